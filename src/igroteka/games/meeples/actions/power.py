"""A player's might, and the power of parties in their fights (MM-FIGHT-04, MM-FIGHT-10..14, MM-CLEAN-06..07)."""

from collections.abc import Sequence

from igroteka.kernel import from_box

from ..box import PRESTIGE, Box, Monster
from ..might import Help, Might
from ..passives import IN_FORCE, InFight, MayStandIn, face_up
from ..state import Player, State

PRESTIGE_CLASSES = frozenset(PRESTIGE)


@from_box
def strengths(box: Box) -> dict[tuple[int, ...], dict[str, int]]:
    """The strength of every class, for all levels that the trainable ones can have."""
    return {levels: {unit: card.strength for unit, card in cards.items()} for levels, cards in face_up(box).items()}


def might_of(g: State, player: Player) -> Might:
    """What the player's fighters can do, with all that is in force now."""
    total = Might(strengths(g.box)[tuple(player.levels.values())])
    for _, bonus in IN_FORCE.of(g, InFight, player):
        bonus.add(total, player)
    return total


def standing_in(g: State, player: Player) -> tuple[str, ...]:
    """The classes in the Tavern that may stand in for a basic class; only prestige classes ever do."""
    if PRESTIGE_CLASSES.isdisjoint(player.tavern):
        return ()
    return tuple(unit for unit in IN_FORCE.changed(g, MayStandIn, player, (), player) if unit in player.tavern)


def power(might: Might, party: Sequence[str], monster: Monster) -> int:
    """The party's power against the monster, without helps."""
    return might.measure(party).facing(monster.type, monster.level)


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


def arranged(might: Might, fights: Sequence[tuple[Monster, Sequence[str]]]) -> dict[str, int]:
    """The power of every party, each help being given to a single fighter (MM-SYM-23).

    Fights get what they need in the order in which they were sent to; the rest makes one as strong as can be.
    """
    ways: dict[tuple[int, ...], None] = {tuple(power(might, party, monster) for monster, party in fights): None}
    for help_ in might.helps:
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
