"""What lies in the box, for the browser: cards and boards with their texts, the map, the dice."""

from typing import Any

from msgspec import Struct

from igroteka.kernel import Speech, Word

from .box import Ability, Board, Box, Face, Reaction, Tokens, sentences


class CharacterFace(Struct, frozen=True, kw_only=True):
    """A player board, both sides, and the character card; texts are sentences in the player's language."""

    id: str
    role: str
    start: str
    wound_track: list[int]
    essence_track: int
    glyphs: dict[str, list[Speech]]
    faceless: dict[str, list[Speech]]
    bond: list[Speech]
    provenance: str


class ActionFace(Struct, frozen=True):
    """An action card."""

    id: str
    owner: str
    glyphs: list[str]
    provenance: str


class VaalaFace(Struct, frozen=True):
    """A Vaala card; `lasting` ones work until Clean-up, `reaction` ones wait for their moment."""

    id: str
    owner: str
    cost: int
    kind: str
    text: list[Speech]
    provenance: str


class DenizenFace(Struct, frozen=True):
    """A denizen card."""

    id: str
    homeland: str
    unit: str
    text: list[Speech]
    provenance: str


class EventFace(Struct, frozen=True):
    """An event card."""

    id: str
    text: list[Speech]
    provenance: str


class Catalogue(Struct, frozen=True):
    """The whole box."""

    board: Board
    die: list[Face]
    tokens: Tokens
    characters: dict[str, CharacterFace]
    actions: dict[str, ActionFace]
    vaala: dict[str, VaalaFace]
    denizens: dict[str, DenizenFace]
    events: dict[str, EventFace]
    region_glyphs: dict[str, list[Speech]]


def catalogue(box: Box) -> Catalogue:
    """Everything with its text."""
    return Catalogue(
        board=box.board,
        die=list(box.die),
        tokens=box.tokens,
        characters={name: _character(box, name) for name in box.characters},
        actions={
            card.id: ActionFace(card.id, card.owner, list(card.glyphs), card.provenance)
            for card in box.actions.values()
        },
        vaala={
            card.id: VaalaFace(
                card.id, card.owner, card.cost, kind_of_vaala(card.effect), sentences(card.effect), card.provenance
            )
            for card in box.vaala.values()
        },
        denizens={
            card.id: DenizenFace(card.id, card.homeland, card.unit, sentences(card.ability), card.provenance)
            for card in box.denizens.values()
        },
        events={card.id: EventFace(card.id, sentences(card.effect), card.provenance) for card in box.events.values()},
        region_glyphs={glyph: sentences(effect) for glyph, effect in box.region_glyphs.items()},
    )


def _character(box: Box, name: str) -> CharacterFace:
    character = box.characters[name]
    return CharacterFace(
        id=name,
        role=character.role,
        start=character.start,
        wound_track=list(character.wound_track),
        essence_track=character.essence_track,
        glyphs={glyph: sentences(effect) for glyph, effect in character.glyphs.items()},
        faceless={glyph: sentences(effect) for glyph, effect in character.faceless.items()},
        bond=sentences(character.bond),
        provenance=character.provenance,
    )


def kind_of_vaala(effect: Word[Any]) -> str:
    """When a Vaala card works: at once, until Clean-up, or as a reaction."""
    if isinstance(effect, Ability):
        return "lasting"
    return "reaction" if isinstance(effect, Reaction) else "instant"
