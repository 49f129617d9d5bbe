"""The rule ledgers, for the rules page and the popovers: titled sections of numbered statements in both languages."""

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

PACKAGED = Path(__file__).parent.parent / "rules"
IN_THE_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"
SECTION = re.compile(r"^## (?:([A-Z]{2}-[A-Z0-9]+) )?(.+?)(?: +\((?:source|источник): .*\))?$", re.MULTILINE)
STATEMENT = re.compile(r"^- \*\*([A-Z]{2}-[A-Z0-9.\-]+)\*\* (.+)$", re.MULTILINE)


class Section(Struct, frozen=True):
    """A section of a ledger: its title, and its statements by id."""

    id: str
    title: str
    statements: dict[str, str]


@cache
def sections(game: str, language: str) -> list[Section]:
    """The sections of a game's ledger that hold statements; a game without a ledger has none.

    >>> ledger = sections("tyrants", "en")
    >>> ledger[0].id, ledger[0].title
    ('TY-COMP', 'Components')
    >>> next(one for one in ledger if one.id == "TY-DEPL").statements["TY-DEPL-04"]
    'While your barracks hold no troops, each deploy action gives you 1 VP instead of placing a troop.'
    """
    folder = PACKAGED if PACKAGED.exists() else IN_THE_REPOSITORY
    file = folder / language / f"{game}.md"
    if not file.exists():
        return []
    _, *parts = SECTION.split(file.read_text("utf-8"))
    found = [
        Section(name or title, title, dict(STATEMENT.findall(text)))
        for name, title, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]
    return [section for section in found if section.statements]
