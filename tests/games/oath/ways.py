"""Boards for journeys, and where they led."""

from tests.games.oath.table import Table

BOARD = ("plains", "river", "mountain", "steppe", "salt_flats", "standing_stones", "wastes", "great_slum")
"""No site that has anything to do with Travel."""


def board(**sites: str) -> tuple[str, ...]:
    """The plain board with other sites in the place of some."""
    return tuple(sites.get(site, site) for site in BOARD)


WOOD = board(plains="shrouded_wood", steppe="narrow_pass", wastes="the_hidden_place")
"""The Shrouded Wood in the Cradle, and what its travellers need not mind."""


def place_of(table: Table, seat: int = 1) -> str:
    """Where a pawn is."""
    return table.g.places[table.player(seat).at].site
