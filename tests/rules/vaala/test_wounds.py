"""Wounds, the Essence track, Rest and Recovery (LV-WOUND, LV-ESS, LV-REST)."""

from igroteka.games.vaala.state import ROUND, VENOM
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule

FIELD = "north_tyveria"


def eliza_attacked(dice: str, army: str, *, at: str = "allaria") -> Table:
    """Adrael attacks Eliza's army with four infantry."""
    table = Table(
        stack="pureblood_tide",
        at={ADRAEL: "eastern_plains", ELIZA: at},
        units={ADRAEL: {"trade_route": "iiii"}, ELIZA: {FIELD: army}},
        dice=dice,
    )
    table.do(f"activate attack; attack {FIELD}; from trade_route; everyone")
    return table


# Wounds of armies


@rule("LV-WOUND-01")
def test_the_owner_chooses_which_unit_a_wound_destroys() -> None:
    table = eliza_attacked("c...", "ica")
    assert (table.asked, table.rule) == ((ELIZA, "lose_unit"), "LV-WOUND-01")
    assert table.options() == ["unit archers", "unit cavalry", "unit infantry"]
    table.do("unit cavalry")
    assert table.army(ELIZA, FIELD) == "ia"
    assert table.player(ELIZA).supply == {"infantry": 5, "cavalry": 6, "archers": 5}


@rule("LV-WOUND-01")
def test_every_wound_destroys_one_unit() -> None:
    table = eliza_attacked("Cc..", "iiii")
    assert (table.army(ELIZA, FIELD), table.player(ELIZA).supply["infantry"]) == ("i", 5)


@rule("LV-WOUND-02")
def test_a_neutral_unit_goes_to_the_common_supply() -> None:
    table = Table(stack="kirin_charge", units={ELIZA: {"allaria": "i"}}, neutral={"galadia": 2}, dice="c.. .")
    assert table.g.supply.neutral == 22
    table.do("activate attack; everyone")
    assert (table.g.regions["galadia"].neutral, table.g.supply.neutral) == (1, 23)


@rule("LV-WOUND-04")
def test_while_a_general_has_units_wounds_destroy_those() -> None:
    table = eliza_attacked("C...", "ii", at=FIELD)
    assert (table.army(ELIZA, FIELD), table.player(ELIZA).at) == ("", FIELD)
    assert table.told("army_retreated") == []
    assert table.asked == (ELIZA, "stand")


@rule("LV-WOUND-05")
def test_a_general_without_units_is_forced_to_retreat_by_a_wound() -> None:
    table = eliza_attacked("C...", "i", at=FIELD)
    assert (table.asked, table.army(ELIZA, FIELD)) == ((ELIZA, "retreat_to"), "")
    assert table.told("general_wounded") == [(ELIZA,)]
    table.do("retreat_to fai_forest")
    assert table.player(ELIZA).at == "fai_forest"


@rule("LV-WOUND-05")
def test_units_in_other_regions_do_not_save_a_general() -> None:
    table = Table(stack="sovereigns_wrath", at={ELIZA: "galadia"}, units={ELIZA: {"allaria": "iii"}}, dice="c.....")
    table.do("activate attack; retreat_to fai_forest")
    assert (table.player(ELIZA).at, table.army(ELIZA, "allaria")) == ("fai_forest", "iii")


# Wounds of Dragons


def ferellon_attacked(dice: str, wounds: int, power: int = 0) -> Table:
    """Adrael attacks Ferellon with four infantry."""
    table = Table(
        stack="pureblood_tide",
        at={ADRAEL: "eastern_plains", FERELLON: FIELD},
        units={ADRAEL: {"trade_route": "iiii"}},
        wounds={FERELLON: wounds},
        tokens={FERELLON: (power, 0)},
        dice=dice,
    )
    table.do("activate attack; from trade_route; everyone")
    return table


@rule("LV-WOUND-06")
def test_each_wound_of_a_dragon_is_a_token_on_its_track() -> None:
    table = ferellon_attacked("Cc..", wounds=1)
    assert (table.player(FERELLON).wounds, table.player(FERELLON).at) == (4, FIELD)
    assert table.asked == (FERELLON, "stand")


