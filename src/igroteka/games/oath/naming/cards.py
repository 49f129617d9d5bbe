"""Searching, playing and discarding cards."""

from igroteka.kernel import args

VERBS = {
    "search": args("source"),
    "reveal": args("card"),
    "show_adviser": args("card", "seat"),
    "keep": args("card"),
    "discard_all": args(),
    "to_site": args("card", "place"),
    "to_adviser": args("card"),
    "to_facedown": args("card"),
    "to_vision": args("card"),
    "discard": args("card"),
    "clear": args("card"),
    "dismiss": args("card"),
    "pile": args("pile"),
}
EVENTS = {
    "drew": args("seat", "number", "source"),
    "drew_cards": args("seat", "cards"),
    "showed": args("seat", "cards"),
    "showed_adviser": args("seat", to="seat"),
    "played_to_site": args("seat", "card", "place"),
    "played_adviser": args("seat", "card"),
    "hid_adviser": args("seat"),
    "hid_card": args("seat", "card"),
    "played_vision": args("seat", "card"),
    "left_game": args("card"),
    "prophecy": args("seat", "card"),
    "followed": args("seat", "card"),
    "exchanged": args("seat", "number"),
    "extorted": args("seat", "card"),
    "banner_burnt": args("seat", "card", "number"),
    "departed": args("seat", "cards", "region"),
    "gathered": args("seat", "place"),
}
FACTS = {
    "keep": args(),
    "keep_another": args(),
    "play": args("card"),
    "clear": args("card"),
    "dismiss": args("card"),
    "which_pile": args("card"),
    "set_aside": args("card"),
    "burn_for_secrets": args("card"),
    "ransom": args("card", "number", relic="card"),
    "gather": args("card", "place"),
    "gather_deal": args("card"),
    "seize": args("card"),
    "turn_citizen": args("card"),
    "take_from_reliquary": args("card"),
}
