"""The cards of the Dragons half-deck, one by one."""

from tests.games.tyrants.table import Table

ALL_FIVE = ["skullport", "eryndlyn", "kanaglym", "everfire", "ched_nasad"]
MARKET = ["kobold", "advocate", "blackguard", "kobold", "spy_master", "inquisitor"]
WALLED_IN = {"blingdenstone": "kk", "blingdenstone-mantol_derith.1": "r"}


def pool(table: Table) -> tuple[int, int]:
    return table.g.turn.power, table.g.turn.influence


def test_black_dragon_supplants_a_white_troop_anywhere_and_counts_it() -> None:
    troops = {"skullport": "kr...", "eryndlyn": "rw.", "everfire": "w.."}
    table = Table("black_dragon", troops=troops, trophies={"k": "wwrrr"})
    table.do("play black_dragon")
    assert table.options() == ["supplant eryndlyn w", "supplant everfire w"]
    table.do("supplant eryndlyn w")
    assert (table.g.troops["eryndlyn"], table.me.troops) == ("rk.", 29)
    assert (table.me.trophies, table.me.vp) == ("wwrrrw", 1)


def test_black_dragon_gains_vp_only_for_full_threes() -> None:
    table = Table("black_dragon", troops={"eryndlyn": "w.."}, trophies={"k": "wwww"})
    table.do("play black_dragon")
    assert (table.me.trophies, table.me.vp) == ("wwwww", 1)


def test_black_dragon_without_white_troops_on_the_map_still_gains_vp() -> None:
    table = Table("black_dragon", troops={"skullport": "kr..."}, trophies={"k": "wwwwww"})
    table.do("play black_dragon")
    assert (table.asked, table.g.troops["skullport"]) == ((0, "turn"), "kr...")
    assert (table.me.trophies, table.me.vp) == ("wwwwww", 2)


def test_black_wyrmling_gains_influence_and_assassinates_a_white_troop() -> None:
    troops = {"skullport": "krw..", "skullport-kanaglym.1": "w", "eryndlyn": "w.."}
    table = Table("black_wyrmling", troops=troops)
    table.do("play black_wyrmling")
    assert table.options() == ["assassinate skullport w", "assassinate skullport-kanaglym.1 w"]
    table.do("assassinate skullport w")
    assert (table.asked, pool(table)) == ((0, "turn"), (0, 1))
    assert (table.g.troops["skullport"], table.me.trophies) == ("kr...", "w")


def test_black_wyrmling_without_a_white_troop_in_reach_only_gains_influence() -> None:
    table = Table("black_wyrmling", troops={"skullport": "kr...", "eryndlyn": "w.."})
    table.do("play black_wyrmling")
    assert (table.asked, pool(table), table.me.trophies) == ((0, "turn"), (0, 1), "")


def test_blue_dragon_promotes_two_others_and_then_counts_the_inner_circle() -> None:
    table = Table("blue_dragon", "noble", "soldier", "bounty_hunter")
    table.me.inner_circle = ["priestess_of_lolth"]
    table.do("play noble; play blue_dragon; play soldier; play bounty_hunter; end")
    assert table.options() == [
        "decline",
        "promote played bounty_hunter",
        "promote played noble",
        "promote played soldier",
    ]
    table.do("promote played noble; promote played soldier")
    assert (table.asked, table.me.vp) == ((1, "turn"), 1)
    assert table.me.inner_circle == ["priestess_of_lolth", "noble", "soldier"]
    assert table.me.discard == ["blue_dragon", "bounty_hunter"]


def test_blue_dragon_may_promote_only_one() -> None:
    table = Table("blue_dragon", "noble", "soldier")
    table.me.inner_circle = ["noble"] * 4
    table.do("play blue_dragon; play noble; play soldier; end; promote played soldier; decline")
    assert (table.asked, table.me.vp) == ((1, "turn"), 1)
    assert table.me.inner_circle == ["noble"] * 4 + ["soldier"]


def test_blue_dragon_may_promote_nobody_and_gains_vp_all_the_same() -> None:
    table = Table("blue_dragon", "noble", "soldier")
    table.me.inner_circle = ["noble"] * 6
    table.do("play blue_dragon; play noble; play soldier")
    assert table.me.vp == 0
    table.do("end; decline")
    assert (table.asked, table.me.vp, table.me.inner_circle) == ((1, "turn"), 2, ["noble"] * 6)


