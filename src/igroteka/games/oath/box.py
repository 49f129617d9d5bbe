"""What lies in the box: denizens, edifices, relics, sites, Visions, the Reliquary, dice and the board (OA-2).

The standard box is written down in `components/`. Everything that has a power says it with words (`effects/`,
`passives/`): an effect that runs, or passives that hold while the power is in force.
"""

from functools import cached_property
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from igroteka.kernel import Condition, Effect, Passive, Speech, Word, say

Count = Annotated[int, Meta(ge=0, le=20)]
"""How much or how often something on a component is."""
Supply = Annotated[int, Meta(ge=0, le=100)]
"""How many of a thing there are in all."""

DISCORD: Final = "discord"
ARCANE: Final = "arcane"
ORDER: Final = "order"
HEARTH: Final = "hearth"
BEAST: Final = "beast"
NOMAD: Final = "nomad"
Suit = Literal["discord", "arcane", "order", "hearth", "beast", "nomad"]
SUITS: tuple[Suit, ...] = (DISCORD, ARCANE, ORDER, HEARTH, BEAST, NOMAD)
"""In the order of the favor banks, from the world deck outwards; read as a circle, the order of OA-8.4-07."""
Suits = Annotated[tuple[Suit, ...], Meta(min_length=1, max_length=6)]
"""Some suits that a card names."""

CRADLE: Final = "cradle"
PROVINCES: Final = "provinces"
HINTERLAND: Final = "hinterland"
Region = Literal["cradle", "provinces", "hinterland"]
REGIONS: tuple[Region, ...] = (CRADLE, PROVINCES, HINTERLAND)
SLOTS: tuple[Region, ...] = (CRADLE, CRADLE, PROVINCES, PROVINCES, PROVINCES, HINTERLAND, HINTERLAND, HINTERLAND)
"""The site spaces from the top of the Cradle to the bottom of the Hinterland (OA-2.1.1-02)."""
SPACES = (
    *("cradle_1", "cradle_2"),
    *("provinces_1", "provinces_2", "provinces_3"),
    *("hinterland_1", "hinterland_2", "hinterland_3"),
)
"""What the site spaces are called as long as nobody knows the site that lies there."""
DISCARD_TO: dict[Region, Region] = {CRADLE: PROVINCES, PROVINCES: HINTERLAND, HINTERLAND: CRADLE}
"""Where cards go that are discarded in a region (OA-10-25..27)."""

SEARCH: Final = "search"
MUSTER: Final = "muster"
TRADE: Final = "trade"
RECOVER: Final = "recover"
CAMPAIGN: Final = "campaign"
TRAVEL: Final = "travel"
Major = Literal["search", "muster", "trade", "recover", "campaign", "travel"]

CHANCELLOR: Final = "chancellor"
CITIZEN: Final = "citizen"
EXILE: Final = "exile"
Role = Literal["chancellor", "citizen", "exile"]

PURPLE: Final = "purple"
Colour = Literal["purple", "red", "blue", "yellow", "white", "black"]
COLOURS: tuple[Colour, ...] = ("purple", "red", "blue", "yellow", "white", "black")

SUPREMACY: Final = "supremacy"
PEOPLE: Final = "people"
DEVOTION: Final = "devotion"
PROTECTION: Final = "protection"
Oath = Literal["supremacy", "people", "devotion", "protection"]
OATHS: tuple[Oath, ...] = (SUPREMACY, PEOPLE, DEVOTION, PROTECTION)

PEOPLES_FAVOR: Final = "peoples_favor"
DARKEST_SECRET: Final = "darkest_secret"
Banner = Literal["peoples_favor", "darkest_secret"]
BANNERS: tuple[Banner, ...] = (PEOPLES_FAVOR, DARKEST_SECRET)

GRAND_SCEPTER: Final = "grand_scepter"
CONSPIRACY: Final = "conspiracy"
MOST_SUPPLY: Final = 7
"""The leftmost space of a Supply track."""

