"""A combat: the enemies faced, what was put together against them, and what they have done (MK-FIGHT)."""

from msgspec import Struct, field

from ..box.terms import Element, Reach

RANGED_PHASE = "ranged"
BLOCK_PHASE = "block"
DAMAGE_PHASE = "damage"
ATTACK_PHASE = "attack"


class Share(Struct, frozen=True):
    """Points of attack or block that one effect has given."""

    value: int
    element: Element
    reach: Reach = "melee"
    source: str = ""
    """The card, unit or skill that gave them."""
    unit: bool = False
    """From a unit? Such are not "your attack" (MK-FIGHT-11)."""
    double: bool = False
    """Does a block count double against a swift attack?"""
    target: str = ""
    """Counts only in an attack on this enemy."""
    whole: bool = False
    """Part of one effect that cannot be split among several attacks (MK-EFF-05)."""


class Attack(Struct):
    """One attack of an enemy in this combat."""

    value: int
    element: Element
    blocked: bool = False
    prevented: bool = False
    """It does not happen: neither blocked nor dealt (MK-ABIL-20)."""
    dealt: bool = False


class Foe(Struct, kw_only=True):
    """An enemy token in this combat."""

    key: str
    """The enemy, with a number behind it if there is another one: `diggers`, `diggers.2`."""
    attacks: list[Attack]
    at: str
    """The space whose token it is; "" for a summoned monster."""
    index: int = 0
    """Which of the tokens there."""
    rampaging: bool = False
    fortified: bool = False
    """By the site that it defends (MK-FIGHT-03)."""
    garrison: bool = False
    """Does the city's bonus help it (MK-CITY-01)?"""
    summoner: str = ""
    """The key of the foe that has summoned it."""
    armour: int = 0
    """What has been added to its armour; below 0: taken away."""
    defeated: bool = False
    gone: bool = False
    """Left the combat without being defeated, as a summoned monster does (MK-ABIL-09)."""
    lost: list[str] = field(default_factory=list)
    """Abilities and resistances that it has lost, `site` for the fortification by the site."""
    wounds: int = 0
    """Wounds that its attacks have given (MK-ABIL-18)."""
    passive: bool = False
    """It does not attack in this combat."""
    defended: bool = False
    """Has its Defend bonus been used up (MK-ABIL-27)?"""
    fame: int = 0
    """Extra fame for its defeat."""
    drawn: bool = False
    """Drawn for this combat only, and discarded after it, defeated or not?"""
    halved: bool = False
    """Does it give half its fame, rounded up (MK-KEEP-06)?"""
    doubled: bool = False
    """Does it give twice its fame (MK-SC-DRUID-07)?"""

    @property
    def enemy(self) -> str:
        """The enemy token.

        >>> Foe(key="diggers.2", attacks=[], at="1:0").enemy
        'diggers'
        """
        return self.key.partition(".")[0]

    @property
    def present(self) -> bool:
        """Is it still to be reckoned with?"""
        return not self.defeated and not self.gone


class Combat(Struct, kw_only=True):
    """A combat of one hero with enemies."""

    seat: int
    site: str
    """The space that is assaulted or entered; where the hero stands, if only rampaging enemies are fought."""
    kind: str
    """`assault`, `adventure`, `rampage`, `burn`, `mine` or `incantation`."""
    came_from: str
    """Where the hero goes back to after a failed assault (MK-RSLT-02)."""
    phase: str = RANGED_PHASE
    begun: bool = False
    """Has anything been done in the present phase?"""
    foes: list[Foe] = field(default_factory=list)
    pool: list[Share] = field(default_factory=list)
    """Attack or block points that are not used yet; lost with the phase (MK-RNGD-15)."""
    targets: list[str] = field(default_factory=list)
    """The foes that the present attack is aimed at."""
    blocking: str = ""
    """The attack that is being blocked, `<foe>:<number of its attack>`."""
    joint: bool = False
    """Part of a cooperative assault, whose end decides about the place?"""
    units: bool = True
    """May units be used (MK-ADVS-07)?"""
    night: bool = False
    """Do night rules apply (MK-TIME-09)?"""
    wounds: int = 0
    """Wounds taken into hand in this combat (MK-DMGE-14)."""
    knocked_out: bool = False
    damaged: list[str] = field(default_factory=list)
    """Units that were assigned damage (MK-DMGE-08)."""
    paid: list[str] = field(default_factory=list)
    """Units for whose help in this combat influence was paid."""
    dealing: str = ""
    """The attack whose damage is being assigned, `<foe>:<number of its attack>`."""
    damage: int = 0
    """How much of that damage is left (MK-DMGE-03)."""
    old_move: int = 0
    """Move points left over from before the combat, which slow no attack down (MK-ABIL-17)."""
    die: str = ""
    """The secret die of an unpredictable battle (MK-OPTU-02)."""
    die_shown: bool = False
    lone: str = ""
    """The one enemy that the die is about."""

    def foe(self, key: str) -> Foe:
        """The foe with that key."""
        return next(foe for foe in self.foes if foe.key == key)
