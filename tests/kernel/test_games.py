"""Games are found through entry points, so that a third party can add one."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest

from igroteka.kernel import BadSetup, find_game, games
from igroteka.kernel import game as kernel_game
from tests.kernel.toy import TOY


def test_the_installed_games_are_found() -> None:
    assert find_game("tyrants").name == "tyrants"


def test_an_unknown_game_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match=r'There is no game "go"; installed: .*tyrants'):
        find_game("go")


def test_another_package_can_add_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("toy", "tests.kernel.toy:TOY", "igroteka.games")
    monkeypatch.setattr(kernel_game, "entry_points", lambda group: EntryPoints([point]).select(group=group))
    games.cache_clear()
    try:
        assert find_game("toy") is TOY
    finally:
        games.cache_clear()
