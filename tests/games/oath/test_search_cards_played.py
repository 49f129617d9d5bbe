"""Cards, relics and sites that bear upon what is played and discarded in a Search."""

from typing import Any

from tests.games.oath.searching import goes, search_for
from tests.games.oath.table import Table


def test_land_warden_lets_two_cards_be_played_one_of_them_to_a_site() -> None:
    table = Table(advisers={1: "land_warden"}, favor={1: 1}, world="tents elders scouts")
    table.do("search world; use land_warden; keep tents")
    assert table.asked == (1, "keep_another")
    assert table.options() == ["done", "keep elders", "keep scouts"]
    table.do("keep elders")
    assert table.g.piles["provinces"] == ["scouts"]
    table.do("to_site tents plains")
    assert goes(table) == ["to_adviser elders", "to_facedown elders", "to_site elders plains"]
    table.do("to_facedown elders")
    assert (table.place("plains").cards, len(table.player(1).advisers)) == (["tents"], 2)


def test_land_wardens_second_card_must_go_to_a_site_if_the_first_did_not() -> None:
    table = Table(advisers={1: "land_warden"}, favor={1: 1}, world="tents elders scouts")
    table.do("search world; use land_warden; keep tents; keep elders; to_adviser tents")
    assert goes(table) == ["to_site elders plains"]
    table = Table(advisers={1: "land_warden"}, favor={1: 1}, world="tents elders scouts")
    table.do("search world; use land_warden; keep tents; keep elders; discard tents")
    assert len(goes(table)) == 3


def test_land_wardens_cards_both_have_modifiers_powers_and_the_peoples_favor() -> None:
    table = Table(
        advisers={1: "land_warden wild_cry"},
        favor={1: 1},
        banners={1: "peoples_favor"},
        sites={"lush_coast": "wolves marsh_spirit"},
        world="animal_host errand_boy scouts",
    )
    table.do("search world; use land_warden; use wild_cry; keep animal_host; keep errand_boy")
    table.do("to_site animal_host plains; clear wolves")
    assert table.player(1).warbands == 2 + 2
    table.do("to_site errand_boy lush_coast; clear marsh_spirit")
    assert table.player(1).warbands == 2 + 2 + 2
    assert table.player(1).supply == 7


def test_crop_rotation_clears_the_site_that_a_card_is_played_to() -> None:
    sites = {"plains": "tents lancers elders", "lush_coast": "wolves"}
    table = search_for("dazzle", advisers={1: "crop_rotation"}, sites=sites, use="crop_rotation")
    table.do("to_site dazzle plains")
    assert table.options() == ["clear elders", "clear lancers", "clear tents"]
    table.do("clear tents")
    assert table.place("plains").cards == ["lancers", "elders", "dazzle"]
    unused = search_for("dazzle", advisers={1: "crop_rotation"}, sites=sites)
    assert "to_site dazzle plains" not in goes(unused)


def test_crop_rotation_in_use_is_not_cleared_itself() -> None:
    table = search_for("dazzle", sites={"plains": "crop_rotation"}, use="crop_rotation")
    table.do("to_site dazzle plains")
    assert table.asked == (1, "act")
    assert table.place("plains").cards == ["crop_rotation", "dazzle"]


def test_crop_rotation_and_the_peoples_favor_clear_a_card_each() -> None:
    sites = {"plains": "tents lancers", "lush_coast": "wolves"}
    position: dict[str, Any] = {"advisers": {1: "crop_rotation"}, "banners": {1: "peoples_favor"}, "sites": sites}
    table = search_for("dazzle", use="crop_rotation", **position)
    table.do("to_site dazzle plains; clear tents")
    assert table.options() == ["clear lancers", "clear wolves", "decline"]
    table.do("clear wolves")
    assert table.asked == (1, "act")
    assert (table.place("plains").cards, table.place("lush_coast").cards) == (["lancers", "dazzle"], [])


def test_new_growth_plays_beast_and_hearth_cards_to_any_site_with_room() -> None:
    sites = {"wastes": "tents"}
    table = search_for("wolves", advisers={1: "new_growth"}, sites=sites, use="new_growth", facedown=["salt_flats"])
    places = [option.split()[2] for option in goes(table) if option.startswith("to_site")]
    assert sorted(places) == ["buried_giant", "great_slum", "lush_coast", "mountain", "plains", "rocky_coast"]
    table.do("to_site wolves mountain")
    assert table.place("mountain").cards == ["wolves"]
    other = search_for("elders", advisers={1: "new_growth"}, use="new_growth")
    assert goes(other)[2:] == ["to_site elders plains"]


def test_wild_cry_brings_supply_and_warbands_for_a_faceup_beast_card() -> None:
    table = search_for("wolves", advisers={1: "wild_cry"}, use="wild_cry", supply={1: 4})
    table.do("to_adviser wolves")
    assert (table.player(1).supply, table.player(1).warbands) == (3, 2)
    for card, way in (("wolves", "to_facedown"), ("elders", "to_adviser")):
        table = search_for(card, advisers={1: "wild_cry"}, use="wild_cry", supply={1: 4})
        table.do(f"{way} {card}")
        assert (table.player(1).supply, table.player(1).warbands) == (2, 0)


