"""The ways to win: how likely each player is to get there, in points (OA-3)."""

from ..box import BANNERS, CITIZEN, EXILE, PEOPLES_FAVOR
from ..state import Player, State
from .survey import Survey

REGIME = 40.0
"""The victory of the regime, for whom it would be, if it were certain."""
REGIME_CHANCES = (0.2, 0.25, 0.32, 0.42, 0.6, 0.75, 0.9, 1.0)
"""How likely the regime wins in the end if it stands in each round."""
LOST_REGIME = 0.2
"""What is left of that while an Exile has the title."""
HEIR = (0.65, 0.75, 0.82, 0.88)
"""How likely a Successor stays so, being so much ahead of the Chancellor and other Citizens."""
HOPE = (0.16, 0.1, 0.06, 0.03)
"""How likely a Citizen becomes the Successor who is so much behind."""
CROWN = (0.75, 0.85, 0.92, 0.96)
"""How likely no Citizen becomes the Successor, the Chancellor being so much ahead of them."""
CROWN_LOST = 0.25
"""The same, where one is Successor now."""
KEEPER = 16.0
"""An Exile who is Oathkeeper: the next turn makes a Usurper."""
WINNING = 42.0
"""Who has won at the beginning of the next turn, unless somebody prevents it."""
EARLY = (5.0, 8.0, 12.0)
"""The goal of a revealed Vision met while so many Visions have been drawn: not yet enough."""
VISIONS_NEEDED = 3
FREEDOM = (5.0, 5.0, 4.5, 4.0, 3.0, 2.0, 1.0, 0.0)
"""What an Exile may still hope for in each round."""
NEAR = (9.0, 6.0, 4.0, 2.6, 1.6, 0.8, 0.2)
"""A goal that is missed by so much, after 1 the first."""
CLOSE = 9.0
"""A banner that could be recovered."""
REVEALED, HIDDEN = 0.7, 0.5
"""Of what a goal that is near is worth: that of a revealed Vision, of one in hand."""
HOLDS = (0.55, 0.68, 0.8, 0.88, 0.93, 0.96)
"""How likely a lead of so much lasts."""


def holds(lead: int) -> float:
    """How likely such a lead lasts until one's next turn."""
    return HOLDS[min(lead, len(HOLDS) - 1)] if lead >= 0 else 0.3


class Goals:
    """How far everybody is with what a goal counts."""

    def __init__(self, s: Survey, goal: str) -> None:
        self.s, self.goal = s, goal
        players = s.g.players
        if goal == "most_sites":
            self.counts = s.sites
        elif goal == "most_relics":
            self.counts = [len(player.relics) + len(player.banners) for player in players]
        else:
            self.counts = [int(goal in player.banners or goal in player.relics) for player in players]

    def lead(self, player: Player) -> int:
        """By how much the player is ahead of the next, or (below 0) behind the first."""
        empire = self.goal == "most_sites" and player.role != EXILE
        rivals = [
            count
            for seat, count in enumerate(self.counts)
            if seat != player.seat and not (empire and seat in self.s.empire)
        ]
        return self.counts[player.seat] - max(rivals, default=0)

    def security(self, player: Player) -> float:
        """How likely the player still has it after the others' turns, now having it."""
        if self.goal in BANNERS:
            return _guarded(self.s.g, player, self.goal)
        return holds(self.lead(player)) if self.goal in ("most_sites", "most_relics") else 0.8

    def nearness(self, player: Player) -> float:
        """What not having it is worth, the more the less it takes to get it."""
        if self.goal in BANNERS:
            return _within_reach(self.s.g, player, self.goal)
        if self.goal not in ("most_sites", "most_relics"):
            return 0.5
        missing = -self.lead(player)
        return NEAR[max(0, min(missing, len(NEAR) - 1))]


def _guarded(g: State, player: Player, banner: str) -> float:
    """A banner is safe if nobody else can pay more than lies on it."""
    rivals = [other for other in g.players if other is not player]
    most = max(other.favor if banner == PEOPLES_FAVOR else other.secrets for other in rivals)
    return 0.85 if g.banner_tokens[banner] >= most + 1 else 0.7 if g.banner_tokens[banner] >= most else 0.45


def _within_reach(g: State, player: Player, banner: str) -> float:
    have = player.favor if banner == PEOPLES_FAVOR else player.secrets
    return CLOSE * min(1.0, have / (g.banner_tokens[banner] + 1)) ** 2


def regime(s: Survey, player: Player, oath: Goals, heirs: Goals) -> float:
    """The title, for the Empire as long as it holds and for whom it would win; for an Exile who has it."""
    g = s.g
    keeper = g.players[g.title]
    if player.role == EXILE:
        if keeper is not player:
            return 0.0
        return (WINNING if g.usurper else KEEPER) * oath.security(player)
    worth = REGIME * REGIME_CHANCES[min(g.round, len(REGIME_CHANCES)) - 1]
    worth *= 0.5 + 0.5 * oath.security(keeper) if keeper.role != EXILE else LOST_REGIME
    return worth * _succession(s, player, heirs)


def _succession(s: Survey, player: Player, heirs: Goals) -> float:
    """How likely the regime's victory is the player's own (OA-3.3.1)."""
    if len(s.empire) == 1:
        return 1.0
    counts = heirs.counts
    rivals = [seat for seat in s.empire if seat != player.seat]
    lead = counts[player.seat] - max(counts[seat] for seat in rivals)
    if player.role == CITIZEN:
        if lead > 0:
            return heirs.security(player) if heirs.goal in BANNERS else HEIR[min(lead, len(HEIR)) - 1]
        return HOPE[min(-lead, len(HOPE) - 1)]
    return CROWN[min(lead, len(CROWN) - 1)] if lead >= 0 else CROWN_LOST


def ambition(s: Survey, player: Player, oath: Goals, *, own: bool) -> float:
    """How near the goals are that could win: the Oath's, and a Vision's, revealed or in hand.

    Nobody knows which Visions others have in hand.
    """
    g = s.g
    if player.role != EXILE:
        lost = player.role != CITIZEN and g.players[g.title].role == EXILE
        return oath.nearness(player) if lost else 0.0
    value = FREEDOM[min(g.round, len(FREEDOM)) - 1]
    value += 0.0 if g.title == player.seat else oath.nearness(player)
    if player.vision and (goal := g.box.visions[player.vision].goal):
        value += 2.0 + _vision(s, player, Goals(s, goal))
    elif own:
        value += max((HIDDEN * hope for hope in _hidden(s, player)), default=0.0)
    return value


def _vision(s: Survey, player: Player, goal: Goals) -> float:
    if goal.lead(player) <= 0:
        return REVEALED * goal.nearness(player)
    drawn = s.g.visions_drawn
    return (WINNING if drawn >= VISIONS_NEEDED else EARLY[drawn]) * goal.security(player)


def _hidden(s: Survey, player: Player) -> list[float]:
    cards = [adviser.card for adviser in player.advisers if not adviser.faceup] + player.drawn
    goals = [vision.goal for card in cards if (vision := s.g.box.visions.get(card))]
    return [2.0 + _vision(s, player, Goals(s, goal)) for goal in goals if goal]
