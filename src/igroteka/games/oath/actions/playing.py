"""Playing a card: to a site, among the advisers, onto the Revealed Vision space (OA-5.1.4, OA-7.2, OA-7.3.3)."""

from igroteka.kernel import Flow, Option

from ..act import Act
from ..box import EXILE, FREE, SEARCH, WhenPlayed
from ..passives import IN_FORCE
from ..passives.cards import Acting, CardPlayed, DiscardsAhead, MayNotPlay, Playing, SiteGift, SitesForCard
from ..state import Doing, Player, State
from .capacity import can_have_adviser, can_have_room, clear_site, dismiss_advisers
from .majors import can_pay_tolls, finish, pay_tolls
from .modifiers import use_modifiers
from .tokens import can_pay, gain_favor, gain_secrets, pay
from .zones import add_adviser, add_to_site, discard, forget, hidden_by, remove

TO_SITE, TO_ADVISER, TO_FACEDOWN, TO_VISION, DISCARD = "to_site", "to_adviser", "to_facedown", "to_vision", "discard"
PILE = "pile"
"""Under this name a Search knows the pile that was chosen for its discards."""


# Where a card may go


def is_goal(g: State, card: str) -> bool:
    """A true Vision, not the Conspiracy?"""
    return g.box.is_vision(card) and g.box.visions[card].goal is not None


def _allowed(case: Playing) -> bool:
    """Does no power forbid it, neither one in force nor one of the card itself?"""
    if any(power.forbids(case, source) for source, power in IN_FORCE.on(case.g, MayNotPlay, case.card)):
        return False
    return not IN_FORCE.forbidden(case.g, MayNotPlay, case.me, case)


def sites_for(g: State, me: Player, card: str, *, drawn: bool) -> list[int]:
    """The site spaces to which the player may play a denizen, some of them after discarding another card."""
    if g.box.is_vision(card) or g.box.restriction(card) == "adviser":
        return []
    slots = IN_FORCE.changed(g, SitesForCard, me, [me.at], Playing(g, me, card, "site", drawn=drawn))
    cases = [Playing(g, me, card, "site", slot, drawn) for slot in dict.fromkeys(slots)]
    return [case.slot for case in cases if can_have_room(case) and _allowed(case)]


def _may_advise(g: State, me: Player, card: str, *, faceup: bool, drawn: bool) -> bool:
    if faceup and (g.box.is_vision(card) or g.box.restriction(card) == "site"):
        return False
    case = Playing(g, me, card, "adviser" if faceup else "facedown", drawn=drawn)
    return can_have_adviser(g, me, card, faceup=faceup) and _allowed(case)


def _may_reveal(g: State, me: Player, card: str, *, drawn: bool) -> bool:
    """Only Exiles play true Visions faceup, everybody the Conspiracy (OA-5.1.4.III-02, OA-5.1.4.IV-01)."""
    if not g.box.is_vision(card) or (is_goal(g, card) and me.role != EXILE):
        return False
    return _allowed(Playing(g, me, card, "vision", drawn=drawn))


def ways(g: State, me: Player, card: str, *, drawn: bool = True, only_site: bool = False) -> list[Option]:
    """How the player may play a card, or discard it; one that lies facedown is not played facedown again."""
    found: list[Option] = [(TO_SITE, card, g.word(slot)) for slot in sites_for(g, me, card, drawn=drawn)]
    if not only_site:
        if _may_advise(g, me, card, faceup=True, drawn=drawn):
            found.append((TO_ADVISER, card))
        if drawn and _may_advise(g, me, card, faceup=False, drawn=drawn):
            found.append((TO_FACEDOWN, card))
        if _may_reveal(g, me, card, drawn=drawn):
            found.append((TO_VISION, card))
    return [*found, (DISCARD, card)]


# Playing it


def play_card(g: State, me: Player, card: str, *, drawn: bool = True, only_site: bool = False) -> Flow[str]:
    """Step 4 of a Search: play or discard a card, which lies in `me.drawn` or facedown somewhere; the way it went."""
    options = ways(g, me, card, drawn=drawn, only_site=only_site)
    choice = yield from Act(g, me, card).pick("play", options, rule="OA-5.1.4-01", always_ask=True)
    match choice:
        case ("to_site", _, word):
            yield from _to_site(Playing(g, me, card, "site", g.slot(word), drawn))
        case ("to_adviser", _):
            yield from _to_advisers(Playing(g, me, card, "adviser", drawn=drawn))
        case ("to_facedown", _):
            yield from _hide(g, me, card)
        case ("to_vision", _):
            yield from _to_vision(Playing(g, me, card, "vision", drawn=drawn))
        case _:
            discard(g, me, card)
    return choice[0] if choice else DISCARD


