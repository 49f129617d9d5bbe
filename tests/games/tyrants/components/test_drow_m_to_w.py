"""The cards of the Drow half-deck, from the Master of Melee-Magthere to the Weaponmaster."""

from tests.games.tyrants.table import Table

ALL_FIVE = ["skullport", "eryndlyn", "kanaglym", "everfire", "ched_nasad"]

WALLED_IN = {"blingdenstone": "kk", "blingdenstone-mantol_derith.1": "r"}


def pool(table: Table) -> tuple[int, int]:
    return table.g.turn.power, table.g.turn.influence


def test_master_of_melee_magthere_deploys_four_troops() -> None:
    table = Table("master_of_melee_magthere", troops={"blingdenstone": "k.", "eryndlyn": "w.."})
    table.do("play master_of_melee_magthere; choose 1")
    assert table.options() == ["deploy blingdenstone", "deploy blingdenstone-mantol_derith.1"]
    table.do("deploy blingdenstone-mantol_derith.1; deploy mantol_derith; deploy mantol_derith; deploy blingdenstone")
    assert (table.asked, table.me.troops) == ((0, "turn"), 26)
    assert (table.g.troops["blingdenstone"], table.g.troops["mantol_derith"]) == ("kk", "kk...")


def test_master_of_melee_magthere_supplants_a_white_troop_anywhere() -> None:
    table = Table("master_of_melee_magthere", troops={"skullport": "kr...", "eryndlyn": "rw.", "everfire": "w.."})
    table.do("play master_of_melee_magthere; choose 2")
    assert table.options() == ["supplant eryndlyn w", "supplant everfire w"]
    table.do("supplant eryndlyn w")
    assert (table.g.troops["eryndlyn"], table.me.trophies, table.me.troops) == ("rk.", "w", 29)


def test_master_of_melee_magthere_without_white_troops_can_only_deploy() -> None:
    table = Table("master_of_melee_magthere", troops={"skullport": "kr..."})
    table.do("play master_of_melee_magthere")
    assert table.asked == (0, "deploy")


def test_master_of_melee_magthere_without_room_can_only_supplant() -> None:
    table = Table("master_of_melee_magthere", troops=WALLED_IN | {"eryndlyn": "w..", "everfire": "w.."})
    table.do("play master_of_melee_magthere")
    assert table.options() == ["supplant eryndlyn w", "supplant everfire w"]


def test_masters_of_sorcere_place_two_spies() -> None:
    table = Table("masters_of_sorcere", spies={"k": ["araumycos"]})
    table.do("play masters_of_sorcere; choose 1; place_spy skullport")
    assert "place_spy skullport" not in table.options()
    table.do("place_spy eryndlyn")
    assert table.asked == (0, "turn")
    assert (table.me.spies, pool(table)) == (["araumycos", "skullport", "eryndlyn"], (0, 0))


def test_masters_of_sorcere_return_a_spy_for_four_power() -> None:
    table = Table("masters_of_sorcere", spies={"k": ["araumycos", "skullport"]})
    table.do("play masters_of_sorcere; choose 2; return_spy araumycos k")
    assert (table.asked, table.me.spies, pool(table)) == ((0, "turn"), ["skullport"], (4, 0))


def test_masters_of_sorcere_keep_their_spy_and_gain_nothing() -> None:
    table = Table("masters_of_sorcere", spies={"k": ["araumycos"]})
    table.do("play masters_of_sorcere; choose 2; decline")
    assert (table.asked, table.me.spies, pool(table)) == ((0, "turn"), ["araumycos"], (0, 0))


def test_masters_of_sorcere_without_a_spy_can_only_place_them() -> None:
    table = Table("masters_of_sorcere")
    table.do("play masters_of_sorcere")
    assert table.asked == (0, "place_spy")


def test_masters_of_sorcere_with_one_spy_left_may_place_just_that_one() -> None:
    table = Table("masters_of_sorcere", spies={"k": ALL_FIVE[:4]})
    table.do("play masters_of_sorcere; choose 1; place_spy ched_nasad; decline")
    assert (table.asked, table.me.spies) == ((0, "turn"), ALL_FIVE)


