"""Igroteka: a digital table for great board games, and the engine behind it.

>>> from igroteka import Match
>>> match = Match("tyrants", seats=2, seed=1)
>>> match.decision.kind
'start'
"""

from .kernel import (
    BadRecord,
    BadSetup,
    Chance,
    Decision,
    Event,
    Game,
    IgrotekaError,
    IllegalChoice,
    Match,
    NeedsConsent,
    Option,
    Outcome,
    Record,
    Voice,
    find_game,
    games,
)

__all__ = [
    "BadRecord",
    "BadSetup",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "IgrotekaError",
    "IllegalChoice",
    "Match",
    "NeedsConsent",
    "Option",
    "Outcome",
    "Record",
    "Voice",
    "find_game",
    "games",
]
