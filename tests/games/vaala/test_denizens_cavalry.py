"""The twelve denizens that improve cavalry: each ability, and where it does not apply."""

import pytest

from igroteka.games.vaala.components import BOX
from tests.games.vaala.fields import AWAY, attacked, attacking, deploying, rolls
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

HOMELANDS = {
    "griffin_knights": "isval",
    "alms_riders": "galadia",
    "stag_riders": "fai_forest",
    "kirin_sentinels": "allaria",
    "moss_boars": "nau_forest",
    "tide_runners": "nauak",
    "crag_rams": "upper_primalian",
    "drake_harriers": "lower_primalian",
    "vespidai_swarm": "north_tyveria",
    "scorpicon_riders": "south_tyveria",
    "steppe_outriders": "eastern_plains",
    "merchant_riders": "trade_route",
}

FAR = {ELIZA: "lower_primalian", FERELLON: "trade_route", ADRAEL: "trade_route", NAGASHA: "trade_route"}


def test_the_denizens_for_cavalry_and_their_homelands() -> None:
    assert {card.id: card.homeland for card in BOX.denizens.values() if card.unit == "cavalry"} == HOMELANDS


# Griffin Knights


def test_griffin_knights_deploy_two_regions_over_anything() -> None:
    neutral = dict.fromkeys(("galadia", "fai_forest", "nau_forest"), 1)
    table = deploying("griffin_knights", {"allaria": "c"}, neutral=neutral)
    far = ["isval", "lower_primalian", "north_tyveria", "upper_primalian"]
    assert table.options() == ["done", *(f"march allaria {region}" for region in far)]


def test_other_units_do_not_fly_with_griffin_knights() -> None:
    table = deploying("griffin_knights", {"allaria": "i"})
    assert table.options("march") == [f"march allaria {region}" for region in ("fai_forest", "galadia", "nau_forest")]


def test_griffin_knights_fly_without_their_slower_companions() -> None:
    table = deploying("griffin_knights", {"allaria": "icc"}, neutral={"galadia": 1})
    table.do("march allaria isval")
    assert table.options() == ["everyone", "take cavalry"]
    table.do("everyone; done")
    assert (table.army(ELIZA, "isval"), table.army(ELIZA, "allaria"), table.player(ELIZA).at) == ("cc", "i", "allaria")


def test_griffin_knights_may_not_land_among_enemies_in_a_deploy() -> None:
    table = deploying("griffin_knights", {"allaria": "c"}, neutral={"isval": 1})
    assert "march allaria isval" not in table.options()


@pytest.mark.parametrize(("army", "left"), [("cc", 0), ("ii", 1)])
def test_griffin_knights_never_cross_mountains(army: str, left: int) -> None:
    at = {**FAR, ELIZA: "isval"}
    table = attacking("griffin_knights", army, "C. .", start="nau_forest", neutral={"upper_primalian": 2}, at=at)
    assert table.g.regions["upper_primalian"].neutral == left


# Alms Riders


@pytest.mark.parametrize(("army", "collected"), [("c", 1), ("i", 0)])
def test_alms_riders_collect_a_power_where_they_enter_an_uncontrolled_region(army: str, collected: int) -> None:
    table = deploying("alms_riders", {"allaria": army}, power={"galadia": 2}, at={ELIZA: "eastern_plains"})
    table.do("march allaria galadia; done")
    assert (table.player(ELIZA).ready, table.g.regions["galadia"].power) == (collected, 2 - collected)


def test_alms_riders_collect_once_per_round() -> None:
    table = deploying("alms_riders", {"allaria": "cc"}, power={"galadia": 1, "fai_forest": 1})
    table.do("march allaria galadia; take cavalry; done; march allaria fai_forest; take cavalry; done")
    assert (table.player(ELIZA).ready, table.g.regions["fai_forest"].power) == (1, 1)


def test_alms_riders_may_collect_again_in_the_next_round() -> None:
    table = deploying("alms_riders", {"allaria": "c"}, power={"galadia": 1})
    table.do("march allaria galadia; take cavalry; done; done")
    assert (table.told("collected"), table.g.round, table.g.lasting) == ([(ELIZA, "galadia")], 2, [])