def test_blue_dragon_played_alone_promotes_nobody_and_counts() -> None:
    table = Table("blue_dragon")
    table.me.inner_circle = ["noble"] * 3
    table.do("play blue_dragon; end")
    assert (table.asked, table.me.vp, table.me.discard) == ((1, "turn"), 1, ["blue_dragon"])


def test_blue_wyrmling_gains_influence_and_returns_a_troop() -> None:
    troops = {"skullport": "kkrow", "eryndlyn": "r.."}
    table = Table("blue_wyrmling", seats=3, troops=troops, spies={"k": ["skullport"], "r": ["skullport", "eryndlyn"]})
    table.do("play blue_wyrmling")
    assert table.options() == ["return_spy skullport r", "return_troop skullport o", "return_troop skullport r"]
    table.do("return_troop skullport r")
    assert (table.asked, pool(table)) == ((0, "turn"), (0, 3))
    assert (table.g.troops["skullport"], table.rival.troops, table.me.trophies) == ("kk.ow", 31, "")


def test_blue_wyrmling_gains_influence_and_returns_a_spy() -> None:
    table = Table("blue_wyrmling", troops={"skullport": "kr..."}, spies={"r": ["eryndlyn", "skullport"]})
    table.do("play blue_wyrmling; return_spy skullport r")
    assert (pool(table), table.rival.spies, table.g.troops["skullport"]) == ((0, 3), ["eryndlyn"], "kr...")


def test_blue_wyrmling_without_a_target_only_gains_influence() -> None:
    table = Table("blue_wyrmling", troops={"skullport": "kw...", "eryndlyn": "r.."}, spies={"r": ["eryndlyn"]})
    table.do("play blue_wyrmling")
    assert (table.asked, pool(table)) == ((0, "turn"), (0, 3))
    assert (table.rival.troops, table.rival.spies) == (30, ["eryndlyn"])


def test_cleric_of_laogzed_must_move_one_enemy_troop() -> None:
    table = Table("cleric_of_laogzed", "noble", troops={"skullport": "krw..", "eryndlyn": "r.."})
    table.do("play cleric_of_laogzed")
    assert table.options() == ["move skullport r", "move skullport w"]
    table.do("move skullport w; to araumycos")
    assert table.asked == (0, "turn")
    assert (table.g.troops["skullport"], table.g.troops["araumycos"]) == ("kr...", "w...")
    table.do("play noble; end")
    assert (table.me.inner_circle, table.me.discard) == (["noble"], ["cleric_of_laogzed"])


def test_cleric_of_laogzed_with_nobody_to_move_still_promotes() -> None:
    table = Table("cleric_of_laogzed", "noble", "soldier", troops={"skullport": "k....", "eryndlyn": "rw."})
    table.do("play noble; play cleric_of_laogzed; play soldier; end; promote played soldier")
    assert (table.asked, table.g.troops["eryndlyn"], table.me.inner_circle) == ((1, "turn"), "rw.", ["soldier"])


def test_cult_fanatic_gains_influence_and_devours_a_market_card() -> None:
    table = Table("cult_fanatic", "noble", market=MARKET)
    next_card = table.g.market_deck[-1]
    table.do("play cult_fanatic")
    assert table.options() == [
        "decline",
        "devour market advocate",
        "devour market blackguard",
        "devour market inquisitor",
        "devour market kobold",
        "devour market spy_master",
    ]
    table.do("devour market blackguard")
    assert (table.asked, pool(table), table.g.devoured) == ((0, "turn"), (0, 2), ["blackguard"])
    assert table.g.market == ["kobold", "advocate", next_card, "kobold", "spy_master", "inquisitor"]


def test_cult_fanatic_may_spare_the_market() -> None:
    table = Table("cult_fanatic", market=MARKET)
    table.do("play cult_fanatic; decline")
    assert (pool(table), table.g.devoured, table.g.market) == ((0, 2), [], MARKET)


