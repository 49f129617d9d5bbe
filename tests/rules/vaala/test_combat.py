"""Combat and its dice (LV-COMB, LV-DICE)."""

from igroteka.games.vaala.components import BOX
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule

FIELD = "north_tyveria"
"""Next to the Trade Route, from which Adrael attacks; no mountains between."""


def thrown(table: Table) -> list[tuple[str, int]]:
    """Who has rolled how many dice, in order."""
    return [(str(side), str(faces).count("+") + 1) for side, faces in table.told("rolled") if faces != "none"]


def against_neutrals(infantry: int, neutral: int, dice: str) -> Table:
    """Adrael's infantry, from a region where he is not, attacks neutral units."""
    table = Table(
        stack="pureblood_tide",
        at={ADRAEL: "south_tyveria"},
        units={ADRAEL: {"trade_route": "i" * infantry}},
        neutral={FIELD: neutral},
        dice=dice,
    )
    table.do(f"activate attack; attack {FIELD}")
    if infantry > 1:
        table.do("everyone")
    return table


def against_eliza(dice: str, defenders: str = "iic", *, city: bool = False) -> Table:
    """The example of the rulebook: four units of Adrael, of each type, attack three of Eliza."""
    table = Table(
        stack="pureblood_tide",
        units={ADRAEL: {"trade_route": "iica"}, ELIZA: {FIELD: defenders}},
        cities=[FIELD] if city else [],
        dice=dice,
    )
    table.do("activate attack; take infantry; take infantry; take cavalry; take archers")
    return table


# How a combat starts


@rule("LV-COMB-01")
def test_the_attacker_chooses_one_player_or_the_neutral_units_as_the_target() -> None:
    table = Table(stack="sovereigns_wrath", at={NAGASHA: "galadia"}, neutral={"galadia": 2}, dice="CC....")
    table.do("activate attack")
    assert (table.asked, table.options()) == ((FERELLON, "fight"), ["fight nagasha", "fight neutral"])
    table.do("fight nagasha")
    assert table.told("combat") == [(FERELLON, NAGASHA, "galadia")]
    assert (table.player(NAGASHA).wounds, table.g.regions["galadia"].neutral) == (4, 2)
    assert table.asked == (NAGASHA, "stand")


@rule("LV-COMB-01")
def test_neutral_units_are_a_target_as_well() -> None:
    table = Table(stack="sovereigns_wrath", at={NAGASHA: "galadia"}, neutral={"galadia": 2}, dice="CC....")
    table.do("activate attack; fight neutral")
    assert (table.player(NAGASHA).wounds, table.g.regions["galadia"].neutral) == (0, 0)


# The attack roll


@rule("LV-COMB-02")
def test_the_attacker_rolls_as_many_dice_as_the_combat_value() -> None:
    table = against_neutrals(3, 1, "... .")
    assert thrown(table)[0] == (ADRAEL, 3)


@rule("LV-COMB-03", "LV-COMB-12")
def test_critical_hits_wound_at_once_so_that_fewer_defenders_strike_back() -> None:
    table = against_neutrals(2, 3, "c. ..")
    assert table.g.regions[FIELD].neutral == 2
    assert thrown(table) == [(ADRAEL, 2), ("neutral", 2)]


@rule("LV-COMB-04", "LV-COMB-12")
def test_standard_hits_are_held_back_until_the_defender_has_struck_back() -> None:
    table = against_neutrals(2, 3, "hh ...")
    assert thrown(table) == [(ADRAEL, 2), ("neutral", 3)]
    assert table.g.regions[FIELD].neutral == 1


@rule("LV-COMB-04")
def test_the_defender_sees_how_many_standard_hits_wait() -> None:
    table = against_eliza("hH...")
    assert table.match.decision is not None
    assert table.match.decision.facts["hits"] == 3
    assert table.army(ELIZA, FIELD) == "iic"


# Counterattack or retreat


@rule("LV-COMB-10")
def test_after_the_criticals_the_defender_counterattacks_or_retreats() -> None:
    table = against_eliza("c....")
    assert table.asked == (ELIZA, "lose_unit")
    table.do("unit cavalry")
    assert (table.asked, table.rule) == ((ELIZA, "stand"), "LV-COMB-10")
    assert table.options() == ["counterattack", "retreat"]


