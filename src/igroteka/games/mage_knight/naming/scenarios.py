"""Verbs, events and questions: scenarios."""

from igroteka.kernel import args

VERBS = {
    "liberate": args("space"),
    "mark_glade": args("space", "seat"),
    "incantation": args(),
    "secret_place": args("space"),
    "tunnel": args("space"),
    "improve": args("card"),
    "give_up": args("card"),
    "add_start": args("card"),
    "keep_start": args("card"),
    "bid": args("number"),
}
EVENTS = {
    "glade_marked": args("seat", "space"),
    "secret_place": args("seat", "space", "site"),
    "stayed_behind": args("seat"),
    "darkness_rolled": args("dice"),
    "rampage": args("space", "enemies"),
    "actions_shown": args("cards"),
    "improved": args("seat", "card", gained="card"),
    "start_added": args("seat"),
    "bid": args("seat", "number"),
}
FACTS = {
    "secret_place": args(),
    "improve": args(),
    "give_up": args(),
    "add_start": args(),
    "keep_start": args("number"),
    "bid": args("hero", "number"),
}
