"""Cards about Trade, one by one."""

import pytest

from tests.games.oath.table import Table


def favor_of_trade(table: Table, choices: str) -> int:
    """How much favor the player whose turn it is gets by these choices."""
    before = table.g.me.favor
    table.do(choices)
    return table.g.me.favor - before


@pytest.mark.parametrize(("suit", "card"), [("beast", "wolves"), ("order", "keep")])
def test_acting_troupe_counts_as_beast_or_order(suit: str, card: str) -> None:
    table = Table(secrets={1: 1}, sites={"plains": card}, advisers={1: "acting_troupe"})
    table.do(f"trade {card} favor; use acting_troupe")
    assert table.options() == ["suit beast", "suit order"]
    table.do(f"suit {suit}")
    assert table.player(1).favor == 2


def test_acting_troupe_may_also_stay_arcane_but_not_be_both() -> None:
    table = Table(secrets={1: 2}, sites={"plains": "augury portal"}, advisers={1: "acting_troupe"})
    assert favor_of_trade(table, "trade augury favor; done") == 2
    assert favor_of_trade(table, "trade portal favor; use acting_troupe; suit beast") == 1


def test_acting_troupe_helps_the_cup_of_plenty() -> None:
    table = Table(
        secrets={1: 1},
        supply={1: 0},
        sites={"plains": "wolves"},
        advisers={1: "acting_troupe"},
        relics={1: "cup_of_plenty"},
    )
    table.do("trade wolves favor")
    assert (table.asked, table.player(1).favor, table.player(1).supply) == ((1, "act"), 2, 0)


def test_the_old_oak_yields_a_secret_more_to_friends_of_beasts() -> None:
    def laid(advisers: str) -> Table:
        return Table(favor={1: 2}, secrets={1: 1}, sites={"plains": "the_old_oak"}, advisers={1: advisers})

    table = laid("wolves")
    table.do("trade the_old_oak secrets; use the_old_oak")
    assert table.player(1).secrets == 3
    table = laid("scouts")
    table.do("trade the_old_oak secrets")
    assert (table.asked, table.player(1).secrets) == ((1, "act"), 1)
    table = laid("wolves")
    table.do("trade the_old_oak favor")
    assert (table.asked, table.player(1).favor) == ((1, "act"), 4)


def test_secret_signal_makes_one_favor_two() -> None:
    table = Table(secrets={1: 2}, sites={"plains": "elders augury"}, advisers={1: "secret_signal"}, banks={"nomad": 5})
    assert favor_of_trade(table, "trade elders favor; use secret_signal") == 2
    assert table.g.banks["nomad"] == 3
    assert favor_of_trade(table, "trade augury favor; use secret_signal") == 2


def test_map_library_lends_the_cards_of_the_region_to_a_pawn_at_its_site() -> None:
    table = Table(
        secrets={1: 1},
        at={1: "mountain"},
        sites={"mountain": "map_library", "salt_flats": "elders", "plains": "keep"},
    )
    assert table.options("trade") == ["trade elders favor", "trade map_library favor"]
    table.do("trade elders favor")
    assert (table.asked, table.g.on("elders").secrets) == ((1, "act"), 1)


def test_map_library_does_not_serve_a_ruler_who_is_elsewhere() -> None:
    table = Table(
        secrets={1: 1},
        at={1: "salt_flats"},
        sites={"mountain": "map_library", "buried_giant": "elders"},
        warbands_at={"mountain": {"red": 1}},
    )
    assert table.options("trade") == []


# Master of Disguise


def test_master_of_disguise_counts_the_advisers_of_another() -> None:
    table = Table(
        secrets={1: 2},
        sites={"plains": "wrestlers"},
        advisers={1: "master_of_disguise tents", 2: "scouts longbows"},
        banks={"order": 5},
    )
    table.do("trade wrestlers favor; use master_of_disguise")
    assert table.options() == ["player 0", "player 2"]
    assert favor_of_trade(table, "player 2") == 3
    assert (table.g.on("master_of_disguise").secrets, table.player(1).secrets) == (1, 0)
    assert table.g.doing is None


def test_master_of_disguise_forgets_ones_own_advisers() -> None:
    table = Table(secrets={1: 2}, sites={"plains": "wrestlers"}, advisers={1: "master_of_disguise scouts"})
    assert favor_of_trade(table, "trade wrestlers favor; use master_of_disguise; player 2") == 1


