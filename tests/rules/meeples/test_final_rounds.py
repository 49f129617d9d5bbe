"""The third arrival, the two final rounds and the Dark Council (MM-END)."""

from typing import Any

import pytest

from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.state import State
from igroteka.games.meeples.view import view
from igroteka.kernel import Match
from tests.games.meeples.table import Table
from tests.ledger import rule

SKELETON = {"castle": ["skeleton"]}
KNIGHTS = ("knight",) * 4
"""Four Knights make 12."""
COUNCIL = ["baron_splinter", "incinerator", "queen_borer", "saw_ron"]


def council_offered(table: Table) -> set[str]:
    """The Overlords and the minion to whom somebody may be sent now."""
    return {option.split()[-1] for option in table.options("send")} & set(COUNCIL)


def last_turns(*tavern: str, final: int = 1, token: str = "", **more: Any) -> Table:
    """A turn of the final rounds, with one bonus token under every Overlord."""
    table = Table(*tavern, arrivals=3, final=final, **more)
    for overlord in ("saw_ron", "queen_borer", "baron_splinter"):
        table.g.council[overlord] = token
    return table


def third_arrival(*, seats: int, first: int) -> Table:
    """Seat 0 has just revealed the third arrival card."""
    table = Table("knight", seats=seats, monsters=SKELETON, deck=["arrival_3", "mill_giant"], arrivals=2)
    table.g.first = first
    table.restart()
    table.do("send knight skeleton; commit")
    return table


def turns_left(table: Table) -> list[tuple[int, int]]:
    """Whose turns are still played, from the one going on, each with its number of final rounds so far."""
    turns = []
    while table.match.decision:
        turns.append((table.g.turn.seat, table.g.final))
        table.pass_turn()
    return turns


