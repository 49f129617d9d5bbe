"""Persistent powers about the title, exile and the end-of-game die."""

from igroteka.kernel import Flow, Speech, say

from ..act import Act
from ..actions.ruling import card_rulers, holder_of
from ..actions.tokens import take_favor
from ..box import CITIZEN, Count
from ..passives import card_of
from ..passives.ruling import Whose
from ..passives.title import CannotBeExiled, EndRoll, TitleTaken

DIE = range(1, 7)


class TakesFromOathkeeper(TitleTaken, frozen=True):
    """Whenever somebody else takes the title, I take favor from them."""

    count: Count

    def do(self, case: Whose, source: str) -> None:
        holder = holder_of(case.g, card_of(source))
        if holder and holder is not case.me:
            take_favor(case.g, holder, case.me, self.count)

    def say(self) -> Speech:
        return say("passive-takes-from-oathkeeper", count=self.count)


class StaysCitizen(CannotBeExiled, frozen=True):
    """As long as I am a Citizen nobody can exile me, not even myself."""

    def forbids(self, case: Whose, source: str) -> bool:
        return case.me.role == CITIZEN and holder_of(case.g, card_of(source)) is case.me

    def say(self) -> Speech:
        return say("passive-stays-citizen")


class ShiftsEndRoll(EndRoll, frozen=True):
    """After the end-of-game die is rolled, who rules this card may shift it by one; Citizens and bandits never do."""

    def answer(self, case: Whose, source: str) -> Flow[None]:
        g, card = case.g, card_of(source)
        ruler = next((player for player in card_rulers(g, card) if player.role != CITIZEN), None)
        if ruler is None:
            return
        values = [str(value) for value in (g.end_roll - 1, g.end_roll + 1) if value in DIE]
        act = Act(g, ruler, card)
        value = yield from act.pick_one("end_roll", values, verb="number", optional=True, number=g.end_roll)
        if value:
            g.end_roll = int(value)
            g.tell("shifted_end_roll", ruler.seat, g.end_roll)

    def say(self) -> Speech:
        return say("passive-shifts-end-roll")
