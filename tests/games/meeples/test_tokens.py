"""The six bonus tokens of the Dark Council, one by one."""

from collections.abc import Mapping

import pytest

from igroteka.games.meeples.components import BOX
from tests.games.meeples.table import Table


def send_everybody(table: Table) -> None:
    """All who are left go to Baron Splinter."""
    while table.me.tavern:
        table.do(f"send {table.me.tavern[0]} baron_splinter")


def bonus(token: str, fighters: str, levels: Mapping[str, int] | None = None) -> int:
    """The VP of a token beyond those of Baron Splinter (9), to whom all of these fighters were sent, and of Rangers."""
    table = Table(*fighters.split(), final=1, levels=levels)
    table.g.council = {name: token if name == "baron_splinter" else "" for name in table.g.council}
    send_everybody(table)
    table.do("commit")
    return table.me.points["council"] - 9 - ("ranger" in fighters)


def test_these_are_all_tokens() -> None:
    assert {token.id: token.vp for token in BOX.tokens.values()} == {
        "two_masters": 3,
        "two_veterans": 2,
        "three_veterans": 4,
        "three_masters": 6,
        "prestige_token": 3,
        "peasants_token": 3,
    }


@pytest.mark.parametrize(
    ("fighters", "levels", "vp"),
    [
        ("knight knight warrior", {"knight": 3, "warrior": 3}, 3),
        ("knight knight warrior warrior", {"knight": 3, "warrior": 3}, 3),
        ("knight knight warrior", {"knight": 3, "warrior": 2}, 0),
        ("knight knight knight", {"knight": 3, "warrior": 3}, 0),
        ("ranger paladin warrior", {}, 3),
        ("ranger ranger ranger peasant", {}, 0),
        ("ranger ranger shaman shaman", {}, 0),
        ("ranger knight mage knight", {"mage": 3}, 3),
    ],
)
def test_two_masters_pays_3_for_two_classes_of_level_3(fighters: str, levels: dict[str, int], vp: int) -> None:
    assert bonus("two_masters", fighters, levels) == vp


@pytest.mark.parametrize(
    ("fighters", "levels", "vp"),
    [
        ("knight knight knight cleric", {"knight": 2, "cleric": 2}, 2),
        ("knight knight knight cleric", {"knight": 3, "cleric": 2}, 2),
        ("knight knight knight cleric", {"knight": 2, "mage": 2}, 0),
        ("knight knight knight knight", {"knight": 2, "cleric": 2}, 0),
        ("knight knight shaman shaman", {"knight": 2}, 2),
        ("knight knight shaman shaman", {}, 0),
        ("ranger paladin warrior peasant", {}, 2),
        ("peasant peasant ranger ranger warrior", {}, 0),
    ],
)
def test_two_veterans_pays_2_for_two_classes_of_level_2_or_more(fighters: str, levels: dict[str, int], vp: int) -> None:
    assert bonus("two_veterans", fighters, levels) == vp


@pytest.mark.parametrize(
    ("fighters", "levels", "vp"),
    [
        ("knight knight warrior mage mage", {"knight": 2, "warrior": 2, "mage": 2}, 4),
        ("knight knight warrior mage mage", {"knight": 3, "warrior": 2, "mage": 3}, 4),
        ("knight knight warrior mage mage", {"knight": 3, "warrior": 3}, 0),
        ("ranger paladin shaman", {}, 4),
        ("ranger paladin warrior", {"knight": 3}, 0),
    ],
)
def test_three_veterans_pays_4_for_three_classes_of_level_2_or_more(
    fighters: str, levels: dict[str, int], vp: int
) -> None:
    assert bonus("three_veterans", fighters, levels) == vp


