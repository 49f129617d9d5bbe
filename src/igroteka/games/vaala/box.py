"""What lies in the box: map, characters, cards, dice and tokens (LV-COMP, LV-ACARD, LV-DENZ, LV-REGN).

The standard box is written down in `components/`.

`provenance` says where a record comes from: "rulebook", "public" (a public description) or "reconstructed" (ours).
"""

from functools import cached_property
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from igroteka.kernel import Effect, Passive, Speech, Word, printed, say

Place = Annotated[int, Meta(ge=-10_000, le=10_000)]
Point = tuple[Place, Place]
Line = Annotated[tuple[Point, ...], Meta(max_length=200)]

Count = Annotated[int, Meta(ge=0, le=20)]
"""How much or how often something on a component is."""

Supply = Annotated[int, Meta(ge=0, le=200)]
"""How many of a token there are."""

DRAGON: Final = "dragon"
GENERAL: Final = "general"
NEUTRAL: Final = "neutral"
Role = Literal["dragon", "general"]

INFANTRY: Final = "infantry"
CAVALRY: Final = "cavalry"
ARCHERS: Final = "archers"
UnitType = Literal["infantry", "cavalry", "archers"]
TYPES: tuple[UnitType, ...] = (INFANTRY, CAVALRY, ARCHERS)
LEADER = "general"
"""A General counts as a unit of the army (LV-UNIT-01)."""

ATTACK: Final = "attack"
DEPLOY: Final = "deploy"
COLLECT: Final = "collect"
VAALA: Final = "vaala"
REST: Final = "rest"
CardGlyph = Literal["attack", "deploy", "collect", "vaala"]
CARD_GLYPHS: tuple[CardGlyph, ...] = (ATTACK, DEPLOY, COLLECT, VAALA)
UPGRADE: Final = "upgrade"
REINFORCE: Final = "reinforce"
FORTIFY: Final = "fortify"
RegionGlyph = Literal["upgrade", "reinforce", "fortify"]

Terrain = Literal["mountains", "snow", "hills", "forest", "plains", "jungle", "road"]

Provenance = Literal["rulebook", "public", "reconstructed"]

ACTION_CARD, REGION_CARD, EVENT_CARD = "action", "region", "event"


def glyph_of(role: str, glyph: str) -> str:
    """The glyph as its role calls it: Attack and Wrath are one, so are Deploy and Flight (LV-GLYPH-03, LV-GLYPH-04).

    >>> glyph_of("dragon", "attack"), glyph_of("general", "collect")
    ('dragon-attack', 'collect')
    """
    return f"{role}-{glyph}" if glyph in (ATTACK, DEPLOY) else glyph


class Region(Struct, frozen=True):
    """A region: where it is drawn, the glyphs of its card, who starts in it, which seas it touches."""

    id: str
    terrain: Terrain
    at: Point
    polygon: Line
    glyphs: Annotated[tuple[RegionGlyph, ...], Meta(max_length=8)]
    start: str
    seas: Annotated[tuple[str, ...], Meta(max_length=8)]
    provenance: Provenance


class Border(Struct, frozen=True):
    """The common border of two regions; some bear the mountain symbol (LV-MOUNT)."""

    between: tuple[str, str]
    mountain: bool
    line: Line
    provenance: Provenance


class Sea(Struct, frozen=True):
    """A sea: nobody goes there, and it has no card (LV-SEA)."""

    id: str
    at: Point
    polygon: Line
    provenance: Provenance


class Board(Struct, frozen=True, dict=True):
    """The printed map. Both sides of the board show the same one (LV-COMP-02)."""

    size: Point
    regions: dict[str, Region]
    borders: Annotated[tuple[Border, ...], Meta(max_length=100)]
    seas: dict[str, Sea]
    lakes: Annotated[tuple[Line, ...], Meta(max_length=100)]

    @cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """The regions that share a border with each (LV-REGN-01)."""
        touching: dict[str, list[str]] = {region: [] for region in self.regions}
        for border in self.borders:
            one, other = border.between
            touching[one].append(other)
            touching[other].append(one)
        return {region: tuple(others) for region, others in touching.items()}

    @cached_property
    def mountains(self) -> frozenset[tuple[str, str]]:
        """The borders with the mountain symbol, in both directions."""
        marked = [border.between for border in self.borders if border.mountain]
        return frozenset(marked + [(other, one) for one, other in marked])

    @cached_property
    def highlands(self) -> frozenset[str]:
        """The regions that adjoin mountains (LV-MOUNT-02)."""
        return frozenset(region for border in self.mountains for region in border)

    @cached_property
    def distances(self) -> dict[str, dict[str, int]]:
        """How many borders lie between any two regions."""
        return {region: self._distances_from(region) for region in self.regions}

    @cached_property
    def shores(self) -> dict[str, tuple[str, ...]]:
        """The other regions on the coast of a sea that each region touches."""
        return {
            region.id: tuple(
                other.id for other in self.regions.values() if other != region and set(other.seas) & set(region.seas)
            )
            for region in self.regions.values()
        }

    def _distances_from(self, start: str) -> dict[str, int]:
        found, edge = {start: 0}, [start]
        for region in edge:
            for other in self.neighbours[region]:
                if other not in found:
                    found[other] = found[region] + 1
                    edge.append(other)
        return found


