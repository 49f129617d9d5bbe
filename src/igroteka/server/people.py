"""People: a guest is a random id in a signed, http-only cookie; no registration."""

from secrets import token_hex
from typing import Any, TypeAlias

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from .refusal import Refused

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

COOKIE = "igroteka"
YEAR = 365 * 24 * 3600


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


def check_origin(connection: Connection) -> None:
    """Only our own pages may act for a person."""
    origin = connection.headers.get("origin")
    if origin and origin.partition("://")[2] != connection.headers.get("host"):
        raise Refused("origin", "This request comes from another site.", 403)
