"""What is told of favor, secrets, warbands, cards and turns; questions that any power may ask."""

from igroteka.kernel import args

VERBS = {
    "done": args(),
    "card": args("card"),
    "suit": args("suit"),
    "place": args("place"),
    "region": args("region"),
    "relic": args("card"),
    "number": args("number"),
    "end": args(),
}

EVENTS = {
    "gained_favor": args("seat", "number", "suit"),
    "got_burnt_favor": args("seat", "number"),
    "burnt_favor": args("seat", "number"),
    "gave_favor": args("seat", to="seat", number="number"),
    "took_favor": args("seat", victim="seat", number="number"),
    "favor_to_bank": args("seat", "number", "suit"),
    "gained_secrets": args("seat", "number"),
    "burnt_secrets": args("seat", "number"),
    "gave_secrets": args("seat", to="seat", number="number"),
    "took_secrets": args("seat", victim="seat", number="number"),
    "flipped_secrets": args("seat", "number"),
    "put_favor": args("seat", "number", "card"),
    "put_secrets": args("seat", "number", "card"),
    "gained_supply": args("seat", "number"),
    "spent_supply": args("seat", "number"),
    "gained_warbands": args("seat", "number"),
    "placed_warbands": args("seat", "number", "place"),
    "lifted_warbands": args("seat", "number", "place"),
    "killed_on_board": args("seat", "number"),
    "killed_at": args("number", "colour", "place"),
    "discarded": args("seat", "card", "pile"),
    "discarded_unseen": args("seat", "pile"),
    "vision_drawn": args("number"),
    "took": args("seat", "card"),
    "took_from": args("seat", "card", victim="seat"),
    "gave": args("seat", to="seat", card="card"),
    "oathkeeper": args("seat"),
    "power_used": args("seat", "card"),
}

FACTS = {
    "act": args(supply="number"),
    "new_oathkeeper": args(),
    "choose": args("card", "alternatives"),
    "may": args("card", "effect"),
    "player": args("card", "effect"),
    "which_card": args("card"),
    "which_suit": args("card"),
    "which_place": args("card"),
    "which_region": args("card"),
    "which_player": args("card"),
    "which_relic": args("card"),
    "how_many": args("card"),
}
"""`which_...` and `how_many` are for any power that lets somebody choose such a thing: the card tells what for."""
