"""What battle plans bring to the victor (OA-5.5.7, OA-5.5.8)."""

from typing import Any

from igroteka.kernel import Effect, Flow, Speech, say

from ..act import Act
from ..actions.campaign import campaign_at
from ..actions.campaign.sides import members, opposite, the_defender
from ..actions.ruling import advisers_of_suit
from ..actions.tokens import gain_favor
from ..actions.travel import free_travel
from ..box import SUITS, Count, Suit
from ..passives import card_of
from ..passives.campaign import AfterVictory, BuriesRelics, BurnsFavor, CampaignWon, Fighting
from ..state import NOBODY, Player, State
from .plans import used_by, user_of


class BurnsAllFavor(BurnsFavor, frozen=True):
    """If I win and have targeted pawn and favor, all favor of the defender is burnt."""

    def change(self, value: int, case: Fighting, source: str) -> int:
        return the_defender(case.g).favor

    def say(self) -> Speech:
        return say("passive-burns-all-favor")


class BuriesTaken(BuriesRelics, frozen=True):
    """Relics that I take in this campaign may go under the relic deck."""

    def say(self) -> Speech:
        return say("passive-buries-taken")


class IfYouWin(CampaignWon, frozen=True):
    """If my side wins, something follows; not for bandits."""

    effect: Effect[Any]

    def answer(self, case: Fighting, source: str) -> Flow[None]:
        user = user_of(case, source)
        if used_by(case, source) == case.campaign.victor and user.seat != NOBODY:
            yield from self.effect.run(Act(case.g, user, card_of(source), rule="OA-5.5.8-01"))

    def say(self) -> Speech:
        return say("passive-if-you-win", effect=self.effect.say())


def reward(g: State, user: Player, suit: str, count: int) -> None:
    """Favor of a bank for the victor; what bandits would get is burnt."""
    if user.seat != NOBODY:
        gain_favor(g, user, suit, count)
        return
    burnt = min(count, g.banks[suit])
    if burnt:
        g.banks[suit] -= burnt
        g.favor += burnt
        g.tell("bandits_burn_favor", burnt, suit)


class FavorIfWon(CampaignWon, frozen=True):
    """If my side wins, I gain favor of a suit."""

    suit: Suit
    count: Count

    def do(self, case: Fighting, source: str) -> None:
        if used_by(case, source) == case.campaign.victor:
            reward(case.g, user_of(case, source), self.suit, self.count)

    def say(self) -> Speech:
        return say("passive-favor-if-won", count=self.count, suit=say(f"of-{self.suit}"))


class FavorForAdvisers(CampaignWon, frozen=True):
    """If my side wins, I gain a favor for each adviser of the enemies, from the bank of its suit."""

    def do(self, case: Fighting, source: str) -> None:
        side = used_by(case, source)
        if side == case.campaign.victor:
            foes = members(case.g, opposite(side))
            for suit in SUITS:
                count = sum(advisers_of_suit(case.g, player, suit) for player in foes)
                reward(case.g, user_of(case, source), suit, count)

    def say(self) -> Speech:
        return say("passive-favor-for-advisers")


class TravelAndCampaign(AfterVictory, frozen=True):
    """After a victory I may travel, and then may campaign, both without Supply."""

    def answer(self, case: Fighting, source: str) -> Flow[None]:
        user = user_of(case, source)
        if used_by(case, source) == case.campaign.victor:
            yield from free_travel(case.g, user, optional=True)
            yield from campaign_at(case.g, user, optional=True, card=card_of(source))

    def say(self) -> Speech:
        return say("passive-travel-and-campaign")
