"""Powers about taking relics and banners, rolling again, and bandits."""

from igroteka.kernel import Flow, Speech, say

from ..act import Act
from ..actions.campaign.rolling import defense_faces, roll_defense, throw
from ..actions.campaign.sides import DEFENDER, members, side_of
from ..actions.ruling import card_rulers, holder_of, is_foe_of_ruler, ruled_cards
from ..actions.taking import may_take, take
from ..actions.tokens import can_pay, pay
from ..box import DARKEST_SECRET, NOMAD, PEOPLES_FAVOR, SLOTS, Cost, Standing
from ..passives import card_of
from ..passives.campaign import HoldsWarbands, Rolled, Rolling
from ..passives.ruling import RulesEmptySites
from ..passives.taking import MayNotTake, MayNotTarget, RelicsTaken, Taken, Taking
from ..state import Player, State


def standing_cost(g: State, card: str) -> Cost:
    """What a persistent power costs each time it is used."""
    return next(power.cost for power in g.box.powers[card] if isinstance(power, Standing))


# Taking


class OnlyThisIsTaken(MayNotTake, frozen=True):
    """Nobody else can target or take my banners, nor my other relics."""

    def forbids(self, case: Taking, source: str) -> bool:
        holder = holder_of(case.g, card_of(source))
        mine = holder is not None and holder.seat == case.owner != case.me.seat
        return mine and case.thing != card_of(source)

    def say(self) -> Speech:
        return say("passive-only-this-is-taken")


class OnlyNomadsTake(MayNotTake, frozen=True):
    """Others who rule no Nomad card can neither target nor take my relics and banners."""

    def forbids(self, case: Taking, source: str) -> bool:
        holder = holder_of(case.g, card_of(source))
        if holder is None or holder.seat != case.owner or holder is case.me:
            return False
        return not any(case.g.box.suits[card] == NOMAD for card in ruled_cards(case.g, case.me))

    def say(self) -> Speech:
        return say("passive-only-nomads-take")


class GuardsDarkestSecret(MayNotTake, frozen=True):
    """Enemies of the ruler of this card can neither target nor take the Darkest Secret."""

    def forbids(self, case: Taking, source: str) -> bool:
        return case.thing == DARKEST_SECRET and is_foe_of_ruler(case.g, case.me, card_of(source))

    def say(self) -> Speech:
        return say("passive-guards-darkest-secret")


class GuardsPeoplesFavor(MayNotTarget, frozen=True):
    """Nobody can target the People's Favor."""

    def forbids(self, case: Taking, source: str) -> bool:
        return case.thing == PEOPLES_FAVOR

    def say(self) -> Speech:
        return say("passive-guards-peoples-favor")


class StealsRelics(RelicsTaken, frozen=True):
    """After somebody in my region has taken relics I may pay and roll; without shields they are mine."""

    def answer(self, case: Taken, source: str) -> Flow[None]:
        g, card = case.g, card_of(source)
        thief = holder_of(g, card)
        if thief is None or thief is case.taker or SLOTS[thief.at] != SLOTS[case.taker.at]:
            return
        relics = [relic for relic in case.relics if relic in case.taker.relics and may_take(g, thief, relic)]
        if relics and can_pay(g, thief, standing_cost(g, card), card):
            yield from self._try(g, thief, card, relics)

    def _try(self, g: State, thief: Player, card: str, relics: list[str]) -> Flow[None]:
        act = Act(g, thief, card)
        if not (yield from act.pick("steal", [("accept",)], optional=True, relics="+".join(relics))):
            return
        g.tell("power_used", thief.seat, card)
        pay(g, thief, standing_cost(g, card), card)
        faces = yield from roll_defense(g, thief, len(relics))
        if not any(face.shields for face in defense_faces(g, faces)):
            yield from take(g, thief, relics)

    def say(self) -> Speech:
        return say("passive-steals-relics")


# Dice


class RollsAgain(Rolled, frozen=True):
    """Right after a roll of my side whoever rules this card may pay, and all dice are rolled again."""

    def answer(self, case: Rolling, source: str) -> Flow[None]:
        g, card = case.g, card_of(source)
        cost = standing_cost(g, card)
        for player in self._rollers(case):
            if case.roll.rerolled or player not in card_rulers(g, card) or not can_pay(g, player, cost, card):
                continue
            dice = "+".join(case.roll.faces)
            if (yield from Act(g, player, card).pick("reroll", [("reroll",)], optional=True, dice=dice)):
                g.tell("power_used", player.seat, card)
                pay(g, player, cost, card)
                case.roll.rerolled = True
                throw(g, case.me, len(case.roll.faces), case.die, case.roll)

    def _rollers(self, case: Rolling) -> list[Player]:
        """Whoever has rolled; for the defense of a campaign the allies too (OA-5.5.3-06)."""
        campaign = case.g.campaign
        if campaign and campaign.step == 4 and side_of(campaign, case.me.seat) == DEFENDER:
            return members(case.g, DEFENDER)
        return [case.me]

    def say(self) -> Speech:
        return say("passive-rolls-again")


# Bandits and warbands


class RulesWithBandits(RulesEmptySites, frozen=True):
    """I treat bandits as my warbands, and rule sites without warbands."""

    def say(self) -> Speech:
        return say("passive-rules-with-bandits")


class CagesWarbands(HoldsWarbands, frozen=True):
    """Captured warbands lie here; they come home when this relic leaves the table."""

    def say(self) -> Speech:
        return say("passive-cages-warbands")
