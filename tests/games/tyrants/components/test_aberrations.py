"""The cards of the Aberrations half-deck, one by one."""

from tests.games.tyrants.table import Table

NOBLES = ["noble", "noble", "noble"]

"""Market cards that cost more than 4."""


def against(table: Table, *hand: str) -> Table:
    """The same table with this hand of the rival's."""
    table.rival.hand = list(hand)
    table.restart()
    return table


def test_aboleth_places_two_spies() -> None:
    table = Table("aboleth", spies={"k": ["skullport"]})
    table.do("play aboleth; choose 1; place_spy eryndlyn")
    assert len(table.options("place_spy")) == 13
    table.do("place_spy kanaglym")
    assert table.me.spies == ["skullport", "eryndlyn", "kanaglym"]
    assert (table.asked, table.me.hand) == ((0, "turn"), [])


def test_aboleth_may_leave_out_the_sixth_spy_or_move_one_for_it() -> None:
    spies = ["skullport", "eryndlyn", "kanaglym", "araumycos"]
    table = Table("aboleth", spies={"k": spies})
    table.do("play aboleth; choose 1; place_spy labyrinth")
    assert table.asked == (0, "call_back_spy")
    table.do("return_spy skullport k; place_spy everfire")
    assert table.me.spies == ["eryndlyn", "kanaglym", "araumycos", "labyrinth", "everfire"]
    table = Table("aboleth", spies={"k": spies})
    table.do("play aboleth; choose 1; place_spy labyrinth; decline")
    assert table.me.spies == [*spies, "labyrinth"]


def test_aboleth_draws_a_card_for_each_of_my_spies() -> None:
    table = Table("aboleth", spies={"k": ["skullport", "eryndlyn", "kanaglym"], "r": ["araumycos"]})
    table.do("play aboleth; choose 2")
    assert (len(table.me.hand), len(table.me.deck), len(table.me.spies)) == (3, 2, 3)


def test_ambassador_promotes_another_played_card_at_the_end() -> None:
    table = Table("ambassador", "soldier", "noble", "priestess_of_lolth")
    table.do("play ambassador; play soldier; play noble")
    assert table.me.inner_circle == []
    table.end_turn()
    assert table.options() == ["promote played noble", "promote played soldier"]
    table.do("promote played soldier")
    assert (table.me.inner_circle, table.me.discard) == (["soldier"], ["ambassador", "noble", "priestess_of_lolth"])


def test_ambassador_alone_promotes_nothing() -> None:
    table = Table("ambassador", "noble")
    table.do("play ambassador; end")
    assert table.asked == (1, "turn")
    assert (table.me.inner_circle, table.me.discard) == ([], ["ambassador", "noble"])


def test_two_ambassadors_promote_each_other() -> None:
    table = Table("ambassador", "ambassador")
    table.do("play ambassador; play ambassador; end")
    assert (table.me.inner_circle, table.me.discard) == (["ambassador", "ambassador"], [])


def test_beholder_counts_all_trophies_after_its_kill() -> None:
    table = Table("beholder", troops={"skullport": "kr...", "eryndlyn": "r.."}, trophies={"k": "wwrrr"})
    table.do("play beholder")
    assert (table.me.trophies, table.g.turn.power) == ("wwrrrr", 2)
    assert (table.g.troops["skullport"], table.g.troops["eryndlyn"]) == ("k....", "r..")


def test_beholder_without_a_target_still_gains_power() -> None:
    table = Table("beholder", troops={"skullport": "k....", "eryndlyn": "r.."}, trophies={"k": "wwr"})
    table.do("play beholder")
    assert (table.me.trophies, table.g.turn.power) == ("wwr", 1)


def test_brainwashed_slave_places_a_spy_and_can_do_nothing_else_without_one() -> None:
    table = Table("brainwashed_slave")
    table.do("play brainwashed_slave")
    assert table.asked == (0, "place_spy")
    table.do("place_spy skullport")
    assert (table.me.spies, table.g.turn.power, table.g.turn.influence) == (["skullport"], 0, 0)


