"""Laying the table, step by step (OA-1.1 to OA-1.22)."""

from collections.abc import Sequence

from igroteka.kernel import Chance

from ..actions.revealing import stock_site
from ..actions.warbands import gain_warbands, put_at
from ..actions.zones import add_adviser, discard
from ..box import (
    BANNERS,
    CHANCELLOR,
    CITIZEN,
    COLOURS,
    CRADLE,
    EXILE,
    GRAND_SCEPTER,
    PURPLE,
    REGIONS,
    SLOTS,
    SUITS,
    Box,
    Colour,
    Role,
)
from ..chronicle import Chronicle, archive_of, built_world, layers_of, site_deck_of
from ..state import WAKE, Place, Player, State
from .options import CHANCE, Options

SMALL_TABLE, FEW, MANY = 4, 3, 4
"""Up to four players the banks begin with 3 favor, else with 4 (OA-1.6)."""
BOARD_WARBANDS, TOP_WARBANDS = 3, 2
DEALT = 3


def unpack(box: Box, chronicle: Chronicle, options: Options, seats: int, chance: Chance) -> State:
    """The board with its sites and decks, and the players with their boards, nothing being handed out yet."""
    order = _order(options, seats, chance)
    players = _players(order, options.colours, chronicle)
    world = list(chronicle.world)
    if not any(card in box.visions for card in world):
        world = built_world(chance, world, list(box.visions))
    g = State(
        chance=chance,
        players=players,
        order=order,
        oath=chronicle.oath,
        title=order[0],
        places=[
            Place(record.site, record.faceup, list(record.cards), list(record.relics)) for record in chronicle.sites
        ],
        banks=dict.fromkeys(SUITS, 0),
        favor=box.board.favor,
        secrets=box.board.secrets,
        banner_tokens=dict.fromkeys(BANNERS, 0),
        world=world[::-1],
        layers=layers_of(len(world)),
        piles={region: [] for region in REGIONS},
        relic_deck=list(chronicle.relics[::-1]),
        reliquary=[""] * len(box.reliquary),
        site_deck=site_deck_of(box, chronicle),
        archive=archive_of(box, chronicle),
        dispossessed=list(chronicle.dispossessed),
    )
    g.boxed_citizens = [colour for colour in chronicle.citizens if colour not in {one.colour for one in players}]
    for player in players:
        player.bank = box.board.warbands[player.role]
    g.players[order[0]].relics.append(GRAND_SCEPTER)
    g.open(box)
    return g


def _order(options: Options, seats: int, chance: Chance) -> list[int]:
    """The seats in turn order: the Chancellor, then the others as they sit or by chance (OA-1.7)."""
    if options.colours:
        first = options.colours.index(PURPLE)
    elif options.chancellor == CHANCE:
        first = chance.pick(range(seats))
    else:
        first = options.chancellor - 1
    others = [(first + step) % seats for step in range(1, seats)]
    return [first, *(chance.shuffled(others) if options.seating == CHANCE else others)]


def _players(order: Sequence[int], colours: Sequence[Colour], chronicle: Chronicle) -> list[Player]:
    """The boards by seat, each on the side that the chronicle has fixed (OA-1.8, OA-1.9)."""
    dealt = dict(zip(order, COLOURS, strict=False))
    players = []
    for seat in sorted(order):
        colour = colours[seat] if colours else dealt[seat]
        role: Role = CHANCELLOR if seat == order[0] else CITIZEN if colour in chronicle.citizens else EXILE
        players.append(Player(seat, colour, role))
    return players


def lay_out(g: State) -> None:
    """Everything that is handed out once the boards are known; the opening has its steps before it."""
    _fill_banks(g)
    _equip_chancellor(g)
    for player in g.in_turn_order()[1:]:
        player.favor, player.secrets = 1, 1
        g.favor, g.secrets = g.favor - 1, g.secrets - 1
        gain_warbands(g, player, BOARD_WARBANDS)
    _prepare_sites(g)
    if missing_favor(g):
        g.pending = ["favor"]
    else:
        deal_out(g)


