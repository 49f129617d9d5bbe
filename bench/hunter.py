"""A player of Lords of Vaala who only hunts: every attack is aimed at a General whose elimination wins the game."""

from igroteka.bots import Bot
from igroteka.games.vaala.box import ATTACK, DEPLOY
from igroteka.games.vaala.combat.rolls import combat_value
from igroteka.games.vaala.ending import leader
from igroteka.games.vaala.state import Player, State
from igroteka.kernel import Decision, Match, Option

EAGER = ("activate", "fight_on", "counterattack", "everyone", "take")
TOWARDS = ("fly", "march", "attack", "from", "step")


class HunterBot(Bot):
    """Lays the cards that bear an Attack, passes, and goes for the prey; whatever else is asked it leaves to chance."""

    name = "hunter"

    def choose(self, match: Match, seat: int) -> Option:
        assert match.decision is not None
        g = self.determinize(match, seat).state
        assert isinstance(g, State)
        ranks = [rank(g, seat, match.decision, option) for option in match.decision.options]
        best = [option for option, place in zip(match.decision.options, ranks, strict=True) if place == min(ranks)]
        return self.random.choice(best)


def rank(g: State, seat: int, decision: Decision, option: Option) -> int:
    """How soon a hunter takes the option: the lowest number comes first."""
    verb, *arguments = option
    if verb == "plan":
        return rank_card(g, arguments[0])
    if verb in EAGER:
        return -1
    me = g.seated(seat)
    prey = choose_prey(g, me) if me else None
    if me and prey:
        away = g.box.board.distances[prey.at]
        if verb == "fight":
            return int(arguments[0] != prey.id)
        if verb == "stay":
            return away[me.at]
        if verb in TOWARDS and decision.kind == "flight":
            return abs(away[arguments[-1]] - 1)  # beside the prey: with it there would be a roll for a Dragonbond
        if verb in TOWARDS:
            return away[arguments[-1]]
    return 1


def rank_card(g: State, card: str) -> int:
    """First the attacks that come with a move, then the others; a pass, which is 1, before any other card."""
    glyphs = g.box.actions[card].glyphs if card in g.box.actions else ()
    if ATTACK not in glyphs:
        return 2
    return -1 if glyphs[0] == DEPLOY else 0


def choose_prey(g: State, me: Player) -> Player | None:
    """A General whose elimination wins rather than another; of those the nearest, and the weakest."""
    return min(
        (general for general in g.generals if general is not me and general.id != me.ally),
        key=lambda general: (
            not wins_by(g, me, general),
            g.box.board.distances[me.at][general.at],
            combat_value(g, general.id, general.at),
        ),
        default=None,
    )


def wins_by(g: State, me: Player, prey: Player) -> bool:
    """Would the hunter or the ally win if the prey were eliminated now (LV-ELIM-03)?"""
    return leader(g, [prey.id, prey.ally]).id in (me.id, me.ally)
