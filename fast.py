"""Compile the rules of the games to C, with mypyc: the same rules, only faster. Everything works without.

    python fast.py              compile in place, beside the sources (`make fast`; `make slow` forgets it)
    python fast.py --copy DIR   leave the sources alone and make a compiled copy of the package in a folder
    HATCH_BUILD_HOOKS_ENABLE=1 pip wheel --no-deps .    a wheel that carries the compiled rules

mypyc cannot give a msgspec Struct options of its own, so modules that define such stay as they are, and so does what
runs only once. Words of cards, whose options are those of their ancestors, are compiled.
"""

import ast
import shutil
import sysconfig
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
KERNEL = "kernel"
PARTS = SOURCES / "igroteka"
GAMES = PARTS / "games"
NOT_PLAYED = {
    "__init__",
    "bot",
    "box",
    "check",
    "components",
    "describe",
    "game",
    "naming",
    "passives",
    "state",
    "view",
}
"""Rooms of a game that have no part in playing it, or hold what interpreted classes are made from: to a compiled
`isinstance` such a class would be a stranger."""
HOT = ("in_force",)
"""Modules of the kernel that rules ask all the time. Classes that others are made from, or copied, stay as they are."""
NEEDED = "import typing, igroteka.kernel.asking, igroteka.kernel.effects, igroteka.kernel.passives"
"""Where the kernel's classes are defined that those of the games are made from."""


def games() -> list[str]:
    """All games."""
    return sorted(folder.parent.name for folder in GAMES.glob("*/game.py"))


def parts() -> list[str]:
    """All that can be compiled, the kernel too."""
    return [KERNEL, *games()]


def modules(part: str) -> Iterator[Path]:
    """What mypyc compiles of a game, or of the kernel."""
    if part == KERNEL:
        yield from (PARTS / KERNEL / f"{name}.py" for name in HOT)
        return
    sources = {path: path.read_text("utf-8") for path in sorted((GAMES / part).rglob("*.py")) if is_played(path, part)}
    tested = ancestors_asked_for(sources.values())
    yield from (path for path, source in sources.items() if is_compilable(source) and not tested & set(classes(source)))


def is_played(path: Path, game: str) -> bool:
    """Has the module a part in playing the game?"""
    rooms = path.relative_to(GAMES / game).with_suffix("").parts
    return not NOT_PLAYED.intersection(rooms[:-1] or rooms)


def classes(source: str) -> dict[str, set[str]]:
    """The classes that a module defines, with the names of those that they are made from."""
    found = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return {node.name: {ast.unparse(base).partition("[")[0] for base in node.bases} for node in found}


def ancestors_asked_for(sources: Iterable[str]) -> set[str]:
    """Classes that others are made from, and for which something asks by `isinstance` or `case`.

    mypyc knows no heirs of a Struct, and compiles such a question to "is it exactly of this class?".

    >>> ancestors_asked_for(["class Flip(Price): ...", "isinstance(price, Price)", "isinstance(price, Flip)"])
    {'Price'}
    """
    ancestors, tested = set[str](), set[str]()
    for source in sources:
        ancestors.update(*classes(source).values())
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.MatchClass):
                tested.add(ast.unparse(node.cls))
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
                tested |= {name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name)}
    return ancestors & tested


def is_compilable(source: str) -> bool:
    r"""Has the module functions, and no Structs with options of their own? Frozen is no such: all words are.

    >>> is_compilable("class Deploy(Effect[Play], frozen=True):\n    def run(self): ...")
    True
    >>> is_compilable("class Player(Struct):\n    def score(self): ..."), is_compilable("TROOPS = 40")
    (False, False)
    """
    nodes = list(ast.walk(ast.parse(source)))
    defined = [node for node in nodes if isinstance(node, ast.ClassDef)]
    options = {option.arg for node in defined for option in node.keywords}
    bases = set[str]().union(*classes(source).values())
    lambdas = any(isinstance(node, ast.Lambda) for one in defined for node in ast.walk(one))
    fits = options <= {"frozen"} and not bases & {"Struct", "NamedTuple", "Generic"} and not lambdas
    return fits and any(isinstance(node, ast.FunctionDef) for node in nodes)


def prepare(source: str) -> str:
    r"""A module as mypyc can compile it, line by line.

    The types of fields become strings, since of a type with parts mypyc would keep only the first; a default is what
    its type says. Ancestors are looked for where they are defined, and must be imported from there.

    >>> print(prepare("class Gain(Word):\n    of: Literal['power'] = 'power'\n    most: int | None = None"))
    class Gain(Word):
        of: "Literal['power']" = 'power'
        most: "typing.Union[int | None]" = None
    """
    tree, lines = ast.parse(source), source.splitlines()
    defined = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for kind in [node.annotation for one in defined for node in one.body if isinstance(node, ast.AnnAssign)]:
        line, said = lines[kind.lineno - 1], ast.unparse(kind)
        if isinstance(kind, ast.BinOp):  # it would not even keep the string
            said = f"typing.Union[{said}]"
        lines[kind.lineno - 1] = f'{line[: kind.col_offset]}"{said}"{line[kind.end_col_offset :]}'
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "igroteka.kernel":
            lines[node.lineno - 1] = f"{NEEDED}; {lines[node.lineno - 1]}"
    return "\n".join(lines).replace("= field(default_factory=list)", "= []")


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
        copy(work)
        found = {name: [work / path.relative_to(SOURCES) for path in modules(name)] for name in names}
        for path in chain(*found.values()):
            path.write_text(prepare(path.read_text("utf-8")), "utf-8")
        extensions = [
            extension
            for name, paths in found.items()
            for extension in mypycify(
                [*map(str, paths)],
                group_name=f"igroteka_{name}",
                target_dir=str(work / name),
                opt_level="2",
                debug_level="0",
                multi_file=True,  # a compiler takes minutes for the C of a whole game as one file
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
            str(path): str(path.relative_to(self.into)) for path in build(self.into, parts())
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
    names = arguments.games or parts()
    built = build(arguments.copy or SOURCES, names)
    print(f"Compiled: {', '.join(names)} ({len(built) - len(names)} modules).")


if __name__ == "__main__":
    main()
