"""Persistent powers about campaigns: plans, targets, dice, sacrifices, what follows."""

from typing import Any

import pytest

from tests.games.oath.dice import load
from tests.games.oath.war import SURE, attacked, battle, duel, fight, finish, war

# Plans


def test_true_names_bar_plans_of_ones_own_suits(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={1: "rangers longbows", 2: "true_names"}, favor={1: 1}, hidden={2: "keep"})
    assert table.options("plan") == ["plan longbows"], "a facedown adviser has no suit"
    table = attacked(monkeypatch, advisers={1: "true_names", 2: "war_tortoise storm_caller"}, favor={2: 1})
    assert table.asked == (2, "plans")
    assert table.options("plan") == ["plan storm_caller"]


def test_true_names_do_not_bar_relics_nor_ones_own_side(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={1: "true_names rangers"}, relics={1: "sticky_fire"}, favor={1: 1})
    assert table.options("plan") == ["plan rangers", "plan sticky_fire"]


def test_beast_tamer(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={1: "rangers horse_archers longbows", 2: "beast_tamer"}, favor={1: 1})
    assert table.options("plan") == ["plan longbows"]
    table = attacked(monkeypatch, advisers={0: "beast_tamer", 1: "horse_archers"})
    assert table.options("plan") == ["plan horse_archers"], "who takes no part is not protected"


def test_gleaming_armor_makes_plans_dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {"advisers": {1: "longbows", 2: "gleaming_armor"}}
    assert attacked(monkeypatch, **position).asked[1] != "plans"
    table = attacked(monkeypatch, **position, secrets={1: 1})
    table.do("plan longbows")
    assert table.g.on("longbows").secrets == 1
    table = attacked(monkeypatch, advisers={1: "gleaming_armor", 2: "longbows"}, secrets={2: 1})
    table.do("plan longbows")
    assert table.player(2).facedown == 1


