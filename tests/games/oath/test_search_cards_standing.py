"""Cards that stand in the way of playing or gain from it; homelands."""

from typing import Any

import pytest

from tests.games.oath.searching import goes, search_for
from tests.games.oath.table import Table
from tests.ledger import rule

HOMES = ("plains", "fertile_valley", "steppe", "deep_woods", "ancient_city", "standing_stones", "wastes", "great_slum")
PURPLE, RED, BLUE = ({colour: 1} for colour in ("purple", "red", "blue"))


# What cannot be played


def test_gossip_keeps_enemies_of_its_ruler_from_hiding_cards() -> None:
    table = search_for("elders", sites={"mountain": "gossip"}, warbands_at={"mountain": PURPLE})
    assert goes(table) == ["to_adviser elders", "to_site elders plains"]
    for ruler in (RED, BLUE):
        table = search_for("elders", sites={"mountain": "gossip"}, warbands_at={"mountain": ruler})
        assert ("to_facedown elders" in goes(table)) == (ruler == RED)


def test_gossip_under_bandits_binds_everybody_and_spares_friends_in_the_empire() -> None:
    table = search_for("elders", sites={"mountain": "gossip"})
    assert "to_facedown elders" not in goes(table)
    table = search_for("elders", sites={"mountain": "gossip"}, warbands_at={"mountain": PURPLE}, citizens=[1])
    assert "to_facedown elders" in goes(table)


def test_gossip_leaves_only_the_discard_where_a_card_cannot_go_faceup() -> None:
    table = search_for("vision_of_faith", turn=0, sites={"mountain": "gossip"})
    assert table.options() == ["discard vision_of_faith"]


def test_gossip_lets_facedown_advisers_stay_and_be_turned() -> None:
    table = Table(hidden={1: "elders"}, sites={"mountain": "gossip"})
    table.do("reveal elders; to_adviser elders")
    assert table.player(1).faces == ["elders"]


@pytest.mark.parametrize(
    ("ruler", "site", "barred"), [(PURPLE, "plains", True), (PURPLE, "wastes", False), (RED, "plains", False)]
)
def test_secret_police_bars_visions_of_enemies_at_sites_of_its_ruler(
    ruler: dict[str, int], site: str, barred: bool
) -> None:
    sites, forces = {"mountain": "secret_police"}, {"mountain": ruler, "plains": ruler, "wastes": BLUE}
    for card in ("vision_of_faith", "conspiracy"):
        table = search_for(card, sites=sites, warbands_at=forces, at={1: site})
        assert (f"to_vision {card}" not in goes(table)) == barred


def test_secret_police_under_bandits_watches_the_sites_of_bandits() -> None:
    sites = {"mountain": "secret_police"}
    assert goes(search_for("vision_of_faith", sites=sites)) == ["to_facedown vision_of_faith"]
    ruled = search_for("vision_of_faith", sites=sites, warbands_at={"plains": PURPLE})
    assert "to_vision vision_of_faith" in goes(ruled)


def test_sacred_ground_is_where_visions_are_revealed_but_not_the_conspiracy() -> None:
    sites = {"mountain": "sacred_ground"}
    assert goes(search_for("vision_of_faith", sites=sites)) == ["to_facedown vision_of_faith"]
    assert "to_vision vision_of_faith" in goes(search_for("vision_of_faith", sites=sites, at={1: "mountain"}))
    assert "to_vision conspiracy" in goes(search_for("conspiracy", sites=sites))


def test_vow_of_obedience_bars_all_visions_of_its_holder() -> None:
    for card in ("vision_of_faith", "conspiracy"):
        assert goes(search_for(card, advisers={1: "vow_of_obedience"})) == [f"to_facedown {card}"]
        assert f"to_vision {card}" in goes(search_for(card, advisers={2: "vow_of_obedience"}))


def test_vow_of_obedience_lets_a_revealed_vision_stay_and_gives_a_favor_at_rest() -> None:
    table = search_for("vow_of_obedience", visions={1: "vision_of_faith"})
    table.do("to_adviser vow_of_obedience")
    assert table.player(1).vision == "vision_of_faith"
    table.do("end")
    assert table.asked == (1, "rest_powers")
    table.do("power vow_of_obedience; suit beast")
    assert (table.player(1).favor, table.g.banks["beast"]) == (1, 2)


def test_ruined_temple_bars_beast_cards_of_its_rulers_enemies() -> None:
    sites = {"mountain": "ruined_temple"}
    assert goes(search_for("wolves", sites=sites)) == ["to_facedown wolves"]
    assert len(goes(search_for("wolves", sites=sites, warbands_at={"mountain": RED}))) == 3
    assert len(goes(search_for("elders", sites=sites))) == 3


