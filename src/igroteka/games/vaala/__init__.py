"""Dragonbond: Lords of Vaala. Start reading in `game.py`; the rules stand in docs/rules/en/vaala.md (LV-...)."""
