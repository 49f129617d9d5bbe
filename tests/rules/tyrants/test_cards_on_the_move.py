"""Cards on the move: devour, draw, promote, recruit (TY-DEV, TY-DRAW, TY-PROM, TY-RECR)."""

from igroteka.games.tyrants.box import HOUSE_GUARD, NOBLE, OUTCAST, PRIESTESS, SOLDIER
from igroteka.games.tyrants.state import Turn
from tests.games.tyrants.table import Table
from tests.ledger import rule

MARKET = ("spy_master", "advocate", "kobold", "deathblade", "blue_dragon", "bounty_hunter")


@rule("TY-DEV-01", "TY-DEV-03")
def test_a_devoured_market_card_lies_among_the_devoured_and_its_slot_is_refilled() -> None:
    table = Table("cult_fanatic", market=MARKET)
    table.g.market_deck[-2:] = ["imix", "olhydra"]
    table.restart()
    table.do("play cult_fanatic; devour market kobold")
    assert table.g.devoured == ["kobold"]
    assert table.g.market == ["spy_master", "advocate", "olhydra", "deathblade", "blue_dragon", "bounty_hunter"]
    assert (len(table.g.market_deck), table.g.market_deck[-1]) == (73, "imix")


@rule("TY-DEV-01", "TY-DEV-02")
def test_a_devoured_card_never_comes_back_and_scores_nothing() -> None:
    table = Table("mind_flayer", "severin_silrajin", influence=20)
    table.me.deck = []
    table.restart()
    assert table.points(table.me)["deck"] == 1 + 4
    table.do("play mind_flayer; devour hand severin_silrajin")
    assert table.g.devoured == ["severin_silrajin"]
    assert not any("severin_silrajin" in option for option in table.options())
    table.end_turn()
    assert (table.me.hand, table.me.deck, table.me.discard) == (["mind_flayer"], [], [])
    assert table.g.devoured == ["severin_silrajin"]
    assert sum(table.points(table.me).values()) == 1
    assert sum(table.points(table.rival).values()) == 0


@rule("TY-DRAW-01")
def test_cards_are_drawn_from_the_top_of_ones_own_deck() -> None:
    table = Table("information_broker", spies={"k": ["skullport"]})
    table.me.deck = [NOBLE, SOLDIER, HOUSE_GUARD, PRIESTESS]
    table.restart()
    table.do("play information_broker; choose 2; return_spy skullport k")
    assert table.me.hand == [PRIESTESS, HOUSE_GUARD, SOLDIER]
    assert (table.me.deck, table.rival.deck) == ([NOBLE], [NOBLE] * 5)


@rule("TY-DRAW-02")
def test_the_discard_pile_is_reshuffled_when_a_card_must_be_drawn_from_an_empty_deck() -> None:
    table = Table("information_broker", spies={"k": ["skullport"]})
    table.me.deck, table.me.discard = [SOLDIER], [HOUSE_GUARD] * 4
    table.restart()
    table.do("play information_broker; choose 2; return_spy skullport k")
    assert table.me.hand == [SOLDIER, HOUSE_GUARD, HOUSE_GUARD]
    assert (table.me.deck, table.me.discard) == ([HOUSE_GUARD] * 2, [])


@rule("TY-DRAW-02")
def test_the_new_deck_is_shuffled() -> None:
    discarded = [*MARKET, NOBLE, SOLDIER, HOUSE_GUARD, PRIESTESS]
    table = Table("information_broker", spies={"k": ["skullport"]})
    table.me.deck, table.me.discard = [], list(discarded)
    table.restart()
    table.do("play information_broker; choose 2; return_spy skullport k")
    order = [*table.me.deck, *reversed(table.me.hand)]
    assert sorted(order) == sorted(discarded)
    assert order not in (discarded, discarded[::-1])


@rule("TY-DRAW-02")
def test_the_discard_pile_stays_when_the_deck_just_suffices() -> None:
    table = Table("information_broker", spies={"k": ["skullport"]})
    table.me.deck, table.me.discard = [SOLDIER] * 3, [HOUSE_GUARD] * 4
    table.restart()
    table.do("play information_broker; choose 2; return_spy skullport k")
    assert (table.me.hand, table.me.deck, table.me.discard) == ([SOLDIER] * 3, [], [HOUSE_GUARD] * 4)


