"""Using powers: access, costs, effects, persistent powers (OA-7.1, OA-9.5)."""

import pytest

from igroteka.games.oath.actions.tokens import can_pay, pay
from igroteka.games.oath.box import FREE, Cost
from igroteka.games.oath.components import BOX
from tests.games.oath.table import Table
from tests.ledger import rule

# Access


@rule("OA-7.1.1-01")
@pytest.mark.parametrize(
    ("site", "rulers", "usable"),
    [
        ("plains", {"blue": 1}, True),
        ("mountain", {"red": 1}, True),
        ("mountain", {"blue": 1}, False),
        ("mountain", {}, False),
    ],
)
def test_a_power_is_for_those_who_rule_its_card_or_are_at_its_site(
    site: str, rulers: dict[str, int], usable: bool
) -> None:
    table = Table(favor={1: 2}, sites={site: "elders"}, warbands_at={site: rulers})
    assert table.options("power") == (["power elders"] if usable else [])


@rule("OA-7.1.1-01", "OA-7-01")
def test_advisers_are_ruled_by_their_player_and_must_lie_faceup() -> None:
    assert Table(favor={1: 2}, advisers={1: "elders"}).options("power") == ["power elders"]
    assert Table(favor={1: 2}, advisers={2: "elders"}).options("power") == []
    assert Table(favor={1: 2}, hidden={1: "elders"}).options("power") == []


@rule("OA-7.1.1-02", "OA-7-01")
def test_a_site_power_is_used_as_the_site_says() -> None:
    table = Table(at={1: "buried_giant"}, secrets={1: 1}, supply={1: 0})
    assert "travel plains" in table.options("travel")
    table = Table(at={1: "mountain"}, secrets={1: 1}, supply={1: 0}, warbands_at={"buried_giant": {"red": 1}})
    assert table.options("travel") == []


@rule("OA-7-01", "OA-7.1.1-02")
def test_a_facedown_site_has_no_power() -> None:
    board = ("plains", "river", "narrow_pass", "steppe", "salt_flats", "standing_stones", "wastes", "great_slum")
    assert "travel steppe" not in Table(board=board).options("travel")
    assert "travel steppe" in Table(board=board, facedown=["narrow_pass"]).options("travel")


@rule("OA-7.1.1-03", "OA-7-01")
def test_the_chancellor_alone_has_the_powers_of_uncovered_reliquary_spaces() -> None:
    reliquary = "map whistle - brass_horse"
    table = Table(turn=0, secrets={0: 1}, sites={"plains": "elders"}, reliquary=reliquary)
    table.do("trade elders favor")
    assert (table.asked, table.player(0).favor) == ((0, "act"), 2)
    table = Table(turn=1, secrets={1: 1}, sites={"plains": "elders"}, reliquary=reliquary)
    table.do("trade elders favor")
    assert table.player(1).favor == 1
    table = Table(turn=0, secrets={0: 1}, sites={"plains": "elders"}, reliquary="map whistle ring_of_devotion map")
    table.do("trade elders favor")
    assert table.player(0).favor == 1


@rule("OA-7.1.1-04", "OA-7-01")
def test_the_title_defends_its_holder_without_being_asked() -> None:
    def dice(title: int) -> int:
        table = Table(title=title, at={2: "plains"}, warbands={1: 1}, relics={2: "map"}, oath="people")
        table.do("campaign 2; target_pawn; done")
        return table.g.campaign.defense if table.g.campaign else -1

    assert dice(2) == dice(0) + 1


@rule("OA-7.1.1-05")
def test_powers_of_relics_are_for_their_holders() -> None:
    table = Table(secrets={1: 1}, relics={1: "whistle"}, at={2: "mountain"})
    assert table.options("power") == ["power whistle"]
    assert Table(secrets={1: 1}, relics={2: "whistle"}, at={2: "mountain"}).options("power") == []
    assert Table(secrets={1: 1}, relics_at={"plains": "whistle"}, at={2: "mountain"}).options("power") == []


# Costs


@rule("OA-7.1.2-01", "OA-7.1.2-03")
def test_a_power_is_used_only_for_its_whole_cost() -> None:
    assert Table(favor={1: 1}, advisers={1: "elders"}).options("power") == []
    table = Table(favor={1: 3}, advisers={1: "elders"})
    table.do("power elders")
    assert (table.player(1).favor, table.g.on("elders").favor, table.player(1).secrets) == (1, 2, 1)


@rule("OA-7.1.2-03", "OA-7.1.2-04")
def test_what_is_burnt_goes_to_the_general_supply() -> None:
    table = Table(favor={1: 2}, secrets={1: 1}, relics={1: "dowsing_sticks"})
    favor = table.g.favor
    table.do("power dowsing_sticks")
    assert (table.player(1).favor, table.g.favor) == (0, favor + 2)
    assert (table.player(1).secrets, table.g.on("dowsing_sticks").secrets) == (0, 1)
    table = Table(secrets={1: 1}, advisers={1: "memory_of_home"}, banks={"hearth": 0, "beast": 3})
    secrets = table.g.secrets
    table.do("power memory_of_home")
    assert (table.player(1).secrets, table.g.secrets) == (0, secrets + 1)


