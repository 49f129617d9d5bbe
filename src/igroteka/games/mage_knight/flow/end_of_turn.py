"""The end of a turn, step by step (MK-ENDT)."""

from msgspec.structs import replace

from igroteka.kernel import DONE, Flow

from ..act import Act, scope_of
from ..actions import cards, levels, mana, rewards, safety, sites
from ..actions.cards import deeds, discard, draw
from ..passives import IN_FORCE
from ..passives.cases import Doing
from ..passives.kinds import EndReached, HandLimit, TurnEnds
from ..state import DRAW, NEXT_TURN, TURN, Player, State
from .order import pass_on, reach_end


def run(g: State) -> Flow[None]:
    """All steps for the player whose turn it is; then the next."""
    me = g.me
    yield from finish_turn(g, me)
    if IN_FORCE.permitted(g, EndReached, me, Doing(g, me)):
        reach_end(g)
    if me.extra_turn and not g.ending:
        me.extra_turn = False
        g.stage = "before"
        return
    me.last_turn = g.announced is not None
    pass_on(g)


def finish_turn(g: State, me: Player) -> Flow[None]:
    """The steps of MK-ENDT in order; also for whoever has fought in another player's turn."""
    yield from mana.settle_dice(Act(g=g, me=me, rule="MK-ENDT-01"))
    yield from safety.withdraw(g, me)
    yield from IN_FORCE.answers(g, TurnEnds, me, Doing(g, me))
    me.tokens.clear()
    me.discard += me.played
    me.played.clear()
    yield from sites.end_of_turn(g, me)
    yield from rewards.take_all(g, me, but=rewards.UNIT)
    yield from levels.level_up(g, me)
    yield from rewards.take_all(g, me)
    if not g.lasts("no_draw", owner=me.seat):
        yield from refill_hand(g, me)
    if g.announced is None:
        g.end(scope_of(DRAW, me))  # in the last turn of a round it waits for the next round's hand (MK-ROUND-19)
    for skill in me.skills:
        skill.fresh = skill.fresh and skill.centre
    me.plundered = False
    g.end(scope_of(TURN, me))
    carry_over(g, me)
    sites.leave_portal(g, me)


def carry_over(g: State, me: Player) -> None:
    """What lasts until the end of the next turn lasts for one turn more."""
    old, new = scope_of(NEXT_TURN, me), scope_of(TURN, me)
    g.lasting = [replace(entry, scope=new) if entry.scope == old else entry for entry in g.lasting]


def refill_hand(g: State, me: Player) -> Flow[None]:
    """Discard what is not wanted, then draw to the hand limit (MK-ENDT-15, MK-TURN-15)."""
    c = Act(g=g, me=me, rule="MK-ENDT-15")
    turn = me.turn
    while choices := deeds(me.hand):
        must = turn.deeds == 0 and not turn.was_empty
        card = yield from c.pick_one(
            "end_discard", choices, verb="discard", optional=False if must else DONE, always_ask=True
        )
        if not card:
            break
        discard(g, me, card)
        turn.deeds += 1
    yield from draw(g, me, hand_limit(g, me) - len(me.hand))


def hand_limit(g: State, me: Player) -> int:
    """The hand limit with the better of keeps and cities, and whatever else raises it (MK-ENDT-16)."""
    return cards.hand_limit(g, me) + sites.hand_bonus(g, me) + IN_FORCE.total(g, HandLimit, me, Doing(g, me))
