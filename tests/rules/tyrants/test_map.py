"""The map: its data, presence, troop spaces, sites and routes (TY-PRES, TY-SPACE, TY-SITE, TY-ROUTE)."""

from pathlib import Path
from typing import Literal

import pytest

from igroteka.games.tyrants.actions.control import controlled_sites, presence
from igroteka.games.tyrants.components.board import BOARD
from igroteka.games.tyrants.game import TYRANTS
from igroteka.games.tyrants.setup import Options
from igroteka.games.tyrants.state import State, Turn
from igroteka.kernel import LANGUAGES, Match, Voice
from tests.games.tyrants.table import Table
from tests.ledger import rule

SITES, ROUTES, MARKERS, NEIGHBOURS = BOARD.site, BOARD.routes, BOARD.markers, BOARD.neighbours
START_SITES = {"jhachalkhyn", "mantol_derith", "skullport", "eryndlyn", "ched_nasad", "chaulssin"}


def opened(seats: int, section: Literal["left", "right"] = "left") -> State:
    """The table of a new match, before the first troops are placed."""
    state = Match(TYRANTS, seats=seats, seed=1, options=Options(section=section)).state
    assert isinstance(state, State)
    return state


def test_the_board_has_26_sites_with_87_spaces() -> None:
    assert (len(BOARD.sites), len(SITES)) == (26, 26)
    assert sum(len(site.spaces) for site in BOARD.sites) == 87


def test_the_board_has_39_routes_with_53_spaces_and_one_direct_link() -> None:
    assert len(ROUTES) == len({frozenset(route.ends) for route in ROUTES}) == 40
    assert sum(len(route.spaces) for route in ROUTES) == 53
    assert [route.ends for route in ROUTES if not route.spaces] == [("gauntlgrym", "wormwrithings")]


@pytest.mark.parametrize(
    ("seats", "section", "sites", "spaces", "white", "starts", "markers", "vp"),
    [
        (2, "left", 15, 82, 25, 4, 3, 48),
        (3, "left", 21, 110, 32, 5, 5, 66),
        (3, "right", 20, 112, 33, 5, 5, 65),
        (4, "left", 26, 140, 40, 6, 7, 83),
    ],
)
def test_the_sections_in_play_hold_these_pieces(
    seats: int,
    section: Literal["left", "right"],
    sites: int,
    spaces: int,
    white: int,
    starts: int,
    markers: int,
    vp: int,
) -> None:
    g = opened(seats, section)
    in_play = [SITES[place] for place in g.troops if place in SITES]
    everything = "".join(g.troops.values())
    assert (len(in_play), len(everything), everything.count("w")) == (sites, spaces, white)
    assert (sum(site.start for site in in_play), len(g.markers)) == (starts, markers)
    assert sum(site.vp for site in in_play) == vp


def test_araumycos_and_menzoberranzan_have_the_most_valuable_markers() -> None:
    assert MARKERS == {
        "gauntlgrym": 1,
        "ch_chitl": 1,
        "menzoberranzan": 2,
        "araumycos": 3,
        "tsenviilyq": 1,
        "phaerlin": 1,
        "ss_zuraass_nee": 1,
    }


def test_every_route_space_touches_exactly_two_places_and_they_touch_it() -> None:
    route_spaces = [place for route in ROUTES for place in route.places]
    assert {len(NEIGHBOURS[place]) for place in route_spaces} == {2}
    assert all(place in NEIGHBOURS[other] for place, others in NEIGHBOURS.items() for other in others)


def test_every_place_can_be_reached_from_menzoberranzan() -> None:
    for g in (opened(2), opened(3, "left"), opened(3, "right"), opened(4)):
        in_play = g.troops.keys()
        reached = {"menzoberranzan"}
        while more := {other for place in reached for other in NEIGHBOURS[place] & in_play} - reached:
            reached |= more
        assert reached == in_play


def test_every_place_is_drawn_on_the_board() -> None:
    drawn = [(site.at, site.spaces) for site in BOARD.sites] + [(route.at, route.spaces) for route in ROUTES]
    assert all(len(at) == len(spaces) for at, spaces in drawn)
    points = [point for at, _ in drawn for point in at]
    assert (len(points), len(set(points))) == (140, 140)
    assert all(0 < x < 1 and 0 < y < 1 for x, y in points)
    assert {site.id for site in BOARD.sites if site.marker_at is not None} == MARKERS.keys()


@rule("TY-PRES-01")
def test_the_basic_actions_on_the_map_need_presence() -> None:
    table = Table(troops={"eryndlyn": "k..", "skullport": "rw..."}, spies={"r": ["skullport", "eryndlyn"]}, power=9)
    assert "deploy skullport" not in table.options()
    assert table.options("assassinate") == []
    assert table.options("return_spy") == ["return_spy eryndlyn r"]


