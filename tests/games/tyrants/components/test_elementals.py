"""The cards of the Elementals half-deck, one by one."""

from tests.games.tyrants.table import Table


def test_aerisi_kalinoth_gains_power_places_a_spy_and_recruits_a_cheap_guile_card() -> None:
    guile, others = ["air_elemental_myrmidon", "spy_master", "vrock"], ["imix", "kobold", "advocate"]
    table = Table("aerisi_kalinoth", market=guile + others)
    table.do("play aerisi_kalinoth")
    assert (table.g.turn.power, table.asked) == (1, (0, "place_spy"))
    table.do("place_spy skullport")
    assert table.options() == ["recruit market air_elemental_myrmidon", "recruit market spy_master"]
    top = table.g.market_deck[-1]
    table.do("recruit market air_elemental_myrmidon")
    assert (table.me.spies, table.me.discard) == (["skullport"], ["air_elemental_myrmidon"])
    assert (table.g.market, table.g.turn.influence) == ([top, "spy_master", "vrock", *others], 0)


def test_air_elemental_without_a_spy_places_one_and_other_aspects_do_not_focus_it() -> None:
    table = Table("blackguard", "air_elemental", "advocate")
    table.do("play blackguard; play air_elemental")
    assert table.asked == (0, "place_spy")
    table.do("place_spy skullport")
    assert (table.asked, table.me.spies, table.me.hand) == ((0, "turn"), ["skullport"], ["advocate"])


def test_air_elemental_returns_a_spy_to_deploy_three_troops() -> None:
    table = Table("air_elemental", troops={"kanaglym": "k.."}, spies={"k": ["skullport"]})
    table.do("play air_elemental; choose 2; return_spy skullport k")
    assert "deploy skullport" not in table.options()
    table.do("deploy skullport-kanaglym.1; deploy skullport; deploy skullport")
    assert (table.g.troops["skullport"], table.g.troops["skullport-kanaglym.1"]) == ("kk...", "k")
    assert (table.me.troops, table.me.spies, table.asked) == (27, [], (0, "turn"))


def test_air_elemental_may_keep_its_spy_and_still_focus() -> None:
    table = Table("air_elemental", "spy_master", troops={"kanaglym": "k.."}, spies={"k": ["skullport"]})
    table.do("play air_elemental; choose 2; decline; reveal spy_master")
    assert (table.me.troops, table.me.spies, table.me.hand) == (30, ["skullport"], ["spy_master", "noble"])


def test_air_elemental_draws_after_another_guile_card() -> None:
    table = Table("spy_master", "air_elemental")
    table.do("play spy_master; place_spy eryndlyn; play air_elemental; choose 1; place_spy skullport")
    assert (table.me.spies, table.me.hand, len(table.me.deck)) == (["eryndlyn", "skullport"], ["noble"], 4)


def test_air_elemental_myrmidon_places_a_spy_and_promotes_an_obedience_card() -> None:
    table = Table("air_elemental_myrmidon", "noble", "soldier", "bounty_hunter", "house_guard")
    table.do("play air_elemental_myrmidon; place_spy skullport; play noble; play soldier; play bounty_hunter; end")
    assert table.options() == ["promote played noble", "promote played soldier"]
    table.do("promote played soldier")
    assert (table.me.spies, table.me.inner_circle) == (["skullport"], ["soldier"])
    assert table.me.discard == ["air_elemental_myrmidon", "noble", "bounty_hunter", "house_guard"]


def test_black_earth_cultist_promotes_another_card_whatever_its_aspect() -> None:
    table = Table("black_earth_cultist", "bounty_hunter", "soldier", "house_guard")
    table.do("play black_earth_cultist; play bounty_hunter; play soldier")
    assert table.g.turn.influence == 0
    table.do("end")
    assert table.options() == ["promote played bounty_hunter", "promote played soldier"]
    table.do("promote played bounty_hunter")
    assert table.me.inner_circle == ["bounty_hunter"]


