"""How a combat begins: who is fought, where, and under which conditions (MK-FIGHT, MK-RAMP-02..08, MK-ADVS)."""

from collections.abc import Sequence

from igroteka.kernel import DONE, Flow, Option

from ..actions import sites, tokens, tracks
from ..actions.land import land
from ..box.terms import CITY, DEN, DUNGEON, KEEP, MONASTERY, RUINS, SPAWNING_GROUNDS, TOMB, Pile, SiteKind
from ..passives import IN_FORCE
from ..passives.cases import At, Doing
from ..passives.kinds import AssaultReputation, CombatBegins
from ..state import NOBODY, Combat, Player, State, Token
from . import dice, ranged
from .common import act
from .foes import add_foe
from .values import combat_of

ASSAULT, RAMPAGE, ADVENTURE, BURN, MINE, INCANTATION = (
    "assault",
    "rampage",
    "adventure",
    "burn",
    "mine",
    "incantation",
)
DRAWN: dict[SiteKind, tuple[Pile, ...]] = {
    DEN: ("brown",),
    SPAWNING_GROUNDS: ("brown", "brown"),
    DUNGEON: ("brown",),
    TOMB: ("red",),
    MONASTERY: ("violet",),
}
"""Whom one meets at a site (MK-ADVS-03, -07, -11, -12, MK-MONA-04)."""
BLAME = {ASSAULT: -1, BURN: -3}
"""What a combat costs of the reputation when it begins (MK-FIGHT-02, MK-MONA-03)."""


def challenges(g: State, me: Player) -> list[Option]:
    """Rampaging enemies beside the hero who can be challenged (MK-RAMP-02)."""
    return [("challenge", space) for space in rampagers_beside(g, me)]


def rampagers_beside(g: State, me: Player) -> list[str]:
    """The spaces beside the hero where enemies rampage."""
    around = land(g).neighbours.get(me.at, ())
    return [space for space in around if space in g.places and g.places[space].rampaging and g.places[space].tokens]


def act_on(g: State, me: Player, verb: str, space: str) -> Flow[None]:
    """A combat as the action of the turn."""
    if verb == "challenge":
        yield from begin(g, me, RAMPAGE, me.at, [space])
    else:
        yield from begin(g, me, BURN if verb == "burn" else ADVENTURE, space)


def meet(g: State, me: Player) -> Flow[None]:
    """A combat that a step has led to: an assault, provoked enemies, or both (MK-RAMP-04, MK-RAMP-06)."""
    turn = me.turn
    site, angry = turn.assaults, list(turn.facing)
    turn.assaults, turn.facing = "", []
    yield from begin(g, me, ASSAULT if site else RAMPAGE, site or me.at, angry)


def begin(
    g: State,
    me: Player,
    kind: str,
    site: str,
    rampagers: Sequence[str] = (),
    *,
    piles: Sequence[Pile] = (),
    only: Sequence[int] | None = None,
) -> Flow[None]:
    """A combat begins: all enemies are revealed, and nothing has been done yet (MK-FIGHT-06).

    `piles` are drawn besides whoever is at the site; `only` are the tokens there that this hero faces (MK-JOIN-15).
    """
    turn = me.turn
    turn.acted, turn.stage, turn.healing = True, "acted", 0
    came_from = turn.path[-2] if kind == ASSAULT and len(turn.path) > 1 else me.at
    g.combat = Combat(seat=me.seat, site=site, kind=kind, came_from=came_from, old_move=turn.move)
    g.tell("combat", me.seat, site, kind)
    blame(g, me, kind, site)
    set_conditions(g, kind, site)
    gather(g, me, kind, site, piles, only)
    for space in rampagers:
        join(g, space)
    if kind in (ASSAULT, RAMPAGE):
        yield from invite(g, me)
    yield from dice.set_die(g, me)
    yield from ranged.enter(g, me)
    yield from IN_FORCE.answers(g, CombatBegins, me, Doing(g, me))


def blame(g: State, me: Player, kind: str, site: str) -> None:
    """Assaults and arson are resented before anything else happens (MK-RSLT-07)."""
    change = BLAME.get(kind, 0)
    if change:
        tracks.change_reputation(g, me, IN_FORCE.changed(g, AssaultReputation, me, change, At(g, me, site)))


def set_conditions(g: State, kind: str, site: str) -> None:
    """Night rules underground, and where units stay outside (MK-ADVS-07, MK-MONA-04, MK-SC-MINES-06)."""
    combat = combat_of(g)
    underground = kind == ADVENTURE and sites.site_at(g, site) in (DUNGEON, TOMB)
    combat.night = underground or kind == MINE
    combat.units = not (underground or kind == BURN)


def gather(
    g: State, me: Player, kind: str, site: str, piles: Sequence[Pile] = (), only: Sequence[int] | None = None
) -> None:
    """The enemies of the site: those that wait there, or those that it draws."""
    if kind == RAMPAGE:
        return
    place = g.place(site)
    what = sites.site_at(g, site)
    drawn = list(piles)
    if kind in (ADVENTURE, BURN):
        drawn += missing(g, site)
    halved = kind == ASSAULT and what == KEEP and sites.owner_at(g, site) != NOBODY
    if halved and not place.tokens:
        drawn.append("grey")
    for pile in drawn:
        if tokens.can_draw(g, pile):
            place.tokens.append(Token(tokens.draw_enemy(g, pile)))
    walls = kind == ASSAULT
    for index, token in enumerate(place.tokens):
        if only is not None and index not in only:
            continue
        if not token.up:
            token.up = True
            g.reveal()
        foe = add_foe(g, token.enemy, at=site, index=index, fortified=walls, garrison=walls and what == CITY)
        foe.halved, foe.doubled = halved, kind == INCANTATION
        g.tell("faced", me.seat, foe.key)


def missing(g: State, site: str) -> list[Pile]:
    """What has still to be drawn for a site; survivors of an earlier visit count (MK-ADVS-05, MK-RUIN-05)."""
    place = g.place(site)
    what = sites.site_at(g, site)
    if what == RUINS:
        place.ruin_up = True
        first = not g.lasts("ruin_opened", about=site)
        g.once("ruin_opened", "game", about=site)
        return list(g.box.ruins[place.ruin].enemies) if first else []
    wanted = DRAWN.get(what, ()) if what else ()
    return list(wanted[len(place.tokens) :])


def join(g: State, space: str) -> None:
    """Rampaging enemies of a space join the combat; the site does not fortify them (MK-RAMP-07)."""
    for index, token in enumerate(g.place(space).tokens):
        foe = add_foe(g, token.enemy, at=space, index=index, rampaging=True)
        g.tell("faced", combat_of(g).seat, foe.key)


def invite(g: State, me: Player) -> Flow[None]:
    """Further rampaging enemies beside the hero may be challenged into the combat (MK-RAMP-03, MK-RAMP-05)."""
    combat = combat_of(g)
    while True:
        faced = {foe.at for foe in combat.foes if foe.rampaging}
        more = [space for space in rampagers_beside(g, me) if space not in faced]
        space = yield from act(g, me, "MK-RAMP-05").pick_one("challenge", more, optional=DONE)
        if not space:
            return
        join(g, space)
