"""Cards, relics, banners and sites that bear upon a Search: where, for how much, how many, what is discarded."""

from tests.games.oath.searching import goes, search_for
from tests.games.oath.table import Table

MARSHES = ("plains", "lush_coast", "mountain", "marshes", "salt_flats", "rocky_coast", "wastes", "great_slum")
DECK = "storyteller tutor memory_of_home levelers marriage"
PILES = {"cradle": "tents", "provinces": "elders scouts wolves lancers", "hinterland": "augury"}


# Where


def test_errand_boy_opens_the_piles_of_other_regions_for_a_favor() -> None:
    table = Table(piles=PILES, advisers={1: "errand_boy"}, favor={1: 1})
    assert table.options("search") == ["search cradle", "search hinterland", "search provinces", "search world"]
    table.do("search provinces")
    assert table.told("modifier_used") == [(1, "errand_boy")], "without it the Search is not possible"
    assert table.player(1).drawn == ["lancers", "wolves", "scouts"]
    assert table.g.tokens["errand_boy"].favor == 1
    table.do("discard_all")
    assert table.g.piles["provinces"] == ["elders", "lancers", "wolves", "scouts"], "by the region of the pawn"


def test_errand_boy_needs_the_favor_and_an_empty_place_for_it() -> None:
    assert Table(piles=PILES, advisers={1: "errand_boy"}).options("search") == ["search cradle", "search world"]
    table = Table(piles=PILES, advisers={1: "errand_boy"}, favor={1: 1}, tokens={"errand_boy": (1, 0)})
    assert table.options("search") == ["search cradle", "search world"]


def test_errand_boy_is_not_offered_where_it_changes_nothing() -> None:
    table = Table(piles=PILES, advisers={1: "errand_boy"}, favor={1: 1})
    table.do("search cradle")
    assert table.asked == (1, "play")


def test_errand_boy_combines_with_mushrooms() -> None:
    position = {"piles": PILES, "advisers": {1: "errand_boy"}, "sites": {"plains": "mushrooms"}}
    table = Table(favor={1: 1}, secrets={1: 1}, supply={1: 0}, **position)
    assert table.options("search") == ["search cradle", "search hinterland", "search provinces"]
    table.do("search provinces; use mushrooms")
    assert (table.player(1).drawn, table.player(1).supply) == (["elders"], 0)


def test_observatory_opens_all_piles_to_whoever_is_there() -> None:
    table = Table(piles=PILES, sites={"plains": "observatory"})
    table.do("search hinterland; discard augury")
    assert table.g.piles["provinces"][-1] == "augury"
    away = Table(piles=PILES, sites={"lush_coast": "observatory"}, warbands_at={"lush_coast": {"red": 1}})
    assert away.options("search") == ["search cradle", "search world"], "ruling it is not enough"


def test_mushrooms_draw_one_card_from_below_without_supply() -> None:
    table = Table(at={1: "mountain"}, sites={"mountain": "mushrooms"}, piles=PILES, secrets={1: 1})
    table.do("search provinces; use mushrooms")
    assert (table.player(1).drawn, table.player(1).supply) == (["elders"], 7)
    assert table.g.tokens["mushrooms"].secrets == 1


def test_mushrooms_are_not_for_the_world_deck_nor_without_a_secret() -> None:
    table = Table(at={1: "mountain"}, sites={"mountain": "mushrooms"}, piles=PILES, secrets={1: 1}, world=DECK)
    table.do("search world")
    assert table.asked == (1, "keep")
    poor = Table(at={1: "mountain"}, sites={"mountain": "mushrooms"}, piles=PILES, supply={1: 1})
    assert poor.options("search") == []


def test_mushrooms_with_augury_draw_two() -> None:
    sites = {"mountain": "mushrooms augury"}
    table = Table(at={1: "mountain"}, sites=sites, piles=PILES | {"hinterland": ""}, secrets={1: 1})
    table.do("search provinces; use mushrooms; use augury")
    assert table.player(1).drawn == ["elders", "scouts"]


def test_mushrooms_at_the_marshes_draw_nothing() -> None:
    table = Table(board=MARSHES, at={1: "marshes"}, sites={"marshes": "mushrooms"}, piles=PILES, secrets={1: 1})
    table.do("search provinces; use mushrooms")
    assert (table.player(1).drawn, table.asked) == ([], (1, "act"))
    assert len(table.g.piles["provinces"]) == 4


# For how much


def test_news_from_afar_spares_the_supply_for_two_favor() -> None:
    table = Table(advisers={1: "news_from_afar"}, favor={1: 2}, supply={1: 0}, visions_drawn=4, world=DECK)
    table.do("search world")
    assert (table.player(1).supply, table.g.tokens["news_from_afar"].favor, table.asked[1]) == (0, 2, "keep")
    assert Table(advisers={1: "news_from_afar"}, favor={1: 1}, supply={1: 0}).options("search") == []


def test_the_darkest_secret_searches_the_world_deck_for_two() -> None:
    table = Table(banners={1: "darkest_secret"}, visions_drawn=3, supply={1: 2})
    table.do("search world")
    assert table.player(1).supply == 0
    assert Table(banners={2: "darkest_secret"}, visions_drawn=3, supply={1: 2}).options("search") == []


def test_greedy_draws_two_more_but_never_for_more_than_two_supply() -> None:
    table = Table(turn=0, reliquary="whistle map ivory_eye -", world=DECK)
    table.do("search world")
    assert (len(table.player(0).drawn), table.player(0).supply) == (5, 5)
    dear = Table(turn=0, reliquary="whistle map ivory_eye -", visions_drawn=1, piles=PILES)
    assert dear.options("search") == ["search cradle"]
    covered = Table(turn=0, visions_drawn=1)
    assert covered.options("search") == ["search world"]