def test_cult_fanatic_before_an_empty_market_only_gains_influence() -> None:
    table = Table("cult_fanatic", market=[""] * 6)
    table.do("play cult_fanatic")
    assert (table.asked, pool(table)) == ((0, "turn"), (0, 2))


def test_dragon_cultist_gains_power() -> None:
    table = Table("dragon_cultist")
    table.do("play dragon_cultist; choose 1")
    assert (table.asked, pool(table)) == ((0, "turn"), (2, 0))


def test_dragon_cultist_gains_influence() -> None:
    table = Table("dragon_cultist")
    table.do("play dragon_cultist; choose 2")
    assert (table.asked, pool(table)) == ((0, "turn"), (0, 2))


def test_dragonclaw_counts_the_troop_just_assassinated() -> None:
    troops = {"skullport": "krw..", "eryndlyn": "r.."}
    table = Table("dragonclaw", seats=3, troops=troops, trophies={"k": "rroo"})
    table.do("play dragonclaw")
    assert table.options() == ["assassinate skullport r", "assassinate skullport w"]
    table.do("assassinate skullport r")
    assert (table.me.trophies, pool(table)) == ("rroor", (2, 0))


def test_dragonclaw_does_not_count_white_trophies() -> None:
    table = Table("dragonclaw", troops={"skullport": "kw..."}, trophies={"k": "rrrrwww"})
    table.do("play dragonclaw")
    assert (table.asked, table.me.trophies, pool(table)) == ((0, "turn"), "rrrrwwww", (0, 0))


def test_dragonclaw_without_a_victim_gains_power_for_its_trophies() -> None:
    table = Table("dragonclaw", troops={"skullport": "k....", "eryndlyn": "r.."}, trophies={"k": "rrrrr"})
    table.do("play dragonclaw")
    assert (table.asked, table.me.trophies, pool(table)) == ((0, "turn"), "rrrrr", (2, 0))


def test_enchanter_of_thay_places_a_spy() -> None:
    table = Table("enchanter_of_thay", spies={"k": ["araumycos"]})
    table.do("play enchanter_of_thay; choose 1; place_spy skullport")
    assert (table.asked, table.me.spies, pool(table)) == ((0, "turn"), ["araumycos", "skullport"], (0, 0))


def test_enchanter_of_thay_returns_a_spy_for_four_power() -> None:
    table = Table("enchanter_of_thay", spies={"k": ["araumycos", "skullport"]})
    table.do("play enchanter_of_thay; choose 2; return_spy araumycos k")
    assert (table.asked, table.me.spies, pool(table)) == ((0, "turn"), ["skullport"], (4, 0))


def test_enchanter_of_thay_keeps_its_spy_and_gains_nothing() -> None:
    table = Table("enchanter_of_thay", spies={"k": ["araumycos"]})
    table.do("play enchanter_of_thay; choose 2; decline")
    assert (table.asked, table.me.spies, pool(table)) == ((0, "turn"), ["araumycos"], (0, 0))


def test_enchanter_of_thay_without_a_spy_can_only_place_one() -> None:
    table = Table("enchanter_of_thay")
    table.do("play enchanter_of_thay")
    assert table.asked == (0, "place_spy")


def test_green_dragon_places_a_spy_and_supplants_there_without_vp() -> None:
    troops = {"skullport": "kr...", "eryndlyn": "rw.", "tsenviilyq": "k.."}
    table = Table("green_dragon", troops=troops, spies={"k": ["araumycos"]})
    table.do("play green_dragon; choose 1; place_spy eryndlyn")
    assert table.options() == ["supplant eryndlyn r", "supplant eryndlyn w"]
    table.do("supplant eryndlyn r")
    assert (table.g.troops["eryndlyn"], table.me.spies) == ("kw.", ["araumycos", "eryndlyn"])
    assert (table.me.trophies, table.me.troops, table.me.vp) == ("r", 29, 0)


def test_green_dragon_returns_a_spy_supplants_there_and_counts_its_markers() -> None:
    troops = {"tsenviilyq": "rw.", "menzoberranzan": "k.....", "skullport": "kkkkr"}
    table = Table("green_dragon", troops=troops, spies={"k": ["eryndlyn", "tsenviilyq"]})
    table.do("play green_dragon; choose 2; return_spy tsenviilyq k")
    assert table.options() == ["supplant tsenviilyq r", "supplant tsenviilyq w"]
    table.do("supplant tsenviilyq r")
    assert (table.g.troops["tsenviilyq"], table.me.trophies, table.me.spies) == ("kw.", "r", ["eryndlyn"])
    assert table.me.vp == 1


