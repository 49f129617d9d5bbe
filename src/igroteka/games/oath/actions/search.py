"""Search: Supply, drawing, keeping a card (OA-5.1.1..5.1.3); playing it is in `playing` (OA-5.1.4)."""

from typing import cast

from igroteka.kernel import DONE, Flow, Option

from ..act import Act
from ..box import REGIONS, SEARCH, Region
from ..passives import IN_FORCE
from ..passives.cards import (
    Acting,
    CardKept,
    CardsDrawn,
    DiscardsAhead,
    FirstCards,
    FromBelow,
    MayNotSearch,
    MaySearch,
    MoreCards,
    PlaysTwo,
)
from ..state import Doing, Player, State
from .majors import begin, can_pay_tolls, finish, supply_cost
from .modifiers import attainable
from .playing import DISCARD, TO_SITE, play_card
from .zones import WORLD, discard, draw_pile, draw_world, forget

VERBS = frozenset({"search"})
PILE_COST = 2
CARDS = 3


def options(g: State, me: Player) -> list[Option]:
    """The world deck and the discard piles that the player could search now."""
    sources = [source for source in (WORLD, *REGIONS) if _stock(g, source)]
    return [("search", source) for source in sources if _possible(g, me, source)]


def _possible(g: State, me: Player, source: str) -> bool:
    doing = Doing(me.seat, SEARCH, target=source, at=me.at)
    return attainable(g, me, doing, lambda: is_legal(g, me, doing))


def _stock(g: State, source: str) -> list[str]:
    return g.world if source == WORLD else g.piles[source]


def base_cost(g: State, source: str) -> int:
    """Supply for a discard pile, or for the world deck by the Visions track (OA-5.1.1)."""
    track = g.box.board.search
    return track[min(g.visions_drawn, len(track) - 1)] if source == WORLD else PILE_COST


def cost(g: State, me: Player, doing: Doing) -> int:
    """What the Search costs in Supply."""
    return supply_cost(g, me, doing, base_cost(g, doing.target))


def is_legal(g: State, me: Player, doing: Doing) -> bool:
    """May the player search there, with the modifiers in use?"""
    case = Acting(g, me, doing)
    usual = doing.target in (WORLD, g.region(me))
    if not usual and not IN_FORCE.permitted(g, MaySearch, me, case):
        return False
    if cost(g, me, doing) > me.supply or not can_pay_tolls(g, me, doing):
        return False
    return not IN_FORCE.forbidden(g, MayNotSearch, me, case)


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Search."""
    doing = Doing(me.seat, SEARCH, target=option[1], at=me.at)
    yield from begin(g, me, doing, lambda: is_legal(g, me, doing), base_cost(g, doing.target))
    case = Acting(g, me, doing)
    _draw(g, me, case)
    yield from IN_FORCE.answers(g, CardsDrawn, me, case)
    yield from IN_FORCE.answers(g, DiscardsAhead, me, case)
    yield from _keep(g, me, case)
    yield from finish(g, me, doing)


def _draw(g: State, me: Player, case: Acting) -> None:
    """Cards of the world deck one by one, until a Vision comes (OA-5.1.2)."""
    source = case.doing.target
    count = IN_FORCE.changed(g, FirstCards, me, CARDS, case) + IN_FORCE.total(g, MoreCards, me, case)
    below = IN_FORCE.permitted(g, FromBelow, me, case)
    drawn: list[str] = []
    while len(drawn) < count and _stock(g, source):
        drawn.append(draw_world(g) if source == WORLD else draw_pile(g, cast("Region", source), below=below))
        if source == WORLD and g.box.is_vision(drawn[-1]):
            break
    me.drawn += drawn
    forget(g, drawn)
    g.tell("drew", me.seat, len(drawn), source)
    if drawn:
        g.tell("drew_cards", me.seat, "+".join(drawn), to=(me.seat,))


def _keep(g: State, me: Player, case: Acting) -> Flow[None]:
    """Discard all drawn cards except one, then play or discard it (OA-5.1.3); some powers let two be played."""
    first = yield from _choose(g, me)
    second = ""
    if first and len(me.drawn) > 1 and IN_FORCE.permitted(g, PlaysTwo, me, case):
        rest = [card for card in me.drawn if card != first]
        second = yield from Act(g, me).pick_one("keep_another", rest, verb="keep", optional=DONE, rule="OA-5.1.3-01")
    kept = [card for card in (first, second) if card]
    me.drawn.sort(key=lambda card: kept.index(card) if card in kept else len(kept))
    yield from discard_rest(g, me, me.drawn[len(kept) :])
    if kept:
        yield from IN_FORCE.answers(g, CardKept, me, case)
        way = yield from play_card(g, me, first)
        if second:
            yield from play_card(g, me, second, only_site=way not in (TO_SITE, DISCARD))


def discard_rest(g: State, me: Player, cards: list[str]) -> Flow[None]:
    """Discard cards of the hand in any order, the last one on top; as they were drawn, if the player does not mind."""
    while len(cards) > 1:
        act = Act(g, me)
        card = yield from act.pick_one("discard_order", cards, verb="lay", optional=DONE, rule="OA-10-25")
        if not card:
            break
        discard(g, me, card)
        cards.remove(card)
    for card in cards:
        discard(g, me, card)


def _choose(g: State, me: Player) -> Flow[str]:
    if len(me.drawn) < 2:
        return me.drawn[0] if me.drawn else ""
    choices: list[Option] = [("keep", card) for card in me.drawn]
    choice = yield from Act(g, me).pick("keep", [*choices, ("discard_all",)], rule="OA-5.1.3-01")
    return choice[1] if choice and choice[0] == "keep" else ""
