"""The cards of the Demons half-deck, one by one."""

import pytest

from tests.games.tyrants.table import Table

DECKS = ("demons", "drow")
OUTCAST = "insane_outcast"
ALL_SPIES = ["skullport", "eryndlyn", "labyrinth", "kanaglym", "everfire"]


def test_balor_devours_a_card_to_supplant_white_anywhere_and_deploy() -> None:
    troops = {"kanaglym": "kr.", "ched_nasad": "wr..", "everfire": "w.."}
    table = Table("balor", "noble", "soldier", troops=troops)
    table.do("play balor; devour hand noble")
    assert table.options() == ["supplant ched_nasad w", "supplant everfire w"]
    table.do("supplant ched_nasad w; deploy ched_nasad")
    assert (table.g.troops["ched_nasad"], table.me.trophies, table.me.troops) == ("krk.", "w", 28)
    assert (table.g.devoured, table.me.hand, table.asked) == (["noble"], ["soldier"], (0, "turn"))


def test_balor_without_white_troops_still_deploys() -> None:
    table = Table("balor", "noble", troops={"kanaglym": "kr."})
    table.do("play balor; devour hand noble; deploy kanaglym")
    assert (table.g.troops["kanaglym"], table.me.trophies, table.me.troops) == ("krk", "", 29)


def test_demogorgon_supplants_two_white_troops_step_by_step_and_gives_each_opponent_two_outcasts() -> None:
    troops = {"kanaglym": "krw", "skullport-kanaglym.1": "w", "skullport": "ww...", "ched_nasad": "w..."}
    table = Table("demogorgon", "noble", seats=3, half_decks=DECKS, troops=troops)
    table.do("play demogorgon; devour hand noble")
    assert table.options() == ["supplant kanaglym w", "supplant skullport-kanaglym.1 w"]
    table.do("supplant skullport-kanaglym.1 w")
    assert table.options() == ["supplant kanaglym w", "supplant skullport w"]
    assert table.rival.discard == []
    table.do("supplant skullport w")
    assert (table.g.troops["skullport-kanaglym.1"], table.g.troops["skullport"]) == ("k", "kw...")
    assert (table.g.troops["kanaglym"], table.me.trophies, table.me.troops) == ("krw", "ww", 28)
    assert [player.discard for player in table.g.players] == [[], [OUTCAST] * 2, [OUTCAST] * 2]
    assert (table.g.piles[OUTCAST], table.g.devoured) == (26, ["noble"])


def test_demogorgon_gives_outcasts_even_with_no_white_in_reach_as_far_as_they_last() -> None:
    troops = {"kanaglym": "kr.", "ched_nasad": "w..."}
    table = Table("demogorgon", "noble", seats=3, half_decks=DECKS, troops=troops)
    table.g.piles[OUTCAST] = 3
    table.do("play demogorgon; devour hand noble")
    assert (table.me.trophies, table.g.troops["ched_nasad"]) == ("", "w...")
    assert [len(player.discard) for player in table.g.players] == [0, 2, 1]
    assert table.g.piles[OUTCAST] == 0


def test_derro_supplants_white_anywhere_and_takes_an_outcast_itself() -> None:
    table = Table("derro", half_decks=DECKS, troops={"kanaglym": "kr.", "ched_nasad": "wr..", "everfire": "w.."})
    table.do("play derro")
    assert (table.options(), table.me.discard) == (["supplant ched_nasad w", "supplant everfire w"], [])
    table.do("supplant everfire w")
    assert (table.g.troops["everfire"], table.me.trophies, table.me.troops) == ("k..", "w", 29)
    assert (table.me.discard, table.rival.discard, table.g.piles[OUTCAST]) == ([OUTCAST], [], 29)


def test_derro_takes_an_outcast_even_with_nobody_to_supplant() -> None:
    table = Table("derro", half_decks=DECKS, troops={"kanaglym": "kr."})
    table.do("play derro")
    assert (table.me.trophies, table.me.discard) == ("", [OUTCAST])


def test_derro_takes_no_outcast_from_an_empty_supply() -> None:
    table = Table("derro", half_decks=DECKS, troops={"kanaglym": "kw."})
    table.g.piles[OUTCAST] = 0
    table.do("play derro")
    assert (table.me.trophies, table.me.discard, table.g.piles[OUTCAST]) == ("w", [], 0)


