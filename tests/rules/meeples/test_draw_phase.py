"""The Draw phase, step by step (MM-DRAW)."""

import pytest

from igroteka.games.meeples.actions.meeples import owned
from igroteka.games.meeples.box import CORRUPTION, PEASANT
from igroteka.games.meeples.view import view
from tests.games.meeples.table import Table
from tests.ledger import rule

SKELETON = {"castle": ["skeleton"]}


def corruption(table: Table) -> list[int]:
    """How many Corruption meeples each player owns."""
    return [owned(table.g, player).count(CORRUPTION) for player in table.g.players]


def in_the_city(table: Table) -> int:
    """How many monsters stand in the city."""
    return sum(bool(monster) for slots in table.g.monsters.values() for monster in slots)


@rule("MM-DRAW-01")
def test_the_steps_follow_each_other_in_the_given_order() -> None:
    table = Table(
        "knight",
        monsters={"castle": ["skeleton", "sawdust_bandit"]},
        deck=["arrival_1", "iron_nail_ogre"],
        bag=[CORRUPTION] * 6,
        completed=["vigil_bells"],
        quests=["bitter_draught"],
    )
    table.g.location_stack.append(table.g.offer.pop())
    table.do("send knight skeleton; commit")
    assert table.asked == (0, "draw_phase")
    assert table.g.monsters["castle"] == ["sawdust_bandit", "iron_nail_ogre", ""]
    assert table.me.tavern == [CORRUPTION] * 5
    assert (table.me.quests, len(table.g.offer)) == (["bitter_draught"], 3)
    table.do("use vigil_bells")
    steps = [event.name for event in table.match.log if event.name != "drew" or event.args[0] == 0]
    assert steps[steps.index("tired") + 1 :] == [
        "arrival",
        *["gained"] * 2,
        "appeared",
        *["drew"] * 5,
        "used",
        "drew",
        "completed",
        "vp",
        "returned",
        "offered",
        "turn",
    ]


@rule("MM-DRAW-01", "MM-DRAW-17")
def test_a_meeple_kept_for_the_next_turn_comes_after_the_draw_phase_and_completes_no_quest() -> None:
    table = Table("warrior", built={"castle_1": "night_watch_house"}, bag=["mage", "cleric", PEASANT, PEASANT])
    table.me.quests = ["mixed_company"]
    table.do("send warrior night_watch_house; commit")
    assert sorted(table.me.tavern) == ["cleric", "mage", PEASANT, PEASANT, "warrior"]
    assert table.me.quests == ["mixed_company"]


@rule("MM-DRAW-02")
def test_in_every_district_monsters_slide_into_the_lowest_slots() -> None:
    table = Table(
        "knight",
        "knight",
        monsters={
            "castle": ["skeleton", "sawdust_bandit", "ghoul"],
            "village": ["mill_giant", "crate_thief", "troll_king"],
        },
        deck=["beaver_raider", "hedge_witch"],
    )
    table.do("send knight skeleton; send knight crate_thief; commit")
    assert table.g.monsters["castle"] == ["sawdust_bandit", "ghoul", ""]
    assert table.g.monsters["village"] == ["mill_giant", "troll_king", ""]


@rule("MM-DRAW-02")
def test_monsters_slide_even_when_the_deck_has_no_more() -> None:
    table = Table("knight", monsters={"castle": ["skeleton", "ghoul"]})
    table.g.monster_deck.clear()
    table.do("send knight skeleton; commit")
    assert table.g.monsters["castle"] == ["ghoul", "", ""]


@rule("MM-DRAW-03")
def test_a_monster_comes_for_each_one_beaten_and_goes_where_its_symbol_says() -> None:
    table = Table(
        "knight",
        "knight",
        monsters={"castle": ["skeleton"], "village": ["crate_thief"]},
        deck=["hedge_witch", "crypt_page", "ghoul"],
    )
    left = len(table.g.monster_deck)
    table.do("send knight skeleton; send knight crate_thief; commit")
    assert table.g.monsters == {
        "castle": ["", "", ""],
        "village": ["", "", ""],
        "university": ["hedge_witch", "", ""],
        "cathedral": ["crypt_page", "", ""],
    }
    assert len(table.g.monster_deck) == left - 2
    assert table.g.monster_deck[-1] == "ghoul"


