"""All tables of this node: open, find, list, delete; announcements between connections and nodes."""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from secrets import randbits, token_urlsafe
from time import time
from typing import Any

import msgspec
from msgspec import Struct

from igroteka.bots import LEVELS
from igroteka.kernel import Match, Option, Position, Setup, export_components, played_with

from . import jobs
from .announcements import Announcements
from .budget import Budget
from .chats import Chats, Said
from .journal import Journal
from .kept import standing
from .messages import ChatLine, TableMessage
from .people import alias
from .quotas import too_many_bots
from .reading import LISTED
from .refusal import Refused, check_letters, check_size, no_table, not_host
from .settings import Settings
from .storage import Storage
from .stored import Entry, Seat, StoredTable
from .tables import LiveTable
from .telling import table_message
from .workers import Workers

IDLE_SECONDS = 120.0
LARGEST_OPTIONS = 64_000
BOX_LIMIT = 10.0
"""So many seconds a box is tried at most."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat shall be filled: "me", "open", or a bot of a level."""

    kind: str
    level: str = "normal"


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wishes to open."""

    game: str
    seats: list[SeatWish]
    options: Any = None
    public: bool = False
    components: str = ""
    """The text of a file of components; "" for the standard ones."""


class Listing(Struct, frozen=True):
    """A page of a list of tables, and whether there are more."""

    tables: list[TableMessage]
    more: bool


class Lobby:
    """The tables of this node, and the way to all others."""

    def __init__(self, settings: Settings, announcements: Announcements) -> None:
        self.settings, self.announcements = settings, announcements
        self.storage = Storage(settings.database)
        self.journal, self.chats = Journal(self.storage), Chats(self.storage)
        self.workers = Workers(settings.workers)
        self.budget = Budget()
        self.live: dict[str, LiveTable] = {}
        self.deletions = 0
        """How many tables have been deleted, so that a load notices when it was overtaken."""
        self.janitor: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ready the database and start tidying."""
        await asyncio.to_thread(self.storage.migrate)
        self.budget.watch()
        self.janitor = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """Stop everything of this node."""
        if self.janitor:
            self.janitor.cancel()
        self.workers.close()
        self.budget.close()
        self.storage.close()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            self.tidy()

    def tidy(self) -> None:
        """Forget the tables that nobody has touched for a while and nobody looks at."""
        for table in list(self.live.values()):
            is_idle = time() - table.stored.updated > IDLE_SECONDS
            if is_idle and table.is_at_rest and not table.pages:
                del self.live[table.stored.id]

    async def rename(self, person: str, name: str) -> None:
        """Give a person a name, and tell it at their tables."""
        await asyncio.to_thread(self.storage.save_person, person, name)
        await self._tell_anew(await asyncio.to_thread(self.storage.where_shown, person))

    async def open_table(
        self,
        person: str,
        wish: TableWish,
        seed: int | None = None,
        choices: Sequence[Option] = (),
        base: Position | None = None,
    ) -> LiveTable:
        """Open a table as wished, perhaps with choices already made; what cannot be set up so is refused."""
        for place in wish.seats:
            if place.kind not in ("me", "open", "bot"):
                raise Refused("bad-seat", f'A seat is for "me", "open" or "bot", not "{place.kind}".', 400)
            check_level(place.level)
        if any(place.kind == "bot" for place in wish.seats):
            await self.check_bots(person)
        if wish.components:
            await self.try_box(person, wish.game, wish.components)
        seats = [_seat(number, place, person) for number, place in enumerate(wish.seats)]
        seed = randbits(62) if seed is None else seed
        new = await asyncio.to_thread(_laid_out, person, wish, seats, seed, choices, base)
        await asyncio.to_thread(self.storage.create, *new)
        return await self.table(new[0].id)

    async def check_bots(self, host: str) -> None:
        """Nobody may have bots at any number of tables."""
        most = self.settings.limits.tables_with_bots
        if await asyncio.to_thread(self.storage.tables_with_bots, host) >= most:
            raise too_many_bots(most)

    async def try_box(self, person: str, game: str, box: str) -> str:
        """What a set of components that somebody has sent is called, once games have been played with it."""
        check_size(box)
        return await self.workers.run(person, jobs.try_box, game, box, seconds=BOX_LIMIT)

    async def rematch(self, person: str, before: LiveTable, *, sequel: bool = False) -> LiveTable:
        """The same people, bots and components, with the same options or as a sequel; all who ask come to one table."""
        await before.refresh()
        old = before.stored
        if old.status != "over":
            raise Refused("not-over", "A rematch can be had when the game is over.")
        if old.rematch is None:
            if any(seat.kind == "bot" for seat in old.seats):
                await self.check_bots(person)
            box = await asyncio.to_thread(before.box)
            options = await before.legacy() if sequel else old.options
            wish = TableWish(old.game, [], options, old.public, box)
            seats = [Seat(seat.seat, seat.kind, seat.person, seat.level) for seat in old.seats]
            new = await asyncio.to_thread(_laid_out, person, wish, seats, randbits(62), ())
            await asyncio.to_thread(self.storage.create, *new, before=old.id)
            await self._tell_anew([old.id])
        led = await self.found(old.id)
        return await self.table(led.stored.rematch or "")

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id, to be looked at and played; if a bot is asked there, it thinks."""
        table = await self.found(table_id)
        if not table.has_present_rules:
            await table.improve()
        table.wake_bots()
        return table

    async def found(self, table_id: str) -> LiveTable:
        """The table of that id, whatever rules it was played with."""
        table = self.live.get(table_id)
        if table is None:
            return await self._load(table_id)
        if self.storage.is_shared:
            await table.refresh()
        if table.is_gone:
            self._forget(table)
            raise no_table()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        while True:
            deletions = self.deletions
            stored = await asyncio.to_thread(self.storage.load, table_id)
            if stored is None:
                raise no_table()
            if deletions == self.deletions:
                return self.live.get(table_id) or self._adopt(stored)

    def _adopt(self, stored: StoredTable) -> LiveTable:
        table = LiveTable(stored, self.storage, self.journal, self.workers, self.budget)
        table.changed = partial(self._changed, table)
        self.live[stored.id] = table
        return table

    def _changed(self, table: LiveTable) -> None:
        table.wake_bots()
        self.announcements.make(table.stored.id, table.version)

    async def _tell_anew(self, table_ids: Iterable[str]) -> None:
        """What is stored with these tables was changed from elsewhere: read it, and tell every connection."""
        for table_id in table_ids:
            if table := self.live.get(table_id):
                await table.refresh()
            self.announcements.make(table_id, 0)

    async def listing(self, person: str, page: int, *, mine: bool) -> Listing:
        """A page of my tables, or of the public ones with an open seat."""
        find = partial(self.storage.tables_of, person) if mine else self.storage.open_tables
        stored = await asyncio.to_thread(find, page)
        return Listing([table_message(one, person) for one in stored[:LISTED]], len(stored) > LISTED)

    async def delete(self, person: str, table_id: str) -> None:
        """Close a table for good. A finished one is only put out of one's own list, until nobody keeps it any more."""
        table = await self.found(table_id)
        async with table.lock:
            stored = table.stored
            if stored.status in ("open", "playing"):
                check_deletion(stored, person)
            else:
                if person not in stored.keepers:
                    raise not_host()
                if not stored.keepers <= await asyncio.to_thread(self.storage.hide, table_id, person):
                    return
            led_here = await self._delete(table)
        await self._tell_anew(led_here)

    async def _delete(self, table: LiveTable) -> list[str]:
        """The tables that led to a deleted one; they are to be told."""
        led_here = await asyncio.to_thread(self.storage.delete, table.stored.id)
        self._forget(table)
        self.announcements.make(table.stored.id, -1)
        return led_here

    async def forget(self, person: str) -> None:
        """Forget a person: their name, and who they were at every table. Where others play, the game goes on."""
        await asyncio.to_thread(self.storage.forget_person, person)
        for table_id in await asyncio.to_thread(self.storage.all_of, person):
            with suppress(Refused):  # meanwhile somebody has deleted it
                table = await self.found(table_id)
                if await self._is_only_for(person, table):
                    async with table.lock:
                        led_here = await self._delete(table)
                    await self._tell_anew(led_here)
                else:
                    await table.forget(person)

    async def _is_only_for(self, person: str, table: LiveTable) -> bool:
        """Does the table wait for the person's guests, or does nobody else keep it?"""
        is_waiting = table.stored.status == "open" and table.stored.host == person
        others = table.stored.keepers - {person}
        return is_waiting or others <= await asyncio.to_thread(self.storage.hidden_from, table.stored.id)

    def _forget(self, table: LiveTable) -> None:
        """The table was deleted."""
        table.close()
        self.live.pop(table.stored.id, None)
        self.deletions += 1

    async def say(self, person: str, table_id: str, text: str, seat: int | None = None) -> None:
        """A line of chat, from one of the person's seats if they have any."""
        text = text.strip()[:500]
        if not text:
            raise Refused("empty", "There is nothing to say.", 400)
        check_letters(text)
        table = await self.table(table_id)
        mine = [place.seat for place in table.seats_of(person)]
        at = seat if seat in mine else next(iter(mine), None)
        said = await asyncio.to_thread(self.chats.say, table_id, person, text, at)
        self.announcements.make(table_id, table.version, said)

    async def chat(self, listener: str, table: StoredTable) -> list[ChatLine]:
        """What was said at a table, but for what the listener does not wish to hear."""
        lines = await asyncio.to_thread(self.chats.lines, table.id, listener)
        return [self.told(listener, table, line) for line in lines]

    def told(self, listener: str, table: StoredTable, said: Said) -> ChatLine:
        """A line of chat as somebody may know it; who has left a seat is called by name, not as who sits there."""
        author = self.alias(table.id, said.person) if said.person else ""
        seat = said.seat if said.seat is not None and table.seats[said.seat].person == said.person else None
        return ChatLine(said.name, said.text, said.at, seat, author, said.spectator, said.person == listener)

    def alias(self, place: str, person: str) -> str:
        """What a person is called at a table, where nobody may know their id."""
        return alias(self.settings.secret, place, person)


