"""What a seat, another seat and a spectator may see, and how the unseen is dealt anew (TY-INFO)."""

import pytest

from igroteka.games.tyrants.box import HOUSE_GUARD, NOBLE, OUTCAST, PRIESTESS, SOLDIER
from igroteka.games.tyrants.game import TYRANTS
from igroteka.games.tyrants.state import Marker
from igroteka.games.tyrants.view import private_view, redeal, view
from igroteka.kernel import Chance, Event
from tests.games.tyrants.table import Table
from tests.ledger import rule
from tests.properties import sight

EVERYONE = (0, 1, None)
"""Black, red and a spectator."""
CARDS = [
    "advocate",
    "kobold",
    "deathblade",
    "blue_dragon",
    "bounty_hunter",
    "imix",
    "olhydra",
    "ghoul",
    "wight",
    "orcus",
]


def seen(table: Table, seat: int | None) -> bytes:
    """All that the seat sees, to the last letter."""
    return sight(TYRANTS, table.g, seat)


@rule("TY-INFO-01")
@pytest.mark.parametrize("seat", EVERYONE)
def test_the_market_deck_is_hidden_from_everyone(seat: int | None) -> None:
    table = Table(market=["kobold"] * 6)
    table.g.market_deck = list(CARDS)
    before = seen(table, seat)
    assert view(table.g).market_deck_size == 10
    assert b"orcus" not in before
    table.g.market_deck.reverse()
    assert seen(table, seat) == before


@rule("TY-INFO-02")
def test_the_market_row_and_the_piles_are_public() -> None:
    table = Table(half_decks=("drow", "demons"), market=CARDS[:6], influence=3)
    table.do("recruit pile house_guard")
    assert view(table.g).market == CARDS[:6]
    assert view(table.g).piles == {HOUSE_GUARD: 14, PRIESTESS: 15, OUTCAST: 30}


@rule("TY-INFO-03")
@pytest.mark.parametrize("seat", EVERYONE)
def test_the_order_of_a_draw_deck_is_hidden_from_everyone(seat: int | None) -> None:
    table = Table(NOBLE)
    table.me.deck = list(CARDS)
    before = seen(table, seat)
    assert view(table.g).players[0].deck_size == 10
    table.me.deck.reverse()
    assert seen(table, seat) == before


@rule("TY-INFO-04")
def test_played_cards_are_public() -> None:
    table = Table(SOLDIER, NOBLE, "deathblade")
    table.do("play noble; play soldier")
    assert view(table.g).played == [NOBLE, SOLDIER]
    assert (view(table.g).power, view(table.g).influence) == (1, 1)


@rule("TY-INFO-05")
def test_inner_circles_are_public() -> None:
    table = Table()
    table.me.inner_circle, table.rival.inner_circle = ["imix", NOBLE], ["orcus"]
    assert [player.inner_circle for player in view(table.g).players] == [["imix", NOBLE], ["orcus"]]


@rule("TY-INFO-06")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = Table("deathblade", SOLDIER)
    assert [private_view(table.g, seat).hand for seat in (0, 1)] == [["deathblade", SOLDIER], [NOBLE] * 5]
    assert [player.hand_size for player in view(table.g).players] == [2, 5]


@rule("TY-INFO-06")
def test_nobody_else_can_tell_the_hand_from_the_deck() -> None:
    table = Table("deathblade", SOLDIER)
    before = {seat: seen(table, seat) for seat in EVERYONE}
    table.me.hand[0], table.me.deck[2] = table.me.deck[2], table.me.hand[0]
    assert seen(table, 0) != before[0]
    assert (seen(table, 1), seen(table, None)) == (before[1], before[None])
    assert view(table.g).players[0].unseen == ["deathblade", *[NOBLE] * 5, SOLDIER]
    assert private_view(table.g, 0).deck == ["deathblade", *[NOBLE] * 4]


@rule("TY-INFO-06")
def test_only_the_drawer_hears_which_card_was_drawn() -> None:
    table = Table(SOLDIER)
    table.me.deck = ["deathblade"]
    table.end_turn()
    drawn = Event("drew_card", (0, "deathblade"), to=(0,))
    assert drawn in table.match.log
    assert [drawn.heard_by(seat) for seat in EVERYONE] == [True, False, False]
    told_to_red = [event for event in table.match.log if event.heard_by(1) and "deathblade" in event.args]
    assert told_to_red == []


