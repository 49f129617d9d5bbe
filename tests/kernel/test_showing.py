"""The catalogue is the box: every component with all its fields, words as sentences, what it prints besides."""

from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct

from igroteka.kernel import (
    Deed,
    Effect,
    Seq,
    Speech,
    Word,
    catalogue,
    catalogue_type,
    find_game,
    games,
    printed,
    say,
    walk,
)
from igroteka.server.typescript import interfaces


class Sing(Deed[Any], frozen=True):
    """Sing so many songs."""

    songs: int

    def say(self) -> Speech:
        return say("sing", songs=self.songs)


class Stone(Struct, frozen=True):
    """Says nothing."""

    weight: int


class Bird(Struct, frozen=True):
    """Says what it does, field by field."""

    id: str
    kind: Literal["finch", "owl"]
    call: Effect[Any]
    moods: dict[str, Effect[Any]] = {}
    answers: tuple[Effect[Any], ...] = ()
    alarm: Effect[Any] | None = None


class Choir(Struct, frozen=True):
    """Has a text of its own."""

    size: int
    piece: Effect[Any]
    members: tuple[Bird, ...]

    @printed
    def text(self) -> list[Speech]:
        """The piece, and how many sing it."""
        return [*self.piece.sentences(), say("singers", count=self.size)]

    @printed
    def pitch(self) -> Literal["high", "low"]:
        """Follows from its birds."""
        return "low" if any(bird.kind == "owl" for bird in self.members) else "high"


class Grove(Struct, frozen=True):
    """The box."""

    birds: dict[str, Bird]
    choirs: tuple[Choir, ...]
    stones: tuple[Stone, ...]


FINCH = Bird("finch", "finch", Seq((Sing(1), Sing(2))), {"merry": Sing(3)}, (Sing(4), Sing(5)))
OWL = Bird("owl", "owl", Sing(6), alarm=Sing(7))
STONES = (Stone(3),)
SHOWN = catalogue(Grove({"finch": FINCH, "owl": OWL}, (Choir(2, Sing(8), (FINCH, OWL)),), STONES))


def songs(*counts: int) -> list[Speech]:
    return [say("sing", songs=count) for count in counts]


def test_a_word_becomes_its_sentences_wherever_it_stands() -> None:
    finch, owl = SHOWN.birds["finch"], SHOWN.birds["owl"]
    assert (finch.call, owl.call) == (songs(1, 2), songs(6))
    assert finch.moods == {"merry": songs(3)}
    assert finch.answers == (songs(4), songs(5))
    assert (finch.alarm, owl.alarm) == (None, songs(7))


def test_other_fields_stay_as_they_are() -> None:
    assert (SHOWN.birds["owl"].id, SHOWN.birds["owl"].kind) == ("owl", "owl")
    assert SHOWN.stones == STONES


def test_a_text_of_its_own_stands_for_the_words() -> None:
    (choir,) = SHOWN.choirs
    assert choir.__struct_fields__ == ("size", "pitch", "text")
    assert (choir.size, choir.text) == (2, [*songs(8), say("singers", count=2)])


def test_a_fact_that_follows_from_the_fields_is_told() -> None:
    assert SHOWN.choirs[0].pitch == "low"


def test_what_says_nothing_is_its_own_type() -> None:
    assert catalogue_type(Stone) is Stone
    assert catalogue_type(Bird) is catalogue_type(Bird) is not Bird


def test_the_page_knows_literals_sentences_and_facts() -> None:
    declared = interfaces([catalogue_type(Grove)])
    for line in (
        '  kind: "finch" | "owl";',
        "  call: Speech[];",
        "  moods: Record<string, Speech[]>;",
        "  answers: Speech[][];",
        "  alarm: Speech[] | null;",
        '  pitch: "high" | "low";',
        "  text: Speech[];",
        "  choirs: Choir[];",
    ):
        assert f"{line}\n" in declared
    assert "piece" not in declared
    assert "Sing" not in declared


@pytest.mark.parametrize("name", games())
def test_everything_in_a_box_is_shown(name: str) -> None:
    box: Struct = find_game(name).box
    there, shown = _components(box), _components(catalogue(box))
    assert [component.id for component in shown] == [component.id for component in there]
    silent = [one.id for one, face in zip(there, shown, strict=True) if _has(one, Word) and not _has(face, Speech)]
    assert silent == []


@pytest.mark.parametrize("name", games())
def test_what_is_sent_is_what_its_type_says(name: str) -> None:
    box: Struct = find_game(name).box
    shown = catalogue(box)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=catalogue_type(type(box))) == shown
    assert not _has(shown, Word)


def _components(value: object) -> list[Any]:
    """All that has an id of its own; into the lists of what is said nobody looks here."""
    return [part for part in walk(value) if hasattr(part, "id") and not isinstance(part, Speech)]


def _has(value: Any, kind: type) -> bool:
    return any(isinstance(one, kind) for part in walk(value) for one in (part if isinstance(part, list) else [part]))
