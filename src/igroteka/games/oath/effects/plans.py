"""What battle plans do at once: dice for the pools, and deeds of step 3 (OA-5.5.3, OA-7.5).

"You" is the whole side that uses the plan (OA-5.5.3-06); bandits are a player without a seat.
"""

from typing import Literal

from igroteka.kernel import Deed, Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.campaign.forces import choose_fallen, fall, stands, warbands_in
from ..actions.campaign.plans import change_defense, help_attack
from ..actions.campaign.sides import ATTACKER, members, opposite, side_of, the_attacker, the_defender
from ..actions.ruling import advisers_of_suit, bandits_rule, ruled_cards, site_cards
from ..actions.taking import may_take
from ..actions.tokens import give_favor, purse
from ..box import ARCANE, BEAST, NOMAD, Count, Suit
from ..state import CAMPAIGN_SCOPE, NOBODY, Player, State
from .actions_killing import ShiftWarbands

PEACE_BOUGHT = "peace_bought"
"""Lasts: the campaign was decided by a payment, because of a card (about)."""


def own_side(c: Act) -> str:
    """The side of whoever uses the plan."""
    return side_of(c.campaign, c.me.seat)


def own_members(c: Act) -> list[Player]:
    """Those on that side."""
    return members(c.g, own_side(c))


def enemies(c: Act) -> list[Player]:
    """Those on the other side (OA-10-04)."""
    return members(c.g, opposite(own_side(c)))


def cards_ruled(c: Act) -> list[str]:
    """The suited cards that the side rules, each once."""
    players = own_members(c)
    if players:
        return list(dict.fromkeys(card for player in players for card in ruled_cards(c.g, player)))
    slots = [slot for slot in range(len(c.g.places)) if bandits_rule(c.g, slot)]
    return [card for slot in slots for card in c.g.places[slot].cards if card in c.g.box.suits]


# Dice


class AttackDice(Deed[Act], frozen=True):
    """Change the attack pool in favor of one's side: the attacker adds dice, the defender removes them."""

    count: Count
    sign: Literal["either", "more", "less"] = "either"
    """How it is said: a plan of one side only does only one of both."""

    def do(self, c: Act) -> None:
        help_attack(c.g, c.me, self.count)

    def say(self) -> Speech:
        return say(f"effect-attack-dice-{self.sign}", count=self.count)


class AttackDicePer(Deed[Act], frozen=True):
    """The same, by one die for each of something."""

    what: Literal["targeted_sites", "nomad_cards", "beast_advisers"]

    def number(self, c: Act) -> int:
        """How many dice."""
        match self.what:
            case "targeted_sites":
                return len(c.campaign.sites)
            case "nomad_cards":
                return sum(c.g.box.suits[card] == NOMAD for card in cards_ruled(c))
            case _:
                return sum(advisers_of_suit(c.g, player, BEAST) for player in own_members(c))

    def possible(self, c: Act) -> bool:
        return self.number(c) > 0

    def do(self, c: Act) -> None:
        help_attack(c.g, c.me, self.number(c))

    def say(self) -> Speech:
        return say(f"effect-attack-dice-per-{self.what.replace('_', '-')}")


class AttackDiceUpToSuits(Effect[Act], frozen=True):
    """The same, by up to as many dice as there are other suits among the cards that one rules."""

    besides: Suit = ARCANE

    def most(self, c: Act) -> int:
        """How many suits there are."""
        return len({c.g.box.suits[card] for card in cards_ruled(c)} - {self.besides})

    def possible(self, c: Act) -> bool:
        return self.most(c) > 0

    def run(self, c: Act) -> Flow[None]:
        numbers = [str(number) for number in range(self.most(c), -1, -1)]
        help_attack(c.g, c.me, int((yield from c.pick_one("how_many", numbers, verb="number"))))

    def say(self) -> Speech:
        return say("effect-attack-dice-suits", suit=say(f"of-{self.besides}"))


class DefenseDice(Deed[Act], frozen=True):
    """More defense dice."""

    count: Count

    def do(self, c: Act) -> None:
        change_defense(c.g, self.count)

    def say(self) -> Speech:
        return say("effect-defense-dice", count=self.count)


class DefenseDicePerSiteCard(Deed[Act], frozen=True):
    """One more for each card of a suit at sites, wherever they are."""

    suit: Suit

    def do(self, c: Act) -> None:
        change_defense(c.g, len(site_cards(c.g, self.suit)))

    def say(self) -> Speech:
        return say("effect-defense-dice-per-card", suit=say(f"of-{self.suit}"))


