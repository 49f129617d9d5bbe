"""The final scoring and who has won (MM-SCORE)."""

import pytest

from igroteka.games.meeples.act import MONSTER_POINTS
from igroteka.games.meeples.box import PEASANT
from igroteka.games.meeples.state import Party
from igroteka.kernel import Outcome
from tests.games.meeples.table import Table
from tests.ledger import rule


def finish(table: Table) -> Outcome:
    """Play the last turns of the game without doing anything."""
    while table.match.decision:
        table.pass_turn()
    assert table.match.outcome is not None
    return table.match.outcome


def last_round(*vp: int) -> Table:
    """The last round of a game of so many players, each with so many VP and eight Peasants."""
    table = Table(*[PEASANT] * 4, seats=len(vp), arrivals=3, final=2)
    for player, points in zip(table.g.players, vp, strict=True):
        player.points = {MONSTER_POINTS: points}
    return table


@rule("MM-SCORE-01")
def test_end_of_game_quests_are_scored_when_the_game_has_ended() -> None:
    table = last_round(10, 10)
    table.me.quests, table.me.levels["mage"], table.me.levels["knight"] = ["school_of_masters"], 3, 3
    table.pass_turn()
    assert (table.me.vp, table.me.quests) == (10, ["school_of_masters"])
    outcome = finish(table)
    assert (outcome.scores, table.me.completed) == ((16, 10), ["school_of_masters"])


@rule("MM-SCORE-01", "MM-SCORE-02")
def test_nothing_of_that_is_scored_between_the_final_rounds() -> None:
    table = Table(quests=["clean_hands", "grave_keeper"], vp=10, arrivals=3, final=0)
    table.pass_turn()
    table.pass_turn()
    assert (table.g.final, table.me.vp) == (1, 10)
    table.pass_turn()
    table.pass_turn()
    assert (table.g.final, table.me.vp, table.me.quests) == (2, 10, ["clean_hands", "grave_keeper"])
    assert finish(table).scores[0] == 10 + 6 - 3


@rule("MM-SCORE-01")
def test_every_player_scores_end_of_game_quests() -> None:
    table = last_round(0, 0, 0)
    for player in table.g.players:
        player.levels.update(mage=3, cleric=3)
    table.me.quests = ["school_of_masters", "clean_hands"]
    table.g.players[2].quests = ["clean_hands"]
    assert finish(table).scores == (12, 0, 6)


@rule("MM-SCORE-01")
@pytest.mark.parametrize(
    ("quest", "pile", "vp"),
    [
        ("thief_taker", ["sawdust_bandit", "crate_thief", "hedge_witch", "mill_giant"], 6),
        ("big_game", ["rat_pack", "forest_wolf", "beaver_raider", "stump_colossus"], 6),
        ("castle_warden", ["skeleton", "rat_pack", "ghoul"], 5),
        ("village_warden", ["forest_wolf", "mill_giant", "troll_king"], 5),
        ("university_warden", ["hedge_witch", "beaver_raider", "varnish_djinn"], 5),
        ("cathedral_warden", ["crypt_page", "belfry_bat", "abbot_of_ash"], 5),
        ("full_bestiary", ["skeleton", "ghoul", "rat_pack", "belfry_bat", "crate_thief", "troll_king"], 7),
    ],
)
def test_the_defeated_pile_completes_quests_about_it(quest: str, pile: list[str], vp: int) -> None:
    table = Table(pile=pile, quests=[quest], arrivals=3, final=2)
    assert finish(table).scores[0] == vp


@rule("MM-SCORE-01", "MM-SCORE-02")
@pytest.mark.parametrize(
    ("quest", "pile", "penalty"),
    [
        ("thief_taker", ["sawdust_bandit", "crate_thief", "hedge_witch", "skeleton"], 3),
        ("castle_warden", ["skeleton", "rat_pack", "crypt_page"], 2),
        ("full_bestiary", ["skeleton", "ghoul", "rat_pack", "belfry_bat", "crate_thief", "mill_giant"], 3),
        ("full_bestiary", ["skeleton", "ghoul", "rat_pack", "belfry_bat", "troll_king"], 3),
    ],
)
def test_a_pile_that_falls_short_costs_the_penalty(quest: str, pile: list[str], penalty: int) -> None:
    table = Table(pile=pile, quests=[quest], arrivals=3, final=2)
    assert finish(table).scores[0] == -penalty


