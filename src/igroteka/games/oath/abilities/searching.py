"""Powers about Searches: what they cost, where and how many cards are drawn, what is discarded (OA-5.1)."""

from typing import ClassVar

from igroteka.kernel import DONE, Condition, Flow, Speech, say

from ..act import Act
from ..actions.playing import PILE
from ..actions.ruling import are_enemies, bandits_rule, card_rulers, payee, rules_site, slot_of
from ..actions.search import cost
from ..actions.zones import BOTTOM, WORLD, forget, show_to
from ..box import REGIONS, SEARCH, Count
from ..passives import card_of
from ..passives.cards import (
    Acting,
    CardKept,
    CardsDrawn,
    DiscardsAhead,
    DiscardsTo,
    FirstCards,
    FromBelow,
    MayNotSearch,
    MaySearch,
    MoreCards,
    PlaysTwo,
)
from ..passives.majors import BaseCost, Due, Toll
from ..passives.ruling import Handling

# When a modifier of a Search can be used


class Drawing(Condition[Act], frozen=True):
    """Cards are drawn: it is not a facedown adviser that is played as in a Search."""

    def holds(self, c: Act) -> bool:
        return bool(c.doing.target)

    def say(self) -> Speech:
        return say("condition-drawing")


class SearchesPile(Condition[Act], frozen=True):
    """A discard pile is searched."""

    def holds(self, c: Act) -> bool:
        return c.doing.target in REGIONS

    def say(self) -> Speech:
        return say("condition-searches-pile")


class SearchesElsewhere(Condition[Act], frozen=True):
    """The discard pile of another region is searched; perhaps the pawn has to be at the site of the card."""

    here: bool = False

    def holds(self, c: Act) -> bool:
        near = not self.here or slot_of(c.g, c.card) == c.doing.at
        return near and c.doing.target in REGIONS and c.doing.target != c.g.region(c.me)

    def say(self) -> Speech:
        return say("condition-searches-from-here" if self.here else "condition-searches-elsewhere")


# Where, and for how much


class AnyPile(MaySearch, frozen=True):
    """The Search may draw from the discard pile of any region."""

    def permits(self, case: Acting, source: str) -> bool:
        return case.doing.target in REGIONS

    def say(self) -> Speech:
        return say("passive-any-pile")


class WorldCosts(BaseCost, frozen=True):
    """A Search of the world deck costs no more than so much Supply."""

    def change(self, value: int, case: Acting, source: str) -> int:
        world = case.doing.action == SEARCH and case.doing.target == WORLD
        return min(value, self.supply) if world else value

    def say(self) -> Speech:
        return say("passive-world-costs", count=self.supply)


class SearchesGreedily(MoreCards, MayNotSearch, frozen=True):
    """Each Search draws more cards, but one that costs more than so much Supply is not allowed."""

    count: Count
    most: Count

    def amount(self, case: Acting, source: str) -> int:
        return self.count

    def forbids(self, case: Acting, source: str) -> bool:
        return cost(case.g, case.me, case.doing) > self.most

    def say(self) -> Speech:
        return say("passive-searches-greedily", count=self.count, most=self.most)


class SearchToll(Toll, frozen=True):
    """Enemies at a site of the ruler's give the ruler a favor for each Search; where bandits rule, they burn it."""

    def due(self, case: Acting, source: str) -> Due | None:
        g, me, card = case.g, case.me, card_of(source)
        if case.doing.action != SEARCH:
            return None
        rulers = card_rulers(g, card)
        if not rulers:
            return Due(None) if bandits_rule(g, me.at) else None
        foes = [ruler for ruler in rulers if are_enemies(g, me, ruler) and rules_site(g, ruler, me.at)]
        return Due(payee(g, slot_of(g, card))) if foes and me not in rulers else None

    def say(self) -> Speech:
        return say("passive-search-toll")


# Drawing


