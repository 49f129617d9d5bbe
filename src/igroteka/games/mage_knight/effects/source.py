"""Words about the source: dice that are turned, taken and rolled (MK-MANA-12, MK-MANA-17, MK-MANA-18)."""

from typing import ClassVar

from igroteka.kernel import Effect, Flow, Speech, say

from ..act import Act
from ..actions import mana
from ..box.terms import COLOURS, GOLD, MANA
from ..state import Die
from .amounts import Size


class TurnDice(Effect[Act], frozen=True):
    """Source dice are turned to any colour but gold, and give tokens of it; they go back as they lie."""

    dice: Size
    tokens: Size

    def possible(self, c: Act) -> bool:
        return bool(mana.free_dice(c.g))

    def run(self, c: Act) -> Flow[None]:
        turned: list[Die] = []
        for _ in range(self.dice):
            left = [die for die in mana.free_dice(c.g) if all(die is not one for one in turned)]
            face = yield from c.pick_one("take_die", list(dict.fromkeys(die.face for die in left)))
            if not face:
                return
            die = next(die for die in left if die.face == face)
            turned.append(die)
            colour = yield from c.pick_one("turn_die", [one for one in MANA if one != GOLD])
            die.face = colour  # type: ignore[assignment]  # one of those above
            mana.gain_token(c.g, c.me, die.face, self.tokens)
            c.g.tell("die_turned", c.me.seat, colour)

    def say(self) -> Speech:
        return say("effect-turn-dice", dice=self.dice, tokens=self.tokens)


class CrystalOfDie(Effect[Act], frozen=True):
    """A crystal of the basic colour that a source die shows; the die is rolled again."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Act) -> bool:
        return any(die.face in COLOURS for die in mana.free_dice(c.g))

    def run(self, c: Act) -> Flow[None]:
        faces = dict.fromkeys(die.face for die in mana.free_dice(c.g) if die.face in COLOURS)
        colour = yield from c.pick_one("take_die", list(faces))
        if colour:
            die = next(die for die in mana.free_dice(c.g) if die.face == colour)
            mana.gain_crystal(c.g, c.me, colour)  # type: ignore[arg-type]  # a basic colour
            (die.face,) = c.g.chance.roll(MANA, 1)
            c.g.tell("rerolled", c.me.seat, die.face)

    def say(self) -> Speech:
        return say("effect-crystal-of-die")


class RollSource(Effect[Act], frozen=True):
    """All dice in the source are rolled again."""

    reveals: ClassVar[bool] = True

    def run(self, c: Act) -> Flow[None]:
        dice = mana.free_dice(c.g)
        for die, face in zip(dice, c.g.chance.roll(MANA, len(dice)), strict=True):
            die.face = face
        c.g.tell("rerolled", c.me.seat, "+".join(die.face for die in dice))
        return
        yield

    def say(self) -> Speech:
        return say("effect-roll-source")
