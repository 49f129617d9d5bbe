"""The cards of the Drow half-deck, one by one."""

from tests.games.tyrants.table import Table

ALL_FIVE = ["skullport", "eryndlyn", "kanaglym", "everfire", "ched_nasad"]


def pool(table: Table) -> tuple[int, int]:
    return table.g.turn.power, table.g.turn.influence


def test_advance_scout_supplants_a_white_troop_within_reach() -> None:
    table = Table("advance_scout", troops={"skullport": "krw..", "skullport-kanaglym.1": "w", "eryndlyn": "w.."})
    table.do("play advance_scout")
    assert table.options() == ["supplant skullport w", "supplant skullport-kanaglym.1 w"]
    table.do("supplant skullport w")
    assert table.g.troops["skullport"] == "krk.."
    assert (table.me.trophies, table.me.troops) == ("w", 29)


def test_advance_scout_spares_players_and_distant_white_troops() -> None:
    table = Table("advance_scout", troops={"skullport": "kr...", "eryndlyn": "w.."})
    table.do("play advance_scout")
    assert table.asked == (0, "turn")
    assert (table.g.troops["skullport"], table.g.troops["eryndlyn"]) == ("kr...", "w..")
    assert (table.me.trophies, table.me.troops) == ("", 30)


def test_advocate_for_influence_promotes_nobody() -> None:
    table = Table("advocate", "soldier")
    table.do("play advocate; choose 1; play soldier")
    assert pool(table) == (1, 2)
    table.end_turn()
    assert table.asked == (1, "turn")
    assert table.me.inner_circle == []


def test_advocate_promotes_another_card_played_this_turn() -> None:
    table = Table("advocate", "noble", "soldier", "spy_master")
    table.do("play soldier; play advocate; choose 2; play noble")
    assert (pool(table), table.me.inner_circle) == ((1, 1), [])
    table.end_turn()
    assert table.options() == ["promote played noble", "promote played soldier"]
    table.do("promote played noble")
    assert table.me.inner_circle == ["noble"]
    assert table.me.discard == ["soldier", "advocate", "spy_master"]


def test_advocate_played_alone_promotes_nobody() -> None:
    table = Table("advocate", "soldier")
    table.do("play advocate; choose 2; end")
    assert table.asked == (1, "turn")
    assert (table.me.inner_circle, table.me.discard) == ([], ["advocate", "soldier"])


def test_two_advocates_need_two_different_cards() -> None:
    table = Table("advocate", "advocate", "noble")
    table.do("play advocate; choose 2; play advocate; choose 2; play noble; end")
    assert table.options() == ["promote played advocate", "promote played noble"]
    table.do("promote played noble")
    assert table.asked == (1, "turn")
    assert table.me.inner_circle == ["noble", "advocate"]
    assert table.me.discard == ["advocate"]


def test_blackguard_gains_power() -> None:
    table = Table("blackguard", troops={"skullport": "kr..."})
    table.do("play blackguard; choose 1")
    assert pool(table) == (2, 0)
    assert table.g.troops["skullport"] == "kr..."


def test_blackguard_assassinates_within_reach() -> None:
    table = Table("blackguard", troops={"skullport": "krw..", "eryndlyn": "r.."})
    table.do("play blackguard; choose 2")
    assert table.options() == ["assassinate skullport r", "assassinate skullport w"]
    table.do("assassinate skullport r")
    assert (table.g.troops["skullport"], table.me.trophies, table.rival.troops) == ("k.w..", "r", 30)
    assert (table.asked, pool(table)) == ((0, "turn"), (0, 0))


def test_blackguard_without_a_victim_can_only_gain_power() -> None:
    table = Table("blackguard", troops={"skullport": "k....", "eryndlyn": "rw."})
    table.do("play blackguard")
    assert (table.asked, pool(table)) == ((0, "turn"), (2, 0))


def test_bounty_hunter_gains_three_power() -> None:
    table = Table("bounty_hunter")
    table.do("play bounty_hunter")
    assert pool(table) == (3, 0)


def test_chosen_of_lolth_returns_a_troop_of_another_player() -> None:
    table = Table(
        "chosen_of_lolth",
        "noble",
        seats=3,
        troops={"skullport": "kkrow", "eryndlyn": "r.."},
        spies={"k": ["skullport"], "r": ["skullport", "eryndlyn"]},
    )
    table.do("play chosen_of_lolth")
    assert table.options() == ["return_spy skullport r", "return_troop skullport o", "return_troop skullport r"]
    table.do("return_troop skullport o")
    assert table.g.troops["skullport"] == "kkr.w"
    assert (table.player("o").troops, table.rival.troops, table.me.trophies) == (31, 30, "")
    table.do("play noble; end")
    assert table.me.inner_circle == ["noble"]


