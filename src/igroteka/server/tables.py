"""Tables in play: the match in memory, the log in the database, and who may do what."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from copy import deepcopy
from itertools import takewhile
from time import time
from typing import Literal

from msgspec import Raw, structs
from msgspec.json import encode

from igroteka.bots import Advice
from igroteka.kernel import AnyGame, Match, Option, Record, played_with

from .messages import PROTOCOL, News, State
from .refusal import Refused, no_table, not_asked, not_yours, stale
from .storage import Entry, Journal, Seat, Storage, StoredTable, UndoWish
from .telling import decision_message, heard, owned, table_message
from .thinkers import Thinkers

RECENT = 16
UNDO = "undo"

logger = logging.getLogger(__name__)


class LiveTable:
    """One table on this node. Whatever changes it, or looks at its match, holds its lock."""

    def __init__(self, stored: StoredTable, storage: Storage, journal: Journal, thinkers: Thinkers) -> None:
        self.stored = stored
        self.storage, self.journal, self.thinkers = storage, journal, thinkers
        self.lock = asyncio.Lock()
        self.version = 0
        self.recent: deque[News] = deque(maxlen=RECENT)
        self.pages = 0
        """How many pages are looking at it."""
        self.is_gone = False
        """Has it been deleted?"""
        self.thinking: asyncio.Task[None] | None = None
        self.changed: Callable[[LiveTable], Awaitable[None]]
        self._match: Match | None = None
        self._box: str | None = None
        self._shown = (-1, Raw())
        """A version and what everybody may know in it."""

    # What is known

    def seats_of(self, person: str) -> list[Seat]:
        """The seats that belong to the person."""
        return [seat for seat in self.stored.seats if seat.kind == "person" and seat.person == person]

    async def match(self) -> Match:
        """The match as the log has it."""
        if self._match is not None:
            return self._match
        match, self.version = await asyncio.to_thread(self._replay)
        self._match = match
        return match

    def _replay(self) -> tuple[Match, int]:
        record, version = self.record()
        match = record.replay()
        match.log.clear()
        return match, version

    def record(self) -> tuple[Record, int]:
        """The choices that stand, as the log has them, and the version this is."""
        table, lines = self.stored, [words for _, words in self.storage.log(self.stored.id)]
        choices = tuple(effective(lines))
        rest = (table.seed, table.options, choices, table.components, self.box())
        return Record(table.game, table.rules, len(table.seats), *rest), len(lines)

    def box(self) -> str:
        """The text of the table's own components; "" if it is played with the standard ones."""
        if self._box is None:
            self._box = self.storage.box(self.stored.id) if self.stored.components else ""
        return self._box

    def game(self) -> AnyGame:
        """The game, with the components of this table."""
        return played_with(self.stored.game, self.box())

    def _told_to_bots(self, match: Match) -> Record:
        """The match as a bot in another process needs it."""
        return structs.replace(Record.of(match), box=self.box())

    async def refresh(self) -> None:
        """Another node may have changed the table: read what is new."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        stored = await asyncio.to_thread(self.storage.load, self.stored.id)
        if stored is None:
            self.is_gone = True
        elif stored != self.stored:
            if self._match is not None:
                for seat, words in await asyncio.to_thread(self.storage.log, stored.id, self.version):
                    self._follow(self._match, seat, words)
            self.stored = stored

    def _follow(self, match: Match, seat: int, line: str) -> None:
        """Do what another node has written to the log."""
        match.log.clear()
        verb, *rest = line.split(" ")
        undone = int(rest[0]) if verb == UNDO else 0
        if undone:
            match.undo(undone, consent=True)
        else:
            match.play((verb, *rest))
        self.version += 1
        self.recent.append(News(self.version, seat, [] if undone else list(match.log), undone))

    async def state(self, person: str, since: int | None) -> State:
        """All that a person may know now, and the news since a version."""
        async with self.lock:
            playing = self.stored.status != "open"
            match = await self.match() if playing else None
            mine = [seat.seat for seat in self.seats_of(person)]
            decision = match.decision if match else None
            wish = self._wish(self.stored)
            return State(
                protocol=PROTOCOL,
                table=table_message(self.stored, person),
                version=self.version,
                view=self._view(match) if match else None,
                own=owned(match, mine) if match else {},
                decision=decision_message(decision) if decision and decision.seat in mine else None,
                undo=self._undo_for(match, mine) if match else "none",
                undo_asked_by=wish.seat if wish else None,
                news=[] if since is None else self._news(mine, since),
                outcome=match.outcome if match else None,
            )

    def _view(self, match: Match) -> Raw:
        """What everybody may know, worked out once for all pages."""
        version, view = self._shown
        if version != self.version:
            view = Raw(encode(match.view()))
            self._shown = self.version, view
        return view

    def _wish(self, stored: StoredTable) -> UndoWish | None:
        """The wish to undo, if it is still to be answered."""
        wish = stored.undo_wish
        return wish if wish and wish.version == self.version else None

    def _news(self, mine: list[int], since: int) -> list[News]:
        fresh = takewhile(lambda news: news.version > since, reversed(self.recent))
        told = [News(news.version, news.seat, heard(news.events, mine), news.undone) for news in fresh]
        return told[::-1]

    def _undo_for(self, match: Match, mine: list[int]) -> Literal["none", "free", "ask"]:
        back = _choices_back(match, mine)
        if back == 0 or match.decision is None:
            return "none"
        return "free" if back == 1 and match.undo_is_free else "ask"

    # What is done

    async def move(self, person: str, seat: int, version: int, option: Option) -> None:
        """A person's choice; acknowledged when it is durable."""
        async with self.lock:
            self._check_seat(person, seat)
            await self._play(seat, version, option)
        await self.changed(self)

    def _check_seat(self, person: str, seat: int) -> None:
        """Everybody acts for their own seats only."""
        if not any(place.seat == seat for place in self.seats_of(person)):
            raise not_yours()

    async def _play(self, seat: int, version: int, option: Option) -> None:
        if self.is_gone:
            raise no_table()
        match = await self.match()
        if version != self.version:
            raise stale()
        if self.stored.status != "playing" or match.decision is None or match.decision.seat != seat:
            raise not_asked()
        if option not in match.decision.options:
            raise Refused("illegal", "That is not possible now.")
        match.log.clear()
        try:
            match.play(option)
        except Exception:
            self._match = None  # half-played; the log has what is true
            raise
        await self._write(match, seat, " ".join(option), News(self.version + 1, seat, list(match.log)))

    async def _write(self, match: Match, seat: int, words: str, news: News) -> None:
        """Make a change durable; if another device was first, forget it and read what is true."""
        status, asked = standing(match)
        entry = Entry(self.stored.id, self.version, seat, words, time(), asked, status)
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
        self.stored.asked, self.stored.status, self.stored.updated = asked, status, entry.at
        self.recent.append(news)

    async def undo(self, person: str, seat: int, version: int, *, turn: bool = False) -> None:
        """Take back the seat's last choice, or ask the others to allow it; or as much of its turn as is free."""
        async with self.lock:
            match = await self.match()
            self._check_seat(person, seat)
            if version != self.version:
                raise stale()
            if match.decision is None:
                raise Refused("over", "The game is over, and its record is open to all.")
            mine = [place.seat for place in self.seats_of(person)]
            back = _turn_back(match, mine) if turn else _choices_back(match, mine)
            if back == 0:
                raise Refused("nothing-to-undo", "You have nothing to take back.")
            if turn or (back == 1 and match.undo_is_free) or self._all_agree(mine):
                await self._take_back(match, seat, back)
            else:
                await self._wish_to_undo(UndoWish(seat, version, mine))
        await self.changed(self)

    async def _wish_to_undo(self, wish: UndoWish) -> None:
        def ask(stored: StoredTable) -> None:
            if wish.version != self.version:
                raise stale()
            stored.undo_wish = wish

        await self._change(ask)

    async def consent(self, person: str, seat: int, agree: bool) -> None:
        """Answer a wish to undo: it happens when all people at the table have agreed; who made it can withdraw it."""
        async with self.lock:
            match = await self.match()
            self._check_seat(person, seat)
            mine = [place.seat for place in self.seats_of(person)]

            def answer(stored: StoredTable) -> None:
                wish = self._wish(stored)
                if wish is None:
                    raise Refused("nothing-asked", "Nobody wishes to undo anything.")
                agreed = sorted({*wish.agreed, *mine})
                stored.undo_wish = UndoWish(wish.seat, wish.version, agreed) if agree else None

            await self._change(answer)
            wish = self.stored.undo_wish
            if wish and self._all_agree(wish.agreed):
                await self._take_back(match, wish.seat, _choices_back(match, self._together_with(wish.seat)))
        await self.changed(self)

    def _all_agree(self, agreed: Collection[int]) -> bool:
        return all(seat.played_by_bot or seat.seat in agreed for seat in self.stored.seats)

    def _together_with(self, seat: int) -> list[int]:
        """All seats of the person at a seat: on a shared screen the last choice of any of them is taken back."""
        return [place.seat for place in self.seats_of(self.stored.seats[seat].person or "")]

    async def _take_back(self, match: Match, seat: int, count: int) -> None:
        match.undo(count, consent=True)
        match.log.clear()
        await self._write(match, seat, f"{UNDO} {count}", News(self.version + 1, seat, [], undone=count))

    async def change_seats(self, change: Callable[[StoredTable], None]) -> None:
        """Change who sits where; when nobody is missing any more, the game begins."""
        async with self.lock:
            match = await self.match()

            def seat(stored: StoredTable) -> None:
                change(stored)
                if stored.status == "open" and stored.is_full:
                    stored.status, stored.asked = standing(match)

            await self._change(seat)
        await self.changed(self)

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

    async def start(self) -> None:
        """All seats are taken: begin."""

        def check(stored: StoredTable) -> None:
            if stored.status != "open":
                raise Refused("started", "The game has already started.")
            if not stored.is_full:
                raise Refused("open-seats", "Somebody is still missing.")

        await self.change_seats(check)

    async def hint(self, person: str, seat: int) -> tuple[int, Advice]:
        """What the search would do for one of the person's seats, and the version it looked at."""
        async with self.lock:
            version, record = self.version, self._told_to_bots(await self._asked(person, seat))
        return version, await self.thinkers.hint(self.stored.id, record, seat)

    async def finals(self, person: str, seat: int) -> tuple[int, list[Option]]:
        """Which answers of one of the person's seats cannot be undone freely, and the version it looked at."""
        async with self.thinkers.foresight:
            async with self.lock:
                version, match = self.version, (await self._asked(person, seat)).fork()
            return version, await revealing(match)

    async def _asked(self, person: str, seat: int) -> Match:
        """The match, in which that seat of the person must decide."""
        match = await self.match()
        self._check_seat(person, seat)
        if self.stored.status != "playing" or match.decision is None or match.decision.seat != seat:
            raise not_asked()
        return match

    # Bots

    def wake_bots(self) -> None:
        """If a bot is asked, let it think."""
        asked = self.stored.asked
        if self.stored.status != "playing" or asked is None or not self.stored.seats[asked].played_by_bot:
            return
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        """Bots play as long as they are asked; if something goes wrong, until somebody visits the table again."""
        try:
            while await self._bot_plays():
                pass
        except Exception:
            logger.exception("The bots at table %s have stopped.", self.stored.id)

    async def _bot_plays(self) -> bool:
        """If a bot is asked, let it choose."""
        async with self.lock:
            match = await self.match()
            decision, version = match.decision, self.version
            if self.is_gone or decision is None or not self.stored.seats[decision.seat].played_by_bot:
                return False
            record, level = self._told_to_bots(match), self.stored.seats[decision.seat].level
        option = await self.thinkers.choose(self.stored.id, record, decision.seat, level)
        if await self._bot_moves(decision.seat, version, option):
            await self.changed(self)
        return True

    async def _bot_moves(self, seat: int, version: int, option: Option) -> bool:
        """A bot's choice; it comes too late if its person is back, or if another node's bot was first."""
        async with self.lock:
            if not self.stored.seats[seat].played_by_bot:
                return False
            try:
                await self._play(seat, version, option)
            except Refused:
                return False
            return True

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


