"""Whose turn it is, and since when: what undo, search, replay and log go by."""

from igroteka import Match
from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import PLANNING
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, Table


def test_whoever_plans_a_card_does_so_in_a_turn_of_their_own() -> None:
    match = Match(VAALA, seats=2, seed=1, options=Options(characters=(FERELLON, ELIZA)))
    for choices in range(4):
        assert match.decision is not None
        assert (match.state.turn_seat, match.state.turn_start) == (match.decision.seat, choices)
        match.play(match.decision.options[0])
    assert [event.args[1] for event in match.log if event.name == "turn"] == [1] * 5


def test_whoever_plans_alone_does_so_in_one_turn() -> None:
    match = Match(VAALA, seats=1, seed=1, options=Options(characters=(ELIZA,)))
    for _ in range(3):
        match.play(match.decision.options[0])  # type: ignore[union-attr]
    assert (match.state.turns, match.state.turn_seat, match.state.turn_start) == (1, 0, 0)


def test_a_card_is_resolved_in_the_turn_of_whoever_planned_it() -> None:
    table = Table(FERELLON, ELIZA, stack="oathguard_advance mandate_of_eliadu golden_descent", cities=["allaria"])
    seats = []
    while table.match.decision and table.g.phase != PLANNING:
        assert table.g.current is not None
        assert table.g.turn_seat == table.player(table.g.current.by).seat
        seats.append(table.g.turn_seat)
        table.match.play(table.match.decision.options[-1])
    assert [args[0] for args in table.told("turn")[:3]] == [1, 1, 0]
    assert set(seats) == {0, 1}


def test_events_and_cards_of_the_faceless_are_nobodys_turn() -> None:
    table = Table(FERELLON, ELIZA, stack="ebbing_currents red_harvest")
    told = [event.name for event in table.match.log]
    assert "event" in told
    assert table.told("resolving") == [(ADRAEL, "red_harvest")]
    assert "turn" not in told[: told.index("resolving") + 1]
