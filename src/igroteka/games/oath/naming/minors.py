"""Minor actions and the powers of actions and rest."""

from igroteka.kernel import args

VERBS = {
    "power": args("card"),
    "power_of": args("card", "number"),
    "peek": args("number"),
    "peek_reliquary": args("number"),
    "lift": args(),
    "station": args(),
    "hand_over": args("seat"),
    "call_in": args("seat"),
}
EVENTS = {
    "saw": args("cards"),
    "looked_at_relic": args("seat", "place"),
    "looked_into_reliquary": args("seat", "number"),
    "gave_warbands": args("seat", to="seat", number="number"),
    "tokens_returned": args("seat"),
    "moved_favor": args("number", "suit", to="suit"),
    "banner_grew": args("seat", "card", "number"),
    "banner_shrank": args("seat", "card", "number"),
    "permission_refused": args("seat", other="seat"),
}
FACTS = {
    "fullest_bank": args("card"),
    "emptiest_bank": args("card"),
    "rest_powers": args(),
    "lift": args("place"),
    "station": args("place"),
    "hand_over": args("place"),
    "call_in": args("place"),
    "permit_lift": args("number", player="seat"),
    "permit_hand_over": args("number", player="seat"),
    "permit_call_in": args("number", player="seat"),
}