def test_ettin_deploys_three() -> None:
    table = Table("ettin", troops={"eryndlyn": "kw."})
    table.do("play ettin; choose 1; deploy eryndlyn; deploy eryndlyn-llacerellyn.1; deploy llacerellyn")
    assert (table.g.troops["eryndlyn"], table.g.troops["llacerellyn"]) == ("kwk", "k.")
    assert (table.me.troops, table.me.trophies) == (27, "")


def test_ettin_assassinates_two_white_troops_in_reach() -> None:
    troops = {"skullport": "krww.", "eryndlyn": "kw.", "ched_nasad": "w..."}
    table = Table("ettin", troops=troops)
    table.do("play ettin; choose 2")
    assert table.options() == ["assassinate eryndlyn w", "assassinate skullport w"]
    table.do("assassinate skullport w; assassinate skullport w")
    assert (table.g.troops["skullport"], table.g.troops["eryndlyn"]) == ("kr...", "kw.")
    assert (table.me.trophies, table.me.troops, table.asked) == ("ww", 30, (0, "turn"))


def test_ettin_with_no_white_in_reach_can_only_deploy() -> None:
    table = Table("ettin", troops={"skullport": "kr...", "ched_nasad": "w..."})
    table.do("play ettin")
    assert table.asked == (0, "deploy")


def test_ettin_with_no_room_can_only_assassinate_and_kills_all_it_can() -> None:
    table = Table("ettin", troops={"blingdenstone": "kr", "blingdenstone-mantol_derith.1": "w"})
    table.do("play ettin")
    assert (table.asked, table.me.trophies, table.me.troops) == ((0, "turn"), "w", 30)


def test_ghoul_gains_power_and_gives_each_opponent_an_outcast() -> None:
    table = Table("ghoul", seats=3, half_decks=DECKS)
    table.do("play ghoul")
    assert (table.g.turn.power, table.g.turn.influence, table.g.piles[OUTCAST]) == (2, 0, 28)
    assert [player.discard for player in table.g.players] == [[], [OUTCAST], [OUTCAST]]


def test_gibbering_mouther_deploys_two_and_curses_one_neighbour_of_them() -> None:
    troops = {"kanaglym": "k..", "skullport": "o....", "kanaglym-eryndlyn.2": "r"}
    table = Table("gibbering_mouther", seats=3, half_decks=DECKS, troops=troops)
    table.do("play gibbering_mouther; deploy skullport-kanaglym.1; deploy kanaglym-eryndlyn.1")
    assert table.options() == ["player 1", "player 2"]
    table.do("player 2")
    assert [player.discard for player in table.g.players] == [[], [], [OUTCAST]]
    assert (table.me.troops, table.g.piles[OUTCAST]) == (28, 29)


def test_gibbering_mouther_spares_those_two_spaces_away() -> None:
    troops = {"kanaglym": "k..", "skullport": "o....", "eryndlyn": "r.."}
    table = Table("gibbering_mouther", seats=3, half_decks=DECKS, troops=troops)
    table.do("play gibbering_mouther; deploy skullport-kanaglym.1; deploy kanaglym-eryndlyn.1")
    assert [player.discard for player in table.g.players] == [[], [], [OUTCAST]]


def test_gibbering_mouther_curses_those_in_the_same_site() -> None:
    troops = {"eryndlyn": "kr.", "ched_nasad": "o..."}
    table = Table("gibbering_mouther", seats=3, half_decks=DECKS, troops=troops)
    table.do("play gibbering_mouther; deploy eryndlyn; deploy eryndlyn-llacerellyn.1")
    assert [player.discard for player in table.g.players] == [[], [OUTCAST], []]


def test_gibbering_mouther_spares_neighbours_of_older_troops() -> None:
    troops = {"kanaglym": "k..", "eryndlyn": "kr."}
    table = Table("gibbering_mouther", half_decks=DECKS, troops=troops)
    table.do("play gibbering_mouther; deploy kanaglym; deploy kanaglym-eryndlyn.1")
    assert (table.asked, table.rival.discard, table.g.piles[OUTCAST]) == ((0, "turn"), [], 30)


def test_gibbering_mouther_with_empty_barracks_deploys_next_to_nobody() -> None:
    table = Table("gibbering_mouther", half_decks=DECKS, troops={"eryndlyn": "kr."})
    table.me.troops = 0
    table.do("play gibbering_mouther")
    assert (table.me.vp, table.rival.discard, table.g.troops["eryndlyn"]) == (2, [], "kr.")


