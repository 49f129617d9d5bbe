"""The Chronicle: which sites stay, and where they come to lie (OA-8.3.2 to OA-8.3.5, OA-8.7)."""

from collections.abc import Mapping

import pytest

from igroteka.games.oath.chronicle import Chronicle
from igroteka.games.oath.components import BOX
from tests.games.oath.table import MAP, Table
from tests.games.oath.worlds import Beginning, finish, won
from tests.ledger import rule


def after(
    winner: int = 0, *, ruled: str, colour: str = "purple", cards: Mapping[str, str] = {}, **laid: object
) -> Chronicle:
    """The world after a victory of somebody who rules these sites, with these cards at sites."""
    table = Table(
        sites=dict(cards),
        warbands_at={site: {colour: 2} for site in ruled.split()},
        **laid,  # type: ignore[arg-type]
    )
    return finish(won(table, winner))


def faceup(chronicle: Chronicle) -> dict[int, str]:
    return {slot: record.site for slot, record in enumerate(chronicle.sites) if record.faceup}


@rule("OA-8.3.2-01", "OA-8.3.5-02", "OA-8.3.5-03")
def test_the_sites_of_the_winner_stay_and_move_up() -> None:
    chronicle = after(ruled="lush_coast salt_flats wastes great_slum")
    assert [record.site for record in chronicle.sites[:4]] == ["lush_coast", "salt_flats", "wastes", "great_slum"]
    assert all(record.faceup for record in chronicle.sites[:4])
    assert set(chronicle.history[-1].lost) == {"plains", "mountain", "buried_giant", "rocky_coast"}


@rule("OA-8.3.5-02", "OA-8.3.5-03", "OA-8.3.5-04")
@pytest.mark.parametrize(
    ("ruled", "spaces"),
    [
        ("mountain rocky_coast", {0: "mountain", 1: "rocky_coast"}),
        ("plains lush_coast wastes great_slum", {0: "plains", 1: "lush_coast", 2: "wastes", 3: "great_slum"}),
        (
            "mountain buried_giant salt_flats rocky_coast wastes great_slum",
            dict(enumerate(("mountain", "buried_giant", "salt_flats", "rocky_coast", "wastes", "great_slum"))),
        ),
        (" ".join(MAP), dict(enumerate(MAP))),
    ],
)
def test_spaces_are_filled_from_the_top(ruled: str, spaces: dict[int, str]) -> None:
    chronicle = after(ruled=ruled)
    assert spaces.items() <= faceup(chronicle).items()


@rule("OA-8.3.5-01")
def test_what_lies_at_a_site_moves_with_it() -> None:
    chronicle = after(
        ruled="wastes rocky_coast",
        cards={"wastes": "wolves", "rocky_coast": "hall_of_debate elders"},
        relics_at={"wastes": "map"},
    )
    assert [(record.site, record.cards, record.relics) for record in chronicle.sites[:2]] == [
        ("rocky_coast", ("hall_of_debate", "elders"), ()),
        ("wastes", ("wolves",), ("map",)),
    ]


@rule("OA-8.3.2-02", "OA-8.3.2-03", "OA-8.3.2-04")
def test_what_lies_at_a_lost_site_goes_home() -> None:
    table = Table(
        sites={"wastes": "wolves", "mountain": "hall_of_mockery elders"},
        relics_at={"wastes": "map"},
        warbands_at={"plains": {"purple": 1}},
    )
    chronicle = finish(won(table, 0))
    cards = {*chronicle.world, *chronicle.dispossessed}
    assert {"wolves", "elders"} <= cards
    assert "map" in {*chronicle.relics, *(relic for record in chronicle.sites for relic in record.relics)}
    assert "hall_of_debate" in table.g.archive
    assert "hall_of_mockery" not in table.g.archive


@rule("OA-8.3.2-05", "OA-8.3.5-07")
def test_the_gaps_are_filled_with_facedown_sites_of_the_shuffled_deck() -> None:
    dealt = [after(ruled="plains", seed=seed).sites for seed in range(12)]
    for sites in dealt:
        assert [record.faceup for record in sites] == [True, False, True, False, False, True, False, False]
        assert len({record.site for record in sites}) == 8
    assert len({record.site for sites in dealt for record in sites}) == 23
    returned = {record.site for sites in dealt for record in sites[1:]}
    assert {"mountain", "wastes"} <= returned


@rule("OA-8.3.2-06")
def test_facedown_sites_always_go_back() -> None:
    chronicle = after(ruled="plains wastes", facedown=["wastes"])
    assert chronicle.sites[0].site == "plains"
    assert not chronicle.sites[1].faceup
    assert "wastes" not in chronicle.history[-1].lost


