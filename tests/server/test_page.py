"""The browser page: files, places inside the page, caching, and a plain word when it was not built."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from igroteka.server import page
from igroteka.server.app import refused
from igroteka.server.refusal import Refused


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Игротека</title>")
    (folder / "assets" / "index-abc.js").write_text("begin()")
    (tmp_path / "secret").write_text("a secret")
    monkeypatch.setattr(page, "PAGE", folder)
    return folder


@pytest.fixture
def web() -> Iterator[TestClient[Any]]:
    with TestClient(Litestar(page.HANDLERS, exception_handlers={Refused: refused})) as client:
        yield client


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/tyrants"])
def test_every_place_is_the_page(web: TestClient[Any], path: str) -> None:
    answer = web.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>Игротека</title>")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
def test_hashed_files_are_kept_for_ever_and_not_sent_twice(web: TestClient[Any]) -> None:
    first = web.get("/assets/index-abc.js")
    assert "immutable" in first.headers["cache-control"]
    again = web.get("/assets/index-abc.js", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("gzip, deflate, br, zstd", "br", b"brotli"),
        ("gzip", "gzip", b"packed"),
        ("gzip;q=0.5, br;q=0", "gzip", b"packed"),
        ("identity", None, b"begin()"),
    ],
)
def test_files_are_sent_as_they_were_compressed_when_built(
    web: TestClient[Any], built: Path, accepted: str, encoding: str | None, content: bytes
) -> None:
    (built / "assets" / "index-abc.js.br").write_bytes(b"brotli")
    (built / "assets" / "index-abc.js.gz").write_bytes(b"packed")
    with web.stream("GET", "/assets/index-abc.js", headers={"Accept-Encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()) == content
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_page_has_all_its_scripts_and_styles_compressed() -> None:
    assets = page.PAGE / "assets"
    large = [file for file in assets.iterdir() if file.suffix in (".js", ".css")]
    assert large, "the page was not built: make page"
    for file in large:
        assert gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()) == file.read_bytes()
        assert file.with_name(f"{file.name}.br").exists()


def test_the_page_knows_where_it_is_hosted(web: TestClient[Any], built: Path) -> None:
    (built / "index.html").write_text('<script src="./assets/index-abc.js"></script>')
    assert web.get("/").text == '<script src="/assets/index-abc.js"></script>'
    tag = web.get("/").headers["etag"]
    web.app.state.root = "/games"
    moved = web.get("/table/abc", headers={"If-None-Match": tag})
    assert moved.text == '<script src="/games/assets/index-abc.js"></script>'


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/nothing", "/%00", "/a%00b", "/" + "a" * 300])
def test_what_is_no_place_is_not_found(web: TestClient[Any], path: str) -> None:
    assert web.get(path).status_code == 404


def test_nothing_outside_the_folder_is_read(built: Path) -> None:
    assert page._built("../secret") is None
    assert page._built("index.html") is not None


def test_a_page_that_was_not_built_says_so(
    web: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path / "nowhere")
    answer = web.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text


def test_the_words_of_the_page(web: TestClient[Any]) -> None:
    assert "site-title = Игротека" in web.get("/api/words/ru").text
    assert "seat = Player" in web.get("/api/words/en").text
    assert web.get("/api/words/fr").status_code == 404
