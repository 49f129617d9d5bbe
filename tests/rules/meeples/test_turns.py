"""The order of play (MM-TURN)."""

import random

import pytest

from igroteka import Match
from igroteka.games.meeples.state import State
from tests.games.meeples.table import Table
from tests.ledger import rule


def table_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


@rule("MM-TURN-01")
def test_turns_go_clockwise_beginning_with_the_first_player() -> None:
    matches = [Match("meeples", seats=4, seed=seed) for seed in range(50)]
    match = next(match for match in matches if table_of(match).first == 2)
    g = table_of(match)
    turns: list[tuple[int, int]] = []
    while len(turns) < 9:
        assert match.decision is not None
        if turns[-1:] != [(g.turn.seat, g.round)]:
            turns.append((g.turn.seat, g.round))
        match.play(match.decision.options[-1])
    assert turns == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2), (3, 2), (0, 2), (1, 2), (2, 3)]


@rule("MM-TURN-02")
def test_a_turn_is_development_then_main_then_draw_phase() -> None:
    table = Table("peasant", "knight", phase="development", monsters={"castle": ["skeleton"]})
    assert table.asked == (0, "develop")
    table.do("send peasant builders; proceed")
    assert table.asked == (0, "assign")
    table.do("send knight skeleton; commit")
    told = [event.name for event in table.match.log if event.args[:1] in ((0,), (1,))]
    assert told == [
        *("turn", "sent", "gained"),
        *("sent", "fought", "vp", "defeated", "tired"),
        *("drew", "drew", "drew", "drew"),
        "turn",
    ]
    assert table.asked[0] == 1


@rule("MM-TURN-02")
def test_the_capitol_cannot_be_used_in_the_main_phase() -> None:
    table = Table("peasant", "peasant", phase="development")
    table.do("proceed")
    assert {option.split()[-1] for option in table.options("send")} == {
        "novices_chapel",
        "open_lecture_hall",
        "sparring_green",
    }


@rule("MM-TURN-02")
def test_meeples_are_drawn_for_the_next_turn_only() -> None:
    table = Table("peasant", phase="development", bag=["knight"] * 4)
    table.do("proceed")
    assert table.me.tavern == ["peasant"]
    table.do("commit")
    assert table.me.tavern == ["knight"] * 4
    assert (table.asked[0], table.g.turn.phase) == (1, "development")


@rule("MM-TURN-03")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_acts_in_anothers_turn_unless_a_location_invites_them(seed: int) -> None:
    match = Match("meeples", seats=3, seed=seed)
    g = table_of(match)
    dice = random.Random(seed)
    while match.decision is not None:
        assert match.decision.seat == g.turn.seat or match.decision.kind == "stow"
        match.play(dice.choice(match.decision.options))


@rule("MM-TURN-03")
def test_the_boards_of_the_others_rest_during_a_turn() -> None:
    table = Table("peasant", "peasant", "knight", seats=3, phase="development", monsters={"castle": ["skeleton"]})
    table.do("send peasant builders; send peasant builders; proceed")
    table.do(f"build {table.g.offer[0]}; at castle_1; send knight skeleton; commit")
    for other in table.g.players[1:]:
        assert (other.tavern, other.lodgings, other.bag, other.vp) == (["peasant"] * 4, [], ["peasant"] * 4, 0)
