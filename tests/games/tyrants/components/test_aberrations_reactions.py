"""Aberrations: Elder Brain, Ulitharid, and the answers to forced discards."""

from tests.games.tyrants.table import Table

NOBLES = ["noble", "noble", "noble"]

DEAR = ["aboleth", "beholder", "death_tyrant", "elder_brain", "neogi"]


def against(table: Table, *hand: str) -> Table:
    """The same table with this hand of the rival's."""
    table.rival.hand = list(hand)
    table.restart()
    return table


def brain(*inner_circle: str, top: str = "noble", hand: tuple[str, ...] = ()) -> Table:
    """Elder Brain in hand, with this inner circle and this top card of the deck."""
    table = Table("elder_brain", *hand)
    table.me.inner_circle = list(inner_circle)
    table.me.deck.append(top)
    table.restart()
    return table


def test_elder_brain_promotes_the_top_card_and_plays_one_of_the_inner_circle() -> None:
    table = brain("spectator", top="soldier")
    table.do("play elder_brain")
    assert table.options() == ["borrow inner_circle soldier", "borrow inner_circle spectator"]
    table.do("borrow inner_circle spectator")
    assert (table.g.turn.power, table.g.turn.influence) == (2, 1)
    table.end_turn()
    assert (sorted(table.me.inner_circle), table.me.discard) == (["soldier", "spectator"], ["elder_brain"])


def test_elder_brain_may_play_the_card_just_promoted_even_from_the_discard_pile() -> None:
    table = Table("elder_brain")
    table.me.deck, table.me.discard = [], ["soldier"]
    table.restart()
    table.do("play elder_brain")
    assert (table.g.turn.power, table.me.inner_circle, table.me.discard) == (1, ["soldier"], [])


def test_elder_brain_without_any_card_does_nothing() -> None:
    table = Table("elder_brain", "noble")
    table.me.deck = []
    table.restart()
    table.do("play elder_brain")
    assert (table.asked, table.me.inner_circle, table.me.hand) == ((0, "turn"), [], ["noble"])


def test_elder_brain_sends_an_outcast_to_the_supply() -> None:
    table = brain(top="insane_outcast")
    table.do("play elder_brain")
    assert (table.asked, table.me.inner_circle, table.g.piles["insane_outcast"]) == ((0, "turn"), [], 1)


def test_elder_brain_loses_a_card_that_devours_itself() -> None:
    table = brain("cultist_of_myrkul")
    table.do("play elder_brain; borrow inner_circle cultist_of_myrkul; choose 2; accept")
    assert (table.me.inner_circle, table.g.devoured) == (["noble"], ["cultist_of_myrkul"])
    table.end_turn()
    assert table.options() == ["decline", "promote played elder_brain"]
    table.do("promote played elder_brain")
    assert (table.me.inner_circle, table.me.discard) == (["noble", "elder_brain"], [])


def test_elder_brain_plays_a_card_that_promotes_itself_back_once() -> None:
    table = brain("necromancer")
    table.do("play elder_brain; borrow inner_circle necromancer; choose 2; end")
    assert (sorted(table.me.inner_circle), table.me.discard) == (["necromancer", "noble"], ["elder_brain"])


def test_elder_brain_plays_a_card_whose_promotion_waits_for_the_end() -> None:
    table = brain("ambassador", hand=("soldier",))
    table.do("play soldier; play elder_brain; borrow inner_circle ambassador; end")
    assert table.options() == ["promote played elder_brain", "promote played soldier"]
    table.do("promote played elder_brain")
    assert sorted(table.me.inner_circle) == ["ambassador", "elder_brain", "noble"]
    assert table.me.discard == ["soldier"]


def test_elder_brain_s_card_is_back_inside_and_cannot_be_promoted_again() -> None:
    table = brain("spectator", hand=("puppeteer",))
    table.do("play puppeteer; play elder_brain; borrow inner_circle spectator; end")
    assert sorted(table.me.inner_circle) == ["elder_brain", "noble", "spectator"]
    assert table.me.discard == ["puppeteer"]


