"""Records: what is saved is what is replayed; anything else is refused with the number of its line."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.kernel import BadRecord, Match, Record
from tests.properties import fingerprint


def some_match(choices: int = 30) -> Match:
    match, random = Match("tyrants", seats=3, seed=9, options={"section": "left"}), Random(1)
    for _ in range(choices):
        assert match.decision is not None
        match.play(random.choice(match.decision.options))
    return match


TEXT = Record.of(some_match()).save()


def header(**changes: object) -> str:
    first, rest = TEXT.split("\n", 1)
    return json.dumps({**json.loads(first), **changes}) + "\n" + rest


def check_refused(text: str, line: int, words: str) -> None:
    with pytest.raises(BadRecord, match=words) as caught:
        Record.load(text).replay()
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_a_record_is_readable_line_by_line() -> None:
    lines = TEXT.splitlines()
    assert json.loads(lines[0]) == {
        "igroteka": 1,
        "game": "tyrants",
        "rules": 3,
        "seats": 3,
        "seed": 9,
        "options": {"half_decks": ["drow", "dragons"], "section": "left", "houses": []},
        "choices": 30,
    }
    assert len(lines) == 31
    assert json.loads(lines[1]).split()[0] == "start"


def test_a_saved_record_replays_to_the_same_match() -> None:
    match = Record.load(TEXT).replay()
    assert match.choices == some_match().choices
    assert match.state == some_match().state


def test_an_empty_record_is_refused() -> None:
    check_refused("", 1, "empty")


def test_garbage_is_refused() -> None:
    check_refused("Once upon a time\n", 1, "not a line of a record")
    check_refused(TEXT.replace('\n"', '\n{"', 1), 2, "not a line of a record")


def test_another_format_is_refused() -> None:
    check_refused(header(igroteka=2), 1, "format 2")


def test_an_unknown_game_is_refused() -> None:
    check_refused(header(game="chess"), 1, 'no game "chess"')


def test_a_record_of_other_rules_is_replayed_if_it_fits_the_present_ones() -> None:
    assert fingerprint(Record.load(header(rules=1)).replay()) == fingerprint(some_match())


def test_a_record_of_other_rules_is_refused_where_it_parts_and_can_be_looked_at_until_then() -> None:
    text = header(rules=1).replace('"play noble"', '"play lich"', 1)
    line = text.splitlines().index('"play lich"') + 1
    check_refused(text, line, "is not possible now.* made with version 1 of tyrants's rules; this is version 3")
    seen = list(Record.load(text).look())
    assert len(seen) == line - 1
    assert seen[-1].choices == list(Record.load(text).choices[: line - 2])
    damaged = TEXT.replace('"play noble"', '"play lich"', 1)
    with pytest.raises(BadRecord, match=f"line {line}"):
        list(Record.load(damaged).look())


def test_a_wrong_number_of_seats_is_refused() -> None:
    check_refused(header(seats=7), 1, "2 to 4 players, not 7")


@pytest.mark.parametrize("changes", [{"seats": 0}, {"seats": 10**9}, {"seed": 2**63}, {"seed": -(2**70)}])
def test_numbers_that_no_table_can_hold_are_refused_at_once(changes: dict[str, int]) -> None:
    with pytest.raises(BadRecord, match="line 1: this is not a line of a record"):
        Record.load(header(**changes))


def test_options_nested_without_end_are_refused() -> None:
    check_refused(TEXT.replace('"left"', "[" * 100_000), 1, "not a line of a record")


def test_impossible_options_are_refused() -> None:
    check_refused(header(options={"half_decks": ["drow", "drow"]}), 1, 'cannot be "drow, drow"; choose 2 different')
    check_refused(header(options={"colour": "pink"}), 1, "do not fit")


def test_a_truncated_record_is_refused() -> None:
    lines = TEXT.splitlines(keepends=True)
    check_refused("".join(lines[:20]), 20, "30 choices are announced, but 19 are here")


def test_a_choice_too_many_is_refused() -> None:
    check_refused(TEXT + '"end"\n', 32, "30 choices are announced, but 31 are here")


def test_an_impossible_choice_is_refused_with_its_line() -> None:
    lines = TEXT.splitlines()
    lines[12] = '"play waterdeep"'
    check_refused("\n".join(lines), 13, '"play waterdeep" is not possible now')


@settings(max_examples=60, deadline=None)
@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.load(text).replay()


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_no_damage_breaks_the_reader(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, len(TEXT)))
    damaged = TEXT[:start] + data.draw(st.text(max_size=10)) + TEXT[end:]
    problem, choices = "", []
    try:
        choices = Record.load(damaged).replay().choices
    except BadRecord as error:
        problem = str(error)
    assert problem.startswith("line ") or choices == list(Record.load(damaged).choices)
