"""A player: the hero, deed cards, mana, units, skills, and what the present turn has brought so far (MK-AREA)."""

from msgspec import Struct, field

from ..box.terms import Colour, Mana

NOBODY = -1
OFF_MAP = ""
"""Where a hero stands who is not on the map (MK-AREA-06, MK-SAFE-08)."""


class Unit(Struct):
    """A unit of a player, with its command token (MK-UNIT-03)."""

    key: str
    """The unit's card, with a number behind it if the player has had another one: `peasants`, `peasants.2`."""
    ready: bool = True
    wounds: int = 0
    banner: str = ""
    banner_up: bool = True
    bonded: bool = False
    """Does it lie under Bonds of Loyalty?"""

    @property
    def card(self) -> str:
        """The unit's card.

        >>> Unit("peasants.2").card
        'peasants'
        """
        return self.key.partition(".")[0]

    @property
    def usable(self) -> bool:
        """Ready and unwounded (MK-UNIT-08)?"""
        return self.ready and not self.wounds


class Skill(Struct):
    """A skill that a player has."""

    id: str
    up: bool = True
    """Face up? A skill that is used once a round is turned over (MK-SKILL-02)."""
    centre: bool = False
    """Does it lie in the middle of the table (MK-SKILL-04)?"""
    fresh: bool = False
    """Was it gained this turn, and waits for the next (MK-SKILL-09)?"""
    mark: str = ""
    """The colour of mana with which it is marked in the middle."""


class Turn(Struct):
    """What a player's turn has brought so far. A fight in another player's turn has one too."""

    stage: str = "start"
    """`start` (neither moved nor rested), `move`, `interact`, `acted` (the action is over) or `rest`."""
    move: int = 0
    influence: int = 0
    healing: int = 0
    dice: int = 0
    """How many source dice were used of the one that everybody has in a turn."""
    path: list[str] = field(default_factory=list)
    """The spaces gone through, for withdrawals (MK-ENDT-02); the first is where the turn began."""
    facing: list[str] = field(default_factory=list)
    """Spaces of rampaging enemies that were provoked, and have to be fought."""
    assaults: str = ""
    """The site that was entered by force."""
    acted: bool = False
    """Was the action of the turn taken (MK-TURN-24)?"""
    deeds: int = 0
    """How many cards were played or discarded (MK-TURN-15)."""
    wounds: int = 0
    """Wounds that came into the hand."""
    rewards: list[str] = field(default_factory=list)
    """What is to be taken at the end of the turn (MK-ENDT-07)."""
    healed: int = 0
    """How many wounds in hand were healed."""
    recruited: int = 0
    was_empty: bool = False
    """Was the hand empty at the start of the turn?"""
    shields: int = 0
    defeated: int = 0
    """How many enemies were defeated."""
    spent_crystals: dict[Colour, int] = field(default_factory=dict)
    """Crystals spent, by colour."""
    must_spend: str = ""
    """The colour of a mana token that has to be spent at once."""
    interaction: int = 0
    """The modifier by reputation and shields that was added when the interaction began (MK-INFL-03)."""


class Player(Struct, kw_only=True):
    """One player with the hero."""

    seat: int
    hero: str
    fame: int = 0
    reputation: int = 0
    level: int = 1
    deck: list[str] = field(default_factory=list)
    """The deed deck; the last card is on top."""
    known: int = 0
    """How many cards on top of the deck their owner knows, because they were laid there."""
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    """The play area: cards that will be discarded at the end of the turn."""
    aside: list[str] = field(default_factory=list)
    """Cards out of play until the end of the round (Time Bending), or laid under a tactic."""
    crystals: dict[Colour, int] = field(default_factory=dict)
    tokens: dict[Mana, int] = field(default_factory=dict)
    """Mana tokens in the play area."""
    units: list[Unit] = field(default_factory=list)
    commands: int = 1
    """Command tokens (MK-AREA-03), with the one of Bonds of Loyalty."""
    skills: list[Skill] = field(default_factory=list)
    skill_pile: list[str] = field(default_factory=list)
    """Skill tokens face down; the last is on top."""
    tactic: str = ""
    tactic_up: bool = True
    stored: list[str] = field(default_factory=list)
    """Cards under the tactic (Sparing Power), unseen."""
    order_up: bool = True
    """Is the round order token face up (MK-TURN-06)?"""
    at: str = OFF_MAP
    last_turn: bool = False
    """Has the last turn of the round, or of the game, been taken?"""
    extra_turn: bool = False
    """Does another turn follow at once?"""
    plundered: bool = False
    """Was the village plundered since the last turn (MK-VILL-04)?"""
    kept_starts: list[str] = field(default_factory=list)
    """Advanced actions of a drafted start that are not in the deck yet (MK-OPTD-09)."""
    turn: Turn = field(default_factory=Turn)

    def unit(self, key: str) -> Unit:
        """The unit with that key."""
        return next(unit for unit in self.units if unit.key == key)
