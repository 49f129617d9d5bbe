"""The Act phase, ruling, and which rule goes before which (OA-4.2, OA-9.2, OA-10-18..22)."""

from igroteka.games.oath.actions.ruling import are_enemies, card_rulers, rulers
from igroteka.games.oath.state import Campaign
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-4.2-01", "OA-4.2-02")
def test_major_and_minor_actions_and_powers_are_taken_in_any_order() -> None:
    table = Table(sites={"plains": "longbows wayside_inn"}, favor={1: 4}, warbands_at={"plains": {"red": 1}})
    table.do("muster longbows; power wayside_inn; station; number 1; travel lush_coast")
    assert table.player(1).supply == 6
    assert (table.place("plains").warbands, table.player(1).at, table.asked) == ({"red": 2}, 1, (1, "act"))


@rule("OA-4.2-03")
def test_an_action_is_finished_before_another_begins() -> None:
    table = Table(world="augury elders scouts")
    table.do("search world")
    assert table.asked == (1, "keep")
    assert {option.split()[0] for option in table.options()} <= {"keep", "decline", "discard_all"}


@rule("OA-4.2-04")
def test_taking_no_action_is_allowed() -> None:
    table = Table()
    table.do("end")
    assert (table.asked, table.player(1).supply) == ((2, "act"), 7)


@rule("OA-4.2-05")
def test_the_same_action_may_be_repeated_as_long_as_it_can_be_paid() -> None:
    table = Table(supply={1: 5})
    table.do("travel lush_coast; travel plains; travel lush_coast")
    assert (table.player(1).at, table.player(1).supply) == (1, 2)
    table.do("travel plains; travel lush_coast")
    assert table.options("travel") == []


# Which rule goes before which


@rule("OA-9.2-01")
def test_a_must_goes_before_what_would_be_free() -> None:
    table = Table(sites={"plains": "longbows"}, advisers={1: "initiation_rite"}, favor={1: 1})
    assert table.options("muster") == []
    table = Table(sites={"plains": "longbows"}, advisers={1: "initiation_rite"}, secrets={1: 1})
    table.do("muster longbows")
    assert (table.g.tokens["longbows"].favor, table.g.tokens["longbows"].secrets) == (0, 1)


@rule("OA-9.2-02")
def test_a_cannot_goes_before_what_would_be_allowed() -> None:
    table = Table(warbands={1: 3}, advisers={1: "vow_of_peace"})
    assert table.options("campaign") + table.options("campaign_bandits") == []
    assert Table(warbands={1: 3}).options("campaign_bandits") == ["campaign_bandits"]


PASS = ("plains", "rocky_coast", "narrow_pass", "lush_coast", "salt_flats", "mountain", "wastes", "great_slum")
"""The Provinces have the Narrow Pass; there and in the Cradle is a coast."""


@rule("OA-9.2-03", "OA-9.2-05")
def test_an_ignore_goes_before_a_must() -> None:
    inland = Table(board=PASS, at={1: "plains"})
    assert [word for word in inland.options("travel") if word.split()[1] in PASS[2:5]] == ["travel narrow_pass"]
    coast = Table(board=PASS, at={1: "rocky_coast"})
    assert {"travel narrow_pass", "travel lush_coast"} <= set(coast.options("travel"))
    assert "travel salt_flats" not in coast.options("travel")


@rule("OA-9.2-06", "OA-9.2-07")
def test_a_must_if_possible_does_not_stand_in_the_way() -> None:
    table = Table(advisers={1: "tyrant"}, warbands_at={"lush_coast": {"blue": 1}})
    assert {"travel lush_coast", "travel mountain"} <= set(table.options("travel"))
    table.do("travel lush_coast")
    assert table.place("lush_coast").warbands == {}
    table.do("travel plains")
    assert table.player(1).at == 0


# Ruling


@rule("OA-10-20", "OA-10-21", "OA-10-22")
def test_a_player_rules_sites_with_own_warbands_the_cards_there_and_own_advisers() -> None:
    table = Table(
        sites={"mountain": "longbows", "wastes": "elders"},
        facedown=["great_slum"],
        warbands_at={"mountain": {"red": 1}, "wastes": {"blue": 2}},
        advisers={1: "scouts"},
    )
    g = table.g
    assert [[player.seat for player in rulers(g, slot)] for slot in (2, 6, 0, 7)] == [[1], [2], [], []]
    owners = {card: [player.seat for player in card_rulers(g, card)] for card in ("longbows", "elders", "scouts")}
    assert owners == {"longbows": [1], "elders": [2], "scouts": [1]}


@rule("OA-10-20", "OA-10-23", "OA-7.6.5-02")
def test_a_facedown_site_is_ruled_by_nobody_not_even_with_the_bandit_crown() -> None:
    g = Table(facedown=["great_slum"], relics={1: "bandit_crown"}).g
    assert [[player.seat for player in rulers(g, slot)] for slot in (0, 7)] == [[1], []]


@rule("OA-10-07", "OA-10-08")
def test_enemies_of_the_empire_are_exiles_and_of_an_exile_everybody_else() -> None:
    g = Table(seats=5, citizens=[1, 2]).g
    pairs = [(one, other) for one in g.players for other in g.players if one.seat < other.seat]
    friends = [(one.seat, other.seat) for one, other in pairs if not are_enemies(g, one, other)]
    assert friends == [(0, 1), (0, 2), (1, 2)]
    assert not are_enemies(g, g.players[3], g.players[3])
    g.campaign = Campaign(1, 0, rebels=[1])
    rebels = [(one.seat, other.seat) for one, other in pairs if not are_enemies(g, one, other)]
    assert rebels == [(0, 2)]


@rule("OA-10-18")
def test_what_comes_after_something_follows_it_immediately() -> None:
    table = Table(relics={1: "dragonskin_drum"})
    table.do("travel lush_coast; use dragonskin_drum")
    names = [event.name for event in table.match.log]
    assert names.index("gained_warbands") > names.index("travelled")
    assert (table.player(1).warbands, table.asked) == (1, (1, "act"))
