"""The twelve event cards, each with what it does and what it leaves alone."""

import pytest

from igroteka.games.vaala.components import BOX
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, NAGASHA, Table


def power(table: Table) -> dict[str, int]:
    """The power on the map."""
    return {region: place.power for region, place in table.g.regions.items() if place.power}


def neutral(table: Table) -> dict[str, int]:
    """The neutral units on the map."""
    return {region: place.neutral for region, place in table.g.regions.items() if place.neutral}


def test_there_are_these_twelve() -> None:
    assert list(BOX.events) == [
        "red_moonrise",
        "springs_of_vaala",
        "strange_banners",
        "stirring_militias",
        "ebbing_currents",
        "wings_over_valerna",
        "drums_of_war",
        "night_of_knives",
        "fated_meeting",
        "wealth_of_cities",
        "march_fever",
        "oracle_of_the_humble",
    ]


# Red Moonrise


def test_red_moonrise_puts_a_power_into_each_start_region() -> None:
    table = Table(stack="red_moonrise", power={"isval": 2, "galadia": 1})
    assert power(table) == {"isval": 3, "galadia": 1, "allaria": 1, "lower_primalian": 1, "trade_route": 1}
    assert table.g.supply.power == 49


def test_when_the_supply_is_short_the_initiative_holder_picks_the_start_regions() -> None:
    table = Table(stack="red_moonrise", power={"nauak": 55}, initiative=ADRAEL)
    assert (table.asked, table.options()) == (
        (ADRAEL, "event_region"),
        ["region allaria", "region isval", "region lower_primalian", "region trade_route"],
    )
    table.do("region trade_route")
    assert (power(table), table.g.supply.power) == ({"nauak": 55, "trade_route": 1}, 0)


# Springs of Vaala


def test_springs_of_vaala_let_each_player_in_turn_order_put_power_where_there_is_none() -> None:
    table = Table(stack="springs_of_vaala", power={"isval": 1}, initiative=NAGASHA)
    assert (table.asked, len(table.options())) == ((NAGASHA, "place_power"), 11)
    assert "region isval" not in table.options()
    table.do("region nauak")
    assert (table.asked[0], "region nauak" in table.options()) == (ELIZA, False)
    table.do("region allaria")
    assert table.asked[0] == FERELLON
    table.do("region galadia; region trade_route")
    assert power(table) == {"isval": 1, "nauak": 1, "allaria": 1, "galadia": 1, "trade_route": 1}


def test_springs_of_vaala_faceless_players_choose_the_nearest_region() -> None:
    near = ("isval", "galadia", "fai_forest", "north_tyveria", "lower_primalian", "nauak", "upper_primalian")
    table = Table(ADRAEL, ELIZA, stack="springs_of_vaala", power=dict.fromkeys(near, 1), initiative=ELIZA)
    table.do("region allaria")
    assert table.g.regions["eastern_plains"].power == 1
    table.do("region trade_route")
    assert (table.asked, table.options()) == (
        (ELIZA, "place_power"),
        ["region nau_forest", "region south_tyveria"],
    )


# Strange Banners


def test_strange_banners_put_a_neutral_unit_and_power_into_up_to_four_deserted_regions() -> None:
    table = Table(stack="strange_banners", neutral={"galadia": 1}, units={ADRAEL: {"nauak": "i"}}, initiative=ELIZA)
    assert table.asked == (ELIZA, "event_region")
    offered = ["eastern_plains", "fai_forest", "nau_forest", "north_tyveria", "south_tyveria", "upper_primalian"]
    assert table.options() == ["done", *(f"region {region}" for region in offered)]
    table.do("region eastern_plains; region fai_forest; region nau_forest; region upper_primalian")
    assert table.asked[1] == "plan"
    four = dict.fromkeys(("eastern_plains", "fai_forest", "nau_forest", "upper_primalian"), 1)
    assert (power(table), neutral(table)) == (four, four | {"galadia": 1})


def test_strange_banners_may_come_to_fewer_regions() -> None:
    table = Table(stack="strange_banners")
    table.do("region galadia; done")
    assert (power(table), neutral(table), table.asked[1]) == ({"galadia": 1}, {"galadia": 1}, "plan")


def test_strange_banners_bring_what_there_is_when_power_or_neutral_units_run_out() -> None:
    table = Table(stack="royal_tithe strange_banners", power={"allaria": 1})
    table.g.supply.power, table.g.supply.neutral = 1, 2
    table.do("skip collect; region nauak; region galadia")
    assert table.asked[1] == "plan"
    assert (power(table), neutral(table)) == ({"allaria": 1, "nauak": 1}, {"nauak": 1, "galadia": 1})


# Stirring Militias


