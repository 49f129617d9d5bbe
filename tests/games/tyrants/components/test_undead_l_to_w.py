"""The cards of the Undead half-deck, from the Lich to the Wraith."""

from tests.games.tyrants.table import Table

FIVE_SPIES = ["skullport", "eryndlyn", "kanaglym", "araumycos", "labyrinth"]


def test_lich_raises_two_trophies_of_a_player_at_its_site_with_presence() -> None:
    troops = {"skullport": "r....", "blingdenstone": "k."}
    table = Table("lich", troops=troops, trophies={"r": "kww", "k": "r"})
    table.do("play lich; place_spy skullport")
    assert table.options() == ["decline", "trophy 1 k", "trophy 1 w"]
    table.do("trophy 1 k")
    assert table.options() == ["to blingdenstone", "to blingdenstone-mantol_derith.1", "to skullport"]
    table.do("to skullport; trophy 1 w; to blingdenstone")
    assert (table.asked, table.g.troops["skullport"], table.g.troops["blingdenstone"]) == ((0, "turn"), "rk...", "kw")
    assert (table.rival.trophies, table.me.trophies, table.me.troops, table.me.spies) == ("w", "r", 30, ["skullport"])


def test_lich_may_stop_early() -> None:
    table = Table("lich", troops={"skullport": "r...."}, trophies={"r": "kw"})
    table.do("play lich; place_spy skullport; trophy 1 w; decline")
    assert (table.asked, table.rival.trophies, table.g.troops["skullport"]) == ((0, "turn"), "k", "rw...")


def test_lich_puts_only_my_own_troop_anywhere_while_none_of_mine_is_on_the_map() -> None:
    table = Table("lich", troops={"skullport": "rrrrr"}, trophies={"r": "kw"})
    table.do("play lich; place_spy skullport")
    assert table.options() == ["decline", "trophy 1 k"]
    table.do("trophy 1 k; to chasmleap_bridge")
    table.do("trophy 1 w; to chasmleap_bridge-everfire.1")
    assert table.g.troops["chasmleap_bridge-everfire.1"] == "w"


def test_lich_robs_one_chosen_player_of_several_there() -> None:
    trophies = {"r": "kk", "o": "ww", "b": "ww"}
    table = Table("lich", seats=4, troops={"skullport": "ro...", "eryndlyn": "b.."}, trophies=trophies)
    table.do("play lich; place_spy skullport")
    assert table.options() == ["player 1", "player 2"]
    table.do("player 2")
    assert table.options() == ["decline", "trophy 2 w"]


def test_lich_raises_nothing_where_no_player_stands_or_no_spy_was_placed() -> None:
    table = Table("lich", troops={"skullport": "w....", "eryndlyn": "r.."}, trophies={"r": "kw"})
    table.do("play lich; place_spy skullport")
    assert (table.asked, table.rival.trophies) == ((0, "turn"), "kw")
    table = Table("lich", troops={"skullport": "r...."}, spies={"k": FIVE_SPIES}, trophies={"r": "kw"})
    table.do("play lich; decline")
    assert (table.asked, table.rival.trophies) == ((0, "turn"), "kw")


def test_minotaur_skeleton_deploys_three_troops() -> None:
    table = Table("minotaur_skeleton", troops={"skullport": "kw..."})
    table.do("play minotaur_skeleton; choose 1; deploy skullport; deploy skullport; deploy skullport")
    assert (table.asked, table.g.troops["skullport"], table.me.troops) == ((0, "turn"), "kwkkk", 27)
    assert table.g.devoured == []


def test_minotaur_skeleton_devours_itself_to_kill_three_white_troops_at_one_site() -> None:
    troops = {"skullport": "kwwww", "eryndlyn": "kwr", "skullport-kanaglym.1": "w", "labyrinth": "w.."}
    table = Table("minotaur_skeleton", troops=troops)
    table.do("play minotaur_skeleton; choose 2; accept")
    assert table.options() == ["assassinate eryndlyn w", "assassinate skullport w", "decline"]
    table.do("assassinate skullport w")
    assert table.options() == ["assassinate skullport w", "decline"]
    table.do("assassinate skullport w; assassinate skullport w; end")
    assert (table.me.trophies, table.g.troops["skullport"]) == ("www", "k...w")
    assert (table.g.devoured, table.me.discard) == (["minotaur_skeleton"], [])


