"""What powers do to Recover (OA-5.4), and to burnt favor and given secrets."""

from igroteka.kernel import Speech, say

from ..actions.ruling import holder_of
from ..actions.tokens import gain_secrets, gain_supply
from ..box import DARKEST_SECRET, Banner, Count
from ..passives import card_of
from ..passives.cards import Acting
from ..passives.majors import HelpsToRecover, Recovered, StaysMob
from ..passives.ruling import Whose
from ..passives.taking import MayNotRecover, Taking
from ..passives.tokens import BurntFavorTo, GivesNoSecrets


class SecretsJoin(HelpsToRecover, frozen=True):
    """Secrets of the general supply join what is paid."""

    count: Count

    def amount(self, case: Acting, source: str) -> int:
        return self.count

    def say(self) -> Speech:
        return say("passive-secrets-join", count=self.count)


class SupplyWhenRecovered(Recovered, frozen=True):
    """Gain Supply after it."""

    count: Count

    def do(self, case: Acting, source: str) -> None:
        gain_supply(case.g, case.me, self.count)

    def say(self) -> Speech:
        return say("passive-supply-when-recovered", count=self.count)


class CannotRecover(MayNotRecover, frozen=True):
    """Whoever has this card cannot recover a banner."""

    banner: Banner

    def forbids(self, case: Taking, source: str) -> bool:
        return case.thing == self.banner and holder_of(case.g, card_of(source)) is case.me

    def say(self) -> Speech:
        return say("passive-cannot-recover", card=say(f"card-{self.banner}"))


class KeepsSecrets(GivesNoSecrets, frozen=True):
    """Whoever has this card cannot give secrets to anybody."""

    def forbids(self, case: Whose, source: str) -> bool:
        return holder_of(case.g, card_of(source)) is case.me

    def say(self) -> Speech:
        return say("passive-keeps-secrets")


class SecretsForRecovery(Recovered, frozen=True):
    """Whenever somebody recovers the Darkest Secret, whoever has this card gains as many secrets as were put on it."""

    def do(self, case: Acting, source: str) -> None:
        holder = holder_of(case.g, card_of(source))
        if case.doing.target == DARKEST_SECRET and holder:
            gain_secrets(case.g, holder, int(case.doing.way))

    def say(self) -> Speech:
        return say("passive-secrets-for-recovery")


class GetsBurntFavor(BurntFavorTo, frozen=True):
    """Favor that anybody burns goes to whoever has this card."""

    def change(self, value: int, case: Whose, source: str) -> int:
        holder = holder_of(case.g, card_of(source))
        return holder.seat if holder else value

    def say(self) -> Speech:
        return say("passive-gets-burnt-favor")


class MobRemains(StaysMob, frozen=True):
    """Whoever recovers the People's Favor gets it on its Mob side."""

    def say(self) -> Speech:
        return say("passive-mob-remains")
