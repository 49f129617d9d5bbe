"""The map's figures, and the glyphs of the twelve region cards in every region."""

import pytest

from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

BORDERS = """
isval galadia, isval fai_forest, isval north_tyveria, isval eastern_plains, isval allaria, galadia allaria,
fai_forest allaria, fai_forest nau_forest, fai_forest upper_primalian, fai_forest north_tyveria, allaria nau_forest,
nau_forest upper_primalian, nau_forest lower_primalian, nau_forest nauak, upper_primalian south_tyveria,
upper_primalian lower_primalian, upper_primalian north_tyveria, north_tyveria trade_route,
north_tyveria eastern_plains, eastern_plains trade_route, trade_route lower_primalian, trade_route south_tyveria,
south_tyveria lower_primalian, lower_primalian nauak
"""
MOUNTAINS = "fai_forest upper_primalian, nau_forest upper_primalian, upper_primalian south_tyveria"
REGIONS = list(BOX.board.regions)


def pairs(text: str) -> set[frozenset[str]]:
    return {frozenset(pair.split()) for pair in text.split(",")}


def test_these_regions_share_a_border() -> None:
    assert {frozenset(border.between) for border in BOX.board.borders} == pairs(BORDERS)
    assert len(BOX.board.borders) == 24


def test_these_borders_are_mountains() -> None:
    assert {frozenset(border.between) for border in BOX.board.borders if border.mountain} == pairs(MOUNTAINS)


def test_these_regions_are_starts() -> None:
    starts = {region.id: region.start for region in BOX.board.regions.values() if region.start}
    assert starts == {"isval": FERELLON, "allaria": ELIZA, "lower_primalian": NAGASHA, "trade_route": ADRAEL}
    assert {character.start: name for name, character in BOX.characters.items()} == starts


def test_these_regions_lie_on_the_seas() -> None:
    coasts = {sea: {region.id for region in BOX.board.regions.values() if sea in region.seas} for sea in BOX.board.seas}
    assert coasts == {
        "western_gulf": {"allaria", "nau_forest", "nauak"},
        "southern_sea": {"nauak", "lower_primalian", "trade_route"},
    }


def test_the_die_has_ten_faces() -> None:
    faces = [(face.standard, face.critical) for face in BOX.die]
    assert sorted(faces) == sorted([(0, 0)] * 4 + [(1, 0)] * 3 + [(2, 0), (0, 1), (0, 2)])


def test_the_tokens_of_the_box() -> None:
    tokens = BOX.tokens
    assert (tokens.power, tokens.neutral_units, tokens.wounds, tokens.cities, tokens.dice) == (56, 24, 10, 12, 5)
    assert (tokens.units_of_type, tokens.units_in_region, tokens.power_to_win, tokens.row) == (6, 6, 10, 6)


# Every region card


def elizas(region: str, ready: int = 0) -> Table:
    """The card of a region in which Eliza stands; all denizens lie in the row."""
    at = {ELIZA: region, ADRAEL: "isval" if region == "nauak" else "nauak"}
    return Table(stack=f"eliza:{region}", at=at, row=list(BOX.denizens), tokens={ELIZA: (ready, 0)}, game=VAALA)


@pytest.mark.parametrize("region", REGIONS)
def test_every_region_card_reinforces_and_then_fortifies_a_free_region(region: str) -> None:
    away = {ELIZA: "galadia", ADRAEL: "galadia"} if region != "galadia" else {}
    table = Table(stack=f"eliza:{region}", at=away)
    assert table.told("region_glyph") == [(region, "reinforce"), (region, "fortify")]
    assert (table.g.regions[region].neutral, table.g.regions[region].city) == (2, True)


@pytest.mark.parametrize("region", REGIONS)
def test_every_region_card_offers_the_three_denizens_of_the_region_to_its_general(region: str) -> None:
    table = elizas(region)
    native = [card.id for card in BOX.denizens.values() if card.homeland == region]
    assert (len(native), table.asked) == (3, (ELIZA, "upgrade"))
    assert table.options() == ["denizen " + card for card in sorted(native)] + ["done"]


@pytest.mark.parametrize("region", REGIONS)
def test_for_power_every_region_card_offers_the_denizens_next_door_too(region: str) -> None:
    table = elizas(region, ready=1)
    homelands = {BOX.denizens[option.split()[1]].homeland for option in table.options("denizen")}
    assert homelands == {region, *BOX.board.neighbours[region]}


def test_the_glyphs_of_a_region_card_come_in_order() -> None:
    table = Table(stack="eliza:allaria", row=["kirin_sentinels"])
    table.do("denizen kirin_sentinels; unit infantry")
    assert table.told("region_glyph") == [("allaria", "upgrade"), ("allaria", "reinforce"), ("allaria", "fortify")]


# The edges of the glyphs


def test_upgrade_for_a_neighbours_denizen_costs_one_power() -> None:
    table = Table(stack="eliza:allaria", row=["galadian_priest"], tokens={ELIZA: (2, 1)})
    table.do("denizen galadian_priest")
    assert (table.player(ELIZA).ready, table.player(ELIZA).spent) == (1, 2)


def test_upgrade_gives_a_dragon_nothing() -> None:
    table = Table(stack="eliza:isval", row=["candlebearers"], tokens={FERELLON: (2, 0)})
    assert (table.told("upgraded"), table.g.regions["isval"].neutral) == ([], 2)


def test_reinforce_places_what_the_supply_has_left() -> None:
    table = Table(stack="eliza:isval", neutral={"nauak": 23})
    assert (table.g.regions["isval"].neutral, table.g.supply.neutral) == (1, 0)


def test_reinforce_offers_only_types_in_supply() -> None:
    table = Table(stack="eliza:allaria", units={ELIZA: {"isval": "iiiiii"}})
    assert table.options() == ["unit archers", "unit cavalry"]


def test_reinforce_beyond_six_costs_a_unit_of_the_generals_choice() -> None:
    table = Table(stack="eliza:allaria", units={ELIZA: {"allaria": "iiicc"}})
    table.do("unit archers")
    assert (table.asked, table.options()) == ((ELIZA, "trim"), ["unit archers", "unit cavalry", "unit infantry"])
    table.do("unit cavalry")
    assert table.army(ELIZA, "allaria") == "iiica"


def test_fortify_builds_nothing_when_the_supply_is_empty() -> None:
    table = Table(stack="royal_tithe eliza:isval", power={"allaria": 1})
    table.g.supply.cities = 0
    table.do("skip collect")
    assert (table.g.regions["isval"].city, table.told("region_glyph")) == (False, [("isval", "reinforce")])
