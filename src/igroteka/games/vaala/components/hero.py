"""What belongs to one character: the board with its two sides, the action cards, the Vaala cards."""

from typing import Any, Final

from msgspec import Struct

from igroteka.kernel import Effect

from ..box import Ability, ActionCard, CardGlyph, Character, Reaction, VaalaCard

RECONSTRUCTED: Final = "reconstructed"

Spell = Effect[Any] | Ability | Reaction
"""What a Vaala card may do."""


class Hero(Struct, frozen=True):
    """A character with all that is theirs."""

    character: Character
    actions: tuple[ActionCard, ...]
    vaala: tuple[VaalaCard, ...]


def hero(character: Character, actions: dict[str, tuple[CardGlyph, ...]], vaala: dict[str, tuple[int, Spell]]) -> Hero:
    """A character, action cards with their glyphs, Vaala cards with cost and effect."""
    owner = character.id
    return Hero(
        character,
        tuple(ActionCard(card, owner, glyphs, RECONSTRUCTED) for card, glyphs in actions.items()),
        tuple(VaalaCard(card, owner, cost, effect, RECONSTRUCTED) for card, (cost, effect) in vaala.items()),
    )