@rule("OA-8.3.2-01", "OA-8.3.3-01", "OA-8.3.3-02", "OA-2.9-03")
def test_edifices_that_the_winner_does_not_rule_fall_to_ruin_without_their_denizens() -> None:
    chronicle = after(ruled="plains", cards={"mountain": "wolves great_spire"}, relics_at={"mountain": "map"})
    assert chronicle.sites[7].site == "mountain"
    assert (chronicle.sites[7].cards, chronicle.sites[7].relics) == (("fallen_spire",), ("map",))
    assert "wolves" in {*chronicle.world, *chronicle.dispossessed}
    assert chronicle.history[-1].fallen == ("great_spire",)


@rule("OA-8.3.3-03", "OA-8.3.5-05", "OA-8.3.5-06")
def test_sites_with_ruins_go_to_the_far_end_in_their_order() -> None:
    chronicle = after(
        ruled="plains mountain great_slum",
        cards={
            "plains": "bandit_rampart wolves",
            "lush_coast": "hall_of_debate",
            "mountain": "elders",
            "wastes": "great_spire",
            "great_slum": "broken_forge",
        },
    )
    assert [record.site for record in chronicle.sites[:1]] == ["mountain"]
    assert [record.site for record in chronicle.sites[4:]] == ["plains", "lush_coast", "wastes", "great_slum"]
    assert chronicle.sites[4].cards == ("bandit_rampart", "wolves")
    assert chronicle.sites[5].cards == ("hall_of_mockery",)
    assert all(record.faceup for record in chronicle.sites[4:])


@rule("OA-8.3.5-06")
def test_ruins_can_fill_both_outer_regions() -> None:
    ruins = ["bandit_rampart", "hall_of_mockery", "ruined_temple", "squalid_district", "fallen_spire", "broken_forge"]
    cards = dict(zip(MAP[:6], ruins, strict=True))
    chronicle = after(ruled=" ".join(MAP), cards=cards)
    assert [record.site for record in chronicle.sites] == ["wastes", "great_slum", *MAP[:6]]


@rule("OA-8.3.5-08")
def test_every_region_has_a_faceup_site() -> None:
    chronicle = after(ruled="plains", cards={"great_slum": "fallen_spire"})
    assert sorted(faceup(chronicle)) == [0, 2, 5]
    ruled = after(ruled="plains great_slum", cards={"great_slum": "fallen_spire"})
    assert sorted(faceup(ruled)) == [0, 2, 7]


@rule("OA-8.3.4-01")
def test_pieces_leave_the_map() -> None:
    table = Table(
        warbands_at={"plains": {"purple": 3}, "wastes": {"red": 2}},
        warbands={0: 2, 1: 4},
        tokens_at={"salt_flats": (2, 1)},
        sites={"plains": "wolves"},
        tokens={"wolves": (1, 1)},
    )
    finish(won(table, 0))
    assert not any(place.warbands or place.favor or place.secrets for place in table.g.places)
    assert table.g.tokens == {}
    assert [player.bank for player in table.g.players] == [24, 14, 14]


def test_the_forest_temple_keeps_sites_with_beasts() -> None:
    cards = {"plains": "forest_temple", "wastes": "wolves", "mountain": "elders"}
    chronicle = after(ruled="plains", cards=cards)
    assert [record.site for record in chronicle.sites[:2]] == ["plains", "wastes"]
    assert chronicle.sites[1].cards == ("wolves",)
    assert "mountain" in chronicle.history[-1].lost


def test_the_forest_temple_does_not_save_itself_from_ruin() -> None:
    chronicle = after(ruled="plains", cards={"mountain": "forest_temple rangers", "wastes": "wolves"})
    assert (chronicle.sites[7].site, chronicle.sites[7].cards) == ("mountain", ("ruined_temple",))
    assert (chronicle.sites[1].site, chronicle.sites[1].cards) == ("wastes", ("wolves",))


def test_the_forest_temple_works_in_the_chronicle_in_which_it_is_built() -> None:
    table = Table(sites={"plains": "rangers", "wastes": "wolves"}, warbands_at={"plains": {"purple": 1}})
    won(table, 0).do("swear people; build rangers forest_temple")
    assert finish(table).sites[1].site == "wastes"


@rule("OA-8.7.1-01", "OA-8.7.1-02")
def test_the_next_game_begins_with_the_map_as_it_was_stored() -> None:
    table = Table(sites={"wastes": "wolves"}, warbands_at={"wastes": {"purple": 1}}, relics_at={"wastes": "map"})
    finish(won(table, 0))
    assert table.match.legacy is not None
    g = Beginning(table.match.legacy.chronicle).g
    assert (g.places[0].site, g.places[0].cards, g.places[0].relics) == ("wastes", ["wolves"], ["map"])
    assert [place.faceup for place in g.places] == [place.faceup for place in table.g.places]
    open_sites = [(place.site, place.relics) for place in g.places if place.faceup]
    assert open_sites == [(place.site, place.relics) for place in table.g.places if place.faceup]
    assert all(len(relics) == BOX.sites[site].relics for site, relics in open_sites)
