"""The abilities printed on hero cards, each once a turn (MM-UNIT-07)."""

from igroteka.kernel import Flow, Option

from ..act import CITY_POINTS, Act
from ..state import Player, State


def ready_abilities(g: State, me: Player, phase: str) -> list[Option]:
    """The abilities that could be used now."""
    ready: list[Option] = []
    for unit, level in me.levels.items():
        if level > 1 and unit not in g.turn.used:
            card = g.box.heroes[unit].at(level)
            if phase in card.phases and card.ability and card.ability.possible(_act(g, me, unit)):
                ready.append(("use", unit))
    return ready


def use(g: State, me: Player, unit: str) -> Flow[None]:
    """Use the ability of a class, however many of its meeples there are."""
    ability = g.box.heroes[unit].at(me.levels[unit]).ability
    assert ability is not None
    g.turn.used.append(unit)
    g.tell("used", me.seat, unit)
    yield from ability.run(_act(g, me, unit))


def _act(g: State, me: Player, unit: str) -> Act:
    return Act(g, me, unit, me.tavern, me.lodgings, CITY_POINTS, "MM-UNIT-07")
