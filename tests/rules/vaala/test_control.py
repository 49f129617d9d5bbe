"""Who controls a region; seas, borders and region cards (LV-CTRL, LV-SEA, LV-REGN)."""

import pytest

from igroteka.games.vaala.actions.regions import controlled, controller, is_open_to, is_uncontrolled
from igroteka.games.vaala.components import BOX
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule

# Control


def owner(table: Table, region: str) -> str:
    player = controller(table.g, region)
    return player.id if player else ""


@rule("LV-CTRL-01")
def test_a_region_belongs_to_the_player_whose_units_are_there() -> None:
    table = Table(units={ELIZA: {"galadia": "a"}, ADRAEL: {"nauak": "i"}})
    assert [owner(table, region) for region in ("galadia", "nauak", "allaria", "trade_route", "isval")] == [
        ELIZA,
        ADRAEL,
        ELIZA,
        ADRAEL,
        "",
    ]


@rule("LV-CTRL-01")
def test_faceless_generals_control_regions_too() -> None:
    table = Table(FERELLON, units={ELIZA: {"galadia": "a"}})
    assert (owner(table, "galadia"), owner(table, "trade_route")) == (ELIZA, ADRAEL)


@rule("LV-CTRL-01")
def test_control_is_lost_with_the_last_unit() -> None:
    table = Table(stack="oathguard_advance", units={ELIZA: {"nauak": "i"}})
    table.do("activate deploy; march nauak nau_forest; done")
    assert (owner(table, "nauak"), owner(table, "nau_forest")) == ("", ELIZA)


@rule("LV-CTRL-02")
def test_a_region_with_neutral_units_is_neutral() -> None:
    table = Table(neutral={"galadia": 1})
    assert (owner(table, "galadia"), is_uncontrolled(table.g, "galadia")) == ("", False)
    assert not is_open_to(table.g, table.player(ELIZA), "galadia")


@rule("LV-CTRL-03")
def test_a_dragon_controls_nothing_and_disturbs_nobodys_control() -> None:
    table = Table(
        stack="royal_tithe",
        at={FERELLON: "galadia", NAGASHA: "nauak"},
        units={ELIZA: {"galadia": "i"}},
        power={"galadia": 1},
    )
    assert (owner(table, "nauak"), owner(table, "galadia")) == ("", ELIZA)
    table.do("activate collect")
    assert table.told("collected") == [(ELIZA, "galadia")]


@rule("LV-CTRL-04")
def test_a_region_with_only_a_dragon_is_uncontrolled() -> None:
    country = [region.id for region in BOX.board.regions.values() if not region.start]
    table = Table(neutral=dict.fromkeys(country, 1))
    assert [table.player(name).at for name in (FERELLON, NAGASHA)] == ["isval", "lower_primalian"]
    assert [region for region in table.g.regions if is_uncontrolled(table.g, region)] == ["isval", "lower_primalian"]


@rule("LV-CTRL-04")
def test_units_may_be_deployed_to_a_region_with_only_a_dragon() -> None:
    table = Table(stack="oathguard_advance", at={FERELLON: "galadia"}, neutral={"nau_forest": 1, "fai_forest": 1})
    table.do("activate deploy")
    assert table.options() == ["done", "march allaria galadia"]


@rule("LV-CTRL-05")
def test_a_region_with_ones_own_units_is_friendly() -> None:
    table = Table(stack="royal_tithe", units={ELIZA: {"nauak": "c"}}, power={"nauak": 1, "allaria": 1, "galadia": 1})
    assert controlled(table.g, table.player(ELIZA)) == ["allaria", "nauak"]
    table.do("activate collect")
    assert table.told("collected") == [(ELIZA, "allaria"), (ELIZA, "nauak")]


@rule("LV-CTRL-06")
def test_a_region_with_another_sides_units_is_an_enemy_region() -> None:
    table = Table(
        stack="oathguard_advance",
        units={ELIZA: {"allaria": "i"}, ADRAEL: {"galadia": "i"}},
        neutral={"nau_forest": 1},
    )
    table.do("activate deploy")
    assert table.options() == ["done", "march allaria fai_forest"]
    table.do("done; activate attack")
    assert table.options() == ["attack galadia", "attack nau_forest"]


@rule("LV-CTRL-06")
def test_a_lone_enemy_general_makes_a_region_hostile() -> None:
    table = Table(at={ADRAEL: "galadia"})
    assert not is_open_to(table.g, table.player(ELIZA), "galadia")
    assert is_open_to(table.g, table.player(ADRAEL), "galadia")


# The sea


@rule("LV-SEA-01")
def test_a_dragon_does_not_fly_onto_the_sea() -> None:
    table = Table(stack="mercury_veil", at={NAGASHA: "nauak"})
    table.do("skip vaala; activate deploy")
    assert table.options() == sorted(f"fly {region}" for region in BOX.board.regions if region != "nauak")


