"""The verbs, events and questions of Oath with their arguments, and how things are called; one file an area."""

from igroteka.kernel import COMBINATOR_VERBS, Kinds, Several

from . import base, campaign, cards, chronicle, deals, majors, minors

AREAS = (base, cards, majors, campaign, minors, deals, chronicle)

VERBS = {**COMBINATOR_VERBS, **{verb: names for area in AREAS for verb, names in area.VERBS.items()}}
EVENTS = {event: names for area in AREAS for event, names in area.EVENTS.items()}
FACTS = {kind: names for area in AREAS for kind, names in area.FACTS.items()}
KINDS: Kinds = {
    "cards": Several("cards", of="card"),
    "things": Several("cards", of="card"),
    "dice": Several("dice", of="face"),
}
