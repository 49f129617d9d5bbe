"""Resources, rounds, turns and VP (TY-RES, TY-ROUND, TY-TURN, TY-EOT, TY-VP)."""

from collections import Counter

from igroteka.games.tyrants.effects import Gain
from igroteka.games.tyrants.minions import CARDS
from igroteka.games.tyrants.state import Turn
from tests.games.tyrants.table import Table
from tests.ledger import rule


def pool(table: Table) -> tuple[int, int]:
    """The power and influence that the player to act is told of."""
    assert table.match.decision is not None
    facts = table.match.decision.facts
    assert facts == {"power": table.g.turn.power, "influence": table.g.turn.influence}
    return table.g.turn.power, table.g.turn.influence


def verbs(table: Table) -> set[str]:
    return {option.split()[0] for option in table.options()}


def told(table: Table) -> list[str]:
    """The names of the events so far."""
    return [event.name for event in table.match.log]


# Resources


@rule("TY-RES-01")
def test_power_and_influence_are_the_only_resources() -> None:
    table = Table("spectator")
    assert pool(table) == (0, 0)
    table.do("play spectator")
    assert pool(table) == (2, 1)
    assert Gain.__struct_fields__ == ("power", "influence")


@rule("TY-RES-02")
def test_gained_resources_are_in_the_pool_before_the_card_goes_on() -> None:
    table = Table("black_wyrmling", troops={"skullport": "kw...", "labyrinth-skullport.2": "w"}, influence=2)
    table.do("play black_wyrmling")
    assert table.asked == (0, "assassinate")
    assert table.g.turn.influence == 3


@rule("TY-RES-02")
def test_gained_resources_are_added_to_those_in_the_pool() -> None:
    table = Table("noble", "soldier", power=2, influence=4)
    table.do("play noble; play soldier")
    assert pool(table) == (3, 5)


@rule("TY-RES-03")
def test_resources_are_spent_before_between_and_after_cards() -> None:
    table = Table("soldier", "soldier", troops={"eryndlyn": "k.."}, power=1)
    table.do("deploy eryndlyn; play soldier; deploy eryndlyn; play soldier; deploy kanaglym-eryndlyn.2")
    assert (table.g.troops["eryndlyn"], table.g.troops["kanaglym-eryndlyn.2"]) == ("kkk", "k")
    assert pool(table) == (0, 0)


@rule("TY-RES-04")
def test_a_question_in_anothers_turn_is_no_chance_to_spend() -> None:
    table = Table("cranium_rats", troops={"skullport": "kr...", "eryndlyn": "r.."}, power=5, influence=5)
    table.rival.hand = ["noble", "noble", "soldier", "soldier"]
    table.restart()
    table.do("play cranium_rats; deploy skullport; deploy skullport")
    assert table.asked == (1, "forced_discard")
    assert table.options() == ["discard noble", "discard soldier"]


@rule("TY-RES-04", "TY-RES-05", "TY-EOT-09")
def test_unspent_resources_are_lost_to_their_owner_and_to_the_next_player() -> None:
    table = Table(power=4, influence=4)
    table.end_turn()
    assert table.asked == (1, "turn")
    assert pool(table) == (0, 0)
    assert table.options() == ["end", "play noble"]
    table.end_turn()
    assert table.asked == (0, "turn")
    assert pool(table) == (0, 0)


@rule("TY-RES-06")
def test_power_deploys_assassinates_and_returns_spies() -> None:
    table = Table(troops={"skullport": "kr..."}, spies={"r": ["skullport"]}, power=9)
    assert verbs(table) == {"deploy", "assassinate", "return_spy", "end"}


@rule("TY-RES-07")
def test_influence_recruits_from_the_market_board() -> None:
    table = Table(troops={"skullport": "kr..."}, spies={"r": ["skullport"]}, market=["kobold"] * 6, influence=9)
    assert table.options() == [
        "end",
        "recruit market kobold",
        "recruit pile house_guard",
        "recruit pile priestess_of_lolth",
    ]


@rule("TY-RES-08")
def test_cards_are_the_main_source_of_resources_and_markers_another() -> None:
    giving = [card for card in CARDS.values() if card.deck in ("starter", "piles")]
    assert all(isinstance(card.play, Gain) for card in giving)
    table = Table(troops={"araumycos": "kk..", "menzoberranzan": "k....."})
    assert pool(table) == (0, 2)


