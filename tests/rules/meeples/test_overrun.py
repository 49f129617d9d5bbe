"""Overrun districts and the Peasants who flock to the banner there (MM-OVER)."""

from igroteka.games.meeples.state import Tower
from igroteka.games.meeples.view import view
from tests.games.meeples.table import Table
from tests.ledger import rule

TWO = ["mill_giant", "pitchfork_rebel"]
THREE = [*TWO, "troll_king"]


@rule("MM-OVER-01")
def test_one_monster_does_not_overrun_a_district() -> None:
    table = Table("peasant", monsters={"university": TWO[:1]})
    table.do("send peasant open_lecture_hall; commit")
    assert table.told("gained") == [(0, "mage", "open_lecture_hall")]


@rule("MM-OVER-01")
def test_a_quest_counts_a_district_with_two_monsters_as_overrun_and_one_with_a_single_monster_not() -> None:
    table = Table("knight", monsters={"castle": ["skeleton", "mill_giant"]}, quests=["vigil_bells"])
    table.do("send knight skeleton; commit")
    assert table.me.completed == ["vigil_bells"]
    table = Table("knight", monsters={"castle": ["skeleton"], "village": TWO}, quests=["vigil_bells"])
    table.do("send knight skeleton; commit")
    assert table.me.quests == ["vigil_bells"]


@rule("MM-OVER-01", "MM-OVER-02")
def test_everybody_sees_which_districts_are_overrun_and_how_many_peasants_come() -> None:
    table = Table(monsters={"castle": [], "village": TWO[:1], "university": [TWO[1], "skeleton"], "cathedral": THREE})
    assert view(table.g).overrun == {"castle": 0, "village": 0, "university": 1, "cathedral": 2}


@rule("MM-OVER-02")
def test_two_monsters_bring_one_peasant_to_each_activated_location_there() -> None:
    table = Table(
        "peasant", "peasant", "warrior", "cleric", monsters={"village": TWO}, built={"village_1": "branch_and_root"}
    )
    table.do("send peasant sparring_green; send cleric branch_and_root; commit")
    assert table.told("gained") == [
        (0, "peasant", "sparring_green"),
        (0, "peasant", "branch_and_root"),
        (0, "warrior", "sparring_green"),
    ]
    assert table.g.supply["peasant"] == 48 - 2 - 4 - 8 - 2


@rule("MM-OVER-02")
def test_only_locations_of_the_overrun_district_and_only_activated_ones_get_peasants() -> None:
    table = Table("peasant", "cleric", monsters={"village": TWO}, built={"village_1": "branch_and_root"})
    table.do("send peasant open_lecture_hall; commit")
    assert table.told("gained") == [(0, "mage", "open_lecture_hall")]


@rule("MM-OVER-02")
def test_a_tower_room_in_an_overrun_district_gets_a_peasant_too() -> None:
    table = Table("peasant", "peasant", towers=True, monsters={"village": TWO})
    table.g.towers = {"village": Tower("porters_nook", []), "castle": Tower("pantry", [])}
    table.restart()
    table.do("send peasant porters_nook; commit")
    assert table.told("gained") == [(0, "peasant", "porters_nook")]


@rule("MM-OVER-03")
def test_three_monsters_bring_two_peasants_to_each_activated_location_there() -> None:
    table = Table("peasant", "peasant", "cleric", monsters={"village": THREE}, built={"village_1": "branch_and_root"})
    table.do("send peasant sparring_green; send cleric branch_and_root; commit")
    assert table.told("gained").count((0, "peasant", "sparring_green")) == 2
    assert table.told("gained").count((0, "peasant", "branch_and_root")) == 2
    assert sorted(table.me.lodgings) == ["cleric", *["peasant"] * 6, "warrior"]


@rule("MM-OVER-04")
def test_the_peasants_wait_on_the_location_until_clean_up_and_go_to_the_lodgings() -> None:
    table = Table("peasant", monsters={"castle": TWO}, built={"castle_1": "house_of_lords"}, bag=["mage"] * 5)
    table.do("send peasant house_of_lords; commit")
    assert table.asked == (0, "discard")
    assert table.g.parties["house_of_lords"].added == ["peasant"]
    assert table.me.lodgings == []
    table.do(table.options()[0])
    assert table.me.lodgings == ["peasant", "peasant"]
    assert (table.me.bag, table.me.tavern) == (["mage"], ["mage"] * 4)


