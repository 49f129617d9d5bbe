"""The searching bot: legal, repeatable, fair, thrifty; it finds what is best, and remembers what it thought."""

from random import Random

import pytest

from igroteka.bots import LEVELS, Budget, GreedyBot, MctsBot, make_bot
from igroteka.bots.mcts import HORIZON, Journey, lead, stretch
from igroteka.kernel import BadSetup, Match
from tests.games.tyrants.table import Table
from tests.kernel.toy import TOY
from tests.properties import fingerprint


class Counting(MctsBot):
    """Counts the worlds that it imagines."""

    determinized = 0

    def determinize(self, match: Match, seat: int) -> Match:
        self.determinized += 1
        return super().determinize(match, seat)


def thinker(iterations: int = 120, seed: int = 1) -> Counting:
    return Counting(seed, Budget(iterations=iterations))


def choice(table: Table, iterations: int = 120) -> str:
    return " ".join(thinker(iterations).choose(table.match, 0))


def test_choices_are_legal_and_thinking_touches_nothing() -> None:
    match = Match("tyrants", seats=3, seed=4)
    bots = [make_bot("mcts:12i", seat) for seat in range(3)]
    for _ in range(150):
        assert match.decision is not None
        before, choices = fingerprint(match), list(match.choices)
        option = bots[match.decision.seat].choose(match, match.decision.seat)
        assert option in match.decision.options
        assert (fingerprint(match), match.choices) == (before, choices)
        match.play(option)


def test_it_plays_to_the_end() -> None:
    match = Match("tyrants", seats=2, seed=6, silent=True)
    bots = [make_bot("mcts:4i", seat) for seat in range(2)]
    while match.decision:
        match.play(bots[match.decision.seat].choose(match, match.decision.seat))
    assert match.outcome is not None


def test_the_same_seed_thinks_the_same() -> None:
    match = Match("tyrants", seats=2, seed=9)
    assert thinker(seed=5).analyse(match, 1) == thinker(seed=5).analyse(match, 1)


def broker(deck: list[str]) -> Table:
    """Place a second spy, where it hurts (1), or take the first back and draw three cards (2)?"""
    table = Table(
        "information_broker",
        half_decks=("drow", "dragons"),
        troops={"skullport": "krrr.", "araumycos": "rrrr"},
        spies={"k": ["skullport"]},
    )
    table.me.deck = deck
    table.restart()
    table.do("play information_broker")
    return table


def test_it_knows_which_cards_it_may_draw() -> None:
    assert choice(broker(["noble"] * 15)) == "choose 1"
    assert choice(broker(["severin_silrajin"] * 15)) == "choose 2"


@pytest.mark.parametrize("seed", range(4))
def test_it_does_not_look_at_hidden_cards(seed: int) -> None:
    """Three strong cards are among fifteen: whether they lie on top or not, the choice is the same."""
    strong, weak = ["severin_silrajin"] * 3, ["noble"] * 12
    for deck in (strong + weak, weak + strong):
        table = broker(deck)
        assert thinker(seed=seed).choose(table.match, 0) == ("choose", "1")


def test_it_imagines_many_worlds() -> None:
    table = Table("information_broker", troops={"skullport": "k...."}, spies={"k": ["skullport"]})
    table.me.deck = ["soldier", "noble", "deathblade", "doppelganger", "advocate", "spellspinner"]
    table.restart()
    bot = thinker()
    worlds = [bot.determinize(table.match, 0).state for _ in range(20)]
    assert len({tuple(world.players[0].deck) for world in worlds}) > 10  # type: ignore[attr-defined]


def test_the_budget_of_iterations_is_kept() -> None:
    table = Table(power=1, troops={"skullport": "k....", "kanaglym": "k.."})
    bot = thinker(60)
    lines = bot.analyse(table.match, 0)
    assert bot.tree is not None
    assert table.match.decision is not None
    ahead = lead(bot.tree.root, table.match.decision.options)
    assert bot.determinized == sum(line.visits for line in lines) == bot.tree.root.visits
    assert bot.determinized == 60 or ahead >= 60 - bot.determinized > 0


def test_thinking_stops_when_the_leader_cannot_be_overtaken() -> None:
    bot = thinker(400)
    bot.analyse(Table("noble", troops={"skullport": "k...."}).match, 0)
    assert bot.determinized < 400


def test_there_is_always_one_look_whatever_the_seconds() -> None:
    match = Match("tyrants", seats=2, seed=9)
    bot = Counting(1, Budget(seconds=1e-9))
    assert bot.choose(match, 1) in bot.tree.root.children  # type: ignore[union-attr]
    assert bot.determinized == 1


