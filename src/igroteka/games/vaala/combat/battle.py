"""The fight itself: targets, combat rounds in their order, and what follows (LV-COMB, LV-CITY, LV-MOUNT)."""

from collections.abc import Sequence

from igroteka.kernel import Flow, Option

from ..abilities import (
    Avalanche,
    IgnoreFirstHit,
    IgnoreMountains,
    KeepCity,
    RazeCity,
    Rout,
    ShareEssence,
    ShareKill,
    Untouchable,
    in_force,
    sources,
)
from ..actions.choosing import DONE, decide
from ..actions.movement import move_army, muster, unit_steps
from ..actions.power import take_from
from ..actions.regions import is_open_to, is_present, targets
from ..actions.units import in_supply, place_chosen, remove_city
from ..actions.vaala import Vengeance, VictoryFeast, offer, reactions
from ..box import NEUTRAL
from ..state import Combat, Player, State
from .rolls import dice, roll, sharpened
from .wounds import add_essence, deal, retreat, retreat_goals

RETREAT: Option = ("retreat",)
FIGHT_ON: Option = ("fight_on",)
COUNTERATTACK: Option = ("counterattack",)


def battle(
    g: State,
    attacker: Player,
    region: str,
    *,
    crossed: bool = False,
    moved: Sequence[str] = (),
    attack_bonus: int = 0,
    counter_malus: int = 0,
) -> Flow[None]:
    """Fight the enemies in a region, one after another, until none is left or the attacker is gone (LV-COMB-18..19)."""
    fought: list[str] = []
    bloodied = False
    while is_present(g, attacker.id, region):
        foe = yield from _choose_target(g, attacker, region, fought)
        if not foe:
            return
        combat = Combat(region, attacker.id, foe, list(fought), crossed=crossed, moved=list(moved), bloodied=bloodied)
        if not fought:
            combat.attack_bonus, combat.counter_malus = attack_bonus, counter_malus
        yield from fight(g, combat)
        fought.append(foe)
        bloodied = combat.bloodied


def _choose_target(g: State, attacker: Player, region: str, fought: list[str]) -> Flow[str]:
    """One player, or the neutral units (LV-COMB-01); a Faceless attacker takes armies first, then Dragons.

    Once there was a combat, the attacker may retreat from those who are left instead (LV-COMB-18).
    """
    foes = targets(g, attacker, region)
    if attacker.faceless:
        armies = [foe for foe in foes if foe == NEUTRAL or not g.players[foe].is_dragon]
        foes = armies or foes
    if not foes:
        return ""
    options: list[Option] = [("fight", foe) for foe in foes]
    opposing = [*fought, *foes]
    if fought and not attacker.faceless and retreat_goals(g, attacker, region, opposing):
        options.append(RETREAT)
    choice = yield from decide(g, attacker, "fight", options, "LV-COMB-01", region=region)
    if choice == RETREAT:
        yield from retreat(g, attacker, region, None, forced=False, opposing=opposing)
        return ""
    return choice[1]


def fight(g: State, combat: Combat) -> Flow[None]:
    """A combat, round after round, until one side is gone (LV-COMB-19)."""
    g.combat = combat
    attacker, region = g.players[combat.attacker], combat.region
    g.tell("combat", attacker.id, combat.defender, region)
    _drop_veil(g, attacker)
    yield from _opening(g, combat)
    while _both_present(g, combat):
        yield from combat_round(g, combat)
        if _both_present(g, combat) and not attacker.faceless:
            options: list[Option] = [FIGHT_ON]
            if retreat_goals(g, attacker, region, combat.opposing(attacker.id)):
                options.append(RETREAT)
            if (yield from decide(g, attacker, "fight_on", options, "LV-COMB-18", region=region)) == RETREAT:
                yield from retreat(g, attacker, region, combat, forced=False)
    g.combat = None
    yield from aftermath(g, combat)


