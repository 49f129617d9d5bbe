"""Steps 4 and 5 of a campaign: both values, skulls, the sacrifice, the victor (OA-5.5.4, OA-5.5.5)."""

import pytest

from tests.games.oath.dice import load
from tests.games.oath.war import duel, war
from tests.ledger import rule


@rule("OA-5.5.4-01", "OA-5.5.4-02", "OA-10-01")
def test_shields_warbands_at_targets_and_on_the_board_defend(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "oO")
    sites = {"great_slum": {"blue": 1}, "wastes": {"blue": 3}, "plains": {"blue": 5}}
    table = duel(warbands={2: 2}, warbands_at=sites)
    table.do("campaign 2; target_site wastes; done")
    assert table.told("rolled_defense") == [(2, "shield+shields")]
    assert table.told("defense_value") == [(3 + 1 + 3 + 2,)]


@rule("OA-5.5.4-02")
def test_the_board_counts_with_the_pawn_at_a_target_but_not_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    sites = {"great_slum": {"blue": 1}, "wastes": {"blue": 3}}
    load(monkeypatch)
    table = duel(at={2: "wastes"}, warbands={2: 2}, warbands_at=sites)
    table.do("campaign 2; target_site wastes")
    assert table.told("defense_value") == [(1 + 3 + 2,)]
    table = duel(at={2: "wastes"}, warbands={2: 2}, warbands_at=sites)
    table.do("campaign 2; done")
    assert table.told("defense_value") == [(1,)]


@rule("OA-5.5.4-02")
def test_the_board_counts_with_the_pawn_at_the_attackers_site_even_if_that_is_no_target(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    load(monkeypatch)
    table = duel(warbands={2: 2}, warbands_at={"wastes": {"blue": 3}})
    table.do("campaign 2; target_pawn; target_site wastes")
    assert table.told("defense_value") == [(3 + 2,)]


@rule("OA-5.5.4-03", "OA-2.8.3-02", "OA-10-02")
def test_each_targeted_site_of_bandits_has_a_bandit(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "o--")
    table = war(warbands={})
    table.do("campaign_bandits; target_site wastes; target_site rocky_coast; done")
    assert table.told("rolled_by_bandits") == [("shield+blank+blank",)]
    assert table.told("defense_value") == [(1 + 3,)]


@rule("OA-5.5.4-04", "OA-5.5.4-05", "OA-5.5.4-07")
def test_each_double_doubles_the_shields_only(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "oOxx")
    table = duel(warbands={2: 3}, relics={2: "cup_of_plenty"}, title=2)
    table.do("campaign 2; target_relic cup_of_plenty; done")
    assert table.told("defense_value") == [(3 * 4 + 4,)]
    load(monkeypatch, "oxxx")
    table = duel(warbands={}, relics={2: "cup_of_plenty"}, title=2)
    table.do("campaign 2; target_relic cup_of_plenty; done")
    assert table.told("defense_value") == [(1 * 8 + 1,)]


@rule("OA-5.5.4-06", "OA-6.E-02")
def test_allies_add_their_boards_if_they_are_near(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    position = {"citizens": [2], "warbands": {0: 4, 2: 2}, "warbands_at": {"great_slum": {"purple": 1}}, "title": 1}
    table = duel(at={0: "great_slum"}, **position)
    table.do("campaign 2; done")
    assert table.told("defense_value") == [(1 + 2 + 4,)]
    table = duel(at={0: "wastes"}, **position)
    table.do("campaign 2; done")
    assert table.told("defense_value") == [(1 + 2,)]


@rule("OA-5.5.5-01", "OA-5.5.5-03", "OA-5.5.5-04", "OA-5.5.5-05")
@pytest.mark.parametrize(("roll", "value"), [("hhh", 1), ("hhhh", 2), ("sshhh", 3), ("k", 2), ("h", 0)])
def test_swords_and_pairs_of_hollow_swords_attack(monkeypatch: pytest.MonkeyPatch, roll: str, value: int) -> None:
    load(monkeypatch, "-", roll)
    table = duel(warbands={1: len(roll), 2: 9})
    table.do(f"campaign 2; done; dice {len(roll)}")
    assert table.told("attack_value") == [(value,)]


@rule("OA-5.5.5-02", "OA-10-09")
def test_each_skull_kills_a_warband_of_the_attacker(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "-", "kkk")
    table = duel(warbands={1: 5, 2: 9})
    table.do("campaign 2; done; dice 3")
    assert table.told("killed_on_board")[0] == (1, 3)
    assert table.player(1).warbands == 1, "of 2 that were left half died"


@rule("OA-5.5.5-06", "OA-5.5.5-07", "OA-5.5.5-10", "OA-10-09")
def test_exactly_as_many_are_sacrificed_as_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "OO", "sshhh")
    table = duel(warbands={1: 5}, title=2)
    table.do("campaign 2; done; dice 5")
    assert table.told("defense_value") == [(5,)]
    assert table.options() == ["decline", "sacrifice 3"]
    table.do("sacrifice 3")
    assert table.player(1).warbands == 2
    assert table.told("campaign_won") == [(1,)]
    load(monkeypatch, "OO", "sshhh")
    table = duel(warbands={1: 5}, title=2)
    table.do("campaign 2; done; dice 5; decline")
    assert table.told("campaign_lost") == [(1,)]


@rule("OA-5.5.5-07")
def test_nobody_is_sacrificed_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "-", "sss")
    table = duel(warbands={1: 3, 2: 9})
    table.do("campaign 2; done; dice 3")
    assert table.asked == (1, "act")
    assert table.told("campaign_lost") == [(1,)]


@rule("OA-5.5.5-08", "OA-5.5.5-09")
def test_the_attacker_needs_more_than_the_defender(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "-", "ss")
    table = duel(warbands={1: 2, 2: 1})
    table.do("campaign 2; done; dice 2; decline")
    assert table.told("campaign_lost") == [(1,)]
    load(monkeypatch, "-", "sss")
    table = duel(warbands={1: 3, 2: 1})
    table.do("campaign 2; done; dice 3")
    assert table.told("campaign_won") == [(1,)]
    assert table.asked == (2, "losses")
    table.do("number 1; number 0")
    assert table.g.campaign is None, "all dice are back"
