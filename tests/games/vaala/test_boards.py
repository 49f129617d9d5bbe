"""The player boards: their figures, and what every glyph does on a person's side and on the Faceless side."""

import pytest

from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from tests.games.vaala.fields import rolls
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

ACTIONS = {
    FERELLON: [
        ("golden_descent", ["deploy", "attack", "vaala"]),
        ("sovereigns_wrath", ["attack", "collect"]),
        ("gilded_flight", ["deploy", "collect"]),
        ("decree_of_aureus", ["vaala", "attack"]),
        ("tribute_of_lesser_kin", ["collect", "vaala"]),
        ("radiant_circuit", ["deploy"]),
    ],
    ADRAEL: [
        ("blood_emperors_will", ["deploy", "attack", "collect"]),
        ("pureblood_tide", ["attack", "deploy"]),
        ("red_harvest", ["attack", "collect"]),
        ("rite_of_veins", ["vaala", "collect"]),
        ("crimson_whisper", ["vaala"]),
    ],
    NAGASHA: [
        ("prismatic_ambush", ["deploy", "attack", "collect"]),
        ("exquisite_kill", ["attack", "collect"]),
        ("collectors_eye", ["collect", "deploy"]),
        ("mercury_veil", ["vaala", "deploy"]),
        ("cruel_masterpiece", ["attack", "vaala"]),
        ("connoisseurs_claim", ["collect"]),
    ],
    ELIZA: [
        ("mandate_of_eliadu", ["deploy", "collect", "vaala"]),
        ("oathguard_advance", ["deploy", "attack"]),
        ("kirin_charge", ["attack", "collect"]),
        ("dreaming_blade", ["vaala", "attack"]),
        ("royal_tithe", ["collect"]),
    ],
}


# Figures


@pytest.mark.parametrize("name", [FERELLON, ADRAEL, NAGASHA, ELIZA])
def test_the_action_cards_of_each_character_bear_their_glyphs_in_order(name: str) -> None:
    printed = [(card, list(BOX.actions[card].glyphs)) for card in BOX.owned(name)]
    assert printed == ACTIONS[name]


def test_the_tracks_of_the_dragons() -> None:
    tracks = {name: (card.wound_track, card.essence_track) for name, card in BOX.characters.items() if card.wound_track}
    assert tracks == {FERELLON: ((5, 5, 4, 3, 2), 5), NAGASHA: ((5, 4, 4, 3, 3), 5)}


@pytest.mark.parametrize(("wounds", "dice"), list(enumerate([5, 5, 4, 3, 2])))
def test_wounds_take_dice_from_ferellon(wounds: int, dice: int) -> None:
    table = Table(stack="sovereigns_wrath", neutral={"isval": 1}, wounds={FERELLON: wounds}, dice="c" + "." * dice)
    table.do("activate attack")
    assert rolls(table, FERELLON) == [dice + 1]


@pytest.mark.parametrize(("wounds", "dice"), list(enumerate([5, 4, 4, 3, 3])))
def test_wounds_take_dice_from_nagasha(wounds: int, dice: int) -> None:
    table = Table(stack="exquisite_kill", neutral={"lower_primalian": 1}, wounds={NAGASHA: wounds}, dice="C" * dice)
    table.do("activate attack; stay")
    assert rolls(table, NAGASHA) == [dice]


# Ferellon


def test_ferellons_wrath_reaches_one_region() -> None:
    table = Table(stack="sovereigns_wrath", neutral={"isval": 1, "galadia": 1, "allaria": 1})
    table.do("activate attack")
    assert (table.asked, table.options()) == ((FERELLON, "wrath"), ["fly galadia", "stay"])


def test_ferellons_first_attack_roll_has_a_die_more() -> None:
    table = Table(stack="sovereigns_wrath", neutral={"isval": 2}, dice="...... .. ..... ..")
    table.do("activate attack; fight_on")
    assert (rolls(table, FERELLON), rolls(table, "neutral")) == ([6, 5], [2, 2])


def test_ferellons_extra_die_counts_for_the_first_of_several_combats() -> None:
    table = Table(stack="sovereigns_wrath", at={NAGASHA: "isval"}, neutral={"isval": 1}, dice="c..... .....")
    table.do("activate attack; fight neutral; fight nagasha")
    assert rolls(table, FERELLON) == [6, 5]


