"""Set-up (OA-1.0 to OA-1.18)."""

import pytest

from igroteka.games.oath.box import COLOURS, SUITS
from igroteka.games.oath.chronicle import SiteRecord
from igroteka.games.oath.components import BOX
from tests.games.oath.worlds import Beginning, sites, world
from tests.ledger import rule

EVERY_NUMBER = range(2, 7)


@rule("OA-1.0-01")
def test_the_first_game_has_its_own_set_up() -> None:
    g = Beginning().g
    assert [(place.site, place.cards) for place in g.places if place.faceup] == [
        ("plains", ["longbows"]),
        ("mountain", ["taming_charm"]),
        ("rocky_coast", ["elders"]),
    ]
    assert [slot for slot, place in enumerate(g.places) if place.faceup] == [0, 2, 5]
    assert len(g.places[2].relics) == 1
    assert (g.oath, g.dispossessed, {player.role for player in g.players[1:]}) == ("supremacy", [], {"exile"})
    assert all(BOX.denizens[card].number > 54 for card in g.archive if card in BOX.denizens)
    assert len([card for card in g.archive if card in BOX.denizens]) == 144


@rule("OA-1.0-01")
def test_every_first_game_is_dealt_anew() -> None:
    one, other = Beginning(seed=1).g, Beginning(seed=2).g
    assert [place.site for place in one.places] != [place.site for place in other.places]
    assert one.world != other.world
    assert one.places[2].relics != other.places[2].relics


@rule("OA-1.1-01", "OA-1.1-02", "OA-1.3-01")
def test_the_map_comes_from_the_chronicle_from_top_to_bottom() -> None:
    chronicle = world(
        oath="devotion",
        sites=sites(
            s1=SiteRecord("river", True, ("wolves", "tents"), ()),
            s7=SiteRecord("drowned_city", True, (), ("map", "whistle")),
        ),
    )
    g = Beginning(chronicle).g
    assert [place.site for place in g.places] == [record.site for record in chronicle.sites]
    assert (g.places[1].cards, g.places[1].faceup) == (["wolves", "tents"], True)
    assert g.places[7].relics == ["map", "whistle"]
    assert not g.places[3].faceup
    assert g.oath == "devotion"


@rule("OA-1.2-01", "OA-1.2-02", "OA-1.4-06")
def test_the_markers_start_at_the_beginning() -> None:
    g = Beginning(world()).g
    assert (g.round, g.visions_drawn, g.mob, g.usurper) == (1, 0, False, False)


@rule("OA-1.4-01", "OA-1.4-02", "OA-1.4-03")
def test_the_dice_have_six_faces_each_and_never_run_out() -> None:
    g = Beginning().g
    assert len(BOX.attack_die) == len(BOX.defense_die) == 6
    assert len(g.chance.roll(BOX.attack_die, 10)) == 10
    assert len(g.chance.roll(BOX.defense_die, 6)) == 6
    assert set(g.chance.roll((1, 2, 3, 4, 5, 6), 60)) == {1, 2, 3, 4, 5, 6}


@rule("OA-1.4-04", "OA-1.4-05", "OA-1.5-01", "OA-1.5-02")
@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_there_are_36_favor_and_20_secrets(seats: int) -> None:
    g = Beginning(seats=seats).g
    favor = sum(player.favor for player in g.players) + sum(place.favor for place in g.places)
    assert favor + g.favor + sum(g.banks.values()) + g.banner_tokens["peoples_favor"] == 36
    secrets = sum(player.secrets for player in g.players) + sum(place.secrets for place in g.places)
    assert secrets + g.secrets + g.banner_tokens["darkest_secret"] == 20
    assert g.banner_tokens == {"peoples_favor": 1, "darkest_secret": 1}