@rule("MM-DRAW-03")
def test_no_monster_comes_when_none_was_beaten() -> None:
    table = Table("knight", monsters=SKELETON, deck=["hedge_witch"])
    table.do("commit")
    assert in_the_city(table) == 1
    assert table.g.monster_deck[-1] == "hedge_witch"


@rule("MM-DRAW-04")
def test_a_new_monster_takes_the_lowest_empty_slot_of_its_district() -> None:
    table = Table(
        "knight",
        "knight",
        monsters={"castle": ["skeleton", "sawdust_bandit"], "village": ["mill_giant"]},
        deck=["monstrous_tree", "forest_wolf"],
    )
    table.do("send knight skeleton; send knight sawdust_bandit; commit")
    assert table.g.monsters["village"] == ["mill_giant", "monstrous_tree", "forest_wolf"]
    assert table.g.monsters["castle"] == ["", "", ""]


@rule("MM-DRAW-05")
def test_for_a_monster_of_a_full_district_the_active_player_chooses_another() -> None:
    table = Table(
        "knight",
        monsters={
            "castle": ["skeleton"],
            "village": ["mill_giant", "crate_thief", "troll_king"],
            "university": ["hedge_witch", "giant_bookworm", "beaver_raider"],
            "cathedral": ["crypt_page"],
        },
        deck=["monstrous_tree"],
    )
    table.do("send knight skeleton; commit")
    assert table.asked == (0, "district")
    assert table.options() == ["district castle", "district cathedral"]
    table.do("district cathedral")
    assert table.g.monsters["cathedral"] == ["crypt_page", "monstrous_tree", ""]
    assert table.g.monsters["castle"] == ["", "", ""]


@rule("MM-DRAW-05")
def test_a_monster_whose_district_has_room_goes_nowhere_else() -> None:
    table = Table("knight", monsters={"village": ["crate_thief", "mill_giant", "troll_king"]}, deck=["monstrous_tree"])
    table.do("send knight crate_thief; commit")
    assert table.asked == (1, "develop")
    assert table.g.monsters["village"] == ["mill_giant", "troll_king", "monstrous_tree"]


@rule("MM-DRAW-06", "MM-DRAW-08")
def test_an_arrival_card_is_set_aside_in_view_and_the_refilling_goes_on() -> None:
    table = Table(
        "knight",
        "knight",
        monsters={"castle": ["skeleton", "sawdust_bandit"]},
        deck=["arrival_1", "monstrous_tree", "crypt_page"],
    )
    table.do("send knight skeleton; send knight sawdust_bandit; commit")
    assert table.g.monsters["village"] == ["monstrous_tree", "", ""]
    assert table.g.monsters["cathedral"] == ["crypt_page", "", ""]
    assert in_the_city(table) == 2
    assert "arrival_1" not in table.g.monster_deck
    assert (table.told("arrival"), view(table.g).arrivals) == ([(1,)], 1)


@rule("MM-DRAW-06")
def test_two_arrival_cards_in_a_row_are_both_set_aside() -> None:
    table = Table("knight", monsters=SKELETON, deck=["arrival_1", "arrival_2", "monstrous_tree"])
    table.do("send knight skeleton; commit")
    assert table.g.arrivals == 2
    assert table.g.monsters["village"] == ["monstrous_tree", "", ""]


@rule("MM-DRAW-07")
@pytest.mark.parametrize(("arrivals", "card"), [(0, "arrival_1"), (1, "arrival_2")])
def test_the_first_two_arrivals_put_a_corruption_from_the_supply_into_every_bag(arrivals: int, card: str) -> None:
    table = Table(
        "knight",
        seats=3,
        monsters=SKELETON,
        deck=[card, "mill_giant"],
        arrivals=arrivals,
        bag=[PEASANT] * (4 + arrivals),
    )
    table.do("send knight skeleton; commit")
    assert corruption(table) == [1, 1, 1]
    assert table.g.supply[CORRUPTION] == 17
    assert (sorted(table.me.tavern), table.me.lodgings) == ([CORRUPTION, *[PEASANT] * (4 + arrivals)], ["knight"])
    assert [CORRUPTION in rival.lodgings for rival in table.g.players[1:]] == [False, False]


