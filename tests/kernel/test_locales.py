"""Every message exists in Russian and English, with the same gaps to fill; every word of the games can be said."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from igroteka.kernel import (
    COMMON_EVENTS,
    LANGUAGES,
    LOCALES,
    BadSetup,
    Speech,
    Voice,
    catalogue,
    fill_in,
    find_game,
    games,
    say,
    word_files,
)

SAID_BY_THE_QUESTION = {("vaala", "activate"), ("vaala", "skip")}
"""The answers that need not repeat what they are about."""
FILES = sorted(str(path.relative_to(LOCALES / "ru")) for path in (LOCALES / "ru").rglob("*.ftl"))


class Gaps(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            gaps = Gaps()
            gaps.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path}"
            found[entry.id.name] = gaps.names
    return found


def messages_of(game: str, language: str) -> dict[str, set[str]]:
    """The messages of a game, in however many files they stand."""
    found: dict[str, set[str]] = {}
    for path in word_files(LOCALES / language, game):
        more = messages(path)
        assert not found.keys() & more.keys(), f"stand twice: {found.keys() & more.keys()}"
        found |= more
    return found


def test_both_languages_have_the_same_files() -> None:
    assert sorted(str(path.relative_to(LOCALES / "en")) for path in (LOCALES / "en").rglob("*.ftl")) == FILES
    assert {"kernel.ftl", "web.ftl"} <= set(FILES)
    assert all(word_files(LOCALES / "ru", game) for game in games())


@pytest.mark.parametrize("file", FILES)
def test_every_message_exists_in_both_languages_with_the_same_gaps(file: str) -> None:
    russian, english = (messages(LOCALES / language / file) for language in ("ru", "en"))
    assert sorted(russian) == sorted(english)
    optional = {"at", "count", "per"}  # a language may say "a troop" where the other says "1 troop"
    for message, gaps in russian.items():
        assert gaps - optional == english[message] - optional, message
        assert gaps <= english[message] | optional, message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_everything_in_the_box_can_be_read(name: str, language: str) -> None:
    game = find_game(name)
    texts = list(spoken(msgspec.to_builtins(catalogue(game.box)), Voice(language, game)))
    assert len(texts) > 50
    assert [text for text in texts if not text or "{" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_every_verb_and_event_can_be_said(name: str, language: str) -> None:
    game = find_game(name)
    known = messages(LOCALES / language / "kernel.ftl") | messages_of(name, language)
    for verb, declared in game.verbs.items():
        if "alternative" not in declared:
            ways = [gaps for message, gaps in known.items() if re.fullmatch(rf"option-{verb}(-\w+)?", message)]
            assert ways, verb
            assert all(gaps >= set(declared) for gaps in ways) or (name, verb) in SAID_BY_THE_QUESTION, verb
    for event, declared in game.events.items():
        assert known[f"event-{event}"] == set(declared), event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_every_question_can_be_asked_and_answered_with_its_facts(name: str, language: str) -> None:
    game = find_game(name)
    known = messages_of(name, language)
    assert {message.removeprefix("ask-") for message in known if message.startswith("ask-")} == set(game.facts)
    for question, facts in game.facts.items():
        assert known[f"ask-{question}"] <= set(facts), question
        for verb, declared in game.verbs.items():
            assert known.get(f"option-{verb}-{question}", set()) <= {*facts, *declared}, question


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_game_says_whose_turn_begins(name: str, language: str) -> None:
    assert messages_of(name, language)["event-turn"] == set(COMMON_EVENTS["turn"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_field_and_preset_of_a_form_can_be_said(name: str, language: str) -> None:
    game = find_game(name)
    known = messages_of(name, language).keys()
    for seats in game.seats:
        presets = fill_in(game, {}, seats).presets
        forms = [fill_in(game, options, seats) for options in ({}, *presets.values())]
        fields = [field for form in forms for field in form.fields]
        words = [f"{field.kind or field.name}-{value}" for field in fields for value in field.values]
        assert {f"option-name-{field.name}" for field in fields} <= known
        assert {word for word in words if not word.rpartition("-")[2].isdecimal()} <= known
        assert {f"setting-{preset}" for preset in presets} <= known


def spoken(said: object, voice: Voice) -> Iterator[str]:
    """All sentences in a catalogue."""
    if isinstance(said, dict) and set(said) == {"id", "args"}:
        yield voice.speak(msgspec.convert(said, Speech))
    elif isinstance(said, (dict, list, tuple)):
        for part in said.values() if isinstance(said, dict) else said:
            yield from spoken(part, voice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_every_sign_stands_before_a_word_of_some_card(name: str, language: str) -> None:
    game = find_game(name)
    voice = Voice(language, game)
    texts = " ".join(spoken(msgspec.to_builtins(catalogue(game.box)), voice))
    signs = [message for message in messages_of(name, language) if message.startswith("sign-")]
    assert len(signs) > 5
    unused = [sign for sign in signs if not re.search(rf"(?<!\w)(?:{voice.speak(say(sign))})(?!\w)", texts)]
    assert unused == []


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(LookupError, match='"nonsense" is missing in en'):
        Voice("en", find_game("tyrants")).speak(say("nonsense"))


def test_a_gap_left_open_is_an_error() -> None:
    with pytest.raises(LookupError, match="could not be filled"):
        Voice("en", find_game("tyrants")).speak(say("effect-deploy"))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadSetup, match='There is no language "fr"; choose one of: ru, en'):
        Voice("fr", find_game("tyrants"))


def test_russian_counts_as_russians_do() -> None:
    voice = Voice("ru", find_game("tyrants"))
    said = [voice.speak(say("effect-deploy", count=count)) for count in (1, 2, 5)]
    assert said == ["разместите войско", "разместите 2 войска", "разместите 5 войск"]


def test_players_are_called_by_their_names() -> None:
    voice = Voice("en", find_game("tyrants"), names=["Anna"])
    assert (voice.name("seat", 0), voice.name("seat", 1)) == ("Anna", "Player 2")
