"""The tournament of bots: who meets whom, cross table and ratings."""

import pytest

from igroteka.bots.arena import Fixture, Result, play_one, round_robin
from igroteka.bots.ratings import cross_table, rate, ratings
from igroteka.kernel import BadSetup
from tests.test_cli import igroteka

WON, LOST, DRAWN = Result((1, 0), (9, 1), 10), Result((0, 1), (1, 9), 10), Result((0.5, 0.5), (5, 5), 10)


def test_every_two_bots_meet_with_all_seeds() -> None:
    fixture = Fixture("tyrants", ("random", "mcts:2i", "random"))
    games = list(round_robin(fixture, range(2), processes=2))
    assert [pair for pair, _ in games] == [(0, 1), (0, 1), (0, 2), (0, 2), (1, 2), (1, 2)]
    assert games[1][1] == play_one(Fixture("tyrants", ("random", "mcts:2i")), seed=1)


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [(("random",), "It takes two bots to fight."), (("random", "genius"), 'There is no bot "genius"')],
)
def test_a_bad_tournament_is_refused_at_once(bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        round_robin(Fixture("tyrants", bots), range(2))


def test_the_cross_table_halves_a_shared_victory() -> None:
    played = {(0, 1): [WON, WON, LOST], (1, 2): [DRAWN, LOST]}
    assert cross_table(3, played) == [[0, 2, 0], [1, 0, 0.5], [0, 1.5, 0]]


def test_ten_wins_of_eleven_are_400_points() -> None:
    strong, weak = rate([[0, 1000], [100, 0]])
    assert strong - weak == pytest.approx(400, abs=2)
    assert strong + weak == pytest.approx(3000)


def test_ratings_fit_a_consistent_table_of_three() -> None:
    """A beats B, and B beats C, 3 to 1 each; then A must beat C 9 to 1."""
    first, second, third = rate([[0, 750, 900], [250, 0, 750], [100, 250, 0]])
    assert first - second == pytest.approx(second - third, abs=1)
    assert first - second == pytest.approx(190.8, abs=2)


def test_equal_bots_are_rated_equally() -> None:
    assert rate([[0, 5, 5], [5, 0, 5], [5, 5, 0]]) == pytest.approx([1500] * 3)


def test_one_who_never_loses_has_a_finite_rating_with_an_open_interval() -> None:
    champion, loser = ratings(2, {(0, 1): [WON] * 20})
    assert 1700 < champion.elo < 2000
    assert champion.low < champion.elo <= champion.high
    assert loser.low <= loser.elo < loser.high


def test_more_games_narrow_the_interval() -> None:
    few, many = (ratings(2, {(0, 1): [WON, WON, LOST] * count})[0] for count in (3, 40))
    assert few.low < many.low < many.elo < many.high < few.high


def test_the_command_prints_ratings_and_cross_table() -> None:
    run = igroteka("arena", "tyrants", "--bots", "random,mcts:2i", "-n", "4", "-l", "en")
    assert run.returncode == 0
    head, strong, weak = (
        line.replace("┃", "│").split("│")[1:-1] for line in run.stdout.splitlines() if line[0] in "┃│"
    )
    assert [cell.strip() for cell in head] == ["Bot", "Rating", "95% confidence", "mcts:2i", "random"]
    assert [strong[0].strip(), strong[3].strip(), strong[4].strip()] == ["mcts:2i", "", "4"]
    assert [weak[0].strip(), weak[3].strip(), weak[4].strip()] == ["random", "0", ""]
    assert "games of each pair: 4" in run.stdout


def test_the_command_refuses_a_lone_bot() -> None:
    run = igroteka("arena", "--bots", "random")
    assert (run.returncode, run.stderr) == (2, "igroteka: It takes two bots to fight.\n")
