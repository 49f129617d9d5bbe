"""The Vaala cards of the Generals: cost, effect, and when they cannot be played."""

import pytest

from tests.games.vaala.spells import offered, opened, reacting
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

# Adrael: Open Veins


def test_open_veins_destroy_a_unit_of_his_and_deal_two_wounds_there_or_next_door() -> None:
    table = opened(
        "open_veins",
        at={NAGASHA: "north_tyveria"},
        units={ADRAEL: {"trade_route": "ic", "nauak": "a"}},
        neutral={"south_tyveria": 2, "isval": 1},
    )
    table.do("cast open_veins")
    assert (table.asked, table.options()) == ((ADRAEL, "sacrifice"), ["unit cavalry", "unit infantry"])
    table.do("unit cavalry")
    assert table.options() == ["strike nagasha north_tyveria", "strike neutral south_tyveria"]
    table.do("strike nagasha north_tyveria")
    assert (table.army(ADRAEL, "trade_route"), table.player(ADRAEL).supply["cavalry"]) == ("i", 6)
    assert (table.player(NAGASHA).wounds, table.player(ADRAEL).spent) == (2, 1)


def test_open_veins_let_him_choose_where_the_unit_dies() -> None:
    units = {ADRAEL: {"trade_route": "i", "galadia": "a"}}
    table = opened("open_veins", at={FERELLON: "nauak"}, units=units, neutral={"eastern_plains": 1, "isval": 2})
    table.do("cast open_veins")
    assert table.options() == ["region galadia", "region trade_route"]
    table.do("region galadia; strike neutral isval")
    assert (table.army(ADRAEL, "galadia"), table.g.regions["isval"].neutral) == ("", 0)


def test_open_veins_need_a_unit_with_an_enemy_near() -> None:
    assert not offered("open_veins", neutral={"eastern_plains": 1})
    assert not offered("open_veins", units={ADRAEL: {"nauak": "i"}}, at={NAGASHA: "isval"})
    assert not offered("open_veins", ready=0, units={ADRAEL: {"trade_route": "i"}}, neutral={"eastern_plains": 1})
    assert offered("open_veins", units={ADRAEL: {"trade_route": "i"}}, neutral={"eastern_plains": 1})


def test_open_veins_are_not_paid_with_the_very_unit_that_they_need() -> None:
    def sacrificed(**armies: str) -> list[str]:
        table = opened("open_veins", units={ADRAEL: armies}, neutral={"eastern_plains": 1})
        return table.options("sacrifice")

    assert sacrificed(trade_route="i") == []
    assert sacrificed(trade_route="ii") == ["sacrifice open_veins"]
    assert sacrificed(trade_route="i", south_tyveria="i") == ["sacrifice open_veins"]


# Adrael: Legacy Unleashed


def test_legacy_unleashed_turns_a_standard_hit_of_each_attack_roll_critical() -> None:
    table = Table(
        stack="red_harvest",
        units={ADRAEL: {"trade_route": "ii"}},
        neutral={"eastern_plains": 3},
        lasting={ADRAEL: ["legacy_unleashed"]},
        dice="hh.. .. h...",
    )
    table.do("activate attack; everyone; fight_on")
    order = [(event.name, event.args[0]) for event in table.match.log if event.name in ("rolled", "destroyed")]
    assert order == [
        ("rolled", ADRAEL),
        ("destroyed", "neutral"),
        ("rolled", "neutral"),
        ("destroyed", "neutral"),
        ("rolled", ADRAEL),
        ("destroyed", "neutral"),
    ]


def test_legacy_unleashed_costs_one_power_and_is_not_played_twice() -> None:
    table = Table(
        stack="crimson_whisper rite_of_veins royal_tithe",
        tokens={ADRAEL: (3, 0)},
        open_vaala={ADRAEL: ["legacy_unleashed"]},
        power={"allaria": 1},
    )
    table.player(ADRAEL).vaala_deck.clear()
    table.do("activate vaala; cast legacy_unleashed; activate vaala")
    assert (table.asked, table.player(ADRAEL).spent) == ((ELIZA, "glyph"), 1)
    assert table.kept_open(ADRAEL) == ["legacy_unleashed"]
    assert not offered("legacy_unleashed", ready=0)


# Adrael: Tribute of Fear


