"""Nobody is driven off the board in the first round: not by the set-up, and not by a player who does nothing else."""

import pytest
from bench.vaala import Played, play

from igroteka.games.vaala.combat.wounds import retreat_goals
from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import State
from igroteka.kernel import Match
from tests.games.vaala.table import EVERYBODY, FERELLON, NAGASHA


def hunts(character: str, *others: str) -> list[Played]:
    """Thirty games of a hunter with the character."""
    return [play((("hunter", *others), character, seed)) for seed in range(30)]


def test_every_general_starts_with_a_way_out_of_their_own() -> None:
    g = Match(VAALA, seats=4, seed=1, options=Options(characters=EVERYBODY)).state
    assert isinstance(g, State)
    ways = {general.id: retreat_goals(g, general, general.at, []) for general in g.generals}
    assert ways == {"adrael": ["lower_primalian"], "eliza": ["isval"]}


@pytest.mark.parametrize("dragon", [FERELLON, NAGASHA])
def test_a_dragon_that_only_hunts_does_not_win_a_solo_game_in_the_first_round(dragon: str) -> None:
    assert [game for game in hunts(dragon) if game.won and game.round == 1] == []


def test_dragons_that_only_hunt_seldom_end_a_game_of_four_in_the_first_round() -> None:
    games = [game for dragon in (FERELLON, NAGASHA) for game in hunts(dragon, "random", "random", "random")]
    assert sum(game.round == 1 for game in games) <= 9  # of 60; it was 38 while no General had a way out
