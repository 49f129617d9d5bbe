"""Frequently asked questions (MM-FAQ)."""

import pytest

from igroteka.games.meeples.box import CORRUPTION, PEASANT
from tests.games.meeples.table import Table
from tests.ledger import rule

BANDIT = {"castle": ["sawdust_bandit"]}
"""A Humanoid of strength 3, worth 2 VP."""
EVERY_LOT = {
    "castle_1": "colosseum",
    "castle_2": "mage_academy",
    "village_1": "healers_temple",
    "village_2": "recruiting_post",
    "university_1": "branch_and_root",
    "university_2": "greenwood_post",
    "cathedral_1": "lantern_archive",
    "cathedral_2": "bell_gate",
}


def final(*tavern: str, token: str = "", last: bool = False, quests: tuple[str, ...] = (), **levels: int) -> Table:
    """A final round, with the token under each Overlord."""
    table = Table(*tavern, arrivals=3, final=2 if last else 1, quests=quests, levels=levels)
    for overlord in ("saw_ron", "queen_borer", "baron_splinter"):
        table.g.council[overlord] = token
    return table


@rule("MM-FAQ-01")
def test_meeples_gained_from_a_monster_go_to_the_lodgings() -> None:
    table = Table("knight", "knight", monsters={"university": ["hedge_witch"]})
    table.do("send knight hedge_witch; commit")
    assert (table.me.lodgings, table.me.bag) == (["knight", "knight", "mage"], [])


@rule("MM-FAQ-01")
def test_meeples_gained_from_a_location_go_to_the_lodgings() -> None:
    table = Table("peasant")
    table.do("send peasant open_lecture_hall; commit")
    assert (table.me.lodgings, table.me.bag) == (["peasant", "mage"], [])


@rule("MM-FAQ-01")
def test_meeples_gained_from_a_tower_room_go_to_the_lodgings() -> None:
    table = Table("warrior", "warrior", towers=True)
    table.g.towers["castle"].room = "armoury"
    table.restart()
    table.do("send warrior armoury; commit")
    assert (table.me.lodgings, table.me.bag) == (["warrior"] * 3, [])


@rule("MM-FAQ-01")
def test_meeples_gained_from_a_quest_go_to_the_lodgings() -> None:
    table = Table(phase="draw", bag=["knight"] * 4, quests=["banner_call"])
    assert (table.me.completed, table.me.lodgings) == (["banner_call"], ["warrior"])
    assert (table.me.tavern, table.me.bag) == (["knight"] * 4, [])


@rule("MM-FAQ-01")
def test_meeples_gained_from_a_quest_go_to_the_lodgings_though_another_has_just_emptied_them_into_the_bag() -> None:
    drawn, quests = ["knight", "knight", "mage", "cleric", "warrior", PEASANT], ["mixed_company", "banner_call"]
    table = Table(phase="draw", bag=drawn, lodgings=[PEASANT] * 2, arrivals=2, quests=quests)
    table.do("complete mixed_company")
    assert (table.me.lodgings, table.me.bag) == (["warrior"], [PEASANT])


@rule("MM-FAQ-01")
def test_meeples_gained_from_a_building_lot_go_to_the_lodgings() -> None:
    table = Table("peasant", "peasant", phase="development", offer=["colosseum"])
    table.do("send peasant builders; send peasant builders; proceed; build colosseum; at village_1")
    assert (table.me.lodgings, table.me.tavern) == (["peasant", "peasant", "warrior"], [])


@rule("MM-FAQ-02")
def test_a_location_takes_a_meeple_that_stands_on_it_and_nobody_else() -> None:
    table = Table("shaman", "mage", "warrior", lodgings=["warrior"], built={"castle_1": "greenwood_post"})
    table.do("send_as shaman warrior greenwood_post; commit")
    assert table.told("returned") == [(0, "shaman", "greenwood_post")]
    assert sorted(table.me.lodgings) == ["mage", "ranger", "warrior", "warrior"]
    assert (table.g.supply["shaman"], table.g.supply["warrior"]) == (5, 16)


@rule("MM-FAQ-02")
def test_of_several_suitable_meeples_on_a_location_the_player_chooses_one() -> None:
    table = Table("shaman", "mage", "warrior", built={"castle_1": "greenwood_post"})
    table.do("send warrior greenwood_post; send mage greenwood_post; send_as shaman warrior greenwood_post; commit")
    assert (table.asked, table.options()) == ((0, "return"), ["return shaman", "return warrior"])
    table.do("return warrior")
    assert sorted(table.me.lodgings) == ["mage", "ranger", "shaman"]


