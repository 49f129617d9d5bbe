"""The verbs and events of Tyrants with the kinds of their arguments, and how things are called."""

from igroteka.kernel import COMBINATOR_VERBS, Speech, say

VERBS = {
    **COMBINATOR_VERBS,
    "section": ("section",),
    "start": ("place",),
    "play": ("card",),
    "deploy": ("place",),
    "deploy_for_vp": (),
    "assassinate": ("place", "colour"),
    "supplant": ("place", "colour"),
    "move": ("place", "colour"),
    "to": ("place",),
    "place_spy": ("place",),
    "return_spy": ("place", "colour"),
    "return_troop": ("place", "colour"),
    "trophy": ("seat", "colour"),
    "recruit": ("zone", "card"),
    "devour": ("zone", "card"),
    "promote": ("zone", "card"),
    "borrow": ("zone", "card"),
    "discard": ("card",),
    "reveal": ("card",),
    "resolve": ("card",),
    "end": (),
}

EVENTS = {
    "played": ("seat", "card"),
    "power": ("seat", "number"),
    "influence": ("seat", "number"),
    "vp": ("seat", "number"),
    "drew": ("seat", "number"),
    "drew_card": ("seat", "card"),
    "reshuffled": ("seat",),
    "discarded": ("seat", "card"),
    "revealed": ("seat", "card"),
    "recruited": ("seat", "card"),
    "market": ("card",),
    "market_empty": (),
    "devoured": ("seat", "card"),
    "promoted": ("seat", "card"),
    "outcasts": ("seat", "number"),
    "outcast_returned": ("seat",),
    "emptied_deck": ("seat",),
    "deployed": ("seat", "place"),
    "last_troop": ("seat",),
    "assassinated": ("seat", "place", "colour"),
    "moved": ("seat", "place", "colour", "goal"),
    "returned_troop": ("seat", "place", "colour"),
    "placed_spy": ("seat", "place"),
    "returned_spy": ("seat", "place", "colour"),
    "raised": ("seat", "other", "colour", "place"),
    "control": ("seat", "place"),
    "total_control": ("seat", "place"),
    "marker_returned": ("place",),
    "marker_influence": ("seat", "place"),
    "standstill": (),
    "over": (),
}

ECHOES = {
    "play": "played",
    "deploy": "deployed",
    "assassinate": "assassinated",
    "place_spy": "placed_spy",
    "return_spy": "returned_spy",
    "return_troop": "returned_troop",
    "discard": "discarded",
    "reveal": "revealed",
}


def name_of(kind: str, value: str) -> Speech:
    """How cards, places and other things are called; a route's space is named by the two sites it joins."""
    if kind in ("place", "goal"):
        if "." not in value:
            return say(f"place-{value}")
        ends, number = value.split(".")
        one, other = ends.split("-")
        return say("route", one=say(f"place-{one}"), other=say(f"place-{other}"), number=int(number))
    return say(f"{kind}-{value}")
