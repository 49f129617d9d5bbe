"""What lies in the box: the kinds of components, and the table of all of them (MM-COMP).

The components themselves are in `components/`, written with the words of `effects/`. `provenance` says where a record
comes from: "rulebook", "public" (a public description) or "reconstructed" (our own, made to fit the rulebook).
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, Protocol, TypeVar

from msgspec import Meta, Struct

from igroteka.kernel import Condition, Effect, Few, Passive, Speech, printed, say

from .wording import Crown, Line, activate, all_of_these, crown_of, one_of_these, units

PEASANT: Final = "peasant"
WARRIOR: Final = "warrior"
MAGE: Final = "mage"
CLERIC: Final = "cleric"
KNIGHT: Final = "knight"
RANGER: Final = "ranger"
PALADIN: Final = "paladin"
SHAMAN: Final = "shaman"
CORRUPTION: Final = "corruption"
Prestige = Literal["ranger", "paladin", "shaman"]
Fighter = Literal["peasant", "warrior", "mage", "cleric", "knight"] | Prestige
Unit = Fighter | Literal["corruption"]
BASIC: Final = (PEASANT, WARRIOR, MAGE, CLERIC, KNIGHT)
PRESTIGE: Final = (RANGER, PALADIN, SHAMAN)

ANY, ANY_PRESTIGE = "any", "prestige"
"""In a requirement: any fighter, any prestige fighter. Neither ever means Corruption (MM-SYM-03, MM-SYM-19)."""

CASTLE: Final = "castle"
VILLAGE: Final = "village"
UNIVERSITY: Final = "university"
CATHEDRAL: Final = "cathedral"
District = Literal["castle", "village", "university", "cathedral"]
DISTRICTS: Final = (CASTLE, VILLAGE, UNIVERSITY, CATHEDRAL)

HUMANOID: Final = "humanoid"
BEAST: Final = "beast"
UNDEAD: Final = "undead"
Foe = Literal["humanoid", "beast", "undead"]
TYPES: Final = (HUMANOID, BEAST, UNDEAD)

CITY: Final = "city"
OVERLORD: Final = "overlord"
MINION: Final = "minion"
COMPLETION: Final = "completion"
ONGOING: Final = "ongoing"
END: Final = "end"
DEVELOPMENT: Final = "development"
MAIN: Final = "main"
DRAW: Final = "draw"
BUILDERS, DRILL_SQUARE = "builders", "drill_square"
RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"
Provenance = Literal["rulebook", "public", "reconstructed"]

Times = Annotated[int, Meta(ge=1, le=20)]
Amount = Annotated[int, Meta(ge=0, le=50)]
Requirement = Annotated[dict[str, Times], Meta(min_length=1, max_length=8)]
"""How many meeples of which classes."""

MOST_LEVEL = 3


class Bonus(Passive, frozen=True):
    """A word for what a component does for its owner while it is in force; its kind is one of `passives`."""

    def strengthens(self) -> Sequence[Fighter]:
        """The classes of which all fighters get power."""
        return ()


Bonuses = Annotated[tuple[Bonus, ...], Meta(max_length=4)]


class Goal(Condition[Any], Passive, frozen=True):
    """What a quest asks for; its kind is the moment of `passives` at which it is looked at, if not only at the end."""


class Meeple(Struct, frozen=True, kw_only=True):
    """A kind of meeple: how many of them the supply holds, and what sort of kind it is."""

    id: str
    kind: Literal["basic", "prestige", "corruption"]
    count: Amount
    provenance: Provenance = RULEBOOK


class HeroLevel(Struct, frozen=True, kw_only=True):
    """A class at one level: its strength, the VP to reach it, an ability to be used in some phases, and bonuses."""

    level: Annotated[int, Meta(ge=1, le=3)]
    strength: Amount
    cost: Amount = 0
    ability: Effect[Any] | None = None
    phases: Annotated[tuple[Literal["development", "main"], ...], Meta(max_length=2)] = ()
    bonus: Bonuses = ()
    provenance: Provenance = RECONSTRUCTED

    @printed
    def text(self) -> list[Speech]:
        """What the card says besides its strength."""
        sentences = [] if self.ability is None else [say(f"text-ability-{self.phases[-1]}", effect=self.ability.say())]
        return sentences + [bonus.say() for bonus in self.bonus]


class Hero(Struct, frozen=True):
    """The hero cards of a class, level by level; the first is where the class begins."""

    id: str
    levels: Few[HeroLevel]

    def at(self, level: int) -> HeroLevel:
        """The card of that level; a class that cannot be trained has only one."""
        return self.levels[level - 1] if len(self.levels) > 1 else self.levels[0]


class Place(Struct, frozen=True):
    """Where meeples are sent, apart from monsters."""

    @printed
    def lines(self) -> list[Line]:
        """What there is to have, one after another."""
        raise TypeError(f"{type(self).__name__} gives nothing")

    @printed
    def text(self) -> list[Speech]:
        """The same in words."""
        return [line.say() for line in self.lines()]


class Deal(Struct, frozen=True):
    """What a Capitol location gives for exactly these meeples."""

    requirement: Requirement
    reward: Effect[Any]


class Capitol(Place, frozen=True):
    """A location of the Capitol: one of its deals a turn (MM-DEV-04)."""

    id: str
    deals: Few[Deal]
    provenance: Provenance = RULEBOOK

    @printed
    def lines(self) -> list[Line]:
        return [Line(deal.requirement, gains(deal.reward)) for deal in self.deals]

    @printed
    def text(self) -> list[Speech]:
        """At the Drill Square not every fighter is of use (MM-AMB-06)."""
        if self.id == DRILL_SQUARE:
            return [activate(say("units-trainable"), line.gives) for line in self.lines()]
        return super().text()


class Location(Place, frozen=True, kw_only=True):
    """A location: whom it needs and what it gives. `district` is set for the four that are built from the start.

    `crown` marks a King of the Hill location: the suitable fighters with their rewards, the best last. `stock` are
    prestige meeples that come into play with the token.
    """

    id: str
    district: District | Literal[""] = ""
    requirement: Annotated[dict[str, Times], Meta(max_length=8)] = {}
    reward: Effect[Any] | None = None
    bonus: Bonuses = ()
    crown: Annotated[dict[str, Effect[Any]], Meta(max_length=8)] = {}
    stock: Annotated[dict[str, Times], Meta(max_length=8)] = {}
    provenance: Provenance = RECONSTRUCTED

    @printed
    def lines(self) -> list[Line]:
        if self.crown:
            return []
        stock = [Line({}, say("text-stock", units=units(unit, count))) for unit, count in self.stock.items()]
        return [Line(self.requirement, gains(self.reward, self.bonus)), *stock]

    @printed
    def crowns(self) -> list[Crown]:
        """On a hill: who may reign there, the best last."""
        return [crown_of(unit, reward) for unit, reward in self.crown.items()]

    @printed
    def text(self) -> list[Speech]:
        if not self.crown:
            return super().text()
        rewards = [say("crown-gain", unit=say(f"unit-{crown.unit}"), effect=crown.gives) for crown in self.crowns()]
        who = one_of_these([units(unit) for unit in self.crown])
        return [say("text-crown", units=who), say("text-reign", parts=tuple(rewards))]


class Slot(Struct, frozen=True, kw_only=True):
    """An empty lot of a district, and what building there gives (MM-DEV-16)."""

    id: str
    district: District
    reward: Effect[Any]
    provenance: Provenance = RECONSTRUCTED

    @printed
    def text(self) -> list[Speech]:
        """What building there gives."""
        return [self.reward.say()]


class Monster(Struct, frozen=True, kw_only=True):
    """A monster card. Those of the Dark Council have no district; their level is counted as 3."""

    id: str
    level: Annotated[int, Meta(ge=1, le=3)]
    type: Foe
    strength: Times
    vp: Amount
    district: District | Literal[""] = ""
    reward: Effect[Any] | None = None
    bonus: Bonuses = ()
    three_plus: bool = False
    role: Literal["city", "overlord", "minion"] = CITY
    provenance: Provenance = RECONSTRUCTED

    @printed
    def text(self) -> list[Speech]:
        """What beating it brings besides VP."""
        sentences = [] if self.reward is None else [self.reward.say()]
        return sentences + [say("text-for-good", effect=bonus.say()) for bonus in self.bonus]

    @printed
    def strengthens(self) -> list[Fighter]:
        """The classes that get stronger for good."""
        return strengthened(self.bonus)


class Token(Struct, frozen=True, kw_only=True):
    """A Dark Council bonus token: VP for fighting the Overlord above it in a certain way (MM-END-09)."""

    id: str
    vp: Amount
    condition: Condition[Any]
    provenance: Provenance = RECONSTRUCTED

    @printed
    def text(self) -> list[Speech]:
        """What it pays for."""
        return [say("text-token", vp=self.vp, condition=self.condition.say())]


class Room(Place, frozen=True, kw_only=True):
    """A tower room of the mini-expansion: whom it needs and what it gives, once (MM-TOWER)."""

    id: str
    requirement: Requirement
    reward: Effect[Any]
    provenance: Provenance = RECONSTRUCTED

    @printed
    def lines(self) -> list[Line]:
        return [Line(self.requirement, gains(self.reward))]


class Quest(Struct, frozen=True, kw_only=True):
    """A quest card: what to do, what it then costs, gives once, adds for good or allows in every Draw phase."""

    id: str
    kind: Literal["completion", "ongoing", "end"]
    goal: Goal
    cost: Effect[Any] | None = None
    reward: Effect[Any] | None = None
    bonus: Bonuses = ()
    ability: Effect[Any] | None = None
    vp: Amount
    penalty: Amount
    provenance: Provenance = RECONSTRUCTED

    @printed
    def text(self) -> list[Speech]:
        """The goal, and what follows from reaching it."""
        sentences = [self.goal.say()]
        if gains := [effect.say() for effect in (self.cost, self.reward) if effect]:
            sentences.append(say("text-gives", effect=all_of_these(gains)))
        sentences += [say("text-for-good", effect=bonus.say()) for bonus in self.bonus]
        if self.ability:
            sentences.append(say("text-ability-draw", effect=self.ability.say()))
        return sentences

    @printed
    def strengthens(self) -> list[Fighter]:
        """The classes that get stronger for good."""
        return strengthened(self.bonus)


class Box(Struct, frozen=True, kw_only=True, dict=True):
    """The component tables; the standard box is written down in `components/`."""

    meeples: dict[str, Meeple]
    heroes: dict[str, Hero]
    capitol: dict[str, Capitol]
    slots: dict[str, Slot]
    locations: dict[str, Location]
    monsters: dict[str, Monster]
    arrivals: Few[str]
    tokens: dict[str, Token]
    quests: dict[str, Quest]
    rooms: dict[str, Room]


def gains(reward: Effect[Any] | None, bonus: tuple[Bonus, ...] = ()) -> Speech:
    """What somebody sent gets: bonuses for this turn, a reward."""
    this_turn = [say("text-this-turn", effect=one.say()) for one in bonus]
    return say("effect-seq", parts=(*this_turn, *(reward.sentences() if reward else ())))


def strengthened(bonuses: tuple[Bonus, ...]) -> list[Fighter]:
    """The classes that the bonuses strengthen, each once."""
    return list(dict.fromkeys(unit for bonus in bonuses for unit in bonus.strengthens()))


class _Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=_Named)


def by_name(*records: N) -> dict[str, N]:
    """A component table: the records by their names."""
    return {record.id: record for record in records}