@rule("LV-WOUND-07")
def test_with_a_full_track_a_dragon_is_severely_wounded_and_must_retreat() -> None:
    table = ferellon_attacked("c...", wounds=4)
    assert table.told("severely_wounded") == [(FERELLON,)]
    assert table.asked == (FERELLON, "retreat_to")
    table.do("retreat_to isval")
    assert (table.player(FERELLON).wounds, table.player(FERELLON).at) == (5, "isval")


@rule("LV-WOUND-07")
def test_wounds_beyond_the_last_space_are_lost() -> None:
    table = ferellon_attacked("CChh", wounds=4)
    table.do("retreat_to isval")
    assert table.player(FERELLON).wounds == 5
    assert table.told("retreated") == [(FERELLON, FIELD, "isval")]


@rule("LV-WOUND-07")
def test_a_dragon_severely_wounded_outside_combat_retreats_but_loses_no_power() -> None:
    table = Table(
        stack="crimson_whisper",
        at={FERELLON: FIELD},
        units={ADRAEL: {"trade_route": "i"}},
        wounds={FERELLON: 3},
        tokens={ADRAEL: (1, 0), FERELLON: (3, 0)},
        open_vaala={ADRAEL: ["open_veins"]},
    )
    table.do("activate vaala; cast open_veins; retreat_to isval")
    assert (table.player(FERELLON).at, table.player(FERELLON).wounds, table.player(FERELLON).ready) == ("isval", 5, 3)


@rule("LV-WOUND-08")
def test_a_dragon_forced_to_retreat_in_combat_has_a_power_stolen() -> None:
    table = ferellon_attacked("c...", wounds=4, power=3)
    table.do("retreat_to isval")
    assert (table.player(FERELLON).ready, table.player(ADRAEL).ready) == (2, 1)


# Essence


@rule("LV-ESS-01", "LV-WOUND-03")
def test_a_unit_that_a_dragon_destroys_in_combat_goes_to_its_essence_track() -> None:
    table = Table(stack="sovereigns_wrath", units={ELIZA: {"galadia": "iic"}}, dice="c.....")
    table.do("activate attack; unit cavalry")
    assert table.player(FERELLON).essence == ["eliza.cavalry"]
    assert table.player(ELIZA).supply == {"infantry": 4, "cavalry": 5, "archers": 6}


@rule("LV-ESS-01", "LV-WOUND-03")
def test_a_defending_dragon_collects_essence_too_and_neutral_units_count() -> None:
    table = Table(stack="kirin_charge", at={FERELLON: "galadia"}, units={ELIZA: {"allaria": "ii"}}, dice=".... h....")
    table.do("activate attack; everyone; counterattack")
    assert table.player(FERELLON).essence == ["eliza.infantry"]
    table = Table(stack="sovereigns_wrath", neutral={"galadia": 3}, dice="C..... .")
    table.do("activate attack")
    assert (table.player(FERELLON).essence, table.g.supply.neutral) == (["neutral", "neutral"], 21)


@rule("LV-ESS-01", "LV-WOUND-03")
def test_what_vaala_destroys_goes_to_the_supply() -> None:
    table = Table(
        stack="decree_of_aureus",
        neutral={"isval": 3},
        open_vaala={FERELLON: ["molten_verdict"]},
        tokens={FERELLON: (2, 0)},
    )
    table.do("activate vaala; cast molten_verdict")
    assert (table.g.regions["isval"].neutral, table.g.supply.neutral) == (1, 23)
    assert table.player(FERELLON).essence == []


@rule("LV-ESS-01")
def test_what_a_general_destroys_goes_to_no_essence_track() -> None:
    table = eliza_attacked("c...", "ii")
    assert table.player(ELIZA).supply["infantry"] == 5
    assert (table.player(FERELLON).essence, table.player(NAGASHA).essence) == ([], [])


