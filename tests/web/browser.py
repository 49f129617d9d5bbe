"""A real Chromium for the tests: Debian's, installed when it is missing and we may."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import gettempdir

from playwright.sync_api import Browser, sync_playwright

LOCK = Path(gettempdir()) / "igroteka-chromium.lock"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """The path of the browser; of several processes that miss it one installs it, and the others wait."""
    if not shutil.which("chromium") and os.geteuid() == 0 and shutil.which("apt-get"):
        with LOCK.open("w") as lock:
            flock(lock, LOCK_EX)
            if not shutil.which("chromium"):
                install()
    found = shutil.which("chromium")
    assert found, "these tests need Chromium (Debian's package chromium)"
    return found


def install() -> None:
    """Debian's Chromium; somebody else may be installing something too."""
    patient = ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=300"]
    subprocess.run([*patient, "update"], check=True)
    subprocess.run([*patient, "install", "chromium"], check=True, stdout=subprocess.DEVNULL)


@contextmanager
def browser() -> Iterator[Browser]:
    """A headless browser."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        yield started
        started.close()
