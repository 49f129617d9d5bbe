"""What is in force for a player right now, folded into a `Might` (MM-FIGHT-04, MM-FIGHT-10..14, MM-CLEAN-06..07)."""

from collections.abc import Iterable, Sequence
from itertools import product

from igroteka.kernel import from_box

from ..box import CORRUPTION, MOST_LEVEL, Bonus, Box, HeroLevel, Monster
from ..might import Help, Might
from ..state import FRESH, Player, State

Heroes = tuple[dict[str, int], tuple[Bonus, ...], tuple[str, ...]]
"""The strength of every class, all bonuses that are printed on their hero cards, and who may stand in by them."""


@from_box
def face_up(box: Box) -> dict[tuple[int, ...], dict[str, HeroLevel]]:
    """The hero cards of all classes, for all levels that the trainable ones can have."""
    trainable = [unit for unit, hero in box.heroes.items() if len(hero.levels) > 1]
    found = {}
    for levels in product(range(1, MOST_LEVEL + 1), repeat=len(trainable)):
        reached = dict(zip(trainable, levels, strict=True))
        found[levels] = {unit: hero.at(reached.get(unit, 1)) for unit, hero in box.heroes.items()}
    return found


@from_box
def hero_cards(box: Box) -> dict[tuple[int, ...], Heroes]:
    """What the hero cards say, for all levels that the trainable classes can have."""
    found = {}
    for levels, cards in face_up(box).items():
        bonuses = tuple(bonus for card in cards.values() for bonus in card.bonus)
        strengths = {unit: card.strength for unit, card in cards.items()}
        found[levels] = strengths, bonuses, tuple(fold(strengths, 0, bonuses).stand_ins)
    return found


def might(g: State, player: Player, activated: Iterable[str] = ()) -> Might:
    """Hero cards, beaten monsters, completed quests of earlier turns, and locations activated this turn."""
    box, fresh = g.box, g.lasting_about(FRESH)
    strengths, printed, _ = hero_cards(box)[tuple(player.levels.values())]
    bonuses = [*printed]
    for monster in player.pile:
        bonuses += box.monsters[monster].bonus
    for quest in player.completed:
        if quest not in fresh:
            bonuses += box.quests[quest].bonus
    for location in activated:
        bonuses += box.locations[location].bonus
    return fold(strengths, player.lodgings.count(CORRUPTION), bonuses)


def fold(strengths: dict[str, int], corruption: int, bonuses: Iterable[Bonus]) -> Might:
    """What all the bonuses add up to."""
    folded = Might(strengths, corruption)
    for bonus in bonuses:
        bonus.add(folded)
    return folded


def standing_in(g: State, player: Player) -> tuple[str, ...]:
    """The classes that may stand in for a basic class by their hero cards."""
    return hero_cards(g.box)[tuple(player.levels.values())][2]


def activated(g: State, player: Player) -> list[str]:
    """The locations to which the player has sent meeples this turn."""
    return [place for place, party in g.parties.items() if party.seat == player.seat and place in g.box.locations]


def power(force: Might, party: Sequence[str], monster: Monster) -> int:
    """The party's power against the monster, without helps."""
    return force.muster(party).facing(monster.type, monster.level)


Gap = tuple[int, Sequence[str]]
"""How much power a party lacks, and who is in it."""


def bridged(gaps: Sequence[Gap], helps: Sequence[Help]) -> bool:
    """Can the helps, each given to a single fighter, close all gaps?

    >>> bridged([(2, ["mage"]), (1, ["peasant", "warrior"])], [Help(2), Help(1, "peasant", "warrior")])
    True
    >>> bridged([(1, ["mage"]), (1, ["knight"])], [Help(2)])
    False
    """
    parties = [party for lack, party in gaps if lack > 0]
    lacks = {tuple(lack for lack, _ in gaps if lack > 0)}
    for help_ in helps:
        helped = [number for number, party in enumerate(parties) if help_.fits(party)]
        lacks |= {_added(lack, one, -min(lack[one], help_.amount)) for lack in lacks for one in helped}
    return (0,) * len(parties) in lacks


def arranged(force: Might, fights: Sequence[tuple[Monster, Sequence[str]]]) -> dict[str, int]:
    """The power of every party, each help being given to a single fighter (MM-SYM-23).

    Fights get what they need in the order in which they were sent to; the rest makes one as strong as can be.
    """
    ways: dict[tuple[int, ...], None] = {tuple(power(force, party, monster) for monster, party in fights): None}
    for help_ in force.helps:
        helped = [number for number, (_, party) in enumerate(fights) if help_.fits(party)]
        if helped:
            ways = {_added(way, one, help_.amount): None for way in ways for one in helped}

    def merit(way: tuple[int, ...]) -> tuple[list[int], int]:
        over = [power - monster.strength for power, (monster, _) in zip(way, fights, strict=True)]
        return [min(0, much) for much in over], max(over, default=0)

    best: tuple[int, ...] = max(ways, key=merit)
    return {monster.id: power for (monster, _), power in zip(fights, best, strict=True)}


def _added(numbers: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    """The numbers, with the amount added in one place: equal ways to help are one way, so there are never many."""
    return (*numbers[:place], numbers[place] + amount, *numbers[place + 1 :])
