"""The verbs, events and questions of Mage Knight with their arguments, and how things are called; one file an area."""

from igroteka.kernel import COMBINATOR_VERBS, Called, Compound, Kinds, Several, args

from . import base, cards, combat, heroes, land, scenarios, sites, turns, units

AREAS = (base, turns, cards, land, sites, units, combat, heroes, scenarios)

VERBS = {**COMBINATOR_VERBS, **{verb: names for area in AREAS for verb, names in area.VERBS.items()}}
EVENTS = {event: names for area in AREAS for event, names in area.EVENTS.items()}
FACTS = {kind: names for area in AREAS for kind, names in area.FACTS.items()}
KINDS: Kinds = {
    "cards": Several("cards", of="card"),
    "dice": Several("dice", of="mana"),
    "enemies": Several("cards", of="enemy"),
    "skills": Several("cards", of="skill"),
    "tactics": Several("cards", of="tactic"),
    "component": Called("card"),
    "colour": Called("mana"),
    "unit": Compound("unit-again", args(unit="unit", number="number"), ".", "unit"),
    "foe": Compound("foe-again", args(enemy="enemy", number="number"), ".", "enemy"),
    "enemy_attack": Compound("foe-attack", args(foe="foe", number="number"), ":", "enemy"),
}
"""A space of the map is called by its coordinates; a unit or foe of which there are several has a number behind it."""
