"""The string, field by field: whatever is read is written again byte for byte, in every version."""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import BadSetup

from ..box import OATHS, SPACES, Box
from .codes import BITS, BOARDS, FACEDOWN, NOTHING, SUIT_ORDER, codes

Version = tuple[int, int, int]
KNOWN: tuple[tuple[Version, Version], ...] = (((1, 6, 0), (2, 0, 3)), ((3, 1, 0), (3, 3, 3)))
"""From and to: the versions whose layout is known."""
WITH_RELICS: Version = (3, 1, 0)
WITH_WINNER: Version = (3, 3, 1)
WITH_PLAYERS: Version = (3, 3, 2)
NEWEST: Version = (3, 3, 3)
CARDS_AT_SITE = 3
Counted = Literal["bytes", "letters"]


class Winner(Struct, frozen=True):
    """What is told of the game before."""

    citizens: int
    """The boards that began it on their Citizen side, as bits."""
    colour: int
    """One bit."""
    name: str


class Save(Struct, frozen=True, kw_only=True):
    """A string, taken apart; numbers as they stand there."""

    version: Version
    game: int
    name: str
    players: int
    citizens: int
    oath: int
    suits: str = SUIT_ORDER
    sites: tuple[tuple[int, ...], ...]
    """Each with its three cards."""
    world: tuple[int, ...]
    """The top card first."""
    dispossessed: tuple[int, ...]
    relics: tuple[int, ...] = ()
    """The bottom card first."""
    winner: Winner | None = None
    counted: Counted = "bytes"
    """What the lengths of names count; without letters beyond ASCII it is the same."""


# Writing


def written(save: Save) -> str:
    """The string."""
    parts = [*(_hex(part) for part in save.version), _hex(save.game, 4), _text(save.name, save.counted)]
    parts += [_hex(save.players), _hex(save.citizens), _hex(save.oath), save.suits]
    parts += [_hex(number) for site in save.sites for number in site]
    decks = [save.world, save.dispossessed, *([save.relics] if save.version >= WITH_RELICS else [])]
    for deck in decks:
        parts += [_hex(len(deck)), *(_hex(card) for card in deck)]
    if save.winner and save.version >= WITH_WINNER:
        parts += [_hex(save.winner.citizens), _hex(save.winner.colour), _text(save.winner.name, save.counted)]
    return "".join(parts)


def _hex(number: int, width: int = 2) -> str:
    return f"{number:0{width}X}"


def _text(text: str, counted: Counted) -> str:
    length = len(text.encode()) if counted == "bytes" else len(text)
    if not 1 <= length <= NOTHING:
        raise BadSetup(
            f'The name "{text}" is too long or too short for a string: it has {length} letters, not 1 to 255.'
        )
    return _hex(length) + text


# Reading


