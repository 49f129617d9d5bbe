"""What components do to the rules: the kinds that rules ask for are in `passives/kinds.py`."""
