"""Player, initiative, healing, cancelling, placing, destroying; action cards and boards (LV-TERM, LV-ACARD)."""

import re

import msgspec
import pytest
from msgspec.structs import fields

from igroteka.games.vaala.actions.regions import hostile_forces
from igroteka.games.vaala.box import ActionCard
from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from igroteka.kernel import LANGUAGES, Voice, catalogue, say
from tests.games.vaala.fields import attacking
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, NAGASHA, Table
from tests.kernel.test_locales import spoken
from tests.ledger import rule

# Player and initiative


@rule("LV-TERM-01")
def test_each_player_means_dragons_and_generals_with_or_without_a_person() -> None:
    table = Table(ELIZA, stack="springs_of_vaala", initiative=ELIZA)
    table.do("region galadia")
    assert table.told("power_placed") == [("galadia", 1), ("isval", 1), ("trade_route", 1), ("lower_primalian", 1)]


@rule("LV-TERM-01")
def test_a_faceless_dragon_may_be_the_player_with_the_least_power() -> None:
    table = Table(ELIZA, ADRAEL, stack="oracle_of_the_humble", tokens={ELIZA: (1, 0), ADRAEL: (1, 0), FERELLON: (0, 1)})
    assert table.told("gained") == [(NAGASHA,)]


@rule("LV-TERM-02")
@pytest.mark.parametrize(("initiative", "last"), [(NAGASHA, ADRAEL), (ELIZA, NAGASHA)])
def test_the_initiative_holder_is_first_in_turn_order(initiative: str, last: str) -> None:
    table = Table(stack="springs_of_vaala", initiative=initiative)
    assert table.asked == (initiative, "place_power")
    table.do("region isval; region galadia; region nauak")
    assert table.asked == (last, "place_power")


@rule("LV-TERM-02")
def test_the_initiative_holder_plans_first() -> None:
    for name in EVERYBODY:
        assert Table(initiative=name).asked == (name, "plan")


# Healing


@rule("LV-TERM-03")
@pytest.mark.parametrize(("wounds", "left"), [(4, 2), (2, 0), (1, 0)])
def test_healing_takes_as_many_tokens_off_the_wound_track(wounds: int, left: int) -> None:
    table = Table(
        stack="decree_of_aureus",
        wounds={FERELLON: wounds},
        tokens={FERELLON: (1, 0)},
        open_vaala={FERELLON: ["burnished_scales"]},
    )
    table.player(FERELLON).vaala_deck.clear()
    table.do("activate vaala; cast burnished_scales")
    assert table.player(FERELLON).wounds == left
    assert table.told("healed") == [(FERELLON, wounds - left)]


# Cancelling


@rule("LV-TERM-04")
def test_a_cancelled_glyph_is_ignored_and_the_card_goes_on() -> None:
    table = Table(
        stack="mandate_of_eliadu",
        at={FERELLON: "galadia"},
        power={"allaria": 1},
        open_vaala={FERELLON: ["one_law"]},
        tokens={FERELLON: (2, 0)},
    )
    table.do("skip deploy; activate collect; react one_law")
    assert table.told("glyph_cancelled") == [(ELIZA, "collect")]
    assert (table.player(ELIZA).power, table.g.regions["allaria"].power) == (0, 1)
    assert (table.asked, table.options()) == ((ELIZA, "glyph"), ["activate vaala", "skip vaala"])


@rule("LV-TERM-04")
def test_a_cancelled_vaala_card_does_nothing_and_stays_paid() -> None:
    table = Table(
        stack="decree_of_aureus royal_tithe",
        power={"allaria": 1},
        open_vaala={FERELLON: ["golden_citys_due"], ELIZA: ["waking_word"]},
        tokens={FERELLON: (1, 0), ELIZA: (2, 0)},
    )
    table.player(FERELLON).vaala_deck.clear()
    table.do("activate vaala; cast golden_citys_due")
    assert table.asked == (ELIZA, "cancel_vaala")
    table.do("react waking_word")
    ferellon = table.player(FERELLON)
    assert (ferellon.ready, ferellon.spent, ferellon.vaala_discard) == (0, 1, ["golden_citys_due"])
    assert table.told("power_placed") == []
    assert table.asked == (ELIZA, "glyph")


# Placing and destroying


@rule("LV-TERM-05")
def test_units_cities_and_power_come_from_the_supply() -> None:
    table = Table(stack="eliza:allaria eliza:nauak red_moonrise")
    table.do("unit archers")
    assert table.player(ELIZA).supply == {"infantry": 6, "cavalry": 6, "archers": 5}
    assert (table.g.supply.neutral, table.g.supply.cities, table.g.supply.power) == (22, 10, 52)


