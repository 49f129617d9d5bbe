"""What is going on: a major action, a campaign, promises, a victory, the Chronicle phase."""

from msgspec import Struct, field

from ..box import EXILE, Major, Role, Way
from .table import NOBODY


class Doing(Struct):
    """A major action in progress: what is done to what, and which modifiers are in use."""

    seat: int
    action: Major
    target: str = ""
    """Travel: the place; Search: `world` or a region; Muster and Trade: the card; Recover: the banner or relic.

    Travel: "" as long as somebody else is to pick the place. Recover: the number of the relic in its row until it is
    taken, as long as nobody may know which it is.
    """
    way: str = ""
    """Trade: for `favor` or for `secrets`."""
    at: int = 0
    """The space where the pawn counts as standing."""
    start: int = 0
    """Travel: where it began."""
    counsel: int = NOBODY
    """The seat whose advisers stand in for the player's own; NOBODY: nobody's."""
    modifiers: list[str] = field(default_factory=list)
    """The cards whose modifiers are in use, in that order."""
    chosen: dict[str, str] = field(default_factory=dict)
    """What was chosen for a modifier, such as a suit or a player."""
    forced: int = NOBODY
    """Travel: the seat that makes the player travel; NOBODY: of their own will."""
    free: bool = False
    """No Supply is spent, whatever the cost."""


class Roll(Struct):
    """Dice as they lie, by the names of their faces."""

    faces: list[str] = field(default_factory=list)
    rerolled: bool = False


class Campaign(Struct):
    """A campaign in progress (OA-5.5)."""

    attacker: int
    defender: int = NOBODY
    """NOBODY: bandits."""
    at: int = 0
    """The site space that counts as the attacker's."""
    allies: list[int] = field(default_factory=list)
    rebels: list[int] = field(default_factory=list)
    """Citizens who do not count as Imperial players in this campaign (OA-5.5.1-04)."""
    sites: list[int] = field(default_factory=list)
    """Targeted site spaces."""
    relics: list[str] = field(default_factory=list)
    """Targeted relics and banners of the defender."""
    unearthed: list[str] = field(default_factory=list)
    """Relics at targeted sites that became targets; they lie facedown, so a view must not name them."""
    pawn: bool = False
    """Are pawn and favor of the defender targeted?"""
    muster_sites: list[int] = field(default_factory=list)
    """Site spaces whose warbands fight in the attacker's force besides those on the board."""
    rooted_sites: list[int] = field(default_factory=list)
    """The same, of warbands that stay where they are after a victory."""
    attack: int = 0
    """The attack pool."""
    defense: int = 0
    """The defense pool."""
    plans: dict[str, int] = field(default_factory=dict)
    """Used battle plans, each with the seat that used it; NOBODY: bandits."""
    attack_roll: list[str] = field(default_factory=list)
    defense_roll: list[str] = field(default_factory=list)
    attack_value: int = 0
    defense_value: int = 0
    sacrificed: int = 0
    killed: dict[int, int] = field(default_factory=dict)
    """Warbands killed in the course of the campaign, by the seat whose they were; at sites: the side's main seat."""
    healed: dict[str, int] = field(default_factory=dict)
    """Warbands that a hospital holds aside until the end, by colour."""
    survivors: dict[int, int] = field(default_factory=dict)
    """Warbands left of the loser's force, by the seat on whose board they are now."""
    leaving: list[str] = field(default_factory=list)
    """Used plans that are discarded at the end."""
    victor: str = ""
    """`attacker` or `defender`, once it is known."""
    step: int = 1
    """The step of the campaign, 1 to 8."""


class Promise(Struct, frozen=True):
    """A promise that was made at the Tribunal; it stays written down (OA-7.6.3-04)."""

    by: int
    to: int
    deed: str
    """`peace`: not to campaign against the other; `tribute`: a favor in each Wake phase; `goodwill`: what was said."""
    until: int
    """The last round in which it binds."""
    penalty: int = 0
    """Favor that is owed for breaking it; 0: it cannot be broken."""


class Victory(Struct, frozen=True):
    """Who has won, and how."""

    seat: int
    ways: tuple[Way, ...]
    vision: str = ""
    role: Role = EXILE
    """The role in which it was won."""
    sites: tuple[str, ...] = ()
    """What the winner ruled."""


class Epilogue(Struct):
    """What the Chronicle phase has settled so far (OA-8)."""

    oath: str = ""
    """The new Oath."""
    flipped: list[int] = field(default_factory=list)
    """The seats whose boards were turned from Citizen to Exile."""
    sworn_in: list[int] = field(default_factory=list)
    """The seats that became Citizens of the winner."""
    edifice: str = ""
    """What was built or repaired."""
    edifice_at: str = ""
    fallen: list[str] = field(default_factory=list)
    """The intact edifices that fell to ruin."""
    lost: list[str] = field(default_factory=list)
    """The faceup sites that left the map."""
    suit: str = ""
    """The suit of which most cards come into the world."""
    upper_relics: int = 0
    """How many relics of the winner and the Reliquary lie on top of their deck."""
