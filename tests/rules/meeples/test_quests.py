"""Quests: dealt, completed, rewarded, failed (MM-QUEST)."""

import pytest

from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.state import State, Tower
from igroteka.games.meeples.view import private_view, view
from igroteka.kernel import Match
from tests.games.meeples.table import Table
from tests.ledger import rule
from tests.rules.meeples.positions import BANDIT, three_at_once


def new_game(seats: int, seed: int) -> State:
    """The table after set-up."""
    state = Match(MEEPLES, seats=seats, seed=seed).state
    assert isinstance(state, State)
    return state


def force_in_the_crypt() -> Table:
    """A victory over the Skeleton that completes two quests; the second asks which Corruption to return."""
    quests, skeleton = ["show_of_force", "candle_for_the_crypt"], {"castle": ["skeleton"]}
    tavern = ["knight", "knight", "cleric", "corruption"]
    table = Table(*tavern, monsters=skeleton, quests=quests, lodgings=["corruption"])
    table.do("send knight skeleton; send knight skeleton; send cleric skeleton; commit")
    return table


def one_helped_fighter() -> Table:
    """A single fighter, at the Bandit (strength 3) or at the Skeleton (2), gets 4 power from the Ash Reliquary."""
    table = Table(
        "cleric",
        "knight",
        "peasant",
        lodgings=["corruption"] * 4,
        built={"village_1": "ash_reliquary"},
        monsters={"castle": ["skeleton", "sawdust_bandit"]},
        quests=["show_of_force"],
    )
    table.do("send cleric ash_reliquary")
    return table


@rule("MM-QUEST-01")
def test_quests_in_hand_are_seen_by_their_owner_only() -> None:
    table = Table("peasant", quests=["grave_keeper", "exam_day"])
    assert private_view(table.g, 0).quests == ["grave_keeper", "exam_day"]
    assert (view(table.g).players[0].quests, view(table.g).players[0].quest_count) == ([], 2)
    assert private_view(table.g, 1).quests == table.rival.quests


