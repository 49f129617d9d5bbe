"""The words that the rest of the box is written with: colours, elements, terrain, sites, abilities, sets."""

from typing import Annotated, Final, Literal

from msgspec import Meta

Number = Annotated[int, Meta(ge=0, le=99)]
"""How much or how often something on a component is."""
Copies = Annotated[int, Meta(ge=1, le=20)]
"""How many components of a kind there are."""
Step = Annotated[int, Meta(ge=-20, le=20)]
"""A coordinate on a tile, or a change up or down."""

Set = Literal["base", "lost_legion", "krang", "tezla", "ultimate"]
"""Which part of the Ultimate Edition a component belongs to."""
BASE: Final = "base"

RED: Final = "red"
BLUE: Final = "blue"
GREEN: Final = "green"
WHITE: Final = "white"
GOLD: Final = "gold"
BLACK: Final = "black"
Colour = Literal["red", "blue", "green", "white"]
"""A basic colour: of cards, crystals, cities (MK-MANA-01)."""
Mana = Literal["red", "blue", "green", "white", "gold", "black"]
COLOURS: tuple[Colour, ...] = (RED, BLUE, GREEN, WHITE)
MANA: tuple[Mana, ...] = (RED, BLUE, GREEN, WHITE, GOLD, BLACK)
"""The faces of a mana die (MK-COMP-17)."""
Colours = Annotated[tuple[Colour, ...], Meta(max_length=4)]

PHYSICAL: Final = "physical"
FIRE: Final = "fire"
ICE: Final = "ice"
COLD_FIRE: Final = "cold_fire"
Element = Literal["physical", "fire", "ice", "cold_fire"]
Resistance = Literal["physical", "fire", "ice"]
Resistances = Annotated[tuple[Resistance, ...], Meta(max_length=3)]

MELEE: Final = "melee"
RANGED: Final = "ranged"
SIEGE: Final = "siege"
Reach = Literal["melee", "ranged", "siege"]

Terrain = Literal["plains", "hills", "forest", "wasteland", "desert", "swamp", "lake", "mountain", "city", "sea"]

PORTAL: Final = "portal"
VILLAGE: Final = "village"
MONASTERY: Final = "monastery"
KEEP: Final = "keep"
MAGE_TOWER: Final = "mage_tower"
CITY: Final = "city"
MINE: Final = "mine"
GLADE: Final = "magical_glade"
DEN: Final = "monster_den"
SPAWNING_GROUNDS: Final = "spawning_grounds"
DUNGEON: Final = "dungeon"
TOMB: Final = "tomb"
RUINS: Final = "ruins"
SiteKind = Literal[
    "portal",
    "village",
    "monastery",
    "keep",
    "mage_tower",
    "city",
    "mine",
    "magical_glade",
    "monster_den",
    "spawning_grounds",
    "dungeon",
    "tomb",
    "ruins",
    "deep_mine",
    "maze",
    "labyrinth",
    "refugee_camp",
    "volkare_camp",
]
ADVENTURES: tuple[SiteKind, ...] = (DEN, SPAWNING_GROUNDS, DUNGEON, TOMB, RUINS, "maze", "labyrinth")
"""Adventure sites (MK-ADVS-01)."""
FORTIFIED: tuple[SiteKind, ...] = (KEEP, MAGE_TOWER, CITY)
"""Fortified sites: entering an unconquered one is an assault (MK-MOVE-10)."""

Pile = Literal["green", "grey", "violet", "brown", "white", "red"]
"""The back of an enemy token."""
PILES: tuple[Pile, ...] = ("green", "grey", "violet", "brown", "white", "red")
Rampager = Literal["orc", "draconum"]
RAMPAGERS: dict[Rampager, Pile] = {"orc": "green", "draconum": "red"}
"""What stands on the map where a tile shows a rampaging enemy (MK-EXPL-17)."""

Ability = Literal[
    "swift",
    "brutal",
    "poison",
    "paralyze",
    "summon",
    "fortified",
    "assassination",
    "cumbersome",
    "vampiric",
    "elusive",
    "unfortified",
    "arcane_immunity",
    "defend",
    "ambush",
    "pursuit",
]
Abilities = Annotated[tuple[Ability, ...], Meta(max_length=8)]

BASIC_ACTION: Final = "basic_action"
ADVANCED_ACTION: Final = "advanced_action"
SPELL: Final = "spell"
ARTIFACT: Final = "artifact"
CardKind = Literal["basic_action", "advanced_action", "spell", "artifact"]
WOUND: Final = "wound"
"""The wound card: no deed, and nothing can be played with it (MK-CARD-09)."""

Icon = Literal["village", "monastery", "keep", "mage_tower", "city", "refugee_camp", "glade"]
"""Where a unit can be recruited."""
Mode = Literal["all", "competitive", "cooperative"]
"""In which games an interactive skill is used (MK-SKILL-10)."""
Frequency = Literal["turn", "round", "interactive", "passive", "flip_back"]
"""How often a skill can be used; an interactive one lies in the middle until its owner's next turn."""
Time = Literal["day", "night"]
DAY: Final = "day"
NIGHT: Final = "night"
Shape = Literal["wedge", "free_wedge", "open_5", "open_4", "open_3", "held"]
"""The shape of the map: a wedge, a wedge without restrictions, an open map of so many rows, or laid out beforehand
(MK-SHAPE, MK-SC-HOLD-02)."""
