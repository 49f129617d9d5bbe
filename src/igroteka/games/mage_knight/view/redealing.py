"""Dealing anew all that a seat cannot know: hands, decks, piles, face-down tokens, the tile stack."""

from itertools import groupby

from igroteka.kernel import Chance

from ..box.terms import PILES
from ..state import Player, State


def redeal(g: State, seat: int | None, chance: Chance) -> None:
    """Shuffle, in place, everything that is hidden from the seat (None: from a spectator)."""
    for player in g.players:
        _redeal_player(player, chance, own=player.seat == seat)
    for deck in (g.advanced, g.spells, g.artifacts, g.regular, g.elite):
        chance.shuffle(deck)
    _redeal_tiles(g, chance)
    _redeal_tokens(g, chance)
    _redeal_ruins(g, chance)
    if g.dummy:
        chance.shuffle(g.dummy.deck)
        chance.shuffle(g.dummy.skill_pile)


def _redeal_player(player: Player, chance: Chance, *, own: bool) -> None:
    """One's own hand is known, and the cards that were laid on top of the deck."""
    known = player.known if own else 0
    zones = [player.stored] if own else [player.hand, player.stored]
    top = player.deck[len(player.deck) - known :] if known else []
    pool = player.deck[: len(player.deck) - known] + [card for zone in zones for card in zone]
    chance.shuffle(pool)
    for zone in zones:
        for index in range(len(zone)):
            zone[index] = pool.pop()
    player.deck[:] = pool + top
    chance.shuffle(player.skill_pile)
    if not own:
        chance.shuffle(player.kept_starts)


def _redeal_tiles(g: State, chance: Chance) -> None:
    """Tiles with the same back are mixed among themselves, in the stack and face down on the map."""
    start = 0
    for _, group in groupby(g.stack, key=lambda tile: _back(g, tile)):
        tiles = chance.shuffled(list(group))
        g.stack[start : start + len(tiles)] = tiles
        start += len(tiles)
    chance.shuffle(g.spare)


def _back(g: State, tile: str) -> str:
    return "countryside" if g.box.tiles[tile].kind == "countryside" else "core"


def _redeal_tokens(g: State, chance: Chance) -> None:
    """Face-down tokens are any of their pile."""
    for pile in PILES:
        hidden = [
            token
            for place in g.places.values()
            for token in place.tokens
            if not token.up and g.box.enemies[token.enemy].pile == pile
        ]
        pool = g.piles.get(pile, []) + [token.enemy for token in hidden]
        chance.shuffle(pool)
        for token in hidden:
            token.enemy = pool.pop()
        g.piles[pile] = pool


def _redeal_ruins(g: State, chance: Chance) -> None:
    hidden = [place for place in g.places.values() if place.ruin and not place.ruin_up]
    pool = g.ruins + [place.ruin for place in hidden]
    chance.shuffle(pool)
    for place in hidden:
        place.ruin = pool.pop()
    g.ruins = pool