def test_a_lone_option_needs_no_thought() -> None:
    bot = thinker()
    lines = bot.analyse(Table(troops={"skullport": "k...."}).match, 0)
    assert [(line.option, line.visits) for line in lines] == [(("end",), 0)]
    assert bot.determinized == 0


def test_lines_are_chances_to_win_with_the_best_first() -> None:
    table = Table(power=1, troops={"skullport": "kkww.", "kanaglym": "kkk"})
    lines = thinker().analyse(table.match, 0)
    assert table.match.decision is not None
    assert sorted(line.option for line in lines) == sorted(table.match.decision.options)
    assert [line.visits for line in lines] == sorted((line.visits for line in lines), reverse=True)
    assert all(0 <= line.value <= 1 for line in lines)


def test_the_tree_is_kept_while_the_turn_lasts() -> None:
    table = Table("noble", "soldier", "house_guard", influence=2, troops={"skullport": "k...."})
    bot = thinker()
    table.match.play(bot.choose(table.match, 0))
    assert bot.tree is not None
    kept = bot.tree.find(table.match)
    assert kept is not None
    assert kept.visits > 0
    before = kept.visits
    bot.choose(table.match, 0)
    assert bot.tree.root is kept
    assert kept.visits > before


def test_a_tree_of_another_turn_is_not_kept() -> None:
    table = Table("noble", "soldier", troops={"skullport": "k....", "kanaglym": "r.."})
    bot = thinker()
    table.match.play(bot.choose(table.match, 0))
    table.match.play(("end",))
    assert bot.tree is not None
    assert bot.tree.find(table.match) is None


def test_a_tree_that_did_not_foresee_what_was_revealed_is_not_kept() -> None:
    table = Table(influence=4, market=["spy_master"] * 6, troops={"skullport": "k...."})
    bot = thinker()
    bot.choose(table.match, 0)
    table.do("recruit market spy_master")
    assert bot.tree is not None
    assert ("recruit", "market", "spy_master") in bot.tree.root.children
    assert bot.tree.find(table.match) is None


def test_a_tree_of_another_past_is_not_kept() -> None:
    table = Table("noble", "soldier", troops={"skullport": "k....", "kanaglym": "r.."})
    bot = thinker()
    for _ in range(2):
        table.match.play(bot.choose(table.match, 0))
    assert bot.tree is not None
    assert bot.tree.find(table.match) is not None
    table.match.undo()
    table.match.undo()
    assert bot.tree.find(table.match) is None
    assert bot.tree.find(Match("tyrants", seats=3, seed=1)) is None


def test_it_plays_its_cards_before_it_ends_the_turn() -> None:
    assert choice(Table("noble", troops={"skullport": "k...."})) == "play noble"


def test_it_deploys_to_take_a_site() -> None:
    table = Table(power=1, troops={"skullport": "kkww.", "skullport-kanaglym.1": "k", "kanaglym": "kkk"})
    assert choice(table) == "deploy skullport"


def test_it_fights_for_a_marker() -> None:
    table = Table(power=3, troops={"araumycos": "kkrr", "eryndlyn": "r.."})
    assert choice(table) == "assassinate araumycos r"


def test_it_sees_what_two_steps_bring_together() -> None:
    """One blow clears the way, and the troop that follows takes the site: greedy would not pay for the blow."""
    table = Table(power=4, troops={"tsenviilyq": "krr", "eryndlyn": "k.."})
    bot = thinker(200)
    for _ in range(2):
        table.match.play(bot.choose(table.match, 0))
    assert sorted(table.g.troops["tsenviilyq"]) == ["k", "k", "r"]


def test_it_promotes_the_weak_card() -> None:
    table = Table("advocate", "soldier", "bounty_hunter", troops={"skullport": "k...."})
    table.do("play soldier; play bounty_hunter; play advocate; choose 2; end")
    assert choice(table) == "promote played soldier"


def test_it_takes_the_winning_move_of_the_last_turn() -> None:
    """A point behind, and the last to act: only a trophy can still win."""
    table = Table(power=3, troops={"skullport": "krr..", "eryndlyn": "kk.", "kanaglym": "r.."})
    g = table.g
    g.first, g.ending = 1, "troops"
    score = table.match.game.outcome(g).scores
    table.rival.vp += score[0] + 1 - score[1]
    table.restart()
    bot = thinker(200)
    while table.match.decision and table.match.decision.seat == 0:
        table.match.play(bot.choose(table.match, 0))
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0,)


def test_it_answers_in_the_turn_of_another() -> None:
    table = Table("mind_flayer", half_decks=("aberrations", "drow"), troops={"skullport": "k...."})
    table.do("play mind_flayer")
    while table.asked[0] == 0:
        table.match.play(table.match.decision.options[0])  # type: ignore[union-attr]
    assert thinker(40).choose(table.match, 1) in table.match.decision.options  # type: ignore[union-attr]


