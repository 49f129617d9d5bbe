"""Dice: throwing them, and what they show (LV-DICE)."""

from ..passives import Hits
from ..state import State


def throw(g: State, count: int) -> list[str]:
    """So many dice at once; more than lie in the box are thrown in batches, as one roll (LV-DICE-03)."""
    return [face.id for face in g.chance.roll(g.box.die, count)]


def hits(g: State, faces: list[str]) -> Hits:
    """Critical and standard hits on the faces; a face may show two (LV-AMB-16)."""
    kinds = g.box.faces
    return sum(kinds[face].critical for face in faces), sum(kinds[face].standard for face in faces)


def is_miss(g: State, face: str) -> bool:
    """Does it show no hit?"""
    kind = g.box.faces[face]
    return not kind.critical + kind.standard
