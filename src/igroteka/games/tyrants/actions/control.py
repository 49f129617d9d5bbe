"""Presence, control, total control, and the markers that follow them (TY-PRES, TY-CTRL, TY-MARK)."""

from collections import defaultdict
from functools import cache

from ..box import WHITE
from ..state import COLLECTED, LETTERS, TURN, Player, State


def presence(g: State, player: Player) -> set[str]:
    """Every place where the player has presence: spies at their own site only, troops also next to them (TY-PRES)."""
    colour, reach = player.colour, g.box.board.near
    near = [reach[place] for place, troops in g.troops.items() if colour in troops]
    return set(player.spies).union(*near)


def on_board(g: State, colour: str) -> bool:
    """Has this colour any troop on the map?"""
    return any(colour in troops for troops in g.troops.values())


def controller(g: State, site: str) -> str:
    """The colour of the House that controls the site, or ""."""
    return majority(g.troops[site])


@cache
def majority(troops: str) -> str:
    """The colour of the House with more of these troops than any other colour, or "" (TY-CTRL-01..06).

    >>> majority("kkrw."), majority("kr.."), majority("wwk")
    ('k', '', '')
    """
    counts = sorted((troops.count(colour), colour) for colour in LETTERS)
    (second, _), (most, colour) = counts[-2:]
    return colour if most > second and colour != WHITE else ""


def totally_controlled(g: State, player: Player, sites: list[str]) -> list[str]:
    """Those of the sites with only the player's troops on all spaces and no enemy spy (TY-CTRL-08..11)."""
    colour, troops = player.colour, g.troops
    full = [site for site in sites if not troops[site].strip(colour)]
    for enemy in g.players if full else ():
        if enemy is not player:
            full = [site for site in full if site not in enemy.spies]
    return full


def controlled_sites(g: State) -> defaultdict[str, list[str]]:
    """The sites that each House controls, by its colour."""
    held: defaultdict[str, list[str]] = defaultdict(list)
    for site in g.box.board.site:
        held[majority(g.troops.get(site, ""))].append(site)
    return held


def settle(g: State, place: str) -> None:
    """Hand over or flip the control marker after troops or spies there have changed (TY-MARK-01..04, TY-MARK-08)."""
    marker = g.markers.get(place)
    if marker is None:
        return
    holder = controller(g, place)
    owner = g.owner(holder) if holder else None
    total = owner is None or bool(totally_controlled(g, owner, [place]))
    if (holder, total) == (marker.holder, marker.total):
        return
    if owner is None:
        g.tell("marker_returned", place)
    elif holder != marker.holder or total:
        g.tell("total_control" if total else "control", owner.seat, place)
    marker.holder, marker.total = holder, total
    collect(g)


def held_markers(g: State, player: Player) -> list[str]:
    """The sites whose marker lies in front of the player."""
    return [site for site, marker in g.markers.items() if marker.holder == player.colour]


def collect(g: State) -> None:
    """The active player's markers give 1 influence each, once a turn, from the turn they are gained (TY-MARK-05..09).

    Both sides of every marker give the same influence, so taking it at the first moment is never worse.
    """
    for site in held_markers(g, g.active):
        if g.once(COLLECTED, TURN, about=site):
            g.turn.influence += 1
            g.tell("marker_influence", g.turn.seat, site)


def marker_vp(g: State, player: Player) -> int:
    """What the player's markers are worth at the end of the turn: only total control gives VP (TY-EOT-04)."""
    points = g.box.board.markers
    return sum(points[site] for site in held_markers(g, player) if g.markers[site].total)
