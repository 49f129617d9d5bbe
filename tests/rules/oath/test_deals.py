"""Deals and promises (OA-7.6.1, OA-7.6.3, OA-9.4-06, OA-10-33)."""

import pytest

from igroteka.games.oath.box import CITIZEN
from igroteka.games.oath.state import Promise
from tests.games.oath.table import Table
from tests.ledger import rule


def fair(**more: object) -> Table:
    """Seat 1 is at the Tinker's Fair and talks to seat 2."""
    table = Table(sites={"plains": "tinkers_fair"}, **more)  # type: ignore[arg-type]
    table.do("power tinkers_fair")
    if table.asked[1] == "which_player":
        table.do("player 2")
    return table


def tribunal(**more: object) -> Table:
    """Seat 1 is at the Tribunal and talks to seat 2."""
    board = (
        "the_tribunal",
        "lush_coast",
        "mountain",
        "buried_giant",
        "salt_flats",
        "rocky_coast",
        "wastes",
        "great_slum",
    )
    table = Table(board=board, **more)  # type: ignore[arg-type]
    table.do("power the_tribunal; player 2")
    return table


@rule("OA-7.6.3-01", "OA-10-33")
def test_a_deal_is_about_what_its_power_names_and_both_may_give() -> None:
    table = fair(favor={1: 1, 2: 2}, secrets={2: 1}, relics={1: "map", 2: "ivory_eye"}, banners={2: "peoples_favor"})
    assert table.options() == [
        "claim favor",
        "claim secrets",
        "claim_card ivory_eye",
        "give favor",
        "give_card map",
        "withdraw",
    ]


@rule("OA-7.6.3-01", "OA-7.6.3-02")
def test_what_was_agreed_is_carried_out_at_once() -> None:
    table = fair(favor={1: 1, 2: 2}, relics={1: "map", 2: "ivory_eye"})
    table.do("give favor; give_card map; claim favor; claim favor; claim_card ivory_eye; send")
    assert table.asked == (2, "deal_answer")
    table.do("accept")
    one, other = table.player(1), table.player(2)
    assert (one.favor, one.relics, other.favor, other.relics) == (2, ["ivory_eye"], 1, ["map"])


@rule("OA-7.6.3-01")
def test_without_consent_nothing_changes_hands() -> None:
    table = fair(favor={1: 1, 2: 2})
    table.do("claim favor; send; decline")
    assert (table.player(1).favor, table.player(2).favor, table.asked) == (1, 2, (1, "act"))


@rule("OA-7.6.3-01")
def test_advisers_are_exchanged_within_their_limits_and_stay_as_they_lie() -> None:
    table = Table(
        sites={"plains": "festival_district"},
        advisers={1: "longbows assassin", 2: "elders scouts"},
        hidden={2: "augury"},
    )
    table.do("power festival_district; player 2")
    assert table.options("give_card") == ["give_card longbows"]
    assert table.options("claim_card") == ["claim_card elders", "claim_card facedown_3", "claim_card scouts"]
    table.do("claim_card facedown_3")
    assert "send" not in table.options()
    table.do("give_card longbows; send; accept")
    assert [(one.card, one.faceup) for one in table.player(1).advisers] == [("assassin", True), ("augury", False)]
    assert table.player(2).faces == ["elders", "scouts", "longbows"]
    assert table.player(0).known == []
    assert not table.match.undo_is_free, "seat 1 has seen a facedown card"


@rule("OA-7.2-02")
def test_a_chain_does_not_hold_a_facedown_adviser() -> None:
    table = Table(sites={"plains": "festival_district"}, advisers={2: "assassin"}, hidden={1: "assassin"})
    table.player(2).advisers[0].card = "curfew"
    table.g.rearrange()
    table.do("power festival_district; player 2")
    assert table.options("give_card") == ["give_card facedown_1"]


@rule("OA-7.6.3-02")
def test_a_sold_site_returns_its_warbands_and_gets_new_ones() -> None:
    table = Table(
        sites={"plains": "deed_writer"},
        warbands={2: 3},
        warbands_at={"mountain": {"red": 2}},
        favor={2: 1},
    )
    table.do("power deed_writer")
    assert table.asked == (1, "deal")
    table.do("give_site mountain; claim favor; send; accept")
    assert (table.asked, table.options()) == ((2, "new_garrison"), ["number 1", "number 2", "number 3"])
    table.do("number 2")
    assert table.place("mountain").warbands == {"blue": 2}
    assert (table.player(1).warbands, table.player(2).warbands, table.player(1).favor) == (2, 1, 1)