def test_glabrezu_devours_a_card_to_assassinate_two_troops_in_reach() -> None:
    troops = {"skullport": "krw..", "skullport-kanaglym.1": "r", "ched_nasad": "r..."}
    table = Table("glabrezu", "noble", troops=troops)
    table.do("play glabrezu; devour hand noble; assassinate skullport w")
    assert table.options() == ["assassinate skullport r", "assassinate skullport-kanaglym.1 r"]
    table.do("assassinate skullport-kanaglym.1 r")
    assert (table.g.troops["skullport"], table.g.troops["skullport-kanaglym.1"]) == ("kr...", ".")
    assert (table.me.trophies, table.g.devoured, table.asked) == ("wr", ["noble"], (0, "turn"))


def test_glabrezu_kills_one_where_there_is_only_one() -> None:
    table = Table("glabrezu", "noble", troops={"skullport": "kr...", "ched_nasad": "r..."})
    table.do("play glabrezu; devour hand noble")
    assert (table.asked, table.me.trophies) == ((0, "turn"), "r")


def test_grazzt_places_two_spies_at_different_sites() -> None:
    table = Table("grazzt")
    table.do("play grazzt; place_spy skullport")
    assert "place_spy skullport" not in table.options()
    table.do("place_spy eryndlyn")
    assert (table.me.spies, table.asked) == (["skullport", "eryndlyn"], (0, "turn"))


def test_grazzt_supplants_one_troop_at_each_site_that_a_spy_left() -> None:
    troops = {
        "skullport": "rr...",
        "eryndlyn": "rw.",
        "labyrinth": "r..",
        "kanaglym": "k..",
        "kanaglym-eryndlyn.1": "r",
    }
    table = Table("grazzt", troops=troops, spies={"k": ["skullport", "eryndlyn", "labyrinth", "everfire"]})
    table.do("play grazzt; choose 2; return_spy skullport k; return_spy everfire k; return_spy eryndlyn k; decline")
    assert table.options() == ["supplant eryndlyn r", "supplant eryndlyn w"]
    table.do("supplant eryndlyn w")
    assert (table.g.troops["skullport"], table.g.troops["eryndlyn"]) == ("kr...", "rk.")
    assert (table.g.troops["labyrinth"], table.g.troops["everfire"]) == ("r..", "...")
    assert (table.me.trophies, table.me.troops, table.me.spies) == ("rw", 28, ["labyrinth"])


def test_grazzt_may_keep_all_its_spies() -> None:
    table = Table("grazzt", troops={"skullport": "r...."}, spies={"k": ["skullport"]})
    table.do("play grazzt; choose 2; decline")
    assert (table.asked, table.me.spies, table.me.trophies) == ((0, "turn"), ["skullport"], "")


def test_hezrou_moves_an_enemy_troop_and_promotes_the_top_card() -> None:
    table = Table("hezrou", troops={"skullport": "krw..", "ched_nasad": "rrr."})
    table.me.deck[-1] = "soldier"
    table.do("play hezrou")
    assert (table.options(), table.me.inner_circle) == (["move skullport r", "move skullport w"], [])
    table.do("move skullport r; to ched_nasad")
    assert (table.g.troops["skullport"], table.g.troops["ched_nasad"]) == ("k.w..", "rrrr")
    assert (table.me.inner_circle, len(table.me.deck)) == (["soldier"], 4)


def test_hezrou_promotes_even_with_nobody_to_move() -> None:
    table = Table("hezrou", troops={"skullport": "k....", "ched_nasad": "r..."})
    table.do("play hezrou")
    assert (table.g.troops["ched_nasad"], table.me.inner_circle) == ("r...", ["noble"])


def test_hezrou_makes_a_new_deck_from_the_discard_pile_to_promote_its_top() -> None:
    table = Table("hezrou")
    table.me.deck, table.me.discard = [], ["soldier", "soldier"]
    table.do("play hezrou")
    assert (table.me.inner_circle, table.me.deck, table.me.discard) == (["soldier"], ["soldier"], [])


def test_hezrou_without_any_cards_promotes_nothing_not_even_itself() -> None:
    table = Table("hezrou")
    table.me.deck = []
    table.do("play hezrou")
    assert (table.asked, table.me.inner_circle) == ((0, "turn"), [])


