"""Components: what is exported is what is loaded; anything else is refused, each fault with its place in the text."""

import json
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from igroteka.kernel import (
    AnyGame,
    BadComponents,
    BadRecord,
    Chance,
    Match,
    Record,
    export_components,
    find_game,
    from_box,
    games,
    load_components,
    played_with,
)
from tests import boxes
from tests.boxes import Edit
from tests.kernel.toy import TOY, Box

TYRANTS = find_game("tyrants")
TEXT = export_components(TYRANTS)


edited = partial(boxes.edited, TYRANTS)
faults = partial(boxes.told, TYRANTS)


@pytest.mark.parametrize("name", games())
def test_every_box_comes_back_as_it_went(name: str) -> None:
    game = find_game(name)
    text = export_components(game)
    loaded = load_components(game, text)
    assert loaded.box == game.box
    assert loaded.components == ""
    assert export_components(loaded) == text


@pytest.mark.parametrize("name", games())
def test_every_standard_box_is_sound(name: str) -> None:
    game = find_game(name)
    assert list(game.check_box(game.box)) == []
    assert game.components == ""


def test_a_file_reads_well() -> None:
    lines = TEXT.splitlines()
    assert lines[1] == '  "components": {"format": 1, "game": "tyrants", "rules": 3, "name": "my box"},'
    assert '    "noble": {' in lines
    assert '      "play": {"type": "Gain", "power": 1},' not in lines, "the last field has no comma after it"
    assert '      "play": {"type": "Gain", "power": 1}' in lines
    assert max(map(len, lines)) <= 120


def test_the_name_and_the_digest_tell_sets_apart() -> None:
    def sell_cheaper(data: Any) -> None:
        data["cards"]["beholder"]["cost"] = 1

    def rename(data: Any) -> None:
        sell_cheaper(data)
        data["components"]["name"] = "  Наша   коробка "

    ours, theirs = load_components(TYRANTS, edited(sell_cheaper)), load_components(TYRANTS, edited(rename))
    name, _, digest = ours.components.rpartition(" ")
    assert (name, len(digest)) == ("my box", 8)
    assert theirs.components == f"Наша коробка {digest}"
    assert load_components(TYRANTS, export_components(theirs)).components == theirs.components
    assert ours.box.cards["beholder"].cost == 1
    assert TYRANTS.box.cards["beholder"].cost == 5


def test_only_the_name_differs_from_the_standard_box() -> None:
    def rename(data: Any) -> None:
        data["components"]["name"] = "ours"

    assert load_components(TYRANTS, edited(rename)).components == ""


def test_an_editor_may_leave_its_mark_at_the_beginning() -> None:
    assert load_components(TYRANTS, "\ufeff" + TEXT).box == TYRANTS.box


