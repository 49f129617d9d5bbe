"""Discarding cards (OA-10-25..30)."""

import pytest

from tests.games.oath.searching import search_for
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-10-25", "OA-10-26", "OA-10-27")
@pytest.mark.parametrize(("site", "pile"), [("plains", "provinces"), ("mountain", "hinterland"), ("wastes", "cradle")])
def test_cards_go_to_the_pile_after_the_pawns_region(site: str, pile: str) -> None:
    table = Table(at={1: site}, world="elders tents scouts")
    table.do("search world; discard_all")
    assert table.g.piles == {"cradle": [], "provinces": [], "hinterland": []} | {pile: ["elders", "tents", "scouts"]}


@rule("OA-10-28")
def test_a_card_of_another_region_goes_to_the_pile_after_its_own_region() -> None:
    sites = {"mountain": "tents", "wastes": "scouts", "plains": "augury elders"}
    table = search_for("riots", sites=sites | {"rocky_coast": "lancers"}, banners={2: "peoples_favor"})
    table.g.mob = True
    table.do("to_adviser riots")
    assert table.g.piles["hinterland"] == ["tents"]
    assert table.g.piles["cradle"] == ["lancers"]
    assert table.g.piles["provinces"] == ["longbows", "wrestlers", "elders"]


@rule("OA-10-29", "OA-10-30")
def test_favor_on_the_card_goes_to_its_bank_and_secrets_facedown_to_the_active_player() -> None:
    sites, tokens = {"plains": "battle_honors elders"}, {"battle_honors": (2, 0), "elders": (0, 2)}
    table = search_for("dazzle", sites=sites, tokens=tokens, banks={"order": 1})
    table.do("to_site dazzle plains")
    assert (table.g.banks["order"], table.place("plains").cards) == (3, ["elders", "dazzle"])
    table = search_for("threatening_roar", sites=sites, tokens=tokens, secrets={1: 1})
    table.do("to_site threatening_roar plains")
    assert (table.player(1).secrets, table.player(1).facedown) == (1, 2)
    assert "elders" not in table.g.tokens


def test_a_discarded_adviser_goes_by_the_region_of_the_one_who_discards() -> None:
    table = Table(at={1: "mountain", 2: "mountain"}, advisers={1: "assassin", 2: "tents"}, favor={1: 1})
    table.do("power assassin")
    assert table.g.piles["hinterland"] == ["tents"]


def test_everybody_knows_a_faceup_card_that_is_discarded() -> None:
    table = search_for("dazzle", sites={"plains": "battle_honors"})
    table.do("to_site dazzle plains")
    assert ["battle_honors" in player.known for player in table.g.players] == [True, True, True]


@rule("OA-10-25")
def test_cards_of_one_discard_go_to_the_pile_in_any_order() -> None:
    table = Table(world="augury elders scouts", orders=True)
    table.do("search world; keep augury")
    assert (table.asked, table.options()) == ((1, "discard_order"), ["done", "lay elders", "lay scouts"])
    table.do("lay scouts")
    assert table.g.piles["provinces"] == ["scouts", "elders"]
    other = Table(world="augury elders scouts")
    other.do("search world; discard_all")
    assert other.g.piles["provinces"] == ["augury", "elders", "scouts"]