# Rounds


def turns(table: Table, count: int) -> list[tuple[int, int]]:
    """End so many turns; the round and the seat of each."""
    seen = []
    for _ in range(count):
        seen.append((table.g.round, table.g.turn.seat))
        assert table.asked == (table.g.turn.seat, "turn")
        table.end_turn()
    return seen


@rule("TY-ROUND-01", "TY-ROUND-02", "TY-ROUND-03")
def test_rounds_in_which_all_have_a_turn_clockwise_from_the_first_player() -> None:
    table = Table(seats=4)
    table.g.first, table.g.turn = 2, Turn(2)
    table.restart()
    assert turns(table, 8) == [(5, 2), (5, 3), (5, 0), (5, 1), (6, 2), (6, 3), (6, 0), (6, 1)]


@rule("TY-ROUND-04")
def test_rounds_repeat_until_the_end_has_come_and_the_round_is_complete() -> None:
    table = Table(seats=3)
    table.g.first, table.g.turn = 1, Turn(1)
    table.restart()
    turns(table, 3 * 6 + 1)
    table.g.ending = "market"
    assert turns(table, 2) == [(11, 2), (11, 0)]
    assert table.match.decision is None
    assert table.g.over


@rule("TY-ROUND-04")
def test_a_game_whose_end_comes_in_the_last_turn_of_a_round_ends_with_it() -> None:
    table = Table(troops={"eryndlyn": "k.."}, power=1)
    table.me.troops, table.g.first = 1, 1
    table.restart()
    table.do("deploy eryndlyn; end")
    assert table.match.decision is None


@rule("TY-ROUND-05")
def test_the_first_player_marker_does_not_move() -> None:
    table = Table(seats=3)
    table.g.first, table.g.turn = 1, Turn(1)
    table.restart()
    assert [(seat, table.g.first) for _ in range(6) for _, seat in turns(table, 1)] == [(1, 1), (2, 1), (0, 1)] * 2


# Step 1 of a turn


@rule("TY-TURN-01")
def test_the_end_of_the_turn_leaves_no_way_back_to_acting() -> None:
    table = Table("wyrmspeaker", "noble", "soldier", troops={"skullport": "k...."}, power=3)
    table.do("play wyrmspeaker; play noble; play soldier; end")
    assert table.asked == (0, "promote")
    assert table.options() == ["promote played noble", "promote played soldier"]
    table.do("promote played noble")
    assert table.asked == (1, "turn")


@rule("TY-TURN-02", "TY-TURN-03")
def test_cards_and_basic_actions_in_any_order() -> None:
    table = Table("soldier", "noble", "soldier", "noble", troops={"eryndlyn": "k.."})
    table.do("play soldier; deploy eryndlyn; play noble; play noble; recruit pile priestess_of_lolth")
    table.do("play soldier; deploy eryndlyn")
    assert table.g.troops["eryndlyn"] == "kkk"
    assert (table.me.hand, table.me.discard) == ([], ["priestess_of_lolth"])
    assert pool(table) == (0, 0)


@rule("TY-TURN-04")
def test_assassinating_takes_3_power() -> None:
    table = Table(troops={"skullport": "kr..."}, power=4)
    table.do("assassinate skullport r")
    assert (table.g.troops["skullport"], table.me.trophies, table.g.turn.power) == ("k....", "r", 1)
    assert Table(troops={"skullport": "kr..."}, power=3).options("assassinate") == ["assassinate skullport r"]
    assert Table(troops={"skullport": "kr..."}, power=2).options("assassinate") == []


@rule("TY-TURN-05")
def test_deploying_takes_1_power() -> None:
    table = Table(troops={"eryndlyn": "k.."}, power=1)
    table.do("deploy eryndlyn")
    assert (table.g.troops["eryndlyn"], table.me.troops, table.g.turn.power) == ("kk.", 29, 0)
    assert table.options("deploy") == []


@rule("TY-TURN-06")
def test_recruiting_takes_influence_equal_to_the_cost() -> None:
    table = Table(market=["bounty_hunter"] + ["deathblade"] * 5, influence=5)
    assert table.options("recruit")[0] == "recruit market bounty_hunter"
    table.do("recruit market bounty_hunter")
    assert (table.me.discard, pool(table)) == (["bounty_hunter"], (0, 1))
    assert table.options("recruit") == []