def test_salt_the_earth_is_not_played_beside_a_locked_card() -> None:
    table = search_for("salt_the_earth", sites={"plains": "tents"})
    assert "to_site salt_the_earth plains" in goes(table)
    for locked in ("sacred_ground", "great_spire", "fallen_spire"):
        table = search_for("salt_the_earth", sites={"plains": locked})
        assert goes(table) == ["to_facedown salt_the_earth"]


# What has to be paid


def test_forced_labor_is_paid_to_the_ruler_by_enemies_at_any_of_the_rulers_sites() -> None:
    sites, forces = {"mountain": "forced_labor"}, {"mountain": PURPLE, "plains": PURPLE}
    table = Table(sites=sites, warbands_at=forces, favor={1: 1})
    table.do("search world")
    assert (table.player(1).favor, table.player(0).favor) == (0, 1)
    assert Table(sites=sites, warbands_at=forces).options("search") == [], "without a favor there is no Search"
    elsewhere = Table(sites=sites, warbands_at={"mountain": PURPLE, "plains": BLUE})
    assert elsewhere.options("search") == ["search world"]


def test_forced_labor_spares_the_ruler_and_the_empire() -> None:
    sites = {"mountain": "forced_labor"}
    own = Table(sites=sites, warbands_at={"mountain": RED, "plains": RED})
    assert own.options("search") == ["search world"]
    empire = Table(sites=sites, warbands_at={"mountain": PURPLE, "plains": PURPLE}, citizens=[1])
    assert empire.options("search") == ["search world"]


def test_forced_labor_under_bandits_is_burnt() -> None:
    table = Table(sites={"mountain": "forced_labor"}, favor={1: 1})
    supply = table.g.favor
    table.do("search world")
    assert (table.player(1).favor, table.g.favor) == (0, supply + 1)


def test_forced_labor_is_due_for_facedown_advisers_too() -> None:
    sites, forces = {"mountain": "forced_labor"}, {"mountain": PURPLE, "plains": PURPLE}
    table = Table(sites=sites, warbands_at=forces, favor={1: 1}, hidden={1: "elders"})
    table.do("reveal elders; discard elders")
    assert (table.player(1).favor, table.player(0).favor) == (0, 1)
    assert Table(sites=sites, warbands_at=forces, hidden={1: "elders"}).options("reveal") == []


def test_forced_labor_is_due_twice_for_a_card_played_facedown_and_then_faceup() -> None:
    sites, forces = {"mountain": "forced_labor"}, {"mountain": PURPLE, "plains": PURPLE}
    table = search_for("elders", sites=sites, warbands_at=forces, favor={1: 2})
    table.do("to_facedown elders; reveal elders; to_adviser elders")
    assert (table.player(1).favor, table.player(0).favor) == (0, 2)


def test_forced_labor_is_due_for_the_oracle() -> None:
    sites, forces = {"mountain": "forced_labor", "plains": "oracle"}, {"mountain": PURPLE, "plains": PURPLE}
    position: dict[str, Any] = {"sites": sites, "warbands_at": forces, "secrets": {1: 2}, "world": "conspiracy"}
    assert Table(**position).options("power") == []
    table = Table(favor={1: 1}, **position)
    table.do("power oracle; discard conspiracy")
    assert (table.player(1).favor, table.player(0).favor) == (0, 1)


def test_no_modifier_may_eat_the_favor_for_forced_labor() -> None:
    sites, forces = {"mountain": "forced_labor"}, {"mountain": PURPLE, "plains": PURPLE}
    position: dict[str, Any] = {"sites": sites, "warbands_at": forces, "advisers": {1: "land_warden"}}
    table = Table(favor={1: 1}, **position)
    table.do("search world")
    assert table.told("modifier_used") == []
    table = Table(favor={1: 2}, **position)
    table.do("search world; use land_warden")
    assert table.player(1).favor == 0


# What others gain


def test_saddle_makers_gain_from_nomad_and_order_cards_of_others() -> None:
    for card, suit in (("elders", "nomad"), ("scouts", "order")):
        table = search_for(card, advisers={2: "saddle_makers"})
        table.do(f"to_adviser {card}")
        assert (table.player(2).favor, table.g.banks[suit]) == (2, 1)


def test_saddle_makers_gain_nothing_from_other_suits_facedown_cards_or_their_own() -> None:
    for card, way, holder in (
        ("wolves", "to_adviser", 2),
        ("elders", "to_facedown", 2),
        ("elders", "to_adviser", 1),
    ):
        table = search_for(card, advisers={holder: "saddle_makers"})
        table.do(f"{way} {card}")
        assert table.player(holder).favor == 0


def test_book_binders_gain_from_visions_of_others_the_conspiracy_included() -> None:
    for card in ("vision_of_faith", "conspiracy"):
        table = search_for(card, advisers={2: "book_binders"})
        table.do(f"to_vision {card}")
        assert table.asked == (2, "which_suit")
        table.do("suit arcane")
        assert (table.player(2).favor, table.g.banks["arcane"]) == (2, 1)