def test_black_earth_cultist_gains_influence_after_another_ambition_card() -> None:
    table = Table("earth_elemental_myrmidon", "black_earth_cultist")
    table.do("play earth_elemental_myrmidon; play black_earth_cultist")
    assert (table.g.turn.power, table.g.turn.influence) == (0, 4)


def test_black_earth_cultist_is_focused_by_a_second_one_in_hand() -> None:
    table = Table("black_earth_cultist", "black_earth_cultist")
    table.do("play black_earth_cultist; reveal black_earth_cultist")
    assert (table.g.turn.influence, table.me.hand) == (2, ["black_earth_cultist"])


def test_crushing_wave_cultist_assassinates_a_white_troop_within_reach() -> None:
    troops = {"skullport": "krw..", "skullport-kanaglym.1": "w", "ched_nasad": "w..."}
    table = Table("crushing_wave_cultist", "noble", troops=troops)
    table.do("play crushing_wave_cultist")
    assert table.options() == ["assassinate skullport w", "assassinate skullport-kanaglym.1 w"]
    table.do("assassinate skullport w")
    assert (table.g.troops["skullport"], table.me.trophies) == ("kr...", "w")
    assert (table.asked, table.me.troops) == ((0, "turn"), 30)


def test_crushing_wave_cultist_deploys_two_after_another_conquest_card_even_with_no_white_near() -> None:
    troops = {"skullport": "kr...", "ched_nasad": "w...", "eryndlyn": "k.."}
    table = Table("ettin", "crushing_wave_cultist", troops=troops)
    table.do("play ettin; deploy skullport; deploy skullport; deploy skullport; play crushing_wave_cultist")
    assert table.asked == (0, "deploy")
    table.do("deploy eryndlyn; deploy eryndlyn")
    assert (table.g.troops["eryndlyn"], table.me.troops, table.me.trophies) == ("kkk", 25, "")
    assert table.asked == (0, "turn")


def test_crushing_wave_cultist_focus_shown_from_hand() -> None:
    table = Table("crushing_wave_cultist", "kobold", troops={"eryndlyn": "kw."})
    table.do("play crushing_wave_cultist; reveal kobold; deploy eryndlyn; deploy eryndlyn")
    assert (table.g.troops["eryndlyn"], table.me.trophies, table.me.hand) == ("kkk", "w", ["kobold"])


def test_earth_elemental_gains_influence_and_returns_an_enemy_piece_within_reach() -> None:
    troops, spies = {"skullport": "krw..", "eryndlyn": "r.."}, {"r": ["skullport", "eryndlyn"], "k": ["labyrinth"]}
    table = Table("earth_elemental", "spy_master", troops=troops, spies=spies)
    table.do("play earth_elemental")
    assert (table.options(), table.g.turn.influence) == (["return_spy skullport r", "return_troop skullport r"], 1)
    table.do("return_troop skullport r")
    assert (table.g.troops["skullport"], table.rival.troops, table.me.trophies) == ("k.w..", 31, "")
    assert (table.g.turn.influence, table.asked, table.me.hand) == (1, (0, "turn"), ["spy_master"])


def test_earth_elemental_returns_a_spy_and_draws_after_another_ambition_card() -> None:
    table = Table("advocate", "earth_elemental", troops={"skullport": "kr..."}, spies={"r": ["eryndlyn", "skullport"]})
    table.do("play advocate; choose 1; play earth_elemental")
    assert table.me.hand == []
    table.do("return_spy skullport r")
    assert (table.rival.spies, table.g.troops["skullport"]) == (["eryndlyn"], "kr...")
    assert (table.g.turn.influence, table.me.hand) == (3, ["noble"])


def test_earth_elemental_with_nothing_to_return_is_still_focused() -> None:
    table = Table("earth_elemental", "advocate", troops={"skullport": "kw..."})
    table.do("play earth_elemental; reveal advocate")
    assert (table.g.turn.influence, table.me.hand) == (1, ["advocate", "noble"])


