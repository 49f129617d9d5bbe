"""People: a guest is a random id in a signed, http-only cookie, without registration; and how much they may ask for."""

from secrets import token_hex
from time import monotonic
from typing import Any, TypeAlias

from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from .refusal import Refused, check_letters

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

COOKIE = "igroteka"
YEAR = 365 * 24 * 3600
PATIENCE = 3.0  # for so many seconds an allowance can be saved up
TIDYING = 60.0


class Identities:
    """Signs and reads the ids of people."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="person")

    def read(self, connection: Connection) -> str | None:
        """Who is connected, if the cookie is one of ours."""
        try:
            person = self.signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    def cookie(self, person: str, *, secure: bool) -> Cookie:
        """The cookie that says who this is."""
        value = str(self.signer.dumps(person))
        return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")

    @staticmethod
    def new() -> str:
        """An id for somebody new."""
        return token_hex(16)


class Allowances:
    """So many requests a second for each person, of all their pages together; it can be saved up a little."""

    def __init__(self, per_second: float) -> None:
        self.per_second, self.most = per_second, PATIENCE * per_second
        self.left: dict[str, tuple[float, float]] = {}
        """Who had how much left, and when."""
        self.tidied = monotonic()

    def spend(self, who: str) -> None:
        """One more request of theirs; too many are refused."""
        now = monotonic()
        left, at = self.left.get(who, (self.most, now))
        left = min(self.most, left + (now - at) * self.per_second) - 1
        if left < 0:
            raise Refused("too-fast", "Too many requests; wait a moment.", 429)
        self.left[who] = left, now
        if now - self.tidied > TIDYING:
            self._tidy(now)

    def _tidy(self, now: float) -> None:
        """Whoever has not come for a while has saved up everything again, like somebody new."""
        self.left = {who: (left, at) for who, (left, at) in self.left.items() if now - at < PATIENCE}
        self.tidied = now


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Before anything else: what is asked for can be written, and not too much is asked. Files of the page are free."""
    path = request.scope["path"]
    if path.startswith("/api/"):
        check_letters(path)
        address = request.client.host if request.client else ""
        state = request.app.state
        state.allowances.spend(state.identities.read(request) or address)


def check_origin(connection: Connection) -> None:
    """Only our own pages may act for a person."""
    origin = connection.headers.get("origin")
    if origin and origin.partition("://")[2] != connection.headers.get("host"):
        raise Refused("origin", "This request comes from another site.", 403)