@rule("LV-COMB-11", "LV-COMB-13")
def test_the_dice_of_neutral_units_are_thrown_without_asking_anybody() -> None:
    table = against_neutrals(2, 2, "hh ..")
    assert thrown(table) == [(ADRAEL, 2), ("neutral", 2)]
    assert table.g.regions[FIELD].neutral == 0


@rule("LV-COMB-11", "LV-COMB-13")
def test_a_faceless_defender_never_retreats_and_nobody_is_asked() -> None:
    table = Table(
        *(ADRAEL, NAGASHA),
        stack="pureblood_tide",
        units={ADRAEL: {"trade_route": "ii"}, ELIZA: {FIELD: "ic"}},
        dice="h. ..",
    )
    table.do("activate attack; take infantry; take infantry; done")
    assert thrown(table) == [(ADRAEL, 2), (ELIZA, 2)]
    assert table.asked == (ADRAEL, "lose_unit")


@rule("LV-COMB-14")
def test_who_retreats_escapes_the_standard_hits() -> None:
    table = against_eliza("hhH..")
    table.do("retreat; retreat_to isval")
    assert (table.army(ELIZA, "isval"), table.army(ELIZA, FIELD)) == ("iic", "")
    assert thrown(table) == [(ADRAEL, 5)]


@rule("LV-COMB-14")
def test_criticals_do_not_forbid_the_retreat_but_have_been_dealt() -> None:
    table = against_eliza("hhc..")
    table.do("unit infantry; retreat; retreat_to isval")
    assert table.army(ELIZA, "isval") == "ic"


def attacker_blown_away() -> Table:
    """Adrael's powdermen, destroyed by a critical, give Ferellon his last wound; two standard hits are held back."""
    table = Table(
        stack="sovereigns_wrath",
        at={ADRAEL: "nauak"},
        units={ADRAEL: {"eastern_plains": "iia"}},
        denizens=[(ADRAEL, "halfling_powdermen")],
        wounds={FERELLON: 4},
        dice="chh",
    )
    table.do("activate attack; unit archers; retreat_to isval")
    return table


@rule("LV-COMB-10", "LV-COMB-14", "LV-COMB-17")
def test_the_defender_may_escape_the_held_hits_of_an_attacker_who_is_gone() -> None:
    table = attacker_blown_away()
    assert (table.asked, table.options()) == ((ADRAEL, "stand"), ["counterattack", "retreat"])
    assert table.match.decision is not None
    assert (table.match.decision.facts["hits"], table.match.decision.facts["dice"]) == (2, 0)
    table.do("retreat; retreat_to trade_route")
    assert (table.army(ADRAEL, "trade_route"), table.army(ADRAEL, "eastern_plains")) == ("ii", "")


@rule("LV-COMB-17")
def test_who_stands_against_an_attacker_who_is_gone_rolls_nothing_and_takes_the_held_hits() -> None:
    table = attacker_blown_away()
    table.do("counterattack")
    assert (thrown(table), table.army(ADRAEL, "eastern_plains")) == ([(FERELLON, 3)], "")


@rule("LV-COMB-15", "LV-DICE-02")
def test_every_hit_of_the_defender_wounds_whether_critical_or_standard() -> None:
    table = against_neutrals(4, 3, ".... ch.")
    assert table.army(ADRAEL, FIELD) == "ii"
    assert against_neutrals(4, 3, ".... CH.").army(ADRAEL, FIELD) == ""


@rule("LV-COMB-15", "LV-COMB-16")
def test_the_attacker_is_wounded_before_the_held_hits_land() -> None:
    table = against_eliza("hh...  h..")
    table.do("counterattack")
    assert table.asked == (ADRAEL, "lose_unit")
    assert table.army(ELIZA, FIELD) == "iic"
    table.do("unit archers")
    assert (table.asked, table.army(ADRAEL, FIELD)) == ((ELIZA, "lose_unit"), "iic")
    table.do("unit infantry; unit infantry")
    assert table.army(ELIZA, FIELD) == "c"