def test_matron_mother_empties_the_deck_and_promotes_from_the_discard_pile_at_once() -> None:
    table = Table("matron_mother", "bounty_hunter", "spellspinner")
    table.me.deck, table.me.discard = ["noble", "soldier"], ["spy_master"]
    table.do("play bounty_hunter; play matron_mother")
    assert table.options() == ["promote discard noble", "promote discard soldier", "promote discard spy_master"]
    table.do("promote discard soldier")
    assert (table.asked, table.me.inner_circle) == ((0, "turn"), ["soldier"])
    assert (table.me.deck, sorted(table.me.discard)) == ([], ["noble", "spy_master"])


def test_matron_mother_without_deck_and_discard_pile_promotes_nobody() -> None:
    table = Table("matron_mother", "noble")
    table.me.deck = []
    table.do("play noble; play matron_mother")
    assert (table.asked, table.me.inner_circle, table.me.discard) == ((0, "turn"), [], [])


def test_mercenary_squad_deploys_three_troops_one_after_another() -> None:
    table = Table("mercenary_squad", troops={"blingdenstone": "k.", "eryndlyn": "r.."})
    table.do("play mercenary_squad; deploy blingdenstone-mantol_derith.1")
    assert table.options() == ["deploy blingdenstone", "deploy mantol_derith"]
    table.do("deploy mantol_derith; deploy mantol_derith")
    assert (table.asked, table.me.troops, pool(table)) == ((0, "turn"), 27, (0, 0))
    assert (table.g.troops["blingdenstone"], table.g.troops["mantol_derith"]) == ("k.", "kk...")


def test_mercenary_squad_with_one_troop_left_gains_two_vp() -> None:
    table = Table("mercenary_squad", troops={"skullport": "k...."})
    table.me.troops = 1
    table.do("play mercenary_squad; deploy skullport")
    assert (table.asked, table.g.troops["skullport"]) == ((0, "turn"), "kk...")
    assert (table.me.troops, table.me.vp, table.g.ending) == (0, 2, "troops")


def test_mercenary_squad_without_room_deploys_nobody() -> None:
    table = Table("mercenary_squad", troops=WALLED_IN)
    table.do("play mercenary_squad")
    assert (table.asked, table.me.troops, table.me.vp) == ((0, "turn"), 30, 0)


def test_spellspinner_places_a_spy() -> None:
    table = Table("spellspinner", spies={"k": ["araumycos"]})
    table.do("play spellspinner; choose 1; place_spy skullport")
    assert (table.asked, table.me.spies) == ((0, "turn"), ["araumycos", "skullport"])


def test_spellspinner_supplants_where_its_spy_was() -> None:
    table = Table("spellspinner", troops={"skullport": "r.w..", "eryndlyn": "r.."}, spies={"k": ["skullport"]})
    table.do("play spellspinner; choose 2; return_spy skullport k")
    assert table.options() == ["supplant skullport r", "supplant skullport w"]
    table.do("supplant skullport r")
    assert table.g.troops["skullport"] == "k.w.."
    assert (table.me.trophies, table.me.troops, table.me.spies) == ("r", 29, [])


def test_spellspinner_without_a_spy_can_only_place_one() -> None:
    table = Table("spellspinner")
    table.do("play spellspinner")
    assert table.asked == (0, "place_spy")


def test_spellspinner_keeps_its_spy_and_supplants_nobody() -> None:
    table = Table("spellspinner", troops={"skullport": "r...."}, spies={"k": ["skullport"]})
    table.do("play spellspinner; choose 2; decline")
    assert (table.asked, table.me.spies, table.g.troops["skullport"]) == ((0, "turn"), ["skullport"], "r....")


