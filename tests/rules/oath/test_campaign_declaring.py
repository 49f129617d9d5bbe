"""Steps 1 and 2 of a campaign: the defender, the targets, the dice, the allies (OA-5.5.1, OA-5.5.2)."""

import pytest

from tests.games.oath.dice import load
from tests.games.oath.war import duel, fight, war
from tests.ledger import rule


@rule("OA-5.5.1-01")
def test_a_campaign_costs_2_supply() -> None:
    table = duel(supply={1: 3})
    table.do("campaign 2")
    assert table.player(1).supply == 1
    assert duel(supply={1: 1}).options("campaign") == []


@rule("OA-5.5.1-02")
def test_the_defender_rules_ones_site_or_is_there() -> None:
    table = war(seats=4, at={3: "great_slum"}, warbands_at={"great_slum": {"blue": 1}, "wastes": {"purple": 1}})
    assert table.options("campaign") == ["campaign 2", "campaign 3"]
    table = war(at={2: "great_slum"}, turn=2, warbands_at={"great_slum": {"blue": 1}})
    assert table.options("campaign") == []


@rule("OA-5.5.1-03", "OA-10-23")
def test_bandits_can_be_attacked_where_no_player_rules() -> None:
    assert war().options("campaign_bandits") == ["campaign_bandits"]
    assert war(warbands_at={"great_slum": {"red": 1}}).options("campaign_bandits") == []
    assert duel().options("campaign_bandits") == []


@rule("OA-5.5.1-04", "OA-6.E-03", "OA-10-08", "OA-10-12")
def test_a_citizen_who_attacks_the_empire_is_no_imperial_player_then() -> None:
    table = war(citizens=[1], warbands_at={"great_slum": {"purple": 1}, "wastes": {"purple": 2}})
    assert table.options("campaign") == ["campaign 0"]
    table.do("campaign 0")
    assert fight(table).rebels == [1]
    assert table.options("target_site") == ["target_site wastes"], "the own site is a target already"
    assert fight(table).sites == [7]


@rule("OA-5.5.1-05", "OA-5.5.1-07")
def test_a_citizen_whom_the_chancellor_attacks_rules_no_imperial_site_then() -> None:
    table = war(turn=0, citizens=[1, 2], at={1: "great_slum", 2: "great_slum"}, warbands_at={"wastes": {"purple": 1}})
    table.do("campaign 1")
    assert fight(table).rebels == [1]
    assert table.asked == (0, "attack_dice"), "the pawn is the only target, taken without asking"
    assert fight(table).pawn
    assert not fight(table).sites
    table.do("dice 0")
    assert not table.told("joined"), "nobody helps somebody who is no Imperial player"


@rule("OA-5.5.1-06")
def test_nobody_to_attack_at_a_site_of_ones_own() -> None:
    assert war(warbands_at={"great_slum": {"red": 1}}).options("campaign") == []


@rule("OA-5.5.1-07")
def test_a_citizen_elsewhere_offers_the_chancellor_no_target() -> None:
    table = war(turn=0, citizens=[1], at={1: "wastes"}, warbands_at={"great_slum": {"purple": 1}})
    assert table.options("campaign") == []


@rule("OA-5.5.2-01", "OA-2.4.2-01", "OA-2.5.2-01", "OA-2.8.3-01", "OA-5.5.2-04", "OA-5.5.2-07", "OA-10-05")
def test_each_target_brings_its_dice() -> None:
    table = duel(relics={2: "cup_of_plenty"}, banners={2: "peoples_favor"}, banner_tokens={"peoples_favor": 4})
    table.do("campaign 2")
    assert fight(table).defense == 1
    assert table.options() == ["done", "target_pawn", "target_relic cup_of_plenty", "target_relic peoples_favor"]
    table.do("target_relic cup_of_plenty")
    assert fight(table).defense == 3
    table.do("target_relic peoples_favor")
    assert fight(table).defense == 7
    table.do("target_pawn")
    assert fight(table).defense == 9


@rule("OA-5.5.2-02")
def test_all_sites_of_the_defender_can_be_targets() -> None:
    table = duel(warbands_at={"great_slum": {"blue": 1}, "plains": {"blue": 1}, "wastes": {"purple": 1}})
    table.do("campaign 2")
    assert table.options("target_site") == ["target_site plains"]


@rule("OA-5.5.2-03", "OA-5.5.2-04")
def test_relics_and_pawn_only_if_the_pawn_is_there() -> None:
    table = duel(at={2: "plains"}, relics={2: "cup_of_plenty"})
    table.do("campaign 2")
    assert table.asked == (1, "attack_dice")
    assert fight(table).relics == []
    assert not fight(table).pawn


@rule("OA-5.5.2-05")
def test_a_target_at_ones_site_is_needed() -> None:
    table = duel(warbands_at={"wastes": {"blue": 1}}, relics={2: "cup_of_plenty"})
    table.do("campaign 2")
    assert "done" not in table.options()
    table.do("target_site wastes")
    assert "done" not in table.options()
    table.do("target_relic cup_of_plenty")
    assert "done" in table.options()


@rule("OA-5.5.2-06")
def test_ones_site_must_be_a_target_if_the_defender_rules_it() -> None:
    table = duel()
    table.do("campaign 2")
    assert fight(table).sites == [7]
    assert table.told("targeted_site") == [(1, "great_slum")]


