"""Two people who only want to play: what an attack does to them is what counts."""

from random import Random
from time import monotonic

from tests.server.node import Node, Page, two_players


class Bystanders:
    """Anna and Boris at a table, with every move they were told is done."""

    def __init__(self, node: Node, seed: int = 1) -> None:
        self.node, self.random = node, Random(seed)
        self.anna, self.boris, self.table = two_players(node)
        self.acknowledged = 0
        self.slowest = 0.0
        self.pages: list[Page] = []
        self.come()

    def come(self) -> None:
        """Open the pages, and see that nothing is lost."""
        self.pages = [self.anna.visit(self.table), self.boris.visit(self.table)]
        found = self.pages[0].state["version"]
        assert found >= self.acknowledged, f"{self.acknowledged} moves were acknowledged, {found} are there"
        self.acknowledged = found

    def play(self, moves: int = 1) -> None:
        """Make moves; a game that is over begins anew at another table."""
        for _ in range(moves):
            asked = next((page for page in self.pages if page.state["decision"]), None)
            if asked is None:
                self.__init__(self.node, self.random.randrange(10**6))  # type: ignore[misc]
                return
            start = monotonic()
            reply = asked.move(self.random.choice(asked.state["decision"]["options"]))
            assert reply["error"] == "", reply
            self.slowest = max(self.slowest, monotonic() - start)
            self.acknowledged += 1
            for page in self.pages:
                page.until_version(self.acknowledged)
