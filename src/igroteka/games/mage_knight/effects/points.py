"""Words for points: movement, influence, healing, attacks, blocks (MK-EFF-02)."""

from typing import Literal

from igroteka.kernel import Deed, Speech, say

from ..act import Act
from ..actions.points import give_attack, give_block, give_healing, give_influence, give_move, may_attack, may_block
from ..box.terms import Element, Reach
from .amounts import Amount, number, said


class Move(Deed[Act], frozen=True):
    """Points of movement."""

    points: Amount

    def do(self, c: Act) -> None:
        give_move(c, number(self.points, c))

    def say(self) -> Speech:
        return say("effect-move", points=said(self.points))


class Influence(Deed[Act], frozen=True):
    """Points of influence."""

    points: Amount

    def do(self, c: Act) -> None:
        give_influence(c, number(self.points, c))

    def say(self) -> Speech:
        return say("effect-influence", points=said(self.points))


class Heal(Deed[Act], frozen=True):
    """Points of healing; not in combat (MK-HEAL-04)."""

    points: Amount

    def possible(self, c: Act) -> bool:
        return not c.fighting

    def do(self, c: Act) -> None:
        give_healing(c, number(self.points, c))

    def say(self) -> Speech:
        return say("effect-heal", points=said(self.points))


class Attack(Deed[Act], frozen=True):
    """An attack; melee, ranged or siege, physical or of an element."""

    points: Amount
    reach: Reach = "melee"
    element: Element = "physical"

    def possible(self, c: Act) -> bool:
        return may_attack(c, self.reach)

    def do(self, c: Act) -> None:
        if self.possible(c):
            give_attack(c, number(self.points, c), self.reach, self.element)

    def say(self) -> Speech:
        return say(f"effect-attack-{self.reach}-{self.element}".replace("_", "-"), points=said(self.points))


class Block(Deed[Act], frozen=True):
    """A block, physical or of an element; some count double against swift attacks."""

    points: Amount
    element: Element = "physical"
    double: bool = False

    def possible(self, c: Act) -> bool:
        return may_block(c)

    def do(self, c: Act) -> None:
        if self.possible(c):
            give_block(c, number(self.points, c), self.element, double=self.double)

    def say(self) -> Speech:
        message = f"effect-block-{self.element}".replace("_", "-") + "-double" * self.double
        return say(message, points=said(self.points))


def ranged(points: Amount, element: Element = "physical") -> Attack:
    """A ranged attack."""
    return Attack(points, "ranged", element)


def siege(points: Amount, element: Element = "physical") -> Attack:
    """A siege attack."""
    return Attack(points, "siege", element)


Phase = Literal["ranged", "block", "damage", "attack"]
