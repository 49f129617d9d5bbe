"""A table of Mage Knight for tests: the first map of First Reconnaissance, with a hero wherever a test wants one."""

from igroteka.games.mage_knight.box.terms import DAY
from igroteka.games.mage_knight.flow.opening import run
from igroteka.games.mage_knight.game import MAGE_KNIGHT
from igroteka.games.mage_knight.setup import Options, setup
from igroteka.games.mage_knight.state import Player, State, Turn
from igroteka.kernel import Chance


def table(seats: int = 2, scenario: str = "first_reconnaissance", seed: int = 1) -> State:
    """A game that has been laid out: heroes chosen by chance, the first day, nobody has moved."""
    box = MAGE_KNIGHT.box
    g = setup(box, Options(scenario=scenario, heroes="random"), seats, Chance(seed))
    while g.stage == "opening":
        assert list(run(g)) == []
    assert not g.night, DAY
    return g


def hero_at(g: State, space: str, *hand: str, move: int = 0) -> Player:
    """The first player's hero in the middle of a turn, at a space, with these cards and move points."""
    me = g.players[0]
    g.order, g.active, g.stage = [player.seat for player in g.players], 0, "turn"
    me.at, me.hand = space, list(hand)
    me.turn = Turn(path=[space], move=move, stage="move")
    return me
