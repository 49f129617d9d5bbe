"""Combat values, dice and their rolls (LV-CV, LV-DICE)."""

from igroteka.kernel import DECLINE, Flow

from ..abilities import Dazzle, DiceAbility, Reroll, Sharpen, in_force, sources
from ..actions.choosing import decide
from ..box import NEUTRAL, TYPES
from ..state import Combat, Player, State


def combat_value(g: State, force: str, region: str) -> int:
    """How many dice the force rolls in the region, before abilities (LV-CV-01..07)."""
    if force == NEUTRAL:
        return g.regions[region].neutral
    player = g.players[force]
    if player.is_dragon:
        track = g.character(player).wound_track
        return track[player.wounds] if player.wounds < len(track) else 0
    balanced = not player.faceless and all(player.count(region, unit) for unit in TYPES)
    return player.size(region) + balanced + (player.at == region)


def dice(g: State, combat: Combat, side: str) -> int:
    """How many dice a side rolls now: its combat value, and what abilities add or take."""
    attacking = side == combat.attacker
    number = combat_value(g, side, combat.region)
    if attacking and not combat.attacks:
        number += combat.attack_bonus
    me, enemy = g.players.get(side), g.players.get(combat.opponent(side))
    if me and me.denizens:
        number += sum(ability.extra(g, me, combat, attacking=attacking) for ability in in_force(g, me, DiceAbility))
    if not attacking and not combat.counters:
        number -= combat.counter_malus
    if me and me.is_dragon and enemy:
        for ability in in_force(g, enemy, Dazzle):
            if enemy.count(combat.region, ability.unit) and number > 1:
                number = max(1, number - ability.dice)
    return max(0, number)


def throw(g: State, count: int) -> list[str]:
    """So many dice at once; more than lie in the box are thrown in batches, as one roll (LV-DICE-03)."""
    die = g.box.die
    number = g.chance.pick(range(len(die) ** count))
    faces = []
    for _ in range(count):
        number, face = divmod(number, len(die))
        faces.append(die[face].id)
    return faces


def roll(g: State, combat: Combat, side: str) -> Flow[tuple[int, int]]:
    """A side's roll in combat: how many critical and standard hits."""
    count = dice(g, combat, side)
    faces = throw(g, count) if count else []
    g.tell("rolled", side, "+".join(faces) or "none")
    me = g.players.get(side)
    if me and me.denizens:
        yield from _reroll(g, combat, me, faces)
    if side == combat.attacker:
        combat.attacks += 1
        combat.bloodied = False
    else:
        combat.counters += 1
    combat.grieving = [loss for loss in combat.grieving if not loss.startswith(f"{side}.")]
    return hits(g, faces)


def hits(g: State, faces: list[str]) -> tuple[int, int]:
    """Critical and standard hits on the faces; a face may show two (LV-AMB-16)."""
    kinds = g.box.faces
    return sum(kinds[face].critical for face in faces), sum(kinds[face].standard for face in faces)


def _reroll(g: State, combat: Combat, me: Player, faces: list[str]) -> Flow[None]:
    """Once per combat a miss may be rolled again."""
    kinds = g.box.faces
    for card, ability in sources(g, me, Reroll):
        misses = [n for n, face in enumerate(faces) if not kinds[face].critical + kinds[face].standard]
        if card in combat.used or not misses or not me.count(combat.region, ability.unit):
            continue
        options = [("reroll",), DECLINE]
        if (yield from decide(g, me, "reroll_miss", options, "LV-DENZ-06", card=card)) != DECLINE:
            combat.used.append(card)
            faces[misses[0]] = throw(g, 1)[0]
            g.tell("rerolled", me.id, faces[misses[0]])


def sharpened(g: State, combat: Combat, critical: int, standard: int) -> tuple[int, int]:
    """An attack roll in which standard hits have become critical."""
    me = g.players[combat.attacker]
    for ability in in_force(g, me, Sharpen):
        if not ability.unit or me.count(combat.region, ability.unit):
            turned = min(ability.hits, standard)
            critical, standard = critical + turned, standard - turned
    return critical, standard
