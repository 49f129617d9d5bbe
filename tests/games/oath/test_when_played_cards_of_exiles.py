"""Powers When Played about citizenship and Visions."""

from typing import Any

from igroteka.games.oath.actions.goals import won_visions
from igroteka.games.oath.box import CITIZEN, EXILE
from igroteka.games.oath.state import ACT, REST
from tests.games.oath.searching import goes, search_for
from tests.games.oath.table import Table

PURPLE, RED, BLUE = ({colour: 1} for colour in ("purple", "red", "blue"))


# Citizenship


def test_long_lost_heir_may_become_a_citizen() -> None:
    table = search_for("long_lost_heir", supply={1: 3}, warbands={1: 2}, visions={1: "vision_of_faith"})
    table.do("to_adviser long_lost_heir; accept")
    me = table.player(1)
    assert (me.role, me.relics, me.vision, me.warbands, me.bank) == (CITIZEN, [], "", 2, 14)
    assert table.told("became_citizen") == [(1,)]
    assert table.g.phase != ACT or table.g.me is not me, "the Act phase is over"


def test_long_lost_heir_may_decline_and_is_nothing_to_imperial_players() -> None:
    table = search_for("long_lost_heir")
    table.do("to_adviser long_lost_heir; decline")
    assert (table.player(1).role, table.asked) == (EXILE, (1, "act"))
    table = search_for("long_lost_heir", turn=0)
    table.do("to_adviser long_lost_heir")
    assert table.asked == (0, "act")


def test_bewitch_needs_more_secrets_than_the_chancellor_those_on_cards_included() -> None:
    position: dict[str, Any] = {"secrets": {0: 2, 1: 2}, "sites": {"plains": "tents"}}
    table = search_for("bewitch", **position)
    table.do("to_adviser bewitch")
    assert table.asked == (1, "act"), "a tie is not more"
    table = search_for("bewitch", tokens={"tents": (0, 1)}, **position)
    table.do("to_adviser bewitch; accept")
    assert (table.player(1).role, table.player(1).relics) == (CITIZEN, [])


def test_royal_ambitions_need_more_sites_and_bring_a_relic_unseen() -> None:
    table = search_for("royal_ambitions", warbands_at={"plains": RED, "mountain": PURPLE})
    table.do("to_adviser royal_ambitions")
    assert table.asked == (1, "act")
    table = search_for("royal_ambitions", warbands_at={"plains": RED}, reliquary="whistle map ivory_eye -")
    table.do("to_adviser royal_ambitions; accept")
    assert table.options() == ["space brutal", "space careless", "space decadent"]
    table.do("space careless")
    assert (table.player(1).role, table.player(1).relics) == (CITIZEN, ["ivory_eye"])
    assert table.g.reliquary == ["whistle", "map", "", ""]


def test_a_relic_of_the_reliquary_is_taken_not_given() -> None:
    position: dict[str, Any] = {"warbands_at": {"plains": RED}, "reliquary": "whistle - - -"}
    table = search_for("royal_ambitions", advisers={2: "relic_thief"}, favor={2: 1}, secrets={2: 1}, **position)
    table.do("to_adviser royal_ambitions; accept")
    assert table.asked == (2, "steal")


def test_with_an_empty_reliquary_citizenship_stands_without_a_relic() -> None:
    table = search_for("royal_ambitions", warbands_at={"plains": RED}, reliquary="- - - -")
    table.do("to_adviser royal_ambitions; accept")
    assert (table.player(1).role, table.player(1).relics) == (CITIZEN, [])


def test_ancient_pact_gives_the_darkest_secret_to_the_chancellor() -> None:
    position: dict[str, Any] = {"banners": {1: "darkest_secret"}, "banner_tokens": {"darkest_secret": 4}}
    table = search_for("ancient_pact", reliquary="whistle map ivory_eye grand_mask", **position)
    table.do("to_adviser ancient_pact; accept; space brutal")
    assert (table.player(0).banners, table.player(1).banners) == (["darkest_secret"], [])
    assert (table.g.banner_tokens["darkest_secret"], table.player(1).relics) == (4, ["whistle"])
    assert table.player(1).role == CITIZEN