def test_chosen_of_lolth_returns_a_spy_of_another_player() -> None:
    table = Table("chosen_of_lolth", troops={"skullport": "kr..."}, spies={"r": ["eryndlyn", "skullport"]})
    table.do("play chosen_of_lolth; return_spy skullport r")
    assert (table.rival.spies, table.g.troops["skullport"]) == (["eryndlyn"], "kr...")


def test_chosen_of_lolth_without_a_target_still_promotes() -> None:
    table = Table("chosen_of_lolth", "noble", "soldier", troops={"skullport": "kw...", "eryndlyn": "r.."})
    table.do("play noble; play chosen_of_lolth")
    assert (table.asked, table.rival.troops) == ((0, "turn"), 30)
    table.do("play soldier; end; promote played noble")
    assert (table.me.inner_circle, table.me.discard) == (["noble"], ["chosen_of_lolth", "soldier"])


def test_council_member_moves_two_enemy_troops_anywhere() -> None:
    table = Table("council_member", "noble", troops={"skullport": "krwr.", "eryndlyn": "r..", "llacerellyn": "rr"})
    table.do("play council_member")
    assert table.options() == ["decline", "move skullport r", "move skullport w"]
    table.do("move skullport r")
    assert "to llacerellyn" not in table.options()
    table.do("to araumycos; move skullport w; to everfire-halls_of_the_scoured_legion.1")
    assert table.asked == (0, "turn")
    assert (table.g.troops["skullport"], table.g.troops["araumycos"]) == ("k..r.", "r...")
    assert table.g.troops["everfire-halls_of_the_scoured_legion.1"] == "w"
    assert (table.me.trophies, table.rival.troops) == ("", 30)
    table.do("play noble; end")
    assert table.me.inner_circle == ["noble"]


def test_council_member_may_stop_after_one_move() -> None:
    table = Table("council_member", troops={"skullport": "krr.."})
    table.do("play council_member; move skullport r; to eryndlyn; decline")
    assert table.asked == (0, "turn")
    assert (table.g.troops["skullport"], table.g.troops["eryndlyn"]) == ("k.r..", "r..")


def test_council_member_who_moves_nobody_still_promotes() -> None:
    table = Table("council_member", "noble", "soldier", troops={"skullport": "kr..."})
    table.do("play council_member; decline; play noble; play soldier; end; promote played noble")
    assert (table.asked, table.g.troops["skullport"]) == ((1, "turn"), "kr...")
    assert table.me.inner_circle == ["noble"]


def test_council_member_with_nobody_to_move_still_promotes() -> None:
    table = Table("council_member", "noble", troops={"skullport": "k....", "eryndlyn": "rw."})
    table.do("play council_member; play noble; end")
    assert table.g.troops["eryndlyn"] == "rw."
    assert table.me.inner_circle == ["noble"]


def test_deathblade_assassinates_two_troops() -> None:
    table = Table("deathblade", troops={"skullport": "krw..", "skullport-kanaglym.1": "r", "eryndlyn": "r.."})
    table.do("play deathblade")
    assert table.options() == [
        "assassinate skullport r",
        "assassinate skullport w",
        "assassinate skullport-kanaglym.1 r",
    ]
    table.do("assassinate skullport r; assassinate skullport w")
    assert table.asked == (0, "turn")
    assert (table.g.troops["skullport"], table.g.troops["skullport-kanaglym.1"]) == ("k....", "r")
    assert (table.me.trophies, pool(table)) == ("rw", (0, 0))


def test_deathblade_finds_only_one_victim_within_reach() -> None:
    table = Table("deathblade", troops={"skullport": "kw...", "eryndlyn": "r.."})
    table.do("play deathblade")
    assert (table.asked, table.me.trophies, table.g.troops["eryndlyn"]) == ((0, "turn"), "w", "r..")


def test_doppelganger_supplants_any_enemy_within_reach() -> None:
    table = Table("doppelganger", troops={"skullport": "krw..", "eryndlyn": "r.."})
    table.do("play doppelganger")
    assert table.options() == ["supplant skullport r", "supplant skullport w"]
    table.do("supplant skullport r")
    assert table.g.troops["skullport"] == "kkw.."
    assert (table.me.trophies, table.me.troops, table.rival.troops) == ("r", 29, 30)