def test_stirring_militias_strengthen_each_neutral_region_and_bring_power_where_there_is_none() -> None:
    table = Table(stack="stirring_militias", neutral={"galadia": 1, "nauak": 2}, power={"nauak": 3, "isval": 1})
    assert neutral(table) == {"galadia": 2, "nauak": 3}
    assert power(table) == {"galadia": 1, "nauak": 3, "isval": 1}


# Ebbing Currents


def test_ebbing_currents_take_a_power_from_each_region_with_two_or_more() -> None:
    table = Table(stack="ebbing_currents", power={"galadia": 1, "nauak": 2, "isval": 4})
    assert (power(table), table.g.supply.power) == ({"galadia": 1, "nauak": 1, "isval": 3}, 51)


# Wings over Valerna


def test_wings_over_valerna_heal_each_dragon_and_let_it_fly() -> None:
    table = Table(stack="wings_over_valerna", wounds={FERELLON: 2, NAGASHA: 1}, initiative=ADRAEL)
    assert (table.player(FERELLON).wounds, table.player(NAGASHA).wounds) == (1, 0)
    assert (table.asked, table.options()) == ((NAGASHA, "event_glyph"), ["activate deploy", "decline"])
    table.do("decline; activate deploy; fly galadia")
    assert (table.player(NAGASHA).at, table.player(FERELLON).at) == ("lower_primalian", "galadia")
    assert table.asked[1] == "plan"


def test_wings_over_valerna_a_dragon_healed_from_a_full_track_may_fly() -> None:
    table = Table(stack="wings_over_valerna", wounds={FERELLON: 5})
    assert (table.player(FERELLON).wounds, table.options()) == (4, ["activate deploy", "decline"])


def test_wings_over_valerna_a_faceless_dragon_flies_to_its_target_without_being_asked() -> None:
    table = Table(ADRAEL, ELIZA, stack="wings_over_valerna", power={"galadia": 1}, at={NAGASHA: "galadia"})
    assert table.told("flew") == [(FERELLON, "isval", "galadia")]


def test_wings_over_valerna_lead_to_bond_rolls() -> None:
    table = Table(stack="wings_over_valerna", dice="hh")
    table.do("activate deploy; fly allaria")
    assert table.told("bonded") == [(ELIZA, FERELLON)]


# Drums of War


def test_drums_of_war_let_each_general_deploy() -> None:
    table = Table(stack="drums_of_war", units={ELIZA: {"allaria": "i"}})
    assert (table.asked, table.options()) == ((ADRAEL, "event_glyph"), ["activate deploy", "decline"])
    table.do("decline")
    assert table.asked == (ELIZA, "event_glyph")
    table.do("activate deploy; march allaria galadia; take infantry; done; done")
    assert (table.army(ELIZA, "galadia"), table.told("activated")) == ("i", [(ELIZA, "general-deploy")])


# Night of Knives


def test_night_of_knives_lets_each_player_with_somebody_to_fight_attack() -> None:
    table = Table(
        stack="night_of_knives",
        neutral={"galadia": 1, "eastern_plains": 1},
        at={NAGASHA: "nauak"},
        initiative=ADRAEL,
        dice="c. c.....",
    )
    assert (table.asked, table.options()) == ((ADRAEL, "event_glyph"), ["activate attack", "decline"])
    table.do("activate attack")
    assert table.told("combat") == [(ADRAEL, "neutral", "eastern_plains")]
    assert table.asked == (NAGASHA, "event_glyph")
    table.do("decline; decline; activate attack; fly galadia")
    assert table.told("combat")[1:] == [(FERELLON, "neutral", "galadia")]


def test_night_of_knives_faceless_players_attack_by_their_own_boards() -> None:
    table = Table(
        ELIZA,
        NAGASHA,
        stack="night_of_knives",
        power={"galadia": 1},
        neutral={"galadia": 1},
        dice="c.....",
        initiative=ELIZA,
    )
    table.do("decline")
    assert table.told("combat") == [(FERELLON, "neutral", "galadia")]


# Fated Meeting


def test_fated_meeting_bonds_those_who_share_a_region_without_a_roll() -> None:
    table = Table(stack="fated_meeting", at={FERELLON: "allaria", NAGASHA: "trade_route"})
    table.do("pair adrael nagasha")
    assert table.told("bonded") == [(ADRAEL, NAGASHA), (ELIZA, FERELLON)]
    assert (table.told("rolled"), power(table)) == ([], {})


