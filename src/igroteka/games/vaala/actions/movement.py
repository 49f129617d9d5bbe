"""Movement: how far units and Dragons get, gathering them, what happens on arrival (LV-MOVE, LV-FAQ-01..03)."""

from collections.abc import Mapping

from igroteka.kernel import DONE, Flow, Option

from ..act import Act
from ..box import GENERAL, LEADER
from ..passives import (
    IN_FORCE,
    Arriving,
    ChargesFar,
    FigureArrived,
    Flies,
    Sails,
    SharesSky,
    Standing,
    UnitsArrived,
    Visited,
    VisitorArrived,
    forces,
)
from ..state import Player, State
from .regions import is_open_to, is_uncontrolled
from .units import Army, add, army_word, take, trim

EVERYONE: Option = ("everyone",)


def steps_from(g: State, player: Player, region: str) -> tuple[str, ...]:
    """Where one step leads: over a border, or along the bond of the sky (LV-FAQ-01)."""
    near = g.box.board.neighbours[region]
    link = sky_link(g, player) if player.ally else None
    if link is None or region not in link:
        return near
    other = link[0] if region == link[1] else link[1]
    return near if other in near else (*near, other)


def sky_link(g: State, player: Player) -> tuple[str, str] | None:
    """The two regions that a bond makes adjacent for the moves of a pair."""
    ally = g.players.get(player.ally)
    if ally is None:
        return None
    general, dragon = (player, ally) if player.role == GENERAL else (ally, player)
    if general.at != dragon.at and IN_FORCE.permitted(g, SharesSky, general, general):
        return general.at, dragon.at
    return None


def flights(g: State, player: Player, start: str, steps: int) -> list[str]:
    """The regions up to so many steps away, over anything, without the start."""
    found, edge = [start], [start]
    for _ in range(steps):
        edge = [goal for region in edge for goal in steps_from(g, player, region)]
        edge = [goal for goal in dict.fromkeys(edge) if goal not in found]
        found += edge
    return found[1:]


def marches(g: State, general: Player, unit: str, start: str, steps: int) -> list[str]:
    """Where a unit may be deployed to: each step into a friendly or uncontrolled region."""
    found, edge = [start], [start]
    for _ in range(steps):
        reached = [goal for region in edge for goal in unit_steps(g, general, unit, region)]
        edge = [goal for goal in dict.fromkeys(reached) if goal not in found and is_open_to(g, general, goal)]
        found += edge
    if flown := IN_FORCE.changed(g, Flies, general, 0, unit):
        over = flights(g, general, start, max(steps, flown))
        found += [goal for goal in over if goal not in found and is_open_to(g, general, goal)]
    return found[1:]


def goes_its_own_way(g: State, general: Player, unit: str) -> bool:
    """Does it get elsewhere than most units do?"""
    return IN_FORCE.permitted(g, Sails, general, unit) or IN_FORCE.changed(g, Flies, general, 0, unit) > 0


def unit_steps(g: State, general: Player, unit: str, region: str) -> tuple[str, ...]:
    """One step of a unit, by land or, for some, along a coast."""
    near = steps_from(g, general, region)
    if IN_FORCE.permitted(g, Sails, general, unit):
        near += tuple(goal for goal in g.box.board.shores[region] if goal not in near)
    return near


def charges(g: State, general: Player, unit: str, start: str) -> dict[str, bool]:
    """Where a unit may go in an Attack, and whether it must cross mountains on the way."""
    board = g.box.board
    found = {goal: (start, goal) in board.mountains for goal in unit_steps(g, general, unit, start)}
    if not forces(g, general):
        return found
    if IN_FORCE.permitted(g, ChargesFar, general, unit):
        for middle in [goal for goal in found if is_open_to(g, general, goal)]:
            for goal in unit_steps(g, general, unit, middle):
                crossed = (start, middle) in board.mountains or (middle, goal) in board.mountains
                if goal != start:
                    found[goal] = crossed and found.get(goal, True)
    flown = IN_FORCE.changed(g, Flies, general, 0, unit)
    return found | dict.fromkeys(flights(g, general, start, flown), False)


def gather(
    g: State, general: Player, ready: Mapping[str, int], rule: str, most: int | None = None, *, region: str
) -> Flow[Army]:
    """Choose units for a region one by one out of those that are ready; at least one."""
    left, chosen, act = dict(ready), Army(), Act(g, general, rule=rule)
    total = sum(left.values())
    most = total if most is None else min(most, total)
    while sum(chosen.values()) < most:
        options: list[Option] = [("take", unit) for unit, count in left.items() if count]
        if not chosen and 1 < total <= most:
            options.append(EVERYONE)
        choice = yield from act.pick("gather", options, optional=bool(chosen) and DONE, region=region)
        if choice is None:
            break
        if choice == EVERYONE:
            return left
        chosen[choice[1]] = chosen.get(choice[1], 0) + 1
        left[choice[1]] -= 1
    return chosen


def move_army(g: State, general: Player, groups: Mapping[str, Army], goal: str) -> Flow[None]:
    """Units march into a region from one or several others; then what their arrival brings (LV-FAQ-03)."""
    was_uncontrolled = is_uncontrolled(g, goal)
    moved: Army = {}
    for origin, army in groups.items():
        for unit, count in army.items():
            moved[unit] = moved.get(unit, 0) + count
            if unit == LEADER:
                general.at = goal
            else:
                take(general, origin, unit, count)
                add(general, goal, unit, count)
        g.tell("marched", general.id, army_word(army), origin, goal)
    yield from trim(g, general, goal)
    if LEADER in moved:
        yield from arrive(g, general)
    yield from IN_FORCE.answers(g, UnitsArrived, general, Arriving(g, general, moved, goal, was_uncontrolled))


def fly(g: State, dragon: Player, goal: str) -> Flow[None]:
    """A Dragon moves to a region; what lay in between does not matter."""
    g.tell("flew", dragon.id, dragon.at, goal)
    dragon.at = goal
    yield from arrive(g, dragon)


def arrive(g: State, player: Player) -> Flow[None]:
    """A figure ends a move: a bond may follow (LV-MOVE-04), and what abilities do then."""
    g.arrivals.append(player.id)
    for other in g.players.values():
        if forces(g, other) and other is not player and other.id != player.ally:
            yield from IN_FORCE.answers(g, VisitorArrived, other, Visited(g, other, player))
    yield from IN_FORCE.answers(g, FigureArrived, player, Standing(g, player, player.at))


def path_steps(g: State, player: Player, start: str, goal: str) -> list[str]:
    """The first steps of all shortest ways to a region, over borders and the bond of the sky."""
    if start == goal:
        return []
    away = {goal: 0}
    edge = [goal]
    for region in edge:
        for other in steps_from(g, player, region):
            if other not in away:
                away[other] = away[region] + 1
                edge.append(other)
    return [step for step in steps_from(g, player, start) if away[step] == away[start] - 1]
