"""The course of a game: rounds of three phases (LV-ROUND)."""

from igroteka import Match
from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import PLANNING, RESOLUTION, State
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, Table
from tests.ledger import rule

IDLE = ("pass", "skip", "decline", "done")
"""What somebody does who wants nothing to happen, as far as it is possible."""


def idle(match: Match) -> None:
    """Do as little as possible."""
    assert match.decision is not None
    verbs = [option[0] for option in match.decision.options]
    laziest = min(verbs, key=lambda verb: (*IDLE, verb).index(verb))
    match.play(match.decision.options[verbs.index(laziest)])


def idle_game() -> Match:
    """A whole game in which everybody does as little as possible."""
    match = Match(VAALA, seats=4, seed=1, options=Options(characters=EVERYBODY))
    while match.decision:
        idle(match)
    return match


def told(match: Match, *names: str) -> list[str]:
    return [event.name for event in match.log if event.name in names]


@rule("LV-ROUND-01")
def test_a_round_is_planning_then_resolution_then_clean_up() -> None:
    match = Match(VAALA, seats=4, seed=1, options=Options(characters=EVERYBODY))
    g = match.state
    assert isinstance(g, State)
    assert g.phase == PLANNING
    for _ in range(5):
        match.play(match.decision.options[0])  # type: ignore[union-attr]
    match.play(["pass"])
    assert g.phase == RESOLUTION
    while g.round == 1:
        idle(match)
    phases = told(match, "round", "passed", "resolving", "cleaned_up")
    assert phases == ["round", "passed", *["resolving"] * 5, "cleaned_up", "round"]


@rule("LV-ROUND-02")
def test_after_clean_up_a_new_round_begins_with_planning() -> None:
    table = Table(stack="ebbing_currents", initiative=ELIZA)
    assert (table.g.round, table.g.phase) == (2, PLANNING)
    assert table.asked == (ELIZA, "plan")


@rule("LV-ROUND-03")
def test_the_game_ends_when_a_bonded_team_wins() -> None:
    table = Table(stack="royal_tithe", tokens={ELIZA: (9, 0)}, power={"allaria": 1}, bonds=[(ELIZA, FERELLON)])
    assert table.match.decision is not None
    table.do("activate collect")
    assert table.match.decision is None
    assert (table.g.ending, table.g.winners) == ("power", [ELIZA, FERELLON])


@rule("LV-ROUND-04")
def test_the_game_ends_when_at_the_end_of_a_round_no_events_are_left() -> None:
    table = Table(stack="royal_tithe ebbing_currents", power={"allaria": 1})
    table.g.event_deck.clear()
    assert table.match.decision is not None
    table.do("skip collect")
    assert table.match.decision is None
    assert (table.g.ending, table.g.round) == ("events", 1)


@rule("LV-ROUND-05")
def test_the_game_ends_when_a_player_is_eliminated() -> None:
    table = Table(
        stack="kirin_charge radiant_circuit",
        at={ADRAEL: "galadia"},
        units={ELIZA: {"isval": "i", "fai_forest": "ii"}},
        dice="c",
    )
    table.do("activate attack; attack galadia; from fai_forest; take infantry; done")
    assert table.match.decision is None
    assert (table.g.ending, table.g.eliminated) == ("elimination", ADRAEL)


@rule("LV-ROUND-06")
def test_two_events_a_round_make_six_rounds_at_the_most() -> None:
    match = idle_game()
    assert isinstance(match.state, State)
    assert (match.state.ending, match.state.round) == ("events", 6)
    assert told(match, "round", "event", "cleaned_up") == [
        *["round", "event", "event", "cleaned_up"] * 5,
        *["round", "event", "event"],
    ]
    events = [event.args[0] for event in match.log if event.name == "event"]
    assert sorted(map(str, events)) == sorted(BOX.events)
