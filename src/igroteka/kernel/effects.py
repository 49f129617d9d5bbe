"""The grammar of effects: words that both run and speak, and the combinators that join them.

A game writes its cards with these and with words of its own (its `effects.py`). Every word is a frozen, tagged
Struct: what the engine runs is what the player reads.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from .arguments import args
from .asking import Context
from .decision import Flow
from .speech import Speech, say

COMBINATOR_VERBS = {"choose": args("alternative"), "player": args("seat"), "accept": args(), "decline": args()}
"""The verbs of the combinators' own questions; every game that uses them has these among its verbs."""

C = TypeVar("C", bound=Context, contravariant=True)
T = TypeVar("T")

Few: TypeAlias = Annotated[tuple[T, ...], Meta(min_length=1, max_length=8)]
"""Parts of a word: no card has more, and a word without parts says nothing."""


class Word(Struct, Generic[C], frozen=True, tag=True):
    """Anything that can be said on a card."""

    reveals: ClassVar[bool] = False
    """May it bring something hidden to light, or roll? Not counted is what it does by the words inside it."""

    def say(self) -> Speech:
        """The word, ready to be put into a language."""
        raise TypeError(f"{type(self).__name__} does not speak")

    def sentences(self) -> list[Speech]:
        """The word as it stands on a component, sentence by sentence."""
        return [self.say()]


class Effect(Word[C], Generic[C], frozen=True):
    """A word that does something."""

    def possible(self, c: C) -> bool:
        """Would it do anything at all now?"""
        return True

    def run(self, c: C) -> Flow[None]:
        """Do it, as far as possible."""
        raise TypeError(f"{type(self).__name__} does not run")