EDITS: dict[str, tuple[Edit, list[str]]] = {
    "a misspelt word": (
        lambda data: data["cards"]["blackguard"]["play"]["alternatives"][1].update(type="Asassinate"),
        ['cards.blackguard.play.alternatives[1]: there is no word "Asassinate"; did you mean "Assassinate"?'],
    ),
    "no word at all": (
        lambda data: data["cards"]["noble"]["play"].pop("type"),
        ['cards.noble.play: "type" is missing: which word is it?'],
    ),
    "a word of another kind": (
        lambda data: data["cards"]["noble"].update(play={"type": "ReturnSpy"}),
        ['cards.noble.play: a word of the kind Effect is expected; "ReturnSpy" is no such word.'],
    ),
    "what words have in common": (
        lambda data: data["cards"]["noble"].update(play={"type": "Strike"}),
        ['cards.noble.play: there is no word "Strike".'],
    ),
    "a wrong type": (
        lambda data: data["cards"]["beholder"].update(cost="5"),
        ['cards.beholder.cost: a whole number or null is expected, not "5".'],
    ),
    "true is no number": (
        lambda data: data["cards"]["beholder"].update(vp=True),
        ["cards.beholder.vp: a whole number is expected, not true."],
    ),
    "a list for a record": (
        lambda data: data["cards"].update(noble=[1]),
        ["cards.noble: a record is expected, not [1]."],
    ),
    "one of a few": (
        lambda data: data["cards"]["noble"].update(aspect="gulie"),
        [
            'cards.noble.aspect: one of "ambition", "conquest", "malice", "guile", "obedience" or null is expected, '
            'not "gulie"; did you mean "guile"?'
        ],
    ),
    "a missing field": (
        lambda data: data["cards"]["noble"].pop("deck"),
        ['cards.noble: "deck" is missing.'],
    ),
    "an unknown field": (
        lambda data: data["cards"]["noble"].update(costs=3),
        ['cards.noble: there is no "costs"; did you mean "cost"?'],
    ),
    "an unknown table": (
        lambda data: data.update(dice={}),
        ['there is no "dice".'],
    ),
    "an unknown id": (
        lambda data: data["cards"].update(blackgard=data["cards"].pop("blackguard")),
        ['cards: there is no "blackgard"; did you mean "blackguard"?', 'cards: "blackguard" is missing.'],
    ),
    "an unknown id in a list": (
        lambda data: data["board"]["sites"][0].update(id="moria"),
        ['board.sites: there is no "moria".', 'board.sites: "gauntlgrym" is missing.'],
    ),
    "a fault in a list of records": (
        lambda data: data["board"]["sites"][0].update(vp=None),
        ["board.sites[gauntlgrym].vp: a whole number is expected, not null."],
    ),
    "another id than its key": (
        lambda data: data["cards"]["noble"].update(id="soldier"),
        ['cards.noble: its id is "soldier".'],
    ),
    "a list that is too short": (
        lambda data: data["board"]["routes"][3].update(ends=["jhachalkhyn"]),
        ["board.routes[3].ends: a list of 2 is expected, not of 1."],
    ),
    "a number too large": (
        lambda data: data["cards"]["noble"].update(vp=10**30),
        [f"cards.noble.vp: a number from -99 to 99 is expected, not {10**30}."],
    ),
    "a number too small for its word": (
        lambda data: data["cards"]["beholder"]["play"]["parts"][1].update(per=0),
        ["cards.beholder.play.parts[1].per: a number from 1 to 99 is expected, not 0."],
    ),
    "more than a table can bear": (
        lambda data: data["cards"]["noble"].update(
            play={"type": "Repeat", "times": 20, "effect": {"type": "Deploy", "count": 90}}
        ),
        ["cards.noble.play.effect: this could happen 1800 times; no more than 1000 are allowed."],
    ),
    "more than a table can bear, in small parts": (
        lambda data: data["cards"]["noble"].update(
            play={
                "type": "Seq",
                "parts": [{"type": "Repeat", "times": 20, "effect": {"type": "Deploy", "count": 6}}] * 8,
            }
        ),
        ["cards.noble: this could happen 1121 times; no more than 1000 are allowed."],
    ),
    "several faults at once": (
        lambda data: (data["cards"]["noble"].update(vp="1"), data["cards"]["soldier"].pop("vp")),
        ['cards.noble.vp: a whole number is expected, not "1".', 'cards.soldier: "vp" is missing.'],
    ),
    "a text that nobody can read": (
        lambda data: data["cards"]["noble"].update(play={"type": "Promote", "minion": "beast"}),
        [
            f'cards.noble.text[0]: the table has no words for this in the language "{language}".'
            for language in ("ru", "en")
        ],
    ),
    "a text of several lines": (
        lambda data: data["cards"]["noble"].update(minion="a\nb"),
        ["cards.noble.minion: a text of at most 200 letters on one line is expected."],
    ),
    "an unknown name": (
        lambda data: data["cards"]["noble"].update(minion="drwo"),
        ['cards.noble.minion: there is no "drwo"; did you mean "drow"?'],
    ),
    "an unknown name in a list": (
        lambda data: data["board"]["routes"][3].update(ends=["jhachalkhyn", "x"]),
        [
            'board.routes[3].ends: there is no "x"; known are: '
            + ", ".join(f'"{site}"' for site in sorted(TYRANTS.box.board.site))
            + "."
        ],
    ),
    "an unknown name in a word": (
        lambda data: data["cards"]["noble"].update(play={"type": "Promote", "minion": "hobbit"}),
        ['cards.noble.play.minion: there is no "hobbit"; known are: "", "undead".'],
    ),
    "another format": (
        lambda data: data["components"].update(format=2),
        ["The file is written in format 2; this program reads 1."],
    ),
    "another game": (
        lambda data: data["components"].update(game="chess"),
        ['These are components of "chess", not of "tyrants".'],
    ),
    "other rules": (
        lambda data: data["components"].update(rules=99),
        ["The file is for version 99 of the rules of tyrants; this is 3. Export the box anew and edit that."],
    ),
    "no name": (
        lambda data: data["components"].update(name=" "),
        ["components.name: a name of 1 to 40 letters is expected."],
    ),
    "no head": (
        lambda data: data.pop("components"),
        ['This is not a file of components: "components" is missing.'],
    ),
}


