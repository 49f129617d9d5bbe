"""Combat values, and how they are rolled for (LV-CV, LV-DICE)."""

from typing import Literal

from igroteka.kernel import Flow

from ..actions.dice import hits, throw
from ..box import NEUTRAL, TYPES
from ..passives import IN_FORCE, AfterRoll, FewerDice, Fighting, Hits, MoreDice, Rolling
from ..state import Combat, Player, State

Term = Literal["units", "general", "types", "wounds", "neutral"]
ARMY_TERMS: tuple[Term, Term, Term] = ("units", "general", "types")


def combat_value(g: State, force: str, region: str) -> int:
    """How many dice the force rolls in the region, before abilities (LV-CV-01..07)."""
    if force == NEUTRAL:
        return g.regions[region].neutral
    player = g.players[force]
    if player.is_dragon:
        track = g.character(player).wound_track
        return track[player.wounds] if player.wounds < len(track) else 0
    return sum(_army(player, region))


def combat_terms(g: State, force: str, region: str) -> dict[Term, int]:
    """What a combat value is made of, by name."""
    player = g.players.get(force)
    if player is None or player.is_dragon:
        return {"wounds" if player else "neutral": combat_value(g, force, region)}
    return {term: number for term, number in zip(ARMY_TERMS, _army(player, region), strict=True) if number}


def _army(player: Player, region: str) -> tuple[int, int, int]:
    """An army's units, its General, and all types of units together (LV-CV-03..06)."""
    balanced = not player.faceless and all(player.count(region, unit) for unit in TYPES)
    return player.size(region), int(player.at == region), int(balanced)


def dice(g: State, combat: Combat, side: str) -> int:
    """How many dice a side rolls now: its combat value, and what abilities add or take."""
    attacking = side == combat.attacker
    number = combat_value(g, side, combat.region)
    if attacking and not combat.attacks:
        number += combat.attack_bonus
    me, enemy = g.players.get(side), g.players.get(combat.opponent(side))
    if me:
        number += IN_FORCE.total(g, MoreDice, me, Fighting(g, me, combat))
    if not attacking and not combat.counters:
        number -= combat.counter_malus
    if me and me.is_dragon and enemy:
        number = IN_FORCE.changed(g, FewerDice, enemy, number, Fighting(g, enemy, combat))
    return max(0, number)


def roll(g: State, combat: Combat, side: str) -> Flow[Hits]:
    """A side's roll in combat: how many critical and standard hits."""
    count = dice(g, combat, side)
    faces = throw(g, count) if count else []
    g.tell("rolled", side, "+".join(faces) or "none")
    me = g.players.get(side)
    if me:
        yield from IN_FORCE.answers(g, AfterRoll, me, Rolling(g, me, combat, faces))
    if side == combat.attacker:
        combat.attacks += 1
        combat.bloodied = False
    else:
        combat.counters += 1
    combat.grieving = [loss for loss in combat.grieving if not loss.startswith(f"{side}.")]
    return hits(g, faces)
