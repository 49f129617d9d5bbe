"""Options, decisions and flows: the only way in which a person or a bot touches a game."""

from collections.abc import Generator, Mapping, Sequence
from typing import TypeAlias, TypeVar

from msgspec import Struct

Option: TypeAlias = tuple[str, ...]
"""One legal answer: words without spaces, verb first, such as `("deploy", "skullport")` or `("end",)`."""


class Decision(Struct, frozen=True, gc=False):
    """Who must choose, what the question is, and the complete list of legal answers.

    `facts` fill the prompt, `rule` names the ledger rule that raised the question. A decision with a single
    option is taken by the kernel itself, unless it says `always_ask`.

    >>> ask(0, "turn", [("play", "noble"), ("end",)], rule="TY-TURN-02", power=1).facts
    {'power': 1}
    """

    seat: int
    kind: str
    options: Sequence[Option]
    rule: str
    facts: Mapping[str, object]
    always_ask: bool = False


def ask(
    seat: int, kind: str, options: Sequence[Option], /, rule: str, *, always_ask: bool = False, **facts: object
) -> Decision:
    """A decision, ready to be yielded by a flow."""
    return Decision(seat, kind, options, rule, facts, always_ask)


T = TypeVar("T")

Flow: TypeAlias = Generator[Decision, Option, T]
"""A stretch of rules: yields decisions, is sent options, returns a result."""
