"""Playing cards, the cost arrow and Focus (TY-PLAY, TY-COST, TY-FOCUS)."""

import re

import msgspec

from igroteka.games.tyrants.components.declaring import CARDS
from igroteka.games.tyrants.view import view
from tests.games.tyrants.table import Table
from tests.ledger import rule

DEMONS = ("demons", "drow")


def in_front(table: Table) -> list[str]:
    """The cards that everybody sees in front of the player to act."""
    return view(table.g).played


# Playing a card


@rule("TY-PLAY-01")
def test_a_played_card_leaves_the_hand_and_lies_open() -> None:
    table = Table("noble", "noble", "soldier")
    table.do("play soldier; play noble")
    assert in_front(table) == ["soldier", "noble"]
    assert table.me.hand == ["noble"]


@rule("TY-PLAY-02")
def test_instructions_are_carried_out_in_the_printed_order() -> None:
    table = Table("red_dragon", troops={"eryndlyn": "kkr"}, spies={"r": ["eryndlyn"]})
    table.match.log.clear()
    table.do("play red_dragon")
    assert [event.name for event in table.match.log] == ["played", "assassinated", "deployed", "returned_spy", "vp"]
    assert table.me.vp == 1


@rule("TY-PLAY-02")
def test_an_effect_counts_what_the_instruction_before_it_has_done() -> None:
    table = Table("dragonclaw", troops={"skullport": "kr..."}, trophies={"k": "rrrrw"})
    table.do("play dragonclaw")
    assert (table.me.trophies, table.g.turn.power) == ("rrrrwr", 2)


@rule("TY-PLAY-03")
def test_resources_of_the_card_go_into_the_pool() -> None:
    table = Table("red_wyrmling", power=1, influence=1)
    table.do("play red_wyrmling")
    assert (table.g.turn.power, table.g.turn.influence) == (3, 3)


@rule("TY-PLAY-04")
def test_a_card_that_says_anywhere_overrules_presence() -> None:
    table = Table("ogre_zombie", troops={"eryndlyn": "k..", "menzoberranzan": "w.....", "skullport": "wr..."})
    table.do("play ogre_zombie")
    assert table.options() == ["supplant menzoberranzan w", "supplant skullport w"]
    table.do("supplant menzoberranzan w")
    assert table.g.troops["menzoberranzan"] == "k....."


@rule("TY-PLAY-04")
def test_a_card_that_plays_from_the_market_overrules_playing_from_hand_only() -> None:
    table = Table("ulitharid", market=["bounty_hunter"] + ["deathblade"] * 5)
    table.do("play ulitharid")
    assert (table.g.turn.power, table.g.devoured, table.me.discard) == (3, ["bounty_hunter"], [])


@rule("TY-PLAY-05")
def test_instructions_without_an_arrow_cannot_be_declined() -> None:
    table = Table(
        "doppelganger", "ghoul", troops={"skullport": "kr...", "labyrinth-skullport.2": "r"}, half_decks=DEMONS
    )
    table.do("play doppelganger")
    assert table.options() == ["supplant labyrinth-skullport.2 r", "supplant skullport r"]
    table.do("supplant skullport r; play ghoul")
    assert table.rival.discard == ["insane_outcast"]


@rule("TY-PLAY-05")
def test_a_troop_must_be_deployed_even_if_it_is_the_last_one() -> None:
    table = Table("kobold", troops={"eryndlyn": "k.."})
    table.me.troops = 1
    table.restart()
    table.do("play kobold")
    assert "decline" not in table.options()
    table.do("deploy eryndlyn")
    assert (table.me.troops, table.g.ending) == (0, "troops")


@rule("TY-PLAY-05")
def test_an_impossible_instruction_is_skipped_and_the_next_is_carried_out() -> None:
    table = Table("eternal_flame_cultist", "blackguard", troops={"skullport": "k....", "everfire": "r.."})
    table.do("play eternal_flame_cultist; reveal blackguard")
    assert (table.g.turn.power, table.me.trophies, table.g.troops["everfire"]) == (2, "", "r..")


@rule("TY-PLAY-06")
def test_a_played_card_stays_in_front_of_its_player_until_the_discard() -> None:
    table = Table("rath_modar", "noble")
    table.me.deck, table.me.discard = ["kobold"], []
    table.restart()
    table.do("play noble; play rath_modar; place_spy skullport")
    assert (table.me.hand, table.me.deck, table.me.discard) == (["kobold"], [], [])
    assert in_front(table) == ["noble", "rath_modar"]
    table.end_turn()
    assert sorted(table.me.hand) == ["kobold", "noble", "rath_modar"]


