"""The world deck, refreshed before and after a game (OA-1.S, OA-8.8)."""

import pytest

from igroteka.games.oath.chronicle import built_world, layers_of
from igroteka.games.oath.components import BOX
from igroteka.kernel import Chance
from tests.games.oath.worlds import Beginning, world
from tests.ledger import rule

DENIZENS = list(BOX.denizens)[:51]
VISIONS = list(BOX.visions)


def visions_in(cards: list[str]) -> int:
    return sum(card in BOX.visions for card in cards)


@rule("OA-1.S-02", "OA-1.S-03", "OA-1.S-04", "OA-1.S-05", "OA-8.8-02", "OA-8.8-03", "OA-8.8-04")
@pytest.mark.parametrize("seed", range(12))
def test_two_visions_among_the_first_twelve_and_three_among_the_next_eighteen(seed: int) -> None:
    deck = built_world(Chance(seed), DENIZENS, VISIONS)
    assert [visions_in(deck[:12]), visions_in(deck[12:30]), visions_in(deck[30:])] == [2, 3, 0]
    assert sorted(deck) == sorted(DENIZENS + VISIONS)


@rule("OA-1.S-02", "OA-8.8-02")
def test_the_visions_of_the_upper_pile_and_their_places_are_random() -> None:
    decks = [built_world(Chance(seed), DENIZENS, VISIONS)[:12] for seed in range(40)]
    assert {card for deck in decks for card in deck if card in BOX.visions} == set(VISIONS)
    assert {number for deck in decks for number, card in enumerate(deck) if card in BOX.visions} == set(range(12))


@rule("OA-1.S-01")
def test_a_deck_that_was_not_refreshed_is_refreshed_before_cards_are_dealt() -> None:
    bare = tuple(card for card in world().world if card not in BOX.visions)
    g = Beginning(world(world=bare)).g
    deck = g.world[::-1]
    assert [visions_in(deck[:12]), visions_in(deck[12:30]), visions_in(deck[30:])] == [2, 3, 0]
    assert g.visions_drawn == 0


@rule("OA-1.S-04")
def test_a_small_deck_has_smaller_piles() -> None:
    assert layers_of(56) == [12, 18, 26]
    assert layers_of(20) == [12, 8, 0]
    assert layers_of(7) == [7, 0, 0]
    assert len(built_world(Chance(1), DENIZENS[:8], VISIONS)) == 13
