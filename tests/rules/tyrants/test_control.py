"""Control, total control and the site control markers (TY-CTRL, TY-MARK)."""

from igroteka.games.tyrants.actions.control import controlled_sites, controller
from igroteka.games.tyrants.state import Marker, Turn
from igroteka.games.tyrants.view import Control, view
from tests.games.tyrants.table import Table
from tests.ledger import rule


def total_sites(table: Table) -> int:
    """How many sites black totally controls, by its points for them."""
    return table.points(table.me)["total_control"] // 2


@rule("TY-CTRL-01")
def test_more_troops_than_any_other_single_colour_control_a_site() -> None:
    table = Table(seats=3, troops={"menzoberranzan": "kkrwo.", "eryndlyn": "k..", "ched_nasad": "kroo"})
    assert controlled_sites(table.g)[table.me.colour] == ["menzoberranzan", "eryndlyn"]
    assert controller(table.g, "ched_nasad") == "o"


@rule("TY-CTRL-02")
def test_white_troops_contest_control() -> None:
    table = Table(troops={"menzoberranzan": "kkwwr.", "skullport": "kkw.."})
    assert controller(table.g, "menzoberranzan") == ""
    assert controller(table.g, "skullport") == "k"


@rule("TY-CTRL-03", "TY-CTRL-04")
def test_control_is_lost_at_a_tie_and_stays_lost_below_it() -> None:
    table = Table(troops={"skullport": "rrrkk"}, power=6)
    assert controller(table.g, "skullport") == "r"
    table.do("assassinate skullport r")
    assert (table.g.troops["skullport"], controller(table.g, "skullport")) == (".rrkk", "")
    table.do("assassinate skullport r")
    assert (table.g.troops["skullport"], controller(table.g, "skullport")) == ("..rkk", "k")
    assert controlled_sites(table.g)[table.rival.colour] == []


@rule("TY-CTRL-04")
def test_nobody_controls_a_site_when_two_of_three_colours_tie_for_the_most() -> None:
    table = Table(troops={"skullport": "kkrrw"})
    assert controller(table.g, "skullport") == ""
    assert (table.points(table.me)["sites"], table.points(table.rival)["sites"]) == (0, 0)


@rule("TY-CTRL-05")
def test_spies_do_not_count_for_control() -> None:
    table = Table(troops={"eryndlyn": "kr."}, spies={"k": ["eryndlyn", "araumycos"], "r": ["tsenviilyq"]})
    assert [controller(table.g, site) for site in ("eryndlyn", "araumycos", "tsenviilyq")] == ["", "", ""]


@rule("TY-CTRL-06")
def test_a_white_majority_or_an_empty_site_is_controlled_by_nobody() -> None:
    table = Table(troops={"tsenviilyq": "kww", "araumycos": "wwww"})
    assert [controller(table.g, site) for site in ("tsenviilyq", "araumycos", "everfire")] == ["", "", ""]
    assert controlled_sites(table.g)[table.me.colour] == []


@rule("TY-CTRL-07")
def test_two_red_one_black_and_one_white_give_red_control_of_araumycos() -> None:
    table = Table(troops={"araumycos": "rrkw"})
    assert controller(table.g, "araumycos") == "r"
    assert table.points(table.rival)["sites"] == 3
    assert table.g.markers["araumycos"] == Marker("r", total=False)


@rule("TY-CTRL-08")
def test_total_control_needs_every_space() -> None:
    table = Table(troops={"eryndlyn": "kkk", "kanaglym": "kkw", "everfire": "kkr"})
    assert len(controlled_sites(table.g)[table.me.colour]) == 3
    assert total_sites(table) == 1


@rule("TY-CTRL-09")
def test_an_empty_space_denies_total_control() -> None:
    table = Table(troops={"eryndlyn": "kk."}, power=1)
    assert total_sites(table) == 0
    table.do("deploy eryndlyn")
    assert total_sites(table) == 1