def test_brainwashed_slave_may_turn_a_spy_into_two_power_and_two_influence() -> None:
    table = Table("brainwashed_slave", spies={"k": ["eryndlyn", "skullport"]})
    table.do("play brainwashed_slave; choose 2; return_spy skullport k")
    assert (table.me.spies, table.g.turn.power, table.g.turn.influence) == (["eryndlyn"], 2, 2)
    table = Table("brainwashed_slave", spies={"k": ["skullport"]})
    table.do("play brainwashed_slave; choose 2; decline")
    assert (table.me.spies, table.g.turn.power, table.g.turn.influence) == (["skullport"], 0, 0)


def test_chuul_makes_each_opponent_at_its_site_discard() -> None:
    table = Table("chuul", seats=4, troops={"skullport": "kro..", "skullport-kanaglym.1": "b"})
    table.do("play chuul; place_spy skullport")
    assert [len(player.hand) for player in table.g.players] == [0, 4, 4, 5]


def test_chuul_lets_the_victim_pick_and_spares_small_hands() -> None:
    table = Table("chuul", seats=3, troops={"skullport": "ro..."})
    table.g.players[2].hand = list(NOBLES)
    against(table, "soldier", *NOBLES).do("play chuul; place_spy skullport")
    assert (table.asked, table.options()) == ((1, "forced_discard"), ["discard noble", "discard soldier"])
    table.do("discard soldier")
    assert (table.rival.hand, table.rival.discard, table.g.players[2].hand) == (NOBLES, ["soldier"], NOBLES)


def test_chuul_without_a_placed_spy_hits_nobody() -> None:
    spies = ["skullport", "eryndlyn", "kanaglym", "araumycos", "labyrinth"]
    table = Table("chuul", troops={"skullport": "r....", "labyrinth": "r.."}, spies={"k": spies})
    table.do("play chuul; decline")
    assert (table.me.spies, len(table.rival.hand)) == (spies, 5)


def test_cloaker_places_a_spy_and_can_do_nothing_else_without_one() -> None:
    table = Table("cloaker", troops={"skullport": "r...."})
    table.do("play cloaker; place_spy skullport")
    assert (table.asked, table.me.spies, table.me.trophies) == ((0, "turn"), ["skullport"], "")


def test_cloaker_assassinates_where_its_spy_was() -> None:
    table = Table("cloaker", troops={"skullport": "rw...", "eryndlyn": "kr."}, spies={"k": ["skullport", "eryndlyn"]})
    table.do("play cloaker; choose 2; return_spy skullport k")
    assert table.options() == ["assassinate skullport r", "assassinate skullport w"]
    table.do("assassinate skullport w")
    assert (table.me.trophies, table.g.troops["skullport"], table.me.spies) == ("w", "r....", ["eryndlyn"])


def test_cloaker_kills_nobody_where_nobody_is_or_for_a_spy_kept() -> None:
    table = Table("cloaker", troops={"skullport": "k....", "eryndlyn": "kr."}, spies={"k": ["skullport"]})
    table.do("play cloaker; choose 2; return_spy skullport k")
    assert (table.asked, table.me.spies, table.me.trophies) == ((0, "turn"), [], "")
    table = Table("cloaker", troops={"skullport": "r...."}, spies={"k": ["skullport"]})
    table.do("play cloaker; choose 2; decline")
    assert (table.asked, table.me.spies, table.me.trophies) == ((0, "turn"), ["skullport"], "")


def test_cranium_rats_deploy_two_troops_and_one_chosen_opponent_discards() -> None:
    table = Table("cranium_rats", seats=3, troops={"blingdenstone": "k."})
    table.do("play cranium_rats")
    assert table.options() == ["deploy blingdenstone", "deploy blingdenstone-mantol_derith.1"]
    table.do("deploy blingdenstone")
    assert (table.g.troops["blingdenstone-mantol_derith.1"], table.me.troops) == ("k", 28)
    assert (table.asked, table.options()) == ((0, "player"), ["player 1", "player 2"])
    table.do("player 2")
    assert [len(player.hand) for player in table.g.players] == [0, 5, 4]