class DrawsMore(MoreCards, frozen=True):
    """The Search draws more cards."""

    count: Count

    def amount(self, case: Acting, source: str) -> int:
        return self.count

    def say(self) -> Speech:
        return say("passive-draws-more", count=self.count)


class DrawsFewerHere(MoreCards, frozen=True):
    """Searches of whoever is at this site draw fewer cards."""

    count: Count

    def amount(self, case: Acting, source: str) -> int:
        return -self.count if case.g.places[case.doing.at].site == card_of(source) else 0

    def say(self) -> Speech:
        return say("passive-draws-fewer-here", count=self.count)


class DrawsFromBelow(FirstCards, FromBelow, frozen=True):
    """The Search draws so many cards, to which others are added, from the underside of the pile."""

    count: Count

    def change(self, value: int, case: Acting, source: str) -> int:
        return self.count

    def say(self) -> Speech:
        return say("passive-draws-from-below", count=self.count)


class ShowsCards(CardsDrawn, CardKept, frozen=True):
    """Everybody sees all cards that are drawn, and then what is kept of them."""

    def do(self, case: Acting, source: str) -> None:
        if case.me.drawn:
            show_to(case.me.drawn, *case.g.players)
            case.g.tell("showed", case.me.seat, "+".join(case.me.drawn))

    def say(self) -> Speech:
        return say("passive-shows-cards")


class ExchangesDrawn(CardsDrawn, frozen=True):
    """Any of the drawn denizens may be exchanged for random cards of the Dispossessed."""

    rank: ClassVar[int] = 1

    def answer(self, case: Acting, source: str) -> Flow[None]:
        g, me = case.g, case.me
        aside: list[str] = []
        while len(aside) < len(g.dispossessed):
            rest = [card for card in me.drawn if card in g.box.denizens and card not in aside]
            act = Act(g, me, card_of(source))
            card = yield from act.pick_one("set_aside", rest, verb="card", optional=DONE)
            if not card:
                break
            aside.append(card)
        if aside:
            me.drawn = [card for card in me.drawn if card not in aside]
            drawn = g.chance.draw(g.dispossessed, len(aside))
            forget(g, [*aside, *drawn])
            me.drawn += drawn
            g.dispossessed += aside
            g.tell("exchanged", me.seat, len(aside))
            g.tell("drew_cards", me.seat, "+".join(drawn), to=(me.seat,))

    def say(self) -> Speech:
        return say("passive-exchanges-drawn")


class PlaysTwoCards(PlaysTwo, frozen=True):
    """Two of the drawn cards may be played, if at least one of them goes to a site."""

    def say(self) -> Speech:
        return say("passive-plays-two")


# Discarding


class DiscardsTogether(DiscardsAhead, DiscardsTo, frozen=True):
    """All cards that are discarded in this Search may go to one place."""

    def piles(self) -> list[str]:
        """The places to choose from."""
        raise TypeError(f"{type(self).__name__} knows no place")

    def answer(self, case: Acting, source: str) -> Flow[None]:
        act = Act(case.g, case.me, card_of(source))
        pile = yield from act.pick_one("which_pile", self.piles(), verb="pile", optional=True)
        if pile:
            case.doing.chosen[PILE] = pile

    def change(self, value: str, case: Handling, source: str) -> str:
        doing = case.g.doing
        return doing.chosen.get(PILE, value) if doing and doing.seat == case.me.seat else value


class ChoosesPile(DiscardsTogether, frozen=True):
    """All cards that are discarded in this Search may go on or under any one discard pile."""

    def piles(self) -> list[str]:
        return [pile for region in REGIONS for pile in (region, region + BOTTOM)]

    def say(self) -> Speech:
        return say("passive-chooses-pile")


class BuriesDiscards(DiscardsTogether, frozen=True):
    """All cards that are discarded in this Search may go under the world deck."""

    def piles(self) -> list[str]:
        return [WORLD + BOTTOM]

    def say(self) -> Speech:
        return say("passive-buries-discards")