def test_alms_riders_collect_nothing_in_a_region_that_was_friendly() -> None:
    table = deploying("alms_riders", {"allaria": "c", "galadia": "i"}, power={"galadia": 1})
    table.do("march allaria galadia; take cavalry; done; done")
    assert table.player(ELIZA).ready == 0


def test_alms_riders_collect_on_the_move_of_an_attack() -> None:
    table = attacking("alms_riders", "cc", "..", at={NAGASHA: "galadia"}, power={"galadia": 1})
    assert table.player(ELIZA).ready == 1


# Stag Riders


@pytest.mark.parametrize(("army", "dice"), [("cc", [3, 2]), ("ii", [2, 2])])
def test_stag_riders_who_move_in_have_a_die_more_on_the_first_roll(army: str, dice: list[int]) -> None:
    table = attacking("stag_riders", army, "." * dice[0] + "." + "." * dice[1] + ".", neutral={"galadia": 1})
    table.do("fight_on")
    assert rolls(table, ELIZA) == dice


def test_stag_riders_have_no_die_more_where_they_stood_before() -> None:
    table = attacking("stag_riders", "cc", "..", at={NAGASHA: "allaria"})
    assert (table.told("combat"), rolls(table, ELIZA)) == ([(ELIZA, NAGASHA, "allaria")], [2])


def test_stag_riders_have_the_die_once_though_the_battle_goes_on_with_another_enemy() -> None:
    table = attacking("stag_riders", "cc", "c.. ..", at={NAGASHA: "galadia"}, neutral={"galadia": 1})
    table.do("fight neutral; fight nagasha")
    assert rolls(table, ELIZA) == [3, 2]


# Kirin Sentinels


def led(army: str, dice: str) -> Table:
    """Eliza herself leads the army into Galadia."""
    return attacking("kirin_sentinels", army, dice, at={ELIZA: "allaria"}, neutral={"galadia": 1})


@pytest.mark.parametrize(("army", "dice"), [("c", [4, 4]), ("i", [3, 3])])
def test_kirin_sentinels_beside_the_general_have_a_die_more_on_each_attack_roll(army: str, dice: list[int]) -> None:
    table = led(army, "." * dice[0] + "." + "." * dice[1] + ".")
    table.do("fight_on")
    assert rolls(table, ELIZA) == dice


def test_kirin_sentinels_without_the_general_have_none() -> None:
    table = attacking("kirin_sentinels", "cc", "C.", neutral={"galadia": 1})
    assert rolls(table, ELIZA) == [2]


# Moss Boars


@pytest.mark.parametrize(("army", "settled"), [("c", "ic"), ("a", "a")])
def test_moss_boars_bring_an_infantry_into_an_uncontrolled_region(army: str, settled: str) -> None:
    table = deploying("moss_boars", {"allaria": army}, at={ELIZA: "eastern_plains"})
    table.do("march allaria galadia; done")
    assert table.army(ELIZA, "galadia") == settled


def test_moss_boars_do_so_once_per_glyph() -> None:
    table = deploying("moss_boars", {"allaria": "cc"})
    table.do("march allaria galadia; take cavalry; done; march allaria fai_forest; take cavalry; done")
    assert (table.army(ELIZA, "galadia"), table.army(ELIZA, "fai_forest")) == ("ic", "c")


def test_moss_boars_bring_nobody_into_a_friendly_region_nor_without_supply() -> None:
    friendly = deploying("moss_boars", {"allaria": "c", "galadia": "a"})
    friendly.do("march allaria galadia; take cavalry; done; done")
    assert friendly.army(ELIZA, "galadia") == "ca"
    exhausted = deploying("moss_boars", {"allaria": "c", "isval": "iiiiii"})
    exhausted.do("march allaria galadia; take cavalry; done; done")
    assert exhausted.army(ELIZA, "galadia") == "c"


# Tide Runners