def test_minotaur_skeleton_may_be_kept_or_stop_killing() -> None:
    table = Table("minotaur_skeleton", troops={"skullport": "kww.."})
    table.do("play minotaur_skeleton; choose 2; decline")
    assert (table.asked, table.g.devoured, table.me.trophies, table.me.troops) == ((0, "turn"), [], "", 30)
    table = Table("minotaur_skeleton", troops={"skullport": "kww.."})
    table.do("play minotaur_skeleton; choose 2; accept; assassinate skullport w; decline")
    assert (table.asked, table.me.trophies) == ((0, "turn"), "w")


def test_mummy_lord_kills_a_white_troop_and_raises_one_anywhere() -> None:
    table = Table("mummy_lord", troops={"skullport": "kwr..", "eryndlyn": "w.."}, trophies={"r": "wk"})
    table.do("play mummy_lord")
    assert table.options() == ["choose 1", "choose 2"]
    table.do("choose 1")
    assert (table.me.trophies, table.options()) == ("w", ["trophy 0 w", "trophy 1 w"])
    table.do("trophy 1 w; to chasmleap_bridge")
    assert (table.asked, table.rival.trophies, table.g.troops["chasmleap_bridge"]) == ((0, "turn"), "k", "w")
    assert (table.me.trophies, table.g.troops["skullport"], table.me.troops) == ("w", "k.r..", 30)


def test_mummy_lord_may_do_the_same_twice() -> None:
    table = Table("mummy_lord", troops={"skullport": "kwww."}, trophies={"k": "rww"})
    table.do("play mummy_lord; choose 1; choose 1")
    assert (table.asked, table.me.trophies, table.g.troops["skullport"]) == ((0, "turn"), "rwwww", "k..w.")
    table = Table("mummy_lord", troops={"skullport": "kw..."}, trophies={"k": "rww"})
    table.do("play mummy_lord; choose 2; to skullport; choose 2; to everfire")
    assert (table.asked, table.me.trophies) == ((0, "turn"), "r")
    assert (table.g.troops["skullport"], table.g.troops["everfire"]) == ("kww..", "w..")


def test_mummy_lord_without_white_troops_does_nothing() -> None:
    table = Table("mummy_lord", troops={"skullport": "kr...", "eryndlyn": "w.."}, trophies={"k": "rr", "r": "k"})
    table.do("play mummy_lord")
    assert (table.asked, table.me.trophies, table.rival.trophies) == ((0, "turn"), "rr", "k")


def test_necromancer_gains_three_influence() -> None:
    table = Table("necromancer")
    table.do("play necromancer; choose 1")
    assert (table.g.turn.influence, table.me.inner_circle) == (3, [])


def funeral(promoted: str) -> Table:
    """Necromancer has promoted this card, out of all that it may promote."""
    table = Table("necromancer", "soldier", "noble", "insane_outcast", half_decks=("demons", "undead"))
    table.me.discard = ["wight", "ghost"]
    table.do("play soldier; play necromancer; choose 2")
    assert table.options() == [
        "promote discard ghost",
        "promote discard wight",
        "promote hand insane_outcast",
        "promote hand noble",
        "promote this necromancer",
    ]
    table.do(f"promote {promoted}")
    assert (table.asked, table.g.turn.influence) == ((0, "turn"), 0)
    return table


def test_necromancer_promotes_itself_at_once() -> None:
    table = funeral("this necromancer")
    assert table.me.inner_circle == ["necromancer"]
    table.end_turn()
    assert sorted(table.me.discard) == ["ghost", "insane_outcast", "noble", "soldier", "wight"]


def test_necromancer_promotes_a_card_from_hand_or_discard_pile() -> None:
    table = funeral("hand noble")
    assert (table.me.inner_circle, table.me.hand) == (["noble"], ["insane_outcast"])
    table = funeral("discard wight")
    assert (table.me.inner_circle, table.me.discard) == (["wight"], ["ghost"])


def test_necromancer_sends_an_outcast_to_the_supply() -> None:
    table = funeral("hand insane_outcast")
    assert (table.me.inner_circle, table.me.hand, table.g.piles["insane_outcast"]) == ([], ["noble"], 31)


def test_ogre_zombie_supplants_a_white_troop_anywhere() -> None:
    table = Table("ogre_zombie", troops={"skullport": "kr...", "eryndlyn": "wr.", "araumycos-ched_nasad.1": "w"})
    table.do("play ogre_zombie")
    assert table.options() == ["supplant araumycos-ched_nasad.1 w", "supplant eryndlyn w"]
    table.do("supplant eryndlyn w")
    assert (table.g.troops["eryndlyn"], table.me.trophies, table.me.troops) == ("kr.", "w", 29)


