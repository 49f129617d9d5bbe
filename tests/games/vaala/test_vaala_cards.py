"""The Vaala cards of the Dragons: cost, effect, and when they cannot be played."""

from igroteka.games.vaala.components import BOX
from tests.games.vaala.spells import offered, opened, reacting
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

FIGURES = """
ferellon molten_verdict 2 instant
ferellon burnished_scales 1 instant
ferellon bend_the_knee 1 instant
ferellon golden_citys_due 1 instant
ferellon one_law 2 reaction
adrael open_veins 1 instant
adrael legacy_unleashed 1 lasting
adrael tribute_of_fear 2 instant
adrael empty_the_pits 1 instant
adrael crimson_feast 1 reaction
nagasha quicksilver_breath 2 instant
nagasha iridescent_veil 1 lasting
nagasha no_insult_forgotten 2 reaction
nagasha for_the_collection 1 instant
nagasha exquisite_suffering 2 instant
eliza walk_the_dream 1 instant
eliza oath_unbroken 1 lasting
eliza godao_workshops 1 instant
eliza castes_united 2 instant
eliza waking_word 2 reaction
"""


def test_owner_cost_and_timing_of_the_twenty_cards() -> None:
    printed = [f"{card.owner} {card.id} {card.cost} {card.kind()}" for card in BOX.vaala.values()]
    assert printed == FIGURES.split("\n")[1:-1]


# Ferellon: Molten Verdict


def test_molten_verdict_deals_two_wounds_to_one_enemy_in_his_region() -> None:
    table = opened("molten_verdict", units={ELIZA: {"isval": "iic"}}, neutral={"isval": 3, "galadia": 3})
    table.do("cast molten_verdict")
    assert table.options() == ["strike eliza isval", "strike neutral isval"]
    table.do("strike neutral isval")
    assert (table.g.regions["isval"].neutral, table.army(ELIZA, "isval")) == (1, "iic")
    assert (table.player(FERELLON).essence, table.player(FERELLON).spent, table.g.supply.neutral) == ([], 2, 20)


def test_molten_verdict_wounds_a_dragon_but_steals_nothing_from_it() -> None:
    table = opened("molten_verdict", at={NAGASHA: "isval"}, wounds={NAGASHA: 3}, tokens={NAGASHA: (2, 0)})
    table.do("cast molten_verdict; retreat_to galadia")
    nagasha = table.player(NAGASHA)
    assert (nagasha.wounds, nagasha.at, nagasha.power, table.told("stole")) == (5, "galadia", 2, [])


def test_molten_verdict_needs_an_enemy_in_his_region() -> None:
    assert not offered("molten_verdict", neutral={"galadia": 2})
    assert not offered("molten_verdict", units={ELIZA: {"isval": "i"}}, bonds=[(ELIZA, FERELLON)])
    assert offered("molten_verdict", neutral={"isval": 1})
    assert not offered("molten_verdict", ready=1, neutral={"isval": 1})


# Ferellon: Burnished Scales


def test_burnished_scales_heal_two_wounds() -> None:
    table = opened("burnished_scales", wounds={FERELLON: 3})
    table.do("cast burnished_scales")
    assert (table.player(FERELLON).wounds, table.player(FERELLON).spent) == (1, 1)


def test_burnished_scales_do_nothing_for_an_unhurt_dragon() -> None:
    assert not offered("burnished_scales", wounds={NAGASHA: 2})
    assert not offered("burnished_scales", ready=0, wounds={FERELLON: 2})
    assert offered("burnished_scales", wounds={FERELLON: 1})


# Ferellon: Bend the Knee


def test_bend_the_knee_makes_a_whole_army_retreat_without_a_theft() -> None:
    table = opened("bend_the_knee", units={ELIZA: {"galadia": "iic", "allaria": "a"}}, tokens={ELIZA: (2, 0)})
    table.do("cast bend_the_knee")
    assert (table.asked, table.options()) == (
        (ELIZA, "retreat_to"),
        ["retreat_to allaria", "retreat_to fai_forest", "retreat_to isval"],
    )
    table.do("retreat_to allaria")
    assert (table.army(ELIZA, "galadia"), table.army(ELIZA, "allaria")) == ("", "iica")
    assert (table.player(ELIZA).power, table.told("stole"), table.player(FERELLON).spent) == (2, [], 1)