@rule("MM-FAQ-03")
def test_a_tavern_quest_takes_a_meeple_of_the_tavern() -> None:
    bag = ["mage", "cleric", CORRUPTION, PEASANT]
    table = Table(phase="draw", bag=bag, lodgings=["mage"], quests=["spirit_walk"])
    assert table.me.completed == ["spirit_walk"]
    assert sorted(table.me.tavern) == ["cleric", CORRUPTION, PEASANT]
    assert table.me.lodgings == ["mage", "shaman"]


@rule("MM-FAQ-03", "MM-FAQ-04")
def test_a_monster_quest_takes_a_fighter_sent_to_that_very_monster() -> None:
    table = Table(
        "shaman", "peasant", "warrior", monsters={"castle": ["sawdust_bandit", "skeleton"]}, quests=["accolade"]
    )
    table.do("send_as shaman warrior sawdust_bandit; send peasant sawdust_bandit; send warrior skeleton; commit")
    assert table.told("returned") == [(0, "shaman", "accolade")]
    assert sorted(table.me.lodgings) == ["knight", "peasant", "warrior"]


@rule("MM-FAQ-03", "MM-FAQ-04")
def test_of_the_fighters_at_several_monsters_of_a_quest_the_player_chooses_one() -> None:
    monsters = {"castle": ["sawdust_bandit"], "village": ["crate_thief"]}
    table = Table("shaman", "peasant", "warrior", "peasant", monsters=monsters, quests=["accolade"])
    table.do("send_as shaman warrior sawdust_bandit; send peasant sawdust_bandit; send warrior crate_thief")
    table.do("send peasant crate_thief; commit")
    assert (table.asked, table.options()) == ((0, "return"), ["return shaman", "return warrior"])
    table.do("return warrior")
    assert table.told("returned") == [(0, "warrior", "accolade")]
    assert sorted(table.me.lodgings) == ["knight", "peasant", "peasant", "peasant", "shaman"]


@rule("MM-FAQ-04")
def test_no_fighter_is_given_up_twice() -> None:
    table = Table("warrior", "warrior", monsters={"village": ["forest_wolf"]}, quests=["green_vigil"])
    table.do("send warrior forest_wolf; commit")
    assert table.told("returned") == [(0, "warrior", "green_vigil")]
    assert sorted(table.me.lodgings) == ["ranger", "warrior"]


@rule("MM-FAQ-05")
def test_nothing_is_built_when_all_lots_are_taken() -> None:
    table = Table("peasant", "peasant", phase="development", built=EVERY_LOT)
    table.do("send peasant builders")
    assert table.options() == ["proceed"]


@rule("MM-FAQ-05")
def test_nothing_is_built_over_a_location() -> None:
    built = {lot: token for lot, token in EVERY_LOT.items() if lot not in ("village_2", "cathedral_1")}
    table = Table("peasant", "peasant", phase="development", built=built, offer=["house_of_lords"])
    table.do("send peasant builders; send peasant builders; proceed; build house_of_lords")
    assert table.options() == ["at cathedral_1", "at village_2"]


@rule("MM-FAQ-06")
def test_a_prestige_location_without_meeples_gives_none_though_the_supply_has_some() -> None:
    table = Table("warrior", "mage", built={"castle_1": "greenwood_post"})
    table.g.stock["greenwood_post"] = 0
    assert table.g.supply["ranger"] == 2
    table.do("send warrior greenwood_post; commit")
    assert (table.told("gained"), table.g.supply["ranger"]) == ([], 2)
    assert table.me.lodgings == ["mage"]


@rule("MM-FAQ-06")
def test_a_prestige_location_gives_its_last_meeple() -> None:
    table = Table("warrior", "mage", built={"castle_1": "greenwood_post"})
    table.g.stock["greenwood_post"] = 1
    table.do("send warrior greenwood_post; commit")
    assert (table.g.stock["greenwood_post"], table.me.lodgings) == (0, ["mage", "ranger"])


@rule("MM-FAQ-07")
def test_a_location_still_does_the_rest_when_the_supply_lacks_a_meeple() -> None:
    table = Table("warrior", built={"castle_1": "harvest_hall"})
    table.g.supply[PEASANT] = 1
    table.do("send warrior harvest_hall; commit")
    assert (table.me.lodgings, table.me.vp, table.g.supply[PEASANT]) == (["warrior", PEASANT], 1, 0)


