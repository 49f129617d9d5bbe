"""Chance: every shuffle and roll is a function of the seed and of how many there were before."""

from collections.abc import Sequence
from math import log2
from random import Random
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

FINENESS = 53
"""The bits of a random number."""


class Chance(Struct):
    """The dice and the shuffling hands of a match, as two numbers inside the state.

    >>> Chance(seed=7).shuffled("abcdef") == Chance(seed=7).shuffled("abcdef")
    True
    >>> chance = Chance(seed=7)
    >>> chance.pick("abc"), chance.pick("abc"), chance.drawn
    ('a', 'b', 2)
    """

    seed: int
    drawn: int = 0

    def _generator(self) -> Random:
        self.drawn += 1
        return Random(f"{self.seed}/{self.drawn}")

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place. Written out because only `random()` itself is promised to be stable across Pythons."""
        number = self._generator().random
        for last in range(len(items) - 1, 0, -1):
            other = int(number() * (last + 1))
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A shuffled copy."""
        copy = list(items)
        self.shuffle(copy)
        return copy

    def draw(self, items: list[T], count: int) -> list[T]:
        """Take so many of the items out, blindly.

        >>> bag = ["a", "b", "c"]
        >>> sorted(Chance(seed=7).draw(bag, 2) + bag)
        ['a', 'b', 'c']
        """
        number = self._generator().random
        return [items.pop(int(number() * len(items))) for _ in range(count)]

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[int(self._generator().random() * len(items))]

    def roll(self, faces: Sequence[T], count: int) -> list[T]:
        """So many dice with these faces, thrown at once.

        A throw is one draw, however many dice there are: a number below `len(faces) ** count`, whose digits in base
        `len(faces)` are the faces, the lowest digit the first die. Records depend on it. Only of very many dice, for
        which no random number is fine enough, the rest are thrown after the others.

        >>> chance = Chance(seed=7)
        >>> chance.roll("abcdef", 3), chance.drawn
        (['f', 'b', 'a'], 1)
        """
        at_once = min(count, int(FINENESS / log2(max(2, len(faces)))))
        number = self.pick(range(len(faces) ** at_once))
        dice = []
        for _ in range(at_once):
            number, face = divmod(number, len(faces))
            dice.append(faces[face])
        return dice + self.roll(faces, count - at_once) if at_once < count else dice

    def spawn(self) -> "Chance":
        """A new, independent chance: what bots determinize does not disturb what will really happen."""
        return Chance(self._generator().getrandbits(63))
