"""How a game is won (OA-3)."""

from collections.abc import Sequence
from typing import Any

import pytest

from igroteka.games.oath.scoring import outcome
from igroteka.games.oath.state import State
from igroteka.kernel import Chance
from tests.games.oath.table import Table
from tests.ledger import rule

SITES = {
    "most": {"plains": {"red": 1}, "mountain": {"red": 1}},
    "tied": {"plains": {"red": 1}, "mountain": {"purple": 1}},
}


@pytest.fixture
def end_die(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """What the end-of-game die will show."""
    shown = {"value": 0}

    def roll(_: Chance, faces: Sequence[Any], count: int) -> list[Any]:
        assert count == 1
        return [next(face for face in faces if face == shown["value"])]

    monkeypatch.setattr(Chance, "roll", roll)
    return shown


def victory(g: State) -> tuple[int, tuple[str, ...], str] | None:
    return (g.victory.seat, g.victory.ways, g.victory.vision) if g.victory else None


def woken(**laid: Any) -> Table:
    return Table(phase="wake", **laid)


# The Usurper and Visionaries


@rule("OA-3.1-01", "OA-4.1.2-01")
def test_an_exile_who_wakes_as_usurper_wins() -> None:
    table = woken(title=1)
    table.g.phase = "wake"
    table.begin_anew()
    assert victory(table.g) == (1, ("usurper",), "")
    assert table.told("won_usurper") == [(1,)]


@rule("OA-4.1.3-02", "OA-3.1-01")
def test_who_has_just_become_usurper_must_wait_for_another_turn() -> None:
    table = woken(title=1)
    assert (victory(table.g), table.g.usurper) == (None, True)


@rule("OA-3.1-01")
def test_only_in_the_own_wake_phase() -> None:
    table = woken(title=2)
    table.g.usurper, table.g.phase = True, "wake"
    table.begin_anew()
    assert victory(table.g) is None


@rule("OA-3.2-01", "OA-3.2-02", "OA-4.1.2-01", "OA-2.7.2-01")
@pytest.mark.parametrize(("drawn", "won"), [(2, False), (3, True), (5, True)])
def test_a_vision_comes_true_when_three_have_been_drawn(drawn: int, won: bool) -> None:
    table = woken(visions={1: "vision_of_faith"}, banners={1: "darkest_secret"}, visions_drawn=drawn)
    assert victory(table.g) == ((1, ("vision",), "vision_of_faith") if won else None)


@rule("OA-3.2-03", "OA-3.2-04", "OA-3.2-05", "OA-3.2-06")
@pytest.mark.parametrize(
    ("vision", "laid", "won"),
    [
        ("vision_of_conquest", {"warbands_at": SITES["most"]}, True),
        ("vision_of_conquest", {"warbands_at": SITES["tied"]}, False),
        ("vision_of_rebellion", {"banners": {1: "peoples_favor"}}, True),
        ("vision_of_rebellion", {"banners": {1: "darkest_secret"}}, False),
        ("vision_of_sanctuary", {"relics": {0: "grand_scepter", 1: "map whistle"}}, True),
        ("vision_of_sanctuary", {"relics": {0: "grand_scepter", 1: "map"}, "banners": {1: "darkest_secret"}}, True),
        ("vision_of_sanctuary", {"relics": {0: "grand_scepter", 1: "map"}}, False),
        ("vision_of_faith", {"banners": {1: "darkest_secret"}}, True),
        ("vision_of_faith", {"banners": {2: "darkest_secret"}}, False),
    ],
)
def test_what_each_vision_asks_for(vision: str, laid: dict[str, Any], won: bool) -> None:
    table = woken(oath="protection", visions={1: vision}, visions_drawn=3, **laid)
    assert (victory(table.g) == (1, ("vision",), vision)) is won


@rule("OA-3.2-01")
def test_the_vision_of_somebody_else_does_not_help() -> None:
    table = woken(visions={2: "vision_of_faith"}, banners={1: "darkest_secret"}, visions_drawn=3)
    assert victory(table.g) is None


@rule("OA-3.2-01")
@pytest.mark.parametrize(("citizens", "won"), [([], True), ([1], False)])
def test_a_false_prophet_shares_the_vision_of_somebody_else_as_an_exile(citizens: list[int], won: bool) -> None:
    table = Table(
        visions={2: "vision_of_faith"}, banners={1: "darkest_secret"}, visions_drawn=3, citizens=citizens, oath="people"
    )
    table.g.prophets, table.g.phase = {"vision_of_faith": 1}, "wake"
    table.begin_anew()
    assert (victory(table.g) == (1, ("vision",), "vision_of_faith")) is won


@rule("OA-3.1-01", "OA-3.2-01")
def test_one_can_win_in_both_ways_at_once() -> None:
    table = woken(title=1, visions={1: "vision_of_faith"}, banners={1: "darkest_secret"}, visions_drawn=1)
    table.g.visions_drawn, table.g.phase = 3, "wake"
    table.begin_anew()
    assert victory(table.g) == (1, ("usurper", "vision"), "vision_of_faith")


@rule("OA-3-02", "OA-3-01")
def test_after_the_victory_the_chronicle_is_written() -> None:
    table = woken(visions={1: "vision_of_faith"}, banners={1: "darkest_secret"}, visions_drawn=3, in_round=2)
    assert table.g.phase == "chronicle"
    assert table.asked == (1, "offer_in_chronicle")


# The steadfast regime


def ended(end_die: dict[str, int], number: int, shown: int, **laid: Any) -> Table:
    """The table after the last turn of a round."""
    end_die["value"] = shown
    table = Table(turn=2, in_round=number, **laid)
    table.do("end")
    return table


@rule("OA-3.3-01", "OA-3.3-02", "OA-3.3-03", "OA-3.3-04", "OA-4-05")
@pytest.mark.parametrize(
    ("number", "shown", "won"),
    [
        *((5, 6, True), (5, 5, False), (5, 1, False)),
        *((6, 6, True), (6, 5, True), (6, 4, False)),
        *((7, 6, True), (7, 3, True), (7, 2, False), (7, 1, False)),
    ],
)
def test_the_die_decides_after_rounds_5_to_7(end_die: dict[str, int], number: int, shown: int, won: bool) -> None:
    table = ended(end_die, number, shown)
    assert table.told("end_rolled") == [(0, shown)]
    assert victory(table.g) == ((0, ("steadfast",), "") if won else None)
    if not won:
        assert (table.g.round, table.g.end_roll) == (number + 1, 0)


@rule("OA-3.3-01")
def test_the_title_of_a_citizen_is_the_empires(end_die: dict[str, int]) -> None:
    table = ended(end_die, 6, 5, oath="people", citizens=[1], banners={1: "peoples_favor"}, title=1)
    assert victory(table.g) == (0, ("steadfast",), "")


@rule("OA-3.3-05")
@pytest.mark.parametrize("number", range(1, 5))
def test_before_round_5_nobody_rolls(end_die: dict[str, int], number: int) -> None:
    table = ended(end_die, number, 6)
    assert (table.told("end_rolled"), table.g.round) == ([], number + 1)


@rule("OA-3.3-06")
def test_with_an_exile_as_oathkeeper_nobody_rolls(end_die: dict[str, int]) -> None:
    table = ended(end_die, 7, 6, title=1)
    assert (table.told("end_rolled"), victory(table.g)) == ([], None)


@rule("OA-3.3-07", "OA-3.4-01", "OA-3.4.1-01")
def test_after_round_8_the_regime_needs_no_die(end_die: dict[str, int]) -> None:
    table = ended(end_die, 8, 1)
    assert (table.told("end_rolled"), victory(table.g)) == ([], (0, ("last_round",), ""))


# Successors


@rule("OA-3.3.1-01", "OA-3.3.1-02", "OA-3.3.1-03", "OA-3.3.1-04", "OA-3.3.1-05", "OA-3.4.1-02")
@pytest.mark.parametrize(
    ("oath", "laid", "heir"),
    [
        ("supremacy", {"relics": {0: "grand_scepter", 1: "map whistle"}}, 1),
        ("supremacy", {"relics": {0: "grand_scepter", 1: "map"}}, 0),
        ("supremacy", {"relics": {0: "grand_scepter", 1: "map whistle", 2: "cracked_horn brass_horse"}}, 0),
        ("supremacy", {"relics": {0: "grand_scepter", 1: "map"}, "banners": {1: "peoples_favor"}}, 1),
        ("people", {"banners": {0: "peoples_favor", 2: "darkest_secret"}}, 2),
        ("people", {"banners": {0: "peoples_favor darkest_secret"}}, 0),
        ("protection", {"relics": {0: "grand_scepter map whistle"}, "banners": {1: "peoples_favor"}}, 1),
        ("devotion", {"relics": {0: "", 2: "grand_scepter"}, "banners": {0: "darkest_secret"}}, 2),
        ("devotion", {"banners": {0: "darkest_secret"}}, 0),
    ],
)
@pytest.mark.parametrize("number", [7, 8])
def test_a_citizen_who_meets_the_goal_wins_instead(
    end_die: dict[str, int], oath: str, laid: dict[str, Any], heir: int, number: int
) -> None:
    table = ended(end_die, number, 6, oath=oath, citizens=[1, 2], **laid)
    way = "successor" if heir else "steadfast" if number == 7 else "last_round"
    assert victory(table.g) == (heir, (way,), "")


@rule("OA-3.3.1-06")
def test_an_exile_is_no_successor(end_die: dict[str, int]) -> None:
    table = ended(end_die, 8, 1, oath="people", banners={0: "peoples_favor", 1: "darkest_secret"})
    assert victory(table.g) == (0, ("last_round",), "")
    rival = ended(end_die, 8, 1, relics={0: "grand_scepter", 1: "map whistle", 2: "cracked_horn"}, citizens=[2])
    assert victory(rival.g) == (0, ("last_round",), "")
    relics = {0: "grand_scepter", 1: "map whistle brass_horse", 2: "cracked_horn cup_of_plenty"}
    heir = ended(end_die, 8, 1, oath="supremacy", relics=relics, citizens=[2])
    assert victory(heir.g) == (2, ("successor",), ""), "what an Exile has is of no account"


# The end of round 8


@rule("OA-3.4-02", "OA-3.4.1-01", "OA-2.10-02")
def test_first_comes_an_imperial_oathkeeper(end_die: dict[str, int]) -> None:
    table = ended(end_die, 8, 1, visions={1: "vision_of_faith"}, banners={1: "darkest_secret"}, visions_drawn=3)
    assert victory(table.g) == (0, ("last_round",), "")


@rule("OA-3.4-02", "OA-3.4.2-01")
def test_second_comes_a_usurper(end_die: dict[str, int]) -> None:
    laid = {"title": 2, "visions": {1: "vision_of_faith"}, "banners": {1: "darkest_secret"}, "visions_drawn": 3}
    end_die["value"] = 1
    table = Table(turn=2, in_round=8, **laid)  # type: ignore[arg-type]
    table.g.usurper = True
    table.begin_anew()
    table.do("end")
    assert victory(table.g) == (2, ("usurper",), "")


@rule("OA-3.4.2-01", "OA-3.4.3-01")
def test_an_exile_who_is_only_oathkeeper_is_passed_over(end_die: dict[str, int]) -> None:
    laid = {"visions": {1: "vision_of_faith"}, "banners": {1: "darkest_secret"}, "visions_drawn": 3}
    assert victory(ended(end_die, 8, 1, title=2, **laid).g) == (1, ("vision",), "vision_of_faith")


@rule("OA-3.4.3-02")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("vision_of_conquest", "vision_of_rebellion"),
        ("vision_of_rebellion", "vision_of_sanctuary"),
        ("vision_of_sanctuary", "vision_of_faith"),
    ],
)
@pytest.mark.parametrize("first", [1, 2])
def test_of_several_visionaries_the_order_of_visions_decides(
    end_die: dict[str, int], mine: str, theirs: str, first: int
) -> None:
    second = 3 - first
    colour = "red" if first == 1 else "blue"
    held = {"vision_of_sanctuary": "map whistle"}
    banner = {"vision_of_rebellion": "peoples_favor", "vision_of_faith": "darkest_secret"}
    table = ended(
        end_die,
        8,
        1,
        oath="protection",
        title=1,
        visions={first: mine, second: theirs},
        visions_drawn=4,
        warbands_at={"plains": {colour: 1}} if mine == "vision_of_conquest" else {},
        relics={0: "grand_scepter", first: held.get(mine, ""), second: held.get(theirs, "")},
        banners={seat: banner[one] for seat, one in ((first, mine), (second, theirs)) if one in banner},
    )
    assert victory(table.g) == (first, ("vision",), mine)


@rule("OA-3.4.4-01", "OA-3.4.4-02")
def test_otherwise_the_chancellor_wins_or_a_successor(end_die: dict[str, int]) -> None:
    assert victory(ended(end_die, 8, 1, title=1).g) == (0, ("last_round",), "")
    heir = ended(end_die, 8, 1, title=2, citizens=[1], relics={0: "grand_scepter", 1: "map whistle"})
    assert victory(heir.g) == (1, ("successor",), "")


@rule("OA-3.4-02")
def test_the_score_as_it_stands_is_who_would_win_in_the_end() -> None:
    table = Table(title=1)
    assert outcome(table.g).winners == (0,)
    table.g.usurper = True
    assert outcome(table.g).winners == (1,)
    assert outcome(Table(citizens=[2], relics={0: "grand_scepter", 2: "map whistle"}).g).winners == (2,)
