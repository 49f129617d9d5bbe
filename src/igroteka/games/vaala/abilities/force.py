"""Which abilities are in force for a player right now, and how their texts speak of units (LV-DENZ-06)."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from igroteka.kernel import Speech, say

from ..box import Ability
from ..state import Player, State

A = TypeVar("A", bound=Ability)


def sources(g: State, player: Player, kind: type[A]) -> Iterator[tuple[str, A]]:
    """The player's abilities of a kind that are in force, each with the card that gives it."""
    box = g.box
    for card in player.denizens.values():
        ability = box.denizens[card].ability
        if isinstance(ability, kind):
            yield card, ability
    for card in player.vaala_lasting:
        effect = box.vaala[card].effect
        if isinstance(effect, kind):
            yield card, effect
    if player.ally:
        bond = box.characters[player.id].bond
        if isinstance(bond, kind):
            yield player.id, bond


def in_force(g: State, player: Player, kind: type[A]) -> Sequence[A]:
    """The player's abilities of a kind that are in force."""
    if not (player.denizens or player.vaala_lasting or player.ally):
        return ()
    return [ability for _, ability in sources(g, player, kind)]


def with_units(unit: str, units: int = 1) -> Speech:
    """With infantry, with 2 or more cavalry."""
    return say(f"with-{unit}") if units == 1 else say(f"with-many-{unit}", count=units)


def your_units(unit: str) -> Speech:
    """Your infantry."""
    return say(f"your-{unit}")