class LeaveAtEnd(Deed[Act], frozen=True):
    """This card is discarded at the end of the campaign."""

    chosen: bool = False
    """How it is said: as the price of what was chosen."""

    def do(self, c: Act) -> None:
        c.campaign.leaving.append(c.card)

    def say(self) -> Speech:
        return say("plan-discard-if-chosen" if self.chosen else "plan-discard-at-end")


# Warbands


class SacrificeForDefense(Effect[Act], frozen=True):
    """Sacrifice a warband of one's force for defense dice; bandits cannot."""

    dice: Count

    def possible(self, c: Act) -> bool:
        return warbands_in(c.g, own_side(c)) > 0

    def run(self, c: Act) -> Flow[None]:
        yield from choose_fallen(c.g, own_side(c), 1, c.me, c.rule)
        change_defense(c.g, self.dice)

    def say(self) -> Speech:
        return say("effect-sacrifice-for-defense", count=self.dice)


class KillAttackers(Deed[Act], frozen=True):
    """Kill warbands on the attacker's board."""

    count: Count

    def do(self, c: Act) -> None:
        board = [stand for stand in stands(c.g, ATTACKER) if stand.seat != NOBODY]
        for stand in board:
            fall(c.g, ATTACKER, stand, min(self.count, stand.size))

    def say(self) -> Speech:
        return say("effect-kill-attackers", count=self.count)


class DefenderShifts(Effect[Act], frozen=True):
    """Whoever uses the plan moves the defender's warbands between board and sites (OA-5.5.3-07)."""

    def _shift(self, c: Act) -> Act:
        defender = the_defender(c.g)
        return Act(c.g, defender, c.card, rule=c.rule).ask(c.me.seat)

    def possible(self, c: Act) -> bool:
        return c.campaign.defender != NOBODY and ShiftWarbands().possible(self._shift(c))

    def run(self, c: Act) -> Flow[None]:
        if self.possible(c):
            yield from ShiftWarbands().run(self._shift(c))

    def say(self) -> Speech:
        return ShiftWarbands().say()


# Deciding the campaign, and other targets


class DefenderWins(Deed[Act], frozen=True):
    """The campaign is decided at once."""

    def do(self, c: Act) -> None:
        c.campaign.victor = own_side(c)

    def say(self) -> Speech:
        return say("effect-defender-wins")


class BuyPeace(Deed[Act], frozen=True):
    """If both pawns are at one site, pay the enemy for each defense die, and win without losses."""

    def price(self, c: Act) -> int:
        """One favor a die, as the pool is now."""
        return c.campaign.defense

    def do(self, c: Act) -> None:
        enemy = the_attacker(c.g) if own_side(c) != ATTACKER else the_defender(c.g)
        met = c.campaign.defender != NOBODY and the_defender(c.g).at == c.campaign.at
        if met and purse(c.g, c.me) >= self.price(c):
            give_favor(c.g, c.me, enemy, self.price(c))
            c.g.let_last(PEACE_BOUGHT, CAMPAIGN_SCOPE, about=c.card)
            c.campaign.victor = own_side(c)

    def say(self) -> Speech:
        return say("effect-buy-peace")


def buried(g: State, me: Player, sites: list[int], already: list[str]) -> list[Option]:
    """Facedown relics at sites, each by its place in the row there."""
    return [
        ("target_buried", g.word(slot), str(number))
        for slot in sites
        for number, relic in enumerate(g.places[slot].relics, 1)
        if relic not in already and may_take(g, me, relic)
    ]


class TargetBuried(Effect[Act], frozen=True):
    """Facedown relics at targeted sites may become targets; each brings a defense die."""

    def run(self, c: Act) -> Flow[None]:
        campaign = c.campaign
        while True:
            offers = buried(c.g, c.me, campaign.sites, campaign.unearthed)
            choice = yield from c.pick("target_buried", offers, optional=("done",))
            if not choice:
                return
            place = c.g.places[c.g.slot(choice[1])]
            campaign.unearthed.append(place.relics[int(choice[2]) - 1])
            c.g.tell("targeted_buried", c.me.seat, choice[1])
            change_defense(c.g, 1)

    def say(self) -> Speech:
        return say("effect-target-buried")