def test_cranium_rats_spare_small_hands() -> None:
    table = Table("cranium_rats", seats=3, troops={"blingdenstone": "k."})
    table.g.players[2].hand = list(NOBLES)
    against(table, *NOBLES).do("play cranium_rats; deploy blingdenstone")
    assert table.asked == (0, "turn")
    assert [len(player.hand) for player in table.g.players] == [0, 3, 3]


def test_death_tyrant_kills_three_troops_at_one_site_for_influence() -> None:
    troops = {"skullport": "krrww", "eryndlyn": "kr.", "skullport-kanaglym.1": "r", "kanaglym": "w.."}
    table = Table("death_tyrant", troops=troops)
    table.do("play death_tyrant")
    assert table.options() == [
        "assassinate eryndlyn r",
        "assassinate skullport r",
        "assassinate skullport w",
        "decline",
    ]
    table.do("assassinate skullport r")
    assert table.options() == ["assassinate skullport r", "assassinate skullport w", "decline"]
    table.do("assassinate skullport w; assassinate skullport r")
    assert (table.asked, table.me.trophies, table.g.turn.influence) == ((0, "turn"), "rwr", 3)


def test_death_tyrant_gains_influence_only_for_troops_it_killed() -> None:
    table = Table("death_tyrant", troops={"skullport": "krr.."}, trophies={"k": "ww"})
    table.do("play death_tyrant; assassinate skullport r; decline")
    assert (table.me.trophies, table.g.turn.influence) == ("wwr", 1)
    table = Table("death_tyrant", troops={"skullport": "k....", "skullport-kanaglym.1": "r"}, trophies={"k": "ww"})
    table.do("play death_tyrant")
    assert (table.asked, table.me.trophies, table.g.turn.influence) == ((0, "turn"), "ww", 0)


def test_gauth_gains_two_influence() -> None:
    table = Table("gauth")
    table.do("play gauth; choose 1")
    assert (table.g.turn.influence, table.me.hand, len(table.rival.hand)) == (2, [], 5)


def test_gauth_draws_and_one_chosen_opponent_discards() -> None:
    table = Table("gauth", seats=3)
    table.do("play gauth; choose 2")
    assert (table.options(), table.me.hand) == (["player 1", "player 2"], ["noble"])
    table.do("player 1")
    assert [len(player.hand) for player in table.g.players] == [1, 4, 5]
    assert table.g.turn.influence == 0


def test_gauth_spares_small_hands() -> None:
    table = against(Table("gauth"), *NOBLES)
    table.do("play gauth; choose 2")
    assert (table.me.hand, table.rival.hand) == (["noble"], NOBLES)


def test_grimlock_deploys_a_troop() -> None:
    table = Table("grimlock", troops={"blingdenstone": "k."})
    table.do("play grimlock; deploy blingdenstone")
    assert (table.asked, table.g.troops["blingdenstone"], table.me.troops) == ((0, "turn"), "kk", 29)
    assert len(table.me.deck) == 5


def test_intellect_devourer_gains_three_influence() -> None:
    table = Table("intellect_devourer", troops={"skullport": "kr..."})
    table.do("play intellect_devourer; choose 1")
    assert (table.g.turn.influence, table.g.troops["skullport"]) == (3, "kr...")


def test_intellect_devourer_returns_two_pieces_in_any_mix() -> None:
    spies = {"k": ["kanaglym"], "r": ["skullport", "tsenviilyq"]}
    table = Table("intellect_devourer", troops={"skullport": "krw..", "eryndlyn": "r.."}, spies=spies)
    table.do("play intellect_devourer; choose 2")
    assert table.options() == [
        "decline",
        "return_spy kanaglym k",
        "return_spy skullport r",
        "return_troop skullport k",
        "return_troop skullport r",
    ]
    table.do("return_troop skullport r; return_spy kanaglym k")
    assert (table.asked, table.g.troops["skullport"], table.rival.troops) == ((0, "turn"), "k.w..", 31)
    assert (table.me.spies, table.me.trophies, table.g.turn.influence) == ([], "", 0)


