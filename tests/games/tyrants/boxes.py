"""Boxes of Tyrants that somebody might bring: the standard one after an edit, or one with cards written at random."""

from dataclasses import replace
from random import Random
from types import NoneType
from typing import Any, Literal, get_args

from msgspec import structs

from igroteka.games.tyrants.box import Card
from igroteka.games.tyrants.check import check_card
from igroteka.games.tyrants.game import TYRANTS
from igroteka.kernel import LANGUAGES, AnyGame, Effect, Voice, export_components, load_components
from igroteka.kernel.components import words_of
from igroteka.kernel.components.kinds import bare, bounds, is_word, members, plain
from tests.boxes import Edit, edited

WORDS = words_of(TYRANTS)
VOICES = [Voice(language, TYRANTS) for language in LANGUAGES]


def with_box(change: Edit) -> AnyGame:
    """Tyrants with the standard box after an edit."""
    return load_components(TYRANTS, edited(TYRANTS, change))


def any_box(random: Random) -> AnyGame:
    """Tyrants with cards that do whatever can be said; only the starting cards are the usual ones."""
    writer = Writer(random)
    cards = {name: card if card.deck == "starter" else writer.card(card) for name, card in TYRANTS.box.cards.items()}
    brought = replace(TYRANTS, box=structs.replace(TYRANTS.box, cards=cards))
    loaded = load_components(TYRANTS, export_components(brought, "at random"))
    assert loaded.box == brought.box
    return loaded


class Writer:
    """Writes words at random, as the types of their fields want them."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def card(self, card: Card) -> Card:
        """The card with another effect, of which there is nothing to complain."""
        while True:
            answer = self.word(Effect, 2) if self.random.random() < 0.3 else None
            other = structs.replace(card, play=self.word(Effect, self.random.randint(0, 4)), discarded=answer)
            if not any(check_card(other)) and _can_be_read(other):
                return other

    def word(self, base: type, depth: int) -> Any:
        """A word of a kind, with so many words inside one another."""
        words = [word for word in WORDS.values() if issubclass(word, base)]
        leaves = [word for word in words if not any(_holds_words(field.type) for field in structs.fields(word))]
        word = self.random.choice(words if depth > 0 else leaves or words)
        fields = [field for field in structs.fields(word) if field.required or self.random.random() < 0.4]
        return word(**{field.name: self.value(field.type, depth - 1) for field in fields})

    def value(self, kind: Any, depth: int) -> Any:
        """A value of a kind."""
        one = self.random.choice(members(kind))
        if is_word(one):
            return self.word(bare(one), depth)
        if bare(one) is Literal:
            return self.random.choice(get_args(plain(one)))
        if bare(one) is tuple:
            return tuple(self.value(get_args(plain(one))[0], depth) for _ in range(self.random.randint(1, 3)))
        if bare(one) is int:
            least = max(-1, int(bounds(one)[0]))
            return self.random.randint(least, least + 3)
        return {bool: self.random.random() < 0.5, str: self.random.choice(["", "undead"]), NoneType: None}[bare(one)]


def _holds_words(kind: Any) -> bool:
    return any(is_word(one) or bare(one) is tuple for one in members(kind))


def _can_be_read(card: Card) -> bool:
    try:
        return all(voice.text(card.text()) for voice in VOICES)
    except LookupError:
        return False
