"""The twelve denizens that improve infantry: each ability, and where it does not apply."""

import pytest

from igroteka.games.vaala.components import BOX
from tests.games.vaala.fields import AWAY, attacked, attacking, rolls
from tests.games.vaala.spells import opened
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

HOMELANDS = {
    "candlebearers": "isval",
    "galadian_priest": "galadia",
    "dreamwalkers": "fai_forest",
    "oathguard_legion": "allaria",
    "rootbound_kin": "nau_forest",
    "jaguar_kin": "nauak",
    "pass_wardens": "upper_primalian",
    "deep_sappers": "lower_primalian",
    "pit_purebloods": "north_tyveria",
    "blood_levy": "south_tyveria",
    "ogerron_breakers": "eastern_plains",
    "caravan_guard": "trade_route",
}


def test_the_denizens_for_infantry_and_their_homelands() -> None:
    assert {card.id: card.homeland for card in BOX.denizens.values() if card.unit == "infantry"} == HOMELANDS


# Candlebearers


@pytest.mark.parametrize(("army", "left"), [("ii", "i"), ("cc", "")])
def test_candlebearers_ignore_the_first_critical_hit(army: str, left: str) -> None:
    assert attacked("candlebearers", army, "C.....").army(ELIZA, "galadia") == left


def test_candlebearers_do_not_stop_standard_hits_nor_a_later_critical() -> None:
    standard = attacked("candlebearers", "ii", "h..... ..")
    standard.do("counterattack")
    assert standard.army(ELIZA, "galadia") == "i"
    later = attacked("candlebearers", "ii", "c..... .. c....")
    later.do("counterattack; fight_on")
    assert later.army(ELIZA, "galadia") == "i"


def test_candlebearers_do_not_help_an_attacker() -> None:
    table = attacking("candlebearers", "ii", ".. c.", neutral={"galadia": 2})
    assert table.army(ELIZA, "galadia") == "i"


# Galadian Priest


@pytest.mark.parametrize(("army", "essence"), [("ii", 0), ("cc", 2)])
def test_galadian_priests_keep_destroyed_units_from_the_essence_track(army: str, essence: int) -> None:
    table = attacked("galadian_priest", army, "C.....")
    assert len(table.player(FERELLON).essence) == essence
    assert sum(table.player(ELIZA).supply.values()) == 18 - essence


def test_galadian_priests_cover_other_units_beside_them() -> None:
    table = attacked("galadian_priest", "ic", "C.....")
    table.do("unit cavalry")
    assert (table.army(ELIZA, "galadia"), table.player(FERELLON).essence) == ("", [])


def test_galadian_priests_do_not_cover_units_that_outlive_them() -> None:
    table = attacked("galadian_priest", "ic", "C.....")
    table.do("unit infantry")
    assert table.player(FERELLON).essence == ["eliza.cavalry"]


def test_galadian_priests_work_in_combat_only() -> None:
    table = opened(
        "exquisite_suffering",
        units={ELIZA: {"lower_primalian": "i"}},
        denizens=[(ELIZA, "galadian_priest")],
    )
    table.do("cast exquisite_suffering")
    assert table.player(NAGASHA).essence == ["eliza.infantry"]


# Dreamwalkers


@pytest.mark.parametrize(("army", "dreamt"), [("ic", True), ("cc", False)])
def test_dreamwalkers_retreat_to_any_friendly_region(army: str, dreamt: bool) -> None:
    table = attacked("dreamwalkers", army, "h.....", more={"nauak": "c"})
    table.do("retreat")
    near = ["retreat_to allaria", "retreat_to fai_forest", "retreat_to isval"]
    assert table.options() == (sorted([*near, "retreat_to nauak"]) if dreamt else near)


def test_dreamwalkers_do_not_retreat_to_regions_that_are_not_friendly() -> None:
    table = attacked("dreamwalkers", "ii", "h.....")
    table.do("retreat")
    assert "retreat_to nauak" not in table.options()


def test_dreamwalkers_keep_their_way_though_a_pursuit_destroys_them_as_they_set_out() -> None:
    table = Table(
        stack="red_harvest",
        at={ADRAEL: "galadia"},
        units={ELIZA: {"allaria": "i", "nauak": "c"}, ADRAEL: {"galadia": "c", "fai_forest": "i", "nau_forest": "i"}},
        denizens=[(ELIZA, "dreamwalkers"), (ADRAEL, "scorpicon_riders")],
        dice=".",
    )
    table.do("activate attack; attack allaria; from galadia; take cavalry; done; done; retreat")
    assert table.told("destroyed") == [(ELIZA, "infantry", "allaria")]
    assert (table.g.ending, table.player(ELIZA).at) == ("", "nauak")


