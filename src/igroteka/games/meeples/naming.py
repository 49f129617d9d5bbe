"""The verbs and events of Meeples & Monsters with the kinds of their arguments, and how things are called."""

from igroteka.kernel import COMBINATOR_VERBS, Speech, say

VERBS = {
    **COMBINATOR_VERBS,
    "send": ("unit", "place"),
    "send_as": ("unit", "role", "place"),
    "call_up": ("unit", "place"),
    "use": ("thing",),
    "proceed": (),
    "commit": (),
    "resolve": ("thing",),
    "build": ("location",),
    "at": ("slot",),
    "take": ("unit",),
    "return": ("unit",),
    "keep": ("unit",),
    "cleanse": ("area",),
    "discard": ("quest",),
    "complete": ("quest",),
    "stow": ("unit",),
    "enough": (),
    "district": ("district",),
}

EVENTS = {
    "token": ("monster", "thing"),
    "first": ("seat",),
    "vp": ("seat", "number", "thing"),
    "vp_lost": ("seat", "number", "thing"),
    "sent": ("seat", "unit", "place"),
    "sent_as": ("seat", "unit", "role", "place"),
    "called_up": ("seat", "unit", "place"),
    "ousted": ("seat", "other", "place"),
    "reigned": ("seat", "place"),
    "used": ("seat", "thing"),
    "built": ("seat", "location", "slot"),
    "stocked": ("unit", "number", "location"),
    "trained": ("seat", "unit", "number"),
    "gained": ("seat", "unit", "thing"),
    "lacking": ("seat", "unit", "thing"),
    "out_of_stock": ("seat", "unit", "location"),
    "flocked": ("seat", "place"),
    "returned": ("seat", "unit", "thing"),
    "rested": ("seat", "unit"),
    "stowed": ("seat", "unit"),
    "kept": ("seat", "unit"),
    "fought": ("seat", "monster", "number"),
    "defeated": ("seat", "monster"),
    "claimed": ("seat", "room"),
    "stayed": ("seat", "place"),
    "tired": ("seat",),
    "appeared": ("monster", "district"),
    "exhausted": (),
    "arrival": ("number",),
    "final": ("number",),
    "drew": ("seat", "unit"),
    "refilled": ("seat",),
    "drew_quests": ("seat", "number"),
    "drew_quest": ("seat", "quest"),
    "reshuffled": (),
    "discarded": ("seat", "quest"),
    "completed": ("seat", "quest"),
    "failed": ("seat", "quest"),
    "offered": ("location",),
    "opened": ("room", "district"),
    "standstill": (),
    "over": (),
}

ECHOES = {
    "send": "sent",
    "send_as": "sent_as",
    "call_up": "called_up",
    "use": "used",
    "stow": "stowed",
    "discard": "discarded",
    "complete": "completed",
}

COMPONENTS = ("thing", "place", "location", "monster", "room", "quest")
"""Kinds of arguments that are components with a name of their own."""


def name_of(kind: str, value: str) -> Speech:
    """How components, classes, districts and other things are called."""
    if kind in COMPONENTS:
        return say(f"thing-{value}")
    return say(f"unit-{value}" if kind == "role" else f"{kind}-{value}")
