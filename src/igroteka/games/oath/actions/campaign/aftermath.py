"""The loser's force, the spoils, and the end of a campaign (OA-5.5.6, OA-5.5.7, OA-5.5.8)."""

from igroteka.kernel import Flow

from ...act import Act
from ...box import GRAND_SCEPTER, SLOTS
from ...passives import IN_FORCE, IN_USE
from ...passives.campaign import (
    BuriesRelics,
    BurnsFavor,
    CampaignWon,
    KillsAll,
    Losing,
    PlansLeave,
    PlanStays,
    Rescues,
    Spares,
)
from ...state import NOBODY, Player, State
from ..goals import settle_title
from ..ruling import rules_site, slot_of
from ..taking import may_take, take
from ..tokens import favor_burnt
from ..travel import can_be_sent, forced_travel
from ..warbands import bank_of, may_place, place_warbands, put_at
from ..zones import bury_relic, discard, hidden_by, is_locked, lay_on_pile, pile_for, remove, return_tokens
from .forces import choose_fallen, commander, stands, strength
from .plans import known_plans
from .sides import (
    ATTACKER,
    DEFENDER,
    answers,
    changed,
    current,
    fighting,
    in_battle,
    members,
    opposite,
    permitted,
    side_of,
    the_attacker,
    the_defender,
)

# Step 6: the loser


def resolve_loser(g: State) -> Flow[None]:
    """The loser kills half of the force, and takes the rest home (OA-5.5.6)."""
    campaign = current(g)
    campaign.step = 6
    side = opposite(campaign.victor)
    g.tell("campaign_won" if campaign.victor == ATTACKER else "campaign_lost", campaign.attacker)
    if campaign.defender != NOBODY or side == ATTACKER:
        yield from choose_fallen(g, side, losses(g, side), commander(g, side), "OA-5.5.6-01")
        _go_home(g, side)
    for card, seat in list(campaign.plans.items()):
        if side_of(campaign, seat) == side and known_plans(g.box)[card].discard == "if_defeated":
            dismiss(g, card, seat)
    yield from settle_title(g)


def losses(g: State, side: str) -> int:
    """How many of a losing force die: half of it, unless powers say otherwise."""
    case, force = Losing(g, current(g), side), strength(g, side)
    if permitted(g, Spares, case):
        return 0
    return force if permitted(g, KillsAll, case) else force // 2


def _go_home(g: State, side: str) -> None:
    """What is left of the force goes to the loser's board; from Imperial sites to the Chancellor's (OA-5.5.6-07)."""
    campaign, home = current(g), commander(g, side)
    for stand in stands(g, side):
        seat = stand.seat if stand.seat != NOBODY else home.seat
        if stand.seat == NOBODY:
            put_at(g.places[stand.slot], stand.colour, -stand.size)
            home.warbands += stand.size
            g.tell("lifted_warbands", home.seat, stand.size, g.word(stand.slot))
        campaign.survivors[seat] = campaign.survivors.get(seat, 0) + stand.size


# Step 7: the spoils


def take_spoils(g: State) -> Flow[None]:
    """A victorious attacker occupies sites, takes relics and banners, banishes the defender (OA-5.5.7)."""
    campaign, me = current(g), the_attacker(g)
    campaign.step = 7
    if may_place(g, me):
        for slot in campaign.sites:
            yield from _occupy(g, me, slot)
    yield from settle_title(g)
    things = [thing for thing in (*campaign.relics, *campaign.unearthed) if may_take(g, me, thing)]
    if things:
        if campaign.unearthed:
            g.reveal()
        yield from take(g, me, things)
        yield from _bury(g, me, [thing for thing in things if thing in g.box.relics])
    if campaign.pawn:
        yield from _banish(g, me, the_defender(g))


def _occupy(g: State, me: Player, slot: int) -> Flow[None]:
    """Any number of warbands of the force, from the board and from the sites that fought along (OA-5.5.7.I-01)."""
    place, rule = g.word(slot), "OA-5.5.7.I-01"
    if me.warbands:
        numbers = [str(number) for number in range(me.warbands + 1)]
        number = yield from Act(g, me).pick_one("occupy", numbers, verb="number", rule=rule, place=place)
        place_warbands(g, me, slot, int(number))
    for source in current(g).muster_sites:
        count = g.places[source].warbands.get(me.force, 0)
        if count and source != slot:
            numbers, start = [str(number) for number in range(count + 1)], g.word(source)
            number = yield from Act(g, me).pick_one(
                "occupy_from", numbers, verb="number", rule=rule, place=place, start=start
            )
            _march(g, me, source, slot, int(number))


