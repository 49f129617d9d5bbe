"""All tables of this node: open, find, list, close; names of people; announcements between connections and nodes."""

import asyncio
from collections.abc import Sequence
from secrets import randbits, token_urlsafe
from time import time
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from igroteka.bots import LEVELS
from igroteka.kernel import AnyGame, Match, Option, Record, export_components, find_game, played_with

from .messages import ChatLine, TableMessage
from .refusal import Refused, no_table
from .settings import Settings
from .storage import Entry, Journal, Seat, Storage, StoredTable
from .tables import LiveTable
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
    """What connections and other nodes are told: a table has a new version, or a line of chat."""

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
        self.alone = settings.database.startswith("sqlite")
        self.live: dict[str, LiveTable] = {}
        self.names: dict[str, str] = {}
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
        """Matches that nobody has touched for a while are forgotten; the log has them."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            for table in list(self.live.values()):
                if time() - table.stored.updated > IDLE_SECONDS:
                    table.sleep()

    # People

    async def rename(self, person: str, name: str) -> None:
        """Give a person a name."""
        await asyncio.to_thread(self.storage.save_person, person, name)
        self.names[person] = name

    async def names_of(self, tables: Sequence[StoredTable]) -> dict[str, str]:
        """The names of all who sit at these tables."""
        people = {seat.person for table in tables for seat in table.seats if seat.person}
        unknown = [person for person in people if person not in self.names]
        if unknown:
            self.names.update(await asyncio.to_thread(self.storage.names, unknown))
        return self.names

    # Tables

    async def open_table(
        self, person: str, wish: TableWish, seed: int | None = None, choices: Sequence[Option] = ()
    ) -> LiveTable:
        """Open a table as wished, perhaps with choices already made; what cannot be set up so is refused."""
        for place in wish.seats:
            if place.kind not in ("me", "open", "bot"):
                raise Refused("bad-seat", f'A seat is for "me", "open" or "bot", not "{place.kind}".', 400)
            check_level(place.level)
        seed = randbits(62) if seed is None else seed
        game = await asyncio.to_thread(outfit, wish.game, wish.components)
        match = Match(game, seats=len(wish.seats), seed=seed, options=wish.options, silent=True)
        now = time()
        stored = StoredTable(
            id=token_urlsafe(9),
            game=wish.game,
            rules=match.game.rules,
            options=msgspec.to_builtins(match.setup.options),
            seed=seed,
            public=wish.public,
            host=person,
            status="open",
            asked=None,
            created=now,
            updated=now,
            seats=[_seat(number, place, person) for number, place in enumerate(wish.seats)],
            components=game.components,
        )
        box = await asyncio.to_thread(export_components, game) if game.components else ""
        await asyncio.to_thread(self.storage.create, stored, box)
        if choices:
            await asyncio.to_thread(self.storage.append, _played(stored.id, match, choices))
        table = self._adopt(stored)
        if all(seat.kind != "open" for seat in stored.seats):
            await table.start()
        return table

    async def rematch(self, person: str, before: LiveTable) -> LiveTable:
        """The same people, bots, options and components, dealt anew."""
        old, box = before.stored, await asyncio.to_thread(before.box)
        wishes = [SeatWish("bot" if seat.kind == "bot" else "open", seat.level) for seat in old.seats]
        table = await self.open_table(person, TableWish(old.game, wishes, old.options, old.public, box))

        def seat_all(stored: StoredTable) -> None:
            for seat, previous in zip(stored.seats, old.seats, strict=True):
                if previous.kind == "person":
                    seat.kind, seat.person = "person", previous.person

        await table.change_seats(seat_all)
        if table.stored.status == "open":
            await table.start()
        return table

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id."""
        if table_id not in self.live:
            stored = await asyncio.to_thread(self.storage.load, table_id)
            if stored is None:
                raise no_table()
            if stored.rules != find_game(stored.game).rules:
                raise Refused("old-rules", "This table was played with other rules; its record can still be exported.")
            if table_id not in self.live:
                self._adopt(stored).wake_bots()
        elif not self.alone:
            await self.live[table_id].refresh()
        return self.live[table_id]

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

    async def listing(self, person: str, *, mine: bool) -> list[TableMessage]:
        """My tables, or the public ones with an open seat."""
        if mine:
            stored = await asyncio.to_thread(self.storage.tables_of, person)
        else:
            stored = await asyncio.to_thread(self.storage.open_tables)
        names = await self.names_of(stored)
        return [LiveTable(one, self.storage, self.journal, self.thinkers).message(person, names) for one in stored]

    async def delete(self, person: str, table_id: str) -> None:
        """The host closes a table for good."""
        table = await self.table(table_id)
        if table.stored.host != person:
            raise Refused("not-host", "Only the host can do that.", 403)
        await asyncio.to_thread(self.storage.delete, table_id)
        self.live.pop(table_id, None)
        self.announce(table_id, -1)

    async def say(self, person: str, table_id: str, text: str) -> None:
        """A line of chat."""
        text = text.strip()[:500]
        if not text:
            raise Refused("empty", "There is nothing to say.", 400)
        table = await self.table(table_id)
        names = await self.names_of([table.stored])
        if person not in names:
            names = names | await asyncio.to_thread(self.storage.names, [person])
        line = ChatLine(names.get(person, "?"), text, time())
        await asyncio.to_thread(self.storage.say, table_id, line.name, text)
        self.announce(table_id, table.version, line)

    async def import_record(self, person: str, text: str) -> LiveTable:
        """A saved game becomes a table of its own, with me at every seat."""
        record = Record.load(text)
        await asyncio.to_thread(record.replay, silent=True)
        seats = [SeatWish("me") for _ in range(record.seats)]
        wish = TableWish(record.game, seats, record.options, components=record.box)
        return await self.open_table(person, wish, record.seed, record.choices)


def outfit(game: str, box: str) -> AnyGame:
    """The game with a box that somebody has sent; "" is the standard one."""
    if len(box) > LARGEST_BOX:
        raise Refused("too-large", f"The file is too large: it may have {LARGEST_BOX} letters.", 413)
    return played_with(game, box)


def check_level(level: str) -> None:
    """Only bots that there are can be asked to a table."""
    if level not in LEVELS:
        raise Refused("bad-level", f'There is no level "{level}"; choose one of: {", ".join(LEVELS)}.', 400)


def channel(table_id: str) -> str:
    """The name of a table's channel."""
    return f"table {table_id}"


def _played(table_id: str, match: Match, choices: Sequence[Option]) -> list[Entry]:
    """Choices that were made elsewhere, as lines of a new table's log."""
    for choice in choices:
        match.play(choice)
    lines = zip(match.choosers, match.choices, strict=True)
    return [Entry(table_id, n, seat, " ".join(words), time(), None, "open") for n, (seat, words) in enumerate(lines)]


def _seat(number: int, wish: SeatWish, person: str) -> Seat:
    if wish.kind == "me":
        return Seat(number, "person", person, wish.level)
    return Seat(number, wish.kind, None, wish.level)
