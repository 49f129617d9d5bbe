"""What a box must hold to be played with: the counts of the rulebook."""

from collections import Counter
from collections.abc import Iterator

from igroteka.kernel import Fault, fault

from .box.tables import Box
from .box.terms import BASIC_ACTION

STARTING_DECK = 16
"""MK-COMP-08."""
DAYS = 6
"""Tactics of each time of day."""


def check_box(box: Box) -> Iterator[Fault]:
    """Everything that is wrong with a box."""
    deck = sum(card.copies for card in box.cards.values() if card.kind == BASIC_ACTION and not card.hero)
    yield from _count("cards", deck, STARTING_DECK)
    times = Counter(tactic.time for tactic in box.tactics.values())
    for time in ("day", "night"):
        yield from _count(f"tactics.{time}", times[time], DAYS)
    for hero in box.heroes.values():
        for common, own in hero.replaces.items():
            if common not in box.cards or own not in box.cards:
                yield fault(f"heroes.{hero.id}.replaces", "unknown", name=own)


def _count(place: str, found: int, needed: int) -> Iterator[Fault]:
    if found != needed:
        yield fault(place, "count", found=found, needed=needed)