def _march(g: State, me: Player, start: int, slot: int, count: int) -> None:
    if count:
        put_at(g.places[start], me.force, -count)
        put_at(g.places[slot], me.force, count)
        g.tell("marched", me.seat, count, g.word(start), g.word(slot))


def _bury(g: State, me: Player, relics: list[str]) -> Flow[None]:
    """Some of them may go under the relic deck, but never the Grand Scepter (OA-8.6.1-01)."""
    if not permitted(g, BuriesRelics, fighting(g)):
        return
    for relic in relics:
        if relic in me.relics and relic != GRAND_SCEPTER:
            act = Act(g, me)
            if (yield from act.pick("bury", [("accept",)], optional=True, rule="OA-5.5.7.II-01", relic=relic)):
                bury_relic(g, relic, *g.players)
                g.tell("buried_relic", me.seat, relic)
                yield from settle_title(g)


def _banish(g: State, me: Player, victim: Player) -> Flow[None]:
    """Pawn and favor: the pawn may be sent away, half of the favor burnt (OA-5.5.7.III)."""
    yield from _send_away(g, me, victim)
    demanded = changed(g, BurnsFavor, -1, fighting(g))
    half = victim.favor // 2
    if demanded >= 0:
        _burn(g, me, victim, min(demanded, victim.favor))
    elif half:
        offer = [("burn_half", str(half))]
        rule = "OA-5.5.7.III-02"
        if (yield from Act(g, me).pick("burn_half", offer, optional=True, rule=rule, player=victim.seat)):
            _burn(g, me, victim, half)


def _send_away(g: State, me: Player, victim: Player) -> Flow[None]:
    """To a site to which the pawn could travel; where that costs something, the victim has to agree."""
    while slots := [slot for slot in range(len(SLOTS)) if can_be_sent(g, victim, slot, me)]:
        places, rule = [g.word(slot) for slot in slots], "OA-5.5.7.III-01"
        place = yield from Act(g, me).pick_one("banish", places, optional=True, rule=rule, player=victim.seat)
        if not place or (yield from forced_travel(g, victim, g.slot(place), me)):
            return


def _burn(g: State, me: Player, victim: Player, count: int) -> None:
    victim.favor -= count
    if count:
        g.tell("favor_lost", victim.seat, count)
    favor_burnt(g, me, count)


# Step 8: the end


def conclude(g: State) -> Flow[None]:
    """The rescued come back, plans of the victor pay off, plans are discarded (OA-5.5.8)."""
    campaign = current(g)
    campaign.step = 8
    _bring_back(g)
    yield from settle_title(g)
    yield from answers(g, CampaignWon, fighting(g))
    _bring_back(g)
    yield from answers(g, PlansLeave, fighting(g))
    for card in campaign.leaving:
        if not any(stays.permits(fighting(g), source) for source, stays in IN_FORCE.on(g, PlanStays, card + IN_USE)):
            dismiss(g, card, campaign.plans[card])
    yield from settle_title(g)


def _bring_back(g: State) -> None:
    """Warbands that were held aside go to the site of the rescuing card, or die after all."""
    campaign = current(g)
    for side in (ATTACKER, DEFENDER):
        rescuers = [
            source for source, passive in in_battle(g, Rescues) if passive.permits(Losing(g, campaign, side), source)
        ]
        colours = {player.force for player in members(g, side)}
        for colour in [colour for colour in campaign.healed if colour in colours]:
            if rescuers:
                _settle_rescued(g, side, rescuers[0].removesuffix(IN_USE), colour)


def _settle_rescued(g: State, side: str, card: str, colour: str) -> None:
    campaign, slot = current(g), slot_of(g, card)
    count = campaign.healed.pop(colour)
    home = slot >= 0 and any(rules_site(g, player, slot) and may_place(g, player) for player in members(g, side))
    if home:
        put_at(g.places[slot], colour, count)
        g.tell("brought_back", count, colour, g.word(slot))
    else:
        bank_of(g, colour).bank += count
        seat = campaign.attacker if side == ATTACKER else campaign.defender
        campaign.killed[seat] = campaign.killed.get(seat, 0) + count
        g.tell("not_brought_back", count, colour)


def dismiss(g: State, card: str, seat: int) -> None:
    """A used plan is discarded by whoever used it, unless it is locked or gone."""
    if seat == NOBODY:
        _dismiss_at_site(g, card)
    elif not is_locked(g, g.players[seat], card):
        discard(g, g.players[seat], card)


def _dismiss_at_site(g: State, card: str) -> None:
    """A card of bandits: its region decides about the pile."""
    pile = pile_for(g, the_attacker(g), card)
    return_tokens(g, card)
    remove(g, card)
    lay_on_pile(g, [card], pile)
    hidden_by(g, [card], *g.players)
    g.tell("bandits_discarded", card, pile)