# Oathguard Legion


@pytest.mark.parametrize(("army", "dice"), [("ii", [3, 3]), ("ic", [2, 2])])
def test_the_oathguard_legion_of_two_counterattacks_with_a_die_more(army: str, dice: list[int]) -> None:
    table = attacked("oathguard_legion", army, "......" + "." * dice[0] + "....." + "." * dice[1])
    table.do("counterattack; fight_on; counterattack")
    assert rolls(table, ELIZA) == dice


def test_the_oathguard_legion_attacks_as_any_infantry() -> None:
    table = attacking("oathguard_legion", "ii", "C.", neutral={"galadia": 1})
    assert rolls(table, ELIZA) == [2]


# Rootbound Kin


@pytest.mark.parametrize(
    ("region", "army", "left"), [("fai_forest", "ii", "i"), ("fai_forest", "cc", ""), ("galadia", "ii", "")]
)
def test_rootbound_kin_ignore_the_first_hit_beside_mountains(region: str, army: str, left: str) -> None:
    assert attacked("rootbound_kin", army, "C.....", region=region).army(ELIZA, region) == left


def test_rootbound_kin_ignore_a_standard_hit_too_but_only_one_in_a_combat() -> None:
    table = attacked("rootbound_kin", "ii", "h..... .. h.... ..", region="fai_forest")
    table.do("counterattack")
    assert table.army(ELIZA, "fai_forest") == "ii"
    table.do("fight_on; counterattack")
    assert table.army(ELIZA, "fai_forest") == "i"


# Jaguar Kin


@pytest.mark.parametrize(("army", "dice"), [("iii", [3, 4, 3]), ("ccc", [3, 3, 3])])
def test_jaguar_kin_attack_with_a_die_more_after_a_kill(army: str, dice: list[int]) -> None:
    table = attacking("jaguar_kin", army, "c.. .." + "." * dice[1] + ".. ... ..", neutral={"galadia": 3})
    table.do("fight_on; fight_on")
    assert rolls(table, ELIZA) == dice


def test_jaguar_kin_count_a_wounded_dragon_as_a_kill() -> None:
    table = attacking("jaguar_kin", "ii", "h. ..... ... ....", at={NAGASHA: "galadia"})
    table.do("counterattack; fight_on")
    assert (table.player(NAGASHA).wounds, rolls(table, ELIZA)) == (1, [2, 3])


def test_jaguar_kin_keep_the_die_for_the_next_combat_of_the_battle() -> None:
    def dice(first: str) -> list[int]:
        at, neutral = {NAGASHA: "galadia"}, {"galadia": 1}
        table = attacking("jaguar_kin", "iii", f"{first} ....", at=at, neutral=neutral)
        table.do("fight neutral; fight nagasha")
        return rolls(table, ELIZA)

    assert dice("c..") == [3, 4]
    assert dice("h.. .") == [3, 4]


# Pass Wardens


@pytest.mark.parametrize(("army", "left"), [("ii", 0), ("cc", 1)])
def test_mountains_protect_no_one_from_pass_wardens(army: str, left: int) -> None:
    table = attacking("pass_wardens", army, "C. .", start="fai_forest", neutral={"upper_primalian": 2})
    assert table.g.regions["upper_primalian"].neutral == left
    assert table.told("mountains") == ([("upper_primalian",)] if left else [])


# Deep Sappers


@pytest.mark.parametrize(("army", "left"), [("ii", 0), ("cc", 1)])
def test_deep_sappers_remove_a_city_before_it_can_absorb_a_hit(army: str, left: int) -> None:
    table = attacking("deep_sappers", army, "C. .", neutral={"galadia": 2}, cities=["galadia"])
    assert (table.g.regions["galadia"].neutral, table.g.regions["galadia"].city) == (left, False)
    assert table.told("city_protects") == ([("galadia",)] if left else [])


def test_deep_sappers_remove_the_city_even_if_they_miss() -> None:
    table = attacking("deep_sappers", "ii", ".. .", neutral={"galadia": 1}, cities=["galadia"])
    assert (table.g.regions["galadia"].city, table.g.supply.cities) == (False, 12)


def test_deep_sappers_leave_the_city_of_a_region_they_defend() -> None:
    table = attacked("deep_sappers", "ii", "......", cities=["galadia"])
    assert table.g.regions["galadia"].city


