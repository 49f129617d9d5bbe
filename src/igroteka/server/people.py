"""People: a guest is a random id in a signed, http-only cookie, without registration; and how much they may ask for."""

from collections.abc import Callable
from hashlib import blake2b
from secrets import token_hex
from time import monotonic
from typing import Any, TypeAlias

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from .refusal import Refused, crowded

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

COOKIE = "igroteka"
YEAR = 365 * 24 * 3600
TIDYING = 60.0


class Asker(Struct, frozen=True):
    """Who asks for something, and from where; whoever has no identity is known by the address."""

    person: str
    address: str

    @property
    def place(self) -> str:
        """The address, where things are counted for people and addresses."""
        return f"at {self.address}"


class Identities:
    """Signs and reads the ids of people."""

    def __init__(self, secret: str, root: str = "") -> None:
        self.secret, self.path = secret, root or "/"
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
        return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path=self.path)

    def no_cookie(self) -> Cookie:
        """What makes a browser forget who this is."""
        return Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", path=self.path)

    def asker(self, connection: Connection) -> Asker:
        """Who asks for something."""
        address = connection.client.host if connection.client else ""
        return Asker(self.read(connection) or address, address)

    @staticmethod
    def new() -> str:
        """An id for somebody new."""
        return token_hex(16)


class Allowances:
    """So much in so many seconds, for each person and for each address; what is not used is saved up so long."""

    def __init__(self, most: float, seconds: float, people: int, refusal: Callable[[], Refused]) -> None:
        self.most, self.seconds, self.people, self.refusal = most, seconds, people, refusal
        self.left: dict[str, tuple[float, float]] = {}
        """Who had how much left, and when."""
        self.tidied = monotonic()

    def spend(self, asker: Asker, cost: float = 1.0) -> None:
        """One more request of theirs; too many are refused. Who has saved up everything can pay for any one thing."""
        now, cost = monotonic(), min(cost, self.most)
        own = self._left(asker.person, self.most, now) - cost
        shared = self._left(asker.place, self.people * self.most, now) - cost
        if own < 0:
            raise self.refusal()
        if shared < 0:
            raise crowded(self.people)
        self.left[asker.person], self.left[asker.place] = (own, now), (shared, now)
        if now - self.tidied > TIDYING:
            self._tidy(now)

    def _left(self, purse: str, most: float, now: float) -> float:
        left, at = self.left.get(purse, (most, now))
        return min(most, left + (now - at) * most / self.seconds)

    def _tidy(self, now: float) -> None:
        """Whoever has not come for a while has saved up everything again, like somebody new."""
        self.left = {purse: (left, at) for purse, (left, at) in self.left.items() if now - at < self.seconds}
        self.tidied = now


def alias(secret: str, place: str, person: str) -> str:
    """What a person is called where others may know that it is the same one, but not who: at a table, say."""
    return blake2b(f"{place} {person}".encode(), key=secret.encode()[:64], digest_size=9).hexdigest()


def check_origin(connection: Connection) -> None:
    """Only our own pages may act for a person."""
    origin = connection.headers.get("origin")
    if origin and origin.partition("://")[2] != connection.headers.get("host"):
        raise Refused("origin", "This request comes from another site.", 403)
