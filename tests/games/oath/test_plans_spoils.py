"""Battle plans about discarding plans, and those of relics."""

from typing import Any

import pytest

from tests.games.oath.dice import load
from tests.games.oath.war import SURE, battle, duel, war

# Discarding


def test_wild_mounts_give_one_beast_for_nomad_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {
        "advisers": {1: "wild_mounts horse_archers lancers"},
        "sites": {"wastes": "wolves mushrooms"},
        "warbands": {1: 8, 2: 14},
        "warbands_at": {"great_slum": {"blue": 1}, "wastes": {"red": 1}},
    }
    plans = "plan wild_mounts; plan horse_archers; plan lancers; decline"
    table = battle(monkeypatch, plans, "h" * 11, **position)
    assert table.options() == ["card mushrooms", "card wolves", "decline"]
    table.do("card wolves; keep_plan lancers; keep_plan horse_archers")
    assert table.told("discarded") == [(1, "wolves", "cradle")]
    table = battle(monkeypatch, plans, "h" * 11, **position)
    table.do("decline")
    assert {card for _, card, _ in table.told("discarded")} == {"horse_archers", "lancers"}


def test_wild_mounts_of_a_defender_give_a_beast_that_is_locked_for_the_attacker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = battle(
        monkeypatch,
        "",
        "h" * 8,
        advisers={2: "ancient_bloodline storm_caller wild_mounts"},
        sites={"wastes": "wolves"},
        warbands={1: 8, 2: 14},
        warbands_at={"great_slum": {"blue": 1}, "wastes": {"blue": 1}},
    )
    table.do("plan storm_caller; plan wild_mounts")
    assert table.asked == (2, "which_card")
    assert table.options() == ["card wolves", "decline"]


def test_wild_mounts_of_bandits(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "", "")
    for nomads, gone in (("storm_caller", ["storm_caller"]), ("storm_caller mounted_patrol", ["mushrooms"])):
        table = war(
            board=(
                "plains",
                "lush_coast",
                "mountain",
                "buried_giant",
                "salt_flats",
                "rocky_coast",
                "wastes",
                "great_slum",
            ),
            sites={"great_slum": nomads, "wastes": "wild_mounts wolves", "salt_flats": "mushrooms"},
            warbands={1: 1},
        )
        table.do("campaign_bandits; done; dice 1")
        assert [card for card, _ in table.told("bandits_discarded")] == gone


# Relics


def test_relic_hunter_targets_buried_relics(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan relic_hunter",
        SURE,
        advisers={1: "relic_hunter"},
        relics_at={"great_slum": "map cup_of_plenty", "wastes": "whistle"},
        warbands_at={"great_slum": {"blue": 1}, "wastes": {"blue": 1}},
    )
    assert table.options() == ["done", "target_buried great_slum 1", "target_buried great_slum 2"]
    table.do("target_buried great_slum 1; target_buried great_slum 2")
    assert table.told("defense_pool")[-1] == (3,)
    table.do("number 1; number 0")
    assert table.asked == (1, "bury")
    table.do("accept; decline")
    assert table.player(1).relics == ["cup_of_plenty"]
    assert table.g.relic_deck[0] == "map"


def test_relic_hunter_may_bury_the_defenders_relics(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan relic_hunter",
        SURE,
        "target_relic map; done",
        advisers={1: "relic_hunter"},
        relics={2: "map"},
    )
    table.do("number 1; number 0; accept")
    assert table.g.relic_deck[0] == "map"


def test_relic_hunter_cannot_bury_the_grand_scepter(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan relic_hunter",
        SURE,
        "target_relic grand_scepter; done",
        advisers={1: "relic_hunter"},
        relics={0: "", 2: "grand_scepter"},
    )
    table.do("number 1; number 0")
    assert table.asked == (1, "act")
    assert table.player(1).relics == ["grand_scepter"]


def test_sticky_fire_kills_the_survivors_for_a_favor(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch, "plan sticky_fire", SURE, relics={1: "sticky_fire"}, favor={1: 2}, warbands={1: 8, 2: 5}
    )
    table.do("number 3; number 0; accept")
    assert (table.player(2).warbands, table.player(2).favor) == (0, 1)


def test_sticky_fire_spares_who_is_spared_but_costs_the_favor(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan sticky_fire; plan traveling_doctor",
        SURE,
        relics={1: "sticky_fire"},
        favor={1: 1},
        advisers={2: "traveling_doctor"},
    )
    table.do("number 0; accept")
    assert (table.player(2).warbands, table.player(2).favor) == (3, 1)


