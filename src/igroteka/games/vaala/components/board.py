"""The map of Valerna, read from `board.json`: twelve regions, their borders, two seas (LV-REGN, LV-MOUNT, LV-SEA)."""

from importlib.resources import files

import msgspec

from ..box import Board

BOARD = msgspec.json.decode((files(__package__) / "board.json").read_bytes(), type=Board)
