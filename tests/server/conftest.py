from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.server.lobby import Lobby
from tests.server.inside import make_lobby
from tests.server.node import Node


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server shared by the tests of a module."""
    server = Node(tmp_path_factory.mktemp("igroteka"))
    yield server
    server.stop()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def lobby(data: Path) -> Iterator[Lobby]:
    """A lobby without a server around it."""
    made = make_lobby(data)
    yield made
    made.workers.close()
    made.storage.close()


@pytest.fixture
def other(lobby: Lobby, data: Path) -> Iterator[Lobby]:
    """Another node with the same database."""
    made = make_lobby(data)
    yield made
    made.workers.close()
    made.storage.close()
