"""The rule ledgers, for the popovers: numbered statements in both languages."""

import re
from functools import cache
from pathlib import Path

PACKAGED = Path(__file__).parent.parent / "rules"
IN_THE_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"
STATEMENT = re.compile(r"^- \*\*([A-Z]{2}-[A-Z0-9.\-]+)\*\* (.+)$", re.MULTILINE)


@cache
def statements(game: str, language: str) -> dict[str, str]:
    """The statements of a game's ledger by id; a game without a ledger has none.

    >>> statements("tyrants", "en")["TY-DEPL-04"]
    'While your barracks hold no troops, each deploy action gives you 1 VP instead of placing a troop.'
    """
    folder = PACKAGED if PACKAGED.exists() else IN_THE_REPOSITORY
    file = folder / language / f"{game}.md"
    return dict(STATEMENT.findall(file.read_text("utf-8"))) if file.exists() else {}
