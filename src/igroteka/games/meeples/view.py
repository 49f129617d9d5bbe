"""What a seat may know of the table, and how to deal anew all that it may not (MM-INFO)."""

from msgspec import Struct

from igroteka.kernel import Chance

from .actions.city import overrun
from .actions.power import arranged, might_of
from .setup import LEVELS, buried_in, stack
from .state import DRAW_SIZES, USED, Party, Player, State


class PlayerView(Struct, frozen=True, kw_only=True):
    """A player as everybody sees them. What is in a bag is not shown (MM-INFO-03), nor are quests before the end.

    `strengths` are the classes' combat powers as they stand, apart from company and opponent.
    """

    seat: int
    vp: int
    tavern: list[str]
    lodgings: list[str]
    kept: list[str]
    bag_size: int
    levels: dict[str, int]
    strengths: dict[str, int]
    quests: list[str]
    quest_count: int
    completed: list[str]
    pile: list[str]
    rooms: list[str]
    fought: list[str]


class TowerView(Struct, frozen=True):
    """A tower: its open room ("" if none) and how many rooms lie face down."""

    room: str
    left: int


class View(Struct, frozen=True, kw_only=True):
    """The table as everybody sees it. `powers` are those of the active player's parties at monsters.

    `overrun` tells how many Peasants each place in a district attracts.
    """

    round: int
    phase: str
    first: int
    active: int
    arrivals: int
    draw_size: int
    final: int
    over: bool
    supply: dict[str, int]
    monsters: dict[str, list[str]]
    overrun: dict[str, int]
    arriving: str
    monster_deck_size: int
    council: dict[str, str]
    slots: dict[str, str]
    stock: dict[str, int]
    offer: list[str]
    location_stack_size: int
    towers: dict[str, TowerView]
    quest_deck_size: int
    quest_discard: list[str]
    parties: dict[str, Party]
    powers: dict[str, int]
    used: list[str]
    players: list[PlayerView]


class Own(Struct, frozen=True):
    """What only the player sees: the quests in hand."""

    quests: list[str]


def view(g: State) -> View:
    """What everybody may know."""
    return View(
        round=g.round,
        phase=g.turn.phase,
        first=g.first,
        active=g.turn.seat,
        arrivals=g.arrivals,
        draw_size=DRAW_SIZES[g.arrivals],
        final=g.final,
        over=g.over,
        supply=g.supply,
        monsters=g.monsters,
        overrun={district: overrun(g, district) for district in g.monsters},
        arriving=g.arriving,
        monster_deck_size=len(g.monster_deck),
        council=g.council,
        slots=g.slots,
        stock=g.stock,
        offer=g.offer,
        location_stack_size=len(g.location_stack),
        towers={district: TowerView(tower.room, len(tower.below)) for district, tower in g.towers.items()},
        quest_deck_size=len(g.quest_deck),
        quest_discard=g.quest_discard,
        parties=g.parties,
        powers=_powers(g),
        used=g.lasting_about(USED),
        players=[_player_view(g, player) for player in g.players],
    )


def _powers(g: State) -> dict[str, int]:
    """How strong the active player's parties are."""
    me = g.active
    monsters = g.box.monsters
    fights = [(monsters[name], party.units) for name, party in g.parties.items() if name in monsters]
    return arranged(might_of(g, me), fights)


def _player_view(g: State, player: Player) -> PlayerView:
    might = might_of(g, player)
    return PlayerView(
        seat=player.seat,
        vp=player.vp,
        tavern=player.tavern,
        lodgings=player.lodgings,
        kept=player.kept,
        bag_size=len(player.bag),
        levels=player.levels,
        strengths={unit: might.own(unit) for unit in might.strengths},
        quests=player.quests if g.over else [],
        quest_count=len(player.quests),
        completed=player.completed,
        pile=player.pile,
        rooms=player.rooms,
        fought=player.fought,
    )


def private_view(g: State, seat: int) -> Own:
    """What the seat alone may know besides."""
    return Own(g.players[seat].quests)


def redeal(g: State, seat: int | None, chance: Chance) -> None:
    """Deal anew what the seat (None: a spectator) cannot know: quests of others, and the order of every deck.

    Bags hold what everybody has seen go into them; what comes out next is chance, which is new too.
    """
    _redeal_monsters(g, chance)
    g.location_stack[:] = chance.shuffled(sorted(g.location_stack))
    if not g.over:
        _redeal_quests(g, seat, chance)
    rooms = chance.shuffled(sorted(room for tower in g.towers.values() for room in tower.below))
    for tower in g.towers.values():
        tower.below[:] = [rooms.pop() for _ in tower.below]
    g.chance = chance.spawn()


def _redeal_monsters(g: State, chance: Chance) -> None:
    """Which monsters are left of each level is known, and among which the arrival card must be (MM-SETUP-13..15)."""
    left: dict[int, list[str]] = {level: [] for level in LEVELS}
    for name in sorted(g.monster_deck):
        if name not in g.box.arrivals:
            left[g.box.monsters[name].level].append(name)
    deck: list[str] = []
    for level, arrival in reversed(list(zip(LEVELS, g.box.arrivals, strict=True))):
        hidden = arrival if arrival in g.monster_deck else ""
        deck += stack(left[level], hidden, buried_in(g.box, len(g.players), level), chance)
    g.monster_deck[:] = deck


def _redeal_quests(g: State, seat: int | None, chance: Chance) -> None:
    hands = [player.quests for player in g.players if player.seat != seat]
    unseen = chance.shuffled(sorted(g.quest_deck + [quest for hand in hands for quest in hand]))
    for hand in hands:
        hand[:] = [unseen.pop() for _ in hand]
    g.quest_deck[:] = unseen
