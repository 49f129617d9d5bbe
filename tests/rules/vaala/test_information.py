"""What a seat, another seat and a spectator may see, and how the unseen is dealt anew (LV-INFO)."""

import pytest

from igroteka import Match
from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import State
from igroteka.games.vaala.view import PlayerView, private_view, redeal, view
from igroteka.kernel import Chance, Event
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, NAGASHA, Table
from tests.ledger import rule
from tests.properties import sight

EVERYONE = (0, 1, 2, 3, None)
"""Ferellon, Adrael, Nagasha, Eliza and a spectator."""


def seen(table: Table, seat: int | None) -> bytes:
    """All that the seat sees, to the last letter."""
    return sight(VAALA, table.g, seat)


def board(table: Table, name: str) -> PlayerView:
    """A player as everybody sees them."""
    return next(player for player in view(table.g).players if player.id == name)


# The action deck


@rule("LV-INFO-01")
def test_a_planned_card_is_known_to_its_player_only() -> None:
    table = Table()
    table.do("plan golden_descent")
    assert view(table.g).stack == ["", FERELLON]
    assert [private_view(table.g, seat).faces for seat in range(4)] == [["", "golden_descent"], *[["", ""]] * 3]


@rule("LV-INFO-01")
def test_nobody_else_can_tell_a_planned_card_from_one_in_hand() -> None:
    table = Table()
    table.do("plan golden_descent")
    before = {seat: seen(table, seat) for seat in EVERYONE}
    hand = table.player(FERELLON).hand
    table.g.stack[1].card, hand[0] = hand[0], table.g.stack[1].card
    assert [seat for seat in EVERYONE if seen(table, seat) != before[seat]] == [0]
    assert board(table, FERELLON).unseen == sorted(BOX.owned(FERELLON))


@rule("LV-INFO-01")
def test_only_the_planner_hears_which_card_was_planned() -> None:
    table = Table()
    table.do("plan golden_descent")
    named = [event for event in table.match.log if "golden_descent" in event.args]
    assert named == [Event("planned_card", (FERELLON, "golden_descent"), to=(0,))]
    assert [named[0].heard_by(seat) for seat in EVERYONE] == [True, False, False, False, False]


@rule("LV-INFO-01")
def test_planned_cards_stay_hidden_until_they_are_resolved() -> None:
    table = Table(stack="radiant_circuit red_harvest gilded_flight", power={"trade_route": 1})
    assert (view(table.g).stack, private_view(table.g, 3).faces) == ([ADRAEL, FERELLON], ["", ""])
    table.do("skip deploy")
    current = view(table.g).current
    assert current is not None
    assert (current.card, view(table.g).stack, private_view(table.g, 3).faces) == ("red_harvest", [FERELLON], [""])


@rule("LV-INFO-02")
@pytest.mark.parametrize("seat", EVERYONE)
def test_events_are_unknown_to_everyone_until_they_are_resolved(seat: int | None) -> None:
    table = Table()
    table.do("plan golden_descent")
    before = seen(table, seat)
    deck = table.g.event_deck
    table.g.stack[0].card, deck[3] = deck[3], table.g.stack[0].card
    deck.reverse()
    assert seen(table, seat) == before
    assert (view(table.g).stack[0], view(table.g).event_deck_size) == ("", 11)
    assert [private_view(table.g, player).faces[0] for player in range(4)] == [""] * 4


@rule("LV-INFO-02")
def test_no_event_card_is_named_when_it_is_laid() -> None:
    match = Match(VAALA, seats=4, seed=1, options=Options(characters=EVERYBODY))
    for _ in range(5):
        match.play(match.decision.options[0])  # type: ignore[union-attr]
    match.play(["pass"])
    laid = [event for event in match.log if event.name == "event_laid"]
    assert [event.args for event in laid] == [(), ()]


# Hands


@rule("LV-INFO-03")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = Table()
    hand = table.player(ADRAEL).hand
    assert [private_view(table.g, seat).hand == hand for seat in range(4)] == [False, True, False, False]
    assert (board(table, ADRAEL).hand_size, board(table, ADRAEL).shown) == (6, [])


@rule("LV-INFO-03")
def test_bonded_allies_do_not_see_each_others_cards() -> None:
    table = Table(bonds=[(FERELLON, ADRAEL)])
    ferellon, adrael = (table.player(name).hand for name in (FERELLON, ADRAEL))
    assert (private_view(table.g, 0).hand, private_view(table.g, 1).hand) == (ferellon, adrael)
    table.do("plan golden_descent")
    assert (view(table.g).stack[1], private_view(table.g, 1).faces) == (FERELLON, ["", ""])