@rule("MM-DRAW-09")
def test_all_but_the_active_player_draw_one_more_meeple_at_once() -> None:
    table = Table("knight", seats=3, monsters=SKELETON, deck=["arrival_1", "mill_giant"], bag=[PEASANT] * 9)
    table.do("send knight skeleton; commit")
    assert [len(player.tavern) for player in table.g.players] == [5, 5, 5]
    assert [len(player.bag) for player in table.g.players] == [5, 4, 4]
    drew = [event.args[0] for event in table.match.log if event.name == "drew"]
    assert drew == [1, 2, 0, 0, 0, 0, 0]


@rule("MM-DRAW-09")
def test_the_second_arrival_gives_the_others_a_meeple_too() -> None:
    table = Table("knight", monsters=SKELETON, deck=["arrival_2", "mill_giant"], arrivals=1)
    table.do("send knight skeleton; commit")
    assert len(table.rival.tavern) == 5


@rule("MM-DRAW-07", "MM-DRAW-09")
def test_the_meeple_drawn_may_be_the_corruption_just_added() -> None:
    """MM-AMB-12."""
    table = Table("knight", monsters=SKELETON, deck=["arrival_1", "mill_giant"])
    table.rival.bag, table.rival.lodgings = [], ["mage", "mage"]
    table.do("send knight skeleton; commit")
    assert table.rival.tavern == [*[PEASANT] * 4, CORRUPTION]
    assert (table.rival.bag, table.rival.lodgings) == ([], ["mage", "mage"])


@rule("MM-DRAW-10")
def test_the_active_player_draws_four_meeples_from_the_bag_into_the_tavern() -> None:
    table = Table(phase="draw", bag=["mage"] * 10)
    assert table.me.tavern == ["mage"] * 4
    assert table.me.bag == ["mage"] * 6
    assert table.rival.tavern == [PEASANT] * 4


@rule("MM-DRAW-11")
def test_after_the_first_arrival_five_meeples_are_drawn() -> None:
    table = Table(phase="draw", bag=["mage"] * 10, arrivals=1)
    assert (len(table.me.tavern), len(table.me.bag)) == (5, 5)


@rule("MM-DRAW-11")
def test_the_first_arrival_counts_in_the_very_turn_it_appears() -> None:
    table = Table("knight", monsters=SKELETON, deck=["arrival_1", "mill_giant"], bag=["mage"] * 10)
    table.do("send knight skeleton; commit")
    assert (len(table.me.tavern), len(table.me.bag)) == (5, 6)


@rule("MM-DRAW-12")
@pytest.mark.parametrize("arrivals", [2, 3])
def test_after_the_second_arrival_six_meeples_are_drawn(arrivals: int) -> None:
    table = Table(phase="draw", bag=["mage"] * 10, arrivals=arrivals)
    assert (len(table.me.tavern), len(table.me.bag)) == (6, 4)


@rule("MM-DRAW-12")
def test_the_second_arrival_counts_in_the_very_turn_it_appears() -> None:
    table = Table("knight", monsters=SKELETON, deck=["arrival_2", "mill_giant"], arrivals=1, bag=["mage"] * 10)
    table.do("send knight skeleton; commit")
    assert (len(table.me.tavern), len(table.me.bag)) == (6, 5)


@rule("MM-DRAW-13")
def test_the_third_arrival_adds_no_corruption_and_no_meeple_but_starts_the_final_turns() -> None:
    table = Table("knight", monsters=SKELETON, deck=["arrival_3", "mill_giant"], arrivals=2, bag=["mage"] * 10)
    table.do("send knight skeleton; commit")
    assert (table.g.arrivals, corruption(table), table.g.supply[CORRUPTION]) == (3, [0, 0], 20)
    assert (len(table.me.tavern), len(table.rival.tavern)) == (6, 4)
    assert table.told("final") == []
    table.pass_turn()
    assert (table.asked, table.told("final")) == ((0, "develop"), [(1,)])


