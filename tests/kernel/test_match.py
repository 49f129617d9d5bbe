"""Match: play, refuse, fork, determinize, undo, end."""

from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.kernel import BadSetup, Chance, IllegalChoice, Match, NeedsConsent, Record, Setup
from tests.kernel.toy import TOY, TURNS, Heap, Options
from tests.properties import fingerprint


def toy(**options: int) -> Match:
    return Match(TOY, seats=2, seed=5, options=options)


def heap(match: Match) -> Heap:
    assert isinstance(match.state, Heap)
    return match.state


def test_a_decision_with_one_option_is_taken_by_the_kernel() -> None:
    match = toy()
    match.play(["take", "2"])
    assert match.decision is not None
    assert match.decision.kind == "turn"
    assert match.choices == [("take", "2")]


def test_an_illegal_choice_is_refused_in_a_sentence_and_changes_nothing() -> None:
    match = toy()
    before = fingerprint(match)
    with pytest.raises(IllegalChoice, match='"take 3" is not possible now; one of: take 1, take 2, peek, pass'):
        match.play(("take", "3"))
    assert fingerprint(match) == before
    assert match.choices == []


@given(st.lists(st.text(max_size=4), max_size=4))
def test_no_garbage_is_ever_accepted(words: list[str]) -> None:
    match = toy()
    before = fingerprint(match)
    assert match.decision is not None
    if tuple(words) not in match.decision.options:
        with pytest.raises(IllegalChoice):
            match.play(words)
        assert fingerprint(match) == before


def test_a_long_list_of_options_is_cut_in_the_refusal() -> None:
    match = Match("tyrants", seats=4, seed=1)
    while match.decision and len(match.decision.options) < 14:
        match.play(match.decision.options[0])
    with pytest.raises(IllegalChoice, match=r"and \d+ more"):
        match.play(("dance",))


def test_the_match_ends_with_an_outcome_and_takes_no_more_choices() -> None:
    match = toy(stones=2)
    assert match.outcome is None
    match.play(("take", "2"))
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    with pytest.raises(IllegalChoice, match="over"):
        match.play(("pass",))


def test_wrong_numbers_of_seats_are_refused() -> None:
    for seats in (-1, 0, 1, 4):
        with pytest.raises(BadSetup, match=f"toy is for 2 to 3 players, not {seats}"):
            Match(TOY, seats=seats)


def test_bad_options_are_refused() -> None:
    with pytest.raises(BadSetup, match="do not fit toy"):
        toy(pebbles=3)
    with pytest.raises(BadSetup, match="A heap needs a stone"):
        toy(stones=0)
    with pytest.raises(BadSetup, match="do not fit toy"):
        Match(TOY, seats=2, options="seven")
    assert Match(TOY, seats=2, options=Options(stones=9)).setup.options.stones == 9


def test_forks_go_their_own_way() -> None:
    match = toy()
    match.play(("take", "1"))
    fork = match.fork()
    assert fingerprint(fork) == fingerprint(match)
    fork.play(("take", "2"))
    assert (heap(match).stones, heap(fork).stones) == (6, 4)
    match.play(("pass",))
    assert match.decision is not None
    assert fork.decision is not None
    assert (match.decision.seat, fork.decision.seat) == (1, 0)
    assert fork.log == []


def test_imagining_deals_anew_what_the_seat_cannot_know() -> None:
    match = toy()
    match.play(("take", "1"))
    decks = {tuple(heap(match.determinize(0, Chance(seed))).deck) for seed in range(30)}
    assert len(decks) > 5
    assert all(sorted(deck) == [1, 2, 3, 4] for deck in decks)


def test_only_the_deciding_seat_may_imagine() -> None:
    with pytest.raises(IllegalChoice, match="Seat 1 has nothing to decide"):
        toy().determinize(1, Chance(1))


def test_an_imagined_match_can_be_forked_only_from_its_next_step_on() -> None:
    world = toy().determinize(0, Chance(1))
    with pytest.raises(IllegalChoice, match="next step"):
        world.fork()
    world.play(("pass",))
    assert fingerprint(world.fork()) == fingerprint(world)


def test_undo_is_free_until_something_is_revealed() -> None:
    match = toy()
    start = fingerprint(match)
    match.play(("take", "1"))
    assert match.undo_is_free
    match.undo()
    assert fingerprint(match) == start
    match.play(("peek",))
    assert not match.undo_is_free
    with pytest.raises(NeedsConsent):
        match.undo()
    assert match.choices == [("peek",)]
    match.undo(consent=True)
    assert fingerprint(match) == start


