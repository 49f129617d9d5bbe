"""What cards and Reliquary spaces do to Travel (OA-5.6); for sites see `ways`."""

from igroteka.kernel import Flow, Speech, say

from ..act import Act
from ..actions.goals import settle_title
from ..actions.ruling import (
    advisers_of_suit,
    bandits_rule,
    card_payee,
    card_rulers,
    holder_of,
    is_foe_of_ruler,
    rulers,
    rules_card,
    rules_site,
    slot_of,
    suits_at,
)
from ..actions.warbands import gain_warbands, kill_at, kill_on_board
from ..box import CRADLE, HINTERLAND, SLOTS, SUITS, TRAVEL, Count
from ..effects.basics import gain_of_one
from ..passives import card_of
from ..passives.cards import Acting
from ..passives.majors import Arrived, Due, IgnoresSitePowers, Left, MustStay, NoSupply, Surcharge, Toll


def share_rulers(case: Acting, card: str, slot: int) -> bool:
    """Is the site ruled by whoever rules the card, bandits included? A facedown site is not."""
    found = card_rulers(case.g, card)
    return any(player in found for player in rulers(case.g, slot)) or (not found and bandits_rule(case.g, slot))


class IgnoresSites(IgnoresSitePowers, frozen=True):
    """Powers of sites do not hold for the way."""

    from_here: bool = False
    """Is it so already because the way begins at this card's site, wherever it leads?"""

    def permits(self, case: Acting, source: str) -> bool:
        if case.doing.target:
            return True
        return self.from_here and slot_of(case.g, card_of(source)) == case.doing.start

    def say(self) -> Speech:
        return say("passive-ignores-sites")


class EndsActThere(Arrived, frozen=True):
    """The Act phase is over when the pawn arrives."""

    def do(self, case: Acting, source: str) -> None:
        if case.g.me is case.me:
            case.g.act_over = True

    def say(self) -> Speech:
        return say("passive-ends-act-there")


class FavorOfHosts(Arrived, frozen=True):
    """Gain favor of one suit that both the new site and my advisers have."""

    def answer(self, case: Acting, source: str) -> Flow[None]:
        g, me, _ = case
        there = suits_at(g, me.at)
        suits = [suit for suit in SUITS if suit in there and g.banks[suit] and advisers_of_suit(g, me, suit)]
        yield from gain_of_one(Act(g, me, card_of(source)), suits, 1)

    def say(self) -> Speech:
        return say("passive-favor-of-hosts")


class WarbandsThere(Arrived, frozen=True):
    """Gain warbands after travelling."""

    count: Count

    def do(self, case: Acting, source: str) -> None:
        gain_warbands(case.g, case.me, self.count)

    def say(self) -> Speech:
        return say("passive-warbands-there", count=self.count)


class TravelToll(Toll, frozen=True):
    """Enemies of this card's ruler pay the ruler to travel to a site that the ruler rules."""

    count: Count = 1

    def due(self, case: Acting, source: str) -> Due | None:
        g, me, doing = case
        card = card_of(source)
        if doing.action != TRAVEL or not doing.target or not is_foe_of_ruler(g, me, card):
            return None
        return Due(card_payee(g, card), self.count) if share_rulers(case, card, g.slot(doing.target)) else None

    def say(self) -> Speech:
        return say("passive-travel-toll", count=self.count)


class ScaldsArrivals(Arrived, frozen=True):
    """Whoever travels to this card's site without ruling it kills warbands on their board."""

    count: Count

    def do(self, case: Acting, source: str) -> None:
        card = card_of(source)
        if slot_of(case.g, card) == case.me.at and not rules_card(case.g, case.me, card):
            kill_on_board(case.g, case.me, self.count)

    def say(self) -> Speech:
        return say("passive-scalds-arrivals", count=self.count)


class HoldsLeavers(Left, frozen=True):
    """An enemy who leaves a site of this card's ruler kills warbands on their board."""

    count: Count

    def do(self, case: Acting, source: str) -> None:
        g, me, doing = case
        card = card_of(source)
        if is_foe_of_ruler(g, me, card) and share_rulers(case, card, doing.start):
            kill_on_board(g, me, self.count)

    def say(self) -> Speech:
        return say("passive-holds-leavers", count=self.count)


class KillsThere(Arrived, frozen=True):
    """Kill a warband of any colour at the site that I have reached, if there is one (OA-9.2-07)."""

    def answer(self, case: Acting, source: str) -> Flow[None]:
        g, me, _ = case
        colours = list(g.places[me.at].warbands)
        act = Act(g, me, card_of(source))
        colour = yield from act.pick_one("warband_at", colours, verb="kill", rule="OA-9.2-07", place=g.word(me.at))
        if colour:
            kill_at(g, me.at, colour, 1)
            yield from settle_title(g)

    def say(self) -> Speech:
        return say("passive-kills-there")


class RootedWithWarbands(MustStay, frozen=True):
    """With warbands on the board, whoever has this card cannot travel away from a site they rule."""

    def forbids(self, case: Acting, source: str) -> bool:
        g, me, doing = case
        mine = holder_of(g, card_of(source)) is me
        return mine and me.warbands > 0 and rules_site(g, me, doing.start)

    def say(self) -> Speech:
        return say("passive-rooted-with-warbands")


class HomeForFree(NoSupply, frozen=True):
    """Travel to the Cradle from elsewhere costs no Supply."""

    def permits(self, case: Acting, source: str) -> bool:
        g, _, doing = case
        if doing.action != TRAVEL or not doing.target:
            return False
        return SLOTS[doing.start] != CRADLE == SLOTS[g.slot(doing.target)]

    def say(self) -> Speech:
        return say("passive-home-for-free")


class FarForMore(Surcharge, frozen=True):
    """Travel to the Hinterland costs more Supply."""

    count: Count = 1

    def amount(self, case: Acting, source: str) -> int:
        g, _, doing = case
        far = doing.action == TRAVEL and doing.target and SLOTS[g.slot(doing.target)] == HINTERLAND
        return self.count if far else 0

    def say(self) -> Speech:
        return say("passive-far-for-more", count=self.count)
