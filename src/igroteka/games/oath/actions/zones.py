"""Cards on their way between decks, piles, sites and advisers, and who knows of them (OA-10-25..30, OA-9.4).

Everything that changes places goes through here, so that what is in force and what is known stays right.
"""

from collections.abc import Iterable, Sequence

from ..box import DISCARD_TO, SLOTS, Region
from ..passives import IN_FORCE
from ..passives.campaign import HoldsWarbands
from ..passives.cards import DiscardsTo
from ..passives.ruling import Handling, TreatedAsLocked
from ..state import CLEARED, TURN, Adviser, Player, State
from .ruling import slot_of
from .tokens import clear_card
from .warbands import free_caged

BOTTOM = "-bottom"
WORLD = "world"


# Who knows


def show_to(cards: Iterable[str], *players: Player) -> None:
    """These players know from now on where the cards lie."""
    for player in players:
        player.known += [card for card in cards if card not in player.known]


def forget(g: State, cards: Iterable[str], *besides: Player) -> None:
    """Nobody knows any more where the cards lie, besides these players."""
    gone = set(cards)
    for player in g.players:
        if player not in besides:
            player.known = [card for card in player.known if card not in gone]


def hidden_by(g: State, cards: Iterable[str], *knowers: Player) -> None:
    """The cards now lie facedown where only these players know them to be."""
    cards = list(cards)
    forget(g, cards, *knowers)
    show_to(cards, *knowers)


# Locked cards


def is_locked(g: State, player: Player, card: str) -> bool:
    """May this player neither discard, move nor swap the card, which lies faceup or is a relic (OA-7.2.2)?"""
    if g.doing and card in g.doing.modifiers:  # OA-7.4.3-01
        return True
    return is_chained(g, player, card)


def is_chained(g: State, player: Player, card: str) -> bool:
    """Does the card have a chain, printed or, for this player, by a power? A modifier in use has none by that."""
    return card in g.box.locked or IN_FORCE.forbidden(g, TreatedAsLocked, player, Handling(g, player, card))


# Leaving


def remove(g: State, card: str) -> None:
    """Take a card away from wherever it lies: a site, advisers, somebody's hand, a Vision space, a relic's place."""
    for place in g.places:
        for row in (place.cards, place.relics):
            if card in row:
                row.remove(card)
    for player in g.players:
        player.advisers = [adviser for adviser in player.advisers if adviser.card != card]
        for row in (player.relics, player.drawn):
            if card in row:
                row.remove(card)
        if player.vision == card:
            player.vision = ""
    if card in g.reliquary:
        g.reliquary[g.reliquary.index(card)] = ""
    g.rearrange()


def pile_for(g: State, player: Player, card: str) -> str:
    """Where the player discards a card: by the pawn's region, or by the card's own (OA-10-25..28)."""
    slot = slot_of(g, card)
    region = SLOTS[slot] if slot >= 0 else g.region(player)
    return IN_FORCE.changed(g, DiscardsTo, player, DISCARD_TO[region], Handling(g, player, card))


def discard(g: State, player: Player, card: str, *, pile: str = "") -> None:
    """A player discards a card, faceup or not; whoever saw it knows where it is now.

    Favor on it goes to the bank of its suit, secrets facedown to the active player (OA-10-29, OA-10-30).
    """
    pile = pile or pile_for(g, player, card)
    slot = slot_of(g, card)
    owner = next((other for other in g.players if other.adviser(card)), None)
    seen = slot >= 0 or any(card in other.faces or card == other.vision for other in g.players)
    if slot >= 0 and (suit := g.box.suits.get(card)):
        g.let_last(CLEARED, TURN, owner=player.seat, about=f"{g.places[slot].site} {suit}")
    return_tokens(g, card)
    remove(g, card)
    lay_on_pile(g, [card], pile)
    knowers = g.players if seen else [one for one in g.players if one in (player, owner) or card in one.known]
    hidden_by(g, [card], *knowers)
    if seen:
        g.tell("discarded", player.seat, card, pile)
    else:
        seats = tuple(knower.seat for knower in knowers)
        others = tuple(seat for seat in range(len(g.players)) if seat not in seats)
        g.tell("discarded", player.seat, card, pile, to=seats)
        g.tell("discarded_unseen", player.seat, pile, to=others)


def return_tokens(g: State, card: str) -> None:
    """What lies on a card that is discarded."""
    tokens = clear_card(g, card)
    if tokens.favor:
        g.banks[g.box.suits[card]] += tokens.favor
    g.me.facedown += tokens.secrets


def lay_on_pile(g: State, cards: Sequence[str], pile: str) -> None:
    """Put cards facedown on a discard pile, the last one on top; or under one; or under the world deck."""
    if pile == WORLD + BOTTOM:
        g.world[:0] = cards
        g.layers[-1] += len(cards)
    elif pile.endswith(BOTTOM):
        g.piles[pile.removesuffix(BOTTOM)][:0] = cards
    else:
        g.piles[pile] += cards


# Drawing


def draw_world(g: State) -> str:
    """Take the top card of the world deck, which must not be empty; a Vision advances the marker (OA-2.7.1-01)."""
    card = g.world.pop()
    layer = next(number for number, count in enumerate(g.layers) if count)
    g.layers[layer] -= 1
    if g.box.is_vision(card):
        g.visions_drawn += 1
        g.tell("vision_drawn", g.visions_drawn)
    g.reveal()
    return card


def draw_vision(g: State) -> str:
    """Take the topmost Vision out of the world deck, which must have one; the cards above it stay as they are."""
    place = next(place for place in range(len(g.world) - 1, -1, -1) if g.box.is_vision(g.world[place]))
    above = len(g.world) - 1 - place
    layer = next(number for number in range(len(g.layers)) if above < sum(g.layers[: number + 1]))
    g.layers[layer] -= 1
    g.visions_drawn += 1
    g.tell("vision_drawn", g.visions_drawn)
    g.reveal()
    return g.world.pop(place)


def draw_pile(g: State, region: Region, *, below: bool = False) -> str:
    """Take the top card of a discard pile, or the undermost; it must not be empty."""
    g.reveal()
    return g.piles[region].pop(0 if below else -1)


def draw_relic(g: State) -> str:
    """Take the top card of the relic deck, which must not be empty."""
    g.reveal()
    return g.relic_deck.pop()


def bury_relic(g: State, relic: str, *knowers: Player) -> None:
    """Slide a relic under the relic deck; captured warbands on it come home."""
    if IN_FORCE.on(g, HoldsWarbands, relic):
        for colour, count in list(g.caged.items()):
            free_caged(g, colour, count)
    remove(g, relic)
    g.relic_deck.insert(0, relic)
    hidden_by(g, [relic], *knowers)


# Arriving


def add_adviser(g: State, player: Player, card: str, *, faceup: bool, knowers: Sequence[Player] = ()) -> None:
    """A card comes among the advisers, from wherever it was; nothing is discarded for it."""
    remove(g, card)
    player.advisers.append(Adviser(card, faceup))
    if not faceup:
        hidden_by(g, [card], player, *knowers)
    g.rearrange()


def add_to_site(g: State, card: str, slot: int) -> None:
    """A card comes to a site, faceup, from wherever it was."""
    remove(g, card)
    g.places[slot].cards.append(card)
    g.rearrange()