@rule("OA-7.1.2-02")
def test_costs_of_site_powers_are_in_their_text_and_of_cards_on_their_edge() -> None:
    assert all(power.cost == FREE for site in BOX.sites.values() for power in site.powers)
    assert BOX.denizens["elders"].powers[0].cost == Cost(favor=2)
    assert BOX.relics["whistle"].powers[0].cost == Cost(secrets=1)


@rule("OA-7.1.2-05", "OA-7.1.2-10")
@pytest.mark.parametrize("tokens", [(1, 0), (0, 1)])
def test_nothing_is_put_on_a_card_that_has_something_on_it(tokens: tuple[int, int]) -> None:
    assert Table(favor={1: 5}, advisers={1: "elders"}, tokens={"elders": tokens}).options("power") == []


@rule("OA-7.1.2-10")
def test_a_power_with_a_placed_cost_serves_once_one_that_burns_again_and_again() -> None:
    table = Table(favor={1: 8}, advisers={1: "elders"})
    table.do("power elders")
    assert table.options("power") == []
    table = Table(secrets={1: 2}, advisers={1: "memory_of_home"}, banks={"hearth": 2, "beast": 3})
    table.do("power memory_of_home")
    assert "memory_of_home" not in table.g.tokens


@rule("OA-7.1.2-06", "OA-7.1.2-07")
def test_outside_ones_turn_favor_goes_to_the_bank_and_secrets_turn_facedown() -> None:
    table = Table(favor={2: 3}, secrets={2: 3}, advisers={2: "elders"}, banks={"nomad": 1})
    g, other = table.g, table.player(2)
    pay(g, other, Cost(favor=2, secrets=1), "elders")
    assert (other.favor, g.banks["nomad"], other.secrets, other.facedown) == (1, 3, 2, 1)
    assert "elders" not in g.tokens


@rule("OA-7.1.2-08", "OA-7.1.2-09")
def test_facedown_secrets_pay_for_nothing() -> None:
    table = Table(secrets={1: 0}, sites={"plains": "wrestlers"}, relics={1: "whistle"}, at={2: "mountain"})
    table.player(1).facedown = 5
    table.begin_anew()
    assert table.options("power") == table.options("trade") == table.options("recover") == []
    assert not can_pay(table.g, table.player(1), Cost(burnt_secrets=1), "whistle")
    assert table.player(1).all_secrets == 5


@rule("OA-9.5-01")
def test_nobody_pays_more_than_is_asked_for() -> None:
    table = Table(favor={1: 9}, secrets={1: 9}, warbands={1: 5}, sites={"plains": "elders keep"})
    table.do("muster elders; trade keep secrets")
    assert (table.player(1).favor, table.asked) == (6, (1, "act"))
    table = Table(secrets={1: 9}, warbands={1: 5}, advisers={1: "awaited_return"}, sites={"plains": "elders"})
    table.do("trade elders favor; use awaited_return")
    assert (table.player(1).warbands, table.player(1).secrets, table.asked) == (4, 8, (1, "act"))
    table = Table(at={1: "mountain"}, relics_at={"mountain": "map"}, favor={1: 9})
    table.do("recover_relic 1")
    assert table.player(1).favor == 7


# Effects


@rule("OA-7.1.3-01")
def test_a_power_does_as_much_as_it_can() -> None:
    table = Table(favor={1: 1}, supply={1: 6}, sites={"plains": "wayside_inn"})
    table.do("power wayside_inn")
    assert table.player(1).supply == 7
    table = Table(warbands={1: 1}, sites={"lush_coast": "boiling_lake"})
    table.do("travel lush_coast")
    assert table.player(1).warbands == 0


# Persistent powers


@rule("OA-7.1.4-01", "OA-7.1.4-02")
def test_a_persistent_power_binds_whom_it_names_wherever_they_are() -> None:
    def laid(colour: str) -> Table:
        return Table(
            favor={1: 1},
            sites={"mountain": "toll_roads"},
            warbands_at={"mountain": {colour: 1}, "salt_flats": {colour: 1}},
        )

    table = laid("blue")
    table.do("travel salt_flats")
    assert (table.player(1).favor, table.player(2).favor) == (0, 1)
    table = laid("blue")
    table.do("travel buried_giant")
    assert table.player(1).favor == 1
    table = laid("red")
    table.do("travel salt_flats")
    assert table.player(1).favor == 1


@rule("OA-7.1.4-03")
def test_you_on_an_adviser_is_whoever_has_it() -> None:
    def laid(holder: int) -> Table:
        return Table(secrets={1: 3}, advisers={holder: "vow_of_silence"})

    assert laid(1).options("recover") == []
    table = laid(2)
    table.do("recover darkest_secret; pay 3")
    assert table.player(2).secrets == 3