@rule("LV-TERM-06")
def test_units_that_are_not_in_the_supply_cannot_be_placed() -> None:
    table = Table(stack="eliza:allaria", units={ELIZA: {"nauak": "iiiiii", "isval": "cccccc"}})
    assert table.told("placed") == [(ELIZA, "archers", "allaria")]
    table = Table(stack="eliza:allaria", units={ELIZA: {"nauak": "iiiiii", "isval": "cccccc", "fai_forest": "aaaaaa"}})
    assert table.told("placed") == []


@rule("LV-TERM-06")
def test_tokens_that_are_not_in_the_supply_cannot_be_placed() -> None:
    table = Table(stack="royal_tithe eliza:galadia", power={"allaria": 1}, neutral={"nauak": 24})
    table.g.supply.cities = 0
    table.do("skip collect")
    assert (table.g.regions["galadia"].neutral, table.g.regions["galadia"].city) == (0, False)
    table = Table(stack="oracle_of_the_humble", power={"nauak": 56})
    assert (table.told("gained"), table.g.supply.power) == ([], 0)


@rule("LV-TERM-06")
def test_a_faceless_general_too_builds_only_a_city_that_is_there() -> None:
    table = Table(FERELLON, ADRAEL, stack="gilded_flight dreaming_blade", power={"isval": 1})
    table.g.supply.cities = 0
    table.do("skip deploy; skip collect")
    assert table.told("glyph_idle") == [(ELIZA, "vaala")]
    assert (table.g.regions["allaria"].city, table.g.supply.cities) == (False, 0)


@rule("LV-TERM-07")
def test_destroyed_units_go_back_to_the_supply() -> None:
    table = Table(
        stack="decree_of_aureus",
        at={FERELLON: "galadia"},
        units={ELIZA: {"galadia": "cc"}},
        tokens={FERELLON: (2, 0)},
        open_vaala={FERELLON: ["molten_verdict"]},
    )
    table.player(FERELLON).vaala_deck.clear()
    assert table.player(ELIZA).supply["cavalry"] == 4
    table.do("activate vaala; cast molten_verdict")
    assert (table.army(ELIZA, "galadia"), table.player(ELIZA).supply["cavalry"]) == ("", 6)


@rule("LV-TERM-07")
def test_a_lost_power_token_and_a_razed_city_go_back_to_the_supply() -> None:
    table = Table(
        stack="crimson_whisper sovereigns_wrath",
        at={NAGASHA: "south_tyveria"},
        tokens={ADRAEL: (2, 0), NAGASHA: (1, 0)},
        open_vaala={ADRAEL: ["tribute_of_fear"]},
        neutral={"galadia": 1},
        cities=["galadia"],
        dice="C.....",
    )
    table.player(ADRAEL).vaala_deck.clear()
    table.do("activate vaala; cast tribute_of_fear")
    assert (table.player(NAGASHA).power, table.g.supply.power) == (0, 54)
    table.do("activate attack")
    assert (table.g.regions["galadia"].city, table.g.supply.cities) == (False, 12)


# Cards and boards

OF_DRAGONS = ["attack", "collect", "deploy", "rest", "vaala"]
OF_GENERALS = ["attack", "collect", "deploy", "vaala"]


@rule("LV-ACARD-01")
@pytest.mark.parametrize("card", BOX.actions.values(), ids=lambda card: card.id)
def test_an_action_card_offers_its_owner_its_glyphs_and_nothing_else(card: ActionCard) -> None:
    table = Table(
        stack=card.id,
        power=dict.fromkeys(("isval", "trade_route", "lower_primalian", "allaria"), 1),
        neutral=dict.fromkeys(("galadia", "nauak", "eastern_plains"), 1),
    )
    for glyph in card.glyphs:
        assert (table.asked, table.options()) == ((card.owner, "glyph"), [f"activate {glyph}", f"skip {glyph}"])
        table.do(f"skip {glyph}")
    assert (table.asked[1], table.g.round) == ("plan", 2)


@rule("LV-ACARD-01")
def test_an_action_card_has_a_name_an_owner_and_glyphs() -> None:
    assert [field.name for field in fields(ActionCard)] == ["id", "owner", "glyphs", "provenance"]
    for language in LANGUAGES:
        assert len({Voice(language, VAALA).name("card", card) for card in BOX.actions}) == 22