@rule("LV-INFO-03")
def test_a_card_that_came_back_is_known_until_clean_up() -> None:
    table = Table(stack="radiant_circuit royal_tithe", power={"allaria": 1})
    table.do("skip deploy")
    assert board(table, FERELLON).shown == ["radiant_circuit"]
    table.do("skip collect")
    assert board(table, FERELLON).shown == []


# Faceless players


@rule("LV-INFO-04")
def test_nobody_sees_a_faceless_players_cards() -> None:
    table = Table(FERELLON, NAGASHA)
    table.do("plan golden_descent")
    assert table.g.stack[2].by == ADRAEL
    deck = table.player(ADRAEL).faceless_deck
    before = [seen(table, seat) for seat in (0, 1, None)]
    table.g.stack[2].card, deck[0] = deck[0], table.g.stack[2].card
    deck.reverse()
    assert [seen(table, seat) for seat in (0, 1, None)] == before
    assert (view(table.g).stack[2], private_view(table.g, 0).faces[2], private_view(table.g, 1).faces[2]) == (
        ADRAEL,
        "",
        "",
    )
    named = {str(word) for event in table.match.log for word in event.args}
    assert not named & set(BOX.owned(ADRAEL))


@rule("LV-INFO-04")
def test_which_card_a_faceless_player_lays_is_a_matter_of_chance() -> None:
    laid = set()
    for seed in range(12):
        match = Match(VAALA, seats=1, seed=seed, options=Options(characters=(FERELLON,)))
        match.play(("plan", "radiant_circuit"))
        assert isinstance(match.state, State)
        laid.add(match.state.stack[2].card)
    assert len(laid) > 2
    assert laid <= set(BOX.owned(ADRAEL))


# What is public


@rule("LV-INFO-05")
def test_row_denizens_discards_and_tracks_are_public() -> None:
    table = Table(
        row=["griffin_knights", "alms_riders"],
        denizens=[(ELIZA, "galadian_priest")],
        tokens={ADRAEL: (3, 2)},
        wounds={NAGASHA: 4},
        essence={FERELLON: 2},
    )
    table.player(ADRAEL).vaala_discard = ["open_veins", "crimson_feast"]
    assert view(table.g).row == ["griffin_knights", "alms_riders"]
    assert board(table, ELIZA).denizens == {"infantry": "galadian_priest"}
    adrael = board(table, ADRAEL)
    assert (adrael.vaala_discard, adrael.ready, adrael.spent) == (["open_veins", "crimson_feast"], 3, 2)
    assert board(table, NAGASHA).wounds == 4
    assert board(table, FERELLON).essence == ["neutral", "neutral"]


@rule("LV-INFO-06")
@pytest.mark.parametrize("seat", EVERYONE)
def test_the_order_of_a_vaala_deck_is_unknown_even_to_its_owner(seat: int | None) -> None:
    table = Table()
    before = seen(table, seat)
    for name in EVERYBODY:
        table.player(name).vaala_deck.reverse()
    assert seen(table, seat) == before
    assert board(table, ELIZA).vaala_deck_size == 5


# Dealing anew


@rule("LV-INFO-01", "LV-INFO-02", "LV-INFO-03", "LV-INFO-04", "LV-INFO-06")
def test_a_redeal_moves_what_a_seat_cannot_know_and_leaves_its_view() -> None:
    table = Table(FERELLON, ADRAEL, ELIZA)
    table.do("plan golden_descent; plan red_harvest; plan allaria; plan gilded_flight")
    before, own = seen(table, 0), list(table.player(FERELLON).hand)
    events, adrael, nagasha, vaala = set(), set(), set(), set()
    for seed in range(12):
        redeal(table.g, 0, Chance(seed=seed))
        assert seen(table, 0) == before
        assert table.player(FERELLON).hand == own
        assert [planned.card for planned in table.g.stack if planned.by == FERELLON] == [
            "golden_descent",
            "gilded_flight",
        ]
        events.add(table.g.stack[0].card)
        adrael.add(table.g.stack[2].card)
        nagasha.add(table.g.stack[3].card)
        vaala.add(table.player(FERELLON).vaala_deck[-1])
    assert [len(cards) > 2 for cards in (events, adrael, nagasha, vaala)] == [True] * 4
    assert adrael <= {*BOX.owned(ADRAEL), "trade_route"}
    assert nagasha <= set(BOX.owned(NAGASHA))


@rule("LV-INFO-03")
def test_a_redeal_leaves_cards_where_everybody_saw_them_come_back() -> None:
    table = Table(stack="radiant_circuit gilded_flight royal_tithe", power={"allaria": 1})
    table.do("skip deploy; skip deploy")
    for seed in range(8):
        redeal(table.g, 3, Chance(seed=seed))
        assert {"radiant_circuit", "gilded_flight"} <= set(table.player(FERELLON).hand)
        assert sorted(table.player(FERELLON).hand) == sorted(BOX.owned(FERELLON))
