"""The Planning phase: cards go face down onto the action deck, until somebody passes (LV-PLAN, LV-FACE-02..05)."""

from igroteka.kernel import Flow, Option

from ..act import Act
from ..state import PLANNING, RESOLUTION, Planned, Player, State

PASS: Option = ("pass",)


def begin_round(g: State) -> None:
    """An unseen event opens the action deck; the initiative holder is first (LV-PLAN-01, LV-PLAN-02)."""
    g.round += 1
    g.phase = PLANNING
    g.tell("round", g.round)
    if g.row:
        g.tell("row", "+".join(g.row))
    _lay_event(g)
    g.planner = g.initiative


def _lay_event(g: State) -> None:
    """Face down, unseen (LV-PLAN-01, LV-PLAN-10)."""
    g.stack.append(Planned(g.event_deck.pop(), ""))
    g.tell("event_laid")


def planning(g: State) -> Flow[None]:
    """A person's turn, and the Faceless who come before it; with no cards left one must pass (LV-PLAN-07)."""
    player = g.players[g.planner]
    while player.faceless:
        _place_faceless(g, player)
        player = _next(g, player)
    if (player.seat, g.round) != (g.turn_seat, g.turn_round):  # whoever plans alone does so in one turn
        g.begin_turn(player.seat, g.round)
    card = (yield from _plan(g, player)) if player.hand else ""
    if not card:
        yield from pass_turn(g, player)
        return
    player.hand.remove(card)
    g.stack.append(Planned(card, player.id))
    g.tell("planned", player.id)
    g.tell("planned_card", player.id, card, to=_seat(player))
    _next(g, player)


def _plan(g: State, player: Player) -> Flow[str]:
    """A card from hand, or a pass once one was put down; the question tells whether (LV-PLAN-03..06)."""
    passing = any(planned.by == player.id for planned in g.stack)
    act = Act(g, player, rule="LV-PLAN-02")
    return act.pick_one(
        "plan", player.hand, optional=passing and PASS, always_ask=True, round=g.round, passing=int(passing)
    )


def _seat(player: Player) -> tuple[int, ...]:
    return () if player.seat is None else (player.seat,)


def _place_faceless(g: State, player: Player) -> None:
    """The top card of its shuffled deck; without cards it is skipped, which is no pass (LV-FACE-02, LV-FACE-05)."""
    if player.faceless_deck:
        g.stack.append(Planned(player.faceless_deck.pop(), player.id))
        g.tell("planned", player.id)


def _next(g: State, player: Player) -> Player:
    """Clockwise (LV-PLAN-02)."""
    following = g.clockwise(player.id)[1]
    g.planner = following.id
    return following


def pass_turn(g: State, player: Player) -> Flow[None]:
    """The initiative changes hands, an event closes the action deck, Resolution begins (LV-PLAN-08..11, LV-AMB-03)."""
    g.tell("passed", player.id)
    if g.initiative != player.id:
        g.initiative = player.id
        g.tell("initiative", player.id)
    else:
        yield from _hand_over(g, player)
    _lay_event(g)
    g.phase = RESOLUTION


def _hand_over(g: State, player: Player) -> Flow[None]:
    """To any other person; alone one keeps it (LV-PLAN-09, LV-SOLO-02)."""
    others = [other.id for other in g.clockwise(player.id)[1:] if not other.faceless]
    holder = yield from Act(g, player).pick_one("initiative", others, rule="LV-PLAN-09")
    if holder:
        g.initiative = holder
        g.tell("initiative", holder)
