"""Movement: how far units and Dragons get, mustering them, what happens on arrival (LV-MOVE, LV-FAQ-01..03)."""

from collections.abc import Mapping

from igroteka.kernel import Flow, Option

from ..abilities import (
    Ambush,
    HealNearBond,
    LongCharge,
    Pillage,
    SeaRoads,
    Settle,
    Toll,
    Wings,
    in_force,
    sky_link,
    sources,
)
from ..box import LEADER
from ..combat.wounds import deal, heal
from ..state import Player, State
from .choosing import DONE, decide
from .power import can_collect, collect, spend
from .regions import hostile_forces, is_open_to, is_uncontrolled
from .units import Army, add, army_word, place, take, trim

EVERYONE: Option = ("everyone",)


def steps_from(g: State, player: Player, region: str) -> tuple[str, ...]:
    """Where one step leads: over a border, or along the bond of the sky (LV-FAQ-01)."""
    near = g.box.board.neighbours[region]
    link = sky_link(g, player) if player.ally else None
    if link is None or region not in link:
        return near
    other = link[0] if region == link[1] else link[1]
    return near if other in near else (*near, other)


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
    for wings in in_force(g, general, Wings):
        if wings.unit == unit:
            over = flights(g, general, start, max(steps, wings.steps))
            found += [goal for goal in over if goal not in found and is_open_to(g, general, goal)]
    return found[1:]


def unit_steps(g: State, general: Player, unit: str, region: str) -> tuple[str, ...]:
    """One step of a unit, by land or, for some, along a coast."""
    near = steps_from(g, general, region)
    if any(roads.unit == unit for roads in in_force(g, general, SeaRoads)):
        near += tuple(goal for goal in g.box.board.shores[region] if goal not in near)
    return near


def charges(g: State, general: Player, unit: str, start: str) -> dict[str, bool]:
    """Where a unit may go in an Attack, and whether it must cross mountains on the way."""
    board = g.box.board
    found = {goal: (start, goal) in board.mountains for goal in unit_steps(g, general, unit, start)}
    if not general.denizens:
        return found
    for charge in in_force(g, general, LongCharge):
        if charge.unit == unit:
            for middle in [goal for goal in found if is_open_to(g, general, goal)]:
                for goal in unit_steps(g, general, unit, middle):
                    crossed = (start, middle) in board.mountains or (middle, goal) in board.mountains
                    if goal != start:
                        found[goal] = crossed and found.get(goal, True)
    for wings in in_force(g, general, Wings):
        if wings.unit == unit:
            found |= dict.fromkeys(flights(g, general, start, wings.steps), False)
    return found


def muster(
    g: State, general: Player, ready: Mapping[str, int], rule: str, most: int | None = None, **facts: str | int
) -> Flow[Army]:
    """Choose units one by one out of those that are ready; at least one."""
    left, chosen = dict(ready), Army()
    total = sum(left.values())
    most = total if most is None else min(most, total)
    while sum(chosen.values()) < most:
        options: list[Option] = [("take", unit) for unit, count in left.items() if count]
        if chosen:
            options.append(DONE)
        elif 1 < total <= most:
            options.append(EVERYONE)
        choice = yield from decide(g, general, "muster", options, rule, **facts)
        if choice == DONE:
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
        arrive(g, general)
    if general.denizens:
        yield from _arrival_abilities(g, general, moved, goal, was_uncontrolled=was_uncontrolled)


def fly(g: State, dragon: Player, goal: str) -> None:
    """A Dragon moves to a region; what lay in between does not matter."""
    g.tell("flew", dragon.id, dragon.at, goal)
    dragon.at = goal
    arrive(g, dragon)


def arrive(g: State, player: Player) -> None:
    """A figure ends a move: a bond may follow (LV-MOVE-04), tolls are due, a bonded Dragon heals (LV-FAQ-02)."""
    g.arrivals.append(player.id)
    for other in g.players.values():
        if other.denizens and other is not player and other.id != player.ally:
            for card, toll in sources(g, other, Toll):
                if other.count(player.at, toll.unit) and player.ready:
                    g.tell("ability", other.id, card)
                    spend(g, player, min(toll.power, player.ready))
    for bond in in_force(g, player, HealNearBond):
        if player.wounds and g.players[player.ally].at in g.box.board.neighbours[player.at]:
            g.tell("bond_ability", player.id, player.id)
            heal(g, player, bond.wounds)


def _arrival_abilities(g: State, general: Player, moved: Army, goal: str, *, was_uncontrolled: bool) -> Flow[None]:
    for card, pillage in sources(g, general, Pillage):
        if pillage.unit in moved and was_uncontrolled and card not in g.used and can_collect(g, general, goal):
            g.used.append(card)
            g.tell("ability", general.id, card)
            collect(g, general, goal, pillage.power)
    for card, ambush in sources(g, general, Ambush):
        foes = hostile_forces(g, general, goal)
        if ambush.unit in moved and foes and card not in g.glyph_used:
            g.glyph_used.append(card)
            g.tell("ability", general.id, card)
            options = [("strike", foe, goal) for foe in foes]
            _, foe, _ = yield from decide(g, general, "strike", options, "LV-DENZ-06", card=card)
            yield from deal(g, foe, goal, ambush.wounds)
    for card, settle in sources(g, general, Settle):
        if settle.unit in moved and was_uncontrolled and card not in g.glyph_used and general.supply[settle.recruit]:
            g.glyph_used.append(card)
            g.tell("ability", general.id, card)
            yield from place(g, general, goal, settle.recruit)


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