def test_intellect_devourer_may_return_my_last_troop_and_with_it_my_presence() -> None:
    table = Table("intellect_devourer", troops={"skullport": "kr..."})
    table.do("play intellect_devourer; choose 2; return_troop skullport k")
    assert (table.asked, table.g.troops["skullport"], table.me.troops) == ((0, "turn"), ".r...", 31)


def test_intellect_devourer_may_stop_and_with_nothing_to_return_gains_influence() -> None:
    table = Table("intellect_devourer", troops={"skullport": "krr.."})
    table.do("play intellect_devourer; choose 2; return_troop skullport r; decline")
    assert (table.asked, table.rival.troops, table.me.troops) == ((0, "turn"), 31, 30)
    table = Table("intellect_devourer", troops={"skullport": "rw..."}, spies={"r": ["skullport"]})
    table.do("play intellect_devourer")
    assert (table.asked, table.g.turn.influence) == ((0, "turn"), 3)


def test_mindwitness_makes_the_owner_of_its_victim_discard() -> None:
    table = Table("mindwitness", seats=3, troops={"skullport": "kro..", "eryndlyn": "o.."})
    table.g.players[2].hand = ["soldier", *NOBLES]
    table.do("play mindwitness; assassinate skullport o")
    assert (table.asked, table.options()) == ((2, "forced_discard"), ["discard noble", "discard soldier"])
    table.do("discard soldier")
    assert table.me.trophies == "o"
    assert [len(player.hand) for player in table.g.players] == [0, 5, 3]


def test_mindwitness_killing_a_white_troop_or_none_spares_all_hands() -> None:
    table = Table("mindwitness", troops={"skullport": "krw.."})
    table.do("play mindwitness; assassinate skullport w")
    assert (table.me.trophies, len(table.rival.hand)) == ("w", 5)
    table = Table("mindwitness", troops={"skullport": "k....", "eryndlyn": "r.."})
    table.do("play mindwitness")
    assert (table.asked, table.me.trophies, len(table.rival.hand)) == ((0, "turn"), "", 5)


def test_mindwitness_spares_small_hands() -> None:
    table = against(Table("mindwitness", troops={"skullport": "kr..."}), *NOBLES)
    table.do("play mindwitness")
    assert (table.me.trophies, table.rival.hand) == ("r", NOBLES)


def test_neogi_deploys_four_troops_and_all_opponents_discard_at_the_end() -> None:
    table = Table("neogi", seats=3, troops={"skullport": "k...."})
    against(table, "soldier", "noble")
    table.do("play neogi; deploy skullport; deploy skullport; deploy skullport; deploy skullport")
    assert (table.asked, table.g.troops["skullport"], table.me.troops) == ((0, "turn"), "kkkkk", 26)
    assert [len(player.hand) for player in table.g.players] == [0, 2, 5]
    table.end_turn()
    assert table.asked == (1, "forced_discard")
    table.do("discard soldier")
    assert (table.rival.hand, len(table.g.players[2].hand)) == (["noble"], 4)


def test_neogi_passes_over_empty_hands() -> None:
    table = against(Table("neogi", seats=3))
    table.do("play neogi; deploy skullport; deploy skullport; deploy skullport; deploy skullport; end")
    assert [len(player.hand) for player in table.g.players] == [5, 0, 4]


def test_neogi_s_victims_react_before_my_hand_is_discarded() -> None:
    table = against(Table("neogi", "ambassador", troops={"skullport": "k...."}), "umber_hulk")
    table.do("play neogi; deploy skullport; deploy skullport; deploy skullport; deploy skullport; end")
    assert table.asked == (0, "may")
    table.do("accept")
    assert (table.me.inner_circle, table.me.discard) == (["ambassador"], ["neogi"])


