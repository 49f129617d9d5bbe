"""A campaign that is not decided yet: judged by what either end of it would change."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from ..actions.campaign.odds import odds
from ..actions.goals import candidates
from ..box import BANNERS
from ..state import NOBODY, Campaign, Player, State
from .prospects import outlook

DECLARING = 2
"""The step of a campaign in which its dice are not gathered yet."""

Judge = Callable[[], Mapping[str, float]]


def foreseen(g: State, campaign: Campaign, judge: Judge) -> dict[str, float]:
    """What is to be expected, term by term, of a campaign that may be won or lost."""
    likely = outlook(g, campaign) if campaign.step <= DECLARING else odds(g)
    with _ended(g, campaign):
        _win(g, campaign)
        won = judge()
    with _ended(g, campaign):
        g.players[campaign.attacker].warbands -= g.players[campaign.attacker].warbands // 2
        lost = judge()
    return {term: likely * won[term] + (1 - likely) * lost[term] for term in won}


@contextmanager
def _ended(g: State, campaign: Campaign) -> Iterator[None]:
    """Look at the table as it would be afterwards; then everything is as it was."""
    title, usurper = g.title, g.usurper
    players = [(one, one.warbands, one.favor, one.relics, one.banners) for one in g.players]
    places = [(g.places[slot], g.places[slot].warbands) for slot in campaign.sites]
    g.campaign = None
    try:
        yield
    finally:
        g.campaign, g.title, g.usurper = campaign, title, usurper
        for player, warbands, favor, relics, banners in players:
            player.warbands, player.favor, player.relics, player.banners = warbands, favor, relics, banners
        for place, forces in places:
            place.warbands = forces


def _win(g: State, campaign: Campaign) -> None:
    """The attacker has won: a few of each side have fallen, one warband holds each site that was a target."""
    me = g.players[campaign.attacker]
    me.warbands -= max(1, me.warbands // 4) if me.warbands else 0
    if campaign.defender != NOBODY:
        _rout(g, campaign, g.players[campaign.defender])
    for slot in campaign.sites:
        g.places[slot].warbands = {me.force: 1} if me.warbands else {}
        me.warbands -= bool(me.warbands)
    found = candidates(g)
    if found and g.players[g.title] not in found:
        g.title, g.usurper = (me if me in found else found[0]).seat, False


def _rout(g: State, campaign: Campaign, other: Player) -> None:
    """What the defender loses: half of the force, the things that were targets, favor with the pawn."""
    home = g.chancellor if other.imperial and other.seat not in campaign.rebels else other
    for player in (other, *(g.players[seat] for seat in campaign.allies)):
        if player.at == campaign.at or player.at in campaign.sites:
            player.warbands -= player.warbands // 2
    home.warbands += sum(g.places[slot].warbands.get(other.force, 0) for slot in campaign.sites) // 2
    me = g.players[campaign.attacker]
    relics = [thing for thing in (*campaign.relics, *campaign.unearthed) if thing not in BANNERS]
    banners = [thing for thing in campaign.relics if thing in BANNERS]
    other.relics = [relic for relic in other.relics if relic not in relics]
    other.banners = [banner for banner in other.banners if banner not in banners]
    me.relics, me.banners = [*me.relics, *relics], [*me.banners, *banners]
    if campaign.pawn:
        other.favor -= other.favor // 2
