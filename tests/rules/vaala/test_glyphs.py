"""Glyphs: what each of them is for (LV-GLYPH)."""

import pytest

from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.state import Planned
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule


@rule("LV-GLYPH-01")
def test_glyphs_are_activated_in_resolution_not_when_their_card_is_laid() -> None:
    table = Table(ELIZA, FERELLON, initiative=ELIZA, power={"allaria": 1})
    table.g.stack = [Planned("ebbing_currents", "")]
    table.player(ADRAEL).faceless_deck.clear()
    table.player(NAGASHA).faceless_deck.clear()
    table.do("plan royal_tithe")
    assert (table.asked, table.told("activated")) == ((FERELLON, "plan"), [])
    table.do("plan radiant_circuit")
    assert (table.asked, table.told("activated"), table.player(ELIZA).power) == ((ELIZA, "plan"), [], 0)
    table.do("pass")
    assert (table.asked, table.options()) == ((ELIZA, "glyph"), ["activate collect", "skip collect"])
    table.do("activate collect")
    assert (table.told("activated"), table.player(ELIZA).power) == ([(ELIZA, "collect")], 1)


@rule("LV-GLYPH-02")
def test_the_same_glyph_does_for_each_player_what_the_own_board_says() -> None:
    table = Table(
        stack="tribute_of_lesser_kin connoisseurs_claim",
        at={FERELLON: "galadia", NAGASHA: "galadia"},
        power={"galadia": 2},
        neutral={"galadia": 1},
    )
    assert table.told("glyph_idle") == [(FERELLON, "collect")]
    table.do("skip vaala; activate collect")
    assert (table.player(FERELLON).power, table.player(NAGASHA).power) == (0, 1)


@rule("LV-GLYPH-02")
def test_a_region_glyph_depends_on_who_controls_the_region() -> None:
    assert Table(stack="eliza:galadia").g.regions["galadia"].neutral == 2
    table = Table(stack="eliza:galadia", units={ADRAEL: {"galadia": "i"}})
    assert (table.asked, table.g.regions["galadia"].neutral) == ((ADRAEL, "place_unit"), 0)


@rule("LV-GLYPH-03")
def test_wrath_and_attack_start_a_combat() -> None:
    wrath = Table(stack="sovereigns_wrath", neutral={"galadia": 1}, dice="c.....")
    wrath.do("activate attack")
    assert wrath.told("combat") == [(FERELLON, "neutral", "galadia")]
    attack = Table(stack="kirin_charge", units={ELIZA: {"allaria": "i"}}, neutral={"galadia": 1}, dice="c..")
    attack.do("activate attack; everyone")
    assert attack.told("combat") == [(ELIZA, "neutral", "galadia")]


@rule("LV-GLYPH-03")
@pytest.mark.parametrize(
    ("card", "idle"), [("sovereigns_wrath", (FERELLON, "dragon-attack")), ("red_harvest", (ADRAEL, "general-attack"))]
)
def test_with_nobody_to_fight_there_is_no_wrath_and_no_attack(card: str, idle: tuple[str, str]) -> None:
    table = Table(stack=card)
    assert table.told("glyph_idle")[0] == idle
    assert table.told("activated") == []


@rule("LV-GLYPH-04")
def test_flight_moves_a_dragon_and_deploy_a_generals_units() -> None:
    flight = Table(stack="radiant_circuit")
    flight.do("activate deploy; fly galadia")
    assert flight.player(FERELLON).at == "galadia"
    deploy = Table(stack="oathguard_advance", units={ELIZA: {"allaria": "ic"}})
    deploy.do("activate deploy; march allaria galadia; take cavalry; take general; done; done")
    assert (deploy.player(ELIZA).at, deploy.army(ELIZA, "galadia"), deploy.army(ELIZA, "allaria")) == (
        "galadia",
        "c",
        "i",
    )


@rule("LV-GLYPH-05")
def test_collect_takes_power_from_the_board() -> None:
    table = Table(
        stack="gilded_flight royal_tithe red_harvest connoisseurs_claim",
        units={ELIZA: {"galadia": "i"}, ADRAEL: {"eastern_plains": "i"}},
        power={"isval": 3, "allaria": 2, "galadia": 2, "trade_route": 3, "eastern_plains": 2, "lower_primalian": 1},
        at={FERELLON: "isval"},
    )
    table.do("skip deploy; activate collect; activate collect; skip attack; activate collect")
    assert (table.asked, table.options()) == ((ADRAEL, "collect_all"), ["region eastern_plains", "region trade_route"])
    table.do("region trade_route; activate collect")
    taken = {player.id: player.ready for player in table.g.players.values()}
    assert taken == {FERELLON: 2, ELIZA: 2, ADRAEL: 4, NAGASHA: 1}
    left = {region: place.power for region, place in table.g.regions.items() if place.power}
    assert left == {"isval": 1, "allaria": 1, "galadia": 1, "eastern_plains": 1}