@rule("MM-END-01")
def test_the_third_arrival_card_brings_the_end() -> None:
    table = third_arrival(seats=2, first=0)
    assert turns_left(table) == [(1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
    assert table.told("over") == [()]


@rule("MM-END-01")
def test_the_second_arrival_card_brings_no_end() -> None:
    table = Table("knight", monsters=SKELETON, deck=["arrival_2", "mill_giant"], arrivals=1)
    table.do("send knight skeleton; commit")
    for _ in range(6):
        table.pass_turn()
    assert (table.match.decision is None, table.g.final) == (False, 0)


@rule("MM-END-02", "MM-END-03")
def test_the_round_is_finished_before_two_full_rounds_are_played() -> None:
    table = third_arrival(seats=3, first=0)
    assert turns_left(table) == [(1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


@rule("MM-END-02", "MM-END-03")
def test_the_final_rounds_start_with_the_first_player_whoever_revealed_the_card() -> None:
    table = third_arrival(seats=3, first=2)
    assert turns_left(table) == [(1, 0), (2, 1), (0, 1), (1, 1), (2, 2), (0, 2), (1, 2)]


@rule("MM-END-02")
def test_a_card_revealed_by_the_last_player_of_a_round_starts_the_final_rounds_at_once() -> None:
    table = third_arrival(seats=3, first=1)
    assert turns_left(table) == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2)]


@rule("MM-END-04")
@pytest.mark.parametrize("final", [1, 2])
def test_in_the_final_rounds_any_overlord_may_be_fought(final: int) -> None:
    table = last_turns(*["knight"] * 5, final=final)
    assert council_offered(table) == set(COUNCIL)


@rule("MM-END-04")
@pytest.mark.parametrize("arrivals", [0, 2, 3])
def test_before_the_final_rounds_nobody_of_the_dark_council_may_be_fought(arrivals: int) -> None:
    """MM-AMB-13: not even in the rest of the round in which the third arrival card appeared."""
    table = Table(*["knight"] * 6, arrivals=arrivals)
    assert council_offered(table) == set()


@rule("MM-END-05")
def test_an_overlord_needs_equal_power_like_any_monster() -> None:
    assert council_offered(last_turns(*["knight"] * 3)) == {"incinerator"}
    assert council_offered(last_turns("knight", "knight", "knight", "peasant")) == {"baron_splinter", "incinerator"}
    assert council_offered(last_turns(*KNIGHTS)) == {"baron_splinter", "queen_borer", "incinerator"}
    assert council_offered(last_turns(*KNIGHTS, "warrior")) == set(COUNCIL)


@rule("MM-END-05")
def test_who_fought_an_overlord_goes_to_rest() -> None:
    table = last_turns(*KNIGHTS, bag=["peasant"] * 6)
    table.attack("baron_splinter", *KNIGHTS)
    table.do("commit")
    assert table.me.lodgings == list(KNIGHTS)


@rule("MM-END-05")
def test_power_against_a_type_counts_against_an_overlord_of_that_type() -> None:
    table = last_turns("knight", "knight", "knight", completed=["grave_salt"])
    assert council_offered(table) == {"baron_splinter", "incinerator"}


@rule("MM-END-06", "MM-END-07")
def test_a_fought_overlord_stays_for_the_other_players_and_goes_to_no_pile() -> None:
    table = last_turns(*KNIGHTS, monsters=SKELETON, deck=["mill_giant"])
    table.rival.tavern = list(KNIGHTS)
    table.attack("baron_splinter", *KNIGHTS)
    table.do("commit")
    assert sorted(table.g.council) == COUNCIL
    assert table.me.pile == []
    assert table.g.monsters["village"] == ["", "", ""]
    assert table.asked == (1, "assign")
    table.attack("baron_splinter", *KNIGHTS)
    table.do("commit")
    assert (table.rival.vp, table.rival.fought, table.rival.pile) == (9, ["baron_splinter"], [])


@rule("MM-END-08")
@pytest.mark.parametrize(("overlord", "vp"), [("saw_ron", 14), ("queen_borer", 11), ("baron_splinter", 9)])
def test_an_overlord_gives_its_vp(overlord: str, vp: int) -> None:
    table = last_turns(*["knight"] * 5)
    table.attack(overlord, *["knight"] * 5)
    table.do("commit")
    assert table.me.vp == vp
    assert table.me.points["council"] == vp


@rule("MM-END-09")
def test_an_overlord_also_gives_what_the_token_under_it_promises() -> None:
    table = last_turns("knight", "knight", "knight", *["peasant"] * 3, token="peasants_token")
    table.attack("baron_splinter", "knight", "knight", "knight", *["peasant"] * 3)
    table.do("commit")
    assert table.me.vp == 9 + 3


@rule("MM-END-09")
def test_a_token_whose_condition_is_not_met_gives_nothing() -> None:
    table = last_turns("knight", "knight", "knight", *["peasant"] * 3, token="peasants_token")
    table.attack("baron_splinter", "knight", "knight", "knight", *["peasant"] * 2)
    table.do("commit")
    assert table.me.vp == 9


@rule("MM-END-09")
def test_only_the_token_under_the_fought_overlord_counts() -> None:
    table = last_turns("ranger", *KNIGHTS)
    table.g.council["queen_borer"] = "prestige_token"
    table.attack("baron_splinter", "ranger", *KNIGHTS)
    table.do("commit")
    assert table.me.vp == 9 + 1


@rule("MM-END-09", "MM-END-10")
def test_a_token_pays_every_player_once() -> None:
    table = last_turns("ranger", *["knight"] * 3, token="prestige_token")
    table.rival.tavern = ["ranger", "knight", "knight", "knight"]
    table.attack("baron_splinter", "ranger", "knight", "knight", "knight")
    table.do("commit")
    table.attack("baron_splinter", "ranger", "knight", "knight", "knight")
    table.do("commit")
    assert (table.me.vp, table.rival.vp) == (9 + 1 + 3, 9 + 1 + 3)


@rule("MM-END-10")
def test_no_overlord_is_fought_twice_by_the_same_player() -> None:
    table = last_turns(*KNIGHTS, bag=["knight"] * 6)
    table.attack("baron_splinter", *KNIGHTS)
    table.do("commit")
    table.pass_turn()
    assert (table.g.final, table.asked) == (2, (0, "develop"))
    table.do("proceed")
    assert len(table.me.tavern) == 6
    assert council_offered(table) == {"saw_ron", "queen_borer", "incinerator"}


@rule("MM-END-11")
def test_a_fought_overlord_bears_the_players_marker_for_all_to_see() -> None:
    table = last_turns(*KNIGHTS)
    table.attack("baron_splinter", *KNIGHTS)
    table.do("commit")
    assert table.me.fought == ["baron_splinter"]
    assert [player.fought for player in view(table.g).players] == [["baron_splinter"], []]


@rule("MM-END-12")
def test_an_overlord_does_not_count_for_a_quest_about_the_pile() -> None:
    undead = ["skeleton", "ghoul", "crypt_page"]
    table = last_turns(*KNIGHTS, final=2, pile=undead, quests=["grave_keeper"])
    table.attack("baron_splinter", *KNIGHTS)
    table.do("commit")
    table.pass_turn()
    assert (table.me.completed, table.me.vp) == ([], 9 - 3)


@rule("MM-END-12", "MM-END-13")
def test_nor_does_the_minion() -> None:
    beasts = ["rat_pack", "forest_wolf", "beaver_raider"]
    table = last_turns("knight", "knight", "knight", final=2, pile=beasts, quests=["big_game"])
    table.attack("incinerator", "knight", "knight", "knight")
    table.do("commit")
    table.pass_turn()
    assert (table.me.pile, table.me.completed, table.me.vp) == (beasts, [], 5 - 3)


@rule("MM-END-13")
def test_the_minion_bears_no_marker_and_may_be_fought_in_both_final_rounds() -> None:
    table = last_turns("knight", "knight", "knight", bag=["knight"] * 6)
    table.attack("incinerator", "knight", "knight", "knight")
    table.do("commit")
    assert (table.me.vp, table.me.fought, "incinerator" in table.g.council) == (5, [], True)
    table.pass_turn()
    table.do("proceed")
    table.attack("incinerator", "knight", "knight", "knight")
    table.do("commit")
    assert (table.me.vp, table.me.fought) == (10, [])


@rule("MM-END-13")
def test_the_minion_is_fought_only_in_the_final_rounds_and_needs_equal_power() -> None:
    assert council_offered(last_turns("knight", "knight")) == set()
    assert council_offered(last_turns("knight", "knight", "peasant")) == {"incinerator"}
    assert council_offered(Table("knight", "knight", "peasant", arrivals=3)) == set()


def test_several_of_the_dark_council_may_be_fought_in_one_turn_but_each_only_once() -> None:
    """MM-AMB-14."""
    table = last_turns(*["knight"] * 10)
    table.attack("baron_splinter", *KNIGHTS)
    table.attack("incinerator", *["knight"] * 6)
    table.do("commit")
    assert (table.me.vp, table.me.fought) == (9 + 5, ["baron_splinter"])
    assert table.told("fought") == [(0, "baron_splinter", 4 * 3), (0, "incinerator", 6 * 3)]


@rule("MM-END-14")
@pytest.mark.parametrize("seed", range(5))
def test_the_minion_has_no_bonus_token(seed: int) -> None:
    g = Match(MEEPLES, seats=2, seed=seed).state
    assert isinstance(g, State)
    assert g.council["incinerator"] == ""
    assert [bool(g.council[overlord]) for overlord in COUNCIL] == [True, False, True, True]


@rule("MM-END-15")
def test_ordinary_monsters_may_be_fought_instead_or_besides_or_nobody_at_all() -> None:
    table = last_turns(*["knight"] * 5, monsters=SKELETON, deck=["mill_giant"])
    assert {"commit", "send knight skeleton", "send knight baron_splinter"} <= set(table.options())
    table.attack("baron_splinter", *KNIGHTS)
    table.do("send knight skeleton; commit")
    assert (table.me.vp, table.me.pile, table.me.fought) == (9 + 1, ["skeleton"], ["baron_splinter"])


@rule("MM-END-16")
def test_the_game_is_over_after_the_last_turn_of_the_second_final_round() -> None:
    table = last_turns("peasant", seats=3, final=2)
    table.pass_turn()
    table.pass_turn()
    assert (table.g.over, table.match.outcome) == (False, None)
    table.pass_turn()
    assert (table.g.over, table.match.decision) == (True, None)
    assert table.match.outcome is not None


@rule("MM-END-16")
def test_the_first_final_round_does_not_end_the_game() -> None:
    table = last_turns("peasant", final=1)
    table.pass_turn()
    table.pass_turn()
    assert (table.asked, table.g.final, table.g.over) == ((0, "develop"), 2, False)


def test_thirty_rounds_without_a_victory_end_the_game() -> None:
    table = Table("peasant")
    table.g.idle = 56
    table.restart()
    for _ in range(3):
        table.pass_turn()
    assert (table.g.idle, table.g.over) == (59, False)
    table.pass_turn()
    assert (table.match.decision, table.g.over) == (None, True)
    assert len(table.told("standstill")) == 1
