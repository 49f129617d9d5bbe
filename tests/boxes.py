"""Boxes that somebody might bring: the standard one of a game after an edit, and what is said about it."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from igroteka.kernel import (
    LANGUAGES,
    AnyGame,
    BadComponents,
    Fault,
    Voice,
    export_components,
    load_components,
    word_files,
)

Edit = Callable[[Any], object]


def edited(game: AnyGame, change: Edit, name: str = "") -> str:
    """The text of the standard box after an edit."""
    data = json.loads(export_components(game, name))
    change(data)
    return json.dumps(data, ensure_ascii=False)


def faults(game: AnyGame, text: str) -> tuple[Fault, ...]:
    """Why a text is refused."""
    with pytest.raises(BadComponents) as caught:
        load_components(game, text)
    return caught.value.faults


def told(game: AnyGame, text: str) -> list[str]:
    """The same in English."""
    return [Voice("en", game).fault(fault) for fault in faults(game, text)]


def check_faults(game: AnyGame, edits: dict[str, tuple[Edit, str]]) -> None:
    """Every edit brings its sentence, in either language, and no sentence of the game is left out."""
    provoked = set()
    for change, sentence in edits.values():
        found = faults(game, edited(game, change))
        english, russian = ([Voice(language, game).fault(fault) for fault in found] for language in ("en", "ru"))
        assert any(line.startswith(sentence) for line in english), (sentence, english)
        assert all(re.search("[а-я]{3}", line) for line in russian)
        provoked |= {fault.what.id for fault in found}
    for language in LANGUAGES:
        files = word_files(game.locales / language, game.name)
        words = "\n".join(file.read_text("utf-8") for file in files)
        assert set(re.findall("^fault-[a-z-]+", words, re.MULTILINE)) <= provoked
