"""Step 3 of a campaign: who uses which battle plans, and what they cost (OA-5.5.3, OA-7.5)."""

import pytest

from tests.games.oath.dice import load
from tests.games.oath.war import duel, war
from tests.ledger import rule


@rule("OA-5.5.3-01", "OA-5.5.3-02", "OA-7.5.2-01")
def test_first_the_attacker_then_the_defender() -> None:
    table = duel(advisers={1: "longbows outriders", 2: "storm_caller"})
    table.do("campaign 2; done; dice 3")
    assert table.asked == (1, "plans")
    assert table.options() == ["done", "plan longbows", "plan outriders"]
    table.do("plan longbows")
    assert table.options() == ["done", "plan outriders"], "each plan once"
    table.do("done")
    assert table.asked == (2, "plans")
    assert table.options() == ["done", "plan storm_caller"]


@rule("OA-5.5.3-03")
def test_bandits_use_all_plans_that_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = war(sites={"great_slum": "longbows extra_provisions", "wastes": "storm_caller outriders"})
    table.do("campaign_bandits; done; dice 3; decline")
    assert table.told("plan_of_bandits") == [("storm_caller",), ("longbows",)]
    assert table.told("attack_pool") == [(3,), (2,)]
    assert table.told("defense_pool")[-1] == (3,)
    assert table.told("bandits_discarded") == [("storm_caller", "cradle")]


@rule("OA-5.5.3-04", "OA-5.5.3-11", "OA-7.5.4-01")
def test_missing_attack_dice_become_defense_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(advisers={2: "horse_archers"})
    table.do("campaign 2; done; dice 2; plan horse_archers")
    assert table.told("attack_pool") == [(2,), (0,)]
    assert table.told("defense_pool") == [(1,), (2,)]


@rule("OA-5.5.3-05", "OA-5.5.3-08", "OA-5.5.3-10", "OA-6.E-02")
def test_allies_use_plans_in_the_order_that_the_defender_says(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(
        citizens=[2],
        warbands_at={"great_slum": {"purple": 1}},
        advisers={0: "storm_caller", 2: "longbows"},
        sites={"great_slum": "keep"},
    )
    table.do("campaign 2; done; dice 3")
    assert table.asked == (2, "plans_by")
    assert table.options() == ["player 0", "player 2"]
    table.do("player 0")
    assert table.asked == (0, "plans")
    assert table.options() == ["done", "plan keep", "plan storm_caller"]
    table.do("plan keep")
    assert table.asked == (2, "plans_by"), "the side may take turns"
    table.do("player 2")
    assert table.asked == (2, "plans")
    assert table.options() == ["done", "plan longbows"], "the Keep has been used by the side"
    table.do("done")
    assert (table.asked, table.options()) == ((0, "plans"), ["done", "plan storm_caller"])


@rule("OA-5.5.3-06")
def test_you_are_the_whole_side(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(
        citizens=[2],
        warbands_at={"great_slum": {"purple": 1}},
        advisers={2: "fire_talkers"},
        secrets={2: 1},
        banners={0: "darkest_secret"},
    )
    table.do("campaign 2; done; dice 3; plan fire_talkers")
    assert table.told("attack_pool") == [(3,), (0,)]


@rule("OA-5.5.3-07")
def test_your_board_is_the_defenders(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(
        citizens=[2],
        warbands={0: 5, 1: 3, 2: 2},
        warbands_at={"great_slum": {"purple": 1}},
        advisers={0: "warning_signals"},
    )
    table.do("campaign 2; done; dice 3; plan warning_signals")
    assert table.asked[0] == 0
    table.do("station_at great_slum")
    assert table.options()[-1] == "number 2", "of the defender's board, not of the Chancellor's"


@rule("OA-5.5.3-09")
def test_who_uses_a_plan_pays_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(
        citizens=[2], warbands_at={"great_slum": {"purple": 1}}, sites={"great_slum": "extra_provisions"}, favor={0: 1}
    )
    table.do("campaign 2; done; dice 3; plan extra_provisions")
    assert table.player(0).favor == 0


@rule("OA-7.5-01", "OA-7.5-02", "OA-7.5-03", "OA-7.5-04")
def test_each_side_has_its_own_plans() -> None:
    table = duel(advisers={1: "outriders storm_caller longbows", 2: "scouts mounted_patrol code_of_honor"})
    table.do("campaign 2; done; dice 3")
    assert table.options("plan") == ["plan longbows", "plan outriders"]
    table.do("done")
    assert table.options("plan") == ["plan code_of_honor", "plan mounted_patrol"]


@rule("OA-7.5.1-01")
def test_being_at_a_plans_site_is_not_enough() -> None:
    table = duel(sites={"great_slum": "longbows"}, warbands_at={"great_slum": {"blue": 1}})
    table.do("campaign 2; done; dice 3")
    assert table.asked == (2, "plans")


@rule("OA-7.5.3-01")
def test_a_plan_can_be_paid_though_something_lies_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(advisers={1: "mercenaries"}, tokens={"mercenaries": (2, 0)}, favor={1: 1})
    table.do("campaign 2; done; dice 3")
    assert table.options() == ["done", "plan mercenaries"]


@rule("OA-7.5.3-02")
def test_a_plan_is_used_once_a_campaign_but_again_in_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "--", "hhhh", "--", "hhh")
    table = duel(advisers={1: "longbows"}, warbands={1: 3, 2: 9}, supply={1: 4}, title=2)
    table.do("campaign 2; done; dice 3; plan longbows")
    table.do("campaign 2; done; dice 2; plan longbows")
    assert table.told("plan_used") == [(1, "longbows"), (1, "longbows")]


@rule("OA-7.5.4-01", "OA-7.5.4-02")
def test_dice_are_added_or_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(advisers={1: "code_of_honor", 2: "longbows storm_caller"})
    table.do("campaign 2; done; dice 3; plan code_of_honor; plan longbows; plan storm_caller")
    assert table.told("attack_pool") == [(3,), (5,), (4,)]
    assert table.told("defense_pool") == [(1,), (3,)]