def test_greedy_binds_the_chancellor_alone_and_yields_to_cheaper_searches() -> None:
    exile = Table(reliquary="whistle map ivory_eye -", visions_drawn=1, world=DECK)
    exile.do("search world")
    assert len(exile.player(1).drawn) == 3
    table = Table(turn=0, reliquary="whistle map ivory_eye -", visions_drawn=3, banners={0: "darkest_secret"})
    assert table.options("search") == ["search world"]
    dear = {"turn": 0, "reliquary": "whistle map ivory_eye -", "visions_drawn": 3, "world": DECK}
    assert Table(advisers={0: "news_from_afar"}, **dear).options("search") == []
    free = Table(advisers={0: "news_from_afar"}, favor={0: 2}, **dear)
    free.do("search world")
    assert (len(free.player(0).drawn), free.player(0).supply) == (5, 7)


def test_greedy_stops_at_a_vision_too() -> None:
    table = Table(turn=0, reliquary="whistle map ivory_eye -", world="tents conspiracy elders")
    table.do("search world")
    assert table.player(0).drawn == ["tents", "conspiracy"]


# How many


def test_augury_draws_a_card_more_until_a_vision_comes() -> None:
    table = Table(advisers={1: "augury"}, world="tents elders scouts wolves")
    table.do("search world; use augury")
    assert table.player(1).drawn == ["tents", "elders", "scouts", "wolves"]
    table = Table(advisers={1: "augury"}, world="tents conspiracy scouts wolves")
    table.do("search world; use augury")
    assert table.player(1).drawn == ["tents", "conspiracy"]
    table = Table(advisers={1: "augury"}, world=DECK)
    table.do("search world; done")
    assert len(table.player(1).drawn) == 3, "nobody has to use it"


def test_a_modifier_needs_access() -> None:
    table = Table(sites={"mountain": "augury"}, world=DECK)
    table.do("search world")
    assert table.asked == (1, "keep")
    ruled = Table(sites={"mountain": "augury"}, warbands_at={"mountain": {"red": 1}}, world=DECK)
    ruled.do("search world; use augury")
    assert len(ruled.player(1).drawn) == 4


def test_at_the_marshes_one_card_fewer_is_drawn() -> None:
    table = Table(board=MARSHES, at={1: "marshes"}, world=DECK)
    table.do("search world")
    assert len(table.player(1).drawn) == 2
    away = Table(board=MARSHES, world=DECK)
    away.do("search world")
    assert len(away.player(1).drawn) == 3


def test_truthful_harp_draws_two_more_and_shows_everything() -> None:
    table = Table(relics={1: "truthful_harp"}, world="tents elders scouts wolves lancers")
    table.do("search world; use truthful_harp; keep elders")
    assert table.told("showed") == [(1, "tents+elders+scouts+wolves+lancers"), (1, "elders")]
    table.do("to_facedown elders")
    assert all(set(player.known) == {"tents", "elders", "scouts", "wolves", "lancers"} for player in table.g.players)


def test_truthful_harp_stops_at_a_vision_and_may_be_left_aside() -> None:
    table = Table(relics={1: "truthful_harp"}, world="conspiracy elders scouts")
    table.do("search world; use truthful_harp")
    assert table.player(1).drawn == ["conspiracy"]
    table = Table(relics={1: "truthful_harp"}, world=DECK)
    table.do("search world; done; discard_all")
    assert table.told("showed") == []


def test_great_spire_exchanges_drawn_denizens_for_the_dispossessed() -> None:
    position = {"sites": {"plains": "great_spire"}, "dispossessed": "dazzle riots", "secrets": {1: 1}}
    table = Table(world="tents elders conspiracy", **position)
    table.do("search world; use great_spire")
    assert table.options() == ["card elders", "card tents", "done"], "no Visions"
    table.do("card elders; card tents")
    assert set(table.player(1).drawn) == {"conspiracy", "dazzle", "riots"}
    assert sorted(table.g.dispossessed) == ["elders", "tents"]
    assert table.g.tokens["great_spire"].secrets == 1


def test_great_spire_exchanges_no_more_than_there_are() -> None:
    table = Table(sites={"plains": "great_spire"}, dispossessed="dazzle", secrets={1: 1}, world="tents elders scouts")
    table.do("search world; use great_spire; card elders")
    assert table.asked == (1, "keep")
    assert (table.player(1).drawn, table.g.dispossessed) == (["tents", "scouts", "dazzle"], ["elders"])
    table = Table(sites={"plains": "great_spire"}, dispossessed="dazzle", secrets={1: 1}, world="tents elders scouts")
    table.do("search world; use great_spire; done")
    assert (table.player(1).drawn, table.g.dispossessed) == (["tents", "elders", "scouts"], ["dazzle"])


def test_truthful_harp_shows_what_was_drawn_and_kept_but_not_what_the_spire_brought() -> None:
    position = {"sites": {"plains": "great_spire"}, "relics": {1: "truthful_harp"}, "secrets": {1: 1}}
    table = Table(world="tents elders conspiracy", dispossessed="dazzle riots", **position)
    table.do("search world; use truthful_harp; use great_spire; card elders; card tents; keep dazzle")
    assert table.told("showed") == [(1, "tents+elders+conspiracy"), (1, "dazzle")]
    assert "riots" not in table.player(0).known
    assert not [event for event in table.match.log if event.heard_by(0) and "riots" in event.args]


# What is played and discarded


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
    position = {"advisers": {1: "crop_rotation"}, "banners": {1: "peoples_favor"}, "sites": sites}
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
    position = {"advisers": {1: "bracken"}, "sites": sites, "banners": {1: "peoples_favor"}}
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
