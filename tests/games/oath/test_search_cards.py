"""Cards, relics, banners and sites that bear upon a Search: where it is made, for how much, how many are drawn."""

from typing import Any

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
    position: dict[str, Any] = {"piles": PILES, "advisers": {1: "errand_boy"}, "sites": {"plains": "mushrooms"}}
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
    dear: dict[str, Any] = {"turn": 0, "reliquary": "whistle map ivory_eye -", "visions_drawn": 3, "world": DECK}
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
    position: dict[str, Any] = {"sites": {"plains": "great_spire"}, "dispossessed": "dazzle riots", "secrets": {1: 1}}
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
    position: dict[str, Any] = {"sites": {"plains": "great_spire"}, "relics": {1: "truthful_harp"}, "secrets": {1: 1}}
    table = Table(world="tents elders conspiracy", dispossessed="dazzle riots", **position)
    table.do("search world; use truthful_harp; use great_spire; card elders; card tents; keep dazzle")
    assert table.told("showed") == [(1, "tents+elders+conspiracy"), (1, "dazzle")]
    assert "riots" not in table.player(0).known
    assert not [event for event in table.match.log if event.heard_by(0) and "riots" in event.args]