@rule("TY-PLAY-06")
def test_an_effect_may_move_a_played_card_elsewhere() -> None:
    table = Table("flesh_golem", "noble", troops={"skullport": "kr..."})
    table.do("play noble; play flesh_golem; accept")
    assert (in_front(table), table.g.devoured) == (["noble"], ["flesh_golem"])
    table.end_turn()
    assert table.me.discard == ["noble"]


# The arrow


@rule("TY-COST-01")
def test_paying_what_is_left_of_the_arrow_yields_what_is_right_of_it() -> None:
    table = Table("marilith", "noble", "soldier")
    table.do("play marilith; devour hand noble")
    assert (table.me.hand, table.g.devoured, table.g.turn.power) == (["soldier"], ["noble"], 5)


@rule("TY-COST-01")
def test_the_right_side_follows_the_payment() -> None:
    table = Table("cloaker", troops={"skullport": "r...."}, spies={"k": ["skullport"]})
    table.do("play cloaker; choose 2; return_spy skullport k")
    assert (table.me.spies, table.me.trophies, table.g.troops["skullport"]) == ([], "r", ".....")


@rule("TY-COST-02")
def test_the_cost_is_paid_at_most_once_per_play() -> None:
    table = Table("marilith", "noble", "noble", "soldier")
    table.do("play marilith; devour hand noble")
    assert table.asked == (0, "turn")
    assert (table.g.turn.power, table.me.hand) == (5, ["noble", "soldier"])


@rule("TY-COST-02")
def test_a_second_copy_may_be_paid_for_again() -> None:
    table = Table("marilith", "marilith", "noble", "soldier")
    table.do("play marilith; devour hand noble; play marilith; devour hand soldier")
    assert (table.g.turn.power, table.me.hand) == (10, [])


@rule("TY-COST-03", "TY-COST-04")
def test_the_cost_may_be_declined_and_then_nothing_happens() -> None:
    table = Table("marilith", "noble", "soldier")
    table.do("play marilith")
    assert table.options() == ["decline", "devour hand noble", "devour hand soldier"]
    table.do("decline")
    assert (table.g.turn.power, table.me.hand, table.g.devoured) == (0, ["noble", "soldier"], [])
    assert in_front(table) == ["marilith"]


@rule("TY-COST-03")
def test_declining_the_arrow_does_not_undo_the_rest_of_the_card() -> None:
    table = Table("flesh_golem", troops={"skullport": "kr..."})
    table.do("play flesh_golem")
    assert table.options() == ["accept", "decline"]
    table.do("decline")
    assert (table.g.turn.power, in_front(table), table.g.troops["skullport"]) == (2, ["flesh_golem"], "kr...")


@rule("TY-COST-04")
def test_a_cost_that_cannot_be_paid_gives_nothing() -> None:
    table = Table("marilith")
    table.do("play marilith")
    assert table.asked == (0, "turn")
    assert table.g.turn.power == 0


@rule("TY-COST-05")
def test_an_insane_outcast_may_be_played_for_nothing() -> None:
    table = Table("insane_outcast", "noble", half_decks=DEMONS)
    table.do("play insane_outcast")
    assert table.options() == ["decline", "discard noble"]
    table.do("decline")
    assert (table.me.hand, in_front(table), table.g.piles["insane_outcast"]) == (["noble"], ["insane_outcast"], 30)
    table.end_turn()
    assert table.me.discard == ["insane_outcast", "noble"]


@rule("TY-COST-06")
def test_discarding_a_card_sends_the_insane_outcast_back_to_its_supply() -> None:
    table = Table("insane_outcast", "insane_outcast", "noble", half_decks=DEMONS)
    table.g.piles["insane_outcast"] = 28
    table.restart()
    table.do("play insane_outcast; discard noble")
    assert (table.g.piles["insane_outcast"], in_front(table)) == (29, [])
    assert (table.me.hand, table.me.discard) == (["insane_outcast"], ["noble"])
    table.end_turn()
    assert table.me.discard == ["noble", "insane_outcast"]


# Focus