@rule("MM-DRAW-14")
def test_the_city_is_refilled_after_the_third_arrival_too() -> None:
    table = Table("knight", monsters=SKELETON, deck=["arrival_3", "mill_giant"], arrivals=2)
    table.do("send knight skeleton; commit")
    assert table.g.monsters["village"] == ["mill_giant", "", ""]


@rule("MM-DRAW-14")
def test_the_city_is_refilled_in_the_final_rounds() -> None:
    table = Table("knight", monsters=SKELETON, deck=["mill_giant"], arrivals=3, final=1)
    table.do("send knight skeleton; commit")
    assert table.g.monsters["village"] == ["mill_giant", "", ""]


@rule("MM-DRAW-15")
def test_a_bag_too_small_is_emptied_then_filled_from_the_lodgings_and_drawn_from_again() -> None:
    table = Table(phase="draw", bag=["knight", "knight"], lodgings=["mage"] * 5)
    assert table.me.tavern == ["knight", "knight", "mage", "mage"]
    assert (table.me.bag, table.me.lodgings) == (["mage"] * 3, [])


@rule("MM-DRAW-15")
def test_a_bag_that_just_suffices_is_not_filled_again() -> None:
    table = Table(phase="draw", bag=["knight"] * 4, lodgings=["mage"] * 5)
    assert table.me.tavern == ["knight"] * 4
    assert (table.me.bag, table.me.lodgings) == ([], ["mage"] * 5)


@rule("MM-DRAW-15")
def test_corruption_returns_from_the_lodgings_into_the_bag_like_all_others() -> None:
    table = Table(CORRUPTION, bag=[PEASANT], lodgings=[CORRUPTION, CORRUPTION])
    table.do("commit")
    assert table.me.tavern == [PEASANT, *[CORRUPTION] * 3]


@rule("MM-DRAW-15")
def test_bag_and_lodgings_together_too_small_give_what_there_is() -> None:
    """MM-AMB-10."""
    table = Table(phase="draw", bag=["knight"], lodgings=["mage"])
    assert table.me.tavern == ["knight", "mage"]
    assert (table.me.bag, table.me.lodgings) == ([], [])


@rule("MM-DRAW-16")
def test_draw_phase_abilities_are_used_in_any_order_and_each_only_once() -> None:
    table = Table(phase="draw", bag=[CORRUPTION] * 8, completed=["almoners_round", "vigil_bells"])
    assert table.asked == (0, "draw_phase")
    assert table.options() == ["enough", "use almoners_round", "use vigil_bells"]
    table.do("use vigil_bells")
    assert table.me.tavern == [CORRUPTION] * 5
    assert table.options() == ["enough", "use almoners_round"]
    table.do("use almoners_round")
    assert (table.me.tavern, table.me.lodgings) == ([CORRUPTION] * 5, [CORRUPTION])
    assert table.asked == (1, "develop")


@rule("MM-DRAW-16")
def test_a_draw_phase_ability_may_be_left_alone_and_is_there_again_next_turn() -> None:
    table = Table(phase="draw", bag=[CORRUPTION] * 12, completed=["vigil_bells"])
    table.do("enough")
    assert (table.asked, table.me.tavern) == ((1, "develop"), [CORRUPTION] * 4)
    table.pass_turn()
    table.do("commit; use vigil_bells")
    assert table.me.tavern == [CORRUPTION] * 5


@rule("MM-DRAW-16")
def test_an_ability_is_offered_only_when_its_condition_is_met() -> None:
    table = Table(phase="draw", bag=[CORRUPTION, PEASANT, PEASANT, PEASANT, PEASANT], completed=["vigil_bells"])
    assert table.asked == (1, "develop")


@rule("MM-DRAW-17")
def test_quests_about_the_tavern_are_completed_in_the_draw_phase() -> None:
    table = Table(phase="draw", quests=["exam_day", "levy_charter"])
    assert (table.me.completed, table.me.quests, table.me.vp) == (["levy_charter"], ["exam_day"], 1)


