"""What artifacts do to the rules while they last: rings, amulets, the grail, the sword."""

from typing import ClassVar

from msgspec.structs import replace

from igroteka.kernel import Flow, Speech, say

from ..act import scope_of
from ..actions import cards, mana, tracks
from ..actions.playing import SIDEWAYS
from ..box.terms import BLACK, GOLD, PHYSICAL, SPELL, Colour, Mana, Terrain
from ..combat.values import has
from ..passives.cases import Doing, Entry, Facing, Giving, Paying, Playing
from ..passives.kinds import (
    ByDay,
    CardPlayed,
    Defeated,
    Endless,
    EntryCost,
    HealingSpent,
    Shares,
    Unresisted,
    Usable,
    WoundHealed,
)
from ..state import ATTACK_PHASE, TURN, Share, State


class EndlessMana(Endless, frozen=True):
    """There is as much mana of a colour as one likes; black only when it can be used at all."""

    mana: Mana

    def permits(self, case: Paying, source: str) -> bool:
        return case.colour == self.mana and mana.serves(case.g, case.me, self.mana, self.mana, mana.ENDLESS)

    def say(self) -> Speech:
        return say("ability-endless-mana", mana=self.mana)


class FameForSpells(CardPlayed, frozen=True):
    """Fame for each spell of a colour that is cast."""

    colour: Colour

    def do(self, case: Playing, source: str) -> None:
        if case.card.kind == SPELL and case.part != SIDEWAYS and self.colour in case.card.colours:
            tracks.gain_fame(case.g, case.me, 1)

    def say(self) -> Speech:
        return say("ability-fame-for-spells", mana=self.colour)


class FameForDefeats(Defeated, frozen=True):
    """Fame for each enemy that is defeated."""

    def do(self, case: Facing, source: str) -> None:
        tracks.gain_fame(case.g, case.me, 1)

    def say(self) -> Speech:
        return say("ability-fame-for-defeats")


def _phase(g: State) -> str:
    """The phase of the combat, or of the fight between heroes."""
    if g.duel:
        return g.duel.phase
    return g.combat.phase if g.combat else ""


class DoublePhysical(Shares, frozen=True):
    """One's own physical attacks in the attack phase count double; those of units do not (MK-FIGHT-11)."""

    def change(self, value: Share, case: Giving, source: str) -> Share:
        if case.kind != "attack" or value.element != PHYSICAL or value.unit or _phase(case.g) != ATTACK_PHASE:
            return value
        return replace(value, value=2 * value.value)

    def say(self) -> Speech:
        return say("ability-double-physical")


class NoPhysicalResistance(Unresisted, frozen=True):
    """No enemy has physical resistance, but for those with arcane immunity."""

    def permits(self, case: tuple[Facing, str], source: str) -> bool:
        facing, resistance = case
        return resistance == PHYSICAL and not has(facing.g, facing.me, facing.foe, "arcane_immunity")

    def say(self) -> Speech:
        return say("ability-no-physical-resistance")


class FameForHealing(HealingSpent, frozen=True):
    """Fame for each of the next points of healing that are spent."""

    points: int

    def do(self, case: Doing, source: str) -> None:
        g, me = case.g, case.me
        for number in range(self.points):
            if g.once("fame_for_healing", scope_of(TURN, me), owner=me.seat, about=f"{source}.{number}"):
                tracks.gain_fame(g, me, 1)
                return

    def say(self) -> Speech:
        return say("ability-fame-for-healing", count=self.points)


class DrawForHealing(WoundHealed, frozen=True):
    """A card is drawn for each wound in hand that is healed."""

    reveals: ClassVar[bool] = True

    def answer(self, case: Doing, source: str) -> Flow[None]:
        yield from cards.draw(case.g, case.me, 1)

    def say(self) -> Speech:
        return say("ability-draw-for-healing")


class TerrainCosts(EntryCost, frozen=True):
    """A terrain costs no more than at the other time of day."""

    floor: ClassVar[int] = 3
    terrain: Terrain
    cost: int

    def change(self, value: int, case: Entry, source: str) -> int:
        return min(value, self.cost) if case.terrain == self.terrain else value

    def say(self) -> Speech:
        return say("ability-terrain-costs", terrain=self.terrain, cost=self.cost)


class GoldAtNight(Usable, frozen=True):
    """Gold mana can be used as by day: as any colour but black."""

    def permits(self, case: Paying, source: str) -> bool:
        return case.mana == GOLD and case.colour != BLACK

    def say(self) -> Speech:
        return say("ability-gold-at-night")


class BlackByDay(Usable, frozen=True):
    """Black mana can be used as at night."""

    def permits(self, case: Paying, source: str) -> bool:
        return case.mana == BLACK and case.colour == BLACK

    def say(self) -> Speech:
        return say("ability-black-by-day")


class SeesByDay(ByDay, frozen=True):
    """Garrisons and ruins are revealed as by day."""

    def permits(self, case: Doing, source: str) -> bool:
        return True

    def say(self) -> Speech:
        return say("ability-sees-by-day")
