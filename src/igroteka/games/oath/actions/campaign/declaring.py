"""Who can be attacked, what can be targeted, and the dice that targets bring (OA-5.5.1, OA-5.5.2)."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations

from msgspec.structs import replace

from igroteka.kernel import DONE, Flow, Option

from ...act import Act
from ...box import BANNERS, CAMPAIGN, CHANCELLOR, CITIZEN, FREE, SLOTS, Cost
from ...passives import IN_FORCE
from ...passives.campaign import AlsoTargets, Fighting, MayNotDeclare, MoreTargetDice, TargetPrice
from ...passives.cards import Acting
from ...passives.majors import MayNotAct
from ...passives.taking import MayNotTarget, Taking
from ...state import NOBODY, Campaign, Doing, Player, State
from ..promises import may_attack
from ..ruling import bandits_rule, rulers, rules_site
from ..taking import may_take
from ..tokens import can_pay, flip_secrets
from .sides import changed, current, forbidden, in_battle, the_attacker, the_defender, total

PAWN: Option = ("target_pawn",)
PAWN_DICE = 2
"""The shield of a player board (OA-5.5.2-04)."""
MOST_ADDED = 3
"""No rule asks for more targets besides those that are declared than so many."""


# The defender


def enlist(g: State, me: Player, defender: int, at: int, extra_sites: Sequence[int] = ()) -> Campaign:
    """A campaign against somebody, before any target is declared; warbands fight along at sites that one rules."""
    other = None if defender == NOBODY else g.players[defender]
    rebels = []
    if other and me.imperial and other.imperial:
        rebels = [other.seat if me.role == CHANCELLOR else me.seat]
    along = [slot for slot in extra_sites if rules_site(g, me, slot)]
    return Campaign(me.seat, defender, at, rebels=rebels, muster_sites=along)


def defenders(
    g: State, me: Player, at: int, extra_sites: Sequence[int] = (), only_against: int | None = None
) -> list[int]:
    """The seats that can be attacked from a site, NOBODY for bandits (OA-5.5.1-02, OA-5.5.1-03)."""
    if IN_FORCE.forbidden(g, MayNotAct, me, Acting(g, me, Doing(me.seat, CAMPAIGN, at=at))):
        return []
    ruling = rulers(g, at)
    found = [other.seat for other in g.in_turn_order() if other is not me and (other in ruling or other.at == at)]
    found = [seat for seat in found if may_attack(g, me, g.players[seat])]
    if bandits_rule(g, at):
        found.append(NOBODY)
    if only_against is not None:
        found = [seat for seat in found if seat == only_against]
    return [seat for seat in found if _declarable(g, enlist(g, me, seat, at, extra_sites))]


def _declarable(g: State, campaign: Campaign) -> bool:
    with supposing(g, campaign):
        return completable(g, campaign)


@contextmanager
def supposing(g: State, campaign: Campaign) -> Iterator[None]:
    """Look at the rules as if this campaign had been declared; no plan is in use yet, so the same is in force."""
    before, g.campaign = g.campaign, campaign
    try:
        yield
    finally:
        g.campaign = before


# Targets


def possible_targets(g: State, campaign: Campaign) -> list[Option]:
    """Everything of the defender that can be a target (OA-5.5.2-02..04)."""
    me = g.players[campaign.attacker]
    if campaign.defender == NOBODY:
        return [("target_site", g.word(slot)) for slot in range(len(SLOTS)) if bandits_rule(g, slot)]
    other = g.players[campaign.defender]
    found: list[Option] = [("target_site", g.word(slot)) for slot in range(len(SLOTS)) if rules_site(g, other, slot)]
    if other.at == campaign.at:
        things = [thing for thing in (*other.relics, *other.banners) if _may_target(g, me, thing, other)]
        found += [("target_relic", thing) for thing in things]
        found.append(PAWN)
    return found


def _may_target(g: State, me: Player, thing: str, owner: Player) -> bool:
    case = Taking(g, me, thing, owner.seat)
    return may_take(g, me, thing) and not IN_FORCE.forbidden(g, MayNotTarget, me, case)


def _declared(g: State, campaign: Campaign, target: Option) -> bool:
    match target:
        case ("target_site", place):
            return g.slot(place) in campaign.sites
        case ("target_relic", thing):
            return thing in campaign.relics
        case _:
            return campaign.pawn


def _with(g: State, campaign: Campaign, targets: Sequence[Option]) -> Campaign:
    """The campaign with more targets, and those that must follow them."""
    sites, relics, pawn = list(campaign.sites), list(campaign.relics), campaign.pawn
    for target in targets:
        match target:
            case ("target_site", place):
                sites.append(g.slot(place))
            case ("target_relic", thing):
                relics.append(thing)
            case _:
                pawn = True
    found = replace(campaign, sites=sites, relics=relics, pawn=pawn)
    found.sites = list(dict.fromkeys((*sites, *_forced(g, found))))
    return found


def _forced(g: State, campaign: Campaign) -> list[int]:
    """The sites that must be among the targets: one's own if the defender rules it, and what powers demand."""
    own = [campaign.at] if _holds(g, campaign, campaign.at) and campaign.at not in campaign.muster_sites else []
    return own + changed(g, AlsoTargets, [], Fighting(g, campaign))


def _holds(g: State, campaign: Campaign, slot: int) -> bool:
    """Does the defender rule the site?"""
    if campaign.defender == NOBODY:
        return bandits_rule(g, slot)
    return rules_site(g, g.players[campaign.defender], slot)


