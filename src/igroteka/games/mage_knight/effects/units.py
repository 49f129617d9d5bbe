"""Words of units: their own wounds, and abilities that mana makes stronger."""

from igroteka.kernel import DONE, Deed, Effect, Flow, Speech, say

from ..act import Act
from ..actions import mana
from ..actions.points import give_attack, give_block, may_attack, may_block
from .amounts import Size


class Suffer(Deed[Act], frozen=True):
    """The unit that was activated is wounded by it."""

    def possible(self, c: Act) -> bool:
        return False  # it never is a reason to activate a unit

    def do(self, c: Act) -> None:
        assert c.unit is not None, "only a unit suffers"
        c.unit.wounds += 1
        c.g.tell("unit_wounded", c.me.seat, c.unit.key)

    def say(self) -> Speech:
        return say("effect-suffer")


class Empowered(Effect[Act], frozen=True):
    """A cold fire attack or block, stronger for blue and for red mana paid with it."""

    points: Size = 5
    more: Size = 2

    def possible(self, c: Act) -> bool:
        return may_attack(c, "melee") or may_block(c)

    def run(self, c: Act) -> Flow[None]:
        points = self.points
        colours = ["blue", "red"]
        while payable := [colour for colour in colours if mana.ways(c.g, c.me, colour)]:  # type: ignore[arg-type]
            colour = yield from c.pick_one("empower", payable, verb="pay_as", optional=DONE)
            if not colour:
                break
            yield from mana.pay(c, colour)  # type: ignore[arg-type]  # one of those above
            colours.remove(colour)
            points += self.more
        if may_block(c):
            give_block(c, points, "cold_fire")
        else:
            give_attack(c, points, "melee", "cold_fire")

    def say(self) -> Speech:
        return say(
            "effect-empowered", points=self.points, one=self.points + self.more, both=self.points + 2 * self.more
        )
