"""The Dragonbond abilities of the four characters, of persons and of Faceless players."""

import pytest

from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

# Ferellon: heals beside the bonded General


@pytest.mark.parametrize(("general", "flight"), [(ELIZA, "galadia"), (ADRAEL, "north_tyveria")])
def test_ferellon_heals_a_wound_when_he_moves_next_to_either_general(general: str, flight: str) -> None:
    table = Table(stack="radiant_circuit", wounds={FERELLON: 3}, bonds=[(general, FERELLON)])
    table.do(f"activate deploy; fly {flight}")
    assert table.player(FERELLON).wounds == 2


def test_ferellon_heals_nothing_when_the_general_comes_to_him() -> None:
    table = Table(stack="oathguard_advance", at={ELIZA: "nau_forest"}, wounds={FERELLON: 3}, bonds=[(ELIZA, FERELLON)])
    table.do("activate deploy; march nau_forest fai_forest; done")
    assert (table.player(ELIZA).at, table.player(FERELLON).wounds) == ("fai_forest", 3)


def test_ferellon_heals_nothing_in_a_retreat() -> None:
    table = Table(
        stack="red_harvest",
        at={FERELLON: "isval"},
        units={ADRAEL: {"north_tyveria": "i"}},
        wounds={FERELLON: 3},
        bonds=[(ELIZA, FERELLON)],
        dice=".",
    )
    table.do("activate attack; retreat; retreat_to galadia")
    assert (table.player(FERELLON).at, table.player(FERELLON).wounds) == ("galadia", 3)


def test_ferellon_heals_as_a_faceless_player_too() -> None:
    table = Table(
        ELIZA, NAGASHA, stack="radiant_circuit", power={"galadia": 1}, wounds={FERELLON: 3}, bonds=[(ELIZA, FERELLON)]
    )
    assert (table.player(FERELLON).at, table.player(FERELLON).wounds) == ("galadia", 2)


def test_nagasha_does_not_heal_as_ferellon_does() -> None:
    table = Table(stack="mercury_veil", wounds={NAGASHA: 3}, bonds=[(ELIZA, NAGASHA)])
    table.do("skip vaala; activate deploy; fly nau_forest")
    assert table.player(NAGASHA).wounds == 3


# Eliza: her region and the bonded Dragon's are adjacent


def test_the_bonded_dragon_flies_to_eliza_in_one_step() -> None:
    table = Table(
        stack="sovereigns_wrath", at={ELIZA: "nauak"}, neutral={"nauak": 1}, bonds=[(ELIZA, FERELLON)], dice="c....."
    )
    table.do("activate attack")
    assert table.told("flew") == [(FERELLON, "isval", "nauak")]


def test_elizas_army_attacks_and_deploys_across_the_bond_with_either_dragon() -> None:
    table = Table(
        stack="oathguard_advance",
        at={NAGASHA: "trade_route", ADRAEL: "isval"},
        units={ELIZA: {"allaria": "ii"}, ADRAEL: {"trade_route": "i"}},
        bonds=[(ELIZA, NAGASHA)],
        dice="c....",
    )
    table.do("activate deploy")
    assert "march allaria trade_route" not in table.options()
    table.do("done; activate attack; everyone")
    assert table.told("combat") == [(ELIZA, ADRAEL, "trade_route")]


def test_elizas_units_elsewhere_do_not_use_the_bond() -> None:
    table = Table(
        stack="oathguard_advance",
        at={NAGASHA: "trade_route", ADRAEL: "isval"},
        units={ELIZA: {"galadia": "i"}},
        bonds=[(ELIZA, NAGASHA)],
    )
    table.do("activate deploy")
    assert "march allaria trade_route" in table.options()
    assert "march galadia trade_route" not in table.options()


def test_units_beside_the_dragon_use_the_bond_to_come_home() -> None:
    table = Table(
        stack="oathguard_advance",
        at={NAGASHA: "trade_route", ADRAEL: "isval"},
        units={ELIZA: {"trade_route": "i"}},
        bonds=[(ELIZA, NAGASHA)],
    )
    table.do("activate deploy; march trade_route allaria")
    assert table.army(ELIZA, "allaria") == "i"


