"""Combat power: what everything in force now adds to the strength of fighters (MM-FIGHT, MM-PREST, MM-SYM-10..25).

Power is asked for so often that all bonuses in force are added up in a `Might` first.
A meeple that stands in for another class is written with both: `shaman:mage` (MM-PREST-09).
"""

from collections.abc import Sequence

from msgspec import Struct

ROLE = ":"


def unit_of(meeple: str) -> str:
    """The meeple itself, whatever it stands in for.

    >>> unit_of("shaman:mage"), unit_of("knight")
    ('shaman', 'knight')
    """
    return meeple.partition(ROLE)[0]


def role_of(meeple: str) -> str:
    """What it stands in for; the meeple's own class if for nothing else.

    >>> role_of("shaman:mage"), role_of("knight")
    ('mage', 'knight')
    """
    return meeple.rpartition(ROLE)[2]


def counts_as(meeple: str, unit: str) -> bool:
    """Is it of that class, by itself or as a stand-in?"""
    return meeple == unit or (ROLE in meeple and unit in meeple.split(ROLE))


class Help(Struct, frozen=True):
    """Power for a single fighter of the turn; perhaps only for a class beside another, as printed on a hero card."""

    amount: int
    unit: str = ""
    beside: str = ""

    def fits(self, party: Sequence[str]) -> bool:
        """Is there somebody to help? Nothing on a hero card reaches a stand-in (MM-PREST-13)."""
        return not self.unit or (self.unit in party and self.beside in party)


class Call(Struct, frozen=True):
    """A class that may be called up from the Lodgings, once a turn, to join another class at a monster."""

    unit: str
    beside: str


class Might:
    """Everything that counts when a player's fighters are sent to monsters."""

    def __init__(self, strengths: dict[str, int]) -> None:
        self.strengths = strengths
        """The strength of each class as its hero card stands."""
        self.each: list[tuple[tuple[str, ...], int]] = []
        """Classes (none: all fighters) and what every fighter of them gets."""
        self.pairs: list[tuple[str, tuple[str, ...], int]] = []
        """Beside this class, fighters of those classes get so much."""
        self.against: dict[str, int] = {}
        """What each fight against a type of monster gets, once."""
        self.per_level: dict[str, int] = {}
        """What a fighter of the class gets for every level of the monster."""
        self.helps: list[Help] = []
        self.most_help = 0
        """What all helps together could add to one party."""
        self.calls: list[Call] = []
        self.vp_with: dict[str, int] = {}
        """The VP for a monster beaten with at least one fighter of the class."""
        self._abilities: dict[str, tuple[int, int]] = {}

    def help(self, amount: int, unit: str = "", beside: str = "") -> None:
        """One fighter of the turn gets power."""
        self.helps.append(Help(amount, unit, beside))
        self.most_help += amount

    def own(self, meeple: str) -> int:
        """A fighter's power, apart from company and opponent."""
        return self.ability(meeple)[0]

    def ability(self, meeple: str) -> tuple[int, int]:
        """A fighter's own power, and what each level of a monster adds to it."""
        found = self._abilities.get(meeple)
        if found is None:
            unit = unit_of(meeple)
            power = self.strengths[unit]
            for units, amount in self.each:
                if not units or any(counts_as(meeple, one) for one in units):
                    power += amount
            found = self._abilities[meeple] = power, self.per_level.get(unit, 0)
        return found

    def measure(self, party: Sequence[str]) -> "PartyPower":
        """The party's power, ready to be measured against monsters."""
        power = levels = 0
        for meeple in party:
            alone, per_level = self._abilities.get(meeple) or self.ability(meeple)
            power += alone
            levels += per_level
        for beside, units, amount in self.pairs:
            leaders = [meeple for meeple in party if counts_as(meeple, beside)]
            for meeple in party if leaders else ():
                if leaders != [meeple] and any(counts_as(meeple, unit) for unit in units):
                    power += amount
        return PartyPower(power, levels, self.against)


class PartyPower(Struct, frozen=True, gc=False):
    """A party's power, apart from what depends on the monster."""

    power: int
    levels: int
    against: dict[str, int]

    def facing(self, kind: str, level: int) -> int:
        """The party's power against a monster of that type and level."""
        return self.power + self.levels * level + self.against.get(kind, 0)
