"""The Chronicle: what becomes of the relics (OA-8.6)."""

from igroteka.games.oath.components import BOX
from tests.games.oath.table import Table
from tests.games.oath.worlds import Beginning, finish, won
from tests.ledger import rule

RELICS = [relic for relic in BOX.relics if relic != "grand_scepter"]


@rule("OA-8.6.1-01", "OA-2.4.3-01")
def test_the_scepter_goes_back_to_the_chancellor() -> None:
    table = won(Table(relics={0: "", 1: "grand_scepter map"}), 1, "usurper")
    chronicle = finish(table)
    assert "grand_scepter" not in chronicle.relics
    g = Beginning(chronicle, chancellor=2).g
    assert [player.relics for player in g.players] == [[], ["grand_scepter"], []]


@rule("OA-8.6.1-02", "OA-8.6.3-01")
def test_the_winners_and_the_reliquarys_relics_lie_on_top_of_the_others() -> None:
    tops, bottoms = set(), set()
    for seed in range(6):
        table = Table(
            relics={0: "grand_scepter map whistle", 1: "brass_horse"},
            reliquary="cracked_horn - horned_mask -",
            warbands_at={"plains": {"purple": 1}},
            seed=seed,
        )
        chronicle = finish(won(table, 0))
        assert set(chronicle.relics[:4]) == {"map", "whistle", "cracked_horn", "horned_mask"}
        assert "brass_horse" not in chronicle.relics[:4]
        tops.add(chronicle.relics[:4])
        bottoms.add(chronicle.relics[4:])
    assert len(tops) > 2
    assert len(bottoms) == 6


@rule("OA-8.6.2-01")
def test_faceup_sites_get_the_relics_that_they_lack_from_the_deck() -> None:
    board = ("drowned_city", "lush_coast", "mountain", "buried_giant", "salt_flats", "rocky_coast", "wastes", "mine")
    table = Table(
        board=board,
        relics_at={"drowned_city": "map"},
        warbands_at={site: {"purple": 1} for site in ("drowned_city", "mountain", "wastes")},
        relics={0: "grand_scepter whistle"},
    )
    chronicle = finish(won(table, 0))
    first, second, third = chronicle.sites[:3]
    assert (first.site, first.relics[0], len(first.relics)) == ("drowned_city", "map", 2)
    assert (second.site, len(second.relics), third.site, len(third.relics)) == ("mountain", 1, "wastes", 1)
    laid = [relic for record in chronicle.sites for relic in record.relics]
    assert "whistle" not in laid
    assert not any(record.relics for record in chronicle.sites if not record.faceup)
    assert sorted([*laid, *chronicle.relics]) == sorted(RELICS)
