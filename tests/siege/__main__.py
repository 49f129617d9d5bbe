"""`make siege`: all attacks, one after another, and a table of what was tried, held and lost."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from rich.console import Console
from rich.table import Table

from tests.server.node import Node

from .attacks import ATTACKS
from .bystanders import Bystanders


def main() -> int:
    """Besiege a server; how many attacks did harm?"""
    shown = Table("attack", "tries", "seconds", "slowest move of bystanders", "lost")
    harm = 0
    with TemporaryDirectory() as folder:
        node = Node(Path(folder), messages_per_second=50)
        for name, (attack, tries, _) in ATTACKS.items():
            start, bystanders = monotonic(), Bystanders(node)
            try:
                lost = attack(node, bystanders, tries)
            except Exception as error:
                lost = [f"{type(error).__name__}: {error}"]
            harm += bool(lost)
            figures = (str(tries), f"{monotonic() - start:.0f}", f"{1000 * bystanders.slowest:.0f} ms")
            shown.add_row(name, *figures, "\n".join(lost[:5]) or "nothing")
        node.stop()
    Console().print(shown)
    print(f"{len(ATTACKS) - harm} passed, {harm} failed")
    return 1 if harm else 0


if __name__ == "__main__":
    sys.exit(main())
