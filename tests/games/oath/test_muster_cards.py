"""Cards about Muster, one by one."""

from igroteka.games.oath.actions.warbands import may_place
from tests.games.oath.table import Table


def test_pressgangs_muster_on_an_occupied_card() -> None:
    table = Table(favor={1: 2}, sites={"plains": "elders"}, advisers={1: "pressgangs"}, tokens={"elders": (2, 1)})
    table.do("muster elders")
    assert (table.asked, table.player(1).warbands) == ((1, "act"), 2)
    assert (table.g.on("elders").favor, table.g.on("elders").secrets) == (3, 1)


def test_pressgangs_serve_only_those_with_access() -> None:
    table = Table(favor={1: 2}, sites={"plains": "elders"}, advisers={2: "pressgangs"}, tokens={"elders": (2, 0)})
    assert table.options("muster") == []


def test_animal_playmates_spare_supply_on_beast_cards_alone() -> None:
    table = Table(favor={1: 2}, sites={"plains": "wolves elders"}, advisers={1: "animal_playmates"})
    table.do("muster wolves; use animal_playmates")
    assert (table.player(1).supply, table.player(1).warbands) == (7, 2)
    table.do("muster elders")
    assert (table.player(1).supply, table.player(1).warbands) == (6, 4)


def test_downtrodden_come_where_one_bank_alone_has_the_least() -> None:
    def laid(nomad: int) -> Table:
        banks = {"nomad": nomad, "beast": 1, "order": 4, "arcane": 4, "hearth": 4, "discord": 4}
        return Table(favor={1: 1}, sites={"plains": "elders"}, advisers={1: "downtrodden"}, banks=banks)

    table = laid(0)
    table.do("muster elders; use downtrodden")
    assert table.player(1).warbands == 4
    table = laid(1)
    table.do("muster elders")
    assert table.player(1).warbands == 2


def test_initiation_rite_musters_for_a_secret_and_not_for_favor() -> None:
    table = Table(favor={1: 3}, sites={"plains": "elders"}, advisers={1: "initiation_rite"})
    assert table.options("muster") == []
    table = Table(favor={1: 3}, secrets={1: 1}, sites={"plains": "elders"}, advisers={1: "initiation_rite"})
    table.do("muster elders")
    assert (table.player(1).favor, table.player(1).secrets, table.g.on("elders").secrets) == (3, 0, 1)


def test_spell_breaker_does_not_stop_initiation_rite() -> None:
    table = Table(
        secrets={1: 1},
        sites={"plains": "elders", "mountain": "spell_breaker"},
        advisers={1: "initiation_rite"},
    )
    assert table.options("muster") == ["muster elders"]


def test_rowdy_pub_gives_a_warband_more_when_it_is_mustered_on() -> None:
    table = Table(favor={1: 2}, sites={"plains": "rowdy_pub elders"})
    table.do("muster rowdy_pub; use rowdy_pub")
    assert table.player(1).warbands == 3
    table.do("muster elders")
    assert table.player(1).warbands == 5


def test_vow_of_beastkin_musters_with_kin_alone_and_gets_more() -> None:
    table = Table(favor={1: 2}, sites={"plains": "wolves elders keep"}, advisers={1: "vow_of_beastkin scouts"})
    assert table.options("muster") == ["muster keep", "muster wolves"]
    table.do("muster keep")
    assert table.player(1).warbands == 3


def test_ring_of_devotion_brings_two_more_and_puts_none_on_sites() -> None:
    table = Table(favor={1: 1}, sites={"plains": "elders"}, relics={1: "ring_of_devotion"})
    assert not may_place(table.g, table.player(1))
    assert may_place(table.g, table.player(2))
    table.do("muster elders")
    assert table.player(1).warbands == 4


def test_all_that_brings_warbands_adds_up() -> None:
    table = Table(
        favor={1: 1},
        sites={"plains": "rowdy_pub"},
        advisers={1: "vow_of_beastkin storyteller"},
        relics={1: "ring_of_devotion"},
    )
    table.do("muster rowdy_pub; use rowdy_pub")
    assert table.player(1).warbands == 6


def test_the_river_gives_its_ruler_a_warband_more() -> None:
    board = ("river", "plains", "mountain", "steppe", "salt_flats", "standing_stones", "wastes", "great_slum")

    def mustered(rulers: dict[str, int], site: str = "river") -> int:
        table = Table(board=board, at={1: site}, favor={1: 1}, sites={site: "elders"}, warbands_at={"river": rulers})
        table.do("muster elders")
        return table.player(1).warbands

    assert mustered({"red": 1}) == 3
    assert mustered({"blue": 1}) == 2
    assert mustered({}) == 2
    assert mustered({"red": 1}, site="plains") == 2


def test_forest_council_keeps_its_rulers_enemies_from_beast_cards() -> None:
    def laid(rulers: dict[str, int], **more: object) -> Table:
        return Table(
            favor={1: 1},
            secrets={1: 1},
            sites={"plains": "wolves elders", "mountain": "forest_council"},
            warbands_at={"mountain": rulers},
            **more,  # type: ignore[arg-type]
        )

    for foes in ({"blue": 1}, {"purple": 1}, {}):
        table = laid(foes)
        assert table.options("muster") == ["muster elders"]
        assert table.options("trade") == ["trade elders favor"]
    assert laid({"red": 1}).options("muster") == ["muster elders", "muster wolves"]
    assert "muster wolves" in laid({"purple": 1}, citizens=[1]).options("muster")
