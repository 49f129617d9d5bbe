"""Bandits, the Bandit Crown, and whose enemies are whose (OA-7.6.5, OA-10)."""

import pytest

from tests.games.oath.dice import load
from tests.games.oath.war import duel, war
from tests.ledger import rule


@rule("OA-7.6.5-01", "OA-7.6.5-02")
def test_the_crown_rules_sites_without_warbands() -> None:
    table = war(relics={2: "bandit_crown"})
    assert table.options("campaign") == ["campaign 2"]
    assert table.options("campaign_bandits") == []


@rule("OA-7.6.5-03")
def test_the_crown_lets_the_last_warband_leave() -> None:
    sites = {"great_slum": {"red": 1}}
    assert war(warbands_at=sites).options("lift") == []
    table = war(warbands_at=sites, relics={1: "bandit_crown"})
    assert table.options("lift") == ["lift"]
    table.do("lift")
    assert table.player(1).warbands == 4


@rule("OA-7.6.5-04", "OA-7.6.5-06")
def test_bandits_defend_for_the_crown_but_do_not_die(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "--", "ssssssss")
    table = duel(
        warbands={1: 8},
        relics={2: "bandit_crown"},
        warbands_at={"great_slum": {"blue": 2}, "wastes": {"red": 1}, "plains": {"red": 1}},
    )
    table.do("campaign 2; target_site rocky_coast; done; dice 8")
    assert table.told("defense_value") == [(2 + 2,)], "two warbands, and a bandit at each target"
    table.do("number 0; number 0")
    assert table.player(2).warbands == 0, "half of four are two, who were no bandits"


@rule("OA-7.6.5-05", "OA-7.6.5-06")
def test_bandits_attack_for_the_crown(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "--", "kkk")
    table = war(
        relics={1: "bandit_crown"},
        sites={"great_slum": "captains"},
        favor={1: 1},
        warbands={1: 1},
        warbands_at={"wastes": {"red": 1}},
        at={2: "wastes"},
    )
    table.do("power captains; place wastes")
    assert table.options("dice") == ["dice 0", "dice 1", "dice 2", "dice 3"]
    table.do("dice 3")
    assert table.told("attack_value") == [(6,)]
    assert table.player(1).warbands == 0
    assert table.place("wastes").warbands == {}


@rule("OA-10-02", "OA-10-03")
def test_bandits_are_everybodys_enemies() -> None:
    table = war(sites={"wastes": "tome_guardians"}, supply={1: 7}, secrets={1: 5}, at={1: "wastes"})
    assert "recover darkest_secret" not in table.options("recover")
    table = war(secrets={1: 5}, at={1: "wastes"})
    assert "recover darkest_secret" in table.options("recover")


@rule("OA-10-04")
def test_the_enemies_of_an_attacker_are_the_defender_and_the_allies(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "-", "ssssssss")
    table = duel(
        citizens=[2],
        warbands={1: 8},
        warbands_at={"great_slum": {"purple": 1}},
        advisers={0: "elders", 1: "military_parade", 2: "wolves"},
        banks={"nomad": 3, "beast": 3},
        title=1,
    )
    table.do("campaign 2; done; dice 8; plan military_parade; number 0")
    assert table.player(1).favor == 2
    assert (table.g.banks["nomad"], table.g.banks["beast"]) == (2, 2)
