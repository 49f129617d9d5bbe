"""Words that move the hero without entering space by space (MK-MOVE-22, MK-MOVE-23)."""

from igroteka.kernel import Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.land import land
from ..actions.movement import arrive, roams
from ..actions.safety import is_safe

MOVING = ("start", "move")


class Flight(Effect[Act], frozen=True):
    """To an adjacent space for nothing, or two spaces for two points, ending on a safe one; nobody is provoked."""

    def possible(self, c: Act) -> bool:
        return bool(self._options(c))

    def _options(self, c: Act) -> list[Option]:
        g, me = c.g, c.me
        if c.fighting or me.turn.stage not in MOVING or not me.at:
            return []
        known = land(g)
        near = [space for space in known.neighbours[me.at] if landing(c, space)]
        far = [space for space in known.within(me.at, 2) if known.distance(me.at, space) == 2 and landing(c, space)]
        return [("fly", space) for space in (near + far if me.turn.move >= 2 else near)]

    def run(self, c: Act) -> Flow[None]:
        choice = yield from c.pick("fly", self._options(c))
        assert choice is not None, "what leads nowhere is not offered"
        if land(c.g).distance(c.me.at, choice[1]) == 2:
            c.me.turn.move -= 2
        c.me.turn.stage = "move"
        arrive(c.g, c.me, choice[1])

    def say(self) -> Speech:
        return say("effect-flight")


def landing(c: Act, space: str) -> bool:
    """Can the hero end a direct move there?"""
    return is_safe(c.g, c.me, space) and not roams(c.g, space)
