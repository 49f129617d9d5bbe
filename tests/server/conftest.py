from collections.abc import Iterator
from pathlib import Path

import pytest

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
