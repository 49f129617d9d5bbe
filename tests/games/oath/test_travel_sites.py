"""Sites about Travel, one by one, and the Shrouded Wood with all that meets it."""

import pytest

from tests.games.oath.table import Table
from tests.games.oath.ways import WOOD, board, place_of

# Sites


def test_coasts_are_near_each_other_and_ignore_the_narrow_pass() -> None:
    spots = board(plains="lush_coast", standing_stones="narrow_pass", wastes="barren_coast")
    table = Table(board=spots, supply={1: 1})
    assert table.options("travel") == ["travel barren_coast", "travel river"]
    table.do("travel barren_coast")
    assert table.player(1).supply == 0
    table = Table(board=spots, facedown=["barren_coast"])
    assert "travel hinterland_2" not in table.options("travel")


def test_narrow_pass_is_the_way_into_its_region() -> None:
    spots = board(steppe="narrow_pass")
    table = Table(board=spots)
    assert [way for way in ("mountain", "narrow_pass", "salt_flats") if f"travel {way}" in table.options()] == [
        "narrow_pass"
    ]
    assert "travel mountain" in Table(board=spots, at={1: "salt_flats"}).options()


def test_charming_valley_is_hard_to_leave() -> None:
    table = Table(board=board(plains="charming_valley"))
    table.do("travel river")
    assert table.player(1).supply == 5


def test_buried_giant_takes_a_secret_for_a_way_without_supply() -> None:
    spots = board(plains="buried_giant", steppe="narrow_pass", wastes="the_hidden_place")
    table = Table(board=spots, secrets={1: 2}, supply={1: 0})
    table.do("travel mountain")
    assert (place_of(table), table.player(1).secrets, table.player(1).facedown) == ("mountain", 1, 1)
    table = Table(board=spots, secrets={1: 2}, supply={1: 0})
    table.do("travel the_hidden_place")
    assert (table.player(1).secrets, table.player(1).facedown) == (0, 2)
    assert "travel the_hidden_place" not in Table(board=spots, secrets={1: 1}, supply={1: 0}).options("travel")


def test_the_hidden_place_takes_a_secret() -> None:
    spots = board(river="the_hidden_place")
    assert "travel the_hidden_place" not in Table(board=spots).options("travel")
    table = Table(board=spots, secrets={1: 1})
    table.do("travel the_hidden_place")
    assert (table.player(1).secrets, table.player(1).facedown, table.player(1).supply) == (0, 1, 6)


# The Shrouded Wood


@pytest.mark.parametrize("rulers", [{}, {"red": 1}])
def test_from_the_shrouded_wood_every_way_costs_2_and_no_pass_or_hiding_holds(rulers: dict[str, int]) -> None:
    table = Table(board=WOOD, supply={1: 2}, warbands_at={"shrouded_wood": rulers})
    assert len(table.options("travel")) == 7
    assert table.options("wander") == []
    table.do("travel the_hidden_place")
    assert (table.player(1).supply, table.player(1).facedown) == (0, 0)
    assert Table(board=WOOD, supply={1: 1}, warbands_at={"shrouded_wood": rulers}).options("travel") == []


def test_an_enemy_who_rules_the_shrouded_wood_picks_the_way() -> None:
    table = Table(board=WOOD, warbands_at={"shrouded_wood": {"blue": 1}})
    assert table.options("travel") == []
    table.do("wander")
    assert table.asked == (2, "guide")
    assert len(table.options("place")) == 7
    table.do("place mountain")
    assert (place_of(table), table.player(1).supply) == ("mountain", 5)


def test_the_chancellor_guides_for_the_empire_and_not_its_citizens() -> None:
    table = Table(board=WOOD, warbands_at={"shrouded_wood": {"purple": 1}})
    table.do("wander")
    assert table.asked == (0, "guide")
    table = Table(board=WOOD, citizens=[1], warbands_at={"shrouded_wood": {"purple": 1}})
    assert len(table.options("travel")) == 7


def test_grand_mask_does_not_rule_the_shrouded_wood() -> None:
    table = Table(board=WOOD, relics={1: "grand_mask"}, warbands_at={"shrouded_wood": {"purple": 1}})
    assert table.options("travel") == []


def test_tents_are_wasted_where_the_guide_leads_elsewhere() -> None:
    def laid(supply: int) -> Table:
        return Table(
            board=WOOD,
            favor={1: 1},
            supply={1: supply},
            advisers={1: "tents"},
            warbands_at={"shrouded_wood": {"blue": 1}},
        )

    table = laid(3)
    table.do("wander; use tents; place mountain")
    assert (table.player(1).supply, table.player(1).favor) == (1, 0)
    table = laid(3)
    table.do("wander; use tents; place river")
    assert table.player(1).supply == 3
    table = laid(1)
    table.do("wander")
    assert place_of(table) == "river"


def test_forest_paths_work_where_the_guide_leads_to_beasts() -> None:
    def laid() -> Table:
        return Table(
            board=WOOD,
            favor={1: 1},
            advisers={1: "forest_paths"},
            sites={"river": "wolves"},
            warbands_at={"shrouded_wood": {"blue": 1}},
        )

    assert laid().options("travel") == []
    table = laid()
    table.do("wander; use forest_paths; place river")
    assert table.player(1).supply == 7
    table = laid()
    table.do("wander; use forest_paths; place mountain")
    assert table.player(1).supply == 5


def test_forest_paths_that_begin_in_the_wood_need_its_guide_all_the_same() -> None:
    table = Table(
        board=WOOD,
        favor={1: 1},
        sites={"shrouded_wood": "forest_paths", "river": "wolves"},
        warbands_at={"shrouded_wood": {"blue": 1}},
    )
    assert table.options("travel") == []


def test_a_portal_in_the_shrouded_wood_needs_no_guide() -> None:
    table = Table(
        board=WOOD,
        secrets={1: 1},
        sites={"shrouded_wood": "portal"},
        warbands_at={"shrouded_wood": {"blue": 1}},
    )
    assert "travel great_slum" in table.options("travel")
    table.do("travel great_slum")
    assert (place_of(table), table.asked) == ("great_slum", (1, "act"))


def test_nobody_pays_a_toll_that_a_guide_leads_to_without_consent() -> None:
    table = Table(
        board=WOOD,
        favor={1: 1},
        sites={"river": "toll_roads"},
        warbands_at={"shrouded_wood": {"blue": 1}, "river": {"blue": 1}},
    )
    table.do("wander; place river")
    assert table.asked == (1, "consent")
    table.do("decline")
    assert table.asked == (2, "guide")
    assert "place river" not in table.options()
    table.do("place mountain")
    assert (place_of(table), table.player(1).favor) == ("mountain", 1)
