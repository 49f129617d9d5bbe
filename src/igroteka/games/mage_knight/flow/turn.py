"""A turn: movement, one action, effects at any time (MK-TURN-14..26), or a rest (MK-REST)."""

from igroteka.kernel import DONE, Flow, Option, ask

from .. import combat
from ..act import Act
from ..actions import exploring, healing, interaction, mana, movement, playing, sites, units
from ..actions.cards import deeds, discard
from ..box.terms import WOUND
from ..passives import IN_FORCE
from ..passives.cases import Doing
from ..passives.kinds import OwnAction
from ..state import USED, Player, State

CHOICES = 4
"""How many choices of a turn make a step: so few that forks are cheap, so many that marks are."""
END: Option = ("end",)
REST: Option = ("rest",)


def run(g: State) -> Flow[None]:
    """A few choices of a turn."""
    me = g.me
    for _ in range(CHOICES):
        turn = me.turn
        choice = yield ask(
            me.seat,
            "turn",
            turn_options(g, me),
            rule="MK-TURN-19",
            stage=turn.stage,
            move=turn.move,
            influence=turn.influence,
            healing=turn.healing,
        )
        yield from take(g, me, choice)
        yield from face(g, me)
        if g.stage != "turn" or g.combat:
            return


def turn_options(g: State, me: Player) -> list[Option]:
    """Everything that can be done now."""
    options = playing.play_options(g, me)
    options += healing.heal_options(g, me)
    options += mana.convert_options(me)
    options += units.banner_options(g, me)
    options += tactic_options(g, me)
    stage = me.turn.stage
    if stage in ("start", "move") and not is_exhausted(me):
        options += movement.move_options(g, me)
        options += exploring.explore_options(g, me)
        options += action_options(g, me)
    if stage == "interact":
        options += interaction.buy_options(g, me)
    if stage == "start" and me.hand:
        options.append(REST)
    if not (stage == "start" and is_exhausted(me)):
        options.append(END)
    return options


def is_exhausted(me: Player) -> bool:
    """With nothing but wounds in hand no regular turn can be taken (MK-REST-09)."""
    return me.turn.stage == "start" and bool(me.hand) and all(card == WOUND for card in me.hand)


def tactic_options(g: State, me: Player) -> list[Option]:
    """The tactic, if it can be used in one's own turn."""
    tactic = g.box.tactics.get(me.tactic)
    if not (tactic and tactic.effect and me.tactic_up) or g.lasts(USED, owner=me.seat, about=tactic.id):
        return []
    return [("use_tactic", tactic.id)] if tactic.effect.possible(_tactic_act(g, me)) else []


def _tactic_act(g: State, me: Player) -> Act:
    return Act(g=g, me=me, card=me.tactic, part="effect", rule="MK-TACT-08")


def action_options(g: State, me: Player) -> list[Option]:
    """The actions that can be taken where the hero stands (MK-TURN-23); none beside another hero (MK-SAFE-06)."""
    if me.turn.acted or sites.is_shared(g, me):
        return []
    options: list[Option] = []
    if sites.may_interact(g, me):
        options.append(("interact", me.at))
    options += combat.challenges(g, me)
    options += sites.entries(g, me)
    case = Doing(g, me)
    for _, own in IN_FORCE.of(g, OwnAction, me):
        options += own.options(case)
    return options


def take(g: State, me: Player, choice: Option) -> Flow[None]:
    """Do what was chosen."""
    match choice:
        case ("end",):
            end(g)
        case ("rest",):
            yield from rest(g, me)
        case ("move", space):
            me.turn.stage = "move"
            yield from movement.step(g, me, space)
        case ("explore", position):
            me.turn.stage = "move"
            yield from exploring.explore(g, me, position)
        case ("heal",) | ("heal_unit", _):
            yield from healing.heal(g, me, choice)
        case ("convert", colour):
            mana.convert(g, me, colour)  # type: ignore[arg-type]  # a basic colour
        case ("banner", card, key):
            units.assign_banner(g, me, card, key)
        case ("use_tactic", tactic):
            yield from use_tactic(g, me, tactic)
        case ("play" | "strong" | "sideways" | "unit" | "skill" | "shared_skill" | "turn_into", *_):
            yield from playing.play(g, me, choice)
        case _:
            yield from take_action(g, me, choice)


def take_action(g: State, me: Player, choice: Option) -> Flow[None]:
    """An action, or something that is bought in one."""
    match choice:
        case ("interact", _):
            interaction.begin(g, me)
        case (
            "recruit"
            | "recruit_bonded"
            | "buy_healing"
            | "learn"
            | "buy_spell"
            | "buy_artifact"
            | "call_elite"
            | "study",
            *_,
        ):
            yield from interaction.buy(g, me, choice)
        case ("challenge" | "enter" | "burn", space):
            yield from combat.act_on(g, me, choice[0], space)
        case ("altar", space):
            yield from sites.offer_at_altar(g, me, space)
        case _:
            case = Doing(g, me)
            for _, own in IN_FORCE.of(g, OwnAction, me):
                if choice in own.options(case):
                    yield from own.take(case, choice)
                    return


def use_tactic(g: State, me: Player, tactic_id: str) -> Flow[None]:
    """Use the tactic in one's own turn (MK-TACT-08)."""
    tactic = g.box.tactics[tactic_id]
    assert tactic.effect is not None
    g.tell("tactic_used", me.seat, tactic_id)
    if tactic.each_turn:
        g.let_last(USED, f"turn.{me.seat}", owner=me.seat, about=tactic_id)
    else:
        me.tactic_up = False
    yield from tactic.effect.run(_tactic_act(g, me))


def face(g: State, me: Player) -> Flow[None]:
    """Movement may have led into a combat that has to be fought at once (MK-TURN-21)."""
    turn = me.turn
    if turn.assaults or turn.facing:
        yield from combat.meet(g, me)


def rest(g: State, me: Player) -> Flow[None]:
    """Rest: one card that is no wound and any number of wounds, or one wound alone (MK-REST-03, MK-REST-05)."""
    c = Act(g=g, me=me, rule="MK-REST-03")
    turn = me.turn
    turn.stage, turn.acted = "rest", True
    g.tell("rested", me.seat)
    cards = deeds(me.hand)
    if not cards:
        discard(g, me, WOUND)
        turn.deeds += 1
        return
    card = yield from c.pick_one("rest_discard", cards)
    discard(g, me, card)
    turn.deeds += 1
    while WOUND in me.hand:
        wound = yield from c.pick_one(
            "rest_wounds", [WOUND], verb="rest_discard", optional=DONE, number=me.hand.count(WOUND)
        )
        if not wound:
            break
        discard(g, me, WOUND)


def end(g: State) -> None:
    """The end of the turn is declared (MK-TURN-27)."""
    g.stage = "end_of_turn"
