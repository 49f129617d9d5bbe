"""Tables in play: who may know and do what."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from time import time
from typing import Any, Literal

from msgspec import Raw, structs
from msgspec.json import encode

from igroteka.bots import Advice
from igroteka.kernel import Match, Option, Record

from . import jobs
from .kept import KeptTable, standing
from .matches import UNDO
from .messages import PROTOCOL, News, State
from .outages import report
from .refusal import Refused, no_table, not_asked, stale
from .stored import StoredTable, UndoWish
from .telling import decision_message, heard, is_free, owned, table_message
from .workers import LOOK_LIMIT

BOT_LIMIT = HINT_LIMIT = 30.0
"""Nobody thinks longer; who does is stuck."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""How long bots wait before they try again."""
AWAKE = 300.0
"""So many seconds after the last visit bots still play on."""


class LiveTable(KeptTable):
    """A table at which people and bots play."""

    # What is known

    def _told_to_bots(self, match: Match) -> Record:
        """The match as a bot in another process needs it."""
        return structs.replace(Record.of(match), box=self.box())

    async def state(self, person: str, since: int | None, request: int = 0) -> State:
        """All that a person may know now, and the news since a version; perhaps it is the answer to a request."""
        async with self.lock:
            match = await self.match() if self._is_begun else None
            return await self._run(self._state, match, person, since, request)

    def state_at_once(self, person: str, since: int | None, request: int = 0) -> State | None:
        """The same, if nothing has to be waited for and nothing goes wrong."""
        match = self._match if self._is_begun else None
        if self.lock.locked() or (self._is_begun and match is None):
            return None
        try:
            with self.budget:
                return self._state(match, person, since, request)
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
        fresh = [news for news in self.recent if news.version > since]
        return [structs.replace(news, events=heard(news.events, mine)) for news in fresh]

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
        self.changed()

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
        self.changed()

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
        self.changed()

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
        self.changed()

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
        self.changed()

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
            self.changed()
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


def _choices_back(match: Match, mine: Collection[int]) -> int:
    """How many choices must go to take back the last one of these seats; 0 if they have made none."""
    last = max((match.choosers.rfind(seat) for seat in mine), default=-1)
    return len(match.choosers) - last if last >= 0 else 0


def _turn_back(match: Match, mine: Collection[int]) -> int:
    """How many choices lead back to the start of these seats' turn, or as far as nothing was revealed."""
    back, most = 0, min(match.free_undos, len(match.choices) - match.state.turn_start)
    while back < most and match.choosers[-1 - back] in mine:
        back += 1
    return back