def test_sticky_fire_may_be_left_and_needs_a_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan sticky_fire", SURE, relics={1: "sticky_fire"}, favor={1: 1})
    table.do("number 1; number 0; decline")
    assert (table.player(2).warbands, table.player(2).favor) == (2, 0)
    table = battle(monkeypatch, "plan sticky_fire", "h" * 8, relics={1: "sticky_fire"}, warbands={1: 8, 2: 12})
    assert table.asked == (1, "act")


def test_sticky_fire_leaves_warbands_outside_the_force(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch, "plan sticky_fire", SURE, "", relics={1: "sticky_fire"}, at={2: "plains"}, warbands={1: 8, 2: 5}
    )
    table.do("number 0; accept")
    assert table.player(2).warbands == 5


def test_the_hospital_also_saves_from_sticky_fire(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan sticky_fire; plan hospital",
        SURE,
        relics={1: "sticky_fire"},
        sites={"wastes": "hospital"},
        warbands={1: 8, 2: 4},
        warbands_at={"great_slum": {"blue": 1}, "wastes": {"blue": 1}},
    )
    table.do("number 2; number 0; accept")
    assert table.player(2).warbands == 0
    assert table.place("wastes").warbands == {"blue": 1 + 5}


def test_cursed_cauldron_counts_the_enemys_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch, "plan cursed_cauldron", "k" + SURE[1:], relics={1: "cursed_cauldron"}, warbands={1: 8, 2: 5}
    )
    table.do("number 3; number 0")
    assert table.player(1).warbands == 8 - 1 + 3, "one's own dead do not count"
    table = battle(
        monkeypatch,
        "plan cursed_cauldron; plan bear_traps; decline",
        "kk" + "h" * 5,
        relics={2: "cursed_cauldron"},
        advisers={2: "bear_traps"},
        warbands={1: 8, 2: 8},
    )
    assert table.told("gained_warbands") == [(2, 1 + 2 + 2)], "bear traps, skulls, half of five"


def test_cursed_cauldron_does_not_count_the_rescued(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan hospital; plan cursed_cauldron",
        "kk" + "h" * 6,
        relics={2: "cursed_cauldron"},
        sites={"wastes": "hospital"},
        warbands={1: 8, 2: 9},
        warbands_at={"great_slum": {"blue": 1}, "wastes": {"red": 1}},
    )
    assert table.told("gained_warbands") == []


def test_obsidian_cage_takes_what_is_left_and_gives_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(monkeypatch, "plan obsidian_cage", SURE, relics={1: "obsidian_cage"}, warbands={1: 8, 2: 5})
    table.do("number 3; number 0")
    assert table.player(2).warbands == 0
    assert table.g.caged == {"blue": 3}
    table.do("power obsidian_cage")
    assert table.options() == ["number 1", "number 2", "number 3"]  # to free nobody is no use of it
    table.do("number 2")
    assert table.player(2).warbands == 2
    assert table.g.caged == {"blue": 1}


def test_obsidian_cage_takes_what_the_hospital_has_not_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battle(
        monkeypatch,
        "plan obsidian_cage",
        SURE,
        relics={1: "obsidian_cage"},
        sites={"wastes": "hospital"},
        warbands={1: 8, 2: 4},
        warbands_at={"great_slum": {"blue": 1}, "wastes": {"blue": 1}},
    )
    table.do("plan hospital; number 1; number 1")
    assert table.place("wastes").warbands == {"blue": 3}, "2 of 5 would have died"
    assert table.g.caged == {"blue": 3}
    assert table.player(2).warbands == 0


def test_the_cage_gives_former_exiles_purple_warbands() -> None:
    table = duel(citizens=[2], relics={1: "obsidian_cage"}, warbands_at={})
    table.g.caged = {"blue": 2}
    table.player(2).bank -= 2
    table.begin_anew()
    bank = table.player(2).bank
    table.do("power obsidian_cage; number 2")
    assert table.player(2).warbands == 4
    assert table.player(2).bank == bank + 2
    assert table.g.caged == {}


def test_the_cage_is_emptied_when_it_goes_back_to_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(
        relics={2: "obsidian_cage"}, advisers={1: "relic_hunter"}, warbands={1: 8, 2: 2}, title=1, warbands_at={}
    )
    table.g.caged = {"red": 2}
    table.player(1).bank -= 2
    table.begin_anew()
    load(monkeypatch, "--", SURE)
    table.do("campaign 2; target_relic obsidian_cage; done; dice 8; plan relic_hunter; done; accept")
    assert table.g.caged == {}
    assert table.player(1).warbands == 10


def test_the_cage_has_no_action_while_it_is_empty() -> None:
    assert duel(relics={1: "obsidian_cage"}).options("power") == []