def test_earth_elemental_myrmidon_gains_influence_and_promotes_another_card() -> None:
    table = Table("earth_elemental_myrmidon", "bounty_hunter", "noble")
    table.do("play earth_elemental_myrmidon; play bounty_hunter")
    assert (table.g.turn.power, table.g.turn.influence) == (3, 2)
    table.do("play noble; end")
    assert table.options() == ["promote played bounty_hunter", "promote played noble"]
    table.do("promote played bounty_hunter")
    assert table.me.inner_circle == ["bounty_hunter"]


def test_eternal_flame_cultist_assassinates_any_enemy_within_reach() -> None:
    troops = {"skullport": "kw...", "skullport-kanaglym.1": "r", "ched_nasad": "r..."}
    table = Table("eternal_flame_cultist", "kobold", troops=troops)
    table.do("play eternal_flame_cultist")
    assert table.options() == ["assassinate skullport w", "assassinate skullport-kanaglym.1 r"]
    table.do("assassinate skullport-kanaglym.1 r")
    assert (table.g.troops["skullport-kanaglym.1"], table.me.trophies) == (".", "r")
    assert (table.g.turn.power, table.asked) == (0, (0, "turn"))


def test_eternal_flame_cultist_gains_power_after_another_malice_card_even_without_a_victim() -> None:
    table = Table("bounty_hunter", "eternal_flame_cultist", troops={"skullport": "k....", "ched_nasad": "r..."})
    table.do("play bounty_hunter; play eternal_flame_cultist")
    assert (table.g.turn.power, table.me.trophies) == (5, "")


def test_eternal_flame_cultist_focus_shown_from_hand() -> None:
    table = Table("eternal_flame_cultist", "imix", troops={"skullport": "krw.."})
    table.do("play eternal_flame_cultist; assassinate skullport r; reveal imix")
    assert (table.g.turn.power, table.g.turn.influence) == (2, 0)
    assert (table.me.trophies, table.me.hand) == ("r", ["imix"])


def test_fire_elemental_gives_power_and_is_focused_by_malice_only() -> None:
    table = Table("fire_elemental", "noble", "advocate", "kobold", "spy_master")
    table.do("play fire_elemental; choose 1")
    assert (table.g.turn.power, table.g.turn.influence, table.asked) == (2, 0, (0, "turn"))
    assert table.me.hand == ["noble", "advocate", "kobold", "spy_master"]


def test_fire_elemental_gives_influence_and_shown_a_malice_card_draws() -> None:
    table = Table("fire_elemental", "imix")
    table.do("play fire_elemental; choose 2; reveal imix")
    assert (table.g.turn.power, table.g.turn.influence, table.me.hand) == (0, 2, ["imix", "noble"])


def test_fire_elemental_draws_after_another_malice_card() -> None:
    table = Table("bounty_hunter", "fire_elemental")
    table.do("play bounty_hunter; play fire_elemental; choose 1")
    assert (table.g.turn.power, table.me.hand) == (5, ["noble"])


def test_fire_elemental_myrmidon_gains_power_and_promotes_an_obedience_card() -> None:
    table = Table("fire_elemental_myrmidon", "noble", "soldier", "bounty_hunter")
    table.do("play fire_elemental_myrmidon")
    assert (table.g.turn.power, table.g.turn.influence) == (2, 0)
    table.do("play noble; play soldier; play bounty_hunter; end")
    assert table.options() == ["promote played noble", "promote played soldier"]
    table.do("promote played noble")
    assert table.me.inner_circle == ["noble"]


def test_gar_shatterkeel_deploys_three_and_recruits_a_cheap_conquest_card() -> None:
    market = ["water_elemental_myrmidon", "kobold", "master_of_melee_magthere", "blackguard", "advocate", "imix"]
    table = Table("gar_shatterkeel", troops={"eryndlyn": "k.."}, market=market)
    table.do("play gar_shatterkeel; deploy eryndlyn; deploy eryndlyn; deploy eryndlyn-llacerellyn.1")
    assert (table.g.troops["eryndlyn"], table.me.troops) == ("kkk", 27)
    assert table.options() == ["recruit market kobold", "recruit market water_elemental_myrmidon"]
    table.do("recruit market water_elemental_myrmidon")
    assert (table.me.discard, table.asked) == (["water_elemental_myrmidon"], (0, "turn"))