@rule("MM-QUEST-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_two_random_quests(seats: int) -> None:
    g = new_game(seats, seed=1)
    dealt = [quest for player in g.players for quest in player.quests]
    assert [len(player.quests) for player in g.players] == [2] * seats
    assert (len({*dealt, *g.quest_deck}), len(g.quest_deck)) == (44, 44 - 2 * seats)
    assert dealt != [quest for player in new_game(seats, seed=2).players for quest in player.quests]


@rule("MM-QUEST-02")
def test_more_quests_can_be_gained() -> None:
    table = Table("knight", monsters={"university": ["beaver_raider"]}, quests=["grave_keeper", "big_game"])
    table.stack_quests("exam_day")
    table.do("send knight beaver_raider; commit")
    assert table.me.quests == ["grave_keeper", "big_game", "exam_day"]


@rule("MM-QUEST-03")
def test_a_hand_of_any_size_may_grow() -> None:
    held = [name for name, quest in MEEPLES.box.quests.items() if quest.kind == "end"]
    table = Table("knight", monsters={"university": ["beaver_raider"]}, quests=held)
    table.stack_quests("exam_day")
    table.do("send knight beaver_raider; commit")
    assert table.asked == (1, "develop")
    assert (len(table.me.quests), table.g.quest_discard) == (13, [])


@rule("MM-QUEST-04")
@pytest.mark.parametrize(("quest", "vp"), [("exam_day", 2), ("theory_of_combat", 2), ("spirit_walk", 3)])
def test_a_completed_quest_gives_the_vp_on_its_card(quest: str, vp: int) -> None:
    table = Table(phase="draw", bag=["mage", "mage", "cleric", "corruption"], quests=[quest], vp=10)
    assert table.told("vp") == [(0, vp, quest)]
    assert table.me.vp == 10 + vp


@rule("MM-QUEST-05")
@pytest.mark.parametrize(("quest", "penalty"), [("kings_choice", 2), ("famous_names", 2), ("bounty_ledger", 1)])
def test_a_quest_not_completed_costs_the_penalty_on_its_card_at_the_end(quest: str, penalty: int) -> None:
    table = Table("peasant", quests=[quest], vp=10, arrivals=3, final=2)
    table.pass_turn()
    assert table.me.vp == 10
    table.pass_turn()
    assert (table.match.decision, table.me.vp) == (None, 10 - penalty)


@rule("MM-QUEST-06", "MM-QUEST-10")
def test_an_on_completion_quest_is_completed_and_scored_as_soon_as_its_conditions_are_met() -> None:
    table = three_at_once()
    assert (table.asked, table.me.vp) == ((0, "complete"), 2)
    table.do("complete show_of_force")
    assert table.asked == (0, "complete")
    assert (table.me.completed, table.me.vp, table.me.lodgings) == (["show_of_force"], 2 + 3, [])


@rule("MM-QUEST-06")
def test_building_completes_a_building_quest_at_once() -> None:
    tavern = ["peasant", "peasant", "warrior"]
    table = Table(*tavern, phase="development", offer=["colosseum"], quests=["first_stone"])
    table.do("send peasant builders; send peasant builders; send warrior drill_square; proceed; resolve builders")
    table.do("build colosseum; at castle_2")
    assert (table.me.completed, table.me.vp) == (["first_stone"], 2 + 2)
    told = [event.name for event in table.match.log]
    assert told.index("built") < told.index("completed") < told.index("trained")


@rule("MM-QUEST-06")
def test_the_second_class_trained_completes_a_training_quest_at_once() -> None:
    table = Table("warrior", phase="development", levels={"mage": 2}, quests=["higher_learning"])
    assert table.me.completed == []
    table.do("send warrior drill_square; proceed")
    assert (table.me.completed, table.me.vp) == (["higher_learning"], 3)
    assert table.asked == (0, "assign")


@rule("MM-QUEST-06")
def test_the_third_location_of_a_turn_completes_an_activation_quest() -> None:
    table = Table("peasant", "peasant", "peasant", "peasant", "mage", quests=["grand_tour"])
    table.do("send peasant open_lecture_hall; send peasant sparring_green; send peasant novices_chapel; commit")
    table.do("resolve open_lecture_hall; resolve sparring_green")
    assert table.asked == (0, "take")
    assert (table.me.completed, table.me.vp) == (["grand_tour"], 4)


@rule("MM-QUEST-06")
def test_a_quest_whose_conditions_are_not_all_met_stays_in_hand() -> None:
    quests = ["clear_the_cellars", "accolade", "kings_choice", "forks_and_torches", "show_of_force"]
    table = Table("knight", "peasant", monsters=BANDIT, quests=quests)
    table.do("send knight sawdust_bandit; send peasant sawdust_bandit; commit")
    assert (table.me.quests, table.me.completed, table.me.vp) == (quests, [], 2)


@rule("MM-QUEST-06")
def test_help_given_to_a_single_fighter_counts_for_a_show_of_force() -> None:
    table = one_helped_fighter()
    table.do("send knight skeleton; commit")
    assert table.me.completed == ["show_of_force"]


@rule("MM-QUEST-06")
def test_help_that_another_fight_needs_does_not_count_for_a_show_of_force() -> None:
    table = one_helped_fighter()
    table.do("send peasant sawdust_bandit; send knight skeleton; commit")
    assert (table.me.pile, table.me.completed) == (["sawdust_bandit", "skeleton"], [])


@rule("MM-QUEST-06", "MM-SYM-06")
def test_a_building_quest_is_completed_before_the_lot_makes_the_player_discard() -> None:
    table = Table("peasant", "peasant", phase="development", offer=["colosseum"], quests=["first_stone"])
    table.stack_quests("exam_day", "big_game")
    table.do("send peasant builders; send peasant builders; proceed; build colosseum; at university_2")
    assert (table.me.completed, table.options()) == (["first_stone"], ["discard big_game", "discard exam_day"])


@rule("MM-QUEST-06", "MM-SYM-06")
def test_an_activation_quest_is_completed_before_the_location_makes_the_player_discard() -> None:
    table = Table("peasant", "peasant", "peasant", built={"castle_1": "house_of_lords"}, quests=["grand_tour"])
    table.stack_quests("exam_day", "big_game")
    table.do("send peasant house_of_lords; send peasant open_lecture_hall; send peasant novices_chapel; commit")
    table.do("resolve open_lecture_hall; resolve novices_chapel; take mage")
    assert (table.me.completed, table.options()) == (["grand_tour"], ["discard big_game", "discard exam_day"])


@rule("MM-QUEST-06", "MM-SYM-06")
@pytest.mark.parametrize("place", ["house_of_lords", "kindling_imp"])
def test_a_training_quest_that_is_met_when_it_is_drawn_is_completed_before_the_discard(place: str) -> None:
    levels, monsters = {"mage": 2, "warrior": 2}, {"cathedral": ["kindling_imp"]}
    built = {"castle_1": "house_of_lords"}
    table = Table("knight", "peasant", monsters=monsters, levels=levels, built=built, quests=["exam_day"])
    table.stack_quests("higher_learning", "big_game")
    table.do(f"send {'peasant' if place == 'house_of_lords' else 'knight'} {place}; commit")
    assert (table.me.completed, table.options()) == (["higher_learning"], ["discard big_game", "discard exam_day"])


@rule("MM-QUEST-06", "MM-SYM-06")
def test_a_quest_met_together_with_another_is_not_discarded_for_its_reward() -> None:
    table = Table(phase="draw", bag=["mage"] * 4, quests=["exam_day", "theory_of_combat"])
    table.stack_quests("big_game", "clean_hands")
    table.do("complete exam_day")
    assert table.me.completed == ["exam_day", "theory_of_combat"]
    assert table.options() == ["discard big_game", "discard clean_hands"]


@rule("MM-QUEST-06")
def test_a_quest_drawn_for_building_is_not_completed_by_that_building() -> None:
    table = Table("peasant", "peasant", phase="development", offer=["colosseum"])
    table.stack_quests("first_stone", "big_game")
    table.do("send peasant builders; send peasant builders; proceed; build colosseum; at university_2")
    table.do("discard big_game")
    assert (table.me.quests, table.me.completed) == (["first_stone"], [])


@rule("MM-QUEST-06")
@pytest.mark.parametrize("third", ["porters_nook", "house_of_lords"])
def test_a_quest_drawn_at_a_location_is_not_completed_by_that_activation_nor_by_a_tower_room(third: str) -> None:
    table = Table(*["peasant"] * 5, built={"castle_1": "house_of_lords"}, towers=True)
    table.g.towers = {"village": Tower("porters_nook", [])}
    table.restart()
    table.stack_quests("grand_tour", "big_game")
    for place in ("house_of_lords", "open_lecture_hall", "novices_chapel", "porters_nook"):
        table.do(f"send peasant {place}")
    table.do(f"commit; resolve open_lecture_hall; resolve novices_chapel; resolve {third}; discard big_game")
    assert (table.me.quests, table.me.completed) == (["grand_tour"], [])


@rule("MM-QUEST-06")
def test_a_location_activated_before_a_quest_was_drawn_does_not_complete_it_afterwards() -> None:
    built = {"castle_1": "house_of_lords", "cathedral_1": "branch_and_root"}
    table = Table("peasant", "peasant", "cleric", built=built)
    table.stack_quests("almoners_round", "big_game")
    table.do("send peasant house_of_lords; send peasant open_lecture_hall; send cleric branch_and_root; commit")
    table.do("resolve branch_and_root; resolve house_of_lords; discard big_game")
    assert table.told("gained") == [(0, "mage", "open_lecture_hall")]
    assert (table.me.quests, table.me.completed) == (["almoners_round"], [])


@rule("MM-QUEST-07")
def test_a_completed_quest_is_shown_to_everyone() -> None:
    table = three_at_once()
    assert view(table.g).players[0].completed == []
    table.do("complete show_of_force")
    assert view(table.g).players[0].completed == ["show_of_force"]
    assert table.me.quests == ["bounty_ledger", "battle_scribes"]
    shown = next(event for event in table.match.log if event.name == "completed")
    assert (shown.args, shown.heard_by(1), shown.heard_by(None)) == ((0, "show_of_force"), True, True)


@rule("MM-QUEST-08")
def test_the_reward_of_an_on_completion_quest_is_taken_at_once() -> None:
    table = force_in_the_crypt()
    stock = table.g.supply["warrior"]
    table.do("complete show_of_force")
    assert table.g.supply["warrior"] == stock - 1
    assert table.told("gained") == [(0, "warrior", "show_of_force")]
    assert (table.asked, table.told("defeated")) == ((0, "cleanse"), [])


@rule("MM-QUEST-08")
def test_a_completed_quest_rewards_no_second_victory() -> None:
    table = Table("knight", "knight", "knight", monsters=BANDIT, completed=["show_of_force"])
    table.do("send knight sawdust_bandit; send knight sawdust_bandit; send knight sawdust_bandit; commit")
    assert (table.me.vp, table.me.lodgings) == (2, ["knight"] * 3)


@rule("MM-QUEST-09")
def test_meeples_of_a_quest_wait_on_its_card_and_go_to_the_lodgings_in_the_clean_up() -> None:
    table = force_in_the_crypt()
    table.do("complete show_of_force")
    assert table.g.parties["show_of_force"].added == ["warrior"]
    assert table.me.lodgings == ["corruption"]
    table.do("cleanse lodgings")
    assert sorted(table.me.lodgings) == ["cleric", "corruption", "knight", "knight", "warrior"]
    assert table.g.parties == {}


@rule("MM-QUEST-09")
def test_a_quest_of_the_development_phase_sends_its_meeple_to_the_lodgings_in_that_phase() -> None:
    table = Table("warrior", phase="development", levels={"mage": 2}, quests=["higher_learning"])
    table.do("send warrior drill_square; proceed")
    assert (table.me.tavern, sorted(table.me.lodgings)) == ([], ["cleric", "warrior"])


@rule("MM-QUEST-11", "MM-QUEST-12", "MM-QUEST-13")
def test_an_ongoing_quest_is_completed_shown_and_scored_at_once() -> None:
    table = three_at_once()
    table.do("complete battle_scribes")
    assert table.asked == (0, "complete")
    assert (table.me.completed, table.me.vp) == (["battle_scribes"], 2 + 3)
    assert view(table.g).players[0].completed == ["battle_scribes"]
    assert table.me.quests == ["show_of_force", "bounty_ledger"]


@rule("MM-QUEST-12")
def test_everyone_hears_of_a_completed_ongoing_quest() -> None:
    table = three_at_once()
    table.do("complete battle_scribes")
    shown = next(event for event in table.match.log if event.name == "completed")
    assert (shown.args, shown.heard_by(1), shown.heard_by(None)) == ((0, "battle_scribes"), True, True)


@rule("MM-QUEST-14")
def test_the_bonus_of_a_completed_ongoing_quest_lies_open_with_its_class() -> None:
    table = Table("knight", completed=["round_table", "war_chaplains"])
    strengths = view(table.g).players[0].strengths
    assert (strengths["knight"], strengths["cleric"], strengths["mage"]) == (4, 2, 1)
    assert view(table.g).players[1].strengths["knight"] == 3


@rule("MM-QUEST-14", "MM-QUEST-15")
def test_the_bonus_of_an_ongoing_quest_counts_in_the_next_turn() -> None:
    table = Table(phase="draw", bag=["knight", "knight", "peasant", "peasant"], quests=["round_table"])
    table.g.monsters["university"][0] = "hedge_witch"
    assert table.me.completed == ["round_table"]
    table.pass_turn()
    table.do("proceed")
    assert "send knight hedge_witch" in table.options()
    table.do("send knight hedge_witch; commit")
    assert table.me.pile == ["hedge_witch"]


@rule("MM-QUEST-15")
def test_the_bonus_of_an_ongoing_quest_does_not_count_in_the_turn_it_was_completed() -> None:
    quests = ["famous_names", "bounty_ledger", "battle_scribes"]
    table = Table("paladin", "warrior", "mage", monsters=BANDIT, quests=quests)
    table.do("send paladin sawdust_bandit; send warrior sawdust_bandit; send mage sawdust_bandit; commit")
    table.do("complete famous_names")
    assert (table.asked, table.me.completed) == ((0, "complete"), ["famous_names"])
    assert view(table.g).players[0].strengths["paladin"] == 2
    table.do("complete bounty_ledger")
    table.pass_turn()
    assert view(table.g).players[0].strengths["paladin"] == 3


@rule("MM-QUEST-15")
def test_the_ability_of_an_ongoing_quest_is_not_used_in_the_turn_it_was_completed_but_in_the_next() -> None:
    castle = {"castle": ["sawdust_bandit", "ghoul"]}
    table = Table("knight", monsters=castle, bag=["corruption"] * 12, quests=["vigil_bells"], deck=["mill_giant"])
    table.do("send knight sawdust_bandit; commit")
    assert (table.me.completed, table.asked) == (["vigil_bells"], (1, "develop"))
    table.pass_turn()
    table.do("commit")
    assert (table.asked, table.options()) == ((0, "draw_phase"), ["enough", "use vigil_bells"])


@rule("MM-QUEST-16")
def test_an_end_of_game_quest_is_completed_at_the_end_and_not_before() -> None:
    undead = ["skeleton", "ghoul", "crypt_page"]
    table = Table("knight", pile=undead, quests=["grave_keeper"], arrivals=3, final=2)
    table.g.monsters["university"][0] = "moth_eaten_ghost"
    table.restart()
    table.do("send knight moth_eaten_ghost; commit")
    assert (len(table.me.pile), table.me.quests, table.me.vp) == (4, ["grave_keeper"], 2)
    table.pass_turn()
    assert (table.me.completed, table.me.quests, table.me.vp) == (["grave_keeper"], [], 2 + 6)


@rule("MM-QUEST-16")
def test_an_end_of_game_quest_whose_conditions_no_longer_hold_is_not_completed() -> None:
    table = Table("peasant", lodgings=["corruption"] * 4, quests=["clean_hands"], vp=5, arrivals=3, final=2)
    table.pass_turn()
    table.pass_turn()
    assert (table.me.completed, table.me.vp) == ([], 5 - 3)


@rule("MM-QUEST-17")
def test_the_discarded_quests_become_a_new_deck_when_the_deck_is_empty() -> None:
    table = Table("knight", monsters={"university": ["beaver_raider"]})
    table.g.quest_deck, table.g.quest_discard = [], ["exam_day", "big_game", "grave_keeper"]
    table.do("send knight beaver_raider; commit")
    (drawn,) = table.me.quests
    assert table.g.quest_discard == []
    assert sorted([drawn, *table.g.quest_deck]) == ["big_game", "exam_day", "grave_keeper"]


@rule("MM-QUEST-17")
def test_the_new_quest_deck_is_shuffled_in_the_middle_of_a_draw() -> None:
    orders = set()
    for seed in range(12):
        table = Table("peasant", built={"castle_1": "house_of_lords"})
        table.g.quest_deck, table.g.quest_discard = ["exam_day"], ["big_game", "clean_hands", "grave_keeper"]
        table.g.chance.seed = seed
        table.do("send peasant house_of_lords; commit")
        orders.add(table.me.quests[1])
        assert (table.me.quests[0], len(table.me.quests), len(table.g.quest_deck)) == ("exam_day", 2, 2)
    assert orders == {"big_game", "clean_hands", "grave_keeper"}