def check_deletion(stored: StoredTable, person: str) -> None:
    """A host deletes a table before the start, and a running game when no other person plays there any more."""
    if stored.host != person:
        raise not_host()
    others = [seat for seat in stored.seats if seat.kind == "person" and seat.person != person]
    if stored.status == "playing" and not all(seat.away for seat in others):
        raise Refused("others-play", "Others play here: you can delete the table when they have left it.")


def check_level(level: str) -> None:
    """Only bots that there are can be asked to a table."""
    if level not in LEVELS:
        raise Refused("bad-level", f'There is no level "{level}"; choose one of: {", ".join(LEVELS)}.', 400)


def _laid_out(
    host: str,
    wish: TableWish,
    seats: list[Seat],
    seed: int,
    choices: Sequence[Option],
    base: Position | None = None,
) -> tuple[StoredTable, str, list[Entry], Position, Position | None]:
    """A new table, its box if that is not the standard one, the choices already made as lines of its log; positions."""
    game = played_with(wish.game, wish.components)
    setup = Setup(game.name, len(seats), seed, wish.options)
    match = Match.resume(game, setup, choices, base=base, silent=True)
    now = time()
    table = StoredTable(
        id=token_urlsafe(9),
        game=wish.game,
        rules=game.rules,
        options=msgspec.to_builtins(match.setup.options),
        seed=seed,
        public=wish.public,
        host=host,
        status="open",
        asked=None,
        created=now,
        updated=now,
        seats=seats,
        components=game.components,
    )
    check_size(msgspec.json.encode(table.options), LARGEST_OPTIONS, "list of options")
    if table.is_full:
        table.status, table.asked = standing(match)
    lines = enumerate(zip(match.choosers, match.choices, strict=True))
    log = [Entry(table.id, number, seat, " ".join(words), now, None, "") for number, (seat, words) in lines]
    return table, export_components(game) if game.components else "", log, match.position, base


def _seat(number: int, wish: SeatWish, person: str) -> Seat:
    if wish.kind == "me":
        return Seat(number, "person", person, wish.level)
    return Seat(number, wish.kind, None, wish.level)
