"""Who has won, and how (OA-3)."""

from igroteka.kernel import Outcome

from .actions.goals import successor, won_visions
from .actions.ruling import ruled_sites
from .box import EXILE, Way
from .state import Player, State, Victory

LAST_ROUND = 8


def check_wake(g: State, me: Player) -> bool:
    """Has an Exile won at the start of a turn: as Usurper, as Visionary, or as both (OA-4.1.2, OA-3.1, OA-3.2)?"""
    visions = won_visions(g, me)
    ways: list[Way] = ["usurper"] if is_usurper(g, me) else []
    ways += ["vision"] if visions else []
    if ways:
        _win(g, me, *ways, vision=visions[0] if visions else "")
    return bool(ways)


def is_usurper(g: State, player: Player) -> bool:
    """Does this Exile hold the title with its Usurper side up?"""
    return player.role == EXILE and g.title == player.seat and g.usurper


def steadfast(g: State) -> None:
    """The die has spoken for the regime (OA-3.3)."""
    _win_for_empire(g, "steadfast")


def check_last_round(g: State) -> None:
    """The first of the four conditions that applies decides (OA-3.4)."""
    seat, way, vision = judged(g)
    if way == "last_round":
        _win_for_empire(g, way)
    else:
        _win(g, g.players[seat], way, vision=vision)


def judged(g: State) -> tuple[int, Way, str]:
    """Who would win at the end of the last round, how, and by which Vision (OA-3.4)."""
    keeper = g.players[g.title]
    if keeper.imperial:
        return g.chancellor.seat, "last_round", ""
    if g.usurper:
        return keeper.seat, "usurper", ""
    visionaries = [(g.box.visions[vision].rank, one, vision) for one in g.players for vision in won_visions(g, one)]
    if visionaries:
        _, visionary, vision = min(visionaries, key=lambda found: found[0])
        return visionary.seat, "vision", vision
    return g.chancellor.seat, "last_round", ""


def _win_for_empire(g: State, way: Way) -> None:
    """The Chancellor wins, or a Successor (OA-3.3.1)."""
    heir = successor(g)
    _win(g, heir or g.chancellor, "successor" if heir else way)


def _win(g: State, player: Player, *ways: Way, vision: str = "") -> None:
    ruled = tuple(g.places[slot].site for slot in ruled_sites(g, player))
    g.victory = Victory(player.seat, ways, vision, player.role, ruled)
    for way in ways:
        g.tell(f"won_{way}", player.seat, *([vision] if way == "vision" else []))


def outcome(g: State) -> Outcome:
    """The winner, or who would win if this were the end of the last round; there are no points to be written down."""
    seat = g.victory.seat if g.victory else _leader(g)
    scores = tuple(int(player.seat == seat) for player in g.players)
    return Outcome((seat,), scores, tuple({} for _ in scores))


def _leader(g: State) -> int:
    seat, way, _ = judged(g)
    heir = successor(g) if way == "last_round" else None
    return heir.seat if heir else seat
