"""How banners are recovered: what is paid lies on them, what lay there goes its way (OA-5.4.4)."""

from igroteka.kernel import Effect, Flow, Speech, say

from ..act import Act
from ..actions.recover import least_price
from ..actions.ruling import holder_of
from ..actions.taking import SEIZED
from ..actions.tokens import purse, spend_favor
from ..box import SUITS
from ..passives import IN_FORCE
from ..passives.cards import Acting
from ..passives.majors import HelpsToRecover, StaysMob
from ..state import State


class PayPeople(Effect[Act], frozen=True):
    """The paid favor lies on the banner, what was there goes round the banks; it turns away from the Mob."""

    def run(self, c: Act) -> Flow[None]:
        paid = yield from _ask_price(c, purse(c.g, c.me))
        first = yield from c.pick_one("spread_from", SUITS, verb="suit", rule="OA-5.4.4-03")
        spend_favor(c.g, c.me, paid)
        old, c.g.banner_tokens[c.card] = c.g.banner_tokens[c.card], paid
        _spread(c.g, first, old)
        c.g.mob = IN_FORCE.permitted(c.g, StaysMob, c.me, Acting(c.g, c.me, c.doing))

    def say(self) -> Speech:
        return say("effect-pay-people", count=SEIZED)


class PaySecrets(Effect[Act], frozen=True):
    """The paid secrets lie on the banner; of the old ones I get one, the holder before me the rest (OA-5.4.4-05)."""

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        paid = yield from _ask_price(c, me.secrets)
        joined = IN_FORCE.total(g, HelpsToRecover, me, Acting(g, me, c.doing))
        me.secrets -= paid
        g.secrets -= joined
        old, g.banner_tokens[c.card] = g.banner_tokens[c.card], paid + joined
        owner = holder_of(g, c.card)
        me.secrets += 1
        if owner:
            owner.secrets += old - 1
        else:
            g.secrets += old - 1

    def say(self) -> Speech:
        return say("effect-pay-secrets", count=SEIZED)


def _ask_price(c: Act, most: int) -> Flow[int]:
    least = least_price(c.g, c.me, c.doing)
    words = [str(number) for number in range(least, most + 1)]
    number = yield from c.pick_one("banner_price", words, verb="pay", rule="OA-5.4.2-02", least=least)
    return int(number)


def _spread(g: State, first: str, count: int) -> None:
    """One favor into each bank, from this suit on, going round (OA-5.4.4-03)."""
    start = [str(suit) for suit in SUITS].index(first)
    for step in range(count):
        g.banks[SUITS[(start + step) % len(SUITS)]] += 1
    g.tell("spread_favor", first, count)
