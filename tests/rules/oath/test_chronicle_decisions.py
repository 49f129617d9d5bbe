"""The Chronicle: the new Oath, citizenship, edifices (OA-8.1 to OA-8.3.1)."""

import pytest

from igroteka.games.oath.components import BOX
from tests.games.oath.table import Table
from tests.games.oath.worlds import finish, won
from tests.ledger import rule

# Swearing an oath


@rule("OA-8-01", "OA-8.1-02", "OA-8.1-03")
def test_the_winner_swears_any_oath_but_the_present_one() -> None:
    table = won(Table(oath="devotion"), 0)
    assert table.asked == (0, "swear")
    assert table.options() == ["swear people", "swear protection", "swear supremacy"]
    table.do("swear protection")
    assert finish(table).oath == "protection"


@rule("OA-8.1-01", "OA-8.1-04")
@pytest.mark.parametrize(
    ("vision", "oath"),
    [
        ("vision_of_conquest", "supremacy"),
        ("vision_of_rebellion", "people"),
        ("vision_of_sanctuary", "protection"),
        ("vision_of_faith", "devotion"),
    ],
)
def test_a_visionary_is_bound_by_the_vision(vision: str, oath: str) -> None:
    table = won(Table(visions={1: vision}, oath="supremacy"), 1, "vision", vision=vision)
    assert table.asked == (1, "offer_in_chronicle")
    assert finish(table).oath == oath


@rule("OA-8.1-02")
def test_who_has_won_in_several_ways_chooses() -> None:
    table = won(Table(visions={1: "vision_of_faith"}), 1, "usurper", "vision", vision="vision_of_faith")
    assert table.asked == (1, "swear")


# Citizenship


@rule("OA-8.2-01", "OA-8.2-02")
def test_a_victorious_exile_ends_the_old_empire() -> None:
    table = Table(seats=4, citizens=[2])
    table.g.boxed_citizens = ["black"]
    won(table, 1, "usurper").do("swear people")
    assert table.asked == (1, "offer_in_chronicle")
    assert table.options() == ["done", "invite 3"]
    assert table.player(2).role == "exile"
    table.do("done")
    assert finish(table).citizens == ()


@rule("OA-8.2-03", "OA-8.2-04", "OA-8.2-05")
def test_exiles_may_join_the_winner() -> None:
    table = Table(
        seats=4,
        reliquary="- - - -",
        warbands={1: 2, 2: 4},
        warbands_at={"plains": {"red": 1}, "wastes": {"blue": 3}, "river": {"blue": 2, "red": 1}},
        board=("plains", "lush_coast", "mountain", "buried_giant", "river", "rocky_coast", "wastes", "great_slum"),
    )
    won(table, 1, "usurper").do("swear people; invite 2")
    assert table.asked == (2, "join_winner")
    table.do("accept")
    assert table.player(2).role == "citizen"
    assert table.place("wastes").warbands == {"red": 1}
    assert table.place("river").warbands == {"red": 2}
    assert (table.player(2).bank, table.asked) == (14, (1, "offer_in_chronicle"))
    table.do("invite 3; decline")
    assert (table.player(3).role, table.told("refused_winner")) == ("exile", [(3, 1)])
    chronicle = finish(table)
    assert chronicle.citizens == ("blue",)
    assert chronicle.history[-1].sworn_in == ("blue",)
    kept = [record.site for record in chronicle.sites[:3]]
    assert kept == ["plains", "river", "wastes"]


@rule("OA-8.2-02")
def test_nobody_is_asked_twice() -> None:
    table = won(Table(), 1, "usurper")
    table.do("swear people; invite 2; decline")
    assert table.asked == (1, "new_suit")


@rule("OA-8.2-06", "OA-8.7.2-01")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_empire_keeps_its_citizens(winner: int) -> None:
    table = Table(seats=4, citizens=[1])
    table.g.boxed_citizens = ["black"]
    won(table, winner, "successor" if winner else "steadfast").do("swear people")
    assert table.asked[1] == "new_suit"
    assert finish(table).citizens == ("red", "black")