def test_what_reveals_something_is_known_before_it_is_chosen() -> None:
    match = toy(stones=2)
    assert match.decision is not None
    assert [option for option in match.decision.options if match.reveals(option)] == [("peek",)]
    assert match.choices == []
    with pytest.raises(IllegalChoice, match='"take 3" is not possible now'):
        match.reveals(("take", "3"))
    match.play(("take", "2"))
    with pytest.raises(IllegalChoice, match="over"):
        match.reveals(("peek",))


def test_a_free_choice_after_a_revelation_is_free_again_but_only_back_to_it() -> None:
    match = toy()
    match.play(("peek",))
    match.play(("take", "1"))
    match.undo()
    assert match.choices == [("peek",)]
    assert not match.undo_is_free


def test_what_the_end_of_a_turn_revealed_stays_revealed_when_a_choice_of_the_next_is_undone() -> None:
    match = Match("tyrants", seats=2, seed=1)
    while not (match.decision and match.decision.kind == "turn" and len(match.choices) > 2):
        assert match.decision is not None
        match.play(match.decision.options[0])
    while match.choices[-1] != ("end",):
        match.play(match.decision.options[-1])
    assert not match.undo_is_free
    match.play(match.decision.options[0])
    match.undo()
    assert match.choices[-1] == ("end",)
    assert not match.undo_is_free
    assert not match.fork().undo_is_free


def test_undo_reaches_back_over_steps_and_forgets_their_events() -> None:
    match = toy()
    match.play(("take", "1"))
    told = list(match.log)
    middle = fingerprint(match)
    match.play(("pass",))
    match.play(("take", "2"))
    match.undo()
    match.undo()
    assert fingerprint(match) == middle
    assert match.log == told
    match.undo()
    assert match.log == []
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        match.undo()


def test_several_choices_are_undone_by_one_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy(stones=20)
    for option in (("take", "1"), ("pass",), ("take", "2"), ("pass",)):
        match.play(option)
    middle = fingerprint(match)
    for option in (("peek",), ("pass",), ("pass",), ("pass",)):
        match.play(option)
    begin = Mock(side_effect=match._begin)
    monkeypatch.setattr(match, "_begin", begin)
    assert match.free_undos == 3
    with pytest.raises(NeedsConsent):
        match.undo(4)
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        match.undo(9, consent=True)
    match.undo(4, consent=True)
    assert fingerprint(match) == middle
    assert begin.call_count == 1


def test_undone_choices_can_be_replaced() -> None:
    match = toy()
    match.play(("take", "1"))
    match.undo()
    match.play(("take", "2"))
    assert heap(match).taken == [2, 0]
    assert [event.args for event in match.log] == [(0, 2)]


def test_events_reach_only_those_who_may_hear_them() -> None:
    match = toy()
    match.play(("peek",))
    (event,) = match.log
    assert (event.heard_by(0), event.heard_by(1), event.heard_by(None)) == (True, False, False)


def test_a_silent_match_tells_nothing() -> None:
    match = Match(TOY, seats=2, seed=5, silent=True)
    match.play(("take", "1"))
    assert match.log == []


def test_the_state_is_plain_data() -> None:
    match = toy()
    assert msgspec.json.decode(fingerprint(match))["stones"] == 7


def test_always_ask_is_asked_even_with_one_option() -> None:
    match = Match("tyrants", seats=2, seed=1)
    while match.decision and len(match.decision.options) > 1:
        match.play(match.decision.options[0])
    assert match.decision is not None
    assert list(match.decision.options) == [("end",)]
    assert match.decision.always_ask


def test_equal_choices_of_many_matches_are_kept_once() -> None:
    one, other = (Match(TOY, seats=2, seed=seed) for seed in range(2))
    for match in (one, other):
        match.play(["take", str(1)])
    assert one.choices == other.choices == [("take", "1")]
    assert one.choices[0] is other.choices[0]


def test_choices_before_a_position_are_kept_once_too() -> None:
    match = Match(TOY, seats=2, seed=5)
    for words in ("take 2", "pass"):
        match.play(words.split(" "))
    copies = [("take", str(2)), ("pass",)]
    again = Match.resume(TOY, match.setup, copies, position=match.position)
    assert again.choices[0] is match.choices[0]


