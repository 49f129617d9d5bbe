"""How the bots judge a position of Oath: what they see, what they prefer, and what they must not see."""

from math import isfinite
from random import Random

import pytest

from igroteka.bots import make_bot
from igroteka.bots.arena import Fixture, play_one
from igroteka.games.oath.bot import TERMS, evaluate, explain, holdings, priors
from igroteka.games.oath.bot.prospects import chance, dice
from igroteka.games.oath.game import OATH
from igroteka.games.oath.state import Campaign, Victory
from igroteka.kernel import Match, Voice, say

from .table import MAP, Table


def choice(table: Table, bot: str = "greedy", seat: int = 1) -> str:
    return " ".join(make_bot(bot, 1).choose(table.match, seat))


def weights(table: Table) -> dict[str, float]:
    """How promising each option looks at a glance."""
    decision = table.match.decision
    assert decision is not None
    return dict(zip(map(" ".join, decision.options), priors(table.g, decision), strict=True))


def realm(**more: int) -> dict[str, dict[str, int]]:
    """Sites of the Empire, and some of Exiles."""
    empire = {site: {"purple": 1} for site in ("plains", "mountain", "rocky_coast")}
    return empire | {site: {"red": count} for site, count in more.items()}


# What is judged


def test_the_terms_add_up_to_the_evaluation() -> None:
    table = Table(warbands_at=realm(wastes=2), favor={1: 3}, hidden={1: "vision_of_faith"}, relics={2: "map"})
    for seat in range(3):
        terms = explain(table.g, seat)
        assert tuple(terms) == TERMS
        assert sum(terms.values()) == pytest.approx(evaluate(table.g, seat))


def test_a_hint_can_say_all_that_a_player_counts() -> None:
    table = Table(warbands_at=realm(wastes=2), warbands={1: 4}, favor={1: 3}, secrets={1: 1}, relics={1: "map"})
    counted = holdings(table.g, 1)
    assert counted["lands"] == 1
    assert counted["army"] == 6
    assert counted["wealth"] == 4
    assert counted["treasures"] == 1
    assert holdings(table.g, 0)["lands"] == 3
    for language in ("en", "ru"):
        voice = Voice(language, OATH)
        said = {voice.speak(say(f"{word}-{term}", count=2)) for term in counted for word in ("more", "less")}
        assert len(said) == 2 * len(counted)


def test_victory_and_defeat_are_all_that_counts_in_the_end() -> None:
    table = Table(warbands_at=realm(wastes=2))
    table.g.victory = Victory(1, ("usurper",))
    assert evaluate(table.g, 1) == -evaluate(table.g, 0) > 50


def test_what_others_hide_changes_nothing() -> None:
    values = set()
    for card in ("augury", "alchemist", "wolves"):
        table = Table(hidden={2: card}, warbands_at=realm())
        values.add(evaluate(table.g, 1))
    for card in ("vision_of_conquest", "vision_of_faith"):
        table = Table(hidden={2: card}, warbands_at=realm(), banners={2: "darkest_secret"})
        values.add(round(evaluate(table.g, 1) + 100, 9))
    assert len(values) == 2


def test_whoever_would_win_in_the_next_turn_is_feared() -> None:
    sites = {"wastes": {"red": 1}, "salt_flats": {"red": 1}, "plains": {"purple": 1}}
    calm = evaluate(Table(warbands_at=sites | {"salt_flats": {"purple": 1}}, title=0).g, 0)
    keeper = Table(warbands_at=sites, title=1)
    usurper = Table(warbands_at=sites, title=1)
    usurper.g.usurper = True
    assert calm > evaluate(keeper.g, 0) + 8
    assert evaluate(keeper.g, 0) > evaluate(usurper.g, 0) + 8


def test_a_lead_without_the_title_is_as_near_as_can_be() -> None:
    sites = {site: {"red": 1} for site in MAP}
    ahead = explain(Table(warbands_at=sites, title=2).g, 1)["ambition"]
    level = explain(Table(warbands_at={"plains": {"red": 1}, "wastes": {"purple": 1}}, title=2).g, 1)["ambition"]
    assert ahead >= level


def test_a_vision_counts_more_the_more_visions_have_been_drawn() -> None:
    values = [
        evaluate(Table(visions={1: "vision_of_faith"}, banners={1: "darkest_secret"}, visions_drawn=drawn).g, 1)
        for drawn in range(4)
    ]
    assert values == sorted(set(values))
    assert values[3] > values[2] + 10


def test_a_chancellor_fears_a_successor() -> None:
    relics = {0: "grand_scepter", 1: "map whistle"}
    exile, citizen = Table(relics=relics, in_round=6), Table(relics=relics, in_round=6, citizens=[1])
    assert explain(exile.g, 0)["regime"] > explain(citizen.g, 0)["regime"] + 10


def test_citizenship_is_for_those_who_can_become_successor() -> None:
    def gain(relics: str) -> float:
        exile, citizen = (Table(relics={1: relics}, in_round=6, citizens=some) for some in ([], [1]))
        return evaluate(citizen.g, 1) - evaluate(exile.g, 1)

    assert gain("map whistle") > gain("map") + 10


# A campaign in progress


def at_war(warbands: int) -> Table:
    table = Table(at={1: "mountain"}, warbands={1: warbands}, warbands_at=realm())
    table.do("campaign 0")
    return table