Restriction = Literal["none", "site", "adviser"]
Side = Literal["attacker", "defender", "both"]
Way = Literal["usurper", "vision", "steadfast", "last_round", "successor"]
"""How a game is won (OA-3)."""
Goal = Literal["most_sites", "peoples_favor", "most_relics", "darkest_secret", "grand_scepter"]
"""What an Oath, a Successor or a Vision asks for; `most_relics` counts relics and banners together."""


class Cost(Struct, frozen=True):
    """What using a power costs: favor and secrets put on its card, or burnt (OA-7.1.2)."""

    favor: Count = 0
    secrets: Count = 0
    burnt_favor: Count = 0
    burnt_secrets: Count = 0

    @property
    def placed(self) -> bool:
        """Is anything put on the card?"""
        return bool(self.favor or self.secrets)

    @property
    def all_favor(self) -> int:
        """Favor in all."""
        return self.favor + self.burnt_favor

    @property
    def all_secrets(self) -> int:
        """Secrets in all."""
        return self.secrets + self.burnt_secrets

    def say(self) -> Speech:
        """The price as it stands on the edge of a card."""
        placed = {"favor": self.favor, "secrets": self.secrets}
        amounts = {"burnt-favor": self.burnt_favor, "burnt-secrets": self.burnt_secrets}
        together = (say("cost-favor-and-secrets", **placed),) if all(placed.values()) else ()
        amounts = amounts if together else placed | amounts
        parts = together + tuple(say(f"cost-{name}", count=count) for name, count in amounts.items() if count)
        return say("cost", parts=parts)


FREE = Cost()

Passives = Annotated[tuple[Passive, ...], Meta(max_length=8)]


class Power(Word[Any], frozen=True, kw_only=True):
    """What a card can do; each kind is used in its own way and at its own time (OA-7)."""

    cost: Cost = FREE

    def _say(
        self,
        heading: str,
        *words: Word[Any] | None,
        when: Condition[Any] | None = None,
        end: tuple[Speech, ...] = (),
    ) -> Speech:
        """The heading, the cost and the condition if there are any, and what all the words say."""
        parts = tuple(sentence for word in words if word for sentence in word.sentences()) + end
        facts: dict[str, Speech] = {"name": say(f"power-{heading}")}
        if self.cost != FREE:
            facts["cost"] = self.cost.say()
        if when:
            facts["condition"] = when.say()
        return say("power" + "-paid" * (self.cost != FREE) + "-if" * (when is not None), **facts, parts=parts)


class Action(Power, frozen=True, kw_only=True):
    """Used in one's Act phase, as a minor action (OA-6.2, OA-7.3.2)."""

    effect: Effect[Any]
    condition: Condition[Any] | None = None
    """When it can be used at all; without one: whenever the effect would do anything."""

    def say(self) -> Speech:
        return self._say("action", self.effect, when=self.condition)


class WhenPlayed(Power, frozen=True, kw_only=True):
    """Carried out when its card is played faceup (OA-7.3.3)."""

    effect: Effect[Any]

    def say(self) -> Speech:
        return self._say("when-played", self.effect)


class AtRest(Power, frozen=True, kw_only=True):
    """May be used once at the end of one's Rest phase (OA-7.3.4)."""

    effect: Effect[Any]

    def say(self) -> Speech:
        return self._say("at-rest", self.effect)


class Modifier(Power, frozen=True, kw_only=True):
    """May be used at the start of a major action, which it changes (OA-7.4); its passives hold for that action."""

    action: Major
    passives: Passives
    condition: Condition[Any] | None = None
    """When it can be used; the context knows what is being done (`c.doing`)."""
    payment: Effect[Any] | None = None
    """What is paid besides the cost, such as a warband; it must be possible."""
    anyone: bool = False
    """A persistent one, which needs no access (OA-7.1.4-01)."""

    def say(self) -> Speech:
        heading = f"{self.action}-for-all" if self.anyone else self.action
        return self._say(heading, self.payment, *self.passives, when=self.condition)