@rule("TY-TURN-07")
def test_returning_an_enemy_spy_takes_3_power() -> None:
    spies = {"r": ["skullport", "everfire"], "k": ["skullport"]}
    table = Table(troops={"skullport": "k...."}, spies=spies, power=5)
    assert table.options("return_spy") == ["return_spy skullport r"]
    table.do("return_spy skullport r")
    assert (table.rival.spies, table.me.spies, table.g.turn.power) == (["everfire"], ["skullport"], 2)
    assert Table(troops={"skullport": "k...."}, spies=spies, power=2).options("return_spy") == []


@rule("TY-TURN-08")
def test_there_are_four_basic_actions() -> None:
    spies = {"r": ["skullport"], "k": ["skullport"]}
    table = Table("noble", troops={"skullport": "krw.."}, spies=spies, trophies={"k": "rw"}, power=20, influence=20)
    table.me.discard, table.me.inner_circle, table.g.devoured = ["kobold"], ["kobold"], ["kobold"]
    table.restart()
    assert verbs(table) == {"play", "deploy", "assassinate", "return_spy", "recruit", "end"}
    assert {option.split()[1] for option in table.options("recruit")} == {"market", "pile"}


@rule("TY-TURN-09")
def test_basic_actions_repeat_as_often_as_they_can_be_paid() -> None:
    table = Table(troops={"skullport": "krrr."}, spies={"r": ["skullport"]}, power=13, influence=7)
    table.do("assassinate skullport r; assassinate skullport r; assassinate skullport r; return_spy skullport r")
    assert (table.g.troops["skullport"], table.me.trophies, table.rival.spies) == ("k....", "rrr", [])
    assert verbs(table) == {"deploy", "recruit", "end"}
    table.do("recruit pile priestess_of_lolth; recruit pile priestess_of_lolth; recruit pile house_guard")
    assert table.me.discard == ["priestess_of_lolth", "priestess_of_lolth", "house_guard"]
    table.do("deploy skullport")
    assert table.options() == ["end"]


@rule("TY-TURN-10")
def test_nothing_need_be_played_or_spent() -> None:
    table = Table("deathblade", "noble", troops={"skullport": "kr..."}, power=9, influence=9)
    table.end_turn()
    assert table.asked == (1, "turn")
    assert (table.g.troops["skullport"], table.me.trophies) == ("kr...", "")
    assert table.me.discard == ["deathblade", "noble"]


@rule("TY-TURN-11")
def test_only_cards_in_hand_are_played_and_each_but_once() -> None:
    table = Table("noble", "noble", "soldier")
    table.me.deck, table.me.discard, table.me.inner_circle = ["kobold"], ["advocate"], ["deathblade"]
    table.restart()
    assert table.options("play") == ["play noble", "play soldier"]
    table.do("play noble; play soldier")
    assert table.options("play") == ["play noble"]
    table.do("play noble")
    assert table.options("play") == []


# Step 2 of a turn


@rule("TY-EOT-01", "TY-EOT-02")
def test_promotion_comes_before_marker_vp_discard_and_draw() -> None:
    table = Table("wyrmspeaker", "noble", "soldier", "advocate", troops={"araumycos": "kkkk"})
    table.do("play wyrmspeaker; play noble; play soldier")
    assert table.asked == (0, "turn")
    table.end_turn()
    assert table.asked == (0, "promote")
    assert (table.me.vp, table.me.hand, table.me.discard) == (0, ["advocate"], [])
    table.match.log.clear()
    table.do("promote played soldier")
    assert told(table)[:2] == ["promoted", "vp"]
    assert "drew" in told(table)[2:]
    assert (table.me.vp, table.me.inner_circle) == (3, ["soldier"])
    assert table.me.discard == ["wyrmspeaker", "noble", "advocate"]


@rule("TY-EOT-01", "TY-EOT-05")
def test_cards_are_discarded_before_the_new_hand_is_drawn() -> None:
    table = Table("kobold", "advocate", "deathblade", troops={"skullport": "k...."})
    table.me.deck = []
    table.restart()
    table.do("end")
    assert sorted(table.me.hand) == ["advocate", "deathblade", "kobold"]
    assert (table.me.deck, table.me.discard) == ([], [])