def test_a_new_citizen_with_the_bandit_crown_brings_the_empty_sites() -> None:
    table = Table(seats=3, relics={0: "grand_scepter", 2: "bandit_crown"}, warbands_at={"plains": {"purple": 1}})
    won(table, 1, "usurper").do("swear people; invite 2; accept")
    assert table.place("plains").warbands == {"purple": 1}
    assert all(place.warbands == {"red": 1} for place in table.g.places if place.site != "plains")


# Edifices


@rule("OA-8.3.1-01", "OA-8.3.1-02", "OA-8.3.1-03", "OA-2.9-01", "OA-7.2.2-01")
def test_the_chancellor_may_build_an_edifice_in_the_place_of_a_denizen() -> None:
    table = Table(
        sites={"plains": "forest_council longbows", "wastes": "elders"}, warbands_at={"plains": {"purple": 1}}
    )
    won(table, 0).do("swear people")
    assert BOX.denizens["forest_council"].locked
    assert table.options() == [
        "build forest_council forest_temple",
        "build longbows sprawling_rampart",
        "decline",
    ]
    table.do("build forest_council forest_temple")
    assert table.place("plains").cards == ["forest_temple", "longbows"]
    chronicle = finish(table)
    assert chronicle.sites[0].cards == ("forest_temple", "longbows")
    assert "forest_council" in chronicle.world
    assert (chronicle.history[-1].edifice, chronicle.history[-1].edifice_at) == ("forest_temple", "plains")


@rule("OA-8.3.1-02")
@pytest.mark.parametrize("edifice", ["hall_of_debate", "hall_of_mockery"])
def test_there_is_one_edifice_at_a_site(edifice: str) -> None:
    table = Table(sites={"plains": f"wolves {edifice}"}, warbands_at={"plains": {"purple": 1}})
    won(table, 0).do("swear people")
    assert table.match.decision is not None
    assert not any(option[0] == "build" for option in table.match.decision.options)


@rule("OA-8.3.1-04")
def test_a_citizen_may_repair_a_ruin() -> None:
    table = Table(sites={"plains": "wolves ruined_temple"}, warbands_at={"plains": {"purple": 1}}, citizens=[1])
    won(table, 1, "successor").do("swear people")
    assert table.options() == ["decline", "repair ruined_temple"]
    table.do("repair ruined_temple")
    assert table.place("plains").cards == ["wolves", "forest_temple"]
    assert finish(table).sites[0].cards == ("wolves", "forest_temple")


@rule("OA-8.3.1-05")
def test_an_exile_neither_builds_nor_repairs() -> None:
    table = Table(sites={"plains": "wolves", "wastes": "ruined_temple"}, warbands_at={"plains": {"red": 1}})
    won(table, 1, "usurper").do("swear people; done")
    assert table.asked == (1, "new_suit")


@rule("OA-8.3.1-06", "OA-8.3.1-02")
def test_building_needs_the_rule_of_the_site_and_the_edifice_in_the_archive() -> None:
    table = Table(
        sites={"plains": "wolves", "wastes": "forest_temple", "mountain": "longbows"},
        warbands_at={"plains": {"purple": 1}},
    )
    won(table, 0).do("swear people")
    assert table.asked == (0, "new_suit")


def test_salt_the_earth_in_the_drowned_city_cannot_be_built_over() -> None:
    board = ("drowned_city", "lush_coast", "mountain", "buried_giant", "river", "rocky_coast", "wastes", "great_slum")
    table = Table(board=board, sites={"drowned_city": "salt_the_earth"}, warbands_at={"drowned_city": {"purple": 1}})
    won(table, 0).do("swear people")
    assert table.asked == (0, "new_suit")
    elsewhere = Table(sites={"plains": "salt_the_earth"}, warbands_at={"plains": {"purple": 1}})
    won(elsewhere, 0).do("swear people")
    assert elsewhere.options() == ["build salt_the_earth festival_district", "decline"]


def test_the_winner_with_the_bandit_crown_rules_the_empty_sites() -> None:
    table = Table(relics={0: "grand_scepter", 1: "bandit_crown"}, citizens=[1], sites={"wastes": "wolves"})
    won(table, 0).do("swear people")
    assert table.options("build") == ["build wolves forest_temple"]
    chronicle = finish(table)
    assert all(record.faceup for record in chronicle.sites)
    assert chronicle.history[-1].lost == ()
