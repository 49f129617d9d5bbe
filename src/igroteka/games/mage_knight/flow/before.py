"""Before a turn: what may be used then, turns that are skipped, and the end of the round (MK-TURN-01..13)."""

from igroteka.kernel import Flow, Option, ask

from ..act import Act
from ..actions import cards, mana, playing, sites, skills, tracks
from ..box.terms import VILLAGE
from ..passives import IN_FORCE
from ..passives.cases import Doing
from ..passives.kinds import TurnBegins
from ..state import NOBODY, OFF_MAP, USED, Player, State, Turn
from . import dummy
from .order import pass_on

BEGIN: Option = ("begin_turn",)
ANNOUNCE: Option = ("announce_end",)
SKIP: Option = ("skip",)


def run(g: State) -> Flow[None]:
    """What comes before the turn of whoever is next."""
    seat = g.order[g.active]
    if seat == NOBODY:
        dummy.take_turn(g)
        return
    me = g.players[seat]
    if not g.lasts("coming", owner=seat):
        g.let_last("coming", f"before.{seat}", owner=seat)
        yield from bring_home(g, me)
        if not me.order_up:
            me.order_up = True
            skip(g, me)
            return
    choice = yield ask(seat, "before_turn", before_options(g, me), rule="MK-TURN-01")
    if choice == BEGIN:
        yield from begin(g, me)
    elif choice == ANNOUNCE:
        g.announced = seat
        g.tell("end_announced", seat)
        skip(g, me)
    elif choice == SKIP:
        skip(g, me)
    else:
        yield from use(g, me, choice)


def bring_home(g: State, me: Player) -> Flow[None]:
    """Interactive skills end when their owner's turn comes up, even if it is skipped (MK-SKILL-04, MK-SKILL-05).

    Alone one may use the second effect in the very next turn (MK-SKILL-14): there they end with that turn.
    """
    for skill in me.skills:
        if skill.centre and len(g.players) == 1:
            skill.fresh = False
        elif skill.centre:
            skills.bring_home(g, skill.id)
            home = g.box.skills[skill.id].home
            if home:
                yield from home.run(skills.skill_act(g, me, g.box.skills[skill.id], "home"))


def before_options(g: State, me: Player) -> list[Option]:
    """What may be used before the turn, and whether it is taken at all (MK-TURN-05, MK-TURN-09..12)."""
    options = anytime_options(g, me)
    if _tactic_usable(g, me) and g.box.tactics[me.tactic].each_turn:
        return options  # what has to be chosen before each turn comes first
    if me.deck:
        return [*options, BEGIN]
    if g.announced is None and not g.ending:
        options.append(ANNOUNCE)
    elif not me.hand:
        options.append(SKIP)
    return [*options, BEGIN] if me.hand else options


def anytime_options(g: State, me: Player) -> list[Option]:
    """Effects for other players' turns and before one's own (MK-TURN-01); not after the last (MK-TURN-03)."""
    if me.last_turn:
        return []
    options: list[Option] = []
    if me.at and not me.plundered and VILLAGE in sites.kinds_at(g, me.at):
        options.append(("plunder", me.at))
    if _tactic_usable(g, me):
        options.append(("use_tactic", me.tactic))
    options += [("skill", skill) for skill in skills.usable(g, me) if g.box.skills[skill].anytime]
    return options


def _tactic_usable(g: State, me: Player) -> bool:
    tactic = g.box.tactics.get(me.tactic)
    if not (tactic and tactic.before and me.tactic_up) or g.lasts(USED, owner=me.seat, about=tactic.id):
        return False
    return tactic.before.possible(_tactic_act(g, me))


def use(g: State, me: Player, option: Option) -> Flow[None]:
    """Use one of those."""
    match option:
        case ("plunder", space):
            me.plundered = True
            g.tell("plundered", me.seat, space)
            tracks.change_reputation(g, me, -1)
            yield from cards.draw(g, me, 2)
        case ("use_tactic", tactic):
            effect = g.box.tactics[tactic].before
            assert effect is not None
            g.tell("tactic_used", me.seat, tactic)
            if g.box.tactics[tactic].each_turn:
                g.let_last(USED, f"turn.{me.seat}", owner=me.seat, about=tactic)
            else:
                me.tactic_up = False
            yield from effect.run(_tactic_act(g, me))
        case _:
            yield from playing.play(g, me, option)


def _tactic_act(g: State, me: Player) -> Act:
    return Act(g=g, me=me, card=me.tactic, part="before", rule="MK-TURN-01")


def skip(g: State, me: Player) -> None:
    """A turn that is not taken brings nothing (MK-TURN-13)."""
    g.end(f"before.{me.seat}")
    g.tell("skipped", me.seat)
    me.plundered = False
    me.last_turn = me.last_turn or g.announced is not None
    pass_on(g)


def begin(g: State, me: Player) -> Flow[None]:
    """A turn begins (MK-TURN-14): the hero comes to the portal, a glade gives its mana."""
    g.end(f"before.{me.seat}")
    g.begin_turn(me.seat, g.round)
    g.stage = "turn"
    if me.at == OFF_MAP:
        me.at = sites.portal(g)
        g.tell("arrived", me.seat, me.at)
    me.turn = Turn(path=[me.at], was_empty=not me.hand)
    colour = sites.glade_mana(g, me)
    if colour:
        mana.gain_token(g, me, colour)
    yield from IN_FORCE.answers(g, TurnBegins, me, Doing(g, me))
