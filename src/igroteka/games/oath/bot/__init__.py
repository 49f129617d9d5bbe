"""How a bot judges a position of Oath: the ways to win of each role, and what they are built on."""

from igroteka.kernel import lead_by_term

from ..box import CHANCELLOR, EXILE, SEARCH
from ..state import Player, State
from .battles import foreseen
from .glances import priors
from .hopes import Goals, ambition, regime
from .offers import offer_worth
from .prospects import prospects
from .survey import Survey, card_worths

__all__ = ["TERMS", "evaluate", "explain", "holdings", "priors", "worths"]

# All weights are in points, of which a ruled site is worth so many.
SITE = 1.8
VASSALS_SITE = 0.5
"""What a Citizen has of a site of the Empire, next to the Chancellor."""
BOARD = ((4, 0.75), (4, 0.6), (20, 0.2))
"""Warbands on the board: the first few, some more, and the rest."""
POSTED = ((1, 0.25), (2, 0.31), (20, 0.11))
"""The same, of those at a site."""
FAVOR = ((4, 0.5), (4, 0.36), (40, 0.15))
SECRETS = ((3, 0.9), (3, 0.55), (40, 0.3))
FACEDOWN = 0.5
SUPPLY = 0.04
"""Most of it comes back with the next Rest phase, spent or not."""
RETURNED = 0.8
"""A secret on a card, which comes back to whoever rests next."""
ADVISER = 0.9
UNSEEN = 0.75
LOCAL = 0.25
"""A card at a site that one rules."""
SHOWN = 0.15
"""A facedown adviser whom somebody else knows."""
IN_HAND = 1.1
PLAYING = 0.05
"""A facedown adviser who is about to be played."""
NO_ROOM = 0.4
"""The same, of a card for which another one would have to go."""
USUAL_ADVISERS = 3
VISION_IN_HAND = 1.0
TREASURE = 2.4
BANNER_TOKEN = 0.15
VICTORY = 100.0

TERMS = ("victory", "regime", "ambition", "lands", "army", "wealth", "court", "treasures", "prospects", "bargain")
"""What a player's worth is the sum of, in the order of `worths`."""

Scale = tuple[tuple[int, float], ...]


def graded(count: int, scale: Scale) -> float:
    """What so many are worth, each step of the scale having its own weight.

    >>> graded(5, ((3, 1.0), (9, 0.5)))
    4.0
    """
    value = 0.0
    for size, weight in scale:
        if count <= size:
            return value + count * weight
        value += size * weight
        count -= size
    return value


def evaluate(g: State, seat: int) -> float:
    """How far the seat is ahead of the strongest rival."""
    return sum(explain(g, seat).values())


def explain(g: State, seat: int) -> dict[str, float]:
    """The same, term by term."""
    if g.victory:
        return dict.fromkeys(TERMS, 0.0) | {"victory": VICTORY if g.victory.seat == seat else -VICTORY}
    if g.campaign and not g.campaign.victor:
        return foreseen(g, g.campaign, lambda: _standing(g, seat))
    return _standing(g, seat)


def _standing(g: State, seat: int) -> dict[str, float]:
    """The lead as things lie on the table."""
    survey = Survey(g)
    oath = g.box.oaths[g.oath]
    goals = Goals(survey, oath.keeper), Goals(survey, oath.successor)
    found = [worths(survey, player, *goals, own=player.seat == seat) for player in g.players]
    mine = found.pop(seat)
    lead = lead_by_term(TERMS, mine, found)
    lead["bargain"] = offer_worth(g, seat)
    return lead


def worths(s: Survey, player: Player, oath: Goals, heirs: Goals, *, own: bool) -> tuple[float, ...]:
    """A player's worth: a number for each of the terms. Of cards in hand only the own ones are known."""
    domain = s.domain(player)
    share = 1.0 if player.role in (EXILE, CHANCELLOR) else VASSALS_SITE
    return (
        0.0,
        regime(s, player, oath, heirs),
        ambition(s, player, oath, own=own),
        share * SITE * len(domain),
        _army(s.g, player, domain, share),
        _wealth(s.g, player),
        _court(s.g, player, domain),
        _treasures(s.g, player),
        prospects(s, player),
        0.0,
    )


def holdings(g: State, seat: int) -> dict[str, int]:
    """What a player counts."""
    me = g.players[seat]
    return {
        "regime": 0,
        "ambition": 0,
        "lands": Survey(g).sites[seat],
        "army": me.warbands + sum(place.warbands.get(me.force, 0) for place in g.places),
        "wealth": me.favor + me.all_secrets,
        "court": len(me.advisers),
        "treasures": len(me.relics) + len(me.banners),
        "prospects": 0,
    }


def _army(g: State, player: Player, domain: list[int], share: float) -> float:
    """Warbands: on the board they attack and shield the pawn, at sites they hold them."""
    posted = sum(graded(g.places[slot].warbands.get(player.force, 0), POSTED) for slot in domain)
    return graded(player.warbands, BOARD) + share * posted


def _wealth(g: State, player: Player) -> float:
    """Favor, secrets and Supply; what lies on cards in one's own turn is not lost."""
    value = graded(player.favor, FAVOR) + FACEDOWN * player.facedown + SUPPLY * player.supply
    secrets = player.secrets
    if g.tokens and g.me is player:
        returned = sum(tokens.secrets for tokens in g.tokens.values())
        value += (RETURNED - 0.9) * returned
        secrets += returned
    return value + graded(secrets, SECRETS)


def _court(g: State, player: Player, domain: list[int]) -> float:
    """Advisers, cards at ruled sites, cards in hand; a Vision among the facedown ones is known by its back."""
    known, value = card_worths(g.box), 0.0
    for adviser in player.advisers:
        if adviser.faceup:
            value += ADVISER + known[adviser.card]
        elif g.box.is_vision(adviser.card):
            value += UNSEEN + VISION_IN_HAND * (player.role == EXILE)
        else:
            value += UNSEEN
        if not adviser.faceup and any(adviser.card in other.known for other in g.players if other is not player):
            value -= SHOWN
    for slot in domain:
        value += sum(LOCAL for card in g.places[slot].cards if card in g.box.suits)
    if g.doing and g.doing.seat == player.seat and g.doing.action == SEARCH and not g.doing.target:
        value += PLAYING
    if player.drawn:
        value += _in_hand(g, player) + 0.5 * max(known.get(card, 0.0) for card in player.drawn)
    return value


def _in_hand(g: State, player: Player) -> float:
    """What a card in hand is worth: less where there is no room for it."""
    place = g.places[player.at]
    room = place.faceup and len(place.cards) < g.box.sites[place.site].capacity
    return IN_HAND if room or len(player.advisers) < USUAL_ADVISERS else NO_ROOM


def _treasures(g: State, player: Player) -> float:
    return TREASURE * len(player.relics) + sum(TREASURE + BANNER_TOKEN * g.banner_tokens[b] for b in player.banners)
