"""What to expect of a campaign: the chance of the attacker, exactly, from the pools as they are."""

from collections import defaultdict
from functools import lru_cache

from ...state import State
from .battle import attack_worth, defense_worth, dice_rolled, sacrifice_worth
from .forces import strength, warbands_in
from .sides import ATTACKER, DEFENDER, current

KEPT = 1024
"""How many pools are remembered."""

AttackDie = tuple[tuple[int, int, int], ...]
"""Swords, hollow swords and skulls of each face."""
DefenseDie = tuple[tuple[int, bool], ...]
"""Shields of each face, and whether it doubles."""


def odds(g: State) -> float:
    """The chance that the attacker can win, sacrificing warbands if need be, with the pools and powers of now."""
    campaign = current(g)
    if campaign.victor:
        return float(campaign.victor == ATTACKER)
    faces = (attack_worth(g, face) for face in g.box.attack_die)
    attack_die = tuple((face.swords, face.hollow, face.skulls) for face in faces)
    attacks = attack_values(attack_die, dice_rolled(g), warbands_in(g, ATTACKER), sacrifice_worth(g))
    if campaign.step > 4:
        return sum(chance for value, chance in attacks if value > campaign.defense_value)
    shield_faces = (defense_worth(g, face) for face in g.box.defense_die)
    defense_die = tuple((face.shields, face.doubles) for face in shield_faces)
    return _compared(attacks, defense_values(defense_die, campaign.defense), strength(g, DEFENDER))


def _compared(attacks: tuple[tuple[int, float], ...], shields: tuple[tuple[int, float], ...], force: int) -> float:
    return sum(mine * other for value, mine in attacks for shield, other in shields if value > shield + force)


@lru_cache(KEPT)
def attack_values(die: AttackDie, count: int, force: int, worth: int) -> tuple[tuple[int, float], ...]:
    """The highest attack values that can be reached with so many dice and warbands, each with its chance.

    >>> plain = ((0, 1, 0),) * 3 + ((1, 0, 0),) * 2 + ((2, 0, 1),)
    >>> [(value, round(chance, 3)) for value, chance in attack_values(plain, 1, 1, 1)]
    [(1, 0.5), (2, 0.5)]
    """
    found: dict[int, float] = defaultdict(float)
    for (swords, hollow, skulls), chance in _thrown(die, count):
        found[swords + hollow // 2 + worth * max(0, force - skulls)] += chance
    return tuple(sorted(found.items()))


@lru_cache(KEPT)
def _thrown(die: AttackDie, count: int) -> tuple[tuple[tuple[int, int, int], float], ...]:
    if not count:
        return (((0, 0, 0), 1.0),)
    found: dict[tuple[int, int, int], float] = defaultdict(float)
    for (swords, hollow, skulls), chance in _thrown(die, count - 1):
        for face in die:
            found[swords + face[0], hollow + face[1], skulls + face[2]] += chance / len(die)
    return tuple(found.items())


@lru_cache(KEPT)
def defense_values(die: DefenseDie, count: int) -> tuple[tuple[int, float], ...]:
    """What so many defense dice show, each with its chance.

    >>> plain = ((0, False),) * 2 + ((1, False),) * 2 + ((2, False), (0, True))
    >>> [(value, round(chance, 3)) for value, chance in defense_values(plain, 1)]
    [(0, 0.5), (1, 0.333), (2, 0.167)]
    """
    found: dict[int, float] = defaultdict(float)
    for (shields, doubles), chance in _shown(die, count):
        found[shields * 2**doubles] += chance
    return tuple(sorted(found.items()))


@lru_cache(KEPT)
def _shown(die: DefenseDie, count: int) -> tuple[tuple[tuple[int, int], float], ...]:
    if not count:
        return (((0, 0), 1.0),)
    found: dict[tuple[int, int], float] = defaultdict(float)
    for (shields, doubles), chance in _shown(die, count - 1):
        for face in die:
            found[shields + face[0], doubles + face[1]] += chance / len(die)
    return tuple(found.items())