def deal_out(g: State) -> None:
    """Relics for the Reliquary, cards for the discard piles and the players; pawns and advisers are chosen next."""
    _fill_reliquary(g)
    _deal(g)
    g.pending = [f"{deed} {seat}" for seat in g.order for deed in ("pawn", "keep")]


def _fill_banks(g: State) -> None:
    g.banner_tokens = dict.fromkeys(BANNERS, 1)
    per_bank = FEW if len(g.players) <= SMALL_TABLE else MANY
    g.banks = dict.fromkeys(SUITS, per_bank)
    g.favor -= per_bank * len(SUITS) + 1
    g.secrets -= 1


def top_site(g: State) -> int:
    """The topmost faceup site of the Cradle (OA-1.12-02, OA-AMB-02)."""
    return next(slot for slot, place in enumerate(g.places) if place.faceup and SLOTS[slot] == CRADLE)


def _equip_chancellor(g: State) -> None:
    """Favor, a secret, warbands, perhaps a banner (OA-1.11 to OA-1.14)."""
    chancellor = g.chancellor
    chancellor.favor, chancellor.secrets = 2, 1
    g.favor, g.secrets = g.favor - 2, g.secrets - 1
    gain_warbands(g, chancellor, BOARD_WARBANDS)
    for slot, place in enumerate(g.places):
        count = TOP_WARBANDS if slot == top_site(g) else int(any(card in g.box.suits for card in place.cards))
        if count:
            chancellor.bank -= count
            put_at(place, PURPLE, count)
    banner = g.box.oaths[g.oath].banner
    if banner:
        chancellor.banners.append(banner)


def _prepare_sites(g: State) -> None:
    """The starting requirements of faceup sites, as far as favor goes round (OA-1.16, OA-2.8.2)."""
    if missing_favor(g) <= g.favor:
        for place in g.places:
            place.favor = g.box.sites[place.site].favor if place.faceup else 0
            g.favor -= place.favor
    for place in g.places:
        if place.faceup:
            stock_site(g, place)


def missing_favor(g: State) -> int:
    """How much favor the faceup sites still ask for."""
    return sum(g.box.sites[place.site].favor - place.favor for place in g.places if place.faceup)


def _fill_reliquary(g: State) -> None:
    """Four relics, at random (OA-1.17)."""
    relics = [g.relic_deck.pop() for _ in g.reliquary]
    g.reliquary = g.chance.shuffled(relics)


def _deal(g: State) -> None:
    """From the bottom of the world deck: a card for each discard pile, three for each player (OA-1.19 to OA-1.22)."""
    for region in REGIONS:
        g.piles[region].append(_from_bottom(g))
    for player in g.in_turn_order():
        player.drawn = [_from_bottom(g) for _ in range(DEALT)]
        g.visions_drawn += sum(g.box.is_vision(card) for card in player.drawn)


def _from_bottom(g: State) -> str:
    layer = max(number for number, count in enumerate(g.layers) if count)
    g.layers[layer] -= 1
    return g.world.pop(0)


def place_pawn(g: State, player: Player, slot: int) -> None:
    """A pawn comes to the map (OA-1.23)."""
    player.at = slot
    g.tell("pawn_placed", player.seat, g.word(slot))


def keep_card(g: State, player: Player, card: str) -> None:
    """Of the dealt cards one stays as a facedown adviser; the others are to be discarded (OA-1.23-04, OA-1.23-05)."""
    add_adviser(g, player, card, faceup=False)
    g.tell("kept", player.seat)


def open_by_script(g: State, script: Sequence[tuple[str, str]]) -> None:
    """The opening of the learning game is settled."""
    for player, (site, card) in zip(g.in_turn_order(), script, strict=True):
        place_pawn(g, player, g.slot(site))
        keep_card(g, player, card)
        for other in list(player.drawn):
            discard(g, player, other)
    g.pending, g.phase = [], WAKE