def test_master_of_disguise_lends_their_modifiers_not_ones_own() -> None:
    table = Table(
        secrets={1: 2},
        sites={"plains": "elders"},
        advisers={1: "master_of_disguise secret_signal", 2: "birdsong"},
    )
    table.do("trade elders favor; use master_of_disguise; player 2")
    assert table.options() == ["done", "use birdsong"]
    table.do("use birdsong")
    assert (table.player(1).supply, table.player(1).favor) == (7, 1)
    table = Table(
        secrets={1: 2},
        sites={"plains": "elders"},
        advisers={1: "master_of_disguise secret_signal", 2: "birdsong"},
    )
    table.do("trade elders favor; use secret_signal")
    assert (table.asked, table.player(1).favor) == ((1, "act"), 2)


def test_master_of_disguise_sidesteps_vows() -> None:
    table = Table(secrets={1: 3}, sites={"plains": "elders keep"}, advisers={1: "master_of_disguise vow_of_poverty"})
    assert favor_of_trade(table, "trade elders favor; use master_of_disguise; player 2") == 1
    assert favor_of_trade(table, "trade keep favor") == 0
    table = Table(
        secrets={1: 3},
        sites={"plains": "elders keep"},
        advisers={1: "master_of_disguise vow_of_kinship"},
        banks={"nomad": 3, "order": 3},
    )
    assert favor_of_trade(table, "trade elders favor; use master_of_disguise; player 2") == 1
    assert favor_of_trade(table, "trade keep favor") == 0
    assert table.g.banks["nomad"] == 3


def test_master_of_disguise_takes_over_their_vows() -> None:
    table = Table(secrets={1: 2}, sites={"plains": "elders"}, advisers={1: "master_of_disguise", 2: "vow_of_poverty"})
    assert favor_of_trade(table, "trade elders favor; use master_of_disguise; player 2") == 0


def test_spell_breaker_stops_master_of_disguise() -> None:
    table = Table(
        secrets={1: 2},
        sites={"plains": "elders", "mountain": "spell_breaker"},
        advisers={1: "master_of_disguise", 2: "tents"},
    )
    assert favor_of_trade(table, "trade elders favor") == 1


# Sparing Supply


def test_awaited_return_costs_a_warband_instead_of_supply() -> None:
    table = Table(secrets={1: 1}, warbands={1: 2}, sites={"plains": "elders"}, advisers={1: "awaited_return"})
    table.do("trade elders favor; use awaited_return")
    assert (table.player(1).supply, table.player(1).warbands, table.player(1).bank) == (7, 1, 13)
    table = Table(secrets={1: 1}, supply={1: 0}, sites={"plains": "elders"}, advisers={1: "awaited_return"})
    assert table.options("trade") == []


def test_birdsong_trades_with_beasts_and_nomads_without_supply() -> None:
    table = Table(secrets={1: 1}, supply={1: 0}, sites={"plains": "elders wolves keep"}, advisers={1: "birdsong"})
    assert table.options("trade") == ["trade elders favor", "trade wolves favor"]


def test_cup_of_plenty_trades_with_friends_without_supply() -> None:
    table = Table(
        secrets={1: 1},
        supply={1: 0},
        sites={"plains": "elders keep"},
        advisers={1: "scouts"},
        relics={1: "cup_of_plenty"},
    )
    assert table.options("trade") == ["trade keep favor"]


# Small Friends


def test_small_friends_trade_at_a_site_with_a_beast_card() -> None:
    table = Table(
        secrets={1: 1},
        advisers={1: "small_friends"},
        sites={"plains": "keep", "wastes": "wolves elders", "mountain": "augury"},
    )
    assert table.options("trade") == ["trade elders favor", "trade keep favor", "trade wolves favor"]
    table.do("trade elders favor")
    assert (table.asked, table.g.on("elders").secrets, table.player(1).at) == ((1, "act"), 1, 0)


def test_small_friends_lend_the_modifiers_there_and_not_those_here() -> None:
    table = Table(
        favor={1: 2},
        advisers={1: "small_friends"},
        sites={"plains": "map_library", "wastes": "the_old_oak"},
    )
    table.do("trade the_old_oak secrets")
    assert table.options() == ["done", "use the_old_oak"]
    table.do("use the_old_oak")
    assert table.player(1).secrets == 2


