"""The browser page: built files from `igroteka/page`, and the words that belong to no game."""

import asyncio
from functools import cache
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from igroteka.kernel import LOCALES

from .http import spoken

PAGE = Path(__file__).parent.parent / "page"
HASHED = "assets/"
"""Vite puts a hash into the names of everything in here, so it may be kept for ever."""

NOT_BUILT = "The page was not built: run `make page` and start the server again.\n"
OUR_WORDS = ("kernel", "web")


class Built(Struct, frozen=True):
    """A file of the built page."""

    content: bytes
    kind: str
    tag: str


@get("/api/words/{language:str}", media_type=MediaType.TEXT)
async def get_page_words(language: FromPath[str]) -> Response[str]:
    """The words of the page itself in a language, as Fluent messages."""
    return Response(await asyncio.to_thread(_words, spoken(language)), headers={"Cache-Control": "no-cache"})


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page; every path that is none is a place inside the page."""
    name = request.scope["path"].lstrip("/")
    if name.startswith("api/"):
        raise NotFoundException
    file = await asyncio.to_thread(_built, name)
    if file is None and name.startswith(HASHED):
        raise NotFoundException
    if file is None:
        name, file = "index.html", await asyncio.to_thread(_built, "index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    headers = {"ETag": file.tag, "Cache-Control": _caching(name)}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def _caching(name: str) -> str:
    return "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"


def _words(language: str) -> str:
    return "\n".join((LOCALES / language / f"{part}.ftl").read_text("utf-8") for part in OUR_WORDS)


def _built(name: str) -> Built | None:
    """The file of that name, if the page has it; nothing outside the page's folder is ever read."""
    try:
        file = (PAGE / name).resolve()
        if not file.is_relative_to(PAGE.resolve()) or not file.is_file():
            return None
        return _read(file, file.stat().st_mtime_ns)
    except (ValueError, OSError):  # no file can have such a name
        raise NotFoundException from None


@cache
def _read(file: Path, _changed: int) -> Built:
    """Read once for every change of the file."""
    content = file.read_bytes()
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return Built(content, kind, f'"{blake2b(content, digest_size=12).hexdigest()}"')


HANDLERS = [get_page_words, get_page]
