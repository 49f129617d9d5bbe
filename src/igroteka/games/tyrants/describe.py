"""The table in words, from a seat's view: market, hand, Houses, map."""

from collections import Counter

from igroteka.kernel import Speech, name_of, say

from .box import EMPTY, Box
from .naming import KINDS
from .view import Own, PlayerView, View


def describe(box: Box, view: View, own: Own) -> list[Speech]:
    """Everything that the reader may know, line by line."""
    lines = [
        say("describe-round", number=view.round, seat=view.active, deck=view.market_deck_size),
        say("describe-pool", power=view.power, influence=view.influence),
        say(
            "describe-market",
            parts=tuple(_card(box, card) for card in (*view.market, *view.piles) if card and view.piles.get(card, 1)),
        ),
    ]
    for player in view.players:
        lines += _house(player)
    sites = box.board.site
    lines += [_place(box, view, place) for place in view.troops if place in sites or view.troops[place] != EMPTY]
    if own.hand:
        lines.append(say("describe-hand", parts=tuple(say(f"card-{card}") for card in own.hand)))
    return lines


def _card(box: Box, card: str) -> Speech:
    cost = box.cards[card].cost
    return say(f"card-{card}") if cost is None else say("describe-card", card=say(f"card-{card}"), cost=cost)


def _house(player: PlayerView) -> list[Speech]:
    lines = [
        say(
            "describe-house",
            seat=player.seat,
            colour=say(f"colour-{player.colour}"),
            troops=player.troops,
            spies=player.spies_left,
            trophies=len(player.trophies),
            vp=player.vp,
            score=player.score,
            hand=player.hand_size,
            deck=player.deck_size,
            discard=len(player.discard),
        )
    ]
    if player.inner_circle:
        cards = tuple(say(f"card-{card}") for card in player.inner_circle)
        lines.append(say("describe-inner-circle", parts=cards))
    return lines


def _place(box: Box, view: View, place: str) -> Speech:
    counts = Counter(view.troops[place])
    parts = [
        say("describe-troops", colour=say(f"colour-{colour}"), count=n)
        for colour, n in counts.items()
        if colour != EMPTY
    ]
    if counts[EMPTY]:
        parts.append(say("describe-empty", count=counts[EMPTY]))
    spies = [player.colour for player in view.players if place in player.spies]
    parts += [say("describe-spy", colour=say(f"colour-{colour}")) for colour in spies]
    name = name_of(KINDS, "place", place)
    if site := box.board.site.get(place):
        name = say("describe-site", place=name, vp=site.vp)
    return say("describe-place", place=name, parts=tuple(parts))
