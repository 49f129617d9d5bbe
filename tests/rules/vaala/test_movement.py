"""Movement (LV-MOVE)."""

from igroteka.games.vaala.components import BOX
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule


@rule("LV-MOVE-01")
def test_units_and_the_general_move_from_one_region_to_another() -> None:
    table = Table(stack="oathguard_advance", units={ELIZA: {"allaria": "iic"}})
    table.do("activate deploy; march allaria galadia; take infantry; take general; done")
    assert (table.army(ELIZA, "galadia"), table.player(ELIZA).at) == ("i", "galadia")
    assert table.army(ELIZA, "allaria") == "ic"
    assert table.player(ELIZA).supply == {"infantry": 4, "cavalry": 5, "archers": 6}


@rule("LV-MOVE-01")
def test_a_dragon_moves_from_one_region_to_another() -> None:
    table = Table(stack="radiant_circuit")
    table.do("activate deploy; fly galadia")
    assert table.player(FERELLON).at == "galadia"
    assert table.told("flew") == [(FERELLON, "isval", "galadia")]


@rule("LV-MOVE-02")
def test_units_set_out_from_any_region_of_theirs() -> None:
    table = Table(
        stack="pureblood_tide", units={ADRAEL: {"nauak": "i", "galadia": "c"}}, at={FERELLON: "eastern_plains"}
    )
    table.do("skip attack; activate deploy")
    origins = {option.split()[1] for option in table.options("march")}
    assert origins == {"trade_route", "nauak", "galadia"}


@rule("LV-MOVE-02")
def test_a_text_without_a_distance_leads_anywhere() -> None:
    table = Table(
        stack="dreaming_blade",
        units={ADRAEL: {"south_tyveria": "i"}},
        neutral={"galadia": 1},
        open_vaala={ELIZA: ["walk_the_dream"]},
        tokens={ELIZA: (1, 0)},
    )
    table.do("activate vaala; cast walk_the_dream")
    closed = {"allaria", "south_tyveria", "trade_route", "galadia"}
    assert table.options() == sorted(f"region {region}" for region in BOX.board.regions if region not in closed)
    table.do("region eastern_plains")
    assert table.player(ELIZA).at == "eastern_plains"


@rule("LV-MOVE-03")
def test_example_a_dragon_moves_to_an_adjacent_region_of_any_kind() -> None:
    table = Table(
        stack="sovereigns_wrath",
        at={NAGASHA: "fai_forest"},
        units={ELIZA: {"galadia": "i"}},
        neutral={"north_tyveria": 1, "isval": 1, "south_tyveria": 1},
    )
    table.do("activate attack")
    assert table.options() == ["fly fai_forest", "fly galadia", "fly north_tyveria", "stay"]


@rule("LV-MOVE-03")
def test_a_flight_ends_in_controlled_neutral_and_uncontrolled_regions_within_reach() -> None:
    table = Table(stack="radiant_circuit", units={ELIZA: {"galadia": "ii"}}, neutral={"north_tyveria": 2})
    table.do("activate deploy")
    near = {"galadia", "fai_forest", "north_tyveria", "eastern_plains"}
    next_but_one = {"allaria", "nau_forest", "upper_primalian", "trade_route", "south_tyveria"}
    assert table.options() == sorted(f"fly {region}" for region in near | next_but_one)


@rule("LV-MOVE-04")
def test_after_a_dragons_move_a_bond_is_rolled_for() -> None:
    table = Table(stack="radiant_circuit", dice="h.")
    table.do("activate deploy; fly trade_route")
    assert table.told("bond_roll") == [(ADRAEL, FERELLON)]


@rule("LV-MOVE-04")
def test_after_a_generals_move_a_bond_is_rolled_for() -> None:
    table = Table(stack="oathguard_advance", at={NAGASHA: "galadia"}, dice=".h")
    table.do("activate deploy; march allaria galadia; done; skip attack")
    assert table.told("bond_roll") == [(ELIZA, NAGASHA)]


@rule("LV-MOVE-04")
def test_units_that_move_without_their_general_roll_for_no_bond() -> None:
    table = Table(stack="oathguard_advance", at={NAGASHA: "galadia"}, units={ELIZA: {"allaria": "i"}})
    table.do("activate deploy; march allaria galadia; take infantry; done; done; skip attack")
    assert (table.army(ELIZA, "galadia"), table.told("bond_roll")) == ("i", [])


@rule("LV-MOVE-05")
def test_after_a_move_the_owner_returns_the_units_above_six() -> None:
    table = Table(stack="oathguard_advance", units={ELIZA: {"allaria": "iic", "galadia": "iaaa"}})
    table.do("activate deploy; march allaria galadia; everyone")
    assert (table.asked, table.options()) == ((ELIZA, "trim"), ["unit archers", "unit cavalry", "unit infantry"])
    table.do("unit archers; unit cavalry")
    assert (table.army(ELIZA, "galadia"), table.player(ELIZA).size("galadia")) == ("iiiaa", 6)
    assert table.player(ELIZA).supply == {"infantry": 3, "cavalry": 6, "archers": 4}


@rule("LV-MOVE-05")
def test_a_general_that_joins_six_units_costs_one_of_them() -> None:
    table = Table(stack="oathguard_advance", units={ELIZA: {"galadia": "iiiiii"}})
    table.do("activate deploy; march allaria galadia")
    assert (table.player(ELIZA).at, table.army(ELIZA, "galadia")) == ("galadia", "iiiii")
