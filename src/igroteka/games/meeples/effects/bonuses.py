"""Words for bonuses: what they add to a player's might while they are in force (MM-SYM-10..25, MM-PREST)."""

from collections.abc import Sequence

from igroteka.kernel import Few, Speech, say

from ..box import CORRUPTION, Amount, Fighter, Foe, Prestige
from ..might import Call, Might
from ..passives import InFight, MayStandIn
from ..state import Player
from ..wording import all_of_these, units


class StrengthAll(InFight, frozen=True):
    """Every fighter of the classes gets power, whatever the company (MM-SYM-14..16)."""

    units: Few[Fighter]
    amount: Amount

    def add(self, might: Might, me: Player) -> None:
        might.each.append((self.units, self.amount))

    def strengthens(self) -> Sequence[Fighter]:
        return self.units

    def say(self) -> Speech:
        return say("bonus-all", units=all_of_these([say(f"all-{unit}") for unit in self.units]), amount=self.amount)


class StrengthOthers(InFight, frozen=True):
    """All fighters who are elsewhere than on this location get power (MM-SYM-25)."""

    amount: Amount

    def add(self, might: Might, me: Player) -> None:
        might.each.append(((), self.amount))

    def say(self) -> Speech:
        return say("bonus-others", amount=self.amount)


class StrengthPair(InFight, frozen=True):
    """All fighters of the classes get power when sent together with another class (MM-SYM-11..13)."""

    beside: Fighter
    units: Few[Fighter]
    amount: Amount

    def add(self, might: Might, me: Player) -> None:
        might.pairs.append((self.beside, self.units, self.amount))

    def strengthens(self) -> Sequence[Fighter]:
        return self.units

    def say(self) -> Speech:
        who = all_of_these([say(f"all-{unit}") for unit in self.units])
        return say("bonus-pair", beside=say(f"beside-{self.beside}"), units=who, amount=self.amount)


class StrengthAgainst(InFight, frozen=True):
    """Power in each fight against a type of monster, once a fight (MM-SYM-17, MM-AMB-18)."""

    foe: Foe
    amount: Amount

    def add(self, might: Might, me: Player) -> None:
        might.against[self.foe] = might.against.get(self.foe, 0) + self.amount

    def say(self) -> Speech:
        return say("bonus-against", foe=say(f"against-{self.foe}"), amount=self.amount)


class StrengthPerCorruption(InFight, frozen=True):
    """One fighter of your choice gets power for each Corruption meeple in your Lodgings (MM-SYM-23, MM-SYM-24)."""

    def add(self, might: Might, me: Player) -> None:
        might.help(me.lodgings.count(CORRUPTION))

    def say(self) -> Speech:
        return say("bonus-per-corruption")


class StrengthOneBeside(InFight, frozen=True):
    """On a hero card: one fighter of a class a turn gets power beside the hero (MM-UNIT-07)."""

    beside: Fighter
    unit: Fighter
    amount: Amount

    def add(self, might: Might, me: Player) -> None:
        might.help(self.amount, self.unit, self.beside)

    def say(self) -> Speech:
        beside, unit = say(f"beside-{self.beside}"), say(f"unit-{self.unit}")
        return say("bonus-one-beside", beside=beside, unit=unit, amount=self.amount)


class CallUp(InFight, frozen=True):
    """On a hero card: once a turn a class from the Lodgings may join the hero at a monster (MM-FIGHT-12)."""

    beside: Fighter
    unit: Fighter

    def add(self, might: Might, me: Player) -> None:
        might.calls.append(Call(self.unit, self.beside))

    def say(self) -> Speech:
        return say("bonus-call-up", units=units(self.unit), beside=units(self.beside))


class VpWith(InFight, frozen=True):
    """VP for every monster beaten with at least one fighter of the class (MM-PREST-05)."""

    unit: Fighter
    vp: Amount

    def add(self, might: Might, me: Player) -> None:
        might.vp_with[self.unit] = might.vp_with.get(self.unit, 0) + self.vp

    def say(self) -> Speech:
        return say("bonus-vp-with", units=units(self.unit), vp=self.vp)


class StrengthPerLevel(InFight, frozen=True):
    """Each fighter of the class gets power for every level of its monster (MM-PREST-07)."""

    unit: Fighter
    amount: Amount

    def add(self, might: Might, me: Player) -> None:
        might.per_level[self.unit] = might.per_level.get(self.unit, 0) + self.amount

    def say(self) -> Speech:
        return say("bonus-per-level", unit=say(f"unit-{self.unit}"), amount=self.amount)


class StandIn(MayStandIn, frozen=True):
    """Fighters of the class may stand in for any basic class (MM-PREST-09, MM-PREST-10, MM-PREST-13)."""

    unit: Prestige

    def change(self, value: tuple[str, ...], case: Player, source: str) -> tuple[str, ...]:
        return value if self.unit in value else (*value, self.unit)

    def say(self) -> Speech:
        return say("bonus-stand-in", unit=say(f"unit-{self.unit}"))