def test_book_binders_gain_nothing_from_hidden_visions_or_their_own() -> None:
    table = search_for("vision_of_faith", advisers={2: "book_binders"})
    table.do("to_facedown vision_of_faith")
    assert table.asked == (1, "act")
    table = search_for("vision_of_faith", advisers={1: "book_binders"})
    table.do("to_vision vision_of_faith")
    assert table.asked == (1, "act")


# Homelands


def test_fertile_valley_brings_a_hearth_favor_even_with_the_book_of_records() -> None:
    table = search_for("storyteller", board=HOMES, at={1: "fertile_valley"})
    table.do("to_site storyteller fertile_valley")
    assert table.player(1).favor == 2
    table = search_for("storyteller", board=HOMES, at={1: "fertile_valley"}, relics={1: "book_of_records"})
    table.do("to_site storyteller fertile_valley")
    assert (table.player(1).favor, table.player(1).secrets) == (1, 1)


@pytest.mark.parametrize(("site", "card"), [("steppe", "elders"), ("standing_stones", "augury")])
def test_steppe_and_standing_stones_bring_a_secret(site: str, card: str) -> None:
    table = search_for(card, board=HOMES, at={1: site})
    table.do(f"to_site {card} {site}")
    assert (table.player(1).favor, table.player(1).secrets) == (1, 1)
    other = search_for("wolves", board=HOMES, at={1: site})
    other.do(f"to_site wolves {site}")
    assert (other.player(1).favor, other.player(1).secrets) == (1, 0)


def test_ancient_city_brings_two_warbands() -> None:
    table = search_for("scouts", board=HOMES, at={1: "ancient_city"})
    table.do("to_site scouts ancient_city")
    assert table.player(1).warbands == 2


@rule("OA-9.2-06")
@pytest.mark.parametrize(("site", "card"), [("wastes", "scryer"), ("deep_woods", "wolves")])
def test_wastes_and_deep_woods_bring_their_relic(site: str, card: str) -> None:
    table = search_for(card, board=HOMES, at={1: site}, relics_at={site: "whistle"})
    table.do(f"to_site {card} {site}")
    assert (table.player(1).relics, table.place(site).relics, table.player(1).supply) == (["whistle"], [], 5)
    none = search_for(card, board=HOMES, at={1: site})
    none.do(f"to_site {card} {site}")
    assert none.asked == (1, "act")


def test_of_several_relics_the_player_picks_one_unseen() -> None:
    table = search_for("wolves", board=HOMES, at={1: "deep_woods"}, relics_at={"deep_woods": "whistle map"})
    table.do("to_site wolves deep_woods")
    assert table.options() == ["number 1", "number 2"]
    table.do("number 2")
    assert (table.player(1).relics, table.place("deep_woods").relics) == (["map"], ["whistle"])


def test_a_homeland_relic_counts_as_recovered_for_relic_worship() -> None:
    position: dict[str, Any] = {"board": HOMES, "at": {1: "deep_woods"}, "relics_at": {"deep_woods": "whistle"}}
    table = search_for("wolves", advisers={1: "relic_worship"}, supply={1: 4}, **position)
    table.do("to_site wolves deep_woods; use relic_worship")
    assert (table.player(1).relics, table.player(1).supply) == (["whistle"], 5)
    assert table.asked == (1, "act")


def test_ancient_bloodline_keeps_the_relic_of_a_homeland_from_enemies() -> None:
    position: dict[str, Any] = {"board": HOMES, "at": {1: "deep_woods"}, "relics_at": {"deep_woods": "whistle"}}
    table = search_for("wolves", advisers={2: "ancient_bloodline"}, warbands_at={"deep_woods": BLUE}, **position)
    table.do("to_site wolves deep_woods")
    assert table.player(1).relics == []


def test_no_homeland_after_discarding_such_a_card_from_there_in_this_turn() -> None:
    position: dict[str, Any] = {"board": HOMES, "at": {1: "steppe"}, "banners": {1: "peoples_favor"}}
    table = search_for("elders", sites={"steppe": "tents wolves"}, **position)
    table.do("to_site elders steppe; clear tents")
    assert table.player(1).secrets == 0
    table = search_for("elders", sites={"steppe": "tents wolves"}, **position)
    table.do("to_site elders steppe; clear wolves")
    assert table.player(1).secrets == 1


def test_a_homeland_is_there_again_in_the_next_turn() -> None:
    position: dict[str, Any] = {
        "board": HOMES,
        "at": {1: "steppe"},
        "banners": {1: "peoples_favor"},
        "hidden": {1: "lancers"},
    }
    table = search_for("dazzle", sites={"steppe": "tents"}, seats=2, **position)
    table.do("to_site dazzle steppe; clear tents; end")
    while table.asked != (1, "act"):
        table.do(
            next(option for option in ("end", "decline", "drain_people", "feed_people") if option in table.options())
        )
    table.do("reveal lancers; to_site lancers steppe; decline")
    assert table.player(1).secrets == 1
