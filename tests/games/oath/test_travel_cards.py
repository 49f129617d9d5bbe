"""Cards and Reliquary spaces about Travel, one by one."""

import pytest

from igroteka.games.oath.actions.travel import can_be_sent
from tests.games.oath.table import Table
from tests.games.oath.ways import BOARD, WOOD, board, place_of

# Modifiers


def test_tents_spare_supply_inside_a_region() -> None:
    table = Table(board=BOARD, favor={1: 1}, supply={1: 0}, advisers={1: "tents"})
    assert table.options("travel") == ["travel river"]
    table.do("travel river")
    assert (place_of(table), table.player(1).supply, table.g.on("tents").favor) == ("river", 0, 1)


def test_forest_paths_lead_to_beast_cards_and_ignore_sites_but_not_cards() -> None:
    spots = board(steppe="narrow_pass", salt_flats="the_hidden_place")
    table = Table(
        board=spots,
        favor={1: 2},
        supply={1: 0},
        advisers={1: "forest_paths"},
        sites={"the_hidden_place": "wolves", "mountain": "rangers toll_roads"},
        warbands_at={"mountain": {"blue": 1}},
    )
    assert table.options("travel") == ["travel mountain", "travel the_hidden_place"]
    table.do("travel mountain")
    assert (table.player(1).favor, table.player(2).favor, table.g.on("forest_paths").favor) == (0, 1, 1)


def test_forest_paths_cannot_be_paid_when_the_toll_takes_all() -> None:
    table = Table(
        board=BOARD,
        favor={1: 1},
        supply={1: 0},
        advisers={1: "forest_paths"},
        sites={"mountain": "rangers toll_roads"},
        warbands_at={"mountain": {"blue": 1}},
    )
    assert table.options("travel") == []


def test_portal_leads_from_its_site_for_whoever_is_there() -> None:
    table = Table(board=board(steppe="narrow_pass"), secrets={1: 1}, supply={1: 0}, sites={"plains": "portal"})
    assert len(table.options("travel")) == 7
    table.do("travel mountain")
    assert (place_of(table), table.g.on("portal").secrets) == ("mountain", 1)


@pytest.mark.parametrize(("colour", "ways"), [("red", ["travel wastes"]), ("blue", [])])
def test_portal_leads_to_its_site_for_its_ruler(colour: str, ways: list[str]) -> None:
    table = Table(
        board=BOARD, secrets={1: 1}, supply={1: 0}, sites={"wastes": "portal"}, warbands_at={"wastes": {colour: 1}}
    )
    assert table.options("travel") == ways


def test_portal_does_not_spare_tolls() -> None:
    table = Table(
        board=BOARD,
        secrets={1: 1},
        favor={1: 1},
        supply={1: 0},
        sites={"plains": "portal", "mountain": "toll_roads"},
        warbands_at={"mountain": {"blue": 1}},
    )
    table.do("travel mountain")
    assert table.player(2).favor == 1


def test_special_envoy_travels_for_free_and_ends_the_act_phase() -> None:
    table = Table(board=BOARD, supply={1: 3}, advisers={1: "special_envoy"})
    table.do("travel wastes")
    assert place_of(table) == "wastes"
    assert table.g.me.seat == 2
    table = Table(board=BOARD, supply={1: 3}, advisers={1: "special_envoy"})
    table.do("travel mountain; done")
    assert (table.asked, table.player(1).supply) == ((1, "act"), 1)


def test_hospitality_gains_favor_of_a_shared_suit() -> None:
    table = Table(
        board=BOARD,
        advisers={1: "hospitality scouts wolves"},
        sites={"river": "keep elders augury"},
        banks={"order": 2, "nomad": 2},
    )
    table.do("travel river; use hospitality")
    assert table.options() == ["suit nomad", "suit order"]
    table.do("suit order")
    assert (table.player(1).favor, table.g.banks["order"]) == (1, 1)
    table = Table(board=BOARD, advisers={1: "hospitality"}, sites={"river": "keep"})
    table.do("travel river; use hospitality")
    assert (table.asked, table.player(1).favor) == ((1, "act"), 0)


def test_a_fast_steed_carries_three_warbands() -> None:
    def laid(warbands: int) -> Table:
        return Table(board=BOARD, favor={1: 1}, supply={1: 0}, warbands={1: warbands}, advisers={1: "a_fast_steed"})

    assert len(laid(3).options("travel")) == 7
    assert laid(4).options("travel") == []


def test_way_station_is_free_for_its_ruler_and_for_a_favor() -> None:
    def laid(colour: str, favor: int, **more: object) -> Table:
        return Table(
            board=BOARD,
            favor={1: favor},
            supply={1: 0},
            sites={"wastes": "way_station"},
            warbands_at={"wastes": {colour: 1}} if colour else {},
            **more,  # type: ignore[arg-type]
        )

    table = laid("red", 1)
    table.do("travel wastes")
    assert (place_of(table), table.player(1).favor) == ("wastes", 1)
    assert laid("blue", 0).options("travel") == []
    table = laid("blue", 1)
    table.do("travel wastes")
    assert (table.player(1).favor, table.player(2).favor) == (0, 1)
    table = laid("purple", 1, citizens=[2])
    table.do("travel wastes")
    assert (table.player(0).favor, table.player(2).favor) == (1, 0)
    table = laid("", 1)
    supply = table.g.favor
    table.do("travel wastes")
    assert table.g.favor == supply + 1
    assert laid("purple", 0, citizens=[1]).options("travel") == ["travel wastes"]


