"""The frequently asked questions of the rulebook (LV-FAQ)."""

from igroteka.games.vaala.components import BOX
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, Table
from tests.ledger import rule

BONDED = [(ELIZA, FERELLON)]

# Ferellon and Eliza


@rule("LV-FAQ-01")
def test_example_for_ferellons_moves_elizas_region_adjoins_his() -> None:
    bonded = Table(stack="radiant_circuit", at={ELIZA: "nauak"}, bonds=BONDED)
    bonded.do("activate deploy")
    unbonded = Table(stack="radiant_circuit", at={ELIZA: "nauak"})
    unbonded.do("activate deploy")
    assert set(bonded.options()) - set(unbonded.options()) == {"fly nauak", "fly lower_primalian"}


@rule("LV-FAQ-01")
def test_example_for_moves_of_eliza_ferellons_region_adjoins_hers() -> None:
    table = Table(
        stack="oathguard_advance", units={ELIZA: {"allaria": "i", "galadia": "i"}}, at={FERELLON: "nauak"}, bonds=BONDED
    )
    table.do("activate deploy")
    assert "march allaria nauak" in table.options()
    assert "march galadia nauak" not in table.options()


@rule("LV-FAQ-01")
def test_the_bond_makes_regions_adjacent_for_moves_only() -> None:
    table = Table(
        stack="pureblood_tide",
        at={ELIZA: "nauak", FERELLON: "north_tyveria"},
        units={ADRAEL: {"trade_route": "i"}},
        bonds=BONDED,
        dice=".",
    )
    table.do("activate attack; take infantry; done; retreat")
    assert "retreat_to nauak" not in table.options()


def healed(flight: str, *, bonded: bool = True) -> int:
    """How many wounds Ferellon, with three, heals on a flight; Eliza is in Allaria."""
    table = Table(stack="radiant_circuit", wounds={FERELLON: 3}, bonds=BONDED if bonded else [])
    table.do(f"activate deploy; fly {flight}")
    return 3 - table.player(FERELLON).wounds


@rule("LV-FAQ-02")
def test_example_ferellon_heals_a_wound_when_he_moves_next_to_eliza() -> None:
    assert (healed("galadia"), healed("nau_forest")) == (1, 1)


@rule("LV-FAQ-02")
def test_ferellon_heals_neither_elsewhere_nor_unbonded() -> None:
    assert (healed("north_tyveria"), healed("allaria"), healed("galadia", bonded=False)) == (0, 0, 0)


# Moves within Attack and Wrath


@rule("LV-FAQ-03")
def test_griffin_knights_fly_in_an_attack_as_in_any_move() -> None:
    table = Table(
        stack="kirin_charge",
        at={FERELLON: "eastern_plains"},
        units={ELIZA: {"allaria": "ic"}},
        neutral={"isval": 1},
        denizens=[(ELIZA, "griffin_knights")],
        dice="c",
    )
    table.do("activate attack; attack isval")
    assert table.told("marched") == [(ELIZA, "cavalry*1", "allaria", "isval")]
    assert table.army(ELIZA, "isval") == "c"


@rule("LV-FAQ-03")
def test_fai_hunters_who_move_in_for_an_attack_wound_before_the_combat() -> None:
    table = Table(
        stack="kirin_charge",
        units={ELIZA: {"allaria": "a"}},
        neutral={"galadia": 2},
        denizens=[(ELIZA, "fai_hunters")],
        dice="... .",
    )
    table.do("activate attack; everyone")
    assert table.g.regions["galadia"].neutral == 1
    assert table.told("rolled")[1] == ("neutral", "miss")


@rule("LV-FAQ-03", "LV-FAQ-02")
def test_the_move_of_a_wrath_lets_the_bonded_ferellon_heal() -> None:
    table = Table(stack="sovereigns_wrath", wounds={FERELLON: 3}, neutral={"galadia": 1}, bonds=BONDED, dice="C....")
    table.do("activate attack")
    assert (table.player(FERELLON).wounds, table.told("healed")) == (2, [(FERELLON, 1)])


# Control, borders


@rule("LV-FAQ-04")
def test_a_general_does_not_control_a_region_where_only_the_bonded_dragon_is() -> None:
    table = Table(stack="royal_tithe", at={FERELLON: "galadia"}, power={"galadia": 1, "allaria": 1}, bonds=BONDED)
    table.do("activate collect")
    assert (table.player(ELIZA).ready, table.g.regions["galadia"].power) == (1, 1)
    assert "allaria" in table.player(ELIZA).hand
    assert "galadia" not in table.player(ELIZA).hand


@rule("LV-FAQ-05")
def test_example_allaria_and_nauak_are_not_adjacent_though_both_touch_a_sea() -> None:
    regions = BOX.board.regions
    assert set(regions["allaria"].seas) & set(regions["nauak"].seas)
    table = Table(stack="oathguard_advance", units={ELIZA: {"allaria": "i"}})
    table.do("activate deploy")
    assert table.options("march") == ["march allaria fai_forest", "march allaria galadia", "march allaria nau_forest"]


# Order in combat


@rule("LV-FAQ-06")
def test_wounds_come_from_the_attackers_criticals_then_the_defender_then_the_standard_hits() -> None:
    table = Table(
        stack="pureblood_tide",
        at={ADRAEL: "south_tyveria"},
        units={ADRAEL: {"trade_route": "iii"}},
        neutral={"north_tyveria": 3},
        dice="ch. c.",
    )
    table.do("activate attack; attack north_tyveria; everyone")
    assert [who for who, *_ in table.told("destroyed")] == ["neutral", ADRAEL, "neutral"]


def duel(dice: str) -> Table:
    """Ferellon, one wound short of the end, attacks Eliza, who is alone and has no power."""
    table = Table(
        stack="sovereigns_wrath",
        at={ELIZA: "galadia"},
        wounds={FERELLON: 4},
        tokens={FERELLON: (1, 0)},
        dice=dice,
    )
    table.do("activate attack")
    return table


@rule("LV-FAQ-06", "LV-FAQ-07")
def test_example_both_steal_the_defender_before_the_attackers_standard_hits() -> None:
    table = duel("h.. h.")
    table.do("counterattack; retreat_to isval; retreat_to allaria")
    assert table.told("stole") == [(ELIZA, FERELLON, "ready"), (FERELLON, ELIZA, "ready")]
    assert (table.player(FERELLON).ready, table.player(ELIZA).ready) == (1, 0)


@rule("LV-FAQ-06", "LV-FAQ-07")
def test_example_the_attackers_criticals_come_before_any_steal_of_the_defender() -> None:
    table = duel("c..")
    table.do("retreat_to allaria")
    assert table.told("stole") == []
    assert (table.player(FERELLON).ready, table.player(FERELLON).wounds) == (1, 4)


# Essence


@rule("LV-FAQ-08")
def test_example_a_galadian_priest_destroyed_as_the_last_unit_is_no_essence() -> None:
    table = Table(
        stack="sovereigns_wrath",
        units={ELIZA: {"galadia": "i"}},
        denizens=[(ELIZA, "galadian_priest")],
        dice="c.....",
    )
    table.do("activate attack")
    assert (table.army(ELIZA, "galadia"), table.player(FERELLON).essence) == ("", [])
    assert table.player(ELIZA).supply["infantry"] == 6