@rule("LV-ACARD-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_card_has_a_dragonbond_ability(language: str) -> None:
    voice = Voice(language, VAALA)
    faces = catalogue(BOX).characters
    assert len({voice.text(face.bond) for face in faces.values()}) == 4
    assert len({voice.speak(say(f"bond-{name}")) for name in faces}) == 4


@rule("LV-ACARD-02")
def test_a_character_card_has_room_for_one_dragonbond_token() -> None:
    table = Table(bonds=[(ADRAEL, FERELLON)])
    slots = {player.id: player.ally for player in table.sees().players}
    assert slots == {FERELLON: ADRAEL, ADRAEL: FERELLON, NAGASHA: "", ELIZA: ""}


@rule("LV-ACARD-03")
def test_a_dragon_board_has_glyphs_a_wound_track_an_essence_track_and_a_vaala_deck() -> None:
    faces = catalogue(BOX).characters
    for name in (FERELLON, NAGASHA):
        track = faces[name].wound_track
        assert (len(track), sorted(track, reverse=True)) == (5, list(track))
        assert faces[name].essence_track > 0
    assert [sorted(faces[name].glyphs) for name in (FERELLON, NAGASHA)] == [OF_DRAGONS, OF_DRAGONS]
    seen = Table(tokens={FERELLON: (2, 1)}, wounds={FERELLON: 3}, essence={FERELLON: 2}).sees().players[0]
    assert (seen.ready, seen.spent, seen.wounds, len(seen.essence), seen.vaala_deck_size) == (2, 1, 3, 2, 5)
    assert (seen.denizens, seen.units) == ({}, {})


@rule("LV-ACARD-04")
def test_a_general_board_has_glyphs_three_denizen_slots_and_a_vaala_deck() -> None:
    faces = catalogue(BOX).characters
    assert [sorted(faces[name].glyphs) for name in (ADRAEL, ELIZA)] == [OF_GENERALS, OF_GENERALS]
    assert [(faces[name].wound_track, faces[name].essence_track) for name in (ADRAEL, ELIZA)] == [((), 0), ((), 0)]
    cards = ["oathguard_legion", "bucentaur_archers", "kirin_sentinels"]
    seen = Table(tokens={ELIZA: (1, 2)}, denizens=[(ELIZA, card) for card in cards]).sees().players[3]
    assert (seen.ready, seen.spent, seen.vaala_deck_size) == (1, 2, 5)
    assert seen.denizens == dict(zip(("infantry", "archers", "cavalry"), cards, strict=True))


@rule("LV-GLYPH-03", "LV-GLYPH-04")
def test_one_glyph_has_another_name_on_the_board_of_a_dragon() -> None:
    voice, faces = Voice("en", VAALA), catalogue(BOX).characters
    named = [[voice.speak(faces[name].titles[glyph]) for glyph in OF_GENERALS] for name in (FERELLON, ADRAEL)]
    assert named == [["Wrath", "Collect", "Flight", "Vaala"], ["Attack", "Collect", "Deploy", "Vaala"]]


@rule("LV-ACARD-03", "LV-ACARD-04")
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Fulgen", "Tyveria", "Magnifex", "Allaria"]),
        ("ru", ["Фульген", "Тиверия", "Магнифекс", "Аллария"]),
    ],
)
def test_boards_name_their_clan_or_kingdom(language: str, names: list[str]) -> None:
    voice = Voice(language, VAALA)
    spoken = [voice.speak(say(f"faction-{name}")) for name in EVERYBODY]
    assert [name in said for name, said in zip(names, spoken, strict=True)] == [True] * 4


@rule("LV-TERM-08")
def test_enemies_are_the_armies_and_dragons_of_unbonded_players_and_not_neutral_units() -> None:
    table = Table(
        stack="decree_of_aureus",
        at={NAGASHA: "isval"},
        units={ADRAEL: {"isval": "i"}, ELIZA: {"galadia": "i"}},
        neutral={"isval": 1},
        bonds=[(ELIZA, NAGASHA)],
    )
    g, ferellon, nagasha = table.g, table.player(FERELLON), table.player(NAGASHA)
    assert hostile_forces(g, ferellon, "isval") == [ADRAEL, "neutral", NAGASHA]
    assert hostile_forces(g, ferellon, "galadia") == [ELIZA]
    assert hostile_forces(g, nagasha, "galadia") == []


ALONE = {
    "en": r"\benem\w*\b(?! Dragon)(?!.{0,25}neutral)|\bhostile\b",
    "ru": r"\bвра[гж]\w*\b(?! Дракон)(?!.{0,25}нейтральн)",
}
"""An enemy without neutral units beside it, and no Dragon."""


@rule("LV-TERM-08")
@pytest.mark.parametrize("language", ALONE)
def test_texts_name_neutral_units_beside_the_enemies(language: str) -> None:
    voice = Voice(language, VAALA)
    texts = list(spoken(msgspec.to_builtins(catalogue(BOX)), voice))
    assert sum("neutral" in text or "нейтральн" in text for text in texts) > 10
    assert [text for text in texts if re.search(ALONE[language], text)] == []


@rule("LV-TERM-09")
def test_neutral_units_are_the_opponent_of_who_fights_them() -> None:
    table = attacking("bucentaur_archers", "aa", "... ..", neutral={"galadia": 2})
    table.do("retreat")
    assert table.told("ability") == [(ELIZA, "bucentaur_archers")]
    assert table.told("destroyed") == [("neutral", "neutral", "galadia")]
