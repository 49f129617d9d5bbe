"""Set-up: the city, the decks, the Dark Council, and each player's first meeples (MM-SETUP, MM-TOWER-02..03)."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from igroteka.kernel import BadSetup, Chance

from .actions.meeples import draw
from .box import CITY, CORRUPTION, DISTRICTS, OVERLORD, PEASANT, Box
from .state import (
    CITY_MONSTERS,
    DRAW_SIZES,
    MONSTER_SLOTS,
    OFFER_SIZE,
    QUESTS_EACH,
    Player,
    State,
    Tower,
    Turn,
)

CORRUPTION_EACH, PEASANTS_EACH = 3, 7
LEVELS = (1, 2, 3)
BURIED = {1: 4, 2: 8}
"""How many monsters of a level the arrival card is shuffled into; of the last level it is half (MM-SETUP-13..15)."""
ROOMS_PER_TOWER = 5


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game: whether to play with the Four Towers (MM-TOWER-01)."""

    towers: Literal["with", "without"] = "without"


def setup(box: Box, options: Options, seats: int, chance: Chance) -> State:
    """Everything on the table, first hands drawn, first player found."""
    tokens = chance.shuffled(sorted(box.tokens))
    deck = monster_deck(box, seats, chance)
    locations = chance.shuffled(sorted(name for name, location in box.locations.items() if not location.district))
    quests = chance.shuffled(sorted(box.quests))
    g = State(
        chance=chance,
        players=[Player(seat, levels=dict.fromkeys(trainable(box), 1)) for seat in range(seats)],
        first=0,
        turn=Turn(0),
        supply={meeple.id: meeple.count for meeple in box.meeples.values()},
        monsters={district: [""] * MONSTER_SLOTS for district in DISTRICTS},
        slots=dict.fromkeys(box.slots, ""),
        built={place.id: place.district for place in box.locations.values() if place.district},
        offer=[locations.pop() for _ in range(OFFER_SIZE)],
        location_stack=locations,
        monster_deck=deck,
        quest_deck=quests,
        council={
            name: tokens.pop() if monster.role == OVERLORD else ""
            for name, monster in box.monsters.items()
            if monster.role != CITY
        },
        towers=_towers(box, chance) if options.towers == "with" else {},
    )
    g.open(box)
    _populate(g)
    for player in g.players:
        player.quests = [g.quest_deck.pop() for _ in range(QUESTS_EACH)]
        player.bag = [CORRUPTION] * CORRUPTION_EACH + [PEASANT] * PEASANTS_EACH
        draw(g, player, DRAW_SIZES[0])
    g.supply[CORRUPTION] -= CORRUPTION_EACH * seats
    g.supply[PEASANT] -= PEASANTS_EACH * seats
    most = max(player.tavern.count(CORRUPTION) for player in g.players)
    g.first = chance.pick([player.seat for player in g.players if player.tavern.count(CORRUPTION) == most])
    g.turn = Turn(g.first)
    return g


def tell_setup(g: State) -> None:
    """Tell how the table was laid, when the first turn begins: while it is being laid, nobody listens yet."""
    for monster, token in g.council.items():
        if token:
            g.tell("token", monster, token)
    for district, slots in g.monsters.items():
        for monster in filter(None, slots):
            g.tell("appeared", monster, district)
    for token in g.offer:
        g.tell("offered", token)
    for district, tower in g.towers.items():
        g.tell("opened", tower.room, district)
    for player in g.players:
        for quest in player.quests:
            g.tell("drew_quest", player.seat, quest, to=(player.seat,))
        for unit in player.tavern:
            g.tell("drew", player.seat, unit)
    g.tell("first", g.first)


def trainable(box: Box) -> list[str]:
    """The classes that can be trained: those with more than one level (MM-AMB-06)."""
    return [unit for unit, hero in box.heroes.items() if len(hero.levels) > 1]


def of_level(box: Box, seats: int, level: int) -> list[str]:
    """The monsters of a level that are played with (MM-SETUP-11, MM-SETUP-12)."""
    return sorted(
        monster.id
        for monster in box.monsters.values()
        if monster.role == CITY and monster.level == level and (seats > 2 or not monster.three_plus)
    )


def buried_in(box: Box, seats: int, level: int) -> int:
    """How many monsters of a level share the bottom of its stack with the arrival card (MM-AMB-02, MM-AMB-04)."""
    return BURIED[level] if level in BURIED else len(of_level(box, seats, level)) // 2


def stack(monsters: Sequence[str], arrival: str, buried: int, chance: Chance) -> list[str]:
    """The shuffled monsters of a level, the arrival card somewhere among the lowest; the last card is the top."""
    cards = chance.shuffled(monsters)
    if arrival:
        cards.insert(chance.pick(range(min(buried, len(cards)) + 1)), arrival)
    return cards


def monster_deck(box: Box, seats: int, chance: Chance) -> list[str]:
    """Level 1 on top of level 2 on top of level 3 (MM-SETUP-13..16)."""
    stacks = [
        stack(of_level(box, seats, level), arrival, buried_in(box, seats, level), chance)
        for level, arrival in zip(LEVELS, box.arrivals, strict=True)
    ]
    deck = [card for cards in reversed(stacks) for card in cards]
    if set(deck[-CITY_MONSTERS:]) & set(box.arrivals):
        raise BadSetup(f"{seats} players need at least {CITY_MONSTERS + BURIED[1]} monsters of level 1.")
    return deck


def _populate(g: State) -> None:
    """Six monsters move in, each into its own district or, if that is full, any other (MM-SETUP-17, MM-AMB-03)."""
    for _ in range(CITY_MONSTERS):
        monster = g.monster_deck.pop()
        district: str = g.box.monsters[monster].district
        if "" not in g.monsters[district]:
            district = g.chance.pick([other for other, slots in g.monsters.items() if "" in slots])
        slots = g.monsters[district]
        slots[slots.index("")] = monster


def _towers(box: Box, chance: Chance) -> dict[str, Tower]:
    rooms = chance.shuffled(sorted(box.rooms))
    towers = {}
    for district in DISTRICTS:
        below, rooms = rooms[:ROOMS_PER_TOWER], rooms[ROOMS_PER_TOWER:]
        towers[district] = Tower(below.pop(), below)
    return towers
