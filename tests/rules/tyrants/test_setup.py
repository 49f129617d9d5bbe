"""The goal of the game and its set-up (TY-GOAL, TY-SETUP)."""

from collections import Counter

import pytest

from igroteka import BadSetup, IllegalChoice, Match
from igroteka.games.tyrants.actions.pieces import spies_in_barracks
from igroteka.games.tyrants.box import WHITE
from igroteka.games.tyrants.components.board import BOARD
from igroteka.games.tyrants.components.declaring import CARDS
from igroteka.games.tyrants.game import TYRANTS
from igroteka.games.tyrants.state import State
from igroteka.games.tyrants.view import view
from tests.games.tyrants.table import Table
from tests.ledger import rule
from tests.properties import sight

STARTS = ["start ched_nasad", "start eryndlyn", "start mantol_derith", "start skullport"]


def new(seats: int, seed: int = 1, **options: object) -> Match:
    """A match at its first decision."""
    return Match("tyrants", seats=seats, seed=seed, options=options)


def table_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def asked(match: Match) -> tuple[int, str]:
    assert match.decision is not None
    return match.decision.seat, match.decision.kind


def offered(match: Match) -> list[str]:
    assert match.decision is not None
    return sorted(" ".join(option) for option in match.decision.options)


def sites_and_spaces(g: State) -> tuple[int, int]:
    return sum(place in BOARD.site for place in g.troops), sum(map(len, g.troops.values()))


def whites(g: State) -> int:
    return "".join(g.troops.values()).count(WHITE)


# Goal


@rule("TY-GOAL-01")
def test_each_player_leads_one_house() -> None:
    colours = [player.colour for player in table_of(new(4)).players]
    assert colours == ["k", "r", "o", "b"]


@rule("TY-GOAL-02")
def test_players_play_and_draw_only_cards_of_their_own_deck() -> None:
    table = Table("advocate")
    table.me.deck, table.rival.hand = ["kobold"] * 6, ["deathblade"] * 5
    table.restart()
    assert table.options("play") == ["play advocate"]
    table.end_turn()
    assert (table.me.hand, table.me.deck, table.rival.deck) == (["kobold"] * 5, ["kobold"], ["noble"] * 5)
    assert table.options("play") == ["play deathblade"]


@rule("TY-GOAL-03")
def test_the_most_vp_win() -> None:
    table = Table()
    table.g.ending, table.me.vp, table.rival.vp = "market", 19, 20
    table.end_turn()
    table.end_turn()
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((19, 20), (1,))


# The board


@rule("TY-SETUP-01")
def test_two_dotted_lines_part_the_board_into_three_sections() -> None:
    assert Counter(site.section for site in BOARD.sites) == {"center": 15, "left": 6, "right": 5}
    assert len(BOARD.dividers) == 2


@rule("TY-SETUP-02")
def test_two_players_use_the_centre_only() -> None:
    g = table_of(new(2))
    assert g.sections == ["center"]
    assert sites_and_spaces(g) == (15, 82)
    assert {BOARD.site[place].section for place in g.troops if place in BOARD.site} == {"center"}


@rule("TY-SETUP-03")
def test_three_players_choose_an_outer_section() -> None:
    match = new(3)
    g = table_of(match)
    assert asked(match) == (g.first, "section")
    assert offered(match) == ["section left", "section right"]
    match.play(("section", "right"))
    assert g.sections == ["center", "right"]
    assert sites_and_spaces(g) == (20, 112)
    assert "chaulssin" in g.troops
    assert "jhachalkhyn" not in g.troops


@rule("TY-SETUP-03")
def test_three_players_may_have_agreed_on_the_section_before() -> None:
    match = new(3, section="left")
    assert asked(match)[1] == "start"
    assert sites_and_spaces(table_of(match)) == (21, 110)
    with pytest.raises(BadSetup):
        new(3, section="center")


@rule("TY-SETUP-04")
def test_four_players_use_the_whole_board() -> None:
    g = table_of(new(4))
    assert sorted(g.sections) == ["center", "left", "right"]
    assert sites_and_spaces(g) == (26, 140)


@rule("TY-SETUP-05")
def test_nothing_can_be_deployed_beyond_the_dotted_line() -> None:
    table = Table(troops={"mantol_derith": "k...."}, power=1)
    assert table.options("deploy") == [
        "deploy blingdenstone-mantol_derith.1",
        "deploy mantol_derith",
        "deploy mantol_derith-gracklstugh.1",
        "deploy mantol_derith-menzoberranzan.1",
    ]
    with_the_left_section = Table(seats=3, troops={"mantol_derith": "k...."}, power=1)
    assert "deploy wormwrithings-mantol_derith.1" in with_the_left_section.options("deploy")


