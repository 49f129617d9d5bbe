"""Sites, their capacity and their powers; edifices (OA-2.8.1, OA-2.8.5, OA-2.9)."""

from igroteka.games.oath.actions.capacity import capacity, has_room
from igroteka.games.oath.components import BOX
from tests.games.oath.searching import goes, search_for
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-2.8.1-01")
def test_capacity_counts_denizens_and_edifices() -> None:
    table = Table(sites={"mountain": "tents great_spire", "plains": "elders scouts"})
    assert [capacity(table.g, slot) for slot in (0, 2, 6)] == [3, 2, 1]
    assert has_room(table.g, 0)
    assert not has_room(table.g, 2)


@rule("OA-2.8.1-02")
def test_a_facedown_site_has_no_room() -> None:
    assert not has_room(Table(facedown=["plains"]).g, 0)


@rule("OA-2.8.1-03")
def test_relics_take_no_room() -> None:
    table = search_for("elders", at={1: "wastes"}, relics_at={"wastes": "whistle map"})
    assert "to_site elders wastes" in goes(table)


@rule("OA-2.8.1-04", "OA-2.9-03")
def test_a_ruin_takes_room_and_has_no_suit() -> None:
    table = search_for("elders", at={1: "wastes"}, sites={"wastes": "fallen_spire"})
    assert goes(table) == ["to_adviser elders", "to_facedown elders"]
    assert "fallen_spire" not in BOX.suits


@rule("OA-2.9-02", "OA-2.9-06")
def test_edifices_have_a_suit_and_both_sides_a_power_and_a_restriction() -> None:
    for edifice in BOX.edifices.values():
        assert BOX.suits[edifice.id] == edifice.suit
        for side in (edifice.id, edifice.ruin.id):
            assert BOX.powers[side], side
            assert BOX.restriction(side) == "site"
            assert side in BOX.locked


@rule("OA-2.9-02", "OA-7.2.2-01")
def test_an_edifice_counts_for_its_suit_but_is_not_discarded() -> None:
    table = search_for("dazzle", sites={"lush_coast": "sprawling_rampart battle_honors"})
    table.do("to_adviser dazzle")
    assert table.place("lush_coast").cards == ["sprawling_rampart"]


@rule("OA-2.8.5-01")
def test_every_site_has_a_power() -> None:
    campaigning = {"plains", "mountain"}
    for site in BOX.sites.values():
        assert site.passives or site.powers or site.id in campaigning, site.id


@rule("OA-2.6.2-01", "OA-2.6.3-01")
def test_every_denizen_has_a_power_and_some_a_restriction() -> None:
    assert [denizen.id for denizen in BOX.denizens.values() if not denizen.powers] == []
    kinds = [(denizen.restriction, denizen.locked) for denizen in BOX.denizens.values()]
    counts = {kind: kinds.count(kind) for kind in sorted(set(kinds))}
    expected = {("none", False): 100, ("site", False): 39, ("adviser", False): 30}
    assert counts == expected | {("site", True): 6, ("adviser", True): 23}