class Face(Struct, frozen=True):
    """A face of the combat die (LV-DICE-01)."""

    id: str
    standard: Count
    critical: Count


class Tokens(Struct, frozen=True):
    """How many tokens and dice there are, and the limits that the rules set (LV-COMP)."""

    power: Supply
    neutral_units: Supply
    wounds: Supply
    cities: Supply
    dice: Annotated[int, Meta(ge=1, le=20)]
    units_of_type: Count
    units_in_region: Count
    power_to_win: Supply
    row: Count


class Ability(Passive, frozen=True):
    """Something that holds while its card is in force; the abilities themselves are in `abilities`."""


class Reaction(Word[Any], frozen=True):
    """A Vaala card that is played from the open ones at its moment, without a glyph (LV-VAALA-02)."""


class Character(Struct, frozen=True, kw_only=True):
    """A General or a Dragon: start, tracks, the glyph texts of both sides of the board, the Dragonbond ability."""

    id: str
    role: Role
    start: str
    wound_track: Annotated[tuple[Count, ...], Meta(max_length=10)] = ()
    """A Dragon's combat values, from unhurt to the last before severely wounded (LV-CV-01)."""
    essence_track: Count = 0
    glyphs: dict[str, Effect[Any]]
    faceless: dict[str, Effect[Any]]
    bond: Ability
    provenance: Provenance

    @printed
    def titles(self) -> dict[str, Speech]:
        """What the glyphs are called on this board."""
        return {glyph: say(f"glyph-{glyph_of(self.role, glyph)}") for glyph in self.glyphs}


class ActionCard(Struct, frozen=True):
    """An action card: only its glyphs matter (LV-ACARD-01)."""

    id: str
    owner: str
    glyphs: Annotated[tuple[CardGlyph, ...], Meta(max_length=8)]
    provenance: Provenance


class VaalaCard(Struct, frozen=True):
    """A Vaala card: what it costs and does; an effect, an ability until Clean-up, or a reaction (LV-VAALA-01)."""

    id: str
    owner: str
    cost: Count
    effect: Effect[Any] | Ability | Reaction
    provenance: Provenance

    @printed
    def kind(self) -> Literal["instant", "lasting", "reaction"]:
        """When it works: at once, until Clean-up, or at its moment."""
        if isinstance(self.effect, Ability):
            return "lasting"
        return "reaction" if isinstance(self.effect, Reaction) else "instant"


class Denizen(Struct, frozen=True):
    """A denizen card: homeland, the type of units that it improves, its ability (LV-DENZ-01)."""

    id: str
    homeland: str
    unit: UnitType
    ability: Ability
    provenance: Provenance


class EventCard(Struct, frozen=True):
    """An event card."""

    id: str
    effect: Effect[Any]
    provenance: Provenance


class Box(Struct, frozen=True, dict=True):
    """The component tables; the characters stand in clockwise order (LV-SETUP-06)."""

    board: Board
    die: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=20)]
    tokens: Tokens
    characters: dict[str, Character]
    actions: dict[str, ActionCard]
    vaala: dict[str, VaalaCard]
    denizens: dict[str, Denizen]
    events: dict[str, EventCard]
    region_glyphs: dict[str, Effect[Any]]

    @cached_property
    def faces(self) -> dict[str, Face]:
        """The kinds of die faces by name."""
        return {face.id: face for face in self.die}

    def kind_of(self, card: str) -> str:
        """What a card of the action deck is."""
        if card in self.actions:
            return ACTION_CARD
        return EVENT_CARD if card in self.events else REGION_CARD

    def owned(self, character: str) -> list[str]:
        """A character's action cards."""
        return [card.id for card in self.actions.values() if card.owner == character]