def at_five(**how: bool) -> Match:
    """Seat 1 is to take from five stones; nobody has chosen anything."""
    state = heap(toy())
    state.stones, state.seat = 5, 1
    return Match.at(TOY, state, seats=2, **how)


def test_a_match_may_begin_from_any_state() -> None:
    state = heap(toy())
    state.stones, state.seat = 5, 1
    match = Match.at(TOY, state, seats=2, options={"stones": 5})
    assert match.state is state
    assert match.decision is not None
    assert (match.decision.seat, match.decision.facts) == (1, {"stones": 5})
    assert (match.choices, match.log, match.steps) == ([], [], 1)
    assert match.setup == Setup("toy", 2, state.chance.seed, Options(stones=5))


def test_a_match_from_a_state_can_be_forked_and_undone_to_its_beginning() -> None:
    match = at_five()
    beginning = fingerprint(match)
    for option in (("take", "1"), ("pass",), ("take", "2")):
        match.play(option)
    assert fingerprint(match.fork()) == fingerprint(match)
    match.undo(3)
    assert (fingerprint(match), match.log) == (beginning, [])
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        match.undo()


def test_what_was_revealed_before_the_state_does_not_bind_the_match_from_it() -> None:
    state = heap(toy())
    state.reveal()
    match = Match.at(TOY, state, seats=2)
    match.play(("take", "1"))
    assert match.free_undos == 1


def test_a_match_from_a_state_has_a_record() -> None:
    state: Any = Match("tyrants", seats=2, seed=5).state
    state.round = 12
    match = Match.at("tyrants", state, seats=2)
    match.play(("end",))
    again = Record.load(Record.of(match).save()).replay()
    assert (fingerprint(again), again.choices) == (fingerprint(match), match.choices)


def test_a_silent_match_from_a_state_tells_nothing() -> None:
    match = at_five(silent=True)
    match.play(("take", "1"))
    assert match.log == []


def test_a_match_from_a_state_may_be_over() -> None:
    state = heap(toy())
    state.stones = 0
    assert Match.at(TOY, state, seats=2).outcome is not None


def test_a_match_from_a_state_has_as_many_seats_as_the_game() -> None:
    with pytest.raises(BadSetup, match="2 to 3 players, not 4"):
        Match.at(TOY, heap(toy()), seats=4)


def turns(**how: bool) -> Match:
    """Seat 0 has taken a stone and passed, seat 1 has taken one."""
    match = Match(TURNS, seats=2, seed=5, options={"stones": 20}, **how)
    for words in ("take 1", "pass", "take 1"):
        match.play(words.split())
    return match


def turn_of(match: Match) -> tuple[int, int | None, int, int]:
    state = match.state
    return state.turns, state.turn_seat, state.turn_round, state.turn_start


@pytest.mark.parametrize("silent", [True, False])
def test_it_is_known_whose_turn_it_is_and_when_it_began(silent: bool) -> None:
    match = turns(silent=silent)
    assert turn_of(match) == (2, 1, 1, 2)
    match.play(("pass",))
    assert turn_of(match) == (3, 0, 2, 4)


def test_a_turn_is_told_when_it_begins() -> None:
    assert [event.args for event in turns().log if event.name == "turn"] == [(0, 1), (1, 1)]


def test_before_the_first_turn_it_is_nobodys() -> None:
    assert turn_of(toy()) == (0, None, 0, 0)


def test_forks_undone_choices_and_resumed_matches_know_the_turn() -> None:
    match = turns()
    known = turn_of(match)
    assert turn_of(match.fork()) == known
    assert turn_of(Match.resume(TURNS, match.setup, match.choices, position=match.position)) == known
    match.play(("pass",))
    match.undo()
    assert turn_of(match) == known
    match.undo(2)
    assert turn_of(match) == (1, 0, 1, 0)


def test_a_turn_of_nobody_ends_the_one_before_and_is_not_told() -> None:
    match = turns()
    told = list(match.log)
    match.state.begin_turn(None, 2)
    assert (match.state.turns, match.state.turn_seat, match.log) == (3, None, told)


def test_a_match_from_a_state_begins_in_its_turn() -> None:
    match = Match.at(TOY, turns().state, seats=2)
    assert turn_of(match) == (2, 1, 1, 0)