def test_gar_shatterkeel_recruits_even_with_no_room_to_deploy() -> None:
    market = ["kobold", "cranium_rats", "weaponmaster", "blackguard", "advocate", "imix"]
    troops = {"blingdenstone": "kr", "blingdenstone-mantol_derith.1": "w"}
    table = Table("gar_shatterkeel", troops=troops, market=market)
    table.do("play gar_shatterkeel; recruit market cranium_rats")
    assert (table.me.troops, table.me.discard) == (30, ["cranium_rats"])


def test_howling_hatred_cultist_places_a_spy() -> None:
    table = Table("howling_hatred_cultist", "noble", spies={"k": ["araumycos"]})
    table.do("play howling_hatred_cultist; choose 1; place_spy skullport")
    assert (table.me.spies, table.asked) == (["araumycos", "skullport"], (0, "turn"))
    assert (table.g.turn.power, table.g.turn.influence) == (0, 0)


def test_howling_hatred_cultist_returns_a_spy_for_influence_and_focuses_on_a_played_guile_card() -> None:
    table = Table("spy_master", "howling_hatred_cultist")
    table.do("play spy_master; place_spy skullport; play howling_hatred_cultist; choose 2; return_spy skullport k")
    assert (table.g.turn.power, table.g.turn.influence, table.me.spies) == (1, 3, [])


def test_howling_hatred_cultist_may_keep_its_spy() -> None:
    table = Table("howling_hatred_cultist", spies={"k": ["skullport"]})
    table.do("play howling_hatred_cultist; choose 2; decline")
    assert (table.g.turn.influence, table.me.spies) == (0, ["skullport"])


def test_howling_hatred_cultist_without_a_spy_places_one_and_is_focused_from_hand() -> None:
    table = Table("howling_hatred_cultist", "spy_master")
    table.do("play howling_hatred_cultist; place_spy skullport; reveal spy_master")
    assert (table.g.turn.power, table.me.hand) == (1, ["spy_master"])


def test_imix_gains_four_power() -> None:
    table = Table("kobold", "imix", "noble")
    table.do("play kobold; deploy eryndlyn; play imix")
    assert (table.g.turn.power, table.asked) == (4, (0, "turn"))


def test_imix_is_focused_once_by_two_malice_cards_played_and_one_in_hand() -> None:
    table = Table("bounty_hunter", "bounty_hunter", "imix", "blackguard")
    table.do("play bounty_hunter; play bounty_hunter; play imix")
    assert (table.g.turn.power, table.asked) == (12, (0, "turn"))


def test_imix_shown_a_malice_card_gains_two_more() -> None:
    table = Table("imix", "blackguard")
    table.do("play imix")
    assert (table.g.turn.power, table.asked) == (4, (0, "reveal"))
    table.do("reveal blackguard")
    assert (table.g.turn.power, table.g.turn.influence, table.me.hand) == (6, 0, ["blackguard"])


def test_imix_declined_is_not_focused_by_a_malice_card_played_later() -> None:
    table = Table("imix", "bounty_hunter")
    table.do("play imix; decline; play bounty_hunter")
    assert table.g.turn.power == 7