def test_ferellon_flies_up_to_two_regions() -> None:
    table = Table(stack="radiant_circuit", neutral={"galadia": 1})
    table.do("activate deploy")
    near = ["eastern_plains", "fai_forest", "galadia", "north_tyveria"]
    far = ["allaria", "nau_forest", "south_tyveria", "trade_route", "upper_primalian"]
    assert table.options() == sorted(f"fly {region}" for region in near + far)


def test_ferellon_collects_two_power_of_his_region() -> None:
    table = Table(stack="tribute_of_lesser_kin", at={NAGASHA: "isval"}, power={"isval": 3, "galadia": 1})
    table.do("activate collect")
    assert (table.player(FERELLON).ready, table.g.regions["isval"].power) == (2, 1)


@pytest.mark.parametrize("hostile", ["neutral", ELIZA])
def test_ferellon_collects_nothing_among_hostile_units(hostile: str) -> None:
    table = Table(
        stack="tribute_of_lesser_kin",
        neutral={"isval": 1} if hostile == "neutral" else {},
        units={ELIZA: {"isval": "i"}} if hostile == ELIZA else {},
        power={"isval": 3},
    )
    assert (table.told("glyph_idle"), table.player(FERELLON).power) == ([(FERELLON, "collect")], 0)


def test_ferellon_reveals_two_vaala_cards_and_plays_one() -> None:
    table = Table(
        stack="decree_of_aureus royal_tithe", wounds={FERELLON: 3}, tokens={FERELLON: (4, 0)}, power={"allaria": 1}
    )
    table.player(FERELLON).vaala_deck = ["one_law", "burnished_scales", "golden_citys_due"]
    table.do("activate vaala")
    assert table.told("vaala_revealed") == [(FERELLON, "golden_citys_due"), (FERELLON, "burnished_scales")]
    table.do("cast burnished_scales")
    assert (table.told("vaala_played"), table.player(FERELLON).vaala_open) == (
        [(FERELLON, "burnished_scales")],
        ["golden_citys_due"],
    )
    assert table.asked == (ELIZA, "glyph")


@pytest.mark.parametrize("persons", [(FERELLON, NAGASHA), (ELIZA, ADRAEL)], ids=["persons", "faceless"])
@pytest.mark.parametrize("card", ["radiant_circuit", "connoisseurs_claim"])
def test_both_sides_of_both_dragon_boards_heal_two_wounds_by_rest(card: str, persons: tuple[str, ...]) -> None:
    name = BOX.actions[card].owner
    table = Table(*persons, stack=card, wounds={name: 5})
    assert (table.player(name).wounds, table.told("healed")) == (3, [(name, 2)])


# Nagasha


def test_nagashas_wrath_reaches_two_regions() -> None:
    table = Table(stack="exquisite_kill", neutral={"nauak": 1, "fai_forest": 1, "isval": 1})
    table.do("activate attack")
    assert table.options() == ["fly allaria", "fly fai_forest", "fly nauak", "fly trade_route"]


def test_the_first_counterattack_against_nagasha_has_a_die_less() -> None:
    table = Table(stack="exquisite_kill", neutral={"lower_primalian": 3}, dice="..... .. ..... ...")
    table.do("activate attack; stay; fight_on")
    assert (rolls(table, NAGASHA), rolls(table, "neutral")) == ([5, 5], [2, 3])


def test_nagasha_flies_up_to_three_regions() -> None:
    table = Table(stack="mercury_veil")
    table.do("skip vaala; activate deploy")
    assert len(table.options()) == 11
    assert {"fly isval", "fly galadia"} < set(table.options())


@pytest.mark.parametrize(("neutral", "collected"), [(0, 2), (1, 1)])
def test_nagasha_collects_two_power_but_one_among_hostile_units(neutral: int, collected: int) -> None:
    table = Table(stack="connoisseurs_claim", neutral={"lower_primalian": neutral}, power={"lower_primalian": 3})
    table.do("activate collect")
    assert table.player(NAGASHA).ready == collected


def test_nagasha_reveals_one_vaala_card_and_plays_any_number() -> None:
    table = Table(
        stack="mercury_veil",
        tokens={NAGASHA: (5, 0)},
        power={"nauak": 1},
        neutral={"lower_primalian": 2},
        open_vaala={NAGASHA: ["for_the_collection", "exquisite_suffering"]},
    )
    table.player(NAGASHA).vaala_deck = ["quicksilver_breath", "iridescent_veil"]
    table.do("activate vaala")
    assert table.told("vaala_revealed") == [(NAGASHA, "iridescent_veil")]
    table.do("cast iridescent_veil; cast for_the_collection; cast exquisite_suffering; unit neutral")
    assert len(table.told("vaala_played")) == 3


