"""Vaala cards: paying for them, playing them, their deck and discards (LV-VAALA)."""

import pytest

from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from igroteka.kernel import LANGUAGES, Voice, catalogue
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, LoadedDice, Table
from tests.ledger import rule

DUE = "golden_citys_due"


def decree(*open_cards: str, ready: int = 0, spent: int = 0) -> Table:
    """Ferellon has just activated the Vaala glyph; nothing is left in his deck, the given cards lie open."""
    table = Table(
        stack="decree_of_aureus royal_tithe",
        wounds={FERELLON: 3},
        power={"allaria": 1},
        tokens={FERELLON: (ready, spent)},
        open_vaala={FERELLON: open_cards},
    )
    table.player(FERELLON).vaala_deck.clear()
    table.do("activate vaala")
    return table


@rule("LV-VAALA-01")
def test_a_vaala_card_has_a_character_a_cost_and_an_effect() -> None:
    faces = catalogue(BOX).vaala
    assert [face.id for face in faces.values() if face.owner == ADRAEL] == [
        "open_veins",
        "legacy_unleashed",
        "tribute_of_fear",
        "empty_the_pits",
        "crimson_feast",
    ]
    assert {face.cost for face in faces.values()} == {1, 2}
    assert {face.kind for face in faces.values()} == {"instant", "lasting", "reaction"}


