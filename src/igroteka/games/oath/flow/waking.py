"""The Wake phase: the People's Favor, victory, the Usurper, sites that give something (OA-4.1)."""

from igroteka.kernel import Flow, Option

from ..act import Act
from ..actions.promises import pay_tribute
from ..actions.tokens import purse, spend_favor
from ..box import EXILE, PEOPLES_FAVOR
from ..passives import IN_FORCE
from ..passives.ruling import Whose
from ..passives.waking import AtWake
from ..scoring import check_wake
from ..state import ACT, CHRONICLE, Player, State

MOB_FAVOR = 6
"""With so much favor the People's Favor turns to the Mob (OA-4.1.1.III)."""


def wake(g: State) -> Flow[None]:
    """The Wake phase of whoever is next (OA-4.1-01)."""
    me = g.me
    g.begin_turn(me.seat, g.round)
    if PEOPLES_FAVOR in me.banners:
        yield from _serve_people(g, me)
    if check_wake(g, me):
        g.phase = CHRONICLE
        return
    if me.role == EXILE and g.title == me.seat and not g.usurper:
        g.usurper = True
        g.tell("usurper", me.seat)
    pay_tribute(g, me)
    yield from IN_FORCE.answers(g, AtWake, me, Whose(g, me))
    g.phase = ACT


def _serve_people(g: State, me: Player) -> Flow[None]:
    """What the holder of the People's Favor must do, twice under the Mob (OA-4.1.1)."""
    for _ in range(2 if g.mob else 1):
        yield from _feed_or_drain(g, me)
    if g.banner_tokens[PEOPLES_FAVOR] >= MOB_FAVOR and not g.mob:
        g.mob = True
        g.tell("mob", me.seat)


def _feed_or_drain(g: State, me: Player) -> Flow[None]:
    """Put a favor on the banner, or move one from it to the poorest bank; the last one stays (OA-4.1.1.I).

    Favor of a bank that counts as the player's may be spent for it, but need not be.
    """
    options: list[Option] = [("feed_people",)] if purse(g, me) else []
    if g.banner_tokens[PEOPLES_FAVOR] > 1:
        least = min(g.banks.values())
        options += [("drain_people", suit) for suit, favor in g.banks.items() if favor == least]
    free = options == [("feed_people",)] and not me.favor
    choice = yield from Act(g, me, PEOPLES_FAVOR).pick(
        "peoples_favor", options, optional=free, rule="OA-4.1.1.I-01", favor=g.banner_tokens[PEOPLES_FAVOR]
    )
    match choice:
        case ("feed_people",):
            spend_favor(g, me, 1)
            g.banner_tokens[PEOPLES_FAVOR] += 1
            g.tell("fed_people", me.seat)
        case (_, suit):
            g.banner_tokens[PEOPLES_FAVOR] -= 1
            g.banks[suit] += 1
            g.tell("drained_people", me.seat, suit)
