"""The twelve denizens that improve archers: each ability, and where it does not apply."""

import pytest

from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.state import VENOM
from tests.games.vaala.fields import AWAY, attacked, attacking, deploying, rolls
from tests.games.vaala.spells import opened
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

HOMELANDS = {
    "frostlight_slingers": "isval",
    "belfry_wardens": "galadia",
    "fai_hunters": "fai_forest",
    "bucentaur_archers": "allaria",
    "thornbow_watch": "nau_forest",
    "feathered_darts": "nauak",
    "avalanche_callers": "upper_primalian",
    "cinder_throwers": "lower_primalian",
    "halfling_powdermen": "north_tyveria",
    "venom_crossbows": "south_tyveria",
    "horizon_bows": "eastern_plains",
    "toll_keepers": "trade_route",
}


def test_the_denizens_for_archers_and_their_homelands() -> None:
    assert {card.id: card.homeland for card in BOX.denizens.values() if card.unit == "archers"} == HOMELANDS


# Frostlight Slingers


@pytest.mark.parametrize(("army", "dice"), [("aa", [5, 4]), ("ii", [6, 5])])
def test_frostlight_slingers_take_a_die_from_each_roll_of_a_dragon(army: str, dice: list[int]) -> None:
    table = attacked("frostlight_slingers", army, "." * dice[0] + ".." + "." * dice[1])
    table.do("counterattack; fight_on")
    assert rolls(table, FERELLON) == dice


def test_frostlight_slingers_take_a_die_from_a_counterattack_of_a_dragon() -> None:
    table = attacking("frostlight_slingers", "aa", ".. ....", at={NAGASHA: "galadia"})
    table.do("counterattack")
    assert rolls(table, NAGASHA) == [4]


def test_frostlight_slingers_take_nothing_from_units() -> None:
    table = attacking("frostlight_slingers", "aa", ".. ..", neutral={"galadia": 2})
    assert rolls(table, "neutral") == [2]


# Belfry Wardens


def test_belfry_wardens_keep_the_city_once_in_a_combat() -> None:
    table = attacked("belfry_wardens", "aa", "c..... .. c....", cities=["galadia"])
    assert (table.army(ELIZA, "galadia"), table.g.regions["galadia"].city) == ("aa", True)
    table.do("counterattack; fight_on")
    assert (table.army(ELIZA, "galadia"), table.g.regions["galadia"].city) == ("aa", False)


def test_a_city_without_belfry_wardens_falls_with_the_first_hit() -> None:
    table = attacked("belfry_wardens", "ii", "c.....", cities=["galadia"])
    assert (table.army(ELIZA, "galadia"), table.g.regions["galadia"].city) == ("ii", False)


def test_belfry_wardens_keep_the_city_from_deep_sappers() -> None:
    table = Table(
        stack="kirin_charge",
        at=AWAY,
        units={ELIZA: {"allaria": "ii"}, ADRAEL: {"galadia": "aa"}},
        denizens=[(ELIZA, "deep_sappers"), (ADRAEL, "belfry_wardens")],
        cities=["galadia"],
        dice="..",
    )
    table.do("activate attack; everyone")
    assert (table.g.regions["galadia"].city, table.told("city_removed")) == (True, [])


# Fai Hunters


@pytest.mark.parametrize(("army", "left"), [("a", 1), ("i", 2)])
def test_fai_hunters_wound_an_enemy_where_they_move_in_before_the_combat(army: str, left: int) -> None:
    table = attacking("fai_hunters", army, "." + "." * left, neutral={"galadia": 2})
    assert (table.g.regions["galadia"].neutral, rolls(table, "neutral")) == (left, [left])


def test_fai_hunters_wound_a_dragon_without_a_combat_and_steal_nothing() -> None:
    table = deploying(
        "fai_hunters", {"allaria": "a"}, at={NAGASHA: "galadia"}, wounds={NAGASHA: 4}, tokens={NAGASHA: (1, 0)}
    )
    table.do("march allaria galadia; take archers; done; retreat_to isval")
    nagasha = table.player(NAGASHA)
    assert (nagasha.wounds, nagasha.at, nagasha.power) == (5, "isval", 1)
    assert (table.told("combat"), table.told("stole")) == ([], [])


