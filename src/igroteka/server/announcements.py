"""Announcements: what has happened at a table, for all pages that look at it, on this node and on others."""

from collections.abc import Callable
from secrets import token_urlsafe

import msgspec
from msgspec import Struct

from .chats import Said
from .nodes import Nodes


class Announcement(Struct, frozen=True):
    """A table has changed, is gone (version -1), or something was said there."""

    node: str
    table_id: str
    version: int
    said: Said | None = None


Ear = Callable[[Announcement], None]
"""With which a page hears."""

_decoder = msgspec.json.Decoder(Announcement)


class Announcements:
    """Pages of this node are told directly, other nodes of the same database through it."""

    def __init__(self, nodes: Nodes | None = None) -> None:
        self.node = token_urlsafe(6)
        self.nodes = nodes
        self.ears: dict[str, set[Ear]] = {}
        """Of the pages at each table."""

    async def open(self) -> None:
        """Begin to hear the other nodes."""
        if self.nodes:
            await self.nodes.open(self._hear, self._look_again)

    async def close(self) -> None:
        """Hear nobody any more."""
        if self.nodes:
            await self.nodes.close()

    @property
    def is_deaf(self) -> bool:
        """Are there other nodes that cannot be heard?"""
        return self.nodes is not None and not self.nodes.hears.is_set()

    def listen(self, table_id: str, ear: Ear) -> None:
        """Hear what happens at a table."""
        self.ears.setdefault(table_id, set()).add(ear)

    def leave(self, table_id: str, ear: Ear) -> None:
        """Hear no more of it."""
        self.ears[table_id].discard(ear)
        if not self.ears[table_id]:
            del self.ears[table_id]

    def make(self, table_id: str, version: int, said: Said | None = None) -> None:
        """Tell everybody."""
        announcement = Announcement(self.node, table_id, version, said)
        self._tell(announcement)
        if self.nodes:
            self.nodes.say(msgspec.json.encode(announcement).decode())

    def _hear(self, text: str) -> None:
        """A node has said something, perhaps this one."""
        announcement = _decoder.decode(text)
        if announcement.node != self.node:
            self._tell(announcement)

    def _look_again(self) -> None:
        """Something may have been missed at any table."""
        for table_id in tuple(self.ears):
            self._tell(Announcement("", table_id, 0))

    def _tell(self, announcement: Announcement) -> None:
        for ear in tuple(self.ears.get(announcement.table_id, ())):
            ear(announcement)
