"""How promising options look at a glance: what the bots try first."""

from collections.abc import Callable

from msgspec.structs import replace

from igroteka.kernel import Decision, Option, weights

from ..actions.campaign.declaring import PAWN_DICE, thing_dice
from ..actions.ruling import advisers_of_suit
from ..box import EXILE
from ..state import Campaign, State
from .prospects import CONQUEST, LOSS, PAWN, PRIZE, conquest, outlook, prospects, stakes
from .survey import Survey, card_worths

TEMPERATURE = 1.0  # so many points more make an option e times as likely
MOST_GAIN = 9.0
MANY_WARBANDS = 9
IDLE = -6.0
"""Something that leads to nothing."""

PLAIN = {
    "end": 3.0,
    "search": 2.0,
    "recover": 2.5,
    "recover_relic": 4.0,
    "power": 1.2,
    "power_of": 1.2,
    "use": 1.2,
    "offer": -1.0,
    "exile": -1.0,
    "leave": -2.5,
    "peek": -1.0,
    "peek_reliquary": -1.0,
    "show_adviser": -3.0,
    "hand_over": -3.0,
    "call_in": -1.0,
    "lift": -0.5,
    "station": -0.5,
    "accuse": -0.5,
    "withdraw": 1.0,
    "send": 2.0,
    "give": -1.0,
    "give_card": -3.0,
    "give_site": -3.0,
    "claim": 0.0,
    "claim_card": -0.5,
    "promise": -1.0,
    "show": -2.0,
    "done": 0.5,
    "accept": 0.8,
    "discard": -1.0,
    "discard_all": -2.0,
    "to_adviser": 1.5,
    "to_site": 1.5,
    "to_facedown": 0.5,
    "sacrifice": 2.0,
    "burn_half": 1.5,
    "banish": 0.5,
    "plan": 2.0,
}
"""Guesses for verbs that need no look at the table."""


def priors(g: State, decision: Decision) -> list[float]:
    """A weight for each option that grows with the points it seems to be worth."""
    glance = Glance(g, decision)
    return weights(map(glance.gain, decision.options), temperature=TEMPERATURE, most=MOST_GAIN)


class Glance:
    """What the options of a decision seem to bring, in points, without trying them."""

    def __init__(self, g: State, decision: Decision) -> None:
        self.g, self.kind, self.options = g, decision.kind, decision.options
        self.me = g.players[decision.seat]
        self._survey: Survey | None = None

    @property
    def survey(self) -> Survey:
        """Who rules what, once somebody asks."""
        if self._survey is None:
            self._survey = Survey(self.g)
        return self._survey

    def gain(self, option: Option) -> float:
        """The guess for one option; 0 for a verb that nothing is known about."""
        verb = option[0]
        if verb in LOOKS:
            return LOOKS[verb](self, option)
        return PLAIN.get(verb, 0.0)

    def attack(self, option: Option) -> float:
        """A campaign is worth what it may win, but never so much that nothing else is thought of."""
        return min(PLAIN["recover_relic"], conquest(self.survey, self.me)) or -3.0

    def go(self, option: Option) -> float:
        """A journey leads to better prospects, or not; what lies facedown may hold something."""
        slot = self.g.slot(option[1])
        if not self.g.places[slot].faceup:
            return 0.8
        there = prospects(self.survey, replace(self.me, at=slot))
        return 0.4 + there - prospects(self.survey, self.me)

    def muster(self, option: Option) -> float:
        """Warbands are good to have."""
        return 2.2 if self.me.warbands < MANY_WARBANDS else 0.5

    def trade(self, option: Option) -> float:
        """With advisers of the suit it brings more."""
        matching = advisers_of_suit(self.g, self.me, self.g.box.suits[option[1]])
        return 1.2 + 0.8 * matching if option[2] == "favor" else 1.2 * matching - 1.5

    def target(self, option: Option) -> float:
        """What one more target changes in what may be expected."""
        campaign = self.g.campaign
        if campaign is None:
            return 0.0
        now, later = self._expected(campaign), 0.0
        match option:
            case ("target_site", place):
                slot = self.g.slot(place)
                force = sum(self.g.places[slot].warbands.values()) or 1
                later = self._expected(campaign, CONQUEST, 1, force, 1)
            case ("target_relic", thing):
                later = self._expected(campaign, PRIZE, thing_dice(self.g, thing))
            case _:
                later = self._expected(campaign, PAWN, PAWN_DICE)
        return 0.5 + 2.0 * (later - now)

    def _expected(self, campaign: Campaign, prize: float = 0.0, dice: int = 0, force: int = 0, sites: int = 0) -> float:
        likely = outlook(self.g, campaign, dice, force, sites)
        return likely * (stakes(self.g, campaign) + prize) - (1 - likely) * LOSS * self.me.warbands

    def dice(self, option: Option) -> float:
        """All dice, or almost all."""
        return 2.0 * (int(option[1]) - max(int(other[1]) for other in self.options))

    def number(self, option: Option) -> float:
        """Where a site is occupied, some warbands stay there, and some are left."""
        campaign = self.g.campaign
        if self.kind != "occupy" or campaign is None:
            return 0.0
        count = int(option[1])
        empty = [slot for slot in campaign.sites if not self.g.places[slot].warbands]
        fair = max(1, self.me.warbands // (len(empty) + 1))
        return -0.8 * abs(count - fair) if count else -6.0

    def price(self, option: Option) -> float:
        """No more than a banner needs."""
        return -0.6 * (int(option[1]) - min(int(other[1]) for other in self.options))

    def keep(self, option: Option) -> float:
        """A Vision for an Exile, otherwise the card with the better powers."""
        if self.g.box.is_vision(option[1]):
            return 3.5 if self.me.role == EXILE else 0.0
        return 3.0 * card_worths(self.g.box).get(option[1], 0.0)

    def vision(self, option: Option) -> float:
        """A Vision is revealed by an Exile without one."""
        return 2.0 if self.me.role == EXILE and not self.me.vision else 0.3

    def reveal(self, option: Option) -> float:
        """A facedown adviser is played if there is room; a Vision by an Exile without one."""
        g, me, card = self.g, self.me, option[1]
        if g.box.is_vision(card):
            useful = me.role == EXILE and not me.vision and g.box.visions[card].goal is not None
            return 1.0 if useful else IDLE
        place = g.places[me.at]
        room = place.faceup and len(place.cards) < g.box.sites[place.site].capacity
        return 1.0 if room or g.box.restriction(card) != "site" else IDLE

    def decline(self, option: Option) -> float:
        """Nobody wants to pay for a way that others choose."""
        return 1.5 if self.kind == "consent" else 0.3


LOOKS: dict[str, Callable[[Glance, Option], float]] = {
    "campaign": Glance.attack,
    "campaign_bandits": Glance.attack,
    "travel": Glance.go,
    "muster": Glance.muster,
    "trade": Glance.trade,
    "target_site": Glance.target,
    "target_relic": Glance.target,
    "target_pawn": Glance.target,
    "reveal": Glance.reveal,
    "dice": Glance.dice,
    "number": Glance.number,
    "pay": Glance.price,
    "keep": Glance.keep,
    "keep_dealt": Glance.keep,
    "to_vision": Glance.vision,
    "decline": Glance.decline,
}
"""How a verb is looked at."""