def test_way_station_may_be_passed_by() -> None:
    table = Table(board=BOARD, favor={1: 1}, sites={"wastes": "way_station"})
    table.do("travel wastes")
    assert table.options() == ["done", "use way_station"]
    table.do("done")
    assert (table.player(1).supply, table.player(1).favor) == (3, 1)


def test_dragonskin_drum_calls_a_warband() -> None:
    table = Table(board=BOARD, relics={1: "dragonskin_drum"})
    table.do("travel river; use dragonskin_drum")
    assert table.player(1).warbands == 1


# Persistent powers


def test_toll_roads_are_paid_by_enemies_to_go_where_their_ruler_rules() -> None:
    def laid(rulers: str, favor: int = 1, **more: object) -> Table:
        return Table(
            board=BOARD,
            favor={1: favor},
            sites={"wastes": "toll_roads"},
            warbands_at={"wastes": {rulers: 1}, "mountain": {rulers: 1}, "steppe": {"black": 1}} if rulers else {},
            **more,  # type: ignore[arg-type]
        )

    table = laid("blue")
    table.do("travel mountain")
    assert (table.player(1).favor, table.player(2).favor) == (0, 1)
    assert "travel mountain" not in laid("blue", favor=0).options("travel")
    assert "travel steppe" in laid("blue", favor=0).options("travel")
    table = laid("purple", citizens=[2])
    table.do("travel mountain")
    assert (table.player(0).favor, table.player(2).favor) == (1, 0)
    assert "travel mountain" in laid("purple", favor=0, citizens=[1]).options("travel")
    table = laid("")
    supply = table.g.favor
    table.do("travel mountain")
    assert (table.player(1).favor, table.g.favor) == (0, supply + 1)


def test_toll_roads_of_bandits_ask_nothing_for_facedown_sites() -> None:
    table = Table(board=BOARD, facedown=["mountain"], sites={"wastes": "toll_roads"})
    assert table.options("travel") == ["travel provinces_1"]


def test_boiling_lake_kills_two_warbands_of_whoever_does_not_rule_it() -> None:
    def laid(colour: str) -> Table:
        return Table(board=BOARD, warbands={1: 3}, sites={"river": "boiling_lake"}, warbands_at={"river": {colour: 1}})

    table = laid("blue")
    table.do("travel river")
    assert (table.player(1).warbands, table.player(1).bank) == (1, 13)
    table = laid("red")
    table.do("travel river")
    assert table.player(1).warbands == 3


def test_grasping_vines_hold_enemies_at_every_site_of_their_ruler() -> None:
    def laid(here: dict[str, int], vines: dict[str, int]) -> Table:
        return Table(
            board=BOARD,
            warbands={1: 2},
            sites={"wastes": "grasping_vines"},
            warbands_at={"plains": here, "wastes": vines},
        )

    def left(here: dict[str, int], vines: dict[str, int]) -> int:
        table = laid(here, vines)
        table.do("travel river")
        return table.player(1).warbands

    assert left({"blue": 1}, {"blue": 1}) == 1
    assert left({"purple": 1}, {"blue": 1}) == 2
    assert left({"red": 1}, {"red": 1}) == 2
    assert left({}, {}) == 1
    assert left({}, {"blue": 1}) == 2


def test_tyrant_kills_a_warband_where_he_arrives() -> None:
    def laid(forces: dict[str, int]) -> Table:
        return Table(board=BOARD, warbands={1: 2}, advisers={1: "tyrant"}, warbands_at={"river": forces})

    table = laid({"blue": 2, "purple": 1})
    table.do("travel river")
    assert (table.asked, table.options()) == ((1, "warband_at"), ["kill blue", "kill purple"])
    table.do("kill blue")
    assert (table.place("river").warbands, table.player(2).bank) == ({"blue": 1, "purple": 1}, 13)
    table = laid({"red": 1})
    table.do("travel river")
    assert (table.place("river").warbands, table.player(1).warbands) == ({}, 2)
    table = laid({})
    table.do("travel river")
    assert (place_of(table), table.player(1).warbands) == ("river", 2)


def test_tyrant_may_cost_somebody_the_title() -> None:
    table = Table(
        board=BOARD, advisers={1: "tyrant"}, warbands_at={"river": {"purple": 1}, "mountain": {"red": 1}}, title=0
    )
    table.do("travel river")
    assert table.g.title == 1


def test_vow_of_union_keeps_its_holder_at_home() -> None:
    def laid(warbands: int, colour: str) -> Table:
        return Table(
            board=BOARD,
            warbands={1: warbands},
            advisers={1: "vow_of_union"},
            warbands_at={"plains": {colour: 1}},
        )

    table = laid(1, "red")
    assert table.options("travel") == []
    assert not can_be_sent(table.g, table.player(1), 1, table.player(2))
    assert len(laid(0, "red").options("travel")) == 7
    assert len(laid(1, "blue").options("travel")) == 7


# The Reliquary

DECADENT = "map - whistle brass_horse"


@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [
        ("mountain", "plains", 0),
        ("wastes", "river", 0),
        ("plains", "river", 1),
        ("plains", "wastes", 5),
        ("wastes", "great_slum", 4),
        ("plains", "mountain", 2),
    ],
)
def test_decadent_travel_is_free_homeward_and_dearer_outward(start: str, goal: str, cost: int) -> None:
    table = Table(board=BOARD, turn=0, at={0: start}, reliquary=DECADENT)
    table.do(f"travel {goal}")
    assert table.player(0).supply == 7 - cost


def test_a_decadent_chancellor_leaves_the_shrouded_wood_for_3() -> None:
    table = Table(board=WOOD, turn=0, reliquary=DECADENT)
    table.do("travel great_slum")
    assert table.player(0).supply == 4
