"""The options of a new game: the scenario, its figures, optional rules, heroes (MK-FLOW-01..03)."""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import Field

from ..box.tables import Box

SCENARIOS: dict[int, str] = {1: "solo_conquest"}
"""The usual scenario for so many players; First Reconnaissance for all others."""


class Options(Struct, frozen=True):
    """What players agree on before a game."""

    scenario: str = "first_reconnaissance"
    heroes: Literal["choose", "random"] = "choose"
    """Do players choose their heroes, or does chance?"""


def form(box: Box, options: Options, seats: int) -> tuple[Field, ...]:
    """The options that fit the number of players and each other."""
    scenarios = tuple(one.id for one in box.scenarios.values() if seats in one.seats)
    return (Field("scenario", scenarios), Field("heroes", ("choose", "random")))
