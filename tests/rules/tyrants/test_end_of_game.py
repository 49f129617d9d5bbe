"""The end of the game and the final scoring (TY-OVER, TY-SCORE)."""

from igroteka.games.tyrants.box import HOUSE_GUARD, OUTCAST, PRIESTESS
from igroteka.games.tyrants.scoring import outcome
from igroteka.games.tyrants.state import Turn
from igroteka.games.tyrants.view import view
from tests.games.tyrants.table import Table
from tests.ledger import rule


def pass_rounds(table: Table, rounds: int) -> None:
    """Both players of two end their turns, round after round."""
    for _ in range(rounds):
        table.do("end; end")


@rule("TY-OVER-01")
def test_the_last_troop_deployed_by_a_card_brings_the_end() -> None:
    table = Table("doppelganger", troops={"skullport": "kr..."})
    table.me.troops = 1
    table.restart()
    table.do("play doppelganger")
    assert (table.me.troops, table.g.ending) == (0, "troops")
    table.do("end; end")
    assert table.match.decision is None


@rule("TY-OVER-01")
def test_the_last_troop_of_any_player_brings_the_end() -> None:
    table = Table(troops={"skullport": "r...."})
    table.g.turn = Turn(1, power=1)
    table.rival.troops = 1
    table.restart()
    table.do("deploy skullport")
    assert table.g.ending == "troops"


@rule("TY-OVER-02")
def test_the_empty_market_deck_brings_the_end() -> None:
    table = Table(market=("kobold", "kobold"), influence=2)
    table.g.market_deck = ["imix", "olhydra"]
    table.restart()
    table.do("recruit market kobold")
    assert (table.g.market[0], table.g.ending) == ("olhydra", "")
    table.do("recruit market kobold")
    assert (table.g.market[1], table.g.market_deck, table.g.ending) == ("imix", [], "market")
    table.do("end; end")
    assert table.match.decision is None


@rule("TY-OVER-02")
def test_a_devoured_market_card_may_empty_the_market_deck() -> None:
    table = Table("cult_fanatic", market=("kobold",))
    table.g.market_deck = ["imix"]
    table.restart()
    table.do("play cult_fanatic; devour market kobold")
    assert (table.g.market[0], table.g.ending) == ("imix", "market")


@rule("TY-OVER-03")
def test_the_round_is_finished_before_the_game_ends() -> None:
    table = Table("noble", seats=3, troops={"skullport": "o...."})
    table.g.first, table.g.turn = 1, Turn(2, power=1)
    table.player("o").troops = 1
    table.restart()
    table.do("deploy skullport; end")
    assert (table.asked, table.g.over) == ((0, "turn"), False)
    table.do("play noble; end")
    assert (table.match.decision, table.g.over, table.g.round) == (None, True, 5)


@rule("TY-OVER-03")
def test_the_last_player_of_a_round_ends_the_game_with_that_very_turn() -> None:
    table = Table(troops={"skullport": "r...."})
    table.g.turn = Turn(1, power=1)
    table.rival.troops = 1
    table.restart()
    table.do("deploy skullport; end")
    assert table.match.decision is None


@rule("TY-OVER-04")
def test_the_final_scoring_follows_the_last_turn() -> None:
    table = Table(troops={"skullport": "k....", "eryndlyn": "r.."}, power=1)
    table.me.troops = 1
    table.restart()
    table.do("deploy skullport; end")
    assert table.match.outcome is None
    table.end_turn()
    assert table.match.outcome is not None
    assert (table.match.outcome.scores, table.match.outcome.winners) == ((4, 3), (0,))


def test_a_troop_returned_later_does_not_call_off_the_end() -> None:
    """TY-AMB-15."""
    table = Table("intellect_devourer", troops={"skullport": "k...."}, power=1)
    table.me.troops = 1
    table.restart()
    table.do("deploy skullport; play intellect_devourer; choose 2; return_troop skullport k; decline")
    assert (table.me.troops, table.g.ending) == (1, "troops")
    table.do("end; end")
    assert table.match.decision is None


def test_a_slot_that_cannot_be_refilled_stays_empty() -> None:
    """TY-AMB-15."""
    table = Table(market=("kobold", "advocate", "spy_master", "deathblade", "balor", "wight"), influence=8)
    table.g.market_deck = ["imix"]
    table.restart()
    table.do("recruit market kobold; recruit market advocate")
    assert table.g.market == ["imix", "", "spy_master", "deathblade", "balor", "wight"]
    assert table.options("recruit") == [
        "recruit market spy_master",
        "recruit market wight",
        "recruit pile house_guard",
        "recruit pile priestess_of_lolth",
    ]


def test_twenty_rounds_that_bring_no_end_nearer_end_the_game() -> None:
    """TY-AMB-17: 74 cards in the market deck and 30 troops in each barracks."""
    table = Table(troops={"skullport": "kr..."})
    table.g.supply = 134
    table.restart()
    pass_rounds(table, 19)
    assert (table.asked, table.g.idle_rounds, table.g.ending) == ((0, "turn"), 19, "")
    pass_rounds(table, 1)
    assert (table.match.decision, table.g.ending, table.g.over) == (None, "standstill", True)
    assert table.match.outcome is not None