@rule("LV-COMB-17")
def test_the_held_hits_land_even_when_no_attacker_is_left() -> None:
    table = against_neutrals(2, 3, "hh  hh.")
    assert table.army(ADRAEL, FIELD) == ""
    assert table.g.regions[FIELD].neutral == 1


# The next combat round


@rule("LV-COMB-18")
def test_while_enemies_remain_the_attacker_fights_on_or_retreats() -> None:
    table = against_neutrals(2, 2, ".. ..")
    assert (table.asked, table.rule) == ((ADRAEL, "fight_on"), "LV-COMB-18")
    assert table.options() == ["fight_on", "retreat"]


@rule("LV-COMB-18", "LV-COMB-19")
def test_a_retreat_of_the_attacker_ends_the_combat() -> None:
    table = against_neutrals(2, 2, ".. ..")
    table.do("retreat; retreat_to trade_route")
    assert (table.army(ADRAEL, "trade_route"), table.army(ADRAEL, FIELD)) == ("ii", "")
    assert (len(thrown(table)), table.g.combat) == (2, None)


@rule("LV-COMB-19")
def test_combat_rounds_repeat_until_no_enemy_is_left() -> None:
    table = against_neutrals(2, 2, ".. ..  h. ..  c.")
    table.do("fight_on; fight_on")
    assert thrown(table) == [(ADRAEL, 2), ("neutral", 2), (ADRAEL, 2), ("neutral", 2), (ADRAEL, 2)]
    assert table.g.regions[FIELD].neutral == 0
    assert (table.g.combat, table.army(ADRAEL, FIELD)) == (None, "ii")


@rule("LV-COMB-18", "LV-COMB-19")
def test_other_enemies_in_the_region_are_fought_next_or_fled_from() -> None:
    table = Table(stack="sovereigns_wrath", at={NAGASHA: "galadia"}, neutral={"galadia": 2}, dice="CC....")
    table.do("activate attack; fight neutral")
    assert (table.asked, table.options()) == ((FERELLON, "fight"), ["fight nagasha", "retreat"])
    table.do("retreat; retreat_to isval")
    assert (table.player(FERELLON).at, table.g.combat) == ("isval", None)


# Mountains and cities


def over_the_mountains(dice: str, *, neutral: int = 3, army: str = "ii", dragon: str = "nauak") -> Table:
    """Adrael's units attack the Upper Primalian Mountains across a mountain border."""
    table = Table(
        stack="pureblood_tide",
        at={NAGASHA: dragon},
        units={ADRAEL: {"south_tyveria": army}},
        neutral={"upper_primalian": neutral},
        dice=dice,
    )
    table.do("activate attack; everyone")
    return table


@rule("LV-COMB-05", "LV-DICE-02")
def test_behind_mountains_the_first_hit_is_ignored_a_critical_before_a_standard() -> None:
    critical = over_the_mountains("cH ...")
    assert (thrown(critical)[1], critical.g.regions["upper_primalian"].neutral) == (("neutral", 3), 1)
    standard = over_the_mountains("hh ...")
    assert standard.g.regions["upper_primalian"].neutral == 2


@rule("LV-COMB-05")
def test_mountains_take_one_hit_of_a_double_face_and_only_once_in_a_combat() -> None:
    table = over_the_mountains("C. ..  h. ..")
    assert table.g.regions["upper_primalian"].neutral == 2
    table.do("fight_on")
    assert table.g.regions["upper_primalian"].neutral == 1


@rule("LV-COMB-05")
def test_a_later_hit_is_the_first_when_the_first_round_brought_none() -> None:
    table = over_the_mountains(".. ...  h. ...")
    table.do("fight_on")
    assert table.g.regions["upper_primalian"].neutral == 3


@rule("LV-COMB-06")
def test_mountains_protect_a_defending_dragon_too() -> None:
    table = over_the_mountains("cc", neutral=0, dragon="upper_primalian")
    assert (table.asked, table.player(NAGASHA).wounds) == ((NAGASHA, "stand"), 1)


