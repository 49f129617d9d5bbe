"""Defeated enemies, and how a combat ends: conquest or going back, survivors, shields of cities (MK-RSLT, MK-CITY)."""

from igroteka.kernel import Flow

from ..act import scope_of
from ..actions import sites, tokens, tracks
from ..box.terms import DUNGEON, SPAWNING_GROUNDS, TOMB
from ..passives import IN_FORCE
from ..passives.cases import Facing
from ..passives.kinds import DefeatFame, Defeated
from ..state import COMBAT, Attack, Combat, Foe, Player, State, Token
from . import dice
from .values import card_of, combat_of, find_attack

REPUTATION = {"green": 1, "red": 2}
"""For rampaging orcs and draconum on the map (MK-RAMP-10)."""
VANISHING = (DUNGEON, TOMB, "maze", "labyrinth")
"""Sites whose enemies do not wait for the next visitor (MK-ADVS-09)."""


def all_beaten(combat: Combat) -> bool:
    """Is nobody left to fight (MK-FIGHT-08)?"""
    return not any(foe.present and not foe.summoner for foe in combat.foes)


def defeat(g: State, me: Player, foe: Foe) -> Flow[None]:
    """A foe is defeated: fame and reputation at once, the token is discarded (MK-RNGD-11, MK-RNGD-12, MK-RSLT-06)."""
    foe.defeated = True
    g.tell("defeated", me.seat, foe.key)
    if foe.summoner:
        tokens.discard_enemy(g, foe.enemy)  # a summoned monster gives no fame (MK-ABIL-09)
        return
    for called in combat_of(g).foes:
        if called.summoner == foe.key and called.present:
            dismiss(g, called)
    me.turn.defeated += 1
    tracks.gain_fame(g, me, fame_for(g, me, foe))
    enemy = card_of(g, foe)
    tracks.change_reputation(g, me, enemy.reputation + (REPUTATION.get(enemy.pile, 0) if foe.rampaging else 0))
    take_off(g, foe)
    tokens.discard_enemy(g, foe.enemy)
    if foe.garrison:
        g.place(combat_of(g).site).shields.append(me.seat)
        me.turn.shields += 1
        g.tell("city_shield", me.seat, combat_of(g).site)
    yield from IN_FORCE.answers(g, Defeated, me, Facing(g, me, foe))


def fame_for(g: State, me: Player, foe: Foe) -> int:
    """The fame for a foe's defeat (MK-KEEP-06, MK-SC-DRUID-07, MK-OPTU-04)."""
    fame = card_of(g, foe).fame
    if foe.halved:
        fame = -(-fame // 2)
    if foe.doubled:
        fame *= 2
    fame += foe.fame + dice.extra_fame(g, foe.key)
    return IN_FORCE.changed(g, DefeatFame, me, fame, Facing(g, me, foe))


def take_off(g: State, foe: Foe) -> None:
    """Take a foe's token off the map."""
    if foe.index < 0:
        return
    place = g.place(foe.at)
    place.tokens.pop(foe.index)
    if not place.tokens:
        place.rampaging = False
    if foe.rampaging:
        place.cleared += 1
    for other in combat_of(g).foes:
        if other.at == foe.at and other.index > foe.index:
            other.index -= 1
    foe.index = -1


def dismiss(g: State, foe: Foe) -> None:
    """A summoned monster leaves (MK-ABIL-09)."""
    foe.gone = True
    tokens.discard_enemy(g, foe.enemy)
    g.tell("dismissed", foe.key)


def destroy(g: State, me: Player, foe: Foe) -> Flow[None]:
    """An effect destroys a foe, which is a defeat like any other."""
    yield from defeat(g, me, foe)


def prevent(g: State, foe: Foe) -> None:
    """A foe does not attack in this combat: none of its attacks happens (MK-ABIL-31)."""
    foe.passive = True
    for attack in foe.attacks:
        attack.prevented = attack.prevented or not (attack.blocked or attack.dealt)
    g.tell("prevented", foe.key)


def prevent_attack(g: State, key: str) -> Attack:
    """One attack does not happen; that is no block (MK-ABIL-20)."""
    foe, attack = find_attack(combat_of(g), key)
    attack.prevented = True
    g.tell("prevented", foe.key)
    return attack


# The end of a combat


def finish(g: State, me: Player) -> Flow[None]:
    """The combat is over, whether or not enemies remain (MK-ATTK-07)."""
    combat = combat_of(g)
    for foe in combat.foes:
        if foe.summoner and foe.present:
            dismiss(g, foe)
    won = not any(foe.present and not foe.rampaging for foe in combat.foes)
    held = won and not g.place(combat.site).tokens
    g.tell("combat_ended", me.seat, combat.kind)
    if combat.kind == "assault" and not g.assault:
        yield from end_assault(g, me, combat, won=won)
    elif combat.kind in ("adventure", "burn"):
        yield from end_adventure(g, me, combat, won=won)
    elif combat.kind == "mine" and held:
        yield from sites.conquer(g, me, combat.site)
    if combat.kind == "incantation":
        discard_survivors(g, combat)
    g.combat = None
    g.end(scope_of(COMBAT, me))


def end_assault(g: State, me: Player, combat: Combat, *, won: bool) -> Flow[None]:
    """Conquest, or back to where the assault came from (MK-RSLT-01, MK-RSLT-02)."""
    if won:
        yield from take_site(g, me, combat.site)
        return
    if any(foe.halved for foe in combat.foes):
        discard_survivors(g, combat)  # of another hero's keep (MK-KEEP-08)
    go_back(g, me, combat.came_from)


def take_site(g: State, me: Player, space: str) -> Flow[None]:
    """A fortified site falls; who has most shields on a city, the earliest of them, leads it (MK-CITY-08)."""
    place = g.place(space)
    if place.city and place.shields:
        place.leader = max(dict.fromkeys(place.shields), key=place.shields.count)
        if place.partner:
            other = g.places[place.partner]
            other.shields, other.leader = list(place.shields), place.leader
    yield from sites.conquer(g, me, space)


def go_back(g: State, me: Player, space: str) -> None:
    """The hero goes back without wounds; from there a withdrawal may follow (MK-RSLT-02, MK-RSLT-03)."""
    me.at = space
    if space in me.turn.path:
        last = len(me.turn.path) - 1 - me.turn.path[::-1].index(space)
        me.turn.path = me.turn.path[: last + 1]
    g.tell("went_back", me.seat, space)


def end_adventure(g: State, me: Player, combat: Combat, *, won: bool) -> Flow[None]:
    """A site was cleared, or its enemies stay or go (MK-RSLT-04, MK-ADVS-05, MK-ADVS-09, MK-MONA-06)."""
    space = combat.site
    site = sites.site_at(g, space)
    if won:
        yield from sites.conquer(g, me, space)
    elif combat.kind == "burn" or site in VANISHING:
        discard_survivors(g, combat)
    elif site == SPAWNING_GROUNDS and tokens.can_draw(g, "brown"):
        g.place(space).tokens.append(Token(tokens.draw_enemy(g, "brown"), up=False))


def discard_survivors(g: State, combat: Combat) -> None:
    """Enemies that do not wait go to the discards."""
    for foe in combat.foes:
        if foe.present and not foe.rampaging and not foe.summoner:
            foe.gone = True
            take_off(g, foe)
            tokens.discard_enemy(g, foe.enemy)
