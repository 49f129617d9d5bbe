"""Verbs, events and questions: movement, exploring, tokens on the map."""

from igroteka.kernel import args

VERBS = {
    "move": args("space"),
    "explore": args("position"),
}
EVENTS = {
    "moved": args("seat", "space"),
    "revealed": args("seat", "tile", "position"),
    "city_found": args("space", "city", "number"),
    "turned_up": args("space", "enemy"),
    "ruin_turned_up": args("space", "ruin"),
    "withdrew": args("seat", "space"),
    "left_map": args("seat"),
}
FACTS = {}  # type: ignore[var-annotated]
