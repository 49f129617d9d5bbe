"""The cards of the Undead half-deck, one by one."""

from igroteka.games.tyrants.components.declaring import CARDS
from igroteka.games.tyrants.game import TYRANTS
from igroteka.kernel import LANGUAGES, Voice
from tests.games.tyrants.table import Table

FIVE_SPIES = ["skullport", "eryndlyn", "kanaglym", "araumycos", "labyrinth"]
DEAR = ["lich", "vampire", "death_knight", "mummy_lord", "high_priest_of_myrkul"]
"""Market cards that cost more than 4."""


def test_banshee_gains_three_power_beside_an_enemy_spy() -> None:
    table = Table("banshee", spies={"r": ["skullport"]})
    table.do("play banshee; place_spy skullport")
    assert (table.me.spies, table.rival.spies, table.g.turn.power) == (["skullport"], ["skullport"], 3)


def test_banshee_gains_nothing_without_an_enemy_spy_there_or_a_placed_spy() -> None:
    table = Table("banshee", troops={"kanaglym": "r.."}, spies={"k": ["eryndlyn"], "r": ["skullport"]})
    table.do("play banshee; place_spy kanaglym")
    assert (table.me.spies, table.g.turn.power) == (["eryndlyn", "kanaglym"], 0)
    table = Table("banshee", spies={"k": FIVE_SPIES, "r": ["skullport", "labyrinth"]})
    table.do("play banshee; decline")
    assert (table.me.spies, table.g.turn.power) == (FIVE_SPIES, 0)


def test_carrion_crawler_gains_three_power_and_takes_the_place_of_a_market_card() -> None:
    table = Table("carrion_crawler", market=["wight", *DEAR], influence=2)
    left = len(table.g.market_deck)
    table.do("play carrion_crawler")
    assert table.options() == [f"devour market {card}" for card in sorted(["wight", *DEAR])]
    table.do("devour market wight")
    assert (table.g.turn.power, table.g.devoured, len(table.g.market_deck)) == (3, ["wight"], left)
    assert table.g.market == ["carrion_crawler", *DEAR]
    table.do("recruit market carrion_crawler")
    assert table.me.discard == ["carrion_crawler"]


def test_carrion_crawler_leaves_my_cards_unless_the_market_is_empty() -> None:
    table = Table("carrion_crawler", market=["wight", *DEAR])
    table.do("play carrion_crawler; devour market lich; end")
    assert table.me.discard == []
    table = Table("carrion_crawler", market=[""] * 6)
    table.do("play carrion_crawler; end")
    assert (table.me.discard, table.g.devoured) == (["carrion_crawler"], [])


def test_conjurer_returns_a_spy_to_recruit_two_cards_for_nothing() -> None:
    table = Table("conjurer", spies={"k": ["skullport"]}, market=["wight", "banshee", *DEAR[:4]])
    table.g.market_deck.append("wraith")
    table.restart()
    table.do("play conjurer; choose 2; return_spy skullport k")
    piles = ["recruit pile house_guard", "recruit pile priestess_of_lolth"]
    assert table.options() == ["decline", "recruit market wight", *piles]
    table.do("recruit market wight")
    assert table.options() == ["decline", "recruit market wraith", *piles]
    table.do("recruit pile house_guard")
    assert (table.asked, table.me.discard, table.me.spies) == ((0, "turn"), ["wight", "house_guard"], [])
    assert (table.g.market[0], table.g.piles["house_guard"]) == ("wraith", 14)


def test_conjurer_may_recruit_fewer() -> None:
    table = Table("conjurer", spies={"k": ["skullport"]}, influence=1)
    table.do("play conjurer; choose 2; return_spy skullport k; recruit pile priestess_of_lolth; decline")
    assert (table.asked, table.me.discard, table.g.turn.influence) == ((0, "turn"), ["priestess_of_lolth"], 1)


def test_conjurer_places_a_spy_or_keeps_one_and_recruits_nobody() -> None:
    table = Table("conjurer")
    table.do("play conjurer; place_spy skullport")
    assert (table.asked, table.me.spies, table.me.discard) == ((0, "turn"), ["skullport"], [])
    table = Table("conjurer", spies={"k": ["skullport"]})
    table.do("play conjurer; choose 2; decline")
    assert (table.asked, table.me.spies, table.me.discard) == ((0, "turn"), ["skullport"], [])


def test_cultist_of_myrkul_gains_two_influence() -> None:
    table = Table("cultist_of_myrkul", "noble")
    table.do("play cultist_of_myrkul; choose 1")
    assert table.g.turn.influence == 2
    table.do("play noble; end")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), [])
    assert table.me.discard == ["cultist_of_myrkul", "noble"]


def test_cultist_of_myrkul_devours_itself_to_promote_two_cards_at_the_end() -> None:
    table = Table("cultist_of_myrkul", "noble", "soldier", "house_guard")
    table.do("play cultist_of_myrkul; choose 2; accept")
    assert (table.g.turn.influence, table.g.devoured) == (0, ["cultist_of_myrkul"])
    table.do("play noble; play soldier; play house_guard; end")
    assert table.options("promote") == ["promote played house_guard", "promote played noble", "promote played soldier"]
    table.do("promote played house_guard; promote played soldier")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), ["house_guard", "soldier"])
    assert table.me.discard == ["noble"]