@rule("TY-FOCUS-01")
def test_focus_is_found_on_elementals_only_and_names_the_cards_own_aspect() -> None:
    focus = {
        card.id: re.findall(r'"Focus","aspect":"(\w+)"', msgspec.json.encode(card.play).decode())
        for card in CARDS.values()
        if '"Focus"' in msgspec.json.encode(card.play).decode()
    }
    assert focus == {
        "air_elemental": ["guile"],
        "black_earth_cultist": ["ambition"],
        "crushing_wave_cultist": ["conquest"],
        "earth_elemental": ["ambition"],
        "eternal_flame_cultist": ["malice"],
        "fire_elemental": ["malice"],
        "howling_hatred_cultist": ["guile"],
        "imix": ["malice"],
        "ogremoch": ["ambition"],
        "olhydra": ["conquest"],
        "water_elemental": ["conquest"],
        "yan_c_bin": ["guile"],
    }
    assert {CARDS[card].deck for card in focus} == {"elementals"}


@rule("TY-FOCUS-02")
def test_another_card_of_the_aspect_played_before_gives_focus() -> None:
    table = Table("bounty_hunter", "imix")
    table.do("play bounty_hunter; play imix")
    assert table.g.turn.power == 3 + 4 + 2


@rule("TY-FOCUS-02")
def test_a_card_of_another_aspect_gives_no_focus() -> None:
    table = Table("house_guard", "imix", "advocate")
    table.do("play house_guard; play imix")
    assert table.asked == (0, "turn")
    assert table.g.turn.power == 2 + 4


@rule("TY-FOCUS-02")
def test_a_card_played_in_an_earlier_turn_gives_no_focus() -> None:
    table = Table("bounty_hunter")
    table.me.deck = ["imix", "noble", "noble", "noble", "noble"]
    table.restart()
    table.do("play bounty_hunter; end; end; play imix")
    assert table.g.turn.power == 4


@rule("TY-FOCUS-02")
def test_a_card_played_after_it_does_not_give_focus_late() -> None:
    table = Table("imix", "bounty_hunter")
    table.do("play imix; decline; play bounty_hunter")
    assert table.g.turn.power == 4 + 3


@rule("TY-FOCUS-03")
def test_a_card_of_the_aspect_shown_from_hand_gives_focus() -> None:
    table = Table("imix", "bounty_hunter", "blackguard", "house_guard")
    table.do("play imix")
    assert table.asked == (0, "reveal")
    assert table.options() == ["decline", "reveal blackguard", "reveal bounty_hunter"]
    table.do("reveal blackguard")
    assert table.g.turn.power == 4 + 2
    shown = [event for event in table.match.log if event.name == "revealed"]
    assert [(event.args, event.to) for event in shown] == [((0, "blackguard"), None)]


@rule("TY-FOCUS-04")
def test_focus_is_applied_once_however_many_cards_match() -> None:
    table = Table("bounty_hunter", "severin_silrajin", "imix", "blackguard", "red_wyrmling")
    table.do("play bounty_hunter; play severin_silrajin; play imix")
    assert table.asked == (0, "turn")
    assert table.g.turn.power == 3 + 5 + 4 + 2


@rule("TY-FOCUS-04")
def test_one_of_several_cards_shown_is_enough_and_no_other_is_asked_for() -> None:
    table = Table("imix", "bounty_hunter", "blackguard", "red_wyrmling")
    table.do("play imix; reveal bounty_hunter")
    assert table.asked == (0, "turn")
    assert table.g.turn.power == 4 + 2


@rule("TY-FOCUS-04")
def test_each_play_of_a_focus_card_has_its_own_focus() -> None:
    table = Table("bounty_hunter", "imix", "eternal_flame_cultist")
    table.do("play bounty_hunter; play imix; play eternal_flame_cultist")
    assert table.g.turn.power == 3 + (4 + 2) + 2


@rule("TY-FOCUS-05")
def test_a_focus_card_does_not_focus_on_itself() -> None:
    table = Table("imix")
    table.do("play imix")
    assert table.asked == (0, "turn")
    assert table.g.turn.power == 4


@rule("TY-FOCUS-05")
def test_another_copy_of_the_card_is_another_card() -> None:
    table = Table("fire_elemental", "fire_elemental", "noble")
    table.do("play fire_elemental; choose 1; decline; play fire_elemental; choose 1")
    assert table.asked == (0, "turn")
    assert (table.g.turn.power, table.me.hand) == (2 + 2, ["noble", "noble"])


@rule("TY-FOCUS-06")
def test_a_shown_card_stays_in_hand_and_can_be_played() -> None:
    table = Table("imix", "bounty_hunter")
    table.do("play imix; reveal bounty_hunter")
    assert (table.me.hand, in_front(table)) == (["bounty_hunter"], ["imix"])
    table.do("play bounty_hunter")
    assert table.g.turn.power == 4 + 2 + 3
