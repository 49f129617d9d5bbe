"""Campaign (OA-5.5): eight steps, told in the files of this package in their order.

`declaring` has the defender, the targets and the allies, `plans` the battle plans, `battle` the rolls and the
sacrifice (`rolling` and `forces` help them), `aftermath` the losses, the spoils and the end; `odds` what to expect.
"""

from collections.abc import Sequence

from igroteka.kernel import Flow, Option

from ...act import Act
from ...box import CAMPAIGN
from ...passives.campaign import AfterVictory, CampaignOver, Fighting, MoreAttackDice, SitesFightAlong
from ...state import CAMPAIGN_SCOPE, NOBODY, Doing, Player, State
from ..majors import supply_cost
from ..promises import break_peace
from ..tokens import spend_supply
from .aftermath import conclude, resolve_loser, take_spoils
from .battle import attack, defend
from .declaring import declare, defenders, enlist, find_allies, title_dice
from .forces import strength
from .plans import change_attack, use_plans
from .sides import ATTACKER, changed, current, fighting, in_battle, the_attacker, total

VERBS = frozenset({"campaign", "campaign_bandits"})
"""The verbs of the turn's question that this action answers."""
SUPPLY = 2
"""What a Campaign costs (OA-5.5.1-01)."""
BANDITS: Option = ("campaign_bandits",)


def options(g: State, me: Player) -> list[Option]:
    """Whom the player can attack."""
    return _offers(defenders(g, me, me.at)) if _supply(g, me, me.at, free=False) <= me.supply else []


def _offers(seats: Sequence[int]) -> list[Option]:
    return [BANDITS if seat == NOBODY else ("campaign", str(seat)) for seat in seats]


def _supply(g: State, me: Player, at: int, *, free: bool) -> int:
    return supply_cost(g, me, Doing(me.seat, CAMPAIGN, at=at, free=free), SUPPLY)


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Attack somebody."""
    spend_supply(g, me, _supply(g, me, me.at, free=False))
    yield from _fight(g, me, NOBODY if option == BANDITS else int(option[1]), me.at)


def can_campaign(
    g: State,
    me: Player,
    *,
    at: int | None = None,
    free: bool = False,
    extra_sites: Sequence[int] = (),
    only_against: int | None = None,
) -> bool:
    """Is there anybody whom the player could attack so? The arguments are those of `campaign_at`."""
    at = me.at if at is None else at
    affordable = _supply(g, me, at, free=free) <= me.supply
    return affordable and bool(defenders(g, me, at, extra_sites, only_against))


def campaign_at(
    g: State,
    me: Player,
    *,
    at: int | None = None,
    free: bool = True,
    extra_sites: Sequence[int] = (),
    only_against: int | None = None,
    optional: bool = False,
    card: str = "",
) -> Flow[bool]:
    """A Campaign that a card lets the player take; has it come to one?

    `at` is the site space that counts as the player's own; warbands at `extra_sites` fight along; `only_against` names
    the only possible defender.
    """
    at = me.at if at is None else at
    if not can_campaign(g, me, at=at, free=free, extra_sites=extra_sites, only_against=only_against):
        return False
    offers = _offers(defenders(g, me, at, extra_sites, only_against))
    choice = yield from Act(g, me, card).pick("defender", offers, optional=optional, rule="OA-5.5.1-02")
    if not choice:
        return False
    spend_supply(g, me, _supply(g, me, at, free=free))
    yield from _fight(g, me, NOBODY if choice == BANDITS else int(choice[1]), at, extra_sites)
    return True


def _fight(g: State, me: Player, defender: int, at: int, extra_sites: Sequence[int] = ()) -> Flow[None]:
    """The eight steps, and what follows them."""
    campaign = g.campaign = enlist(g, me, defender, at, extra_sites)
    g.rearrange()
    if defender == NOBODY:
        g.tell("attacks_bandits", me.seat, g.word(at))
    else:
        g.tell("attacks", me.seat, defender, g.word(at))
        break_peace(g, me, g.players[defender])
    yield from _declare(g)
    campaign.step = 3
    yield from use_plans(g)
    if not campaign.victor:
        yield from defend(g)
        yield from attack(g)
    yield from resolve_loser(g)
    if campaign.victor == ATTACKER:
        yield from take_spoils(g)
    yield from conclude(g)
    yield from _end(g)


def _declare(g: State) -> Flow[None]:
    """Targets, allies, dice (OA-5.5.2)."""
    campaign = current(g)
    campaign.step = 2
    yield from declare(g)
    yield from find_allies(g)
    campaign.rooted_sites = changed(g, SitesFightAlong, [], fighting(g))
    campaign.defense += title_dice(g)
    g.tell("defense_pool", campaign.defense)
    yield from _gather(g)
    change_attack(g, total(g, MoreAttackDice, fighting(g)))


def _gather(g: State) -> Flow[None]:
    """As many attack dice as there are warbands in the force, or fewer (OA-5.5.2-08)."""
    numbers = [str(number) for number in range(strength(g, ATTACKER), -1, -1)]
    act, defense = Act(g, the_attacker(g)), current(g).defense
    number = yield from act.pick_one(
        "attack_dice", numbers, verb="dice", rule="OA-5.5.2-08", always_ask=len(numbers) > 1, defense=defense
    )
    change_attack(g, int(number))


def _end(g: State) -> Flow[None]:
    """The campaign is over: others answer first, then the victor's plans (OA-5.5.8)."""
    campaign = current(g)
    over, after = in_battle(g, CampaignOver), in_battle(g, AfterVictory)
    g.campaign = None
    g.end(CAMPAIGN_SCOPE)
    g.rearrange()
    case = Fighting(g, campaign)
    for source, answer in sorted(over, key=lambda one: one[1].rank):
        yield from answer.answer(case, source)
    for source, later in after:
        yield from later.answer(case, source)