def taken_apart(box: Box, text: str) -> Save:
    """The string's fields; a damaged string is refused with the place of the fault."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise _fault(error.start, "this is no letter") from None
    try:
        return _Reader(box, text, "bytes").save()
    except BadSetup:
        if text.isascii():
            raise
        try:
            return _Reader(box, text, "letters").save()
        except BadSetup:
            pass
        raise


def _fault(at: int, problem: str) -> BadSetup:
    return BadSetup(f"The string is damaged at letter {at + 1}: {problem}.")


class _Reader:
    """Reads a string from left to right."""

    def __init__(self, box: Box, text: str, counted: Counted) -> None:
        self.codes, self.text, self.counted = codes(box), text, counted
        self.at = 0
        self.seen: set[str] = set()
        self.sides = {ruin: edifice.id for ruin, edifice in box.ruins.items()}

    def save(self) -> Save:
        """The whole string, to its last letter."""
        version = self._version()
        save = Save(
            version=version,
            game=self._number("the number of the game", 4, least=1),
            name=self._name("the chronicle's name"),
            players=self._number("the players"),
            citizens=self._mask("the Citizens"),
            oath=self._one_of("the Oath", range(len(OATHS))),
            suits=self._suits(),
            sites=tuple(self._site(space) for space in SPACES),
            world=self._deck("the world deck", self.codes.denizens | self.codes.visions),
            dispossessed=self._deck("the dispossessed", self.codes.denizens),
            relics=self._deck("the relic deck", self.codes.relics) if version >= WITH_RELICS else (),
            winner=self._winner() if version >= WITH_WINNER else None,
            counted=self.counted,
        )
        if self.at < len(self.text):
            raise _fault(self.at, f"it should end here, but goes on for {len(self.text) - self.at} letters")
        return save

    def _version(self) -> Version:
        version = (self._number("the version"), self._number("the version"), self._number("the version"))
        if not any(first <= version <= last for first, last in KNOWN):
            spans = " and ".join(f"{_dots(first)} to {_dots(last)}" for first, last in KNOWN)
            raise _fault(0, f"version {_dots(version)} is not known; known are {spans}")
        return version

    def _take(self, what: str, count: int) -> str:
        if self.at + count > len(self.text):
            raise _fault(len(self.text), f"it breaks off within {what}")
        self.at += count
        return self.text[self.at - count : self.at]

    def _number(self, what: str, width: int = 2, least: int = 0) -> int:
        start, digits = self.at, self._take(what, width)
        if any(digit not in "0123456789ABCDEF" for digit in digits):
            raise _fault(start, f'"{digits}" is no hexadecimal number, but should be {what}')
        number = int(digits, 16)
        if number < least:
            raise _fault(start, f"{what} is at least {least}, not {number}")
        return number

    def _one_of(self, what: str, known: range | list[int]) -> int:
        start, number = self.at, self._number(what)
        if number not in known:
            raise _fault(start, f"{_hex(number)} has no meaning as {what}")
        return number

    def _mask(self, what: str) -> int:
        return self._one_of(what, range(BOARDS + 1))

    def _name(self, what: str) -> str:
        length = self._number(f"the length of {what}", least=1)
        if self.counted == "letters":
            return self._take(what, length)
        start, size = self.at, 0
        while size < length:
            size += len(self._take(what, 1).encode())
        if size > length:
            raise _fault(start, f"{what} does not end after {length} bytes")
        return self.text[start : self.at]

    def _suits(self) -> str:
        start, suits = self.at, self._take("the order of suits", len(SUIT_ORDER))
        if sorted(suits) != list(SUIT_ORDER):
            raise _fault(start, f'"{suits}" is no order of the six suits')
        return suits

    def _site(self, space: str) -> tuple[int, ...]:
        known = [*self.codes.sites, *(number + FACEDOWN for number in self.codes.sites), NOTHING]
        start, site = self.at, self._one_of(f"the site {space}", known)
        if site != NOTHING:
            self._note(start, self.codes.sites.get(site, "") or self.codes.sites[site - FACEDOWN])
        cards = self.codes.denizens | self.codes.edifices
        return site, *(self._card(f"a card at {space}", cards, empty=True) for _ in range(CARDS_AT_SITE))

    def _card(self, what: str, known: dict[int, str], *, empty: bool = False) -> int:
        start = self.at
        relics = self.codes.relics if empty else {}
        card = self._one_of(what, [*known, *relics, *([NOTHING] if empty else [])])
        if card in known and card not in self.codes.relics:
            self._note(start, known[card])
        return card

    def _note(self, start: int, name: str) -> None:
        """Nothing is there twice; relics can be mended, everything else cannot."""
        name = self.sides.get(name, name)
        if name in self.seen:
            raise _fault(start, f'"{name}" is there a second time')
        self.seen.add(name)

    def _deck(self, what: str, known: dict[int, str]) -> tuple[int, ...]:
        count = self._number(f"the size of {what}")
        return tuple(self._card(f"a card of {what}", known) for _ in range(count))

    def _winner(self) -> Winner:
        citizens = self._mask("the former Citizens")
        colour = self._one_of("the winner's colour", list(BITS.values()))
        return Winner(citizens, colour, self._name("the winner's name"))


def _dots(version: Version) -> str:
    return ".".join(map(str, version))
