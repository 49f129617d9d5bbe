"""Quest cards on the move: drawn, discarded, completed (MM-QUEST, MM-SYM-06, MM-SYM-20)."""

from msgspec.structs import replace

from igroteka.kernel import Flow, ask

from ..act import QUEST_POINTS, Act
from ..box import DRAW, Quest
from ..passives import IN_HAND, Activating, AnyTime, Building, Fought, Watching
from ..state import FRESH, TURN, USED, Party, Player, State
from .meeples import gain_vp

Moment = type[Watching]
DEEDS: tuple[Moment, ...] = (Fought, Activating, Building)
"""Moments that pass: the deed counts for quests that were in hand when it was done (MM-QUEST-06, MM-QUEST-19)."""


def draw_quests(g: State, player: Player, count: int) -> None:
    """Draw quests into the hand; an empty deck is made anew from the discarded ones (MM-QUEST-17)."""
    count = min(count, len(g.quest_deck) + len(g.quest_discard))
    if not count:
        return
    g.reveal()
    g.tell("drew_quests", player.seat, count)
    for _ in range(count):
        if not g.quest_deck:
            g.quest_deck, g.quest_discard = g.chance.shuffled(sorted(g.quest_discard)), []
            g.tell("reshuffled")
        quest = g.quest_deck.pop()
        player.quests.append(quest)
        g.tell("drew_quest", player.seat, quest, to=(player.seat,))


def discard(g: State, player: Player, quest: str) -> None:
    """An unfinished quest goes to the open discard pile (MM-SYM-06)."""
    player.quests.remove(quest)
    g.quest_discard.append(quest)
    g.reveal()
    g.tell("discarded", player.seat, quest)


def awaiting(g: State, player: Player, moment: Moment) -> list[Quest]:
    """The quests in hand that wait for just this moment."""
    looked_at = IN_HAND.of(g, moment, player)
    return [g.box.quests[name] for name, goal in looked_at if not isinstance(goal, AnyTime)]


def check(g: State, me: Player, moment: Moment) -> Flow[None]:
    """Complete every quest in hand whose conditions are met now, in an order of the player's choice (MM-QUEST-18).

    Their rewards follow when all are completed: what one of them costs or gives cannot spoil another.
    """
    if not IN_HAND.of(g, moment, me):
        return
    held = list(me.quests) if moment in DEEDS else None
    while ready := _ready(g, me, moment, held):
        completed = []
        while ready:
            options = [("complete", quest) for quest in ready]
            _, chosen = yield ask(me.seat, "complete", options, rule="MM-QUEST-18")
            act = ready.pop(chosen)
            yield from complete(g, me, chosen, act)
            completed.append(act)
            ready = {name: way for name, way in ready.items() if _payable(g.box.quests[name], way)}
        for act in completed:
            reward = g.box.quests[act.source].reward
            if reward is not None:
                yield from reward.run(act)


def _ready(g: State, me: Player, moment: Moment, held: list[str] | None) -> dict[str, Act]:
    """The quests that are met now, each with how it is; of those held only, where that matters."""
    looked_at = [name for name, _ in IN_HAND.of(g, moment, me) if held is None or name in held]
    acts = _acts(g, me, moment)
    ways = {name: _way(g.box.quests[name], acts) for name in looked_at}
    return {name: act for name, act in ways.items() if act}


def _way(quest: Quest, acts: list[Act]) -> Act | None:
    """How the quest is met now, if it is, its cost included; each fight that meets it could pay (MM-FAQ-03)."""
    ways = [act for act in acts if quest.goal.holds(act) and _payable(quest, act)]
    if not ways:
        return None
    return replace(ways[0], source=quest.id, besides=[act.meeples for act in ways[1:]])


def _payable(quest: Quest, act: Act) -> bool:
    """Is there what the quest costs, if it costs anything?"""
    return quest.cost is None or quest.cost.possible(act)


def _acts(g: State, me: Player, moment: Moment) -> list[Act]:
    """Everything that could count for a quest: each fight by itself, or what is in the Tavern."""
    rule = "MM-QUEST-06"
    if moment is not Fought:
        return [Act(g, me, "", me.tavern, me.lodgings, QUEST_POINTS, rule)]
    fights = [(fight, g.parties[fight.monster].units) for fight in g.turn.fights]
    return [Act(g, me, "", party, me.lodgings, QUEST_POINTS, rule, fight) for fight, party in fights]


def complete(g: State, me: Player, name: str, act: Act) -> Flow[None]:
    """Show the card, score it and pay what it costs (MM-QUEST-07, MM-QUEST-10..14)."""
    quest = g.box.quests[name]
    me.quests.remove(name)
    me.completed.append(name)
    g.let_last(FRESH, TURN, about=name)
    g.reveal()
    g.tell("completed", me.seat, name)
    gain_vp(g, me, quest.vp, QUEST_POINTS, name)
    if g.turn.phase != DRAW:  # on the quest card until the Clean-up step (MM-QUEST-09)
        act.gained = g.parties.setdefault(name, Party(me.seat)).added
    if quest.cost is not None:
        yield from quest.cost.run(act)


def ability_of(g: State, player: Player, name: str) -> Quest | None:
    """A completed quest whose draw-phase ability can be used now (MM-DRAW-16, MM-QUEST-15)."""
    quest = g.box.quests[name]
    if quest.ability is None or g.lasts(USED, about=name) or g.lasts(FRESH, about=name):
        return None
    act = Act(g, player, name, player.tavern, player.lodgings, QUEST_POINTS, "MM-DRAW-16")
    return quest if quest.ability.possible(act) else None
