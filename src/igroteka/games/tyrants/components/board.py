"""The map of the Underdark, read from `board.json` (TY-SITE, TY-ROUTE, TY-PRES)."""

from importlib.resources import files

import msgspec

from ..box import Board

BOARD = msgspec.json.decode((files(__package__) / "board.json").read_bytes(), type=Board)