@pytest.mark.parametrize("edit", EDITS)
def test_a_fault_is_told_with_its_place(edit: str) -> None:
    change, sentences = EDITS[edit]
    assert faults(edited(change)) == sentences


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "The file breaks off."),
        (TEXT.rstrip()[:-1], "The file breaks off."),
        (TEXT.replace('"cost": 7,', '"cost": 7', 1), 'line 9, column 7: this cannot stand here: "vp": 4,'),
        (TEXT.replace('"cost": 7,', '"cost": 7,,', 1), "line 8, column 17: this cannot stand here: ,"),
        (TEXT.replace('"cost": 7,', '"cost": 7, "cost": 8,', 1), '"cost" stands twice in the same place.'),
        (TEXT.replace('"cost": 7,', '"cost": NaN,', 1), "NaN is not a number."),
        ("[]", "This is not a file of components."),
        ('{"components": 1}', "components: a record is expected, not 1."),
    ],
)
def test_what_is_no_file_of_components_is_refused(text: str, fault: str) -> None:
    assert faults(text) == [fault]


def test_brackets_nested_too_deep_are_refused() -> None:
    assert faults("[" * 100_000) == ["The brackets are nested too deep."]


def test_a_head_full_of_faults_is_refused() -> None:
    text = edited(lambda data: data["components"].update({f"x{number}": 1 for number in range(200)}))
    assert len(faults(text)) == 100


def test_a_number_that_no_reader_can_read_is_refused() -> None:
    text = edited(lambda data: data["cards"]["noble"].update(vp=0)).replace('"vp": 0', f'"vp": {"9" * 5000}', 1)
    assert faults(text) == ["A number in the file is too long."]


def test_words_nested_too_deep_are_refused() -> None:
    word: Any = {"type": "Gain", "power": 1}
    for _ in range(20):
        word = {"type": "May", "effect": word}
    text = edited(lambda data: data["cards"]["noble"].update(play=word))
    assert faults(text) == [f"cards.noble.play{'.effect' * 20}: more than 20 words stand inside one another here."]


def test_many_faults_are_counted() -> None:
    with pytest.raises(BadComponents, match=r"\.\.\. and 88 more\.") as caught:
        load_components(TYRANTS, TEXT.replace('"copies"', '"copy"'))
    assert len(caught.value.faults) == 100


def attempt(text: str) -> tuple[AnyGame | None, list[str]]:
    """The game that the text makes, or why it makes none."""
    try:
        return load_components(TYRANTS, text), []
    except BadComponents as error:
        return None, error.told("ru").splitlines()


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_no_damage_breaks_the_reader(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 30)))
    damaged = TEXT[:start] + data.draw(st.text(max_size=10)) + TEXT[end:]
    loaded, reasons = attempt(damaged)
    assert all(map(str.strip, reasons))
    assert bool(reasons) != (loaded is not None and not list(TYRANTS.check_box(loaded.box)))


