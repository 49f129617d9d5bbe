"""Tyrants of the Underdark. Start reading in `game.py`; the rules stand in docs/rules/en/tyrants.md (TY-...)."""