class Plan(Power, frozen=True, kw_only=True):
    """A battle plan: used in step 3 of a campaign by somebody who rules it (OA-7.5)."""

    side: Side = "both"
    effect: Effect[Any] | None = None
    """What happens at once."""
    passives: Passives = ()
    """What holds for the side that has used it, for the rest of the campaign."""
    condition: Condition[Any] | None = None
    discard: Literal["never", "at_end", "if_defeated"] = "never"
    """When the card is discarded at the end of the campaign."""

    def say(self) -> Speech:
        end = () if self.discard == "never" else (say(f"plan-discard-{self.discard.replace('_', '-')}"),)
        return self._say(f"plan-{self.side}", self.effect, *self.passives, when=self.condition, end=end)


class Standing(Power, frozen=True, kw_only=True):
    """Holds as long as its card lies faceup (OA-7.1.4).

    Persistent (the black braid): for everybody whom it names. Otherwise for whoever has the card.
    """

    passives: Passives
    persistent: bool = True

    def say(self) -> Speech:
        return self._say("persistent" if self.persistent else "continuous", *self.passives)


Powers = Annotated[tuple[Power, ...], Meta(max_length=4)]


class Denizen(Struct, frozen=True):
    """A denizen (OA-2.6)."""

    id: str
    number: Annotated[int, Meta(ge=1, le=300)]
    suit: Suit
    powers: Powers
    restriction: Restriction = "none"
    locked: bool = False


class Ruin(Struct, frozen=True):
    """The ruined side of an edifice: without a suit (OA-2.9-03)."""

    id: str
    powers: Powers


class Edifice(Struct, frozen=True):
    """An edifice; both sides are for sites only, and locked (OA-2.9)."""

    id: str
    number: Annotated[int, Meta(ge=1, le=300)]
    """As on the intact side; the ruined one has the next."""
    suit: Suit
    powers: Powers
    ruin: Ruin


class Relic(Struct, frozen=True):
    """A relic with the defense dice of its shield (OA-2.4)."""

    id: str
    number: Annotated[int, Meta(ge=1, le=300)]
    """The number by which chronicle strings know it."""
    dice: Count
    powers: Powers


class RecoverCost(Struct, frozen=True):
    """What recovering a relic costs at a site: favor into a bank, or burnt favor, or burnt secrets (OA-5.4.2-01)."""

    favor: Count = 0
    bank: Suit | None = None
    """None: the favor is burnt."""
    secrets: Count = 0


class Site(Struct, frozen=True):
    """A site: capacity, starting requirements, cost of its relics, powers (OA-2.8)."""

    id: str
    number: Annotated[int, Meta(ge=0, le=300)]
    capacity: Count
    passives: Passives = ()
    """The site power, in force while the site lies faceup."""
    powers: Powers = ()
    """Powers that are used: modifiers and actions."""
    favor: Count = 0
    secrets: Count = 0
    relics: Count = 0
    recover: RecoverCost | None = None


class Vision(Struct, frozen=True):
    """A Vision with its goal; the Conspiracy has none (OA-2.7)."""

    id: str
    number: Annotated[int, Meta(ge=1, le=300)]
    goal: Goal | None = None
    oath: Oath | None = None
    """The Oath that is sworn after a victory by it (OA-8.1-01)."""
    rank: Count = 0
    """The order at the end of round 8 (OA-3.4.3-02)."""
    powers: Powers = ()


class OathGoal(Struct, frozen=True):
    """An Oath: who is Oathkeeper, who would be Successor, what the Chancellor starts with (OA-2.10, OA-1.13)."""

    id: Oath
    number: Count
    keeper: Goal
    successor: Goal
    banner: Banner | None = None


