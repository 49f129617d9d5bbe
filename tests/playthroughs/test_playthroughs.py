from pathlib import Path

import pytest

from tests.playthroughs import TRANSCRIPTS, rendered


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_the_recorded_game_still_goes_as_written(path: Path) -> None:
    assert rendered(path) == path.read_text("utf-8")


def test_there_are_playthroughs() -> None:
    assert len(TRANSCRIPTS) >= 3