def test_tribute_of_fear_takes_a_power_of_his_choice_from_a_player_next_to_him() -> None:
    table = opened(
        "tribute_of_fear",
        at={NAGASHA: "south_tyveria", FERELLON: "nauak"},
        units={ELIZA: {"north_tyveria": "i"}},
        tokens={NAGASHA: (1, 1), ELIZA: (1, 0), FERELLON: (3, 0)},
    )
    table.do("cast tribute_of_fear")
    assert (table.asked, table.options()) == ((ADRAEL, "drain"), ["drain eliza", "drain nagasha"])
    table.do("drain nagasha")
    assert (table.asked, table.options()) == ((ADRAEL, "lose_token"), ["token ready", "token spent"])
    supply = table.g.supply.power
    table.do("token ready")
    nagasha = table.player(NAGASHA)
    assert (nagasha.ready, nagasha.spent, table.g.supply.power) == (0, 1, supply + 1)
    assert table.player(ADRAEL).spent == 2


def test_tribute_of_fear_needs_a_neighbour_with_power_who_is_no_ally() -> None:
    south = {NAGASHA: "south_tyveria"}
    assert not offered("tribute_of_fear", at=south)
    assert not offered("tribute_of_fear", at=south, tokens={NAGASHA: (1, 0)}, bonds=[(ADRAEL, NAGASHA)])
    assert not offered("tribute_of_fear", tokens={NAGASHA: (1, 0)})
    assert not offered("tribute_of_fear", ready=1, at=south, tokens={NAGASHA: (1, 0)})
    assert offered("tribute_of_fear", at=south, tokens={NAGASHA: (0, 1)})


# Adrael: Empty the Pits


def test_empty_the_pits_places_two_infantry_with_him_and_one_elsewhere() -> None:
    table = opened("empty_the_pits", units={ADRAEL: {"nauak": "c", "galadia": "a"}})
    table.do("cast empty_the_pits; unit infantry; unit infantry")
    assert (table.asked, table.options()) == ((ADRAEL, "place_where"), ["region galadia", "region nauak"])
    table.do("region nauak")
    armies = [table.army(ADRAEL, region) for region in ("trade_route", "nauak", "galadia")]
    assert (armies, table.player(ADRAEL).spent) == (["ii", "ic", "a"], 1)


def test_empty_the_pits_may_place_fewer_with_him() -> None:
    table = opened("empty_the_pits", units={ADRAEL: {"trade_route": "c"}})
    table.do("cast empty_the_pits")
    assert (table.asked, table.options()) == ((ADRAEL, "place_unit"), ["done", "unit infantry"])
    table.do("unit infantry")
    assert (table.asked, table.options()) == ((ADRAEL, "place_unit"), ["done", "unit infantry"])
    table.do("done")
    assert (table.army(ADRAEL, "trade_route"), table.asked[1]) == ("ic", "plan")


def test_empty_the_pits_lets_him_save_the_last_infantry_for_another_region() -> None:
    table = opened("empty_the_pits", units={ADRAEL: {"nauak": "iiii"}})
    table.do("cast empty_the_pits; unit infantry; done")
    assert (table.army(ADRAEL, "trade_route"), table.army(ADRAEL, "nauak")) == ("i", "iiiii")


def test_empty_the_pits_needs_infantry_in_supply() -> None:
    assert not offered("empty_the_pits", units={ADRAEL: {"nauak": "iiiiii"}})
    assert not offered("empty_the_pits", ready=0)
    assert offered("empty_the_pits", units={ADRAEL: {"nauak": "iiiii"}})


def test_empty_the_pits_may_place_the_very_infantry_that_paid_for_it() -> None:
    table = opened("empty_the_pits", units={ADRAEL: {"trade_route": "ic", "nauak": "iiiii"}})
    assert table.options() == ["done", "sacrifice empty_the_pits"]
    table.do("sacrifice empty_the_pits; done")
    assert (table.army(ADRAEL, "trade_route"), table.army(ADRAEL, "nauak")) == ("c", "iiiiii")


# Adrael: Crimson Feast


def feast(dice: str, *, neutral: int = 1, ready: int = 1, elsewhere: str = "") -> Table:
    """Adrael and two infantry attack neutral units; the reaction lies open."""
    table = reacting(
        "crimson_feast",
        "red_harvest",
        ready=ready,
        at={NAGASHA: "isval"},
        units={ADRAEL: {"trade_route": "ii", "nauak": elsewhere}},
        neutral={"eastern_plains": neutral},
        dice=dice,
    )
    table.do("activate attack; everyone")
    return table


def test_crimson_feast_places_as_many_units_as_he_destroyed() -> None:
    table = feast("c...")
    assert (table.asked, table.options()) == ((ADRAEL, "feast"), ["decline", "react crimson_feast"])
    table.do("react crimson_feast")
    assert table.options() == ["unit archers", "unit cavalry", "unit infantry"]
    table.do("unit archers")
    assert (table.army(ADRAEL, "eastern_plains"), table.player(ADRAEL).spent) == ("iia", 1)
    assert table.asked[1] == "plan"


