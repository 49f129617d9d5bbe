"""Wounds, destroyed units, the Essence track, retreats and healing (LV-WOUND, LV-ESS, LV-RETR)."""

from collections.abc import Sequence

from igroteka.kernel import Flow

from ..act import Act
from ..actions.power import gain, steal
from ..actions.regions import controller, is_open_to, is_present, is_severely_wounded
from ..actions.units import add, army_word, choose_loss, own_army, take, to_supply, trim, types_in
from ..box import NEUTRAL
from ..ending import eliminate
from ..passives import (
    IN_FORCE,
    DragonWounded,
    EnemyRetreats,
    Fighting,
    Losing,
    NoEssence,
    RetreatGoals,
    Retreats,
    Standing,
    UnitLost,
    Wounding,
)
from ..state import VENOM, Combat, Player, State


def deal(g: State, force: str, region: str, count: int, combat: Combat | None = None) -> Flow[None]:
    """So many wounds to a force in a region; what is left over when it is gone is lost (LV-AMB-23)."""
    for _ in range(count):
        if not is_present(g, force, region):
            return
        if force == NEUTRAL:
            yield from destroy(g, NEUTRAL, "", region, combat)
        elif g.players[force].is_dragon:
            yield from wound_dragon(g, g.players[force], combat)
        else:
            yield from wound_army(g, g.players[force], region, combat)


def wound_army(g: State, player: Player, region: str, combat: Combat | None) -> Flow[None]:
    """A unit of the owner's choice is destroyed; a General alone must retreat (LV-WOUND-01, LV-WOUND-04..05)."""
    if types_in(player, region):
        unit = yield from choose_loss(g, player, region, "lose_unit", "LV-WOUND-01")
        yield from destroy(g, player.id, unit, region, combat)
    else:
        g.tell("general_wounded", player.id)
        yield from retreat(g, player, region, combat, forced=True)


def wound_dragon(g: State, dragon: Player, combat: Combat | None) -> Flow[None]:
    """A wound token; with a full track the Dragon must retreat (LV-WOUND-06, LV-WOUND-07)."""
    if not is_severely_wounded(g, dragon):
        dragon.wounds += 1
        g.tell("wounded", dragon.id)
        if combat:
            yield from _remember_wound(g, dragon, combat)
        if is_severely_wounded(g, dragon):
            g.tell("severely_wounded", dragon.id)
    if is_severely_wounded(g, dragon):
        yield from retreat(g, dragon, dragon.at, combat, forced=True)


def _remember_wound(g: State, dragon: Player, combat: Combat) -> Flow[None]:
    side = combat.opponent(dragon.id)
    combat.wounded.append(side)
    combat.bloodied = combat.bloodied or side == combat.attacker
    enemy = g.players.get(side)
    if enemy:
        yield from IN_FORCE.answers(g, DragonWounded, enemy, Wounding(g, enemy, combat, dragon))


def heal(g: State, dragon: Player, count: int) -> None:
    """Take wound tokens off the track (LV-TERM-03); venom weakens the first healing of the round."""
    if not dragon.wounds:
        return
    count = min(dragon.wounds, max(0, count - g.use_up(VENOM, owner=dragon.id)))
    if count:
        dragon.wounds -= count
        g.tell("healed", dragon.id, count)


def destroy(g: State, force: str, unit: str, region: str, combat: Combat | None) -> Flow[None]:
    """A unit leaves the board: to a fighting Dragon's Essence track, else to the supply (LV-WOUND-02, LV-WOUND-03)."""
    slayer = g.players.get(combat.opponent(force)) if combat else None
    spared = slayer is None or not slayer.is_dragon or _essence_denied(g, force, region)
    if force == NEUTRAL:
        g.regions[region].neutral -= 1
        token = NEUTRAL
    else:
        take(g.players[force], region, unit)
        token = f"{force}.{unit}"
    g.tell("destroyed", force, unit or NEUTRAL, region)
    if combat:
        _remember_kill(combat, force, token)
    if spared or slayer is None:
        to_supply(g, token)
    else:
        add_essence(g, slayer, token)
    if combat and force != NEUTRAL:
        owner = g.players[force]
        yield from IN_FORCE.answers(g, UnitLost, owner, Losing(g, owner, combat, unit))


