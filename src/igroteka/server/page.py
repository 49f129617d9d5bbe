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
from msgspec import Struct, structs

from igroteka.kernel import LOCALES

from .http import spoken

PAGE = Path(__file__).parent.parent / "page"
INDEX = "index.html"
HASHED = "assets/"
"""Vite puts a hash into the names of everything in here, so it may be kept for ever."""

FILE = "file"
"""Marks what is not compressed when it is asked for: that was done when the page was built."""

NOT_BUILT = "The page was not built: run `make page` and start the server again.\n"
OUR_WORDS = ("kernel", "web")


class Built(Struct, frozen=True):
    """A file of the built page."""

    content: bytes
    kind: str
    tag: str
    encoding: str = ""


ENCODINGS = {"br": "br", "gzip": "gz"}
"""How a file may have been compressed when the page was built, best first, and how its name ends then."""


@get("/api/words/{language:str}", media_type=MediaType.TEXT)
async def get_page_words(language: FromPath[str]) -> Response[str]:
    """The words of the page itself in a language, as Fluent messages."""
    return Response(await asyncio.to_thread(_words, spoken(language)), headers={"Cache-Control": "no-cache"})


@get(["/", "/{path:path}"], include_in_schema=False, opt={FILE: True})
async def get_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page; every path that is none is a place inside the page."""
    name = request.scope["path"].lstrip("/")
    if name.startswith("api/"):
        raise NotFoundException
    accepted = request.headers.get("accept-encoding", "")
    file = await asyncio.to_thread(_best, name, accepted) if name != INDEX else None
    if file is None and name.startswith(HASHED):
        raise NotFoundException
    if file is None:
        name, file = INDEX, await asyncio.to_thread(_index, request.app.state.get("root", ""))
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    headers = {"ETag": file.tag, "Cache-Control": _caching(name), "Vary": "Accept-Encoding"}
    if file.encoding:
        headers["Content-Encoding"] = file.encoding
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def _caching(name: str) -> str:
    return "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"


def _words(language: str) -> str:
    return "\n".join((LOCALES / language / f"{part}.ftl").read_text("utf-8") for part in OUR_WORDS)


def _best(name: str, accepted: str) -> Built | None:
    """The file of that name, compressed as the browser understands it, if it was."""
    plain = _built(name)
    if plain is None:
        return None
    for encoding, ending in ENCODINGS.items():
        if _accepts(accepted, encoding) and (packed := _built(f"{name}.{ending}")):
            return structs.replace(packed, kind=plain.kind, encoding=encoding)
    return plain


def _accepts(accepted: str, encoding: str) -> bool:
    """Does an Accept-Encoding name it, and not as what is not wanted?

    >>> _accepts("gzip, br;q=1.0", "br"), _accepts("gzip;q=0, deflate", "gzip"), _accepts("", "br")
    (True, False, False)
    """
    wishes = (wish.replace(" ", "").partition(";q=") for wish in accepted.lower().split(","))
    qualities = {name: quality or "1" for name, _, quality in wishes}
    return qualities.get(encoding, "0").strip("0.") != ""


def _index(root: str) -> Built | None:
    """The page itself, with the addresses of its files under the path where it is hosted."""
    found = _built(INDEX)
    if found is None:
        return None
    return _made(found.content.replace(b'"./', f'"{root}/'.encode()), found.kind)


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
    return _made(file.read_bytes(), guess_type(file.name)[0] or "application/octet-stream")


def _made(content: bytes, kind: str) -> Built:
    return Built(content, kind, f'"{blake2b(content, digest_size=12).hexdigest()}"')


HANDLERS = [get_page_words, get_page]
