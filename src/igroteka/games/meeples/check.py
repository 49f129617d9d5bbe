"""What a box must hold to be played with: the counts of the rulebook, and names that mean something (MM-COMP)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from igroteka.kernel import Fault, fault, walk

from .box import (
    ANY,
    ANY_PRESTIGE,
    CITY,
    COMPLETION,
    DISTRICTS,
    END,
    MINION,
    MOST_LEVEL,
    ONGOING,
    OVERLORD,
    Box,
)
from .components import BOX
from .effects import Build, SentThere, Train, TypesAtLevel
from .passives import Watching
from .setup import BURIED, LEVELS
from .state import CITY_MONSTERS

MONSTERS = {1: 12, 2: 20, 3: 8}
"""How many monsters there are of each level (MM-COMP-26..28)."""
COUNCIL = {OVERLORD: 3, MINION: 1}
FIELDS = ("requirement", "units", "crown", "stock")
"""Fields whose keys are classes of meeples."""


def check_box(box: Box) -> Iterator[Fault]:
    """Everything that is wrong with a box."""
    yield from _check_meeples(box)
    yield from _check_heroes(box)
    yield from _check_city(box)
    yield from _check_monsters(box)
    yield from _check_quests(box)
    yield from _check_words(box)
    yield from _check_names(box, "", set(box.meeples) | {ANY, ANY_PRESTIGE})


def _check_meeples(box: Box) -> Iterator[Fault]:
    for meeple in box.meeples.values():
        if (meeple.kind, meeple.count) != (BOX.meeples[meeple.id].kind, BOX.meeples[meeple.id].count):
            yield fault(f"meeples.{meeple.id}", "meeples", count=BOX.meeples[meeple.id].count)


def _check_heroes(box: Box) -> Iterator[Fault]:
    for hero in box.heroes.values():
        levels = [card.level for card in hero.levels]
        many = len(BOX.heroes[hero.id].levels) > 1
        if levels != [*range(1, MOST_LEVEL + 1)] if many else len(levels) != 1:
            yield fault(f"heroes.{hero.id}.levels", "levels", count=MOST_LEVEL if many else 1)
        for card in hero.levels:
            if (card.ability is None) == bool(card.phases):
                yield fault(f"heroes.{hero.id}", "together", one="ability", two="phases")


def _check_city(box: Box) -> Iterator[Fault]:
    for location in box.locations.values():
        place = f"locations.{location.id}"
        if location.district != BOX.locations[location.id].district:
            yield fault(place, "district", district=BOX.locations[location.id].district)
        if not location.crown and not location.requirement:
            yield fault(place, "nobody")
        if location.crown and (location.requirement or location.reward or location.bonus):
            yield fault(place, "hill")
        if len(location.stock) > 1:
            yield fault(f"{place}.stock", "stock")
    for slot in box.slots.values():
        if slot.district != BOX.slots[slot.id].district:
            yield fault(f"slots.{slot.id}", "district", district=BOX.slots[slot.id].district)
    for capitol in box.capitol.values():
        if capitol.deals != BOX.capitol[capitol.id].deals:
            yield fault(f"capitol.{capitol.id}", "deals")


def _check_monsters(box: Box) -> Iterator[Fault]:
    roles = Counter[str](monster.role for monster in box.monsters.values())
    for role, count in COUNCIL.items():
        if roles[role] != count:
            yield fault("monsters", "council", role=role, needed=count, found=roles[role])
    city = [monster for monster in box.monsters.values() if monster.role == CITY]
    for level in LEVELS:
        found = [monster for monster in city if monster.level == level]
        if len(found) != MONSTERS[level]:
            yield fault("monsters", "monsters", level=level, needed=MONSTERS[level], found=len(found))
        least = BURIED.get(level, 0) + CITY_MONSTERS * (level == 1)
        few = sum(not monster.three_plus for monster in found)
        if few < least:
            yield fault("monsters", "for-two", level=level, needed=least, found=few)
    for monster in box.monsters.values():
        if (monster.district in DISTRICTS) != (monster.role == CITY):
            yield fault(f"monsters.{monster.id}", "home")
    if box.arrivals != BOX.arrivals:
        yield fault("arrivals", "arrivals", names=", ".join(BOX.arrivals))


def _check_quests(box: Box) -> Iterator[Fault]:
    for quest in box.quests.values():
        place = f"quests.{quest.id}"
        if quest.kind == END and (quest.cost or quest.reward or quest.bonus or quest.ability):
            yield fault(place, "end-quest")
        if quest.kind == COMPLETION and (quest.bonus or quest.ability):
            yield fault(place, "lasting", kind=ONGOING)
        if quest.kind != END and not isinstance(quest.goal, Watching):
            yield fault(place, "end-goal", kind=END)


def _check_words(box: Box) -> Iterator[Fault]:
    """Words that make sense in one place only."""
    for token in box.tokens.values():
        if not isinstance(token.condition, TypesAtLevel | SentThere):
            yield fault(f"tokens.{token.id}", "token")
    for table in ("heroes", "slots", "locations", "monsters", "quests", "rooms"):
        for name, record in getattr(box, table).items():
            for word in walk(record):
                if isinstance(word, Build | Train):
                    yield fault(f"{table}.{name}", "capitol-word", name=type(word).__name__)
                if isinstance(word, TypesAtLevel | SentThere):
                    yield fault(f"{table}.{name}", "token-word", name=type(word).__name__)


def _check_names(part: object, place: str, classes: set[str]) -> Iterator[Fault]:
    """Every class of meeples that is named in a requirement exists."""
    inner: Iterable[tuple[str, object]] = ()
    if isinstance(part, Struct):
        inner = [(name, getattr(part, name)) for name in part.__struct_fields__]
    elif isinstance(part, dict):
        inner = part.items()
        if place.rpartition(".")[2] in FIELDS:
            yield from (fault(place, "no-class", name=name) for name in part if name not in classes)
    elif isinstance(part, tuple):
        inner = [(str(number), one) for number, one in enumerate(part)]
    for name, value in inner:
        yield from _check_names(value, f"{place}.{name}".lstrip("."), classes)
