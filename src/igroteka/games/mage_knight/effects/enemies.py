"""Words about enemies in a combat: armour, attacks, fortifications, resistances, destruction (MK-RSST-04..07)."""

from typing import Annotated, ClassVar

from msgspec import Meta

from igroteka.kernel import Effect, Flow, Speech, Word, say

from ..act import Act
from ..box.terms import Resistance
from ..combat import outcome
from ..combat.values import SITE, fortifications, may_affect, resistances_of
from ..state import ATTACK_PHASE, BLOCK_PHASE, RANGED_PHASE, Foe
from .amounts import Size

RESISTANCES: tuple[Resistance, ...] = ("physical", "fire", "ice")


class Hex(Word[Act], frozen=True):
    """Something that happens to an enemy."""

    phases: ClassVar[tuple[str, ...]] = (RANGED_PHASE, BLOCK_PHASE, ATTACK_PHASE)
    """In which phases it makes sense."""

    def cast(self, c: Act, foe: Foe) -> Flow[None]:
        """Let it happen."""
        self.do(c, foe)
        return
        yield

    def do(self, c: Act, foe: Foe) -> None:
        """The same, where nobody has to be asked."""
        raise TypeError(f"{type(self).__name__} does nothing")


class ArmourDown(Hex, frozen=True):
    """Armour is lower for the rest of the combat, perhaps more so if fortified; never below one."""

    by: Size
    fortified: Size = 0
    """By how much instead, if the enemy is fortified."""

    def do(self, c: Act, foe: Foe) -> None:
        walls = self.fortified and fortifications(c.g, c.me, foe)
        foe.armour -= self.fortified if walls else self.by
        c.g.tell("weakened", c.me.seat, foe.key)

    def say(self) -> Speech:
        return say("hex-armour-fortified" if self.fortified else "hex-armour", by=self.by, fortified=self.fortified)


class ResistanceBreak(Hex, frozen=True):
    """Armour is lower by one for each resistance."""

    def do(self, c: Act, foe: Foe) -> None:
        foe.armour -= len(resistances_of(c.g, c.me, foe))
        c.g.tell("weakened", c.me.seat, foe.key)

    def say(self) -> Speech:
        return say("hex-resistance-break")


class NoAttack(Hex, frozen=True):
    """It does not attack in this combat; that is no block."""

    phases: ClassVar[tuple[str, ...]] = (RANGED_PHASE, BLOCK_PHASE)

    def do(self, c: Act, foe: Foe) -> None:
        outcome.prevent(c.g, c.me, foe)

    def say(self) -> Speech:
        return say("hex-no-attack")


class Bare(Hex, frozen=True):
    """It loses its fortifications, its resistances, or both, for the rest of the combat."""

    walls: bool = True
    resistances: Annotated[tuple[Resistance, ...], Meta(max_length=3)] = RESISTANCES

    def do(self, c: Act, foe: Foe) -> None:
        foe.lost += [*self.resistances, *(("fortified", SITE) if self.walls else ())]
        c.g.tell("bared", c.me.seat, foe.key)

    def say(self) -> Speech:
        if self.walls and self.resistances:
            return say("hex-bare")
        return say("hex-bare-walls") if self.walls else say(f"hex-bare-{'-'.join(self.resistances)}")


class Destroy(Hex, frozen=True):
    """It is destroyed, which is a defeat; in the attack phase only."""

    phases: ClassVar[tuple[str, ...]] = (ATTACK_PHASE,)

    def cast(self, c: Act, foe: Foe) -> Flow[None]:
        yield from outcome.destroy(c.g, c.me, foe)

    def say(self) -> Speech:
        return say("hex-destroy")


Hexes = Annotated[tuple[Hex, ...], Meta(min_length=1, max_length=4)]


def reachable(c: Act, hexes: tuple[Hex, ...], *, unfortified: bool = False) -> list[Foe]:
    """The enemies that an effect of this colour may touch now."""
    combat = c.g.combat
    if combat is None or combat.seat != c.me.seat or any(combat.phase not in one.phases for one in hexes):
        return []
    return [
        foe
        for foe in combat.foes
        if may_affect(c.g, c.me, foe, c.colour)
        and not (foe.summoner and combat.phase == ATTACK_PHASE)
        and not (unfortified and fortifications(c.g, c.me, foe))
    ]


class OneEnemy(Effect[Act], frozen=True):
    """Something happens to one enemy, whom the player chooses."""

    hexes: Hexes
    unfortified: bool = False
    """Only one without any fortification?"""

    def possible(self, c: Act) -> bool:
        return bool(reachable(c, self.hexes, unfortified=self.unfortified))

    def run(self, c: Act) -> Flow[None]:
        foes = reachable(c, self.hexes, unfortified=self.unfortified)
        key = yield from c.pick_one("choose_foe", [foe.key for foe in foes])
        if key:
            for one in self.hexes:
                yield from one.cast(c, c.combat.foe(key))

    def say(self) -> Speech:
        parts = tuple(one.say() for one in self.hexes)
        return say("effect-one-enemy" + "-unfortified" * self.unfortified, parts=parts)


class AllEnemies(Effect[Act], frozen=True):
    """Something happens to all enemies that it may touch."""

    hexes: Hexes

    def possible(self, c: Act) -> bool:
        return bool(reachable(c, self.hexes))

    def run(self, c: Act) -> Flow[None]:
        for foe in reachable(c, self.hexes):
            for one in self.hexes:
                yield from one.cast(c, foe)

    def say(self) -> Speech:
        return say("effect-all-enemies", parts=tuple(one.say() for one in self.hexes))
