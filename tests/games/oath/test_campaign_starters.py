"""Cards that start campaigns, sites that bear upon them, thieves of relics, bandits, and the odds."""

from typing import Any

import pytest

from igroteka.games.oath.actions.campaign.odds import odds
from tests.games.oath.dice import load
from tests.games.oath.war import SURE, battle, duel, fight, war

# Starting campaigns


def test_captains_campaign_from_a_ruled_site(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "--", "ssssss")
    table = war(
        sites={"great_slum": "captains"},
        favor={1: 1},
        supply={1: 0},
        at={2: "wastes"},
        warbands_at={"wastes": {"red": 3}, "rocky_coast": {"red": 2}},
    )
    table.do("power captains")
    assert fight(table).at == 6, "only there is somebody to attack"
    assert table.options()[-1] == "dice 6", "board and site together"
    table.do("dice 6")
    assert table.told("campaign_won") == [(1,)]
    assert table.g.on("captains").favor == 1


def test_losses_of_captains_come_from_either(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "--", "hhhhh")
    table = war(
        sites={"great_slum": "captains"},
        favor={1: 1},
        at={2: "wastes"},
        warbands={1: 2, 2: 12},
        warbands_at={"wastes": {"red": 3}},
    )
    table.do("power captains; dice 5")
    assert table.asked == (1, "losses")
    table.do("number 0")
    assert table.place("wastes").warbands == {}
    assert table.player(1).warbands == 3, "survivors of the site have gone to the board"


def test_captains_occupy_from_board_and_site(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "---", "ssssss")
    table = war(
        sites={"great_slum": "captains"},
        favor={1: 1},
        at={2: "wastes"},
        warbands_at={"wastes": {"red": 3}, "rocky_coast": {"blue": 1}},
    )
    table.do("power captains; target_site rocky_coast; dice 6; number 1")
    assert table.asked == (1, "occupy_from")
    table.do("number 2; decline")
    assert table.place("rocky_coast").warbands == {"red": 3}
    assert table.place("wastes").warbands == {"red": 1}


