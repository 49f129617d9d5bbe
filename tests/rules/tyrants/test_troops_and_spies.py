"""Troops and spies on the map (TY-ACT, TY-ASSN, TY-DEPL, TY-MOVE, TY-SPY, TY-RETN, TY-SUPP)."""

import pytest

from igroteka.games.tyrants.state import Marker, Turn
from tests.games.tyrants.table import Table
from tests.ledger import rule

FIVE_SITES = ["skullport", "araumycos", "eryndlyn", "everfire", "kanaglym"]


@rule("TY-ACT-01")
def test_basic_actions_are_offered_before_and_after_cards_but_not_in_step_2() -> None:
    table = Table(
        "advocate", "noble", "soldier", troops={"skullport": "kw..."}, spies={"r": ["skullport"]}, power=3, influence=2
    )
    basic = {"deploy skullport", "assassinate skullport w", "return_spy skullport r", "recruit pile priestess_of_lolth"}
    assert basic <= set(table.options())
    table.do("play noble; play soldier; play advocate; choose 2")
    assert basic <= set(table.options())
    table.end_turn()
    assert table.asked == (0, "promote")
    assert table.options() == ["promote played noble", "promote played soldier"]


@rule("TY-ACT-02")
def test_actions_of_cards_cost_no_resources() -> None:
    table = Table("blackguard", "mercenary_squad", troops={"skullport": "kr...", "labyrinth-skullport.2": "w"})
    table.do("play blackguard; choose 2; assassinate skullport r; play mercenary_squad")
    table.do("deploy skullport; deploy skullport; deploy skullport")
    assert table.g.troops["skullport"] == "kkkk."
    assert (table.me.trophies, table.me.troops, table.g.turn.power) == ("r", 27, 0)


@rule("TY-ACT-03")
def test_enemy_troops_are_white_troops_and_those_of_all_other_players() -> None:
    table = Table("doppelganger", "cleric_of_laogzed", seats=3, troops={"skullport": "kwro."}, power=3)
    assert table.options("assassinate") == [f"assassinate skullport {colour}" for colour in "orw"]
    table.do("play cleric_of_laogzed")
    assert table.options() == [f"move skullport {colour}" for colour in "orw"]
    table.do("move skullport o; to everfire; play doppelganger")
    assert table.options() == [f"supplant skullport {colour}" for colour in "rw"]


@rule("TY-ACT-04")
def test_anywhere_on_the_board_needs_no_presence() -> None:
    table = Table("ogre_zombie", troops={"skullport": "kr...", "everfire": "w..", "araumycos-eryndlyn.1": "w"})
    table.do("play ogre_zombie")
    assert table.options() == ["supplant araumycos-eryndlyn.1 w", "supplant everfire w"]
    table.do("supplant everfire w")
    assert table.g.troops["everfire"] == "k.."


@rule("TY-ASSN-01")
def test_a_troop_is_assassinated_only_with_presence() -> None:
    table = Table(
        "blackguard",
        troops={
            "skullport": "kr...",
            "skullport-kanaglym.1": "r",
            "kanaglym": "rr.",
            "everfire": "w..",
            "eryndlyn": "r..",
        },
        spies={"k": ["everfire"]},
        power=3,
    )
    near = ["assassinate everfire w", "assassinate skullport r", "assassinate skullport-kanaglym.1 r"]
    assert table.options("assassinate") == near
    table.do("play blackguard; choose 2")
    assert table.options() == near


@rule("TY-ASSN-02", "TY-ASSN-06")
def test_an_assassinated_troop_lies_in_the_killers_trophy_hall_and_not_in_its_barracks() -> None:
    table = Table(troops={"skullport": "krr.."}, power=3)
    table.do("assassinate skullport r")
    assert table.g.troops["skullport"] == "k.r.."
    assert (table.me.trophies, table.me.troops) == ("r", 30)
    assert (table.rival.trophies, table.rival.troops) == ("", 30)


@rule("TY-ASSN-03")
def test_nobody_assassinates_their_own_troop() -> None:
    table = Table("blackguard", troops={"skullport": "kkr..", "skullport-kanaglym.1": "k"}, power=3)
    assert table.options("assassinate") == ["assassinate skullport r"]
    table.do("play blackguard; choose 2")
    assert table.g.troops["skullport"] == "kk..."


@rule("TY-ASSN-04")
def test_a_white_troop_is_assassinated_like_any_other() -> None:
    table = Table(troops={"skullport": "kwr.."}, power=6)
    table.do("assassinate skullport w; assassinate skullport r")
    assert (table.g.troops["skullport"], table.me.trophies) == ("k....", "wr")