@rule("OA-1.6-01", "OA-1.6-02")
@pytest.mark.parametrize(("seats", "favor"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_banks_hold_more_for_more_players(seats: int, favor: int) -> None:
    assert Beginning(seats=seats).g.banks == dict.fromkeys(SUITS, favor)


@rule("OA-1.7-01")
def test_who_is_chancellor_is_chosen_or_left_to_chance() -> None:
    assert Beginning(chancellor=3).g.chancellor.seat == 2
    drawn = {Beginning(chancellor="chance", seed=seed).g.chancellor.seat for seed in range(20)}
    assert drawn == {0, 1, 2}


@rule("OA-1.7-02")
def test_the_others_follow_in_random_order() -> None:
    orders = {tuple(Beginning(seats=4, seating="chance", chancellor=2, seed=seed).g.order) for seed in range(90)}
    assert {order[0] for order in orders} == {1}
    assert len(orders) == 6
    assert Beginning(seats=4, chancellor=3).g.order == [2, 3, 0, 1]


@rule("OA-1.8-01", "OA-1.8-02", "OA-1.8-03", "OA-1.8-04", "OA-1.11-01", "OA-1.12-01")
def test_the_chancellor_is_purple_and_has_the_scepter_and_the_reliquary() -> None:
    g = Beginning(chancellor=2).g
    chancellor = g.players[1]
    assert (chancellor.role, chancellor.colour, chancellor.relics) == ("chancellor", "purple", ["grand_scepter"])
    assert (chancellor.favor, chancellor.secrets, chancellor.warbands) == (2, 1, 3)
    assert chancellor.bank + chancellor.warbands + sum(place.warbands.get("purple", 0) for place in g.places) == 24
    assert len(g.reliquary) == 4
    assert all(g.reliquary)


@rule("OA-1.9-02", "OA-1.10-01", "OA-1.15-01", "OA-1.15-02")
def test_exiles_have_14_warbands_of_their_own_colour() -> None:
    g = Beginning(seats=6).g
    assert [player.colour for player in g.players] == list(COLOURS)
    for player in g.players[1:]:
        assert (player.role, player.warbands, player.bank) == ("exile", 3, 11)
        assert (player.favor, player.secrets, player.supply, player.force) == (1, 1, 7, player.colour)
    assert g.chancellor.supply == 7


@rule("OA-1.9-03", "OA-1.15-01", "OA-1.15-03")
def test_citizens_of_the_chronicle_begin_with_purple_warbands() -> None:
    g = Beginning(world(citizens=("blue", "black"))).g
    exile, citizen = g.players[1:]
    assert (exile.colour, exile.role, citizen.colour, citizen.role) == ("red", "exile", "blue", "citizen")
    assert (citizen.favor, citizen.secrets, citizen.warbands, citizen.bank, citizen.force) == (1, 1, 3, 14, "purple")
    assert g.chancellor.bank == 24 - 3 - 3 - 4
    assert g.boxed_citizens == ["black"]


@rule("OA-1.12-02", "OA-1.12-03", "OA-1.12-04")
def test_the_empire_holds_the_faceup_sites_with_denizens_or_intact_edifices() -> None:
    chronicle = world(
        sites=sites(
            s0=SiteRecord("plains", True),
            s1=SiteRecord("river", True, ("wolves", "elders")),
            s3=SiteRecord("charming_valley", True, ("bandit_rampart",)),
            s4=SiteRecord("salt_flats", True, ("forest_temple",)),
            s5=SiteRecord("rocky_coast", True),
        )
    )
    warbands = [place.warbands for place in Beginning(chronicle).g.places]
    assert warbands == [{"purple": 2}, {"purple": 1}, {"purple": 1}, {}, {"purple": 1}, {}, {}, {}]


@rule("OA-1.12-02")
def test_the_topmost_faceup_site_of_the_cradle_may_be_the_lower_one() -> None:
    chronicle = world(sites=sites(s0=SiteRecord("lush_coast"), s1=SiteRecord("plains", True, ("longbows",))))
    position = Beginning(chronicle)
    assert position.g.places[1].warbands == {"purple": 2}
    position.do(f"keep_dealt {position.g.players[0].drawn[0]}")
    assert position.g.players[0].at == 1


@rule("OA-1.13-01", "OA-1.13-02", "OA-1.13-03", "OA-1.4-07", "OA-1.14-01")
@pytest.mark.parametrize(
    ("oath", "banners"),
    [
        ("devotion", ["darkest_secret"]),
        ("people", ["peoples_favor"]),
        ("supremacy", []),
        ("protection", []),
    ],
)
def test_some_oaths_bring_the_chancellor_a_banner(oath: str, banners: list[str]) -> None:
    g = Beginning(world(oath=oath), chancellor=3).g
    assert g.chancellor.banners == banners
    assert not any(player.banners for player in g.players[:2])
    assert (g.title, g.usurper) == (2, False)


@rule("OA-1.16-01", "OA-2.8.2-01")
def test_faceup_sites_get_favor_secrets_and_relics_by_their_starting_requirements() -> None:
    chronicle = world(
        sites=sites(
            s1=SiteRecord("drowned_city", True),
            s4=SiteRecord("salt_flats", True),
            s6=SiteRecord("mine", True),
        )
    )
    g = Beginning(chronicle).g
    assert [(place.favor, place.secrets, len(place.relics)) for place in g.places] == [
        (0, 0, 0),
        (0, 3, 2),
        (0, 0, 1),
        (0, 0, 0),
        (2, 1, 0),
        (0, 0, 0),
        (3, 0, 1),
        (0, 0, 0),
    ]
    assert g.places[2].relics == ["ivory_eye"]


@rule("OA-1.16-02")
def test_where_favor_runs_short_the_chancellor_decides() -> None:
    chronicle = world(sites=sites(s4=SiteRecord("salt_flats", True), s6=SiteRecord("mine", True)))
    assert Beginning(chronicle, seats=5).asked == (0, "dealt")
    position = Beginning(chronicle, seats=6)
    assert position.asked == (0, "site_favor")
    assert not any(player.drawn for player in position.g.players), "the cards are dealt later"
    position.do("place salt_flats; place mine; place salt_flats")
    assert [place.favor for place in position.g.places if place.favor] == [2, 2]
    assert (position.g.favor, position.asked) == (0, (0, "dealt"))


@rule("OA-1.17-01", "OA-1.18-01")
def test_four_relics_of_the_deck_lie_in_the_reliquary_at_random() -> None:
    top = ["ring_of_devotion", "whistle", "cracked_horn", "obsidian_cage"]
    spaces = [Beginning(world(), seed=seed).g.reliquary for seed in range(8)]
    assert all(sorted(reliquary) == sorted(top) for reliquary in spaces)
    assert len(set(map(tuple, spaces))) > 3
    assert Beginning(world()).g.relic_deck[-1] == "cursed_cauldron"
    assert len(Beginning(world()).g.relic_deck) == 15
