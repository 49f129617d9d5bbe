"""Step 2 of a turn: promotions, marker VP, the discard and the new hand (TY-EOT)."""

from collections import Counter

import pytest

from tests.games.tyrants.table import Table
from tests.ledger import rule


def told(table: Table) -> list[str]:
    """The names of the events so far."""
    return [event.name for event in table.match.log]


@rule("TY-EOT-01", "TY-EOT-02")
def test_promotion_comes_before_marker_vp_discard_and_draw() -> None:
    table = Table("wyrmspeaker", "noble", "soldier", "advocate", troops={"araumycos": "kkkk"})
    table.do("play wyrmspeaker; play noble; play soldier")
    assert table.asked == (0, "turn")
    table.end_turn()
    assert table.asked == (0, "promote")
    assert (table.me.vp, table.me.hand, table.me.discard) == (0, ["advocate"], [])
    table.match.log.clear()
    table.do("promote played soldier")
    assert told(table)[:2] == ["promoted", "vp"]
    assert "drew" in told(table)[2:]
    assert (table.me.vp, table.me.inner_circle) == (3, ["soldier"])
    assert table.me.discard == ["wyrmspeaker", "noble", "advocate"]


@rule("TY-EOT-02", "TY-PLAY-02")
@pytest.mark.parametrize(
    ("choices", "cited"),
    [
        ("play matron_mother", "TY-PLAY-02"),
        ("play necromancer; choose 2", "TY-PLAY-02"),
        ("play vampire; choose 2", "TY-PLAY-02"),
        ("play wyrmspeaker; play noble; play soldier; end", "TY-EOT-02"),
    ],
)
def test_a_promotion_cites_the_end_of_the_turn_only_if_it_waited_for_it(choices: str, cited: str) -> None:
    hand = ["matron_mother", "necromancer", "vampire", "wyrmspeaker", "noble", "soldier"]
    table = Table(*hand, troops={"skullport": "kr..."})
    table.me.discard = ["noble", "soldier"]
    table.restart()
    table.do(choices)
    assert table.match.decision is not None
    assert (table.asked, table.match.decision.rule) == ((0, "promote"), cited)


@rule("TY-EOT-01", "TY-EOT-05")
def test_cards_are_discarded_before_the_new_hand_is_drawn() -> None:
    table = Table("kobold", "advocate", "deathblade", troops={"skullport": "k...."})
    table.me.deck = []
    table.restart()
    table.do("end")
    assert sorted(table.me.hand) == ["advocate", "deathblade", "kobold"]
    assert (table.me.deck, table.me.discard) == ([], [])


@rule("TY-EOT-02")
def test_every_promise_to_promote_is_kept() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "noble")
    table.do("play wyrmspeaker; play wyrmspeaker; play noble; end; promote played noble")
    assert table.me.inner_circle == ["noble", "wyrmspeaker"]
    assert table.asked == (1, "turn")


@rule("TY-PLAY-05", "TY-EOT-02")
def test_three_copies_promote_each_other_in_a_ring() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "wyrmspeaker")
    table.do("play wyrmspeaker; play wyrmspeaker; play wyrmspeaker; end")
    assert table.asked == (1, "turn")
    assert (table.me.inner_circle, table.me.discard) == (["wyrmspeaker"] * 3, [])


@rule("TY-PLAY-05", "TY-EOT-02")
def test_two_copies_and_a_third_promoter_all_promote_each_other() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "advocate")
    table.do("play wyrmspeaker; play wyrmspeaker; play advocate; choose 2; end")
    table.do("resolve wyrmspeaker; promote played advocate; resolve advocate")
    assert table.asked == (1, "turn")
    assert (sorted(table.me.inner_circle), table.me.discard) == (["advocate", "wyrmspeaker", "wyrmspeaker"], [])


@rule("TY-PLAY-05", "TY-EOT-02")
def test_the_last_copy_may_be_promoted_by_the_promise_of_a_copy_that_is_gone() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "advocate", "noble", "noble")
    table.do("play wyrmspeaker; play wyrmspeaker; play advocate; choose 2; play noble; play noble; end")
    table.do("resolve wyrmspeaker; promote played advocate; resolve advocate; promote played wyrmspeaker")
    assert (table.asked, table.options()) == ((0, "promote"), ["promote played noble", "promote played wyrmspeaker"])


@rule("TY-PLAY-05", "TY-EOT-02")
def test_the_third_copy_may_be_promoted_like_the_first_two() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "wyrmspeaker", "noble")
    table.do("play wyrmspeaker; play wyrmspeaker; play wyrmspeaker; play noble; end")
    table.do("promote played wyrmspeaker; promote played wyrmspeaker")
    assert (table.asked, table.options()) == ((0, "promote"), ["promote played noble", "promote played wyrmspeaker"])


