"""The prepared position itself, and how sending meeples feels: quick, never stuck, free to undo."""

from tests.games.meeples.table import Table


def test_the_only_way_to_finish_a_place_is_taken_at_once() -> None:
    table = Table("knight", "knight", monsters={"village": ["monstrous_tree"]})
    table.do("send knight monstrous_tree")
    assert table.g.parties["monstrous_tree"].units == ["knight", "knight"]
    assert table.options() == ["commit"]
    table.match.undo()
    assert table.me.tavern == ["knight", "knight"]


def test_a_monster_out_of_reach_is_not_offered() -> None:
    table = Table("knight", "corruption", monsters={"village": ["monstrous_tree", "skeleton"]})
    assert table.options("send") == ["send knight skeleton"]


def test_a_begun_place_is_finished_before_anything_else() -> None:
    table = Table("peasant", "peasant", "warrior", monsters={"castle": ["sawdust_bandit"]})
    table.do("send peasant sawdust_bandit")
    assert table.asked == (0, "finish")
    assert table.options() == ["send peasant sawdust_bandit", "send warrior sawdust_bandit"]
    table.do("send warrior sawdust_bandit; commit")
    assert table.me.vp == 2
    assert table.me.pile == ["sawdust_bandit"]


def test_what_one_party_needs_of_a_single_help_is_gone_for_the_next() -> None:
    table = Table(
        "cleric",
        "peasant",
        "peasant",
        lodgings=["corruption", "corruption"],
        built={"castle_1": "ash_reliquary"},
        monsters={"castle": ["sawdust_bandit"], "university": ["moth_eaten_ghost"]},
    )
    assert not table.options("call_up")
    assert "send peasant sawdust_bandit" in table.options()
    table.do("send cleric ash_reliquary; send peasant sawdust_bandit")
    assert table.asked == (0, "assign")
    assert "send peasant moth_eaten_ghost" not in table.options()
    table.do("commit")
    assert table.me.vp == 2


def test_a_stand_in_says_for_whom() -> None:
    table = Table("shaman", "warrior", built={"castle_1": "recruiting_post"}, pile=["failed_experiment"])
    assert "send_as shaman mage recruiting_post" in table.options()
    assert "send shaman recruiting_post" not in table.options()
    table.do("send warrior recruiting_post")
    assert table.g.parties["recruiting_post"].units == ["warrior", "shaman:mage"]


def test_passing_goes_to_the_next_player() -> None:
    table = Table("peasant", phase="development")
    table.pass_turn()
    assert table.asked[0] == 1
