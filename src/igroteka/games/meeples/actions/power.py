"""A player's might, and the power of parties in their fights (MM-FIGHT-04, MM-FIGHT-10..14, MM-CLEAN-06..07)."""

from collections.abc import Iterable, Sequence

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


Way = tuple[int, ...]
"""How strong the parties are if helps are given in some way."""
FEW = 64
"""So many ways are not worth sifting."""


def arranged(might: Might, fights: Sequence[tuple[Monster, Sequence[str]]]) -> dict[str, int]:
    """The power of every party, each help being given to a single fighter (MM-SYM-23).

    Fights get what they need in the order in which they were sent to; the rest makes one as strong as can be.
    """
    ways: dict[Way, None] = {tuple(power(might, party, monster) for monster, party in fights): None}
    strengths = [monster.strength for monster, _ in fights]
    for help_ in might.helps:
        helped = [number for number, (_, party) in enumerate(fights) if help_.fits(party)]
        if helped:
            ways = {_added(way, one, help_.amount): None for way in ways for one in helped}
        if len(ways) > FEW:
            ways = _promising(ways, strengths)

    def merit(way: Way) -> tuple[list[int], int]:
        over = [power - monster.strength for power, (monster, _) in zip(way, fights, strict=True)]
        return [min(0, much) for much in over], max(over, default=0)

    best: Way = max(ways, key=merit)
    return {monster.id: power for (monster, _), power in zip(fights, best, strict=True)}


def _promising(ways: Iterable[Way], strengths: Sequence[int]) -> dict[Way, None]:
    """Those of the ways that may still turn out best.

    Beyond what its monster needs, only one party's power counts in the end: of all ways that leave the fights in the
    same need it is enough to know the one that makes the first party strongest, the one that does so for the second,
    and so on. So there are never more than a few for each need, however many helps there are.
    """
    best: dict[tuple[Way, int], Way] = {}
    for way in ways:
        met = tuple(map(min, way, strengths))
        for place, power in enumerate(way):
            known = best.get((met, place))
            if known is None or power > known[place]:
                best[met, place] = way
    return dict.fromkeys(best.values())


def _added(numbers: Way, place: int, amount: int) -> Way:
    """The numbers, with the amount added in one place: equal ways to help are one way."""
    return (*numbers[:place], numbers[place] + amount, *numbers[place + 1 :])