def effective(lines: list[str]) -> list[Option]:
    """The choices that stand, once those taken back are left out.

    >>> effective(["start skullport", "play noble", "undo 1", "end"])
    [('start', 'skullport'), ('end',)]
    """
    choices: list[Option] = []
    for line in lines:
        words = line.split(" ")
        if words[0] == UNDO:
            del choices[len(choices) - int(words[1]) :]
        else:
            choices.append(tuple(words))
    return choices


async def revealing(match: Match) -> list[Option]:
    """The options that will reveal something; each is tried for a tenth of a millisecond, and others may go between."""
    assert match.decision is not None
    found: list[Option] = []
    for option in match.decision.options:
        if match.reveals(option):
            found.append(option)
        await asyncio.sleep(0)
    return found


def _choices_back(match: Match, mine: Collection[int]) -> int:
    """How many choices must go to take back the last one of these seats; 0 if they have made none."""
    for back, seat in enumerate(reversed(match.choosers), 1):
        if seat in mine:
            return back
    return 0


def _turn_back(match: Match, mine: Collection[int]) -> int:
    """How many choices lead back to the start of these seats' turn, or as far as nothing was revealed."""
    back, endings = 0, match.game.endings
    while back < match.free_undos and match.choosers[-1 - back] in mine and match.choices[-1 - back][0] not in endings:
        back += 1
    return back
