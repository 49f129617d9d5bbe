"""Tables in play: the match in memory, the log in the database, and who may do what."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from copy import deepcopy
from functools import partial
from itertools import takewhile
from time import time
from typing import Any, Literal, ParamSpec, TypeVar

from msgspec import Raw, structs
from msgspec.json import encode

from igroteka.bots import Advice
from igroteka.kernel import (
    NOBODY,
    AnyGame,
    IgrotekaError,
    Match,
    Option,
    Position,
    Record,
    export_components,
    find_game,
    played_with,
)

from . import jobs
from .budget import Budget, OverBudget
from .journal import Journal
from .matches import RULES, UNDO, carried_over, recorded, taken_up
from .messages import PROTOCOL, News, State
from .outages import report
from .refusal import Refused, newer_rules, no_table, not_asked, not_yours, stale, stopped, too_long
from .storage import Entry, Improvement, Seat, Storage, StoredTable, UndoWish
from .telling import decision_message, heard, is_free, owned, table_message
from .workers import LOOK_LIMIT, Workers

RECENT = 16
BOT_LIMIT = HINT_LIMIT = 30.0
"""Nobody thinks longer; who does is stuck."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""How long bots wait before they try again."""
AWAKE = 300.0
"""So many seconds after the last visit bots still play on."""

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger(__name__)


