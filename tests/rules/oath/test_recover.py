"""Recover (OA-5.4)."""

import pytest

from igroteka.kernel import IllegalChoice
from tests.games.oath.table import Table
from tests.ledger import rule

PEOPLE, DARK = "peoples_favor", "darkest_secret"


# Relics


@rule("OA-5.4.1-01", "OA-5.4.1-07", "OA-5.4.2-01", "OA-5.4.3-01", "OA-2.4.1-01", "OA-2.8.4-01")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "bank"),
    [("mine", 3, 0, "discord"), ("mountain", 2, 0, ""), ("marshes", 0, 1, ""), ("wastes", 0, 2, "")],
)
def test_a_relic_costs_what_its_site_shows(site: str, favor: int, secrets: int, bank: str) -> None:
    board = (site, *(other for other in ("plains", "river", "steppe", "salt_flats", "great_slum")), "deep_woods")
    table = Table(
        board=(*board, "narrow_pass"),
        relics_at={site: "map"},
        favor={1: 5},
        secrets={1: 5},
        warbands_at={site: {"blue": 2}},
    )
    supplies, banks = (table.g.favor, table.g.secrets), dict(table.g.banks)
    table.do("recover_relic 1")
    me = table.player(1)
    assert (me.relics, table.place(site).relics) == (["map"], [])
    assert (me.supply, me.favor, me.secrets) == (6, 5 - favor, 5 - secrets)
    banks |= {bank: banks[bank] + favor} if bank else {}
    assert (table.g.banks, table.g.favor) == (banks, supplies[0] + (0 if bank else favor))
    assert table.g.secrets == supplies[1] + secrets


@rule("OA-5.4.1-02", "OA-5.4.2-01", "OA-4.2-07")
def test_a_relic_must_lie_at_my_site_and_be_paid_in_full() -> None:
    table = Table(at={1: "mountain"}, relics_at={"mountain": "map", "wastes": "whistle"}, favor={1: 1}, secrets={1: 9})
    assert table.options("recover_relic") == []
    table = Table(at={1: "mountain"}, relics_at={"mountain": "map"}, favor={1: 2}, supply={1: 0})
    assert table.options("recover_relic") == []
    table = Table(at={1: "mountain"}, relics_at={"mountain": "map"}, favor={1: 2})
    assert table.options("recover_relic") == ["recover_relic 1"]


@rule("OA-5.4.1-02", "OA-5.4.3-02")
def test_one_relic_at_a_time_is_recovered_and_there_is_no_limit() -> None:
    site = "drowned_city"
    table = Table(
        board=(site, "plains", "river", "steppe", "salt_flats", "great_slum", "deep_woods", "wastes"),
        relics_at={site: "map whistle"},
        relics={1: "brass_horse skeleton_key cup_of_plenty ring_of_devotion"},
        favor={1: 4},
    )
    assert table.options("recover_relic") == ["recover_relic 1", "recover_relic 2"]
    table.do("recover_relic 2; recover_relic 1")
    assert table.player(1).relics[-2:] == ["whistle", "map"]
    assert len(table.player(1).relics) == 6


@rule("OA-5.4.1-02")
def test_the_option_does_not_tell_which_relic_it_is() -> None:
    table = Table(at={1: "mountain"}, relics_at={"mountain": "map"}, favor={1: 2})
    assert not any("map" in option for option in table.options())


# The People's Favor


@rule("OA-5.4.1-02", "OA-5.4.2-02", "OA-5.4.4-01", "OA-5.4.4-02", "OA-5.4.4-03", "OA-5.4.4-08", "OA-2.5.1-01")
def test_the_peoples_favor_costs_more_favor_than_lies_on_it() -> None:
    table = Table(banners={2: PEOPLE}, banner_tokens={PEOPLE: 4}, favor={1: 6}, banks=dict.fromkeys(("nomad",), 0))
    table.g.mob = True
    table.begin_anew()
    banks = dict(table.g.banks)
    table.do("recover peoples_favor")
    assert table.options() == ["pay 5", "pay 6"]
    table.do("pay 5; suit hearth")
    assert table.player(1).banners == [PEOPLE]
    assert (table.player(1).favor, table.player(1).supply, table.player(2).banners) == (1, 6, [])
    assert (table.g.banner_tokens[PEOPLE], table.g.mob) == (5, False)
    more = {suit: table.g.banks[suit] - banks[suit] for suit in banks}
    assert more == {"hearth": 1, "beast": 1, "nomad": 1, "discord": 1, "arcane": 0, "order": 0}


