"""The server: Litestar, wired together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import make_url

from igroteka.kernel import LANGUAGES, BadComponents, BadRecord, IgrotekaError

from .announcements import Announcements
from .blocks import HANDLERS as BLOCKS
from .chronicles import HANDLERS as CHRONICLES
from .components import HANDLERS as COMPONENTS
from .database import is_shared
from .headers import add_headers
from .health import Health, get_health
from .http import HANDLERS
from .live import live
from .lobby import Lobby
from .metrics import Metrics, get_metrics
from .nodes import Nodes
from .outages import OUTAGES, unavailable
from .page import FILE
from .page import HANDLERS as PAGE_HANDLERS
from .people import Identities
from .quotas import Quotas, check_request
from .refusal import Refused
from .replay import HANDLERS as REPLAY
from .seats import HANDLERS as SEATS
from .settings import Settings


def make_app(settings: Settings) -> Litestar:
    """A node of the server."""
    announcements = Announcements(nodes_of(settings.database))
    lobby, metrics = Lobby(settings, announcements), Metrics(settings.metrics_token)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await lobby.open()
        await announcements.open()
        yield
        await announcements.close()
        await lobby.close()

    app = Litestar(
        route_handlers=[
            *HANDLERS,
            *CHRONICLES,
            *SEATS,
            *REPLAY,
            *COMPONENTS,
            *BLOCKS,
            live,
            get_health,
            get_metrics,
            *PAGE_HANDLERS,
        ],
        middleware=[metrics.measured],
        lifespan=[lifespan],
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers={
            Refused: refused,
            IgrotekaError: refused,
            **dict.fromkeys(OUTAGES, out),
            HTTPException: failed,
            RecursionError: nested,
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(title="Igroteka", version="1", render_plugins=[JsonRenderPlugin()]),
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, exclude_opt_key=FILE),
        request_max_body_size=1_000_000,
        logging_config=LoggingConfig(
            log_exceptions="always",
            disable_stack_trace={Refused, RecursionError, *OUTAGES, *IgrotekaError.__subclasses__(), *range(400, 500)},
            loggers={"alembic": {"level": "WARNING"}},
        ),
    )
    app.state.lobby, app.state.metrics, app.state.health = lobby, metrics, Health(lobby.storage, announcements)
    app.state.identities, app.state.root = Identities(settings.secret, settings.root_path), settings.root_path
    app.state.quotas = Quotas(settings.limits)
    return app


def nodes_of(database: str) -> Nodes | None:
    """The nodes that share a PostgreSQL database; SQLite has only one."""
    if not is_shared(database):
        return None
    return Nodes(make_url(database).set(drivername="postgresql").render_as_string(hide_password=False))


def refused(_: Request[Any, Any, Any], error: Refused | IgrotekaError) -> Response[dict[str, Any]]:
    """A request that cannot be granted."""
    if isinstance(error, Refused):
        told = {"error": error.code, "sentence": error.sentence, "number": error.number}
        return Response(told, status_code=error.status)
    if isinstance(error, BadRecord):
        return Response({"error": "bad-record", "sentence": str(error), "line": error.line}, status_code=400)
    if isinstance(error, BadComponents):
        told = {language: error.told(language) for language in LANGUAGES}
        return Response({"error": "bad-components", "sentence": str(error), "faults": told}, status_code=400)
    return Response({"error": "refused", "sentence": str(error)}, status_code=400)


def out(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """The database does not answer."""
    return refused(request, unavailable(error))


def failed(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """A request that is not understood."""
    return Response({"error": "bad-request", "sentence": error.detail}, status_code=error.status_code)


def nested(_: Request[Any, Any, Any], __: RecursionError) -> Response[dict[str, str]]:
    """A request that has no end."""
    return Response({"error": "bad-request", "sentence": "The request is nested too deeply."}, status_code=400)


def broken(_: Request[Any, Any, Any], __: Exception) -> Response[dict[str, str]]:
    """Our own fault: the log has the details, the client none."""
    return Response({"error": "broken", "sentence": "Something went wrong on the server."}, status_code=500)
