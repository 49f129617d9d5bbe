"""Bots: they know the kernel and a game's evaluation, and play fair."""

from collections.abc import Mapping

from igroteka.kernel import BadSetup

from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot

BOTS: Mapping[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot of that level; the same seed plays the same way.

    >>> make_bot("random", seed=1).name
    'random'
    """
    if name not in BOTS:
        raise BadSetup(f'There is no bot "{name}"; choose one of: {", ".join(BOTS)}.')
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]