def _both_present(g: State, combat: Combat) -> bool:
    return is_present(g, combat.attacker, combat.region) and is_present(g, combat.defender, combat.region)


def _drop_veil(g: State, attacker: Player) -> None:
    """Who starts combat can be fought again."""
    for card, _ in list(sources(g, attacker, Untouchable)):
        attacker.vaala_lasting.remove(card)
        attacker.vaala_discard.append(card)


def _opening(g: State, combat: Combat) -> Flow[None]:
    """What abilities do before the first roll."""
    region, attacker, defender = combat.region, g.players[combat.attacker], g.players.get(combat.defender)
    for card, raze in sources(g, attacker, RazeCity):
        if g.regions[region].city and _is_army(defender) and attacker.count(region, raze.unit):
            g.tell("ability", attacker.id, card)
            if not _keeps_city(g, combat, defender):
                remove_city(g, region)
    if defender and combat.crossed:
        for card, avalanche in sources(g, defender, Avalanche):
            if defender.count(region, avalanche.unit):
                g.tell("ability", defender.id, card)
                yield from deal(g, attacker.id, region, avalanche.wounds, combat)


def combat_round(g: State, combat: Combat) -> Flow[None]:
    """Attack roll, criticals, counterattack or retreat, the defender's hits, the standard hits (LV-FAQ-06)."""
    region, attacker, defender = combat.region, combat.attacker, combat.defender
    critical, standard = yield from roll(g, combat, attacker)
    critical, standard = sharpened(g, combat, critical, standard)
    critical, combat.standard = protected(g, combat, critical, standard)
    yield from deal(g, defender, region, critical, combat)
    if not is_present(g, defender, region):
        return
    if not (yield from _stands(g, combat)):
        yield from retreat(g, g.players[defender], region, combat, forced=False)
        return
    if is_present(g, attacker, region):
        critical, standard = yield from roll(g, combat, defender)
        yield from deal(g, attacker, region, critical + standard, combat)
    yield from deal(g, defender, region, combat.standard, combat)
    combat.standard = 0


def _stands(g: State, combat: Combat) -> Flow[bool]:
    """Does the defender counterattack? Neutral units and Faceless always do (LV-COMB-10, LV-COMB-11).

    It is asked even if an ability has driven the attacker off: the standard hits still land (LV-COMB-17).
    """
    player = g.players.get(combat.defender)
    if player is None or player.faceless:
        return True
    if not retreat_goals(g, player, combat.region, combat.opposing(player.id)):
        return True
    decision = decide(
        g,
        player,
        "stand",
        [COUNTERATTACK, RETREAT],
        "LV-COMB-10",
        region=combat.region,
        hits=combat.standard,
        dice=dice(g, combat, player.id) if is_present(g, combat.attacker, combat.region) else 0,
    )
    return (yield from decision) == COUNTERATTACK


def protected(g: State, combat: Combat, critical: int, standard: int) -> tuple[int, int]:
    """The hits that are left: mountains first, then abilities, then the city; criticals go first (LV-AMB-14)."""
    attacker, defender = g.players[combat.attacker], g.players.get(combat.defender)
    if combat.crossed and not combat.mountains and critical + standard and not _ignores_mountains(g, attacker, combat):
        combat.mountains = True
        critical, standard = _cancel(critical, standard)
        g.tell("mountains", combat.region)
    if defender:
        for card, shield in sources(g, defender, IgnoreFirstHit):
            due = critical if shield.critical else critical + standard
            if due and card not in combat.used and shield.covers(g, defender, combat):
                combat.used.append(card)
                g.tell("ability", defender.id, card)
                critical, standard = _cancel(critical, standard)
    if g.regions[combat.region].city and _is_army(defender) and critical + standard:
        critical, standard = _cancel(critical, standard)
        g.tell("city_protects", combat.region)
        if not _keeps_city(g, combat, defender):
            remove_city(g, combat.region)
    return critical, standard


def _is_army(defender: Player | None) -> bool:
    """Units, which a city protects, and no Dragon (LV-COMB-09)?"""
    return defender is None or not defender.is_dragon


