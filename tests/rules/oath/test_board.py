"""The game board (OA-2.1)."""

from igroteka.games.oath.box import REGIONS, SLOTS, SUITS
from igroteka.games.oath.components import BOX
from tests.games.oath.table import Table
from tests.games.oath.worlds import Beginning
from tests.ledger import rule


@rule("OA-2.1.1-01", "OA-2.1.1-02")
def test_three_regions_with_two_three_and_three_sites() -> None:
    assert REGIONS == ("cradle", "provinces", "hinterland")
    assert [SLOTS.count(region) for region in REGIONS] == [2, 3, 3]
    assert len(Beginning().g.places) == 8


@rule("OA-2.1.2-01", "OA-2.1.2-02")
def test_every_region_has_a_pile_of_denizens_and_visions() -> None:
    for seed in range(5):
        piles = Beginning(seed=seed).g.piles
        assert tuple(piles) == REGIONS
        assert all(card in {*BOX.denizens, *BOX.visions} for pile in piles.values() for card in pile)


@rule("OA-2.1.3-01")
def test_six_banks_one_for_each_suit() -> None:
    assert tuple(Beginning().g.banks) == SUITS == ("discord", "arcane", "order", "hearth", "beast", "nomad")


@rule("OA-2.1.5-01")
def test_the_world_deck_holds_denizens_and_visions() -> None:
    world = Beginning().g.world
    assert set(world) <= {*BOX.denizens, *BOX.visions}
    assert set(BOX.visions) <= set(world)


@rule("OA-2.1.6-01", "OA-2.1.6-02")
def test_the_visions_track_tells_what_searching_the_world_deck_costs() -> None:
    assert [BOX.board.search[min(drawn, len(BOX.board.search) - 1)] for drawn in range(6)] == [2, 3, 3, 4, 4, 4]
    for drawn, supply in ((0, 2), (1, 3), (2, 3), (3, 4), (5, 4)):
        assert Table(visions_drawn=drawn, supply={1: supply}).options("search") != []
        assert "search world" not in Table(visions_drawn=drawn, supply={1: supply - 1}).options("search")


@rule("OA-2.1.7-01")
def test_secrets_are_gained_from_the_general_supply() -> None:
    table = Table(favor={1: 2}, advisers={1: "rangers"}, sites={"plains": "wolves"})
    supply = table.g.secrets
    options = [option for option in table.options("trade") if "secret" in option]
    table.do(options[0])
    assert (table.player(1).secrets, table.g.secrets) == (1, supply - 1)
