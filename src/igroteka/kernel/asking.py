"""One way to ask: a context picks, and knows who chooses.

The one who chooses may be the player, another player, an automaton's printed rule, or chance. An effect does not know,
so automata use the same cards.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Self, TypeAlias

from msgspec import Struct

from .chance import Chance
from .decision import Decision, Flow, Option
from .errors import IllegalChoice

DECLINE: Option = ("decline",)
"""No, thanks: of what is offered nothing is taken."""
DONE: Option = ("done",)
"""Enough: of what may be taken again and again nothing more is taken."""

Automaton: TypeAlias = Callable[[Decision], Option]
"""What answers by itself: the printed rule of an automaton, or chance."""
Chooser: TypeAlias = int | Automaton
"""Who chooses: a seat, or an automaton."""
NO_SEAT = -1
"""The seat of a decision that an automaton makes."""


def by_chance(chance: Chance) -> Automaton:
    """Chance chooses, every option being as likely as the others."""
    return lambda decision: chance.pick(decision.options)


class Context(Struct):
    """What an effect is carried out in: who does it, with which card; each game has its own."""

    @property
    def rule(self) -> str:
        """The rule that a question cites if it has none of its own."""
        return ""

    def chooser(self) -> Chooser:
        """Who chooses whatever has to be chosen."""
        raise TypeError(f"Nobody chooses in {type(self).__name__}")

    def facts(self, kind: str, chooser: Chooser) -> dict[str, object]:
        """What a question of that kind tells besides its own facts."""
        return {}

    def chosen(self, chooser: Chooser) -> None:
        """Somebody was asked and has just answered: the place to tell who it was."""

    def about(self, seat: int) -> Self:
        """The same context, speaking of another player."""
        raise TypeError(f"{type(self).__name__} is about nobody else")

    def pick(
        self,
        kind: str,
        options: Sequence[Option],
        /,
        *,
        optional: bool | Option = False,
        rule: str = "",
        always_ask: bool = False,
        **facts: object,
    ) -> Flow[Option | None]:
        """One of the options; None if there are none, or if the one who chooses wants none of them.

        `optional` is the word for that: DONE where it ends a series; True means DECLINE. A single option is taken
        without asking, unless it says `always_ask`.
        """
        if not options:
            return None
        refusal = DECLINE if optional is True else optional or None
        if refusal:
            options = [*options, refusal]
        elif len(options) == 1 and not always_ask:
            return options[0]
        chooser = self.chooser()
        told = self.facts(kind, chooser) | facts
        if isinstance(chooser, int):
            choice = yield Decision(chooser, kind, options, rule or self.rule, told, always_ask)
        else:
            choice = chooser(Decision(NO_SEAT, kind, options, rule or self.rule, told))
            if choice not in options:
                raise IllegalChoice(f'The rule of an automaton answers "{" ".join(choice)}" to "{kind}": not possible.')
        self.chosen(chooser)
        return None if choice == refusal else choice

    def pick_one(
        self,
        kind: str,
        words: Iterable[str],
        /,
        *,
        verb: str = "",
        optional: bool | Option = False,
        rule: str = "",
        always_ask: bool = False,
        **facts: object,
    ) -> Flow[str]:
        """One of the words, such as a place or a card; "" where `pick` would give None.

        The verb says what is done with it, if the kind of the question does not.
        """
        options = [(verb or kind, word) for word in words]
        choice = yield from self.pick(kind, options, optional=optional, rule=rule, always_ask=always_ask, **facts)
        return choice[1] if choice else ""