def test_bend_the_knee_destroys_an_army_that_cannot_retreat() -> None:
    neutral = {"isval": 1, "fai_forest": 1, "allaria": 1}
    table = opened("bend_the_knee", at={ELIZA: "nauak"}, units={ELIZA: {"galadia": "ic"}}, neutral=neutral)
    table.do("cast bend_the_knee")
    assert (table.army(ELIZA, "galadia"), table.player(ELIZA).supply["infantry"], table.g.over) == ("", 6, False)


def test_bend_the_knee_reaches_no_general_no_ally_and_not_two_steps() -> None:
    assert not offered("bend_the_knee", at={ELIZA: "galadia"}, units={ELIZA: {"galadia": "ii"}})
    assert not offered("bend_the_knee", units={ELIZA: {"galadia": "ii"}}, bonds=[(ELIZA, FERELLON)])
    assert not offered("bend_the_knee", units={ELIZA: {"allaria": "ii", "nauak": "i"}}, neutral={"galadia": 1})
    assert offered("bend_the_knee", units={ELIZA: {"isval": "i"}})


# Ferellon: Golden City's Due


def test_golden_citys_due_puts_power_into_his_region_and_an_adjacent_one() -> None:
    table = opened("golden_citys_due", power={"isval": 1})
    table.do("cast golden_citys_due")
    near = ["eastern_plains", "fai_forest", "galadia", "north_tyveria"]
    assert table.options() == [f"region {region}" for region in near]
    table.do("region fai_forest")
    assert (table.g.regions["isval"].power, table.g.regions["fai_forest"].power) == (2, 1)
    assert (table.player(FERELLON).ready, table.player(FERELLON).spent) == (0, 1)


def test_golden_citys_due_needs_power_in_the_supply() -> None:
    assert not offered("golden_citys_due", power={"nauak": 55})
    assert not offered("golden_citys_due", ready=0)


# Ferellon: One Law


def test_one_law_cancels_a_glyph_of_a_player_near_by() -> None:
    table = reacting("one_law", "royal_tithe", at={FERELLON: "galadia"}, power={"allaria": 2})
    table.do("activate collect")
    assert (table.asked, table.options()) == ((FERELLON, "cancel_glyph"), ["decline", "react one_law"])
    table.do("react one_law")
    assert (table.told("glyph_cancelled"), table.player(ELIZA).power) == ([(ELIZA, "collect")], 0)
    assert (table.player(FERELLON).spent, table.player(FERELLON).vaala_open) == (2, [])


def test_one_law_cancels_one_glyph_and_not_the_card() -> None:
    table = reacting("one_law", "mandate_of_eliadu", at={FERELLON: "allaria"}, power={"allaria": 2})
    table.do("activate deploy; react one_law; activate collect")
    assert (table.told("glyph_cancelled"), table.player(ELIZA).power) == ([(ELIZA, "general-deploy")], 1)


def test_one_law_may_be_kept() -> None:
    table = reacting("one_law", "mandate_of_eliadu", at={FERELLON: "allaria"}, power={"allaria": 1})
    table.do("skip deploy; activate collect; decline")
    assert (table.player(ELIZA).power, table.player(FERELLON).vaala_open) == (1, ["one_law"])


def test_one_law_does_not_reach_two_steps_nor_the_ally() -> None:
    far = reacting("one_law", "royal_tithe", at={FERELLON: "isval"}, power={"allaria": 1})
    far.do("activate collect")
    ally = reacting("one_law", "royal_tithe", at={FERELLON: "galadia"}, power={"allaria": 1}, bonds=[(ELIZA, FERELLON)])
    ally.do("activate collect")
    assert (far.player(ELIZA).power, ally.player(ELIZA).power) == (1, 1)


def test_one_law_does_not_touch_region_cards_events_and_rest() -> None:
    table = reacting(
        "one_law",
        "eliza:allaria connoisseurs_claim drums_of_war",
        at={FERELLON: "allaria", NAGASHA: "allaria"},
        wounds={NAGASHA: 5},
    )
    table.do("unit infantry")
    assert (table.player(NAGASHA).wounds, table.asked) == (3, (ADRAEL, "event_glyph"))
    table.do("decline; activate deploy; done")
    assert (table.told("activated")[-1], table.told("glyph_cancelled")) == ((ELIZA, "general-deploy"), [])


# Nagasha: Quicksilver Breath


