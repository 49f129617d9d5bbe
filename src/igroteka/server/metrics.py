"""`/metrics`: what Prometheus is told of this node, and who may ask."""

import asyncio
import hmac
from collections import Counter as Tally
from ipaddress import ip_address
from time import perf_counter
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State as AppState
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from .lobby import Lobby

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""What proxies add to the requests that they pass on."""
SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
MOVE_SECONDS = Histogram("igroteka_move_seconds", "How long moves took.", buckets=SECONDS, registry=None)


class Metrics:
    """The figures of one node. Requests are counted by route, never by address: there are only so many routes."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.registry.register(MOVE_SECONDS)
        said: dict[str, Any] = {"registry": self.registry, "namespace": "igroteka"}
        self.requests = Counter("requests", "HTTP requests.", ["method", "route", "status"], **said)
        self.request_seconds = Histogram("request_seconds", "How long requests took.", buckets=SECONDS, **said)
        self.tables = Gauge("tables", "Tables in memory.", ["status"], **said)
        self.open_tables = Gauge("open_tables", "Tables in the database that wait for players.", **said)
        self.sockets = Gauge("sockets", "Pages at tables.", **said)
        self.queued_jobs = Gauge("queued_jobs", "Jobs that wait for a worker.", **said)

    async def told(self, lobby: Lobby) -> bytes:
        """All figures as they are now."""
        self.open_tables.set(await asyncio.to_thread(lobby.storage.count_open))
        tables = list(lobby.live.values())
        self.tables.clear()
        for status, count in Tally(table.stored.status for table in tables).items():
            self.tables.labels(status).set(count)
        self.sockets.set(sum(table.pages for table in tables))
        self.queued_jobs.set(lobby.workers.queued)
        return generate_latest(self.registry)

    def measured(self, app: ASGIApp) -> ASGIApp:
        """Count what passes through here, and take its time."""

        async def run(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            began = perf_counter()

            async def count(message: Message) -> None:
                if message["type"] == "http.response.start":
                    self.request_seconds.observe(perf_counter() - began)
                    self.requests.labels(scope["method"], scope["path_template"], message["status"]).inc()
                await send(message)

            await app(scope, receive, count)

        return run

    def may_ask(self, request: Request[Any, Any, Any]) -> bool:
        """Whoever has the token, or sits at this very machine; not somebody whom a proxy lets through to it."""
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        if self.token and hmac.compare_digest(shown.encode(), self.token.encode()):
            return True
        is_passed_on = any(header in request.headers for header in FORWARDED)
        return not is_passed_on and request.client is not None and _is_loopback(request.client.host)


@get("/metrics", include_in_schema=False)
async def get_metrics(request: Request[Any, Any, Any], state: AppState) -> Response[bytes]:
    """The figures; for strangers there are none."""
    metrics: Metrics = state.metrics
    if not metrics.may_ask(request):
        raise NotFoundException
    return Response(await metrics.told(state.lobby), media_type=CONTENT_TYPE_PLAIN_0_0_4)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