def test_fai_hunters_shoot_once_per_glyph() -> None:
    table = deploying("fai_hunters", {"allaria": "aa"}, at={NAGASHA: "galadia", FERELLON: "fai_forest"})
    table.do("march allaria galadia; take archers; done; march allaria fai_forest; take archers; done")
    assert (table.player(NAGASHA).wounds, table.player(FERELLON).wounds) == (1, 0)


def test_fai_hunters_shoot_again_in_the_next_glyph() -> None:
    dragons = {NAGASHA: "galadia", FERELLON: "fai_forest"}
    table = deploying("fai_hunters", {"allaria": "aa"}, at=dragons, dice="......")
    table.do(
        "march allaria galadia; take archers; done; done; activate attack; attack fai_forest; from allaria; everyone"
    )
    assert (table.player(NAGASHA).wounds, table.player(FERELLON).wounds) == (1, 1)


def test_fai_hunters_choose_among_several_enemies_and_spare_the_ally() -> None:
    dragons = {NAGASHA: "galadia", FERELLON: "galadia"}
    table = deploying("fai_hunters", {"allaria": "a"}, at=dragons)
    table.do("march allaria galadia; take archers; done")
    assert (table.asked, table.options()) == (
        (ELIZA, "strike"),
        ["strike ferellon galadia", "strike nagasha galadia"],
    )
    bonded = deploying("fai_hunters", {"allaria": "a"}, at=dragons, bonds=[(ELIZA, NAGASHA)])
    bonded.do("march allaria galadia; take archers; done")
    assert (bonded.player(FERELLON).wounds, bonded.player(NAGASHA).wounds) == (1, 0)


# Bucentaur Archers


@pytest.mark.parametrize(("army", "wounds"), [("ai", 1), ("ii", 0)])
def test_bucentaur_archers_wound_the_opponent_before_they_retreat(army: str, wounds: int) -> None:
    table = attacked("bucentaur_archers", army, "h.....")
    table.do("retreat; retreat_to allaria")
    assert table.player(FERELLON).wounds == wounds


def test_bucentaur_archers_shoot_as_a_retreating_attacker_too() -> None:
    table = attacking("bucentaur_archers", "aa", ".. ..", neutral={"galadia": 2})
    table.do("retreat; retreat_to allaria")
    assert table.g.regions["galadia"].neutral == 1


def test_bucentaur_archers_do_not_follow_a_general_whom_they_drove_off() -> None:
    table = Table(
        stack="red_harvest",
        at={FERELLON: "nauak"},
        units={ELIZA: {"eastern_plains": "a"}},
        denizens=[(ELIZA, "bucentaur_archers")],
        dice="..",
    )
    table.do("activate attack; retreat; retreat_to isval")
    assert (table.player(ADRAEL).at, table.asked) == ("isval", (ELIZA, "retreat_to"))
    assert table.options() == [f"retreat_to {region}" for region in ("north_tyveria", "south_tyveria", "trade_route")]


def test_bucentaur_archers_do_not_shoot_outside_combat() -> None:
    table = opened("bend_the_knee", units={ELIZA: {"galadia": "aa"}}, denizens=[(ELIZA, "bucentaur_archers")])
    table.do("cast bend_the_knee; retreat_to allaria")
    assert table.player(FERELLON).wounds == 0


# Thornbow Watch


@pytest.mark.parametrize(("army", "dice"), [("aa", [3, 2]), ("ii", [2, 2])])
def test_the_thornbow_watch_has_a_die_more_on_its_first_counterattack(army: str, dice: list[int]) -> None:
    table = attacked("thornbow_watch", army, "......" + "." * dice[0] + "....." + "." * dice[1])
    table.do("counterattack; fight_on; counterattack")
    assert rolls(table, ELIZA) == dice


def test_the_thornbow_watch_attacks_as_any_archers() -> None:
    assert rolls(attacking("thornbow_watch", "aa", "c.", neutral={"galadia": 1}), ELIZA) == [2]


# Feathered Darts


@pytest.mark.parametrize(("army", "left"), [("aa", 1), ("ii", 2)])
def test_feathered_darts_turn_a_standard_hit_of_an_attack_roll_critical(army: str, left: int) -> None:
    table = attacking("feathered_darts", army, "H." + "." * left, neutral={"galadia": 2})
    assert rolls(table, "neutral") == [left]


