"""The end of the game: quests, penalties, the score sheet and who has won (MM-SCORE)."""

from igroteka.kernel import Outcome

from .act import CATEGORIES, PENALTY_POINTS, QUEST_POINTS, resting
from .actions.meeples import gain_vp, owned
from .box import END, PEASANT
from .state import Player, State


def score_quests(g: State) -> None:
    """End-of-game quests are completed if their conditions are met; all others in hand cost their penalty."""
    for player in g.players:
        met = [quest for quest in player.quests if meets(g, player, quest)]
        for name in player.quests:
            quest = g.box.quests[name]
            if name in met:
                g.tell("completed", player.seat, name)
                gain_vp(g, player, quest.vp, QUEST_POINTS, name)
            else:
                g.tell("failed", player.seat, name)
                gain_vp(g, player, -quest.penalty, PENALTY_POINTS, name)
        player.completed += met
        player.quests = [quest for quest in player.quests if quest not in met]


def meets(g: State, player: Player, name: str) -> bool:
    """Would the quest in hand be completed if the game ended now? (MM-QUEST-16)"""
    quest = g.box.quests[name]
    return quest.kind == END and quest.goal.holds(resting(g, player, name, points=QUEST_POINTS, rule="MM-SCORE-01"))


def sheet(player: Player) -> dict[str, int]:
    """Where a player's VP come from."""
    return {category: player.points.get(category, 0) for category in CATEGORIES}


def outcome(g: State) -> Outcome:
    """Most VP wins; a tie goes to the fewest Peasants, then it is shared (MM-SCORE-03..05)."""
    scores = tuple(player.vp for player in g.players)
    best = max(scores)
    peasants = {seat: owned(g, g.players[seat]).count(PEASANT) for seat, vp in enumerate(scores) if vp == best}
    fewest = min(peasants.values())
    winners = tuple(seat for seat, count in peasants.items() if count == fewest)
    return Outcome(winners, scores, tuple(sheet(player) for player in g.players))