@pytest.mark.parametrize(("army", "sails"), [("c", True), ("i", False)])
def test_tide_runners_move_along_the_coast_of_a_sea(army: str, sails: bool) -> None:
    away = dict.fromkeys((FERELLON, ADRAEL, NAGASHA), "trade_route")
    table = deploying("tide_runners", {"allaria": army}, at=away)
    assert ("march allaria nauak" in table.options()) == sails
    assert "march allaria lower_primalian" not in table.options()


def test_tide_runners_attack_along_the_coast_too() -> None:
    table = attacking("tide_runners", "c", ".", at={ADRAEL: "upper_primalian", FERELLON: "upper_primalian"})
    assert table.told("combat") == [(ELIZA, NAGASHA, "nauak")]


# Crag Rams


def test_crag_rams_ride_on_after_a_victory() -> None:
    table = attacking("crag_rams", "ccc", "c..", neutral={"galadia": 1, "isval": 1}, at={ELIZA: "upper_primalian"})
    assert (table.asked, table.options()) == (
        (ELIZA, "rout"),
        ["done", "march galadia allaria", "march galadia fai_forest"],
    )
    table.do("march galadia fai_forest; take cavalry")
    assert (table.army(ELIZA, "fai_forest"), table.army(ELIZA, "galadia")) == ("cc", "c")


def test_crag_rams_ride_on_along_the_bond_of_the_sky() -> None:
    at = {ELIZA: "galadia", NAGASHA: "south_tyveria", FERELLON: "galadia"}
    table = Table(
        stack="kirin_charge",
        at=at,
        units={ELIZA: {"galadia": "cc"}},
        denizens=[(ELIZA, "crag_rams")],
        bonds=[(ELIZA, NAGASHA)],
        dice="....",
    )
    table.do("activate attack; retreat; retreat_to isval")
    assert (table.asked[1], "march galadia south_tyveria" in table.options()) == ("rout", True)


def test_crag_rams_need_cavalry_and_a_victory() -> None:
    assert attacking("crag_rams", "ii", "c.", neutral={"galadia": 1}).asked[1] == "plan"
    beaten = attacking("crag_rams", "cc", ".. .", neutral={"galadia": 1})
    beaten.do("retreat; retreat_to allaria")
    assert beaten.asked[1] == "plan"


def test_crag_rams_do_not_ride_on_after_a_defence() -> None:
    table = attacked("crag_rams", "cc", "... h.", wounds={FERELLON: 4})
    table.do("counterattack; retreat_to isval")
    assert table.asked[1] == "plan"


# Drake Harriers


@pytest.mark.parametrize(("army", "dice"), [("cc", [3, 3]), ("ii", [2, 2])])
def test_drake_harriers_attack_a_dragon_with_a_die_more(army: str, dice: list[int]) -> None:
    table = attacking("drake_harriers", army, "." * dice[0] + "....." + "." * dice[1], at={NAGASHA: "galadia"})
    table.do("counterattack; fight_on")
    assert rolls(table, ELIZA) == dice


def test_drake_harriers_counterattack_a_dragon_with_a_die_more_and_others_without() -> None:
    table = attacked("drake_harriers", "c", "...... ..")
    table.do("counterattack")
    assert rolls(table, ELIZA) == [2]
    assert rolls(attacking("drake_harriers", "cc", "c.", neutral={"galadia": 1}), ELIZA) == [2]


# Vespidai Swarm


def test_a_vespidai_swarm_attacks_from_two_regions_away() -> None:
    table = attacking("vespidai_swarm", "c", ". .", neutral={"isval": 1, "fai_forest": 1}, at=FAR)
    assert table.options() == ["attack fai_forest", "attack isval"]
    table.do("attack isval")
    assert table.told("combat") == [(ELIZA, "neutral", "isval")]


def test_other_units_do_not_follow_a_vespidai_swarm() -> None:
    table = attacking("vespidai_swarm", "i", ". .", neutral={"isval": 1, "fai_forest": 1}, at=FAR)
    assert table.told("combat") == [(ELIZA, "neutral", "fai_forest")]


