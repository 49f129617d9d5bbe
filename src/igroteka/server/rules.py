"""The rule ledgers, for the rules page and the popovers: titled sections of numbered statements in both languages."""

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

PACKAGED = Path(__file__).parent.parent / "rules"
IN_THE_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"
ID = r"[A-Z]{2}-[A-Z0-9.\-]+"
"""Of a section or a statement: a word (`TY-DEPL`), words (`MK-SC-FIRST`) or a paragraph of the rulebook (`OA-2.10`)."""
SECTION = re.compile(rf"^## (?:({ID}) )?(.+?)(?: +\((?:source|источник): .*\))?$", re.MULTILINE)
STATEMENT = re.compile(rf"^- \*\*({ID})\*\* (.+)$", re.MULTILINE)


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
    return read(file.read_text("utf-8"))


def read(ledger: str) -> list[Section]:
    r"""The sections of a ledger's text that hold statements; one without an id goes by its title.

    >>> read("## OA-2.10 Goal   (source: 2.10)\n\n- **OA-2.10-01** Somebody wins.")
    [Section(id='OA-2.10', title='Goal', statements={'OA-2.10-01': 'Somebody wins.'})]
    """
    _, *parts = SECTION.split(ledger)
    found = [
        Section(name or title, title, dict(STATEMENT.findall(text)))
        for name, title, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]
    return [section for section in found if section.statements]