def test_jackalwere_returns_a_spy_for_power_and_influence() -> None:
    table = Table("jackalwere", spies={"k": ["skullport", "eryndlyn"]})
    table.do("play jackalwere; choose 2; return_spy skullport k")
    assert (table.me.spies, table.g.turn.power, table.g.turn.influence) == (["eryndlyn"], 2, 2)


def test_marilith_devours_a_card_for_five_power() -> None:
    table = Table("marilith", "noble", "soldier")
    table.do("play marilith")
    assert table.options() == ["decline", "devour hand noble", "devour hand soldier"]
    table.do("devour hand soldier")
    assert (table.g.turn.power, table.g.turn.influence) == (5, 0)
    assert (table.g.devoured, table.me.hand) == (["soldier"], ["noble"])


def test_mind_flayer_devours_a_card_for_influence() -> None:
    table = Table("mind_flayer", "noble", troops={"skullport": "kr..."})
    table.do("play mind_flayer; devour hand noble; choose 1")
    assert (table.g.turn.power, table.g.turn.influence) == (0, 3)
    assert (table.me.trophies, table.g.devoured) == ("", ["noble"])


def test_mind_flayer_devours_a_card_to_assassinate_in_reach() -> None:
    troops = {"skullport": "kw...", "skullport-kanaglym.1": "r", "ched_nasad": "r..."}
    table = Table("mind_flayer", "noble", troops=troops)
    table.do("play mind_flayer; devour hand noble; choose 2")
    assert table.options() == ["assassinate skullport w", "assassinate skullport-kanaglym.1 r"]
    table.do("assassinate skullport-kanaglym.1 r")
    assert (table.g.turn.influence, table.me.trophies, table.g.devoured) == (0, "r", ["noble"])


def test_mind_flayer_without_a_victim_can_only_gain_influence() -> None:
    table = Table("mind_flayer", "noble", troops={"skullport": "k....", "ched_nasad": "r..."})
    table.do("play mind_flayer; devour hand noble")
    assert (table.asked, table.g.turn.influence) == ((0, "turn"), 3)


def test_myconid_adult_gains_influence_and_curses_one_opponent() -> None:
    table = Table("myconid_adult", seats=3, half_decks=DECKS)
    table.do("play myconid_adult")
    assert (table.asked, table.options()) == ((0, "player"), ["player 1", "player 2"])
    assert (table.g.turn.power, table.g.turn.influence) == (0, 2)
    table.do("player 2")
    assert (table.g.turn.influence, table.g.piles[OUTCAST]) == (2, 29)
    assert [player.discard for player in table.g.players] == [[], [], [OUTCAST]]


def test_myconid_sovereign_curses_one_opponent_and_promotes_another_card() -> None:
    table = Table("myconid_sovereign", "bounty_hunter", "noble", "soldier", seats=3, half_decks=DECKS)
    table.do("play myconid_sovereign; player 1; play bounty_hunter; play noble; end")
    assert [player.discard for player in table.g.players] == [[], [OUTCAST], []]
    assert table.options() == ["promote played bounty_hunter", "promote played noble"]
    table.do("promote played bounty_hunter")
    assert table.me.inner_circle == ["bounty_hunter"]


def test_myconid_sovereign_alone_promotes_nobody() -> None:
    table = Table("myconid_sovereign", "noble", half_decks=DECKS)
    table.do("play myconid_sovereign; end")
    assert (table.asked, table.me.inner_circle, table.rival.discard) == ((1, "turn"), [], [OUTCAST])


def test_nalfeshnee_gains_influence_and_promotes_the_top_card_at_once() -> None:
    table = Table("nalfeshnee", "noble")
    table.me.deck[-1] = "soldier"
    table.do("play nalfeshnee")
    assert (table.asked, table.g.turn.power, table.g.turn.influence) == ((0, "turn"), 0, 3)
    assert (table.me.inner_circle, table.me.deck, table.me.hand) == (["soldier"], ["noble"] * 4, ["noble"])


def test_nalfeshnee_without_a_deck_only_gains_influence() -> None:
    table = Table("nalfeshnee", "noble")
    table.me.deck = []
    table.do("play nalfeshnee")
    assert (table.g.turn.influence, table.me.inner_circle, table.me.hand) == (3, [], ["noble"])


def test_night_hag_returns_a_spy_to_draw_two_cards() -> None:
    table = Table("night_hag", spies={"k": ["skullport", "eryndlyn"]})
    table.me.deck[-2:] = ["house_guard", "soldier"]
    table.do("play night_hag; choose 2; return_spy eryndlyn k")
    assert (table.me.spies, table.me.hand) == (["skullport"], ["soldier", "house_guard"])