@rule("OA-5.4.4-03")
def test_the_old_favor_goes_round_the_banks() -> None:
    table = Table(banner_tokens={PEOPLE: 8}, favor={1: 9})
    banks = dict(table.g.banks)
    table.do("recover peoples_favor; suit nomad")
    more = {suit: table.g.banks[suit] - banks[suit] for suit in banks}
    assert more == {"nomad": 2, "discord": 2, "arcane": 1, "order": 1, "hearth": 1, "beast": 1}


@rule("OA-5.4.2-02", "OA-5.4.1-02")
def test_even_ones_own_banner_can_be_recovered_but_not_for_what_lies_on_it() -> None:
    table = Table(banners={1: PEOPLE}, banner_tokens={PEOPLE: 3}, favor={1: 3})
    assert table.options("recover") == []
    table = Table(banners={1: PEOPLE}, banner_tokens={PEOPLE: 3}, favor={1: 4})
    table.do("recover peoples_favor; suit order")
    assert (table.player(1).banners, table.g.banner_tokens[PEOPLE], table.player(1).favor) == ([PEOPLE], 4, 0)


# The Darkest Secret


@rule("OA-5.4.2-03", "OA-5.4.4-04", "OA-5.4.4-05", "OA-5.4.4-07", "OA-2.5.1-01")
def test_of_the_old_secrets_i_get_one_and_the_holder_before_me_the_rest() -> None:
    table = Table(banners={2: DARK}, banner_tokens={DARK: 3}, secrets={1: 5}, sites={"plains": "elders"})
    table.do("recover darkest_secret")
    assert table.options() == ["pay 4", "pay 5"]
    table.do("pay 4")
    assert (table.g.banner_tokens[DARK], table.player(1).secrets, table.player(2).secrets) == (4, 2, 2)
    assert (table.player(1).banners, table.player(2).banners, table.player(1).supply) == ([DARK], [], 6)


@rule("OA-5.4.4-06", "OA-5.4.4-09", "OA-5.4.1-03")
def test_recovering_ones_own_darkest_secret_brings_all_old_secrets_back() -> None:
    table = Table(banners={1: DARK}, banner_tokens={DARK: 3}, secrets={1: 4})
    table.do("recover darkest_secret")
    assert (table.player(1).secrets, table.g.banner_tokens[DARK]) == (3, 4)


@rule("OA-5.4.4-05")
def test_of_a_banner_that_nobody_held_the_rest_goes_to_the_general_supply() -> None:
    table = Table(banner_tokens={DARK: 3}, secrets={1: 4})
    supply = table.g.secrets
    table.do("recover darkest_secret")
    assert (table.player(1).secrets, table.g.banner_tokens[DARK], table.g.secrets) == (1, 4, supply + 2)


@rule("OA-5.4.1-03", "OA-5.4.1-04", "OA-5.4.1-05", "OA-5.4.1-06")
@pytest.mark.parametrize(
    ("cards", "advisers", "hidden", "exposed"),
    [
        ("elders", "", "", True),
        ("", "", "", False),
        ("elders", "tents", "", False),
        ("elders", "", "tents", True),
        ("elders augury", "tents", "", True),
        ("squalid_district", "", "", False),
    ],
)
def test_the_darkest_secret_is_safe_where_its_holder_knows_all_suits(
    cards: str, advisers: str, hidden: str, exposed: bool
) -> None:
    table = Table(
        banners={2: DARK},
        at={2: "mountain"},
        sites={"mountain": cards, "plains": "keep"},
        advisers={2: advisers},
        hidden={2: hidden},
        secrets={1: 2},
    )
    assert table.options("recover") == (["recover darkest_secret"] if exposed else [])


@rule("OA-5.4.2-03", "OA-7.1.2-09")
def test_facedown_secrets_do_not_pay_for_it() -> None:
    table = Table(secrets={1: 1})
    table.player(1).facedown = 3
    table.begin_anew()
    assert table.options("recover") == []
    with pytest.raises(IllegalChoice):
        table.do("recover darkest_secret")


@rule("OA-5.4.3-01")
def test_the_title_follows_a_recovered_banner_at_once() -> None:
    table = Table(oath="people", favor={1: 2})
    table.do("recover peoples_favor; suit order")
    assert table.g.title == 1
