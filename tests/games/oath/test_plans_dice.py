"""Battle plans that change the pools, their conditions and their costs."""

from typing import Any

import pytest

from tests.games.oath.dice import load
from tests.games.oath.table import Table
from tests.games.oath.war import attacked, duel, fight, war


def pools(table: Table) -> tuple[int, int]:
    """The pools as they were told last."""
    (attack,), (defense,) = table.told("attack_pool")[-1], table.told("defense_pool")[-1]
    return int(attack), int(defense)


PLANS = {
    "longbows": 1,
    "mercenaries": 3,
    "horse_archers": 3,
    "code_of_honor": 2,
    "village_constable": 2,
    "the_great_levy": 3,
}
"""Plans of either side that need nothing but their cost, and the dice by which they help."""


@pytest.mark.parametrize(("plan", "dice"), PLANS.items())
def test_the_attacker_adds_and_the_defender_removes(monkeypatch: pytest.MonkeyPatch, plan: str, dice: int) -> None:
    table = attacked(monkeypatch, advisers={1: plan}, favor={1: 2})
    table.do(f"plan {plan}")
    assert pools(table) == (3 + dice, 1)
    table = attacked(monkeypatch, advisers={2: plan}, favor={2: 2})
    table.do(f"plan {plan}")
    assert pools(table) == (3 - dice, 1)


COSTS = {
    "mercenaries": (1, 0),
    "rangers": (1, 0),
    "extra_provisions": (1, 0),
    "billowing_fog": (0, 1),
    "kindred_warriors": (0, 1),
    "field_promotion": (1, 0),
    "shield_wall": (1, 0),
    "specialist": (2, 0),
    "slander": (1, 0),
    "the_great_levy": (2, 0),
    "hearts_and_minds": (3, 0),
    "mountain_giant": (0, 1),
    "war_tortoise": (1, 0),
    "peace_envoy": (1, 0),
}
"""Placed favor and secrets."""


@pytest.mark.parametrize(("plan", "cost"), COSTS.items())
def test_placed_costs(monkeypatch: pytest.MonkeyPatch, plan: str, cost: tuple[int, int]) -> None:
    favor, secrets = cost
    seat = 2 if plan in ("extra_provisions", "shield_wall", "hearts_and_minds") else 1
    table = attacked(monkeypatch, advisers={seat: plan}, favor={seat: favor}, secrets={seat: secrets})
    assert f"plan {plan}" in table.options()
    table = attacked(monkeypatch, advisers={seat: plan}, favor={seat: favor}, secrets={seat: secrets})
    bank = table.g.banks[table.g.box.suits[plan]]
    table.do(f"plan {plan}")
    if seat == 1:
        assert (table.g.on(plan).favor, table.g.on(plan).secrets) == cost
    else:
        assert table.g.banks[table.g.box.suits[plan]] == bank + favor, "outside one's turn favor goes to the bank"
    less = {seat: favor - 1} if favor else {}
    table = attacked(monkeypatch, advisers={seat: plan}, favor=less, secrets={seat: secrets - 1} if secrets else {})
    assert table.asked[1] != "plans"


def test_secrets_of_a_defender_turn_facedown(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={2: "billowing_fog"}, secrets={2: 1})
    table.do("plan billowing_fog")
    assert (table.player(2).secrets, table.player(2).facedown) == (0, 1)


def test_extra_provisions_and_storm_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={2: "extra_provisions storm_caller"}, favor={2: 1})
    table.do("plan extra_provisions; plan storm_caller")
    assert pools(table) == (3, 4)
    assert table.told("discarded") == []
    table.do("decline")
    assert table.told("discarded") == [(2, "storm_caller", "cradle")]


def test_keep_and_bandit_rampart_only_if_their_site_is_targeted(monkeypatch: pytest.MonkeyPatch) -> None:
    sites = {"great_slum": {"blue": 1}, "wastes": {"blue": 1}}
    load(monkeypatch)
    for place, fits in (("great_slum", True), ("wastes", False)):
        table = duel(sites={place: "keep bandit_rampart"}, warbands_at=sites, title=1)
        table.do("campaign 2; done; dice 3")
        assert (table.asked == (2, "plans")) == fits
    table = duel(sites={"great_slum": "keep bandit_rampart"}, warbands_at=sites, title=1)
    table.do("campaign 2; done; dice 3; plan keep; plan bandit_rampart")
    assert pools(table) == (1, 3)


def test_walled_garden_counts_beast_cards_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    sites = {"great_slum": "walled_garden", "wastes": "wolves", "plains": "elders forest_temple"}
    table = attacked(monkeypatch, sites=sites, advisers={2: "birdsong"})
    table.do("plan walled_garden")
    assert pools(table) == (3, 1 + 3)


