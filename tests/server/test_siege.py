"""A small part of every attack of `make siege`."""

from pathlib import Path

import pytest

from tests.server.node import Node
from tests.siege.attacks import ATTACKS
from tests.siege.bystanders import Bystanders


@pytest.mark.parametrize("name", ATTACKS)
def test_the_server_holds(name: str, data: Path) -> None:
    attack, _, tries = ATTACKS[name]
    node = Node(data, messages_per_second=200)
    try:
        assert attack(node, Bystanders(node), tries) == []
    finally:
        node.stop()
