"""Powers When Played that bring warbands, favor, secrets or relics."""

from typing import Any

import pytest

from tests.games.oath.searching import search_for

PURPLE, RED, BLUE = ({colour: 1} for colour in ("purple", "red", "blue"))


# Warbands and Supply


def test_a_small_favor_brings_four_warbands() -> None:
    table = search_for("a_small_favor")
    table.do("to_adviser a_small_favor")
    assert (table.player(1).warbands, table.player(1).bank) == (4, 10)
    short = search_for("a_small_favor", warbands={1: 12})
    short.do("to_adviser a_small_favor")
    assert (short.player(1).warbands, short.player(1).bank) == (14, 0)


def test_a_citizen_gains_purple_warbands() -> None:
    table = search_for("a_small_favor", citizens=[1])
    table.do("to_adviser a_small_favor")
    assert (table.player(1).warbands, table.player(1).bank, table.player(0).bank) == (4, 14, 20)


def test_faithful_friend_brings_four_supply_up_to_seven() -> None:
    for before, after in ((2, 4), (7, 7)):
        table = search_for("faithful_friend", supply={1: before})
        table.do("to_adviser faithful_friend")
        assert table.player(1).supply == after


def test_garrison_mans_every_site_that_its_player_rules() -> None:
    table = search_for("garrison", warbands_at={"plains": RED, "wastes": {"red": 2}, "mountain": PURPLE})
    table.do("to_site garrison plains")
    assert [table.place(site).warbands for site in ("plains", "wastes", "mountain")] == [{"red": 2}, {"red": 3}, PURPLE]
    assert (table.player(1).warbands, table.player(1).bank) == (0, 14 - 5)


def test_garrison_with_too_few_warbands_lets_the_player_choose() -> None:
    forces = {"plains": {"red": 6}, "wastes": {"red": 6}, "mountain": {"red": 1}}
    table = search_for("garrison", warbands_at=forces)
    table.do("to_site garrison plains")
    assert table.options() == ["place mountain", "place plains", "place wastes"]
    table.do("place mountain")
    assert table.place("mountain").warbands == {"red": 2}
    assert table.asked == (1, "act")


def test_garrison_of_a_citizen_counts_imperial_sites_and_the_ring_stops_the_placing() -> None:
    table = search_for("garrison", warbands_at={"plains": PURPLE, "wastes": PURPLE}, citizens=[1])
    table.do("to_site garrison plains")
    assert [table.place(site).warbands for site in ("plains", "wastes")] == [{"purple": 2}, {"purple": 2}]
    ring = search_for("garrison", warbands_at={"plains": RED}, relics={1: "ring_of_devotion"})
    ring.do("to_site garrison plains")
    assert (ring.place("plains").warbands, ring.player(1).warbands) == (RED, 1)


def test_key_to_the_city_takes_a_site_without_its_rulers_pawn() -> None:
    table = search_for("key_to_the_city", at={0: "wastes"}, warbands_at={"plains": {"purple": 3}})
    table.do("to_site key_to_the_city plains")
    assert (table.place("plains").warbands, table.player(0).bank, table.player(1).bank) == (RED, 24, 13)
    assert table.g.title == 1, "the title is settled at once"


@pytest.mark.parametrize("citizens", [[], [2]])
def test_key_to_the_city_is_blocked_by_any_pawn_of_the_rulers(citizens: list[int]) -> None:
    at = {0: "wastes"} if citizens else {2: "wastes"}
    table = search_for("key_to_the_city", at=at, citizens=citizens, warbands_at={"plains": {"purple": 3}})
    table.do("to_site key_to_the_city plains")
    assert table.place("plains").warbands == {"purple": 3}


