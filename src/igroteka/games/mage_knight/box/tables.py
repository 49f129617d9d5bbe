"""The components of the box, as types: cards, units, skills, tactics, enemies, tiles, cities, ruins (MK-COMP)."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from igroteka.kernel import Effect, Passive

from .terms import (
    BASE,
    Abilities,
    CardKind,
    Colour,
    Colours,
    Copies,
    Element,
    Frequency,
    Icon,
    Mana,
    Mode,
    Number,
    Pile,
    Rampager,
    Resistances,
    Set,
    Shape,
    SiteKind,
    Step,
    Terrain,
    Time,
)

Passives = Annotated[tuple[Passive, ...], Meta(max_length=8)]


class Card(Struct, frozen=True, kw_only=True):
    """A deed card: an action, a spell or an artifact, with its two effects (MK-CARD-02..08)."""

    id: str
    kind: CardKind
    colours: Colours = ()
    """None for an artifact."""
    basic: Effect[Any]
    strong: Effect[Any]
    number: Annotated[int, Meta(ge=0, le=400)] = 0
    """What is printed in the corner, where a rule names it."""
    hero: str = ""
    """Whose starting deck it lies in instead of another card; "" for cards of everybody."""
    copies: Copies = 1
    banner: Passives = ()
    """What a banner does for the unit that it is assigned to (MK-BANR-01); () for all other cards."""
    interactive: bool = False
    """Does a spell harm other players? Such are left out of friendly, solo and cooperative games (MK-OPTF-02)."""
    set: Set = BASE


class UnitAbility(Struct, frozen=True):
    """One of the things that a unit can be activated for (MK-UNIT-09)."""

    effect: Effect[Any]
    mana: Mana | None = None


class UnitCard(Struct, frozen=True, kw_only=True):
    """A unit that can be recruited (MK-UNIT-18)."""

    id: str
    elite: bool
    level: Number
    cost: Number
    armour: Number
    resistances: Resistances = ()
    recruited_at: Annotated[tuple[Icon, ...], Meta(max_length=6)] = ()
    abilities: Annotated[tuple[UnitAbility, ...], Meta(min_length=1, max_length=5)]
    passives: Passives = ()
    """What it does to the rules while it belongs to somebody."""
    copies: Copies = 1
    set: Set = BASE


class SkillToken(Struct, frozen=True, kw_only=True):
    """A skill of a hero (MK-SKILL)."""

    id: str
    hero: str
    frequency: Frequency
    effect: Effect[Any] | None = None
    second: Effect[Any] | None = None
    """What another player may do once a cooperative skill lies in the middle (MK-SKILL-11)."""
    passives: Passives = ()
    """What it does to the rules while somebody has it, or while it lies in the middle."""
    mode: Mode = "all"
    gained: Effect[Any] | None = None
    """What happens when a hero gains it."""
    home: Effect[Any] | None = None
    """What its owner gets when an interactive one comes home at the start of a turn."""
    bond: bool = False
    """Is it a place for one more unit, which costs less, is never barred and never disbanded?"""
    anytime: bool = False
    """Can it be used in other players' turns too (MK-SKILL-03)?"""
    set: Set = BASE


class TacticCard(Struct, frozen=True, kw_only=True):
    """A tactic: its number gives the order of the round (MK-TACT-06)."""

    id: str
    time: Time
    number: Number
    taken: Effect[Any] | None = None
    """What happens when it is chosen (MK-TACT-05)."""
    effect: Effect[Any] | None = None
    """What it can be used for later in the round, in one's own turn."""
    before: Effect[Any] | None = None
    """What it can be used for before a turn of one's own (MK-TURN-01)."""
    each_turn: bool = False
    """May that be used in every turn, instead of once a round?"""
    passives: Passives = ()
    set: Set = BASE


class EnemyAttack(Struct, frozen=True):
    """One of the attacks of an enemy."""

    value: Number
    element: Element = "physical"


class Enemy(Struct, frozen=True, kw_only=True):
    """An enemy token (MK-FIGHT-13)."""

    id: str
    pile: Pile
    armour: Number
    elusive: Number = 0
    """The higher armour of an elusive enemy (MK-ABIL-19)."""
    attacks: Annotated[tuple[EnemyAttack, ...], Meta(max_length=4)]
    """None where it summons instead (MK-ABIL-07)."""
    summons: Number = 0
    """How many monsters it summons."""
    abilities: Abilities = ()
    resistances: Resistances = ()
    defend: Number = 0
    fame: Number
    reputation: Step = 0
    faction: str = ""
    copies: Copies = 1
    set: Set = BASE


class Hex(Struct, frozen=True):
    """A space of a tile, relative to its centre (MK-COMP-04)."""

    q: Step
    r: Step
    terrain: Terrain
    site: SiteKind | None = None
    mines: Colours = ()
    """The colours of crystals that a mine gives."""
    rampager: Rampager | None = None


