"""What a box must hold to be played with: the counts of the rulebook, a map that hangs together, fitting words."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from igroteka.kernel import Cost, Fault, ForEach, ForOne, If, May, OneOf, Repeat, Seq, Word, fault

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


def check_box(box: Box) -> Iterator[Fault]:
    """Everything that is wrong with a box."""
    yield from _check_board(box.board)
    yield from _check_dice_and_tokens(box)
    for character in box.characters.values():
        yield from _check_character(box, character)
    yield from _check_cards(box)
    yield from _check_words(box)


def _check_board(board: Board) -> Iterator[Fault]:
    borders = Counter(frozenset(border.between) for border in board.borders)
    for border in board.borders:
        if border.between[0] == border.between[1] or borders[frozenset(border.between)] > 1:
            yield fault("board.borders", "border", one=border.between[0], two=border.between[1])
    for region in board.regions.values():
        if len(board.distances[region.id]) < len(board.regions):
            yield fault(f"board.regions.{region.id}", "cut-off")
        if not region.glyphs:
            yield fault(f"board.regions.{region.id}", "no-glyph")


def _check_dice_and_tokens(box: Box) -> Iterator[Fault]:
    if not any(face.standard + face.critical for face in box.die):
        yield fault("die", "no-hit")
    for name, least in LEAST_SUPPLY.items():
        if getattr(box.tokens, name) < least:
            yield fault(f"tokens.{name}", "least", least=least)
    wounds = sum(len(character.wound_track) for character in box.characters.values())
    if wounds > box.tokens.wounds:
        yield fault("tokens.wounds", "wounds", count=wounds)


def _check_character(box: Box, character: Character) -> Iterator[Fault]:
    place, is_dragon = f"characters.{character.id}", character.role == DRAGON
    if box.board.regions[character.start].start != character.id:
        yield fault(place, "start", region=character.start)
    if is_dragon and not (character.wound_track and all(character.wound_track) and character.essence_track):
        yield fault(place, "tracks")
    needed = {*CARD_GLYPHS, REST} if is_dragon else {*CARD_GLYPHS}
    for side, glyphs in (("glyphs", character.glyphs), ("faceless", character.faceless)):
        if set(glyphs) != needed:
            yield fault(f"{place}.{side}", "glyphs", names=", ".join(sorted(needed)))
    actions = sum(card.owner == character.id for card in box.actions.values())
    if actions != ACTION_CARDS[character.role]:
        yield fault(place, "actions", found=actions, needed=ACTION_CARDS[character.role])
    vaala = sum(card.owner == character.id for card in box.vaala.values())
    if vaala != VAALA_CARDS:
        yield fault(place, "vaala", found=vaala, needed=VAALA_CARDS)


def _check_cards(box: Box) -> Iterator[Fault]:
    roles = [character.role for character in box.characters.values()]
    if roles != [DRAGON, GENERAL] * 2:
        yield fault("characters", "order")
    for action in box.actions.values():
        if not action.glyphs:
            yield fault(f"actions.{action.id}", "no-glyph")
    for unit in TYPES:
        if not any(denizen.unit == unit for denizen in box.denizens.values()):
            yield fault("denizens", "denizens", unit=unit)


# Words


def _check_words(box: Box) -> Iterator[Fault]:
    """Every word stands where somebody can do what it says."""
    for place, text, role in _texts(box):
        for word in _flat(text):
            name = type(word).__name__
            if isinstance(word, OF_REGIONS) and role != "region":
                yield fault(place, "for-regions", name=name)
            elif isinstance(word, OF_DRAGONS) and role != DRAGON:
                yield fault(place, "for-dragons", name=name)
            elif isinstance(word, OF_GENERALS) and role != GENERAL:
                yield fault(place, "for-generals", name=name)


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