def test_crimson_feast_places_no_more_than_two() -> None:
    table = feast("CC..", neutral=3)
    table.do("react crimson_feast; unit archers; unit cavalry")
    assert (table.army(ADRAEL, "eastern_plains"), table.asked[1]) == ("iica", "plan")


def test_crimson_feast_is_not_offered_without_payment_or_supply_or_victory() -> None:
    assert feast("c...", ready=0).asked[1] == "plan"
    assert feast("c...", elsewhere="iiiiccccccaaaaaa").asked[1] == "plan"
    fled = feast("c... .", neutral=2)
    fled.do("retreat; retreat_to trade_route")
    assert fled.asked[1] == "plan"


def test_crimson_feast_is_offered_to_a_victorious_defender() -> None:
    table = reacting(
        "crimson_feast",
        "kirin_charge",
        at={ADRAEL: "nauak"},
        units={ELIZA: {"allaria": "i"}, ADRAEL: {"galadia": "iii"}},
        dice=". hh.",
    )
    table.do("activate attack; take infantry; done; counterattack")
    assert table.asked == (ADRAEL, "feast")


def test_crimson_feast_is_not_offered_to_who_destroyed_nothing() -> None:
    table = reacting(
        "crimson_feast",
        "red_harvest",
        at={FERELLON: "nauak"},
        units={ADRAEL: {"trade_route": "i"}, ELIZA: {"eastern_plains": "i"}},
        dice="...",
    )
    table.do("activate attack; everyone; retreat; retreat_to isval")
    assert table.asked[1] == "plan"


# Eliza: Walk the Dream


def test_walk_the_dream_moves_eliza_and_up_to_three_units_to_any_open_region() -> None:
    table = opened(
        "walk_the_dream",
        units={ELIZA: {"allaria": "iicc", "nauak": "a"}, ADRAEL: {"galadia": "i"}},
        neutral={"isval": 1},
    )
    table.do("cast walk_the_dream")
    closed = {"region allaria", "region galadia", "region isval", "region trade_route"}
    assert (len(table.options()), closed & set(table.options())) == (8, set())
    table.do("region eastern_plains; along; take infantry; take infantry; take cavalry")
    assert (table.player(ELIZA).at, table.army(ELIZA, "eastern_plains")) == ("eastern_plains", "iic")
    assert (table.army(ELIZA, "allaria"), table.player(ELIZA).spent) == ("c", 1)


def test_walk_the_dream_may_be_walked_alone_and_leads_to_a_bond_roll() -> None:
    table = opened("walk_the_dream", units={ELIZA: {"allaria": "i"}}, dice="hh")
    table.do("cast walk_the_dream; region isval; alone")
    assert (table.army(ELIZA, "allaria"), table.told("bonded")) == ("i", [(ELIZA, FERELLON)])


def test_walk_the_dream_must_be_paid() -> None:
    assert not offered("walk_the_dream", ready=0)


# Eliza: Oath Unbroken


def attacked(dice: str, *, cities: tuple[str, ...] = (), lasting: bool = True) -> Table:
    """Ferellon attacks two infantry of Eliza in Galadia."""
    table = Table(
        stack="sovereigns_wrath",
        units={ELIZA: {"galadia": "ii"}},
        cities=cities,
        lasting={ELIZA: ["oath_unbroken"] if lasting else []},
        dice=dice,
    )
    table.do("activate attack")
    return table


@pytest.mark.parametrize(("lasting", "left"), [(True, "i"), (False, "")])
def test_oath_unbroken_ignores_the_first_hit_of_a_combat(lasting: bool, left: str) -> None:
    table = attacked("C.....", lasting=lasting)
    assert table.army(ELIZA, "galadia") == left


def test_oath_unbroken_works_once_per_combat_and_besides_a_city() -> None:
    once = attacked("c..... .. c....")
    once.do("counterattack; fight_on")
    assert once.army(ELIZA, "galadia") == "i"
    walled = attacked("Cc....", cities=("galadia",))
    assert (walled.army(ELIZA, "galadia"), walled.g.regions["galadia"].city) == ("i", False)


def test_oath_unbroken_works_again_in_the_next_combat_but_not_for_an_attacker() -> None:
    table = Table(
        stack="sovereigns_wrath kirin_charge",
        units={ELIZA: {"galadia": "ii"}},
        lasting={ELIZA: ["oath_unbroken"]},
        dice="c..... .. .. hh...",
    )
    table.do("activate attack; counterattack; retreat; retreat_to isval; activate attack")
    assert table.army(ELIZA, "galadia") == "ii"
    table.do("everyone; counterattack")
    assert (table.told("ability"), table.army(ELIZA, "isval")) == ([(ELIZA, "oath_unbroken")], "")


