"""Battle plans that bar other plans, of one's own side or of the enemy's."""

import pytest

from tests.games.oath.dice import load
from tests.games.oath.war import attacked, duel, war


def test_code_of_honor_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={1: "code_of_honor longbows", 2: "storm_caller"})
    table.do("plan code_of_honor")
    assert table.asked == (2, "plans"), "the other side is free to use plans"
    table = attacked(monkeypatch, advisers={1: "code_of_honor longbows"})
    table.do("plan longbows")
    assert table.asked[1] != "plans", "nor can it follow another plan"


def test_code_of_honor_of_an_ally_binds_the_defender(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(citizens=[2], warbands_at={"great_slum": {"purple": 1}}, advisers={0: "code_of_honor", 2: "longbows"})
    table.do("campaign 2; done; dice 3; player 0; plan code_of_honor")
    assert table.asked[1] != "plans"


def test_bandits_with_the_code_of_honor_use_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = war(sites={"great_slum": "code_of_honor", "wastes": "longbows"})
    table.do("campaign_bandits; done; dice 3")
    assert table.told("plan_of_bandits") == [("code_of_honor",)]


def test_specialist_silences_the_defender_and_the_allies(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(
        citizens=[2],
        warbands_at={"great_slum": {"purple": 1}},
        advisers={0: "longbows", 1: "specialist", 2: "storm_caller"},
        favor={1: 2},
    )
    table.do("campaign 2; done; dice 3; plan specialist")
    assert table.asked[1] != "plans"
    load(monkeypatch)
    table = war(sites={"great_slum": "longbows"}, advisers={1: "specialist"}, favor={1: 2})
    table.do("campaign_bandits; done; dice 3; plan specialist")
    assert table.told("plan_of_bandits") == []