@rule("MM-OVER-05")
def test_a_fight_in_the_overrun_district_brings_no_peasants_to_any_of_its_locations() -> None:
    table = Table(
        *["peasant"] * 2,
        "knight",
        "cleric",
        monsters={"village": ["crate_thief", *TWO]},
        built={"village_1": "branch_and_root"},
        deck=["skeleton"],
    )
    table.do("send peasant sparring_green; send cleric branch_and_root; send knight crate_thief; commit")
    assert table.told("gained") == [(0, "warrior", "sparring_green"), (0, "peasant", "crate_thief")]


@rule("MM-OVER-05")
def test_the_order_of_sending_does_not_matter_for_the_peasants() -> None:
    table = Table(
        "knight", "cleric", monsters={"village": ["forest_wolf", "mill_giant"]}, built={"village_1": "bell_gate"}
    )
    table.do("send knight forest_wolf; send cleric bell_gate; commit")
    assert table.told("gained") == []


@rule("MM-OVER-05")
def test_a_fight_in_another_district_or_with_the_dark_council_keeps_the_peasants_coming() -> None:
    monsters = {"village": TWO, "castle": ["skeleton", "sawdust_bandit"]}
    table = Table("peasant", "peasant", "knight", monsters=monsters)
    table.do("send peasant sparring_green; send knight skeleton; commit")
    assert table.told("gained") == [(0, "peasant", "sparring_green"), (0, "warrior", "sparring_green")]
    table = Table("peasant", "peasant", *["knight"] * 3, monsters=monsters, arrivals=3, final=1)
    table.do("send peasant sparring_green; send knight incinerator; commit")
    assert table.told("fought") == [(0, "incinerator", 3 * 3)]
    assert table.told("flocked") == [(0, "sparring_green")]
    assert table.told("gained") == [(0, "peasant", "sparring_green"), (0, "warrior", "sparring_green")]


@rule("MM-OVER-05")
def test_fights_in_two_overrun_districts_bring_no_peasants_to_either() -> None:
    table = Table(
        *["peasant"] * 3,
        "knight",
        "knight",
        monsters={"village": ["forest_wolf", *TWO], "cathedral": ["skeleton", "sawdust_bandit"]},
    )
    table.do("send peasant sparring_green; send peasant novices_chapel; send knight forest_wolf; send knight skeleton")
    table.do("commit; resolve sparring_green")
    assert table.me.pile == ["forest_wolf", "skeleton"]
    assert table.told("flocked") == []
    assert table.told("gained") == [(0, "warrior", "sparring_green"), (0, "cleric", "novices_chapel")]


@rule("MM-OVER-06")
def test_a_locations_own_peasants_come_in_spite_of_a_fight() -> None:
    table = Table(
        "warrior", "knight", monsters={"castle": ["skeleton", "mill_giant"]}, built={"castle_1": "harvest_hall"}
    )
    table.do("send warrior harvest_hall; send knight skeleton; commit")
    assert table.told("gained") == [(0, "peasant", "harvest_hall")] * 2
    assert table.me.lodgings.count("peasant") == 2


@rule("MM-OVER-06")
def test_a_locations_own_peasants_come_on_top_of_those_of_an_overrun_district() -> None:
    table = Table("warrior", monsters={"castle": TWO}, built={"castle_1": "harvest_hall"})
    table.do("send warrior harvest_hall; commit")
    assert table.me.lodgings.count("peasant") == 3


@rule("MM-OVER-07")
def test_no_peasant_joins_the_house_of_lords_when_two_peasants_attack_the_skeleton() -> None:
    table = Table(
        *["peasant"] * 3, monsters={"castle": ["skeleton", "mill_giant"]}, built={"castle_1": "house_of_lords"}
    )
    table.do("send peasant house_of_lords; send peasant skeleton; commit")
    assert table.g.parties["skeleton"].units == ["peasant", "peasant"]
    assert table.g.parties["house_of_lords"].added == []
    table.do(table.options()[0])
    assert table.told("gained") == table.told("flocked") == []
    assert table.me.lodgings == ["peasant"] * 3


@rule("MM-OVER-08")
def test_one_peasant_joins_the_house_of_lords_without_the_attack_on_the_skeleton() -> None:
    table = Table(
        *["peasant"] * 3, monsters={"castle": ["skeleton", "mill_giant"]}, built={"castle_1": "house_of_lords"}
    )
    table.do("send peasant house_of_lords; commit")
    table.do(table.options()[0])
    assert table.told("gained") == [(0, "peasant", "house_of_lords")]
    assert table.me.lodgings == ["peasant"] * 4