def test_marlos_urnrayle_gains_influence_recruits_a_cheap_ambition_card_and_promotes_another() -> None:
    market = ["chosen_of_lolth", "advocate", "nalfeshnee", "blackguard", "kobold", "spy_master"]
    table = Table("marlos_urnrayle", "bounty_hunter", "noble", market=market)
    table.do("play marlos_urnrayle")
    assert (table.g.turn.power, table.g.turn.influence) == (0, 1)
    assert table.options() == ["recruit market advocate", "recruit market chosen_of_lolth"]
    table.do("recruit market chosen_of_lolth")
    assert (table.g.turn.influence, table.me.discard) == (1, ["chosen_of_lolth"])
    table.do("play bounty_hunter; play noble; end")
    assert table.options() == ["promote played bounty_hunter", "promote played noble"]
    table.do("promote played bounty_hunter")
    assert table.me.inner_circle == ["bounty_hunter"]


def test_ogremoch_gains_influence_and_promotes_one_card() -> None:
    table = Table("ogremoch", "soldier", "noble", "bounty_hunter")
    table.do("play ogremoch; play soldier; play bounty_hunter")
    assert table.g.turn.influence == 2
    table.do("end")
    assert table.options() == ["promote played bounty_hunter", "promote played soldier"]
    table.do("promote played bounty_hunter")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), ["bounty_hunter"])


def test_ogremoch_shown_an_ambition_card_promotes_two() -> None:
    table = Table("ogremoch", "nalfeshnee", "soldier", "noble", "bounty_hunter")
    table.do("play ogremoch; reveal nalfeshnee; play soldier; play noble; play bounty_hunter; end")
    table.do("promote played noble")
    assert table.options() == ["promote played bounty_hunter", "promote played soldier"]
    table.do("promote played bounty_hunter")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), ["noble", "bounty_hunter"])


def test_ogremoch_after_another_ambition_card_promotes_two_but_never_itself() -> None:
    table = Table("advocate", "noble", "ogremoch")
    table.do("play advocate; choose 1; play noble; play ogremoch; end; promote played noble")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), ["noble", "advocate"])
    assert table.me.discard == ["ogremoch"]


def test_olhydra_supplants_a_white_troop_anywhere() -> None:
    table = Table("olhydra", "noble", troops={"kanaglym": "kr.", "ched_nasad": "wr..", "everfire": "w.."})
    table.do("play olhydra")
    assert table.options() == ["supplant ched_nasad w", "supplant everfire w"]
    table.do("supplant ched_nasad w")
    assert (table.g.troops["ched_nasad"], table.me.trophies, table.me.troops) == ("kr..", "w", 29)
    assert table.asked == (0, "turn")


def test_olhydra_deploys_two_after_another_conquest_card() -> None:
    table = Table("advance_scout", "olhydra", troops={"kanaglym": "kw.", "ched_nasad": "w..."})
    table.do("play advance_scout; play olhydra; deploy ched_nasad; deploy ched_nasad")
    assert (table.g.troops["kanaglym"], table.g.troops["ched_nasad"]) == ("kk.", "kkk.")
    assert (table.me.troops, table.me.trophies, table.asked) == (26, "ww", (0, "turn"))


def test_olhydra_without_white_troops_is_still_focused() -> None:
    table = Table("olhydra", "kobold", troops={"kanaglym": "kr."})
    table.do("play olhydra; reveal kobold; deploy kanaglym; deploy kanaglym-eryndlyn.1")
    assert (table.g.troops["kanaglym"], table.g.troops["kanaglym-eryndlyn.1"]) == ("krk", "k")
    assert (table.me.troops, table.me.trophies) == (28, "")


def test_vanifer_assassinates_and_recruits_a_cheap_malice_card() -> None:
    market = ["eternal_flame_cultist", "blackguard", "doppelganger", "kobold", "advocate", "spy_master"]
    troops = {"skullport": "kw...", "skullport-kanaglym.1": "r", "ched_nasad": "r..."}
    table = Table("vanifer", troops=troops, market=market)
    table.do("play vanifer")
    assert table.options() == ["assassinate skullport w", "assassinate skullport-kanaglym.1 r"]
    table.do("assassinate skullport-kanaglym.1 r")
    assert (table.g.troops["skullport-kanaglym.1"], table.me.trophies) == (".", "r")
    assert table.options() == ["recruit market blackguard", "recruit market eternal_flame_cultist"]
    table.do("recruit market eternal_flame_cultist")
    assert (table.me.discard, table.asked) == (["eternal_flame_cultist"], (0, "turn"))


