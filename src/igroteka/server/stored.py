"""What is stored: a table, its seats, the lines of its log."""

from typing import Any

from msgspec import Struct

from igroteka.kernel import Position


class Seat(Struct):
    """A place at a table: a person's, a bot's, or open; `away`: a bot plays until its person is back."""

    seat: int
    kind: str
    person: str | None = None
    level: str = "normal"
    away: bool = False
    name: str = ""
    """The person's; it is not stored with the seat."""

    @property
    def played_by_bot(self) -> bool:
        """Does a bot choose for this seat now?"""
        return self.kind == "bot" or self.away


class UndoWish(Struct, frozen=True):
    """A seat wishes to undo, and these have agreed; with the next version of the table the wish is void."""

    seat: int
    version: int
    agreed: list[int]


class StoredTable(Struct):
    """A table as it is stored, without its log."""

    id: str
    game: str
    rules: int
    options: Any
    seed: int
    public: bool
    host: str
    status: str
    asked: int | None
    created: float
    updated: float
    seats: list[Seat]
    components: str = ""
    """The set of components that is played with; "" for the standard one."""
    rematch: str | None = None
    """The table at which the same people play again."""
    undo_wish: UndoWish | None = None
    barred: list[str] = []
    """People whom the host has removed, and who cannot sit down any more."""

    @property
    def people(self) -> set[str]:
        """Those who sit there."""
        return {seat.person for seat in self.seats if seat.kind == "person" and seat.person}

    @property
    def keepers(self) -> set[str]:
        """Those to whom the table belongs: the host, unless forgotten, and all who sit there."""
        return {self.host, *self.people} - {""}

    @property
    def is_full(self) -> bool:
        """Is nobody missing?"""
        return all(seat.kind != "open" for seat in self.seats)


class Entry(Struct, frozen=True):
    """A line of a table's log."""

    table_id: str
    number: int
    seat: int
    words: str
    at: float
    asked: int | None
    status: str
    position: Position | None = None
    """Where the table's last step began, if that is another one now."""


class Past(Struct, frozen=True):
    """All that was done at a table: who, and the words; and the positions from which it can be taken up."""

    lines: list[tuple[int, str]]
    position: Position | None
    base: Position | None


class Improvement(Struct, frozen=True):
    """What is stored when a table gets better rules: its positions, and if it has a new base, a line that says so."""

    version: int
    position: Position
    base: Position | None
    line: Entry | None
    box: str
    """The table's own components for the new rules; "" for the standard ones."""
