"""Advice for a person: what the search would do, why, and what it makes of the chance to win.

All chances come from one search tree. The chance now is that of the position played on with the best move: the best
move keeps it, every other one gives some of it away.
"""

from collections import defaultdict
from operator import attrgetter

from msgspec import Struct

from igroteka.kernel import Match, Option

from .mcts import Line, MctsBot, lines

ADVISED = 3  # so many of the best options
TRUSTED = 0.25  # of the visits of the option tried most: what was tried less often is not known well enough
WORLDS = 16  # in which an option is tried to see what it brings
REASONS = 3
LEAST = 0.2  # a term that changes less is no reason


class Reason(Struct, frozen=True):
    """Something that will be better or worse when the turn is over, and by how much as players count it.

    The count is 0 where nobody would count, or where only the rivals' share changes.
    """

    term: str
    better: bool
    count: int


class Advised(Struct, frozen=True):
    """An option, the chance to win that the search saw behind it, and the largest changes it leads to."""

    option: Option
    value: float
    reasons: list[Reason]


class Advice(Struct, frozen=True):
    """The chance to win as the position stands, and the best options, the very best first."""

    chance: float
    options: list[Advised]


def advise(match: Match, seat: int, bot: MctsBot) -> Advice:
    """What the bot would advise the seat that has to decide."""
    best = trusted(search(match, seat, bot))[:ADVISED]
    options = [Advised(line.option, line.value, reasons(match, seat, line.option, bot)) for line in best]
    return Advice(best[0].value, options)


def search(match: Match, seat: int, bot: MctsBot) -> list[Line]:
    """What the search makes of the options; an only one needs no search to be taken, but a look to be judged."""
    found = bot.analyse(match, seat)
    if len(found) > 1:
        return found
    assert bot.tree is not None
    for _ in range(WORLDS):
        bot.iterate(bot.determinize(match, seat), seat, bot.tree.root)
    return lines(bot.tree.root, [found[0].option])


def trusted(found: list[Line]) -> list[Line]:
    """The options that the search knows well, those with the best chances first."""
    most = max(line.visits for line in found)
    known = [line for line in found if line.visits >= TRUSTED * most]
    return sorted(known, key=attrgetter("value", "visits"), reverse=True)


def reasons(match: Match, seat: int, option: Option, bot: MctsBot) -> list[Reason]:
    """The terms that change most when the turn goes on with the option as the search would have it."""
    game = match.game
    worth: defaultdict[str, float] = defaultdict(float)
    held: defaultdict[str, float] = defaultdict(float)

    def add(world: Match, sign: int) -> None:
        for changes, terms in ((worth, game.explain(world.state, seat)), (held, game.holdings(world.state, seat))):
            for term, amount in terms.items():
                changes[term] += sign * amount / WORLDS

    for _ in range(WORLDS):
        world = bot.determinize(match, seat)
        add(world, -1)
        bot.play_out(world, option)
        add(world, +1)
    lasting = sorted(held, key=lambda term: abs(worth[term]), reverse=True)
    telling = [term for term in lasting if abs(worth[term]) >= LEAST]
    return [reason(term, worth[term] > 0, round(held[term])) for term in telling[:REASONS]]


def reason(term: str, better: bool, change: int) -> Reason:
    """More is better; where both go different ways, the rivals have lost or gained more, and no count tells it."""
    return Reason(term, better, abs(change) if (change > 0) == better else 0)