def test_ancient_pact_may_be_declined_and_needs_the_banner() -> None:
    table = search_for("ancient_pact", banners={1: "darkest_secret"})
    table.do("to_adviser ancient_pact; decline")
    assert (table.player(1).banners, table.player(1).role) == (["darkest_secret"], EXILE)
    table = search_for("ancient_pact")
    table.do("to_adviser ancient_pact")
    assert table.asked == (1, "act")
    citizen = search_for("ancient_pact", citizens=[1], banners={1: "darkest_secret"})
    citizen.do("to_adviser ancient_pact")
    assert citizen.asked == (1, "act")


# Visions


def following() -> Table:
    """Seat 1 has put a warband on the Vision of seat 2."""
    table = search_for("false_prophet", visions={2: "vision_of_faith"}, visions_drawn=3)
    table.do("to_adviser false_prophet")
    return table


def test_false_prophet_shares_a_revealed_vision() -> None:
    table = following()
    assert (table.g.prophets, table.player(1).bank) == ({"vision_of_faith": 1}, 13)
    table.player(1).banners.append("darkest_secret")
    assert won_visions(table.g, table.player(1)) == ["vision_of_faith"]
    table.player(1).role = CITIZEN
    assert won_visions(table.g, table.player(1)) == []


def test_false_prophet_chooses_among_visions_the_own_included() -> None:
    table = search_for("false_prophet", visions={1: "vision_of_conquest", 2: "vision_of_faith"})
    table.do("to_adviser false_prophet")
    assert table.options() == ["card vision_of_conquest", "card vision_of_faith"]
    table.do("card vision_of_conquest")
    assert table.g.prophets == {"vision_of_conquest": 1}


def test_false_prophet_is_nothing_without_a_vision_a_warband_or_to_a_citizen() -> None:
    for position in (
        {},
        {"visions": {2: "vision_of_faith"}, "warbands": {1: 14}},
        {"visions": {2: "vision_of_faith"}, "citizens": [1]},
    ):
        table = search_for("false_prophet", **position)
        table.do("to_adviser false_prophet")
        assert (table.g.prophets, table.asked) == ({}, (1, "act"))


def test_when_the_vision_is_replaced_the_false_prophet_plays_it_off_turn() -> None:
    table = Table(turn=2, world="vision_of_rebellion", visions={2: "vision_of_faith"}, advisers={1: "false_prophet"})
    table.g.prophets["vision_of_faith"] = 1
    table.player(1).bank = 13
    table.begin_anew()
    table.do("search world; to_vision vision_of_rebellion")
    assert table.asked == (1, "play")
    assert goes(table) == ["to_facedown vision_of_faith", "to_vision vision_of_faith"]
    table.do("to_vision vision_of_faith")
    assert [player.vision for player in table.g.players] == ["", "vision_of_faith", "vision_of_rebellion"]
    assert (table.g.prophets, table.player(1).bank) == ({}, 14)
    assert table.asked == (2, "act")


def test_when_the_owner_becomes_a_citizen_the_false_prophet_gets_the_vision() -> None:
    table = Table(turn=2, hidden={2: "long_lost_heir"}, visions={2: "vision_of_faith"}, advisers={1: "false_prophet"})
    table.g.prophets["vision_of_faith"] = 1
    table.begin_anew()
    table.do("reveal long_lost_heir; to_adviser long_lost_heir; accept")
    assert (table.asked, table.player(2).force) == ((1, "play"), table.player(2).colour)
    table.do("discard vision_of_faith")
    assert table.g.piles["provinces"] == ["vision_of_faith"]
    assert table.player(2).role == CITIZEN


def test_spell_breaker_stops_the_conspiracy() -> None:
    position: dict[str, Any] = {
        "advisers": {1: "tents elders", 2: "lancers"},
        "relics": {2: "whistle"},
        "secrets": {1: 1},
    }
    table = search_for("conspiracy", sites={"wastes": "spell_breaker"}, warbands_at={"wastes": BLUE}, **position)
    table.do("to_vision conspiracy")
    assert (table.asked, table.g.out, table.player(1).secrets) == ((1, "act"), ["conspiracy"], 1)


def test_nothing_is_left_in_hand_when_the_act_phase_ends_in_a_search() -> None:
    position: dict[str, Any] = {"advisers": {1: "land_warden"}, "favor": {1: 1}, "world": "long_lost_heir elders tents"}
    table = Table(**position)
    table.do("search world; use land_warden; keep elders; keep long_lost_heir; to_site elders plains")
    table.do("to_adviser long_lost_heir; accept")
    assert table.player(1).drawn == []
    assert table.g.phase != REST or table.g.me is table.player(1)