def test_fated_meeting_the_initiative_holder_picks_between_two_dragons() -> None:
    table = Table(stack="fated_meeting", at={FERELLON: "allaria", NAGASHA: "allaria"}, initiative=ADRAEL)
    assert (table.asked, table.options()) == ((ADRAEL, "pair"), ["pair eliza ferellon", "pair eliza nagasha"])
    table.do("pair eliza nagasha")
    assert (table.told("bonded"), table.player(FERELLON).ally) == ([(ELIZA, NAGASHA)], "")


@pytest.mark.parametrize("bonds", [[], [(ELIZA, FERELLON)]])
def test_fated_meeting_without_a_new_bond_brings_power_to_each_dragon(bonds: list[tuple[str, str]]) -> None:
    table = Table(stack="fated_meeting", at={FERELLON: "allaria" if bonds else "galadia"}, bonds=bonds)
    assert power(table) == {"allaria" if bonds else "galadia": 1, "lower_primalian": 1}
    assert table.told("bonded") == []


# Wealth of Cities


def test_wealth_of_cities_brings_power_to_up_to_four_cities() -> None:
    cities = ["isval", "galadia", "nauak", "allaria", "trade_route"]
    table = Table(stack="wealth_of_cities", cities=cities, initiative=NAGASHA)
    assert (table.asked, table.options()) == (
        (NAGASHA, "event_region"),
        ["done", *sorted(f"region {city}" for city in cities)],
    )
    table.do("region isval; region nauak; region allaria; region galadia")
    assert (power(table), table.asked[1]) == (dict.fromkeys(["isval", "nauak", "allaria", "galadia"], 1), "plan")
    assert table.g.supply.cities == 7


def test_wealth_of_cities_without_a_city_builds_one_with_power_where_nobody_rules() -> None:
    table = Table(stack="wealth_of_cities", neutral={"nauak": 1}, units={ADRAEL: {"galadia": "i"}})
    assert len(table.options()) == 9
    assert {"region nauak", "region isval"} < set(table.options())
    assert not {"region galadia", "region allaria", "region trade_route", "done"} & set(table.options())
    table.do("region nauak")
    assert (table.told("city_placed"), power(table)) == ([("nauak",)], {"nauak": 1})


# March Fever


def test_march_fever_takes_a_unit_from_each_army_of_more_than_three() -> None:
    table = Table(
        stack="march_fever",
        units={ELIZA: {"allaria": "icc", "nauak": "ccc"}, ADRAEL: {"trade_route": "ii", "isval": "iica"}},
        initiative=ELIZA,
    )
    assert (table.asked, table.options()) == ((ELIZA, "attrition"), ["unit cavalry", "unit infantry"])
    table.do("unit cavalry")
    assert (table.asked, table.options()) == ((ADRAEL, "attrition"), ["unit archers", "unit cavalry", "unit infantry"])
    table.do("unit archers")
    armies = [table.army(ELIZA, "allaria"), table.army(ELIZA, "nauak")]
    armies += [table.army(ADRAEL, "trade_route"), table.army(ADRAEL, "isval")]
    assert armies == ["ic", "ccc", "ii", "iic"]
    assert (table.player(ELIZA).supply["cavalry"], table.player(ADRAEL).supply["archers"]) == (2, 6)


def test_march_fever_takes_a_unit_of_any_type_from_a_faceless_army_too() -> None:
    table = Table(FERELLON, NAGASHA, stack="march_fever", units={ELIZA: {"allaria": "iica"}}, initiative=NAGASHA)
    assert (table.asked, table.options()) == (
        (NAGASHA, "attrition"),
        ["unit archers", "unit cavalry", "unit infantry"],
    )


def test_march_fever_then_has_power_put_into_two_regions_without_any() -> None:
    table = Table(stack="march_fever", power={"isval": 1}, initiative=ADRAEL)
    assert (table.asked, len(table.options())) == ((ADRAEL, "event_region"), 11)
    assert not {"region isval", "done"} & set(table.options())
    table.do("region galadia; region nauak")
    assert (power(table), table.asked[1]) == ({"isval": 1, "galadia": 1, "nauak": 1}, "plan")


# Oracle of the Humble


def test_the_oracle_gives_a_power_to_who_has_least_of_it_spent_or_not() -> None:
    tokens = {FERELLON: (2, 0), ADRAEL: (0, 3), NAGASHA: (1, 0), ELIZA: (0, 2)}
    table = Table(stack="oracle_of_the_humble", tokens=tokens)
    assert (table.told("gained"), table.player(NAGASHA).ready) == ([(NAGASHA,)], 2)
    assert table.g.supply.power == 47


@pytest.mark.parametrize("initiative", EVERYBODY)
def test_the_oracle_prefers_the_first_in_turn_order(initiative: str) -> None:
    table = Table(stack="oracle_of_the_humble", initiative=initiative)
    assert table.told("gained") == [(initiative,)]