def test_elder_brain_s_card_is_not_in_the_inner_circle_while_it_is_played() -> None:
    table = brain("drow_negotiator", "noble", "noble")
    table.do("play elder_brain; borrow inner_circle drow_negotiator")
    assert (table.g.turn.influence, len(table.me.inner_circle)) == (0, 4)


def lord(*hand: str, market: str, troops: str = "k....", trophies: str = "") -> Table:
    """Ulitharid in hand and one cheap card in the market; a Gauth will refill it."""
    table = Table("ulitharid", *hand, market=[market, *DEAR], troops={"skullport": troops}, trophies={"k": trophies})
    table.g.market_deck.append("gauth")
    table.restart()
    return table


def test_ulitharid_plays_and_devours_a_market_card_of_cost_four_or_less() -> None:
    table = Table("ulitharid", market=["spectator", "gauth", "puppeteer", *DEAR[:3]])
    table.g.market_deck.append("cloaker")
    table.restart()
    table.do("play ulitharid")
    assert table.options() == ["borrow market gauth", "borrow market spectator"]
    table.do("borrow market spectator")
    assert (table.g.turn.power, table.g.turn.influence, table.g.devoured) == (2, 1, ["spectator"])
    assert table.g.market[:3] == ["cloaker", "gauth", "puppeteer"]
    table.end_turn()
    assert (table.me.discard, table.me.inner_circle) == (["ulitharid"], [])


def test_ulitharid_finds_every_market_card_too_dear() -> None:
    table = lord(market="puppeteer")
    table.do("play ulitharid")
    assert (table.asked, table.g.devoured, table.g.market) == ((0, "turn"), [], ["puppeteer", *DEAR])


def test_ulitharid_plays_a_card_that_devours_itself_once() -> None:
    table = lord(market="flesh_golem", troops="kr...")
    table.do("play ulitharid; accept")
    assert (table.me.trophies, table.g.turn.power) == ("r", 2)
    assert (table.g.devoured, table.g.market) == (["flesh_golem"], ["gauth", *DEAR])


def test_ulitharid_plays_a_card_that_promotes_itself_into_my_inner_circle() -> None:
    table = lord(market="revenant", troops="kr...", trophies="wwwwwww")
    table.do("play ulitharid")
    assert (table.me.inner_circle, table.g.devoured, table.g.market) == (["revenant"], [], ["gauth", *DEAR])


def test_ulitharid_plays_a_carrion_crawler_that_stays_in_the_market() -> None:
    table = lord(market="carrion_crawler")
    table.do("play ulitharid")
    assert table.options() == [f"devour market {card}" for card in DEAR]
    table.do("devour market beholder")
    assert (table.g.turn.power, table.g.devoured) == (3, ["beholder"])
    assert table.g.market == ["gauth", "aboleth", "carrion_crawler", "death_tyrant", "elder_brain", "neogi"]


def test_ulitharid_plays_a_card_whose_promotion_waits_for_the_end() -> None:
    table = lord("soldier", market="ambassador")
    table.do("play ulitharid; play soldier; end")
    assert table.options() == ["promote played soldier", "promote played ulitharid"]
    table.do("promote played ulitharid")
    assert (table.me.inner_circle, table.me.discard) == (["ulitharid"], ["soldier"])
    assert table.g.devoured == ["ambassador"]


def test_ulitharid_s_devoured_card_cannot_be_promoted() -> None:
    table = lord("puppeteer", market="spectator")
    table.do("play puppeteer; play ulitharid; end")
    assert (table.me.inner_circle, table.me.discard, table.g.devoured) == (["ulitharid"], ["puppeteer"], ["spectator"])


def test_ulitharid_s_card_was_played_this_turn_and_gives_focus() -> None:
    table = lord("imix", market="spectator")
    table.do("play ulitharid; play imix")
    assert table.g.turn.power == 2 + 4 + 2


def test_ambassador_made_to_be_discarded_may_be_promoted_instead() -> None:
    table = against(Table("gauth"), "ambassador", *NOBLES)
    table.do("play gauth; choose 2; discard ambassador")
    assert table.asked == (1, "may")
    table.do("accept")
    assert (table.rival.inner_circle, table.rival.discard, table.rival.hand) == (["ambassador"], [], NOBLES)
    table = against(Table("gauth"), "ambassador", *NOBLES)
    table.do("play gauth; choose 2; discard ambassador; decline")
    assert (table.rival.inner_circle, table.rival.discard, table.rival.hand) == ([], ["ambassador"], NOBLES)


