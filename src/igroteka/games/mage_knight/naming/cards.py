"""Verbs, events and questions: cards, mana, points."""

from igroteka.kernel import args

VERBS = {
    "play": args("card"),
    "strong": args("card"),
    "sideways": args("card", use="use"),
    "skill": args("skill"),
    "shared_skill": args("skill"),
    "pay": args(origin="origin", mana="mana"),
    "pay_as": args("mana"),
    "convert": args("mana"),
    "heal": args(),
    "heal_unit": args("unit"),
    "gain_token": args("mana"),
    "gain_crystal": args("mana"),
    "ready": args("unit"),
}
EVENTS = {
    "played": args("seat", "card", part="part"),
    "mana_used": args("seat", origin="origin", mana="mana", colour="mana"),
    "token": args("seat", "mana", "number"),
    "crystal": args("seat", "mana"),
    "source_rolled": args("dice"),
    "dice_returned": args("seat", "dice"),
    "drew": args("seat", "number"),
    "drew_cards": args("cards"),
    "wounded": args("seat", "number", zone="zone"),
    "knocked_out": args("seat"),
    "discarded": args("seat", "card"),
    "thrown_away": args("seat", "card"),
    "gained": args("seat", "card", zone="zone"),
    "points": args("seat", kind="points", number="number"),
    "share": args("seat", kind="points", number="number", element="element", reach="reach"),
    "healed": args("seat"),
    "fame": args("seat", "number"),
    "reputation": args("seat", "number"),
    "skill_used": args("seat", "skill"),
    "shared_skill_used": args("seat", "skill"),
    "skill_returned": args("seat", "skill"),
}
FACTS = {
    "choose": args("card", alternatives="alternatives"),
    "may": args("card", effect="effect"),
    "player": args("card", effect="effect"),
    "pay": args("card", colour="mana"),
    "pay_colour": args("card"),
    "gain_token": args("card"),
    "gain_crystal": args("card"),
    "ready": args("card"),
}
