"""The verbs, events and questions of Tyrants with their arguments, and how things are called."""

from igroteka.kernel import COMBINATOR_VERBS, Compound, Kinds, args

VERBS = {
    **COMBINATOR_VERBS,
    "section": args("section"),
    "start": args("place"),
    "play": args("card"),
    "deploy": args("place"),
    "deploy_for_vp": args(),
    "assassinate": args("place", "colour"),
    "supplant": args("place", "colour"),
    "move": args("place", "colour"),
    "to": args("place"),
    "place_spy": args("place"),
    "return_spy": args("place", "colour"),
    "return_troop": args("place", "colour"),
    "trophy": args("seat", "colour"),
    "recruit": args("zone", "card"),
    "devour": args("zone", "card"),
    "promote": args("zone", "card"),
    "borrow": args("zone", "card"),
    "discard": args("card"),
    "reveal": args("card"),
    "resolve": args("card"),
    "end": args(),
}

EVENTS = {
    "played": args("seat", "card"),
    "power": args("seat", "number"),
    "influence": args("seat", "number"),
    "vp": args("seat", "number"),
    "drew": args("seat", "number"),
    "drew_card": args("seat", "card"),
    "reshuffled": args("seat"),
    "discarded": args("seat", "card"),
    "revealed": args("seat", "card"),
    "recruited": args("seat", "card"),
    "market": args("card"),
    "market_empty": args(),
    "devoured": args("seat", "card"),
    "promoted": args("seat", "card"),
    "outcasts": args("seat", "number"),
    "outcast_returned": args("seat"),
    "emptied_deck": args("seat"),
    "deployed": args("seat", "place"),
    "last_troop": args("seat"),
    "assassinated": args("seat", "place", "colour"),
    "moved": args("seat", "place", "colour", to="place"),
    "returned_troop": args("seat", "place", "colour"),
    "placed_spy": args("seat", "place"),
    "returned_spy": args("seat", "place", "colour"),
    "raised": args("seat", other="seat", colour="colour", place="place"),
    "control": args("seat", "place"),
    "total_control": args("seat", "place"),
    "marker_returned": args("place"),
    "marker_influence": args("seat", "place"),
    "standstill": args(),
    "over": args(),
}

OF_CARD = (
    *(
        "assassinate",
        "borrow",
        "call_back_spy",
        "devour_market",
        "move",
        "pay_devour",
        "pay_devour_this",
        "pay_discard",
    ),
    *("pay_spy", "place_spy", "promote", "recruit_free", "return", "supplant", "swap_into_market", "trophy"),
)
"""The questions of which no more is known than the card that asks."""

FACTS = {
    **dict.fromkeys(OF_CARD, args("card")),
    "section": args(),
    "start": args(),
    "turn": args(power="number", influence="number"),
    "choose": args("card", "alternatives"),
    "may": args("card", "effect"),
    "player": args("card", "effect"),
    "deploy": args("card", count="number"),
    "move_to": args("card", "place", "colour"),
    "trophy_to": args("card", "colour"),
    "reveal": args("card", "aspect", "effect"),
    "forced_discard": args("seat"),
    "resolve": args(),
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

KINDS: Kinds = {
    "place": Compound("route", args(one="place", other="place", number="number"), signs="-.", alone="place"),
}
"""A route's space is called by the two sites that it joins."""