def test_a_small_game_has_components_too() -> None:
    text = export_components(TOY, "pebbles")
    assert json.loads(text)["worth"] == [1, 2, 3, 4]
    richer = load_components(TOY, text.replace("1, 2, 3, 4", "9, 9"))
    assert richer.box == Box((9, 9))
    assert richer.setup(richer.box, TOY.options(), 2, Chance(1)).deck == [9, 9]


def test_what_is_worked_out_from_a_box_is_kept_beside_it() -> None:
    class Chest(Struct, frozen=True, dict=True):
        coins: tuple[int, ...]

    counted = []

    @from_box
    def worth(chest: Chest) -> int:
        counted.append(chest)
        return sum(chest.coins)

    one, other = Chest((1, 2)), Chest((3,))
    assert [worth(one), worth(other), worth(one)] == [3, 3, 3]
    assert counted == [one, other]


# Records


def cheaper(data: Any) -> None:
    data["cards"]["house_guard"]["cost"] = 1


def begun(text: str) -> Match:
    match = Match(played_with("tyrants", text), seats=2, seed=7)
    match.play(("start", "skullport"))
    return match


def test_a_record_names_its_components() -> None:
    own, usual = Record.of(begun(edited(cheaper))), Record.of(begun(""))
    header = json.loads(own.save().splitlines()[0])
    assert header["components"] == own.components == begun(edited(cheaper)).game.components
    assert list(header)[-2:] == ["components", "choices"]
    assert "components" not in json.loads(usual.save().splitlines()[0])


def test_a_record_needs_its_components() -> None:
    record = Record.load(Record.of(begun(edited(cheaper))).save())
    with pytest.raises(
        BadRecord, match=r'line 1: .* played with the components "my box .{8}"; .* only with their file'
    ):
        record.replay()
    with pytest.raises(BadRecord, match=r'played with the components "my box .*", not with the standard ones'):
        record.replay(TEXT)
    with pytest.raises(BadRecord, match='not with "my box'):
        record.replay(edited(lambda data: data["cards"]["house_guard"].update(cost=2)))
    with pytest.raises(BadComponents):
        record.replay("nonsense")
    match = record.replay(edited(cheaper))
    assert match.choices == [("start", "skullport")]
    assert match.game.box.cards["house_guard"].cost == 1


def test_another_name_of_the_same_set_will_do() -> None:
    record = Record.of(begun(edited(cheaper)))
    renamed = edited(cheaper).replace('"my box"', '"the same"')
    assert record.replay(renamed).choices == [("start", "skullport")]


def test_a_match_with_the_standard_box_is_not_replayed_with_another() -> None:
    with pytest.raises(BadRecord, match='played with the standard components, not with "my box'):
        Record.of(begun("")).replay(edited(cheaper))
    assert Record.of(begun("")).replay(TEXT).choices == [("start", "skullport")]


def test_a_record_can_carry_its_components() -> None:
    text = Record.of(begun(edited(cheaper)), carry=True).save()
    assert len(text.splitlines()) == 3
    record = Record.load(text)
    assert record.save() == text
    assert record.played_game().box.cards["house_guard"].cost == 1
    assert Record.of(begun(""), carry=True).save() == Record.of(begun("")).save()


def test_damaged_components_in_a_record_are_refused_with_their_line() -> None:
    lines = Record.of(begun(edited(cheaper)), carry=True).save().splitlines()
    lines[2] = lines[2].replace('"Gain"', '"Gian"', 1)
    with pytest.raises(BadRecord, match='there is no word "Gian"') as caught:
        Record.load("\n".join(lines)).replay()
    assert caught.value.line == 3
    with pytest.raises(BadRecord, match="only with their file"):
        Record.load("\n".join(lines[:2])).replay()