@rule("TY-PRES-02", "TY-PRES-07")
def test_a_spy_gives_presence_at_its_site_but_not_on_the_routes_around() -> None:
    table = Table(
        troops={"everfire": "kkk", "skullport": "w....", "skullport-kanaglym.1": "w", "labyrinth-skullport.1": "w"},
        spies={"k": ["skullport"]},
        power=3,
    )
    assert table.options("assassinate") == ["assassinate skullport w"]
    assert table.options("deploy") == [
        "deploy chasmleap_bridge-everfire.1",
        "deploy everfire-halls_of_the_scoured_legion.1",
        "deploy menzoberranzan-everfire.2",
        "deploy skullport",
    ]


@rule("TY-PRES-03", "TY-PRES-05")
def test_a_troop_at_a_site_gives_presence_there_and_on_the_next_space_of_each_route() -> None:
    table = Table(troops={"skullport": "k...."}, power=1)
    assert table.options("deploy") == [
        "deploy labyrinth-skullport.2",
        "deploy skullport",
        "deploy skullport-kanaglym.1",
    ]


@rule("TY-PRES-04")
def test_a_troop_on_a_route_gives_presence_at_the_site_it_touches() -> None:
    table = Table(troops={"skullport-kanaglym.1": "k", "skullport": "ww...", "kanaglym": "rrr"}, power=3)
    assert table.options("deploy") == ["deploy skullport"]
    assert table.options("assassinate") == ["assassinate kanaglym r", "assassinate skullport w"]


@rule("TY-PRES-06")
def test_a_troop_in_the_middle_of_a_route_gives_presence_on_the_spaces_beside_it_only() -> None:
    table = Table(troops={"mantol_derith-menzoberranzan.2": "k"}, power=1)
    assert table.options("deploy") == [
        "deploy mantol_derith-menzoberranzan.1",
        "deploy mantol_derith-menzoberranzan.3",
    ]


@rule("TY-PRES-08", "TY-SITE-01")
def test_a_site_is_one_large_cell() -> None:
    table = Table(troops={"menzoberranzan-everfire.1": "k", "menzoberranzan": "...wrw"}, power=6)
    assert table.options("assassinate") == ["assassinate menzoberranzan r", "assassinate menzoberranzan w"]
    table.do("deploy menzoberranzan; deploy menzoberranzan; deploy menzoberranzan")
    assert table.g.troops["menzoberranzan"] == "kkkwrw"
    assert table.options("deploy") == [
        "deploy mantol_derith-menzoberranzan.3",
        "deploy menzoberranzan-chasmleap_bridge.1",
        "deploy menzoberranzan-everfire.2",
    ]


@rule("TY-PRES-09")
def test_presence_grows_with_every_troop_deployed() -> None:
    table = Table(troops={"skullport": "k...."}, power=2)
    assert "deploy kanaglym" not in table.options()
    table.do("deploy skullport-kanaglym.1; deploy kanaglym")
    assert table.g.troops["kanaglym"] == "k.."


@rule("TY-PRES-09")
def test_presence_leaves_with_the_spy() -> None:
    table = Table(
        "masters_of_sorcere", troops={"everfire": "k..", "skullport": "w...."}, spies={"k": ["skullport"]}, power=3
    )
    assert "assassinate skullport w" in table.options()
    table.do("play masters_of_sorcere; choose 2; return_spy skullport k")
    assert table.g.turn.power == 7
    assert table.options("assassinate") == []
    assert "deploy skullport" not in table.options()


def test_a_troop_on_a_route_gives_presence_at_its_own_space() -> None:
    """TY-AMB-09."""
    table = Table(troops={"mantol_derith-menzoberranzan.2": "k"})
    assert presence(table.g, table.me) == {
        "mantol_derith-menzoberranzan.1",
        "mantol_derith-menzoberranzan.2",
        "mantol_derith-menzoberranzan.3",
    }


def test_the_direct_link_makes_gauntlgrym_and_the_wormwrithings_neighbours() -> None:
    table = Table(seats=3, troops={"gauntlgrym": "k.."}, power=1)
    assert table.options("deploy") == [
        "deploy gauntlgrym",
        "deploy gauntlgrym-jhachalkhyn.1",
        "deploy wormwrithings",
    ]