def test_cultist_of_myrkul_may_promote_fewer_than_two() -> None:
    table = Table("cultist_of_myrkul", "noble", "soldier")
    table.do("play cultist_of_myrkul; choose 2; accept; play noble; play soldier; end; promote played noble; decline")
    assert (table.asked, table.me.inner_circle, table.me.discard) == ((1, "turn"), ["noble"], ["soldier"])


def test_cultist_of_myrkul_kept_promotes_nobody() -> None:
    table = Table("cultist_of_myrkul", "noble")
    table.do("play cultist_of_myrkul; choose 2; decline; play noble; end")
    assert (table.asked, table.me.inner_circle, table.g.devoured) == ((1, "turn"), [], [])
    assert table.me.discard == ["cultist_of_myrkul", "noble"]


def test_a_devoured_cultist_of_myrkul_promotes_the_one_that_stayed() -> None:
    table = Table("cultist_of_myrkul", "cultist_of_myrkul")
    table.do("play cultist_of_myrkul; choose 2; accept; play cultist_of_myrkul; choose 1; end")
    table.do("promote played cultist_of_myrkul")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), ["cultist_of_myrkul"])
    assert (table.g.devoured, table.me.discard) == (["cultist_of_myrkul"], [])


def test_two_devoured_cultists_of_myrkul_cannot_promote_each_other() -> None:
    table = Table("cultist_of_myrkul", "cultist_of_myrkul")
    table.do("play cultist_of_myrkul; choose 2; accept; play cultist_of_myrkul; choose 2; accept; end")
    assert (table.asked, table.me.inner_circle, table.me.discard) == ((1, "turn"), [], [])
    assert table.g.devoured == ["cultist_of_myrkul", "cultist_of_myrkul"]


def test_death_knight_supplants_and_counts_player_trophies_by_five() -> None:
    troops = {"skullport": "krw..", "eryndlyn": "r.."}
    table = Table("death_knight", troops=troops, trophies={"k": "rrrrrrrrrwwww"})
    table.do("play death_knight")
    assert table.options() == ["supplant skullport r", "supplant skullport w"]
    table.do("supplant skullport r")
    assert (table.g.troops["skullport"], table.me.troops, table.me.vp) == ("kkw..", 29, 2)
    table = Table("death_knight", troops=troops, trophies={"k": "rrrrrrrrrwwww"})
    table.do("play death_knight; supplant skullport w")
    assert (table.g.troops["skullport"], table.me.vp) == ("krk..", 1)


def test_death_knight_without_a_target_still_gains_vp() -> None:
    table = Table("death_knight", troops={"skullport": "k....", "eryndlyn": "r.."}, trophies={"k": "rrrrr"})
    table.do("play death_knight")
    assert (table.me.trophies, table.me.troops, table.me.vp) == ("rrrrr", 30, 1)


def test_flesh_golem_gains_two_power_and_devours_itself_to_kill() -> None:
    table = Table("flesh_golem", troops={"skullport": "krw..", "eryndlyn": "r.."})
    table.do("play flesh_golem")
    assert (table.asked, table.g.turn.power) == ((0, "pay_devour_this"), 2)
    table.do("accept")
    assert table.options() == ["assassinate skullport r", "assassinate skullport w"]
    table.do("assassinate skullport r; end")
    assert (table.me.trophies, table.g.devoured, table.me.discard) == ("r", ["flesh_golem"], [])


def test_flesh_golem_may_be_kept() -> None:
    table = Table("flesh_golem", troops={"skullport": "kr..."})
    table.do("play flesh_golem; decline")
    assert (table.me.trophies, table.g.turn.power) == ("", 2)
    table.end_turn()
    assert (table.g.devoured, table.me.discard) == ([], ["flesh_golem"])


def test_flesh_golem_that_stayed_is_promoted_not_the_devoured_one() -> None:
    table = Table("flesh_golem", "flesh_golem", "ambassador", troops={"skullport": "k...."})
    table.do("play flesh_golem; accept; play flesh_golem; decline; play ambassador; end")
    assert (table.me.inner_circle, table.me.discard) == (["flesh_golem"], ["ambassador"])
    assert table.g.devoured == ["flesh_golem"]


def haunt(*devoured: str, influence: int, hand: tuple[str, ...] = ()) -> Table:
    """Ghost in hand, a spy on the map, dear cards in the market and these devoured cards, the top one last."""
    table = Table("ghost", *hand, market=["lich", *DEAR], spies={"k": ["skullport"]}, influence=influence)
    table.g.devoured = list(devoured)
    table.restart()
    return table


def test_ghost_places_a_spy_and_sells_nothing() -> None:
    table = haunt("wight", influence=5)
    table.do("play ghost; choose 1; place_spy eryndlyn")
    assert table.me.spies == ["skullport", "eryndlyn"]
    assert table.options("recruit") == ["recruit pile house_guard", "recruit pile priestess_of_lolth"]


