"""The Hearth denizens with action powers."""

from igroteka.games.oath.box import DARKEST_SECRET, PEOPLES_FAVOR
from tests.games.oath.table import Table

NO_BANKS = dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 0)


def test_the_wayside_inn_gives_two_supply_up_to_seven() -> None:
    table = Table(sites={"plains": "wayside_inn"}, favor={1: 1}, supply={1: 2})
    table.do("power wayside_inn")
    assert table.player(1).supply == 4
    nearly = Table(sites={"plains": "wayside_inn"}, favor={1: 1}, supply={1: 6})
    nearly.do("power wayside_inn")
    assert nearly.player(1).supply == 7
    assert Table(sites={"plains": "wayside_inn"}, favor={1: 1}).options("power") == []


def test_the_memory_of_home_empties_a_bank_into_the_hearth_bank() -> None:
    table = Table(
        sites={"plains": "memory_of_home"}, secrets={1: 1}, banks=NO_BANKS | {"hearth": 1, "beast": 4, "order": 1}
    )
    table.do("power memory_of_home")
    assert table.options() == ["suit beast", "suit order"]
    table.do("suit beast")
    assert (table.g.banks["hearth"], table.g.banks["beast"], table.g.tokens) == (5, 0, {})
    nothing = Table(sites={"plains": "memory_of_home"}, secrets={1: 1}, banks=NO_BANKS | {"hearth": 1})
    assert nothing.options("power") == []


def test_the_storyteller_feeds_the_darkest_secret_even_while_nobody_holds_it() -> None:
    table = Table(sites={"plains": "storyteller"}, favor={1: 1}, banner_tokens={DARKEST_SECRET: 1})
    supply = table.g.secrets
    table.do("power storyteller")
    assert (table.g.banner_tokens[DARKEST_SECRET], table.g.secrets) == (2, supply - 1)
    assert Table(sites={"plains": "storyteller"}).options("power") == []


def test_the_armed_mob_discards_an_adviser_of_the_keeper_of_the_darkest_secret() -> None:
    table = Table(
        sites={"plains": "armed_mob"},
        favor={1: 1},
        banners={2: DARKEST_SECRET},
        advisers={0: "scouts", 2: "wolves elders insomnia"},
        hidden={2: "tents"},
        at={2: "wastes"},
    )
    table.do("power armed_mob")
    assert table.options() == ["card elders", "card wolves"]
    table.do("card wolves")
    assert table.player(2).faces == ["elders", "insomnia"]


def test_the_armed_mob_spares_who_has_the_peoples_favor_too() -> None:
    both = Table(
        sites={"plains": "armed_mob"},
        favor={1: 1},
        banners={2: f"{DARKEST_SECRET} {PEOPLES_FAVOR}"},
        advisers={2: "wolves"},
    )
    assert both.options("power") == []
    nobody = Table(sites={"plains": "armed_mob"}, favor={1: 1}, advisers={2: "wolves"})
    assert nobody.options("power") == []


def test_tavern_songs_show_the_three_top_cards_of_the_regions_pile() -> None:
    table = Table(sites={"plains": "tavern_songs"}, piles={"cradle": "wolves elders tents scouts", "provinces": "keep"})
    table.do("power tavern_songs")
    assert table.told("saw") == [("scouts+tents+elders",)]
    assert sorted(table.player(1).known) == ["elders", "scouts", "tents"]
    assert table.options("power") == []
    assert Table(sites={"plains": "tavern_songs"}, piles={"provinces": "keep"}).options("power") == []


def test_homesteaders_move_a_faceup_adviser_to_the_site() -> None:
    table = Table(
        sites={"plains": "homesteaders"},
        advisers={1: "tents tutor insomnia"},
        hidden={1: "wolves"},
        tokens={"tents": (1, 0)},
        banks={"nomad": 3},
    )
    table.do("power homesteaders")
    assert (table.place("plains").cards, table.player(1).faces) == (["homesteaders", "tents"], ["tutor", "insomnia"])
    assert (table.g.tokens["tents"].favor, table.player(1).favor, table.g.banks["nomad"]) == (1, 0, 3)
    assert table.options("power") == []