def test_grimlock_made_to_be_discarded_draws_two_cards_for_its_owner() -> None:
    table = against(Table("gauth"), "grimlock", *NOBLES)
    table.do("play gauth; choose 2; discard grimlock")
    assert (len(table.rival.hand), len(table.rival.deck), table.rival.discard) == (5, 3, ["grimlock"])
    assert len(table.me.hand) == 1


def test_umber_hulk_made_to_be_discarded_takes_a_card_of_the_one_who_did_it() -> None:
    table = Table("cranium_rats", "soldier", "priestess_of_lolth", seats=3, troops={"blingdenstone": "k."})
    against(table, "umber_hulk", *NOBLES).do("play cranium_rats; deploy blingdenstone; player 1; discard umber_hulk")
    assert (table.asked, table.options()) == ((0, "forced_discard"), ["discard priestess_of_lolth", "discard soldier"])
    table.do("discard soldier")
    assert (table.asked, table.me.hand, table.me.discard) == ((0, "turn"), ["priestess_of_lolth"], ["soldier"])
    assert (table.rival.hand, len(table.g.players[2].hand)) == (NOBLES, 5)


def test_umber_hulk_finds_an_empty_hand() -> None:
    table = against(Table("cranium_rats", troops={"blingdenstone": "k."}), "umber_hulk", *NOBLES)
    table.do("play cranium_rats; deploy blingdenstone; discard umber_hulk")
    assert (table.asked, table.rival.hand, table.rival.discard) == ((0, "turn"), NOBLES, ["umber_hulk"])


def test_umber_hulks_strike_back_and_forth() -> None:
    table = against(Table("gauth", "umber_hulk"), "umber_hulk", "grimlock", "noble", "noble")
    table.do("play gauth; choose 2; discard umber_hulk; discard umber_hulk")
    assert (table.asked, table.options()) == ((1, "forced_discard"), ["discard grimlock", "discard noble"])
    table.do("discard grimlock")
    assert (table.rival.discard, len(table.rival.hand)) == (["umber_hulk", "grimlock"], 4)
    assert (table.asked, table.me.discard, table.me.hand) == ((0, "turn"), ["umber_hulk"], ["noble"])


def test_umber_hulk_makes_my_own_cards_react_for_me() -> None:
    table = against(Table("gauth", "ambassador", "grimlock"), "umber_hulk", *NOBLES)
    table.do("play gauth; choose 2; discard umber_hulk; discard grimlock")
    assert (len(table.me.hand), table.me.discard, table.rival.hand) == (4, ["grimlock"], NOBLES)
    table = against(Table("gauth", "ambassador", "grimlock"), "umber_hulk", *NOBLES)
    table.do("play gauth; choose 2; discard umber_hulk; discard ambassador")
    assert table.asked == (0, "may")
    table.do("accept")
    assert (table.me.inner_circle, table.me.discard) == (["ambassador"], [])


def test_a_discard_of_my_own_choice_calls_no_reaction() -> None:
    table = Table("insane_outcast", "insane_outcast", "insane_outcast", "ambassador", "grimlock", "umber_hulk")
    table.do("play insane_outcast; discard ambassador; play insane_outcast; discard grimlock")
    table.do("play insane_outcast; discard umber_hulk")
    assert (table.asked, table.me.discard) == ((0, "turn"), ["ambassador", "grimlock", "umber_hulk"])
    assert (table.me.inner_circle, table.me.hand, len(table.rival.hand)) == ([], [], 5)
    assert table.g.piles["insane_outcast"] == 3


def test_the_discard_at_the_end_of_my_turn_calls_no_reaction() -> None:
    table = Table("ambassador", "grimlock", "umber_hulk")
    table.end_turn()
    assert (table.asked, table.me.discard) == ((1, "turn"), ["ambassador", "grimlock", "umber_hulk"])
    assert (table.me.inner_circle, len(table.me.hand), len(table.rival.hand)) == ([], 5, 5)
