"""How a combat begins: whom it is with, where, under which rules (MK-FIGHT-01..06, MK-RAMP-02..08)."""

from collections.abc import Sequence

from igroteka.kernel import DONE, Flow, Option

from ..actions import sites
from ..actions.land import land
from ..actions.movement import roams
from ..actions.tokens import draw_enemy
from ..actions.tracks import change_reputation
from ..box.terms import DEN, DUNGEON, KEEP, RUINS, SPAWNING_GROUNDS, TOMB, Pile, SiteKind
from ..passives import IN_FORCE
from ..passives.cases import At, Doing
from ..passives.kinds import AssaultReputation, CombatBegins, DefenderCount
from ..state import Combat, Foe, Player, State, Token
from . import dice, ranged
from .common import act
from .foes import add_foe
from .values import combat_of

DRAWN: dict[SiteKind, tuple[Pile, ...]] = {
    DEN: ("brown",),
    SPAWNING_GROUNDS: ("brown", "brown"),
    DUNGEON: ("brown",),
    TOMB: ("red",),
}
"""Whom one meets when one enters an adventure site (MK-ADVS-03, MK-ADVS-07, MK-ADVS-11, MK-ADVS-12)."""
UNDERGROUND: tuple[SiteKind, ...] = (DUNGEON, TOMB)
"""Where night rules apply and units cannot follow (MK-ADVS-07)."""


def open_combat(g: State, me: Player, kind: str, site: str, *, units: bool = True, night: bool = False) -> Combat:
    """A combat without enemies yet; healing points and what was left of movement are lost (MK-FIGHT-15, MK-TURN-26)."""
    path = me.turn.path
    came_from = path[-2] if kind == "assault" and len(path) > 1 else me.at
    g.combat = Combat(seat=me.seat, site=site, kind=kind, came_from=came_from, units=units, night=night)
    me.turn.healing = me.turn.move = me.turn.influence = 0
    me.turn.acted, me.turn.facing, me.turn.assaults = True, [], ""
    return g.combat


def start(g: State, me: Player) -> Flow[None]:
    """All enemies are there: the first phase begins (MK-FIGHT-06, MK-FIGHT-07)."""
    combat = combat_of(g)
    g.tell("combat", me.seat, combat.site, "+".join(foe.enemy for foe in combat.foes))
    yield from dice.set_die(g, me)
    yield from ranged.enter(g, me)
    yield from IN_FORCE.answers(g, CombatBegins, me, Doing(g, me))


def challenges(g: State, me: Player) -> list[Option]:
    """The rampaging enemies beside the hero, to be challenged as an action (MK-RAMP-02)."""
    return [("challenge", space) for space in land(g).neighbours.get(me.at, ()) if roams(g, space)]


def act_on(g: State, me: Player, verb: str, space: str) -> Flow[None]:
    """Challenge rampaging enemies, enter an adventure site, or burn a monastery."""
    match verb:
        case "challenge":
            open_combat(g, me, "rampage", me.at)
            add_rampagers(g, space)
            yield from challenge_more(g, me)
        case "enter":
            enter_site(g, me, space)
        case "burn":
            change_reputation(g, me, -3)
            open_combat(g, me, "burn", space, units=False)
            meet_drawn(g, space, ("violet",))
    yield from start(g, me)


def meet(g: State, me: Player) -> Flow[None]:
    """Movement has led into a fight: with whom was provoked, with a garrison, or with both (MK-RAMP-04..06)."""
    turn = me.turn
    provoked, assaulted = list(turn.facing), turn.assaults
    open_combat(g, me, "assault" if assaulted else "rampage", me.at)
    if assaulted:
        lose_reputation(g, me, assaulted)
        add_garrison(g, me, assaulted)
    for space in provoked:
        add_rampagers(g, space)
    yield from challenge_more(g, me)
    yield from start(g, me)


def lose_reputation(g: State, me: Player, space: str) -> None:
    """An assault costs reputation, whatever comes of it (MK-FIGHT-02, MK-KEEP-10)."""
    change_reputation(g, me, IN_FORCE.changed(g, AssaultReputation, me, -1, At(g, me, space)))


def challenge_more(g: State, me: Player) -> Flow[None]:
    """More rampaging enemies beside the hero may be challenged into the combat (MK-RAMP-03, MK-RAMP-05)."""
    combat = combat_of(g)
    while True:
        there = {foe.at for foe in combat.foes}
        more = [space for space in land(g).neighbours[me.at] if roams(g, space) and space not in there]
        space = yield from act(g, me, "MK-RAMP-05").pick_one("challenge_more", more, verb="challenge", optional=DONE)
        if not space:
            return
        add_rampagers(g, space)


def add_rampagers(g: State, space: str) -> None:
    """All rampaging enemies of a space join."""
    for index, token in enumerate(g.places[space].tokens):
        add_foe(g, token.enemy, at=space, index=index, rampaging=True)


def add_garrison(g: State, me: Player, space: str, indexes: Sequence[int] | None = None) -> None:
    """The defenders of a fortified site; of another hero's keep tokens drawn for it (MK-KEEP-06, MK-EXPL-19)."""
    place = g.place(space)
    if sites.site_at(g, space) == KEEP and place.shields:
        count = IN_FORCE.changed(g, DefenderCount, me, 1, At(g, me, space))
        piles: list[Pile] = ["grey"] * count
        for foe in meet_drawn(g, space, piles):
            foe.fortified = foe.halved = True
        return
    for index, token in enumerate(place.tokens):
        if indexes is None or index in indexes:
            turn_up(g, token)
            add_foe(g, token.enemy, at=space, index=index, fortified=True, garrison=bool(place.city))


def turn_up(g: State, token: Token) -> None:
    """A token is revealed."""
    if not token.up:
        token.up = True
        g.reveal()


def meet_drawn(g: State, space: str, piles: Sequence[Pile]) -> list[Foe]:
    """Enemies that are drawn for this combat only."""
    foes = []
    for pile in piles:
        foe = add_foe(g, draw_enemy(g, pile), at=space)
        foe.drawn = True
        foes.append(foe)
    return foes


def enter_site(g: State, me: Player, space: str) -> None:
    """The enemies of an adventure site: those who stayed, or new ones (MK-ADVS, MK-RUIN-04)."""
    site, place = sites.site_at(g, space), g.place(space)
    assert site is not None
    underground = site in UNDERGROUND
    open_combat(g, me, "adventure", space, units=not underground, night=underground)
    if underground:
        meet_drawn(g, space, DRAWN[site])
        return
    if not place.tokens:
        piles = g.box.ruins[place.ruin].enemies if site == RUINS else DRAWN[site]
        place.tokens = [Token(draw_enemy(g, pile)) for pile in piles]
    for index, token in enumerate(place.tokens):
        turn_up(g, token)
        add_foe(g, token.enemy, at=space, index=index)