class Tile(Struct, frozen=True, kw_only=True):
    """A map tile of seven spaces."""

    id: str
    kind: str
    """`start`, `countryside`, `core` or `city`: the last two have the same back."""
    hexes: Annotated[tuple[Hex, ...], Meta(min_length=7, max_length=7)]
    number: Number = 0
    city: Colour | None = None
    walls: Annotated[tuple[tuple[Step, Step, Step, Step], ...], Meta(max_length=20)] = ()
    """Walls between two neighbouring hexes, each as q, r and q, r."""
    set: Set = BASE


class City(Struct, frozen=True, kw_only=True):
    """A city card and its figure (MK-CITY)."""

    id: Colour
    garrisons: Annotated[tuple[tuple[Pile, ...], ...], Meta(min_length=11, max_length=11)]
    """The defenders at each level from 1."""
    passives: Passives
    """What its defenders get (MK-CITY-02..05)."""


class Ruin(Struct, frozen=True, kw_only=True):
    """A ruin token: an altar, or enemies with a reward (MK-RUIN-01)."""

    id: str
    altar: Annotated[tuple[Mana, ...], Meta(max_length=4)] = ()
    fame: Number = 0
    enemies: Annotated[tuple[Pile, ...], Meta(max_length=4)] = ()
    rewards: Annotated[tuple[str, ...], Meta(max_length=4)] = ()
    """`artifact`, `spell`, `advanced_action`, `crystals` (one of each colour) or `unit`."""
    set: Set = BASE


class Hero(Struct, frozen=True, kw_only=True):
    """A hero: the figure, the shields, the starting deck (MK-COMP-08)."""

    id: str
    crystals: Annotated[tuple[Colour, ...], Meta(min_length=3, max_length=3)]
    """The three dots of the hero card: what a dummy player begins with (MK-DUMY-03)."""
    replaces: Annotated[dict[str, str], Meta(max_length=4)]
    """Which cards of the common starting deck the hero's own ones take the place of."""
    set: Set = BASE


class LevelToken(Struct, frozen=True):
    """What a hero of two levels has (MK-LEVL-05)."""

    armour: Number
    hand_limit: Number


class Board(Struct, frozen=True, kw_only=True):
    """What is printed on the boards: costs of terrain, the reputation track, the levels."""

    day: dict[Terrain, Number]
    """What entering a space costs by day; terrain that is not named is inaccessible."""
    night: dict[Terrain, Number]
    reputation: tuple[int, ...]
    """The modifier of each space of the reputation track from -7 on; at the first, X, nobody talks (MK-INFL-05)."""
    levels: tuple[LevelToken, ...]
    """One for every two levels."""
    tokens: Number
    """How many mana tokens there are of each basic colour, and..."""
    special_tokens: Number
    """... of gold and black each."""
    dice: Number


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario, as its page of the book tells it: map, tiles, rounds, cities, special rules, end, scoring.

    Figures that depend on the number of players stand by that number.
    """

    id: str
    seats: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=5)]
    """For how many players it is."""
    cooperative: bool = False
    """Do the players win or lose together? A solo game is such a one."""
    teams: bool = False
    """Can, or with four players must, teams of two play?"""
    rounds: dict[int, Number]
    shapes: dict[int, Annotated[tuple[Shape, ...], Meta(min_length=1, max_length=4)]]
    """The shapes of the map that fit; the first is the usual one (MK-SHAPE)."""
    countryside: dict[int, Number]
    core: dict[int, Number]
    """Core tiles without a city."""
    cities: dict[int, Number]
    levels: dict[int, Annotated[tuple[Number, ...], Meta(max_length=4)]]
    """The levels of the cities in the order of their discovery; the last goes for all that follow."""
    dummy: bool = False
    duels: bool = True
    """May heroes fight each other?"""
    tiles_in_order: bool = False
    """Do the countryside tiles lie in the order of their numbers (MK-SC-FIRST-03)?"""
    first_tiles: Annotated[tuple[SiteKind, ...], Meta(max_length=4)] = ()
    """Sites whose tiles are used before all others."""
    city: Colour | None = None
    """The city that is always used."""
    friendly: bool = False
    """Are cities friendly: conquered from the start, with a shield of everybody and no leader?"""
    first_game: bool = False
    """Is it for newcomers: no elite units, fewer advanced actions, a unit for villages, offers when they are needed
    (MK-SC-FIRST-08..11)?"""
    blitz: bool = False
    """The bonuses of shortened scenarios (MK-SC-BLITZ-05..07)."""
    passives: Passives = ()
    """The special rules."""
    extensions: Annotated[tuple[str, ...], Meta(max_length=4)] = ()
    """The options of its own: `epic`, `lowest` and so on."""
    set: Set = BASE


class Variant(Struct, frozen=True, kw_only=True):
    """An optional rule (MK-FLOW-02)."""

    id: str
    passives: Passives = ()
    set: Set = BASE


class Box(Struct, frozen=True, kw_only=True, dict=True):
    """Everything that lies in the box, by id."""

    cards: dict[str, Card]
    units: dict[str, UnitCard]
    skills: dict[str, SkillToken]
    tactics: dict[str, TacticCard]
    enemies: dict[str, Enemy]
    tiles: dict[str, Tile]
    cities: dict[str, City]
    ruins: dict[str, Ruin]
    heroes: dict[str, Hero]
    scenarios: dict[str, Scenario]
    variants: dict[str, Variant]
    board: Board