def test_feathered_darts_do_so_in_each_attack_roll_but_not_in_a_counterattack() -> None:
    table = attacking("feathered_darts", "aa", "h. . h.", neutral={"galadia": 2})
    table.do("fight_on")
    assert (table.g.regions["galadia"].neutral, rolls(table, "neutral")) == (0, [1])


# Avalanche Callers


def climbing(army: str, origin: str, dice: str) -> Table:
    """Two infantry of Adrael attack Eliza's army in the Upper Primalian Mountains."""
    table = Table(
        stack="red_harvest",
        at=AWAY | {ADRAEL: "isval", ELIZA: "allaria"},
        units={ADRAEL: {origin: "ii"}, ELIZA: {"upper_primalian": army}},
        denizens=[(ELIZA, "avalanche_callers")],
        dice=dice,
    )
    table.do("activate attack; everyone")
    return table


@pytest.mark.parametrize(
    ("army", "origin", "dice"), [("aa", "south_tyveria", 1), ("ii", "south_tyveria", 2), ("aa", "north_tyveria", 2)]
)
def test_avalanche_callers_wound_units_that_crossed_mountains_before_their_first_roll(
    army: str, origin: str, dice: int
) -> None:
    table = climbing(army, origin, "..")
    assert rolls(table, ADRAEL) == [dice]


# Cinder Throwers


def test_cinder_throwers_may_reroll_a_miss_once_per_combat() -> None:
    table = attacking("cinder_throwers", "aa", ".h c . ..", neutral={"galadia": 3})
    assert (table.asked, table.options()) == ((ELIZA, "reroll_miss"), ["decline", "reroll"])
    table.do("reroll")
    assert table.told("rerolled") == [(ELIZA, "critical_1")]
    assert table.g.regions["galadia"].neutral == 1


def test_cinder_throwers_who_have_rerolled_are_not_asked_again() -> None:
    table = attacking("cinder_throwers", "aa", ".. . ... .. ...", neutral={"galadia": 3})
    table.do("reroll; fight_on")
    assert table.asked[1] == "fight_on"


def test_cinder_throwers_may_reroll_again_in_the_next_combat_of_a_battle() -> None:
    table = attacking("cinder_throwers", "aa", "c. . ..", at={NAGASHA: "galadia"}, neutral={"galadia": 1})
    table.do("fight neutral; reroll; fight nagasha")
    assert table.asked == (ELIZA, "reroll_miss")


def test_cinder_throwers_may_wait_and_reroll_in_a_counterattack_too() -> None:
    table = attacked("cinder_throwers", "aa", "...... .. ..... .. h")
    table.do("counterattack; decline; fight_on; counterattack; reroll")
    assert table.player(FERELLON).wounds == 1


def test_without_archers_or_misses_there_is_nothing_to_reroll() -> None:
    assert attacking("cinder_throwers", "ii", ".. .", neutral={"galadia": 1}).asked[1] == "fight_on"
    assert attacking("cinder_throwers", "aa", "hh ...", neutral={"galadia": 3}).asked[1] == "fight_on"


# Halfling Powdermen


@pytest.mark.parametrize(("army", "wounds"), [("aa", 1), ("ii", 0)])
def test_halfling_powdermen_wound_who_destroys_them_once_per_combat(army: str, wounds: int) -> None:
    table = attacked("halfling_powdermen", army, "C.....")
    assert (table.army(ELIZA, "galadia"), table.player(FERELLON).wounds) == ("", wounds)


def test_halfling_powdermen_do_not_blow_up_outside_combat() -> None:
    table = opened("molten_verdict", units={ELIZA: {"isval": "aa"}}, denizens=[(ELIZA, "halfling_powdermen")])
    table.do("cast molten_verdict")
    assert (table.army(ELIZA, "isval"), table.player(FERELLON).wounds) == ("", 0)


# Venom Crossbows


def envenomed(army: str, *, stack: str) -> Table:
    """Ferellon, with one wound, has attacked Eliza's army and got another before he retreated."""
    table = Table(
        stack=f"sovereigns_wrath {stack}",
        units={ELIZA: {"galadia": army}},
        denizens=[(ELIZA, "venom_crossbows")],
        wounds={FERELLON: 2},
        power={"allaria": 1},
        tokens={FERELLON: (2, 0)},
        open_vaala={FERELLON: ["burnished_scales"]},
        dice="..... h",
    )
    table.player(FERELLON).vaala_deck.clear()
    table.do("activate attack; counterattack; retreat; retreat_to isval")
    return table