def _essence_denied(g: State, force: str, region: str) -> bool:
    """Asked before the unit is taken away: it counts as present, even as the last one (LV-FAQ-08)."""
    owner = g.players.get(force)
    return owner is not None and IN_FORCE.forbidden(g, NoEssence, owner, Standing(g, owner, region))


def _remember_kill(combat: Combat, force: str, token: str) -> None:
    side = combat.opponent(force)
    combat.destroyed.setdefault(side, []).append(token)
    combat.bloodied = combat.bloodied or side == combat.attacker
    combat.grieving.append(token)


def add_essence(g: State, dragon: Player, token: str) -> None:
    """A unit on the track; when it is full all go back and the Dragon gains power (LV-ESS-01..04)."""
    dragon.essence.append(token)
    g.tell("essence", dragon.id, len(dragon.essence))
    if len(dragon.essence) >= g.character(dragon).essence_track:
        for unit in dragon.essence:
            to_supply(g, unit)
        dragon.essence.clear()
        g.tell("essence_full", dragon.id)
        gain(g, dragon)


# Retreat


def retreat_goals(g: State, player: Player, region: str, opposing: Sequence[str]) -> list[str]:
    """Where the player's force may retreat to from those who oppose it (LV-RETR-01, LV-RETR-05, LV-RETR-06)."""
    near = g.box.board.neighbours[region]
    if player.is_dragon:
        return [goal for goal in near if not _holds(g, opposing, goal)]
    goals = [goal for goal in near if is_open_to(g, player, goal)]
    goals = IN_FORCE.changed(g, RetreatGoals, player, goals, Standing(g, player, region))
    if player.faceless:
        friendly = [goal for goal in goals if controller(g, goal) is player]
        return friendly or goals
    return goals


def _holds(g: State, forces: Sequence[str], region: str) -> bool:
    owner = controller(g, region)
    return owner is not None and owner.id in forces


def retreat(
    g: State, player: Player, region: str, combat: Combat | None, *, forced: bool, opposing: Sequence[str] = ()
) -> Flow[None]:
    """The whole force goes to one region, or is destroyed; if forced in combat, it costs power (LV-RETR, LV-STEAL).

    Between two combats of a battle the opposing forces are given; in a combat it knows them itself. Where
    the force may go is settled before it is shot at; but its own shots may drive an enemy there first.
    """
    goals = retreat_goals(g, player, region, combat.opposing(player.id) if combat else opposing)
    if combat:
        yield from _shots_at_retreat(g, player, combat)
        if not is_present(g, player.id, region):
            return
        goals = [goal for goal in goals if player.is_dragon or is_open_to(g, player, goal)]
    goal = yield from Act(g, player).pick_one("retreat_to", goals, rule="LV-RETR-01", region=region)
    if not goal:
        _perish(g, player, region)
        return
    _withdraw(g, player, region, goal)
    if forced and combat:
        yield from steal(g, combat.opponent(player.id), player)
    if not player.is_dragon:
        yield from trim(g, player, goal)


def _withdraw(g: State, player: Player, region: str, goal: str) -> None:
    """Everybody goes at once (LV-RETR-02)."""
    if player.is_dragon:
        g.tell("retreated", player.id, region, goal)
    else:
        g.tell("army_retreated", player.id, army_word(own_army(player, region)), region, goal)
    for unit in types_in(player, region):
        count = player.count(region, unit)
        take(player, region, unit, count)
        add(player, goal, unit, count)
    if player.at == region:
        player.at = goal
        g.arrivals.append(player.id)


def _shots_at_retreat(g: State, player: Player, combat: Combat) -> Flow[None]:
    """What abilities do before a force leaves a combat."""
    enemy = g.players.get(combat.opponent(player.id))
    if enemy:
        yield from IN_FORCE.answers(g, EnemyRetreats, enemy, Fighting(g, enemy, combat))
    yield from IN_FORCE.answers(g, Retreats, player, Fighting(g, player, combat))


def _perish(g: State, player: Player, region: str) -> None:
    """Units that cannot retreat are destroyed; a Dragon or General among them is out (LV-RETR-03, LV-RETR-08)."""
    for unit in types_in(player, region):
        count = player.count(region, unit)
        take(player, region, unit, count)
        player.supply[unit] += count
        for _ in range(count):
            g.tell("destroyed", player.id, unit, region)
    if player.at == region:
        eliminate(g, player)