@rule("TY-CTRL-10")
def test_one_enemy_spy_denies_total_control_but_not_control() -> None:
    table = Table(troops={"eryndlyn": "kkk", "araumycos": "kkkk"}, spies={"r": ["eryndlyn", "araumycos"]}, power=3)
    assert controlled_sites(table.g)[table.me.colour] == ["araumycos", "eryndlyn"]
    assert total_sites(table) == 0
    table.do("return_spy eryndlyn r")
    assert total_sites(table) == 1


@rule("TY-CTRL-11")
def test_ones_own_spy_does_not_deny_total_control() -> None:
    table = Table(troops={"araumycos": "kkkk"}, spies={"k": ["araumycos"]})
    assert total_sites(table) == 1
    assert table.g.markers["araumycos"] == Marker("k", total=True)


@rule("TY-CTRL-01", "TY-CTRL-08", "TY-CTRL-10")
def test_everybody_sees_who_controls_which_site_and_how_far() -> None:
    table = Table(
        troops={"eryndlyn": "kkk", "everfire": "rrr", "skullport": "kkw..", "araumycos": "wwww", "ched_nasad": "kr.."},
        spies={"k": ["everfire"]},
    )
    assert view(table.g).control == {
        "eryndlyn": Control("k", total=True),
        "skullport": Control("k", total=False),
        "everfire": Control("r", total=False),
    }


@rule("TY-MARK-01")
def test_a_marker_is_taken_from_the_board() -> None:
    table = Table(troops={"araumycos": "kr.."}, power=1)
    assert table.g.markers["araumycos"].holder == ""
    table.do("deploy araumycos")
    assert table.g.markers["araumycos"] == Marker("k", total=False)


@rule("TY-MARK-01")
def test_a_marker_is_taken_from_the_previous_controller() -> None:
    table = Table("doppelganger", troops={"araumycos": "rrk."})
    assert table.g.markers["araumycos"] == Marker("r", total=False)
    table.do("play doppelganger")
    assert table.g.troops["araumycos"] == "krk."
    assert table.g.markers["araumycos"] == Marker("k", total=False)


@rule("TY-MARK-02")
def test_a_marker_shows_the_degree_of_control() -> None:
    table = Table(
        troops={"araumycos": "kkk.", "tsenviilyq": "kkk", "menzoberranzan": "rrrrrr"}, spies={"k": ["menzoberranzan"]}
    )
    assert table.g.markers == {
        "menzoberranzan": Marker("r", total=False),
        "araumycos": Marker("k", total=False),
        "tsenviilyq": Marker("k", total=True),
    }


@rule("TY-MARK-03")
def test_a_tie_sends_the_marker_back_to_the_board() -> None:
    table = Table(troops={"araumycos": "rrk."}, power=1)
    table.do("deploy araumycos")
    assert table.g.troops["araumycos"] == "rrkk"
    assert table.g.markers["araumycos"] == Marker("", total=True)


def test_a_white_majority_sends_the_marker_back_to_the_board() -> None:
    """TY-AMB-10."""
    table = Table(troops={"tsenviilyq": "kkw"})
    assert table.g.markers["tsenviilyq"].holder == "k"
    table.g.troops["tsenviilyq"] = "kww"
    table.restart()
    assert table.g.markers["tsenviilyq"].holder == ""


@rule("TY-MARK-04")
def test_a_marker_is_flipped_when_the_degree_of_control_changes() -> None:
    table = Table("council_member", troops={"tsenviilyq": "kkr", "tsenviilyq-llacerellyn.1": "r"}, power=1)
    assert table.g.markers["tsenviilyq"] == Marker("k", total=False)
    table.do("play council_member; move tsenviilyq r; to everfire; decline; deploy tsenviilyq")
    assert table.g.markers["tsenviilyq"] == Marker("k", total=True)
    table.end_turn()
    table.g.turn.power = 3
    table.restart()
    table.do("assassinate tsenviilyq k")
    assert table.g.markers["tsenviilyq"] == Marker("k", total=False)