@rule("TY-EOT-02")
def test_every_promise_to_promote_is_kept() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "noble")
    table.do("play wyrmspeaker; play wyrmspeaker; play noble; end; promote played noble")
    assert table.me.inner_circle == ["noble", "wyrmspeaker"]
    assert table.asked == (1, "turn")


@rule("TY-PLAY-05", "TY-EOT-02")
def test_three_copies_promote_each_other_in_a_ring() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "wyrmspeaker")
    table.do("play wyrmspeaker; play wyrmspeaker; play wyrmspeaker; end")
    assert table.asked == (1, "turn")
    assert (table.me.inner_circle, table.me.discard) == (["wyrmspeaker"] * 3, [])


@rule("TY-PLAY-05", "TY-EOT-02")
def test_two_copies_and_a_third_promoter_all_promote_each_other() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "advocate")
    table.do("play wyrmspeaker; play wyrmspeaker; play advocate; choose 2; end")
    table.do("resolve wyrmspeaker; promote played advocate; resolve advocate")
    assert table.asked == (1, "turn")
    assert (sorted(table.me.inner_circle), table.me.discard) == (["advocate", "wyrmspeaker", "wyrmspeaker"], [])


@rule("TY-PLAY-05", "TY-EOT-02")
def test_the_last_copy_may_be_promoted_by_the_promise_of_a_copy_that_is_gone() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "advocate", "noble", "noble")
    table.do("play wyrmspeaker; play wyrmspeaker; play advocate; choose 2; play noble; play noble; end")
    table.do("resolve wyrmspeaker; promote played advocate; resolve advocate; promote played wyrmspeaker")
    assert (table.asked, table.options()) == ((0, "promote"), ["promote played noble", "promote played wyrmspeaker"])


@rule("TY-PLAY-05", "TY-EOT-02")
def test_the_third_copy_may_be_promoted_like_the_first_two() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "wyrmspeaker", "noble")
    table.do("play wyrmspeaker; play wyrmspeaker; play wyrmspeaker; play noble; end")
    table.do("promote played wyrmspeaker; promote played wyrmspeaker")
    assert (table.asked, table.options()) == ((0, "promote"), ["promote played noble", "promote played wyrmspeaker"])


@rule("TY-PLAY-05", "TY-EOT-02")
def test_the_promise_of_a_copy_that_is_gone_can_wait_while_another_is_kept() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "advocate", "noble")
    table.do("play wyrmspeaker; play wyrmspeaker; play advocate; choose 2; play noble; end")
    table.do("resolve advocate; promote played wyrmspeaker")
    assert table.options() == ["promote played advocate", "promote played noble", "promote played wyrmspeaker"]
    table.do("promote played noble")
    assert table.options() == ["promote played advocate", "promote played wyrmspeaker"]


@rule("TY-PLAY-05", "TY-EOT-02")
def test_a_copy_promoted_by_another_card_is_one_whose_promise_still_waits() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "advocate", "noble", "noble")
    table.do("play wyrmspeaker; play wyrmspeaker; play advocate; choose 2; play noble; play noble; end")
    table.do("resolve wyrmspeaker; promote played noble; resolve advocate; promote played wyrmspeaker")
    assert table.options() == ["promote played advocate", "promote played noble", "promote played wyrmspeaker"]


@rule("TY-EOT-02")
def test_a_card_does_not_promote_itself_for_a_copy_that_promised_nothing() -> None:
    table = Table("advocate", "elder_brain", "noble")
    table.me.inner_circle, table.me.deck = ["advocate"], ["advocate"]
    table.restart()
    table.do("play noble; play elder_brain; choose 1; play advocate; choose 2; end")
    assert table.options() == ["promote played elder_brain", "promote played noble"]


@rule("TY-EOT-03")
def test_nobody_is_promoted_without_such_a_card() -> None:
    table = Table("noble", "soldier", "wyrmspeaker")
    table.do("play noble; play soldier; end")
    assert table.asked == (1, "turn")
    assert table.me.inner_circle == []


@rule("TY-EOT-04")
def test_markers_give_their_vp_at_the_end_of_the_holders_turn() -> None:
    table = Table(troops={"araumycos": "kkkk", "menzoberranzan": "rrrrrr", "tsenviilyq": "kk."}, power=1)
    assert table.me.vp == 0
    table.end_turn()
    assert (table.me.vp, table.rival.vp) == (3, 0)
    table.end_turn()
    assert (table.me.vp, table.rival.vp) == (3, 2)


