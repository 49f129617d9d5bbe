"""The Wake phase (OA-4.1); victory in it is in `test_victory.py`."""

import pytest

from igroteka.games.oath.box import SUITS
from tests.games.oath.table import Table
from tests.ledger import rule

EVEN = dict.fromkeys(SUITS, 3)


def woken(**laid: object) -> Table:
    """Seat 1 wakes, holding the People's Favor unless the test says otherwise."""
    return Table(**({"phase": "wake", "banners": {1: "peoples_favor"}, "banks": EVEN} | laid))  # type: ignore[arg-type]


@rule("OA-4.1.1-01", "OA-4.1.1.I-01")
def test_the_holder_of_the_peoples_favor_feeds_or_drains_it() -> None:
    table = woken(favor={1: 2}, banner_tokens={"peoples_favor": 3}, banks=EVEN | {"beast": 1})
    assert table.asked == (1, "peoples_favor")
    assert table.options() == ["drain_people beast", "feed_people"]
    table.do("feed_people")
    assert (table.player(1).favor, table.g.banner_tokens["peoples_favor"]) == (1, 4)
    assert table.asked == (1, "act")
    other = woken(favor={1: 2}, banner_tokens={"peoples_favor": 3}, banks=EVEN | {"beast": 1})
    other.do("drain_people beast")
    assert (other.player(1).favor, other.g.banner_tokens["peoples_favor"], other.g.banks["beast"]) == (2, 2, 2)


@rule("OA-4.1.1-01")
def test_imperial_players_serve_the_people_too() -> None:
    for seat in (0, 1):
        table = woken(turn=seat, banners={seat: "peoples_favor"}, favor={seat: 1}, citizens=[1])
        assert (table.player(seat).favor, table.g.banner_tokens["peoples_favor"]) == (0, 2)


@rule("OA-4.1.1-01")
def test_nobody_else_serves_the_people() -> None:
    assert woken(banners={2: "peoples_favor"}, favor={1: 2}).asked == (1, "act")


@rule("OA-4.1.1.I-02")
def test_of_several_poorest_banks_the_holder_chooses() -> None:
    table = woken(banner_tokens={"peoples_favor": 2}, banks=EVEN | {"beast": 1, "order": 1, "nomad": 2})
    assert table.options() == ["drain_people beast", "drain_people order"]


@rule("OA-4.1.1.I-03")
def test_with_a_single_favor_on_it_the_banner_must_be_fed() -> None:
    table = woken(favor={1: 2})
    assert (table.asked, table.player(1).favor, table.g.banner_tokens["peoples_favor"]) == ((1, "act"), 1, 2)


@rule("OA-4.1.1.I-04")
def test_with_a_single_favor_and_an_empty_board_nothing_happens() -> None:
    table = woken()
    assert (table.asked, table.g.banner_tokens["peoples_favor"], table.g.banks) == ((1, "act"), 1, EVEN)


@rule("OA-4.1.1.I-05")
def test_with_an_empty_board_the_banner_must_be_drained() -> None:
    table = woken(banner_tokens={"peoples_favor": 2}, banks=EVEN | {"hearth": 0})
    assert (table.asked, table.g.banks["hearth"], table.g.banner_tokens["peoples_favor"]) == ((1, "act"), 1, 1)


@rule("OA-4.1.1.II-01", "OA-4.1.1.II-02")
def test_the_mob_wants_it_twice() -> None:
    table = woken(favor={1: 2}, banner_tokens={"peoples_favor": 3})
    table.g.mob, table.g.phase = True, "wake"
    table.begin_anew()
    table.do("feed_people")
    assert table.asked == (1, "peoples_favor")
    table.do("drain_people arcane")
    assert (table.player(1).favor, table.g.banner_tokens["peoples_favor"], table.g.banks["arcane"]) == (1, 3, 4)
    assert table.asked == (1, "act")


@rule("OA-4.1.1.II-03")
def test_under_the_mob_the_last_favor_is_put_and_another_one_moved() -> None:
    table = woken(turn=2, banks=EVEN | {"nomad": 0})
    table.player(1).favor, table.g.mob, table.g.phase, table.g.active = 1, True, "wake", 1
    table.begin_anew()
    assert table.told("fed_people") == [(1,)]
    assert table.told("drained_people") == [(1, "nomad")]
    assert (table.player(1).favor, table.g.banner_tokens["peoples_favor"], table.g.banks["nomad"]) == (0, 1, 1)


@rule("OA-4.1.1.III-01")
@pytest.mark.parametrize(("before", "mob"), [(4, False), (5, True), (8, True)])
def test_six_favor_turn_the_banner_to_the_mob(before: int, mob: bool) -> None:
    table = woken(favor={1: 1}, banner_tokens={"peoples_favor": before})
    table.do("feed_people")
    assert table.g.mob is mob