@pytest.mark.parametrize(
    ("fighters", "levels", "vp"),
    [
        ("knight knight warrior mage", {"knight": 3, "warrior": 3, "mage": 3}, 6),
        ("knight knight warrior mage", {"knight": 3, "warrior": 3, "mage": 2}, 0),
        ("knight knight warrior", {"knight": 3, "warrior": 3, "mage": 3}, 0),
        ("ranger paladin knight", {"knight": 3}, 6),
        ("ranger paladin shaman", {"knight": 3}, 0),
    ],
)
def test_three_masters_pays_6_for_three_classes_of_level_3(fighters: str, levels: dict[str, int], vp: int) -> None:
    assert bonus("three_masters", fighters, levels) == vp


@pytest.mark.parametrize(
    ("fighters", "vp"),
    [
        ("knight knight knight ranger", 3),
        ("knight knight paladin", 3),
        ("knight knight knight shaman", 3),
        ("paladin ranger shaman", 3),
        ("knight knight knight peasant", 0),
    ],
)
def test_the_prestige_token_pays_3_for_any_prestige_fighter(fighters: str, vp: int) -> None:
    assert bonus("prestige_token", fighters) == vp


@pytest.mark.parametrize(
    ("fighters", "vp"),
    [
        ("knight knight knight peasant peasant peasant", 3),
        ("knight knight peasant peasant peasant peasant", 3),
        ("knight knight knight peasant peasant", 0),
        ("knight knight knight mage cleric warrior", 0),
    ],
)
def test_the_peasants_token_pays_3_for_three_peasants(fighters: str, vp: int) -> None:
    assert bonus("peasants_token", fighters) == vp


@pytest.mark.parametrize(
    ("token", "levels", "role", "vp"),
    [
        ("peasants_token", {}, "peasant", 3),
        ("prestige_token", {}, "peasant", 3),
        ("two_masters", {"mage": 3, "knight": 3}, "mage", 0),
        ("two_veterans", {"knight": 2}, "mage", 2),
    ],
)
def test_a_shaman_may_be_the_third_peasant_but_has_its_own_level(
    token: str, levels: dict[str, int], role: str, vp: int
) -> None:
    table = Table("knight", "knight", "shaman", "peasant", "peasant", final=1, levels=levels)
    table.g.council["baron_splinter"] = token
    table.do(f"send_as shaman {role} baron_splinter")
    send_everybody(table)
    table.do("commit")
    assert table.me.vp == 9 + vp


def test_a_peasant_called_up_by_a_warrior_counts() -> None:
    tavern = ["knight", "knight", "warrior", "peasant", "peasant"]
    table = Table(*tavern, final=1, levels={"warrior": 3}, lodgings=["peasant"])
    table.g.council["baron_splinter"] = "peasants_token"
    send_everybody(table)
    table.do("call_up peasant baron_splinter; commit")
    assert table.me.vp == 9 + 3


def test_a_token_pays_only_for_fighting_its_own_overlord() -> None:
    table = Table(*["knight"] * 3, "ranger", final=1)
    table.g.council = {"saw_ron": "", "queen_borer": "prestige_token", "baron_splinter": "", "incinerator": ""}
    table.do("send ranger incinerator; send knight incinerator; commit")
    assert table.me.points == {"monsters": 0, "council": 5 + 1}


def test_every_player_can_earn_the_same_token() -> None:
    table = Table(*["knight"] * 3, "ranger", final=1)
    table.rival.tavern = ["knight", "knight", "knight", "shaman"]
    table.g.council = {"saw_ron": "", "queen_borer": "", "baron_splinter": "prestige_token", "incinerator": ""}
    table.do("send ranger baron_splinter; commit")
    table.do("proceed; send shaman baron_splinter; commit")
    assert [player.vp for player in table.g.players] == [9 + 1 + 3, 9 + 3]


def test_fighters_elsewhere_do_not_count_for_a_token() -> None:
    fighters, city = ["knight", "knight", "knight", "knight", "ranger"], {"castle": ["skeleton"]}
    table = Table(*fighters, final=1, monsters=city)
    table.g.council["baron_splinter"] = "prestige_token"
    table.do("send ranger skeleton; send knight baron_splinter; commit")
    assert table.me.points == {"monsters": 1 + 1, "council": 9}
