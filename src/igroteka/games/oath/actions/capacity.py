"""Room for cards: the capacity of sites and the number of advisers (OA-2.8.1, OA-5.1.4.I, OA-5.1.4.II, OA-7.6.4)."""

from collections.abc import Sequence

from igroteka.kernel import Flow

from ..act import Act
from ..passives import IN_FORCE
from ..passives.cards import IgnoresCapacity, MayClear, Playing, SiteCapacity
from ..passives.title import Kept
from ..state import Adviser, Player, State
from .limits import excess, is_always_welcome
from .zones import discard, is_locked

# Sites


def capacity(g: State, slot: int) -> int:
    """How many denizens and edifices have room at a site (OA-2.8.1-01); at a facedown one none."""
    place = g.places[slot]
    if not place.faceup:
        return 0
    return IN_FORCE.changed(g, SiteCapacity, g.me, g.box.sites[place.site].capacity, Kept(g, slot))


def has_room(g: State, slot: int) -> bool:
    """Is there room for one card more?"""
    return len(g.places[slot].cards) < capacity(g, slot)


def needs_no_room(case: Playing) -> bool:
    """Does the card itself disregard the capacity of its site?"""
    found = IN_FORCE.on(case.g, IgnoresCapacity, case.card)
    return any(power.permits(case, source) for source, power in found)


def clearable(case: Playing) -> dict[str, list[str]]:
    """The denizens of which one may be discarded before a card is played to a site, by the power that allows it."""
    g, me = case.g, case.me
    found = {}
    for source, power in IN_FORCE.of(g, MayClear, me):
        cards = [card for slot in power.slots(case, source) for card in g.places[slot].cards]
        if cards := [card for card in cards if card in g.box.denizens and not is_locked(g, me, card)]:
            found[source] = cards
    return found


def can_have_room(case: Playing) -> bool:
    """Is there room at the site, or could there be after a card is discarded?"""
    g, cards = case.g, case.g.places[case.slot].cards
    if not g.places[case.slot].faceup:
        return False
    if has_room(g, case.slot) or needs_no_room(case):
        return True
    if len(cards) > capacity(g, case.slot):
        return False
    return any(card in cards for found in clearable(case).values() for card in found)


def clear_site(case: Playing) -> Flow[None]:
    """Discard other cards first, as powers allow, at least what makes room (OA-5.1.4.I-03)."""
    g, me = case.g, case.me
    used: list[str] = []
    while powers := {source: cards for source, cards in clearable(case).items() if source not in used}:
        enough = has_room(g, case.slot) or needs_no_room(case)
        cards = list(dict.fromkeys(card for found in powers.values() for card in found))
        if not enough:
            cards = [card for card in cards if card in g.places[case.slot].cards]
        card = yield from Act(g, me, case.card).pick_one("clear", cards, optional=enough, rule="OA-5.1.4.I-03")
        if not card:
            return
        used.append(min((source for source in powers if card in powers[source]), key=lambda one: len(powers[one])))
        discard(g, me, card)


# Advisers


def _others(me: Player, card: str) -> list[Adviser]:
    return [one for one in me.advisers if one.card != card]


def _in_the_way(g: State, me: Player, coming: Adviser, others: Sequence[Adviser]) -> list[str]:
    """The advisers who could be discarded, and with whom gone there would be fewer too many."""
    many = excess(g, me, [*others, coming])
    return [
        one.card
        for one in others
        if (not one.faceup or not is_locked(g, me, one.card))
        and excess(g, me, [*(other for other in others if other is not one), coming]) < many
    ]


def can_have_adviser(g: State, me: Player, card: str, *, faceup: bool) -> bool:
    """Is there room among the advisers, if need be after some are discarded (OA-5.1.4.II-08)?"""
    if faceup and is_always_welcome(g, me, card):
        return True
    coming, others = Adviser(card, faceup), _others(me, card)
    while excess(g, me, [*others, coming]):
        found = _in_the_way(g, me, coming, others)
        if not found:
            return False
        others = [one for one in others if one.card != found[0]]
    return True


def dismiss_advisers(g: State, me: Player, card: str, *, faceup: bool) -> Flow[None]:
    """Discard as many advisers as would be too many with the card (OA-5.1.4.II-05, OA-7.6.4-02)."""
    if faceup and is_always_welcome(g, me, card):
        return
    coming = Adviser(card, faceup)
    while excess(g, me, [*_others(me, card), coming]):
        cards = _in_the_way(g, me, coming, _others(me, card))
        other = yield from Act(g, me, card).pick_one("dismiss", cards, rule="OA-5.1.4.II-05")
        discard(g, me, other)