@rule("TY-SPACE-01", "TY-SPACE-02")
def test_troops_stand_one_to_a_troop_space() -> None:
    table = Table(troops={"eryndlyn": "kr.", "eryndlyn-llacerellyn.1": "r", "araumycos-eryndlyn.1": "k"}, power=9)
    assert table.options("deploy") == ["deploy araumycos", "deploy eryndlyn", "deploy kanaglym-eryndlyn.2"]
    table.do("deploy eryndlyn")
    assert table.g.troops["eryndlyn"] == "krk"
    assert table.options("deploy") == ["deploy araumycos", "deploy kanaglym-eryndlyn.2"]


@rule("TY-SPACE-03")
def test_white_troops_are_an_enemy_of_every_house() -> None:
    table = Table(troops={"skullport": "kwr.."}, power=3)
    assert table.g.owner("w") is None
    assert "assassinate skullport w" in table.options()
    table.g.turn = Turn(1, power=3)
    table.restart()
    assert "assassinate skullport w" in table.options()


@rule("TY-SPACE-04")
def test_white_troops_never_act() -> None:
    table = Table(troops={"skullport": "kw...", "araumycos": "wwww", "araumycos-eryndlyn.1": "w"})
    before = dict(table.g.troops)
    seats = []
    for _ in range(6):
        seats.append(table.asked)
        table.end_turn()
    assert seats == [(0, "turn"), (1, "turn")] * 3
    assert table.g.troops == before


@rule("TY-SPACE-05")
def test_a_space_freed_from_a_white_troop_is_open_to_players() -> None:
    table = Table(troops={"everfire": "k..", "chasmleap_bridge-everfire.1": "w"}, power=4)
    assert "deploy chasmleap_bridge-everfire.1" not in table.options()
    table.do("assassinate chasmleap_bridge-everfire.1 w; deploy chasmleap_bridge-everfire.1")
    assert table.g.troops["chasmleap_bridge-everfire.1"] == "k"


@rule("TY-SITE-02")
@pytest.mark.parametrize(("language", "araumycos"), [("en", "Araumycos"), ("ru", "Араумикос")])
def test_every_site_has_a_name_of_its_own(language: str, araumycos: str) -> None:
    voice = Voice(language, TYRANTS)
    names = {site: str(voice.name("place", site)) for site in SITES}
    assert names["araumycos"] == araumycos
    assert len(set(names.values())) == 26


@rule("TY-SITE-03")
def test_the_controller_of_a_site_scores_its_points() -> None:
    table = Table(troops={"menzoberranzan": "kkr...", "chasmleap_bridge": "r"})
    assert (table.points(table.me)["sites"], table.points(table.rival)["sites"]) == (5, 1)


@rule("TY-SITE-04")
def test_a_control_marker_goes_to_the_controller_of_its_site() -> None:
    table = Table(troops={"menzoberranzan": "k.....", "araumycos": "r..."})
    assert {site: marker.holder for site, marker in table.g.markers.items()} == {
        "menzoberranzan": "k",
        "araumycos": "r",
        "tsenviilyq": "",
    }


@rule("TY-SITE-05")
def test_the_first_troop_goes_to_a_starting_site() -> None:
    match = Match(TYRANTS, seats=4, seed=1)
    assert match.decision is not None
    assert {site.id for site in BOARD.sites if site.start} == START_SITES
    assert set(match.decision.options) == {("start", site) for site in START_SITES}


@rule("TY-ROUTE-01")
def test_every_route_connects_two_different_sites() -> None:
    assert all(len(route.ends) == 2 and route.ends[0] != route.ends[1] for route in ROUTES)
    assert {end for route in ROUTES for end in route.ends} == SITES.keys()


@rule("TY-ROUTE-02")
def test_every_route_but_the_direct_link_carries_one_to_three_spaces() -> None:
    lengths = [len(route.spaces) for route in ROUTES]
    assert [lengths.count(length) for length in range(4)] == [1, 26, 12, 1]


@rule("TY-ROUTE-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ledger_names_the_route_without_a_space(language: str) -> None:
    (link,) = [route for route in ROUTES if not route.spaces]
    ledger = (Path(__file__).parents[3] / "docs/rules" / language / "tyrants.md").read_text("utf-8")
    (statement,) = [line for line in ledger.splitlines() if line.startswith("- **TY-ROUTE-02**")]
    voice = Voice(language, TYRANTS)
    assert all(str(voice.name("place", end)) in statement for end in link.ends)


@rule("TY-ROUTE-03")
def test_troops_on_routes_control_nothing_and_score_nothing() -> None:
    table = Table(troops={"araumycos-eryndlyn.1": "k", "araumycos-ched_nasad.1": "k", "labyrinth-araumycos.2": "k"})
    assert controlled_sites(table.g)[table.me.colour] == []
    assert sum(table.points(table.me).values()) == 0
    assert table.g.markers["araumycos"].holder == ""