def test_drawing_stops_when_deck_and_discard_pile_are_empty() -> None:
    """TY-AMB-12: cards in play are not reshuffled."""
    table = Table("noble", "information_broker", spies={"k": ["skullport"]})
    table.me.deck = [SOLDIER]
    table.restart()
    table.do("play noble; play information_broker; choose 2; return_spy skullport k")
    assert (table.me.hand, table.me.deck, table.me.discard) == ([SOLDIER], [], [])
    assert [played.card for played in table.g.turn.played] == [NOBLE, "information_broker"]


@rule("TY-PROM-01")
def test_a_promoted_card_lies_in_its_owners_inner_circle() -> None:
    table = Table("advocate", "house_guard", "noble")
    table.me.inner_circle = ["imix"]
    table.restart()
    table.do("play house_guard; play noble; play advocate; choose 2; end; promote played house_guard")
    assert (table.me.inner_circle, table.rival.inner_circle) == (["imix", HOUSE_GUARD], [])


@rule("TY-PROM-02")
def test_a_promoted_card_is_never_shuffled_back() -> None:
    table = Table("advocate", "house_guard")
    table.me.deck = []
    table.restart()
    table.do("play house_guard; play advocate; choose 2; end")
    assert (table.me.hand, table.me.deck, table.me.discard) == (["advocate"], [], [])
    table.do("end; end")
    assert (table.me.hand, table.me.deck, table.me.discard) == (["advocate"], [], [])
    assert table.me.inner_circle == [HOUSE_GUARD]


@rule("TY-PROM-03")
def test_a_promoted_card_scores_its_inner_circle_value_instead_of_its_deck_value() -> None:
    table = Table("advocate", "house_guard")
    assert (table.points(table.me)["deck"], table.points(table.me)["inner_circle"]) == (1 + 1, 0)
    table.do("play house_guard; play advocate; choose 2; end")
    assert (table.points(table.me)["deck"], table.points(table.me)["inner_circle"]) == (1, 3)


@rule("TY-PROM-04")
def test_the_masters_of_sorcere_are_promoted() -> None:
    table = Table("masters_of_sorcere", "advocate")
    table.do("play masters_of_sorcere; place_spy skullport; place_spy everfire; play advocate; choose 2; end")
    assert table.me.inner_circle == ["masters_of_sorcere"]
    assert table.points(table.me)["inner_circle"] == 5
    assert "masters_of_sorcere" not in [*table.me.hand, *table.me.deck, *table.me.discard]


@rule("TY-RECR-01", "TY-RECR-02")
def test_a_recruited_market_card_goes_to_the_discard_pile_and_its_slot_is_refilled() -> None:
    table = Table(market=MARKET, influence=6)
    table.g.market_deck[-1] = "imix"
    table.restart()
    table.do("recruit market advocate")
    assert table.me.discard == ["advocate"]
    assert (table.me.hand, len(table.me.deck)) == ([], 5)
    assert table.g.market == ["spy_master", "imix", "kobold", "deathblade", "blue_dragon", "bounty_hunter"]
    assert len(table.g.market_deck) == 73


@rule("TY-RECR-01")
def test_a_card_recruited_from_a_pile_leaves_the_market_row_alone() -> None:
    table = Table(market=MARKET, influence=3)
    table.do("recruit pile house_guard")
    assert (table.me.discard, table.g.piles[HOUSE_GUARD], table.g.piles[PRIESTESS]) == ([HOUSE_GUARD], 14, 15)
    assert (tuple(table.g.market), len(table.g.market_deck)) == (MARKET, 74)


@rule("TY-RECR-03", "TY-RECR-05")
def test_guards_priestesses_and_the_six_market_cards_are_for_sale_but_no_outcasts() -> None:
    table = Table(half_decks=("drow", "demons"), market=MARKET, influence=20)
    assert table.g.piles[OUTCAST] == 30
    market = sorted(f"recruit market {card}" for card in MARKET)
    assert table.options("recruit") == [*market, "recruit pile house_guard", "recruit pile priestess_of_lolth"]


