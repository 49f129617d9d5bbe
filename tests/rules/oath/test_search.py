"""Search: what it costs, what is drawn, what is kept (OA-5.1.1..5.1.3); the board that it is made on (OA-2.1)."""

import pytest

from igroteka.games.oath.box import REGIONS, SLOTS, SUITS
from igroteka.games.oath.components import BOX
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-2.1.1-01", "OA-2.1.1-02")
def test_three_regions_with_two_three_and_three_sites() -> None:
    assert REGIONS == ("cradle", "provinces", "hinterland")
    assert [SLOTS.count(region) for region in REGIONS] == [2, 3, 3]


@rule("OA-2.1.3-01", "OA-2.6.1-01")
def test_a_favor_bank_for_each_of_the_six_suits() -> None:
    assert set(Table().g.banks) == set(SUITS) == {denizen.suit for denizen in BOX.denizens.values()}
    assert len(SUITS) == 6


@rule("OA-2.1.2-01", "OA-2.1.2-02", "OA-5.1.1-01", "OA-5.1.2-01")
def test_three_cards_of_the_own_regions_discard_pile_for_two_supply() -> None:
    piles = {"provinces": "elders tents scouts wolves", "cradle": "augury", "hinterland": "dazzle"}
    table = Table(at={1: "mountain"}, piles=piles)
    assert table.options("search") == ["search provinces", "search world"]
    table.do("search provinces")
    assert table.player(1).supply == 5
    assert table.player(1).drawn == ["wolves", "scouts", "tents"]
    assert table.g.piles["provinces"] == ["elders"]


@rule("OA-2.1.6-01", "OA-2.1.6-02", "OA-5.1.1-02")
@pytest.mark.parametrize(("visions", "supply"), [(0, 2), (1, 3), (2, 3), (3, 4), (5, 4)])
def test_the_world_deck_costs_what_the_visions_track_shows(visions: int, supply: int) -> None:
    table = Table(visions_drawn=visions)
    table.do("search world")
    assert table.player(1).supply == 7 - supply


@rule("OA-5.1.1-01", "OA-5.1.1-02")
def test_without_the_supply_there_is_no_search() -> None:
    table = Table(visions_drawn=1, supply={1: 2}, piles={"cradle": "elders"})
    assert table.options("search") == ["search cradle"]
    assert Table(supply={1: 1}, piles={"cradle": "elders"}).options("search") == []


@rule("OA-2.1.5-01", "OA-5.1.2-01", "OA-10-06")
def test_three_cards_from_the_top_of_the_world_deck() -> None:
    table = Table(world="elders tents scouts wolves")
    before = len(table.g.world)
    table.do("search world")
    assert table.player(1).drawn == ["elders", "tents", "scouts"]
    assert table.g.world[-1] == "wolves"
    assert len(table.g.world) == before - 3


@rule("OA-5.1.2-02", "OA-5.1.2-03", "OA-5.1.2-04", "OA-2.7.1-01")
def test_a_vision_is_announced_and_ends_the_drawing() -> None:
    table = Table(world="elders vision_of_faith scouts")
    table.do("search world")
    assert table.player(1).drawn == ["elders", "vision_of_faith"]
    assert table.g.visions_drawn == 1
    assert table.told("vision_drawn") == [(1,)]
    assert table.g.world[-1] == "scouts"


@rule("OA-5.1.2-05")
def test_a_vision_of_a_discard_pile_neither_stops_nor_counts() -> None:
    table = Table(piles={"cradle": "elders tents vision_of_faith"})
    table.do("search cradle")
    assert table.player(1).drawn == ["vision_of_faith", "tents", "elders"]
    assert table.g.visions_drawn == 0


@rule("OA-5.1.2-01")
def test_a_pile_with_fewer_cards_gives_what_it_has_and_an_empty_one_cannot_be_searched() -> None:
    table = Table(piles={"cradle": "elders tents"})
    table.do("search cradle")
    assert table.player(1).drawn == ["tents", "elders"]
    assert Table().options("search") == ["search world"]


@rule("OA-5.1.3-01", "OA-5.1.4-01")
def test_all_but_one_card_are_discarded_and_that_one_may_be_too() -> None:
    table = Table(world="elders tents scouts")
    table.do("search world")
    assert table.asked == (1, "keep")
    assert table.options() == ["discard_all", "keep elders", "keep scouts", "keep tents"]
    table.do("keep tents")
    assert table.g.piles["provinces"] == ["elders", "scouts"]
    table.do("discard tents")
    assert table.g.piles["provinces"] == ["elders", "scouts", "tents"]
    assert table.asked == (1, "act")


@rule("OA-5.1.3-01")
def test_all_cards_can_be_discarded_at_once() -> None:
    table = Table(world="elders tents scouts")
    table.do("search world; discard_all")
    assert table.g.piles["provinces"] == ["elders", "tents", "scouts"]
    assert table.player(1).drawn == []


def test_only_the_searcher_knows_what_was_drawn_and_discarded() -> None:
    table = Table(world="elders tents scouts")
    table.do("search world; keep tents; to_facedown tents")
    public = [event.args for event in table.match.log if event.heard_by(0)]
    assert all("elders" not in args and "tents" not in args for args in public)
    assert table.player(1).known == ["elders", "scouts", "tents"]
    assert table.player(0).known == []
    assert (1, "tents") in table.told("hid_card")


def test_whoever_knew_a_card_of_the_pile_knows_no_more_where_it_is() -> None:
    table = Table(piles={"cradle": "elders tents"})
    table.player(0).known = ["elders"]
    table.begin_anew()
    table.do("search cradle; discard_all")
    assert table.player(0).known == []


def test_a_search_reveals_something() -> None:
    table = Table()
    clock = table.g.clock
    table.do("search world")
    assert table.g.clock > clock
