"""What a seat may know of the table, and how to deal anew all that it may not (LV-INFO)."""

from itertools import chain

from msgspec import Struct

from igroteka.kernel import Chance

from .box import Role
from .combat.rolls import Term, combat_terms, combat_value, dice
from .ending import tied
from .scoring import ahead
from .state import KEPT_OPEN, SETUP, VENOM, Combat, Current, Place, Planned, Player, State, Supply


class PlayerView(Struct, frozen=True, kw_only=True):
    """A General or Dragon as everybody sees them.

    `unseen` are the cards that nobody else can place, in alphabetical order: they lie in the hand (of a Faceless
    player: in its deck) or face down in the action deck. `shown` are those in hand that came back face up this round,
    and all in a Faceless player's.
    """

    id: str
    role: Role
    seat: int | None
    faceless: bool
    at: str
    ally: str
    ready: int
    spent: int
    hand_size: int
    shown: list[str]
    unseen: list[str]
    faceless_deck_size: int
    vaala_deck_size: int
    vaala_unseen: list[str]
    vaala_open: list[str]
    vaala_lasting: list[str]
    vaala_discard: list[str]
    wounds: int
    severely_wounded: bool
    venom: int
    essence: list[str]
    units: dict[str, dict[str, int]]
    supply: dict[str, int]
    denizens: dict[str, str]
    strength: dict[str, int]
    """The combat value in every region where the player has a figure or units."""


class View(Struct, frozen=True, kw_only=True):
    """The table as everybody sees it."""

    phase: str
    round: int
    initiative: str
    planner: str
    players: list[PlayerView]
    regions: dict[str, Place]
    supply: Supply
    region_deck: list[str]
    stack: list[str]
    """Who laid each card of the action deck; "" for an event."""
    current: Current | None
    combat: Combat | None
    dice: dict[str, int]
    """How many dice each side of the combat would roll now, abilities counted."""
    terms: dict[str, dict[Term, int]]
    """What their combat values are made of, abilities aside."""
    row: list[str]
    denizen_deck_size: int
    denizen_discard: list[str]
    event_deck_size: int
    event_discard: list[str]
    events_unseen: list[str]
    ahead: list[str]
    winners: list[str]
    """Who won by their own power, then the ally, if any."""
    tied: list[str]
    """Among whom turn order had to decide, the winner first."""
    ending: str
    eliminated: str


class Own(Struct, frozen=True, kw_only=True):
    """What only the player sees: the hand, and the faces of the cards that they laid."""

    hand: list[str]
    faces: list[str]
    """The action deck in its order; "" for every card that somebody else laid."""


def view(g: State) -> View:
    """What everybody may know."""
    combat = g.combat
    sides = (combat.attacker, combat.defender) if combat else ()
    return View(
        phase=g.phase,
        round=g.round,
        initiative=g.initiative,
        planner=g.planner,
        players=[_player_view(g, player) for player in g.players.values()],
        regions=g.regions,
        supply=g.supply,
        region_deck=sorted(g.region_deck),
        stack=[planned.by for planned in g.stack],
        current=g.current,
        combat=combat,
        dice={side: dice(g, combat, side) for side in sides} if combat else {},
        terms={side: combat_terms(g, side, combat.region) for side in sides} if combat else {},
        row=g.row,
        denizen_deck_size=len(g.denizen_deck),
        denizen_discard=g.denizen_discard,
        event_deck_size=len(g.event_deck),
        event_discard=g.event_discard,
        events_unseen=sorted(g.event_deck + [planned.card for planned in g.stack if not planned.by]),
        ahead=ahead(g),
        winners=g.winners,
        tied=[player.id for player in tied(g)],
        ending=g.ending,
        eliminated=g.eliminated,
    )


def _player_view(g: State, player: Player) -> PlayerView:
    return PlayerView(
        id=player.id,
        role=player.role,
        seat=player.seat,
        faceless=player.faceless and g.phase != SETUP,
        at=player.at,
        ally=player.ally,
        ready=player.ready,
        spent=player.spent,
        hand_size=len(player.hand),
        shown=player.hand if player.faceless else player.shown,
        unseen=sorted(_hidden(g, player)),
        faceless_deck_size=len(player.faceless_deck),
        vaala_deck_size=len(player.vaala_deck),
        vaala_unseen=sorted(player.vaala_deck),
        vaala_open=player.vaala_open,
        vaala_lasting=g.lasting_about(KEPT_OPEN, owner=player.id),
        vaala_discard=player.vaala_discard,
        wounds=player.wounds,
        severely_wounded=player.is_dragon and player.wounds >= len(g.character(player).wound_track),
        venom=g.lasts(VENOM, owner=player.id),
        essence=player.essence,
        units=player.units,
        supply=player.supply,
        denizens=player.denizens,
        strength={
            region: combat_value(g, player.id, region)
            for region in g.regions
            if player.at == region or region in player.units
        },
    )


def _hidden(g: State, player: Player) -> list[str]:
    """The player's cards whose place the others do not know."""
    laid = [planned.card for planned in g.stack if planned.by == player.id]
    if player.faceless:
        return player.faceless_deck + laid
    return [card for card in player.hand if card not in player.shown] + laid


def private_view(g: State, seat: int) -> Own:
    """What the seat alone may know besides; nothing while characters are being chosen."""
    me = g.seated(seat)
    if me is None:
        return Own(hand=[], faces=[])
    return Own(hand=me.hand, faces=[planned.card if planned.by == me.id else "" for planned in g.stack])


def redeal(g: State, seat: int | None, chance: Chance) -> None:
    """Deal anew what the seat (None: a spectator) cannot know: faces in the action deck, hands, the order of decks.

    What is dealt depends on the chance alone, never on how the hidden cards really lie.
    """
    laid = [planned for planned in g.stack if not planned.by]
    hands = {
        player.id: _hidden(g, player) for player in g.players.values() if player.seat is None or player.seat != seat
    }
    piles = [player.vaala_deck for player in g.players.values()]
    piles += [*hands.values(), g.event_deck + [planned.card for planned in laid], g.denizen_deck]
    place = {card: number for number, card in enumerate(chance.shuffled(sorted(chain(*piles))))}
    # Cards that were shuffled together lie in a random order within each pile too.
    for name, cards in hands.items():
        _deal_player(g, g.players[name], sorted(cards, key=place.__getitem__))
    for player in g.players.values():
        player.vaala_deck.sort(key=place.__getitem__)
    events = sorted(piles[-2], key=place.__getitem__)
    _lay(laid, events)
    g.event_deck[:] = events
    g.denizen_deck.sort(key=place.__getitem__)
    g.chance = chance.spawn()


def _deal_player(g: State, player: Player, cards: list[str]) -> None:
    _lay([planned for planned in g.stack if planned.by == player.id], cards)
    if player.faceless:
        player.faceless_deck[:] = cards
    else:
        player.hand[:] = [card for card in player.hand if card in player.shown] + cards


def _lay(laid: list[Planned], cards: list[str]) -> None:
    """Give the laid cards new faces, taken from the end of the cards."""
    for planned in laid:
        planned.card = cards.pop()