@rule("MM-DRAW-17")
def test_the_same_meeples_in_the_tavern_before_the_draw_phase_complete_nothing() -> None:
    table = Table("knight", "knight", quests=["banner_call"])
    assert table.me.completed == []
    table.do("commit")
    assert (table.me.completed, table.me.quests) == ([], ["banner_call"])


@rule("MM-DRAW-17")
def test_meeples_in_the_lodgings_do_not_count_for_the_tavern() -> None:
    table = Table(phase="draw", lodgings=["knight", "knight"], quests=["banner_call"])
    assert table.me.completed == []


@rule("MM-DRAW-17")
def test_a_meeple_drawn_by_an_ability_counts_for_quests_about_the_tavern() -> None:
    bag = [CORRUPTION, CORRUPTION, "knight", "mage"]
    table = Table(phase="draw", bag=bag, lodgings=["knight"], completed=["vigil_bells"], quests=["banner_call"])
    assert table.me.completed == ["vigil_bells"]
    table.do("use vigil_bells")
    assert (table.me.completed, table.me.vp) == (["vigil_bells", "banner_call"], 4)


@rule("MM-DRAW-18")
def test_the_open_locations_are_refilled_to_four_from_the_stack() -> None:
    table = Table("peasant")
    del table.g.offer[1:3]
    kept, (*_, second, top) = list(table.g.offer), table.g.location_stack
    left = len(table.g.location_stack)
    table.do("commit")
    assert table.g.offer == [*kept, top, second]
    assert len(table.g.location_stack) == left - 2


@rule("MM-DRAW-18")
def test_a_built_location_is_replaced_in_the_draw_phase_and_not_before() -> None:
    table = Table("peasant", "peasant", phase="development", offer=["colosseum"])
    table.do("send peasant builders; send peasant builders; proceed; build colosseum; at castle_2")
    assert (table.asked, len(table.g.offer)) == ((0, "assign"), 3)
    table.do("commit")
    assert (len(table.g.offer), "colosseum" in table.g.offer) == (4, False)


@rule("MM-DRAW-18")
def test_an_empty_stack_leaves_fewer_than_four_locations() -> None:
    """MM-AMB-11."""
    table = Table("peasant")
    table.g.offer, table.g.location_stack = ["colosseum"], ["bell_gate"]
    table.do("commit")
    assert (table.g.offer, table.g.location_stack) == (["colosseum", "bell_gate"], [])


SIX = {
    "castle": ["skeleton", "sawdust_bandit"],
    "village": ["crate_thief", "forest_wolf"],
    "university": ["hedge_witch"],
    "cathedral": ["termite_swarm"],
}


@rule("MM-DRAW-19")
def test_after_refilling_there_are_six_monsters_again() -> None:
    table = Table("knight", "knight", "knight", monsters=SIX, deck=["ghoul", "arrival_1", "mill_giant", "crypt_page"])
    table.do("send knight skeleton; send knight sawdust_bandit; send knight termite_swarm; commit")
    assert in_the_city(table) == 6
    assert [slots.count("") for slots in table.g.monsters.values()] == [2, 0, 2, 2]


@rule("MM-DRAW-14", "MM-DRAW-19")
def test_an_exhausted_deck_leaves_fewer_than_six_monsters() -> None:
    table = Table("knight", "knight", monsters=SIX, arrivals=2)
    table.g.monster_deck = ["arrival_3", "mill_giant"]
    table.do("send knight skeleton; send knight sawdust_bandit; commit")
    assert (in_the_city(table), table.g.monster_deck, table.g.arrivals) == (5, [], 3)
    assert (table.told("exhausted"), table.asked) == ([()], (1, "develop"))


@rule("MM-DRAW-20")
def test_four_players_use_up_all_corruption_with_the_second_arrival() -> None:
    table = Table("knight", seats=4, monsters=SKELETON, deck=["arrival_1", "arrival_2", "mill_giant"])
    for player in table.g.players:
        player.bag += [CORRUPTION] * 3
    table.restart()
    assert (table.g.supply[CORRUPTION], corruption(table)) == (8, [3, 3, 3, 3])
    table.do("send knight skeleton; commit")
    assert (table.g.supply[CORRUPTION], corruption(table)) == (0, [5, 5, 5, 5])