@rule("TY-RECR-03")
def test_nothing_is_recruited_in_step_2() -> None:
    table = Table("advocate", "noble", "soldier", influence=20)
    table.do("play noble; play soldier; play advocate; choose 2; end")
    assert table.options("recruit") == []
    table.do("promote played noble")
    assert (table.asked, table.g.turn.influence, table.options("recruit")) == ((1, "turn"), 0, [])


@rule("TY-RECR-04")
def test_a_card_costs_exactly_its_price_in_influence() -> None:
    table = Table(market=MARKET, influence=7)
    assert table.options("recruit") == [
        "recruit market advocate",
        "recruit market bounty_hunter",
        "recruit market deathblade",
        "recruit market kobold",
        "recruit market spy_master",
        "recruit pile house_guard",
        "recruit pile priestess_of_lolth",
    ]
    table.do("recruit market bounty_hunter")
    assert table.g.turn.influence == 3
    table.do("recruit pile house_guard")
    assert (table.g.turn.influence, table.options()) == (0, ["end"])


@rule("TY-RECR-06")
def test_the_game_goes_on_without_house_guards() -> None:
    table = Table(influence=6)
    table.g.piles[HOUSE_GUARD] = 1
    table.restart()
    table.do("recruit pile house_guard")
    assert "recruit pile house_guard" not in table.options()
    assert "recruit pile priestess_of_lolth" in table.options()
    table.end_turn()
    assert (table.asked, table.g.ending) == ((1, "turn"), "")


@rule("TY-RECR-07")
def test_the_game_goes_on_without_priestesses() -> None:
    table = Table(influence=6)
    table.g.piles[PRIESTESS] = 1
    table.restart()
    table.do("recruit pile priestess_of_lolth")
    assert "recruit pile priestess_of_lolth" not in table.options()
    assert "recruit pile house_guard" in table.options()
    table.end_turn()
    assert (table.asked, table.g.ending) == ((1, "turn"), "")


@rule("TY-RECR-08")
def test_the_game_goes_on_without_outcasts() -> None:
    table = Table("ghoul", half_decks=("drow", "demons"))
    table.g.piles[OUTCAST] = 0
    table.restart()
    table.do("play ghoul")
    assert (table.g.piles[OUTCAST], table.rival.discard, table.g.turn.power) == (0, [], 2)
    table.end_turn()
    assert (table.asked, table.g.ending) == ((1, "turn"), "")


@rule("TY-RECR-09")
def test_the_last_outcasts_are_handed_out_clockwise_from_the_active_player() -> None:
    table = Table(seats=4, half_decks=("drow", "demons"))
    table.g.turn = Turn(2)
    table.g.players[2].hand = ["ghoul"]
    table.g.piles[OUTCAST] = 2
    table.restart()
    table.do("play ghoul")
    assert [player.discard for player in table.g.players] == [[OUTCAST], [], [], [OUTCAST]]
    assert table.g.piles[OUTCAST] == 0


def test_each_player_takes_all_their_outcasts_before_the_next() -> None:
    """TY-AMB-18."""
    table = Table("demogorgon", "noble", seats=4, half_decks=("drow", "demons"))
    table.g.piles[OUTCAST] = 3
    table.restart()
    table.do("play demogorgon; devour hand noble")
    assert [player.discard for player in table.g.players] == [[], [OUTCAST] * 2, [OUTCAST], []]


@rule("TY-RECR-10")
def test_a_recruited_card_is_played_only_after_it_has_been_drawn() -> None:
    table = Table(market=MARKET, influence=4)
    table.me.deck = [NOBLE] * 3
    table.restart()
    table.do("recruit market bounty_hunter")
    assert (table.me.discard, table.options("play")) == (["bounty_hunter"], [])
    table.do("end; end")
    assert table.me.hand == [*[NOBLE] * 3, "bounty_hunter"]
    assert table.options("play") == ["play bounty_hunter", "play noble"]


@rule("TY-RECR-11")
def test_aerisi_kalinoth_waits_for_a_player_with_5_influence() -> None:
    table = Table("noble", half_decks=("drow", "elementals"), market=("aerisi_kalinoth",), influence=4)
    assert "recruit market aerisi_kalinoth" not in table.options()
    table.do("play noble; recruit market aerisi_kalinoth")
    assert (table.me.discard, table.g.turn.influence) == (["aerisi_kalinoth"], 0)
