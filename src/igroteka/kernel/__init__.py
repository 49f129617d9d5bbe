"""The kernel: what a game, a decision, a match, chance, an effect and a record are. It knows no game."""

from .chance import Chance
from .components import export_components, from_box, load_components, played_with
from .components.faults import BadComponents
from .components.showing import catalogue, catalogue_type, printed
from .components.trial import try_out
from .decision import Decision, Flow, Option, ask
from .effects import (
    COMBINATOR_VERBS,
    DECLINE,
    Condition,
    Context,
    Cost,
    Deed,
    Effect,
    Few,
    ForEach,
    ForOne,
    Group,
    If,
    May,
    OneOf,
    Payment,
    Repeat,
    Seq,
    Word,
    one_of,
    seq,
    walk,
)
from .errors import BadPosition, BadRecord, BadSetup, IgrotekaError, IllegalChoice, NeedsConsent
from .game import AnyGame, Game, Outcome, find_game, games
from .judging import lead, lead_by_term, weights
from .match import IMPROVED, NOBODY, Match, Setup
from .passives import Adds, Answers, Changes, Forbids, Passive, Passives, Permits
from .position import Position
from .record import Record
from .speech import Fault, Said, Speech, fault, say
from .state import COMMON_EVENTS, Event, State
from .voice import LANGUAGES, LOCALES, Voice

__all__ = [
    "COMBINATOR_VERBS",
    "COMMON_EVENTS",
    "DECLINE",
    "IMPROVED",
    "LANGUAGES",
    "LOCALES",
    "NOBODY",
    "Adds",
    "Answers",
    "AnyGame",
    "BadComponents",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Changes",
    "Condition",
    "Context",
    "Cost",
    "Decision",
    "Deed",
    "Effect",
    "Event",
    "Fault",
    "Few",
    "Flow",
    "ForEach",
    "ForOne",
    "Forbids",
    "Game",
    "Group",
    "If",
    "IgrotekaError",
    "IllegalChoice",
    "Match",
    "May",
    "NeedsConsent",
    "OneOf",
    "Option",
    "Outcome",
    "Passive",
    "Passives",
    "Payment",
    "Permits",
    "Position",
    "Record",
    "Repeat",
    "Said",
    "Seq",
    "Setup",
    "Speech",
    "State",
    "Voice",
    "Word",
    "ask",
    "catalogue",
    "catalogue_type",
    "export_components",
    "fault",
    "find_game",
    "from_box",
    "games",
    "lead",
    "lead_by_term",
    "load_components",
    "one_of",
    "played_with",
    "printed",
    "say",
    "seq",
    "try_out",
    "walk",
    "weights",
]
