"""What a box must hold to be played with: the counts of the rulebook, a map that hangs together, fitting words."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from igroteka.kernel import Cost, ForEach, ForOne, If, May, OneOf, Repeat, Seq, Word

from .abilities import HealNearBond, SharedSky, ShareEssence, ShareKill
from .actions.vaala import VictoryFeast
from .box import CARD_GLYPHS, DRAGON, GENERAL, REST, TYPES, Board, Box, Character
from .effects import dragons, faceless, generals, regions, spells

ACTION_CARDS = {DRAGON: 6, GENERAL: 5}
"""Each Dragon and each General has so many action cards (LV-COMP-06, LV-COMP-07)."""
VAALA_CARDS = 5
LEAST_SUPPLY = {"power": 8, "neutral_units": 8, "units_of_type": 1, "units_in_region": 4, "power_to_win": 1}
"""What set-up and play need at the least."""

OF_DRAGONS = (
    dragons.CollectHere,
    dragons.Flight,
    dragons.Heal,
    dragons.Rest,
    dragons.Wrath,
    faceless.FlyToTarget,
    faceless.HuntAndFight,
    faceless.WoundEachHere,
    spells.Devour,
    HealNearBond,
    ShareEssence,
)
OF_GENERALS = (
    faceless.CityOrUnit,
    faceless.CollectNearest,
    faceless.MarchAndFight,
    faceless.RecruitAndMarch,
    generals.Attack,
    generals.CollectFromEach,
    generals.CollectFromTwo,
    generals.Deploy,
    generals.MayPlace,
    spells.BloodStrike,
    spells.BuildCities,
    spells.DreamWalk,
    spells.DrainNeighbour,
    spells.OneOfEach,
    spells.RaiseUnits,
    SharedSky,
    ShareKill,
    VictoryFeast,
)
OF_REGIONS = (regions.Fortify, regions.Reinforce, regions.Upgrade)
CHOICES = (Cost, ForEach, ForOne, May, OneOf)
"""Words that ask a person: nobody might be there to answer for a Faceless player."""


def check_box(box: Box) -> Iterator[str]:
    """Everything that is wrong with a box, sentence by sentence."""
    yield from _check_board(box.board)
    yield from _check_dice_and_tokens(box)
    for character in box.characters.values():
        yield from (f"characters.{character.id}: {fault}" for fault in _check_character(box, character))
    yield from _check_cards(box)
    yield from _check_words(box)


def _check_board(board: Board) -> Iterator[str]:
    borders = Counter(frozenset(border.between) for border in board.borders)
    for border in board.borders:
        if border.between[0] == border.between[1] or borders[frozenset(border.between)] > 1:
            yield f"board.borders: {' and '.join(border.between)} share one border."
    for region in board.regions.values():
        if len(board.distances[region.id]) < len(board.regions):
            yield f"board.regions.{region.id}: not every region can be reached from here."
        if not region.glyphs:
            yield f"board.regions.{region.id}: a region card has a glyph."


def _check_dice_and_tokens(box: Box) -> Iterator[str]:
    if not any(face.standard + face.critical for face in box.die):
        yield "die: at least one face shows a hit, or no combat would end."
    for name, least in LEAST_SUPPLY.items():
        if getattr(box.tokens, name) < least:
            yield f"tokens.{name}: it is at least {least}."
    wounds = sum(len(character.wound_track) for character in box.characters.values())
    if wounds > box.tokens.wounds:
        yield f"tokens.wounds: the wound tracks have room for {wounds}."


def _check_character(box: Box, character: Character) -> Iterator[str]:
    is_dragon = character.role == DRAGON
    if box.board.regions[character.start].start != character.id:
        yield f'"{character.start}" is not marked on the board as where this character starts.'
    if is_dragon and not (character.wound_track and all(character.wound_track) and character.essence_track):
        yield "a Dragon has a wound track with values of 1 or more, and an Essence track."
    needed = {*CARD_GLYPHS, REST} if is_dragon else {*CARD_GLYPHS}
    for side, glyphs in (("glyphs", character.glyphs), ("faceless", character.faceless)):
        if set(glyphs) != needed:
            yield f"{side}: the glyphs are {', '.join(sorted(needed))}."
    actions = sum(card.owner == character.id for card in box.actions.values())
    if actions != ACTION_CARDS[character.role]:
        yield f"{actions} action cards are this character's; there are {ACTION_CARDS[character.role]} (LV-COMP-06..07)."
    vaala = sum(card.owner == character.id for card in box.vaala.values())
    if vaala != VAALA_CARDS:
        yield f"{vaala} Vaala cards are this character's; there are {VAALA_CARDS} (LV-COMP-12)."


def _check_cards(box: Box) -> Iterator[str]:
    roles = [character.role for character in box.characters.values()]
    if roles != [DRAGON, GENERAL] * 2:
        yield "characters: Dragons and Generals alternate, a Dragon first (LV-SETUP-06)."
    for action in box.actions.values():
        if not action.glyphs:
            yield f"actions.{action.id}: a card has a glyph."
    for unit in TYPES:
        if not any(denizen.unit == unit for denizen in box.denizens.values()):
            yield f"denizens: some are {unit}."
    if len(box.events) % 2:
        yield "events: two are used in a round, so their number is even (LV-ROUND-06)."


# Words


def _check_words(box: Box) -> Iterator[str]:
    """Every word stands where somebody can do what it says."""
    for place, text, role in _texts(box):
        for word in _flat(text):
            if isinstance(word, OF_REGIONS) and role != "region":
                yield f'{place}: "{type(word).__name__}" is for region cards.'
            elif isinstance(word, OF_DRAGONS) and role != DRAGON:
                yield f'{place}: "{type(word).__name__}" is for Dragons.'
            elif isinstance(word, OF_GENERALS) and role != GENERAL:
                yield f'{place}: "{type(word).__name__}" is for Generals.'
            elif isinstance(word, CHOICES) and (role == "region" or ".faceless." in place):
                yield f'{place}: "{type(word).__name__}" needs a person to choose.'


def _texts(box: Box) -> Iterator[tuple[str, Word[Any], str]]:
    """Every text of the box with its place, and for whom it is."""
    for character in box.characters.values():
        place = f"characters.{character.id}"
        for glyph, text in character.glyphs.items():
            yield f"{place}.glyphs.{glyph}", text, character.role
        for glyph, text in character.faceless.items():
            yield f"{place}.faceless.{glyph}", text, character.role
        yield f"{place}.bond", character.bond, character.role
    for card in box.vaala.values():
        yield f"vaala.{card.id}.effect", card.effect, box.characters[card.owner].role
    for event in box.events.values():
        yield f"events.{event.id}.effect", event.effect, "event"
    for denizen in box.denizens.values():
        yield f"denizens.{denizen.id}.ability", denizen.ability, "denizen"
    for glyph, text in box.region_glyphs.items():
        yield f"region_glyphs.{glyph}", text, "region"


def _flat(word: Word[Any]) -> Iterator[Word[Any]]:
    """A word and those inside it."""
    yield word
    if isinstance(word, Seq):
        parts = word.parts
    elif isinstance(word, OneOf):
        parts = word.alternatives
    elif isinstance(word, Cost | ForEach | ForOne | If | May | Repeat):
        parts = (word.effect,)
    else:
        return
    for part in parts:
        yield from _flat(part)
