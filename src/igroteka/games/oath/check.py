"""What a box must hold to be played with."""

from collections.abc import Iterator

from igroteka.kernel import Fault

from .box import Box


def check_box(box: Box) -> Iterator[Fault]:
    """Everything that is wrong with a box."""
    return iter(())