@rule("TY-ASSN-05")
def test_an_assassination_costs_3_power() -> None:
    table = Table("soldier", troops={"skullport": "kww.."}, power=2)
    assert table.options("assassinate") == []
    table.do("play soldier; assassinate skullport w")
    assert (table.g.turn.power, table.me.trophies) == (0, "w")
    assert table.options() == ["end"]


@rule("TY-DEPL-01")
def test_a_troop_is_deployed_only_with_presence() -> None:
    table = Table("mercenary_squad", troops={"kanaglym": "k.."}, spies={"k": ["everfire"]}, power=1)
    near = [
        "deploy everfire",
        "deploy kanaglym",
        "deploy kanaglym-eryndlyn.1",
        "deploy kanaglym-tsenviilyq.1",
        "deploy skullport-kanaglym.1",
    ]
    assert table.options("deploy") == near
    table.do("play mercenary_squad")
    assert table.options() == near


@rule("TY-DEPL-01", "TY-DEPL-03")
@pytest.mark.parametrize(("here", "cited"), [("k....", "TY-DEPL-01"), (".....", "TY-DEPL-03")])
def test_the_question_where_to_deploy_cites_the_rule_that_holds(here: str, cited: str) -> None:
    table = Table("mercenary_squad", troops={"skullport": here})
    table.do("play mercenary_squad")
    assert table.match.decision is not None
    assert (table.asked, table.match.decision.rule) == ((0, "deploy"), cited)
    table.do("deploy skullport")
    assert table.match.decision.rule == "TY-DEPL-01"


@rule("TY-DEPL-02", "TY-DEPL-05")
def test_deploying_costs_1_power_and_brings_a_troop_from_the_barracks_to_an_empty_space() -> None:
    table = Table(troops={"eryndlyn": "k.w", "eryndlyn-llacerellyn.1": "w"}, power=2)
    table.do("deploy eryndlyn")
    assert table.g.troops["eryndlyn"] == "kkw"
    assert (table.me.troops, table.g.turn.power) == (29, 1)
    assert table.options("deploy") == ["deploy araumycos-eryndlyn.1", "deploy kanaglym-eryndlyn.2"]
    table.do("deploy araumycos-eryndlyn.1")
    assert table.options() == ["end"]


@rule("TY-DEPL-03")
def test_without_troops_on_the_board_one_may_deploy_on_any_empty_space() -> None:
    table = Table(troops={"eryndlyn": "rrr", "everfire": "ww."}, power=2)
    assert len(table.options("deploy")) == 46
    assert {"deploy everfire", "deploy mantol_derith-menzoberranzan.2"} <= set(table.options())
    assert "deploy eryndlyn" not in table.options()
    table.do("deploy mantol_derith-menzoberranzan.2")
    assert table.options("deploy") == ["deploy mantol_derith-menzoberranzan.1", "deploy mantol_derith-menzoberranzan.3"]


def test_a_spy_does_not_bind_a_player_without_troops() -> None:
    """TY-AMB-11."""
    table = Table(spies={"k": ["everfire"]}, power=1)
    assert len(table.options("deploy")) == 47


@rule("TY-DEPL-04")
def test_deploying_with_empty_barracks_gives_a_point_instead() -> None:
    table = Table(troops={"skullport": "k...."}, power=2)
    table.me.troops = 0
    table.restart()
    assert table.options() == ["deploy_for_vp", "end"]
    table.do("deploy_for_vp; deploy_for_vp")
    assert (table.me.vp, table.me.troops, table.g.turn.power) == (2, 0, 0)
    assert table.g.troops["skullport"] == "k...."


@rule("TY-DEPL-04")
def test_a_card_deploys_the_last_troop_and_gives_points_for_the_rest() -> None:
    table = Table("mercenary_squad", troops={"skullport": "k...."})
    table.me.troops = 1
    table.restart()
    table.do("play mercenary_squad; deploy skullport")
    assert (table.g.troops["skullport"], table.me.troops, table.me.vp) == ("kk...", 0, 2)


@rule("TY-DEPL-06")
def test_deploying_the_last_troop_brings_the_end_of_the_game() -> None:
    table = Table(troops={"skullport": "k...."}, power=2)
    table.me.troops = 2
    table.restart()
    table.do("deploy skullport")
    assert table.g.ending == ""
    table.do("deploy skullport")
    assert table.g.ending == "troops"


@rule("TY-MOVE-01")
def test_a_troop_is_moved_only_from_where_one_has_presence() -> None:
    table = Table(
        "cleric_of_laogzed",
        troops={"skullport": "kr...", "skullport-kanaglym.1": "w", "kanaglym": "r..", "labyrinth-skullport.1": "r"},
    )
    table.do("play cleric_of_laogzed")
    assert table.options() == ["move skullport r", "move skullport-kanaglym.1 w"]