@rule("LV-SEA-01")
def test_generals_and_units_do_not_march_onto_or_across_the_sea() -> None:
    table = Table(stack="oathguard_advance", units={ELIZA: {"allaria": "ica"}})
    table.do("activate deploy")
    assert table.options() == ["done", "march allaria fai_forest", "march allaria galadia", "march allaria nau_forest"]


@rule("LV-SEA-01")
def test_even_tide_runners_land_on_another_coast() -> None:
    table = Table(stack="oathguard_advance", units={ELIZA: {"allaria": "c"}}, denizens=[(ELIZA, "tide_runners")])
    table.do("activate deploy")
    assert table.options("march") == [
        "march allaria fai_forest",
        "march allaria galadia",
        "march allaria nau_forest",
        "march allaria nauak",
    ]


@rule("LV-SEA-02")
def test_seas_have_no_region_cards() -> None:
    table = Table()
    cards = table.g.region_deck + [card for player in table.g.players.values() for card in player.hand]
    assert list(BOX.board.seas) == ["western_gulf", "southern_sea"]
    assert [card for card in cards if card in BOX.board.seas] == []
    assert len([card for card in cards if card in BOX.board.regions]) == 12


# Regions and their cards


@rule("LV-REGN-01")
def test_regions_are_adjacent_exactly_if_they_share_a_border() -> None:
    pairs = {frozenset(border.between) for border in BOX.board.borders}
    near = BOX.board.neighbours
    assert len(pairs) == len(BOX.board.borders) == 24
    assert {frozenset((one, other)) for one in near for other in near[one]} == pairs
    assert set(near["allaria"]) == {"isval", "galadia", "fai_forest", "nau_forest"}
    assert set(near["nauak"]) == {"nau_forest", "lower_primalian"}


@rule("LV-REGN-01")
def test_a_step_leads_over_a_border() -> None:
    table = Table(stack="oathguard_advance", at={ELIZA: "nauak"})
    table.do("activate deploy")
    assert table.options() == ["done", "march nauak lower_primalian", "march nauak nau_forest"]


@rule("LV-REGN-02")
def test_each_region_card_is_held_by_who_controls_the_region() -> None:
    table = Table(
        stack="royal_tithe",
        units={ELIZA: {"galadia": "i"}, ADRAEL: {"nauak": "i"}},
        at={ELIZA: "isval"},
        power={"isval": 1},
    )
    table.do("skip collect")
    held = {player.id: sorted(set(player.hand) & set(BOX.board.regions)) for player in table.g.players.values()}
    assert held == {FERELLON: [], ADRAEL: ["nauak", "trade_route"], NAGASHA: [], ELIZA: ["galadia", "isval"]}
    assert len(table.g.region_deck) == 8
    assert "allaria" in table.g.region_deck


@rule("LV-REGN-03", "LV-REGN-04")
def test_a_region_card_works_for_who_controls_the_region_now() -> None:
    table = Table(
        stack="adrael:galadia royal_tithe", units={ELIZA: {"galadia": "i"}}, power={"allaria": 1}, row=["alms_riders"]
    )
    assert (table.asked, table.options()) == ((ELIZA, "upgrade"), ["denizen alms_riders", "done"])
    table.do("denizen alms_riders; unit cavalry; done")
    assert (table.player(ELIZA).denizens, table.army(ELIZA, "galadia")) == ({"cavalry": "alms_riders"}, "ic")
    assert (table.player(ADRAEL).denizens, table.army(ADRAEL, "galadia")) == ({}, "")
    assert "galadia" in table.player(ELIZA).hand


@rule("LV-REGN-04")
def test_a_region_captured_earlier_in_the_round_serves_its_captor() -> None:
    table = Table(
        stack="kirin_charge adrael:galadia",
        units={ELIZA: {"allaria": "iii"}, ADRAEL: {"galadia": "i"}},
        dice="c....",
    )
    table.do("activate attack; everyone")
    assert (table.asked, table.rule) == ((ELIZA, "place_unit"), "LV-RGLYPH-05")
    table.do("unit archers")
    assert table.told("placed") == [(ELIZA, "archers", "galadia")]


@rule("LV-REGN-05")
@pytest.mark.parametrize(("general", "army"), [("nauak", "iiiiii"), ("galadia", "iiiii")])
def test_of_more_than_six_units_the_owner_removes_the_excess(general: str, army: str) -> None:
    table = Table(stack="adrael:galadia", at={ELIZA: general}, units={ELIZA: {"galadia": army}})
    table.do("unit archers")
    assert (table.asked, table.options()) == ((ELIZA, "trim"), ["unit archers", "unit infantry"])
    table.do("unit infantry")
    assert (table.army(ELIZA, "galadia"), table.player(ELIZA).size("galadia")) == (army[1:] + "a", 6)
    assert table.player(ELIZA).supply["infantry"] == 6 - len(army) + 1
