"""A PostgreSQL server of the tests' own, from Debian's packages, which are installed when they are missing."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


def programs() -> Path:
    """Where PostgreSQL's programs are; root may install them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-qq", "-y", "postgresql"], check=True, stdout=subprocess.DEVNULL)
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    assert found, "these tests need PostgreSQL (Debian's package postgresql)"
    return found[-1].parent


class Postgres:
    """A cluster in a folder of its own, on a free port; root runs it as the user postgres.

    The folder is not pytest's, which no other user may enter.
    """

    def __init__(self) -> None:
        self.bin, self.folder = programs(), Path(tempfile.mkdtemp(prefix="igroteka-postgres-"))
        self.owner = {"user": "postgres"} if os.geteuid() == 0 else {}
        if self.owner:
            os.chown(self.folder, pwd.getpwnam("postgres").pw_uid, -1)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "igroteka", "-A", "trust", "-E", "UTF8")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://igroteka@127.0.0.1:{self.port}/postgres"

    def run(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs as its owner."""
        subprocess.run(
            [str(self.bin / program), *words], check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.owner
        )  # type: ignore[call-overload]

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        place = str(self.folder / "data")
        self.run("pg_ctl", "-D", place, "-o", options, "-l", str(self.folder / "log"), "-w", "start")

    def remove(self) -> None:
        """End the server for good."""
        self.stop()
        shutil.rmtree(self.folder)

    def stop(self) -> None:
        """End the server at once."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
