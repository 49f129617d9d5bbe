"""The Clean-up step of the Main phase (MM-CLEAN)."""

from igroteka.games.meeples.view import view
from tests.games.meeples.table import Table
from tests.ledger import rule
from tests.rules.meeples.test_fighting import LADDER, powers, reach


@rule("MM-CLEAN-01")
def test_everybody_who_was_sent_goes_to_the_lodgings() -> None:
    table = Table("peasant", "knight", "shaman", monsters={"castle": ["skeleton"]}, lodgings=["cleric"])
    table.do("send peasant open_lecture_hall; send knight skeleton; send_as shaman warrior skeleton; commit")
    assert sorted(table.me.lodgings) == ["cleric", "knight", "mage", "peasant", "shaman"]
    assert table.g.parties == {}


@rule("MM-CLEAN-02")
def test_meeples_gained_at_locations_stay_there_until_clean_up_and_then_go_to_the_lodgings() -> None:
    table = Table("warrior", "peasant", built={"castle_1": "harvest_hall", "castle_2": "house_of_lords"})
    table.do("send warrior harvest_hall; send peasant house_of_lords; commit; resolve harvest_hall")
    assert table.asked == (0, "discard")
    assert table.g.parties["harvest_hall"].added == ["peasant", "peasant"]
    assert table.me.lodgings == []
    table.do(table.options()[0])
    assert sorted(table.me.lodgings) == ["peasant", "peasant", "peasant", "warrior"]


@rule("MM-CLEAN-02")
def test_meeples_gained_by_a_quest_go_to_the_lodgings() -> None:
    table = Table("peasant", "peasant", monsters={"castle": ["termite_swarm"]}, quests=["clear_the_cellars"])
    table.do("send peasant termite_swarm; commit")
    assert sorted(table.me.lodgings) == ["peasant", "peasant", "warrior"]
    assert table.g.parties == {}


@rule("MM-CLEAN-03")
def test_new_meeples_do_not_go_into_the_bag() -> None:
    table = Table("peasant", "peasant", bag=["knight"] * 6)
    table.do("send peasant sparring_green; commit")
    assert table.me.bag == ["knight", "knight"]
    assert table.me.tavern == ["knight"] * 4
    assert sorted(table.me.lodgings) == ["peasant", "peasant", "warrior"]


@rule("MM-CLEAN-04")
def test_every_fought_monster_leaves_the_city_for_the_players_pile() -> None:
    table = Table(
        "knight",
        "warrior",
        "peasant",
        monsters={"castle": ["sawdust_bandit", "mill_giant"], "village": ["skeleton"]},
        deck=["termite_swarm", "kindling_imp"],
        pile=["ghoul"],
    )
    table.do("send knight sawdust_bandit; send warrior skeleton; commit")
    assert table.me.pile == ["ghoul", "sawdust_bandit", "skeleton"]
    assert table.rival.pile == []
    assert table.g.monsters["castle"] == ["mill_giant", "", ""]
    assert table.g.monsters["village"] == ["", "", ""]


@rule("MM-CLEAN-05")
def test_the_pile_gives_vp_at_the_end_of_the_game_through_quests() -> None:
    table = Table(
        "warrior",
        monsters={"castle": ["skeleton"]},
        pile=["moth_eaten_ghost", "crypt_page", "ghoul"],
        quests=["grave_keeper"],
        arrivals=3,
        final=2,
    )
    table.do("send warrior skeleton; commit")
    assert table.me.vp == 1
    table.pass_turn()
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (1 + 6, 0)


@rule("MM-CLEAN-06")
def test_a_monster_with_a_bonus_stays_in_sight_and_strengthens_the_matching_class() -> None:
    table = Table("knight", "warrior", monsters={"castle": ["ghoul"]})
    table.do("send knight ghoul; commit")
    shown = view(table.g).players[0]
    assert shown.pile == ["ghoul"]
    assert (shown.strengths["warrior"], shown.strengths["knight"]) == (3, 3)
    assert view(table.g).players[1].strengths["warrior"] == 2


@rule("MM-CLEAN-07")
def test_the_bonus_of_a_monster_does_not_count_in_the_turn_of_its_defeat() -> None:
    table = Table(
        *["warrior"] * 4, monsters={"castle": ["ghoul", "sawdust_bandit"]}, bag=["warrior"] * 8, deck=["crate_thief"]
    )
    table.do("send warrior ghoul")
    assert powers(table) == {"ghoul": 6}
    assert table.options() == ["commit", "send warrior ghoul"]
    table.do("commit")
    table.pass_turn()
    table.do("proceed; send warrior sawdust_bandit")
    assert powers(table) == {"sawdust_bandit": 3}
    table.do("commit")
    table.pass_turn()
    table.do("proceed; send warrior crate_thief")
    assert powers(table) == {"crate_thief": 3}


