"""A voice puts speeches, decisions, options and events into a language, with Project Fluent."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .arguments import NUMBERS, Arguments, name_of
from .decision import Decision, Option
from .effects import Word
from .errors import BadSetup
from .game import AnyGame
from .speech import Fault, Said, Speech, say
from .state import Event

LANGUAGES = ("ru", "en")
LOCALES = Path(__file__).parent.parent / "locales"
SEATS = ("seat", "other")
"""The arguments of speeches that are players; "other" where a message names two."""


def word_files(folder: Path, name: str) -> list[Path]:
    """Where the words of a game stand in a language: the file `<name>.ftl`, or all files of the folder `<name>`."""
    whole = folder / f"{name}.ftl"
    return [whole] if whole.exists() else sorted((folder / name).glob("*.ftl"))


class Voice:
    """Speaks one language at a table of one game; `names` are the players', by seat.

    >>> from igroteka.kernel import find_game
    >>> Voice("en", find_game("tyrants")).speak(say("card-noble"))
    'Noble'
    """

    def __init__(self, language: str, game: AnyGame, names: Sequence[str] = (), *, also: Sequence[Path] = ()) -> None:
        if language not in LANGUAGES:
            raise BadSetup(f'There is no language "{language}"; choose one of: {", ".join(LANGUAGES)}.')
        self.game = game
        self.names = names
        own = word_files(game.locales / language, game.name)
        self._bundle = _bundle(language, (LOCALES / language / "kernel.ftl", *own, *also))

    def speak(self, speech: Speech) -> str:
        """The speech in this voice's language; a message that does not exist is an error."""
        return self._format(speech.id, {key: self._said(speech.id, key, value) for key, value in speech.args.items()})

    def sentence(self, speech: Speech) -> str:
        """The speech as a sentence of its own."""
        text = self.speak(speech)
        return text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")

    def text(self, sentences: Iterable[Speech]) -> str:
        """Several sentences, such as the text of a card."""
        return " ".join(map(self.sentence, sentences))

    def prompt(self, decision: Decision) -> str:
        """What the decision asks, in plain words."""
        return self._format(f"ask-{decision.kind}", self._facts(decision))

    def option(self, decision: Decision, option: Option) -> str:
        """What taking the option means; some questions have words of their own for it, which may tell their facts."""
        verb, *values = option
        declared = self.game.verbs[verb]
        if "alternative" in declared:
            alternatives: Any = decision.facts["alternatives"]
            return self.sentence(alternatives[int(values[0]) - 1].say())
        arguments = self._arguments(declared, values)
        own = f"option-{verb}-{decision.kind}"
        if self._bundle.has_message(own):
            return self._format(own, self._facts(decision) | arguments)
        return self._format(f"option-{verb}", arguments)

    def event(self, event: Event) -> str:
        """What happened."""
        return self._format(f"event-{event.name}", self._arguments(self.game.arguments_of(event), event.args))

    def fault(self, fault: Fault) -> str:
        """What is wrong, and where."""
        sentence = self.speak(fault.what)
        return f"{fault.place}: {sentence}" if fault.place else sentence

    def name(self, kind: str, value: str | int) -> str | int:
        """How a card, a place, a player or another thing of the game is called."""
        if kind == "seat":
            seat = int(value)
            return self.names[seat] if seat < len(self.names) else self.speak(say("seat", number=seat + 1))
        if kind in NUMBERS:
            return int(value)
        return self.speak(name_of(self.game.kinds, kind, str(value)))

    def _arguments(self, declared: Arguments, values: Sequence[str | int]) -> dict[str, str | int]:
        named = zip(declared.items(), values, strict=True)
        return {name: self.name(kind, value) for (name, kind), value in named}

    def _facts(self, decision: Decision) -> dict[str, str | int]:
        told = {name: kind for name, kind in self.game.facts[decision.kind].items() if name != "alternatives"}
        return {name: self._fact(kind, decision.facts[name]) for name, kind in told.items()}

    def _fact(self, kind: str, fact: Any) -> str | int:
        if isinstance(fact, Word):
            return self.speak(fact.say())
        return self.name(kind, fact)

    def _said(self, message: str, key: str, value: Said) -> str | int:
        if key in SEATS and isinstance(value, int):
            return self.name("seat", value)
        if isinstance(value, Speech):
            return self.speak(value)
        if isinstance(value, tuple):
            joiner = self._format(f"{message}-joiner", {})
            return joiner.join(self.speak(part) for part in value)
        return value

    def _format(self, message: str, args: dict[str, str | int]) -> str:
        found = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        if found is None or found.value is None:
            raise LookupError(f'The message "{message}" is missing in {self._bundle.locales[0]}.')
        text, errors = self._bundle.format_pattern(found.value, args)
        if errors:
            raise LookupError(f'The message "{message}" could not be filled: {errors[0]}.')
        return str(text)


@cache
def _bundle(language: str, files: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