@rule("MM-SCORE-02")
def test_every_uncompleted_quest_of_whatever_kind_costs_its_penalty() -> None:
    table = last_round(20, 20)
    table.me.quests, table.rival.quests = ["banner_call", "grave_salt", "full_bestiary"], ["grave_keeper"]
    outcome = finish(table)
    assert outcome.scores == (20 - 2 - 1 - 3, 20 - 3)
    assert [sheet["penalties"] for sheet in outcome.sheet] == [-6, -3]
    assert sorted(table.told("failed")) == [
        (0, "banner_call"),
        (0, "full_bestiary"),
        (0, "grave_salt"),
        (1, "grave_keeper"),
    ]


@rule("MM-SCORE-02")
def test_a_completed_quest_costs_nothing_at_the_end() -> None:
    table = Table(completed=["banner_call", "grave_salt"], vp=9, arrivals=3, final=2)
    assert finish(table).scores[0] == 9


@rule("MM-SCORE-02")
def test_penalties_may_push_a_player_below_zero() -> None:
    """MM-AMB-16."""
    table = last_round(1, 0)
    table.me.quests = ["grave_keeper", "big_game"]
    outcome = finish(table)
    assert (outcome.scores, outcome.winners) == ((-5, 0), (1,))


@rule("MM-SCORE-03")
def test_the_most_vp_win() -> None:
    assert finish(last_round(12, 31, 30)).winners == (1,)


@rule("MM-SCORE-03")
def test_quests_and_penalties_of_the_end_decide_who_wins() -> None:
    table = last_round(12, 10)
    table.me.quests, table.rival.quests = ["full_bestiary"], []
    assert finish(table).winners == (1,)


@rule("MM-SCORE-04")
def test_a_tie_is_won_by_the_tied_player_with_the_fewest_peasants() -> None:
    table = last_round(20, 20, 19)
    table.me.lodgings = [PEASANT] * 2
    table.g.players[2].bag = []
    assert table.rival.tavern + table.rival.bag == [PEASANT] * 8
    assert finish(table).winners == (1,)


@rule("MM-SCORE-04")
def test_other_meeples_do_not_matter_in_a_tie() -> None:
    table = last_round(20, 20)
    table.rival.lodgings, table.me.lodgings = [PEASANT], ["knight", "mage", "corruption"]
    assert finish(table).winners == (0,)


@rule("MM-SCORE-04")
@pytest.mark.parametrize("area", ["bag", "tavern", "lodgings"])
def test_peasants_count_wherever_they_are(area: str) -> None:
    """MM-AMB-15."""
    table = last_round(20, 20)
    table.pass_turn()
    getattr(table.me, area).append(PEASANT)
    assert finish(table).winners == (1,)


@rule("MM-SCORE-04")
def test_peasants_on_a_location_count_too() -> None:
    """MM-AMB-15."""
    table = Table(PEASANT, built={"castle_1": "colosseum"}, bag=[PEASANT] * 8, arrivals=3, final=2)
    table.rival.bag = [PEASANT] * 4
    table.do("send peasant colosseum; commit")
    assert table.g.parties["colosseum"] == Party(0, [PEASANT])
    outcome = finish(table)
    assert (outcome.scores, outcome.winners) == ((0, 0), (1,))


@rule("MM-SCORE-05")
def test_a_tie_that_peasants_do_not_break_is_a_shared_victory() -> None:
    table = last_round(20, 20, 20, 19)
    table.rival.lodgings = [PEASANT]
    assert finish(table).winners == (0, 2)
