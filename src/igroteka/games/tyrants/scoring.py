"""The end of the game: the score sheet by category, and who has won (TY-SCORE)."""

from collections.abc import Mapping

from igroteka.kernel import Outcome, from_box

from .actions.control import controlled_sites, totally_controlled
from .box import Box
from .state import Player, State

TOTAL_CONTROL_VP = 2
CATEGORIES = ("sites", "total_control", "trophies", "deck", "inner_circle", "tokens")


@from_box
def printed(box: Box) -> tuple[dict[str, int], dict[str, int]]:
    """What every card is worth, in the deck and in the inner circle."""
    cards = box.cards.items()
    return {name: card.vp for name, card in cards}, {name: card.inner_vp for name, card in cards}


def sheets(g: State, held: Mapping[str, list[str]] | None = None) -> tuple[dict[str, int], ...]:
    """Every player's points in the six categories of the scoring pad (TY-SCORE-01..06); `held`: who controls what."""
    held = controlled_sites(g) if held is None else held
    return tuple([_sheet(g, player, held[player.colour]) for player in g.players])


def _sheet(g: State, player: Player, sites: list[str]) -> dict[str, int]:
    total = totally_controlled(g, player, sites)
    places, (in_deck, in_circle) = g.box.board.site, printed(g.box)
    cards = player.deck + player.hand + player.discard
    if g.turn.seat == player.seat:
        cards += [played.card for played in g.turn.played if played.here]
    return {
        "sites": sum([places[site].vp for site in sites]),
        "total_control": TOTAL_CONTROL_VP * len(total),
        "trophies": len(player.trophies),
        "deck": sum(map(in_deck.__getitem__, cards)),
        "inner_circle": sum(map(in_circle.__getitem__, player.inner_circle)),
        "tokens": player.vp,
    }


def outcome(g: State) -> Outcome:
    """The totals; all who have the highest share the victory (TY-SCORE-07..09)."""
    points = sheets(g)
    scores = tuple(sum(points.values()) for points in points)
    best = max(scores)
    return Outcome(tuple(seat for seat, score in enumerate(scores) if score == best), scores, points)
