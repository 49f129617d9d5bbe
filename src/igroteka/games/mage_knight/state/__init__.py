"""What lies on the table, as plain data: the map with its tokens, offers, decks, the source, players, a combat.

What depends only on the tiles that were laid (neighbours, terrain, sites) is in `actions/land.py`.
"""

from msgspec import Struct, field

from igroteka.kernel import State as KernelState

from ..box.tables import Box
from ..box.terms import Mana, Pile
from .combat import ATTACK_PHASE, BLOCK_PHASE, DAMAGE_PHASE, RANGED_PHASE, Attack, Combat, Foe, Share
from .heroes import Duel, Side
from .joint import Assault
from .players import NOBODY, OFF_MAP, Player, Skill, Turn, Unit

__all__ = [
    "ATTACK_PHASE",
    "BLOCK_PHASE",
    "COMBAT",
    "DAMAGE_PHASE",
    "DRAW",
    "IN_EFFECT",
    "NEXT_TURN",
    "NOBODY",
    "OFF_MAP",
    "RANGED_PHASE",
    "ROUND",
    "TURN",
    "USED",
    "Assault",
    "Attack",
    "Combat",
    "Die",
    "Duel",
    "Dummy",
    "Foe",
    "Place",
    "Placed",
    "Player",
    "Share",
    "Side",
    "Skill",
    "State",
    "Token",
    "Turn",
    "Unit",
]

TURN = "turn"
"""Lasts until the end of its owner's turn; the owner is part of the scope: `turn.0`."""
NEXT_TURN = "next_turn"
"""Lasts until the end of its owner's next turn."""
COMBAT = "combat"
ROUND = "round"
DRAW = "draw"
"""Until the hand is filled the next time (MK-ROUND-19)."""
IN_EFFECT = "in_effect"
"""What lasts is an effect that has been played (MK-EFF-03): about `<component>.<basic|strong|...>`, owned by a seat."""
USED = "used"
"""What can be used once: about the component, owned by a seat."""


class Die(Struct):
    """A mana die of the source."""

    face: Mana
    by: int = NOBODY
    """The seat that has used it this turn; NOBODY while it is in the source."""
    turned: bool = False
    """Was its face set by a card, so that it goes back to the source unrolled?"""
    asked: bool = False
    """May its user leave it as it is at the end of the turn?"""
    kept: bool = False
    """Taken out of the source until its owner uses it, or until the end of the round (Mana Steal, Mana Claim)."""


class Token(Struct):
    """An enemy token on the map."""

    enemy: str
    up: bool = True


class Placed(Struct, frozen=True):
    """A tile on the map: where its centre is, and by how many sixths it is turned (MK-OPTM-02)."""

    tile: str
    q: int
    r: int
    turned: int = 0
    up: bool = True
    """Face up? Only Conquer and Hold lays tiles face down (MK-SC-HOLD-02)."""


class Place(Struct):
    """What has happened to a space of the map: tokens, shields, a city. Spaces without anything have none."""

    tokens: list[Token] = field(default_factory=list)
    """Enemies on it: rampaging ones, a garrison, or survivors at a site."""
    rampaging: bool = False
    """Are the tokens rampaging enemies?"""
    shields: list[int] = field(default_factory=list)
    """Seats whose shields lie there, in order; at a city on its card (MK-CITY-06)."""
    ruin: str = ""
    ruin_up: bool = True
    burned: bool = False
    city: str = ""
    """The city that stands there; the tile's own, if cities are not dealt at random (MK-OPTM-03)."""
    level: int = 0
    conquered: bool = False
    """Of a city: conquered or friendly."""
    friendly: bool = False
    """A city without a leader that counts as conquered."""
    partner: str = ""
    """The other half of a megapolis (MK-OPTC-04)."""
    secret: str = ""
    """A secret dungeon or tomb (MK-SC-DUNG-05)."""
    marks: list[int] = field(default_factory=list)
    """Seats whose shields mark a glade in Druid Nights."""
    cleared: int = 0
    """How many rampaging enemies were defeated here (MK-OPTR-02)."""

    @property
    def leader(self) -> int:
        """Of a conquered city: who has most shields, the earliest of those who tie (MK-CITY-08); NOBODY: none.

        >>> Place(city="red", conquered=True, shields=[1, 0, 0, 1]).leader
        1
        """
        if not (self.city and self.conquered and self.shields) or self.friendly:
            return NOBODY
        return max(self.shields, key=self.shields.count)