class Deed(Effect[C], Generic[C], frozen=True):
    """An effect that asks nobody anything."""

    def do(self, c: C) -> None:
        """Do it."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def run(self, c: C) -> Flow[None]:
        self.do(c)
        return
        yield


class Payment(Word[C], Generic[C], frozen=True):
    """What stands before the arrow of a cost."""

    def possible(self, c: C) -> bool:
        """Can it be paid now?"""
        raise TypeError(f"{type(self).__name__} does not pay")

    def pay(self, c: C) -> Flow[bool]:
        """Offer to pay; was it paid?"""
        raise TypeError(f"{type(self).__name__} does not pay")


class Condition(Word[C], Generic[C], frozen=True):
    """A word that is true or not."""

    def holds(self, c: C) -> bool:
        """Is it true now?"""
        raise TypeError(f"{type(self).__name__} does not hold")


class Group(Word[C], Generic[C], frozen=True):
    """A word that means some of the players."""

    def seats(self, c: C) -> list[int]:
        """Their seats, in the order in which they are served."""
        raise TypeError(f"{type(self).__name__} has no seats")

    def say_who(self, which: str) -> Speech:
        """The group as the subject of a sentence: "each" of them, or "one" of them."""
        raise TypeError(f"{type(self).__name__} does not speak")


class Seq(Effect[C], Generic[C], frozen=True):
    """One thing after another, in the printed order."""

    parts: Few[Effect[C]]

    def possible(self, c: C) -> bool:
        return any(part.possible(c) for part in self.parts)

    def run(self, c: C) -> Flow[None]:
        for part in self.parts:
            yield from part.run(c)

    def say(self) -> Speech:
        return say("effect-seq", parts=tuple(self.sentences()))

    def sentences(self) -> list[Speech]:
        return [part.say() for part in self.parts]


class OneOf(Effect[C], Generic[C], frozen=True):
    """The player chooses one of the alternatives that would do anything."""

    alternatives: Few[Effect[C]]

    def possible(self, c: C) -> bool:
        return any(effect.possible(c) for effect in self.alternatives)

    def run(self, c: C) -> Flow[None]:
        numbers = [str(n) for n, effect in enumerate(self.alternatives, 1) if effect.possible(c)]
        number = yield from c.pick_one("choose", numbers, alternatives=self.alternatives)
        if number:
            yield from self.alternatives[int(number) - 1].run(c)

    def say(self) -> Speech:
        return say("effect-one-of", parts=tuple(effect.say() for effect in self.alternatives))


class May(Effect[C], Generic[C], frozen=True):
    """The player may do it, or not."""

    effect: Effect[C]

    def possible(self, c: C) -> bool:
        return self.effect.possible(c)

    def run(self, c: C) -> Flow[None]:
        if self.possible(c) and (yield from c.pick("may", [("accept",)], optional=True, effect=self.effect)):
            yield from self.effect.run(c)

    def say(self) -> Speech:
        return say("effect-may", effect=self.effect.say())


class Cost(Effect[C], Generic[C], frozen=True):
    """The arrow: the player may pay once, and only then the effect follows."""

    payment: Payment[C]
    effect: Effect[C]

    def possible(self, c: C) -> bool:
        return self.payment.possible(c)

    def run(self, c: C) -> Flow[None]:
        if self.payment.possible(c) and (yield from self.payment.pay(c)):
            yield from self.effect.run(c)

    def say(self) -> Speech:
        return say("effect-cost", payment=self.payment.say(), effect=self.effect.say())


class If(Effect[C], Generic[C], frozen=True):
    """The effect follows only if the condition holds at that moment."""

    condition: Condition[C]
    effect: Effect[C]

    def possible(self, c: C) -> bool:
        return self.condition.holds(c) and self.effect.possible(c)

    def run(self, c: C) -> Flow[None]:
        if self.condition.holds(c):
            yield from self.effect.run(c)

    def say(self) -> Speech:
        return say("effect-if", condition=self.condition.say(), effect=self.effect.say())


class Repeat(Effect[C], Generic[C], frozen=True):
    """The same again, so many times."""

    times: Annotated[int, Meta(ge=1, le=20)]
    effect: Effect[C]

    def possible(self, c: C) -> bool:
        return self.effect.possible(c)

    def run(self, c: C) -> Flow[None]:
        for _ in range(self.times):
            yield from self.effect.run(c)

    def say(self) -> Speech:
        return say("effect-repeat", times=self.times, effect=self.effect.say())


class ForEach(Effect[C], Generic[C], frozen=True):
    """The effect happens to each player of the group."""

    group: Group[C]
    effect: Effect[C]

    def possible(self, c: C) -> bool:
        return any(self.effect.possible(c.about(seat)) for seat in self.group.seats(c))

    def run(self, c: C) -> Flow[None]:
        for seat in self.group.seats(c):
            yield from self.effect.run(c.about(seat))

    def say(self) -> Speech:
        return say("effect-happens", group=self.group.say_who("each"), effect=self.effect.say())


class ForOne(Effect[C], Generic[C], frozen=True):
    """The effect happens to one player of the group, whom the acting player chooses."""

    group: Group[C]
    effect: Effect[C]

    def possible(self, c: C) -> bool:
        return any(self.effect.possible(c.about(seat)) for seat in self.group.seats(c))

    def run(self, c: C) -> Flow[None]:
        seat = yield from c.pick_one("player", map(str, self.group.seats(c)), effect=self.effect)
        if seat:
            yield from self.effect.run(c.about(int(seat)))

    def say(self) -> Speech:
        return say("effect-happens", group=self.group.say_who("one"), effect=self.effect.say())


def walk(part: object) -> Iterator[object]:
    """A word or record, and everything inside it.

    >>> [type(part).__name__ for part in walk(Repeat(2, Seq((Deed(), Effect()))))]
    ['Repeat', 'int', 'Seq', 'tuple', 'Deed', 'Effect']
    """
    yield part
    inside: tuple[object, ...] = ()
    if isinstance(part, Struct):
        inside = tuple(getattr(part, name) for name in part.__struct_fields__)
    elif isinstance(part, dict):
        inside = tuple(part.values())
    elif isinstance(part, tuple):
        inside = part
    for one in inside:
        yield from walk(one)


def seq(*parts: Effect[C]) -> Effect[C]:
    """The parts in order; a single part stands for itself."""
    return parts[0] if len(parts) == 1 else Seq(parts)


def one_of(*alternatives: Effect[C]) -> OneOf[C]:
    """A choice among the alternatives."""
    return OneOf(alternatives)
