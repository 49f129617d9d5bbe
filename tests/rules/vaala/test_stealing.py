"""Stealing power from those who are forced to retreat (LV-STEAL)."""

from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule


def lone_eliza(dice: str, *, eliza: tuple[int, int], ferellon: tuple[int, int] = (0, 0)) -> Table:
    """Ferellon attacks Eliza, who is alone in Galadia."""
    table = Table(stack="sovereigns_wrath", at={ELIZA: "galadia"}, tokens={ELIZA: eliza, FERELLON: ferellon}, dice=dice)
    table.do("activate attack")
    return table


def tracks(table: Table) -> list[tuple[int, int]]:
    """Unspent and spent power of Ferellon and Eliza."""
    return [(table.player(name).ready, table.player(name).spent) for name in (FERELLON, ELIZA)]


@rule("LV-STEAL-01", "LV-STEAL-03")
def test_who_forces_a_general_to_retreat_takes_one_power_onto_the_own_track() -> None:
    table = lone_eliza("c.....", eliza=(3, 0))
    supply = table.g.supply.power
    table.do("retreat_to allaria")
    assert tracks(table) == [(1, 0), (2, 0)]
    assert table.told("stole") == [(FERELLON, ELIZA, "ready")]
    assert table.g.supply.power == supply


@rule("LV-STEAL-01")
def test_who_forces_a_dragon_to_retreat_takes_one_power() -> None:
    table = Table(
        stack="kirin_charge",
        at={FERELLON: "galadia"},
        units={ELIZA: {"allaria": "i"}},
        wounds={FERELLON: 4},
        tokens={FERELLON: (2, 0)},
        dice="c..",
    )
    table.do("activate attack; everyone; retreat_to isval")
    assert tracks(table) == [(1, 0), (1, 0)]


@rule("LV-STEAL-01")
def test_the_defender_steals_from_an_attacker_in_the_same_way() -> None:
    table = Table(
        stack="sovereigns_wrath",
        at={ELIZA: "galadia"},
        wounds={FERELLON: 4},
        tokens={FERELLON: (2, 0)},
        dice="... h.",
    )
    table.do("activate attack; counterattack; retreat_to isval")
    assert tracks(table) == [(1, 0), (1, 0)]


@rule("LV-STEAL-01")
def test_a_retreat_of_ones_own_will_costs_nothing() -> None:
    table = lone_eliza("h.....", eliza=(3, 0))
    table.do("retreat; retreat_to allaria")
    assert tracks(table) == [(0, 0), (3, 0)]


@rule("LV-STEAL-01")
def test_units_without_a_figure_that_are_destroyed_cost_nothing() -> None:
    table = Table(stack="sovereigns_wrath", units={ELIZA: {"galadia": "i"}}, tokens={ELIZA: (3, 0)}, dice="C.....")
    table.do("activate attack")
    assert table.army(ELIZA, "galadia") == ""
    assert tracks(table) == [(0, 0), (3, 0)]


@rule("LV-STEAL-01")
def test_neutral_units_steal_nothing() -> None:
    table = Table(
        stack="sovereigns_wrath",
        neutral={"galadia": 2},
        wounds={FERELLON: 4},
        tokens={FERELLON: (2, 0)},
        dice="... h.",
    )
    table.do("activate attack; retreat_to isval")
    assert tracks(table)[0] == (2, 0)


@rule("LV-STEAL-01")
def test_nothing_is_stolen_from_an_empty_track() -> None:
    table = lone_eliza("c.....", eliza=(0, 0))
    table.do("retreat_to allaria")
    assert tracks(table) == [(0, 0), (0, 0)]


@rule("LV-STEAL-02", "LV-STEAL-06")
def test_the_thief_chooses_the_token() -> None:
    table = lone_eliza("c.....", eliza=(2, 1))
    table.do("retreat_to allaria")
    assert (table.asked, table.options()) == ((FERELLON, "steal_token"), ["token ready", "token spent"])
    table.do("token ready")
    assert tracks(table) == [(1, 0), (1, 1)]


@rule("LV-STEAL-04")
def test_a_stolen_token_keeps_its_side() -> None:
    table = lone_eliza("c.....", eliza=(2, 1), ferellon=(1, 0))
    table.do("retreat_to allaria; token spent")
    assert tracks(table) == [(1, 1), (2, 0)]


@rule("LV-STEAL-05")
def test_more_hits_than_needed_steal_no_more_than_one_power() -> None:
    table = lone_eliza("CCC...", eliza=(3, 0))
    table.do("retreat_to allaria")
    assert tracks(table) == [(1, 0), (2, 0)]


@rule("LV-STEAL-05")
def test_who_has_stolen_in_a_combat_does_not_steal_again_by_a_card() -> None:
    table = Table(
        stack="exquisite_kill",
        at={ELIZA: "nau_forest"},
        tokens={NAGASHA: (2, 0), ELIZA: (3, 0)},
        open_vaala={NAGASHA: ["no_insult_forgotten"]},
        dice="h.... h",
    )
    table.do("activate attack; fly nau_forest; counterattack; retreat_to allaria")
    assert table.player(NAGASHA).wounds == 1
    assert table.told("stole") == [(NAGASHA, ELIZA, "ready")]
    assert (table.player(NAGASHA).ready, table.player(ELIZA).ready) == (3, 2)
    assert table.asked[1] == "plan"


@rule("LV-STEAL-06")
def test_who_makes_another_lose_power_chooses_the_token() -> None:
    table = Table(
        stack="crimson_whisper",
        at={FERELLON: "north_tyveria"},
        tokens={ADRAEL: (2, 0), FERELLON: (2, 1)},
        open_vaala={ADRAEL: ["tribute_of_fear"]},
    )
    supply = table.g.supply.power
    table.do("activate vaala; cast tribute_of_fear")
    assert (table.asked, table.options()) == ((ADRAEL, "lose_token"), ["token ready", "token spent"])
    table.do("token ready")
    assert tracks(table)[0] == (1, 1)
    assert table.g.supply.power == supply + 1