def test_the_bond_is_no_way_of_retreat() -> None:
    table = Table(
        stack="sovereigns_wrath",
        at={FERELLON: "allaria", NAGASHA: "trade_route", ADRAEL: "isval"},
        bonds=[(ELIZA, NAGASHA)],
        dice="......",
    )
    table.do("activate attack; retreat")
    assert table.options() == ["retreat_to fai_forest", "retreat_to galadia", "retreat_to nau_forest"]


def test_adraels_bond_makes_no_regions_adjacent() -> None:
    table = Table(stack="radiant_circuit", at={ADRAEL: "nauak"}, bonds=[(ADRAEL, FERELLON)])
    table.do("activate deploy")
    assert "fly nauak" not in table.options()


def test_faceless_eliza_and_her_dragon_use_the_bond_on_their_way() -> None:
    table = Table(
        ADRAEL, NAGASHA, stack="sovereigns_wrath", at={ELIZA: "nauak"}, power={"nauak": 1}, bonds=[(ELIZA, FERELLON)]
    )
    assert table.told("flew") == [(FERELLON, "isval", "nauak")]
    back = Table(
        ADRAEL,
        FERELLON,
        stack="kirin_charge",
        at={ELIZA: "nauak"},
        units={ELIZA: {"nauak": "i"}},
        power={"isval": 1},
        bonds=[(ELIZA, FERELLON)],
    )
    assert back.told("marched") == [(ELIZA, "general*1+infantry*1", "nauak", "isval")]


# Adrael: a unit for what the bonded Dragon destroyed


def test_adrael_places_one_unit_after_a_combat_in_which_his_dragon_destroyed_some() -> None:
    table = Table(stack="sovereigns_wrath", neutral={"isval": 2}, bonds=[(ADRAEL, FERELLON)], dice="C.....")
    table.do("activate attack")
    assert (table.asked, table.options()) == (
        (ADRAEL, "place_unit"),
        ["unit archers", "unit cavalry", "unit infantry"],
    )
    table.do("unit cavalry")
    assert (table.army(ADRAEL, "trade_route"), table.told("placed")) == ("c", [(ADRAEL, "cavalry", "trade_route")])


def test_adrael_places_nothing_if_the_dragon_destroyed_nothing() -> None:
    table = Table(stack="sovereigns_wrath", neutral={"isval": 1}, bonds=[(ADRAEL, FERELLON)], dice="...... .")
    table.do("activate attack; retreat; retreat_to galadia")
    assert (table.told("placed"), table.told("bond_ability")) == ([], [])


def test_adrael_places_a_unit_when_his_dragon_destroys_some_in_defence() -> None:
    table = Table(
        stack="kirin_charge",
        at={NAGASHA: "galadia"},
        units={ELIZA: {"allaria": "i"}},
        bonds=[(ADRAEL, NAGASHA)],
        dice=". h....",
    )
    table.do("activate attack; take infantry; done; counterattack")
    assert table.asked == (ADRAEL, "place_unit")


@pytest.mark.parametrize("bonds", [[], [(ELIZA, FERELLON)], [(ADRAEL, NAGASHA)]])
def test_adrael_gets_nothing_from_a_dragon_he_is_not_bonded_with(bonds: list[tuple[str, str]]) -> None:
    table = Table(stack="sovereigns_wrath", neutral={"isval": 1}, bonds=bonds, dice="c.....")
    table.do("activate attack")
    assert table.told("placed") == []


def test_adrael_gets_nothing_for_what_vaala_destroys() -> None:
    table = Table(
        stack="decree_of_aureus",
        neutral={"isval": 2},
        tokens={FERELLON: (2, 0)},
        open_vaala={FERELLON: ["molten_verdict"]},
        bonds=[(ADRAEL, FERELLON)],
    )
    table.player(FERELLON).vaala_deck.clear()
    table.do("activate vaala; cast molten_verdict")
    assert (table.g.regions["isval"].neutral, table.told("placed")) == (0, [])


