"""Vaala cards: revealing them, paying for them, playing them, and reactions from among the open ones (LV-VAALA)."""

from collections.abc import Iterator
from typing import Any, TypeVar

from igroteka.kernel import Flow, Speech, say

from ..act import Act
from ..box import Count, Reaction
from ..state import KEPT_OPEN, ROUND, Player, State
from .power import spend


class CancelGlyph(Reaction, frozen=True):
    """Cancel a glyph that an unbonded player near you is about to apply."""

    reach: Count = 1

    def say(self) -> Speech:
        return say("reaction-cancel-glyph", reach=self.reach)


class CancelVaala(Reaction, frozen=True):
    """Cancel a Vaala card that an unbonded player plays; it stays paid."""

    def say(self) -> Speech:
        return say("reaction-cancel-vaala")


class VictoryFeast(Reaction, frozen=True):
    """After a combat you won, place as many units there as you destroyed."""

    most: Count = 2

    def say(self) -> Speech:
        return say("reaction-victory-feast", count=self.most)


class Vengeance(Reaction, frozen=True):
    """After a combat in which a player wounded you and you stole nothing, steal power from that player."""

    def say(self) -> Speech:
        return say("reaction-vengeance")


R = TypeVar("R", bound=Reaction)


def reactions(g: State, player: Player, kind: type[R]) -> Iterator[tuple[str, R]]:
    """The player's open cards of a kind that can be paid for."""
    for card in list(player.vaala_open):
        printed = g.box.vaala[card]
        if isinstance(printed.effect, kind) and printed.cost <= player.ready:
            yield card, printed.effect


def reveal(g: State, player: Player, count: int) -> None:
    """Turn cards of the deck face up; an empty deck is formed anew from the discards (LV-VAALA-06)."""
    for _ in range(count):
        if not player.vaala_deck:
            if not player.vaala_discard:
                return
            player.vaala_deck = g.chance.shuffled(sorted(player.vaala_discard))
            player.vaala_discard.clear()
            g.tell("vaala_reshuffled", player.id)
        card = player.vaala_deck.pop()
        player.vaala_open.append(card)
        g.reveal()
        g.tell("vaala_revealed", player.id, card)


def pay(g: State, player: Player, card: str, discount: int = 0) -> Flow[bool]:
    """Pay for an open card and lay it in the discards; False if it was cancelled (LV-VAALA-03..05, LV-TERM-04)."""
    spend(g, player, max(0, g.box.vaala[card].cost - discount))
    player.vaala_open.remove(card)
    player.vaala_discard.append(card)
    g.tell("vaala_played", player.id, card)
    for other in g.clockwise(player.id)[1:]:
        if other.id != player.ally:
            for answer, _ in reactions(g, other, CancelVaala):
                if (yield from offer(g, other, answer, "cancel_vaala", whose=player.id, card=card)):
                    g.tell("vaala_cancelled", player.id, card)
                    return False
    return True


def offer(g: State, player: Player, reaction: str, kind: str, **facts: Any) -> Flow[bool]:
    """The player may play a reaction now; True if it was played and not cancelled in turn."""
    played = yield from Act(g, player).pick(kind, [("react", reaction)], optional=True, rule="LV-VAALA-02", **facts)
    return bool(played) and (yield from pay(g, player, reaction))


def keep_open(g: State, player: Player, card: str) -> None:
    """A card that works until Clean-up stays open."""
    player.vaala_discard.remove(card)
    g.let_last(KEPT_OPEN, ROUND, owner=player.id, about=card)
