"""The abilities printed on hero cards, each once a turn (MM-UNIT-07)."""

from igroteka.kernel import Effect, Flow, Option, Word, from_box, walk

from ..act import CITY_POINTS, Act
from ..box import DEVELOPMENT, MAIN, Box
from ..passives import face_up
from ..state import TURN, USED, Player, State


@from_box
def abilities(box: Box) -> dict[str, dict[tuple[int, ...], list[tuple[str, Effect[Act]]]]]:
    """What the hero cards allow, phase by phase and for all levels that the trainable classes can have."""
    return {
        phase: {
            levels: [(unit, card.ability) for unit, card in cards.items() if card.ability and phase in card.phases]
            for levels, cards in face_up(box).items()
        }
        for phase in (DEVELOPMENT, MAIN)
    }


def ready_abilities(g: State, me: Player, phase: str) -> list[Option]:
    """The abilities that could be used now."""
    known = abilities(g.box)[phase][tuple(me.levels.values())]
    if not known:
        return []
    used, act = g.lasting_about(USED), _act(g, me)
    return [("use", unit) for unit, ability in known if unit not in used and ability.possible(act)]


@from_box
def revealing(box: Box) -> frozenset[tuple[str, int]]:
    """The hero cards, by class and level, whose abilities turn up something hidden."""
    return frozenset(
        (hero.id, card.level)
        for hero in box.heroes.values()
        for card in hero.levels
        if any(isinstance(word, Word) and word.reveals for word in walk(card.ability))
    )


def sealed(g: State, me: Player, ready: list[Option]) -> int:
    """Whether an ability that is ready would end the free undo for those already sent: 1 if so, to be told before."""
    if not ready or not any(party.seat == me.seat and party.units for party in g.parties.values()):
        return 0
    cards = face_up(g.box)[tuple(me.levels.values())]
    return int(any((unit, cards[unit].level) in revealing(g.box) for _, unit in ready))


def use(g: State, me: Player, unit: str) -> Flow[None]:
    """Use the ability of a class, however many of its meeples there are."""
    ability = face_up(g.box)[tuple(me.levels.values())][unit].ability
    assert ability is not None
    g.let_last(USED, TURN, about=unit)
    g.tell("used", me.seat, unit)
    yield from ability.run(_act(g, me, unit))


def _act(g: State, me: Player, unit: str = "") -> Act:
    return Act(g, me, unit, me.tavern, me.lodgings, CITY_POINTS, "MM-UNIT-07")