def test_homesteaders_need_room_at_the_site() -> None:
    table = Table(sites={"plains": "homesteaders scouts wolves"}, advisers={1: "tents"})
    assert table.options("power") == []


def test_homesteaders_may_clear_a_place_in_the_great_slum() -> None:
    table = Table(
        sites={"great_slum": "homesteaders scouts wolves"}, advisers={1: "tents"}, at={1: "great_slum"}, favor={1: 0}
    )
    table.do("power homesteaders")
    assert table.asked == (1, "clear")
    table.do("clear wolves")
    assert table.place("great_slum").cards == ["homesteaders", "scouts", "tents"]


def test_the_holder_of_the_peoples_favor_clears_nothing_for_homesteaders() -> None:
    table = Table(sites={"plains": "homesteaders scouts wolves"}, advisers={1: "tents"}, banners={1: PEOPLES_FAVOR})
    assert table.options("power") == []


def test_a_round_of_ale_brings_tokens_back_but_not_what_it_cost() -> None:
    table = Table(
        sites={"plains": "a_round_of_ale wolves", "wastes": "elders"},
        relics={1: "horned_mask"},
        favor={1: 1},
        tokens={"wolves": (0, 1), "elders": (2, 0), "horned_mask": (0, 1)},
        banks={"nomad": 0},
    )
    table.player(1).facedown = 2
    table.begin_anew()
    table.do("power a_round_of_ale")
    assert (table.player(1).secrets, table.player(1).facedown, table.g.banks["nomad"]) == (4, 0, 2)
    assert list(table.g.tokens) == ["a_round_of_ale"]
    assert (table.g.tokens["a_round_of_ale"].favor, table.options("power a_round_of_ale")) == (1, [])


def test_a_round_of_ale_needs_something_to_return() -> None:
    assert Table(sites={"plains": "a_round_of_ale"}, favor={1: 1}).options("power") == []


def test_the_charming_friend_takes_a_favor_of_a_player_at_the_site() -> None:
    table = Table(advisers={1: "charming_friend"}, secrets={1: 1}, favor={0: 1, 2: 2})
    table.do("power charming_friend; player 2")
    assert (table.player(1).favor, table.player(2).favor) == (1, 1)
    poor = Table(advisers={1: "charming_friend"}, secrets={1: 1}, favor={2: 2}, at={2: "wastes"})
    assert poor.options("power") == []


def test_levelers_move_two_favor_from_the_fullest_bank_to_the_emptiest() -> None:
    table = Table(
        sites={"plains": "levelers"},
        secrets={1: 1},
        banks={"discord": 5, "arcane": 5, "order": 1, "hearth": 1, "beast": 3, "nomad": 3},
    )
    table.do("power levelers")
    assert (table.asked, table.options()) == ((1, "fullest_bank"), ["suit arcane", "suit discord"])
    table.do("suit arcane")
    assert (table.asked, table.options()) == ((1, "emptiest_bank"), ["suit hearth", "suit order"])
    table.do("suit hearth")
    assert (table.g.banks["arcane"], table.g.banks["hearth"]) == (3, 3)
    assert Table(sites={"plains": "levelers"}, secrets={1: 1}, banks=NO_BANKS).options("power") == []


def test_the_relic_breaker_buries_a_relic_of_the_site_unseen_for_three_warbands() -> None:
    table = Table(sites={"plains": "relic_breaker"}, favor={1: 1}, relics_at={"plains": "map whistle"})
    table.do("power relic_breaker; number 1")
    assert (table.place("plains").relics, table.g.relic_deck[0], table.player(1).warbands) == (["whistle"], "map", 3)
    assert all("map" not in player.known for player in table.g.players)
    assert Table(sites={"plains": "relic_breaker"}, favor={1: 1}).options("power") == []


def test_the_relic_breaker_cannot_move_relics_that_are_locked_for_enemies() -> None:
    table = Table(
        sites={"plains": "relic_breaker"},
        favor={1: 1},
        relics_at={"plains": "map"},
        advisers={2: "ancient_bloodline"},
        warbands_at={"plains": {"blue": 1}},
    )
    assert table.options("power") == []
