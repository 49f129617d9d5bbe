"""The whole state of a match of Lords of Vaala: nothing but data."""

from typing import Any

from msgspec import Struct, field, to_builtins

from igroteka import kernel
from igroteka.kernel import Lasting

from .box import DRAGON, GENERAL, Box, Character, Role

SETUP, PLANNING, RESOLUTION = "setup", "planning", "resolution"

GLYPH, COMBAT, ROUND = "glyph", "combat", "round"
"""The scopes of what lasts; a round ends with its Clean-up."""
KEPT_OPEN = "kept_open"
"""Lasts: an open Vaala card that was played stays in force for its owner (LV-VAALA-04)."""
VENOM = "venom"
"""Lasts: the next healing of a Dragon is weakened by so much."""
USED = "used"
"""Lasts: the ability of a component that works once has worked."""
STOLEN = "stolen"
"""Lasts: somebody has stolen power (LV-STEAL)."""


class Player(Struct):
    """A General or a Dragon, played by a person or Faceless (LV-TERM-01). Last cards of decks are top cards."""

    id: str
    role: Role
    at: str
    """The region where the figure stands."""
    seat: int | None = None
    """The person's seat; None: Faceless."""
    ally: str = ""
    """The bonded player (LV-BOND-12)."""
    ready: int = 0
    spent: int = 0
    hand: list[str] = field(default_factory=list)
    """Action and region cards; a Faceless player's cards that came back this round."""
    shown: list[str] = field(default_factory=list)
    """The cards in hand that everybody saw come back this round."""
    faceless_deck: list[str] = field(default_factory=list)
    vaala_deck: list[str] = field(default_factory=list)
    vaala_open: list[str] = field(default_factory=list)
    vaala_discard: list[str] = field(default_factory=list)
    wounds: int = 0
    essence: list[str] = field(default_factory=list)
    """The units on the Essence track: `neutral`, or owner and type as in `eliza.archers`."""
    units: dict[str, dict[str, int]] = field(default_factory=dict)
    """A General's units on the board, by region and type, without the General; no empty entries."""
    supply: dict[str, int] = field(default_factory=dict)
    """A General's units in the supply, by type."""
    denizens: dict[str, str] = field(default_factory=dict)
    """A General's denizens, by unit type."""

    @property
    def power(self) -> int:
        """All power tokens on the track, spent or not (LV-OVER-07)."""
        return self.ready + self.spent

    @property
    def faceless(self) -> bool:
        """Is this player run by the rules (LV-SETUP-03)?"""
        return self.seat is None

    @property
    def is_dragon(self) -> bool:
        """Is it a Dragon?"""
        return self.role == DRAGON

    def size(self, region: str) -> int:
        """How many units are in a region, the General counted."""
        units = self.units.get(region)
        return (sum(units.values()) if units else 0) + (self.role == GENERAL and self.at == region)

    def count(self, region: str, unit: str) -> int:
        """How many units of one type are in a region."""
        units = self.units.get(region)
        return units.get(unit, 0) if units else 0


class Place(Struct):
    """What lies in a region besides the players' units and figures."""

    power: int = 0
    neutral: int = 0
    city: bool = False


class Planned(Struct):
    """A card of the action deck; `by` is empty for an event."""

    card: str
    by: str


class Current(Struct):
    """The card that is being resolved, and which of its glyphs is next."""

    card: str
    by: str
    glyph: int = 0


