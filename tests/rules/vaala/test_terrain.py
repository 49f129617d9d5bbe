"""Cities and mountains (LV-CITY, LV-MOUNT)."""

from igroteka.games.vaala.components import BOX
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule

FIELD = "north_tyveria"

# Cities


def ferellon_attacks(dice: str, *, army: str = "iii", neutral: int = 0) -> Table:
    """Ferellon attacks an army of Eliza, or neutral units, in a region with a city."""
    table = Table(
        stack="sovereigns_wrath", units={ELIZA: {FIELD: army}}, neutral={FIELD: neutral}, cities=[FIELD], dice=dice
    )
    table.do("activate attack")
    return table


@rule("LV-CITY-01")
def test_a_defending_army_ignores_one_wound_and_the_city_goes_to_the_supply() -> None:
    table = ferellon_attacks("C.....")
    assert (table.army(ELIZA, FIELD), table.g.regions[FIELD].city, table.g.supply.cities) == ("ii", False, 12)


@rule("LV-CITY-01")
def test_the_city_of_the_region_does_not_protect_the_attacker() -> None:
    table = Table(
        stack="pureblood_tide",
        at={NAGASHA: "trade_route"},
        units={ADRAEL: {"trade_route": "ii"}},
        cities=["trade_route"],
        dice="..... h....",
    )
    table.do("activate attack; counterattack")
    assert (table.army(ADRAEL, "trade_route"), table.g.regions["trade_route"].city) == ("i", True)


@rule("LV-CITY-02")
def test_without_a_hit_in_the_combat_the_city_stays() -> None:
    table = ferellon_attacks("......")
    table.do("retreat; retreat_to fai_forest")
    assert (table.g.regions[FIELD].city, table.g.supply.cities) == (True, 11)


def up_the_mountains(dice: str) -> Table:
    """Adrael attacks three neutral units with a city across a mountain border."""
    table = Table(
        stack="pureblood_tide",
        at={NAGASHA: "nauak"},
        units={ADRAEL: {"south_tyveria": "iii"}},
        neutral={"upper_primalian": 3},
        cities=["upper_primalian"],
        dice=dice,
    )
    table.do("activate attack; everyone")
    return table


@rule("LV-CITY-02")
def test_the_city_stays_when_mountains_took_every_hit() -> None:
    table = up_the_mountains("c.. ...")
    assert (table.g.regions["upper_primalian"].neutral, table.g.regions["upper_primalian"].city) == (3, True)


@rule("LV-CITY-02")
def test_mountains_take_the_first_hit_and_the_city_the_second() -> None:
    table = up_the_mountains("ch. ...")
    assert (table.g.regions["upper_primalian"].neutral, table.g.regions["upper_primalian"].city) == (3, False)
    assert up_the_mountains("ccH ...").g.regions["upper_primalian"].neutral == 1


@rule("LV-CITY-03")
def test_a_city_that_its_general_abandons_stays_on_the_board() -> None:
    table = Table(stack="oathguard_advance", units={ELIZA: {"allaria": "ii"}}, cities=["allaria"])
    table.do("activate deploy; march allaria galadia; everyone; done")
    assert table.player(ELIZA).size("allaria") == 0
    assert (table.g.regions["allaria"].city, table.g.supply.cities) == (True, 11)


@rule("LV-CITY-04")
def test_an_abandoned_city_protects_the_next_general_who_comes() -> None:
    table = Table(
        stack="blood_emperors_will sovereigns_wrath",
        units={ADRAEL: {"trade_route": "i"}},
        cities=[FIELD],
        dice="c.....",
    )
    table.do(f"activate deploy; march trade_route {FIELD}; take infantry; done; done; skip attack; activate attack")
    assert table.told("combat") == [(FERELLON, ADRAEL, FIELD)]
    assert (table.army(ADRAEL, FIELD), table.g.regions[FIELD].city) == ("i", False)


@rule("LV-CITY-05")
def test_an_abandoned_city_protects_neutral_units_that_appear() -> None:
    table = Table(stack=f"eliza:{FIELD} sovereigns_wrath", cities=[FIELD], dice="c..... ..")
    assert table.g.regions[FIELD].neutral == 2
    table.do("activate attack")
    assert (table.g.regions[FIELD].neutral, table.g.regions[FIELD].city) == (2, False)