def test_green_dragon_counts_the_marker_that_it_has_just_won() -> None:
    table = Table("green_dragon", troops={"tsenviilyq": "r..", "menzoberranzan": "k....."}, spies={"k": ["tsenviilyq"]})
    table.do("play green_dragon; choose 2; return_spy tsenviilyq k")
    assert (table.asked, table.g.troops["tsenviilyq"], table.me.vp) == ((0, "turn"), "k..", 2)


def test_green_dragon_gains_vp_even_where_its_spy_was_alone() -> None:
    troops = {"menzoberranzan": "k.....", "eryndlyn": "kr."}
    table = Table("green_dragon", troops=troops, spies={"k": ["skullport"]})
    table.do("play green_dragon; choose 2; return_spy skullport k")
    assert (table.asked, table.me.spies, table.me.trophies, table.me.vp) == ((0, "turn"), [], "", 1)


def test_green_dragon_keeps_its_spy_and_gains_nothing() -> None:
    table = Table("green_dragon", troops={"menzoberranzan": "kkr..."}, spies={"k": ["menzoberranzan"]})
    table.do("play green_dragon; choose 2; decline")
    assert (table.asked, table.me.spies) == ((0, "turn"), ["menzoberranzan"])
    assert (table.g.troops["menzoberranzan"], table.me.vp) == ("kkr...", 0)


def test_green_dragon_without_a_spy_can_only_place_one() -> None:
    table = Table("green_dragon", troops={"skullport": "kr..."})
    table.do("play green_dragon; place_spy eryndlyn")
    assert (table.asked, table.me.spies, table.g.troops["skullport"]) == ((0, "turn"), ["eryndlyn"], "kr...")


def test_green_dragon_supplants_nobody_if_it_placed_no_spy() -> None:
    table = Table("green_dragon", troops={"skullport": "kr...", "ched_nasad": "r..."}, spies={"k": ALL_FIVE})
    table.do("play green_dragon; choose 1; decline")
    assert (table.asked, table.me.spies, table.me.trophies) == ((0, "turn"), ALL_FIVE, "")


def test_green_wyrmling_gains_influence_beside_another_players_troop() -> None:
    table = Table("green_wyrmling", troops={"skullport": "rw..."})
    table.do("play green_wyrmling; place_spy skullport")
    assert (table.me.spies, pool(table)) == (["skullport"], (0, 2))


def test_green_wyrmling_gains_nothing_beside_white_troops_own_troops_and_spies() -> None:
    table = Table("green_wyrmling", troops={"skullport": "kw...", "eryndlyn": "r.."}, spies={"r": ["skullport"]})
    table.do("play green_wyrmling; place_spy skullport")
    assert (table.me.spies, pool(table)) == (["skullport"], (0, 0))


def test_green_wyrmling_gains_nothing_for_a_spy_that_was_not_placed() -> None:
    table = Table("green_wyrmling", troops={"ched_nasad": "r..."}, spies={"k": ALL_FIVE})
    table.do("play green_wyrmling; decline")
    assert (table.asked, table.me.spies, pool(table)) == ((0, "turn"), ALL_FIVE, (0, 0))


def test_kobold_deploys_a_troop() -> None:
    table = Table("kobold", troops={"skullport": "kw..."})
    table.do("play kobold; choose 1; deploy skullport")
    assert (table.asked, table.g.troops["skullport"], table.me.troops) == ((0, "turn"), "kwk..", 29)


def test_kobold_assassinates_a_white_troop_within_reach() -> None:
    table = Table("kobold", troops={"skullport": "krw..", "skullport-kanaglym.1": "w", "eryndlyn": "w.."})
    table.do("play kobold; choose 2")
    assert table.options() == ["assassinate skullport w", "assassinate skullport-kanaglym.1 w"]
    table.do("assassinate skullport-kanaglym.1 w")
    assert (table.asked, table.me.trophies, table.me.troops) == ((0, "turn"), "w", 30)


