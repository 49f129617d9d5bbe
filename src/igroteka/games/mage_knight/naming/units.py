"""Verbs, events and questions: units and banners."""

from igroteka.kernel import args

VERBS = {
    "unit": args("unit", ability="number"),
    "banner": args("card", "unit"),
    "disband": args("unit"),
}
EVENTS = {
    "unit_used": args("seat", "unit"),
    "unit_gained": args("seat", "unit"),
    "unit_disbanded": args("seat", "unit"),
    "unit_destroyed": args("seat", "unit"),
    "unit_readied": args("seat", "unit"),
    "unit_wounded": args("seat", "unit"),
    "unit_healed": args("seat", "unit"),
    "banner_assigned": args("seat", "card", "unit"),
}
FACTS = {"disband": args("card"), "empower": args("card")}
