"""The page as it is hosted: with a content policy, and under a path behind nginx, set up as in our example."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.node import Node
from tests.web.people import BOT, ME, open_page, open_table, options

Person = Callable[..., Page]

EXAMPLE = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"


def nginx() -> str:
    """The path of nginx; root may install it."""
    if not shutil.which("nginx") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-qq", "-y", "nginx-light"], check=True, stdout=subprocess.DEVNULL)
    found = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, "this test needs nginx (Debian's package nginx-light)"
    return found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a page under /games/, behind nginx."""
    folder = tmp_path_factory.mktemp("nginx")
    with ExitStack() as cleanup:
        node = Node(folder / "data", root_path="/games")
        cleanup.callback(node.stop)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        example = EXAMPLE.read_text().replace("listen 80", f"listen 127.0.0.1:{port}").replace("8100", str(node.port))
        places = "".join(
            f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"daemon off; pid {folder}/pid; events {{}}\nhttp {{ access_log off;\n{places}{example}\n}}"
        )
        proxy = subprocess.Popen([nginx(), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")])
        cleanup.callback(proxy.wait)
        cleanup.callback(proxy.terminate)
        with httpx.Client(transport=httpx.HTTPTransport(retries=8)) as web:
            web.get(f"http://127.0.0.1:{port}/games/health").raise_for_status()
        yield f"http://127.0.0.1:{port}"


def complaints(page: Page) -> list[str]:
    """What the browser will have complained about."""
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


def test_the_page_keeps_its_policy(person: Person, node: Node) -> None:
    """The other tests of this folder play whole games, and fail if the policy forbids anything (`person`)."""
    page = person()
    found = complaints(page)
    for path in ("/", "/new/vaala", "/rules/meeples", "/about", "/record"):
        page.goto(node.url + path)
        expect(page.locator("h1, h2").first).to_be_visible()
    open_table(page, node, ME, BOT)
    options(page).first.click(timeout=20_000)
    expect(page.locator("[style]").first).to_be_attached()
    assert found == []


def test_scripts_and_styles_of_others_are_not_used(browser: Browser, node: Node) -> None:
    page = open_page(browser, 1000, 700)
    found = complaints(page)
    page.goto(node.url)
    page.evaluate(
        """() => {
            const [script, style] = ["script", "style"].map((name) => document.createElement(name));
            script.textContent = "window.intruder = true";
            style.textContent = "body { display: none }";
            document.body.append(script, style);
        }"""
    )
    assert page.evaluate("window.intruder") is None
    expect(page.locator("body")).to_be_visible()
    assert sum("Content Security Policy" in complaint for complaint in found) == 2
    page.context.close()


def test_the_page_is_played_under_a_path(person: Person, site: str) -> None:
    page = person()
    found = complaints(page)
    page.goto(f"{site}/games")
    expect(page.locator("h1, h2").first).to_be_visible()
    page.locator("nav a").first.click()
    expect(page).to_have_url(f"{site}/games/rules")
    page.locator(".brand").click()
    expect(page).to_have_url(f"{site}/games/")
    page.locator("a[href='/games/new/tyrants']").click()
    page.locator("form button.first, form button[type=submit]").first.click()
    expect(page).to_have_url(re.compile(f"^{site}/games/table/"))
    page.reload()
    expect(options(page).first).to_be_visible(timeout=20_000)
    cookie = next(cookie for cookie in page.context.cookies() if cookie.get("name") == "igroteka")
    assert cookie.get("path") == "/games"
    page.locator("a[href='/games/']").first.click()
    expect(page.locator("a[href^='/games/table/']")).to_have_count(1)
    page.locator("a[href^='/games/table/']").click()
    expect(options(page).first).to_be_visible(timeout=20_000)
    assert found == []


def test_nobody_sees_the_metrics_through_the_proxy(site: str) -> None:
    assert httpx.get(f"{site}/games/health").text == "ok"
    assert httpx.get(f"{site}/games/metrics").status_code == 404


def test_whoever_asks_to_be_forgotten_is_somebody_new(person: Person, node: Node) -> None:
    page = person()
    address = open_table(page, node, ME, ME)
    page.goto(f"{node.url}/about")
    before = page.context.cookies()
    page.get_by_role("button", name="Забыть меня").click()
    page.get_by_role("button", name="Забыть навсегда?").click()
    expect(page).to_have_url(f"{node.url}/")
    expect(page.locator("h1, h2").first).to_be_visible()
    assert page.context.cookies() != before
    page.goto(address)
    expect(page.get_by_text("Такого стола нет")).to_be_visible()
