"""All tables of this node: open, find, list, delete; announcements between connections and nodes."""

import asyncio
from collections.abc import Iterable, Sequence
from secrets import randbits, token_urlsafe
from time import time
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from igroteka.bots import LEVELS
from igroteka.kernel import AnyGame, Match, Option, export_components, find_game, played_with

from .messages import ChatLine, TableMessage
from .refusal import Refused, check_letters, no_table
from .settings import Settings
from .storage import Entry, Journal, Seat, Storage, StoredTable
from .tables import LiveTable, standing
from .telling import table_message
from .thinkers import Thinkers

IDLE_SECONDS = 120.0
LARGEST_BOX = 400_000


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


class Announcement(Struct, frozen=True):
    """What connections and other nodes are told: a table has changed, is gone (version -1), or a line of chat."""

    node: str
    table_id: str
    version: int
    chat: ChatLine | None = None


class Lobby:
    """The tables of this node, and the way to all others."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings, self.channels = settings, channels
        self.storage = Storage(settings.database)
        self.journal = Journal(self.storage)
        self.thinkers = Thinkers(settings.thinkers)
        self.node = token_urlsafe(6)
        self.live: dict[str, LiveTable] = {}
        self.deletions = 0
        """How many tables have been deleted, so that a load notices when it was overtaken."""
        self.janitor: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ready the database and start tidying."""
        await asyncio.to_thread(self.storage.migrate)
        self.janitor = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """Stop everything of this node."""
        if self.janitor:
            self.janitor.cancel()
        self.thinkers.close()
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
        tables = await asyncio.to_thread(self.storage.tables_of, person)
        await self._tell_anew(table.id for table in tables)

    async def open_table(
        self, person: str, wish: TableWish, seed: int | None = None, choices: Sequence[Option] = ()
    ) -> LiveTable:
        """Open a table as wished, perhaps with choices already made; what cannot be set up so is refused."""
        for place in wish.seats:
            if place.kind not in ("me", "open", "bot"):
                raise Refused("bad-seat", f'A seat is for "me", "open" or "bot", not "{place.kind}".', 400)
            check_level(place.level)
        seats = [_seat(number, place, person) for number, place in enumerate(wish.seats)]
        seed = randbits(62) if seed is None else seed
        new = await asyncio.to_thread(_laid_out, person, wish, seats, seed, choices)
        await asyncio.to_thread(self.storage.create, *new)
        return await self.table(new[0].id)

    async def rematch(self, person: str, before: LiveTable) -> LiveTable:
        """The same people, bots, options and components, dealt anew; whoever asks again comes to the same table."""
        await before.refresh()
        old = before.stored
        if old.status != "over":
            raise Refused("not-over", "A rematch can be had when the game is over.")
        if old.rematch is None:
            box = await asyncio.to_thread(before.box)
            wish = TableWish(old.game, [], old.options, old.public, box)
            seats = [Seat(seat.seat, seat.kind, seat.person, seat.level) for seat in old.seats]
            new = await asyncio.to_thread(_laid_out, person, wish, seats, randbits(62), ())
            await asyncio.to_thread(self.storage.create, *new, old.id)
            await self._tell_anew([old.id])
        led = await self.found(old.id)
        return await self.table(led.stored.rematch or "")

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id, to be looked at and played; if a bot is asked there, it thinks."""
        table = await self.found(table_id)
        if table.stored.rules != find_game(table.stored.game).rules:
            raise Refused("old-rules", "This table was played with other rules; its record can still be exported.")
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
        table = LiveTable(stored, self.storage, self.journal, self.thinkers)
        table.changed = self._changed
        self.live[stored.id] = table
        return table

    async def _changed(self, table: LiveTable) -> None:
        table.wake_bots()
        self.announce(table.stored.id, table.version)

    def announce(self, table_id: str, version: int, chat: ChatLine | None = None) -> None:
        """Tell every connection, on this node and on others."""
        announcement = Announcement(self.node, table_id, version, chat)
        self.channels.publish(msgspec.json.encode(announcement), channel(table_id))

    async def _tell_anew(self, table_ids: Iterable[str]) -> None:
        """What is stored with these tables was changed from elsewhere: read it, and tell every connection."""
        for table_id in table_ids:
            if table := self.live.get(table_id):
                await table.refresh()
            self.announce(table_id, 0)

    async def listing(self, person: str, *, mine: bool) -> list[TableMessage]:
        """My tables, or the public ones with an open seat."""
        if mine:
            stored = await asyncio.to_thread(self.storage.tables_of, person)
        else:
            stored = await asyncio.to_thread(self.storage.open_tables)
        return [table_message(one, person) for one in stored]

    async def delete(self, person: str, table_id: str) -> None:
        """The host closes a table for good."""
        table = await self.found(table_id)
        if table.stored.host != person:
            raise Refused("not-host", "Only the host can do that.", 403)
        async with table.lock:
            led_here = await asyncio.to_thread(self.storage.delete, table_id)
            self._forget(table)
        self.announce(table_id, -1)
        await self._tell_anew(led_here)

    def _forget(self, table: LiveTable) -> None:
        """The table was deleted."""
        table.close()
        self.live.pop(table.stored.id, None)
        self.deletions += 1

    async def say(self, person: str, table_id: str, text: str) -> None:
        """A line of chat."""
        text = text.strip()[:500]
        if not text:
            raise Refused("empty", "There is nothing to say.", 400)
        check_letters(text)
        table = await self.table(table_id)
        names = await asyncio.to_thread(self.storage.names, [person])
        line = ChatLine(names.get(person, ""), text, time())
        await asyncio.to_thread(self.storage.say, table_id, line.name, text)
        self.announce(table_id, table.version, line)


def outfit(game: str, box: str) -> AnyGame:
    """The game with a box that somebody has sent; "" is the standard one."""
    check_size(box)
    return played_with(game, box)


def check_size(box: str) -> None:
    """Nobody may keep the server busy with a box that is too large."""
    if len(box) > LARGEST_BOX:
        raise Refused("too-large", f"The file is too large: it may have {LARGEST_BOX} letters.", 413)


def check_level(level: str) -> None:
    """Only bots that there are can be asked to a table."""
    if level not in LEVELS:
        raise Refused("bad-level", f'There is no level "{level}"; choose one of: {", ".join(LEVELS)}.', 400)


def channel(table_id: str) -> str:
    """The name of a table's channel."""
    return f"table {table_id}"


def _laid_out(
    host: str, wish: TableWish, seats: list[Seat], seed: int, choices: Sequence[Option]
) -> tuple[StoredTable, str, list[Entry]]:
    """A new table, its box if that is not the standard one, and the choices already made as lines of its log."""
    game = outfit(wish.game, wish.components)
    match = Match(game, seats=len(seats), seed=seed, options=wish.options, silent=True)
    for choice in choices:
        match.play(choice)
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
    if table.is_full:
        table.status, table.asked = standing(match)
    lines = enumerate(zip(match.choosers, match.choices, strict=True))
    log = [Entry(table.id, number, seat, " ".join(words), now, None, "") for number, (seat, words) in lines]
    return table, export_components(game) if game.components else "", log


def _seat(number: int, wish: SeatWish, person: str) -> Seat:
    if wish.kind == "me":
        return Seat(number, "person", person, wish.level)
    return Seat(number, wish.kind, None, wish.level)