class ReliquarySpace(Struct, frozen=True):
    """A space of the Imperial Reliquary; uncovered, it binds the Chancellor (OA-2.3-04)."""

    id: str
    passives: Passives


class BannerCard(Struct, frozen=True):
    """A banner and what it does for its holder (OA-2.5)."""

    id: Banner
    powers: Powers


class AttackFace(Struct, frozen=True):
    """A face of the attack die."""

    id: str
    swords: Count = 0
    hollow: Count = 0
    skulls: Count = 0


class DefenseFace(Struct, frozen=True):
    """A face of the defense die."""

    id: str
    shields: Count = 0
    doubles: bool = False


class Bracket(Struct, frozen=True):
    """So much Supply for at least so many warbands in the personal supply (OA-4.3.3-01)."""

    warbands: Count
    supply: Count


class Board(Struct, frozen=True):
    """Figures of the boards and the general supply."""

    travel: Annotated[dict[Region, Annotated[dict[Region, Count], Meta(max_length=3)]], Meta(max_length=3)]
    search: Annotated[tuple[Count, ...], Meta(min_length=1, max_length=8)]
    """Supply for searching the world deck by Visions drawn; the last counts for more."""
    rest: Annotated[dict[Role, Annotated[tuple[Bracket, ...], Meta(max_length=8)]], Meta(max_length=3)]
    """Most warbands first; a Citizen has none (OA-4.3.3-02)."""
    favor: Supply
    secrets: Supply
    warbands: Annotated[dict[Role, Supply], Meta(max_length=3)]
    end_rolls: Annotated[dict[str, Annotated[tuple[Count, ...], Meta(max_length=6)]], Meta(max_length=8)]
    """What ends the game, by round (OA-3.3)."""


class Box(Struct, frozen=True, dict=True):
    """The component tables."""

    denizens: dict[str, Denizen]
    edifices: dict[str, Edifice]
    relics: dict[str, Relic]
    sites: dict[str, Site]
    visions: dict[str, Vision]
    oaths: dict[str, OathGoal]
    reliquary: Annotated[tuple[ReliquarySpace, ...], Meta(min_length=4, max_length=4)]
    banners: dict[str, BannerCard]
    attack_die: Annotated[tuple[AttackFace, ...], Meta(min_length=6, max_length=6)]
    defense_die: Annotated[tuple[DefenseFace, ...], Meta(min_length=6, max_length=6)]
    board: Board

    @cached_property
    def ruins(self) -> dict[str, Edifice]:
        """The edifices by their ruined sides."""
        return {edifice.ruin.id: edifice for edifice in self.edifices.values()}

    @cached_property
    def suits(self) -> dict[str, Suit]:
        """The suits of all cards that have one: denizens and intact edifices."""
        return {card.id: card.suit for table in (self.denizens, self.edifices) for card in table.values()}

    @cached_property
    def powers(self) -> dict[str, Powers]:
        """The powers of everything that has some, by name; a site's own, too."""
        found: dict[str, Powers] = {edifice.ruin.id: edifice.ruin.powers for edifice in self.edifices.values()}
        for table in (self.denizens, self.edifices, self.relics, self.sites, self.visions, self.banners):
            found |= {component.id: component.powers for component in table.values()}
        return found

    @cached_property
    def locked(self) -> frozenset[str]:
        """The cards with a chain, edifices on both sides among them (OA-7.2.2)."""
        chained = [card.id for card in self.denizens.values() if card.locked]
        return frozenset([*chained, *self.edifices, *self.ruins])

    def restriction(self, card: str) -> Restriction:
        """Where a card may lie faceup (OA-7.2.1)."""
        denizen = self.denizens.get(card)
        return denizen.restriction if denizen else "site" if card in self.edifices or card in self.ruins else "none"

    def is_vision(self, card: str) -> bool:
        """A Vision, the Conspiracy included?"""
        return card in self.visions
