"""The scenarios, one declaration after the other, in the order of the scenario book."""
