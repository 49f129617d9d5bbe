"""The starting cards, the two open piles and the Insane Outcast."""

from tests.games.tyrants.table import Table

OUTCAST = "insane_outcast"


def with_outcast(*hand: str, seats: int = 2) -> Table:
    """A table at which one Insane Outcast of 30 is in somebody's hands."""
    table = Table(*hand, seats=seats, half_decks=("demons", "drow"))
    table.g.piles[OUTCAST] = 29
    return table


def test_noble_gains_one_influence() -> None:
    table = Table("noble")
    table.do("play noble")
    assert (table.g.turn.power, table.g.turn.influence) == (0, 1)


def test_soldier_gains_one_power() -> None:
    table = Table("soldier")
    table.do("play soldier")
    assert (table.g.turn.power, table.g.turn.influence) == (1, 0)


def test_house_guard_gains_two_power() -> None:
    table = Table("house_guard")
    table.do("play house_guard")
    assert (table.g.turn.power, table.g.turn.influence) == (2, 0)


def test_priestess_of_lolth_gains_two_influence() -> None:
    table = Table("priestess_of_lolth")
    table.do("play priestess_of_lolth")
    assert (table.g.turn.power, table.g.turn.influence) == (0, 2)


def test_insane_outcast_goes_back_to_the_supply_for_a_discarded_card() -> None:
    table = with_outcast(OUTCAST, "noble", "soldier")
    table.do(f"play {OUTCAST}")
    assert table.options() == ["decline", "discard noble", "discard soldier"]
    table.do("discard soldier")
    assert (table.g.piles[OUTCAST], table.me.hand, table.me.discard) == (30, ["noble"], ["soldier"])
    table.do("end")
    assert (table.me.discard, table.me.hand) == (["soldier", "noble"], ["noble"] * 5)


def test_insane_outcast_declined_stays_in_the_deck() -> None:
    table = with_outcast(OUTCAST, "noble")
    table.do(f"play {OUTCAST}; decline")
    assert (table.me.hand, table.me.discard, table.g.piles[OUTCAST]) == (["noble"], [], 29)
    table.do("end")
    assert (table.me.discard, table.g.piles[OUTCAST]) == ([OUTCAST, "noble"], 29)


def test_insane_outcast_as_the_last_card_of_a_hand_cannot_discard_itself() -> None:
    table = with_outcast(OUTCAST)
    table.do(f"play {OUTCAST}")
    assert (table.asked, table.g.piles[OUTCAST]) == ((0, "turn"), 29)
    table.do("end")
    assert table.me.discard == [OUTCAST]


def test_insane_outcast_may_discard_another_one_which_stays() -> None:
    table = with_outcast(OUTCAST, OUTCAST)
    table.g.piles[OUTCAST] = 28
    table.do(f"play {OUTCAST}; discard {OUTCAST}")
    assert (table.g.piles[OUTCAST], table.me.hand, table.me.discard) == (29, [], [OUTCAST])


def test_insane_outcast_returned_to_the_supply_is_not_there_to_be_promoted() -> None:
    table = with_outcast(OUTCAST, "black_earth_cultist", "noble")
    table.do(f"play black_earth_cultist; play {OUTCAST}; discard noble; end")
    assert (table.asked, table.me.inner_circle, table.g.piles[OUTCAST]) == ((1, "turn"), [], 30)


def test_insane_outcast_devoured_from_hand_pays_and_goes_back_to_the_supply() -> None:
    table = with_outcast("marilith", OUTCAST, "noble")
    table.do(f"play marilith; devour hand {OUTCAST}")
    assert (table.g.turn.power, table.g.piles[OUTCAST], table.g.devoured) == (5, 30, [])
    assert (table.me.hand, table.me.discard) == (["noble"], [])


def test_insane_outcast_promoted_from_the_top_of_the_deck_goes_back_to_the_supply() -> None:
    table = with_outcast("nalfeshnee")
    table.me.deck[-1] = OUTCAST
    table.do("play nalfeshnee")
    assert (table.g.turn.influence, table.g.piles[OUTCAST]) == (3, 30)
    assert (table.me.inner_circle, table.me.deck) == ([], ["noble"] * 4)