def can_play_alone(g: State, me: Player) -> bool:
    """Can the player pay for what is done as in step 4 of a Search?"""
    return can_pay_tolls(g, me, Doing(me.seat, SEARCH, at=me.at))


def play_alone(g: State, me: Player, card: str, *, drawn: bool) -> Flow[None]:
    """Play or discard a card as in step 4 of a Search, with its modifiers and all that is due for it (OA-6.1-02)."""
    doing = Doing(me.seat, SEARCH, at=me.at)
    yield from use_modifiers(g, me, doing, lambda: can_pay_tolls(g, me, doing))
    pay_tolls(g, me, doing)
    yield from IN_FORCE.answers(g, DiscardsAhead, me, Acting(g, me, doing))
    yield from play_card(g, me, card, drawn=drawn)
    yield from finish(g, me, doing)


def _to_site(case: Playing) -> Flow[None]:
    """Faceup to a site; that gains a favor of the card's suit (OA-5.1.4.I)."""
    g, me, card = case.g, case.me, case.card
    yield from clear_site(case)
    add_to_site(g, card, case.slot)
    g.tell("played_to_site", me.seat, card, g.word(case.slot))
    if IN_FORCE.changed(g, SiteGift, me, "favor", case) == "favor":
        gain_favor(g, me, g.box.suits[card], 1)
    else:
        gain_secrets(g, me, 1)
    yield from _played(case)


def _to_advisers(case: Playing) -> Flow[None]:
    g, me, card = case.g, case.me, case.card
    yield from dismiss_advisers(g, me, card, faceup=True)
    add_adviser(g, me, card, faceup=True)
    g.tell("played_adviser", me.seat, card)
    yield from _played(case)


def _hide(g: State, me: Player, card: str) -> Flow[None]:
    """Facedown among the advisers; who has seen the card knows it still."""
    yield from dismiss_advisers(g, me, card, faceup=False)
    knowers = [other for other in g.players if card in other.known and other is not me]
    add_adviser(g, me, card, faceup=False, knowers=knowers)
    g.tell("hid_card", me.seat, card, to=(me.seat,))
    g.tell("hid_adviser", me.seat, to=tuple(seat for seat in range(len(g.players)) if seat != me.seat))


def _to_vision(case: Playing) -> Flow[None]:
    """A true Vision takes the place of another; the Conspiracy leaves the game (OA-5.1.4.III, OA-5.1.4.IV)."""
    g, me, card = case.g, case.me, case.card
    remove(g, card)
    me.drawn.append(card)
    g.tell("played_vision", me.seat, card)
    if is_goal(g, card):
        yield from discard_vision(g, me)
        me.drawn.remove(card)
        me.vision = card
    yield from _played(case)
    if not is_goal(g, card):
        remove(g, card)
        g.out.append(card)
        g.tell("left_game", card)


def _played(case: Playing) -> Flow[None]:
    """Powers answer that a card was played faceup; its own comes last (OA-7.3.3-02)."""
    g, me, card = case.g, case.me, case.card
    forget(g, [card])
    yield from IN_FORCE.answers(g, CardPlayed, me, case)
    doing = g.doing
    pile = doing.chosen.pop(PILE, "") if doing else ""
    for power in g.box.powers[card]:
        if isinstance(power, WhenPlayed):
            yield from _use(g, me, card, power)
    if doing and pile:
        doing.chosen[PILE] = pile


def _use(g: State, me: Player, card: str, power: WhenPlayed) -> Flow[None]:
    """A power When Played must be applied, unless it has a cost (OA-7.3.3-01)."""
    act = Act(g, me, card)
    if power.cost != FREE:
        if not can_pay(g, me, power.cost, card) or not power.effect.possible(act):
            return
        if not (yield from act.pick("may", [("accept",)], optional=True, effect=power.effect)):
            return
        pay(g, me, power.cost, card)
    yield from power.effect.run(act)


# Visions that are discarded


def discard_vision(g: State, owner: Player) -> Flow[None]:
    """The owner's revealed Vision is discarded, unless somebody waits for it: who then plays or discards it instead."""
    vision = owner.vision
    if not vision:
        return
    seat = g.prophets.pop(vision, None)
    if seat is None:
        discard(g, owner, vision)
        return
    prophet = g.players[seat]
    prophet.bank += 1
    remove(g, vision)
    prophet.drawn.append(vision)
    hidden_by(g, [vision], *g.players)
    g.tell("prophecy", prophet.seat, vision)
    yield from play_card(g, prophet, vision)
