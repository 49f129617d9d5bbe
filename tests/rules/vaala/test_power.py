"""The power track, and collecting power (LV-POWER, LV-COLL)."""

import pytest

from igroteka.games.vaala.components import BOX
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule


@rule("LV-COLL-01")
def test_collected_power_moves_from_the_region_to_the_track() -> None:
    table = Table(stack="royal_tithe", power={"allaria": 2})
    assert table.g.supply.power == 54
    table.do("activate collect")
    assert (table.g.regions["allaria"].power, table.player(ELIZA).ready, table.g.supply.power) == (1, 1, 54)
    assert table.told("collected") == [(ELIZA, "allaria")]


@rule("LV-POWER-01")
def test_the_track_has_room_for_ten_tokens() -> None:
    assert BOX.tokens.power_to_win == 10
    table = Table(stack="red_harvest", tokens={ADRAEL: (4, 4)}, power={"trade_route": 5})
    table.do("activate collect")
    assert (table.player(ADRAEL).ready, table.player(ADRAEL).spent) == (6, 4)
    assert (table.g.regions["trade_route"].power, table.g.over) == (3, True)


@rule("LV-POWER-02")
def test_collected_tokens_are_unspent() -> None:
    table = Table(stack="gilded_flight", tokens={FERELLON: (0, 3)}, power={"isval": 2})
    table.do("skip deploy; activate collect")
    assert (table.player(FERELLON).ready, table.player(FERELLON).spent) == (2, 3)


@rule("LV-POWER-02")
def test_tokens_gained_from_the_supply_are_unspent() -> None:
    table = Table(
        stack="oracle_of_the_humble", tokens={FERELLON: (3, 0), ADRAEL: (3, 0), NAGASHA: (3, 0), ELIZA: (0, 2)}
    )
    assert (table.player(ELIZA).ready, table.player(ELIZA).spent, table.g.supply.power) == (1, 2, 44)
    table = Table(
        stack="exquisite_kill",
        essence={NAGASHA: 4},
        neutral={"lower_primalian": 1},
        tokens={NAGASHA: (0, 1)},
        dice="c....",
    )
    table.do("activate attack; stay")
    assert (table.player(NAGASHA).ready, table.player(NAGASHA).spent) == (1, 1)


@rule("LV-POWER-03")
def test_spending_flips_tokens_that_stay_on_the_track() -> None:
    table = Table(
        stack="tribute_of_lesser_kin",
        neutral={"isval": 1},
        tokens={FERELLON: (4, 1)},
        open_vaala={FERELLON: ["molten_verdict"]},
    )
    ferellon, supply = table.player(FERELLON), table.g.supply.power
    ferellon.vaala_deck.clear()
    table.do("activate vaala; cast molten_verdict")
    assert (ferellon.ready, ferellon.spent, ferellon.power, table.g.supply.power) == (2, 3, 5, supply)
    assert table.told("spent") == [(FERELLON, 2)]


@rule("LV-POWER-04")
def test_spent_power_counts_for_the_winner() -> None:
    table = Table(stack="royal_tithe", power={"allaria": 1}, tokens={ADRAEL: (3, 0), NAGASHA: (0, 4)})
    table.g.event_deck.clear()
    table.do("skip collect")
    assert table.g.winners == [NAGASHA]
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (0, 3, 4, 0)


@rule("LV-POWER-05")
def test_spent_power_pays_for_no_vaala_card() -> None:
    table = Table(
        stack="crimson_whisper royal_tithe",
        power={"allaria": 1},
        tokens={ADRAEL: (0, 6)},
        open_vaala={ADRAEL: ["empty_the_pits"]},
    )
    table.player(ADRAEL).vaala_deck.clear()
    table.do("activate vaala")
    assert table.asked == (ELIZA, "glyph")
    assert table.told("vaala_played") == []


@rule("LV-POWER-05")
def test_spent_power_pays_for_neither_a_denizen_nor_a_reroll() -> None:
    table = Table(stack="eliza:allaria", row=["galadian_priest"], tokens={ELIZA: (0, 6)})
    assert table.asked == (ELIZA, "place_unit")
    table = Table(stack="radiant_circuit", tokens={ELIZA: (0, 6), FERELLON: (0, 2)}, dice=".h")
    table.do("activate deploy; fly allaria")
    assert table.told("no_bond") == [(ELIZA, FERELLON)]


@rule("LV-POWER-06")
@pytest.mark.parametrize(
    ("bonds", "winners"),
    [([], [FERELLON]), ([(ADRAEL, FERELLON)], [FERELLON, ADRAEL]), ([(ADRAEL, NAGASHA)], [FERELLON])],
)
def test_the_tenth_token_wins_at_once_for_the_player_and_the_ally(
    bonds: list[tuple[str, str]], winners: list[str]
) -> None:
    table = Table(
        stack="gilded_flight royal_tithe", tokens={FERELLON: (0, 9), NAGASHA: (9, 0)}, power={"isval": 1}, bonds=bonds
    )
    table.do("skip deploy; activate collect")
    assert (table.g.ending, table.g.winners, table.match.decision) == ("power", winners, None)
    assert [planned.card for planned in table.g.stack] == ["royal_tithe"]


@rule("LV-POWER-06")
def test_the_tenth_token_wins_in_the_middle_of_a_combat() -> None:
    table = Table(
        stack="exquisite_kill",
        essence={NAGASHA: 4},
        neutral={"lower_primalian": 3},
        tokens={NAGASHA: (9, 0)},
        dice="c....",
    )
    table.do("activate attack; stay")
    assert (table.g.winners, table.g.regions["lower_primalian"].neutral) == ([NAGASHA], 2)


@rule("LV-POWER-07")
@pytest.mark.parametrize(("token", "thief", "victim"), [("spent", (0, 1), (2, 0)), ("ready", (1, 0), (1, 1))])
def test_a_stolen_token_stays_as_it_lies(token: str, thief: tuple[int, int], victim: tuple[int, int]) -> None:
    table = Table(stack="sovereigns_wrath", at={FERELLON: "allaria"}, tokens={ELIZA: (2, 1)}, dice="c.....")
    table.do("activate attack; retreat_to galadia")
    assert (table.asked, table.options()) == ((FERELLON, "steal_token"), ["token ready", "token spent"])
    table.do(f"token {token}")
    assert (table.player(FERELLON).ready, table.player(FERELLON).spent) == thief
    assert (table.player(ELIZA).ready, table.player(ELIZA).spent) == victim
