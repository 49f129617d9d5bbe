"""The Beast denizens with action powers."""

from tests.games.oath.table import Table


def test_wolves_kill_a_warband_on_any_board() -> None:
    table = Table(advisers={1: "wolves"}, secrets={1: 1}, warbands={1: 1, 2: 2}, at={2: "wastes"})
    table.do("power wolves")
    assert table.options() == ["player 1", "player 2"]
    table.do("player 2")
    assert (table.player(2).warbands, table.player(1).warbands) == (1, 1)
    assert Table(advisers={1: "wolves"}, secrets={1: 1}).options("power") == []


def test_the_roving_terror_takes_the_place_of_a_denizen_at_another_site() -> None:
    table = Table(
        sites={"plains": "roving_terror tents", "mountain": "wolves forest_council", "wastes": "elders"},
        secrets={1: 1},
        tokens={"elders": (1, 0)},
    )
    nomad = table.g.banks["nomad"]
    table.do("power roving_terror")
    assert table.options() == ["card elders", "card wolves"]
    table.do("card elders")
    assert (table.place("wastes").cards, table.place("plains").cards) == (["roving_terror"], ["tents"])
    assert (table.g.tokens["roving_terror"].secrets, table.g.banks["nomad"]) == (1, nomad + 1)
    assert table.g.piles["cradle"] == ["elders"]
    assert table.player(1).favor == 0


def test_the_roving_terror_goes_nowhere_without_a_denizen_to_discard() -> None:
    table = Table(sites={"plains": "roving_terror tents", "mountain": "ancient_forge"}, secrets={1: 1})
    assert table.options("power") == []


def test_the_fae_merchant_takes_a_relic_and_buries_one() -> None:
    table = Table(sites={"plains": "fae_merchant"}, secrets={1: 1}, relics={0: "", 1: "grand_scepter whistle"})
    top = table.g.relic_deck[-1]
    table.do("power fae_merchant")
    assert table.options() == sorted(["bury_relic whistle", f"bury_relic {top}"])
    table.do("bury_relic whistle")
    assert (sorted(table.player(1).relics), table.g.relic_deck[0]) == (sorted(["grand_scepter", top]), "whistle")


def test_the_fae_merchant_counts_for_the_title_only_when_all_is_done() -> None:
    table = Table(
        sites={"plains": "fae_merchant"},
        secrets={1: 1},
        relics={0: "grand_scepter", 1: "whistle"},
        oath="protection",
        title=0,
    )
    table.do("power fae_merchant; bury_relic whistle")
    assert (table.g.title, table.told("oathkeeper")) == (0, [])


def test_the_fae_merchant_needs_a_relic_deck() -> None:
    table = Table(sites={"plains": "fae_merchant"}, secrets={1: 1})
    table.g.relic_deck.clear()
    table.begin_anew()
    assert table.options("power") == []


def test_a_second_chance_replaces_a_warband_of_a_player_with_a_discord_or_order_adviser() -> None:
    table = Table(
        seats=5,
        sites={"plains": "second_chance"},
        secrets={1: 1},
        advisers={0: "scouts", 2: "scryer", 3: "wolves", 4: "scouts"},
        hidden={3: "mercenaries"},
        warbands={0: 1, 2: 1, 3: 3},
        at={2: "wastes"},
    )
    bank = table.player(1).bank
    table.do("power second_chance")
    assert table.options() == ["player 0", "player 2"]
    table.do("player 2")
    assert (table.player(2).warbands, table.player(1).warbands, table.player(1).bank) == (0, 1, bank - 1)


def test_without_a_warband_on_that_board_there_is_no_second_chance() -> None:
    table = Table(sites={"plains": "second_chance"}, secrets={1: 1}, advisers={2: "scryer"}, warbands={0: 2})
    assert table.options("power") == []


def test_the_pied_piper_goes_to_another_council_however_full_and_takes_two_favor() -> None:
    table = Table(
        advisers={1: "pied_piper", 2: "wolves tents elders"}, secrets={1: 1}, favor={0: 1, 2: 3}, at={2: "wastes"}
    )
    table.do("power pied_piper; player 2")
    assert (table.player(1).favor, table.player(2).favor) == (2, 1)
    assert table.player(2).faces == ["wolves", "tents", "elders", "pied_piper"]
    table.do("end")
    assert (table.player(1).secrets, table.g.tokens) == (1, {})


def test_the_pied_piper_takes_what_there_is() -> None:
    table = Table(advisers={1: "pied_piper"}, secrets={1: 1}, favor={0: 1})
    table.do("power pied_piper; player 0")
    assert (table.player(1).favor, table.player(0).faces) == (1, ["pied_piper"])
    assert Table(advisers={1: "pied_piper"}).options("power") == []


def test_the_memory_of_nature_gathers_a_favor_for_each_beast_card_at_sites() -> None:
    table = Table(
        sites={"plains": "memory_of_nature wolves", "wastes": "forest_temple", "great_slum": "ruined_temple elders"},
        advisers={2: "rangers"},
        secrets={1: 1},
        banks={"order": 1, "arcane": 2, "nomad": 0, "discord": 0, "hearth": 0, "beast": 0},
    )
    table.do("power memory_of_nature; suit order")
    assert (table.g.banks["beast"], table.g.banks["order"], table.g.banks["arcane"]) == (3, 0, 0)
    assert table.player(1).favor == 0
    empty = Table(sites={"plains": "memory_of_nature"}, secrets={1: 1}, banks=dict.fromkeys(table.g.banks, 0))
    assert empty.options("power") == []