def test_wild_cry_also_when_a_facedown_adviser_is_played() -> None:
    table = Table(hidden={1: "wolves"}, advisers={1: "wild_cry"}, supply={1: 4})
    table.do("reveal wolves; use wild_cry; to_site wolves plains")
    assert (table.player(1).supply, table.player(1).warbands) == (5, 2)


def test_welcoming_party_brings_a_hearth_favor_for_a_denizen_straight_from_the_draw() -> None:
    table = search_for("elders", sites={"plains": "welcoming_party"}, use="welcoming_party")
    table.do("to_adviser elders")
    assert (table.player(1).favor, table.g.banks["hearth"]) == (1, 2)
    for way in ("to_facedown", "discard"):
        table = search_for("elders", sites={"plains": "welcoming_party"}, use="welcoming_party")
        table.do(f"{way} elders")
        assert table.player(1).favor == 0
    vision = search_for("vision_of_faith", sites={"plains": "welcoming_party"}, use="welcoming_party")
    vision.do("to_vision vision_of_faith")
    assert vision.player(1).favor == 0


def test_welcoming_party_neither_for_a_turned_adviser_nor_for_itself() -> None:
    table = Table(hidden={1: "elders"}, sites={"plains": "welcoming_party"})
    table.do("reveal elders; to_adviser elders")
    assert table.player(1).favor == 0
    table = search_for("welcoming_party")
    table.do("to_site welcoming_party plains")
    assert table.player(1).favor == 1


def test_bracken_sends_all_discards_to_one_place() -> None:
    table = Table(advisers={1: "bracken"}, world="tents elders scouts", piles={"hinterland": "wolves"})
    table.do("search world; use bracken; pile hinterland-bottom; keep tents; discard tents")
    assert table.g.piles["hinterland"] == ["tents", "scouts", "elders", "wolves"]
    table = Table(advisers={1: "bracken"}, world="tents elders scouts")
    table.do("search world; use bracken; decline; discard_all")
    assert table.g.piles["provinces"] == ["tents", "elders", "scouts"]


def test_bracken_takes_what_the_peoples_favor_clears_but_not_what_a_power_discards() -> None:
    sites = {"plains": "wolves battle_honors"}
    position: dict[str, Any] = {"advisers": {1: "bracken"}, "sites": sites, "banners": {1: "peoples_favor"}}
    table = Table(world="dazzle elders scouts", **position)
    table.do("search world; use bracken; pile cradle; keep dazzle; to_site dazzle plains; clear wolves")
    assert table.g.piles == {"cradle": ["elders", "scouts", "wolves"], "provinces": ["battle_honors"], "hinterland": []}


def test_cracked_horn_buries_discards_under_the_world_deck() -> None:
    table = Table(relics={1: "cracked_horn"}, world="tents vision_of_faith")
    table.do("search world; use cracked_horn; pile world-bottom; discard_all")
    assert table.g.world[:2] == ["vision_of_faith", "tents"]
    assert (table.g.visions_drawn, table.g.piles["provinces"]) == (1, [])
    assert sum(table.g.layers) == len(table.g.world)


def test_cracked_horn_may_be_left_aside_and_works_for_a_facedown_adviser() -> None:
    table = Table(relics={1: "cracked_horn"}, world="tents elders scouts")
    table.do("search world; use cracked_horn; decline; discard_all")
    assert len(table.g.piles["provinces"]) == 3
    table = Table(relics={1: "cracked_horn"}, hidden={1: "tents"})
    table.do("reveal tents; use cracked_horn; pile world-bottom; discard tents")
    assert table.g.world[0] == "tents"


def test_book_of_records_gives_a_secret_and_no_favor_always() -> None:
    table = search_for("elders", relics={1: "book_of_records"})
    table.do("to_site elders plains")
    assert (table.player(1).favor, table.player(1).secrets) == (0, 1)
    table = search_for("elders", relics={1: "book_of_records"})
    table.do("to_adviser elders")
    assert table.player(1).secrets == 0
    other = search_for("elders", relics={2: "book_of_records"})
    other.do("to_site elders plains")
    assert (other.player(1).favor, other.player(1).secrets) == (1, 0)


def test_great_slum_may_be_cleared_for_whoever_plays_there() -> None:
    sites = {"great_slum": "tents scouts wolves"}
    table = search_for("elders", at={1: "great_slum"}, sites=sites)
    table.do("to_site elders great_slum; clear scouts")
    assert table.place("great_slum").cards == ["tents", "wolves", "elders"]
    table = search_for("elders", at={1: "great_slum"}, sites={"great_slum": "tents"})
    table.do("to_site elders great_slum; decline")
    assert table.place("great_slum").cards == ["tents", "elders"]