def test_nothic_places_a_spy_or_keeps_one_and_does_no_more() -> None:
    table = Table("nothic")
    table.do("play nothic; place_spy skullport")
    assert (table.me.spies, table.me.hand, len(table.rival.hand)) == (["skullport"], [], 5)
    table = Table("nothic", spies={"k": ["skullport"]})
    table.do("play nothic; choose 2; decline")
    assert (table.me.spies, table.me.hand, len(table.rival.hand)) == (["skullport"], [], 5)


def test_nothic_returns_a_spy_to_draw_while_each_large_hand_discards() -> None:
    table = Table("nothic", seats=4, spies={"k": ["skullport"]})
    table.g.players[2].hand = list(NOBLES)
    against(table, "soldier", *NOBLES)
    table.do("play nothic; choose 2; return_spy skullport k; discard soldier")
    assert [len(player.hand) for player in table.g.players] == [1, 3, 3, 4]
    assert (table.me.spies, table.rival.discard) == ([], ["soldier"])


def test_puppeteer_gains_two_influence_and_promotes_another_card_at_the_end() -> None:
    table = Table("puppeteer", "soldier", "noble")
    table.do("play puppeteer; play soldier; play noble")
    assert table.g.turn.influence == 3
    table.end_turn()
    assert table.options() == ["promote played noble", "promote played soldier"]
    table.do("promote played noble")
    assert (table.me.inner_circle, table.me.discard) == (["noble"], ["puppeteer", "soldier"])


def test_puppeteer_alone_promotes_nothing() -> None:
    table = Table("puppeteer")
    table.do("play puppeteer; end")
    assert (table.asked, table.me.inner_circle, table.me.discard) == ((1, "turn"), [], ["puppeteer"])


def test_puppeteer_sends_a_played_outcast_to_the_supply() -> None:
    table = Table("puppeteer", "insane_outcast", half_decks=("demons", "aberrations"))
    table.do("play puppeteer; play insane_outcast; end")
    assert (table.me.inner_circle, table.me.discard) == ([], ["puppeteer"])
    assert table.g.piles["insane_outcast"] == 31


def test_quaggoth_kills_a_white_troop_for_each_controlled_site() -> None:
    troops = {"skullport": "kkkww", "eryndlyn": "kkr", "skullport-kanaglym.1": "w", "kanaglym": "w.."}
    table = Table("quaggoth", troops=troops)
    table.do("play quaggoth")
    assert table.options() == ["assassinate skullport w", "assassinate skullport-kanaglym.1 w"]
    table.do("assassinate skullport w; assassinate skullport w")
    assert (table.asked, table.me.trophies, table.g.troops["skullport-kanaglym.1"]) == ((0, "turn"), "ww", "w")


def test_quaggoth_counts_the_sites_before_its_first_kill() -> None:
    table = Table("quaggoth", troops={"skullport": "kkw..", "eryndlyn": "kw."})
    table.do("play quaggoth; assassinate eryndlyn w")
    assert (table.asked, table.me.trophies, table.g.troops["skullport"]) == ((0, "turn"), "w", "kkw..")


def test_quaggoth_without_a_controlled_site_or_a_white_troop_kills_nobody() -> None:
    table = Table("quaggoth", troops={"skullport": "kw...", "skullport-kanaglym.1": "k"})
    table.do("play quaggoth")
    assert (table.asked, table.me.trophies) == ((0, "turn"), "")
    table = Table("quaggoth", troops={"skullport": "kkr..", "eryndlyn": "w.."})
    table.do("play quaggoth")
    assert (table.asked, table.me.trophies) == ((0, "turn"), "")


def test_spectator_gains_two_power_and_one_influence() -> None:
    table = Table("spectator")
    table.do("play spectator")
    assert (table.g.turn.power, table.g.turn.influence) == (2, 1)


def test_umber_hulk_deploys_three_troops() -> None:
    table = Table("umber_hulk", "noble", troops={"skullport": "k...."})
    table.do("play umber_hulk; deploy skullport; deploy skullport-kanaglym.1; deploy kanaglym")
    assert (table.asked, table.me.troops, table.me.hand) == ((0, "turn"), 27, ["noble"])
    assert (table.g.troops["skullport"], table.g.troops["kanaglym"]) == ("kk...", "k..")
