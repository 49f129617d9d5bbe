"""Tyrants of the Underdark. Start reading in `game.py`; the rules stand in docs/rules/en/tyrants.md (TY-...)."""

from . import cards as cards  # declares every card before any rule looks one up