@rule("TY-SETUP-05")
def test_no_spy_and_no_moved_troop_goes_beyond_the_dotted_line() -> None:
    table = Table("spy_master", "cleric_of_laogzed", troops={"skullport": "kr..."})
    table.do("play spy_master")
    assert table.options() == sorted(f"place_spy {site.id}" for site in BOARD.sites if site.section == "center")
    table.do("place_spy everfire; play cleric_of_laogzed")
    centre = {site.id for site in BOARD.sites if site.section == "center"}
    centre |= {place for route in BOARD.routes if route.section == "center" for place in route.places}
    assert table.options() == sorted(f"to {place}" for place in centre)


# The market


@rule("TY-SETUP-06")
def test_two_half_decks_are_shuffled_together() -> None:
    g = table_of(new(2, half_decks=("aberrations", "undead")))
    dealt = g.market + g.market_deck
    assert len(dealt) == 80
    assert Counter(dealt) == {card.id: card.copies for card in CARDS.values() if card.deck in ("aberrations", "undead")}
    assert {CARDS[card].deck for card in dealt[:20]} == {"aberrations", "undead"}
    assert g.market_deck != table_of(new(2, seed=2, half_decks=("aberrations", "undead"))).market_deck


@rule("TY-SETUP-06")
@pytest.mark.parametrize(
    "half_decks", [["drow"], ["drow", "drow"], ["drow", "undead", "demons"], ["drow", "humans"], ["drow", "starter"]]
)
def test_other_than_two_different_half_decks_are_rejected(half_decks: list[str]) -> None:
    with pytest.raises(BadSetup):
        new(2, half_decks=half_decks)


@rule("TY-SETUP-07")
def test_the_market_deck_lies_face_down() -> None:
    g = table_of(new(2))
    seen = [sight(TYRANTS, g, seat) for seat in (None, 0, 1)]
    g.market_deck.reverse()
    assert [sight(TYRANTS, g, seat) for seat in (None, 0, 1)] == seen
    assert view(g).market_deck_size == 74


@rule("TY-SETUP-08")
def test_drow_and_dragons_are_recommended_for_a_first_game() -> None:
    g = table_of(new(2))
    assert {CARDS[card].deck for card in g.market + g.market_deck} == {"drow", "dragons"}


@rule("TY-SETUP-09", "TY-SETUP-10")
def test_all_priestesses_and_guards_lie_open() -> None:
    piles = view(table_of(new(4))).piles
    assert (piles["priestess_of_lolth"], piles["house_guard"]) == (15, 15)


@rule("TY-SETUP-11")
@pytest.mark.parametrize("half_decks", [("demons", "drow"), ("undead", "demons")])
def test_demons_bring_the_insane_outcasts(half_decks: tuple[str, str]) -> None:
    g = table_of(new(2, half_decks=half_decks))
    assert view(g).piles["insane_outcast"] == 30


@rule("TY-SETUP-12")
@pytest.mark.parametrize("half_decks", [("drow", "dragons"), ("elementals", "undead"), ("aberrations", "drow")])
def test_without_demons_there_are_no_insane_outcasts(half_decks: tuple[str, str]) -> None:
    assert table_of(new(2, half_decks=half_decks)).piles["insane_outcast"] == 0


@rule("TY-SETUP-13")
def test_six_cards_of_the_market_deck_lie_open() -> None:
    g = table_of(new(3))
    assert len(g.market) == 6
    assert all(card in CARDS for card in g.market)
    assert len(g.market_deck) == 74
    assert view(g).market == g.market


# White troops and markers


@rule("TY-SETUP-14")
def test_white_troops_stand_on_their_marked_spaces() -> None:
    g = table_of(new(2))
    assert g.troops["menzoberranzan"] == "www..."
    assert g.troops["araumycos"] == "wwww"
    assert g.troops["ched_nasad"] == "...."
    assert (g.troops["labyrinth-araumycos.1"], g.troops["labyrinth-araumycos.2"]) == (".", "w")


@rule("TY-SETUP-14")
def test_white_troops_stand_only_in_the_sections_in_play() -> None:
    assert whites(table_of(new(2))) == 25
    assert whites(table_of(new(3, section="left"))) == 32
    assert whites(table_of(new(3, section="right"))) == 33
    assert whites(table_of(new(4))) == 40


@rule("TY-SETUP-15")
def test_markers_lie_only_in_the_sections_in_play() -> None:
    centre = {"menzoberranzan", "araumycos", "tsenviilyq"}
    left, right = {"gauntlgrym", "ch_chitl"}, {"phaerlin", "ss_zuraass_nee"}
    assert table_of(new(2)).markers.keys() == centre
    assert table_of(new(3, section="left")).markers.keys() == centre | left
    assert table_of(new(3, section="right")).markers.keys() == centre | right
    assert table_of(new(4)).markers.keys() == centre | left | right


@rule("TY-SETUP-16")
def test_markers_start_on_the_board_with_total_control_up() -> None:
    markers = table_of(new(4)).markers.values()
    assert [(marker.holder, marker.total) for marker in markers] == [("", True)] * 7