class Combat(Struct):
    """A fight in progress: the attacker against one player or the neutral units of a region (LV-COMB)."""

    region: str
    attacker: str
    defender: str
    fought: list[str] = field(default_factory=list)
    """Whom the attacker has fought before in the same battle."""
    crossed: bool = False
    """Attacking units crossed a mountain border (LV-MOUNT-01)."""
    moved: list[str] = field(default_factory=list)
    """The types of the attacking units that moved in."""
    attack_bonus: int = 0
    counter_malus: int = 0
    attacks: int = 0
    counters: int = 0
    standard: int = 0
    """The attacker's standard hits that are held back (LV-COMB-04)."""
    mountains: bool = False
    """The mountains have cancelled their hit."""
    destroyed: dict[str, list[str]] = field(default_factory=dict)
    """The units that each side has destroyed."""
    wounded: list[str] = field(default_factory=list)
    """The sides that have wounded a Dragon."""
    bloodied: bool = False
    """In the last round, perhaps of the combat before, the attacker destroyed a unit or wounded a Dragon."""
    grieving: list[str] = field(default_factory=list)
    """The units that each side has lost since its last roll, named as on an Essence track."""

    @property
    def first_attack(self) -> bool:
        """Is the attacker's next roll the first of the battle?"""
        return not self.attacks and not self.fought

    def opponent(self, side: str) -> str:
        """The other side."""
        return self.defender if side == self.attacker else self.attacker

    def opposing(self, side: str) -> list[str]:
        """All whose regions are closed to a side that retreats now (LV-RETR-06, LV-AMB-25)."""
        return [self.defender, *self.fought] if side == self.attacker else [self.attacker]


class Supply(Struct):
    """The common supply."""

    power: int
    neutral: int
    cities: int


class State(kernel.State[Box], kw_only=True):
    """Everything on the table. The players stand in clockwise order."""

    players: dict[str, Player]
    seats: int
    phase: str = SETUP
    round: int = 0
    initiative: str = ""
    planner: str = ""
    """Whose turn it is in Planning."""
    regions: dict[str, Place]
    supply: Supply
    region_deck: list[str] = field(default_factory=list)
    stack: list[Planned] = field(default_factory=list)
    """The action deck; the first card is resolved next."""
    current: Current | None = None
    combat: Combat | None = None
    arrivals: list[str] = field(default_factory=list)
    """Figures that moved or retreated since Dragonbonds were last checked."""
    row: list[str] = field(default_factory=list)
    denizen_deck: list[str]
    denizen_discard: list[str] = field(default_factory=list)
    event_deck: list[str]
    event_discard: list[str] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)
    ending: str = ""
    """Why the game is over: "power", "events" or "elimination" (LV-OVER)."""
    eliminated: str = ""

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.ending)

    @property
    def solo(self) -> bool:
        """Is there only one person (LV-SOLO)?"""
        return self.seats == 1

    @property
    def generals(self) -> list[Player]:
        """The Generals, clockwise."""
        return [player for player in self.players.values() if not player.is_dragon]

    @property
    def dragons(self) -> list[Player]:
        """The Dragons, clockwise."""
        return [player for player in self.players.values() if player.is_dragon]

    def character(self, player: Player) -> Character:
        """What is printed on the player's board."""
        return self.box.characters[player.id]

    def seated(self, seat: int) -> Player | None:
        """The player of a seat; None while characters are being chosen."""
        return next((player for player in self.players.values() if player.seat == seat), None)

    def clockwise(self, first: str = "") -> list[Player]:
        """All players in turn order, beginning with the initiative holder or the given one (LV-TERM-02)."""
        order = list(self.players.values())
        start = list(self.players).index(first or self.initiative)
        return order[start:] + order[:start]


def migrate(plain: Any, _rules: int) -> Any:
    """Until rules 3 all that lasts had fields of its own."""
    entries = []
    for name, player in plain["players"].items():
        entries += [Lasting(KEPT_OPEN, ROUND, name, card) for card in player.pop("vaala_lasting", ())]
        if venom := player.pop("venom", 0):
            entries.append(Lasting(VENOM, ROUND, name, number=venom))
    entries += [Lasting(USED, ROUND, about=source) for source in plain.pop("used", ())]
    entries += [Lasting(USED, GLYPH, about=source) for source in plain.pop("glyph_used", ())]
    return {**plain, "lasting": to_builtins(entries)}