def test_faceless_adrael_places_a_unit_of_his_allys_choice() -> None:
    table = Table(
        FERELLON, ELIZA, stack="sovereigns_wrath", neutral={"isval": 1}, bonds=[(ADRAEL, FERELLON)], dice="c....."
    )
    table.do("activate attack")
    assert table.asked == (FERELLON, "place_unit")
    table.do("unit archers")
    assert table.army(ADRAEL, "trade_route") == "a"


# Nagasha: Essence of what the bonded General destroyed


def slaughter(dice: str, *, essence: int = 0, persons: tuple[str, ...] = (), bonded: bool = True) -> Table:
    """Adrael and two infantry attack an infantry and a cavalry of Eliza."""
    table = Table(
        *persons,
        stack="red_harvest",
        at={FERELLON: "nauak"},
        units={ADRAEL: {"trade_route": "ii"}, ELIZA: {"eastern_plains": "ic"}},
        essence={NAGASHA: essence},
        bonds=[(ADRAEL, NAGASHA)] if bonded else [],
        dice=dice,
    )
    table.do("activate attack; everyone")
    return table


def test_nagasha_takes_one_of_the_units_that_her_general_destroyed() -> None:
    table = slaughter("C...")
    table.do("unit infantry")
    assert (table.asked, table.options()) == ((NAGASHA, "essence"), ["essence eliza.cavalry", "essence eliza.infantry"])
    table.do("essence eliza.cavalry")
    assert table.player(NAGASHA).essence == ["eliza.cavalry"]
    assert table.player(ELIZA).supply == {"infantry": 6, "cavalry": 5, "archers": 6}


def test_nagashas_track_filled_by_her_general_gives_her_power() -> None:
    table = slaughter("C...", essence=4)
    table.do("unit infantry; essence eliza.infantry")
    nagasha = table.player(NAGASHA)
    assert (nagasha.essence, nagasha.ready, table.player(ELIZA).supply["infantry"]) == ([], 1, 6)


def test_nagasha_takes_a_neutral_unit_out_of_the_supply() -> None:
    table = Table(
        stack="red_harvest",
        units={ADRAEL: {"trade_route": "i"}},
        neutral={"eastern_plains": 1},
        bonds=[(ADRAEL, NAGASHA)],
        dice="c..",
    )
    table.do("activate attack; everyone")
    assert (table.player(NAGASHA).essence, table.g.supply.neutral) == (["neutral"], 23)


def test_nagasha_gets_nothing_unbonded_or_when_nothing_was_destroyed() -> None:
    unbonded = slaughter("C...", bonded=False)
    unbonded.do("unit infantry")
    assert (unbonded.player(NAGASHA).essence, unbonded.asked[1]) == ([], "plan")
    bloodless = slaughter("....")
    bloodless.do("retreat; retreat_to isval")
    assert (bloodless.player(NAGASHA).essence, bloodless.told("bond_ability")) == ([], [])


def test_faceless_nagasha_takes_a_unit_of_her_allys_choice() -> None:
    table = slaughter("C...", persons=(ADRAEL, ELIZA))
    table.do("unit infantry")
    assert table.asked == (ADRAEL, "essence")
    table.do("essence eliza.infantry")
    assert table.player(NAGASHA).essence == ["eliza.infantry"]


def test_ferellon_gets_no_essence_from_the_combats_of_his_general() -> None:
    table = Table(
        stack="red_harvest",
        at={FERELLON: "nauak"},
        units={ADRAEL: {"trade_route": "i"}},
        neutral={"eastern_plains": 1},
        bonds=[(ADRAEL, FERELLON)],
        dice="c..",
    )
    table.do("activate attack; everyone")
    assert (table.player(FERELLON).essence, table.told("bond_ability")) == ([], [])