# Eliza


def test_eliza_attacks_with_any_number_of_units_from_one_region() -> None:
    table = Table(
        stack="kirin_charge",
        at={FERELLON: "eastern_plains"},
        units={ELIZA: {"allaria": "iicca", "fai_forest": "a"}},
        neutral={"galadia": 1},
        dice="c" * 8,
    )
    table.do("activate attack")
    assert (table.asked, table.options()) == ((ELIZA, "attack_from"), ["from allaria", "from fai_forest"])
    table.do("from allaria; everyone")
    assert (table.player(ELIZA).at, table.army(ELIZA, "galadia")) == ("galadia", "iicca")
    assert (table.army(ELIZA, "fai_forest"), rolls(table, ELIZA)) == ("a", [8])


def test_elizas_units_may_fight_a_dragon_where_they_stand() -> None:
    table = Table(stack="kirin_charge", at={NAGASHA: "allaria"}, units={ELIZA: {"nau_forest": "i"}}, dice="..")
    table.do("activate attack")
    assert table.options() == ["done", "from nau_forest"]
    table.do("done")
    assert (table.told("combat"), table.told("marched")) == ([(ELIZA, NAGASHA, "allaria")], [])


def test_elizas_deploy_is_two_moves_of_one_step() -> None:
    table = Table(
        stack="mandate_of_eliadu",
        units={ELIZA: {"allaria": "iic"}, ADRAEL: {"nau_forest": "i"}},
        neutral={"fai_forest": 1},
        at={NAGASHA: "galadia"},
        power={"galadia": 1},
    )
    table.do("activate deploy")
    assert table.options() == ["done", "march allaria galadia"]
    table.do("march allaria galadia; take infantry; take infantry; done")
    assert "march galadia isval" in table.options()
    table.do("march galadia isval; take infantry; done")
    assert (table.asked, table.options()) == ((ELIZA, "glyph"), ["activate collect", "skip collect"])
    armies = [table.army(ELIZA, region) for region in ("allaria", "galadia", "isval")]
    assert armies == ["c", "i", "i"]


def test_elizas_deploy_may_place_a_unit_in_one_of_her_cities() -> None:
    table = Table(
        stack="oathguard_advance", units={ELIZA: {"galadia": "i", "isval": "i"}}, cities=["galadia", "isval", "nauak"]
    )
    table.do("activate deploy; done")
    assert (table.asked, table.options()) == ((ELIZA, "place_where"), ["done", "region galadia", "region isval"])
    table.do("region isval")
    assert table.options() == ["done", "unit archers", "unit cavalry", "unit infantry"]
    table.do("unit archers")
    assert table.army(ELIZA, "isval") == "ia"


def test_eliza_collects_one_power_in_each_of_her_regions() -> None:
    table = Table(
        stack="royal_tithe",
        units={ELIZA: {"galadia": "i", "nauak": "i"}},
        power={"allaria": 2, "galadia": 1, "isval": 1},
    )
    table.do("activate collect")
    assert table.told("collected") == [(ELIZA, "galadia"), (ELIZA, "allaria")]
    assert (table.g.regions["allaria"].power, table.g.regions["isval"].power) == (1, 1)


def test_eliza_reveals_two_vaala_cards_and_plays_one() -> None:
    table = Table(stack="dreaming_blade", tokens={ELIZA: (5, 0)}, game=VAALA)
    table.player(ELIZA).vaala_deck = ["waking_word", "oath_unbroken", "castes_united", "walk_the_dream"]
    table.do("activate vaala")
    assert table.player(ELIZA).vaala_open == ["walk_the_dream", "castes_united"]
    table.do("cast castes_united")
    assert (table.army(ELIZA, "allaria"), table.player(ELIZA).ready, table.asked[1]) == ("ica", 3, "glyph")


# Adrael