def test_key_to_the_city_works_on_bandits_and_on_ones_own_site_elsewhere() -> None:
    table = search_for("key_to_the_city")
    table.do("to_site key_to_the_city plains")
    assert table.place("plains").warbands == RED
    table = search_for("key_to_the_city", banners={1: "peoples_favor"}, warbands_at={"lush_coast": {"red": 4}})
    table.do("to_site key_to_the_city lush_coast")
    assert (table.place("lush_coast").warbands, table.player(1).bank) == (RED, 13)
    own = search_for("key_to_the_city", warbands_at={"plains": {"red": 4}})
    own.do("to_site key_to_the_city plains")
    assert own.place("plains").warbands == {"red": 4}, "the ruler is here"


def test_animal_host_counts_beast_cards_at_sites_itself_only_there() -> None:
    sites = {"mountain": "wolves forest_temple", "wastes": "tents"}
    table = search_for("animal_host", sites=sites)
    table.do("to_site animal_host plains")
    assert table.player(1).warbands == 3
    table = search_for("animal_host", sites=sites, advisers={1: "errand_boy"})
    table.do("to_adviser animal_host")
    assert table.player(1).warbands == 2


# Favor and secrets


def test_royal_tax_takes_two_favor_from_each_pawn_at_ruled_sites_of_the_region() -> None:
    forces = {"plains": RED, "lush_coast": RED, "mountain": RED}
    table = search_for(
        "royal_tax", seats=4, at={2: "lush_coast", 3: "mountain"}, warbands_at=forces, favor={0: 1, 2: 5, 3: 5}
    )
    table.do("to_adviser royal_tax")
    assert [player.favor for player in table.g.players] == [0, 3, 3, 5]


def test_royal_tax_spares_pawns_at_sites_of_others() -> None:
    table = search_for("royal_tax", warbands_at={"plains": PURPLE}, favor={0: 3, 2: 3})
    table.do("to_adviser royal_tax")
    assert [player.favor for player in table.g.players] == [3, 0, 3]


def test_fabled_feast_counts_the_ruled_hearth_cards_and_takes_from_one_bank() -> None:
    sites = {"mountain": "storyteller", "wastes": "wayside_inn"}
    position: dict[str, Any] = {"sites": sites, "warbands_at": {"mountain": RED}, "banks": {"order": 6}}
    table = search_for("fabled_feast", advisers={1: "marriage"}, **position)
    table.do("to_adviser fabled_feast; suit order")
    assert (table.player(1).favor, table.g.banks["order"]) == (4, 2), "itself, the storyteller, and twice the marriage"


def test_fabled_feast_counts_itself_only_where_it_is_ruled_and_gives_what_there_is() -> None:
    table = search_for("fabled_feast")
    table.do("to_site fabled_feast plains")
    assert (table.player(1).favor, table.asked) == (1, (1, "act"))
    table = search_for("fabled_feast", warbands_at={"plains": RED}, advisers={1: "marriage"}, banks={"nomad": 1})
    table.do("to_site fabled_feast plains; suit nomad")
    assert (table.player(1).favor, table.g.banks["nomad"]) == (2, 0)


def test_salad_days_take_a_favor_from_three_different_banks() -> None:
    table = search_for("salad_days")
    table.do("to_site salad_days plains; suit order")
    assert "suit order" not in table.options()
    table.do("suit beast; suit nomad")
    assert (table.player(1).favor, table.asked) == (4, (1, "act"))
    empty = dict.fromkeys(("discord", "arcane", "order", "beast"), 0)
    short = search_for("salad_days", banks=empty)
    short.do("to_adviser salad_days; suit nomad")
    assert short.player(1).favor == 2, "only two banks had anything"


def test_revelation_lets_everybody_burn_favor_for_secrets_in_turn_order() -> None:
    table = search_for("revelation", favor={0: 2, 1: 1, 2: 1})
    supply = table.g.favor
    table.do("to_adviser revelation")
    assert table.asked == (0, "burn_for_secrets")
    assert table.options() == ["decline", "number 1", "number 2"]
    table.do("number 2; decline")
    assert table.asked == (2, "burn_for_secrets")
    table.do("number 1")
    assert [(player.favor, player.secrets) for player in table.g.players] == [(0, 2), (1, 0), (0, 1)]
    assert table.g.favor == supply + 3