@rule("TY-MARK-05")
def test_every_marker_gives_its_influence_once_in_every_own_turn() -> None:
    table = Table(troops={"araumycos": "k...", "tsenviilyq": "k.."})
    assert table.g.turn.influence == 2
    table.do("end; end")
    assert (table.asked, table.g.turn.influence) == ((0, "turn"), 2)


@rule("TY-MARK-05")
def test_a_marker_lost_and_regained_does_not_give_twice_in_a_turn() -> None:
    table = Table("council_member", troops={"araumycos": "kkr.", "araumycos-eryndlyn.1": "r"}, power=3)
    table.do("play council_member; move araumycos-eryndlyn.1 r; to araumycos; decline")
    assert (table.g.markers["araumycos"].holder, table.g.turn.influence) == ("", 1)
    table.do("assassinate araumycos r")
    assert (table.g.markers["araumycos"].holder, table.g.turn.influence) == ("k", 1)


@rule("TY-MARK-06")
def test_only_the_total_control_side_gives_points() -> None:
    table = Table(
        troops={"araumycos": "kkk.", "menzoberranzan": "kkkkkk", "tsenviilyq": "kkk"}, spies={"r": ["tsenviilyq"]}
    )
    assert table.g.turn.influence == 3
    table.end_turn()
    assert table.me.vp == 2


@rule("TY-MARK-07")
def test_a_marker_works_in_the_turn_in_which_it_is_gained() -> None:
    table = Table(troops={"tsenviilyq-llacerellyn.1": "k"}, power=3)
    assert table.g.turn.influence == 0
    table.do("deploy tsenviilyq")
    assert table.g.turn.influence == 1
    table.do("deploy tsenviilyq; deploy tsenviilyq; end")
    assert table.me.vp == 1


@rule("TY-MARK-08")
def test_a_marker_leaves_its_holder_in_another_players_turn() -> None:
    table = Table(troops={"araumycos": "kkr."})
    table.g.turn = Turn(1, power=3)
    table.restart()
    table.do("assassinate araumycos k")
    assert table.g.markers["araumycos"].holder == ""
    table.end_turn()
    assert (table.asked, table.g.turn.influence) == ((0, "turn"), 0)


@rule("TY-MARK-08")
def test_an_enemy_spy_flips_a_marker_in_the_enemys_turn() -> None:
    table = Table(troops={"araumycos": "kkkk"})
    table.rival.hand = ["spy_master"]
    table.end_turn()
    assert (table.me.vp, table.g.markers["araumycos"]) == (3, Marker("k", total=True))
    table.do("play spy_master; place_spy araumycos")
    assert table.g.markers["araumycos"] == Marker("k", total=False)
    table.do("end; end")
    assert table.me.vp == 3


@rule("TY-MARK-09")
def test_a_marker_gives_nothing_in_the_turns_of_others() -> None:
    table = Table(troops={"araumycos": "rrrr"})
    assert table.g.turn.influence == 0
    table.end_turn()
    assert (table.me.vp, table.rival.vp, table.g.turn.influence) == (0, 0, 1)
    table.end_turn()
    assert (table.me.vp, table.rival.vp, table.g.turn.influence) == (0, 3, 0)


def test_influence_of_a_marker_comes_in_step_1_and_its_points_at_the_end_of_the_turn() -> None:
    """TY-AMB-05."""
    table = Table(troops={"araumycos": "kkkr", "araumycos-eryndlyn.1": "k"}, power=4)
    assert (table.g.turn.influence, table.me.vp) == (1, 0)
    table.do("assassinate araumycos r; deploy araumycos")
    assert (table.g.turn.influence, table.me.vp) == (1, 0)
    table.end_turn()
    assert table.me.vp == 3


def test_total_control_given_up_before_the_end_of_the_turn_gives_no_points() -> None:
    """TY-AMB-05."""
    table = Table("intellect_devourer", troops={"araumycos": "kkkk"})
    assert table.g.markers["araumycos"].total
    table.do("play intellect_devourer; choose 2; return_troop araumycos k; decline; end")
    assert table.me.vp == 0