@rule("TY-SETUP-17")
def test_nobody_starts_with_vp_and_all_take_from_one_supply() -> None:
    assert [player.vp for player in table_of(new(4)).players] == [0, 0, 0, 0]
    table = Table(power=1)
    table.me.troops, table.me.vp, table.rival.vp = 0, 100, 100
    table.restart()
    table.do("deploy_for_vp")
    assert (table.me.vp, table.rival.vp) == (101, 100)


# The players


@rule("TY-SETUP-18")
def test_the_first_player_is_chosen_at_random() -> None:
    first = Counter(table_of(new(4, seed=seed)).first for seed in range(200))
    assert sorted(first) == [0, 1, 2, 3]
    assert min(first.values()) > 30


@rule("TY-SETUP-19")
def test_players_choose_different_houses() -> None:
    match = new(2, houses=("blue", "orange"))
    assert [player.colour for player in table_of(match).players] == ["b", "o"]
    match.play(("start", "eryndlyn"))
    match.play(("start", "ched_nasad"))
    colours = {0: ("b..", "o..."), 1: ("o..", "b...")}[table_of(match).first]
    assert (table_of(match).troops["eryndlyn"], table_of(match).troops["ched_nasad"]) == colours


@rule("TY-SETUP-19")
@pytest.mark.parametrize("houses", [("blue", "blue"), ("blue",), ("blue", "red", "black"), ("blue", "white")])
def test_a_house_for_two_or_none_is_rejected(houses: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        new(2, houses=houses)


@rule("TY-SETUP-20", "TY-SETUP-21")
def test_5_spies_and_40_troops_start_in_the_barracks() -> None:
    g = table_of(new(4))
    assert [spies_in_barracks(player) for player in g.players] == [5] * 4
    assert [player.troops for player in g.players] == [40] * 4
    assert [player.trophies for player in g.players] == [""] * 4


@rule("TY-SETUP-22")
def test_a_starting_deck_is_7_nobles_and_3_soldiers() -> None:
    decks = [Counter(player.deck + player.hand) for player in table_of(new(4)).players]
    assert decks == [{"noble": 7, "soldier": 3}] * 4


@rule("TY-SETUP-23")
def test_starting_decks_are_shuffled_each_on_its_own() -> None:
    players = [player for seed in range(10) for player in table_of(new(4, seed=seed)).players]
    orders = {(*player.deck, *player.hand) for player in players}
    assert len(orders) > 30


@rule("TY-SETUP-23")
def test_starting_decks_lie_face_down() -> None:
    g = table_of(new(2))
    g.players[0].deck = ["noble", "soldier", "noble", "noble", "soldier"]
    seen = [sight(TYRANTS, g, seat) for seat in (None, 0, 1)]
    g.players[0].deck = ["soldier", "soldier", "noble", "noble", "noble"]
    assert [sight(TYRANTS, g, seat) for seat in (None, 0, 1)] == seen


@rule("TY-SETUP-24")
def test_everybody_draws_5_cards_and_keeps_5_in_the_deck() -> None:
    g = table_of(new(4))
    assert [(len(player.hand), len(player.deck)) for player in g.players] == [(5, 5)] * 4


@rule("TY-SETUP-25")
@pytest.mark.parametrize("seed", range(4))
def test_first_troops_are_placed_clockwise_from_the_first_player(seed: int) -> None:
    match = new(4, seed=seed)
    g = table_of(match)
    order = []
    for site in ("skullport", "eryndlyn", "chaulssin", "jhachalkhyn"):
        order.append(asked(match))
        match.play(("start", site))
    assert order == [((g.first + turn) % 4, "start") for turn in range(4)]
    colours = [g.players[seat].colour for seat, _ in order]
    assert g.troops["skullport"] == f"ww{colours[0]}.."
    assert g.troops["eryndlyn"] == f"{colours[1]}.."
    assert g.troops["chaulssin"] == f"{colours[2]}...."
    assert g.troops["jhachalkhyn"] == f"{colours[3]}..."
    assert Counter("".join(g.troops.values()))["k"] == 1
    assert asked(match) == (g.first, "turn")


@rule("TY-SETUP-25")
def test_only_black_sites_are_offered_for_the_first_troop() -> None:
    assert offered(new(2)) == STARTS
    assert offered(new(3, section="left")) == sorted([*STARTS, "start jhachalkhyn"])
    assert offered(new(3, section="right")) == sorted([*STARTS, "start chaulssin"])
    assert offered(new(4)) == sorted([*STARTS, "start jhachalkhyn", "start chaulssin"])


@rule("TY-SETUP-26")
def test_no_two_first_troops_share_a_site() -> None:
    match = new(2)
    match.play(("start", "skullport"))
    assert offered(match) == ["start ched_nasad", "start eryndlyn", "start mantol_derith"]
    with pytest.raises(IllegalChoice):
        match.play(("start", "skullport"))


@rule("TY-SETUP-27")
def test_the_first_troop_leaves_39_in_the_barracks() -> None:
    match = new(2)
    match.play(("start", "skullport"))
    match.play(("start", "eryndlyn"))
    assert [player.troops for player in table_of(match).players] == [39, 39]