def test_spellspinner_supplants_nobody_where_its_spy_was_alone() -> None:
    table = Table("spellspinner", troops={"eryndlyn": "kr."}, spies={"k": ["skullport"]})
    table.do("play spellspinner; choose 2; return_spy skullport k")
    assert (table.asked, table.me.spies, table.g.troops["eryndlyn"]) == ((0, "turn"), [], "kr.")


def test_spy_master_places_a_spy_at_any_site_without_one() -> None:
    table = Table("spy_master", troops={"skullport": "k...."}, spies={"k": ["skullport"], "r": ["eryndlyn"]})
    table.do("play spy_master")
    assert "place_spy skullport" not in table.options()
    assert len(table.options("place_spy")) == len(table.options()) == 14
    table.do("place_spy eryndlyn")
    assert (table.asked, table.me.spies) == ((0, "turn"), ["skullport", "eryndlyn"])


def test_spy_master_with_all_spies_placed_may_do_nothing() -> None:
    table = Table("spy_master", spies={"k": ALL_FIVE})
    table.do("play spy_master; decline")
    assert (table.asked, table.me.spies) == ((0, "turn"), ALL_FIVE)


def test_spy_master_with_all_spies_placed_may_send_one_elsewhere() -> None:
    table = Table("spy_master", spies={"k": ALL_FIVE})
    table.do("play spy_master; return_spy skullport k; place_spy araumycos")
    assert table.me.spies == [*ALL_FIVE[1:], "araumycos"]


def test_underdark_ranger_assassinates_two_white_troops() -> None:
    table = Table("underdark_ranger", troops={"skullport": "krww.", "skullport-kanaglym.1": "w", "eryndlyn": "w.."})
    table.do("play underdark_ranger")
    assert table.options() == ["assassinate skullport w", "assassinate skullport-kanaglym.1 w"]
    table.do("assassinate skullport-kanaglym.1 w")
    assert (table.asked, table.me.trophies) == ((0, "turn"), "ww")
    assert (table.g.troops["skullport"], table.g.troops["skullport-kanaglym.1"]) == ("kr.w.", ".")


def test_underdark_ranger_spares_players_and_distant_white_troops() -> None:
    table = Table("underdark_ranger", troops={"skullport": "krw..", "eryndlyn": "w.."})
    table.do("play underdark_ranger")
    assert (table.asked, table.me.trophies) == ((0, "turn"), "w")
    assert (table.g.troops["skullport"], table.g.troops["eryndlyn"]) == ("kr...", "w..")


def test_weaponmaster_chooses_three_times() -> None:
    table = Table("weaponmaster", troops={"skullport": "kwwr."})
    table.do("play weaponmaster; choose 2; choose 1; deploy skullport; choose 2")
    assert (table.asked, table.g.troops["skullport"]) == ((0, "turn"), "kk.r.")
    assert (table.me.trophies, table.me.troops, pool(table)) == ("ww", 29, (0, 0))


def test_weaponmaster_may_repeat_the_same_choice() -> None:
    table = Table("weaponmaster", troops={"skullport": "kwwww"})
    table.do("play weaponmaster; choose 2; choose 2; choose 2")
    assert (table.asked, table.g.troops["skullport"], table.me.trophies) == ((0, "turn"), "k...w", "www")


def test_weaponmaster_is_offered_only_what_is_possible_at_each_time() -> None:
    table = Table("weaponmaster", troops={"blingdenstone": "kk", "blingdenstone-mantol_derith.1": "w"})
    table.do("play weaponmaster")
    assert (table.asked, table.me.trophies, table.me.troops) == ((0, "turn"), "w", 28)
    assert (table.g.troops["blingdenstone-mantol_derith.1"], table.g.troops["mantol_derith"]) == ("k", "k....")


def test_weaponmaster_without_room_and_white_troops_does_nothing() -> None:
    table = Table("weaponmaster", troops=WALLED_IN | {"skullport": "w...."})
    table.do("play weaponmaster")
    assert (table.asked, table.me.trophies, table.me.troops) == ((0, "turn"), "", 30)