def allowed(g: State, campaign: Campaign) -> bool:
    """Are the targets all possible, whatever may still have to be added?"""
    return all(_holds(g, campaign, slot) for slot in campaign.sites) and can_flip(g, campaign)


def complete(g: State, campaign: Campaign) -> bool:
    """Can it be left at these targets (OA-5.5.2-05, OA-5.5.2-06)?"""
    near = campaign.at in campaign.sites or bool(campaign.relics) or campaign.pawn
    return near and allowed(g, campaign) and not forbidden(g, MayNotDeclare, Fighting(g, campaign))


def completable(g: State, campaign: Campaign) -> bool:
    """Is there any way to declare targets, these among them?"""
    begun = _with(g, campaign, ())
    if complete(g, begun):
        return True
    if not allowed(g, begun):
        return False
    more = [target for target in reversed(possible_targets(g, begun)) if not _declared(g, begun, target)]
    return any(
        complete(g, _with(g, begun, some)) for count in range(1, MOST_ADDED + 1) for some in combinations(more, count)
    )


def declare(g: State) -> Flow[None]:
    """The attacker declares targets, one by one; whatever has to follow from one follows by itself."""
    me = the_attacker(g)
    _settle(g, _with(g, current(g), ()))
    while True:
        campaign = current(g)
        more = [target for target in possible_targets(g, campaign) if not _declared(g, campaign, target)]
        more = [target for target in more if completable(g, _with(g, campaign, [target]))]
        ready = DONE if complete(g, campaign) else False
        choice = yield from Act(g, me).pick("targets", more, optional=ready, rule="OA-5.5.2-01", dice=target_dice(g))
        if not choice:
            break
        _settle(g, _with(g, campaign, [choice]))
    _pay(g, me)


def _settle(g: State, found: Campaign) -> None:
    campaign = current(g)
    for slot in found.sites:
        if slot not in campaign.sites:
            g.tell("targeted_site", campaign.attacker, g.word(slot))
    for thing in found.relics:
        if thing not in campaign.relics:
            g.tell("targeted_relic", campaign.attacker, thing)
    if found.pawn and not campaign.pawn:
        g.tell("targeted_pawn", campaign.attacker, campaign.defender)
    campaign.sites, campaign.relics, campaign.pawn = found.sites, found.relics, found.pawn
    campaign.defense = target_dice(g)


# What targets cost


def _prices(g: State, campaign: Campaign) -> list[tuple[str, Cost]]:
    case = Fighting(g, campaign)
    found = [(source, passive.price(case, source)) for source, passive in in_battle(g, TargetPrice)]
    return [(source, cost) for source, cost in found if cost != FREE]


def can_flip(g: State, campaign: Campaign) -> bool:
    """Can the attacker turn the secrets facedown that the targets cost?"""
    me, prices = g.players[campaign.attacker], _prices(g, campaign)
    enough = sum(cost.secrets for _, cost in prices) <= me.secrets
    return enough and all(can_pay(g, me, cost, source, plan=True) for source, cost in prices)


def _pay(g: State, me: Player) -> None:
    for _, cost in _prices(g, current(g)):
        flip_secrets(g, me, cost.secrets)


# The dice of targets


def thing_dice(g: State, thing: str) -> int:
    """The shield of a relic, or the tokens on a banner (OA-2.4.2-01, OA-2.5.2-01)."""
    return g.banner_tokens[thing] if thing in BANNERS else g.box.relics[thing].dice


def target_dice(g: State, campaign: Campaign | None = None) -> int:
    """The defense dice that the declared targets bring, without title and plans."""
    campaign = campaign or current(g)
    things = sum(thing_dice(g, thing) for thing in campaign.relics)
    pawn = PAWN_DICE if campaign.pawn else 0
    return len(campaign.sites) + things + pawn + total(g, MoreTargetDice, Fighting(g, campaign))


def title_dice(g: State) -> int:
    """The title helps whoever holds it to defend, alone or with allies (OA-2.11-10, OA-2.11-11, OA-2.11-13)."""
    campaign = current(g)
    if g.title != campaign.defender and g.title not in campaign.allies:
        return 0
    return 2 if g.usurper else 1


# Allies


def find_allies(g: State) -> Flow[None]:
    """The Chancellor joins an Imperial defender; Citizens nearby may, if the defender permits it (OA-5.5.2-09, -10)."""
    campaign, defender = current(g), the_defender(g)
    if not defender.imperial or defender.seat in campaign.rebels:
        return
    if defender.role != CHANCELLOR:
        campaign.allies.append(g.chancellor.seat)
        g.tell("joined", g.chancellor.seat, defender.seat)
    for citizen in g.citizens:
        if citizen.seat not in (campaign.attacker, campaign.defender) and _is_near(campaign, citizen):
            yield from _may_join(g, citizen, defender)
    g.rearrange()


def _is_near(campaign: Campaign, citizen: Player) -> bool:
    return citizen.role == CITIZEN and (citizen.at == campaign.at or citizen.at in campaign.sites)


def _may_join(g: State, citizen: Player, defender: Player) -> Flow[None]:
    rule, campaign = "OA-5.5.2-10", current(g)
    asks = Act(g, citizen).pick("join", [("accept",)], optional=True, rule=rule, player=defender.seat)
    if not (yield from asks):
        return
    if (yield from Act(g, defender).pick("admit", [("accept",)], optional=True, rule=rule, player=citizen.seat)):
        campaign.allies.append(citizen.seat)
        g.tell("joined", citizen.seat, defender.seat)
    else:
        g.tell("not_admitted", citizen.seat, defender.seat)