def test_ogre_zombie_without_a_white_troop_does_nothing() -> None:
    table = Table("ogre_zombie", troops={"skullport": "kr..."})
    table.do("play ogre_zombie")
    assert (table.asked, table.me.trophies, table.me.troops) == ((0, "turn"), "", 30)


def test_ravenous_zombies_gain_a_power_and_kill_a_white_troop_with_presence() -> None:
    troops = {"skullport": "kwr..", "skullport-kanaglym.1": "w", "eryndlyn": "w.."}
    table = Table("ravenous_zombies", troops=troops)
    table.do("play ravenous_zombies")
    assert table.options() == ["assassinate skullport w", "assassinate skullport-kanaglym.1 w"]
    table.do("assassinate skullport w")
    assert (table.g.turn.power, table.me.trophies, table.g.troops["skullport"]) == (1, "w", "k.r..")


def test_ravenous_zombies_without_a_white_troop_only_gain_power() -> None:
    table = Table("ravenous_zombies", troops={"skullport": "kr...", "eryndlyn": "w.."})
    table.do("play ravenous_zombies")
    assert (table.asked, table.g.turn.power, table.me.trophies) == ((0, "turn"), 1, "")


def test_revenant_kills_two_troops_and_is_promoted_with_eight_trophies() -> None:
    table = Table("revenant", troops={"skullport": "krrw.", "eryndlyn": "r.."}, trophies={"k": "rrrwww"})
    table.do("play revenant; assassinate skullport r")
    assert table.options() == ["assassinate skullport r", "assassinate skullport w"]
    table.do("assassinate skullport w; end")
    assert (table.me.trophies, table.me.inner_circle, table.me.discard) == ("rrrwwwrw", ["revenant"], [])


def test_revenant_is_not_promoted_with_seven_trophies() -> None:
    table = Table("revenant", troops={"skullport": "krr.."}, trophies={"k": "rrrww"})
    table.do("play revenant; end")
    assert (table.me.trophies, table.me.inner_circle, table.me.discard) == ("rrrwwrr", [], ["revenant"])


def test_revenant_without_targets_is_promoted_for_old_trophies() -> None:
    table = Table("revenant", troops={"skullport": "k....", "eryndlyn": "r.."}, trophies={"k": "wwwwwwww"})
    table.do("play revenant")
    assert (table.asked, len(table.me.trophies), table.me.inner_circle) == ((0, "turn"), 8, ["revenant"])


def test_skeletal_horde_devours_itself_to_deploy_three_more() -> None:
    table = Table("skeletal_horde", troops={"menzoberranzan": "k....."})
    table.do("play skeletal_horde; deploy menzoberranzan; deploy menzoberranzan")
    assert (table.asked, table.me.troops) == ((0, "pay_devour_this"), 28)
    table.do("accept; deploy menzoberranzan; deploy menzoberranzan; deploy menzoberranzan; end")
    assert (table.asked, table.g.troops["menzoberranzan"], table.me.troops) == ((1, "turn"), "kkkkkk", 25)
    assert (table.g.devoured, table.me.discard) == (["skeletal_horde"], [])


def test_skeletal_horde_may_be_kept() -> None:
    table = Table("skeletal_horde", troops={"skullport": "k...."})
    table.do("play skeletal_horde; deploy skullport; deploy skullport; decline; end")
    assert (table.asked, table.g.troops["skullport"], table.me.troops) == ((1, "turn"), "kkk..", 28)
    assert (table.g.devoured, table.me.discard) == ([], ["skeletal_horde"])


def crypt(*inner_circle: str, discard: list[str], troops: str = "k....") -> Table:
    """Vampire in hand, with this inner circle and this discard pile."""
    table = Table("vampire", troops={"skullport": troops, "eryndlyn": "r.."})
    table.me.inner_circle, table.me.discard = list(inner_circle), discard
    table.restart()
    return table


def test_vampire_supplants() -> None:
    table = crypt("noble", "noble", "noble", discard=["wight"], troops="krw..")
    table.do("play vampire; choose 1")
    assert table.options() == ["supplant skullport r", "supplant skullport w"]
    table.do("supplant skullport r")
    assert (table.g.troops["skullport"], table.me.trophies, table.me.troops, table.me.vp) == ("kkw..", "r", 29, 0)


def test_vampire_promotes_from_the_discard_pile_then_counts_the_inner_circle_by_three() -> None:
    table = crypt("noble", "noble", "noble", "noble", "noble", discard=["wight", "ghost"], troops="kr...")
    table.do("play vampire; choose 2")
    assert table.options() == ["promote discard ghost", "promote discard wight"]
    table.do("promote discard ghost")
    assert (table.me.inner_circle[5:], table.me.discard, table.me.vp) == (["ghost"], ["wight"], 2)
    assert table.me.trophies == ""


