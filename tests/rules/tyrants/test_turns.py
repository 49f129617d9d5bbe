"""Resources, rounds, turns and VP (TY-RES, TY-ROUND, TY-TURN, TY-VP)."""

from igroteka.games.tyrants.components.declaring import CARDS
from igroteka.games.tyrants.effects import Gain
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