def test_gleaming_armor_silences_bandits(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = war(advisers={1: "gleaming_armor"}, sites={"great_slum": "longbows"})
    table.do("campaign_bandits; done; dice 3")
    assert table.told("plan_of_bandits") == []


def test_a_citizens_gleaming_armor_helps_only_as_ally(monkeypatch: pytest.MonkeyPatch) -> None:
    for choices, asked in (("decline", "plans"), ("accept; accept", "act")):
        load(monkeypatch)
        table = war(
            seats=4,
            citizens=[2, 3],
            at={2: "great_slum", 3: "great_slum"},
            warbands={1: 1},
            warbands_at={"great_slum": {"purple": 1}},
            advisers={1: "longbows", 3: "gleaming_armor"},
        )
        table.do(f"campaign 2; done; {choices}; dice 1")
        assert table.asked == (1, asked)


def test_insect_swarm_burns_a_favor_more(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {"advisers": {1: "insect_swarm", 2: "storm_caller"}}
    assert attacked(monkeypatch, **position).asked[1] != "plans"
    table = attacked(monkeypatch, **position, favor={2: 1})
    burnt = table.g.favor
    table.do("plan storm_caller")
    assert (table.player(2).favor, table.g.favor) == (0, burnt + 1)


def test_marsh_spirit_silences_whoever_targets_its_site(monkeypatch: pytest.MonkeyPatch) -> None:
    for place, asked in (("great_slum", 2), ("wastes", 1)):
        table = attacked(
            monkeypatch,
            sites={place: "marsh_spirit"},
            warbands_at={"great_slum": {"blue": 1}, "wastes": {"blue": 1}},
            advisers={1: "longbows", 2: "storm_caller"},
        )
        assert table.asked == (asked, "plans")


# Targets and their dice


def test_sealing_ward_and_circlet_add_dice() -> None:
    table = duel(advisers={2: "sealing_ward"}, relics={2: "map whistle"}, title=1)
    table.do("campaign 2; target_relic map; target_relic whistle")
    assert fight(table).defense == 1 + 4 + 3
    table = duel(relics={2: "circlet_of_command map"}, banners={2: "peoples_favor"}, title=1)
    table.do("campaign 2")
    assert table.options() == ["done", "target_pawn", "target_relic circlet_of_command"], "nothing else can be taken"
    table.do("target_pawn")
    assert fight(table).defense == 1 + 3


def test_sprawling_rampart_strengthens_every_site_of_its_ruler() -> None:
    sites = {"great_slum": {"blue": 1}, "wastes": {"blue": 1}, "rocky_coast": {"blue": 1}}
    table = duel(sites={"rocky_coast": "sprawling_rampart"}, warbands_at=sites, title=1)
    table.do("campaign 2; target_site wastes")
    assert fight(table).defense == 4
    table = duel(sites={"rocky_coast": "sprawling_rampart"}, warbands_at={"great_slum": {"blue": 1}}, title=1)
    table.do("campaign 2; done")
    assert fight(table).defense == 1, "bandits rule it"


def test_bandits_have_the_rampart_too() -> None:
    table = war(sites={"wastes": "sprawling_rampart"})
    table.do("campaign_bandits; done")
    assert fight(table).defense == 2


def test_hall_of_debate_guards_the_peoples_favor() -> None:
    table = duel(sites={"plains": "hall_of_debate"}, banners={2: "peoples_favor darkest_secret"})
    table.do("campaign 2")
    assert table.options("target_relic") == ["target_relic darkest_secret"]


def test_tome_guardians_guard_the_darkest_secret_from_enemies_of_the_ruler() -> None:
    table = duel(sites={"great_slum": "tome_guardians"}, banners={2: "darkest_secret"})
    table.do("campaign 2")
    assert table.options("target_relic") == []
    table = duel(
        sites={"wastes": "tome_guardians"},
        banners={2: "darkest_secret"},
        warbands_at={"great_slum": {"blue": 1}, "wastes": {"red": 1}},
    )
    table.do("campaign 2")
    assert table.options("target_relic") == ["target_relic darkest_secret"]


def test_lost_tongue_protects_from_those_who_rule_no_nomad_card() -> None:
    position: dict[str, Any] = {"relics": {2: "map"}, "banners": {2: "peoples_favor"}}
    table = duel(**position, advisers={2: "lost_tongue"})
    table.do("campaign 2")
    assert table.options("target_relic") == []
    table = duel(**position, advisers={1: "elders", 2: "lost_tongue"})
    table.do("campaign 2")
    assert len(table.options("target_relic")) == 2


def test_giant_python_asks_for_an_even_number_of_dice() -> None:
    table = duel(advisers={2: "giant_python"}, warbands_at={"great_slum": {"blue": 1}, "wastes": {"blue": 1}}, title=2)
    table.do("campaign 2")
    assert "done" not in table.options(), "one die; that of the title does not count"
    assert table.options() == ["target_pawn", "target_site wastes"]
    table.do("target_site wastes")
    assert "done" in table.options()
    assert "target_pawn" in table.options()


def test_giant_python_with_no_even_number_leaves_nothing_to_attack() -> None:
    assert duel(at={2: "plains"}, advisers={2: "giant_python"}).options("campaign") == []
    table = duel(at={2: "plains"}, advisers={2: "giant_python"}, sites={"great_slum": "sprawling_rampart"})
    assert table.options("campaign") == ["campaign 2"], "the dice of the rampart count"


def test_giant_python_of_the_chancellor_binds_all_who_attack_the_empire() -> None:
    position: dict[str, Any] = {"citizens": [2], "at": {2: "plains"}, "warbands_at": {"great_slum": {"purple": 1}}}
    assert duel(**position, advisers={0: "giant_python"}).options("campaign") == []
    assert duel(**position, advisers={2: "giant_python"}).options("campaign") == ["campaign 0"]


# The attacker


def test_vow_of_peace_forbids_campaigns() -> None:
    assert duel(advisers={1: "vow_of_peace"}).options("campaign") == []
    table = duel(turn=2, citizens=[2], advisers={0: "vow_of_peace"}, warbands_at={"great_slum": {"red": 1}})
    assert table.options("campaign") == ["campaign 1"], "the Chancellor's vow does not bind Citizens"


def test_vow_of_peace_forbids_sacrifices_against_its_holder(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, warbands={1: 9}, advisers={2: "vow_of_peace"})
    assert table.told("campaign_lost") == [(1,)]
    assert table.asked == (1, "act")


def test_vow_of_union_lets_all_sites_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    sites = {"great_slum": {"blue": 1}, "wastes": {"red": 2}, "rocky_coast": {"red": 1}}
    table = duel(advisers={1: "vow_of_union"}, warbands={1: 1, 2: 12}, warbands_at=sites, title=1)
    load(monkeypatch, "-", "kkkh")
    table.do("campaign 2; done")
    assert table.options()[-1] == "dice 4"
    table.do("dice 4")
    assert table.asked == (1, "losses")
    table.do("number 0")
    assert table.place("wastes").warbands == {}, "the last warband of a site may fall"
    assert table.place("rocky_coast").warbands == {}
    assert table.player(1).warbands == 1


def test_survivors_of_the_union_stay_after_a_victory_and_go_home_after_a_defeat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sites = {"great_slum": {"blue": 1}, "wastes": {"red": 2}}
    table = duel(advisers={1: "vow_of_union"}, warbands={1: 6}, warbands_at=sites, title=1)
    load(monkeypatch, "-", SURE)
    table.do("campaign 2; done; dice 8; number 1")
    assert table.asked == (1, "act"), "warbands of other sites are not moved"
    assert table.place("wastes").warbands == {"red": 2}
    table = duel(advisers={1: "vow_of_union"}, warbands={1: 6, 2: 12}, warbands_at=sites, title=1)
    load(monkeypatch, "-", "h" * 8)
    table.do("campaign 2; done; dice 8; number 4")
    assert table.place("wastes").warbands == {}
    assert table.player(1).warbands == 4


def test_vow_of_union_does_not_turn_purple_warbands_against_the_empire() -> None:
    table = war(
        citizens=[1], advisers={1: "vow_of_union"}, warbands_at={"great_slum": {"purple": 1}, "wastes": {"purple": 5}}
    )
    table.do("campaign 0; done")
    assert table.options()[-1] == "dice 3"


def test_brutal_kills_the_losers_whole_force(monkeypatch: pytest.MonkeyPatch) -> None:
    for roll, left in ((SURE, (8, 0)), ("h" * 8, (0, 5))):
        table = war(
            turn=0,
            reliquary="- map whistle cup_of_plenty",
            at={2: "great_slum"},
            warbands={0: 8, 2: 5},
            title=1,
        )
        load(monkeypatch, "--", roll)
        table.do("campaign 2; dice 8")
        if table.asked[1] == "win_by_sacrifice":
            table.do("decline")
        finish(table)
        assert (table.player(0).warbands, table.player(2).warbands) == left


def test_brutal_does_not_hold_when_the_chancellor_defends(monkeypatch: pytest.MonkeyPatch) -> None:
    table = war(reliquary="- map whistle cup_of_plenty", at={0: "great_slum"}, warbands={0: 9, 1: 4}, title=1)
    load(monkeypatch)
    table.do("campaign 0; target_pawn; done; dice 4")
    assert table.player(1).warbands == 2


# What follows


def test_herald_gains_after_campaigns_of_others_against_players(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={0: "herald"}, warbands={1: 3, 2: 9})
    assert table.asked == (0, "which_suit")
    table.do("suit order")
    assert table.player(0).favor == 1
    assert attacked(monkeypatch, advisers={1: "herald"}, warbands={1: 3, 2: 9}).asked == (1, "act")
    table = war(advisers={0: "herald"}, warbands={})
    table.do("campaign_bandits; done")
    assert table.asked == (1, "act")


def test_sneak_attack_answers_a_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={2: "sneak_attack longbows"}, warbands={1: 3, 2: 9}, supply={2: 0})
    table.do("done")
    assert table.asked == (2, "defender")
    assert table.options() == ["campaign 1", "decline"]
    table.do("campaign 1")
    assert table.asked == (2, "attack_dice")
    table.do("dice 9; plan longbows")
    assert table.told("attacks") == [(1, 2, "great_slum"), (2, 1, "great_slum")]


def test_sneak_attack_needs_a_lawful_defender(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(monkeypatch, advisers={0: "sneak_attack"}, warbands={1: 3, 2: 9})
    assert table.asked == (1, "act")


def test_a_sneak_attack_is_paid_as_outside_ones_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = attacked(
        monkeypatch, advisers={2: "sneak_attack billowing_fog"}, secrets={2: 1}, warbands={1: 3, 2: 9}, supply={2: 0}
    )
    table.do("done; campaign 1; dice 0; plan billowing_fog")
    assert table.player(2).facedown == 1


def test_sneak_attack_comes_before_second_wind(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan second_wind",
        SURE,
        advisers={1: "second_wind", 2: "sneak_attack"},
        favor={1: 1},
        secrets={1: 1},
    )
    table.do("number 1; number 0")
    assert table.asked == (2, "defender")
    table.do("decline")
    assert table.asked == (1, "destination")
