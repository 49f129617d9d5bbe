"""What people are told of a table and its match: as much as each may know."""

from collections.abc import Iterable, Iterator
from typing import Any

from igroteka.kernel import NOBODY, Decision, Event, Match, Record, Word

from .messages import DecisionMessage, News, Parted, SeatMessage, TableMessage
from .stored import StoredTable


def table_message(table: StoredTable, person: str) -> TableMessage:
    """A table as a person may see it."""
    return TableMessage(
        id=table.id,
        game=table.game,
        public=table.public,
        hosted=table.host == person,
        status=table.status,
        asked=table.asked,
        created=table.created,
        updated=table.updated,
        seats=[
            SeatMessage(seat.seat, seat.kind, seat.name, seat.level, seat.away, seat.person == person)
            for seat in table.seats
        ],
        components=table.components,
        rematch=table.rematch or "",
        barred=person in table.barred,
    )


def decision_message(match: Match, decision: Decision) -> DecisionMessage:
    """A question as the page needs it."""
    facts = {key: _plain(fact) for key, fact in decision.facts.items()}
    losses, bent = list(match.game.losses(match.state, decision)), list(match.game.bending(match.bent))
    return DecisionMessage(decision.seat, decision.kind, decision.rule, list(decision.options), facts, losses, bent)


def _plain(fact: Any) -> Any:
    if isinstance(fact, Word):
        return fact.say()
    if isinstance(fact, tuple):
        return [_plain(part) for part in fact]
    return fact


def heard(events: Iterable[Event], mine: list[int]) -> list[Event]:
    """The events that the viewer may know of."""
    viewers: list[int | None] = [*mine] or [None]
    return [event for event in events if event.to is None or any(event.heard_by(seat) for seat in viewers)]


def retold(record: Record, mine: list[int]) -> Iterator[tuple[News, Match]]:
    """The set-up and every choice of a game: what it brought, as far as the viewer may know, and the match then."""
    free = False
    for number, match in enumerate(record.look()):
        chooser = match.choosers[-1] if match.choosers else NOBODY
        yield News(number, chooser, heard(match.log, mine), free=free), match
        match.log.clear()
        free = is_free(match)


def parted(record: Record, match: Match) -> Parted | None:
    """Where a record parts from the present rules, if it could be shown only so far."""
    number = len(match.choices)
    return Parted(number, record.rules, match.game.rules) if number < len(record.choices) else None


def is_free(match: Match) -> bool:
    """Will the next choice be made in a turn of one's own, rather than answer what is asked in another's?"""
    return match.decision is not None and match.decision.seat == match.state.turn_seat


def owned(match: Match, mine: list[int]) -> dict[str, Any]:
    """What each of the viewer's seats may know and nobody else."""
    return {str(seat): match.private_view(seat) for seat in mine}
