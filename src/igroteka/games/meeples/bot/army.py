"""A player's army: how long it will still march, what its meeples can do, and whom a turn will bring together."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from math import prod

from ..actions.city import foes
from ..actions.meeples import owned
from ..actions.power import might_of
from ..box import (
    ANY,
    ANY_PRESTIGE,
    CLERIC,
    CORRUPTION,
    DRILL_SQUARE,
    KNIGHT,
    MAGE,
    PALADIN,
    PEASANT,
    PRESTIGE,
    RANGER,
    SHAMAN,
    WARRIOR,
    Monster,
)
from ..might import role_of
from ..state import ARRIVALS, DRAW_SIZES, FINAL_ROUNDS, USED, Player, State

POWER = 0.55  # a point of power in the Tavern, used well, in victory points
LAG = 1.5  # turns until a new meeple is drawn
TALENT = {
    PEASANT: 0.0,
    WARRIOR: 0.2,
    MAGE: 0.35,
    CLERIC: 0.35,
    KNIGHT: 0.3,
    RANGER: 1.2,
    PALADIN: 1.8,
    SHAMAN: 1.0,
}
"""What a class can do besides its strength, as points of power."""
BEATEN_A_TURN = 0.8
LAST_STACK = 2  # about so many monsters lie below the third arrival card
RECRUITS = 0.03  # so many more of any basic class will have joined for each turn to come


def turns_left(g: State) -> float:
    """How many turns a player may still have after this one."""
    if g.over:
        return 0.0
    if g.final:
        return float(FINAL_ROUNDS - g.final)
    if g.arrivals == ARRIVALS:
        return float(FINAL_ROUNDS)
    return FINAL_ROUNDS + max(0, len(g.monster_deck) - LAST_STACK) / (BEATEN_A_TURN * len(g.players))


def trained(g: State, player: Player) -> dict[str, int]:
    """The levels of a player's classes, with the training for which somebody has been sent."""
    party = None if g.lasts(USED, about=DRILL_SQUARE) else g.party_of(player, DRILL_SQUARE)
    if not party:
        return player.levels
    unit = role_of(party.units[0])
    return player.levels | {unit: player.levels[unit] + 1}


class Army:
    """A player's meeples, and the monsters that they have beaten or may meet."""

    def __init__(self, g: State, player: Player) -> None:
        self.g, self.me = g, player
        self.turns = turns_left(g)
        self.might = might_of(g, player)
        self.talents = {CORRUPTION: 0.0}
        self.meeples = Counter(owned(g, player))
        self.size = self.meeples.total()
        self.draws = DRAW_SIZES[g.arrivals]
        self.use = POWER * self.draws * max(0.0, self.turns - LAG)
        self.mean = sum(self.talent(unit) * count for unit, count in self.meeples.items()) / max(1, self.size)
        self.pile = [g.box.monsters[name] for name in player.pile]
        self.levels = trained(g, player)
        self.reach: dict[int, float] = {}
        """The chances to meet and beat in a turn the monsters of goals (by `id`), as far as they are worked out."""

    def talent(self, unit: str) -> float:
        """What a meeple adds to a turn, in points of power."""
        found = self.talents.get(unit)
        if found is None:
            found = self.talents[unit] = self.might.own(unit) + TALENT[unit]
        return found

    @property
    def power(self) -> float:
        """About the power that is drawn in a turn."""
        return self.draws * self.mean

    @cached_property
    def foes(self) -> list[Monster]:
        """The monsters that may be fought now."""
        return foes(self.g, self.me)

    def drawn(self, unit: str, count: int = 1) -> float:
        """About the chance that so many meeples of a class are drawn in a turn to come."""
        if unit == ANY:
            there: float = self.size - self.meeples[CORRUPTION]
        elif unit == ANY_PRESTIGE:
            there = sum(self.meeples[one] for one in PRESTIGE)
        else:
            there = self.meeples[unit] + RECRUITS * self.turns
        missed = max(0.0, 1 - self.draws / max(1, self.size))
        return float((1 - missed ** (there / count)) ** count)

    def together(self, units: Mapping[str, int]) -> float:
        """About the chance that all of these are drawn in the same turn."""
        return prod(self.drawn(unit, count) for unit, count in units.items())
