"""Compiled rules are the same rules: the tests of kernel and game and the golden playthroughs pass with them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fast import KERNEL, ROOT, SOURCES, build, copy, modules, obstacle

GAME = "tyrants"
"""One game is sample enough, and compiled in a quarter of the time of all."""
STRUCTS = """
import sys
from msgspec import Struct, inspect
from igroteka.kernel import find_game

def heirs(kind):
    return [kind, *[heir for one in kind.__subclasses__() for heir in heirs(one)]]

find_game("{game}")
for kind in sorted(heirs(Struct), key=repr):
    if kind.__module__.startswith("igroteka.games.{game}"):
        config = [getattr(kind.__struct_config__, name) for name in ("frozen", "gc", "tag", "dict", "omit_defaults")]
        print(kind, kind.__mro__, config, inspect.type_info(kind))
"""
"""Prints all classes of a game's data, with the types of their fields."""
STRANGERS = """
import sys
from igroteka.kernel import find_game

find_game("{game}")
compiled = {{name for name, module in sys.modules.items() if not str(getattr(module, "__file__", "")).endswith(".py")}}
kinds = [kind for name in compiled if name.startswith("igroteka") for kind in vars(sys.modules[name]).values()]
for kind in kinds:
    if isinstance(kind, type) and kind.__module__ in compiled and kind.__module__.startswith("igroteka"):
        print(*[heir for heir in kind.__subclasses__() if heir.__module__ not in compiled], end="")
"""
"""Prints interpreted classes that are made from compiled ones: to a compiled `isinstance` they would be strangers."""


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
    build(tmp_path, [KERNEL, GAME])
    for path in [*modules(KERNEL), *modules(GAME)]:
        module = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        found = run("-c", f"import {module} as module; print(module.__file__)", package=tmp_path).strip()
        assert found.startswith(str(tmp_path))
        assert not found.endswith(".py"), f"{module} is not compiled"
    assert run("-c", STRUCTS.format(game=GAME), package=tmp_path) == run(
        "-c", STRUCTS.format(game=GAME), package=SOURCES
    )
    assert run("-c", STRANGERS.format(game=GAME), package=tmp_path) == ""
    tests = ["tests/playthroughs", "tests/kernel", f"tests/rules/{GAME}", f"tests/games/{GAME}/components"]
    run("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *tests, package=tmp_path)