def test_doppelganger_without_an_enemy_in_reach_does_nothing() -> None:
    table = Table("doppelganger", troops={"skullport": "k....", "eryndlyn": "rw."})
    table.do("play doppelganger")
    assert (table.asked, table.me.trophies, table.me.troops) == ((0, "turn"), "", 30)


def test_drow_negotiator_gains_influence_with_four_in_the_inner_circle() -> None:
    table = Table("drow_negotiator", "soldier")
    table.me.inner_circle = ["noble"] * 4
    table.do("play drow_negotiator")
    assert pool(table) == (0, 3)
    table.do("play soldier; end")
    assert table.me.inner_circle == ["noble"] * 4 + ["soldier"]


def test_drow_negotiator_with_three_in_the_inner_circle_only_promotes() -> None:
    table = Table("drow_negotiator", "soldier", "bounty_hunter")
    table.me.inner_circle = ["noble"] * 3
    table.do("play soldier; play drow_negotiator; play bounty_hunter")
    assert pool(table) == (4, 0)
    table.do("end; promote played soldier")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), ["noble"] * 3 + ["soldier"])


def test_infiltrator_gains_power_beside_another_players_troop() -> None:
    table = Table("infiltrator", troops={"skullport": "rw..."})
    table.do("play infiltrator; place_spy skullport")
    assert (table.me.spies, pool(table)) == (["skullport"], (1, 0))


def test_infiltrator_gains_nothing_beside_white_troops_own_troops_and_spies() -> None:
    table = Table("infiltrator", troops={"skullport": "kw...", "eryndlyn": "r.."}, spies={"r": ["skullport"]})
    table.do("play infiltrator; place_spy skullport")
    assert (table.me.spies, pool(table)) == (["skullport"], (0, 0))


def test_infiltrator_gains_nothing_for_a_spy_that_was_not_placed() -> None:
    table = Table("infiltrator", troops={"ched_nasad": "r..."}, spies={"k": ALL_FIVE})
    table.do("play infiltrator; decline")
    assert (table.asked, table.me.spies, pool(table)) == ((0, "turn"), ALL_FIVE, (0, 0))


def test_information_broker_places_a_spy() -> None:
    table = Table("information_broker", spies={"k": ["araumycos"]})
    table.do("play information_broker; choose 1; place_spy skullport")
    assert (table.asked, table.me.spies, table.me.hand) == ((0, "turn"), ["araumycos", "skullport"], [])


def test_information_broker_returns_a_spy_to_draw_three_cards() -> None:
    table = Table("information_broker", spies={"k": ["araumycos", "skullport"]})
    table.do("play information_broker; choose 2; return_spy skullport k")
    assert (table.me.spies, table.me.hand, len(table.me.deck)) == (["araumycos"], ["noble"] * 3, 2)


def test_information_broker_keeps_its_spy_and_draws_nothing() -> None:
    table = Table("information_broker", spies={"k": ["araumycos"]})
    table.do("play information_broker; choose 2; decline")
    assert (table.asked, table.me.spies, table.me.hand) == ((0, "turn"), ["araumycos"], [])


def test_information_broker_without_a_spy_can_only_place_one() -> None:
    table = Table("information_broker")
    table.do("play information_broker")
    assert table.asked == (0, "place_spy")


def test_inquisitor_gains_influence() -> None:
    table = Table("inquisitor", troops={"skullport": "kr..."})
    table.do("play inquisitor; choose 1")
    assert (pool(table), table.g.troops["skullport"]) == ((0, 2), "kr...")


def test_inquisitor_assassinates_within_reach() -> None:
    table = Table("inquisitor", troops={"skullport": "krw..", "eryndlyn": "r.."})
    table.do("play inquisitor; choose 2")
    assert table.options() == ["assassinate skullport r", "assassinate skullport w"]
    table.do("assassinate skullport w")
    assert (table.g.troops["skullport"], table.me.trophies, pool(table)) == ("kr...", "w", (0, 0))


def test_inquisitor_without_a_victim_can_only_gain_influence() -> None:
    table = Table("inquisitor", troops={"skullport": "k....", "eryndlyn": "rw."})
    table.do("play inquisitor")
    assert (table.asked, pool(table)) == ((0, "turn"), (0, 2))
