"""What must hold in every match of every game; checked along seeded random games, in the tests and in the soak.

A game joins by adding a `Subject` with its own conservation law.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from igroteka.kernel import (
    LANGUAGES,
    NUMBERS,
    SPOKEN,
    AnyGame,
    Arguments,
    Chance,
    Decision,
    Match,
    NeedsConsent,
    Record,
    State,
    Voice,
    Word,
)


@dataclass(frozen=True)
class Subject:
    """A set-up to be tried: the game, its seats and options, and what never changes in it."""

    game: AnyGame
    seats: int
    options: Any
    conserved: Callable[[Any], object]
    check_event: Callable[[Match, Any], None]
    names: str = field(default="")

    def __str__(self) -> str:
        return self.names


def fingerprint(match: Match) -> bytes:
    """The whole state, without who listens."""
    events, match.state.events = match.state.events, None
    encoded = msgspec.json.encode(match.state)
    match.state.events = events
    return encoded


def play_audited(subject: Subject, seed: int, *, every: int) -> Match:
    """Play a random game; at every decision check what is cheap, at every so many-th all the rest."""
    random = Random(seed)
    match = Match(subject.game, seats=subject.seats, seed=seed, options=subject.options)
    conserved = subject.conserved(match.state)
    voices = [Voice(language, subject.game) for language in LANGUAGES]
    number = 0
    while match.decision:
        options = match.decision.options
        assert options, "a decision without options"
        assert len(set(options)) == len(options), "the same option twice"
        check_question(subject.game, match.decision)
        assert not any(" " in word for option in options for word in option), "a word with a space in it"
        option = random.choice(options)
        if number % every == random.randrange(every):
            check_views(subject, match, random)
            check_fork(match, random)
            check_undo(match, option)
            check_foresight(match, option)
            check_resuming(match, option)
            if random.random() < 0.1:
                check_voices(match, voices)
        told = len(match.log)
        match.play(option)
        for event in match.log[told:]:
            check_arguments(subject.game.arguments_of(event), event.args, event)
            subject.check_event(match, event)
        assert subject.conserved(match.state) == conserved, "components were lost or made"
        number += 1
    check_record(match)
    return match


def check_question(game: AnyGame, decision: Decision) -> None:
    """Its facts and all of its answers are as the game has declared them."""
    declared = game.facts[decision.kind]
    assert set(decision.facts) == set(declared), f"{decision.kind}: the facts are {sorted(decision.facts)}"
    check_arguments(declared, [decision.facts[name] for name in declared], decision)
    for verb, *words in decision.options:
        check_arguments(game.verbs[verb], [_number(word) for word in words], (verb, *words))


def check_arguments(declared: Arguments, values: Sequence[object], what: object) -> None:
    """There are as many values as names, each of the type of its kind."""
    assert len(values) == len(declared), f"{what}: not the arguments {list(declared)}"
    for kind, value in zip(declared.values(), values, strict=True):
        parts = value if kind == "alternatives" and isinstance(value, tuple) else (value,)
        expected = int if kind in NUMBERS else Word if kind in SPOKEN else str
        assert all(isinstance(part, expected) and not isinstance(part, bool) for part in parts), what


def _number(word: str) -> int | str:
    """The words of an option are numbers where they look like some."""
    return int(word) if word.isdecimal() else word


def check_views(subject: Subject, match: Match, random: Random) -> None:
    """What is sent is what its types say. Deal the unseen anew: nothing that a seat sees changes, nothing is lost."""
    view, own = subject.game.sees
    for seat in (None, *range(subject.seats)):
        before = sight(subject.game, match.state, seat)
        msgspec.json.decode(before, type=tuple[view, own | None])  # type: ignore[valid-type]
        state = msgspec.json.decode(fingerprint(match), type=subject.game.state)
        state.open(subject.game.box)
        subject.game.redeal(state, seat, Chance(random.getrandbits(32)))
        assert sight(subject.game, state, seat) == before, f"seat {seat} sees something hidden"
        assert subject.conserved(state) == subject.conserved(match.state)


def sight(game: AnyGame, state: State[Any], seat: int | None) -> bytes:
    """All that a seat (None: a spectator) may know, to the last letter."""
    return msgspec.json.encode((game.view(state), None if seat is None else game.private_view(state, seat)))


def check_fork(match: Match, random: Random) -> None:
    """A fork is the same match, and what happens in it stays in it; so with a determinized one."""
    before, choices = fingerprint(match), list(match.choices)
    fork = match.fork()
    assert fingerprint(fork) == before
    assert fork.decision == match.decision
    assert fork.choices == choices
    assert match.decision is not None
    for copy in (fork, match.determinize(match.decision.seat, Chance(random.getrandbits(32)))):
        assert copy.decision is not None
        assert list(copy.decision.options) == list(match.decision.options)
        for _ in range(8):
            if copy.decision:
                copy.play(random.choice(copy.decision.options))
    assert fingerprint(match) == before, "a fork changed its original"
    assert match.choices == choices


def check_undo(match: Match, option: tuple[str, ...]) -> None:
    """Undo returns the identical state and log, freely or by consent."""
    before, told, clock = fingerprint(match), list(match.log), match.state.clock
    match.play(option)
    assert match.undo_is_free == (match.state.clock == clock)
    if not match.undo_is_free:
        after = fingerprint(match)
        try:
            match.undo()
        except NeedsConsent:
            assert fingerprint(match) == after
        else:
            raise AssertionError("something revealed was undone without consent")
    match.undo(consent=not match.undo_is_free)
    assert fingerprint(match) == before, "undo did not return the identical state"
    assert match.log == told


def check_resuming(match: Match, option: tuple[str, ...]) -> None:
    """A match taken up at its position is the same; and so is the record of one for which that is the beginning."""
    game, setup, position, choices = match.game, match.setup, match.position, list(match.choices)
    again = Match.resume(game, setup, choices, position=position, choosers=bytes(match.choosers))
    based = Match.resume(game, setup, choices, base=msgspec.structs.replace(position, fixed=position.choices))
    read = Record.load(Record.of(based, carry=True).save()).replay()
    fork = match.fork()
    for one in (again, based, read, fork):
        assert (fingerprint(one), one.decision, one.choices) == (fingerprint(match), match.decision, choices)
        assert one.steps == match.steps
        if one is again or one is fork:
            assert (one.choosers, one.free_undos) == (match.choosers, match.free_undos)
    told = [len(match.log), len(again.log)]
    for one in (match, again):
        one.play(option)
    assert fingerprint(again) == fingerprint(match)
    assert (again.log[told[1] :], again.free_undos) == (match.log[told[0] :], match.free_undos)
    match.undo(consent=True)
    again.undo(len(again.choices), consent=True)
    assert fingerprint(again) == fingerprint(Match(game, seats=setup.seats, seed=setup.seed, options=setup.options))


def check_foresight(match: Match, option: tuple[str, ...]) -> None:
    """What reveals something is known before, unless that itself depends on what the seat cannot know."""
    before, is_final = fingerprint(match), match.reveals(option)
    assert fingerprint(match) == before, "looking ahead changed something"
    fork = match.fork()
    fork.play(option)
    assert match.foresee()[option] in (None, is_final), "what was told at a glance is not so"
    if fork.undo_is_free == is_final:
        assert {would_reveal(match, option, seed) for seed in range(500)} == {True, False}, "it could have been known"


def would_reveal(match: Match, option: tuple[str, ...], seed: int) -> bool:
    """Would the option reveal something, if the unseen were dealt so?"""
    assert match.decision is not None
    world = match.determinize(match.decision.seat, Chance(seed))
    world.play(option)
    return not world.undo_is_free


def check_voices(match: Match, voices: Iterable[Voice]) -> None:
    """Everything can be said in every language."""
    assert match.decision is not None
    for voice in voices:
        assert voice.prompt(match.decision)
        assert all(voice.option(match.decision, option) for option in match.decision.options)
        assert all(voice.event(event) for event in match.log[-20:])
        assert all(
            voice.sentence(line) for line in match.game.describe(match.game.box, match.view(), match.private_view(0))
        )


def check_record(match: Match) -> None:
    """The saved text gives the same match again."""
    again = Record.load(Record.of(match, carry=True).save()).replay()
    assert fingerprint(again) == fingerprint(match)
    assert (again.choices, again.log, again.outcome) == (match.choices, match.log, match.outcome)