def test_small_friends_may_reach_a_library_of_maps() -> None:
    table = Table(
        secrets={1: 1},
        advisers={1: "small_friends"},
        sites={"wastes": "map_library wolves", "rocky_coast": "keep", "mountain": "elders"},
    )
    assert "trade keep favor" in table.options("trade")
    assert "trade elders favor" not in table.options("trade")
    table.do("trade keep favor")
    assert (table.asked, table.player(1).favor) == ((1, "act"), 1)


# Curfew, the Reliquary, Vow of Poverty


def test_curfew_is_paid_to_its_ruler_for_any_card_of_that_ruler() -> None:
    def laid(favor: int, rulers: str, **more: object) -> Table:
        return Table(
            favor={1: favor},
            secrets={1: 1},
            sites={"plains": "elders", "mountain": "curfew"},
            warbands_at={"plains": {rulers: 1}, "mountain": {rulers: 1}},
            **more,  # type: ignore[arg-type]
        )

    table = laid(1, "blue")
    table.do("trade elders favor")
    assert (table.player(1).favor, table.player(2).favor) == (1, 1)
    assert laid(0, "blue").options("trade") == []
    assert laid(2, "blue").options("trade") == ["trade elders favor"]
    assert laid(3, "blue").options("trade") == ["trade elders favor", "trade elders secrets"]
    table = laid(1, "purple", citizens=[2])
    table.do("trade elders favor")
    assert (table.player(0).favor, table.player(2).favor) == (1, 0)
    assert laid(0, "red").options("trade") == ["trade elders favor"]
    assert laid(0, "purple", citizens=[1]).options("trade") == ["trade elders favor"]


def test_curfew_of_bandits_burns_and_that_of_others_does_not_hold() -> None:
    table = Table(favor={1: 1}, secrets={1: 1}, sites={"plains": "elders", "mountain": "curfew"})
    supply = table.g.favor
    table.do("trade elders favor")
    assert (table.player(1).favor, table.g.favor) == (1, supply + 1)
    table = Table(
        secrets={1: 1},
        sites={"plains": "elders", "mountain": "curfew"},
        warbands_at={"plains": {"purple": 1}, "mountain": {"blue": 1}},
    )
    assert table.options("trade") == ["trade elders favor"]


CARELESS = "map whistle - brass_horse"


def test_careless_trades_bring_a_favor_more_and_a_secret_less() -> None:
    table = Table(
        turn=0,
        favor={0: 2},
        secrets={0: 1},
        sites={"plains": "keep elders"},
        advisers={0: "scouts"},
        reliquary=CARELESS,
    )
    table.do("trade elders favor; trade keep secrets")
    assert (table.player(0).favor, table.player(0).secrets) == (3, 0)


def test_careless_with_secret_signal_and_with_vow_of_poverty() -> None:
    table = Table(turn=0, favor={0: 2}, sites={"plains": "keep"}, advisers={0: "secret_signal"}, reliquary=CARELESS)
    table.do("trade keep secrets; use secret_signal")
    assert (table.player(0).favor, table.player(0).secrets) == (2, 0)
    table = Table(
        turn=0, favor={0: 2}, sites={"plains": "keep"}, advisers={0: "vow_of_poverty secret_signal"}, reliquary=CARELESS
    )
    table.do("trade keep secrets; use secret_signal")
    assert (table.player(0).favor, table.player(0).secrets) == (0, 0)


def test_vow_of_poverty_brings_secrets_but_no_favor() -> None:
    table = Table(favor={1: 2}, secrets={1: 1}, sites={"plains": "wolves elders"}, advisers={1: "vow_of_poverty"})
    assert favor_of_trade(table, "trade elders favor") == 0
    table.do("trade wolves secrets")
    assert table.player(1).secrets == 1


def test_vow_of_poverty_begs_at_rest() -> None:
    table = Table(advisers={1: "vow_of_poverty"}, banks={"order": 5})
    table.do("end; power vow_of_poverty; suit order")
    assert (table.player(1).favor, table.g.banks["order"]) == (2, 3)
    table = Table(favor={1: 1}, advisers={1: "vow_of_poverty"})
    table.do("end")
    assert table.asked != (1, "rest_powers")
