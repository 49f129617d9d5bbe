"""How the bots judge a position of Meeples & Monsters: what they see, what they prefer, and what they must not see."""

from random import Random

import pytest

from igroteka.bots import make_bot
from igroteka.bots.arena import Fixture, play_one
from igroteka.cli.voices import voice_of
from igroteka.games.meeples.bot import TERMS, evaluate, priors, weigh
from igroteka.games.meeples.box import DEVELOPMENT, PEASANT
from igroteka.games.meeples.game import MEEPLES
from igroteka.kernel import Match, say

from .table import Table


def choice(table: Table) -> str:
    return " ".join(make_bot("greedy", 1).choose(table.match, 0))


def test_the_terms_add_up_to_the_evaluation() -> None:
    table = Table("knight", "peasant", monsters={"castle": ["skeleton"]}, quests=["big_game"])
    table.do("send knight skeleton")
    terms = weigh(table.g, 0)
    assert tuple(terms) == TERMS
    assert sum(terms.values()) == pytest.approx(evaluate(table.g, 0))
    assert terms["fights"] > 0


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_term_has_a_name(language: str) -> None:
    voice = voice_of(language, MEEPLES)
    assert all(voice.speak(say(f"term-{term}")) != f"term-{term}" for term in TERMS)


def test_the_quests_of_others_are_only_counted() -> None:
    table = Table("peasant", "peasant", quests=["big_game"])
    values = set()
    for quests in (["exam_day", "levy_charter"], ["clean_hands", "kings_choice"]):
        table.rival.quests = quests
        values.add(evaluate(table.g, 0))
    assert len(values) == 1


def test_once_the_game_is_over_only_points_count() -> None:
    table = Table("knight", "paladin", vp=7, quests=["big_game"])
    table.g.over = True
    assert evaluate(table.g, 0) == 7


def test_every_option_of_a_game_has_a_weight() -> None:
    match, random = Match("meeples", seats=3, seed=5, options={"towers": "with"}, silent=True), Random(5)
    while match.decision:
        weights = priors(match.state, match.decision)  # type: ignore[arg-type]  # the state of this game
        assert len(weights) == len(match.decision.options)
        assert min(weights) > 0
        match.play(random.choice(match.decision.options))


def test_greedy_beats_a_monster_that_it_can_beat() -> None:
    table = Table("knight", "corruption", monsters={"castle": ["iron_nail_ogre", "skeleton"]})
    assert choice(table) == "send knight skeleton"


def test_greedy_is_done_when_nobody_can_be_sent() -> None:
    assert choice(Table("corruption", "corruption")) == "commit"


def test_greedy_prefers_the_overlord_in_the_last_round() -> None:
    table = Table("knight", "knight", "knight", "warrior", monsters={"castle": ["skeleton"]}, arrivals=3, final=2)
    assert choice(table).endswith("baron_splinter")


def test_greedy_takes_a_peasant_only_while_there_are_some() -> None:
    table = Table("peasant", "corruption", phase=DEVELOPMENT, bag=["corruption"] * 4)
    assert choice(table) == "send peasant builders"
    table = Table("peasant", "corruption", phase=DEVELOPMENT, bag=["corruption"] * 4)
    table.g.supply[PEASANT] = 0
    table.match._next_step()
    table.match._advance(None)
    assert choice(table) == "proceed"


def test_nothing_more_is_hoped_for_from_a_location_of_the_capitol_once_it_is_carried_out() -> None:
    tavern = ["cleric", "cleric", "corruption", "peasant"]
    table = Table(*tavern, phase=DEVELOPMENT, levels={"cleric": 2}, vp=3)
    table.do("send peasant builders; send cleric drill_square; proceed")
    assert weigh(table.g, 0)["places"] != 0
    table.do("resolve builders; resolve drill_square")
    assert (table.asked, table.me.levels["cleric"], weigh(table.g, 0)["places"]) == ((0, "ability"), 3, 0)
    assert choice(table) == "use cleric"


def test_greedy_beats_random() -> None:
    fixture = Fixture("meeples", ("greedy", "random"))
    assert [play_one(fixture, seed).winners for seed in range(3)] == [(0,)] * 3
