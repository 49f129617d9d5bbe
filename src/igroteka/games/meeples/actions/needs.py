"""Requirements: which meeples fill them, and who may still be sent without getting stuck (MM-LOC-04..06, MM-QUEST-22).

A need is what is still missing, as pairs of a class (or `any`, `prestige`) and a number.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from igroteka.kernel import from_box

from ..box import ANY, ANY_PRESTIGE, BASIC, CORRUPTION, PRESTIGE, Box
from ..might import ROLE, unit_of

Need = tuple[tuple[str, int], ...]


def need(requirement: Mapping[str, int]) -> Need:
    """The whole requirement, unfilled; the choosiest places first."""
    return tuple(sorted(requirement.items(), key=lambda part: (part[0] == ANY, part[0] == ANY_PRESTIGE)))


@from_box
def needs(box: Box) -> dict[str, Need]:
    """What every location and tower room needs."""
    locations = {place.id: need(place.requirement) for place in box.locations.values()}
    return locations | {room.id: need(room.requirement) for room in box.rooms.values()}


@lru_cache(maxsize=8192)
def missing(required: Need, party: tuple[str, ...]) -> Need:
    """What a party still lacks; one meeple fills one place, the choosiest places first.

    >>> missing((("warrior", 1), ("any", 1)), ("warrior",))
    (('any', 1),)
    >>> missing((("mage", 1), ("prestige", 1)), ("shaman:mage", "mage"))
    ()
    """
    free, lacking = list(party), []
    for unit, count in required:
        who = _fitting(unit, free)[:count]
        for meeple in who:
            free.remove(meeple)
        if len(who) < count:
            lacking.append((unit, count - len(who)))
    return tuple(lacking)


def _fitting(unit: str, meeples: list[str]) -> list[str]:
    """Who can fill a place for that class, those who can fill no other first."""
    if unit == ANY:
        return [meeple for meeple in meeples if meeple != CORRUPTION]
    if unit == ANY_PRESTIGE:
        return [meeple for meeple in meeples if unit_of(meeple) in PRESTIGE]
    return [unit] * meeples.count(unit) + [meeple for meeple in meeples if meeple.endswith(ROLE + unit)]


def filled(requirement: Mapping[str, int], party: Sequence[str]) -> bool:
    """Does the party meet the requirement? More and other meeples do no harm (MM-QUEST-22)."""
    return not missing(need(requirement), tuple(party))


@lru_cache(maxsize=8192)
def shapes(units: tuple[str, ...], stand_ins: tuple[str, ...]) -> tuple[str, ...]:
    """As what any of these meeples can be sent, each once; Corruption cannot."""
    different = tuple(unit for unit in dict.fromkeys(units) if unit != CORRUPTION)
    if not any(unit in different for unit in stand_ins):
        return different
    return tuple(form for unit in different for form in forms(unit, stand_ins))


def forms(unit: str, stand_ins: Sequence[str]) -> list[str]:
    """As what a meeple can be sent: as itself, and a stand-in also as any basic class.

    >>> forms("shaman", ["shaman"])[:2]
    ['shaman', 'shaman:peasant']
    """
    return [unit, *(f"{unit}{ROLE}{role}" for role in BASIC)] if unit in stand_ins else [unit]


@lru_cache(maxsize=16384)
def useful(lacking: Need, meeples: tuple[str, ...], stand_ins: tuple[str, ...]) -> tuple[str, ...]:
    """Who may be sent next so that the need shrinks and can still be filled by the rest.

    >>> useful((("peasant", 1), ("any", 1)), ("peasant", "warrior"), ())
    ('peasant', 'warrior')
    >>> useful((("peasant", 2),), ("peasant", "warrior"), ())
    ()
    >>> useful((("mage", 1),), ("corruption", "shaman"), ("shaman",))
    ('shaman:mage',)
    """
    if not any(unit in meeples for unit in stand_ins):  # whoever fits somewhere can be spared elsewhere
        for unit, count in lacking:  # the commonest refusal, found at once
            if unit not in (ANY, ANY_PRESTIGE) and meeples.count(unit) < count:
                return ()
        fitting = () if missing(lacking, meeples) else dict.fromkeys(meeples)
        return tuple(unit for unit in fitting if missing(lacking, (unit,)) != lacking)
    found = []
    for unit in dict.fromkeys(meeples):
        rest = list(meeples)
        rest.remove(unit)
        for meeple in forms(unit, stand_ins):
            left = missing(lacking, (meeple,))
            if left != lacking and _reachable(left, rest, stand_ins):
                found.append(meeple)
    return tuple(found)


def _reachable(lacking: Need, meeples: list[str], stand_ins: tuple[str, ...]) -> bool:
    """Could these meeples fill the need, each stand-in in some form?

    A stand-in fills a place for any basic class, and like everybody one for its own class, for prestige or for anyone:
    what the others leave open is given to the stand-ins, the choosiest places first.
    """
    wild = Counter(meeple for meeple in meeples if meeple in stand_ins)
    left = dict(missing(lacking, tuple(meeple for meeple in meeples if meeple not in stand_ins)))
    for unit in PRESTIGE:
        own = left.pop(unit, 0)
        if own > wild[unit]:
            return False
        wild[unit] -= own
    prestige = left.pop(ANY_PRESTIGE, 0)
    return prestige <= sum(wild[unit] for unit in PRESTIGE) and prestige + sum(left.values()) <= wild.total()


@lru_cache(maxsize=8192)
def finishers(required: Need, party: tuple[str, ...], meeples: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the meeples any one of whom makes the party complete.

    >>> finishers((("peasant", 2),), ("peasant",), ("mage", "peasant"))
    ('peasant',)
    """
    return tuple(meeple for meeple in meeples if not missing(required, (*party, meeple)))
