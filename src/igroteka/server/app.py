"""The server: Litestar, wired together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from msgspec.json import encode
from sqlalchemy import make_url

from igroteka.kernel import LANGUAGES, BadComponents, BadRecord, IgrotekaError

from .components import HANDLERS as COMPONENTS
from .http import HANDLERS
from .live import live
from .lobby import Announcement, Lobby
from .nodes import PostgresBackend
from .page import HANDLERS as PAGE_HANDLERS
from .people import Allowances, Identities, check_request
from .refusal import Refused
from .replay import HANDLERS as REPLAY
from .settings import Settings
from .storage import is_shared


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health(state: AppState) -> Response[str]:
    """Alive, and hearing the other nodes if there may be any."""
    backend: ChannelsBackend = state.backend
    if isinstance(backend, PostgresBackend) and not backend.hears.is_set():
        return Response("deaf", status_code=503)
    return Response("ok")


def make_app(settings: Settings) -> Litestar:
    """A node of the server."""
    backend = announcements(settings.database)
    channels = ChannelsPlugin(
        backend,
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=200,
        subscriber_backlog_strategy="dropleft",
    )
    lobby = Lobby(settings, channels)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await lobby.open()
        yield
        await lobby.close()

    app = Litestar(
        route_handlers=[*HANDLERS, *REPLAY, *COMPONENTS, live, health, PrometheusController, *PAGE_HANDLERS],
        plugins=[channels],
        middleware=[PrometheusConfig(app_name="igroteka", group_path=True, exclude="/live$").middleware],
        lifespan=[lifespan],
        before_request=check_request,
        exception_handlers={
            Refused: refused,
            IgrotekaError: refused,
            HTTPException: failed,
            RecursionError: nested,
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(title="Igroteka", version="1"),
        compression_config=CompressionConfig("gzip", exclude=["/live"]),
        request_max_body_size=1_000_000,
        logging_config=LoggingConfig(
            log_exceptions="always",
            disable_stack_trace={Refused, RecursionError, *IgrotekaError.__subclasses__(), *range(400, 500)},
            loggers={"alembic": {"level": "WARNING"}},
        ),
    )
    app.state.lobby, app.state.backend, app.state.identities = lobby, backend, Identities(settings.secret)
    app.state.allowances = Allowances(settings.messages_per_second)
    return app


def announcements(database: str) -> ChannelsBackend:
    """In memory on one node; between the nodes of a PostgreSQL database through that database."""
    if not is_shared(database):
        return MemoryChannelsBackend()
    address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    return PostgresBackend(address, encode(Announcement(node="", table_id="", version=0)))


def refused(_: Request[Any, Any, Any], error: Refused | IgrotekaError) -> Response[dict[str, Any]]:
    """A request that cannot be granted."""
    if isinstance(error, Refused):
        return Response({"error": error.code, "sentence": error.sentence}, status_code=error.status)
    if isinstance(error, BadRecord):
        return Response({"error": "bad-record", "sentence": str(error), "line": error.line}, status_code=400)
    if isinstance(error, BadComponents):
        told = {language: error.told(language) for language in LANGUAGES}
        return Response({"error": "bad-components", "sentence": str(error), "faults": told}, status_code=400)
    return Response({"error": "refused", "sentence": str(error)}, status_code=400)


def failed(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """A request that is not understood."""
    return Response({"error": "bad-request", "sentence": error.detail}, status_code=error.status_code)


def nested(_: Request[Any, Any, Any], __: RecursionError) -> Response[dict[str, str]]:
    """A request that has no end."""
    return Response({"error": "bad-request", "sentence": "The request is nested too deeply."}, status_code=400)


def broken(_: Request[Any, Any, Any], __: Exception) -> Response[dict[str, str]]:
    """Our own fault: the log has the details, the client none."""
    return Response({"error": "broken", "sentence": "Something went wrong on the server."}, status_code=500)