def test_orcus_devours_a_card_assassinates_two_and_raises_two_trophies_of_any_hall() -> None:
    troops = {"skullport": "krw..", "skullport-kanaglym.1": "r", "ched_nasad": "r..."}
    table = Table("orcus", "noble", troops=troops, trophies={"r": "kk"})
    table.do("play orcus; devour hand noble; assassinate skullport-kanaglym.1 r; assassinate skullport w")
    assert (table.me.trophies, table.g.troops["skullport"]) == ("rw", "kr...")
    assert table.options() == ["decline", "trophy 0 r", "trophy 0 w", "trophy 1 k"]
    table.do("trophy 1 k; to eryndlyn; trophy 0 w; to ched_nasad")
    assert (table.g.troops["eryndlyn"], table.g.troops["ched_nasad"]) == ("k..", "rw..")
    assert (table.me.trophies, table.rival.trophies, table.asked) == ("r", "k", (0, "turn"))
    assert (table.me.troops, table.rival.troops) == (30, 30)


def test_orcus_may_raise_fewer() -> None:
    table = Table("orcus", "noble", troops={"skullport": "krw.."})
    table.do("play orcus; devour hand noble; assassinate skullport r; trophy 0 w; to ched_nasad; decline")
    assert (table.me.trophies, table.g.troops["ched_nasad"], table.asked) == ("r", "w...", (0, "turn"))
    table = Table("orcus", "noble", troops={"skullport": "krw.."})
    table.do("play orcus; devour hand noble; assassinate skullport r; decline")
    assert (table.me.trophies, table.asked) == ("rw", (0, "turn"))


def test_orcus_with_no_victims_and_empty_halls_does_nothing() -> None:
    table = Table("orcus", "noble", troops={"skullport": "k....", "ched_nasad": "r..."})
    table.do("play orcus; devour hand noble")
    assert (table.asked, table.g.devoured, table.me.trophies) == ((0, "turn"), ["noble"], "")


def test_succubus_devours_a_card_to_place_a_spy_and_kill_there() -> None:
    table = Table("succubus", "noble", troops={"skullport": "kr...", "ched_nasad": "rw.."})
    table.do("play succubus; devour hand noble; place_spy ched_nasad")
    assert table.options() == ["assassinate ched_nasad r", "assassinate ched_nasad w"]
    table.do("assassinate ched_nasad r")
    assert (table.g.troops["ched_nasad"], table.me.trophies, table.me.spies) == (".w..", "r", ["ched_nasad"])
    assert table.g.devoured == ["noble"]


def test_succubus_kills_nobody_at_an_empty_site_or_without_a_new_spy() -> None:
    table = Table("succubus", "noble", troops={"skullport": "kr..."})
    table.do("play succubus; devour hand noble; place_spy ched_nasad")
    assert (table.asked, table.me.trophies, table.me.spies) == ((0, "turn"), "", ["ched_nasad"])
    table = Table("succubus", "noble", troops={"skullport": "kr..."}, spies={"k": ALL_SPIES})
    table.do("play succubus; devour hand noble; decline")
    assert (table.asked, table.me.trophies, table.me.spies) == ((0, "turn"), "", ALL_SPIES)


def test_succubus_may_move_one_of_five_spies_and_kill_there() -> None:
    table = Table("succubus", "noble", troops={"skullport": "kr...", "ched_nasad": "r..."}, spies={"k": ALL_SPIES})
    table.do("play succubus; devour hand noble; return_spy skullport k; place_spy ched_nasad")
    assert (table.me.spies, table.me.trophies) == ([*ALL_SPIES[1:], "ched_nasad"], "r")
    assert table.g.troops["ched_nasad"] == "...."


def test_vrock_returns_a_spy_for_five_power() -> None:
    table = Table("vrock", spies={"k": ["skullport"]})
    table.do("play vrock; choose 2; return_spy skullport k")
    assert (table.me.spies, table.g.turn.power, table.g.turn.influence) == ([], 5, 0)


