"""The fight itself: targets, combat rounds in their order, and what follows (LV-COMB, LV-CITY, LV-MOUNT)."""

from collections.abc import Sequence

from igroteka.kernel import Flow, Option

from ..act import Act
from ..actions.power import take_from
from ..actions.regions import is_present, targets
from ..actions.units import in_supply, place_chosen, remove_city
from ..actions.vaala import Vengeance, VictoryFeast, offer, reactions
from ..box import NEUTRAL
from ..passives import (
    IN_FORCE,
    AllyDestroyed,
    AttackHits,
    AttackWon,
    CityStands,
    CombatBegins,
    Fighting,
    Hits,
    OverMountains,
    Sharing,
    Shield,
    Standing,
)
from ..state import COMBAT, STOLEN, Combat, Player, State
from .rolls import dice, roll
from .wounds import deal, retreat, retreat_goals

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
    opposing = [*fought, *foes]
    may_leave = bool(fought) and not attacker.faceless and bool(retreat_goals(g, attacker, region, opposing))
    act = Act(g, attacker, rule="LV-COMB-01")
    foe = yield from act.pick_one("fight", foes, optional=may_leave and RETREAT, region=region)
    if not foe:
        yield from retreat(g, attacker, region, None, forced=False, opposing=opposing)
    return foe


def fight(g: State, combat: Combat) -> Flow[None]:
    """A combat, round after round, until one side is gone (LV-COMB-19)."""
    g.combat = combat
    attacker, region = g.players[combat.attacker], combat.region
    g.tell("combat", attacker.id, combat.defender, region)
    for side in (combat.attacker, combat.defender):
        if player := g.players.get(side):
            yield from IN_FORCE.answers(g, CombatBegins, player, Fighting(g, player, combat))
    while _both_present(g, combat):
        yield from combat_round(g, combat)
        if _both_present(g, combat) and not attacker.faceless:
            may_leave = bool(retreat_goals(g, attacker, region, combat.opposing(attacker.id)))
            act = Act(g, attacker, rule="LV-COMB-18")
            if not (yield from act.pick("fight_on", [FIGHT_ON], optional=may_leave and RETREAT, region=region)):
                yield from retreat(g, attacker, region, combat, forced=False)
    g.combat = None
    yield from aftermath(g, combat)
    g.end(COMBAT)


def _both_present(g: State, combat: Combat) -> bool:
    return is_present(g, combat.attacker, combat.region) and is_present(g, combat.defender, combat.region)


def combat_round(g: State, combat: Combat) -> Flow[None]:
    """Attack roll, criticals, counterattack or retreat, the defender's hits, the standard hits (LV-FAQ-06)."""
    region, attacker, defender = combat.region, combat.attacker, combat.defender
    rolled = yield from roll(g, combat, attacker)
    me = g.players[attacker]
    rolled = IN_FORCE.changed(g, AttackHits, me, rolled, Fighting(g, me, combat))
    critical, combat.standard = protected(g, combat, rolled)
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
    stands = yield from Act(g, player, rule="LV-COMB-10").pick(
        "stand",
        [COUNTERATTACK],
        optional=RETREAT,
        region=combat.region,
        hits=combat.standard,
        dice=dice(g, combat, player.id) if is_present(g, combat.attacker, combat.region) else 0,
    )
    return stands is not None


def protected(g: State, combat: Combat, rolled: Hits) -> Hits:
    """The hits that are left: mountains first, then abilities, then the city; criticals go first (LV-AMB-14)."""
    attacker, defender = g.players[combat.attacker], g.players.get(combat.defender)
    are_covered = combat.crossed and not combat.mountains and any(rolled)
    if are_covered and not IN_FORCE.permitted(g, OverMountains, attacker, Fighting(g, attacker, combat)):
        combat.mountains = True
        rolled = without_one(rolled)
        g.tell("mountains", combat.region)
    if defender:
        rolled = IN_FORCE.changed(g, Shield, defender, rolled, Fighting(g, defender, combat))
    if g.regions[combat.region].city and is_army(defender) and any(rolled):
        rolled = without_one(rolled)
        g.tell("city_protects", combat.region)
        raze(g, combat, defender)
    return rolled


def is_army(defender: Player | None) -> bool:
    """Units, which a city protects, and no Dragon (LV-COMB-09)?"""
    return defender is None or not defender.is_dragon


def without_one(rolled: Hits) -> Hits:
    """One hit less, a critical one if there is any."""
    critical, standard = rolled
    return (critical - 1, standard) if critical else (critical, standard - 1)


def raze(g: State, combat: Combat, defender: Player | None) -> None:
    """Remove the city there, unless its owner's abilities keep it."""
    if defender is None or not IN_FORCE.changed(g, CityStands, defender, False, Fighting(g, defender, combat)):
        remove_city(g, combat.region)


# After a combat


def aftermath(g: State, combat: Combat) -> Flow[None]:
    """Bonds, victors' abilities and reactions after a combat."""
    sides = [side for side in (combat.attacker, combat.defender) if side != NEUTRAL]
    for side in sides:
        ally = g.players.get(g.players[side].ally)
        if ally and combat.destroyed.get(side):
            yield from IN_FORCE.answers(g, AllyDestroyed, ally, Sharing(g, ally, combat.destroyed[side]))
    for side in sides:
        player = g.players[side]
        won = is_present(g, side, combat.region) and not is_present(g, combat.opponent(side), combat.region)
        if won and side == combat.attacker:
            yield from IN_FORCE.answers(g, AttackWon, player, Standing(g, player, combat.region))
        if won and combat.destroyed.get(side):
            yield from _feast(g, player, combat)
        yield from _avenge(g, player, combat)


def _feast(g: State, player: Player, combat: Combat) -> Flow[None]:
    for card, feast in reactions(g, player, VictoryFeast):
        if in_supply(player) and (yield from offer(g, player, card, "feast", card=card, region=combat.region)):
            for _ in range(min(feast.most, len(combat.destroyed[player.id]))):
                yield from place_chosen(g, player, combat.region, "LV-VAALA-04")


def _avenge(g: State, player: Player, combat: Combat) -> Flow[None]:
    enemy = g.players.get(combat.opponent(player.id))
    if enemy is None or not enemy.power or enemy.id not in combat.wounded or g.lasts(STOLEN, owner=player.id):
        return
    for card, _ in reactions(g, player, Vengeance):
        if enemy.power and (yield from offer(g, player, card, "avenge", card=card, victim=enemy.id)):
            yield from take_from(g, player, enemy)