def test_kobold_without_a_white_troop_in_reach_can_only_deploy() -> None:
    table = Table("kobold", troops={"skullport": "kr...", "eryndlyn": "w.."})
    table.do("play kobold")
    assert table.asked == (0, "deploy")


def test_kobold_without_room_and_white_troops_does_nothing() -> None:
    table = Table("kobold", troops=WALLED_IN | {"skullport": "w...."})
    table.do("play kobold")
    assert (table.asked, table.me.trophies, table.me.troops) == ((0, "turn"), "", 30)


def test_rath_modar_draws_two_cards_and_then_places_a_spy() -> None:
    table = Table("rath_modar", "soldier")
    table.do("play rath_modar")
    assert (table.asked, table.me.hand, len(table.me.deck)) == ((0, "place_spy"), ["soldier", "noble", "noble"], 3)
    table.do("place_spy skullport")
    assert (table.asked, table.me.spies) == ((0, "turn"), ["skullport"])


def test_rath_modar_with_all_spies_placed_may_just_draw() -> None:
    table = Table("rath_modar", spies={"k": ALL_FIVE})
    table.do("play rath_modar; decline")
    assert (table.asked, table.me.hand, table.me.spies) == ((0, "turn"), ["noble"] * 2, ALL_FIVE)


def test_red_dragon_supplants_returns_a_spy_and_counts_total_control() -> None:
    troops = {"skullport": "kkkwr", "blingdenstone": "kk", "eryndlyn": "kk.", "everfire": "r.."}
    table = Table("red_dragon", troops=troops, spies={"r": ["eryndlyn", "everfire", "skullport"]})
    table.do("play red_dragon")
    assert table.options() == ["supplant skullport r", "supplant skullport w"]
    table.do("supplant skullport w")
    assert table.options() == ["return_spy eryndlyn r", "return_spy skullport r"]
    table.do("return_spy skullport r")
    assert (table.g.troops["skullport"], table.rival.spies) == ("kkkkr", ["eryndlyn", "everfire"])
    assert (table.me.trophies, table.me.troops, table.me.vp) == ("w", 29, 1)


def test_red_dragon_counts_the_site_that_it_has_just_cleared() -> None:
    troops = {"skullport": "kkkkr", "chasmleap_bridge": "k", "tsenviilyq": "kkk"}
    table = Table("red_dragon", troops=troops, spies={"r": ["skullport"]})
    table.do("play red_dragon")
    assert (table.asked, table.g.troops["skullport"], table.rival.spies) == ((0, "turn"), "kkkkk", [])
    assert table.me.vp == 3


def test_red_dragon_without_targets_only_counts_total_control() -> None:
    troops = {"blingdenstone": "kk", "chasmleap_bridge": "k", "eryndlyn": "r.."}
    table = Table("red_dragon", troops=troops, spies={"r": ["eryndlyn"]})
    table.do("play red_dragon")
    assert (table.asked, table.me.trophies, table.rival.spies, table.me.vp) == ((0, "turn"), "", ["eryndlyn"], 2)


def test_red_wyrmling_gains_power_and_influence() -> None:
    table = Table("red_wyrmling")
    table.do("play red_wyrmling")
    assert pool(table) == (2, 2)


def test_severin_silrajin_gains_five_power() -> None:
    table = Table("severin_silrajin")
    table.do("play severin_silrajin")
    assert pool(table) == (5, 0)


def test_watcher_of_thay_places_a_spy() -> None:
    table = Table("watcher_of_thay", spies={"k": ["araumycos"]})
    table.do("play watcher_of_thay; choose 1; place_spy skullport")
    assert (table.asked, table.me.spies, pool(table)) == ((0, "turn"), ["araumycos", "skullport"], (0, 0))


def test_watcher_of_thay_returns_a_spy_for_three_influence() -> None:
    table = Table("watcher_of_thay", spies={"k": ["araumycos", "skullport"]})
    table.do("play watcher_of_thay; choose 2; return_spy araumycos k")
    assert (table.asked, table.me.spies, pool(table)) == ((0, "turn"), ["skullport"], (0, 3))