def test_oath_unbroken_costs_one_power_and_stays_until_clean_up() -> None:
    table = opened("oath_unbroken", at={NAGASHA: "allaria"})
    table.do("cast oath_unbroken")
    assert (table.player(ELIZA).spent, table.kept_open(ELIZA)) == (1, ["oath_unbroken"])
    assert not offered("oath_unbroken", ready=0)


# Eliza: Godao Workshops


def test_godao_workshops_build_up_to_two_cities_in_her_regions() -> None:
    units = {ELIZA: {"galadia": "i", "isval": "i", "nauak": "i"}}
    table = opened("godao_workshops", units=units, cities=["isval", "eastern_plains"])
    table.do("cast godao_workshops")
    assert table.options() == ["region allaria", "region galadia", "region nauak"]
    table.do("region nauak")
    assert table.options() == ["done", "region allaria", "region galadia"]
    table.do("region allaria")
    assert table.told("city_placed") == [("nauak",), ("allaria",)]
    assert (table.g.supply.cities, table.player(ELIZA).spent) == (8, 1)


def test_godao_workshops_need_a_region_of_hers_without_a_city() -> None:
    assert not offered("godao_workshops", cities=["allaria"])
    assert not offered("godao_workshops", ready=0)
    assert offered("godao_workshops")


# Eliza: Castes United


def test_castes_united_place_a_unit_of_each_type_in_one_region() -> None:
    table = opened("castes_united", units={ELIZA: {"nauak": "i"}})
    table.do("cast castes_united")
    assert table.options() == ["region allaria", "region nauak"]
    table.do("region nauak")
    assert (table.army(ELIZA, "nauak"), table.player(ELIZA).spent) == ("iica", 2)


def test_castes_united_place_what_is_left_and_obey_the_limit_of_six() -> None:
    table = opened("castes_united", units={ELIZA: {"allaria": "aaaa", "nauak": "ccccccaa"}})
    table.do("cast castes_united; region allaria")
    assert (table.army(ELIZA, "allaria"), table.told("placed")) == ("iaaaa", [(ELIZA, "infantry", "allaria")])


def test_castes_united_need_two_power() -> None:
    assert not offered("castes_united", ready=1)
    assert offered("castes_united")


# Eliza: Waking Word


def woken(card: str = "burnished_scales", **position: object) -> Table:
    """Ferellon plays a card of his; Eliza's reaction lies open."""
    table = Table(
        stack="decree_of_aureus",
        wounds={FERELLON: 2},
        tokens={FERELLON: (2, 0), ELIZA: (2, 0)},
        open_vaala={FERELLON: [card], ELIZA: ["waking_word"]},
        **position,  # type: ignore[arg-type]
    )
    table.player(FERELLON).vaala_deck.clear()
    table.do(f"activate vaala; cast {card}")
    return table


def test_waking_word_cancels_a_vaala_card_that_stays_paid() -> None:
    table = woken()
    assert (table.asked, table.options()) == ((ELIZA, "cancel_vaala"), ["decline", "react waking_word"])
    table.do("react waking_word")
    ferellon = table.player(FERELLON)
    assert (ferellon.wounds, ferellon.spent, table.player(ELIZA).spent) == (2, 1, 2)
    assert table.told("vaala_cancelled") == [(FERELLON, "burnished_scales")]


def test_waking_word_may_be_kept_and_spares_the_ally() -> None:
    kept = woken()
    kept.do("decline")
    assert kept.player(FERELLON).wounds == 0
    assert woken(bonds=[(ELIZA, FERELLON)]).player(FERELLON).wounds == 0


def test_waking_word_cancels_a_reaction_too() -> None:
    table = Table(
        stack="royal_tithe",
        at={FERELLON: "galadia"},
        power={"allaria": 1},
        tokens={FERELLON: (2, 0), ELIZA: (2, 0)},
        open_vaala={FERELLON: ["one_law"], ELIZA: ["waking_word"]},
    )
    table.do("activate collect; react one_law; react waking_word")
    assert (table.told("glyph_cancelled"), table.player(ELIZA).power) == ([], 3)


def test_waking_word_keeps_a_lasting_card_from_working() -> None:
    table = Table(
        stack="crimson_whisper",
        tokens={ADRAEL: (1, 0), ELIZA: (2, 0)},
        open_vaala={ADRAEL: ["legacy_unleashed"], ELIZA: ["waking_word"]},
    )
    table.player(ADRAEL).vaala_deck.clear()
    table.do("activate vaala; cast legacy_unleashed; react waking_word")
    assert table.told("vaala_cancelled") == [(ADRAEL, "legacy_unleashed")]
    assert (table.kept_open(ADRAEL), table.player(ADRAEL).vaala_discard) == ([], ["legacy_unleashed"])
