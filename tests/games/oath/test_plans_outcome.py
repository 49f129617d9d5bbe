"""Battle plans that decide a campaign, spare or kill forces, and reward the victor."""

from typing import Any

import pytest

from tests.games.oath.dice import load
from tests.games.oath.war import SURE, battle, duel, finish, war

# Deciding


def test_hearts_and_minds_win_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan hearts_and_minds", SURE, advisers={2: "hearts_and_minds"}, favor={2: 3})
    assert table.told("rolled_defense") == table.told("rolled_attack") == []
    assert table.told("campaign_lost") == [(1,)]
    assert table.player(1).warbands == 4, "the attacker still loses half of the force"
    assert table.told("discarded") == [(2, "hearts_and_minds", "cradle")]


def test_hearts_and_minds_stay_with_the_peoples_favor(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan hearts_and_minds",
        SURE,
        advisers={2: "hearts_and_minds"},
        favor={2: 3},
        banners={2: "peoples_favor"},
    )
    assert table.told("discarded") == []


def test_peace_envoy_buys_the_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan peace_envoy", SURE, advisers={1: "peace_envoy longbows"}, favor={1: 2})
    assert table.told("rolled_attack") == []
    assert table.player(2).favor == 1, "one favor for the one die"
    assert table.asked == (1, "occupy")
    assert table.told("killed_on_board") == table.told("killed_at") == []
    assert table.player(2).warbands == 3, "the loser's force still goes home"


def test_peace_envoy_of_a_defender(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan peace_envoy", SURE, advisers={2: "peace_envoy"}, favor={2: 2})
    assert table.told("campaign_lost") == [(1,)]
    assert (table.player(1).favor, table.player(1).warbands) == (1, 8)


def test_peace_envoy_may_be_burnt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch, "plan peace_envoy", SURE, "target_pawn", advisers={1: "peace_envoy"}, favor={1: 4}, warbands={1: 8}
    )
    table.do("number 0; decline; burn_half 1")
    assert table.player(2).favor == 2


def test_peace_envoy_without_enough_favor_or_without_the_pawn_only_bars_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {"advisers": {1: "peace_envoy longbows"}, "warbands": {1: 8, 2: 13}}
    table = battle(monkeypatch, "plan peace_envoy", "h" * 8, favor={1: 1}, **position)
    assert table.told("rolled_attack")
    assert table.told("plan_used") == [(1, "peace_envoy")]
    assert table.player(1).warbands < 8, "and spares nobody"
    table = battle(monkeypatch, "plan peace_envoy", "h" * 8, "", favor={1: 5}, at={2: "plains"}, **position)
    assert table.told("gave_favor") == []


def test_peace_envoy_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan longbows", "h" * 9, advisers={1: "peace_envoy longbows"}, favor={1: 4})
    assert table.asked[1] != "plans"


# Sparing and killing


@pytest.mark.parametrize("plan", ["traveling_doctor", "billowing_fog"])
def test_nobody_of_a_spared_force_dies(monkeypatch: pytest.MonkeyPatch, plan: str) -> None:
    table = battle(monkeypatch, f"plan {plan}", "h" * 8, advisers={1: plan}, secrets={1: 1}, warbands={1: 8, 2: 12})
    assert table.player(1).warbands == 8
    assert bool(table.told("discarded")) == (plan == "traveling_doctor")


def test_the_doctor_stays_with_the_victor(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan traveling_doctor", SURE, advisers={1: "traveling_doctor"})
    finish(table)
    assert table.told("discarded") == []


def test_the_doctor_of_losing_bandits_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "-", "sss")
    table = war(sites={"great_slum": "traveling_doctor"})
    table.do("campaign_bandits; done; dice 3; number 0")
    assert table.told("bandits_discarded") == [("traveling_doctor", "cradle")]