def test_deep_sappers_leave_the_city_when_they_attack_a_dragon() -> None:
    table = attacking("deep_sappers", "ii", "..", at={NAGASHA: "allaria"}, cities=["allaria"])
    assert table.told("combat") == [(ELIZA, NAGASHA, "allaria")]
    assert (table.g.regions["allaria"].city, table.told("ability")) == (True, [])


# Pit Purebloods


@pytest.mark.parametrize(("army", "dice"), [("iii", [3, 3, 2]), ("ccc", [3, 2, 2])])
def test_pit_purebloods_roll_a_die_more_after_a_loss(army: str, dice: list[int]) -> None:
    table = attacking("pit_purebloods", army, "... h." + "." * dice[1] + ".. .. ..", neutral={"galadia": 2})
    table.do("fight_on; fight_on")
    assert rolls(table, ELIZA) == dice


def test_pit_purebloods_counterattack_with_a_die_more_after_a_loss() -> None:
    table = attacked("pit_purebloods", "ii", "c..... ..")
    table.do("counterattack")
    assert rolls(table, ELIZA) == [2]


# Blood Levy


def test_blood_levy_adds_an_infantry_in_one_of_the_reinforced_regions() -> None:
    table = Table(stack="eliza:allaria", units={ELIZA: {"galadia": "c"}}, denizens=[(ELIZA, "blood_levy")])
    table.do("unit archers; unit archers")
    assert (table.asked, table.options()) == ((ELIZA, "place_where"), ["region allaria", "region galadia"])
    table.do("region galadia")
    assert (table.army(ELIZA, "allaria"), table.army(ELIZA, "galadia")) == ("a", "ica")


def test_blood_levy_adds_none_where_nothing_was_placed_nor_without_infantry() -> None:
    units = {ELIZA: {"galadia": "c"}}
    left_out = Table(stack="eliza:allaria", units=units, denizens=[(ELIZA, "blood_levy")])
    left_out.do("unit archers; done")
    assert (left_out.army(ELIZA, "allaria"), left_out.army(ELIZA, "galadia")) == ("ia", "c")
    units = {ELIZA: {"nauak": "iiiiii"}}
    exhausted = Table(stack="eliza:allaria", units=units, denizens=[(ELIZA, "blood_levy")])
    exhausted.do("unit archers")
    assert exhausted.asked[1] == "plan"


def test_blood_levy_does_nothing_for_other_placing() -> None:
    table = opened("castes_united", denizens=[(ELIZA, "blood_levy")])
    table.do("cast castes_united")
    assert table.army(ELIZA, "allaria") == "ica"


# Ogerron Breakers


@pytest.mark.parametrize(("army", "dice"), [("iii", [4, 4]), ("iic", [3, 3])])
def test_three_ogerron_breakers_roll_a_die_more_on_each_attack_roll(army: str, dice: list[int]) -> None:
    table = attacking("ogerron_breakers", army, "." * dice[0] + "." + "." * dice[1] + ".", neutral={"galadia": 1})
    table.do("fight_on")
    assert rolls(table, ELIZA) == dice


def test_ogerron_breakers_defend_as_any_infantry() -> None:
    table = attacked("ogerron_breakers", "iii", "...... ...")
    table.do("counterattack")
    assert rolls(table, ELIZA) == [3]


# Caravan Guard


@pytest.mark.parametrize(("army", "collected"), [("i", 0), ("c", 2)])
def test_a_caravan_guard_keeps_others_from_collecting(army: str, collected: int) -> None:
    table = Table(
        ADRAEL,
        ELIZA,
        stack="connoisseurs_claim",
        units={ELIZA: {"lower_primalian": army}},
        denizens=[(ELIZA, "caravan_guard")],
        power={"lower_primalian": 2},
    )
    assert table.player(NAGASHA).power == collected


def test_a_caravan_guard_guards_only_where_infantry_stands_and_not_from_its_owner() -> None:
    table = Table(
        stack="royal_tithe connoisseurs_claim",
        at=AWAY | {ELIZA: "allaria"},
        units={ELIZA: {"allaria": "i"}},
        denizens=[(ELIZA, "caravan_guard")],
        power={"allaria": 1, "nauak": 2},
    )
    table.do("activate collect; activate collect")
    assert (table.player(ELIZA).power, table.player(NAGASHA).power, table.player(ADRAEL).power) == (1, 1, 0)