@rule("LV-ESS-02", "LV-ESS-03")
def test_a_full_track_is_emptied_to_the_owners_supplies_for_one_power() -> None:
    table = Table(stack="sovereigns_wrath", units={ELIZA: {"galadia": "iia"}}, essence={FERELLON: 3}, dice="C.....")
    power, neutral = table.g.supply.power, table.g.supply.neutral
    table.do("activate attack; unit infantry; unit archers")
    assert table.player(FERELLON).essence == []
    assert (table.player(FERELLON).ready, table.g.supply.power) == (1, power - 1)
    assert table.player(ELIZA).supply == {"infantry": 5, "cavalry": 6, "archers": 6}
    assert table.g.supply.neutral == neutral + 3


@rule("LV-ESS-02")
def test_one_unit_short_of_the_end_nothing_happens() -> None:
    table = Table(stack="sovereigns_wrath", neutral={"galadia": 2}, essence={FERELLON: 3}, dice="c..... .")
    table.do("activate attack")
    assert (len(table.player(FERELLON).essence), table.player(FERELLON).power) == (4, 0)


@rule("LV-ESS-04")
def test_example_nagashas_second_unit_begins_the_emptied_track_anew() -> None:
    table = Table(stack="exquisite_kill", neutral={"lower_primalian": 2}, essence={NAGASHA: 4}, dice="C....")
    table.do("activate attack; stay")
    assert table.told("essence") == [(NAGASHA, 5), (NAGASHA, 1)]
    assert (table.player(NAGASHA).essence, table.player(NAGASHA).ready) == (["neutral"], 1)
    assert table.g.supply.neutral == 23


# Rest and Recovery


@rule("LV-REST-01", "LV-REST-02")
def test_a_severely_wounded_dragon_rests_instead_of_the_first_glyph_and_applies_the_others() -> None:
    table = Table(stack="golden_descent", neutral={"isval": 1}, wounds={FERELLON: 5}, dice="c...")
    assert (table.told("activated"), table.player(FERELLON).wounds) == ([(FERELLON, "rest")], 3)
    assert (table.asked, table.options()) == ((FERELLON, "glyph"), ["activate attack", "skip attack"])
    table.do("activate attack")
    assert table.g.regions["isval"].neutral == 0
    assert table.options() == ["activate vaala", "skip vaala"]


@rule("LV-REST-01")
def test_a_card_with_one_glyph_is_all_rest() -> None:
    table = Table(stack="radiant_circuit", wounds={FERELLON: 5})
    assert (table.player(FERELLON).wounds, table.player(FERELLON).at) == (3, "isval")
    assert table.told("activated") == [(FERELLON, "rest")]


@rule("LV-REST-02")
def test_a_dragon_that_stays_severely_wounded_applies_no_further_glyph() -> None:
    table = Table(stack="oathguard_advance golden_descent", neutral={"isval": 1}, wounds={FERELLON: 5})
    table.g.let_last(VENOM, ROUND, owner=FERELLON, number=2)
    table.do("skip deploy")
    assert table.player(FERELLON).wounds == 5
    assert table.told("activated") == [(FERELLON, "rest")]
    assert table.asked[1] == "plan"


@rule("LV-REST-01")
def test_a_dragon_severely_wounded_in_the_middle_of_its_card_does_not_rest_in_it() -> None:
    table = Table(
        stack="sovereigns_wrath", neutral={"galadia": 2}, power={"isval": 2}, wounds={FERELLON: 4}, dice="... h."
    )
    table.do("activate attack; retreat_to isval")
    assert (table.player(FERELLON).wounds, table.player(FERELLON).power) == (5, 0)
    assert table.told("activated") == [(FERELLON, "dragon-attack")]
    assert table.told("glyph_idle") == [(FERELLON, "collect")]


@rule("LV-REST-03")
def test_a_dragon_that_is_not_severely_wounded_cannot_rest() -> None:
    table = Table(stack="golden_descent", neutral={"isval": 1}, wounds={FERELLON: 4})
    assert table.options() == ["activate deploy", "skip deploy"]
    table.do("skip deploy; skip attack; skip vaala")
    assert (table.player(FERELLON).wounds, table.told("healed")) == (4, [])