class Dummy(Struct):
    """The dummy player (MK-DUMY)."""

    hero: str
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    crystals: dict[str, int] = field(default_factory=dict)
    tactic: str = ""
    skill_pile: list[str] = field(default_factory=list)


class State(KernelState[Box], kw_only=True):
    """The whole table."""

    scenario: str
    variants: list[str] = field(default_factory=list)
    """The optional rules in use (MK-FLOW-02)."""
    figures: dict[str, int] = field(default_factory=dict)
    """Numbers that the scenario or an optional rule has fixed: city levels, rounds, and so on."""
    stage: str = "tactics"
    """Where the game stands; `flow/` has a stretch of rules for each."""
    round: int = 1
    night: bool = False
    players: list[Player]
    dummy: Dummy | None = None
    order: list[int] = field(default_factory=list)
    """Round order from top to bottom: seats, with NOBODY for the dummy (MK-FLOW-05)."""
    active: int = 0
    """The position in the round order of whose turn it is."""
    announced: int | None = None
    """Who has announced the end of the round (NOBODY: the dummy); None: nobody."""
    ending: bool = False
    """Has the scenario's end been reached, so that only last turns follow (MK-ROUND-27)?"""
    last_turns: list[int] = field(default_factory=list)
    """Seats that still have their last turn, once the end has been reached."""
    over: bool = False
    tiles: list[Placed] = field(default_factory=list)
    stack: list[str] = field(default_factory=list)
    """The tile stack; the last is on top."""
    spare: list[str] = field(default_factory=list)
    """Unused tiles in the box (MK-EXPL-10)."""
    shape: str = "wedge"
    places: dict[str, Place] = field(default_factory=dict)
    piles: dict[Pile, list[str]] = field(default_factory=dict)
    heaps: dict[Pile, list[str]] = field(default_factory=dict)
    """Discarded enemy tokens."""
    ruins: list[str] = field(default_factory=list)
    ruins_heap: list[str] = field(default_factory=list)
    source: list[Die] = field(default_factory=list)
    advanced: list[str] = field(default_factory=list)
    """The advanced action deck; the last is on top."""
    advanced_offer: list[str] = field(default_factory=list)
    """The offer from the top position (the newest card) down to the lowest."""
    spells: list[str] = field(default_factory=list)
    spell_offer: list[str] = field(default_factory=list)
    artifacts: list[str] = field(default_factory=list)
    regular: list[str] = field(default_factory=list)
    elite: list[str] = field(default_factory=list)
    unit_offer: list[str] = field(default_factory=list)
    monastery_offer: list[str] = field(default_factory=list)
    """Advanced actions that lie in the unit offer (MK-EXPL-16)."""
    common_skills: list[str] = field(default_factory=list)
    tactics: list[str] = field(default_factory=list)
    """Tactics that can be chosen now."""
    retired: list[str] = field(default_factory=list)
    """Tactics that have left the game (MK-SC-SOLO-06)."""
    cities_found: int = 0
    gone: list[str] = field(default_factory=list)
    """Cards and units that were removed from the game, in order."""
    teams: list[list[int]] = field(default_factory=list)
    """Seats that win together; [] where everybody plays alone (MK-TEAM)."""
    cooperative: bool = False
    """Do all real players win or lose together, alone or as one?"""
    combat: Combat | None = None
    duel: Duel | None = None
    """A fight between heroes (MK-PVP)."""
    assault: Assault | None = None
    """A cooperative assault (MK-JOIN)."""
    results: dict[str, int] = field(default_factory=dict)
    """Facts of the scenario that scoring needs, by name."""

    @property
    def me(self) -> Player:
        """Whose turn it is, or who fights within it."""
        return self.players[self.acting]

    @property
    def acting(self) -> int:
        """The seat that acts: in a combat the one who fights, otherwise whose turn it is."""
        if self.combat:
            return self.combat.seat
        return self.order[self.active]

    def place(self, space: str) -> Place:
        """What lies on a space, to be changed."""
        return self.places.setdefault(space, Place())
