"""The toy with more to agree on: options that depend on each other, teams, and a chronicle that goes on."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

from igroteka.kernel import AnyGame, Chance, Field, Outcome, choice
from tests.kernel import toy
from tests.kernel.toy import TOY, Box, Heap

CHAPTERS = 3
"""A saga has no more."""
Winners = Annotated[tuple[int, ...], Meta(max_length=4)]


class Chronicle(Struct, frozen=True, forbid_unknown_fields=True):
    """Who has won, match by match."""

    winners: Annotated[tuple[Winners, ...], Meta(max_length=CHAPTERS)] = ()


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """With four players there can be pairs, for whom there are more stones but nothing to vary."""

    scenario: Literal["pairs", "alone"] = "alone"
    stones: int = 7
    variants: Annotated[tuple[str, ...], Meta(max_length=2)] = ()
    chronicle: Chronicle = Chronicle()


class Saga(Heap, kw_only=True):
    """Pairs sit across."""

    pairs: bool


def form(_: Box, options: Options, seats: int) -> tuple[Field, ...]:
    scenario = choice(Options, "scenario") if seats == 4 else Field("scenario", ("alone",))
    if options.scenario == "pairs":
        return scenario, Field("stones", (12, 15))
    return scenario, Field("stones", (5, 7, 12)), Field("variants", ("blind", "quick"), kind="variant", several=(0, 2))


def presets(_: Box, seats: int) -> dict[str, Options]:
    first = {"first": Options(stones=5, variants=("quick",))}
    return {**first, "feud": Options("pairs", 15)} if seats == 4 else first


def setup(box: Box, options: Options, seats: int, chance: Chance) -> Saga:
    """Every chapter adds a stone."""
    stones = options.stones + len(options.chronicle.winners)
    heap = toy.setup(box, toy.Options(stones), seats, chance)
    return Saga(**structs.asdict(heap), pairs=options.scenario == "pairs")


def outcome(saga: Saga) -> Outcome:
    if not saga.pairs:
        return toy.outcome(saga)
    teams = (0, 2), (1, 3)
    points = [sum(saga.taken[seat] for seat in team) for team in teams]
    best = [team for team, sum_ in zip(teams, points, strict=True) if sum_ == max(points)]
    winners = tuple(sorted(seat for team in best for seat in team))
    return Outcome(winners, tuple(points * 2), tuple({"stones": taken} for taken in saga.taken), teams)


def legacy(saga: Saga, options: Options) -> Options | None:
    winners = (*options.chronicle.winners, outcome(saga).winners)
    return structs.replace(options, chronicle=Chronicle(winners)) if len(winners) < CHAPTERS else None


_plain: AnyGame = TOY
SAGA = replace(
    _plain,
    name="saga",
    seats=range(2, 5),
    options=Options,
    state=Saga,
    setup=setup,
    form=form,
    presets=presets,
    outcome=outcome,
    legacy=legacy,
    locales=Path(__file__).parent / "locales",
)
