"""Armies and units (LV-ARMY, LV-UNIT)."""

import pytest

from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule


@rule("LV-ARMY-01")
def test_an_army_is_what_one_side_has_in_one_region() -> None:
    table = Table(
        stack="sovereigns_wrath",
        units={ELIZA: {"galadia": "ii", "fai_forest": "ccc", "allaria": "aa"}},
        dice="ch.... .",
    )
    table.do("activate attack; fly galadia; counterattack")
    assert table.told("rolled")[1] == (ELIZA, "miss")
    assert [table.army(ELIZA, region) for region in ("galadia", "fai_forest", "allaria")] == ["", "ccc", "aa"]


@rule("LV-ARMY-01", "LV-UNIT-02")
def test_the_ally_in_the_region_belongs_to_another_side() -> None:
    table = Table(
        stack="pureblood_tide",
        at={FERELLON: "north_tyveria"},
        units={ADRAEL: {"trade_route": "i"}, ELIZA: {"north_tyveria": "ii"}},
        bonds=[(ELIZA, FERELLON)],
        dice=". ..",
    )
    table.do("activate attack; take infantry; done")
    assert table.options() == ["fight eliza", "fight ferellon"]
    table.do("fight eliza; counterattack")
    assert table.told("rolled")[1] == (ELIZA, "miss+miss")


# The limit of six


def reinforced(army: str, at: str = "allaria") -> Table:
    """Reinforce gives Eliza's army in Allaria one infantry more."""
    table = Table(stack="eliza:allaria", at={ELIZA: at}, units={ELIZA: {"allaria": army}})
    table.do("unit infantry")
    return table


@rule("LV-ARMY-02", "LV-UNIT-03")
def test_six_units_are_allowed_and_the_general_is_one_of_them() -> None:
    table = reinforced("icca")
    assert (table.army(ELIZA, "allaria"), table.player(ELIZA).size("allaria")) == ("iicca", 6)
    assert table.told("removed") == []
    assert reinforced("iicca", at="galadia").army(ELIZA, "allaria") == "iiicca"


@rule("LV-ARMY-02", "LV-ARMY-03", "LV-UNIT-03")
def test_a_unit_beyond_the_limit_makes_its_owner_remove_one() -> None:
    table = reinforced("iicca")
    assert (table.asked, table.rule) == ((ELIZA, "trim"), "LV-ARMY-03")
    table.do("unit cavalry")
    assert (table.army(ELIZA, "allaria"), table.player(ELIZA).size("allaria")) == ("iiica", 6)
    assert table.player(ELIZA).supply == {"infantry": 3, "cavalry": 5, "archers": 5}
    assert table.asked[1] != "trim"


@rule("LV-ARMY-04")
@pytest.mark.parametrize(("removed", "left"), [("infantry", "iicca"), ("cavalry", "iiica"), ("archers", "iiicc")])
def test_the_owner_removes_any_units(removed: str, left: str) -> None:
    table = reinforced("iicca")
    assert table.options() == ["unit archers", "unit cavalry", "unit infantry"]
    table.do(f"unit {removed}")
    assert table.army(ELIZA, "allaria") == left


@rule("LV-ARMY-03", "LV-ARMY-04")
def test_a_retreat_beyond_the_limit_is_followed_by_removing_units() -> None:
    table = Table(stack="sovereigns_wrath", units={ELIZA: {"galadia": "ic", "allaria": "iiaa"}}, dice="......")
    table.do("activate attack; retreat; retreat_to allaria")
    assert table.asked == (ELIZA, "trim")
    table.do("unit archers")
    assert (table.army(ELIZA, "allaria"), table.player(ELIZA).size("allaria")) == ("iiica", 6)


@rule("LV-UNIT-05")
def test_example_eliza_places_too_many_units_and_removes_any_at_once() -> None:
    table = Table(
        stack="dreaming_blade",
        units={ELIZA: {"allaria": "iicca"}},
        open_vaala={ELIZA: ["castes_united"]},
        tokens={ELIZA: (2, 0)},
    )
    table.do("activate vaala; cast castes_united; unit infantry; unit infantry; unit infantry")
    assert (table.army(ELIZA, "allaria"), table.player(ELIZA).size("allaria")) == ("cccaa", 6)
    assert table.player(ELIZA).supply == {"infantry": 6, "cavalry": 3, "archers": 4}


# Units


@rule("LV-UNIT-01")
def test_a_general_musters_infantry_cavalry_archers_and_the_general() -> None:
    table = Table(stack="pureblood_tide", units={ADRAEL: {"trade_route": "iica"}}, neutral={"north_tyveria": 1})
    table.do("activate attack")
    assert table.options() == ["take archers", "take cavalry", "take general", "take infantry"]


@rule("LV-UNIT-01")
def test_neutral_units_belong_to_no_general() -> None:
    table = Table(stack="eliza:allaria eliza:galadia")
    assert table.options() == ["unit archers", "unit cavalry", "unit infantry"]
    table.do("unit infantry")
    assert (table.g.regions["galadia"].neutral, table.player(ELIZA).units) == (2, {"allaria": {"infantry": 1}})


@rule("LV-UNIT-02")
def test_a_dragon_does_not_count_for_the_limit() -> None:
    table = Table(stack="radiant_circuit", units={ELIZA: {"allaria": "iicca"}}, bonds=[(ELIZA, FERELLON)])
    table.do("activate deploy; fly allaria")
    assert (table.player(FERELLON).at, table.army(ELIZA, "allaria")) == ("allaria", "iicca")
    assert table.told("removed") == []


@rule("LV-UNIT-02")
def test_a_region_with_a_dragon_alone_is_uncontrolled() -> None:
    table = Table(stack=f"{ELIZA}:galadia", at={NAGASHA: "galadia"})
    assert table.g.regions["galadia"].neutral == 2


@rule("LV-UNIT-04")
def test_a_type_of_which_the_supply_has_none_cannot_be_placed() -> None:
    table = Table(stack="eliza:allaria", units={ELIZA: {"allaria": "a", "isval": "iiiiii"}})
    assert table.player(ELIZA).supply["infantry"] == 0
    assert table.options() == ["unit archers", "unit cavalry"]


@rule("LV-UNIT-04")
def test_a_text_that_names_an_exhausted_type_places_nothing() -> None:
    table = Table(stack="pureblood_tide", units={ADRAEL: {"trade_route": "a", "galadia": "iiiiii"}})
    table.do("skip attack; activate deploy; done")
    assert table.told("placed") == []
    assert table.asked[1] == "plan"
