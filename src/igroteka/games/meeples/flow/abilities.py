"""The abilities printed on hero cards, each once a turn (MM-UNIT-07)."""

from igroteka.kernel import Effect, Flow, Option, from_box

from ..act import CITY_POINTS, Act
from ..box import Box
from ..state import Player, State


@from_box
def abilities(box: Box) -> dict[tuple[str, str, int], Effect[Act]]:
    """What the hero cards allow, by phase, class and level."""
    cards = [(hero.id, card) for hero in box.heroes.values() for card in hero.levels]
    return {(phase, unit, card.level): card.ability for unit, card in cards if card.ability for phase in card.phases}


def ready_abilities(g: State, me: Player, phase: str) -> list[Option]:
    """The abilities that could be used now."""
    known, used = abilities(g.box), g.turn.used
    return [
        ("use", unit)
        for unit, level in me.levels.items()
        if (phase, unit, level) in known and unit not in used and known[phase, unit, level].possible(_act(g, me, unit))
    ]


def use(g: State, me: Player, unit: str) -> Flow[None]:
    """Use the ability of a class, however many of its meeples there are."""
    ability = g.box.heroes[unit].at(me.levels[unit]).ability
    assert ability is not None
    g.turn.used.append(unit)
    g.tell("used", me.seat, unit)
    yield from ability.run(_act(g, me, unit))


def _act(g: State, me: Player, unit: str) -> Act:
    return Act(g, me, unit, me.tavern, me.lodgings, CITY_POINTS, "MM-UNIT-07")