def test_insane_outcast_promoted_at_the_end_of_the_turn_goes_back_to_the_supply() -> None:
    table = with_outcast("black_earth_cultist", "noble", OUTCAST)
    table.do(f"play {OUTCAST}; decline; play black_earth_cultist; play noble; end; promote played {OUTCAST}")
    assert (table.asked, table.g.piles[OUTCAST], table.me.inner_circle) == ((1, "turn"), 30, [])
    assert table.me.discard == ["black_earth_cultist", "noble"]


def test_insane_outcast_promoted_from_the_discard_pile_goes_back_to_the_supply() -> None:
    table = with_outcast("matron_mother")
    table.me.discard = [OUTCAST, "soldier"]
    table.do(f"play matron_mother; promote discard {OUTCAST}")
    assert (table.g.piles[OUTCAST], table.me.inner_circle) == (30, [])
    assert table.me.discard == ["soldier", *["noble"] * 5]


def test_insane_outcast_promoted_from_hand_goes_back_to_the_supply() -> None:
    table = with_outcast("necromancer", OUTCAST, "noble")
    table.do(f"play necromancer; choose 2; promote hand {OUTCAST}")
    assert (table.g.piles[OUTCAST], table.me.inner_circle, table.me.hand) == (30, [], ["noble"])


def test_insane_outcast_promoted_does_not_count_as_a_card_of_the_inner_circle() -> None:
    table = with_outcast("vampire")
    table.me.discard, table.me.inner_circle = [OUTCAST, "soldier"], ["noble", "noble"]
    table.do(f"play vampire; promote discard {OUTCAST}")
    assert (table.g.piles[OUTCAST], table.me.inner_circle, table.me.vp) == (30, ["noble", "noble"], 0)


def test_insane_outcast_has_no_aspect_so_it_is_neither_obedient_nor_shown_for_focus() -> None:
    table = with_outcast("fire_elemental_myrmidon", "imix", OUTCAST)
    table.do("play imix")
    assert table.options() == ["decline", "reveal fire_elemental_myrmidon"]
    table.do(f"decline; play {OUTCAST}; decline; play fire_elemental_myrmidon; end")
    assert (table.asked, table.me.inner_circle, table.g.piles[OUTCAST]) == ((1, "turn"), [], 29)


def test_insane_outcast_is_never_for_sale() -> None:
    table = Table(half_decks=("demons", "drow"), influence=20, market=["balor"] * 6)
    offers = ["recruit market balor", "recruit pile house_guard", "recruit pile priestess_of_lolth"]
    assert table.options("recruit") == offers


def test_insane_outcasts_run_out_clockwise_from_the_player_whose_turn_it_is() -> None:
    table = Table(seats=4, half_decks=("demons", "drow"))
    table.g.piles[OUTCAST] = 2
    table.g.turn.seat, table.g.players[2].hand = 2, ["ghoul"]
    table.restart()
    table.do("play ghoul")
    assert [player.discard for player in table.g.players] == [[OUTCAST], [], [], [OUTCAST]]
    assert (table.g.turn.power, table.g.piles[OUTCAST]) == (2, 0)


def test_the_last_insane_outcast_is_handed_out_and_then_no_more() -> None:
    table = Table("demogorgon", "ghoul", "noble", half_decks=("demons", "drow"))
    table.g.piles[OUTCAST] = 1
    table.do("play demogorgon; devour hand noble")
    assert (table.rival.discard, table.g.piles[OUTCAST]) == ([OUTCAST], 0)
    table.do("play ghoul")
    assert (table.rival.discard, table.g.piles[OUTCAST], table.g.turn.power) == ([OUTCAST], 0, 2)


def test_an_insane_outcast_that_came_back_can_be_handed_out_again() -> None:
    table = Table("marilith", "ghoul", OUTCAST, half_decks=("demons", "drow"))
    table.g.piles[OUTCAST] = 0
    table.do(f"play marilith; devour hand {OUTCAST}; play ghoul")
    assert (table.rival.discard, table.g.piles[OUTCAST]) == ([OUTCAST], 0)


def test_without_the_demons_half_deck_there_are_no_insane_outcasts() -> None:
    table = Table("ghoul", half_decks=("dragons", "drow"))
    table.do("play ghoul")
    assert (table.rival.discard, table.g.piles[OUTCAST], table.g.turn.power) == ([], 0, 2)