def test_a_campaign_is_judged_by_its_odds_and_leaves_the_table_as_it_was() -> None:
    table = at_war(6)
    places, title = [dict(place.warbands) for place in table.g.places], table.g.title
    strong, weak = evaluate(table.g, 1), evaluate(at_war(2).g, 1)
    assert strong > weak + 3
    assert [place.warbands for place in table.g.places] == places
    assert isinstance(table.g.campaign, Campaign)
    assert table.g.title == title


def test_the_chance_of_a_campaign() -> None:
    both = dice(OATH.box)
    assert chance(both, 1, 0, 0, 1) == pytest.approx(1 / 2)
    assert chance(both, 6, 1, 3, 4) > chance(both, 6, 3, 3, 4) > chance(both, 6, 3, 4, 5)


# What the bots do


def test_greedy_attacks_where_it_can_win() -> None:
    table = Table(at={1: "mountain"}, warbands={1: 8}, warbands_at=realm(), supply={1: 2})
    assert choice(table) == "campaign 0"
    table = Table(at={1: "mountain"}, warbands={1: 2, 0: 9}, warbands_at=realm(mountain=0), supply={1: 2})
    table.g.places[2].warbands = {"purple": 9}
    table.begin_anew()
    assert choice(table) != "campaign 0"


def test_greedy_rolls_almost_all_of_its_dice() -> None:
    table = at_war(6)
    table.do("done")
    assert choice(table) in ("dice 6", "dice 5")


def test_greedy_musters_when_it_can() -> None:
    table = Table(at={1: "mountain"}, sites={"mountain": "augury"}, favor={1: 1}, supply={1: 1}, warbands_at=realm())
    assert choice(table) == "muster augury"


def test_greedy_recovers_the_banner_of_its_vision() -> None:
    table = Table(favor={1: 4}, visions={1: "vision_of_rebellion"}, visions_drawn=3, warbands_at=realm())
    assert choice(table) == "recover peoples_favor"


def test_greedy_reveals_the_vision_that_wins() -> None:
    table = Table(
        hidden={1: "vision_of_faith"},
        banners={1: "darkest_secret"},
        visions_drawn=3,
        supply={1: 0},
        warbands_at=realm(),
    )
    assert choice(table) == "reveal vision_of_faith"
    table.do("reveal vision_of_faith")
    assert choice(table) == "to_vision vision_of_faith"


def test_greedy_ends_its_turn_when_nothing_helps() -> None:
    assert choice(Table(supply={1: 0}, warbands_at=realm())) == "end"


def test_greedy_does_nothing_that_changes_nothing() -> None:
    table = Table(supply={1: 0}, relics={1: "obsidian_cage"}, warbands_at=realm())
    table.g.caged = {"purple": 2}
    table.begin_anew()
    assert "power obsidian_cage" in weights(table)
    assert choice(table) == "end"


def test_greedy_keeps_its_warbands_from_a_chancellor_who_calls_them() -> None:
    table = Table(turn=0, citizens=[1], at={1: "plains"}, warbands={1: 4}, warbands_at=realm())
    table.do("call_in 1; number 4")
    assert choice(table, seat=1) == "decline"


def test_greedy_takes_what_a_fellow_hands_over_but_hands_over_nothing() -> None:
    table = Table(turn=0, citizens=[1], at={1: "plains"}, warbands={0: 4}, supply={0: 0}, warbands_at=realm())
    assert choice(table, seat=0) != "hand_over 1"
    table.do("hand_over 1; number 2")
    assert choice(table, seat=1) == "accept"


def test_a_usurper_does_not_become_a_citizen() -> None:
    sites = {"wastes": {"red": 2}, "salt_flats": {"red": 2}, "plains": {"purple": 1}}
    table = Table(turn=0, title=1, warbands_at=sites, at={1: "wastes"})
    table.g.usurper = True
    table.begin_anew()
    table.do("offer 1; space brutal; done; send")
    assert choice(table, seat=1) == "decline"


# Glances


def test_every_option_of_a_game_has_a_weight() -> None:
    match, random = Match(OATH, seats=4, seed=5, silent=True), Random(5)
    while match.decision:
        assert all(isfinite(evaluate(match.state, seat)) for seat in range(4))  # type: ignore[arg-type]
        found = priors(match.state, match.decision)  # type: ignore[arg-type]  # the state of this game
        assert len(found) == len(match.decision.options)
        assert min(found) > 0
        match.play(random.choice(match.decision.options))


def test_at_a_glance_a_weak_army_does_not_attack() -> None:
    strong, weak = (weights(Table(at={1: "mountain"}, warbands={1: many}, warbands_at=realm())) for many in (7, 1))
    assert strong["campaign 0"] > 4 * weak["campaign 0"]


def test_a_site_that_is_won_is_occupied() -> None:
    table = at_war(8)
    table.do("done; dice 8")
    while table.match.decision and table.match.decision.kind != "occupy":
        table.match.play(table.match.decision.options[0])
    looks = weights(table)
    assert looks["number 0"] == min(looks.values())


def test_greedy_beats_random() -> None:
    duel = Fixture("oath", ("greedy", "random"))
    assert sum(play_one(duel, seed).shares[0] for seed in range(4)) >= 3