def test_dissent_makes_everybody_pay_by_suits_but_the_holder_of_the_peoples_favor() -> None:
    sites = {"plains": "tents wolves", "mountain": "scouts"}
    table = search_for(
        "dissent",
        sites=sites,
        warbands_at={"plains": PURPLE, "mountain": RED},
        advisers={0: "elders", 1: "lancers", 2: "augury"},
        favor={0: 5, 1: 1, 2: 5},
        banners={2: "peoples_favor"},
    )
    table.do("to_adviser dissent")
    assert [player.favor for player in table.g.players] == [3, 0, 5], "Nomad and Beast; as far as there is; not at all"
    assert table.g.tokens["dissent"].favor == 3
    discord = table.g.banks["discord"]
    table.do("end")
    assert table.g.banks["discord"] == discord + 3


def test_dissent_counts_imperial_sites_for_every_imperial_player() -> None:
    position: dict[str, Any] = {"sites": {"plains": "tents wolves"}, "warbands_at": {"plains": PURPLE}, "citizens": [2]}
    table = search_for("dissent", favor={0: 5, 2: 5}, **position)
    table.do("to_adviser dissent")
    assert [player.favor for player in table.g.players] == [3, 0, 3]


def test_dissent_takes_nothing_out_of_a_bank_that_somebody_may_spend() -> None:
    table = search_for("dissent", advisers={2: "vow_of_kinship"}, banks={"nomad": 4})
    table.do("to_adviser dissent")
    assert table.g.banks["nomad"] == 4
    assert "dissent" not in table.g.tokens


# Relics


def test_blackmail_takes_a_relic_unless_its_holder_pays() -> None:
    table = search_for("blackmail", relics={2: "whistle map"}, favor={2: 3})
    table.do("to_adviser blackmail; relic map")
    assert table.asked == (2, "ransom")
    table.do("accept")
    assert (table.player(1).favor, table.player(2).favor, table.player(2).relics) == (3, 0, ["whistle", "map"])
    table = search_for("blackmail", relics={2: "whistle map"}, favor={2: 3})
    table.do("to_adviser blackmail; relic map; decline")
    assert (table.player(1).relics, table.player(2).favor) == (["map"], 3)


def test_blackmail_asks_nobody_who_cannot_pay_all_and_strikes_only_here() -> None:
    table = search_for("blackmail", at={0: "wastes"}, relics={2: "whistle"}, favor={2: 2})
    table.do("to_adviser blackmail")
    assert (table.player(1).relics, table.player(2).favor) == (["whistle"], 2)
    away = search_for("blackmail", at={0: "wastes", 2: "wastes"}, relics={2: "whistle"})
    away.do("to_adviser blackmail")
    assert away.asked == (1, "act")


def test_blackmail_cannot_name_what_cannot_be_taken() -> None:
    table = search_for("blackmail", at={0: "wastes"}, relics={2: "whistle circlet_of_command"})
    table.do("to_adviser blackmail")
    assert table.player(1).relics == ["circlet_of_command"]


def test_family_heirloom_is_kept_or_slid_under_the_deck() -> None:
    table = search_for("family_heirloom")
    top, below = table.g.relic_deck[-1], table.g.relic_deck[-2]
    table.do("to_adviser family_heirloom")
    assert table.options() == [f"bury_relic {top}", f"take_relic {top}"]
    table.do(f"take_relic {top}")
    assert (table.player(1).relics, table.g.relic_deck[-1]) == ([top], below)
    table = search_for("family_heirloom")
    table.do(f"to_adviser family_heirloom; bury_relic {top}")
    assert (table.player(1).relics, table.g.relic_deck[0]) == ([], top)


def test_family_heirloom_of_an_empty_deck_is_nothing() -> None:
    table = search_for("family_heirloom")
    table.g.relic_deck.clear()
    table.do("to_adviser family_heirloom")
    assert table.asked == (1, "act")
