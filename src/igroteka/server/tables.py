"""Tables in play: the match in memory, the log in the database, and who may do what."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable
from itertools import takewhile
from time import time
from typing import Any, Literal

from msgspec import Raw, structs
from msgspec.json import encode

from igroteka.bots import Advice
from igroteka.kernel import AnyGame, Decision, Event, Match, Option, Record, Word, played_with

from .messages import PROTOCOL, DecisionMessage, News, SeatMessage, State, TableMessage
from .refusal import Refused, not_asked, not_yours, stale
from .storage import Entry, Journal, Seat, Storage, StoredTable
from .thinkers import Thinkers

RECENT = 16
UNDO = "undo"


class LiveTable:
    """One table on this node. Everything that changes it, or looks at it, holds its lock."""

    def __init__(self, stored: StoredTable, storage: Storage, journal: Journal, thinkers: Thinkers) -> None:
        self.stored = stored
        self.storage, self.journal, self.thinkers = storage, journal, thinkers
        self.lock = asyncio.Lock()
        self.version = 0
        self.recent: deque[News] = deque(maxlen=RECENT)
        self.undo_asked_by: int | None = None
        self.undo_of: set[int] = set()
        """All seats of the person who wishes to undo: on a shared screen the last choice of any of them."""
        self.agreed: set[int] = set()
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
            stored = await asyncio.to_thread(self.storage.load, self.stored.id)
            if stored is None or stored.updated == self.stored.updated:
                return
            self.stored = stored
            if self._match is not None:
                for seat, words in await asyncio.to_thread(self.storage.log, stored.id, self.version):
                    self._follow(self._match, seat, words)

    def _follow(self, match: Match, seat: int, line: str) -> None:
        """Do what another node has written to the log."""
        match.log.clear()
        verb, *rest = line.split(" ")
        undone = int(rest[0]) if verb == UNDO else 0
        for _ in range(undone):
            match.undo(consent=True)
        if not undone:
            match.play((verb, *rest))
        self.version += 1
        self.recent.append(News(self.version, seat, [] if undone else list(match.log), undone))

    async def state(self, person: str, names: dict[str, str], since: int | None) -> State:
        """All that a person may know now, and the news since a version."""
        async with self.lock:
            playing = self.stored.status != "open"
            match = await self.match() if playing else None
            mine = [seat.seat for seat in self.seats_of(person)]
            decision = match.decision if match else None
            return State(
                protocol=PROTOCOL,
                table=self.message(person, names),
                version=self.version,
                view=self._view(match) if match else None,
                own=owned(match, mine) if match else {},
                decision=_decision_message(decision) if decision and decision.seat in mine else None,
                undo=self._undo_for(match, mine) if match else "none",
                undo_asked_by=self.undo_asked_by,
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

    def message(self, person: str, names: dict[str, str]) -> TableMessage:
        """The table as everybody may see it."""
        table = self.stored
        return TableMessage(
            id=table.id,
            game=table.game,
            options=table.options,
            public=table.public,
            hosted=table.host == person,
            status=table.status,
            asked=table.asked,
            created=table.created,
            updated=table.updated,
            seats=[
                SeatMessage(
                    seat.seat, seat.kind, names.get(seat.person or "", ""), seat.level, seat.away, seat.person == person
                )
                for seat in table.seats
            ],
            components=table.components,
        )

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
            if not any(place.seat == seat for place in self.seats_of(person)):
                raise not_yours()
            await self._play(seat, version, option)
        await self.changed(self)

    async def _play(self, seat: int, version: int, option: Option) -> None:
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
        asked = match.decision.seat if match.decision else None
        status = "playing" if match.decision else "over"
        entry = Entry(self.stored.id, self.version, seat, words, time(), asked, status)
        accepted = False
        try:
            accepted = await self.journal.append(entry)
        finally:
            if not accepted:
                self._match = None
        if not accepted:
            await self.match()
            raise stale()
        self.version += 1
        self.stored.asked, self.stored.status, self.stored.updated = asked, status, entry.at
        self.recent.append(news)
        self.undo_asked_by = None
        self.agreed.clear()

    async def undo(self, person: str, seat: int, version: int, *, turn: bool = False) -> None:
        """Take back the seat's last choice, or ask the others to allow it; or as much of its turn as is free."""
        async with self.lock:
            match = await self.match()
            if not any(place.seat == seat for place in self.seats_of(person)):
                raise not_yours()
            if version != self.version:
                raise stale()
            if match.decision is None:
                raise Refused("over", "The game is over, and its record is open to all.")
            mine = {place.seat for place in self.seats_of(person)}
            back = _turn_back(match, mine) if turn else _choices_back(match, mine)
            if back == 0:
                raise Refused("nothing-to-undo", "You have nothing to take back.")
            self.undo_asked_by, self.undo_of, self.agreed = seat, mine, set(mine)
            if turn or (back == 1 and match.undo_is_free) or self._all_agree():
                await self._take_back(match, seat, back)
        await self.changed(self)

    async def consent(self, person: str, seat: int, agree: bool) -> None:
        """Answer a wish to undo; it happens when all people at the table have agreed."""
        async with self.lock:
            match = await self.match()
            if not any(place.seat == seat for place in self.seats_of(person)):
                raise not_yours()
            if self.undo_asked_by is None:
                raise Refused("nothing-asked", "Nobody wishes to undo anything.")
            if agree:
                self.agreed.update(place.seat for place in self.seats_of(person))
                if self._all_agree():
                    await self._take_back(match, self.undo_asked_by, _choices_back(match, self.undo_of))
            else:
                self.undo_asked_by = None
                self.agreed.clear()
        await self.changed(self)

    def _all_agree(self) -> bool:
        return all(seat.played_by_bot or seat.seat in self.agreed for seat in self.stored.seats)

    async def _take_back(self, match: Match, seat: int, count: int) -> None:
        for _ in range(count):
            match.undo(consent=True)
        match.log.clear()
        await self._write(match, seat, f"{UNDO} {count}", News(self.version + 1, seat, [], undone=count))

    async def change_seats(self, change: Callable[[StoredTable], None]) -> None:
        """Change who sits where, or start the game."""
        async with self.lock:
            change(self.stored)
            await self._store()
        await self.changed(self)

    async def _store(self) -> None:
        self.stored.updated = time()
        await asyncio.to_thread(self.storage.update, self.stored)

    async def start(self) -> None:
        """All seats are taken: begin."""
        async with self.lock:
            if self.stored.status != "open":
                raise Refused("started", "The game has already started.")
            if any(seat.kind == "open" for seat in self.stored.seats):
                raise Refused("open-seats", "Somebody is still missing.")
            match = await self.match()
            self.stored.status = "playing" if match.decision else "over"
            self.stored.asked = match.decision.seat if match.decision else None
            await self._store()
        await self.changed(self)

    async def hint(self, person: str, seat: int) -> tuple[int, Advice]:
        """What the search would do for one of the person's seats, and the version it looked at."""
        async with self.lock:
            match = await self.match()
            if not any(place.seat == seat for place in self.seats_of(person)):
                raise not_yours()
            if match.decision is None or match.decision.seat != seat:
                raise not_asked()
            version, record = self.version, self._told_to_bots(match)
        return version, await self.thinkers.hint(self.stored.id, record, seat)

    # Bots

    def wake_bots(self) -> None:
        """If a bot is asked, let it think."""
        asked = self.stored.asked
        if self.stored.status != "playing" or asked is None or not self.stored.seats[asked].played_by_bot:
            return
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        while True:
            async with self.lock:
                match = await self.match()
                decision, version = match.decision, self.version
                if decision is None or not self.stored.seats[decision.seat].played_by_bot:
                    return
                record = self._told_to_bots(match)
            level = self.stored.seats[decision.seat].level
            option = await self.thinkers.choose(self.stored.id, record, decision.seat, level)
            if await self._bot_moves(decision.seat, version, option):
                await self.changed(self)

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

    def sleep(self) -> None:
        """Forget the match; the log has it."""
        if not self.lock.locked() and (self.thinking is None or self.thinking.done()):
            self._match = None


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


def heard(events: Iterable[Event], mine: list[int]) -> list[Event]:
    """The events that the viewer may know of."""
    viewers: list[int | None] = [*mine] or [None]
    return [event for event in events if any(event.heard_by(seat) for seat in viewers)]


def owned(match: Match, mine: list[int]) -> dict[str, Any]:
    """What each of the viewer's seats may know and nobody else."""
    return {str(seat): match.own(seat) for seat in mine}


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


def _decision_message(decision: Decision) -> DecisionMessage:
    facts = {key: _plain(fact) for key, fact in decision.facts.items()}
    return DecisionMessage(
        decision.seat, decision.kind, decision.rule, list(decision.options), facts, decision.always_ask
    )


def _plain(fact: Any) -> Any:
    if isinstance(fact, Word):
        return fact.say()
    if isinstance(fact, tuple):
        return [_plain(part) for part in fact]
    return fact
