"""Tables as a node keeps them: what is stored, the match in memory, and how one follows the other."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from copy import deepcopy
from time import time
from typing import ParamSpec, TypeVar

from msgspec import Raw

from igroteka.kernel import (
    NOBODY,
    AnyGame,
    IgrotekaError,
    Match,
    Position,
    Record,
    export_components,
    find_game,
    played_with,
)

from .budget import Budget, OverBudget
from .journal import Journal
from .matches import RULES, UNDO, carried_over, recorded, taken_up
from .messages import News
from .refusal import newer_rules, no_table, not_yours, stale, stopped, too_long
from .storage import Storage
from .stored import Entry, Improvement, Seat, StoredTable
from .telling import is_free
from .workers import Workers

RECENT = 16

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger(__name__)


class KeptTable:
    """One table on this node. Whatever changes it, or looks at its match, holds its lock."""

    def __init__(
        self, stored: StoredTable, storage: Storage, journal: Journal, workers: Workers, budget: Budget
    ) -> None:
        self.stored = stored
        self.storage, self.journal, self.workers, self.budget = storage, journal, workers, budget
        self.lock = asyncio.Lock()
        self.version = 0
        self.recent: deque[News] = deque(maxlen=RECENT)
        self.pages = 0
        """How many pages are looking at it."""
        self.visited = time()
        self.is_gone = False
        """Has it been deleted?"""
        self.thinking: asyncio.Task[None] | None = None
        self.changed: Callable[[], None]
        self._match: Match | None = None
        self._kept: Position | None = None
        """The position that is stored."""
        self._box: str | None = None
        self._was_slow = False
        """Have the rules just taken too long?"""
        self._shown = (-1, Raw())
        """A version and what everybody may know in it."""

    def seats_of(self, person: str) -> list[Seat]:
        """The seats that belong to the person."""
        return [seat for seat in self.stored.seats if seat.kind == "person" and seat.person == person]

    def _check_seat(self, person: str, seat: int) -> None:
        """Everybody acts for their own seats only."""
        if not any(place.seat == seat for place in self.seats_of(person)):
            raise not_yours()

    async def match(self) -> Match:
        """The match as the log has it; a table of earlier rules gets the present ones before."""
        while self._match is None:
            if self.has_present_rules:
                self._match, self.version = await asyncio.to_thread(self._take_up)
            else:
                await self._improve()
        return self._match

    def _take_up(self) -> tuple[Match, int]:
        past = self.storage.past(self.stored.id)
        match = taken_up(recorded(self.stored, past, self.box()), past)
        match.log.clear()
        self._kept = past.position
        return match, len(past.lines)

    def record(self) -> tuple[Record, int]:
        """The choices that stand, as the log has them, and the version this is."""
        past = self.storage.past(self.stored.id)
        return recorded(self.stored, past, self.box()), len(past.lines)

    def box(self) -> str:
        """The text of the table's own components; "" if it is played with the standard ones."""
        if self._box is None:
            self._box = self.storage.box(self.stored.id) if self.stored.components else ""
        return self._box

    def game(self) -> AnyGame:
        """The game, with the components of this table."""
        return played_with(self.stored.game, self.box(), renew=not self.has_present_rules)

    # Better rules

    @property
    def has_present_rules(self) -> bool:
        """Is it played with the rules that this node knows?"""
        return self.stored.rules == find_game(self.stored.game).rules

    async def improve(self) -> None:
        """Give a table of earlier rules the present ones, and tell everybody; an old end that parts stays as it is."""
        before = self.stored
        async with self.lock:
            await self.match()
        if self.stored is not before:
            self.changed()

    async def _improve(self) -> None:
        """Store how the table goes on under the present rules; if another node was first, read what is true."""
        before = self.stored
        if before.rules > find_game(before.game).rules:
            raise newer_rules()
        match, version, improvement = await asyncio.to_thread(self._carry_over)
        if before.status == "over" and match.decision:
            self._match, self.version = match, version  # it can be shown no further
            return
        after = deepcopy(before)
        after.rules, after.components = match.game.rules, match.game.components
        if before.status != "open":
            after.status, after.asked = standing(match)
        stored = await asyncio.to_thread(self.storage.update, before, after, improvement)
        if stored:
            self.stored, self._box = stored, None
        else:
            await self._catch_up()
            if self.is_gone:
                raise no_table()

    def _carry_over(self) -> tuple[Match, int, Improvement]:
        """The match under the present rules, the version it was made from, and what is to be stored with the table."""
        past = self.storage.past(self.stored.id)
        position = past.position if self.stored.status != "open" else None
        match, is_rebased = carried_over(recorded(self.stored, past, self.box()), position)
        match.log.clear()
        version, words = len(past.lines), f"{RULES} {match.game.rules} {len(match.choices)}"
        line = Entry(self.stored.id, version, NOBODY, words, time(), None, "") if is_rebased else None
        box = export_components(match.game) if match.game.components else ""
        return match, version, Improvement(version + is_rebased, match.position, match.base, line, box)

    # What other nodes do

    async def refresh(self) -> None:
        """Another node may have changed the table: read what is new."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        stored = await asyncio.to_thread(self.storage.load, self.stored.id)
        if stored is None:
            self.is_gone = True
        elif stored != self.stored:
            if stored.rules != self.stored.rules:
                self._match, self._box = None, None
            if self._match is not None:
                for seat, words in await asyncio.to_thread(self.storage.log, stored.id, self.version):
                    self._follow(self._match, seat, words)
            self.stored = stored

    def _follow(self, match: Match, seat: int, line: str) -> None:
        """Do what another node has written to the log."""
        match.log.clear()
        verb, *rest = line.split(" ")
        undone = int(rest[0]) if verb == UNDO else 0
        free = not undone and is_free(match)
        if undone:
            match.undo(undone, consent=True)
        else:
            match.play((verb, *rest))
        self.version += 1
        self._kept = match.position
        self.recent.append(News(self.version, seat, [] if undone else list(match.log), undone, free))

    # What this node does

    async def _run(self, rules: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let the rules of this table run; if they break, or take too long twice, the table stops, and no other."""
        try:
            with self.budget:
                done = rules(*args, **kwargs)
            self._was_slow = False
            return done
        except IgrotekaError:
            raise
        except Exception as error:
            self._match = None  # half-played; the log has what is true
            if isinstance(error, OverBudget) and not self._was_slow:
                self._was_slow = True  # perhaps something else took the time
                raise too_long() from error
            logger.exception("Table %s has stopped.", self.stored.id)
            await self._change(stop)
            self.changed()
            raise stopped() from error

    async def _write(self, match: Match, seat: int, words: str, news: News) -> None:
        """Make a change durable; if another device was first, forget it and read what is true."""
        status, asked = standing(match)
        position = match.position if match.position is not self._kept else None
        entry = Entry(self.stored.id, self.version, seat, words, time(), asked, status, position)
        accepted = False
        try:
            accepted = await self.journal.append(entry)
        finally:
            if not accepted:
                self._match = None
        if not accepted:
            await self._catch_up()
            raise no_table() if self.is_gone else stale()
        self.version += 1
        self._kept = match.position
        self.stored.asked, self.stored.status, self.stored.updated = asked, status, entry.at
        self.recent.append(news)

    async def _change(self, change: Callable[[StoredTable], None]) -> None:
        """Store a change; if another node has changed the table meanwhile, it is made to the table as it is now."""
        stored = None
        while stored is None:
            if self.is_gone:
                raise no_table()
            changed = deepcopy(self.stored)
            change(changed)
            stored = await asyncio.to_thread(self.storage.update, self.stored, changed)
            if stored is None:
                await self._catch_up()
        self.stored = stored

    # Letting go

    @property
    def is_at_rest(self) -> bool:
        """Is nothing going on here?"""
        return not self.lock.locked() and (self.thinking is None or self.thinking.done())

    def close(self) -> None:
        """The table was deleted: nobody plays here any more."""
        self.is_gone = True
        if self.thinking:
            self.thinking.cancel()


def standing(match: Match) -> tuple[str, int | None]:
    """The status of a table whose game has begun, and who is asked."""
    return ("playing", match.decision.seat) if match.decision else ("over", None)


def stop(stored: StoredTable) -> None:
    """The table cannot go on."""
    stored.status, stored.asked = "stopped", None
