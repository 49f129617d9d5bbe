"""How a bot judges a position of Tyrants: the score as it stands, and what the pieces are likely to bring."""

from .actions.control import held_markers, marker_vp
from .board import MARKERS, SITES
from .minions import CARDS, OUTCAST
from .scoring import sheet
from .state import HAND_SIZE, Player, State

# All weights are in victory points.
POOL = 0.1  # a resource in the pool: little, for it is lost at the end of the turn
TROOP = 0.12  # a troop on the map, wherever it stands
FOOTHOLD = 0.4  # of a site's points, for the share of its spaces held
SPY = 0.25
MARKER_INFLUENCE = 0.3  # a round
CARD_STRENGTH = 0.08  # a round, for each card of an average hand
PROMISE = 0.5
CARDS_SOLD_A_TURN = 1.1
TROOPS_DEPLOYED_A_TURN = 2.5


def _strength(card: str) -> float:
    """What playing the card does for its owner, guessed from its price."""
    if card == OUTCAST:
        return -0.5
    cost = CARDS[card].cost
    return 0.6 if cost is None else 1.0 + 0.45 * cost


STRENGTH = {card: _strength(card) for card in CARDS}


def evaluate(g: State, seat: int) -> float:
    """The seat's worth minus the strongest opponent's."""
    rounds = rounds_left(g)
    worths = [worth(g, player, rounds) for player in g.players]
    return worths.pop(seat) - max(worths)


def rounds_left(g: State) -> float:
    """How long the game may still last, from the market deck and the emptiest barracks."""
    market = len(g.market_deck) / (CARDS_SOLD_A_TURN * len(g.players))
    troops = min(player.troops for player in g.players) / TROOPS_DEPLOYED_A_TURN
    return 0.0 if g.ending else min(market, troops)


def worth(g: State, player: Player, rounds: float) -> float:
    """A player's points, and what map, markers, deck and pool promise."""
    value = float(sum(sheet(g, player).values()))
    value += _map_worth(g, player)
    value += rounds * sum(MARKER_INFLUENCE + MARKERS[site] * g.markers[site].total for site in held_markers(g, player))
    cards = player.deck + player.hand + player.discard
    if g.turn.seat == player.seat:
        turn = g.turn
        cards += [played.card for played in turn.played if played.here]
        value += POOL * (turn.power + turn.influence) + PROMISE * len(turn.promises) + marker_vp(g, player)
    if cards:
        strength = sum(STRENGTH[card] for card in cards) / max(len(cards), HAND_SIZE)
        value += CARD_STRENGTH * rounds * HAND_SIZE * strength
    return value


def _map_worth(g: State, player: Player) -> float:
    colour = player.colour
    value = SPY * len(player.spies)
    for place, troops in g.troops.items():
        count = troops.count(colour)
        if count:
            value += TROOP * count
            if place in SITES:
                value += FOOTHOLD * SITES[place].vp * count / len(troops)
    return value