def test_quicksilver_breath_wounds_everyone_here_and_one_enemy_next_door() -> None:
    table = opened(
        "quicksilver_breath",
        at={FERELLON: "lower_primalian"},
        units={ELIZA: {"lower_primalian": "ii", "nauak": "i"}},
        neutral={"lower_primalian": 2, "nau_forest": 2, "isval": 1},
    )
    table.do("cast quicksilver_breath")
    assert (table.army(ELIZA, "lower_primalian"), table.g.regions["lower_primalian"].neutral) == ("i", 1)
    assert table.player(FERELLON).wounds == 1
    assert table.options() == ["strike eliza nauak", "strike neutral nau_forest"]
    table.do("strike neutral nau_forest")
    assert (table.g.regions["nau_forest"].neutral, table.player(NAGASHA).essence) == (1, [])
    assert table.player(NAGASHA).spent == 2


def test_quicksilver_breath_needs_an_enemy_here_or_next_door() -> None:
    assert not offered("quicksilver_breath", neutral={"allaria": 1, "trade_route": 1})
    assert offered("quicksilver_breath", neutral={"nauak": 1})
    assert offered("quicksilver_breath", neutral={"lower_primalian": 1})
    assert not offered("quicksilver_breath", ready=1, neutral={"nauak": 1})
    assert not offered("quicksilver_breath", units={ELIZA: {"nauak": "i"}}, bonds=[(ELIZA, NAGASHA)])


# Nagasha: Iridescent Veil


def test_iridescent_veil_keeps_everyone_from_fighting_her() -> None:
    table = Table(
        stack="mercury_veil red_harvest exquisite_kill red_harvest",
        at={NAGASHA: "south_tyveria"},
        units={ADRAEL: {"trade_route": "i"}},
        neutral={"north_tyveria": 1, "south_tyveria": 1},
        tokens={NAGASHA: (1, 0)},
        open_vaala={NAGASHA: ["iridescent_veil"]},
        dice="c.... c....",
    )
    table.player(NAGASHA).vaala_deck.clear()
    table.do("activate vaala; cast iridescent_veil; skip deploy; activate attack")
    assert (table.player(NAGASHA).spent, table.kept_open(NAGASHA)) == (1, ["iridescent_veil"])
    table.do("attack south_tyveria; everyone")
    assert [(who, foe) for who, foe, _ in table.told("combat")] == [(ADRAEL, "neutral")]


def test_iridescent_veil_is_lifted_when_she_starts_a_combat() -> None:
    table = Table(
        stack="exquisite_kill red_harvest",
        at={NAGASHA: "south_tyveria"},
        neutral={"south_tyveria": 1},
        lasting={NAGASHA: ["iridescent_veil"]},
        dice="c.... ..",
    )
    table.do("activate attack; stay; activate attack")
    assert (table.kept_open(NAGASHA), table.player(NAGASHA).vaala_discard) == ([], ["iridescent_veil"])
    assert table.told("combat")[1:] == [(ADRAEL, NAGASHA, "south_tyveria")]


def test_iridescent_veil_is_respected_by_faceless_players_and_ends_at_clean_up() -> None:
    table = Table(
        NAGASHA, ELIZA, stack="sovereigns_wrath", at={NAGASHA: "isval"}, lasting={NAGASHA: ["iridescent_veil"]}
    )
    assert (table.told("combat"), table.kept_open(NAGASHA), table.g.round) == ([], [], 2)


# Nagasha: No Insult Forgotten


def insulted(dice: str, *, ready: int = 2, eliza: int = 1, choices: str = "") -> Table:
    """Nagasha attacks two infantry of Eliza; her reaction lies open."""
    table = Table(
        stack="exquisite_kill",
        at={NAGASHA: "nau_forest", ELIZA: "allaria"},
        units={ELIZA: {"nau_forest": "ii"}},
        tokens={NAGASHA: (ready, 0), ELIZA: (eliza, 0)},
        open_vaala={NAGASHA: ["no_insult_forgotten"]},
        dice=dice,
    )
    table.do("activate attack; stay" + choices)
    return table


def test_no_insult_forgotten_steals_from_who_wounded_her() -> None:
    table = insulted("H.... h", choices="; counterattack")
    assert (table.asked, table.options()) == ((NAGASHA, "avenge"), ["decline", "react no_insult_forgotten"])
    table.do("react no_insult_forgotten")
    assert table.told("stole") == [(NAGASHA, ELIZA, "ready")]
    assert (table.player(NAGASHA).ready, table.player(NAGASHA).spent, table.player(ELIZA).power) == (1, 2, 0)


def test_no_insult_forgotten_may_be_declined() -> None:
    table = insulted("H.... h", choices="; counterattack; decline")
    assert (table.told("stole"), table.player(ELIZA).power) == ([], 1)


