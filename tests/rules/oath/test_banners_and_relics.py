"""What relics and banners cost, wherever they are (OA-2.4.1, OA-2.5.1, OA-2.8.4)."""

from igroteka.games.oath.components import BOX
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-2.4.1-01", "OA-2.8.4-01")
def test_every_site_that_starts_with_relics_shows_what_they_cost() -> None:
    assert {site.id for site in BOX.sites.values() if site.relics} == {
        site.id for site in BOX.sites.values() if site.recover
    }


@rule("OA-2.4.1-01")
def test_where_no_cost_is_shown_a_relic_cannot_be_recovered() -> None:
    table = Table(relics_at={"plains": "map"}, favor={1: 9}, secrets={1: 9})
    assert table.options("recover_relic") == []


@rule("OA-2.4.1-01")
def test_the_same_relic_costs_something_else_elsewhere() -> None:
    table = Table(at={1: "mountain"}, relics_at={"mountain": "map"}, favor={1: 2})
    assert table.options("recover_relic") == ["recover_relic 1"]
    table = Table(at={1: "wastes"}, relics_at={"wastes": "map"}, favor={1: 2})
    assert table.options("recover_relic") == []


@rule("OA-2.5.1-01")
def test_a_banner_gets_dearer_with_every_recovery() -> None:
    table = Table(favor={1: 5}, secrets={1: 7})
    table.do("recover peoples_favor; pay 2; suit order; recover peoples_favor; suit order")
    assert (table.g.banner_tokens["peoples_favor"], table.player(1).favor) == (3, 0)
    table.do("recover darkest_secret; pay 3; recover darkest_secret")
    assert table.options() == ["pay 4", "pay 5"]
