"""opening (OA-1.23)."""

from igroteka.kernel import Flow

from ..state import State


def opening(g: State) -> Flow[None]:
    """Opening."""
    return
    yield
