"""What requests cost, and quotas: how much a person, and an address, may have at once or in a while."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from litestar import Request

from . import messages
from .people import Allowances, Asker
from .refusal import Refused, check_letters, crowded
from .settings import Limits

COSTS: dict[str | type, int] = {
    "PUT /api/me": 3,
    "DELETE /api/me": 25,
    "GET /api/tables": 3,
    "GET /api/tables/open": 3,
    "POST /api/tables": 5,
    "POST /api/tables/{table_id}/rematch": 5,
    "POST /api/tables/{table_id}/sequel": 5,
    "GET /api/tables/{table_id}/story": 5,
    "GET /api/tables/{table_id}/course": 10,
    "GET /api/tables/{table_id}/moments/{number}": 5,
    "GET /api/tables/{table_id}/curve": 10,
    "GET /api/tables/{table_id}/record": 5,
    "GET /api/tables/{table_id}/catalogue": 5,
    "GET /api/tables/{table_id}/components": 5,
    "POST /api/tables/{table_id}/branch": 10,
    "POST /api/games/{name}/components": 25,
    "POST /api/records": 20,
    "POST /api/records/read": 10,
    "POST /api/records/course": 10,
    "POST /api/records/moments/{number}": 5,
    "POST /api/records/curve": 10,
    "POST /api/records/catalogue": 5,
    "POST /api/records/branch": 20,
    "PUT /api/tables/{table_id}/blocks/{author}": 5,
    messages.Say: 3,
    messages.AskIrreversible: 2,
    messages.AskHint: 20,
}
"""What takes more than a cheap request, and as many times as much; all others cost 1."""
OWN_BOX = 25
"""What a table with components of its own costs besides."""
UPLOADS = {
    "POST /api/games/{name}/components",
    "POST /api/records",
    "POST /api/records/read",
    "POST /api/records/branch",
}
OPENINGS = {
    "POST /api/tables",
    "POST /api/tables/{table_id}/rematch",
    "POST /api/tables/{table_id}/sequel",
    "POST /api/tables/{table_id}/branch",
    "POST /api/records",
    "POST /api/records/branch",
}
COUNTED = ("/api/", "/schema")
"""Where paths begin that cost something: the files of the page do not."""
PATIENCE = 3.0
"""For so many seconds requests can be saved up."""


class Held:
    """So many at once, for each person and for each address."""

    def __init__(self, most: int, people: int, refusal: Callable[[], Refused]) -> None:
        self.most, self.people, self.refusal = most, people, refusal
        self.held: Counter[str] = Counter()

    @contextmanager
    def hold(self, asker: Asker) -> Iterator[None]:
        """One more, as long as it lasts."""
        self.take(asker)
        try:
            yield
        finally:
            self.give_back(asker)

    def take(self, asker: Asker) -> None:
        """One more, until it is given back."""
        if self.held[asker.person] >= self.most:
            raise self.refusal()
        if self.held[asker.place] >= self.people * self.most:
            raise crowded(self.people)
        self.held.update((asker.person, asker.place))

    def give_back(self, asker: Asker) -> None:
        """One less."""
        for who in (asker.person, asker.place):
            self.held[who] -= 1
            if not self.held[who]:
                del self.held[who]


class Quotas:
    """All that is counted on this node."""

    def __init__(self, limits: Limits) -> None:
        people = limits.people_per_address

        def rate(most: float, seconds: float, *refusal: Any) -> Allowances:
            return Allowances(most, seconds, people, partial(Refused, *refusal))

        def held(most: int, *refusal: Any) -> Held:
            return Held(most, people, partial(Refused, *refusal))

        self.requests = rate(
            limits.messages_per_second * PATIENCE, PATIENCE, "too-fast", "Too many requests; wait a moment.", 429
        )
        most = limits.uploads_per_minute
        self.uploads = rate(
            most, 60, "too-many-uploads", f"You may send {most} files a minute; wait a little.", 429, most
        )
        most = limits.tables_per_hour
        self.openings = rate(
            most, 3600, "too-many-openings", f"You may open {most} tables an hour; wait a little.", 429, most
        )
        most = limits.hints_per_minute
        self.hints = rate(
            most, 60, "too-many-hints", f"You may ask for {most} hints a minute; wait a little.", 429, most
        )
        self.thinking = held(1, "hint-waiting", "You are already waiting for a hint.", 429)
        most = limits.sockets
        self.sockets = held(
            most, "too-many-sockets", f"You may look at tables through {most} pages at once; close one.", 409, most
        )


def too_many_bots(most: int) -> Refused:
    """Bots think for a person at so many tables."""
    sentence = f"Bots play at {most} unfinished tables of yours, and at no more: finish or delete one."
    return Refused("too-many-tables", sentence, 429, most)


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Before anything else: what is asked for can be written, and not too much is asked."""
    path = request.scope["path"]
    if path.startswith(COUNTED):
        check_letters(path)
        state = request.app.state
        quotas: Quotas = state.quotas
        asker, route = state.identities.asker(request), route_of(request)
        quotas.requests.spend(asker, COSTS.get(route, 1))
        if route in UPLOADS:
            quotas.uploads.spend(asker)
        if route in OPENINGS:
            quotas.openings.spend(asker)


def route_of(request: Request[Any, Any, Any]) -> str:
    """The method and the path with the names of its parameters."""
    return f"{request.method} {request.scope['path_template']}"