def test_a_deployed_troop_or_a_sold_market_card_starts_the_count_anew() -> None:
    """TY-AMB-17."""
    table = Table(troops={"skullport": "kr..."}, market=("kobold",))
    table.g.supply, table.g.idle_rounds = 134, 19
    table.g.turn.power = 1
    table.restart()
    table.do("deploy skullport; end; end")
    assert (table.g.idle_rounds, table.g.supply) == (0, 133)
    table.g.idle_rounds = 19
    table.g.turn.influence = 1
    table.restart()
    table.do("recruit market kobold; end; end")
    assert (table.g.idle_rounds, table.g.supply, table.g.ending) == (0, 132, "")


def test_a_troop_returned_in_one_round_and_deployed_in_the_next_brings_no_end_nearer() -> None:
    """TY-AMB-17."""
    table = Table("intellect_devourer", troops={"skullport": "kk..."})
    table.g.supply, table.g.idle_rounds = 134, 3
    table.restart()
    table.do("play intellect_devourer; choose 2; return_troop skullport k; decline; end; end")
    assert (table.me.troops, table.g.idle_rounds) == (31, 4)
    table.g.turn.power = 1
    table.restart()
    table.do("deploy skullport; end; end")
    assert (table.me.troops, table.g.idle_rounds) == (30, 5)


@rule("TY-SCORE-01")
def test_controlled_sites_score_their_printed_points() -> None:
    table = Table(troops={"menzoberranzan": "kk....", "eryndlyn": "kkr", "skullport": "kr...", "chasmleap_bridge": "r"})
    assert (table.points(table.me)["sites"], table.points(table.rival)["sites"]) == (5 + 3, 1)


@rule("TY-SCORE-02")
def test_total_control_scores_two_points_more_for_each_site() -> None:
    table = Table(
        troops={"eryndlyn": "kkk", "chasmleap_bridge": "k", "llacerellyn": "kk", "everfire": "kk."},
        spies={"r": ["llacerellyn"]},
    )
    points = table.points(table.me)
    assert (points["sites"], points["total_control"]) == (3 + 1 + 2 + 3, 2 * 2)
    assert [player.score for player in view(table.g).players] == [9 + 4, 0]


@rule("TY-SCORE-03")
def test_every_troop_in_the_trophy_hall_scores_a_point() -> None:
    table = Table(trophies={"k": "rwwr", "r": "k"})
    assert (table.points(table.me)["trophies"], table.points(table.rival)["trophies"]) == (4, 1)


@rule("TY-SCORE-04")
def test_cards_in_deck_hand_and_discard_pile_score_their_deck_value() -> None:
    table = Table("deathblade")
    table.me.deck, table.me.discard = ["severin_silrajin", HOUSE_GUARD], ["balor", OUTCAST]
    assert table.points(table.me)["deck"] == 3 + (4 + 1) + (3 - 1)


@rule("TY-SCORE-05")
def test_cards_in_the_inner_circle_score_their_inner_circle_value() -> None:
    table = Table()
    table.me.inner_circle = ["severin_silrajin", "noble", PRIESTESS]
    points = table.points(table.me)
    assert (points["inner_circle"], points["deck"]) == (8 + 1 + 2, 0)


@rule("TY-SCORE-06")
def test_vp_tokens_are_added() -> None:
    table = Table()
    table.me.vp, table.rival.vp = 7, 2
    assert (table.points(table.me)["tokens"], table.points(table.rival)["tokens"]) == (7, 2)


@rule("TY-SCORE-07")
def test_the_final_score_is_the_sum_of_six_categories() -> None:
    table = Table(troops={"eryndlyn": "kkk", "skullport": "r...."}, trophies={"k": "rww"}, power=1)
    table.me.troops, table.me.vp, table.me.inner_circle = 1, 6, ["imix"]
    table.me.deck, table.me.discard = ["deathblade"], [HOUSE_GUARD]
    table.restart()
    table.do("deploy kanaglym-eryndlyn.2; end; end")
    result = table.match.outcome
    assert result is not None
    assert result.sheet[0] == {
        "sites": 3,
        "total_control": 2,
        "trophies": 3,
        "deck": 3 + 1,
        "inner_circle": 6,
        "tokens": 6,
    }
    assert result.scores == (24, 4)


@rule("TY-SCORE-08")
def test_the_highest_total_wins() -> None:
    table = Table(seats=3, trophies={"k": "ww", "o": "w"})
    table.rival.vp = 3
    assert (outcome(table.g).scores, outcome(table.g).winners) == ((2, 3, 1), (1,))


@rule("TY-SCORE-09")
def test_a_tie_for_the_highest_total_shares_the_victory() -> None:
    table = Table(seats=3, troops={"eryndlyn": "k.."}, trophies={"o": "www", "r": "ww"})
    assert (outcome(table.g).scores, outcome(table.g).winners) == ((3, 2, 3), (0, 2))
