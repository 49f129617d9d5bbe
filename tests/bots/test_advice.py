"""Advice: the terms of an evaluation add up and can be said; one search judges all; changes are counted."""

from itertools import product
from random import Random

import pytest

from igroteka.bots import Advice, Budget, MctsBot, advise
from igroteka.bots.advice import Reason, reason, reasons, trusted
from igroteka.bots.mcts import Line
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
            terms = game.explain(match.state, seat)
            assert sum(terms.values()) == pytest.approx(game.evaluate(match.state, seat), abs=1e-9)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_change_can_be_said_with_any_count(name: str, language: str) -> None:
    match = begun(name)
    voice = Voice(language, match.game)
    terms = match.game.holdings(match.state, 0)
    assert terms
    assert terms.keys() <= match.game.explain(match.state, 0).keys()
    for term, change, count in product(terms, ("more", "less"), (0, 1, 2, 5)):
        said = voice.speak(say(f"{change}-{term}", count=count))
        assert said if count == 0 or not terms[term] else str(count) in said


def begun(name: str) -> Match:
    """A match in which everybody has something."""
    game, random = games()[name], Random(7)
    match = Match(game, seats=game.seats[-1], seed=7, silent=True)
    for _ in range(60):
        assert match.decision is not None
        match.play(random.choice(match.decision.options))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_one_search_judges_now_and_every_move(name: str) -> None:
    match = begun(name)
    while match.decision and len(match.decision.options) < 3:
        match.play(match.decision.options[0])
    assert match.decision is not None
    given = advice(match, match.decision.seat)
    chances = [line.value for line in given.options]
    assert given.chance == chances[0]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)


def test_what_was_hardly_tried_is_not_advised() -> None:
    lucky, known, better = Line(("a",), 1, 0.9), Line(("b",), 90, 0.4), Line(("c",), 60, 0.5)
    assert trusted([known, better, lucky]) == [better, known]


def test_an_only_option_is_judged_too() -> None:
    match = Table().match
    assert match.decision is not None
    assert list(match.decision.options) == [("end",)]
    given = advice(match)
    assert [line.option for line in given.options] == [("end",)]
    assert 0 < given.chance == given.options[0].value < 1


def test_a_move_is_named_with_what_it_changes_as_players_count() -> None:
    table = Table(troops={"skullport": "krr.."}, power=3)
    bot = MctsBot(1, Budget(iterations=120))
    bot.analyse(table.match, 0)
    found = reasons(table.match, 0, ("assassinate", "skullport", "r"), bot)
    changes = {reason.term: reason for reason in found}
    assert changes["trophies"] == Reason("trophies", better=True, count=1)
    assert not {"pool", "promises"} & changes.keys()


def test_a_count_that_does_not_explain_the_change_is_not_told() -> None:
    assert reason("sites", better=True, change=2) == Reason("sites", better=True, count=2)
    assert reason("sites", better=True, change=-1) == Reason("sites", better=True, count=0)
    assert reason("sites", better=False, change=-1) == Reason("sites", better=False, count=1)


def test_only_the_best_options_are_advised() -> None:
    match = Match("tyrants", seats=2, seed=9)
    assert len(advice(match, 1).options) <= 3