@rule("MM-FAQ-07")
def test_a_quest_still_gives_its_vp_when_the_supply_lacks_a_meeple() -> None:
    table = Table("warrior", "peasant", monsters=BANDIT, quests=["accolade"])
    table.g.supply["knight"] = 0
    table.do("send warrior sawdust_bandit; commit")
    assert (table.me.completed, table.me.vp, table.me.lodgings) == (["accolade"], 2 + 3, ["peasant"])


@rule("MM-FAQ-07")
def test_only_a_class_that_the_supply_has_can_be_chosen() -> None:
    table = final("knight", "knight", "knight", "knight", quests=("kings_choice",))
    table.g.supply["ranger"] = 0
    table.attack("baron_splinter", *["knight"] * 4)
    table.do("commit")
    assert table.options() == ["take paladin", "take shaman"]


@rule("MM-FAQ-08")
@pytest.mark.parametrize(("mine", "vp"), [(1, -2), (2, 5), (3, 5)])
def test_as_many_as_the_highest_number_are_the_most(mine: int, vp: int) -> None:
    table = Table(seats=3, lodgings=["knight"] * mine, quests=["house_of_steel"], arrivals=3, final=2)
    table.rival.lodgings, table.g.players[2].lodgings = ["warrior", "knight"], ["warrior"]
    while table.match.decision:
        table.pass_turn()
    assert table.me.vp == vp


@rule("MM-FAQ-09")
def test_an_overlord_is_no_monster_of_the_pile_for_an_end_of_game_quest() -> None:
    table = final("knight", "knight", "knight", "knight", last=True, quests=("grave_keeper", "full_bestiary"))
    table.me.pile = ["skeleton", "ghoul", "crypt_page", "rat_pack", "belfry_bat", "crate_thief", "mill_giant"]
    table.attack("baron_splinter", *["knight"] * 4)
    table.do("commit")
    table.pass_turn()
    assert (table.match.decision, table.me.completed, table.me.vp) == (None, [], 9 - 3 - 3)


@rule("MM-FAQ-10")
def test_an_overlord_counts_for_an_on_completion_quest() -> None:
    table = final("knight", "knight", "knight", "cleric", quests=("candle_for_the_crypt",))
    table.attack("baron_splinter", "knight", "knight", "knight", "cleric")
    table.do("commit")
    assert (table.me.completed, table.me.vp) == (["candle_for_the_crypt"], 9 + 3)


@rule("MM-FAQ-10")
def test_an_overlord_of_another_type_does_not_count_for_a_quest_about_a_type() -> None:
    table = final("knight", "knight", "knight", "knight", "cleric", quests=("candle_for_the_crypt",))
    table.attack("queen_borer", "knight", "knight", "knight", "knight", "cleric")
    table.do("commit")
    assert (table.me.completed, table.me.vp) == ([], 11)


@rule("MM-FAQ-10")
def test_an_overlord_counts_for_an_ongoing_quest_and_as_a_second_monster() -> None:
    table = final("knight", "knight", "knight", "knight", "mage", "knight", quests=("trappers_notes", "two_at_a_blow"))
    table.g.monsters["castle"][0], table.g.quest_deck = "skeleton", ["grave_keeper"]
    table.restart()
    table.do("send knight skeleton")
    table.attack("queen_borer", "knight", "knight", "knight", "knight", "mage")
    table.do("commit; complete trappers_notes")
    assert table.me.completed == ["trappers_notes", "two_at_a_blow"]
    assert table.me.vp == 1 + 11 + 3 + 4


@rule("MM-FAQ-10")
def test_a_ranger_earns_its_vp_against_an_overlord_too() -> None:
    table = final("ranger", "ranger", "knight", "knight")
    table.attack("baron_splinter", "ranger", "ranger", "knight", "knight")
    table.do("commit")
    assert table.me.vp == 9 + 1


@rule("MM-FAQ-11", "MM-FAQ-12")
def test_two_classes_of_level_three_are_two_hero_cards_of_level_three() -> None:
    table = final("mage", "warrior", "knight", "knight", "knight", token="two_masters", mage=3, warrior=3)
    table.attack("baron_splinter", "mage", "warrior", "knight", "knight", "knight")
    table.do("commit")
    assert table.me.vp == 9 + 3


@rule("MM-FAQ-11", "MM-FAQ-13")
def test_two_mages_of_level_three_are_not() -> None:
    table = final("mage", "mage", "knight", "knight", "knight", token="two_masters", mage=3, warrior=3)
    table.attack("baron_splinter", "mage", "mage", "knight", "knight", "knight")
    table.do("commit")
    assert table.me.vp == 9


