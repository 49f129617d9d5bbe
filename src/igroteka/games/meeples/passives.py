"""What components do to the rules: the kinds that rules ask for, and what is in force for a player or waits in hand.

The bonuses and goals themselves are words of `effects/`; rules know these kinds only.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from igroteka.kernel import Changes, Passives, from_box

from .box import END, MOST_LEVEL, Bonus, Box, Goal, HeroLevel, Location, Monster, Quest
from .might import Might
from .state import FRESH, Player, State


@from_box
def face_up(box: Box) -> dict[tuple[int, ...], dict[str, HeroLevel]]:
    """The hero cards of all classes, for all levels that the trainable ones can have."""
    trainable = [unit for unit, hero in box.heroes.items() if len(hero.levels) > 1]
    found = {}
    for levels in product(range(1, MOST_LEVEL + 1), repeat=len(trainable)):
        reached = dict(zip(trainable, levels, strict=True))
        found[levels] = {unit: hero.at(reached.get(unit, 1)) for unit, hero in box.heroes.items()}
    return found


def _name(unit: str, card: HeroLevel) -> str:
    return f"{unit}.{card.level}"


@from_box
def _hero_cards(box: Box) -> dict[tuple[int, ...], list[str]]:
    """The names of the hero cards with bonuses, by the levels of the trainable classes."""
    return {
        levels: [_name(unit, card) for unit, card in cards.items() if card.bonus]
        for levels, cards in face_up(box).items()
    }


def _bonuses(box: Box) -> Iterator[tuple[str, Bonus]]:
    for hero in box.heroes.values():
        for card in hero.levels:
            yield from ((_name(hero.id, card), bonus) for bonus in card.bonus)
    things: list[Monster | Quest | Location] = [*box.monsters.values(), *box.quests.values(), *box.locations.values()]
    for thing in things:
        yield from ((thing.id, bonus) for bonus in thing.bonus)


def _forces(g: State, player: Player) -> Sequence[str]:
    """Hero cards, beaten monsters, completed quests of earlier turns, and locations activated this turn."""
    box, seat = g.box, player.seat
    found = [*_hero_cards(box)[tuple(player.levels.values())], *player.pile, *player.completed]
    for fresh in g.lasting_about(FRESH):
        if fresh in found:
            found.remove(fresh)
    for place, party in g.parties.items():
        if party.seat == seat and place in box.locations:
            found.append(place)
    return found


IN_FORCE: Passives[State, Player] = Passives(_bonuses, _forces)


class InFight(Bonus, frozen=True):
    """Adds to what a player's fighters can do at monsters: asked so often that all of them are added up at once."""

    def add(self, might: Might, me: Player) -> None:
        """Add it to the might of the player for whom it is in force."""
        raise TypeError(f"{type(self).__name__} adds nothing")


class MayStandIn(Bonus, Changes[Player, tuple[str, ...]], frozen=True):
    """Adds to the classes that may stand in for a basic one."""


def _goals(box: Box) -> Iterator[tuple[str, Goal]]:
    return ((quest.id, quest.goal) for quest in box.quests.values() if quest.kind != END)


IN_HAND: Passives[State, Player] = Passives(_goals, lambda _, player: player.quests)


class Watching(Goal, frozen=True):
    """A goal that is looked at while the game goes on; its kind is the moment."""


class Fought(Watching, frozen=True):
    """Monsters have been beaten."""


class Activating(Watching, frozen=True):
    """A location is activated."""


class Building(Watching, frozen=True):
    """A location has been built."""


class Drawn(Watching, frozen=True):
    """The Draw phase ends."""


class AnyTime(Fought, Activating, Building, Drawn, frozen=True):
    """Something has changed for good."""
