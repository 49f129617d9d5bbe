"""How the bots judge a position of Meeples & Monsters: what they see, what they prefer, and what they must not see."""

from random import Random
from statistics import fmean

import pytest

from igroteka.bots import make_bot
from igroteka.bots.arena import Fixture, play_one
from igroteka.games.meeples.bot import TERMS, evaluate, explain, priors
from igroteka.games.meeples.bot.army import Army
from igroteka.games.meeples.bot.quests import chance
from igroteka.games.meeples.box import BUILDERS, DEVELOPMENT, PEASANT
from igroteka.games.meeples.effects import AllOf, Defeat, Gather, Pile, Trained
from igroteka.games.meeples.game import MEEPLES
from igroteka.kernel import Match

from .table import Table


def choice(table: Table, bot: str = "greedy") -> str:
    return " ".join(make_bot(bot, 1).choose(table.match, 0))


def weights(table: Table) -> dict[str, float]:
    """How promising each option looks at first glance."""
    decision = table.match.decision
    assert decision is not None
    return dict(zip(map(" ".join, decision.options), priors(table.g, decision), strict=True))


def test_the_terms_add_up_to_the_evaluation() -> None:
    table = Table("knight", "peasant", monsters={"castle": ["skeleton"]}, quests=["big_game"])
    table.do("send knight skeleton")
    terms = explain(table.g, 0)
    assert tuple(terms) == TERMS
    assert sum(terms.values()) == pytest.approx(evaluate(table.g, 0))
    assert terms["fights"] > 0


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
    table.begin_anew()
    assert choice(table) == "proceed"


LONELY = ("peasant", "corruption", "corruption", "corruption")
RECRUITS = ["peasant"] * 6


@pytest.mark.parametrize("bot", ["greedy", "mcts:60i"])
def test_no_peasant_is_sent_to_builders_row_for_just_another_one(bot: str) -> None:
    table = Table(*LONELY, phase=DEVELOPMENT, bag=RECRUITS)
    assert choice(table, bot) == "proceed"
    table.do("proceed")
    assert choice(table) in ("send peasant novices_chapel", "send peasant open_lecture_hall")


def test_not_even_an_easy_opponent_sends_a_peasant_there_for_nothing() -> None:
    table = Table(*LONELY, phase=DEVELOPMENT, bag=RECRUITS)
    assert {make_bot("greedy:2", seed).choose(table.match, 0) for seed in range(20)} == {("proceed",)}


def test_at_first_glance_a_lone_peasant_has_better_things_to_do_than_to_build() -> None:
    looks = weights(Table(*LONELY, phase=DEVELOPMENT, bag=RECRUITS))
    assert looks["send peasant builders"] < looks["proceed"]
    looks = weights(Table("peasant", *LONELY, phase=DEVELOPMENT, bag=RECRUITS))
    assert looks["send peasant builders"] > looks["proceed"]


def test_greedy_sends_one_peasant_for_the_sake_of_two() -> None:
    table = Table("peasant", "peasant", "corruption", phase=DEVELOPMENT, bag=["knight"] * 6)
    for _ in range(2):
        assert choice(table) == "send peasant builders"
        table.do("send peasant builders")
    assert choice(table) == "proceed"


def test_greedy_beats_the_monster_that_a_quest_for_the_end_still_lacks() -> None:
    beasts = ["rat_pack", "forest_wolf", "beaver_raider"]
    city = {"castle": ["sawdust_bandit"], "cathedral": ["termite_swarm"]}
    assert choice(Table("knight", monsters=city, pile=beasts, final=2)) == "send knight sawdust_bandit"
    table = Table("knight", monsters=city, pile=beasts, final=2, quests=["big_game"])
    assert choice(table) == "send knight termite_swarm"


@pytest.mark.parametrize(
    ("quest", "place"), [("theory_of_combat", "open_lecture_hall"), ("war_chaplains", "novices_chapel")]
)
def test_greedy_recruits_whom_its_quest_lacks(quest: str, place: str) -> None:
    assert choice(Table("peasant", "corruption", quests=[quest])) == f"send peasant {place}"


def test_greedy_completes_the_quest_that_building_completes() -> None:
    lots = ["castle_1", "castle_2", "village_1", "village_2", "university_1", "university_2", "cathedral_1"]
    built = dict(zip(lots, MEEPLES.box.locations, strict=False))
    tavern, army = ("peasant", "peasant"), ["knight"] * 6
    assert choice(Table(*tavern, phase=DEVELOPMENT, bag=army, built=built, arrivals=3, final=1)) == "proceed"
    table = Table(*tavern, phase=DEVELOPMENT, bag=army, built=built, arrivals=3, final=1, quests=["first_stone"])
    assert choice(table) == "send peasant builders"


def test_greedy_sends_more_than_a_monster_needs_for_the_sake_of_a_quest() -> None:
    for quests, last in (([], "commit"), (["show_of_force"], "send warrior skeleton")):
        table = Table("warrior", "warrior", "warrior", monsters={"castle": ["skeleton"]}, quests=quests)
        table.do("send warrior skeleton")
        assert choice(table) == last


