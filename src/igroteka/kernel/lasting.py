"""What lasts: "until the end of the turn", "once a combat", "the next time", as plain entries of the state.

An entry names what lasts, whose it is, what it is about, and the scope that ends it; words and scopes are the game's
own. When a scope ends, the game says so once and all its entries are gone; besides that only what waits for its next
time is used up. A component that lasts is in force like any other: the game's `forces` name it (`lasting_about`).
"""

from typing import TypeAlias

from msgspec import Struct, field

Owner: TypeAlias = str | int
"""A seat, or the name of whatever else something can belong to."""


class Lasting(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that lasts until its scope ends."""

    word: str
    scope: str
    owner: Owner = ""
    about: str = ""
    number: int = 1
    """How much of it, or which of several."""


class Lasts(Struct, kw_only=True):
    """The part of a state that knows what lasts.

    >>> g = Lasts()
    >>> g.let_last("venom", "round", owner="dragon", number=2)
    >>> g.lasts("venom", owner="dragon"), g.lasts("venom", owner="knight")
    (2, 0)
    >>> g.once("used", "turn", about="bow"), g.once("used", "turn", about="bow")
    (True, False)
    >>> g.end("turn")
    >>> g.once("used", "turn", about="bow")
    True
    >>> g.use_up("venom"), g.use_up("venom")
    (2, 0)
    """

    lasting: list[Lasting] = field(default_factory=list)
    """In the order in which it began."""

    def let_last(self, word: str, scope: str, *, owner: Owner = "", about: str = "", number: int = 1) -> None:
        """From now on, until the scope ends."""
        self.lasting.append(Lasting(word, scope, owner, about, number))

    def once(self, word: str, scope: str, *, owner: Owner = "", about: str = "") -> bool:
        """Is this the first time in the scope? Then it has happened now, and will not be again."""
        mark = Lasting(word, scope, owner, about)
        if mark in self.lasting:
            return False
        self.lasting.append(mark)
        return True

    def lasts(self, word: str, *, owner: Owner | None = None, about: str | None = None) -> int:
        """How much of it there is now, for whomever and whatever is not named; 0: nothing of the kind lasts."""
        return sum([entry.number for entry in self._entries(word, owner, about)]) if self.lasting else 0

    def lasting_about(self, word: str, *, owner: Owner | None = None) -> list[str]:
        """What it is about, entry by entry: the cards that stay open, the quests that are new."""
        return [entry.about for entry in self.lasting if entry.word == word and (owner is None or entry.owner == owner)]

    def use_up(self, word: str, *, owner: Owner | None = None, about: str | None = None) -> int:
        """The next time has come: how much of it had lasted until now."""
        found = self._entries(word, owner, about)
        self.lasting = [entry for entry in self.lasting if entry not in found]
        return sum(entry.number for entry in found)

    def end(self, scope: str) -> None:
        """The scope ends, and all that lasted only for it."""
        self.lasting = [entry for entry in self.lasting if entry.scope != scope]

    def _entries(self, word: str, owner: Owner | None, about: str | None) -> list[Lasting]:
        return [
            entry
            for entry in self.lasting
            if entry.word == word
            and (owner is None or entry.owner == owner)
            and (about is None or entry.about == about)
        ]
