"""What a box must hold to be played with: the counts of the rulebook, and what set-up and chronicles need."""

from collections import Counter
from collections.abc import Iterable, Iterator

from igroteka.kernel import Fault, fault

from .box import (
    BANNERS,
    CHANCELLOR,
    CITIZEN,
    EXILE,
    GRAND_SCEPTER,
    OATHS,
    REGIONS,
    SUITS,
    Board,
    Box,
    Role,
)
from .exchange.codes import FACEDOWN, NOTHING
from .setup.starts import FIRST_CARDS, FIRST_SITES, LEARNING_CHRONICLE

OF_SUIT = 33
"""Denizens of each suit (OA-2.6)."""
RELICS, SITES, VISIONS = 21, 23, 5
SECRETS, FAVOR = 20, 36
"""OA-1.4-04, OA-1.4-05."""
WARBANDS: dict[Role, int] = {CHANCELLOR: 24, EXILE: 14, CITIZEN: 14}
"""OA-1.8-02, OA-1.9-02."""
ROLLED = ("5", "6", "7")
"""The rounds after which the die is rolled (OA-3.3)."""


def check_box(box: Box) -> Iterator[Fault]:
    """Everything that is wrong with a box."""
    yield from _check_counts(box)
    yield from _check_names(box)
    yield from _check_goals(box)
    yield from _check_board(box.board)
    yield from _check_numbers(box)
    yield from _check_first_game(box)


def _count(place: str, found: int, needed: int) -> Iterator[Fault]:
    if found != needed:
        yield fault(place, "count", found=found, needed=needed)


def _check_counts(box: Box) -> Iterator[Fault]:
    yield from _count("relics", len(box.relics), RELICS)
    yield from _count("sites", len(box.sites), SITES)
    yield from _count("visions", len(box.visions), VISIONS)
    for suit in SUITS:
        denizens = sum(denizen.suit == suit for denizen in box.denizens.values())
        if denizens != OF_SUIT:
            yield fault("denizens", "of-suit", suit=suit, found=denizens, needed=OF_SUIT)
        edifices = sum(edifice.suit == suit for edifice in box.edifices.values())
        if edifices != 1:
            yield fault("edifices", "of-suit", suit=suit, found=edifices, needed=1)


def _check_names(box: Box) -> Iterator[Fault]:
    """Cards of every kind lie side by side: no two of them have the same name."""
    names = Counter(
        (
            *(*box.denizens, *box.edifices, *box.ruins, *box.relics, *box.sites, *box.visions, *box.banners),
            *(space.id for space in box.reliquary),
        )
    )
    for name, count in names.items():
        if count > 1:
            yield fault("", "same-name", name=name)
    if GRAND_SCEPTER not in box.relics:
        yield fault("relics", "missing", name=GRAND_SCEPTER)


def _check_goals(box: Box) -> Iterator[Fault]:
    yield from _all_there("oaths", box.oaths, OATHS)
    yield from _all_there("banners", box.banners, BANNERS)
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


def _distinct(place: str, numbers: list[int], most: int) -> Iterator[Fault]:
    for number, count in Counter(numbers).items():
        if count > 1 or number >= most:
            yield fault(place, "number", number=number)


def _check_first_game(box: Box) -> Iterator[Fault]:
    """What the first game and the learning game lay out by name."""
    low = sum(denizen.number <= FIRST_CARDS for denizen in box.denizens.values())
    yield from _count("denizens", low, FIRST_CARDS)
    laid = LEARNING_CHRONICLE
    cards = [*(card for _, card in FIRST_SITES), *laid.world, *laid.relics]
    cards += [name for record in laid.sites for name in (record.site, *record.cards, *record.relics)]
    known = {*box.denizens, *box.visions, *box.relics, *box.sites}
    for name in dict.fromkeys(cards):
        if name not in known:
            yield fault("", "first-game", name=name)
