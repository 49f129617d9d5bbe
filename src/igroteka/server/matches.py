"""From what is stored to a match: taken up at its last position, or carried over to better rules."""

import logging
from collections import deque
from collections.abc import Sequence

from msgspec import structs

from igroteka.kernel import NOBODY, BadPosition, BadRecord, IllegalChoice, Match, Option, Position, Record

from .stored import Past, StoredTable

UNDO, RULES = "undo", "rules"
"""The words that are no choice: see the entries of the schema."""

logger = logging.getLogger(__name__)


def effective(lines: Sequence[tuple[int, str]]) -> list[tuple[int, Option]]:
    """The choices that stand, with who made them, once those taken back and those that fit no more are left out.

    >>> effective([(0, "start skullport"), (0, "play noble"), (0, "undo 1"), (0, "end")])
    [(0, ('start', 'skullport')), (0, ('end',))]
    >>> effective([(0, "play noble"), (0, "end"), (255, "rules 3 1"), (0, "play soldier")])
    [(0, ('play', 'noble')), (0, ('play', 'soldier'))]
    """
    choices: list[tuple[int, Option]] = []
    for seat, line in lines:
        words = line.split(" ")
        if words[0] == UNDO:
            del choices[len(choices) - int(words[1]) :]
        elif words[0] == RULES:
            del choices[int(words[2]) :]
        else:
            choices.append((seat, tuple(words)))
    return choices


def recorded(table: StoredTable, past: Past, box: str) -> Record:
    """The choices that stand, as the log has them."""
    choices = tuple(choice for _, choice in effective(past.lines))
    setup = (table.game, table.rules, len(table.seats), table.seed, table.options)
    return Record(*setup, choices, table.components, box, past.base)


def taken_up(record: Record, past: Past) -> Match:
    """The match of a record, from its last position if there is one."""
    if past.position is None:
        return record.replay()
    start = past.base.choices if past.base else 0
    choosers = bytes([NOBODY] * start + [seat for seat, _ in effective(past.lines)][start:])
    try:
        return Match.resume(
            record.played_game(),
            record.setup,
            record.choices,
            base=past.base,
            position=past.position,
            choosers=choosers,
        )
    except (BadPosition, IllegalChoice):
        logger.exception("A position did not fit its log; the match was played again from the beginning.")
        return record.replay()


def carried_over(record: Record, position: Position | None) -> tuple[Match, bool]:
    """A match of earlier rules under the present ones, and whether it goes on from a new base.

    If its choices still lead to the same position, it goes on as if nothing had happened. Otherwise it goes on from
    that position, with the choices since that still fit; if there is none, from the last choice that still fits.
    """
    record = _with_a_box_that_fits(record)
    reached = deque(record.look(), maxlen=1).pop()
    kept = _from_position(record, position) if position else None
    is_whole = len(reached.choices) == len(record.choices)
    if is_whole and (kept is None or _is_same(reached.position, kept.base)):
        return reached, False
    return kept or _rebased(record, reached.position, reached.choices), True


def _with_a_box_that_fits(record: Record) -> Record:
    """A box of one's own may not fit better rules; every component has its id, so the standard one takes its place."""
    try:
        record.played_game()
    except BadRecord as error:
        logger.warning("A match of %s goes on with the standard components. %s", record.game, error)
        return structs.replace(record, components="", box="")
    return record


def _is_same(one: Position, other: Position | None) -> bool:
    return other is not None and (one.choices, one.state) == (other.choices, other.state)


def _from_position(record: Record, position: Position) -> Match | None:
    try:
        match = _rebased(record, position.under(record.played_game()), record.choices[: position.choices])
        for choice in record.choices[position.choices :]:
            match.play(choice)
    except IllegalChoice:
        return match
    except Exception:  # whatever is wrong with an old position, its table goes on
        logger.exception("A match of %s cannot go on from its position of earlier rules.", record.game)
        return None
    return match


def _rebased(record: Record, position: Position, choices: Sequence[Option]) -> Match:
    """The match as it goes on from a position, behind which nothing can be taken back."""
    base = structs.replace(position, fixed=position.choices)
    return Match.resume(record.played_game(), record.setup, choices, base=base)
