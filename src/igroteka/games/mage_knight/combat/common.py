"""What all phases of a combat share: things that can be played in them, and how one phase follows another."""

from igroteka.kernel import Flow, Option

from ..act import Act
from ..actions import mana, playing, units
from ..state import Player, State
from .values import combat_of

NEXT: Option = ("next_phase",)
CHOICES = 4
"""How many choices of a phase make a step."""


def act(g: State, me: Player, rule: str) -> Act:
    """The context of a question that the rules of combat ask."""
    return Act(g=g, me=me, rule=rule)


def things(g: State, me: Player) -> list[Option]:
    """Cards, units, skills and so on that can be used now (MK-FIGHT-09, MK-FIGHT-10)."""
    return [*playing.play_options(g, me), *mana.convert_options(me), *units.banner_options(g, me)]


def use(g: State, me: Player, option: Option) -> Flow[None]:
    """Use one of them."""
    combat_of(g).begun = True
    match option:
        case ("convert", colour):
            mana.convert(g, me, colour)  # type: ignore[arg-type]  # a basic colour
        case ("banner", card, key):
            units.assign_banner(g, me, card, key)
        case _:
            yield from playing.play(g, me, option)


def clear(g: State, phase: str) -> None:
    """A phase begins: points that were not used are lost, nothing is aimed at (MK-RNGD-13, MK-RNGD-15)."""
    combat = combat_of(g)
    combat.phase = phase
    combat.pool.clear()
    combat.targets.clear()
    combat.blocking = combat.dealing = ""
    combat.damage = 0
    combat.begun = False
    g.tell("phase", combat.seat, phase)