@rule("MM-CLEAN-07")
def test_the_bonus_of_a_monster_just_beaten_adds_nothing_to_the_same_turns_fights() -> None:
    table = Table(
        "knight", "warrior", "warrior", "warrior", monsters={"castle": ["ghoul", "skeleton"]}, quests=["show_of_force"]
    )
    table.do("send knight ghoul; send warrior skeleton; send warrior skeleton; commit")
    assert table.me.pile == ["ghoul", "skeleton"]
    assert table.me.quests == ["show_of_force"]


@rule("MM-CLEAN-08")
def test_other_effects_of_a_monster_are_resolved_at_once() -> None:
    table = Table("knight", monsters={"castle": ["beaver_raider"]}, quests=["big_game"])
    table.do("send knight beaver_raider; commit")
    assert table.told("drew_quests") == [(0, 1)]
    assert len(table.me.quests) == 2
    table = Table("knight", monsters={"castle": ["forest_wolf"]}, quests=["big_game", "clean_hands"])
    table.do("send knight forest_wolf; commit; discard clean_hands")
    assert (table.me.quests, table.g.quest_discard) == (["big_game"], ["clean_hands"])


@rule("MM-CLEAN-08")
def test_the_effects_of_monsters_are_resolved_after_the_fighters_have_gone_to_rest() -> None:
    table = Table("knight", "corruption", monsters={"castle": ["forest_wolf"]}, quests=["big_game", "clean_hands"])
    table.do("send knight forest_wolf; commit")
    assert table.asked == (0, "discard")
    assert table.me.pile == ["forest_wolf"]
    assert (table.me.lodgings, table.me.tavern) == (["knight"], ["corruption"])


@rule("MM-CLEAN-09")
def test_extra_meeples_from_a_monster_go_to_the_lodgings() -> None:
    table = Table("knight", "warrior", monsters={"castle": ["thicket_boar"]}, bag=["mage"] * 5)
    table.do("send knight thicket_boar; commit")
    assert table.told("gained") == [(0, "peasant", "thicket_boar")] * 2
    assert sorted(table.me.lodgings) == ["knight", "peasant", "peasant", "warrior"]
    names = [event.name for event in table.match.log]
    assert names.index("defeated") < names.index("gained") < names.index("tired")


@rule("MM-CLEAN-10")
def test_finally_the_tavern_is_emptied_with_its_corruption() -> None:
    table = Table("peasant", "cleric", "corruption", "corruption", bag=["mage"] * 4)
    table.do("send peasant open_lecture_hall; commit")
    assert sorted(table.me.lodgings) == ["cleric", "corruption", "corruption", "mage", "peasant"]
    assert table.me.tavern == ["mage"] * 4


@rule("MM-CLEAN-11")
def test_nobody_is_kept_for_the_next_turn_unless_an_effect_says_so() -> None:
    table = Table("knight", "ranger", "warrior", "warrior", built={"castle_1": "night_watch_house"})
    table.do("send warrior night_watch_house; commit")
    assert sorted(table.me.tavern) == [*["peasant"] * 4, "warrior"]
    assert sorted(table.me.lodgings) == ["knight", "ranger", "warrior"]


@rule("MM-CLEAN-12")
def test_the_city_is_refilled_to_six_monsters_after_the_main_phase() -> None:
    monsters = {"castle": ["skeleton", "mill_giant"], "village": ["crate_thief", "troll_king"], "cathedral": ["ghoul"]}
    table = Table(
        "warrior",
        "warrior",
        monsters={**monsters, "university": ["stump_colossus"]},
        deck=["termite_swarm", "moth_eaten_ghost"],
    )
    table.do("send warrior skeleton; send warrior crate_thief; commit")
    assert table.told("appeared") == [("termite_swarm", "cathedral"), ("moth_eaten_ghost", "university")]
    assert table.g.monsters == {
        "castle": ["mill_giant", "", ""],
        "village": ["troll_king", "", ""],
        "university": ["stump_colossus", "moth_eaten_ghost", ""],
        "cathedral": ["ghoul", "termite_swarm", ""],
    }


@rule("MM-CLEAN-12")
def test_no_monster_is_added_when_none_was_beaten() -> None:
    table = Table("peasant", monsters=LADDER)
    assert reach(table) == 0
    table.do("commit")
    assert table.told("appeared") == []
