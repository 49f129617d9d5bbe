"""Retreats of armies and Dragons (LV-RETR)."""

from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule

FIELD = "north_tyveria"
"""Its neighbours: Isval, Fai Forest, Upper Primalian, the Trade Route and the Eastern Plains."""

# Armies


def eliza_attacked(dice: str, *persons: str, army: str = "ii", at: str = "allaria", refuge: str = "i") -> Table:
    """Adrael attacks Eliza's army; two of its neighbours are his, one is neutral, one may be hers, one is free."""
    table = Table(
        *persons,
        stack="pureblood_tide",
        at={ELIZA: at, NAGASHA: "upper_primalian"},
        units={ADRAEL: {"trade_route": "i", "eastern_plains": "i"}, ELIZA: {FIELD: army, "fai_forest": refuge}},
        neutral={"isval": 1},
        dice=dice,
    )
    table.do(f"activate attack; attack {FIELD}; from trade_route; take infantry; done; done")
    return table


@rule("LV-RETR-01")
def test_an_army_retreats_into_an_adjacent_friendly_or_uncontrolled_region() -> None:
    table = eliza_attacked(".")
    table.do("retreat")
    assert table.options() == ["retreat_to fai_forest", "retreat_to upper_primalian"]
    table.do("retreat_to upper_primalian")
    assert (table.army(ELIZA, "upper_primalian"), table.army(ELIZA, FIELD)) == ("ii", "")


@rule("LV-RETR-01", "LV-RETR-02")
def test_the_whole_army_goes_to_one_region_its_general_too() -> None:
    table = eliza_attacked(". ..", army="iicca", at=FIELD)
    table.do("retreat; retreat_to upper_primalian")
    assert (table.army(ELIZA, "upper_primalian"), table.player(ELIZA).at) == ("iicca", "upper_primalian")
    assert table.army(ELIZA, FIELD) == ""
    army = "general*1+infantry*2+cavalry*2+archers*1"
    assert table.told("army_retreated") == [(ELIZA, army, FIELD, "upper_primalian")]


@rule("LV-RETR-01")
def test_units_retreat_without_their_general_who_is_elsewhere() -> None:
    table = eliza_attacked(".")
    table.do("retreat; retreat_to fai_forest")
    assert table.told("army_retreated") == [(ELIZA, "infantry*2", FIELD, "fai_forest")]
    assert table.player(ELIZA).at == "allaria"


@rule("LV-RETR-01")
def test_an_attacking_army_retreats_by_the_same_rule() -> None:
    table = Table(
        stack="kirin_charge",
        units={ELIZA: {"allaria": "ii"}, ADRAEL: {"fai_forest": "i"}},
        neutral={"galadia": 1},
        dice=".. .",
    )
    table.do("activate attack; attack galadia; take infantry; take infantry; done; retreat")
    assert table.options() == ["retreat_to allaria", "retreat_to isval"]
    table.do("retreat_to allaria")
    assert table.army(ELIZA, "allaria") == "ii"


@rule("LV-RETR-03")
def test_units_that_cannot_retreat_are_destroyed() -> None:
    table = Table(
        stack="decree_of_aureus",
        at={ELIZA: "nauak"},
        units={ELIZA: {"galadia": "iic"}},
        neutral={"allaria": 1, "fai_forest": 1, "isval": 1},
        open_vaala={FERELLON: ["bend_the_knee"]},
        tokens={FERELLON: (1, 0)},
    )
    table.do("activate vaala; cast bend_the_knee")
    assert (table.army(ELIZA, "galadia"), table.player(ELIZA).units) == ("", {})
    assert table.player(ELIZA).supply == {"infantry": 6, "cavalry": 6, "archers": 6}
    assert not table.g.over


@rule("LV-RETR-03")
def test_who_has_nowhere_to_go_is_not_offered_a_retreat() -> None:
    table = Table(
        stack="kirin_charge",
        at={ADRAEL: "nauak"},
        units={ADRAEL: {"nauak": "i"}, ELIZA: {"nau_forest": "ii", "lower_primalian": "i"}},
        dice=". ...",
    )
    table.do("activate attack; attack nauak; from nau_forest; take infantry; done")
    assert table.told("rolled") == [(ELIZA, "miss"), (ADRAEL, "miss+miss+miss")]
    assert table.asked == (ELIZA, "fight_on")


