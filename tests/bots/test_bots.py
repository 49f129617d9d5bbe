"""The bots: legal, repeatable, fair, and greedy better than random."""

import pytest

from igroteka.bots import make_bot
from igroteka.bots.arena import Fixture, Result, Standing, play_many, play_one, standings
from igroteka.games.tyrants.state import State
from igroteka.kernel import BadSetup, Match, Option
from tests.games.tyrants.table import Table
from tests.properties import fingerprint

QUICK = ["random", "greedy", "greedy:2", "mcts:3i"]


def choice(table: Table, seed: int = 1) -> str:
    return " ".join(make_bot("greedy", seed).choose(table.match, 0))


@pytest.mark.parametrize("name", QUICK)
def test_bots_choose_among_the_options_and_touch_nothing(name: str) -> None:
    match = Match("tyrants", seats=3, seed=4)
    bots = [make_bot(name, seat) for seat in range(3)]
    for _ in range(60):
        assert match.decision is not None
        before = fingerprint(match)
        option = bots[match.decision.seat].choose(match, match.decision.seat)
        assert option in match.decision.options
        assert fingerprint(match) == before
        match.play(option)


def opening(name: str, seed: int) -> list[Option]:
    """The first choices of a match in which all seats are the same bot's."""
    match, bot = Match("tyrants", seats=2, seed=3), make_bot(name, seed)
    while match.decision and len(match.choices) < 120:
        match.play(bot.choose(match, match.decision.seat))
    return match.choices


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_way(name: str) -> None:
    assert opening(name, seed=2) == opening(name, seed=2)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match='There is no bot "oracle"; choose one of: random, greedy, mcts'):
        make_bot("oracle", 1)


def test_greedy_does_not_look_at_hidden_cards() -> None:
    """Whatever the opponent holds and however the decks lie, the choice is the same."""
    choices = set()
    for hand in (["noble"] * 5, ["soldier"] * 5):
        table = Table("noble", "soldier", power=3, influence=4, troops={"skullport": "kr.w."})
        rival = table.rival
        rival.hand, rival.deck = hand, (["noble"] * 5 + ["soldier"] * 5)
        for card in hand:
            rival.deck.remove(card)
        table.g.market_deck.sort(reverse=hand[0] == "noble")
        table.restart()
        choices.add(choice(table))
    assert len(choices) == 1


def test_greedy_plays_its_cards_before_it_ends_the_turn() -> None:
    assert choice(Table("noble", troops={"skullport": "k...."})) == "play noble"


def test_greedy_ends_the_turn_when_nothing_is_left() -> None:
    assert choice(Table(troops={"skullport": "k...."})) == "end"


def test_greedy_recruits_with_its_influence() -> None:
    table = Table(influence=2, troops={"skullport": "k...."}, market=["deathblade"] * 6)
    assert choice(table) == "recruit pile priestess_of_lolth"


def test_greedy_deploys_to_take_a_site() -> None:
    table = Table(power=1, troops={"skullport": "kkww.", "skullport-kanaglym.1": "k", "kanaglym": "kkk"})
    assert choice(table) == "deploy skullport"


def test_greedy_fights_for_a_marker() -> None:
    table = Table(power=3, troops={"araumycos": "kkrr", "eryndlyn": "r.."})
    assert choice(table) == "assassinate araumycos r"


def test_greedy_promotes_the_weak_card() -> None:
    table = Table("advocate", "soldier", "bounty_hunter", troops={"skullport": "k...."})
    table.do("play soldier; play bounty_hunter; play advocate; choose 2; end")
    assert choice(table) == "promote played soldier"


def test_greedy_leaves_a_harmful_card_in_hand() -> None:
    table = Table("derro", half_decks=("demons", "drow"), troops={"skullport": "k...."})
    assert choice(table) == "end"


def test_greedy_beats_random() -> None:
    fixture = Fixture("tyrants", ("greedy", "random"))
    results = [play_one(fixture, seed) for seed in range(3)]
    assert [result.winners for result in results] == [(0,)] * 3


def test_the_arena_gives_results_in_order_whatever_the_number_of_processes() -> None:
    fixture = Fixture("tyrants", ("random", "random"))
    alone = [play_one(fixture, seed) for seed in range(6)]
    assert list(play_many(fixture, range(6), processes=2)) == alone


def test_the_arena_refuses_a_bad_fixture_at_once() -> None:
    with pytest.raises(BadSetup, match="not 5"):
        play_many(Fixture("tyrants", ("random",) * 5), range(3))
    with pytest.raises(BadSetup, match="genius"):
        play_many(Fixture("tyrants", ("genius", "random")), range(3))


def test_standings_share_a_shared_victory() -> None:
    fixture = Fixture("tyrants", ("greedy", "random"))
    results = [Result((1, 0), (40, 10), 100), Result((0.5, 0.5), (20, 20), 100)]
    assert standings(fixture, results) == [Standing("greedy", 1.5, 2, 30.0), Standing("random", 0.5, 2, 15.0)]


def test_the_seats_alternate() -> None:
    first = Match("tyrants", seats=2, seed=0).state
    assert isinstance(first, State)
    fixture = Fixture("tyrants", ("mcts:2i", "random"))
    assert {play_one(fixture, seed).winners for seed in (0, 1)} == {(0,)}
