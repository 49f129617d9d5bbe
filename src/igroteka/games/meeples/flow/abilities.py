"""The abilities printed on hero cards, each once a turn (MM-UNIT-07)."""

from igroteka.kernel import Effect, Flow, Option, from_box

from ..act import CITY_POINTS, Act
from ..box import DEVELOPMENT, MAIN, Box
from ..state import Player, State


@from_box
def abilities(box: Box) -> dict[str, dict[tuple[str, int], Effect[Act]]]:
    """What the hero cards allow, phase by phase and by class and level."""
    cards = [(hero.id, card) for hero in box.heroes.values() for card in hero.levels]
    return {
        phase: {(unit, card.level): card.ability for unit, card in cards if card.ability and phase in card.phases}
        for phase in (DEVELOPMENT, MAIN)
    }


def ready_abilities(g: State, me: Player, phase: str) -> list[Option]:
    """The abilities that could be used now."""
    known, used = abilities(g.box)[phase], g.turn.used
    return [
        ("use", card[0])
        for card in me.levels.items()
        if card in known and card[0] not in used and known[card].possible(_act(g, me, card[0]))
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