@rule("TY-PLAY-05", "TY-EOT-02")
def test_the_promise_of_a_copy_that_is_gone_can_wait_while_another_is_kept() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "advocate", "noble")
    table.do("play wyrmspeaker; play wyrmspeaker; play advocate; choose 2; play noble; end")
    table.do("resolve advocate; promote played wyrmspeaker")
    assert table.options() == ["promote played advocate", "promote played noble", "promote played wyrmspeaker"]
    table.do("promote played noble")
    assert table.options() == ["promote played advocate", "promote played wyrmspeaker"]


@rule("TY-PLAY-05", "TY-EOT-02")
def test_a_copy_promoted_by_another_card_is_one_whose_promise_still_waits() -> None:
    table = Table("wyrmspeaker", "wyrmspeaker", "advocate", "noble", "noble")
    table.do("play wyrmspeaker; play wyrmspeaker; play advocate; choose 2; play noble; play noble; end")
    table.do("resolve wyrmspeaker; promote played noble; resolve advocate; promote played wyrmspeaker")
    assert table.options() == ["promote played advocate", "promote played noble", "promote played wyrmspeaker"]


@rule("TY-EOT-02")
def test_a_card_does_not_promote_itself_for_a_copy_that_promised_nothing() -> None:
    table = Table("advocate", "elder_brain", "noble")
    table.me.inner_circle, table.me.deck = ["advocate"], ["advocate"]
    table.restart()
    table.do("play noble; play elder_brain; choose 1; play advocate; choose 2; end")
    assert table.options() == ["promote played elder_brain", "promote played noble"]


@rule("TY-EOT-03")
def test_nobody_is_promoted_without_such_a_card() -> None:
    table = Table("noble", "soldier", "wyrmspeaker")
    table.do("play noble; play soldier; end")
    assert table.asked == (1, "turn")
    assert table.me.inner_circle == []


@rule("TY-EOT-04")
def test_markers_give_their_vp_at_the_end_of_the_holders_turn() -> None:
    table = Table(troops={"araumycos": "kkkk", "menzoberranzan": "rrrrrr", "tsenviilyq": "kk."}, power=1)
    assert table.me.vp == 0
    table.end_turn()
    assert (table.me.vp, table.rival.vp) == (3, 0)
    table.end_turn()
    assert (table.me.vp, table.rival.vp) == (3, 2)


@rule("TY-EOT-04")
def test_total_control_reached_in_this_turn_gives_vp() -> None:
    table = Table(troops={"araumycos": "kkkk", "tsenviilyq": "kk."}, power=1)
    table.do("deploy tsenviilyq; end")
    assert table.me.vp == 3 + 1


@rule("TY-EOT-05")
def test_played_cards_and_the_rest_of_the_hand_go_to_ones_own_discard_pile() -> None:
    table = Table("soldier", "noble", "kobold", "advocate")
    table.me.discard = ["deathblade"]
    table.restart()
    table.do("play noble; play soldier; end")
    assert Counter(table.me.discard) == Counter(["deathblade", "noble", "soldier", "kobold", "advocate"])
    assert (table.rival.discard, table.rival.hand, table.g.turn.played) == ([], ["noble"] * 5, [])


@rule("TY-EOT-05", "TY-EOT-09")
def test_the_last_turn_of_the_game_is_cleared_away_like_any_other() -> None:
    table = Table("deathblade", power=2)
    table.g.first, table.g.ending = 1, "market"
    table.restart()
    table.do("play deathblade; end")
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (3, 0)
    assert (table.g.turn.power, table.g.turn.played) == (0, [])


@rule("TY-EOT-06")
def test_a_promoted_card_is_not_discarded() -> None:
    table = Table("wyrmspeaker", "soldier")
    table.do("play wyrmspeaker; play soldier; end")
    assert (table.me.inner_circle, table.me.discard) == (["soldier"], ["wyrmspeaker"])


@rule("TY-EOT-07")
def test_the_new_hand_is_5_cards_from_the_top_of_the_deck() -> None:
    table = Table("noble", "noble", "noble", "noble", "noble", "noble")
    table.me.deck = ["kobold", "soldier", "soldier", "soldier", "soldier", "soldier"]
    table.restart()
    table.do("play noble; end")
    assert (table.me.hand, table.me.deck) == (["soldier"] * 5, ["kobold"])


@rule("TY-EOT-08")
def test_an_empty_deck_is_made_anew_while_drawing() -> None:
    table = Table("kobold", "kobold")
    table.me.deck, table.me.discard = ["deathblade", "advocate"], ["soldier"] * 4
    table.restart()
    table.match.log.clear()
    table.end_turn()
    assert table.me.hand[:2] == ["advocate", "deathblade"]
    assert (len(table.me.hand), len(table.me.deck), table.me.discard) == (5, 3, [])
    assert Counter(table.me.hand[2:] + table.me.deck) == {"soldier": 4, "kobold": 2}
    assert told(table).count("reshuffled") == 1


@rule("TY-EOT-08")
def test_the_deck_is_not_made_anew_before_a_card_must_be_drawn_from_it() -> None:
    table = Table("kobold")
    table.me.deck = ["noble"] * 5
    table.restart()
    table.end_turn()
    assert (table.me.hand, table.me.deck, table.me.discard) == (["noble"] * 5, [], ["kobold"])