@rule("LV-RETR-04")
def test_a_faceless_general_goes_to_a_friendly_region_if_there_is_one() -> None:
    table = eliza_attacked("c", ADRAEL, NAGASHA, army="", at=FIELD)
    assert table.player(ELIZA).at == "fai_forest"


@rule("LV-RETR-04")
def test_without_a_friendly_region_a_faceless_general_goes_to_an_uncontrolled_one() -> None:
    table = eliza_attacked("c", ADRAEL, NAGASHA, army="", at=FIELD, refuge="")
    assert table.asked == (ADRAEL, "retreat_to")
    assert table.options() == ["retreat_to fai_forest", "retreat_to upper_primalian"]


# Dragons


@rule("LV-RETR-05")
def test_a_dragon_retreats_into_any_adjacent_region_whoever_controls_it() -> None:
    table = Table(
        stack="exquisite_kill",
        at={FERELLON: FIELD},
        units={ELIZA: {"fai_forest": "ii"}},
        neutral={"isval": 2},
        dice=".....",
    )
    table.do(f"activate attack; fly {FIELD}; retreat")
    assert table.options() == [
        "retreat_to eastern_plains",
        "retreat_to fai_forest",
        "retreat_to isval",
        "retreat_to trade_route",
        "retreat_to upper_primalian",
    ]
    table.do("retreat_to isval")
    assert table.player(FERELLON).at == "isval"


def dragon_attacked(dice: str, wounds: int = 0) -> Table:
    """Adrael, who also holds the Trade Route and the Eastern Plains, attacks Ferellon."""
    table = Table(
        stack="pureblood_tide",
        at={FERELLON: FIELD},
        units={ADRAEL: {"trade_route": "i", "eastern_plains": "i"}, ELIZA: {"fai_forest": "ii"}},
        wounds={FERELLON: wounds},
        dice=dice,
    )
    table.do("activate attack; from trade_route; take infantry; done; done")
    return table


@rule("LV-RETR-06")
def test_a_dragon_of_its_own_will_does_not_retreat_from_combat_to_its_opponent() -> None:
    table = dragon_attacked(".")
    table.do("retreat")
    assert table.options() == ["retreat_to fai_forest", "retreat_to isval", "retreat_to upper_primalian"]


@rule("LV-RETR-06")
def test_a_severely_wounded_dragon_does_not_retreat_from_combat_to_its_opponent() -> None:
    table = dragon_attacked("c", wounds=4)
    assert table.asked == (FERELLON, "retreat_to")
    assert table.options() == ["retreat_to fai_forest", "retreat_to isval", "retreat_to upper_primalian"]


@rule("LV-RETR-06")
def test_an_attacking_dragon_does_not_retreat_to_its_opponent_either() -> None:
    table = Table(stack="sovereigns_wrath", units={ELIZA: {"galadia": "ii"}}, dice="...... ..")
    table.do("activate attack; counterattack; retreat")
    assert table.options() == ["retreat_to fai_forest", "retreat_to isval"]


def ferellon_attacks(first: str, dice: str, wounds: int = 0) -> Table:
    """Ferellon attacks Eliza's army and Nagasha, who are in one region; Eliza also holds the Fai Forest."""
    table = Table(
        stack="sovereigns_wrath",
        at={NAGASHA: FIELD, ADRAEL: "nauak"},
        units={ELIZA: {FIELD: "ii", "fai_forest": "i"}},
        wounds={FERELLON: wounds},
        dice=dice,
    )
    table.do(f"activate attack; fly {FIELD}; fight {first}")
    return table


AWAY_FROM_ELIZA = [
    "retreat_to eastern_plains",
    "retreat_to isval",
    "retreat_to trade_route",
    "retreat_to upper_primalian",
]