@rule("OA-5.5.2-08", "OA-10-01")
def test_as_many_attack_dice_as_warbands_on_the_board_or_fewer() -> None:
    table = duel(warbands_at={"great_slum": {"blue": 1}, "wastes": {"red": 4}})
    table.do("campaign 2; done")
    assert table.options() == ["dice 0", "dice 1", "dice 2", "dice 3"]
    table.do("dice 2")
    assert table.told("attack_pool") == [(2,)]


@rule("OA-5.5.2-09", "OA-6.E-02", "OA-10-07")
def test_the_chancellor_helps_an_imperial_defender() -> None:
    table = duel(citizens=[2], warbands_at={"great_slum": {"purple": 1}})
    table.do("campaign 2; done; dice 0")
    assert table.told("joined") == [(0, 2)]


@rule("OA-5.5.2-10")
def test_citizens_nearby_may_join_with_permission() -> None:
    table = war(
        seats=5,
        citizens=[2, 3, 4],
        at={2: "great_slum", 3: "wastes", 4: "plains"},
        warbands_at={"great_slum": {"purple": 1}, "wastes": {"purple": 1}, "plains": {"purple": 1}},
    )
    table.do("campaign 0; target_site wastes; done")
    assert table.asked == (2, "join")
    table.do("accept")
    assert table.asked == (0, "admit")
    table.do("accept")
    assert table.asked == (3, "join")
    table.do("accept; decline; dice 0")
    assert table.told("joined") == [(2, 0)]
    assert table.told("not_admitted") == [(3, 0)], "seat 4 is nowhere near, and was not asked"


@rule("OA-5.5.2-10")
def test_the_defender_gives_the_permission_even_if_that_is_a_citizen() -> None:
    table = war(
        seats=4,
        citizens=[2, 3],
        at={2: "great_slum", 3: "great_slum"},
        warbands_at={"great_slum": {"purple": 1}},
    )
    table.do("campaign 2; done; accept")
    assert table.asked == (2, "admit")
    table.do("accept; dice 0")
    assert table.told("joined") == [(0, 2), (3, 2)]


@rule("OA-5.5.2-10")
def test_the_attacking_citizen_does_not_join_the_defense() -> None:
    table = war(citizens=[1, 2], warbands_at={"great_slum": {"purple": 1}})
    table.do("campaign 0; dice 0")
    assert not table.told("joined")


@rule("OA-5.5.2-11")
def test_an_ally_brings_the_modifiers_of_the_defense() -> None:
    position = {
        "seats": 4,
        "citizens": [2, 3],
        "at": {2: "great_slum", 3: "great_slum"},
        "warbands": {1: 9},
        "warbands_at": {"great_slum": {"purple": 1}},
        "advisers": {3: "vow_of_peace"},
    }
    table = war(**position)
    table.do("campaign 2; done; accept; accept; dice 0")
    assert table.asked == (1, "act"), "with the Vow of Peace among the allies nobody can be sacrificed"
    table = war(**position)
    table.do("campaign 2; done; decline; dice 0")
    assert table.asked == (1, "win_by_sacrifice")


@rule("OA-5.5.2-12", "OA-2.11-10")
def test_the_title_brings_the_defender_a_die() -> None:
    table = duel(title=2)
    table.do("campaign 2; done")
    assert fight(table).defense == 2


@rule("OA-2.11-11")
def test_a_usurper_defends_with_two_dice_more() -> None:
    table = duel(title=2)
    table.g.usurper = True
    table.do("campaign 2; done")
    assert fight(table).defense == 3


@rule("OA-2.11-13", "OA-6.E-01")
def test_the_empire_shares_the_die_of_the_title() -> None:
    table = duel(citizens=[2], warbands_at={"great_slum": {"purple": 1}}, title=0)
    table.do("campaign 2; done")
    assert fight(table).defense == 2
    table = duel(citizens=[2], warbands_at={"great_slum": {"purple": 1}}, title=1)
    table.do("campaign 2; done")
    assert fight(table).defense == 1, "an Exile's title does not help the Empire"


@rule("OA-2.11-12", "OA-6.E-01")
def test_the_chancellor_gets_the_title_for_what_a_citizen_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    table = war(turn=2, citizens=[2], oath="supremacy", title=1, warbands_at={"great_slum": {"red": 1}})
    load(monkeypatch, "--", "sss")
    table.do("campaign 1; dice 3; number 1")
    assert table.g.title == 0


@rule("OA-5.5.2-13")
def test_a_campaign_without_warbands() -> None:
    table = duel(warbands={})
    table.do("campaign 2; done")
    assert table.told("rolled_attack") == []
    assert table.told("campaign_lost") == [(1,)]


@rule("OA-5.5.2-14")
def test_warbands_lost_later_do_not_shrink_the_attack_pool() -> None:
    table = duel(warbands_at={"great_slum": {"blue": 1}}, advisers={2: "bear_traps"})
    table.do("campaign 2; done; dice 3; plan bear_traps")
    assert table.player(1).warbands <= 2
    assert table.told("attack_pool") == [(3,), (2,)], "the die of the plan, but not that of the killed warband"


@rule("OA-9.3-05")
def test_more_dice_are_rolled_than_there_are() -> None:
    table = duel(warbands={1: 12})
    table.do("campaign 2; done; dice 12")
    assert len(str(table.told("rolled_attack")[0][1]).split("+")) == 12
