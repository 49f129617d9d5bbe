"""Elementals: what is declined, and what cannot be done."""

import pytest

from tests.games.tyrants.table import Table


@pytest.mark.parametrize(
    ("choices", "shown", "power", "influence", "barracks", "spies"),
    [
        ("play air_elemental; place_spy skullport", "spy_master", 0, 0, 30, 1),
        ("play black_earth_cultist", "advocate", 0, 0, 30, 0),
        ("play crushing_wave_cultist", "kobold", 0, 0, 30, 0),
        ("play earth_elemental", "advocate", 0, 1, 30, 0),
        ("play eternal_flame_cultist", "blackguard", 0, 0, 30, 0),
        ("play fire_elemental; choose 1", "blackguard", 2, 0, 30, 0),
        ("play howling_hatred_cultist; place_spy skullport", "spy_master", 0, 0, 30, 1),
        ("play imix", "blackguard", 4, 0, 30, 0),
        ("play ogremoch", "advocate", 0, 2, 30, 0),
        ("play olhydra", "kobold", 0, 0, 30, 0),
        ("play water_elemental; deploy eryndlyn; deploy eryndlyn", "kobold", 0, 0, 28, 0),
        ("play yan_c_bin; place_spy skullport", "spy_master", 0, 0, 30, 1),
    ],
)
def test_focus_may_be_declined(choices: str, shown: str, power: int, influence: int, barracks: int, spies: int) -> None:
    table = Table(choices.split(";")[0].split()[1], shown, "soldier", troops={"eryndlyn": "k.."})
    table.do(choices)
    assert table.options() == ["decline", f"reveal {shown}"]
    table.do("decline")
    assert (table.asked, table.me.hand) == ((0, "turn"), [shown, "soldier"])
    assert (table.g.turn.power, table.g.turn.influence) == (power, influence)
    assert (table.me.troops, len(table.me.spies)) == (barracks, spies)


def test_ogremoch_declined_promotes_only_one() -> None:
    table = Table("ogremoch", "nalfeshnee", "soldier", "noble")
    table.do("play ogremoch; decline; play soldier; play noble; end; promote played noble")
    assert (table.asked, table.me.inner_circle) == ((1, "turn"), ["noble"])


@pytest.mark.parametrize(
    "choices",
    [
        "play aerisi_kalinoth; place_spy skullport",
        "play gar_shatterkeel; deploy eryndlyn; deploy eryndlyn; deploy eryndlyn-llacerellyn.1",
        "play marlos_urnrayle",
        "play vanifer",
    ],
)
def test_prophets_recruit_nobody_when_their_aspect_is_dear(choices: str) -> None:
    market = ["vrock", "master_of_melee_magthere", "nalfeshnee", "doppelganger", "imix", "balor"]
    table = Table(choices.split(";")[0].split()[1], troops={"eryndlyn": "k.."}, market=market)
    table.do(choices)
    assert (table.asked, table.me.discard, table.g.market) == ((0, "turn"), [], market)


@pytest.mark.parametrize(
    ("choices", "other"),
    [
        ("play air_elemental_myrmidon; place_spy skullport; play bounty_hunter", "bounty_hunter"),
        ("play fire_elemental_myrmidon; play bounty_hunter", "bounty_hunter"),
        ("play water_elemental_myrmidon; play bounty_hunter", "bounty_hunter"),
        ("play black_earth_cultist", "soldier"),
        ("play earth_elemental_myrmidon", "soldier"),
        ("play marlos_urnrayle", "soldier"),
        ("play ogremoch", "soldier"),
    ],
)
def test_cards_that_do_not_fit_or_were_not_played_are_not_promoted(choices: str, other: str) -> None:
    card = choices.split(";")[0].split()[1]
    table = Table(card, other, "noble", troops={"eryndlyn": "kr."}, market=["imix"] * 6)
    table.do(f"{choices}; end")
    assert (table.asked, table.me.inner_circle, table.me.trophies) == ((1, "turn"), [], "")
    assert table.me.discard == [card, other, "noble"]
