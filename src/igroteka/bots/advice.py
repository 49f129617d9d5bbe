"""Advice for a person: what the search would do, why, and what it makes of the chance to win."""

from statistics import fmean

from msgspec import Struct

from igroteka.kernel import Match, Option

from .mcts import MctsBot, chance_to_win

EXPLAINED = 3  # so many of the best options get reasons
WORLDS = 16  # in which an option is tried to see what it brings
REASONS = 3
LEAST = 0.05  # a term that changes less is no reason


class Reason(Struct, frozen=True):
    """A term of the game's evaluation, and by how much it is expected to change until the turn is over."""

    term: str
    change: float


class Advised(Struct, frozen=True):
    """An option, the chance to win that the search saw behind it, and the largest changes it leads to."""

    option: Option
    value: float
    reasons: list[Reason]


class Advice(Struct, frozen=True):
    """The chance to win as the position stands, and the options, best first."""

    chance: float
    options: list[Advised]


def advise(match: Match, seat: int, bot: MctsBot) -> Advice:
    """What the bot would advise the seat that has to decide."""
    lines = bot.analyse(match, seat)
    worlds = [bot.imagine(match, seat) for _ in range(WORLDS)]
    chance = fmean(chance_to_win(match.game.evaluate(world.state, seat)) for world in worlds)
    options = [
        Advised(line.option, line.value, reasons(match, seat, line.option, bot) if place < EXPLAINED else [])
        for place, line in enumerate(lines)
    ]
    return Advice(chance, options)


def reasons(match: Match, seat: int, option: Option, bot: MctsBot) -> list[Reason]:
    """The terms that change most when the turn goes on with the option as the search would have it."""
    changes: dict[str, list[float]] = {}
    for _ in range(WORLDS):
        world = bot.imagine(match, seat)
        before = match.game.weigh(world.state, seat)
        bot.play_out(world, option)
        after = match.game.weigh(world.state, seat)
        for term in before:
            changes.setdefault(term, []).append(after[term] - before[term])
    found = [Reason(term, fmean(each)) for term, each in changes.items()]
    found = [reason for reason in found if abs(reason.change) >= LEAST]
    return sorted(found, key=lambda reason: abs(reason.change), reverse=True)[:REASONS]
