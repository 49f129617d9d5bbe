"""Words for the Capitol: building a location and training a class (MM-DEV-14..24)."""

from msgspec.structs import replace

from igroteka.kernel import Effect, Flow, Seq, Speech, say

from ..act import TRAINING_POINTS, Act
from ..actions import quests
from ..actions.meeples import gain_vp
from ..box import BUILDERS, DRILL_SQUARE, MOST_LEVEL
from ..might import role_of
from ..passives import AnyTime, Building
from ..state import USED, Player, State
from .gains import GainVp


class Build(Effect[Act], frozen=True):
    """Build one of the face-up locations on an empty lot and take the lot's reward (MM-DEV-14..16)."""

    def possible(self, c: Act) -> bool:
        return bool(c.g.offer) and not all(c.g.slots.values())

    def run(self, c: Act) -> Flow[None]:
        g = c.g
        token = yield from c.pick_one("build", g.offer, rule="MM-DEV-14")
        lots = lots_paying(g, c.me, debt(g, c.me))
        slot = yield from c.pick_one("lot", lots, verb="at", rule="MM-DEV-14", location=token)
        g.offer.remove(token)
        g.slots[slot] = token
        g.built[token] = g.box.slots[slot].district
        g.tell("built", c.me.seat, token, slot)
        for unit, count in g.box.locations[token].stock.items():
            g.stock[token] = min(count, g.supply[unit])
            g.supply[unit] -= g.stock[token]
            g.tell("stocked", unit, g.stock[token], token)
        yield from quests.check(g, c.me, Building)
        yield from g.box.slots[slot].reward.run(replace(c, source=slot))

    def say(self) -> Speech:
        return say("effect-build")


class Train(Effect[Act], frozen=True):
    """The class of the meeple sent here gets its next hero card for VP (MM-DEV-17..24)."""

    def possible(self, c: Act) -> bool:
        unit = role_of(c.meeples[0])
        if c.me.levels.get(unit, MOST_LEVEL) == MOST_LEVEL:
            return False
        lack = price(c.g, c.me, unit) - c.me.vp
        return lack <= 0 or (builds(c.g, c.me) and bool(lots_paying(c.g, c.me, lack)))

    def run(self, c: Act) -> Flow[None]:
        unit = role_of(c.meeples[0])
        cost = price(c.g, c.me, unit)
        c.me.levels[unit] += 1
        c.g.tell("trained", c.me.seat, unit, c.me.levels[unit])
        gain_vp(c.g, c.me, -cost, TRAINING_POINTS, c.source)
        yield from quests.check(c.g, c.me, AnyTime)

    def say(self) -> Speech:
        return say("effect-train")


def price(g: State, me: Player, unit: str) -> int:
    """The VP for the next level of a class (MM-DEV-21..24)."""
    return g.box.heroes[unit].at(me.levels[unit] + 1).cost


def debt(g: State, me: Player) -> int:
    """The VP that the player still lacks for the training of this turn: building first may bring them (MM-DEV-13)."""
    trainee = None if g.lasts(USED, about=DRILL_SQUARE) else g.party_of(me, DRILL_SQUARE)
    return price(g, me, role_of(trainee.units[0])) - me.vp if trainee else 0


def builds(g: State, me: Player) -> bool:
    """Has the player sent enough meeples to build a location this turn?"""
    builders = g.party_of(me, BUILDERS)
    return builders is not None and len(builders.units) > 1


def lots_paying(g: State, me: Player, vp: int) -> list[str]:
    """The empty lots where building brings so many VP, with the quests that it completes (MM-DEV-16, MM-QUEST-10)."""
    needed = vp - sum(stones(g, me).values())
    return [slot for slot, built in g.slots.items() if not built and vp_of(g.box.slots[slot].reward) >= needed]


def stones(g: State, me: Player) -> dict[str, int]:
    """The quests in hand that building surely completes, with their VP; a cost may turn out too high."""
    return {quest.id: quest.vp for quest in quests.awaiting(g, me, Building) if quest.cost is None}


def pledged(g: State, me: Player) -> list[str]:
    """The quests in hand without which the training of this turn could not be paid for."""
    lack = debt(g, me)
    if lack <= 0:
        return []
    return [quest for quest, vp in stones(g, me).items() if not lots_paying(g, me, lack + vp)]


def vp_of(effect: Effect[Act]) -> int:
    """The VP that an effect surely brings."""
    parts = effect.parts if isinstance(effect, Seq) else (effect,)
    return sum(part.count for part in parts if isinstance(part, GainVp))