def test_ghost_sells_the_devoured_pile_card_by_card() -> None:
    table = haunt("wight", "banshee", "wraith", influence=7)
    assert table.options("recruit")[0] == "recruit market death_knight"
    table.do("play ghost; choose 2; return_spy skullport k")
    assert table.options("recruit")[0] == "recruit devoured wraith"
    table.do("recruit devoured wraith")
    assert (table.g.turn.influence, table.options("recruit")[0]) == (5, "recruit devoured banshee")
    table.do("recruit devoured banshee")
    assert (table.g.turn.influence, table.g.devoured, table.me.discard) == (1, ["wight"], ["wraith", "banshee"])
    assert table.options("recruit") == []


def test_ghost_sells_no_card_without_a_cost_nor_one_below_it() -> None:
    table = haunt("wight", "noble", influence=5)
    table.do("play ghost; choose 2; return_spy skullport k")
    assert table.options("recruit") == ["recruit pile house_guard", "recruit pile priestess_of_lolth"]


def test_ghost_also_sells_what_is_devoured_later_this_turn() -> None:
    table = haunt("banshee", influence=2, hand=("skeletal_horde",))
    table.do("play ghost; choose 2; return_spy skullport k")
    table.do("play skeletal_horde; deploy skullport; deploy skullport; accept")
    table.do("deploy skullport; deploy skullport; deploy skullport; recruit devoured skeletal_horde")
    assert (table.me.discard, table.g.devoured) == (["skeletal_horde"], ["banshee"])


def test_ghost_sells_as_part_of_the_market_to_a_conjurer_too() -> None:
    table = haunt("wight", influence=0, hand=("conjurer",))
    table.me.spies.append("eryndlyn")
    table.do("play ghost; choose 2; return_spy skullport k; play conjurer; choose 2; return_spy eryndlyn k")
    table.do("recruit devoured wight; decline")
    assert (table.me.discard, table.g.devoured) == (["wight"], [])


def test_ghost_s_card_lies_in_no_market_row_so_ulitharid_cannot_play_it() -> None:
    table = haunt("wight", influence=0, hand=("ulitharid",))
    table.do("play ghost; choose 2; return_spy skullport k; play ulitharid")
    assert (table.asked, table.g.devoured) == ((0, "turn"), ["wight"])
    texts = [Voice(language, TYRANTS).sentence(CARDS["ulitharid"].play.say()) for language in LANGUAGES]
    assert texts == [
        "Разыграйте карту из ряда рынка стоимостью не больше 4 как свою, затем поглотите её.",
        "Play a card of the market row that costs 4 or less as if it were yours, then devour it.",
    ]


def test_ghost_sells_nothing_for_a_spy_kept_nor_in_the_next_turn() -> None:
    table = haunt("wraith", influence=2)
    table.do("play ghost; choose 2; decline")
    assert (table.options("recruit"), table.me.spies) == (["recruit pile priestess_of_lolth"], ["skullport"])
    table = haunt("wraith", influence=2)
    table.do("play ghost; choose 2; return_spy skullport k; end; play noble; play noble")
    assert (table.asked, table.options("recruit")) == ((1, "turn"), ["recruit pile priestess_of_lolth"])


def test_high_priest_of_myrkul_returns_a_piece_of_another_player() -> None:
    spies = {"k": ["kanaglym"], "r": ["kanaglym", "tsenviilyq"]}
    table = Table("high_priest_of_myrkul", troops={"skullport": "krw..", "eryndlyn": "r.."}, spies=spies)
    table.do("play high_priest_of_myrkul")
    assert table.options() == ["return_spy kanaglym r", "return_troop skullport r"]
    table.do("return_troop skullport r")
    assert (table.g.troops["skullport"], table.rival.troops, table.me.trophies) == ("k.w..", 31, "")


def test_high_priest_of_myrkul_promotes_any_number_of_undead_at_the_end() -> None:
    hand = ("high_priest_of_myrkul", "ravenous_zombies", "vampire_spawn", "ghoul", "flesh_golem", "noble")
    table = Table(*hand, troops={"skullport": "k...."})
    table.do("play ravenous_zombies; play high_priest_of_myrkul; play vampire_spawn; play ghoul")
    table.do("play flesh_golem; decline; play noble; end")
    promotions = ["promote played ghoul", "promote played ravenous_zombies", "promote played vampire_spawn"]
    assert table.options() == ["decline", *promotions]
    table.do("; ".join(promotions))
    assert table.me.inner_circle == ["ghoul", "ravenous_zombies", "vampire_spawn"]
    assert (table.asked, table.me.discard) == ((1, "turn"), ["high_priest_of_myrkul", "flesh_golem", "noble"])


def test_high_priest_of_myrkul_may_promote_none_and_finds_nothing_to_return() -> None:
    table = Table("high_priest_of_myrkul", "ghoul", troops={"skullport": "kw..."})
    table.do("play high_priest_of_myrkul; play ghoul; end; decline")
    assert (table.me.inner_circle, table.me.discard) == ([], ["high_priest_of_myrkul", "ghoul"])
    assert (table.rival.troops, table.g.troops["skullport"]) == (30, "kw...")