def test_mercenaries_leave_the_loser_only(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {"advisers": {1: "mercenaries"}, "favor": {1: 1}}
    table = battle(monkeypatch, "plan mercenaries", SURE + "sss", **position)
    finish(table)
    assert table.told("discarded") == []
    table = battle(monkeypatch, "plan mercenaries", "h" * 11, **position, warbands={1: 8, 2: 14})
    assert table.told("discarded") == [(1, "mercenaries", "cradle")]


def test_shield_wall_kills_the_whole_losing_force(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan shield_wall", SURE, advisers={2: "shield_wall"}, favor={2: 1})
    assert table.told("defense_pool")[-1] == (3,)
    finish(table)
    assert table.player(2).warbands == 0


def test_shield_wall_is_cancelled_by_the_doctor(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan shield_wall; plan traveling_doctor",
        SURE,
        advisers={2: "shield_wall traveling_doctor"},
        favor={2: 1},
    )
    finish(table)
    assert table.player(2).warbands == 3


def test_hospital_brings_the_dead_back_to_its_site(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan hospital",
        "kk" + "h" * 6,
        sites={"wastes": "hospital"},
        warbands={1: 8, 2: 14},
        warbands_at={"great_slum": {"blue": 1}, "wastes": {"red": 1}},
    )
    assert table.told("campaign_lost") == [(1,)]
    assert table.place("wastes").warbands == {"red": 1 + 2 + 3}, "two by skulls, half of six"
    assert table.player(1).warbands == 3


def test_hospital_does_not_help_if_its_site_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan hospital", SURE, sites={"great_slum": "hospital"}, warbands={1: 8, 2: 3})
    bank = table.player(2).bank
    table.do("number 2; number 1")
    assert table.told("not_brought_back") == [(2, "blue")]
    assert table.player(2).bank == bank + 2


def test_hospital_of_an_attacker_at_the_won_site(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan hospital",
        "kk" + "s" * 6,
        sites={"wastes": "hospital"},
        warbands_at={"great_slum": {"blue": 1}, "wastes": {"red": 1}},
    )
    finish(table)
    assert table.place("wastes").warbands == {"red": 3}


# Rewards


def test_battle_honors(monkeypatch: pytest.MonkeyPatch) -> None:
    for bank, gained in ((5, 2), (1, 1)):
        table = battle(monkeypatch, "plan battle_honors", SURE, advisers={1: "battle_honors"}, banks={"order": bank})
        finish(table)
        assert table.player(1).favor == gained


def test_bandits_burn_what_they_win(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "O", "h")
    table = war(
        sites={"great_slum": "battle_honors military_parade"},
        advisers={1: "elders"},
        warbands={1: 1},
        banks={"order": 3, "nomad": 3},
    )
    burnt = table.g.favor
    table.do("campaign_bandits; done; dice 1")
    assert (table.g.banks["order"], table.g.banks["nomad"]) == (1, 2)
    assert table.g.favor == burnt + 3


def test_military_parade_counts_advisers_of_a_suit_each(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan military_parade",
        SURE,
        advisers={1: "military_parade", 2: "elders lost_tongue"},
        hidden={2: "wolves"},
        banks={"nomad": 5, "beast": 5},
    )
    finish(table)
    assert table.player(1).favor == 2
    assert table.g.banks["nomad"] == 3


def test_field_promotion(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan field_promotion", SURE, advisers={1: "field_promotion"}, favor={1: 1})
    table.do("number 1; number 0")
    assert table.player(1).warbands == 11


def test_martial_culture_makes_a_citizen_of_a_victorious_exile(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan martial_culture", SURE, advisers={1: "martial_culture"}, supply={1: 4})
    table.do("number 1; number 0; accept")
    assert table.player(1).role == "citizen"
    assert "" not in table.g.reliquary
    assert table.asked[1] != "act" or table.asked[0] != 1, "the Act phase is over"


def test_martial_culture_only_for_exiles_against_exiles(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan martial_culture",
        SURE,
        citizens=[2],
        advisers={1: "martial_culture"},
        warbands_at={"great_slum": {"purple": 1}},
    )
    table.do("number 1; number 0")
    assert table.asked == (1, "act")


def test_book_burning_leaves_one_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(advisers={1: "book_burning"}, secrets={2: 2}, warbands={1: 8}, title=1)
    table.player(2).facedown = 2
    table.begin_anew()
    load(monkeypatch, "", SURE)
    table.do("campaign 2; target_pawn; dice 8; plan book_burning; number 0; decline")
    assert (table.player(2).secrets, table.player(2).facedown) == (1, 0)


def test_book_burning_needs_the_pawn_as_target(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan book_burning", SURE, advisers={1: "book_burning"}, secrets={2: 3})
    finish(table)
    assert table.player(2).secrets == 3


def test_slander_burns_all_favor(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch, "plan slander", SURE, "target_pawn", advisers={1: "slander"}, favor={1: 1, 2: 5}, warbands={1: 8}
    )
    table.do("number 0; decline")
    assert table.player(2).favor == 0
    assert table.asked == (1, "act"), "it is not asked whether to burn half"


def test_second_wind_travels_and_attacks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan second_wind",
        SURE,
        advisers={1: "second_wind"},
        favor={1: 1},
        secrets={1: 1},
        supply={1: 2},
        warbands_at={"great_slum": {"blue": 1}, "wastes": {"blue": 1}},
    )
    table.do("number 1; number 0")
    assert table.asked == (1, "destination")
    table.do("travel wastes")
    assert table.asked == (1, "defender")
    assert table.options() == ["campaign 2", "decline"]
    table.do("campaign 2")
    assert table.player(1).supply == 0
    assert table.asked == (1, "attack_dice")


def test_second_wind_needs_a_victory_and_each_half_may_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {"advisers": {1: "second_wind"}, "favor": {1: 1}, "secrets": {1: 1}}
    table = battle(monkeypatch, "plan second_wind", "h" * 8, **position, warbands={1: 8, 2: 12})
    assert table.asked == (1, "act")
    table = battle(monkeypatch, "plan second_wind", SURE, **position)
    table.do("number 1; number 0; decline")
    assert table.asked == (1, "defender"), "the pawn of the loser is still there"
    table.do("decline")
    assert table.asked == (1, "act")
