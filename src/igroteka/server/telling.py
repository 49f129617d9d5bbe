"""What people are told of a table and its match: as much as each may know."""

from collections.abc import Iterable
from typing import Any

from igroteka.kernel import Decision, Event, Match, Record, Word

from .messages import DecisionMessage, News, SeatMessage, TableMessage
from .storage import StoredTable


def table_message(table: StoredTable, person: str) -> TableMessage:
    """A table as a person may see it."""
    return TableMessage(
        id=table.id,
        game=table.game,
        options=table.options,
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
    )


def decision_message(decision: Decision) -> DecisionMessage:
    """A question as the page needs it."""
    facts = {key: _plain(fact) for key, fact in decision.facts.items()}
    return DecisionMessage(decision.seat, decision.kind, decision.rule, list(decision.options), facts)


def _plain(fact: Any) -> Any:
    if isinstance(fact, Word):
        return fact.say()
    if isinstance(fact, tuple):
        return [_plain(part) for part in fact]
    return fact


def heard(events: Iterable[Event], mine: list[int]) -> list[Event]:
    """The events that the viewer may know of."""
    viewers: list[int | None] = [*mine] or [None]
    return [event for event in events if any(event.heard_by(seat) for seat in viewers)]


def retold(record: Record, mine: list[int]) -> list[News]:
    """All choices of a game with what they brought, as far as the viewer may know of it."""
    news = []
    for number, match in enumerate(record.steps()):
        if number:
            news.append(News(number, match.choosers[-1], heard(match.log, mine)))
        match.log.clear()
    return news


def owned(match: Match, mine: list[int]) -> dict[str, Any]:
    """What each of the viewer's seats may know and nobody else."""
    return {str(seat): match.own(seat) for seat in mine}
