"""Denizens, edifices, relics, sites, Visions, the Reliquary, dice, the board, and the box with all of them (OA-2)."""

from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct

from .powers import Passives, Powers
from .terms import Banner, Count, Goal, Oath, Region, Restriction, Role, Suit, Supply


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
