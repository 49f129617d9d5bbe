"""Quest cards on the move: drawn, discarded, completed (MM-QUEST, MM-SYM-06, MM-SYM-20)."""

from collections.abc import Sequence

from msgspec.structs import replace

from igroteka.kernel import Flow, ask, from_box

from ..act import QUEST_POINTS, Act
from ..box import DRAW, END, Box, Quest
from ..state import Party, Player, State
from .meeples import gain_vp

ALWAYS, FIGHT, ACTIVATE, BUILD, TAVERN = "always", "fight", "activate", "build", "tavern"
"""The moments at which quests are looked at."""


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


@from_box
def watching(box: Box) -> dict[str, frozenset[str]]:
    """The quests that may be completed at each moment."""
    ongoing = [quest for quest in box.quests.values() if quest.kind != END]
    return {
        moment: frozenset(quest.id for quest in ongoing if quest.goal.moment in (ALWAYS, moment))
        for moment in (ALWAYS, FIGHT, ACTIVATE, BUILD, TAVERN)
    }


def check(g: State, me: Player, moment: str, among: Sequence[str] | None = None) -> Flow[None]:
    """Complete every quest in hand whose conditions are met now, in an order of the player's choice (MM-QUEST-18)."""
    while True:
        watched = watching(g.box)[moment]
        looked_at = [name for name in me.quests if name in watched and (among is None or name in among)]
        if not looked_at:
            return
        acts = _acts(g, me, moment)
        ways = {name: _way(g.box.quests[name], acts) for name in looked_at}
        ready = {name: act for name, act in ways.items() if act}
        if not ready:
            return
        options = [("complete", quest) for quest in ready]
        _, chosen = yield ask(me.seat, "complete", options, rule="MM-QUEST-18")
        yield from complete(g, me, chosen, ready[chosen])


def _way(quest: Quest, acts: list[Act]) -> Act | None:
    """The first way in which the quest is met now, if there is one, its cost included (MM-FAQ-03)."""
    for act in acts:
        if quest.goal.holds(act) and (quest.cost is None or quest.cost.possible(act)):
            return replace(act, source=quest.id)
    return None


def _acts(g: State, me: Player, moment: str) -> list[Act]:
    """Everything that could count for a quest: each fight by itself, or what is in the Tavern."""
    rule = "MM-QUEST-06"
    if moment != FIGHT:
        return [Act(g, me, "", me.tavern, me.lodgings, QUEST_POINTS, rule)]
    fights = [(fight, g.parties[fight.monster].units) for fight in g.turn.fights]
    return [Act(g, me, "", party, me.lodgings, QUEST_POINTS, rule, fight) for fight, party in fights]


def complete(g: State, me: Player, name: str, act: Act) -> Flow[None]:
    """Show the card, score it, pay what it costs and take its reward (MM-QUEST-07..14)."""
    quest = g.box.quests[name]
    me.quests.remove(name)
    me.completed.append(name)
    g.turn.fresh.append(name)
    g.reveal()
    g.tell("completed", me.seat, name)
    gain_vp(g, me, quest.vp, QUEST_POINTS, name)
    if g.turn.phase != DRAW:  # on the quest card until the Clean-up step (MM-QUEST-09)
        act.gained = g.parties.setdefault(name, Party(me.seat)).added
    for effect in (quest.cost, quest.reward):
        if effect is not None:
            yield from effect.run(act)


def ability_of(g: State, player: Player, name: str) -> Quest | None:
    """A completed quest whose draw-phase ability can be used now (MM-DRAW-16, MM-QUEST-15)."""
    quest = g.box.quests[name]
    if quest.ability is None or name in g.turn.used or name in g.turn.fresh:
        return None
    act = Act(g, player, name, player.tavern, player.lodgings, QUEST_POINTS, "MM-DRAW-16")
    return quest if quest.ability.possible(act) else None
