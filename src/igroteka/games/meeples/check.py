"""What a box must hold to be played with: the counts of the rulebook, and names that mean something (MM-COMP)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

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
from .setup import BURIED, LEVELS
from .state import ARRIVALS, CITY_MONSTERS

MONSTERS = {1: 12, 2: 20, 3: 8}
"""How many monsters there are of each level (MM-COMP-26..28)."""
COUNCIL = {OVERLORD: 3, MINION: 1}
FIELDS = ("requirement", "units", "crown", "stock")
"""Fields whose keys are classes of meeples."""


def check_box(box: Box) -> Iterator[str]:
    """Everything that is wrong with a box, sentence by sentence."""
    yield from _check_meeples(box)
    yield from _check_heroes(box)
    yield from _check_city(box)
    yield from _check_monsters(box)
    yield from _check_quests(box)
    yield from _check_words(box)
    yield from _check_names(box, "", set(box.meeples) | {ANY, ANY_PRESTIGE})


def _check_meeples(box: Box) -> Iterator[str]:
    for meeple in box.meeples.values():
        if (meeple.kind, meeple.count) != (BOX.meeples[meeple.id].kind, BOX.meeples[meeple.id].count):
            yield f"meeples.{meeple.id}: the box holds {BOX.meeples[meeple.id].count} of them (MM-COMP-02..10)."


def _check_heroes(box: Box) -> Iterator[str]:
    for hero in box.heroes.values():
        levels = [card.level for card in hero.levels]
        many = len(BOX.heroes[hero.id].levels) > 1
        if levels != [*range(1, MOST_LEVEL + 1)] if many else len(levels) != 1:
            yield f"heroes.{hero.id}.levels: there are {MOST_LEVEL if many else 1} (MM-DEV-20, MM-PREST-11)."
        for card in hero.levels:
            if (card.ability is None) == bool(card.phases):
                yield f'heroes.{hero.id}: "ability" and "phases" go together.'


def _check_city(box: Box) -> Iterator[str]:
    for location in box.locations.values():
        place = f"locations.{location.id}"
        if location.district != BOX.locations[location.id].district:
            yield f'{place}: its district is "{BOX.locations[location.id].district}" (MM-COMP-16).'
        if not location.crown and not location.requirement:
            yield f"{place}: a location needs somebody."
        if location.crown and (location.requirement or location.reward or location.bonus):
            yield f'{place}: a King of the Hill location has nothing but its "crown".'
        if len(location.stock) > 1:
            yield f"{place}.stock: there is one class of meeples on a location."
    for slot in box.slots.values():
        if slot.district != BOX.slots[slot.id].district:
            yield f'slots.{slot.id}: its district is "{BOX.slots[slot.id].district}".'
    for capitol in box.capitol.values():
        if capitol.deals != BOX.capitol[capitol.id].deals:
            yield f"capitol.{capitol.id}: its deals are those of the rulebook (MM-DEV-06..10)."


def _check_monsters(box: Box) -> Iterator[str]:
    roles = Counter[str](monster.role for monster in box.monsters.values())
    for role, count in COUNCIL.items():
        if roles[role] != count:
            yield f'monsters: {count} of the role "{role}" are needed, not {roles[role]} (MM-COMP-29).'
    city = [monster for monster in box.monsters.values() if monster.role == CITY]
    for level in LEVELS:
        found = [monster for monster in city if monster.level == level]
        if len(found) != MONSTERS[level]:
            yield f"monsters: {MONSTERS[level]} of level {level} are needed, not {len(found)} (MM-COMP-26..28)."
        least = BURIED.get(level, 0) + CITY_MONSTERS * (level == 1)
        few = sum(not monster.three_plus for monster in found)
        if few < least:
            yield f'monsters: two players need {least} of level {level} without "three_plus", not {few}.'
    for monster in box.monsters.values():
        if (monster.district in DISTRICTS) != (monster.role == CITY):
            yield f"monsters.{monster.id}: monsters of the city have a district, the Dark Council has none."
    if box.arrivals != BOX.arrivals:
        yield f"arrivals: there are {ARRIVALS}: {', '.join(BOX.arrivals)}."


def _check_quests(box: Box) -> Iterator[str]:
    for quest in box.quests.values():
        place = f"quests.{quest.id}"
        if quest.kind == END and (quest.cost or quest.reward or quest.bonus or quest.ability):
            yield f"{place}: a quest for the end of the game gives nothing but VP."
        if quest.kind == COMPLETION and (quest.bonus or quest.ability):
            yield f'{place}: what lasts belongs to a quest of the kind "{ONGOING}".'
        if quest.kind != END and not quest.goal.moment:
            yield f'{place}: this goal is only for the kind "{END}".'


def _check_words(box: Box) -> Iterator[str]:
    """Words that make sense in one place only."""
    for token in box.tokens.values():
        if not isinstance(token.condition, TypesAtLevel | SentThere):
            yield f'tokens.{token.id}: "TypesAtLevel" or "SentThere" is expected.'
    for table in ("heroes", "slots", "locations", "monsters", "quests", "rooms"):
        for name, record in getattr(box, table).items():
            for word in _words(record):
                if isinstance(word, Build | Train):
                    yield f'{table}.{name}: "{type(word).__name__}" belongs to the Capitol.'
                if isinstance(word, TypesAtLevel | SentThere):
                    yield f'{table}.{name}: "{type(word).__name__}" belongs to a bonus token.'


def _words(part: object) -> Iterator[object]:
    """A record and everything inside it."""
    yield part
    if isinstance(part, Struct):
        part = tuple(getattr(part, name) for name in part.__struct_fields__)
    if isinstance(part, dict):
        part = tuple(part.values())
    for inner in part if isinstance(part, tuple) else ():
        yield from _words(inner)


def _check_names(part: object, place: str, classes: set[str]) -> Iterator[str]:
    """Every class of meeples that is named in a requirement exists."""
    inner: Iterable[tuple[str, object]] = ()
    if isinstance(part, Struct):
        inner = [(name, getattr(part, name)) for name in part.__struct_fields__]
    elif isinstance(part, dict):
        inner = part.items()
        if place.rpartition(".")[2] in FIELDS:
            yield from (f'{place}: there is no class "{name}".' for name in part if name not in classes)
    elif isinstance(part, tuple):
        inner = [(str(number), one) for number, one in enumerate(part)]
    for name, value in inner:
        yield from _check_names(value, f"{place}.{name}".lstrip("."), classes)