def test_wrestlers_sacrifice_a_warband_of_the_force(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={2: "wrestlers"})
    table.do("plan wrestlers")
    assert table.asked == (2, "losses")
    table.do("number 0")
    assert table.place("great_slum").warbands == {}, "the last warband of the site"
    assert pools(table) == (3, 2)
    assert fight(table).sites == [7], "which stays a target"


def test_wrestlers_may_use_an_allys_board(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(
        citizens=[2],
        at={0: "great_slum"},
        warbands={0: 1, 1: 3},
        warbands_at={"great_slum": {"purple": 1}},
        advisers={2: "wrestlers"},
    )
    table.do("campaign 2; done; dice 3; plan wrestlers; number 1")
    assert table.player(0).warbands == 0


def test_wrestlers_need_a_warband(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = war(sites={"great_slum": "wrestlers"})
    table.do("campaign_bandits; done; dice 3")
    assert table.told("plan_of_bandits") == [], "bandits cannot be sacrificed"


def test_bear_traps(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={2: "bear_traps"})
    table.do("plan bear_traps")
    assert pools(table) == (2, 1)
    assert table.told("killed_on_board")[0] == (1, 1)


def test_scouts_bring_supply_even_for_a_free_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={1: "scouts"}, supply={1: 5})
    table.do("plan scouts")
    assert table.player(1).supply == 5 - 2 + 1
    load(monkeypatch)
    table = duel(
        advisers={1: "scouts"},
        sites={"great_slum": "captains"},
        favor={1: 1},
        supply={1: 0},
        warbands_at={"great_slum": {"red": 1}},
    )
    table.do("power captains; dice 3; plan scouts")
    assert table.player(1).supply == 1


@pytest.mark.parametrize("plan", ["fire_talkers", "rusting_ray"])
def test_plans_that_need_the_darkest_secret(monkeypatch: pytest.MonkeyPatch, plan: str) -> None:
    position: dict[str, Any] = {"advisers": {2: plan}, "secrets": {2: 1}}
    assert attacked(monkeypatch, **position).asked[1] != "plans"
    assert attacked(monkeypatch, **position, banners={1: "darkest_secret"}).asked[1] != "plans"
    table = attacked(monkeypatch, **position, banners={2: "darkest_secret"})
    assert table.options() == ["done", f"plan {plan}"]


def test_fire_talkers(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={1: "fire_talkers"}, secrets={1: 1}, banners={1: "darkest_secret"})
    table.do("plan fire_talkers")
    assert pools(table) == (6, 1)


@pytest.mark.parametrize("plan", ["village_constable", "the_great_levy"])
def test_plans_that_fear_the_peoples_favor(monkeypatch: pytest.MonkeyPatch, plan: str) -> None:
    position: dict[str, Any] = {"advisers": {1: plan}, "favor": {1: 2}}
    assert attacked(monkeypatch, **position, banners={2: "peoples_favor"}).asked[1] != "plans"
    assert attacked(monkeypatch, **position, banners={1: "peoples_favor"}).asked[1] == "plans"


def test_bandits_look_at_the_attackers_banner(monkeypatch: pytest.MonkeyPatch) -> None:
    for banners, used in (({}, [("village_constable",)]), ({1: "peoples_favor"}, [])):
        load(monkeypatch)
        table = war(sites={"great_slum": "village_constable"}, banners=banners)
        table.do("campaign_bandits; done; dice 3")
        assert table.told("plan_of_bandits") == used


def test_disgraced_captain_needs_an_order_card_at_a_target(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {"advisers": {1: "disgraced_captain"}, "favor": {1: 2}}
    assert attacked(monkeypatch, **position, sites={"great_slum": "elders", "wastes": "longbows"}).asked[1] != "plans"
    table = attacked(monkeypatch, **position, sites={"great_slum": "toll_roads garrison"})
    before = table.g.favor
    table.do("plan disgraced_captain")
    assert pools(table) == (7, 1), "once, however many there are"
    assert (table.g.on("disgraced_captain").favor, table.g.favor) == (1, before + 1)


def test_cracked_sage_needs_an_arcane_adviser_of_the_enemy(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {"favor": {1: 1}, "secrets": {1: 1}}
    assert attacked(monkeypatch, **position, advisers={1: "cracked_sage jinx"}).asked[1] != "plans"
    assert attacked(monkeypatch, **position, advisers={1: "cracked_sage"}, hidden={2: "augury"}).asked[1] != "plans"
    table = attacked(monkeypatch, **position, advisers={1: "cracked_sage", 2: "gleaming_armor"})
    assert table.asked[1] != "plans", "the Gleaming Armor makes it dearer"
    table = attacked(monkeypatch, **position, advisers={1: "cracked_sage", 2: "sealing_ward"})
    table.do("plan cracked_sage")
    assert pools(table) == (7, 1)


def test_rangers_look_at_the_defense_pool_when_they_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    for relics, dice in (("", 3), ("map", 5)):
        table = duel(advisers={1: "rangers", 2: "storm_caller"}, favor={1: 1}, relics={2: relics}, title=1)
        table.do(
            "campaign 2; " + ("target_relic map; " if relics else "") + "done; dice 3; plan rangers; plan storm_caller"
        )
        assert pools(table)[0] == dice


def test_kindred_warriors_choose_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(
        monkeypatch,
        advisers={1: "kindred_warriors elders"},
        sites={"wastes": "wolves birdsong augury"},
        warbands_at={"great_slum": {"blue": 1}, "wastes": {"red": 1}},
        secrets={1: 1},
    )
    table.do("plan kindred_warriors")
    assert table.options() == ["number 0", "number 1", "number 2"], "Nomad and Beast"
    table.do("number 2")
    assert pools(table) == (5, 1)


def test_cracking_ground_counts_targeted_sites(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    sites = {"great_slum": {"blue": 1}, "wastes": {"blue": 1}, "rocky_coast": {"blue": 1}}
    table = duel(advisers={1: "cracking_ground"}, secrets={1: 1}, warbands_at=sites, title=1)
    table.do("campaign 2; target_site wastes; target_pawn; done; dice 3")
    burnt = table.g.secrets
    table.do("plan cracking_ground")
    assert pools(table)[0] == 5
    assert table.g.secrets == burnt + 1


def test_great_crusade_counts_nomad_cards_of_the_side(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={1: "great_crusade elders", 2: "lost_tongue"})
    table.do("plan great_crusade")
    assert pools(table) == (5, 1)
    load(monkeypatch)
    table = war(sites={"great_slum": "great_crusade", "wastes": "elders", "rocky_coast": "ancient_forge"})
    table.do("campaign_bandits; done; dice 3")
    assert table.told("attack_pool")[-1] == (0,), "all Nomad cards at sites of bandits"


def test_nature_worship_counts_beast_advisers(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={1: "nature_worship birdsong"}, hidden={1: "wolves"}, secrets={1: 1})
    table.do("plan nature_worship")
    assert pools(table) == (5, 1)


def test_nature_worship_counts_those_of_allies_too(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(
        citizens=[2],
        warbands_at={"great_slum": {"purple": 1}},
        advisers={0: "birdsong", 2: "nature_worship"},
        secrets={2: 1},
    )
    table.do("campaign 2; done; dice 3; plan nature_worship")
    assert table.told("attack_pool")[-1] == (1,)


def test_encirclement_needs_the_bigger_force(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {"advisers": {1: "encirclement"}, "favor": {1: 1}}
    assert attacked(monkeypatch, **position).asked[1] != "plans", "3 against 2 on the board and 1 at the site"
    table = attacked(monkeypatch, **position, warbands={1: 4, 2: 2})
    table.do("plan encirclement")
    assert pools(table) == (5, 1)


def test_mountain_giant_gives_one_die_or_three_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={1: "mountain_giant"}, secrets={1: 1}, warbands={1: 3, 2: 9})
    table.do("plan mountain_giant; choose 1")
    assert pools(table) == (4, 1)
    assert table.told("discarded") == []
    table = attacked(monkeypatch, advisers={1: "mountain_giant"}, secrets={1: 1}, warbands={1: 3, 2: 9})
    table.do("plan mountain_giant; choose 2")
    assert pools(table) == (6, 1)
    assert table.told("discarded") == [(1, "mountain_giant", "cradle")]


def test_rival_khan_looks_for_a_nomad_adviser_and_goes_anyway(monkeypatch: pytest.MonkeyPatch) -> None:
    for adviser, dice in (("elders", 7), ("wolves", 3)):
        table = attacked(monkeypatch, advisers={1: "rival_khan", 2: adviser}, warbands={1: 3, 2: 12})
        table.do("plan rival_khan")
        assert pools(table)[0] == dice
        assert table.told("discarded") == [(1, "rival_khan", "cradle")]


def test_warning_signals_shift_the_defenders_warbands(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(
        monkeypatch, advisers={2: "warning_signals"}, warbands_at={"great_slum": {"blue": 1}, "wastes": {"blue": 4}}
    )
    table.do("plan warning_signals; lift_from wastes; number 3; station_at great_slum; number 5")
    assert table.told("defense_value") == [(6,)]
    assert table.place("wastes").warbands == {"blue": 1}


def test_two_plans_must_be_payable_together(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={1: "mercenaries rangers"}, favor={1: 1})
    table.do("plan rangers")
    assert table.asked[1] != "plans"