def test_the_empire_does_not_sell_sites_to_itself() -> None:
    table = Table(
        citizens=[1],
        sites={"plains": "deed_writer"},
        warbands={0: 2, 1: 2, 2: 2},
        warbands_at={"mountain": {"purple": 2}},
    )
    table.do("power deed_writer")
    assert table.options("give_site") == ["give_site mountain"]
    other = Table(
        citizens=[1],
        sites={"plains": "deed_writer"},
        favor={1: 1},
        warbands={0: 2, 1: 2},
        warbands_at={"mountain": {"purple": 2}},
    )
    other.do("power deed_writer")
    assert (other.options("give_site"), other.options("claim_site")) == ([], [])


@rule("OA-7.6.3-03", "OA-9.4-06")
def test_without_such_a_power_nothing_is_binding_and_nothing_can_be_dealt() -> None:
    table = Table(favor={1: 3, 2: 3}, relics={1: "map"})
    assert not [option for option in table.options() if option.split()[0] in ("give", "offer", "accuse")]


@rule("OA-7.6.1-01")
def test_a_power_makes_an_exile_a_citizen_without_an_offer() -> None:
    table = Table(sites={"plains": "ballot_box"}, banners={1: "peoples_favor"}, warbands={1: 2}, supply={1: 1})
    table.do("power ballot_box")
    citizen = table.player(1)
    assert (citizen.role, citizen.relics, citizen.warbands, citizen.supply) == (CITIZEN, [], 2, 7)
    assert all(table.g.reliquary)
    assert table.asked[0] == 2
    without = Table(sites={"plains": "ballot_box"})
    assert without.options("power") == []
    assert Table(sites={"plains": "ballot_box"}, citizens=[1], banners={1: "peoples_favor"}).options("power") == []


# The Tribunal


@rule("OA-7.6.3-04", "OA-7.6.3-02")
def test_a_promise_of_peace_is_written_down_and_kept() -> None:
    table = tribunal(favor={2: 2}, warbands={1: 3})
    assert "campaign 2" in Table(warbands={1: 3}).options()
    table.do("promise peace_round; claim favor; claim favor; send; accept")
    assert table.g.promises == [Promise(by=1, to=2, deed="peace", until=2)]
    assert table.told("promised") == [(1, 2, "peace_round", 2)]
    assert "campaign 2" not in table.options()
    assert "campaign 0" in table.options()
    table.g.round = 3
    table.begin_anew()
    assert "campaign 2" in table.options()


@rule("OA-7.6.3-04")
def test_a_promise_with_a_penalty_may_be_broken_for_that_price() -> None:
    table = tribunal(favor={1: 2}, warbands={1: 3})
    table.do("promise peace_game; penalty; penalty; send; accept")
    assert table.g.promises == [Promise(by=1, to=2, deed="peace", until=8, penalty=2)]
    table.do("campaign 2")
    assert (table.player(1).favor, table.player(2).favor, table.g.promises) == (0, 2, [])
    poor = tribunal(favor={1: 1}, warbands={1: 3})
    poor.do("promise peace_game; penalty; penalty; send; accept")
    assert "campaign 2" not in poor.options()


@rule("OA-7.6.3-04", "OA-7.6.3-02")
def test_tribute_is_paid_in_each_wake_phase_as_far_as_possible() -> None:
    table = tribunal(favor={2: 1})
    table.do("claim_promise tribute_game; send; accept; end")
    assert table.told("tribute") == [(2, 1)]
    assert (table.player(1).favor, table.player(2).favor) == (1, 0)


@pytest.mark.parametrize(("side", "paid"), [("broken", 1), ("kept", 0)])
@rule("OA-7.6.3-05")
def test_whether_a_word_of_honour_was_broken_a_coin_decides(side: str, paid: int) -> None:
    for seed in range(40):
        table = Table(seed=seed, favor={2: 1})
        table.g.promises = [Promise(by=2, to=1, deed="goodwill", until=8, penalty=1)]
        table.begin_anew()
        assert table.options("accuse") == ["accuse 1"]
        table.do("accuse 1")
        if bool(table.told("promise_broken")) == (side == "broken"):
            break
    assert (table.player(1).favor, table.g.promises) == (paid, [])
    assert len(table.told(f"promise_{side}")) == 1


def test_a_word_of_honour_may_be_called_broken_only_by_whom_it_was_given_to() -> None:
    table = Table()
    table.g.promises = [Promise(by=1, to=2, deed="goodwill", until=8), Promise(by=2, to=1, deed="goodwill", until=0)]
    table.begin_anew()
    assert table.options("accuse") == []