def test_vampire_without_a_target_must_promote_and_without_a_discard_pile_still_counts() -> None:
    table = crypt("noble", discard=["wight"])
    table.do("play vampire")
    assert (table.asked, table.me.inner_circle, table.me.vp) == ((0, "turn"), ["noble", "wight"], 0)
    table = crypt("noble", "noble", "noble", discard=[])
    table.do("play vampire")
    assert (table.asked, len(table.me.inner_circle), table.me.vp) == ((0, "turn"), 3, 1)


def test_vampire_spawn_gains_an_influence_and_returns_a_piece_of_another_player() -> None:
    table = Table("vampire_spawn", troops={"skullport": "krw..", "eryndlyn": "r.."}, spies={"r": ["skullport"]})
    table.do("play vampire_spawn")
    assert (table.g.turn.influence, table.options()) == (1, ["return_spy skullport r", "return_troop skullport r"])
    table.do("return_spy skullport r")
    assert (table.asked, table.rival.spies, table.g.troops["skullport"]) == ((0, "turn"), [], "krw..")


def test_vampire_spawn_with_nothing_to_return_only_gains_influence() -> None:
    table = Table("vampire_spawn", troops={"skullport": "kw...", "eryndlyn": "r.."}, spies={"r": ["eryndlyn"]})
    table.do("play vampire_spawn")
    assert (table.asked, table.g.turn.influence, table.rival.troops) == ((0, "turn"), 1, 30)


def test_wight_gains_two_power() -> None:
    table = Table("wight", "noble", troops={"skullport": "kr..."})
    table.do("play wight; choose 1")
    assert (table.g.turn.power, table.me.hand, table.me.trophies) == (2, ["noble"], "")


def test_wight_devours_a_card_from_hand_to_supplant() -> None:
    table = Table("wight", "wight", "noble", troops={"skullport": "krw..", "eryndlyn": "r.."})
    table.do("play wight; choose 2")
    assert table.options() == ["decline", "devour hand noble", "devour hand wight"]
    table.do("devour hand noble")
    assert table.options() == ["supplant skullport r", "supplant skullport w"]
    table.do("supplant skullport r")
    assert (table.g.troops["skullport"], table.me.trophies, table.me.hand) == ("kkw..", "r", ["wight"])
    assert (table.g.devoured, table.g.turn.power) == (["noble"], 0)


def test_wight_may_pay_with_an_outcast() -> None:
    table = Table("wight", "insane_outcast", troops={"skullport": "kr..."})
    table.do("play wight; choose 2; devour hand insane_outcast")
    assert (table.me.trophies, table.g.devoured, table.g.piles["insane_outcast"]) == ("r", [], 1)


def test_wight_supplants_nobody_if_no_card_is_devoured() -> None:
    table = Table("wight", "noble", troops={"skullport": "kr..."})
    table.do("play wight; choose 2; decline")
    assert (table.asked, table.me.hand, table.me.trophies) == ((0, "turn"), ["noble"], "")
    table = Table("wight", troops={"skullport": "kr..."})
    table.do("play wight")
    assert (table.asked, table.g.turn.power, table.me.trophies) == ((0, "turn"), 2, "")


def test_wraith_places_a_spy_and_devours_itself_to_kill_there() -> None:
    table = Table("wraith", troops={"skullport": "rw...", "eryndlyn": "kr."})
    table.do("play wraith; place_spy skullport; accept")
    assert table.options() == ["assassinate skullport r", "assassinate skullport w"]
    table.do("assassinate skullport r; end")
    assert (table.me.spies, table.me.trophies, table.g.troops["skullport"]) == (["skullport"], "r", ".w...")
    assert (table.g.devoured, table.me.discard) == (["wraith"], [])


def test_wraith_may_be_kept() -> None:
    table = Table("wraith", troops={"skullport": "r...."})
    table.do("play wraith; place_spy skullport; decline; end")
    assert (table.me.spies, table.me.trophies, table.me.discard) == (["skullport"], "", ["wraith"])


def test_wraith_without_a_placed_spy_kills_nobody() -> None:
    table = Table("wraith", troops={"skullport": "r....", "labyrinth": "r.."}, spies={"k": FIVE_SPIES})
    table.do("play wraith; decline; accept")
    assert (table.asked, table.me.spies, table.me.trophies) == ((0, "turn"), FIVE_SPIES, "")