@rule("TY-MOVE-02")
def test_a_troop_is_moved_to_where_one_has_no_presence() -> None:
    table = Table("cleric_of_laogzed", troops={"skullport": "kr..."})
    table.do("play cleric_of_laogzed; to mantol_derith-menzoberranzan.2")
    assert (table.g.troops["skullport"], table.g.troops["mantol_derith-menzoberranzan.2"]) == ("k....", "r")
    assert (table.me.trophies, table.rival.troops) == ("", 30)


@rule("TY-MOVE-03")
def test_a_troop_is_moved_to_an_empty_space_in_play() -> None:
    table = Table("cleric_of_laogzed", troops={"skullport": "krwww", "eryndlyn": "rrr", "chasmleap_bridge": "w"})
    table.do("play cleric_of_laogzed; move skullport r")
    assert len(table.options("to")) == len(table.options()) == 44
    out_of_play = {"to phaerlin", "to jhachalkhyn", "to ched_nasad-yathchol.1", "to stoneshaft_clanhold-skullport.2"}
    full = {"to eryndlyn", "to chasmleap_bridge", "to skullport"}
    assert (out_of_play | full).isdisjoint(table.options())


@rule("TY-SPY-01", "TY-SPY-03", "TY-SPY-08")
def test_a_spy_goes_to_any_site_without_a_spy_of_ones_own() -> None:
    table = Table("spy_master", troops={"eryndlyn": "k.."}, spies={"k": ["skullport"], "r": ["araumycos"]})
    table.do("play spy_master")
    sites = [option.removeprefix("place_spy ") for option in table.options()]
    assert len(sites) == 14
    assert {"araumycos", "blingdenstone", "eryndlyn"} <= set(sites)
    assert "skullport" not in sites
    assert not any("." in site for site in sites)


@rule("TY-SPY-02")
def test_a_spy_needs_and_takes_no_troop_space() -> None:
    table = Table("spy_master", "spy_master", troops={"eryndlyn": "rrr", "kanaglym": "r.."}, power=1)
    table.do("play spy_master; place_spy eryndlyn; play spy_master; place_spy kanaglym")
    assert table.me.spies == ["eryndlyn", "kanaglym"]
    assert (table.g.troops["eryndlyn"], table.g.troops["kanaglym"]) == ("rrr", "r..")


@rule("TY-SPY-04")
def test_spies_of_many_players_share_a_site() -> None:
    spies = {"r": ["skullport"], "o": ["skullport"], "b": ["skullport"]}
    table = Table("spy_master", seats=4, spies=spies)
    table.do("play spy_master; place_spy skullport")
    assert [player.spies for player in table.g.players] == [["skullport"]] * 4


@rule("TY-SPY-05")
def test_a_player_never_has_two_spies_at_a_site() -> None:
    table = Table("masters_of_sorcere")
    table.do("play masters_of_sorcere; place_spy skullport")
    assert len(table.options()) == 14
    assert "place_spy skullport" not in table.options()


@rule("TY-SPY-06")
def test_with_five_spies_on_the_board_one_may_do_nothing() -> None:
    table = Table("spy_master", spies={"k": FIVE_SITES})
    table.do("play spy_master")
    assert table.asked == (0, "call_back_spy")
    table.do("decline")
    assert (table.me.spies, table.asked) == (FIVE_SITES, (0, "turn"))


@rule("TY-SPY-07")
def test_with_five_spies_on_the_board_one_may_first_return_one() -> None:
    table = Table("spy_master", spies={"k": FIVE_SITES, "r": ["everfire"]})
    table.do("play spy_master")
    assert table.options("return_spy") == sorted(f"return_spy {site} k" for site in FIVE_SITES)
    table.do("return_spy everfire k")
    assert len(table.options("place_spy")) == len(table.options()) == 11
    table.do("place_spy labyrinth")
    assert table.me.spies == ["skullport", "araumycos", "eryndlyn", "kanaglym", "labyrinth"]


@rule("TY-RETN-01", "TY-RETN-04")
def test_pieces_of_other_players_are_returned_only_with_presence_and_white_troops_never() -> None:
    table = Table(
        "vampire_spawn",
        troops={"skullport": "krw..", "everfire": "rw.", "labyrinth-skullport.2": "r"},
        spies={"k": ["araumycos"], "r": ["araumycos", "everfire"]},
    )
    table.do("play vampire_spawn")
    assert table.options() == [
        "return_spy araumycos r",
        "return_troop labyrinth-skullport.2 r",
        "return_troop skullport r",
    ]


@rule("TY-RETN-02", "TY-RETN-07")
def test_returned_pieces_go_back_to_their_owners_barracks_and_are_no_trophies() -> None:
    table = Table(
        "vampire_spawn", "vampire_spawn", troops={"skullport": "kr..."}, spies={"r": ["skullport", "everfire"]}
    )
    table.do("play vampire_spawn; return_troop skullport r; play vampire_spawn")
    assert (table.g.troops["skullport"], table.rival.troops, table.rival.spies) == ("k....", 31, ["everfire"])
    assert (table.me.trophies, table.me.troops, table.me.spies) == ("", 30, [])


