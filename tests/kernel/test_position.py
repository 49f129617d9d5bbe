"""Positions: a match goes on from one, whatever became of the rules that led there."""

import json
from dataclasses import replace

import msgspec
import pytest
from msgspec import structs

from igroteka.kernel import AnyGame, BadPosition, BadRecord, Event, IllegalChoice, Match, Record, games
from tests.kernel.toy import BLIND, COUNTED, TOY, CountedHeap, Heap
from tests.properties import fingerprint

IMPROVED = Event("rules_improved", ())


@pytest.fixture
def present(monkeypatch: pytest.MonkeyPatch) -> None:
    """The better rules are installed."""
    monkeypatch.setitem(games(), "toy", BLIND)


def played() -> Match:
    """Seat 0 has peeked, which the better rules forbid; seat 1 has taken a stone of its turn."""
    match = Match(TOY, seats=2, seed=5, options={"stones": 9})
    for words in ("peek", "take 2", "pass", "take 1"):
        match.play(words.split(" "))
    return match


def carried(game: AnyGame = BLIND) -> Match:
    """The same match under other rules."""
    match = played()
    base = structs.replace(match.position.under(game), fixed=3)
    return Match.resume(game, match.setup, match.choices, base=base)


def test_a_match_goes_on_from_its_base_though_its_beginning_does_not_fit() -> None:
    match = carried()
    state = match.state
    assert isinstance(state, Heap)
    assert (state.stones, state.taken, state.deck) == (6, [2, 1], [])
    assert match.choices == played().choices
    assert match.log == [IMPROVED, Event("took", (1, 1))]
    match.play(("pass",))
    assert match.decision is not None
    assert match.decision.seat == 0


def test_nothing_behind_the_base_can_be_taken_back() -> None:
    match = carried()
    assert match.free_undos == 1
    match.play(("pass",))
    match.play(("take", "1"))
    match.undo(3)
    assert (match.choices, match.log) == (played().choices[:3], [IMPROVED])
    for consent in (True, False):
        with pytest.raises(IllegalChoice, match="rules were improved since"):
            match.undo(consent=consent)


def test_forks_of_a_carried_match_have_the_same_base() -> None:
    fork = carried().fork()
    fork.undo()
    with pytest.raises(IllegalChoice, match="rules were improved since"):
        fork.undo(consent=True)


def test_a_position_is_migrated_by_its_game() -> None:
    state = carried(COUNTED).state
    assert isinstance(state, CountedHeap)
    assert (state.passed, state.stones) == (TOY.rules, 6)
    assert played().position.under(TOY) == played().position


def test_a_position_that_nobody_migrates_must_fit() -> None:
    with pytest.raises(BadPosition, match=r"version 3 of toy's rules does not fit version 4 .*passed"):
        played().position.under(replace(COUNTED, migrate=None))
    with pytest.raises(BadPosition, match="not a position of toy"):
        Match.resume(COUNTED, played().setup, played().choices, position=played().position)


@pytest.mark.usefixtures("present")
def test_the_record_of_a_carried_match_holds_its_base_and_replays_to_the_same() -> None:
    match = carried()
    match.play(("take", "2"))
    record = Record.of(match)
    header = json.loads(record.save().splitlines()[0])
    assert (header["rules"], header["base"]["choices"], header["base"]["state"]["stones"]) == (4, 3, 7)
    again = Record.load(record.save()).replay()
    assert (fingerprint(again), again.choices, again.log) == (fingerprint(match), match.choices, match.log)
    assert Record.of(again).save() == record.save()


@pytest.mark.usefixtures("present")
def test_looking_at_a_carried_match_shows_what_still_fits_then_the_base_and_all_since() -> None:
    match = carried()
    assert [len(one.choices) for one in Record.of(match).steps()] == [0, 3, 4]
    harmless = Match(TOY, seats=2, seed=5, options={"stones": 9})
    harmless.play(("take", "1"))
    harmless.play(("pass",))
    base = structs.replace(harmless.position.under(BLIND), fixed=2)
    record = Record.of(Match.resume(BLIND, harmless.setup, harmless.choices, base=base))
    assert [(len(one.choices), one.log[:1] == [IMPROVED]) for one in record.steps()] == [
        (0, False),
        (1, False),
        (2, False),
        (2, True),
    ]


@pytest.mark.usefixtures("present")
@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"choices": 9}, "cannot stand after 9 of 4 choices"),
        ({"fixed": 4}, "cannot stand after 3 of 4"),
        ({"state": {"stones": 3}}, "not a position of toy"),
        ({"state": {"stones": 2**70}}, "no state"),
        ({"rules": 3, "state": {}}, "does not fit version 4"),
        ({"state": 7}, "not a line of a record"),
    ],
)
def test_a_base_that_makes_no_sense_is_refused(changes: dict[str, object], words: str) -> None:
    first, *rest = Record.of(carried()).save().splitlines()
    header = json.loads(first)
    text = "\n".join([json.dumps({**header, "base": {**header["base"], **changes}}), *rest])
    with pytest.raises(BadRecord, match=f"line 1: .*{words}"):
        Record.load(text).replay()


@pytest.mark.usefixtures("present")
def test_a_base_that_breaks_the_rules_of_the_game_breaks_nothing_else() -> None:
    text = Record.of(carried()).save().replace('"seat":1', '"seat":5')
    with pytest.raises(BadRecord, match="line 5: the match cannot go on from its base"):
        Record.load(text).replay()


def test_a_position_from_before_turns_were_kept_can_be_read() -> None:
    match = played()
    plain = msgspec.msgpack.decode(match.position.state)
    kept = {name: value for name, value in plain.items() if not name.startswith("turn")}
    assert len(plain) - len(kept) == 4
    old = structs.replace(match.position, state=msgspec.msgpack.encode(kept))
    again = Match.resume(TOY, match.setup, match.choices, position=old)
    assert (again.decision, again.state.turns, again.state.turn_seat) == (match.decision, 0, None)