@rule("LV-RETR-06")
def test_between_two_combats_a_dragon_does_not_retreat_to_whom_it_has_fought() -> None:
    table = ferellon_attacks(ELIZA, "......")
    table.do("retreat; retreat_to fai_forest")
    assert (table.asked, table.options()) == ((FERELLON, "fight"), ["fight nagasha", "retreat"])
    table.do("retreat")
    assert table.options() == AWAY_FROM_ELIZA


@rule("LV-RETR-06")
def test_between_two_combats_a_dragon_does_not_retreat_to_whom_it_would_have_to_fight() -> None:
    table = ferellon_attacks(NAGASHA, "......")
    table.do("retreat; retreat_to isval")
    assert (table.asked, table.options()) == ((FERELLON, "fight"), ["fight eliza", "retreat"])
    table.do("retreat")
    assert table.options() == AWAY_FROM_ELIZA


@rule("LV-RETR-06")
def test_in_a_later_combat_of_a_battle_those_fought_before_still_oppose_the_dragon() -> None:
    """LV-AMB-25, for a forced retreat too."""
    table = ferellon_attacks(ELIZA, "... ... c....", wounds=4)
    table.do("retreat; retreat_to fai_forest; fight nagasha; counterattack")
    assert (table.asked, table.options()) == ((FERELLON, "retreat_to"), AWAY_FROM_ELIZA)


@rule("LV-RETR-06")
def test_the_dragon_attacked_second_is_opposed_by_its_attacker_alone() -> None:
    table = ferellon_attacks(ELIZA, "...... ......")
    table.do("retreat; retreat_to fai_forest; fight nagasha; retreat")
    assert table.options() == sorted([*AWAY_FROM_ELIZA, "retreat_to fai_forest"])


@rule("LV-RETR-05", "LV-RETR-06")
def test_outside_combat_a_dragon_may_retreat_to_whoever_wounded_it() -> None:
    table = Table(
        stack="crimson_whisper",
        at={FERELLON: FIELD},
        units={ADRAEL: {"trade_route": "i"}},
        wounds={FERELLON: 4},
        open_vaala={ADRAEL: ["open_veins"]},
        tokens={ADRAEL: (1, 0)},
    )
    table.do("activate vaala; cast open_veins")
    assert table.asked == (FERELLON, "retreat_to")
    assert "retreat_to trade_route" in table.options()


@rule("LV-RETR-07")
def test_a_dragon_that_retreats_to_a_general_rolls_with_it_for_a_bond() -> None:
    table = Table(stack="exquisite_kill", at={FERELLON: FIELD}, dice="..... hh")
    table.do(f"activate attack; fly {FIELD}; retreat; retreat_to trade_route")
    assert table.told("bond_roll") == [(ADRAEL, FERELLON)]
    assert (table.player(ADRAEL).ally, table.player(FERELLON).ally) == (FERELLON, ADRAEL)


# Nowhere to go


@rule("LV-RETR-08")
def test_a_dragon_that_cannot_retreat_is_out_and_loses_with_its_ally() -> None:
    table = Table(
        stack="kirin_charge",
        at={FERELLON: "nauak", NAGASHA: "isval"},
        units={ELIZA: {"nau_forest": "ii", "lower_primalian": "i"}},
        wounds={FERELLON: 4},
        tokens={FERELLON: (6, 0), ADRAEL: (5, 0), NAGASHA: (2, 0), ELIZA: (1, 0)},
        bonds=[(FERELLON, ADRAEL)],
        dice="c",
    )
    table.do("activate attack; from nau_forest; take infantry; done")
    assert table.match.decision is None
    assert (table.g.ending, table.g.eliminated, table.g.winners) == ("elimination", FERELLON, [NAGASHA])


@rule("LV-RETR-08")
def test_a_general_that_cannot_retreat_is_out() -> None:
    table = Table(
        stack="kirin_charge",
        at={ADRAEL: "nauak", NAGASHA: "isval"},
        units={ELIZA: {"nau_forest": "ii", "lower_primalian": "i"}},
        tokens={ADRAEL: (5, 0), ELIZA: (1, 0)},
        dice="c",
    )
    table.do("activate attack; from nau_forest; take infantry; done")
    assert (table.g.ending, table.g.eliminated, table.g.winners) == ("elimination", ADRAEL, [ELIZA])
