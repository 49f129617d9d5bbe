"""The Order denizens with action powers, and the Council Seat."""

from tests.games.oath.table import Table


def test_the_messenger_shifts_warbands_between_the_board_and_ruled_sites() -> None:
    table = Table(
        advisers={1: "messenger"},
        favor={1: 1},
        warbands={1: 1},
        warbands_at={"plains": {"red": 3}, "wastes": {"red": 1}, "mountain": {"blue": 2}},
    )
    table.do("power messenger")
    assert table.options() == ["done", "lift_from plains", "station_at plains", "station_at wastes"]
    table.do("lift_from plains; number 2; station_at wastes; number 3")
    assert (table.place("plains").warbands, table.place("wastes").warbands) == ({"red": 1}, {"red": 4})
    assert (table.player(1).warbands, table.asked) == (0, (1, "act"))


def test_the_messenger_leaves_a_warband_at_every_site_and_settles_no_new_one() -> None:
    table = Table(advisers={1: "messenger"}, favor={1: 1}, warbands_at={"plains": {"red": 1}, "mountain": {"blue": 2}})
    assert table.options("power") == []


def test_a_citizen_needs_no_permission_for_the_messenger() -> None:
    table = Table(citizens=[1], advisers={1: "messenger"}, favor={1: 1}, warbands_at={"wastes": {"purple": 3}})
    table.do("power messenger; lift_from wastes; number 2")
    assert (table.player(1).warbands, table.place("wastes").warbands, table.asked[0]) == (2, {"purple": 1}, 1)


def test_siege_engines_kill_two_warbands_at_one_site_of_the_region() -> None:
    table = Table(
        sites={"plains": "siege_engines"},
        favor={1: 1},
        warbands={2: 3},
        warbands_at={"plains": {"red": 1}, "lush_coast": {"blue": 3}, "mountain": {"blue": 2}},
    )
    table.do("power siege_engines")
    assert table.options() == ["place lush_coast", "place plains"]
    table.do("place lush_coast")
    assert (table.place("lush_coast").warbands, table.player(2).warbands) == ({"blue": 1}, 3)


def test_siege_engines_kill_one_where_there_is_but_one() -> None:
    table = Table(
        sites={"plains": "siege_engines"},
        favor={1: 1},
        warbands_at={"lush_coast": {"purple": 1}, "mountain": {"blue": 2}},
        title=0,
    )
    table.do("power siege_engines")
    assert (table.place("lush_coast").warbands, table.g.title, table.asked) == ({}, 2, (1, "act"))
    nobody = Table(sites={"plains": "siege_engines"}, favor={1: 1}, warbands_at={"mountain": {"blue": 2}})
    assert nobody.options("power") == []


def test_who_has_a_council_seat_cannot_be_exiled() -> None:
    table = Table(turn=0, citizens=[1, 2], advisers={1: "council_seat"}, favor={0: 9})
    assert table.options("exile") == ["exile 2"]


def test_who_has_a_council_seat_cannot_leave_the_empire() -> None:
    seated = Table(citizens=[1], advisers={1: "council_seat"}, favor={1: 9})
    free = Table(citizens=[1], favor={1: 9})
    assert (seated.options("leave"), free.options("leave")) == ([], ["leave"])
