"""What a seat may know of the table, and how to deal anew all that it may not (TY-INFO)."""

from collections.abc import Mapping

from msgspec import Struct

from igroteka.kernel import Chance

from .actions.control import controlled_sites, totally_controlled
from .actions.pieces import spies_in_barracks
from .scoring import sheets
from .state import FOR_SALE, Marker, Player, State


class PlayerView(Struct, frozen=True, kw_only=True):
    """A House as everybody sees it.

    `unseen` are the cards of the draw deck and the hand, in alphabetical order. What is in them is known to all who
    have watched; how they lie is not.
    """

    seat: int
    colour: str
    hand_size: int
    deck_size: int
    unseen: list[str]
    discard: list[str]
    inner_circle: list[str]
    troops: int
    spies: list[str]
    spies_left: int
    trophies: str
    vp: int
    score: int


class Control(Struct, frozen=True):
    """Who controls a site, and whether totally (TY-CTRL)."""

    holder: str
    total: bool


class View(Struct, frozen=True, kw_only=True):
    """The table as everybody sees it."""

    round: int
    first: int
    active: int
    power: int
    influence: int
    played: list[str]
    sections: list[str]
    troops: dict[str, str]
    control: dict[str, Control]
    markers: dict[str, Marker]
    market: list[str]
    market_deck_size: int
    piles: dict[str, int]
    devoured: list[str]
    devoured_for_sale: bool
    ending: str
    over: bool
    players: list[PlayerView]


class Own(Struct, frozen=True, kw_only=True):
    """What only a House itself sees: its hand, and which cards are left in its deck, in alphabetical order."""

    hand: list[str]
    deck: list[str]


def view(g: State) -> View:
    """What everybody may know."""
    held = controlled_sites(g)
    scores = [sum(points.values()) for points in sheets(g, held)]
    return View(
        round=g.round,
        first=g.first,
        active=g.turn.seat,
        power=g.turn.power,
        influence=g.turn.influence,
        played=[played.card for played in g.turn.played if played.here],
        sections=g.sections,
        troops=g.troops,
        control=_control(g, held),
        markers=g.markers,
        market=g.market,
        market_deck_size=len(g.market_deck),
        piles=g.piles,
        devoured=g.devoured,
        devoured_for_sale=bool(g.lasts(FOR_SALE)),
        ending=g.ending,
        over=g.over,
        players=[_player_view(player, score) for player, score in zip(g.players, scores, strict=True)],
    )


def _control(g: State, held: Mapping[str, list[str]]) -> dict[str, Control]:
    control: dict[str, Control] = {}
    for player in g.players:
        sites = held[player.colour]
        total = totally_controlled(g, player, sites)
        control |= {site: Control(player.colour, site in total) for site in sites}
    return control


def _player_view(player: Player, score: int) -> PlayerView:
    return PlayerView(
        seat=player.seat,
        colour=player.colour,
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        unseen=sorted(player.deck + player.hand),
        discard=player.discard,
        inner_circle=player.inner_circle,
        troops=player.troops,
        spies=player.spies,
        spies_left=spies_in_barracks(player),
        trophies=player.trophies,
        vp=player.vp,
        score=score,
    )


def private_view(g: State, seat: int) -> Own:
    """What the seat alone may know besides."""
    player = g.players[seat]
    return Own(hand=player.hand, deck=sorted(player.deck))


def redeal(g: State, seat: int | None, chance: Chance) -> None:
    """Deal anew what the seat (None: a spectator) cannot know: the order of decks, the others' hands.

    What is dealt depends on the chance alone, never on how the hidden cards really lie.
    """
    g.market_deck[:] = chance.shuffled(sorted(g.market_deck))
    for player in g.players:
        if player.seat != seat:
            unseen = chance.shuffled(sorted(player.hand + player.deck))
            player.hand[:] = unseen[: len(player.hand)]
            player.deck[:] = unseen[len(player.hand) :]
        else:
            player.deck[:] = chance.shuffled(sorted(player.deck))
    g.chance = chance.spawn()
