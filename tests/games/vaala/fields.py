"""Fields of battle on which one denizen is tried out: Eliza attacks, or Ferellon attacks her."""

from typing import Any

from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

AWAY = {ELIZA: "eastern_plains", FERELLON: "nauak", ADRAEL: "nauak", NAGASHA: "nauak"}
"""Eliza without any neighbour, the others far off."""


def attacking(denizen: str, army: str, dice: str, *, start: str = "allaria", **position: Any) -> Table:
    """Eliza's units, without her, have moved from Allaria to attack; in Galadia unless something else is given."""
    at = AWAY | position.pop("at", {})
    units = {ELIZA: {start: army} | position.pop("more", {})} | position.pop("units", {})
    table = Table(
        stack="kirin_charge", at=at, units=units, denizens=[(ELIZA, denizen)] if denizen else [], dice=dice, **position
    )
    table.do("activate attack")
    if "everyone" in table.options():
        table.do("everyone")
    return table


def attacked(denizen: str, army: str, dice: str, *, region: str = "galadia", **position: Any) -> Table:
    """Ferellon, from Isval, has attacked an army of Eliza next to him; she herself is in Allaria."""
    denizens = [(ELIZA, denizen)] if denizen else []
    units = {ELIZA: {region: army} | position.pop("more", {})}
    table = Table(stack="sovereigns_wrath", units=units, denizens=denizens, dice=dice, **position)
    table.do("activate attack")
    return table


def deploying(denizen: str, units: dict[str, str], **position: Any) -> Table:
    """Eliza has activated Deploy: two moves of one step."""
    at = AWAY | {ELIZA: "allaria"} | position.pop("at", {})
    table = Table(
        stack="oathguard_advance",
        at=at,
        units={ELIZA: units},
        denizens=[(ELIZA, denizen)] if denizen else [],
        **position,
    )
    table.do("activate deploy")
    return table


def rolls(table: Table, side: str) -> list[int]:
    """How many dice a side threw, roll by roll."""
    return [str(faces).count("+") + 1 for who, faces in table.told("rolled") if who == side]
