"""Modifiers of major actions (OA-7.4)."""

from igroteka.games.oath.actions.zones import is_locked
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-7.4-01", "OA-7.4.1-01")
def test_a_modifier_is_offered_at_the_start_of_its_action_and_may_be_left_out() -> None:
    table = Table(favor={1: 1}, sites={"plains": "rowdy_pub"})
    table.do("muster rowdy_pub")
    assert table.asked == (1, "modifiers")
    assert (table.options(), table.player(1).supply, table.player(1).favor) == (["done", "use rowdy_pub"], 7, 1)
    table.do("done")
    assert (table.player(1).supply, table.player(1).warbands) == (6, 2)


@rule("OA-7.4-01")
def test_a_modifier_changes_no_other_action() -> None:
    table = Table(secrets={1: 1}, sites={"plains": "rowdy_pub"})
    table.do("trade rowdy_pub favor")
    assert (table.asked, table.player(1).favor) == ((1, "act"), 1)


@rule("OA-7.4-02")
def test_several_modifiers_are_used_in_any_order() -> None:
    def laid() -> Table:
        return Table(
            favor={1: 1},
            banks={"hearth": 0},
            sites={"plains": "rowdy_pub downtrodden"},
        )

    one, other = laid(), laid()
    one.do("muster rowdy_pub; use rowdy_pub; use downtrodden")
    other.do("muster rowdy_pub; use downtrodden; use rowdy_pub")
    assert one.player(1).warbands == other.player(1).warbands == 5


@rule("OA-7.4.1-01")
def test_what_must_be_used_is_not_asked_about() -> None:
    table = Table(favor={1: 3}, secrets={1: 1}, sites={"plains": "elders"}, advisers={1: "initiation_rite"})
    table.do("muster elders")
    assert table.asked == (1, "act")
    assert (table.player(1).secrets, table.player(1).favor) == (0, 3)


@rule("OA-7.4.1-01")
def test_a_modifier_without_which_the_action_is_not_possible_is_used_unasked() -> None:
    table = Table(favor={1: 1}, supply={1: 0}, sites={"plains": "wolves elders"}, advisers={1: "animal_playmates"})
    assert table.options("muster") == ["muster wolves"]
    table.do("muster wolves")
    assert (table.asked, table.player(1).warbands) == ((1, "act"), 2)


@rule("OA-7.4.2-01")
def test_a_modifier_is_used_once_for_an_action_and_holds_for_it_alone() -> None:
    table = Table(favor={1: 2}, sites={"plains": "rowdy_pub elders"})
    table.do("muster rowdy_pub; use rowdy_pub")
    assert (table.asked, table.player(1).warbands) == ((1, "act"), 3)
    table.do("muster elders")
    assert (table.asked, table.player(1).warbands) == ((1, "act"), 5)


@rule("OA-7.4.2-02")
def test_a_modifier_without_a_cost_serves_later_actions_too() -> None:
    table = Table(favor={1: 3}, sites={"plains": "wolves rangers"}, advisers={1: "animal_playmates"})
    table.do("muster wolves; use animal_playmates; muster rangers; use animal_playmates")
    assert (table.player(1).supply, table.player(1).warbands) == (7, 4)


@rule("OA-7.4.2-02", "OA-7.1.2-10")
def test_a_modifier_with_a_placed_cost_serves_until_its_tokens_leave_once() -> None:
    table = Table(favor={1: 3}, advisers={1: "tents"})
    table.do("travel lush_coast; use tents")
    assert (table.player(1).supply, table.g.on("tents").favor) == (7, 1)
    table.do("travel plains")
    assert (table.asked, table.player(1).supply) == ((1, "act"), 6)


@rule("OA-7.4.3-01")
def test_a_modifier_in_use_cannot_be_discarded_by_its_own_action() -> None:
    def laid() -> Table:
        return Table(
            banners={1: "peoples_favor"},
            sites={"plains": "augury elders"},
            world="wrestlers keep scouts longbows",
        )

    table = laid()
    table.do("search world; use augury; keep scouts; to_site scouts plains")
    assert table.asked[1] == "clear"
    assert table.options("clear") == ["clear elders"]
    assert is_locked(table.g, table.player(1), "augury")
    table.do("decline")
    assert not is_locked(table.g, table.player(1), "augury")
    table = laid()
    table.do("search world; done; keep scouts; to_site scouts plains")
    assert table.options("clear") == ["clear augury", "clear elders"]


def test_a_modifier_is_not_offered_when_the_rest_could_not_be_paid_then() -> None:
    table = Table(
        favor={1: 1},
        advisers={1: "tents hospitality"},
        sites={"lush_coast": "toll_roads"},
        warbands_at={"lush_coast": {"blue": 1}},
    )
    table.do("travel lush_coast")
    assert table.options() == ["done", "use hospitality"]


def test_a_cost_that_tolls_leave_nothing_for_makes_nothing_possible() -> None:
    table = Table(
        favor={1: 1},
        supply={1: 0},
        advisers={1: "tents"},
        sites={"lush_coast": "toll_roads"},
        warbands_at={"lush_coast": {"blue": 1}},
    )
    assert table.options("travel") == []