def test_watcher_of_thay_keeps_its_spy_and_gains_nothing() -> None:
    table = Table("watcher_of_thay", spies={"k": ["araumycos"]})
    table.do("play watcher_of_thay; choose 2; decline")
    assert (table.asked, table.me.spies, pool(table)) == ((0, "turn"), ["araumycos"], (0, 0))


def test_watcher_of_thay_without_a_spy_can_only_place_one() -> None:
    table = Table("watcher_of_thay")
    table.do("play watcher_of_thay")
    assert table.asked == (0, "place_spy")


def test_white_dragon_deploys_three_troops_and_then_counts_its_sites() -> None:
    table = Table("white_dragon", troops={"skullport": "k....", "eryndlyn": "kr.", "everfire": "r.."})
    table.do("play white_dragon; deploy skullport-kanaglym.1; deploy kanaglym; deploy kanaglym")
    assert (table.asked, table.me.troops) == ((0, "turn"), 27)
    assert (table.g.troops["kanaglym"], table.me.vp) == ("kk.", 1)


def test_white_dragon_gains_vp_only_for_full_pairs_of_sites() -> None:
    sites = {"skullport": "kkkrr", "blingdenstone": "kk", "eryndlyn": "k..", "everfire": "k..", "chasmleap_bridge": "k"}
    table = Table("white_dragon", troops=sites | {"llacerellyn": "kr", "araumycos": "kkww"})
    table.do("play white_dragon; deploy eryndlyn; deploy eryndlyn; deploy kanaglym-eryndlyn.2")
    assert table.me.vp == 2


def test_white_dragon_without_room_still_counts_its_sites() -> None:
    halls = {"halls_of_the_scoured_legion": "kk", "everfire-halls_of_the_scoured_legion.1": "r"}
    troops = WALLED_IN | halls | {"halls_of_the_scoured_legion-ched_nasad.1": "r"}
    table = Table("white_dragon", troops=troops)
    table.do("play white_dragon")
    assert (table.asked, table.me.troops, table.me.vp) == ((0, "turn"), 30, 1)


def test_white_wyrmling_deploys_two_troops_and_devours_a_market_card() -> None:
    table = Table("white_wyrmling", troops={"blingdenstone": "k."}, market=MARKET)
    next_card = table.g.market_deck[-1]
    table.do("play white_wyrmling; deploy blingdenstone-mantol_derith.1; deploy mantol_derith")
    assert (table.asked, table.me.troops) == ((0, "devour_market"), 28)
    table.do("devour market advocate")
    assert (table.asked, table.g.troops["mantol_derith"], table.g.devoured) == ((0, "turn"), "k....", ["advocate"])
    assert table.g.market == ["kobold", next_card, "blackguard", "kobold", "spy_master", "inquisitor"]


def test_white_wyrmling_may_spare_the_market() -> None:
    table = Table("white_wyrmling", troops={"skullport": "k...."}, market=MARKET)
    table.do("play white_wyrmling; deploy skullport; deploy skullport; decline")
    assert (table.g.troops["skullport"], table.g.devoured, table.g.market) == ("kkk..", [], MARKET)


def test_white_wyrmling_without_room_may_still_devour() -> None:
    table = Table("white_wyrmling", troops=WALLED_IN, market=MARKET)
    table.do("play white_wyrmling; devour market kobold")
    assert (table.me.troops, table.g.devoured) == (30, ["kobold"])
    assert (table.g.market[1], table.g.market[3]) == ("advocate", "kobold")


def test_wyrmspeaker_gains_influence_and_promotes_another_card() -> None:
    table = Table("wyrmspeaker", "noble", "soldier", "spy_master")
    table.do("play soldier; play wyrmspeaker")
    assert (pool(table), table.me.inner_circle) == ((1, 1), [])
    table.do("play noble; end")
    assert table.options() == ["promote played noble", "promote played soldier"]
    table.do("promote played soldier")
    assert (table.me.inner_circle, table.me.discard) == (["soldier"], ["wyrmspeaker", "noble", "spy_master"])


def test_wyrmspeaker_played_alone_promotes_nobody() -> None:
    table = Table("wyrmspeaker", "soldier")
    table.do("play wyrmspeaker; end")
    assert (table.asked, table.me.inner_circle, table.me.discard) == ((1, "turn"), [], ["wyrmspeaker", "soldier"])
