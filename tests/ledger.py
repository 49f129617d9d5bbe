"""The rule ledger and the tests that cite it: `make ledger` prints what is covered, `test_ledger.py` demands it."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.kernel import games

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z0-9.\-]+)\*\*", re.MULTILINE)

rule = pytest.mark.rule


def ledgers() -> dict[str, list[str]]:
    """The rules of every ledger, by game."""
    return {path.stem: RULE.findall(path.read_text("utf-8")) for path in sorted((ROOT / "docs/rules/en").glob("*.md"))}


def citations() -> dict[str, list[str]]:
    """The tests that cite each rule."""
    cited: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test, ids in _cited_in(ast.parse(path.read_text("utf-8"))):
            for rule_id in ids:
                cited.setdefault(rule_id, []).append(f"{path.relative_to(ROOT)}::{test}")
    return cited


def _cited_in(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    yield node.name, [arg.value for arg in mark.args if isinstance(arg, ast.Constant)]  # type: ignore[misc]


def main() -> int:
    """Print the coverage of every ledger; the exit code tells whether those of installed games are complete."""
    cited = citations()
    missing = 0
    for game, rules in ledgers().items():
        bare = [rule_id for rule_id in rules if rule_id not in cited]
        print(f"{game}: {len(rules) - len(bare)} of {len(rules)} rules have a test")
        if game not in games():
            continue
        missing += len(bare)
        for rule_id in bare:
            print(f"  without a test: {rule_id}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
