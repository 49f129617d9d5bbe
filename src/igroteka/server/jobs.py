"""What workers work out: what bots do, what a hint says, whether a box can be played with."""

from collections import OrderedDict

from msgspec import Struct
from msgspec.json import encode

from igroteka.bots import LEVELS, Advice, Bot, Budget, MctsBot, advise, make_bot
from igroteka.kernel import Match, Option, Position, Record, Setup, catalogue, export_components, played_with, try_out

HINT_SECONDS = 1.0
REMEMBERED = 32


def try_box(game: str, text: str) -> str:
    """The name of the set of components that the text holds, if games with it can be played."""
    found = played_with(game, text)
    if found.components:
        try_out(found)
    return found.components


def shown(game: str, text: str) -> bytes:
    """What lies in a box, as JSON."""
    return encode(catalogue(played_with(game, text).box))


def exported(game: str, text: str) -> str:
    """A box as a file to be edited."""
    return export_components(played_with(game, text))


def look_ahead(
    game: str, box: str, setup: Setup, position: Position, choices: list[Option], options: list[Option]
) -> dict[Option, bool]:
    """Which of the options will reveal something, some choices after a position."""
    match = Match.resume(played_with(game, box), setup, choices, position=position, silent=True)
    return {option: match.reveals(option) for option in options}


class Thought(Struct):
    """A match that was thought about, so that only new choices are replayed; and the bot whose turn it is."""

    match: Match
    bot: Bot | None = None
    role: tuple[int, str, int] | None = None
    """The seat and the level that the bot plays, and in which turn."""


_thoughts: OrderedDict[str, Thought] = OrderedDict()
"""The latest ones, by their tables."""


def choose(table_id: str, record: Record, seat: int, level: str) -> Option:
    """What the bot does; while its turn lasts it is the same bot, which knows what it has thought already."""
    thought = _thought(table_id, record)
    role = (seat, level, thought.match.state.turns)
    if thought.bot is None or thought.role != role:
        seed = hash((record.seed, len(record.choices)))
        thought.bot, thought.role = make_bot(LEVELS[level], seed), role
    return thought.bot.choose(thought.match, seat)


def hint(table_id: str, record: Record, seat: int) -> Advice:
    """What a strong bot would do, and why."""
    match = _thought(table_id, record).match
    return advise(match, seat, MctsBot(len(record.choices), Budget(seconds=HINT_SECONDS)))


def _thought(table_id: str, record: Record) -> Thought:
    """The match as it stands, continued from the one remembered if that is its beginning."""
    thought = _thoughts.pop(table_id, None)
    if thought is None or tuple(thought.match.choices) != record.choices[: len(thought.match.choices)]:
        thought = Thought(record.replay(silent=True))
    for choice in record.choices[len(thought.match.choices) :]:
        thought.match.play(choice)
    _thoughts[table_id] = thought
    if len(_thoughts) > REMEMBERED:
        _thoughts.popitem(last=False)
    return thought
