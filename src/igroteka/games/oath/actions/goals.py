"""Goals of Oaths, Successors and Visions, and the title (OA-2.11, OA-3)."""

from igroteka.kernel import Flow

from ..act import Act
from ..box import CHANCELLOR, CITIZEN, DARKEST_SECRET, GRAND_SCEPTER, PEOPLES_FAVOR, SUPREMACY
from ..passives import IN_FORCE
from ..passives.ruling import Whose
from ..passives.title import TitleTaken
from ..state import Player, State
from .ruling import ruled_sites

LEAST_VISIONS = 3
"""So many Visions must have been drawn before one comes true (OA-3.2-02)."""


def treasures(player: Player) -> int:
    """Relics and banners together."""
    return len(player.relics) + len(player.banners)


def measure(g: State, player: Player, goal: str) -> int:
    """How much a player has of what a goal counts."""
    match goal:
        case "most_sites":
            return len(ruled_sites(g, player))
        case "most_relics":
            return treasures(player)
        case "peoples_favor":
            return int(PEOPLES_FAVOR in player.banners)
        case "darkest_secret":
            return int(DARKEST_SECRET in player.banners)
        case _:
            return int(GRAND_SCEPTER in player.relics)


def meets(g: State, player: Player, goal: str) -> bool:
    """Has the player strictly more of it than everybody else (OA-3.2)?

    For an Imperial player the sites of the Empire are nobody else's.
    """
    mine = measure(g, player, goal)
    rivals = [other for other in g.players if other is not player]
    if goal == "most_sites" and player.imperial:
        rivals = [other for other in rivals if not other.imperial]
    return mine > max((measure(g, other, goal) for other in rivals), default=0)


def successor(g: State) -> Player | None:
    """The Citizen who wins instead of the Chancellor: who has more than any other Imperial player (OA-3.3.1)."""
    goal = g.box.oaths[g.oath].successor
    empire = [player for player in g.players if player.imperial]
    most = max(measure(g, player, goal) for player in empire)
    found = [player for player in empire if measure(g, player, goal) == most]
    return found[0] if most and len(found) == 1 and found[0].role == CITIZEN else None


def won_visions(g: State, player: Player) -> list[str]:
    """The Visions by which an Exile would win now: the revealed one, and those of a false prophet (OA-3.2)."""
    if player.imperial or g.visions_drawn < LEAST_VISIONS:
        return []
    shared = [vision for vision, seat in g.prophets.items() if seat == player.seat]
    visions = [g.box.visions[vision] for vision in (player.vision, *shared) if vision]
    return [vision.id for vision in visions if vision.goal and meets(g, player, vision.goal)]


def candidates(g: State) -> list[Player]:
    """Those who meet the condition of the Oath, several if they tie; the Empire is its Chancellor (OA-2.11-12)."""
    goal = g.box.oaths[g.oath].keeper
    players = g.in_turn_order()
    if g.oath == SUPREMACY:
        players = [player for player in players if player.role == CHANCELLOR or not player.imperial]
    most = max(measure(g, player, goal) for player in players)
    return [player for player in players if measure(g, player, goal) == most] if most else []


def settle_title(g: State) -> Flow[None]:
    """Give the title to whoever meets the condition now (OA-2.11, OA-AMB-04, OA-AMB-06).

    To be called whenever relics, banners or the rule of sites may have changed hands.
    """
    found = candidates(g)
    holder = g.players[g.title]
    if not found or holder in found:
        return
    if g.oath == SUPREMACY and holder.imperial and g.chancellor in found:
        yield from _pass_title(g, g.chancellor)
        return
    seats = [str(player.seat) for player in found]
    seat = yield from Act(g, holder).pick_one("new_oathkeeper", seats, verb="player", rule="OA-2.11-08")
    yield from _pass_title(g, g.players[int(seat)])


def _pass_title(g: State, player: Player) -> Flow[None]:
    g.title, g.usurper = player.seat, False
    g.tell("oathkeeper", player.seat)
    yield from IN_FORCE.answers(g, TitleTaken, player, Whose(g, player))
