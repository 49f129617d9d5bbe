"""Verbs, events and questions: sites."""

from igroteka.kernel import args

VERBS = {
    "enter": args("space"),
    "burn": args("space"),
    "altar": args("space"),
}
EVENTS = {
    "altar": args("seat", "space"),
    "shield": args("seat", "space"),
    "city_conquered": args("seat", "space"),
}
FACTS = {}  # type: ignore[var-annotated]
