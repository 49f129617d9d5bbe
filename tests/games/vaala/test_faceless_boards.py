"""The Faceless sides of the player boards: what every glyph does without a person."""

import pytest

from tests.games.vaala.fields import rolls
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

GENERALS = (ELIZA, ADRAEL)
DRAGONS = (FERELLON, NAGASHA)


# Ferellon


def test_faceless_ferellon_flies_one_step_to_the_target_and_fights_with_a_die_more() -> None:
    table = Table(
        *GENERALS, stack="sovereigns_wrath", power={"galadia": 1}, neutral={"galadia": 2}, dice="...... .. C...."
    )
    assert table.told("flew") == [(FERELLON, "isval", "galadia")]
    assert (table.told("combat"), rolls(table, FERELLON)) == ([(FERELLON, "neutral", "galadia")], [6, 5])


def test_faceless_ferellons_wrath_gets_no_further_than_one_step() -> None:
    table = Table(*GENERALS, stack="sovereigns_wrath", power={"nau_forest": 1}, neutral={"nau_forest": 1})
    assert (table.told("flew"), table.told("combat")) == ([(FERELLON, "isval", "fai_forest")], [])


def test_faceless_ferellon_stays_where_there_is_somebody_to_fight() -> None:
    table = Table(*GENERALS, stack="sovereigns_wrath", power={"galadia": 1}, neutral={"isval": 1}, dice="c.....")
    assert (table.told("flew"), table.told("combat")) == ([], [(FERELLON, "neutral", "isval")])


def test_a_faceless_dragon_fights_armies_and_neutral_units_before_a_dragon() -> None:
    table = Table(
        NAGASHA,
        ELIZA,
        stack="sovereigns_wrath",
        at={NAGASHA: "isval"},
        units={ELIZA: {"isval": "i"}},
        dice="c..... C....",
    )
    assert table.told("combat") == [(FERELLON, ELIZA, "isval"), (FERELLON, NAGASHA, "isval")]
    assert rolls(table, FERELLON) == [6, 5]


def test_a_faceless_dragon_leaves_a_severely_wounded_dragon_alone() -> None:
    table = Table(*GENERALS, stack="sovereigns_wrath", at={NAGASHA: "isval"}, wounds={NAGASHA: 5}, power={"galadia": 1})
    assert (table.told("combat"), table.told("flew")) == ([], [(FERELLON, "isval", "galadia")])


@pytest.mark.parametrize(("target", "end"), [("galadia", "galadia"), ("nau_forest", "nau_forest")])
def test_faceless_ferellon_flies_two_steps_and_stops_in_the_target(target: str, end: str) -> None:
    table = Table(*GENERALS, stack="radiant_circuit", power={target: 1})
    assert table.told("flew") == [(FERELLON, "isval", end)]


def test_faceless_ferellons_flight_does_not_stop_at_enemies() -> None:
    table = Table(*GENERALS, stack="radiant_circuit", power={"nau_forest": 1}, neutral={"fai_forest": 1})
    assert table.told("flew") == [(FERELLON, "isval", "nau_forest")]


@pytest.mark.parametrize(("neutral", "collected"), [(0, 2), (1, 0)])
def test_faceless_ferellon_collects_two_power_but_none_among_hostile_units(neutral: int, collected: int) -> None:
    table = Table(*GENERALS, stack="tribute_of_lesser_kin", power={"isval": 3}, neutral={"isval": neutral})
    assert table.player(FERELLON).ready == collected


def test_faceless_ferellons_vaala_heals_a_wound() -> None:
    table = Table(*GENERALS, stack="tribute_of_lesser_kin", wounds={FERELLON: 3})
    assert (table.player(FERELLON).wounds, table.told("vaala_revealed")) == (2, [])


# Nagasha


def test_faceless_nagasha_hunts_up_to_two_steps() -> None:
    table = Table(*DRAGONS[:1], ELIZA, stack="exquisite_kill", at={ELIZA: "isval"}, power={"fai_forest": 2})
    table.do("step nau_forest")
    assert table.told("flew") == [(NAGASHA, "lower_primalian", "fai_forest")]


def test_faceless_nagasha_stops_where_enemies_are_and_takes_a_die_from_the_first_counterattack() -> None:
    table = Table(
        *GENERALS,
        stack="exquisite_kill",
        power={"allaria": 1},
        neutral={"nau_forest": 2},
        dice="..... . ..... .. C....",
    )
    assert table.told("flew") == [(NAGASHA, "lower_primalian", "nau_forest")]
    assert (rolls(table, NAGASHA), rolls(table, "neutral")) == ([5, 5, 5], [1, 2])


