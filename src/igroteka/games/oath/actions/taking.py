"""Relics and banners changing hands (OA-10-10, OA-10-11, OA-2.5.3, OA-10-34)."""

from collections.abc import Sequence

from igroteka.kernel import Flow

from ..box import BANNERS, GRAND_SCEPTER, PEOPLES_FAVOR
from ..passives import IN_FORCE
from ..passives.taking import MayNotTake, RelicsTaken, Taken, Taking
from ..state import NOBODY, TAKEN_THIS_TURN, TURN, Player, State
from .goals import settle_title
from .ruling import holder_of
from .tokens import favor_burnt
from .zones import forget, is_locked, remove

SEIZED = 2
"""So many tokens are burnt from a seized banner, but never the last (OA-2.5.3)."""


def may_take(g: State, player: Player, thing: str) -> bool:
    """May the player take a relic or banner at all, in whatever way?"""
    owner = holder_of(g, thing)
    if owner is None and thing not in BANNERS and is_locked(g, player, thing):
        return False
    case = Taking(g, player, thing, owner.seat if owner else NOBODY)
    return not IN_FORCE.forbidden(g, MayNotTake, player, case)


def take(g: State, player: Player, things: Sequence[str]) -> Flow[None]:
    """Take relics and banners: from a player, a site, the deck (`player.drawn`) or the Reliquary. Not for gifts.

    A banner that is taken so is seized; who recovers one uses `move_banner` instead.
    """
    relics = [thing for thing in things if thing not in BANNERS]
    for thing in things:
        owner = holder_of(g, thing)
        if thing in BANNERS:
            move_banner(g, player, thing)
            _plunder(g, player, thing)
        else:
            move_relic(g, player, thing)
            if thing == GRAND_SCEPTER:
                g.let_last(TAKEN_THIS_TURN, TURN, owner=player.seat, about=thing)
        if owner:
            g.tell("took_from", player.seat, thing, owner.seat)
        else:
            g.tell("took", player.seat, thing)
    yield from settle_title(g)
    if relics:
        yield from IN_FORCE.answers(g, RelicsTaken, player, Taken(g, player, tuple(relics)))


def move_relic(g: State, player: Player, relic: str) -> None:
    """A relic comes to a player's personal supply, faceup, with what lies on it; the title may have to be settled."""
    remove(g, relic)
    player.relics.append(relic)
    forget(g, [relic])
    g.rearrange()


def move_banner(g: State, player: Player, banner: str) -> None:
    """A banner comes to a player as it is; the title may have to be settled."""
    owner = holder_of(g, banner)
    if owner:
        owner.banners.remove(banner)
    player.banners.append(banner)
    g.rearrange()


def give(g: State, giver: Player, taker: Player, thing: str) -> None:
    """A relic or banner is given: nothing is burnt, nobody reacts (OA-10-13, OA-10-34)."""
    if thing in BANNERS:
        move_banner(g, taker, thing)
    else:
        move_relic(g, taker, thing)
    g.tell("gave", giver.seat, taker.seat, thing)


def _plunder(g: State, player: Player, banner: str) -> None:
    """A seized banner loses tokens; the People's Favor turns to the Mob (OA-2.5.3)."""
    burnt = min(SEIZED, g.banner_tokens[banner] - 1)
    g.banner_tokens[banner] -= burnt
    if banner == PEOPLES_FAVOR:
        g.mob = True
        favor_burnt(g, player, burnt)
    else:
        g.secrets += burnt