@rule("LV-CITY-06")
def test_a_glyph_may_speak_of_regions_with_a_city() -> None:
    table = Table(
        stack="oathguard_advance",
        units={ELIZA: {"allaria": "i", "nau_forest": "i"}},
        cities=["nau_forest", "isval"],
    )
    table.do("activate deploy; done")
    assert table.options() == ["done", "region nau_forest"]
    table.do("region nau_forest; unit archers")
    assert table.army(ELIZA, "nau_forest") == "ia"


@rule("LV-CITY-07")
def test_a_region_with_a_city_gets_no_second_one() -> None:
    table = Table(stack="eliza:galadia eliza:isval", cities=["galadia"])
    assert table.told("city_placed") == [("isval",)]
    assert table.g.supply.cities == 10


@rule("LV-CITY-07")
def test_cities_are_built_only_where_there_is_none() -> None:
    table = Table(
        stack="dreaming_blade",
        units={ELIZA: {"galadia": "i", "nau_forest": "i"}},
        cities=["allaria"],
        open_vaala={ELIZA: ["godao_workshops"]},
        tokens={ELIZA: (1, 0)},
    )
    table.do("activate vaala; cast godao_workshops")
    assert table.options() == ["region galadia", "region nau_forest"]


# Mountains


def from_both_sides(*origins: str, dice: str) -> int:
    """Adrael attacks three neutral units on Upper Primalian from the given regions; how many are left?"""
    table = Table(
        stack="pureblood_tide",
        at={NAGASHA: "nauak", ADRAEL: "eastern_plains", FERELLON: "galadia"},
        units={ADRAEL: {"south_tyveria": "i", FIELD: "i"}},
        neutral={"upper_primalian": 3},
        dice=dice,
    )
    table.do("activate attack")
    for origin in origins:
        table.do(f"from {origin}")
    if len(origins) == 1:
        table.do("done")
    return table.g.regions["upper_primalian"].neutral


@rule("LV-MOUNT-01")
def test_the_defender_ignores_a_hit_if_any_attacking_unit_crossed_mountains() -> None:
    assert from_both_sides(FIELD, dice="h ...") == 2
    assert from_both_sides("south_tyveria", dice="h ...") == 3
    assert from_both_sides("south_tyveria", dice="c ...") == 3


@rule("LV-MOUNT-01")
def test_one_unit_over_the_mountains_is_enough() -> None:
    table = Table(
        stack="pureblood_tide",
        at={NAGASHA: "nauak", ADRAEL: "eastern_plains", FERELLON: "galadia"},
        units={ADRAEL: {"south_tyveria": "i", FIELD: "i"}},
        neutral={"upper_primalian": 3},
        dice="hh ...",
    )
    table.do(f"activate attack; from {FIELD}; from south_tyveria")
    assert table.g.regions["upper_primalian"].neutral == 2


@rule("LV-MOUNT-01")
def test_a_faceless_army_crosses_mountains_like_any_other() -> None:
    table = Table(
        *(FERELLON, NAGASHA),
        stack="pureblood_tide",
        at={ADRAEL: "south_tyveria"},
        units={ADRAEL: {"south_tyveria": "ii"}},
        power={"upper_primalian": 1},
        neutral={"upper_primalian": 2},
        dice="c... ..  C...",
    )
    rolls = [(side, str(faces).count("+") + 1) for side, faces in table.told("rolled")]
    assert rolls == [(ADRAEL, 4), ("neutral", 2), (ADRAEL, 4)]


@rule("LV-MOUNT-02")
def test_four_regions_border_the_mountains() -> None:
    marked = {region for border in BOX.board.borders if border.mountain for region in border.between}
    assert marked == {"fai_forest", "nau_forest", "south_tyveria", "upper_primalian"}


@rule("LV-MOUNT-03")
def test_a_dragon_over_the_mountains_gives_the_defender_no_protection() -> None:
    table = Table(
        stack="sovereigns_wrath", at={FERELLON: "fai_forest"}, neutral={"upper_primalian": 3}, dice="c..... .."
    )
    table.do("activate attack; fly upper_primalian")
    assert ("fai_forest", "upper_primalian") in BOX.board.mountains
    assert table.told("flew") == [(FERELLON, "fai_forest", "upper_primalian")]
    assert table.g.regions["upper_primalian"].neutral == 2