@rule("TY-RETN-03")
def test_ones_own_pieces_are_returned_from_anywhere() -> None:
    table = Table(
        "intellect_devourer",
        troops={"skullport": "kkw..", "mantol_derith-menzoberranzan.2": "k", "everfire": "r.."},
        spies={"k": ["araumycos"], "r": ["everfire"]},
    )
    table.do("play intellect_devourer; choose 2")
    assert table.options() == [
        "decline",
        "return_spy araumycos k",
        "return_troop mantol_derith-menzoberranzan.2 k",
        "return_troop skullport k",
    ]
    table.do("return_spy araumycos k; return_troop mantol_derith-menzoberranzan.2 k")
    assert (table.me.spies, table.me.troops, table.g.troops["mantol_derith-menzoberranzan.2"]) == ([], 31, ".")


@rule("TY-RETN-05")
def test_returning_an_enemy_spy_costs_3_power() -> None:
    table = Table(
        "soldier", troops={"skullport": "k...."}, spies={"r": ["skullport", "everfire"], "k": ["labyrinth"]}, power=2
    )
    assert table.options("return_spy") == []
    table.do("play soldier")
    assert table.options("return_spy") == ["return_spy skullport r"]
    table.do("return_spy skullport r")
    assert (table.rival.spies, table.g.turn.power) == (["everfire"], 0)


@rule("TY-RETN-06")
def test_returning_a_troop_is_no_basic_action() -> None:
    table = Table(troops={"skullport": "kr..."}, spies={"r": ["skullport"]}, power=9, influence=9)
    assert table.options("return_troop") == []
    assert {option.split()[0] for option in table.options()} == {
        "deploy",
        "assassinate",
        "return_spy",
        "recruit",
        "end",
    }


@rule("TY-RETN-07")
def test_a_returned_troop_can_be_deployed_again() -> None:
    table = Table("intellect_devourer", troops={"skullport": "kk..."}, power=1)
    table.me.troops = 0
    table.restart()
    table.do("play intellect_devourer; choose 2; return_troop skullport k; decline; deploy skullport-kanaglym.1")
    assert (table.g.troops["skullport"].count("k"), table.g.troops["skullport-kanaglym.1"]) == (1, "k")
    assert (table.me.troops, table.me.trophies, table.me.vp) == (0, "", 0)


@rule("TY-RETN-08")
def test_red_returns_the_blue_spy_and_totally_controls_phaerlin() -> None:
    table = Table(seats=4, troops={"phaerlin": "rrr"}, spies={"b": ["phaerlin"]})
    table.g.turn = Turn(1, power=3)
    table.restart()
    assert table.g.markers["phaerlin"] == Marker("r", total=False)
    table.do("return_spy phaerlin b")
    assert (table.player("b").spies, table.g.turn.power) == ([], 0)
    assert table.g.markers["phaerlin"] == Marker("r", total=True)


@rule("TY-SUPP-01", "TY-SUPP-03")
def test_only_an_enemy_troop_is_supplanted_and_only_with_presence() -> None:
    table = Table(
        "doppelganger",
        troops={
            "skullport": "kkrw.",
            "skullport-kanaglym.1": "k",
            "kanaglym": "w..",
            "everfire": "r..",
            "eryndlyn": "w..",
        },
        spies={"k": ["everfire"]},
    )
    table.do("play doppelganger")
    assert table.options() == [
        "supplant everfire r",
        "supplant kanaglym w",
        "supplant skullport r",
        "supplant skullport w",
    ]


@rule("TY-SUPP-02", "TY-SUPP-04", "TY-SUPP-05")
def test_black_supplants_a_red_troop() -> None:
    table = Table("doppelganger", troops={"eryndlyn": "rrr", "araumycos-eryndlyn.1": "k"})
    table.do("play doppelganger")
    assert table.g.troops["eryndlyn"] == "krr"
    assert (table.me.trophies, table.me.troops) == ("r", 29)
    assert (table.rival.trophies, table.rival.troops) == ("", 30)
    deeds = [event.name for event in table.match.log if event.name in ("assassinated", "deployed")]
    assert deeds[-2:] == ["assassinated", "deployed"]


def test_supplanting_with_empty_barracks_kills_and_gives_a_point() -> None:
    """TY-AMB-14."""
    table = Table("doppelganger", troops={"eryndlyn": "rrr", "araumycos-eryndlyn.1": "k"})
    table.me.troops = 0
    table.restart()
    table.do("play doppelganger")
    assert table.g.troops["eryndlyn"] == ".rr"
    assert (table.me.trophies, table.me.troops, table.me.vp) == ("r", 0, 1)
