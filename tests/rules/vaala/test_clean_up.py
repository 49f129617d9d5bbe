"""The Clean-up phase (LV-CLEAN)."""

from collections.abc import Sequence

from igroteka.games.vaala.components import BOX
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, NAGASHA, Table
from tests.ledger import rule

ROW = ["candlebearers", "frostlight_slingers", "griffin_knights", "belfry_wardens", "alms_riders", "dreamwalkers"]


def after_round(seed: int, *persons: str, row: Sequence[str] = ROW) -> Table:
    """The table after a round with no events but Ebbing Currents, with the chance of a seed."""
    table = Table(ELIZA, *persons, stack="royal_tithe ebbing_currents", power={"allaria": 1}, row=row)
    table.g.chance.seed = seed
    table.do("skip collect")
    assert table.g.round == 2
    return table


def region_cards(table: Table, name: str) -> list[str]:
    return sorted(card for card in table.player(name).hand if card in BOX.board.regions)


@rule("LV-CLEAN-01")
def test_the_game_ends_if_no_events_are_left() -> None:
    table = Table(stack="royal_tithe ebbing_currents", power={"allaria": 1}, open_vaala={ELIZA: ["waking_word"]})
    table.g.event_deck.clear()
    table.do("skip collect")
    assert (table.match.decision, table.g.ending) == (None, "events")
    assert table.told("cleaned_up") == []


@rule("LV-CLEAN-01")
def test_the_game_goes_on_if_events_are_left() -> None:
    table = Table(stack="royal_tithe ebbing_currents", power={"allaria": 1})
    table.g.event_deck = ["march_fever", "red_moonrise"]
    table.do("skip collect")
    assert (table.g.ending, table.asked) == ("", (FERELLON, "plan"))


@rule("LV-CLEAN-02")
def test_everybody_has_all_action_cards_in_hand_again() -> None:
    table = Table()
    table.g.event_deck = ["march_fever", "red_moonrise", "ebbing_currents"]
    table.g.stack[0].card = "strange_banners"
    table.do("plan radiant_circuit; plan crimson_whisper; plan mercury_veil; plan royal_tithe")
    table.do("plan gilded_flight; plan red_harvest; plan connoisseurs_claim; pass; done")
    while table.g.round == 1:
        table.do(table.options("skip")[0])
    hands = {name: [card for card in table.player(name).hand if card in BOX.actions] for name in EVERYBODY}
    assert {name: len(hand) for name, hand in hands.items()} == {FERELLON: 6, ADRAEL: 5, NAGASHA: 6, ELIZA: 5}
    assert {name: sorted(hand) for name, hand in hands.items()} == {name: sorted(BOX.owned(name)) for name in EVERYBODY}


@rule("LV-CLEAN-03")
def test_a_general_takes_the_cards_of_all_controlled_regions() -> None:
    table = Table(
        stack="ebbing_currents",
        units={ELIZA: {"galadia": "i", "nau_forest": "ac"}, ADRAEL: {"eastern_plains": "i"}},
    )
    assert region_cards(table, ELIZA) == ["allaria", "galadia", "nau_forest"]
    assert region_cards(table, ADRAEL) == ["eastern_plains", "trade_route"]
    assert len(table.g.region_deck) == 7
    assert not {"galadia", "nau_forest", "eastern_plains"} & set(table.g.region_deck)


@rule("LV-CLEAN-03")
def test_neither_dragons_nor_faceless_generals_take_region_cards() -> None:
    table = Table(FERELLON, ELIZA, stack="ebbing_currents", at={FERELLON: "nauak"}, units={ADRAEL: {"galadia": "i"}})
    assert [region_cards(table, name) for name in EVERYBODY] == [[], [], [], ["allaria"]]
    assert {"nauak", "galadia", "trade_route"} <= set(table.g.region_deck)


@rule("LV-CLEAN-04")
def test_a_general_returns_the_cards_of_regions_that_are_lost() -> None:
    table = Table(stack="ebbing_currents", at={ELIZA: "galadia"})
    assert region_cards(table, ELIZA) == ["galadia"]
    assert "allaria" in table.g.region_deck


@rule("LV-CLEAN-04")
def test_the_card_of_a_conquered_region_changes_hands() -> None:
    table = Table(stack="ebbing_currents", at={ELIZA: "galadia"}, units={ADRAEL: {"allaria": "i"}})
    assert (region_cards(table, ELIZA), region_cards(table, ADRAEL)) == (["galadia"], ["allaria", "trade_route"])


@rule("LV-CLEAN-05")
def test_open_vaala_cards_go_to_their_owners_discards() -> None:
    table = Table(
        stack="ebbing_currents",
        open_vaala={FERELLON: ["molten_verdict", "one_law"], ELIZA: ["waking_word"]},
        lasting={ELIZA: ["oath_unbroken"], NAGASHA: ["iridescent_veil"]},
    )
    discards = {name: sorted(table.player(name).vaala_discard) for name in EVERYBODY}
    assert discards == {
        FERELLON: ["molten_verdict", "one_law"],
        ADRAEL: [],
        NAGASHA: ["iridescent_veil"],
        ELIZA: ["oath_unbroken", "waking_word"],
    }
    for player in table.g.players.values():
        assert (player.vaala_open, table.kept_open(player.id)) == ([], [])


@rule("LV-CLEAN-06")
def test_unclaimed_denizens_are_shuffled_into_the_deck() -> None:
    tables = [after_round(seed) for seed in range(8)]
    assert [sorted(table.g.row + table.g.denizen_deck) for table in tables] == [sorted(BOX.denizens)] * 8
    assert len({tuple(table.g.row) for table in tables}) == 8
    assert {card for table in tables for card in table.g.row} & set(ROW)
    assert all(table.g.denizen_deck[-6:] != ROW for table in tables)


@rule("LV-CLEAN-06")
def test_claimed_denizens_stay_with_their_owner() -> None:
    table = Table(stack="ebbing_currents", row=ROW, denizens=[(ELIZA, "galadian_priest"), (ADRAEL, "venom_crossbows")])
    assert table.player(ELIZA).denizens == {"infantry": "galadian_priest"}
    others = set(BOX.denizens) - {"galadian_priest", "venom_crossbows"}
    assert sorted(table.g.row + table.g.denizen_deck) == sorted(others)


@rule("LV-CLEAN-07")
def test_six_denizens_are_the_new_row_however_many_were_left() -> None:
    assert len(after_round(1).g.row) == 6
    assert len(after_round(1, row=ROW[:2]).g.row) == 6
    assert len(after_round(1).g.denizen_deck) == 30


@rule("LV-CLEAN-07", "LV-INFO-05")
def test_the_new_row_is_told_to_all() -> None:
    table = after_round(1)
    assert table.told("row")[-1] == ("+".join(table.g.row),)


@rule("LV-CLEAN-08")
def test_action_cards_of_faceless_players_are_reshuffled() -> None:
    orders = set()
    for seed in range(6):
        table = Table(ELIZA, stack="royal_tithe tribute_of_lesser_kin ebbing_currents", power={"allaria": 1})
        table.g.chance.seed = seed
        table.do("skip collect")
        ferellon = table.player(FERELLON)
        assert sorted(ferellon.faceless_deck) == sorted(BOX.owned(FERELLON))
        assert ferellon.hand == []
        orders.add(tuple(ferellon.faceless_deck))
    assert len(orders) > 3
