"""The options of a new game: the scenario, its figures, optional rules, heroes (MK-FLOW-01..03)."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from igroteka.kernel import Field

from ..box.tables import Box, Scenario

COMPETITIVE_ONLY = ("hero_auction", "peaceful", "no_interactive_spells", "no_interactive_skills")
"""Optional rules that mean nothing where all play together."""


class Options(Struct, frozen=True):
    """What players agree on before a game."""

    scenario: str = "first_reconnaissance"
    shape: str = "free_wedge"
    heroes: Literal["choose", "random"] = "choose"
    """Do players choose their heroes, or does chance?"""
    variants: tuple[str, ...] = ()
    """The optional rules in use."""


def form(box: Box, options: Options, seats: int) -> tuple[Field, ...]:
    """The options that fit the number of players and each other."""
    scenarios = tuple(one.id for one in box.scenarios.values() if seats in one.seats)
    scenario = box.scenarios.get(options.scenario) or box.scenarios[scenarios[0]]
    variants = fitting(box, scenario, seats, options.variants)
    return (
        Field("scenario", scenarios),
        Field("shape", scenario.shapes.get(seats, ("wedge",))),
        Field("heroes", ("choose", "random")),
        Field("variants", variants, kind="variant", several=(0, len(variants))),
    )


def fitting(box: Box, scenario: Scenario, seats: int, chosen: Sequence[str]) -> tuple[str, ...]:
    """The optional rules that make sense here, and with the others."""
    out = set()
    if scenario.cooperative or seats == 1:
        out |= {*COMPETITIVE_ONLY}
    if "rampage" in chosen:
        out.add("more_rampage")
    elif "more_rampage" in chosen:
        out.add("rampage")
    if "night_arrival" in chosen:
        out.add("darkness_comes")
    elif "darkness_comes" in chosen:
        out.add("night_arrival")
    if scenario.first_game or scenario.cities.get(seats, 0) > 3 or scenario.friendly:
        out.add("megapolis")
    return tuple(variant for variant in box.variants if variant not in out)