@rule("LV-COMB-07", "LV-DICE-02")
def test_a_city_takes_one_hit_a_critical_or_a_standard_one() -> None:
    critical = against_eliza("ch...", city=True)
    assert (critical.asked, critical.army(ELIZA, FIELD)) == ((ELIZA, "stand"), "iic")
    assert critical.match.decision is not None
    assert critical.match.decision.facts["hits"] == 1
    standard = against_eliza("hh... ...", defenders="iii", city=True)
    standard.do("counterattack")
    assert standard.army(ELIZA, FIELD) == "ii"


@rule("LV-COMB-08")
def test_a_city_that_took_a_hit_is_removed() -> None:
    table = against_eliza("c....", city=True)
    assert not table.g.regions[FIELD].city
    assert table.g.supply.cities == 12


@rule("LV-COMB-07", "LV-COMB-08")
def test_a_city_stays_while_nobody_hits() -> None:
    table = against_eliza(".....", city=True)
    assert table.g.regions[FIELD].city
    assert table.g.supply.cities == 11


@rule("LV-COMB-09")
def test_a_city_does_not_protect_a_dragon_and_stays() -> None:
    table = Table(
        stack="pureblood_tide",
        at={NAGASHA: FIELD},
        units={ADRAEL: {"trade_route": "i"}},
        cities=[FIELD],
        dice="c",
    )
    table.do("activate attack; take infantry; done")
    assert (table.player(NAGASHA).wounds, table.g.regions[FIELD].city) == (1, True)


# The example of the rulebook


@rule("LV-COMB-20", "LV-COMB-21")
def test_example_adraels_four_units_roll_five_dice_and_the_critical_destroys_an_infantry() -> None:
    table = against_eliza("hhc..")
    assert thrown(table) == [(ADRAEL, 5)]
    table.do("unit infantry")
    assert table.told("destroyed") == [(ELIZA, "infantry", FIELD)]
    assert (table.army(ELIZA, FIELD), table.player(ELIZA).supply["infantry"]) == ("ic", 5)


@rule("LV-COMB-22")
def test_example_eliza_may_escape_the_two_standard_hits() -> None:
    table = against_eliza("hhc..")
    table.do("unit infantry")
    assert table.match.decision is not None
    assert (table.match.decision.facts["hits"], table.match.decision.facts["dice"]) == (2, 2)
    table.do("retreat; retreat_to fai_forest")
    assert table.army(ELIZA, "fai_forest") == "ic"


@rule("LV-COMB-22", "LV-COMB-23")
def test_example_eliza_strikes_back_with_two_dice_and_then_takes_the_two_hits() -> None:
    table = against_eliza("hhc.. hc")
    table.do("unit infantry; counterattack; unit infantry; unit infantry")
    assert thrown(table) == [(ADRAEL, 5), (ELIZA, 2)]
    assert (table.army(ADRAEL, FIELD), table.asked) == ("ca", (ELIZA, "lose_unit"))
    table.do("unit infantry")
    assert table.army(ELIZA, FIELD) == ""


# Dice


@rule("LV-DICE-01")
def test_a_die_shows_two_or_one_critical_two_or_one_standard_hit_or_a_miss() -> None:
    assert {(face.critical, face.standard) for face in BOX.die} == {(2, 0), (1, 0), (0, 2), (0, 1), (0, 0)}


@rule("LV-DICE-01")
def test_each_face_counts_for_what_it_shows() -> None:
    left = {face: against_neutrals(1, 4, f"{face} ....").g.regions[FIELD].neutral for face in ".hHc"}
    assert left == {".": 4, "h": 3, "H": 2, "c": 3}
    assert thrown(against_neutrals(1, 4, "C ..")) == [(ADRAEL, 1), ("neutral", 2)]


@rule("LV-DICE-03")
def test_more_dice_than_there_are_count_as_one_roll() -> None:
    table = Table(
        stack="kirin_charge", units={ELIZA: {"allaria": "iicca"}}, neutral={"galadia": 8}, dice="hh.....C ......"
    )
    assert BOX.tokens.dice == 5
    table.do("activate attack; everyone")
    assert thrown(table) == [(ELIZA, 8), ("neutral", 6)]
    assert table.g.regions["galadia"].neutral == 4
