"""How a bot judges a position of Oath: the ways to win of each role, and what they are built on."""

from igroteka.kernel import lead_by_term

from ..actions.goals import measure, successor, won_visions
from ..actions.ruling import ruled_sites
from ..actions.tokens import purse
from ..box import CITIZEN, EXILE
from ..state import Player, State
from .glances import priors
from .offers import offer_worth
from .prospects import prospects

__all__ = ["TERMS", "evaluate", "explain", "holdings", "priors", "worths"]

# All weights are in points, of which a ruled site is worth so many.
SITE = 2.0
WARBAND = 0.55
LEAST_BOARD = 3
"""So many warbands on the board keep a player safe; more are worth less."""
SPARE = 0.3
FAVOR = 0.45
SECRET = 0.8
FACEDOWN = 0.5
SUPPLY = 0.04
"""Most of it comes back with the next Rest phase, spent or not."""
RETURNED = 0.75
"""A secret on a card, which comes back to whoever rests next."""
ADVISER = 0.9
UNSEEN = 0.5
VISION_IN_HAND = 1.2
TREASURE = 2.4
BANNER_TOKEN = 0.15
REGIME = 9.0
"""The title in Imperial hands, for the Chancellor; the more, the sooner the regime may win."""
HEIR = 0.35
"""What the regime is worth to a Citizen who is not its Successor."""
KEEPER = 9.0
USURPER = 26.0
GOAL = 7.0
"""The goal of a revealed Vision, met; half of it while too few Visions are drawn."""
STEP = 1.6
"""For each step by which a goal is nearer."""
VICTORY = 100.0

END_CHANCES = (0.0, 0.0, 0.0, 0.0, 1 / 6, 1 / 3, 2 / 3, 1.0)
"""How likely the regime wins at the end of each round, if it holds."""
VISIONS_NEEDED = 3

TERMS = ("victory", "regime", "ambition", "lands", "army", "wealth", "court", "treasures", "prospects", "bargain")
"""What a player's worth is the sum of, in the order of `worths`."""


def evaluate(g: State, seat: int) -> float:
    """How far the seat is ahead of the strongest rival."""
    return sum(explain(g, seat).values())


def explain(g: State, seat: int) -> dict[str, float]:
    """The same, term by term."""
    if g.victory:
        return dict.fromkeys(TERMS, 0.0) | {"victory": VICTORY if g.victory.seat == seat else -VICTORY}
    mine = worths(g, g.players[seat])
    rivals = [worths(g, player) for player in g.players if player.seat != seat]
    found = lead_by_term(TERMS, mine, rivals)
    found["bargain"] = offer_worth(g, seat)
    return found


def worths(g: State, player: Player) -> tuple[float, ...]:
    """A player's worth: a number for each of the terms."""
    return (
        0.0,
        _regime(g, player),
        _ambition(g, player),
        SITE * len(ruled_sites(g, player)),
        _army(g, player),
        _wealth(g, player),
        _court(g, player),
        _treasures(g, player),
        prospects(g, player),
        0.0,
    )


def holdings(g: State, seat: int) -> dict[str, int]:
    """What a player counts."""
    me = g.players[seat]
    return {
        "regime": 0,
        "ambition": 0,
        "lands": len(ruled_sites(g, me)),
        "army": me.warbands + sum(place.warbands.get(me.force, 0) for place in g.places),
        "wealth": me.favor + me.all_secrets,
        "court": len(me.advisers),
        "treasures": len(me.relics) + len(me.banners),
        "prospects": 0,
    }


def _regime(g: State, player: Player) -> float:
    """The title: for the Empire as long as it holds, for an Exile on the way to be Usurper."""
    keeper = g.players[g.title]
    if player.role == EXILE:
        if keeper is not player:
            return 0.0
        return USURPER if g.usurper else KEEPER
    if not keeper.imperial:
        return 0.0
    near = REGIME + 30 * END_CHANCES[min(g.round, len(END_CHANCES)) - 1]
    heir = successor(g)
    if player is heir or (heir is None and player.role != CITIZEN):
        return near
    return HEIR * near


def _ambition(g: State, player: Player) -> float:
    """How near the goals are that could win: the Oath's, a revealed Vision's, the Successor's."""
    oath = g.box.oaths[g.oath]
    value = STEP * _nearness(g, player, oath.keeper) if player.role == EXILE else 0.0
    if player.role == CITIZEN:
        value += STEP * _nearness(g, player, oath.successor)
    if player.role == EXILE and player.vision:
        goal = g.box.visions[player.vision].goal
        ready = 1.0 if g.visions_drawn >= VISIONS_NEEDED else 0.5
        if goal:
            value += ready * (2.5 + STEP * _nearness(g, player, goal))
            value += USURPER * 0.8 if won_visions(g, player) else 0.0
    return value


def _nearness(g: State, player: Player, goal: str) -> float:
    """How far one is ahead of the others in what a goal counts; not far behind is not far."""
    rivals = [other for other in g.players if other is not player]
    if goal == "most_sites" and player.imperial:
        rivals = [other for other in rivals if not other.imperial]
    best = max((measure(g, other, goal) for other in rivals), default=0)
    return max(-3.0, min(2.0, measure(g, player, goal) - best))


def _army(g: State, player: Player) -> float:
    """Warbands: on the board they attack and shield the pawn, at sites they hold them."""
    board = min(player.warbands, LEAST_BOARD) * WARBAND + max(0, player.warbands - LEAST_BOARD) * SPARE
    posted = sum(place.warbands.get(player.force, 0) for place in g.places)
    share = 1 if not player.imperial else 1 + len(g.citizens)
    return board + SPARE * posted / share


def _wealth(g: State, player: Player) -> float:
    """Favor, secrets and Supply; what lies on cards in one's own turn is not lost."""
    value = FAVOR * purse(g, player) + SECRET * player.secrets + FACEDOWN * player.facedown + SUPPLY * player.supply
    if g.me is player and g.tokens:
        value += RETURNED * sum(tokens.secrets for tokens in g.tokens.values())
    return value


def _court(g: State, player: Player) -> float:
    """Advisers; a Vision among the facedown ones is known by its back."""
    faceup = len(player.faces)
    hidden = [adviser.card for adviser in player.advisers if not adviser.faceup]
    visions = sum(g.box.is_vision(card) for card in hidden) if player.role == EXILE else 0
    return ADVISER * faceup + UNSEEN * len(hidden) + VISION_IN_HAND * visions


def _treasures(g: State, player: Player) -> float:
    return TREASURE * len(player.relics) + sum(TREASURE + BANNER_TOKEN * g.banner_tokens[b] for b in player.banners)
