"""Powers When Played that discard, kill, burn, swap and move what lies on the map, and bring players together."""

from typing import Any

from igroteka.games.oath.actions.campaign.sides import bandits_each
from igroteka.games.oath.actions.capacity import capacity
from tests.games.oath.searching import goes, search_for
from tests.games.oath.table import Table

PURPLE, RED, BLUE = ({colour: 1} for colour in ("purple", "red", "blue"))
DROWNED = ("plains", "lush_coast", "mountain", "buried_giant", "salt_flats", "rocky_coast", "wastes", "drowned_city")


# Discarding


def test_dazzle_discards_hearth_and_order_cards_of_the_region() -> None:
    sites = {"plains": "scouts wolves", "lush_coast": "storyteller sprawling_rampart", "mountain": "battle_honors"}
    table = search_for("dazzle", sites=sites)
    table.do("to_site dazzle plains")
    assert table.place("plains").cards == ["wolves", "dazzle"]
    assert table.place("lush_coast").cards == ["sprawling_rampart"], "locked cards stay"
    assert table.place("mountain").cards == ["battle_honors"]
    assert table.g.piles["provinces"] == ["longbows", "wrestlers", "scouts", "storyteller"]


def test_dazzle_looks_at_the_region_of_the_pawn_and_spares_advisers() -> None:
    table = search_for("dazzle", at={1: "mountain"}, sites={"mountain": "scouts"}, advisers={2: "storyteller"})
    table.do("to_adviser dazzle")
    assert (table.place("mountain").cards, table.player(2).faces) == ([], ["storyteller"])
    assert table.g.piles["hinterland"][-1] == "scouts"


def test_threatening_roar_discards_nomad_and_other_beast_cards_of_the_region() -> None:
    sites = {"plains": "wolves tents", "lush_coast": "forest_temple scouts", "mountain": "elders"}
    table = search_for("threatening_roar", sites=sites)
    table.do("to_site threatening_roar plains")
    assert [table.place(site).cards for site in ("plains", "lush_coast", "mountain")] == [
        ["threatening_roar"],
        ["forest_temple", "scouts"],
        ["elders"],
    ]


def test_riots_discard_the_commonest_suit_at_sites_if_the_mob_is_up() -> None:
    sites = {"plains": "wolves tents", "wastes": "elders", "mountain": "sacred_ground"}
    table = search_for("riots", sites=sites, advisers={2: "scouts augury"})
    table.g.mob = True
    table.do("to_adviser riots")
    assert [table.place(site).cards for site in ("plains", "wastes", "mountain")] == [["wolves"], [], ["sacred_ground"]]
    calm = search_for("riots", sites=sites)
    calm.do("to_adviser riots")
    assert calm.place("wastes").cards == ["elders"]


def test_riots_count_themselves_and_edifices_but_stay_and_the_player_breaks_ties() -> None:
    sites = {
        "plains": "wolves",
        "mountain": "festival_district scryer",
        "wastes": "elders",
        "rocky_coast": "tents lancers",
    }
    table = search_for("riots", sites=sites)
    table.g.mob = True
    table.do("to_site riots plains")
    assert table.options() == ["suit discord", "suit nomad"]
    table.do("suit discord")
    assert (table.place("plains").cards, table.place("mountain").cards) == (["wolves", "riots"], ["festival_district"])
    assert table.place("rocky_coast").cards == ["tents", "lancers"]


def test_salt_the_earth_lays_a_site_waste_and_leaves_room_for_itself_alone() -> None:
    table = search_for("salt_the_earth", sites={"plains": "wolves tents scouts"})
    table.do("to_site salt_the_earth plains")
    assert table.place("plains").cards == ["salt_the_earth"]
    assert capacity(table.g, 0) == 1
    assert table.player(1).favor == 1
    table.do("travel lush_coast")
    assert capacity(table.g, 1) == 3


def test_salt_the_earth_goes_to_the_drowned_city_but_never_facedown_sites() -> None:
    table = search_for("salt_the_earth", board=DROWNED, at={1: "drowned_city"})
    assert capacity(table.g, 7) == 0
    table.do("to_site salt_the_earth drowned_city")
    assert capacity(table.g, 7) == 1
    table = search_for("salt_the_earth", facedown=["lush_coast"], banners={1: "peoples_favor"})
    assert goes(table) == ["to_facedown salt_the_earth", "to_site salt_the_earth plains"]


def test_salt_the_earth_spares_a_modifier_in_use() -> None:
    table = search_for("salt_the_earth", sites={"plains": "bracken wolves"}, use="bracken")
    table.do("to_site salt_the_earth plains")
    assert table.place("plains").cards == ["bracken", "salt_the_earth"]


def test_pilgrimage_sends_the_denizens_away_and_brings_others_into_the_pile() -> None:
    position: dict[str, Any] = {
        "sites": {"mountain": "wolves sprawling_rampart"},
        "at": {1: "mountain"},
        "tokens": {"wolves": (1, 0)},
    }
    table = search_for("pilgrimage", dispossessed="riots dissent", **position)
    table.do("to_adviser pilgrimage")
    assert table.place("mountain").cards == ["sprawling_rampart"]
    pile = table.g.piles["provinces"]
    assert len(pile) == 1
    assert sorted([*table.g.dispossessed, *pile]) == ["dissent", "riots", "wolves"]
    assert pile[0] in table.player(1).known
    assert pile[0] not in table.player(0).known
    assert table.g.banks["beast"] == 4, "favor on the card returns"


