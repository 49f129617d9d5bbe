"""The Assign step of the Main phase (MM-MAIN)."""

import pytest

from igroteka.games.meeples.state import Tower
from igroteka.kernel import IllegalChoice
from tests.games.meeples.table import Table
from tests.ledger import rule


def story(table: Table) -> list[str]:
    """The names of the events so far."""
    return [event.name for event in table.match.log]


@rule("MM-MAIN-01")
def test_fighters_are_sent_then_actions_resolved_then_all_is_cleaned_up() -> None:
    table = Table("peasant", "warrior", "corruption", monsters={"castle": ["skeleton"]})
    table.do("send warrior skeleton; send peasant open_lecture_hall; commit")
    main = story(table)[: story(table).index("tired") + 1]
    assert main == ["sent", "sent", "gained", "fought", "vp", "defeated", "tired"]


@rule("MM-MAIN-02")
def test_any_number_of_fighters_go_to_any_number_of_places() -> None:
    table = Table(*["peasant"] * 7, "knight", monsters={"castle": ["skeleton"], "cathedral": ["termite_swarm"]})
    table.do("send peasant open_lecture_hall; send peasant sparring_green; send peasant skeleton")
    table.do("send peasant skeleton; send knight termite_swarm; send peasant termite_swarm")
    assert {place: len(party.units) for place, party in table.g.parties.items()} == {
        "open_lecture_hall": 1,
        "sparring_green": 2,
        "skeleton": 2,
        "termite_swarm": 2,
    }
    table.do("send peasant sparring_green; commit; resolve open_lecture_hall")
    assert table.told("gained") == [(0, "mage", "open_lecture_hall"), (0, "warrior", "sparring_green")]
    assert table.me.pile == ["skeleton", "termite_swarm"]


@rule("MM-MAIN-02")
def test_only_active_fighters_of_the_tavern_are_sent() -> None:
    table = Table("peasant", lodgings=["knight", "mage"], monsters={"castle": ["skeleton"]})
    assert table.options() == ["commit", "send peasant novices_chapel", "send peasant open_lecture_hall"]


@rule("MM-MAIN-03")
def test_a_location_a_tower_room_and_a_monster_are_used_in_one_turn() -> None:
    table = Table(*["peasant"] * 3, "knight", towers=True, monsters={"castle": ["sawdust_bandit"]})
    table.g.towers = {"village": Tower("porters_nook", [])}
    table.restart()
    table.do("send peasant open_lecture_hall; send peasant porters_nook; send knight sawdust_bandit")
    table.do("commit; resolve porters_nook")
    assert table.me.vp == 4
    assert (table.me.rooms, table.me.pile) == (["porters_nook"], ["sawdust_bandit"])
    assert sorted(table.me.lodgings) == ["knight", "mage", "peasant", "peasant", "peasant"]


@rule("MM-MAIN-03", "MM-FIGHT-01")
def test_two_monsters_are_fought_in_one_turn() -> None:
    table = Table("knight", "warrior", monsters={"castle": ["skeleton", "sawdust_bandit"]})
    table.do("send warrior skeleton; send knight sawdust_bandit; commit")
    assert table.me.pile == ["skeleton", "sawdust_bandit"]
    assert table.me.vp == 3


@rule("MM-MAIN-03", "MM-MAIN-04")
def test_who_sends_nobody_goes_on_to_draw_with_an_emptied_tavern() -> None:
    table = Table("knight", "corruption", monsters={"castle": ["skeleton"]})
    assert "commit" in table.options()
    table.do("commit")
    assert table.asked == (1, "develop")
    assert table.told("drew") == [(0, "peasant")] * 4
    assert sorted(table.me.lodgings) == ["corruption", "knight"]
    assert table.me.tavern == ["peasant"] * 4
    assert (table.me.vp, table.me.pile) == (0, [])


@rule("MM-MAIN-05")
def test_corruption_is_sent_nowhere() -> None:
    table = Table(*["corruption"] * 4, monsters={"castle": ["skeleton"]}, built={"castle_1": "bell_gate"})
    assert table.options() == ["commit"]
    with pytest.raises(IllegalChoice):
        table.do("send corruption bell_gate")


@rule("MM-MAIN-05")
def test_corruption_does_not_even_join_fighters() -> None:
    table = Table("corruption", "peasant", "knight", monsters={"castle": ["skeleton"]})
    table.do("send knight skeleton; send peasant open_lecture_hall")
    assert table.options() == ["commit"]


@rule("MM-MAIN-06")
def test_nothing_is_resolved_while_fighters_are_being_sent() -> None:
    table = Table("peasant", "warrior", "knight", monsters={"castle": ["skeleton"], "village": ["crate_thief"]})
    table.do("send peasant open_lecture_hall; send warrior skeleton")
    assert table.told("gained") == table.told("vp") == []
    assert (table.me.vp, table.me.pile, table.g.supply["mage"]) == (0, [], 18)
    assert table.g.monsters["castle"] == ["skeleton", "", ""]
    assert table.options() == [
        "commit",
        "send knight crate_thief",
        "send knight open_lecture_hall",
        "send knight skeleton",
    ]
    table.do("commit")
    assert (table.me.vp, table.me.pile, table.g.supply["mage"]) == (1, ["skeleton"], 17)


@rule("MM-MAIN-06")
def test_nobody_is_sent_any_more_once_resolving_has_begun() -> None:
    table = Table("peasant", "knight", monsters={"castle": ["skeleton"]}, built={"village_1": "house_of_lords"})
    table.do("send peasant house_of_lords; commit")
    assert table.asked == (0, "discard")
    assert {option.split()[0] for option in table.options()} == {"discard"}
    table.do(table.options()[0])
    assert table.me.pile == []
    assert sorted(table.me.lodgings) == ["knight", "peasant"]