def _cancel(critical: int, standard: int) -> tuple[int, int]:
    return (critical - 1, standard) if critical else (critical, standard - 1)


def _ignores_mountains(g: State, attacker: Player, combat: Combat) -> bool:
    return any(attacker.count(combat.region, ability.unit) for ability in in_force(g, attacker, IgnoreMountains))


def _keeps_city(g: State, combat: Combat, defender: Player | None) -> bool:
    if defender is None:
        return False
    for card, keep in sources(g, defender, KeepCity):
        if card not in combat.used and defender.count(combat.region, keep.unit):
            combat.used.append(card)
            g.tell("ability", defender.id, card)
            return True
    return False


# After a combat


def aftermath(g: State, combat: Combat) -> Flow[None]:
    """Bonds, victors' abilities and reactions after a combat."""
    sides = [side for side in (combat.attacker, combat.defender) if side != NEUTRAL]
    for side in sides:
        ally = g.players.get(g.players[side].ally)
        if ally and combat.destroyed.get(side):
            yield from _share(g, ally, combat.destroyed[side])
    for side in sides:
        player = g.players[side]
        won = is_present(g, side, combat.region) and not is_present(g, combat.opponent(side), combat.region)
        if won and side == combat.attacker:
            yield from _rout(g, player, combat.region)
        if won and combat.destroyed.get(side):
            yield from _feast(g, player, combat)
        yield from _avenge(g, player, combat)


def _share(g: State, ally: Player, destroyed: list[str]) -> Flow[None]:
    """What the ally gets out of destroyed units."""
    if any(in_force(g, ally, ShareKill)):
        g.tell("bond_ability", ally.id, ally.id)
        yield from place_chosen(g, ally, ally.at, "LV-BOND-15")
    if any(in_force(g, ally, ShareEssence)):
        g.tell("bond_ability", ally.id, ally.id)
        options = [("essence", token) for token in dict.fromkeys(destroyed)]
        _, token = yield from decide(g, ally, "essence", options, "LV-BOND-15")
        _from_supply(g, token)
        add_essence(g, ally, token)


def _from_supply(g: State, token: str) -> None:
    """Take a unit that has just gone to the supply out of it again."""
    if token == NEUTRAL:
        g.supply.neutral -= 1
    else:
        owner, unit = token.split(".")
        g.players[owner].supply[unit] -= 1


def _rout(g: State, player: Player, region: str) -> Flow[None]:
    for card, rout in sources(g, player, Rout):
        count = player.count(region, rout.unit)
        goals = [goal for goal in unit_steps(g, player, rout.unit, region) if is_open_to(g, player, goal)]
        if not count or not goals:
            continue
        options: list[Option] = [("march", region, goal) for goal in goals]
        choice = yield from decide(g, player, "rout", [*options, DONE], "LV-DENZ-06", card=card)
        if choice != DONE:
            army = yield from muster(g, player, {rout.unit: count}, "LV-DENZ-06", rout.units, region=choice[2])
            yield from move_army(g, player, {region: army}, choice[2])


def _feast(g: State, player: Player, combat: Combat) -> Flow[None]:
    for card, feast in reactions(g, player, VictoryFeast):
        if in_supply(player) and (yield from offer(g, player, card, "feast", card=card, region=combat.region)):
            for _ in range(min(feast.most, len(combat.destroyed[player.id]))):
                yield from place_chosen(g, player, combat.region, "LV-VAALA-04")


def _avenge(g: State, player: Player, combat: Combat) -> Flow[None]:
    enemy = g.players.get(combat.opponent(player.id))
    if enemy is None or not enemy.power or enemy.id not in combat.wounded or player.id in combat.stolen:
        return
    for card, _ in reactions(g, player, Vengeance):
        if enemy.power and (yield from offer(g, player, card, "avenge", card=card, victim=enemy.id)):
            yield from take_from(g, player, enemy)