def test_a_citizens_captains_turn_an_imperial_site_against_the_empire(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = war(
        citizens=[1],
        at={0: "wastes"},
        sites={"great_slum": "captains"},
        favor={1: 1},
        warbands={1: 1},
        warbands_at={"great_slum": {"purple": 1}, "wastes": {"purple": 4}},
    )
    table.do("power captains; place wastes")
    assert fight(table).sites == [], "the site need not be targeted"
    assert table.options("target_site") == ["target_site great_slum", "target_site wastes"]
    table.do("target_pawn; target_site wastes; done")
    assert table.options()[-1] == "dice 5"
    table.do("dice 0; decline")
    assert table.told("defense_value") == [(0,)], "its warbands do not defend, even if it is"


def test_captains_need_somebody_to_attack() -> None:
    table = war(sites={"great_slum": "captains"}, favor={1: 1}, warbands_at={"wastes": {"red": 3}})
    assert table.options("power") == []


def test_wild_allies_campaign_from_any_beast_site(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = war(
        advisers={1: "wild_allies"},
        secrets={1: 1},
        supply={1: 0},
        sites={"wastes": "wolves", "rocky_coast": "elders"},
        warbands_at={"wastes": {"blue": 2}, "rocky_coast": {"blue": 1}},
    )
    table.do("power wild_allies")
    assert fight(table).sites == [6], "a site of the defender is a target"
    table.do("done")
    assert table.options()[-1] == "dice 3"
    table.do("dice 3")
    assert table.told("defense_value") == [(2,)]


def test_wild_allies_use_ones_warbands_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = war(
        advisers={1: "wild_allies"},
        secrets={1: 1},
        at={2: "wastes"},
        sites={"wastes": "wolves"},
        warbands_at={"wastes": {"red": 2}},
    )
    table.do("power wild_allies")
    assert table.options()[-1] == "dice 5"
    assert duel(advisers={1: "wild_allies"}, secrets={1: 1}).options("power") == []


def test_knights_errant_campaign_after_a_muster(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {"advisers": {1: "knights_errant"}, "sites": {"great_slum": "elders"}, "favor": {1: 1}}
    table = duel(**position, supply={1: 1})
    table.do("muster elders; use knights_errant")
    assert table.asked == (1, "defender")
    table.do("campaign 2; done")
    assert table.options()[-1] == "dice 5", "the mustered warbands fight"
    table = duel(**position)
    table.do("muster elders; use knights_errant; decline")
    assert table.asked == (1, "act")
    table = duel(**position)
    table.do("muster elders; done")
    assert table.asked == (1, "act")


def test_hunting_party_campaigns_after_a_search_of_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    piles = {"hinterland": "wolves birdsong augury"}
    for source, asked in (("world", "defender"), ("hinterland", "act")):
        table = duel(advisers={1: "hunting_party"}, world="keep longbows scouts", piles=piles, supply={1: 2})
        table.do(f"search {source}; use hunting_party")
        while table.asked[1] not in ("defender", "act"):
            assert table.match.decision is not None
            table.match.play(table.match.decision.options[-1])
        assert table.asked == (1, asked)


# Sites


def test_plains_and_mountain_change_the_attack_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    for place, dice in (("plains", 4), ("mountain", 2)):
        load(monkeypatch)
        table = duel(at={1: place, 2: place}, warbands_at={place: {"blue": 1}}, relics={2: "map"}, title=1)
        table.do("campaign 2; target_relic map; done; dice 3")
        assert table.told("attack_pool")[-1] == (dice,), "once, whatever the number of targets"


def test_plains_count_for_a_pawn_there_though_the_attacker_rules_them(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(at={1: "plains", 2: "plains"}, warbands_at={"plains": {"red": 1}})
    table.do("campaign 2; dice 3")
    assert table.told("attack_pool")[-1] == (4,)


def test_mountain_with_an_empty_pool_helps_the_defense(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = duel(at={1: "mountain", 2: "mountain"}, warbands={}, warbands_at={"mountain": {"blue": 1}}, title=1)
    table.do("campaign 2; done")
    assert table.told("defense_pool") == [(1,), (2,)]


PASS = ("plains", "lush_coast", "narrow_pass", "mountain", "salt_flats", "rocky_coast", "wastes", "great_slum")


def test_narrow_pass_must_be_targeted_first() -> None:
    sites = {"great_slum": {"blue": 1}, "narrow_pass": {"blue": 1}, "salt_flats": {"blue": 1}}
    table = duel(board=PASS, warbands_at=sites)
    table.do("campaign 2; target_site salt_flats")
    assert sorted(fight(table).sites) == [2, 4, 7]


def test_narrow_pass_closes_its_region_if_somebody_else_holds_it() -> None:
    sites = {"great_slum": {"blue": 1}, "narrow_pass": {"purple": 1}, "salt_flats": {"blue": 1}}
    table = duel(board=PASS, warbands_at=sites)
    table.do("campaign 2")
    assert table.options("target_site") == []
    table = duel(board=PASS, warbands_at=sites | {"narrow_pass": {"red": 1}})
    table.do("campaign 2")
    assert table.options("target_site") == ["target_site salt_flats"], "unless one rules it"


def test_narrow_pass_does_not_matter_inside_its_region() -> None:
    sites = {"salt_flats": {"blue": 1}, "mountain": {"blue": 1}, "narrow_pass": {"purple": 1}}
    table = duel(board=PASS, at={1: "salt_flats", 2: "salt_flats"}, warbands_at=sites)
    table.do("campaign 2")
    assert table.options("target_site") == ["target_site mountain"]


HIDDEN = (
    "plains",
    "lush_coast",
    "mountain",
    "buried_giant",
    "salt_flats",
    "rocky_coast",
    "the_hidden_place",
    "great_slum",
)


def test_the_hidden_place_costs_a_secret_once(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {
        "board": HIDDEN,
        "warbands_at": {"great_slum": {"blue": 1}, "the_hidden_place": {"blue": 1}},
    }
    table = duel(**position)
    table.do("campaign 2")
    assert table.options("target_site") == []
    load(monkeypatch)
    table = duel(**position, secrets={1: 2})
    table.do("campaign 2; target_site the_hidden_place; done")
    assert (table.player(1).secrets, table.player(1).facedown) == (1, 1)


def test_the_hidden_place_is_closed_without_a_secret_and_by_the_spell_breaker() -> None:
    position: dict[str, Any] = {
        "board": HIDDEN,
        "at": {1: "the_hidden_place", 2: "the_hidden_place"},
        "warbands_at": {"the_hidden_place": {"blue": 1}},
    }
    assert duel(**position).options("campaign") == []
    assert duel(**position, secrets={1: 1}).options("campaign") == ["campaign 2"]
    assert duel(**position, secrets={1: 1}, advisers={2: "spell_breaker"}).options("campaign") == []


# Relics and bandits


def test_ring_of_devotion_places_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "", SURE, relics={1: "ring_of_devotion"})
    table.do("number 1")
    assert table.asked == (1, "act")
    assert table.place("great_slum").warbands == {}


def test_relic_thief_takes_what_others_have_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {
        "advisers": {2: "relic_thief"},
        "favor": {2: 1},
        "secrets": {2: 1},
        "relics": {2: "map"},
        "warbands": {1: 8},
    }
    for roll, holder in (("-", 2), ("x", 2), ("o", 1)):
        table = duel(**position, title=1)
        load(monkeypatch, "----", SURE, roll)
        table.do("campaign 2; target_relic map; done; dice 8; number 0")
        assert table.asked == (2, "steal")
        table.do("accept")
        assert table.player(holder).relics == ["map"]
        assert (table.player(2).favor, table.player(2).facedown) == (0, 1)


def test_relic_thief_needs_the_region_and_the_price(monkeypatch: pytest.MonkeyPatch) -> None:
    for more in ({"at": {0: "wastes"}}, {"favor": {0: 1}, "secrets": {0: 1}}):
        table = duel(relics={2: "map"}, advisers={0: "relic_thief"}, warbands={1: 8}, title=1, **more)
        load(monkeypatch, "----", SURE)
        table.do("campaign 2; target_relic map; done; dice 8; number 0")
        assert table.asked == (1, "act")


def test_the_title_follows_the_relics(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(
        advisers={2: "relic_thief"},
        favor={2: 1},
        secrets={2: 1},
        relics={0: "", 2: "map"},
        warbands={1: 8},
        title=2,
        oath="protection",
    )
    load(monkeypatch, "-----", SURE, "-")
    table.do("campaign 2; target_relic map; done; dice 8; number 0; accept")
    assert table.told("oathkeeper") == [(1,), (2,)]


def test_bandit_chief_brings_two_bandits_more(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = war(sites={"plains": "bandit_chief"}, warbands={})
    table.do("campaign_bandits; target_site wastes; done")
    assert table.told("defense_value") == [(6,)]
    table = duel(sites={"plains": "bandit_chief"}, relics={2: "bandit_crown"}, warbands={}, title=1)
    table.do("campaign 2; done")
    assert table.told("defense_value") == [(1 + 3,)], "for the Bandit Crown as well"


def test_a_citizen_with_the_crown_lends_the_empire_its_bandits(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch)
    table = war(citizens=[2], relics={2: "bandit_crown"}, warbands={}, warbands_at={"great_slum": {"purple": 2}})
    table.do("campaign 0; target_site wastes; done")
    assert table.told("defense_value") == [(2 + 2,)]


# Odds


def test_the_odds_are_exact() -> None:
    table = war(warbands={1: 1}, advisers={1: "longbows"})
    table.do("campaign_bandits; done; dice 1")
    assert odds(table.g) == pytest.approx(1 / 3 * 1 / 2 + 1 / 6 * 1 / 2), "a sword and the sacrifice, or the skull"


def test_the_odds_count_sacrifices_and_plans() -> None:
    table = war(warbands={1: 9}, advisers={1: "lancers outriders"})
    table.do("campaign_bandits; done; dice 0")
    assert odds(table.g) == pytest.approx(1.0), "nine against at most three"