def test_pilgrimage_leaves_locked_denizens() -> None:
    table = search_for("pilgrimage", sites={"plains": "sacred_ground"}, dispossessed="riots")
    table.do("to_adviser pilgrimage")
    assert (table.place("plains").cards, table.g.dispossessed) == (["sacred_ground"], ["riots"])


# Killing and burning


def test_bandit_chief_kills_a_warband_everywhere_and_brings_bandits() -> None:
    forces = {"plains": {"red": 2}, "mountain": PURPLE, "wastes": {"blue": 3}}
    table = search_for("bandit_chief", warbands_at=forces)
    assert bandits_each(table.g) == 1
    table.do("to_site bandit_chief plains")
    assert [table.place(site).warbands for site in forces] == [RED, {}, {"blue": 2}]
    assert bandits_each(table.g) == 3


def test_bandit_chief_settles_the_title() -> None:
    table = search_for("bandit_chief", warbands_at={"plains": {"red": 2}, "mountain": PURPLE}, title=0)
    table.do("to_site bandit_chief plains")
    assert table.g.title == 1


def test_charlatan_burns_the_darkest_secret_down_to_one() -> None:
    table = search_for("charlatan", banners={2: "darkest_secret"}, banner_tokens={"darkest_secret": 4}, secrets={2: 2})
    secrets = table.g.secrets
    table.do("to_adviser charlatan")
    assert (table.g.banner_tokens["darkest_secret"], table.g.secrets, table.player(2).secrets) == (1, secrets + 3, 2)
    single = search_for("charlatan", banners={2: "darkest_secret"}, banner_tokens={"darkest_secret": 1})
    single.do("to_adviser charlatan")
    assert (single.g.banner_tokens["darkest_secret"], single.told("banner_burnt")) == (1, [])


# Swapping


def test_great_herd_may_swap_with_a_nomad_card_at_any_site() -> None:
    table = search_for("great_herd", sites={"wastes": "tents", "mountain": "wolves"}, tokens={"tents": (1, 0)})
    table.do("to_site great_herd plains")
    assert table.options() == ["card tents", "decline"]
    table.do("card tents")
    assert (table.place("plains").cards, table.place("wastes").cards) == (["tents"], ["great_herd"])
    assert table.g.tokens["tents"].favor == 1
    table = search_for("great_herd", sites={"wastes": "tents"})
    table.do("to_site great_herd plains; decline")
    assert table.place("plains").cards == ["great_herd"]


def test_twin_brother_may_swap_with_a_nomad_adviser_of_another_player() -> None:
    table = search_for("twin_brother", advisers={2: "tents wolves faithful_friend"})
    table.do("to_adviser twin_brother; accept")
    assert (table.player(1).faces, table.player(2).faces) == (["tents"], ["wolves", "faithful_friend", "twin_brother"])
    table = search_for("twin_brother", advisers={2: "tents"})
    table.do("to_adviser twin_brother; decline")
    assert table.player(1).faces == ["twin_brother"]


def test_twin_brother_swaps_neither_with_locked_nor_facedown_nor_own_advisers() -> None:
    table = search_for("twin_brother", advisers={1: "elders", 2: "faithful_friend"}, hidden={2: "tents"})
    table.do("to_adviser twin_brother")
    assert table.asked == (1, "act")


# Gathering


def gathering(**position: Any) -> Table:
    """Seat 1 plays The Gathering at the Plains."""
    table = search_for("the_gathering", **position)
    table.do("to_site the_gathering plains")
    return table


def test_the_gathering_brings_pawns_in_turn_order_without_travel() -> None:
    table = gathering(at={0: "wastes", 2: "mountain"}, supply={0: 0, 2: 0})
    assert table.asked == (0, "gather")
    table.do("accept")
    assert table.asked == (2, "gather")
    table.do("decline")
    assert (table.player(0).at, table.player(0).supply, table.player(2).at) == (0, 0, 2)


def test_those_who_have_come_make_deals() -> None:
    table = gathering(at={2: "mountain"}, favor={0: 2}, advisers={1: "tents"})
    table.do("decline")
    assert table.asked == (0, "gather_deal")
    assert table.options() == ["done", "player 1"], "who stayed away makes none"
    table.do("player 1; give favor; give favor; claim_card tents; send; accept")
    assert (table.player(0).faces, table.player(1).favor) == (["tents"], 3)
    while table.asked[1] == "gather_deal":
        table.do("done")
    assert table.asked == (1, "act")


def test_at_a_gathering_advisers_keep_to_limits_and_locks() -> None:
    table = gathering(at={2: "mountain"}, favor={1: 1}, advisers={0: "a_small_favor", 1: "tents"}, hidden={0: "wolves"})
    table.do("decline; done; player 0")
    assert "claim_card a_small_favor" not in table.options()
    assert "claim_card facedown_2" in table.options()
    assert "give_card grand_scepter" not in table.options()
    assert "claim_card grand_scepter" in table.options()
