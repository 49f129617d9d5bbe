"""How a node is set up: its secret, and what it refuses to start with."""

import stat
from pathlib import Path

import pytest

from igroteka.kernel import IgrotekaError
from igroteka.server.settings import Settings, kept_secret

LONG = "ours, and thirty-two letters long"


def test_the_secret_is_made_once_and_only_for_the_owner(data: Path) -> None:
    secret = kept_secret(data)
    assert len(secret) == 64
    assert kept_secret(data) == secret
    assert [file.name for file in data.iterdir()] == ["secret"]
    assert stat.S_IMODE((data / "secret").stat().st_mode) == 0o600


def test_an_empty_secret_is_replaced(data: Path) -> None:
    data.mkdir()
    (data / "secret").touch()
    assert len(kept_secret(data)) == 64


def test_servers_that_share_a_database_must_share_a_secret(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_DATA", str(data))
    monkeypatch.setenv("IGROTEKA_DATABASE", "postgresql+psycopg://igroteka@localhost/igroteka")
    monkeypatch.delenv("IGROTEKA_SECRET", raising=False)
    with pytest.raises(IgrotekaError, match="set IGROTEKA_SECRET to the same long random text"):
        Settings.from_environment()
    monkeypatch.setenv("IGROTEKA_SECRET", LONG)
    assert Settings.from_environment().secret == LONG
    assert not data.exists()


def test_a_short_secret_is_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_DATA", str(data))
    monkeypatch.setenv("IGROTEKA_SECRET", "x" * 31)
    with pytest.raises(IgrotekaError, match="at least 32 characters"):
        Settings.from_environment()
    monkeypatch.setenv("IGROTEKA_SECRET", "x" * 32)
    assert Settings.from_environment().secret == "x" * 32


@pytest.mark.parametrize("path", ["/games?", "/../up", "/игры", '/"quoted"'])
def test_a_root_path_is_plain(data: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setenv("IGROTEKA_DATA", str(data))
    monkeypatch.setenv("IGROTEKA_ROOT_PATH", path)
    with pytest.raises(IgrotekaError, match="a path of plain letters"):
        Settings.from_environment()
