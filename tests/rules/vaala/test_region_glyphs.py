"""The glyphs of region cards (LV-RGLYPH)."""

from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule

ROW = ("oathguard_legion", "kirin_sentinels", "galadian_priest", "fai_hunters", "jaguar_kin")
"""Two from Allaria, two from regions next to it, one from Nauak beyond."""


def allaria(ready: int = 0, spent: int = 0) -> Table:
    """The card of Allaria, which Eliza controls."""
    return Table(stack="eliza:allaria", row=ROW, tokens={ELIZA: (ready, spent)})


@rule("LV-RGLYPH-01")
def test_the_general_in_control_may_take_a_denizen_of_the_region() -> None:
    table = allaria()
    assert table.asked == (ELIZA, "upgrade")
    assert table.options() == ["denizen kirin_sentinels", "denizen oathguard_legion", "done"]


@rule("LV-RGLYPH-01")
def test_upgrade_may_be_declined() -> None:
    table = allaria(ready=1)
    table.do("done")
    assert (table.player(ELIZA).denizens, table.g.row, table.player(ELIZA).ready) == ({}, list(ROW), 1)


@rule("LV-RGLYPH-01")
def test_only_one_denizen_is_taken() -> None:
    table = allaria(ready=2)
    table.do("denizen oathguard_legion")
    assert table.asked == (ELIZA, "place_unit")


@rule("LV-RGLYPH-01")
def test_without_a_general_in_control_nobody_takes_a_denizen() -> None:
    table = Table(stack="eliza:nauak", at={NAGASHA: "nauak"}, row=ROW, tokens={ELIZA: (1, 0), NAGASHA: (1, 0)})
    assert table.told("upgraded") == []
    assert table.told("region_glyph") == [("nauak", "reinforce"), ("nauak", "fortify")]
    assert table.told("region_glyph_idle") == [("nauak", "upgrade")]


@rule("LV-RGLYPH-02")
def test_for_a_power_the_denizen_may_come_from_an_adjacent_region() -> None:
    table = allaria(ready=2)
    assert table.options() == [
        "denizen fai_hunters",
        "denizen galadian_priest",
        "denizen kirin_sentinels",
        "denizen oathguard_legion",
        "done",
    ]
    table.do("denizen galadian_priest")
    assert (table.player(ELIZA).ready, table.player(ELIZA).spent) == (1, 1)


@rule("LV-RGLYPH-02")
def test_a_denizen_of_the_region_itself_costs_nothing() -> None:
    table = allaria(ready=2)
    table.do("denizen oathguard_legion")
    assert (table.player(ELIZA).ready, table.player(ELIZA).spent) == (2, 0)


@rule("LV-RGLYPH-02")
def test_spent_power_does_not_pay_for_a_denizen() -> None:
    assert allaria(spent=4).options() == ["denizen kirin_sentinels", "denizen oathguard_legion", "done"]


@rule("LV-RGLYPH-03")
def test_the_denizen_goes_from_the_row_to_the_generals_board() -> None:
    table = allaria()
    table.do("denizen kirin_sentinels")
    assert table.sees().players[3].denizens == {"cavalry": "kirin_sentinels"}
    assert table.g.row == ["oathguard_legion", "galadian_priest", "fai_hunters", "jaguar_kin"]


@rule("LV-RGLYPH-04")
def test_reinforce_places_two_neutral_units_in_a_neutral_region() -> None:
    table = Table(stack="eliza:galadia", neutral={"galadia": 1})
    assert (table.g.regions["galadia"].neutral, table.g.supply.neutral) == (3, 21)


@rule("LV-RGLYPH-04")
def test_reinforce_places_two_neutral_units_in_an_uncontrolled_region_even_with_a_dragon() -> None:
    table = Table(stack="eliza:galadia", at={FERELLON: "galadia"}, units={ELIZA: {"fai_forest": "i"}})
    assert table.g.regions["galadia"].neutral == 2
    assert table.told("placed") == []


@rule("LV-RGLYPH-05")
def test_reinforce_lets_the_general_in_control_place_a_unit_of_any_type() -> None:
    table = Table(stack="adrael:allaria", units={ELIZA: {"allaria": "i"}})
    assert table.asked == (ELIZA, "place_unit")
    assert table.options() == ["unit archers", "unit cavalry", "unit infantry"]
    table.do("unit cavalry")
    assert (table.army(ELIZA, "allaria"), table.player(ELIZA).supply["cavalry"]) == ("ic", 5)
    assert (table.g.regions["allaria"].neutral, table.told("placed")) == (0, [(ELIZA, "cavalry", "allaria")])


@rule("LV-RGLYPH-06")
def test_reinforce_adds_a_unit_in_each_adjacent_region_of_the_general() -> None:
    table = Table(
        stack="eliza:allaria",
        units={ELIZA: {"galadia": "i", "nau_forest": "i", "nauak": "i"}, ADRAEL: {"fai_forest": "i"}},
    )
    table.do("unit infantry")
    assert table.options() == ["done", "unit archers", "unit cavalry", "unit infantry"]
    table.do("unit archers; unit cavalry")
    armies = [table.army(ELIZA, region) for region in ("allaria", "galadia", "nau_forest", "nauak", "fai_forest")]
    assert armies == ["i", "ia", "ic", "i", ""]
    assert table.army(ADRAEL, "fai_forest") == "i"


@rule("LV-RGLYPH-06")
def test_an_adjacent_region_may_be_left_out() -> None:
    table = Table(stack="eliza:allaria", units={ELIZA: {"galadia": "i", "nau_forest": "i"}})
    table.do("unit infantry; done; unit archers")
    assert [table.army(ELIZA, region) for region in ("allaria", "galadia", "nau_forest")] == ["i", "i", "ia"]


@rule("LV-RGLYPH-06")
def test_a_faceless_general_places_by_the_rule_of_its_own_deploy() -> None:
    units = {ELIZA: {"allaria": "ic", "galadia": "ca"}}
    table = Table(FERELLON, ADRAEL, stack="adrael:allaria", units=units, row=ROW, tokens={ELIZA: (1, 0)})
    assert (table.army(ELIZA, "allaria"), table.army(ELIZA, "galadia")) == ("ica", "ica")
    assert table.player(ELIZA).denizens == {}


@rule("LV-RGLYPH-07")
def test_fortify_puts_a_city_where_there_is_none_whoever_controls_the_region() -> None:
    table = Table(
        stack="adrael:isval eliza:galadia adrael:trade_route",
        neutral={"galadia": 1},
        units={ADRAEL: {"trade_route": "i"}},
    )
    table.do("unit infantry")
    assert table.told("city_placed") == [("isval",), ("galadia",), ("trade_route",)]
    assert table.g.supply.cities == 9


@rule("LV-RGLYPH-08")
def test_fortify_does_nothing_where_there_is_a_city() -> None:
    table = Table(stack="adrael:isval", cities=["isval"])
    assert (table.g.regions["isval"].city, table.g.supply.cities) == (True, 11)
    assert (table.told("city_placed"), table.told("region_glyph")) == ([], [("isval", "reinforce")])