def test_every_fighter_sent_for_a_quest_brings_it_nearer() -> None:
    table = Table("warrior", "warrior", "warrior", monsters={"castle": ["skeleton"]}, quests=["show_of_force"])
    worth = [explain(table.g, 0)["quests"]]
    for _ in range(3):
        table.do("send warrior skeleton")
        worth.append(explain(table.g, 0)["quests"])
    assert worth == sorted(set(worth))


def test_a_quest_is_worth_less_without_those_whom_it_needs_this_turn() -> None:
    city = {"castle": ["sawdust_bandit", "skeleton"]}
    table = Table("cleric", "warrior", "knight", monsters=city, quests=["grave_salt"])
    before = explain(table.g, 0)["quests"]
    table.do("send warrior sawdust_bandit; send knight sawdust_bandit")
    assert explain(table.g, 0)["quests"] < before


@pytest.mark.parametrize("final", [1, 2])
def test_greedy_trains_the_class_that_its_quest_lacks(final: int) -> None:
    for quests, first in (([], "proceed"), (["higher_learning"], "send cleric drill_square")):
        tavern, levels = ("cleric", "corruption"), {"warrior": 2}
        table = Table(*tavern, phase=DEVELOPMENT, levels=levels, vp=5, arrivals=3, final=final, quests=quests)
        assert choice(table) == first


def test_greedy_draws_quests_even_in_the_last_turn_as_the_worst_need_not_be_kept() -> None:
    table = Table("peasant", built={"village_1": "house_of_lords"}, quests=["exam_day"], arrivals=3, final=2)
    assert choice(table) == "send peasant house_of_lords"


def test_greedy_builds_the_location_that_gives_quests() -> None:
    offer = ["colosseum", "healers_temple", "ash_reliquary", "house_of_lords"]
    table = Table("peasant", "peasant", phase=DEVELOPMENT, offer=offer)
    table.do("send peasant builders; send peasant builders; proceed")
    assert choice(table) == "build house_of_lords"


def test_a_deed_that_can_wait_is_never_sure_to_be_done() -> None:
    table = Table(*["knight"] * 4, bag=["knight"] * 8, monsters={"castle": ["skeleton", "sawdust_bandit"]})
    assert chance(Army(table.g, table.me), Defeat(count=2)) < 0.8


def test_the_chance_of_several_goals_at_once_is_that_of_the_hardest() -> None:
    army = Army((table := Table("mage", "peasant")).g, table.me)
    parts = (Trained(1, 2), Gather({"mage": 1}), Pile(count=3, foe="beast"), Defeat(units={"any": 2}))
    assert chance(army, AllOf(parts)) == min(chance(army, part) for part in parts) > 0


def test_at_first_glance_fighters_whom_a_quest_asks_for_are_the_ones_to_send() -> None:
    city = {"castle": ["skeleton"]}
    party = ("cleric", "peasant", "peasant")
    plain = weights(Table(*party, monsters=city))
    asked = weights(Table(*party, monsters=city, quests=["candle_for_the_crypt"]))
    assert plain["send cleric skeleton"] == plain["send peasant skeleton"] == asked["send peasant skeleton"]
    assert asked["send cleric skeleton"] > asked["send peasant skeleton"]


def test_greedy_makes_something_of_quests_and_sends_nobody_to_builders_row_alone() -> None:
    points, alone = [], 0
    for seed in range(4):
        match = Match("meeples", seats=2, seed=seed)
        bots = [make_bot("greedy", 2 * seed + seat) for seat in range(2)]
        while match.decision:
            seat = match.decision.seat
            match.play(bots[seat].choose(match, seat))
        assert match.outcome is not None
        points += [sheet["quests"] for sheet in match.outcome.sheet]
        sent = sum(event.name == "sent" and event.args[2] == BUILDERS for event in match.log)
        alone += sent - 2 * sum(event.name == "built" for event in match.log)
    assert fmean(points) > 28
    assert alone <= 1


def test_nothing_more_is_hoped_for_from_a_location_of_the_capitol_once_it_is_carried_out() -> None:
    tavern = ["cleric", "cleric", "corruption", "peasant"]
    table = Table(*tavern, phase=DEVELOPMENT, levels={"cleric": 2}, vp=3)
    table.do("send peasant builders; send cleric drill_square; proceed")
    assert explain(table.g, 0)["places"] != 0
    table.do("resolve builders; resolve drill_square")
    assert (table.asked, table.me.levels["cleric"], explain(table.g, 0)["places"]) == ((0, "ability"), 3, 0)
    assert choice(table) == "use cleric"


def test_greedy_beats_random() -> None:
    fixture = Fixture("meeples", ("greedy", "random"))
    assert [play_one(fixture, seed).winners for seed in range(3)] == [(0,)] * 3
