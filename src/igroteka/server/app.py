"""The server: Litestar, wired together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from sqlalchemy import make_url

from igroteka.kernel import LANGUAGES, BadComponents, BadRecord, IgrotekaError

from .components import HANDLERS as COMPONENTS
from .http import HANDLERS
from .live import live
from .lobby import Lobby
from .page import HANDLERS as PAGE_HANDLERS
from .people import Identities
from .refusal import Refused
from .replay import HANDLERS as REPLAY
from .settings import Settings


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health() -> str:
    """Alive."""
    return "ok"


def make_app(settings: Settings) -> Litestar:
    """A node of the server."""
    channels = ChannelsPlugin(
        announcements(settings.database),
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
        exception_handlers={Refused: refused, IgrotekaError: refused, HTTPException: failed, Exception: broken},
        openapi_config=OpenAPIConfig(title="Igroteka", version="1"),
        compression_config=CompressionConfig("gzip", exclude=["/live"]),
        request_max_body_size=1_000_000,
        logging_config=LoggingConfig(
            log_exceptions="always",
            disable_stack_trace={Refused, HTTPException, *IgrotekaError.__subclasses__()},
            loggers={"alembic": {"level": "WARNING"}},
        ),
    )
    app.state.lobby, app.state.identities = lobby, Identities(settings.secret)
    return app


def announcements(database: str) -> ChannelsBackend:
    """In memory on one node; between the nodes of a PostgreSQL database through that database."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        return MemoryChannelsBackend()
    return PsycoPgChannelsBackend(url.set(drivername="postgresql").render_as_string(hide_password=False))


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


def broken(_: Request[Any, Any, Any], __: Exception) -> Response[dict[str, str]]:
    """Our own fault: the log has the details, the client none."""
    return Response({"error": "broken", "sentence": "Something went wrong on the server."}, status_code=500)
