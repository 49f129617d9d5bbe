"""Compiled rules are the same rules: the tests of the kernel and the golden playthroughs pass with a compiled game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fast import ROOT, SOURCES, build, copy, modules, obstacle

GAME = "tyrants"
"""One game is sample enough, and compiled in a quarter of the time of all."""


def run(*arguments: str, package: Path) -> str:
    """What Python says with that folder in front of its path."""
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert done.returncode == 0, done.stdout[-5000:]
    return done.stdout


@pytest.mark.skipif(bool(obstacle()), reason=f"nothing can be compiled here: {obstacle()}")
def test_a_compiled_game_passes_the_same_tests(tmp_path: Path) -> None:
    copy(tmp_path)
    build(tmp_path, [GAME])
    for path in modules(GAME):
        module = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        found = run("-c", f"import {module} as module; print(module.__file__)", package=tmp_path).strip()
        assert found.startswith(str(tmp_path))
        assert not found.endswith(".py"), f"{module} is not compiled"
    run("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/playthroughs", "tests/kernel", package=tmp_path)