def test_water_elemental_deploys_two() -> None:
    table = Table("water_elemental", "noble", troops={"eryndlyn": "k.."})
    table.do("play water_elemental; deploy eryndlyn; deploy kanaglym-eryndlyn.2")
    assert (table.g.troops["eryndlyn"], table.g.troops["kanaglym-eryndlyn.2"]) == ("kk.", "k")
    assert (table.me.troops, table.asked, table.me.hand) == (28, (0, "turn"), ["noble"])


def test_water_elemental_draws_after_another_conquest_card_even_with_empty_barracks() -> None:
    table = Table("kobold", "water_elemental", troops={"eryndlyn": "k.."})
    table.me.troops = 1
    table.do("play kobold; deploy eryndlyn; play water_elemental")
    assert (table.me.troops, table.me.vp, table.me.hand) == (0, 2, ["noble"])


def test_water_elemental_focus_shown_from_hand() -> None:
    table = Table("water_elemental", "kobold", troops={"eryndlyn": "k.."})
    table.do("play water_elemental; deploy eryndlyn; deploy eryndlyn; reveal kobold")
    assert table.me.hand == ["kobold", "noble"]


def test_water_elemental_myrmidon_assassinates_white_and_promotes_an_obedience_card() -> None:
    troops = {"skullport": "krw..", "skullport-kanaglym.1": "w", "ched_nasad": "w..."}
    table = Table("water_elemental_myrmidon", "noble", "soldier", "bounty_hunter", troops=troops)
    table.do("play water_elemental_myrmidon")
    assert table.options() == ["assassinate skullport w", "assassinate skullport-kanaglym.1 w"]
    table.do("assassinate skullport w; play noble; play soldier; play bounty_hunter; end")
    assert (table.g.troops["skullport"], table.me.trophies) == ("kr...", "w")
    assert table.options() == ["promote played noble", "promote played soldier"]
    table.do("promote played noble")
    assert table.me.inner_circle == ["noble"]


def test_yan_c_bin_assassinates_only_where_the_new_spy_is() -> None:
    table = Table("yan_c_bin", "noble", troops={"skullport": "kr...", "ched_nasad": "rw.."})
    table.do("play yan_c_bin; place_spy ched_nasad")
    assert table.options() == ["assassinate ched_nasad r", "assassinate ched_nasad w"]
    table.do("assassinate ched_nasad w")
    assert (table.g.troops["ched_nasad"], table.me.trophies, table.me.spies) == ("r...", "w", ["ched_nasad"])
    assert table.asked == (0, "turn")


def test_yan_c_bin_after_another_guile_card_places_a_second_spy() -> None:
    table = Table("spy_master", "yan_c_bin", troops={"skullport": "kr..."})
    table.do("play spy_master; place_spy labyrinth; play yan_c_bin; place_spy eryndlyn; place_spy skullport")
    assert (table.me.spies, table.me.trophies) == (["labyrinth", "eryndlyn", "skullport"], "")
    assert table.asked == (0, "turn")


def test_yan_c_bin_focus_shown_from_hand() -> None:
    table = Table("yan_c_bin", "spy_master")
    table.do("play yan_c_bin; place_spy eryndlyn; reveal spy_master; place_spy skullport")
    assert (table.me.spies, table.me.hand) == (["eryndlyn", "skullport"], ["spy_master"])


def test_yan_c_bin_kills_nobody_when_no_spy_was_placed() -> None:
    spies = ["skullport", "eryndlyn", "labyrinth", "kanaglym", "everfire"]
    table = Table("yan_c_bin", troops={"skullport": "rw..."}, spies={"k": spies})
    table.do("play yan_c_bin; decline")
    assert (table.asked, table.me.trophies, table.me.spies) == ((0, "turn"), "", spies)