def test_faceless_nagasha_flies_three_steps() -> None:
    table = Table(*GENERALS, stack="mercury_veil", at={ADRAEL: "nauak"}, power={"eastern_plains": 1, "galadia": 2})
    table.do("step nau_forest; step fai_forest")
    assert table.told("flew") == [(NAGASHA, "lower_primalian", "galadia")]


def test_faceless_nagasha_collects_two_power_even_among_hostile_units() -> None:
    table = Table(*GENERALS, stack="connoisseurs_claim", power={"lower_primalian": 3}, neutral={"lower_primalian": 1})
    assert (table.player(NAGASHA).ready, table.g.regions["lower_primalian"].power) == (2, 1)


def test_faceless_nagashas_vaala_wounds_every_army_and_the_neutral_units_but_no_dragon() -> None:
    table = Table(
        *GENERALS,
        stack="mercury_veil",
        at={FERELLON: "lower_primalian"},
        units={ELIZA: {"lower_primalian": "i"}},
        neutral={"lower_primalian": 2, "nauak": 1},
    )
    assert table.told("destroyed") == [
        (ELIZA, "infantry", "lower_primalian"),
        ("neutral", "neutral", "lower_primalian"),
    ]
    assert (table.player(FERELLON).wounds, table.player(NAGASHA).essence) == (0, [])
    assert (table.g.regions["lower_primalian"].neutral, table.g.regions["nauak"].neutral) == (1, 1)


# Generals

HOME = {ELIZA: "allaria", ADRAEL: "trade_route"}
BESIDE = {ELIZA: "galadia", ADRAEL: "eastern_plains"}
BEYOND = {ELIZA: "isval", ADRAEL: "isval"}
ATTACK = {ELIZA: "kirin_charge", ADRAEL: "red_harvest"}
DEPLOY = {ELIZA: "mandate_of_eliadu", ADRAEL: "blood_emperors_will"}
COLLECT = {ELIZA: "royal_tithe", ADRAEL: "red_harvest"}

both = pytest.mark.parametrize("name", GENERALS)


@both
def test_a_faceless_general_fights_a_dragon_in_the_own_region(name: str) -> None:
    table = Table(
        *DRAGONS,
        stack=ATTACK[name],
        at={NAGASHA: HOME[name], FERELLON: "upper_primalian"},
        power={BESIDE[name]: 1},
        dice="..",
    )
    assert (table.told("combat"), table.told("marched")) == ([(name, NAGASHA, HOME[name])], [])


@both
def test_a_faceless_general_leaves_a_severely_wounded_dragon_and_marches(name: str) -> None:
    table = Table(
        *DRAGONS,
        stack=ATTACK[name],
        at={NAGASHA: HOME[name], FERELLON: "upper_primalian"},
        wounds={NAGASHA: 5},
        power={BESIDE[name]: 1},
    )
    assert (table.told("combat"), table.player(name).at) == ([], BESIDE[name])


@both
def test_a_faceless_general_marches_a_step_to_the_target_and_fights_but_leaves_one_of_three_units(name: str) -> None:
    table = Table(
        *DRAGONS,
        stack=ATTACK[name],
        at={FERELLON: "upper_primalian"},
        units={name: {HOME[name]: "iic"}},
        power={BESIDE[name]: 1},
        neutral={BESIDE[name]: 1},
        dice="c....",
    )
    assert table.told("combat") == [(name, "neutral", BESIDE[name])]
    assert (table.army(name, HOME[name]), table.army(name, BESIDE[name])) == ("i", "ic")
    assert rolls(table, name) == [4]


@both
def test_two_units_march_together_with_a_faceless_general(name: str) -> None:
    table = Table(*DRAGONS, stack=ATTACK[name], units={name: {HOME[name]: "ic"}}, power={BESIDE[name]: 1})
    assert (table.army(name, HOME[name]), table.army(name, BESIDE[name])) == ("", "ic")


@pytest.mark.parametrize(("neutral", "marches"), [(3, True), (4, False)])
def test_in_the_target_a_faceless_general_attacks_the_weakest_neighbour_if_not_stronger(
    neutral: int, marches: bool
) -> None:
    table = Table(
        *DRAGONS,
        stack="kirin_charge",
        units={ELIZA: {"allaria": "i"}},
        power={"allaria": 1},
        neutral={"galadia": neutral, "fai_forest": neutral + 1},
        dice="CC.",
    )
    assert table.told("combat") == ([(ELIZA, "neutral", "galadia")] if marches else [])