def test_zuggtmoy_devours_from_the_inner_circle_for_influence_and_two_promotions() -> None:
    table = Table("zuggtmoy", "soldier", "noble", "bounty_hunter", "house_guard")
    table.me.inner_circle = ["advocate", "kobold"]
    table.do("play zuggtmoy")
    assert table.options() == ["decline", "devour inner_circle advocate", "devour inner_circle kobold"]
    table.do("devour inner_circle kobold; play soldier; play noble; play bounty_hunter")
    assert (table.g.turn.power, table.g.turn.influence) == (4, 4)
    assert (table.g.devoured, table.me.inner_circle) == (["kobold"], ["advocate"])
    table.do("end")
    options = ["decline", "promote played bounty_hunter", "promote played noble", "promote played soldier"]
    assert table.options() == options
    table.do("promote played bounty_hunter; promote played soldier")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), ["advocate", "bounty_hunter", "soldier"])


def test_zuggtmoy_may_promote_one_or_nobody() -> None:
    table = Table("zuggtmoy", "soldier", "noble")
    table.me.inner_circle = ["kobold"]
    table.do("play zuggtmoy; devour inner_circle kobold; play soldier; play noble; end; promote played noble; decline")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), ["noble"])
    table = Table("zuggtmoy", "soldier", "noble")
    table.me.inner_circle = ["kobold"]
    table.do("play zuggtmoy; devour inner_circle kobold; play soldier; play noble; end; decline")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), [])


def test_zuggtmoy_declined_gives_neither_influence_nor_promotions() -> None:
    table = Table("zuggtmoy", "soldier")
    table.me.inner_circle = ["kobold"]
    table.do("play zuggtmoy; decline; play soldier")
    assert (table.g.turn.influence, table.g.devoured) == (0, [])
    table.do("end")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), ["kobold"])


def test_zuggtmoy_devours_no_card_of_the_hand() -> None:
    table = Table("zuggtmoy", "soldier")
    table.do("play zuggtmoy")
    assert (table.asked, table.g.turn.influence, table.me.hand) == ((0, "turn"), 0, ["soldier"])


@pytest.mark.parametrize("card", ["balor", "demogorgon", "glabrezu", "marilith", "mind_flayer", "orcus", "succubus"])
def test_who_does_not_devour_a_card_gets_nothing(card: str) -> None:
    table = Table(card, "noble", half_decks=DECKS, troops={"skullport": "krw.."}, trophies={"r": "k"})
    table.do(f"play {card}; decline")
    assert (table.asked, table.g.devoured, table.me.hand) == ((0, "turn"), [], ["noble"])
    assert (table.g.turn.power, table.g.turn.influence, table.me.spies) == (0, 0, [])
    assert (table.g.troops["skullport"], table.me.trophies, table.me.troops) == ("krw..", "", 30)
    assert (table.rival.discard, table.rival.trophies) == ([], "k")


@pytest.mark.parametrize("card", ["balor", "demogorgon", "glabrezu", "marilith", "mind_flayer", "orcus", "succubus"])
def test_the_last_card_of_a_hand_cannot_devour_itself(card: str) -> None:
    table = Table(card, half_decks=DECKS, troops={"skullport": "krw.."}, trophies={"r": "k"})
    table.do(f"play {card}")
    assert (table.asked, table.g.devoured, table.options()) == ((0, "turn"), [], ["end"])
    assert (table.g.troops["skullport"], table.rival.discard, table.me.spies) == ("krw..", [], [])


@pytest.mark.parametrize("card", ["grazzt", "jackalwere", "night_hag", "vrock"])
def test_without_a_spy_one_can_only_be_placed(card: str) -> None:
    table = Table(card)
    table.do(f"play {card}")
    assert table.asked == (0, "place_spy")


@pytest.mark.parametrize("card", ["jackalwere", "night_hag", "vrock"])
def test_who_places_a_second_spy_gets_nothing_else(card: str) -> None:
    table = Table(card, spies={"k": ["araumycos"]})
    table.do(f"play {card}; choose 1; place_spy skullport")
    assert (table.asked, table.me.spies, table.me.hand) == ((0, "turn"), ["araumycos", "skullport"], [])
    assert (table.g.turn.power, table.g.turn.influence) == (0, 0)


@pytest.mark.parametrize("card", ["jackalwere", "night_hag", "vrock"])
def test_who_keeps_the_spy_gets_nothing(card: str) -> None:
    table = Table(card, spies={"k": ["skullport"]})
    table.do(f"play {card}; choose 2; decline")
    assert (table.asked, table.me.spies, table.me.hand) == ((0, "turn"), ["skullport"], [])
    assert (table.g.turn.power, table.g.turn.influence) == (0, 0)