@rule("OA-4.1.1.III-02")
def test_the_mob_comes_only_in_the_wake_phase_and_never_goes_by_itself() -> None:
    table = Table(banners={1: "peoples_favor"}, banner_tokens={"peoples_favor": 7}, favor={1: 1})
    assert not table.g.mob
    calm = woken(banner_tokens={"peoples_favor": 4}, banks=EVEN | {"order": 0})
    calm.g.mob, calm.g.phase = True, "wake"
    calm.g.banner_tokens["peoples_favor"], calm.g.banks["order"] = 3, 0
    calm.begin_anew()
    assert (calm.g.banner_tokens["peoples_favor"], calm.g.mob) == (1, True)


@rule("OA-4.1.3-01", "OA-2.11-06")
def test_an_exile_who_wakes_with_the_title_becomes_usurper() -> None:
    table = woken(banners={}, title=1)
    assert (table.g.usurper, table.told("usurper"), table.asked) == (True, [(1,)], (1, "act"))


@rule("OA-4.1.3-01")
@pytest.mark.parametrize("laid", [{"title": 0, "turn": 0}, {"title": 1, "citizens": [1]}, {"title": 2}])
def test_imperial_players_and_others_do_not(laid: dict[str, object]) -> None:
    assert not woken(banners={}, **laid).g.usurper


@rule("OA-4.1.4-01", "OA-7.3.1-02")
@pytest.mark.parametrize(
    ("site", "tokens", "options"),
    [
        ("mine", (3, 3), ["decline", "site_favor"]),
        ("drowned_city", (3, 3), ["decline", "site_secret"]),
        ("salt_flats", (2, 1), ["decline", "site_favor", "site_secret"]),
        ("salt_flats", (0, 1), ["decline", "site_secret"]),
    ],
)
def test_some_sites_offer_favor_or_a_secret(site: str, tokens: tuple[int, int], options: list[str]) -> None:
    board = (site, "lush_coast", "mountain", "buried_giant", "river", "rocky_coast", "wastes", "great_slum")
    table = woken(banners={}, board=board, tokens_at={site: tokens})
    assert (table.asked, table.options()) == ((1, "opportunity"), options)


@rule("OA-4.1.4-01")
def test_one_token_is_taken_from_the_site_or_none() -> None:
    laid = {"banners": {}, "at": {1: "salt_flats"}, "tokens_at": {"salt_flats": (2, 1)}}
    table = woken(**laid)
    table.do("site_favor")
    assert (table.player(1).favor, table.place("salt_flats").favor, table.asked) == (1, 1, (1, "act"))
    table = woken(**laid)
    table.do("site_secret")
    assert (table.player(1).secrets, table.place("salt_flats").secrets) == (1, 0)
    table = woken(**laid)
    table.do("decline")
    assert (table.player(1).favor, table.place("salt_flats").favor, table.asked) == (0, 2, (1, "act"))


@rule("OA-4.1.4-01")
def test_an_empty_site_or_one_far_away_offers_nothing() -> None:
    assert woken(banners={}, at={1: "salt_flats"}).asked == (1, "act")
    assert woken(banners={}, tokens_at={"salt_flats": (2, 1)}).asked == (1, "act")


@rule("OA-4.1-01", "OA-7.3.1-01")
def test_the_steps_come_in_their_order_and_once() -> None:
    table = woken(
        favor={1: 2},
        title=1,
        banner_tokens={"peoples_favor": 2},
        at={1: "salt_flats"},
        tokens_at={"salt_flats": (2, 1)},
    )
    assert (table.asked, table.g.usurper) == ((1, "peoples_favor"), False)
    table.do("feed_people")
    assert (table.asked, table.g.usurper) == ((1, "opportunity"), True)
    table.do("site_favor")
    assert table.asked == (1, "act")


@rule("OA-4.1.1.I-03", "OA-4.1.1.I-04")
def test_favor_of_a_bank_that_counts_as_mine_may_be_put_on_the_banner_but_need_not() -> None:
    laid = {"advisers": {1: "vow_of_kinship"}, "banks": EVEN | {"nomad": 2}}
    table = woken(**laid)
    assert table.options() == ["decline", "feed_people"]
    table.do("feed_people")
    assert (table.g.banner_tokens["peoples_favor"], table.g.banks["nomad"]) == (2, 1)
    table = woken(**laid)
    table.do("decline")
    assert (table.g.banner_tokens["peoples_favor"], table.g.banks["nomad"], table.asked) == (1, 2, (1, "act"))
