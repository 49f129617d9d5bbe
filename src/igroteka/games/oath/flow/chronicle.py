"""chronicle (OA-8)."""

from igroteka.kernel import Flow

from ..state import State


def chronicle(g: State) -> Flow[None]:
    """Chronicle."""
    return
    yield
