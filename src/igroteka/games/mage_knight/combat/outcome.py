"""What becomes of enemies, and how a combat ends (MK-RSLT, MK-CITY-06..11, MK-RAMP-09..11)."""

from igroteka.kernel import Flow

from ..act import scope_of
from ..actions import sites
from ..actions.movement import arrive
from ..actions.tokens import discard_enemy, draw_enemy
from ..actions.tracks import change_reputation, gain_fame
from ..box.terms import SPAWNING_GROUNDS
from ..passives import IN_FORCE
from ..passives.cases import Facing
from ..passives.kinds import Defeated, DefeatFame
from ..state import COMBAT, Combat, Foe, Place, Player, State, Token
from . import dice
from .values import card_of, combat_of

RAMPAGE_REPUTATION = {"green": 1, "red": 2, "brown": 1}
"""For a rampaging enemy defeated on the map (MK-RAMP-10); brown ones only join by an optional rule (MK-OPTR-04)."""


def all_beaten(combat: Combat) -> bool:
    """Is nobody left to fight?"""
    return not any(foe.present and not foe.summoner for foe in combat.foes)


def fame_of(g: State, me: Player, foe: Foe) -> int:
    """The fame for an enemy's defeat: none for a summoned monster (MK-ABIL-09)."""
    if foe.summoner:
        return 0
    fame = IN_FORCE.changed(g, DefeatFame, me, card_of(g, foe).fame, Facing(g, me, foe))
    fame = 2 * fame if foe.doubled else fame
    return fame + foe.fame + dice.extra_fame(g, foe.key)


def defeat(g: State, me: Player, foe: Foe) -> Flow[None]:
    """An enemy is defeated: fame and reputation at once (MK-RNGD-11, MK-RNGD-12, MK-RSLT-06)."""
    foe.defeated = True
    g.tell("defeated", me.seat, foe.key)
    if not foe.halved:  # half the fame of several is reckoned together at the end (MK-SC-HOLD-13)
        gain_fame(g, me, fame_of(g, me, foe))
    if not foe.summoner:
        me.turn.defeated += 1
        change_reputation(g, me, card_of(g, foe).reputation)
        if foe.rampaging:
            change_reputation(g, me, RAMPAGE_REPUTATION[card_of(g, foe).pile])
    dismiss_summoned(g, foe)
    yield from IN_FORCE.answers(g, Defeated, me, Facing(g, me, foe))


def destroy(g: State, me: Player, foe: Foe) -> Flow[None]:
    """An effect destroys an enemy: that is a defeat."""
    yield from defeat(g, me, foe)


def prevent(g: State, me: Player, foe: Foe) -> None:
    """An enemy does not attack in this combat; that is no block (MK-ABIL-20, MK-ABIL-31)."""
    foe.passive = True
    g.tell("prevented", me.seat, foe.key)


def dismiss(g: State, foe: Foe) -> None:
    """A summoned monster is discarded without being defeated (MK-ABIL-09)."""
    if not foe.gone:
        foe.gone = True
        discard_enemy(g, foe.enemy)
        g.tell("dismissed", foe.key)


def dismiss_summoned(g: State, summoner: Foe) -> None:
    """With its summoner a monster goes."""
    for foe in combat_of(g).foes:
        if foe.summoner == summoner.key and foe.present:
            dismiss(g, foe)


def finish(g: State, me: Player) -> Flow[None]:
    """The combat is over: tokens, shields, conquest or the way back (MK-RSLT)."""
    combat = combat_of(g)
    for foe in combat.foes:
        if foe.summoner and foe.present:
            dismiss(g, foe)
    halved = [foe for foe in combat.foes if foe.halved and foe.defeated]
    if halved:
        gain_fame(g, me, -(-sum(fame_of(g, me, foe) for foe in halved) // 2))
    clear_tokens(g, me, combat)
    beaten = is_taken(combat)
    g.combat = None
    g.end(scope_of(COMBAT, me))
    me.turn.stage, me.turn.acted = "acted", True
    me.turn.move = me.turn.influence = 0
    g.tell("combat_over", me.seat, int(beaten))
    if combat.joint:
        return
    if beaten and combat.kind != "rampage" and combat.kind != "incantation":
        yield from sites.conquer(g, me, combat.site)
    elif combat.kind == "assault" and not beaten:
        arrive(g, me, combat.came_from)


def is_taken(combat: Combat) -> bool:
    """Are all who defend the place itself defeated (MK-RSLT-01, MK-RAMP-07)?"""
    return all(foe.defeated for foe in combat.foes if not foe.rampaging and not foe.summoner)


def clear_tokens(g: State, me: Player, combat: Combat) -> None:
    """Tokens of the defeated are discarded; survivors stay or go as their place says."""
    fallen: dict[str, list[int]] = {}
    for foe in combat.foes:
        if foe.summoner or not foe.at:
            continue
        if foe.drawn:
            discard_enemy(g, foe.enemy)  # drawn for this fight only
        elif foe.defeated:
            fallen.setdefault(foe.at, []).append(foe.index)
            if foe.garrison:
                g.places[foe.at].shields.append(me.seat)  # MK-CITY-06
    for space, indexes in fallen.items():
        place = g.places[space]
        for index in sorted(indexes, reverse=True):
            discard_enemy(g, place.tokens.pop(index).enemy)
        if place.rampaging:
            place.cleared += len(indexes)
        refill_grounds(g, combat, space, place, len(indexes))


def refill_grounds(g: State, combat: Combat, space: str, place: Place, count: int) -> None:
    """In spawning grounds that hold out the fallen are replaced, face down (MK-ADVS-12)."""
    if combat.site == space and sites.site_at(g, space) == SPAWNING_GROUNDS and not is_taken(combat):
        place.tokens += [Token(draw_enemy(g, "brown"), up=False) for _ in range(count)]
