"""Outages: a line in the log when something does not work, and not one for everybody who notices."""

import logging
from time import monotonic

from sqlalchemy import exc

from .refusal import Refused

OUTAGES = (exc.OperationalError, exc.InterfaceError, exc.InternalError, exc.TimeoutError)
"""What happens to whoever needs a database that does not answer, is full, locked or read-only."""

QUIET = 60.0
"""For so many seconds the same is not said again."""

logger = logging.getLogger(__name__)

_said: dict[str, float] = {}
"""What was said, and when."""


def report(what: str, error: BaseException) -> None:
    """Say what does not work, in one line, unless it has just been said."""
    now = monotonic()
    if now - _said.get(what, -QUIET) >= QUIET:
        _said[what] = now
        reason = (str(error) or type(error).__name__).splitlines()[0]
        logger.error("%s: %s (not said again for %.0f seconds)", what, reason, QUIET)


def unavailable(error: BaseException) -> Refused:
    """What whoever needed the database is told; the log has the reason, once."""
    report("The database is not available", error)
    return Refused("unavailable", "The server cannot reach its database. Try again in a moment.", 503)