class LiveTable:
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
        self.changed: Callable[[LiveTable], Awaitable[None]]
        self._match: Match | None = None
        self._kept: Position | None = None
        """The position that is stored."""
        self._box: str | None = None
        self._was_slow = False
        """Have the rules just taken too long?"""
        self._shown = (-1, Raw())
        """A version and what everybody may know in it."""

    # What is known

    def seats_of(self, person: str) -> list[Seat]:
        """The seats that belong to the person."""
        return [seat for seat in self.stored.seats if seat.kind == "person" and seat.person == person]

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
            await self.changed(self)

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

    async def state(self, person: str, since: int | None, request: int = 0) -> State:
        """All that a person may know now, and the news since a version; perhaps it is the answer to a request."""
        async with self.lock:
            match = await self.match() if self._is_begun else None
            return await self._run(self._state, match, person, since, request)

    def state_at_once(self, person: str, since: int | None) -> State | None:
        """The same, if nothing has to be waited for and nothing goes wrong."""
        match = self._match if self._is_begun else None
        if self.lock.locked() or (self._is_begun and match is None):
            return None
        try:
            with self.budget:
                return self._state(match, person, since)
        except Exception:  # it will go wrong again, where that can be dealt with
            return None

    @property
    def _is_begun(self) -> bool:
        return self.stored.status in ("playing", "over")

    def _state(self, match: Match | None, person: str, since: int | None, request: int = 0) -> State:
        mine = [seat.seat for seat in self.seats_of(person)]
        decision = match.decision if match and self.stored.status == "playing" else None
        wish = self._wish(self.stored)
        return State(
            id=request,
            protocol=PROTOCOL,
            table=table_message(self.stored, person),
            version=self.version,
            view=self._view(match) if match else None,
            own=owned(match, mine) if match else {},
            decision=decision_message(match, decision) if match and decision and decision.seat in mine else None,
            undo=self._undo_for(match, mine) if match and decision else "none",
            undo_asked_by=wish.seat if wish else None,
            news=[] if since is None else self._news(mine, since),
            outcome=match.outcome if match else None,
            legacy=match is not None and match.legacy is not None,
        )

    async def legacy(self) -> Any:
        """The options of a sequel, which begins where the game has ended; refused if there is none."""
        async with self.lock:
            match = await self.match()
            left = await self._run(lambda: match.legacy)
        if left is None:
            raise Refused("no-legacy", "There is nothing from which a sequel could begin.")
        return left

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
        told = [structs.replace(news, events=heard(news.events, mine)) for news in fresh]
        return told[::-1]

    def _undo_for(self, match: Match, mine: list[int]) -> Literal["none", "free", "ask"]:
        back = _choices_back(match, mine)
        if back == 0:
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
        free = is_free(match)
        await self._run(match.play, option)
        await self._write(match, seat, " ".join(option), News(self.version + 1, seat, list(match.log), free=free))

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
            await self.changed(self)
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

    async def undo(self, person: str, seat: int, version: int, *, turn: bool = False) -> None:
        """Take back the seat's last choice, or ask the others to allow it; or as much of its turn as is free."""
        async with self.lock:
            match = await self.match()
            self._check_seat(person, seat)
            if version != self.version:
                raise stale()
            if self.stored.status == "over":
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
        """Have all people agreed? A person who is away is still one: for them no bot agrees."""
        return all(seat.kind == "bot" or seat.seat in agreed for seat in self.stored.seats)

    def _together_with(self, seat: int) -> list[int]:
        """All seats of the person at a seat: on a shared screen the last choice of any of them is taken back."""
        return [place.seat for place in self.seats_of(self.stored.seats[seat].person or "")]

    async def _take_back(self, match: Match, seat: int, count: int) -> None:
        await self._run(partial(match.undo, count, consent=True))
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

    async def forget(self, person: str) -> None:
        """Let a person be nobody here: before the start their seats are open again, then a bot's."""

        def leave(stored: StoredTable) -> None:
            if stored.host == person:
                stored.host = (
                    next((seat.person for seat in stored.seats if seat.person not in (None, person)), None) or ""
                )
            for seat in stored.seats:
                if seat.person == person:
                    seat.kind, seat.person, seat.away = "open" if stored.status == "open" else "bot", None, False

        async with self.lock:
            await self._change(leave)
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
        table = self.stored.id
        return version, await self.workers.run(person, jobs.hint, table, record, seat, seconds=HINT_LIMIT, home=table)

    async def irreversible(self, person: str, seat: int) -> tuple[int, list[Option]]:
        """Which answers of one of the person's seats cannot be undone freely, and the version it looked at."""
        async with self.lock:
            version, match = self.version, await self._asked(person, seat)
            known = await self._run(match.foresee)
            now, setup, recent = match.position, match.setup, match.choices[match.position.choices :]
        unclear = [option for option, reveals in known.items() if reveals is None]
        if unclear:
            here = structs.replace(now, choices=0, fixed=0)
            question = (self.stored.game, self.box(), setup, here, recent, unclear)
            known |= await self.workers.run(person, jobs.look_ahead, *question, seconds=LOOK_LIMIT)
        return version, [option for option, reveals in known.items() if reveals]

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
        self.visited = time()
        asked = self.stored.asked
        if self.stored.status != "playing" or asked is None or not self.stored.seats[asked].played_by_bot:
            return
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        """Bots play as long as they are asked; after something went wrong they try again, less and less often."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                while await self._bot_plays():
                    pause = SHORTEST_PAUSE
                return
            except Refused as refusal:
                report(f"The bots at table {self.stored.id} have stopped", refusal)
                return
            except Exception as error:
                report("Bots cannot play and will try again", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    @property
    def is_asleep(self) -> bool:
        """Has nobody looked at the table for a while? Then its bots wait for somebody to come."""
        return not self.pages and time() - self.visited > AWAKE

    async def _bot_plays(self) -> bool:
        """If a bot is asked, let it choose."""
        if self.is_asleep:
            return False
        async with self.lock:
            match = await self.match()
            decision, version = match.decision, self.version
            if self.is_gone or decision is None or not self.stored.seats[decision.seat].played_by_bot:
                return False
            record, level = self._told_to_bots(match), self.stored.seats[decision.seat].level
        option = await self._bot_chooses(record, decision.seat, level)
        if await self._bot_moves(decision.seat, version, option):
            await self.changed(self)
        return True

    async def _bot_chooses(self, record: Record, seat: int, level: str) -> Option:
        """Bots think for their host; tables that somebody looks at go first."""
        table = self.stored
        question = (table.id, record, seat, level)
        return await self.workers.run(
            table.host, jobs.choose, *question, seconds=BOT_LIMIT, home=table.id, watched=self.pages > 0
        )

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


def stop(stored: StoredTable) -> None:
    """The table cannot go on."""
    stored.status, stored.asked = "stopped", None


def _choices_back(match: Match, mine: Collection[int]) -> int:
    """How many choices must go to take back the last one of these seats; 0 if they have made none."""
    if mine:
        for back, seat in enumerate(reversed(match.choosers), 1):
            if seat in mine:
                return back
    return 0


def _turn_back(match: Match, mine: Collection[int]) -> int:
    """How many choices lead back to the start of these seats' turn, or as far as nothing was revealed."""
    back, most = 0, min(match.free_undos, len(match.choices) - match.state.turn_start)
    while back < most and match.choosers[-1 - back] in mine:
        back += 1
    return back