@pytest.mark.parametrize("decks", [("drow", "dragons"), ("elementals", "demons"), ("aberrations", "undead")])
def test_priors_weigh_every_option_of_every_question(decks: tuple[str, str]) -> None:
    random = Random(7)
    match = Match("tyrants", seats=4, seed=2, options={"half_decks": list(decks)}, silent=True)
    while match.decision:
        weights = match.game.priors(match.state, match.decision)
        assert len(weights) == len(match.decision.options)
        assert all(0 < weight < 1e9 for weight in weights)
        match.play(random.choice(match.decision.options))


@pytest.mark.parametrize("name", ["tyrants", "meeples"])
@pytest.mark.parametrize("seed", range(3))
def test_it_looks_ahead_to_the_first_question_of_the_next_turn(name: str, seed: int) -> None:
    match, random = Match(name, seats=3, seed=seed, silent=True), Random(seed)
    while match.decision and not any(option[0] in match.game.endings for option in match.decision.options):
        match.play(random.choice(match.decision.options))
    assert match.decision is not None
    first, journey = match.decision.seat, Journey(match.fork())
    ending = next(option for option in match.decision.options if option[0] in match.game.endings)
    journey.play(ending)
    while journey.decision:
        assert journey.decision.seat == first
        journey.play(random.choice(journey.decision.options))
    assert journey.world.decision is not None
    assert (journey.world.decision.seat, journey.world.state.turns) == ((first + 1) % 3, match.state.turns + 1)


@pytest.mark.parametrize("name", ["tyrants", "meeples"])
@pytest.mark.parametrize("seed", range(3))
def test_wherever_it_begins_it_looks_no_further_than_to_the_next_turn(name: str, seed: int) -> None:
    match, random = Match(name, seats=3, seed=seed, silent=True), Random(seed)
    for _ in range(60):
        assert match.decision is not None
        journey = Journey(match.fork())
        while journey.decision:
            assert stretch(journey.world) == stretch(match)
            journey.play(random.choice(journey.decision.options))
        match.play(random.choice(match.decision.options))


def test_where_a_turn_settles_nothing_it_looks_to_the_end_of_the_round() -> None:
    match = Match("vaala", seats=2, seed=1, options={"dealing": "random"}, silent=True)
    while match.decision and match.decision.kind != "glyph":
        match.play(match.decision.options[-1])
    journey = Journey(match.fork())
    while journey.decision:
        assert journey.world.state.turn_round == match.state.turn_round
        journey.play(journey.decision.options[-1])
    assert journey.world.state.turns > match.state.turns + 1
    assert journey.world.state.turn_round == match.state.turn_round + 1


def test_where_a_round_is_long_it_looks_so_many_choices_ahead() -> None:
    match, random = Match("vaala", seats=4, seed=1, options={"dealing": "random"}, silent=True), Random(1)
    journey = Journey(match.fork())
    while journey.decision:
        acts = [option for option in journey.decision.options if option[0] not in match.game.endings]
        journey.play(random.choice(acts or list(journey.decision.options)))
    assert journey.length >= HORIZON
    assert journey.world.steps > match.steps + 1


def test_it_knows_no_game() -> None:
    match = Match(TOY, seats=2, options={"stones": 2})
    assert thinker(200).choose(match, 0) == ("take", "2")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("mcts:soon", 'The bot "mcts:soon" is not understood; write seconds, as in mcts:0.2, or iterations'),
        ("mcts:", "write seconds, as in mcts:0.2, or iterations, as in mcts:500i."),
        ("mcts:0", "write seconds"),
        ("mcts:-1", "write seconds"),
        ("mcts:inf", "write seconds"),
        ("mcts:0i", "write seconds"),
        ("mcts:1.5i", "write seconds"),
        ("greedy:much", 'The bot "greedy:much" is not understood; write points of noise, as in greedy:2.'),
        ("random:1", 'The bot "random:1" is not understood; write nothing after random.'),
        ("oracle:1", 'There is no bot "oracle:1"; choose one of: random, greedy, mcts.'),
    ],
)
def test_a_name_that_is_not_understood_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        make_bot(name, 1)


def test_names_carry_their_settings() -> None:
    bots = [make_bot(name, 1) for name in ("mcts", "mcts:0.2", "mcts:500i")]
    assert [bot.budget for bot in bots if isinstance(bot, MctsBot)] == [
        Budget(seconds=1.0),
        Budget(seconds=0.2),
        Budget(iterations=500),
    ]
    noisy = make_bot("greedy:2", 1)
    assert isinstance(noisy, GreedyBot)
    assert noisy.noise == 2.0


def test_every_level_of_the_table_has_its_bot() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard"]
    assert [make_bot(name, 1).name for name in LEVELS.values()] == ["greedy", "greedy", "mcts"]
