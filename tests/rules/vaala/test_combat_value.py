"""Combat values: how many dice a force rolls (LV-CV)."""

import pytest

from igroteka.games.vaala.combat.rolls import combat_terms
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule

FIELD = "north_tyveria"


def rolled(table: Table, side: str) -> int:
    """How many dice a side threw in its only roll so far."""
    (faces,) = [str(faces) for roller, faces in table.told("rolled") if roller == side]
    return 0 if faces == "none" else faces.count("+") + 1


def dragon_strikes_back(wounds: int) -> int:
    """The dice of Ferellon, attacked by a single infantry of Adrael."""
    table = Table(
        stack="pureblood_tide",
        at={FERELLON: FIELD},
        units={ADRAEL: {"trade_route": "i"}},
        wounds={FERELLON: wounds},
        dice="......",
    )
    table.do("activate attack; take infantry; done; counterattack")
    return rolled(table, FERELLON)


def army_strikes_back(army: str, *, general: bool = False, faceless: bool = False, elsewhere: str = "") -> int:
    """The dice of Eliza's army, attacked by a single infantry of Adrael."""
    table = Table(
        *((ADRAEL, NAGASHA) if faceless else ()),
        stack="pureblood_tide",
        at={ELIZA: FIELD if general else "allaria"},
        units={ADRAEL: {"trade_route": "i"}, ELIZA: {FIELD: army, "fai_forest": elsewhere}},
        dice="........",
    )
    table.do("activate attack; take infantry; done")
    if not faceless:
        table.do("counterattack")
    return rolled(table, ELIZA)


@rule("LV-CV-01")
@pytest.mark.parametrize(("wounds", "dice"), [(0, 5), (1, 5), (2, 4), (3, 3), (4, 2)])
def test_a_dragon_rolls_by_the_leftmost_number_that_no_wound_covers(wounds: int, dice: int) -> None:
    assert dragon_strikes_back(wounds) == dice


@rule("LV-CV-01")
def test_each_dragon_has_its_own_numbers() -> None:
    table = Table(stack="exquisite_kill", neutral={"lower_primalian": 1}, wounds={NAGASHA: 1}, dice="c...")
    table.do("activate attack; stay")
    assert rolled(table, NAGASHA) == 4


@rule("LV-CV-02")
def test_a_severely_wounded_dragon_rolls_nothing() -> None:
    assert dragon_strikes_back(5) == 0


@rule("LV-CV-03")
@pytest.mark.parametrize(("army", "dice"), [("i", 1), ("ccc", 3), ("iiaa", 4), ("iiiccc", 6)])
def test_an_army_rolls_a_die_for_each_of_its_units(army: str, dice: int) -> None:
    assert army_strikes_back(army) == dice


@rule("LV-CV-03")
def test_units_in_other_regions_do_not_count() -> None:
    assert army_strikes_back("ii", elsewhere="iccaa") == 2


@rule("LV-CV-03", "LV-CV-05")
def test_a_general_counts_as_a_unit_and_adds_one_more() -> None:
    assert army_strikes_back("", general=True) == 2
    assert army_strikes_back("ii", general=True) == 4


@rule("LV-CV-05")
def test_a_general_elsewhere_adds_nothing() -> None:
    assert army_strikes_back("ii") == 2


@rule("LV-CV-04")
@pytest.mark.parametrize(("army", "dice"), [("ica", 4), ("iicca", 6), ("iicc", 4), ("iaa", 3), ("cca", 3)])
def test_all_three_types_of_units_add_one_die(army: str, dice: int) -> None:
    assert army_strikes_back(army) == dice


@rule("LV-CV-06")
def test_a_faceless_army_gets_nothing_for_its_balance() -> None:
    assert army_strikes_back("ica", faceless=True) == 3
    assert army_strikes_back("iicca", faceless=True) == 5


@rule("LV-CV-07")
@pytest.mark.parametrize("neutral", [1, 3])
def test_neutral_units_roll_a_die_each(neutral: int) -> None:
    table = Table(stack="kirin_charge", units={ELIZA: {"allaria": "i"}}, neutral={"galadia": neutral}, dice="......")
    table.do("activate attack; everyone")
    assert rolled(table, "neutral") == neutral


@rule("LV-CV-08")
def test_example_a_general_with_one_unit_of_each_type_rolls_six_dice_and_faceless_five() -> None:
    assert army_strikes_back("ica", general=True) == 6
    assert army_strikes_back("ica", general=True, faceless=True) == 5
    table = Table(stack="kirin_charge", units={ELIZA: {"allaria": "ica"}}, neutral={"galadia": 1}, dice="c.....")
    table.do("activate attack; everyone")
    assert rolled(table, ELIZA) == 6


@rule("LV-CV-03", "LV-CV-04")
@pytest.mark.parametrize(
    ("army", "terms"),
    [("ica", {"units": 4, "general": 1, "types": 1}), ("ii", {"units": 3, "general": 1})],
)
def test_a_combat_value_is_explained_to_everybody(army: str, terms: dict[str, int]) -> None:
    table = Table(
        stack="pureblood_tide",
        at={ELIZA: FIELD},
        units={ADRAEL: {"trade_route": "i"}, ELIZA: {FIELD: army}},
        dice="........",
    )
    assert table.sees().terms == {}
    table.do("activate attack; take infantry; done")
    assert table.sees().terms == {ADRAEL: {"units": 1}, ELIZA: terms}


@rule("LV-CV-01", "LV-CV-02")
@pytest.mark.parametrize(("wounds", "value"), [(2, 4), (5, 0)])
def test_the_value_of_a_dragon_comes_from_its_wounds(wounds: int, value: int) -> None:
    table = Table(neutral={"galadia": 2})
    table.player(FERELLON).wounds = wounds
    assert combat_terms(table.g, FERELLON, "galadia") == {"wounds": value}
    assert combat_terms(table.g, "neutral", "galadia") == {"neutral": 2}
