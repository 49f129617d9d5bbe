"""Activating locations (MM-LOC)."""

import pytest

from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.state import State
from igroteka.games.meeples.view import view
from igroteka.kernel import IllegalChoice, Match
from tests.games.meeples.table import Table
from tests.ledger import rule

DISTRICTS = {"castle", "village", "university", "cathedral"}


def goals(table: Table) -> set[str]:
    """The places to which somebody may be sent now."""
    return {option.split()[-1] for option in table.options() if option != "commit"}


@rule("MM-LOC-01")
def test_several_locations_are_activated_in_one_main_phase() -> None:
    table = Table(*["peasant"] * 3, built={"castle_1": "house_of_lords"})
    assert goals(table) == {
        "muster_court",
        "sparring_green",
        "open_lecture_hall",
        "novices_chapel",
        "house_of_lords",
    }
    table.do("send peasant open_lecture_hall; send peasant sparring_green; commit; resolve open_lecture_hall")
    assert table.told("gained") == [(0, "mage", "open_lecture_hall"), (0, "warrior", "sparring_green")]


@rule("MM-LOC-01")
def test_the_capitol_is_not_for_the_main_phase_nor_the_districts_for_development() -> None:
    main = Table(*["peasant"] * 2, "knight", vp=9)
    assert goals(main).isdisjoint({"builders", "drill_square"})
    development = Table(*["peasant"] * 2, "knight", vp=9, phase="development")
    assert development.options() == ["proceed", "send knight drill_square", "send peasant builders"]


@rule("MM-LOC-01")
def test_a_location_that_is_not_built_cannot_be_activated() -> None:
    table = Table("peasant", offer=["house_of_lords"])
    assert "house_of_lords" in table.g.offer
    assert goals(table) == {"open_lecture_hall", "novices_chapel"}


@rule("MM-LOC-02")
def test_each_district_starts_with_one_location_and_empty_lots() -> None:
    g = Match(MEEPLES, seats=4, seed=3).state
    assert isinstance(g, State)
    assert len(g.built) == 4
    assert set(g.built.values()) == DISTRICTS
    assert set(g.slots.values()) == {""}


@rule("MM-LOC-02", "MM-LOC-03")
def test_a_location_built_this_turn_is_activated_this_turn() -> None:
    table = Table("peasant", "peasant", "cleric", phase="development", offer=["bell_gate"])
    table.do("send peasant builders; send peasant builders; proceed; build bell_gate; at castle_2")
    assert table.g.turn.phase == "main"
    assert table.g.built["bell_gate"] == "castle"
    table.do("send cleric bell_gate; commit; stow peasant; enough")
    assert table.told("stowed") == [(0, "peasant")]


@rule("MM-LOC-04")
def test_only_the_fighters_left_of_the_arrow_activate_a_location() -> None:
    built = {"castle_1": "recruiting_post"}
    assert "recruiting_post" not in goals(Table("mage", "mage", "peasant", built=built))
    assert "recruiting_post" not in goals(Table("warrior", "warrior", "knight", "cleric", built=built))
    table = Table("mage", "warrior", "knight", built=built)
    assert [option for option in table.options() if option.endswith("post")] == [
        "send mage recruiting_post",
        "send warrior recruiting_post",
    ]


@rule("MM-LOC-05")
def test_a_location_is_activated_once_however_many_are_sent() -> None:
    table = Table(*["peasant"] * 3)
    table.do("send peasant open_lecture_hall; send peasant open_lecture_hall; send peasant open_lecture_hall; commit")
    assert table.told("gained") == [(0, "mage", "open_lecture_hall")]
    assert table.me.lodgings.count("mage") == 1


@rule("MM-LOC-05")
def test_the_bonus_of_a_location_comes_once_a_turn() -> None:
    table = Table("cleric", "cleric", "mage", built={"castle_1": "branch_and_root"}, monsters={"castle": ["skeleton"]})
    table.do("send cleric branch_and_root; send cleric branch_and_root; send mage skeleton")
    assert table.g.parties["branch_and_root"].units == ["cleric", "cleric"]
    assert view(table.g).powers == {"skeleton": 2}


@rule("MM-LOC-06")
def test_fewer_than_the_minimum_are_refused() -> None:
    table = Table("peasant", "knight")
    assert "sparring_green" not in goals(table)
    with pytest.raises(IllegalChoice):
        table.do("send peasant sparring_green")


@rule("MM-LOC-06")
def test_a_begun_location_must_get_its_minimum() -> None:
    table = Table("peasant", "warrior", "mage", "knight")
    table.do("send warrior muster_court")
    assert table.asked == (0, "finish")
    assert table.options() == ["send knight muster_court", "send mage muster_court", "send peasant muster_court"]


@rule("MM-LOC-06")
def test_more_fighters_of_any_class_may_be_sent_to_a_location() -> None:
    table = Table("peasant", "peasant", "knight", "mage")
    table.do("send peasant sparring_green; send knight sparring_green; send mage sparring_green; commit")
    assert sorted(table.me.lodgings) == ["knight", "mage", "peasant", "peasant", "warrior"]


@rule("MM-LOC-06")
def test_more_fighters_of_any_class_may_be_sent_to_a_king_of_the_hill_location() -> None:
    table = Table("knight", "cleric", built={"castle_1": "colosseum"})
    assert goals(table) == {"colosseum"}
    assert table.options() == ["commit", "send knight colosseum"]
    table.do("send knight colosseum")
    assert table.options() == ["commit", "send cleric colosseum"]


@rule("MM-LOC-07")
def test_the_healers_temple_needs_a_warrior_and_a_cleric() -> None:
    built = {"castle_1": "healers_temple"}
    assert "healers_temple" not in goals(Table("warrior", "warrior", "mage", built=built))
    assert "healers_temple" not in goals(Table("cleric", "cleric", "knight", built=built))
    table = Table("warrior", "cleric", lodgings=["corruption"], built=built)
    table.do("send cleric healers_temple")
    assert table.g.parties["healers_temple"].units == ["cleric", "warrior"]
    table.do("commit")
    assert table.told("returned") == [(0, "corruption", "healers_temple")]


@rule("MM-LOC-08")
def test_a_location_serves_everybody_whoever_built_it() -> None:
    table = Table("peasant", "peasant", phase="development", offer=["house_of_lords"])
    table.do("send peasant builders; send peasant builders; proceed; build house_of_lords; at castle_2; commit")
    assert table.asked == (1, "develop")
    table.do("proceed; send peasant house_of_lords; commit")
    assert table.told("drew_quests") == [(1, 2)]
