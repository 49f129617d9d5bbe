"""The game of the tutorial keeps what the tutorial promises."""

from pathlib import Path

from examples import magpies
from examples.magpies_game import MAGPIES

from igroteka.bots import make_bot
from igroteka.kernel import Match, Record


def played(seed: int) -> Match:
    match = Match(MAGPIES, seats=3, seed=seed)
    bots = [make_bot("greedy", seed=1), make_bot("random", seed=2), make_bot("random", seed=3)]
    while match.decision:
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat))
    return match


def test_its_rules_fit_into_a_hundred_lines() -> None:
    assert len(Path(magpies.__file__).read_text().splitlines()) <= 100


def test_every_card_is_played_and_everything_shiny_is_gained() -> None:
    match = played(seed=7)
    cards = sum(card.copies for card in magpies.CARDS)
    gained = sum(int(event.args[1]) for event in match.log if event.name == "gained")
    assert sum(event.name == "played" for event in match.log) == cards
    assert match.outcome is not None
    assert sum(match.outcome.scores) == gained


def test_it_replays_and_forks() -> None:
    match = played(seed=8)
    again = Match.resume(MAGPIES, match.setup, match.choices)
    assert again.outcome == match.outcome
    assert Record.of(match).choices == tuple(match.choices)
    middle = Match.resume(MAGPIES, match.setup, match.choices[:6])
    assert middle.fork().decision == middle.decision


def test_bots_know_what_it_takes() -> None:
    outcomes = [played(seed).outcome for seed in range(60)]
    assert sum(outcome.share(0) for outcome in outcomes if outcome) > 60 / 3 + 4, "greedy against two random ones"


def test_nobody_is_told_what_another_draws() -> None:
    drawn = [event for event in played(seed=9).log if event.name == "drew"]
    assert drawn
    assert all(event.to == (event.args[0],) for event in drawn)


def test_the_tutorial_shows_the_files_that_are_tested() -> None:
    shown = Path("docs/tutorial.md").read_text()
    assert [f'--8<-- "examples/{name}.py"' in shown for name in ("magpies", "magpies_game")] == [True, True]
