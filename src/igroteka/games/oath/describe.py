"""The table in words, as a seat sees it."""

from igroteka.kernel import Speech

from .box import Box
from .view import Own, View


def describe(_: Box, view: View, own: Own) -> list[Speech]:
    """Everything that the reader may know, line by line."""
    return []
