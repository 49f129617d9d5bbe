"""What can be said of some meeples and of some places once for all: random games and searches meet the same ones again.

Nothing here depends on the state of a match (MM-LOC-04..06, MM-KOTH-01).
"""

from collections.abc import Callable
from functools import lru_cache, partial

from igroteka.kernel import Option, from_box

from ..actions.needs import Need, needs, shapes, useful
from ..box import CORRUPTION, Box
from ..might import role_of
from .send import Messages, messages

Layout = tuple[dict[str, Need], dict[str, tuple[str, ...]]]
"""Places that need certain meeples, and King of the Hill locations with those who may reign there."""


class Openings(dict[str, tuple[Option, ...]]):
    """Who of some meeples may be sent first to a place that needs somebody, by place."""

    def __init__(self, required: dict[str, Need], meeples: tuple[str, ...], stand_ins: tuple[str, ...]) -> None:
        super().__init__()
        self.required, self.meeples, self.stand_ins = required, meeples, stand_ins

    def __missing__(self, place: str) -> tuple[Option, ...]:
        self[place] = messages(useful(self.required[place], self.meeples, self.stand_ins))[place]
        return self[place]


class Tavern:
    """Some meeples, and how they may be sent: worked out once for all turns in which they meet again."""

    def __init__(self, required: dict[str, Need], meeples: tuple[str, ...], stand_ins: tuple[str, ...]) -> None:
        self.fighters = [unit for unit in meeples if unit != CORRUPTION]
        self.anyone = shapes(meeples, stand_ins)
        self.joining = messages(self.anyone)
        self.opening = Openings(required, meeples, stand_ins)
        self._kings: dict[tuple[str, ...], Messages] = {}

    def kings(self, crown: tuple[str, ...]) -> Messages:
        """Who may be sent first to a King of the Hill location for these classes."""
        found = self._kings.get(crown)
        if found is None:
            found = self._kings[crown] = messages(tuple(one for one in self.anyone if role_of(one) in crown))
        return found


@from_box
def taverns(box: Box) -> Callable[[tuple[str, ...], tuple[str, ...]], Tavern]:
    """A Tavern for any meeples and those who may stand in for others."""
    return lru_cache(maxsize=4096)(partial(Tavern, needs(box)))


@from_box
def layouts(box: Box) -> Callable[[tuple[str, ...]], Layout]:
    """How some places may be entered."""
    required = needs(box)

    @lru_cache(maxsize=1024)
    def layout(places: tuple[str, ...]) -> Layout:
        crowns = {place: tuple(box.locations[place].crown) for place in places if not required[place]}
        return {place: required[place] for place in places if required[place]}, crowns

    return layout