@rule("LV-GLYPH-06")
def test_vaala_reveals_cards_and_lets_one_be_played() -> None:
    table = Table(stack="crimson_whisper", tokens={ADRAEL: (3, 0)})
    table.player(ADRAEL).vaala_deck = ["crimson_feast", "legacy_unleashed", "empty_the_pits"]
    table.do("activate vaala")
    assert table.player(ADRAEL).vaala_open == ["empty_the_pits", "legacy_unleashed"]
    assert table.options() == ["cast empty_the_pits", "cast legacy_unleashed", "done"]
    table.do("cast empty_the_pits; unit infantry; unit infantry")
    assert (table.army(ADRAEL, "trade_route"), table.player(ADRAEL).vaala_deck) == ("ii", ["crimson_feast"])
    assert table.told("vaala_played") == [(ADRAEL, "empty_the_pits")]


@rule("LV-GLYPH-06")
@pytest.mark.parametrize(
    ("card", "name", "revealed"),
    [("decree_of_aureus", FERELLON, 2), ("mercury_veil", NAGASHA, 1), ("dreaming_blade", ELIZA, 3)],
)
def test_how_many_cards_are_revealed_stands_on_the_board(card: str, name: str, revealed: int) -> None:
    table = Table(stack=card)
    table.do("activate vaala")
    assert len(table.told("vaala_revealed")) == revealed
    assert (len(table.player(name).vaala_deck), table.told("vaala_played")) == (5 - revealed, [])


@rule("LV-GLYPH-07")
@pytest.mark.parametrize("persons", [(FERELLON, ELIZA), (ELIZA, ADRAEL)])
def test_rest_and_recovery_heals_two_wounds(persons: tuple[str, ...]) -> None:
    table = Table(*persons, stack="radiant_circuit", wounds={FERELLON: 5}, power={"galadia": 1})
    assert table.told("activated") == [(FERELLON, "rest")]
    assert (table.player(FERELLON).wounds, table.player(FERELLON).at) == (3, "isval")


@rule("LV-GLYPH-08")
def test_rest_and_recovery_is_on_the_dragon_boards_and_on_no_card() -> None:
    assert {glyph for card in BOX.actions.values() for glyph in card.glyphs} == {"attack", "deploy", "collect", "vaala"}
    of_regions = {glyph for region in BOX.board.regions.values() for glyph in region.glyphs}
    assert of_regions == {"upgrade", "reinforce", "fortify"}
    for side in ("glyphs", "faceless"):
        with_rest = [name for name, character in BOX.characters.items() if "rest" in getattr(character, side)]
        assert with_rest == [FERELLON, NAGASHA]


@rule("LV-GLYPH-09")
def test_a_severely_wounded_dragon_is_not_asked_for_its_glyph_but_rests() -> None:
    table = Table(
        stack="connoisseurs_claim royal_tithe", wounds={NAGASHA: 5}, power={"lower_primalian": 2, "allaria": 1}
    )
    assert table.asked == (ELIZA, "glyph")
    assert table.told("activated") == [(NAGASHA, "rest")]
    assert (table.player(NAGASHA).power, table.player(NAGASHA).wounds) == (0, 3)


@rule("LV-GLYPH-09")
def test_an_event_too_lets_a_severely_wounded_dragon_only_rest() -> None:
    table = Table(stack="night_of_knives", wounds={FERELLON: 5}, neutral={"galadia": 1})
    assert (table.asked, table.options()) == ((FERELLON, "event_glyph"), ["activate rest", "decline"])


@rule("LV-GLYPH-10")
def test_upgrade_improves_a_generals_units_with_a_denizen() -> None:
    table = Table(stack="eliza:allaria", row=["kirin_sentinels"])
    table.do("denizen kirin_sentinels")
    assert table.player(ELIZA).denizens == {"cavalry": "kirin_sentinels"}


@rule("LV-GLYPH-11")
def test_reinforce_adds_neutral_units_or_units_of_a_player() -> None:
    neutral = Table(stack="eliza:nauak")
    assert neutral.told("neutral_placed") == [("nauak", 2)]
    players = Table(stack="eliza:allaria")
    players.do("unit archers")
    assert players.told("placed") == [(ELIZA, "archers", "allaria")]


@rule("LV-GLYPH-12")
def test_fortify_places_a_city() -> None:
    table = Table(stack="eliza:nauak")
    assert table.told("city_placed") == [("nauak",)]
    assert (table.g.regions["nauak"].city, table.g.supply.cities) == (True, 11)
