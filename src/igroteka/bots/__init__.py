"""Bots: they know the kernel and a game's evaluation, and play fair."""

from collections.abc import Mapping
from math import isfinite
from typing import NoReturn

from igroteka.kernel import BadSetup

from .advice import Advice, Advised, advise
from .bot import Bot
from .greedy import GreedyBot
from .mcts import Budget, Line, MctsBot
from .random import RandomBot

BOTS: Mapping[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "mcts": MctsBot}

LEVELS: Mapping[str, str] = {"easy": "greedy:2", "normal": "greedy", "hard": "mcts"}
"""What a table offers, and the bot behind each level."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed plays the same way.

    After a colon greedy takes how many points its judgement is off, and mcts how long it thinks about a choice: so
    many seconds, or so many iterations.

    >>> make_bot("random", seed=1).name
    'random'
    >>> make_bot("mcts:0.2", seed=1).budget, make_bot("mcts:500i", seed=1).budget
    (Budget(seconds=0.2, iterations=0), Budget(seconds=1.0, iterations=500))
    """
    kind, colon, detail = name.partition(":")
    if kind not in BOTS:
        raise BadSetup(f'There is no bot "{name}"; choose one of: {", ".join(BOTS)}.')
    if not colon:
        return BOTS[kind](seed)
    if kind == MctsBot.name:
        return MctsBot(seed, _budget(name, detail))
    if kind == GreedyBot.name:
        return GreedyBot(seed, _positive(detail) or _refuse(name, "points of noise, as in greedy:2"))
    return _refuse(name, f"nothing after {kind}")


def _budget(name: str, detail: str) -> Budget:
    """How long to think, written as `0.2` (seconds) or `500i` (iterations)."""
    if detail.endswith("i"):
        iterations = detail[:-1]
        if iterations.isdecimal() and int(iterations):
            return Budget(iterations=int(iterations))
    elif seconds := _positive(detail):
        return Budget(seconds=seconds)
    return _refuse(name, "seconds, as in mcts:0.2, or iterations, as in mcts:500i")


def _positive(text: str) -> float:
    """The positive number that the text is; 0 if it is none."""
    try:
        number = float(text)
    except ValueError:
        return 0.0
    return number if isfinite(number) and number > 0 else 0.0


def _refuse(name: str, expected: str) -> NoReturn:
    raise BadSetup(f'The bot "{name}" is not understood; write {expected}.')


__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Advised",
    "Bot",
    "Budget",
    "GreedyBot",
    "Line",
    "MctsBot",
    "RandomBot",
    "advise",
    "make_bot",
]