def test_no_insult_forgotten_is_not_offered_without_a_wound_power_or_payment() -> None:
    unhurt = insulted("H.... .", choices="; counterattack")
    poor = insulted("H.... h", eliza=0, choices="; counterattack")
    unpaid = insulted("H.... h", ready=1, choices="; counterattack")
    assert [table.asked[1] for table in (unhurt, poor, unpaid)] == ["plan", "plan", "plan"]


def test_no_insult_forgotten_is_not_offered_after_a_theft() -> None:
    table = Table(
        stack="exquisite_kill",
        at={NAGASHA: "allaria"},
        tokens={NAGASHA: (2, 0), ELIZA: (2, 0)},
        open_vaala={NAGASHA: ["no_insult_forgotten"]},
        dice="h.... h",
    )
    table.do("activate attack; stay; counterattack; retreat_to galadia")
    assert (table.told("stole"), table.player(NAGASHA).wounds) == ([(NAGASHA, ELIZA, "ready")], 1)
    assert table.asked[1] == "plan"


# Nagasha: For the Collection


def test_for_the_collection_takes_one_power_within_two_steps_where_no_general_is() -> None:
    power = {"lower_primalian": 2, "nauak": 2, "allaria": 1, "fai_forest": 1, "isval": 1}
    table = opened("for_the_collection", power=power, neutral={"nauak": 1}, units={ADRAEL: {"fai_forest": "i"}})
    table.do("cast for_the_collection")
    assert table.options() == ["region fai_forest", "region lower_primalian", "region nauak"]
    table.do("region nauak")
    nagasha = table.player(NAGASHA)
    assert (table.g.regions["nauak"].power, nagasha.ready, nagasha.spent) == (1, 1, 1)


def test_for_the_collection_needs_power_it_may_take() -> None:
    assert not offered("for_the_collection", power={"isval": 3, "allaria": 1})
    assert not offered("for_the_collection", ready=0, power={"nauak": 1})
    guard = [(ELIZA, "caravan_guard")]
    assert not offered("for_the_collection", power={"nauak": 1}, units={ELIZA: {"nauak": "i"}}, denizens=guard)
    assert offered("for_the_collection", power={"nauak": 1}, units={ELIZA: {"nauak": "i"}})


# Nagasha: Exquisite Suffering


def test_exquisite_suffering_destroys_two_units_for_the_essence_track() -> None:
    table = opened(
        "exquisite_suffering",
        at={ELIZA: "lower_primalian"},
        units={ELIZA: {"lower_primalian": "ica"}},
        neutral={"lower_primalian": 1},
    )
    table.do("cast exquisite_suffering")
    assert table.asked == (NAGASHA, "devour_whose")
    assert table.options() == ["strike eliza lower_primalian", "strike neutral lower_primalian"]
    table.do("strike eliza lower_primalian")
    assert (table.asked, table.options()) == ((NAGASHA, "devour"), ["unit archers", "unit cavalry", "unit infantry"])
    table.do("unit archers")
    assert table.options() == ["done", "unit cavalry", "unit infantry"]
    table.do("unit infantry")
    assert (table.army(ELIZA, "lower_primalian"), table.player(ELIZA).at) == ("c", "lower_primalian")
    assert (table.player(NAGASHA).essence, table.player(NAGASHA).spent) == (["eliza.archers", "eliza.infantry"], 2)
    assert table.player(ELIZA).supply == {"infantry": 5, "cavalry": 5, "archers": 5}


def test_exquisite_suffering_fills_the_essence_track() -> None:
    table = opened("exquisite_suffering", neutral={"lower_primalian": 2}, essence={NAGASHA: 4})
    table.do("cast exquisite_suffering; unit neutral")
    assert (table.player(NAGASHA).essence, table.player(NAGASHA).ready) == (["neutral"], 1)


def test_exquisite_suffering_may_spare_the_second_unit() -> None:
    table = opened("exquisite_suffering", neutral={"lower_primalian": 2})
    table.do("cast exquisite_suffering; done")
    assert (table.g.regions["lower_primalian"].neutral, table.player(NAGASHA).essence) == (1, ["neutral"])


def test_exquisite_suffering_needs_units_other_than_a_general() -> None:
    assert not offered("exquisite_suffering", at={ELIZA: "lower_primalian", FERELLON: "lower_primalian"})
    assert not offered("exquisite_suffering", neutral={"nauak": 2})
    assert not offered("exquisite_suffering", ready=1, neutral={"lower_primalian": 1})
    assert offered("exquisite_suffering", neutral={"lower_primalian": 1})
