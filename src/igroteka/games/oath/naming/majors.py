"""Muster, Trade, Recover, Travel, and modifiers in general."""

from igroteka.kernel import args

VERBS = {
    "use": args("card"),
    "muster": args("card"),
    "trade": args("card", "goods"),
    "recover_relic": args("number"),
    "recover": args("card"),
    "travel": args("place"),
    "wander": args(),
    "pay": args("number"),
    "kill": args("colour"),
}
"""`recover_relic` names the relic by its place in the row; `wander` leaves it to somebody else where the way leads."""
EVENTS = {
    "modifier_used": args("seat", "card"),
    "mustered": args("seat", "card"),
    "traded": args("seat", "card", "goods"),
    "recovered": args("seat", "card", "number"),
    "spread_favor": args("suit", "number"),
    "travelled": args("seat", "place"),
    "sent": args("seat", "place", by="seat"),
    "carried": args("seat", "place"),
    "site_revealed": args("place"),
    "turned_up": args("card", "region"),
    "refused_to_go": args("seat", "place"),
}
FACTS = {
    "modifiers": args("action"),
    "banner_price": args("card", least="number"),
    "spread_from": args("card"),
    "destination": args(),
    "guide": args("seat"),
    "consent": args("place", favor="number", secrets="number"),
    "warband_at": args("card", "place"),
}