@rule("TY-EOT-04")
def test_total_control_reached_in_this_turn_gives_vp() -> None:
    table = Table(troops={"araumycos": "kkkk", "tsenviilyq": "kk."}, power=1)
    table.do("deploy tsenviilyq; end")
    assert table.me.vp == 3 + 1


@rule("TY-EOT-05")
def test_played_cards_and_the_rest_of_the_hand_go_to_ones_own_discard_pile() -> None:
    table = Table("soldier", "noble", "kobold", "advocate")
    table.me.discard = ["deathblade"]
    table.restart()
    table.do("play noble; play soldier; end")
    assert Counter(table.me.discard) == Counter(["deathblade", "noble", "soldier", "kobold", "advocate"])
    assert (table.rival.discard, table.rival.hand, table.g.turn.played) == ([], ["noble"] * 5, [])


@rule("TY-EOT-05", "TY-EOT-09")
def test_the_last_turn_of_the_game_is_cleared_away_like_any_other() -> None:
    table = Table("deathblade", power=2)
    table.g.first, table.g.ending = 1, "market"
    table.restart()
    table.do("play deathblade; end")
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (3, 0)
    assert (table.g.turn.power, table.g.turn.played) == (0, [])


@rule("TY-EOT-06")
def test_a_promoted_card_is_not_discarded() -> None:
    table = Table("wyrmspeaker", "soldier")
    table.do("play wyrmspeaker; play soldier; end")
    assert (table.me.inner_circle, table.me.discard) == (["soldier"], ["wyrmspeaker"])


@rule("TY-EOT-07")
def test_the_new_hand_is_5_cards_from_the_top_of_the_deck() -> None:
    table = Table("noble", "noble", "noble", "noble", "noble", "noble")
    table.me.deck = ["kobold", "soldier", "soldier", "soldier", "soldier", "soldier"]
    table.restart()
    table.do("play noble; end")
    assert (table.me.hand, table.me.deck) == (["soldier"] * 5, ["kobold"])


@rule("TY-EOT-08")
def test_an_empty_deck_is_made_anew_while_drawing() -> None:
    table = Table("kobold", "kobold")
    table.me.deck, table.me.discard = ["deathblade", "advocate"], ["soldier"] * 4
    table.restart()
    table.match.log.clear()
    table.end_turn()
    assert table.me.hand[:2] == ["advocate", "deathblade"]
    assert (len(table.me.hand), len(table.me.deck), table.me.discard) == (5, 3, [])
    assert Counter(table.me.hand[2:] + table.me.deck) == {"soldier": 4, "kobold": 2}
    assert told(table).count("reshuffled") == 1


@rule("TY-EOT-08")
def test_the_deck_is_not_made_anew_before_a_card_must_be_drawn_from_it() -> None:
    table = Table("kobold")
    table.me.deck = ["noble"] * 5
    table.restart()
    table.end_turn()
    assert (table.me.hand, table.me.deck, table.me.discard) == (["noble"] * 5, [], ["kobold"])


# VP


@rule("TY-VP-01", "TY-VP-02")
def test_vp_of_all_sources_add_up_in_the_trophy_hall() -> None:
    troops = {"araumycos": "kkkk", "eryndlyn": "k..", "everfire": "k..", "labyrinth": "k.."}
    table = Table("white_dragon", troops=troops, power=1)
    table.me.troops, table.me.vp = 0, 4
    table.restart()
    table.do("play white_dragon")
    assert table.me.vp == 4 + 3 + 2
    table.do("deploy_for_vp")
    assert table.me.vp == 10
    table.end_turn()
    assert (table.me.vp, table.rival.vp) == (13, 0)


@rule("TY-VP-03")
def test_vp_in_the_trophy_hall_count_in_the_end() -> None:
    table = Table(troops={"araumycos": "kkkk"}, trophies={"k": "rrw"})
    table.g.ending, table.me.vp = "troops", 8
    table.end_turn()
    assert table.points(table.me)["tokens"] == 8 + 3
    table.end_turn()
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (3 + 2 + 3 + 11, 0)
