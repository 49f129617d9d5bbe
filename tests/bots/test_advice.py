"""Advice: the terms of every game's evaluation add up and can be said; a move is named with what it changes."""

from random import Random

import pytest

from igroteka.bots import Advice, Budget, MctsBot, advise
from igroteka.kernel import LANGUAGES, Match, Voice, games, say
from tests.games.tyrants.table import Table

GAMES = sorted(games())


def advice(match: Match, seat: int = 0) -> Advice:
    return advise(match, seat, MctsBot(1, Budget(iterations=120)))


@pytest.mark.parametrize("name", GAMES)
def test_the_terms_add_up_to_the_evaluation(name: str) -> None:
    game, random = games()[name], Random(5)
    seats = game.seats[-1]
    match = Match(game, seats=seats, seed=5, silent=True)
    for _ in range(400):
        if match.decision is None:
            break
        match.play(random.choice(match.decision.options))
        for seat in range(seats):
            terms = game.weigh(match.state, seat)
            assert sum(terms.values()) == pytest.approx(game.evaluate(match.state, seat), abs=1e-9)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_term_can_be_said(name: str, language: str) -> None:
    game = games()[name]
    match = Match(game, seats=game.seats[0], seed=5, silent=True)
    voice = Voice(language, game)
    for term in game.weigh(match.state, 0):
        assert voice.speak(say(f"term-{term}"))


def test_a_move_is_named_with_what_it_changes() -> None:
    table = Table(troops={"skullport": "krr.."}, power=3)
    best = advice(table.match)
    assassination = next(line for line in best.options if line.option[0] == "assassinate")
    assert "trophies" in {reason.term: reason.change for reason in assassination.reasons}
    assert all(0 <= chance <= 1 for chance in (best.chance, assassination.value))


def test_only_the_best_options_are_explained_and_the_largest_changes_come_first() -> None:
    lines = advice(Match("tyrants", seats=2, seed=9), 1).options
    assert all(line.reasons for line in lines[:3])
    assert not any(line.reasons for line in lines[3:])
    changes = [abs(reason.change) for reason in lines[0].reasons]
    assert changes == sorted(changes, reverse=True)