@rule("LV-VAALA-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_vaala_card_has_a_name_and_a_text_of_its_own(language: str) -> None:
    voice = Voice(language, VAALA)
    faces = catalogue(BOX).vaala.values()
    assert len({voice.name("card", face.id) for face in faces}) == 20
    assert len({voice.text(face.effect) for face in faces}) == 20


@rule("LV-VAALA-02")
def test_vaala_cards_are_not_played_in_planning() -> None:
    table = Table(open_vaala={FERELLON: [DUE, "one_law"]}, tokens={FERELLON: (5, 0)})
    assert table.asked == (FERELLON, "plan")
    assert {option.split()[0] for option in table.options()} == {"plan"}
    assert not {option.split()[1] for option in table.options()} & set(BOX.vaala)


@rule("LV-VAALA-02")
def test_vaala_cards_are_not_played_by_other_glyphs() -> None:
    table = Table(stack="gilded_flight", open_vaala={FERELLON: [DUE]}, tokens={FERELLON: (5, 0)}, power={"isval": 1})
    assert table.options() == ["activate deploy", "skip deploy"]
    table.do("activate deploy; fly galadia")
    assert table.told("vaala_played") == []


@rule("LV-VAALA-02")
def test_a_reaction_is_played_at_its_moment_and_not_by_the_glyph() -> None:
    assert decree("one_law", ready=4).asked == (ELIZA, "glyph")
    table = Table(
        stack="royal_tithe",
        at={FERELLON: "galadia"},
        power={"allaria": 1},
        open_vaala={FERELLON: ["one_law"]},
        tokens={FERELLON: (2, 0)},
    )
    table.do("activate collect")
    assert (table.asked, table.options()) == ((FERELLON, "cancel_glyph"), ["decline", "react one_law"])


@rule("LV-VAALA-03")
@pytest.mark.parametrize("card", [DUE, "burnished_scales", "molten_verdict"])
def test_playing_a_card_flips_as_many_tokens_as_it_costs(card: str) -> None:
    table = Table(
        stack="decree_of_aureus",
        neutral={"isval": 2},
        wounds={FERELLON: 3},
        tokens={FERELLON: (3, 1)},
        open_vaala={FERELLON: [card]},
    )
    table.player(FERELLON).vaala_deck.clear()
    table.do(f"activate vaala; cast {card}")
    ferellon, cost = table.player(FERELLON), BOX.vaala[card].cost
    assert (ferellon.ready, ferellon.spent) == (3 - cost, 1 + cost)


@rule("LV-VAALA-04")
def test_the_effect_follows_the_payment() -> None:
    table = decree(DUE, ready=1)
    table.do(f"cast {DUE}; region galadia")
    told = [event.name for event in table.match.log if event.name in ("spent", "power_placed", "vaala_played")]
    assert told == ["spent", "vaala_played", "power_placed", "power_placed"]
    assert (table.g.regions["isval"].power, table.g.regions["galadia"].power) == (1, 1)


@rule("LV-VAALA-05")
def test_a_played_card_goes_face_up_to_its_owners_discards() -> None:
    table = decree("burnished_scales", DUE, ready=2)
    table.do("cast burnished_scales")
    ferellon = table.player(FERELLON)
    assert (ferellon.wounds, ferellon.vaala_open) == (1, [DUE])
    assert table.sees().players[0].vaala_discard == ["burnished_scales"]


@rule("LV-VAALA-05")
def test_a_card_that_works_until_clean_up_stays_open_so_long() -> None:
    table = Table(
        stack="crimson_whisper royal_tithe",
        power={"allaria": 1},
        tokens={ADRAEL: (1, 0)},
        open_vaala={ADRAEL: ["legacy_unleashed"]},
    )
    adrael = table.player(ADRAEL)
    adrael.vaala_deck.clear()
    table.do("activate vaala; cast legacy_unleashed")
    assert (table.kept_open(ADRAEL), adrael.vaala_discard) == (["legacy_unleashed"], [])
    table.do("skip collect")
    assert (table.g.round, table.kept_open(ADRAEL), adrael.vaala_discard) == (2, [], ["legacy_unleashed"])


@rule("LV-VAALA-06")
def test_an_empty_deck_is_formed_anew_from_the_shuffled_discards() -> None:
    discards = ["exquisite_suffering", "for_the_collection", "no_insult_forgotten", "quicksilver_breath"]
    tops = set()
    for seed in range(8):
        table = Table(stack="mercury_veil")
        nagasha = table.player(NAGASHA)
        nagasha.vaala_deck, nagasha.vaala_discard = [], list(discards)
        table.g.chance = LoadedDice(seed)
        table.do("activate vaala")
        assert (len(nagasha.vaala_open), len(nagasha.vaala_deck), nagasha.vaala_discard) == (1, 3, [])
        assert sorted(nagasha.vaala_open + nagasha.vaala_deck) == discards
        tops.add(nagasha.vaala_open[0])
    assert len(tops) > 2


@rule("LV-VAALA-06")
def test_the_rest_of_the_deck_is_used_before_the_discards() -> None:
    table = Table(stack="dreaming_blade royal_tithe", power={"allaria": 1})
    eliza = table.player(ELIZA)
    eliza.vaala_deck, eliza.vaala_discard = ["waking_word", "castes_united"], ["oath_unbroken"]
    table.do("activate vaala")
    assert eliza.vaala_open == ["castes_united", "waking_word", "oath_unbroken"]
    assert (eliza.vaala_deck, eliza.vaala_discard) == ([], [])
    assert table.told("vaala_reshuffled") == [(ELIZA,)]


@rule("LV-VAALA-07")
def test_a_card_is_offered_only_if_unspent_power_pays_for_it() -> None:
    assert decree(DUE, "burnished_scales", ready=0, spent=9).asked == (ELIZA, "glyph")
    assert decree("burnished_scales", ready=1).options() == ["cast burnished_scales", "done"]


@rule("LV-VAALA-07")
def test_one_power_does_not_pay_for_a_card_that_costs_two() -> None:
    def offered(ready: int) -> list[str]:
        table = Table(
            stack="crimson_whisper",
            tokens={ADRAEL: (ready, 5), NAGASHA: (1, 0)},
            at={NAGASHA: "south_tyveria"},
            open_vaala={ADRAEL: ["tribute_of_fear", "legacy_unleashed"]},
        )
        table.player(ADRAEL).vaala_deck.clear()
        table.do("activate vaala")
        return table.options()

    assert offered(1) == ["cast legacy_unleashed", "done"]
    assert offered(2) == ["cast legacy_unleashed", "cast tribute_of_fear", "done"]


@rule("LV-VAALA-07")
def test_a_reaction_that_cannot_be_paid_is_not_offered() -> None:
    table = Table(
        stack="royal_tithe",
        at={FERELLON: "galadia"},
        power={"allaria": 1},
        open_vaala={FERELLON: ["one_law"]},
        tokens={FERELLON: (1, 8)},
    )
    table.do("activate collect")
    assert table.player(ELIZA).power == 1
