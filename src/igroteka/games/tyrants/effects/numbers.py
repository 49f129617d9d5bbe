"""Words for gains, counts, conditions, Focus and groups of players."""

from collections.abc import Callable
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from igroteka.kernel import Condition, Deed, Effect, Flow, Group, Speech, Word, say

from ..act import Play
from ..actions.control import controlled_sites, held_markers, totally_controlled
from ..actions.pieces import gain_vp
from ..box import WHITE, Aspect
from ..state import Player

Times = Annotated[int, Meta(ge=1, le=99)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Counted = Literal[
    "white-trophies",
    "player-trophies",
    "trophies",
    "inner-circle",
    "markers",
    "sites",
    "total-sites",
    "spies",
    "removed",
]


def _controlled(c: Play) -> list[str]:
    return controlled_sites(c.g)[c.me.colour]


_COUNTS: dict[Counted, Callable[[Play], int]] = {
    "white-trophies": lambda c: c.me.trophies.count(WHITE),
    "player-trophies": lambda c: len(c.me.trophies) - c.me.trophies.count(WHITE),
    "trophies": lambda c: len(c.me.trophies),
    "inner-circle": lambda c: len(c.me.inner_circle),
    "markers": lambda c: len(held_markers(c.g, c.me)),
    "sites": lambda c: len(_controlled(c)),
    "total-sites": lambda c: len(totally_controlled(c.g, c.me, _controlled(c))),
    "spies": lambda c: len(c.me.spies),
    "removed": lambda c: c.removed,
}


class Count(Word[Play], frozen=True):
    """How many there are of something, when the word is carried out."""

    of: Counted

    def number(self, c: Play) -> int:
        """The number now."""
        return _COUNTS[self.of](c)

    def say_each(self, per: int = 1) -> Speech:
        """For each, or for every so many, of them."""
        return say(f"each-{self.of}", per=per)


def number(count: int | Count, c: Play) -> int:
    """A fixed number, or the count as it is now."""
    return count.number(c) if isinstance(count, Count) else count


class Gain(Deed[Play], frozen=True):
    """Power and influence into the pool (TY-RES-02)."""

    power: Amount = 0
    influence: Amount = 0

    def do(self, c: Play) -> None:
        gain(c, "power", self.power)
        gain(c, "influence", self.influence)

    def say(self) -> Speech:
        if self.power and self.influence:
            return say("effect-gain-both", power=self.power, influence=self.influence)
        return (
            say("effect-gain-power", count=self.power)
            if self.power
            else say("effect-gain-influence", count=self.influence)
        )


class GainPer(Deed[Play], frozen=True):
    """So much of a resource (or 1 VP) for every full `per` of something."""

    resource: Literal["power", "influence", "vp"]
    count: Count
    per: Times = 1

    def possible(self, c: Play) -> bool:
        return self.amount(c) > 0

    def amount(self, c: Play) -> int:
        """How much it would be now."""
        return self.count.number(c) // self.per

    def do(self, c: Play) -> None:
        gain(c, self.resource, self.amount(c))

    def say(self) -> Speech:
        return say(f"effect-gain-{self.resource}-per", each=self.count.say_each(self.per))


def gain(c: Play, resource: str, amount: int) -> None:
    """Into the pool at once; VP into the trophy hall."""
    turn = c.g.turn
    if not amount:
        return
    if resource == "vp":
        gain_vp(c.g, c.me, amount)
    elif resource == "power":
        turn.power += amount
        c.g.tell("power", c.me.seat, amount)
    else:
        turn.influence += amount
        c.g.tell("influence", c.me.seat, amount)


class Focus(Effect[Play], frozen=True):
    """The effect follows if another card of the aspect was played this turn or is shown from hand (TY-FOCUS)."""

    reveals: ClassVar[bool] = True
    aspect: Aspect
    effect: Effect[Play]

    def possible(self, c: Play) -> bool:
        return (self.was_played(c) or bool(self.in_hand(c))) and self.effect.possible(c)

    def was_played(self, c: Play) -> bool:
        """Was another card of the aspect played before this one's Focus? (TY-FOCUS-02, TY-FOCUS-05)"""
        played = enumerate(c.g.turn.played)
        return any(c.g.box.cards[other.card].aspect == self.aspect for n, other in played if n != c.position)

    def in_hand(self, c: Play) -> list[str]:
        """The cards of the aspect that could be shown (TY-FOCUS-03)."""
        return [card for card in dict.fromkeys(c.me.hand) if c.g.box.cards[card].aspect == self.aspect]

    def run(self, c: Play) -> Flow[None]:
        if self.possible(c) and (self.was_played(c) or (yield from self.show(c))):
            yield from self.effect.run(c)

    def show(self, c: Play) -> Flow[bool]:
        """Offer to show a card; it stays in hand (TY-FOCUS-06)."""
        card = yield from c.pick_one(
            "reveal", self.in_hand(c), optional=True, rule="TY-FOCUS-03", aspect=self.aspect, effect=self.effect
        )
        if card:
            c.g.reveal()
            c.g.tell("revealed", c.me.seat, card)
        return bool(card)

    def say(self) -> Speech:
        return say("effect-focus", aspect=say(f"aspect-{self.aspect}"), effect=self.effect.say())


class InnerCircleHolds(Condition[Play], frozen=True):
    """The inner circle already holds so many cards."""

    count: Amount

    def holds(self, c: Play) -> bool:
        return len(c.me.inner_circle) >= self.count

    def say(self) -> Speech:
        return say("if-inner-circle", count=self.count)


class TrophiesHold(Condition[Play], frozen=True):
    """The trophy hall holds so many troops of a kind."""

    count: Amount
    of: Count

    def holds(self, c: Play) -> bool:
        return self.of.number(c) >= self.count

    def say(self) -> Speech:
        return say(f"if-{self.of.of}", count=self.count)


class EnemyTroopThere(Condition[Play], frozen=True):
    """Another player (not white) has a troop at the spy's site."""

    def holds(self, c: Play) -> bool:
        return bool(Opponents(at_spy=True).seats(c))

    def say(self) -> Speech:
        return say("if-enemy-troop-there")


class EnemySpyThere(Condition[Play], frozen=True):
    """Another player has a spy at the site of the spy just placed."""

    def holds(self, c: Play) -> bool:
        return any(c.there in enemy.spies for enemy in c.g.opponents(c.me))

    def say(self) -> Speech:
        return say("if-enemy-spy-there")


class Opponents(Group[Play], frozen=True):
    """The opponents, clockwise; perhaps only those with a large hand, or with a troop at the spy's site."""

    hand_over: Annotated[int, Meta(ge=-1, le=99)] = -1
    at_spy: bool = False

    def seats(self, c: Play) -> list[int]:
        return [enemy.seat for enemy in c.g.opponents(c.me) if self.includes(c, enemy)]

    def includes(self, c: Play, enemy: Player) -> bool:
        """Does the group mean this opponent?"""
        there = not self.at_spy or enemy.colour in c.g.troops.get(c.there, "")
        return there and len(enemy.hand) > self.hand_over

    def say_who(self, which: str) -> Speech:
        where = "-there" if self.at_spy else ""
        hand = "-with-cards" if self.hand_over >= 0 else ""
        return say(f"{which}-opponent{where}{hand}", count=self.hand_over)


class OwnerOfVictim(Group[Play], frozen=True):
    """The player whose troop was just assassinated, if their hand is large."""

    hand_over: Annotated[int, Meta(ge=-1, le=99)]

    def seats(self, c: Play) -> list[int]:
        owner = c.g.owner(c.victim)
        return [owner.seat] if owner and len(owner.hand) > self.hand_over else []

    def say_who(self, which: str) -> Speech:
        return say("owner-of-victim", count=self.hand_over)


class NeighboursOfDeployed(Group[Play], frozen=True):
    """The opponents with a troop next to (or in the same site as) a troop just deployed."""

    def seats(self, c: Play) -> list[int]:
        near = set().union(*(c.g.box.board.near[place] for place in c.deployed))
        around = "".join(troops for place, troops in c.g.troops.items() if place in near)
        return [enemy.seat for enemy in c.g.opponents(c.me) if enemy.colour in around]

    def say_who(self, which: str) -> Speech:
        return say(f"{which}-opponent-near-deployed")


class Causer(Group[Play], frozen=True):
    """The opponent who made you discard this card."""

    def seats(self, c: Play) -> list[int]:
        return [c.whom.seat]

    def say_who(self, which: str) -> Speech:
        return say("that-opponent")