@rule("MM-FAQ-11")
def test_a_lower_level_does_not_count_for_a_token_about_a_higher_one() -> None:
    table = final("mage", "warrior", "knight", "knight", "knight", token="two_masters", mage=3, warrior=2, knight=2)
    table.attack("baron_splinter", "mage", "warrior", "knight", "knight", "knight")
    table.do("commit")
    assert table.me.vp == 9


@rule("MM-FAQ-11")
@pytest.mark.parametrize(("cleric", "vp"), [(1, 9), (2, 9 + 4), (3, 9 + 4)])
def test_a_token_may_ask_for_three_classes(cleric: int, vp: int) -> None:
    party = ["mage", "warrior", "cleric", "cleric", "ranger", "ranger", "ranger"]
    table = final(*party, token="three_veterans", warrior=2, cleric=cleric)
    table.attack("baron_splinter", *party)
    table.do("commit")
    assert table.me.vp == vp + 1


@rule("MM-FAQ-11")
def test_only_classes_sent_to_that_overlord_count() -> None:
    table = final("mage", "warrior", "knight", "knight", "knight", token="two_masters", mage=3, warrior=3)
    table.attack("baron_splinter", "mage", "knight", "knight", "knight")
    assert table.me.tavern == ["warrior"]
    table.do("commit")
    assert table.me.vp == 9


@rule("MM-FAQ-14")
def test_a_single_legal_fighter_removes_all_others_from_a_hill() -> None:
    table = Table("knight", "knight", "warrior", built={"castle_1": "colosseum"}, bag=["mage"] * 4)
    table.do("send knight colosseum; send knight colosseum; send warrior colosseum; commit")
    assert (table.me.lodgings, table.asked[0]) == ([], 1)
    table.do("proceed; send peasant colosseum")
    assert sorted(table.me.lodgings) == ["knight", "knight", "warrior"]
    assert table.g.parties["colosseum"].units == [PEASANT]


@rule("MM-FAQ-15")
def test_several_fighters_left_on_a_hill_earn_its_reward_once() -> None:
    table = Table("knight", "knight", built={"castle_1": "colosseum"})
    table.do("send knight colosseum; send knight colosseum; commit")
    table.pass_turn()
    assert (table.asked[0], table.me.vp) == (0, 3)


@rule("MM-FAQ-16")
def test_the_forest_wolf_may_be_fought_without_a_quest_to_discard() -> None:
    table = Table("knight", monsters={"village": ["forest_wolf"]})
    table.do("send knight forest_wolf; commit")
    assert (table.asked[0], table.me.vp, table.me.pile) == (1, 3, ["forest_wolf"])
    assert table.g.quest_discard == []


@rule("MM-FAQ-17")
def test_whoever_holds_quests_must_discard_one_of_their_choice() -> None:
    table = Table("knight", monsters={"village": ["forest_wolf"]}, quests=["grave_keeper", "exam_day"])
    table.do("send knight forest_wolf; commit")
    assert (table.asked, table.options()) == ((0, "discard"), ["discard exam_day", "discard grave_keeper"])
    table.do("discard grave_keeper")
    assert (table.me.quests, table.g.quest_discard) == (["exam_day"], ["grave_keeper"])


@rule("MM-FAQ-17")
def test_the_last_quest_in_hand_is_discarded_without_a_question() -> None:
    table = Table("knight", monsters={"village": ["forest_wolf"]}, quests=["exam_day"])
    table.do("send knight forest_wolf; commit")
    assert (table.asked[0], table.me.quests, table.g.quest_discard) == (1, [], ["exam_day"])


@rule("MM-FAQ-18")
def test_a_monster_may_be_fought_though_the_supply_has_none_of_its_meeples() -> None:
    table = Table("knight", monsters={"village": ["crate_thief"]})
    table.rival.lodgings = [PEASANT] * table.g.supply[PEASANT]
    table.restart()
    assert table.g.supply[PEASANT] == 0
    table.do("send knight crate_thief; commit")
    assert (table.me.pile, table.me.vp, table.me.lodgings) == (["crate_thief"], 1, ["knight"])


@rule("MM-FAQ-18")
def test_meeples_of_a_beaten_monster_must_be_taken() -> None:
    table = Table("knight", "knight", monsters={"castle": ["vampire_courtier"]})
    table.do("send knight vampire_courtier; commit")
    assert (table.asked[0], table.me.lodgings) == (1, ["knight", "knight", CORRUPTION])
