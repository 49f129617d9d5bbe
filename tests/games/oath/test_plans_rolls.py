"""Battle plans about skulls, faces, sacrifices and how many dice are rolled."""

from typing import Any

import pytest

from tests.games.oath.dice import load
from tests.games.oath.table import Table
from tests.games.oath.war import duel


def fought(monkeypatch: pytest.MonkeyPatch, plans: str, defense: str, attack: str, **position: Any) -> Table:
    """Seat 1 has attacked seat 2 with these plans and rolls; the title does not help."""
    position = {"title": 1, "warbands": {1: len(attack), 2: 9}} | position
    table = duel(**position)
    load(monkeypatch, defense, attack)
    table.do(f"campaign 2; done; dice {table.player(1).warbands}; {plans}")
    return table


@pytest.mark.parametrize("plan", ["outriders", "rangers", "the_great_levy", "kindred_warriors"])
def test_skulls_kill_nobody(monkeypatch: pytest.MonkeyPatch, plan: str) -> None:
    """But their swords count."""
    more = 3 if plan == "the_great_levy" else 0
    choices = f"plan {plan}" + ("; number 0" if plan == "kindred_warriors" else "")
    position: dict[str, Any] = {"advisers": {1: f"{plan} elders"}, "favor": {1: 2}, "secrets": {1: 1}}
    table = fought(monkeypatch, choices, "-", "kk" + "k" * more, **position, warbands={1: 2, 2: 12})
    assert table.told("attack_value") == [(4 + 2 * more,)]
    assert table.told("killed_on_board") == [(1, 1)], "half of the force of two, when the campaign was lost"


def test_skulls_of_an_attacker_kill_though_the_defender_has_the_levy(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fought(
        monkeypatch,
        "plan the_great_levy",
        "-",
        "kk",
        advisers={2: "the_great_levy"},
        favor={2: 2},
        warbands={1: 5, 2: 9},
    )
    assert table.told("killed_on_board") == [(1, 2), (1, 1)]


def test_rain_boots_ignore_single_shields(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(advisers={1: "rain_boots"}, relics={2: "map"}, title=1, warbands={1: 1})
    load(monkeypatch, "ooOx", "h")
    table.do("campaign 2; target_relic map; done; dice 1; plan rain_boots")
    assert table.told("defense_value") == [(2 * 2 + 1,)]
    assert table.told("discarded") == [(1, "rain_boots", "cradle")]


def test_rusting_ray_ignores_hollow_swords(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fought(
        monkeypatch,
        "plan rusting_ray",
        "-",
        "hhhhs",
        advisers={2: "rusting_ray"},
        secrets={2: 1},
        banners={2: "darkest_secret"},
    )
    assert table.told("attack_value") == [(1,)]


def test_lancers_count_everything_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fought(monkeypatch, "plan lancers", "-", "hsk", advisers={1: "lancers"}, warbands={1: 3, 2: 12})
    assert table.told("attack_value") == [(1 + 2 + 4,)], "one hollow sword is two, and these are a sword"
    assert table.told("killed_on_board")[0] == (1, 2), "the skull counts twice, too"
    assert table.told("discarded") == [(1, "lancers", "cradle")]


def test_war_tortoise_blunts_the_enemys_best_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {"favor": {1: 1, 2: 1}}
    table = fought(monkeypatch, "plan war_tortoise", "O", "ksh", advisers={2: "war_tortoise"}, **position)
    assert table.told("attack_value") == [(1,)]
    assert table.told("killed_on_board")[0] == (1, 1), "the skull still kills"
    assert table.told("defense_value") == [(2 + 10,)], "one's own shields count"
    table = fought(monkeypatch, "plan war_tortoise", "O", "ksh", advisers={1: "war_tortoise"}, **position)
    assert table.told("defense_value") == [(10,)]
    assert table.told("attack_value") == [(3,)]


def test_mounted_patrol_halves_what_is_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(advisers={1: "longbows", 2: "mounted_patrol"}, warbands={1: 4, 2: 9}, title=1)
    load(monkeypatch, "-", "ss")
    table.do("campaign 2; done; dice 4; plan longbows; plan mounted_patrol")
    assert table.told("attack_pool")[-1] == (5,), "the pool itself is as it was"
    assert table.told("rolled_attack") == [(1, "sword+sword")]
    assert table.told("discarded") == [(2, "mounted_patrol", "cradle")]


def test_zealots_count_three(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fought(monkeypatch, "plan zealots", "-", "sh", advisers={1: "zealots"}, favor={1: 1}, warbands={1: 2, 2: 3})
    assert table.told("defense_value") == [(4,)]
    assert table.options() == ["decline", "sacrifice 2"], "short by four: two warbands"
    table.do("sacrifice 2")
    assert table.told("campaign_won") == [(1,)]


def test_zealots_are_judged_when_they_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(advisers={1: "zealots"}, favor={1: 1}, title=1)
    load(monkeypatch)
    table.do("campaign 2; done; dice 3")
    assert table.asked[1] != "plans", "3 against 3"
    table = duel(advisers={1: "zealots"}, favor={1: 1}, warbands={1: 2, 2: 2}, title=1)
    load(monkeypatch)
    table.do("campaign 2; done; dice 2")
    assert table.options() == ["done", "plan zealots"]


# Rolling again


def test_jinx_rolls_ones_own_dice_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(advisers={1: "jinx"}, secrets={1: 1}, warbands={1: 3, 2: 9}, title=1)
    load(monkeypatch, "O", "hhh", "sss")
    table.do("campaign 2; done; dice 3")
    assert table.asked == (1, "reroll")
    table.do("reroll")
    assert table.told("attack_value") == [(3,)]
    assert table.g.on("jinx").secrets == 1
    table.do("campaign 2; done; dice 2")
    assert table.asked[1] != "reroll", "no second time before the secret has gone"


def test_jinx_needs_its_ruler_and_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    for position in (
        {"advisers": {1: "jinx"}},
        {"sites": {"great_slum": "jinx"}, "secrets": {1: 1}},
        {"advisers": {0: "jinx"}, "secrets": {0: 1, 1: 1}},
    ):
        table = duel(**position, warbands={1: 3, 2: 9}, title=1)
        load(monkeypatch)
        table.do("campaign 2; done; dice 3")
        assert table.asked[1] == "act"


def test_jinx_outside_ones_turn_turns_the_secret_facedown(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(advisers={2: "jinx"}, secrets={2: 1}, warbands={1: 3, 2: 9}, title=1)
    load(monkeypatch, "-", "O")
    table.do("campaign 2; done; dice 3; reroll")
    assert table.told("defense_value") == [(2 + 10,)]
    assert table.player(2).facedown == 1


def test_jinx_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(advisers={1: "jinx"}, secrets={1: 1}, warbands={1: 3, 2: 9}, title=1)
    load(monkeypatch, "O", "sss")
    table.do("campaign 2; done; dice 3; decline")
    assert table.told("attack_value") == [(3,)]
    assert table.player(1).secrets == 1
