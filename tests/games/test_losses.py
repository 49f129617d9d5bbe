"""What ending the turn would leave unused: nothing is named that could not be used anyway."""

import pytest

from igroteka.kernel import LANGUAGES, Match, Voice, games, say
from tests.games.meeples.table import Table as City
from tests.games.tyrants.table import Table as Underdark


def losses(match: Match) -> dict[str, object]:
    """What would be lost now, by name."""
    assert match.decision is not None
    return {loss.id: loss.args["count"] for loss in match.game.losses(match.state, match.decision)}


def test_cards_in_hand_and_what_the_pool_could_pay_for_would_be_lost() -> None:
    table = Underdark("noble", "soldier", troops={"skullport": "krr.."}, power=2, influence=3)
    assert losses(table.match) == {"unused-cards": 2, "unused-power": 2, "unused-influence": 3}


def test_what_nothing_can_be_bought_for_is_no_loss() -> None:
    table = Underdark(influence=0, power=0)
    assert losses(table.match) == {}


def test_influence_too_small_for_any_card_is_no_loss() -> None:
    table = Underdark("noble", influence=1)
    table.g.market = ["" for _ in table.g.market]
    table.g.piles = dict.fromkeys(table.g.piles, 0)
    table.begin_anew()
    assert losses(table.match) == {"unused-cards": 1}


def test_a_question_that_does_not_end_the_turn_has_no_losses() -> None:
    assert losses(Match("tyrants", seats=2, seed=1)) == {}


def test_fighters_who_could_begin_something_would_be_left_behind() -> None:
    table = City("peasant", "warrior", "corruption", monsters={"castle": ["skeleton"]})
    assert losses(table.match)["unused-fighters"] == 2


def test_more_fighters_at_a_finished_place_are_no_loss() -> None:
    table = City("warrior", "warrior", monsters={"castle": ["skeleton"]})
    table.g.built.clear()
    table.restart()
    table.do("send warrior skeleton")
    assert "send warrior skeleton" in table.options()
    assert losses(table.match) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_loss_can_be_said(language: str) -> None:
    for game, whats in (("tyrants", ("cards", "power", "influence")), ("meeples", ("fighters", "abilities"))):
        voice = Voice(language, games()[game])
        assert all(str(count) in voice.speak(say(f"unused-{what}", count=count)) for what in whats for count in (1, 5))
