"""Compile the rules of the games to C, with mypyc: the same rules, only faster. Everything works without.

    python fast.py              compile in place, beside the sources (`make fast`; `make slow` forgets it)
    python fast.py --copy DIR   leave the sources alone and make a compiled copy of the package in a folder
    HATCH_BUILD_HOOKS_ENABLE=1 pip wheel --no-deps .    a wheel that carries the compiled rules

mypyc cannot make msgspec Structs, so modules that define them stay as they are, and so does what runs only once.
"""

import ast
import shutil
import sysconfig
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
GAMES = SOURCES / "igroteka" / "games"
NOT_PLAYED = {"__init__", "bot", "catalogue", "check", "components", "describe", "game", "naming"}
"""Rooms of a game that have no part in playing it."""

PLAIN = {"ABC", "Exception", "dict"}
"""What the classes of a compiled module may be made from."""


def games() -> list[str]:
    """All that can be compiled."""
    return sorted(folder.parent.name for folder in GAMES.glob("*/game.py"))


def modules(game: str) -> Iterator[Path]:
    """What mypyc compiles of a game."""
    for path in sorted((GAMES / game).rglob("*.py")):
        rooms = path.relative_to(GAMES / game).with_suffix("").parts
        if not NOT_PLAYED.intersection(rooms[:-1] or rooms) and is_plain(path.read_text("utf-8")):
            yield path


def is_plain(source: str) -> bool:
    """Has the module functions, and no classes but plain ones? Whatever is made from something else may be a Struct.

    >>> is_plain("def deploy(): ..."), is_plain("class Deploy(Effect[Play], frozen=True): ..."), is_plain("TROOPS = 40")
    (True, False, False)
    """
    nodes = list(ast.walk(ast.parse(source)))
    bases = [base for node in nodes if isinstance(node, ast.ClassDef) for base in node.bases]
    plain = all(ast.unparse(base).partition("[")[0] in PLAIN for base in bases)
    return plain and any(isinstance(node, ast.FunctionDef) for node in nodes)


def obstacle() -> str:
    """What this machine lacks for compiling, or ""."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler was found ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's own headers are not installed (python3-dev)"
    return ""


def build(into: Path, names: Iterable[str]) -> list[Path]:
    """Compile games; the extension modules that were laid into the folder, as in the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    work = Path(mkdtemp(prefix="igroteka-"))
    try:
        extensions = [
            extension
            for name in names
            for extension in mypycify(
                [str(path) for path in modules(name)],
                group_name=f"igroteka_{name}",
                target_dir=str(work / name),
                opt_level="2",
                debug_level="0",
            )
        ]
        command = build_ext(Distribution({"ext_modules": extensions}))
        command.build_lib, command.build_temp, command.parallel = str(into), str(work), True
        command.ensure_finalized()
        command.run()
        return [Path(output) for output in command.get_outputs()]
    finally:
        shutil.rmtree(work)


def copy(into: Path) -> None:
    """Copy the package without what was built: its plain rules."""
    unneeded = shutil.ignore_patterns("page", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCES, into, ignore=unneeded, dirs_exist_ok=True)


class FastWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Lets a wheel carry the compiled rules, where Hatch's hooks are enabled."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add the results to the wheel."""
        if self.target_name != "wheel" or version == "editable":
            return
        if lacking := obstacle():
            self.app.abort(f"The rules cannot be compiled: {lacking}.")
        self.into = Path(mkdtemp(prefix="igroteka-wheel-"))
        build_data["force_include"] |= {
            str(path): str(path.relative_to(self.into)) for path in build(self.into, games())
        }
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Forget the results: they are in the wheel."""
        if not build_data["pure_python"]:
            shutil.rmtree(self.into)


def main() -> None:
    """Compile in place, or a copy."""
    parser = ArgumentParser(prog="python fast.py", description="Compile the rules of the games.")
    parser.add_argument("games", nargs="*", help="which; all of them if none is named")
    parser.add_argument("--copy", type=Path, metavar="DIR", help="where a compiled copy of the package shall lie")
    arguments = parser.parse_args()
    if lacking := obstacle():
        parser.exit(1, f"The rules stay interpreted: {lacking}. Everything works without, only slower.\n")
    if arguments.copy:
        copy(arguments.copy)
    names = arguments.games or games()
    built = build(arguments.copy or SOURCES, names)
    print(f"Compiled: {', '.join(names)} ({len(built) - len(names)} modules).")


if __name__ == "__main__":
    main()
