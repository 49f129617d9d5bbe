"""Exchange with Tabletop Simulator: a chronicle as the string that its mod reads and writes.

`codes` are the numbers of cards, sites and colours, `strings` the text field by field, `carrying` makes a chronicle of
it, mends what is damaged, and goes the other way.
"""

from .carrying import Reading, read, write

__all__ = ["Reading", "read", "write"]
