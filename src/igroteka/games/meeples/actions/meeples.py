"""Meeples on the move between supply, bag, Tavern and Lodgings, and the VP track (MM-DRAW-15, MM-FAQ-01..07)."""

from ..might import unit_of
from ..state import Player, State


def gain_vp(g: State, player: Player, vp: int, category: str, why: str) -> None:
    """Move the marker on the VP track."""
    if vp:
        player.points[category] = player.points.get(category, 0) + vp
        g.tell("vp" if vp > 0 else "vp_lost", player.seat, abs(vp), why)


def take(g: State, player: Player, unit: str, to: list[str], source: str) -> bool:
    """A meeple from the supply, or from the source if it has a stock of its own; none left: none gained."""
    if source in g.stock and unit in g.box.locations[source].stock:
        left, stack, short = g.stock, source, "out_of_stock"
    else:
        left, stack, short = g.supply, unit, "lacking"
    if not left[stack]:
        g.tell(short, player.seat, unit, source)
        return False
    left[stack] -= 1
    to.append(unit)
    g.tell("gained", player.seat, unit, source)
    return True


def give_back(g: State, player: Player, meeple: str, where: list[str], source: str) -> None:
    """A meeple returns to the supply (MM-SYM-05)."""
    where.remove(meeple)
    g.supply[unit_of(meeple)] += 1
    g.tell("returned", player.seat, unit_of(meeple), source)


def draw(g: State, player: Player, count: int) -> None:
    """Draw blindly from the bag into the Tavern; an empty bag is filled from the Lodgings first (MM-DRAW-15)."""
    while count:
        if not player.bag:
            if not player.lodgings:
                return
            player.bag += player.lodgings
            player.lodgings.clear()
            g.tell("refilled", player.seat)
        player.bag.sort()  # nobody may remember in which order they went in (MM-INFO-03)
        drawn = g.chance.draw(player.bag, min(count, len(player.bag)))
        player.tavern += drawn
        count -= len(drawn)
        for unit in drawn:
            g.tell("drew", player.seat, unit)


def rest(player: Player, meeples: list[str]) -> None:
    """Meeples go to the Lodgings; whoever stood in for another class is itself again."""
    player.lodgings += map(unit_of, meeples)


def owned(g: State, player: Player) -> list[str]:
    """All meeples of a player, wherever they are (MM-AMB-15)."""
    meeples = player.bag + player.tavern + player.lodgings + player.kept
    for party in g.parties.values():
        if party.seat == player.seat:
            meeples = meeples + [unit_of(meeple) for meeple in party.units] + party.added
    return meeples
