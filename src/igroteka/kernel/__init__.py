"""The kernel: what a game, a decision, a match, chance, an effect and a record are. It knows no game."""

from .arguments import NUMBERS, SPOKEN, Arguments, Called, Compound, Counted, Kind, Kinds, Several, args, name_of
from .asking import DECLINE, DONE, Automaton, Chooser, Context, by_chance
from .chance import Chance
from .components import export_components, from_box, load_components, played_with
from .components.faults import BadComponents
from .components.showing import catalogue, catalogue_type, printed
from .components.trial import try_out
from .decision import Decision, Flow, Option, ask
from .effects import (
    COMBINATOR_VERBS,
    Condition,
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
from .fields import Field, choice, choices
from .forms import Form, fill_in
from .game import AnyGame, Exchange, Game, Outcome, Tale, find_game, games
from .in_force import Passives, Sources, note
from .judging import lead, lead_by_term, weights
from .lasting import Lasting
from .match import IMPROVED, NOBODY, Match, Setup
from .offers import ACCEPT, Pieces, bargain, may_offer
from .passives import Adds, Answers, Changes, Forbids, Passive, Permits
from .position import Position
from .record import Record
from .speech import Fault, Said, Speech, fault, say
from .state import COMMON_EVENTS, Event, Offer, State
from .voice import LANGUAGES, LOCALES, Voice, word_files

__all__ = [
    "ACCEPT",
    "COMBINATOR_VERBS",
    "COMMON_EVENTS",
    "DECLINE",
    "DONE",
    "IMPROVED",
    "LANGUAGES",
    "LOCALES",
    "NOBODY",
    "NUMBERS",
    "SPOKEN",
    "Adds",
    "Answers",
    "AnyGame",
    "Arguments",
    "Automaton",
    "BadComponents",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Called",
    "Chance",
    "Changes",
    "Chooser",
    "Compound",
    "Condition",
    "Context",
    "Cost",
    "Counted",
    "Decision",
    "Deed",
    "Effect",
    "Event",
    "Exchange",
    "Fault",
    "Few",
    "Field",
    "Flow",
    "ForEach",
    "ForOne",
    "Forbids",
    "Form",
    "Game",
    "Group",
    "If",
    "IgrotekaError",
    "IllegalChoice",
    "Kind",
    "Kinds",
    "Lasting",
    "Match",
    "May",
    "NeedsConsent",
    "Offer",
    "OneOf",
    "Option",
    "Outcome",
    "Passive",
    "Passives",
    "Payment",
    "Permits",
    "Pieces",
    "Position",
    "Record",
    "Repeat",
    "Said",
    "Seq",
    "Setup",
    "Several",
    "Sources",
    "Speech",
    "State",
    "Tale",
    "Voice",
    "Word",
    "args",
    "ask",
    "bargain",
    "by_chance",
    "catalogue",
    "catalogue_type",
    "choice",
    "choices",
    "export_components",
    "fault",
    "fill_in",
    "find_game",
    "from_box",
    "games",
    "lead",
    "lead_by_term",
    "load_components",
    "may_offer",
    "name_of",
    "note",
    "one_of",
    "played_with",
    "printed",
    "say",
    "seq",
    "try_out",
    "walk",
    "weights",
    "word_files",
]
