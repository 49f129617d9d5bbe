"""How promising options look at a glance: the searching bot tries the best ones first."""

from igroteka.kernel import Decision, Option, weights

from ..actions.campaign.odds import odds
from ..box import EXILE
from ..state import Player, State

TEMPERATURE = 1.5  # so many points more make an option e times as likely
MOST_GAIN = 9.0

PLAIN = {
    "search": 2.0,
    "muster": 2.0,
    "trade": 1.5,
    "recover": 3.0,
    "recover_relic": 3.5,
    "campaign": 2.0,
    "campaign_bandits": 2.5,
    "travel": 0.8,
    "power": 1.5,
    "use": 1.5,
    "reveal": 1.5,
    "offer": -1.0,
    "exile": -1.0,
    "leave": -2.0,
    "peek": -1.0,
    "peek_reliquary": -1.0,
    "accuse": -0.5,
    "end": 0.0,
    "withdraw": 1.0,
    "send": 1.0,
    "give": -1.5,
    "give_card": -2.5,
    "give_site": -2.0,
    "promise": -1.0,
    "show": -1.0,
    "done": 0.5,
    "decline": 0.3,
    "accept": 0.8,
    "discard": -1.0,
    "to_vision": 2.0,
    "to_adviser": 1.5,
    "to_site": 1.5,
    "to_facedown": 0.5,
    "target_site": 1.5,
    "target_relic": 1.0,
    "target_pawn": 0.0,
    "plan": 2.0,
}
"""Guesses for verbs that need no look at the table."""


def priors(g: State, decision: Decision) -> list[float]:
    """A weight for each option that grows with the points it seems to be worth."""
    me = g.players[decision.seat]
    return weights((gain(g, me, option) for option in decision.options), temperature=TEMPERATURE, most=MOST_GAIN)


def gain(g: State, me: Player, option: Option) -> float:
    """The guess for one option; 0 for a verb that nothing is known about."""
    verb = option[0]
    value = PLAIN.get(verb, 0.0)
    if verb == "number" and len(option) > 1:
        return 0.2 * int(option[1]) if g.campaign and g.campaign.attacker == me.seat else 0.0
    if verb == "to_vision" and me.role != EXILE:
        return 0.0
    if verb in ("target_relic", "target_pawn") and g.campaign and odds(g) < 0.5:
        return value - 2.0
    return value