def test_a_vespidai_swarm_does_not_pass_enemies_nor_hurry_in_a_deploy() -> None:
    table = attacking(
        "vespidai_swarm",
        "c",
        ".",
        at=FAR,
        neutral={"isval": 1, "galadia": 1, "fai_forest": 1},
    )
    assert table.options() == ["attack fai_forest", "attack galadia"]
    assert "march allaria isval" not in deploying("vespidai_swarm", {"allaria": "c"}).options()


# Scorpicon Riders


@pytest.mark.parametrize(("army", "left"), [("cc", "i"), ("ii", "ii")])
def test_scorpicon_riders_wound_who_retreats_from_them(army: str, left: str) -> None:
    table = attacking("scorpicon_riders", army, "..", units={ADRAEL: {"galadia": "ii"}})
    table.do("retreat; retreat_to isval")
    assert table.army(ADRAEL, "isval") == left


def test_scorpicon_riders_wound_a_dragon_that_leaves_their_defence() -> None:
    table = attacked("scorpicon_riders", "cc", "...... ..")
    table.do("counterattack; retreat; retreat_to isval")
    assert (table.player(FERELLON).wounds, table.told("ability")) == (1, [(ELIZA, "scorpicon_riders")])


def test_scorpicon_riders_make_the_retreat_of_a_lone_general_a_forced_one() -> None:
    table = attacking("scorpicon_riders", "cc", "..", at={ADRAEL: "galadia"}, tokens={ADRAEL: (1, 0)})
    table.do("retreat; retreat_to isval")
    assert (table.told("stole"), table.player(ADRAEL).at) == ([(ELIZA, ADRAEL, "ready")], "isval")


# Steppe Outriders


def test_steppe_outriders_give_one_more_move_of_cavalry() -> None:
    table = deploying("steppe_outriders", {"allaria": "iic"})
    table.do("march allaria galadia; take infantry; done; march allaria fai_forest; take infantry; done")
    assert table.options() == [
        "done",
        "march allaria fai_forest",
        "march allaria galadia",
        "march allaria nau_forest",
    ]
    table.do("march allaria nau_forest")
    assert (table.army(ELIZA, "nau_forest"), table.player(ELIZA).at) == ("c", "allaria")


def test_without_steppe_outriders_or_cavalry_there_are_two_moves() -> None:
    table = deploying("steppe_outriders", {"allaria": "iii"})
    table.do("march allaria galadia; take infantry; done; march allaria fai_forest; take infantry; done")
    assert table.asked[1] == "plan"
    other = deploying("", {"allaria": "iic"})
    other.do("march allaria galadia; take infantry; done; march allaria fai_forest; take infantry; done")
    assert other.asked[1] == "plan"


def test_steppe_outriders_ride_after_adraels_deploy_too_but_one_step() -> None:
    table = Table(
        stack="blood_emperors_will",
        at=AWAY | {ADRAEL: "trade_route", ELIZA: "nauak"},
        units={ADRAEL: {"trade_route": "c"}},
        denizens=[(ADRAEL, "steppe_outriders")],
    )
    table.do("activate deploy")
    assert "march trade_route isval" in table.options()
    table.do("done")
    near = ["eastern_plains", "north_tyveria", "south_tyveria"]
    assert table.options() == ["done", *(f"march trade_route {region}" for region in near)]


# Merchant Riders


@pytest.mark.parametrize("ready", [0, 2])
def test_merchant_riders_take_denizens_of_adjacent_regions_for_nothing(ready: int) -> None:
    table = Table(
        stack="eliza:allaria",
        row=["galadian_priest", "jaguar_kin"],
        denizens=[(ELIZA, "merchant_riders")],
        tokens={ELIZA: (ready, 0)},
    )
    assert table.options() == ["denizen galadian_priest", "done"]
    table.do("denizen galadian_priest")
    assert (table.player(ELIZA).ready, table.player(ELIZA).spent) == (ready, 0)


def test_merchant_riders_of_one_general_save_the_other_nothing() -> None:
    table = Table(
        stack="adrael:trade_route",
        row=["blood_levy"],
        denizens=[(ELIZA, "merchant_riders")],
        tokens={ADRAEL: (1, 0)},
    )
    table.do("denizen blood_levy")
    assert table.player(ADRAEL).spent == 1