def test_adrael_attacks_with_up_to_three_units_from_several_regions() -> None:
    table = Table(
        stack="red_harvest",
        at={FERELLON: "nauak"},
        units={ADRAEL: {"trade_route": "iii", "eastern_plains": "ccc"}},
        neutral={"north_tyveria": 1},
        dice="c..",
        game=VAALA,
    )
    table.do("activate attack; attack north_tyveria; from trade_route; take infantry; done")
    assert table.options() == ["done", "from eastern_plains"]
    table.do("from eastern_plains; take cavalry")
    assert (table.army(ADRAEL, "north_tyveria"), rolls(table, ADRAEL)) == ("icc", [3])
    assert (table.army(ADRAEL, "trade_route"), table.army(ADRAEL, "eastern_plains")) == ("ii", "c")


def test_the_general_is_one_of_adraels_three() -> None:
    units, neutral = {ADRAEL: {"trade_route": "iiiii"}}, {"north_tyveria": 1}
    table = Table(stack="red_harvest", units=units, neutral=neutral, dice="c...", game=VAALA)
    table.do("activate attack; attack north_tyveria")
    assert table.options() == ["take general", "take infantry"]
    table.do("take general; take infantry; take infantry")
    assert (table.player(ADRAEL).at, table.army(ADRAEL, "north_tyveria")) == ("north_tyveria", "ii")


def test_adraels_deploy_is_one_move_of_two_steps_through_open_regions() -> None:
    table = Table(
        stack="blood_emperors_will",
        units={ADRAEL: {"trade_route": "ic"}},
        neutral={"north_tyveria": 1, "south_tyveria": 1},
        at={NAGASHA: "eastern_plains"},
    )
    table.do("activate deploy")
    assert table.options() == ["done", "march trade_route eastern_plains", "march trade_route isval"]
    table.do("march trade_route isval; take cavalry; done")
    assert (table.asked, table.options()) == ((ADRAEL, "place_unit"), ["done", "unit infantry"])
    table.do("unit infantry")
    assert (table.army(ADRAEL, "isval"), table.army(ADRAEL, "trade_route")) == ("c", "ii")


def test_adraels_deploy_need_not_place_infantry() -> None:
    table = Table(stack="blood_emperors_will", units={ADRAEL: {"trade_route": "i"}})
    table.do("activate deploy; done; done")
    assert (table.army(ADRAEL, "trade_route"), table.told("placed")) == ("i", [])


def test_adrael_collects_all_from_one_region_and_one_from_another() -> None:
    table = Table(
        stack="rite_of_veins",
        units={ADRAEL: {"isval": "i", "galadia": "i"}},
        power={"trade_route": 2, "isval": 3, "galadia": 2},
    )
    table.do("skip vaala; activate collect; region isval")
    assert (table.asked, table.options()) == (
        (ADRAEL, "collect_some"),
        ["region galadia", "region trade_route"],
    )
    table.do("region galadia")
    left = {region: place.power for region, place in table.g.regions.items() if place.power}
    assert (table.player(ADRAEL).ready, left) == (4, {"trade_route": 2, "galadia": 1})


def test_adrael_reveals_two_vaala_cards_and_a_destroyed_unit_pays_one_of_the_cost() -> None:
    table = Table(
        stack="crimson_whisper",
        units={ADRAEL: {"trade_route": "ic", "isval": "a"}},
        tokens={ADRAEL: (1, 0), NAGASHA: (1, 0)},
        at={NAGASHA: "south_tyveria"},
    )
    table.player(ADRAEL).vaala_deck = ["crimson_feast", "legacy_unleashed", "tribute_of_fear"]
    table.do("activate vaala")
    assert len(table.told("vaala_revealed")) == 2
    assert table.options() == [
        "cast legacy_unleashed",
        "done",
        "sacrifice legacy_unleashed",
        "sacrifice tribute_of_fear",
    ]
    table.do("sacrifice tribute_of_fear")
    assert table.options() == ["unit cavalry", "unit infantry"]
    table.do("unit cavalry")
    adrael = table.player(ADRAEL)
    assert (table.army(ADRAEL, "trade_route"), adrael.ready, adrael.spent) == ("i", 0, 1)
    assert (adrael.supply["cavalry"], table.player(NAGASHA).power, table.asked[1]) == (6, 0, "plan")


def test_adrael_has_nobody_to_sacrifice_without_units_in_his_own_region() -> None:
    table = Table(stack="crimson_whisper", units={ADRAEL: {"isval": "a"}}, tokens={ADRAEL: (1, 0)})
    table.player(ADRAEL).vaala_deck = ["crimson_feast", "legacy_unleashed"]
    table.do("activate vaala")
    assert table.options() == ["cast legacy_unleashed", "done"]