@pytest.mark.parametrize(("army", "left"), [("a", 2), ("i", 1)])
def test_venom_crossbows_weaken_the_next_healing_of_a_dragon(army: str, left: int) -> None:
    table = envenomed(army, stack="decree_of_aureus royal_tithe")
    table.do("activate vaala; cast burnished_scales")
    assert (table.player(FERELLON).wounds, table.g.lasts(VENOM, owner=FERELLON)) == (left, 0)


def test_the_venom_is_gone_after_clean_up() -> None:
    table = envenomed("a", stack="royal_tithe")
    assert table.g.lasts(VENOM, owner=FERELLON) == 1
    table.do("skip collect")
    assert (table.g.round, table.g.lasts(VENOM, owner=FERELLON)) == (2, 0)


# Horizon Bows


@pytest.mark.parametrize(
    ("denizen", "helper", "dice"),
    [("horizon_bows", "a", [3, 2]), ("horizon_bows", "i", [2, 2]), ("thornbow_watch", "a", [2, 2])],
)
def test_horizon_bows_help_the_first_attack_roll_from_another_region_beside(
    denizen: str, helper: str, dice: list[int]
) -> None:
    table = attacking(
        denizen,
        "ii",
        "." * dice[0] + "." + "." * dice[1] + ".",
        more={"fai_forest": helper},
        neutral={"galadia": 1},
    )
    table.do("from allaria; everyone; fight_on")
    assert rolls(table, ELIZA) == dice


def test_horizon_bows_help_once_though_the_battle_goes_on_with_another_enemy() -> None:
    more, at = {"fai_forest": "a"}, {NAGASHA: "galadia"}
    table = attacking("horizon_bows", "ii", "c.. ..", more=more, at=at, neutral={"galadia": 1})
    table.do("from allaria; everyone; fight neutral; fight nagasha")
    assert rolls(table, ELIZA) == [3, 2]


def test_horizon_bows_further_away_do_not_help() -> None:
    more = {"north_tyveria": "a"}
    assert rolls(attacking("horizon_bows", "ii", "c.", more=more, neutral={"galadia": 1}), ELIZA) == [2]


def test_horizon_bows_in_the_battle_itself_do_not_help() -> None:
    assert rolls(attacking("horizon_bows", "aa", "c.", neutral={"galadia": 1}), ELIZA) == [2]


# Toll Keepers


def flown(army: str, *, tokens: tuple[int, int] = (2, 0), bonded: bool = False) -> tuple[int, int]:
    """Ferellon's unspent and spent power after a flight to Eliza's army in Galadia."""
    table = Table(
        stack="radiant_circuit",
        at={ELIZA: "nauak"},
        units={ELIZA: {"galadia": army}},
        denizens=[(ELIZA, "toll_keepers")],
        tokens={FERELLON: tokens},
        bonds=[(ELIZA, FERELLON)] if bonded else [],
    )
    table.do("activate deploy; fly galadia")
    return table.player(FERELLON).ready, table.player(FERELLON).spent


def test_toll_keepers_flip_a_power_of_who_ends_a_move_among_them() -> None:
    assert flown("a") == (1, 1)


def test_toll_keepers_take_nothing_without_archers_from_an_ally_or_from_the_poor() -> None:
    assert flown("i") == (2, 0)
    assert flown("a", bonded=True) == (2, 0)
    assert flown("a", tokens=(0, 2)) == (0, 2)


def test_toll_keepers_take_a_toll_from_a_general_who_attacks_but_not_from_units() -> None:
    def toll(choices: str, dice: str) -> int:
        table = Table(
            stack="red_harvest",
            units={ADRAEL: {"trade_route": "ii"}, ELIZA: {"eastern_plains": "a"}},
            at={FERELLON: "nauak"},
            denizens=[(ELIZA, "toll_keepers")],
            tokens={ADRAEL: (1, 0)},
            dice=dice,
        )
        table.do("activate attack; " + choices)
        return table.player(ADRAEL).spent

    assert (toll("everyone", "c..."), toll("take infantry; take infantry; done", "c.")) == (1, 0)