@pytest.mark.parametrize(("bonds", "field"), [([(ELIZA, NAGASHA)], "south_tyveria"), ([], "galadia")])
def test_the_bond_of_the_sky_makes_a_weak_neighbour_too(bonds: list[tuple[str, str]], field: str) -> None:
    table = Table(
        *DRAGONS,
        stack="kirin_charge",
        at={NAGASHA: "south_tyveria"},
        units={ELIZA: {"allaria": "ii"}},
        power={"allaria": 1},
        neutral={"south_tyveria": 1, "galadia": 2},
        bonds=bonds,
        dice="CC..",
    )
    assert table.told("combat")[0] == (ELIZA, "neutral", field)


@both
def test_faceless_deploy_places_missing_types_first(name: str) -> None:
    table = Table(*DRAGONS, stack=DEPLOY[name], units={name: {HOME[name]: "ii", "nauak": "cccc"}})
    assert (table.asked, table.options()) == ((FERELLON, "place_unit"), ["unit archers", "unit cavalry"])
    table.do("unit cavalry")
    assert table.army(name, HOME[name]) == "iica"


@both
def test_faceless_deploy_then_places_the_types_with_most_in_supply(name: str) -> None:
    table = Table(*DRAGONS, stack=DEPLOY[name], units={name: {HOME[name]: "ica", "nauak": "iic"}})
    assert table.told("placed") == [(name, "archers", HOME[name])]
    assert table.options() == ["unit archers", "unit cavalry"]


@both
def test_after_deploy_a_faceless_general_marches_where_no_enemy_is(name: str) -> None:
    table = Table(*DRAGONS, stack=DEPLOY[name], units={name: {HOME[name]: "i"}}, power={BESIDE[name]: 1})
    table.do("unit archers; unit infantry")
    assert (table.player(name).at, table.army(name, HOME[name]), table.army(name, BESIDE[name])) == (
        BESIDE[name],
        "i",
        "ca",
    )


def test_after_deploy_a_faceless_general_does_not_march_against_enemies() -> None:
    table = Table(
        *DRAGONS,
        stack="mandate_of_eliadu",
        units={ELIZA: {"allaria": "ica"}},
        power={"galadia": 1},
        neutral={"galadia": 1},
    )
    table.do("unit archers; unit cavalry")
    assert (table.told("marched"), table.army(ELIZA, "allaria")) == ([], "iccaa")
    assert table.told("activated") == [(ELIZA, "general-deploy"), (ELIZA, "vaala")]


@both
def test_a_faceless_general_collects_all_power_in_the_own_region(name: str) -> None:
    table = Table(
        *DRAGONS,
        stack=COLLECT[name],
        units={name: {"nauak": "i"}},
        power={HOME[name]: 3, "nauak": 2},
    )
    assert (table.player(name).ready, table.g.regions["nauak"].power) == (3, 2)


@both
def test_without_power_there_a_faceless_general_collects_one_where_most_of_it_lies(name: str) -> None:
    at = {name: "upper_primalian"}
    table = Table(
        *DRAGONS,
        stack="royal_tithe" if name == ELIZA else "rite_of_veins",
        at=at,
        units={name: {"nauak": "i", "galadia": "i"}},
        power={"galadia": 1, "nauak": 3, "isval": 5},
    )
    assert (table.told("collected"), table.g.regions["nauak"].power) == ([(name, "nauak")], 2)


def test_faceless_adraels_vaala_wounds_the_strongest_enemy_next_to_him() -> None:
    table = Table(
        *DRAGONS,
        stack="crimson_whisper",
        at={NAGASHA: "south_tyveria", FERELLON: "trade_route"},
        neutral={"north_tyveria": 4, "isval": 9},
    )
    assert (table.player(NAGASHA).wounds, table.g.regions["north_tyveria"].neutral) == (1, 4)
    assert table.told("destroyed") == []


def test_faceless_adraels_vaala_does_not_wound_his_ally() -> None:
    table = Table(
        *DRAGONS,
        stack="crimson_whisper",
        at={NAGASHA: "south_tyveria"},
        neutral={"north_tyveria": 4},
        bonds=[(ADRAEL, NAGASHA)],
    )
    assert (table.player(NAGASHA).wounds, table.g.regions["north_tyveria"].neutral) == (0, 3)


def test_faceless_elizas_vaala_builds_a_city() -> None:
    table = Table(*DRAGONS, stack="dreaming_blade")
    assert (table.told("city_placed"), table.told("placed")) == ([("allaria",)], [])


def test_faceless_elizas_vaala_places_a_missing_unit_where_there_is_a_city() -> None:
    table = Table(*DRAGONS, stack="dreaming_blade", cities=["allaria"], units={ELIZA: {"allaria": "ic"}})
    assert (table.told("city_placed"), table.told("placed")) == ([], [(ELIZA, "archers", "allaria")])