@rule("TY-INFO-06")
def test_a_card_shown_for_focus_is_seen_by_everyone_and_then_hidden_again() -> None:
    table = Table("fire_elemental", "deathblade", SOLDIER)
    table.do("play fire_elemental; choose 1; reveal deathblade")
    shown = next(event for event in table.match.log if event.name == "revealed")
    assert shown.args == (0, "deathblade")
    assert [shown.heard_by(seat) for seat in EVERYONE] == [True, True, True]
    assert private_view(table.g, 0).hand == ["deathblade", SOLDIER, NOBLE]
    before = seen(table, 1)
    table.me.hand[0], table.me.deck[0] = table.me.deck[0], table.me.hand[0]
    assert seen(table, 1) == before


@rule("TY-INFO-07")
def test_the_board_and_the_house_boards_are_public() -> None:
    table = Table(
        troops={"araumycos": "kkkk", "skullport": "kr..."},
        spies={"k": ["everfire"], "r": ["araumycos", "skullport"]},
        trophies={"k": "wr", "r": "k"},
    )
    table.me.vp, table.rival.vp, table.rival.troops = 4, 9, 12
    shown = view(table.g)
    assert (shown.troops["araumycos"], shown.troops["skullport"]) == ("kkkk", "kr...")
    assert shown.markers["araumycos"] == Marker("k", total=False)
    black, red = shown.players
    assert (black.troops, black.spies, black.spies_left, black.trophies, black.vp) == (30, ["everfire"], 4, "wr", 4)
    assert (red.troops, red.spies, red.spies_left, red.trophies, red.vp) == (12, ["araumycos", "skullport"], 3, "k", 9)


@rule("TY-INFO-01", "TY-INFO-03", "TY-INFO-06")
def test_a_redeal_moves_what_the_seat_cannot_know_and_leaves_its_view() -> None:
    table = Table("deathblade", SOLDIER, trophies={"k": "w"})
    table.me.deck, table.g.market_deck = list(CARDS), list(CARDS)
    table.rival.hand, table.rival.deck, table.rival.discard = CARDS[:5], CARDS[5:], [HOUSE_GUARD, PRIESTESS]
    before = seen(table, 0)
    redeal(table.g, 0, Chance(seed=3))
    assert seen(table, 0) == before
    assert table.me.hand == ["deathblade", SOLDIER]
    assert table.me.deck != CARDS
    assert sorted(table.me.deck) == sorted(CARDS)
    assert table.g.market_deck != CARDS
    assert sorted(table.g.market_deck) == sorted(CARDS)
    assert set(table.rival.hand) != set(CARDS[:5])
    assert (len(table.rival.hand), sorted(table.rival.hand + table.rival.deck)) == (5, sorted(CARDS))
    assert table.rival.discard == [HOUSE_GUARD, PRIESTESS]


@rule("TY-INFO-03", "TY-INFO-06")
def test_a_redeal_for_another_seat_keeps_that_seats_hand_and_moves_mine() -> None:
    table = Table()
    table.me.hand, table.me.deck = CARDS[:5], CARDS[5:]
    table.rival.hand, table.rival.deck = CARDS[:5], CARDS[5:]
    before = seen(table, 1)
    redeal(table.g, 1, Chance(seed=3))
    assert seen(table, 1) == before
    assert table.rival.hand == CARDS[:5]
    assert table.rival.deck != CARDS[5:]
    assert set(table.me.hand) != set(CARDS[:5])


@rule("TY-INFO-06")
def test_a_redeal_for_a_spectator_moves_every_hand() -> None:
    table = Table()
    for player in table.g.players:
        player.hand, player.deck = CARDS[:5], CARDS[5:]
    before = seen(table, None)
    redeal(table.g, None, Chance(seed=3))
    assert seen(table, None) == before
    assert set(table.me.hand) != set(CARDS[:5])
    assert set(table.rival.hand) != set(CARDS[:5])


def test_what_will_be_shuffled_after_a_redeal_does_not_tell_what_will_really_happen() -> None:
    """The future of chance is as hidden as the decks."""
    table = Table()
    real = Chance(table.g.chance.seed, table.g.chance.drawn)
    redeal(table.g, 0, Chance(seed=3))
    assert table.g.chance.seed != real.seed
    assert table.g.chance.shuffled(CARDS) != real.shuffled(CARDS)
