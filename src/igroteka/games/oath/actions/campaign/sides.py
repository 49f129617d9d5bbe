"""The two sides of a campaign, and the powers that bear upon it (OA-5.5.3-06, OA-10-04).

Bandits are a player without a seat here: they have nothing but what they rule.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from igroteka.kernel import Adds, Answers, Changes, Flow, Forbids, Passive, Permits

from ...box import EXILE, PURPLE
from ...passives import IN_FORCE, IN_USE, card_of, is_common
from ...passives.campaign import Fighting
from ...passives.ruling import MoreBandits, Whose
from ...state import NOBODY, Campaign, Player, State
from ..ruling import bandits_rule, card_rulers, holder_of, slot_of

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"

P = TypeVar("P", bound=Passive)
K = TypeVar("K")
V = TypeVar("V")


def bandits() -> Player:
    """The player that bandits are: nobody's seat, nothing on the board."""
    return Player(NOBODY, PURPLE, EXILE, at=NOBODY)


def current(g: State) -> Campaign:
    """The campaign in progress."""
    assert g.campaign is not None
    return g.campaign


def fighting(g: State) -> Fighting:
    """The case of the campaign in progress."""
    return Fighting(g, current(g))


def the_attacker(g: State) -> Player:
    """Who attacks."""
    return g.players[current(g).attacker]


def the_defender(g: State) -> Player:
    """Who defends: a player, or bandits."""
    seat = current(g).defender
    return bandits() if seat == NOBODY else g.players[seat]


def side_of(campaign: Campaign, seat: int) -> str:
    """The side of a seat; "" for those who take no part."""
    if seat == campaign.attacker:
        return ATTACKER
    return DEFENDER if seat == campaign.defender or seat in campaign.allies else ""


def opposite(side: str) -> str:
    """The other side."""
    return DEFENDER if side == ATTACKER else ATTACKER


def members(g: State, side: str) -> list[Player]:
    """The players of a side, its main one first; nobody for bandits."""
    campaign = current(g)
    seats = [campaign.attacker] if side == ATTACKER else [campaign.defender, *campaign.allies]
    return [g.players[seat] for seat in seats if seat != NOBODY]


def side_of_source(campaign: Campaign, g: State, source: str) -> str:
    """The side that has used a plan, or whose player has a card among the advisers or relics."""
    card = card_of(source)
    if source.endswith(IN_USE):
        return side_of(campaign, campaign.plans[card])
    holder = holder_of(g, card)
    return side_of(campaign, holder.seat) if holder else ""


def side_rules(g: State, side: str, card: str) -> bool:
    """Does anybody of the side rule the card? Bandits rule what lies at their sites."""
    players = members(g, side)
    if not players:
        slot = slot_of(g, card)
        return slot >= 0 and bandits_rule(g, slot)
    found = card_rulers(g, card, for_plan=True)
    return any(player in found for player in players)


def bandits_each(g: State) -> int:
    """How many bandits there are at each faceup site (OA-2.8.3-02)."""
    return 1 + IN_FORCE.total(g, MoreBandits, g.me, Whose(g, g.me))


# What is in force for either side


def in_battle(g: State, kind: type[P]) -> Sequence[tuple[str, P]]:
    """The powers of a kind that are in force for anybody in the campaign, each once."""
    if is_common(g.box, kind):
        return IN_FORCE.of(g, kind, the_attacker(g))
    found: dict[tuple[str, P], None] = {}
    for player in (the_attacker(g), the_defender(g), *(g.players[seat] for seat in current(g).allies)):
        found |= dict.fromkeys(IN_FORCE.of(g, kind, player))
    return list(found)


def total(g: State, kind: type[Adds[K]], case: K) -> int:
    """What all of them add up to."""
    return sum(passive.amount(case, source) for source, passive in in_battle(g, kind))


def changed(g: State, kind: type[Changes[K, V]], value: V, case: K) -> V:
    """What becomes of a value."""
    for source, passive in in_battle(g, kind):
        value = passive.change(value, case, source)
    return value


def forbidden(g: State, kind: type[Forbids[K]], case: K) -> bool:
    """Does any of them forbid it?"""
    return any(passive.forbids(case, source) for source, passive in in_battle(g, kind))


def permitted(g: State, kind: type[Permits[K]], case: K) -> bool:
    """Does any of them permit it?"""
    return any(passive.permits(case, source) for source, passive in in_battle(g, kind))


def answers(g: State, kind: type[Answers[K]], case: K) -> Flow[None]:
    """Let all of them answer, one after the other."""
    for source, passive in sorted(in_battle(g, kind), key=lambda one: one[1].rank):
        yield from passive.answer(case, source)
