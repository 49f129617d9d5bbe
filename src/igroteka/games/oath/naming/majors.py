"""Muster, Trade, Recover, Travel, and modifiers in general."""

from igroteka.kernel import args

VERBS = {"use": args("card")}
EVENTS = {"modifier_used": args("seat", "card")}
FACTS = {"modifiers": args("action")}
