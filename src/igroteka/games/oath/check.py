"""What a box must hold to be played with: the counts of the rulebook, and what set-up and chronicles need.

The components themselves are always the same: the kernel sees to it that none is added or missing.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from igroteka.kernel import Fault, fault

from .box import CHANCELLOR, CITIZEN, EXILE, REGIONS, SUITS, Board, Box, Role
from .exchange.codes import FACEDOWN, NOTHING
from .setup.starts import FIRST_CARDS

OF_SUIT = 33
"""Denizens of each suit (OA-2.6)."""
SECRETS, FAVOR = 20, 36
"""OA-1.4-04, OA-1.4-05."""
WARBANDS: dict[Role, int] = {CHANCELLOR: 24, EXILE: 14, CITIZEN: 14}
"""OA-1.8-02, OA-1.9-02."""
ROLLED = ("5", "6", "7")
"""The rounds after which the die is rolled (OA-3.3)."""


def check_box(box: Box) -> Iterator[Fault]:
    """Everything that is wrong with a box."""
    yield from _check_suits(box)
    yield from _check_visions(box)
    yield from _check_board(box.board)
    yield from _check_numbers(box)


def _count(place: str, found: int, needed: int) -> Iterator[Fault]:
    if found != needed:
        yield fault(place, "count", found=found, needed=needed)


def _check_suits(box: Box) -> Iterator[Fault]:
    for suit in SUITS:
        denizens = sum(denizen.suit == suit for denizen in box.denizens.values())
        if denizens != OF_SUIT:
            yield fault("denizens", "of-suit", suit=suit, found=denizens, needed=OF_SUIT)
        edifices = sum(edifice.suit == suit for edifice in box.edifices.values())
        if edifices != 1:
            yield fault("edifices", "of-suit", suit=suit, found=edifices, needed=1)


def _check_visions(box: Box) -> Iterator[Fault]:
    for vision in box.visions.values():
        if (vision.goal is None) != (vision.oath is None):
            yield fault(f"visions.{vision.id}", "together", one="goal", two="oath")
    ranks = [vision.rank for vision in box.visions.values() if vision.goal]
    if len(set(ranks)) < len(ranks):
        yield fault("visions", "ranks")


def _all_there(place: str, found: Iterable[str], needed: Iterable[str]) -> Iterator[Fault]:
    if set(found) != set(needed):
        yield fault(place, "names", names=", ".join(needed))


def _check_board(board: Board) -> Iterator[Fault]:
    yield from _count("board.favor", board.favor, FAVOR)
    yield from _count("board.secrets", board.secrets, SECRETS)
    yield from _all_there("board.travel", board.travel, REGIONS)
    for region, costs in board.travel.items():
        yield from _all_there(f"board.travel.{region}", costs, REGIONS)
    yield from _all_there("board.warbands", board.warbands, WARBANDS)
    for role, count in WARBANDS.items():
        yield from _count(f"board.warbands.{role}", board.warbands.get(role, count), count)
    resting: tuple[Role, ...] = (CHANCELLOR, EXILE)
    for role in resting:
        warbands = [bracket.warbands for bracket in board.rest.get(role, ())]
        if not warbands or warbands[-1] != 0 or warbands != sorted(set(warbands), reverse=True):
            yield fault(f"board.rest.{role}", "brackets")
    for number, faces in board.end_rolls.items():
        if number not in ROLLED or not faces:
            yield fault(f"board.end_rolls.{number}", "end-rolls", names=", ".join(ROLLED))


def _check_numbers(box: Box) -> Iterator[Fault]:
    """Chronicles know cards and sites by their numbers: each fits into a byte, and is there once."""
    cards = [denizen.number - 1 for denizen in box.denizens.values()]
    cards += [number for edifice in box.edifices.values() for number in (edifice.number - 1, edifice.number)]
    cards += [card.number for table in (box.relics, box.visions) for card in table.values()]
    yield from _distinct("denizens", cards, NOTHING)
    yield from _distinct("sites", [site.number for site in box.sites.values()], FACEDOWN)
    low = sum(denizen.number <= FIRST_CARDS for denizen in box.denizens.values())
    if low != FIRST_CARDS:
        yield fault("denizens", "low-numbers", found=low, needed=FIRST_CARDS)


def _distinct(place: str, numbers: list[int], most: int) -> Iterator[Fault]:
    for number, count in Counter(numbers).items():
        if count > 1 or number >= most:
            yield fault(place, "number", number=number)
