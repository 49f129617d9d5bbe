"""The target region of Faceless players (LV-TARGET)."""

import pytest

from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule


@rule("LV-TARGET-01")
def test_the_target_is_the_region_with_the_most_power() -> None:
    table = Table(ELIZA, ADRAEL, stack="radiant_circuit", power={"galadia": 1, "fai_forest": 2, "nau_forest": 3})
    assert table.told("flew") == [(FERELLON, "isval", "nau_forest")]


@rule("LV-TARGET-01")
def test_power_on_tracks_does_not_make_a_target() -> None:
    table = Table(ELIZA, ADRAEL, stack="radiant_circuit", power={"galadia": 1}, tokens={ELIZA: (8, 0)})
    assert table.player(FERELLON).at == "galadia"


@rule("LV-TARGET-02")
@pytest.mark.parametrize(("start", "goal"), [("isval", "galadia"), ("south_tyveria", "trade_route")])
def test_of_equal_regions_the_nearest_to_the_figure_is_the_target(start: str, goal: str) -> None:
    table = Table(
        ELIZA,
        NAGASHA,
        stack="radiant_circuit",
        at={FERELLON: start, ADRAEL: "nauak"},
        power={"galadia": 2, "trade_route": 2},
    )
    assert table.told("flew") == [(FERELLON, start, goal)]


@rule("LV-TARGET-02")
def test_a_faceless_general_measures_from_the_general_not_from_other_units() -> None:
    table = Table(
        ELIZA,
        NAGASHA,
        stack="red_harvest",
        units={ADRAEL: {"trade_route": "i", "galadia": "i"}},
        power={"galadia": 2, "eastern_plains": 2},
    )
    assert table.player(ADRAEL).at == "eastern_plains"


@rule("LV-TARGET-03")
@pytest.mark.parametrize("initiative", [ADRAEL, ELIZA])
def test_if_still_equal_the_initiative_holder_decides(initiative: str) -> None:
    table = Table(
        ELIZA,
        ADRAEL,
        stack="radiant_circuit",
        power={"galadia": 2, "north_tyveria": 2, "allaria": 2, "nauak": 1},
        initiative=initiative,
    )
    assert (table.asked, table.options()) == ((initiative, "target"), ["target galadia", "target north_tyveria"])
    table.do("target north_tyveria")
    assert table.told("flew") == [(FERELLON, "isval", "north_tyveria")]


@rule("LV-TARGET-04")
def test_different_faceless_players_may_have_different_targets() -> None:
    table = Table(ELIZA, stack="radiant_circuit mercury_veil", power={"galadia": 2, "nauak": 2})
    assert table.told("flew") == [(FERELLON, "isval", "galadia"), (NAGASHA, "lower_primalian", "nauak")]


@rule("LV-TARGET-05")
def test_the_target_changes_with_the_power_on_the_board() -> None:
    table = Table(
        ELIZA,
        stack="radiant_circuit connoisseurs_claim gilded_flight",
        at={NAGASHA: "nauak"},
        power={"nauak": 2, "galadia": 1},
    )
    assert table.told("flew") == [(FERELLON, "isval", "nau_forest"), (FERELLON, "nau_forest", "galadia")]


@rule("LV-TARGET-05")
def test_the_initiative_holder_may_choose_another_of_the_equal_regions_the_next_time() -> None:
    table = Table(
        ELIZA, NAGASHA, stack="pureblood_tide", at={NAGASHA: "nauak"}, power={"fai_forest": 1, "upper_primalian": 1}
    )
    assert table.options() == ["target fai_forest", "target upper_primalian"]
    table.do("target fai_forest")
    assert table.player(ADRAEL).at == "north_tyveria"
    table.do("unit infantry; unit cavalry")
    assert table.options() == ["target fai_forest", "target upper_primalian"]
    table.do("target upper_primalian")
    assert table.player(ADRAEL).at == "upper_primalian"


@rule("LV-TARGET-06")
def test_without_power_on_the_board_a_faceless_player_stays_where_it_is() -> None:
    table = Table(ELIZA, stack="radiant_circuit blood_emperors_will", initiative=ELIZA)
    assert (table.g.round, len(table.told("placed"))) == (2, 2)
    assert (table.told("flew"), table.told("marched")) == ([], [])
    assert (table.player(FERELLON).at, table.player(ADRAEL).at) == ("isval", "trade_route")


@rule("LV-TARGET-06")
def test_without_power_a_faceless_general_is_in_the_target_and_turns_against_a_weak_neighbour() -> None:
    table = Table(
        ELIZA,
        NAGASHA,
        stack="red_harvest",
        units={ADRAEL: {"trade_route": "ii"}},
        neutral={"eastern_plains": 2},
        dice="C...",
    )
    assert table.told("combat") == [(ADRAEL, "neutral", "eastern_plains")]
