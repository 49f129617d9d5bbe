"""Offers, deals, citizenship and exile."""

from igroteka.kernel import Arguments, args

VERBS = {
    "offer": args("seat"),
    "exile": args("seat"),
    "leave": args(),
    "space": args("card"),
    "show": args("card"),
    "give": args("goods"),
    "claim": args("goods"),
    "give_card": args("card"),
    "claim_card": args("card"),
    "give_site": args("place"),
    "claim_site": args("place"),
    "promise": args(promise="card"),
    "claim_promise": args(promise="card"),
    "send": args(),
    "withdraw": args(),
    "penalty": args(),
    "accuse": args("number"),
}
EVENTS = {
    "offered_citizenship": args("seat", to="seat"),
    "refused": args("seat", by="seat"),
    "became_citizen": args("seat"),
    "became_exile": args("seat"),
    "exiled": args("seat", citizen="seat"),
    "left_empire": args("seat"),
    "showed_relic": args("seat", "card", to="seat"),
    "deal": args("seat", other="seat"),
    "gave_site": args("seat", "place", to="seat"),
    "gave_adviser": args("seat", "card", to="seat"),
    "gave_unseen_adviser": args("seat", to="seat"),
    "promised": args("seat", to="seat", promise="card", until="number"),
    "promise_broken": args("seat", to="seat", promise="card"),
    "promise_kept": args("seat", to="seat"),
    "tribute": args("seat", to="seat"),
}


def _deal(*same: str, **named: str) -> Arguments:
    """The facts of a bargain as it stands."""
    terms = {
        "giving_favor": "number",
        "giving_secrets": "number",
        "giving": "things",
        "claiming_favor": "number",
        "claiming_secrets": "number",
        "claiming": "things",
        "penalty": "number",
    }
    return {**args(*same, **named), **terms}


FACTS = {
    "reliquary_space": args("seat"),
    "show_reliquary": args("seat"),
    "citizenship": _deal("card", partner="seat", proposer="seat"),
    "citizenship_answer": _deal("card", partner="seat", proposer="seat"),
    "deal": _deal("card", partner="seat", proposer="seat"),
    "deal_answer": _deal("card", partner="seat", proposer="seat"),
    "kept_warbands": args("number"),
    "new_garrison": args("place"),
}
