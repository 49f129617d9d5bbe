"""The Resolve step of the Main phase (MM-RESO)."""

import pytest

from igroteka.games.meeples.state import Tower
from tests.games.meeples.table import Table
from tests.ledger import rule
from tests.rules.meeples.test_fighting import LADDER, powers, reach


@rule("MM-RESO-01")
def test_locations_are_resolved_in_an_order_of_the_players_choice() -> None:
    table = Table("peasant", "peasant", "peasant", "warrior", built={"castle_1": "harvest_hall"})
    table.do("send peasant open_lecture_hall; send peasant sparring_green; send warrior harvest_hall; commit")
    assert table.asked == (0, "resolve")
    assert table.options() == ["resolve harvest_hall", "resolve open_lecture_hall", "resolve sparring_green"]
    table.do("resolve sparring_green; resolve harvest_hall")
    assert table.told("gained") == [
        (0, "warrior", "sparring_green"),
        (0, "peasant", "harvest_hall"),
        (0, "peasant", "harvest_hall"),
        (0, "mage", "open_lecture_hall"),
    ]


@rule("MM-RESO-01")
def test_tower_rooms_are_resolved_among_the_locations() -> None:
    table = Table(*["peasant"] * 3, towers=True)
    table.g.towers = {"village": Tower("porters_nook", [])}
    table.restart()
    table.do("send peasant open_lecture_hall; send peasant porters_nook; commit")
    assert table.options() == ["resolve open_lecture_hall", "resolve porters_nook"]
    table.do("resolve porters_nook")
    assert [event.name for event in table.match.log if event.name in ("vp", "gained")] == ["vp", "gained"]


@rule("MM-RESO-01")
@pytest.mark.parametrize("quest", ["grand_tour", "almoners_round"])
def test_a_location_that_only_strengthens_may_wait_for_quests_to_be_drawn(quest: str) -> None:
    built = {"castle_1": "house_of_lords", "cathedral_1": "branch_and_root", "university_1": "lantern_archive"}
    table = Table("peasant", "mage", "cleric", built=built)
    table.stack_quests(quest, "exam_day")
    table.do("send peasant house_of_lords; send mage lantern_archive; send cleric branch_and_root; commit")
    assert (table.asked, len(table.options("resolve"))) == ((0, "resolve"), 3)
    table.do("resolve house_of_lords; discard exam_day; resolve lantern_archive")
    assert table.me.completed == [quest]


@rule("MM-RESO-01")
def test_a_location_that_only_strengthens_may_be_the_one_that_completes_a_quest() -> None:
    built = {"castle_1": "greenwood_post", "village_1": "branch_and_root"}
    table = Table("peasant", "warrior", "mage", "cleric", built=built, quests=["grand_tour"])
    table.g.supply["warrior"] = 0
    table.do("send peasant open_lecture_hall; send warrior greenwood_post; send cleric branch_and_root; commit")
    table.do("resolve open_lecture_hall; resolve greenwood_post")
    assert (table.asked, table.options()) == ((0, "take"), ["take cleric", "take mage", "take warrior"])


@rule("MM-RESO-01")
@pytest.mark.parametrize("quests", [[], ["exam_day", "two_at_a_blow", "big_game"]])
def test_no_order_is_asked_for_where_it_cannot_matter(quests: list[str]) -> None:
    built = {"castle_1": "branch_and_root", "village_1": "colosseum"}
    table = Table("peasant", "peasant", "cleric", built=built, quests=quests)
    table.do("send peasant colosseum; send peasant open_lecture_hall; send cleric branch_and_root; commit")
    assert table.asked == (1, "develop")
    assert table.told("gained") == [(0, "mage", "open_lecture_hall")]


@rule("MM-RESO-02")
def test_a_location_gives_what_stands_right_of_its_arrow() -> None:
    table = Table("warrior", built={"castle_1": "harvest_hall"})
    table.do("send warrior harvest_hall; commit")
    assert table.told("gained") == [(0, "peasant", "harvest_hall")] * 2
    assert table.told("vp") == [(0, 1, "harvest_hall")]
    assert table.me.vp == 1


@rule("MM-RESO-02")
def test_a_location_to_which_nobody_was_sent_gives_nothing() -> None:
    table = Table("peasant", "warrior", built={"castle_1": "harvest_hall"})
    table.do("send peasant open_lecture_hall; commit")
    assert table.told("gained") == [(0, "mage", "open_lecture_hall")]
    assert table.me.vp == 0


@rule("MM-RESO-03")
def test_the_recruiting_post_strengthens_peasants_and_brings_a_warrior() -> None:
    table = Table("mage", "warrior", "peasant", "peasant", monsters=LADDER, built={"castle_1": "recruiting_post"})
    table.do("send mage recruiting_post; send peasant sawdust_bandit")
    assert table.g.parties["recruiting_post"].units == ["mage", "warrior"]
    assert powers(table) == {"sawdust_bandit": 1 + 2}
    assert reach(table) == 3
    table.do("send peasant sawdust_bandit")
    assert powers(table) == {"sawdust_bandit": 3 + 3}
    table.do("commit")
    assert table.told("gained") == [(0, "warrior", "recruiting_post")]
    assert sorted(table.me.lodgings) == ["mage", "peasant", "peasant", "warrior", "warrior"]


@rule("MM-RESO-03")
def test_the_recruiting_post_strengthens_peasants_for_this_turn_only() -> None:
    table = Table("mage", "warrior", monsters={"castle": ["mill_giant"]}, built={"castle_1": "recruiting_post"})
    table.do("send mage recruiting_post; commit")
    table.pass_turn()
    assert table.me.tavern == ["peasant"] * 4
    table.do("proceed")
    assert "send peasant mill_giant" not in table.options()


@rule("MM-RESO-04")
def test_each_fought_monster_gives_its_vp_once() -> None:
    table = Table("knight", "warrior", "knight", monsters={"castle": ["sawdust_bandit", "skeleton", "forest_wolf"]})
    table.do("send knight sawdust_bandit; send warrior skeleton; commit")
    assert table.told("vp") == [(0, 2, "sawdust_bandit"), (0, 1, "skeleton")]
    assert table.me.vp == 3


@rule("MM-RESO-04")
def test_the_vp_of_a_monster_are_gained_before_clean_up() -> None:
    table = Table("knight", monsters={"village": ["forest_wolf"]}, quests=["big_game", "clean_hands"], vp=4)
    table.do("send knight forest_wolf; commit")
    assert table.asked == (0, "discard")
    assert table.me.vp == 4 + 3
    names = [event.name for event in table.match.log]
    assert names.index("vp") < names.index("defeated")
    table.do("discard big_game")
    assert table.me.vp == 7
