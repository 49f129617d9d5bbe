"""What lies in the box (LV-COMP)."""

from collections import Counter

import pytest

from igroteka import BadSetup, Match
from igroteka.games.vaala.box import DRAGON, GENERAL, TYPES
from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import State
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, NAGASHA, Table
from tests.ledger import rule


def new(*persons: str) -> State:
    """The table as it is set up for these persons."""
    match = Match(VAALA, seats=len(persons), seed=1, options=Options(characters=persons))
    assert isinstance(match.state, State)
    return match.state


# Players


@rule("LV-COMP-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_other_than_one_to_four_players_are_rejected(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(VAALA, seats=seats)


@rule("LV-COMP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_four_factions_are_in_play_however_many_persons_there_are(seats: int) -> None:
    g = new(*EVERYBODY[:seats])
    assert list(g.players) == [FERELLON, ADRAEL, NAGASHA, ELIZA]
    assert [player.faceless for player in g.players.values()] == [False] * seats + [True] * (4 - seats)


@rule("LV-COMP-04")
def test_two_dragons_and_two_generals_each_with_one_figure() -> None:
    figures = {player.id: (player.role, player.at) for player in new(*EVERYBODY).players.values()}
    assert figures == {
        FERELLON: (DRAGON, "isval"),
        ADRAEL: (GENERAL, "trade_route"),
        NAGASHA: (DRAGON, "lower_primalian"),
        ELIZA: (GENERAL, "allaria"),
    }


@rule("LV-COMP-05")
def test_four_player_boards_with_a_normal_and_a_faceless_side() -> None:
    assert list(BOX.characters) == [FERELLON, ADRAEL, NAGASHA, ELIZA]
    of_general = {"attack", "deploy", "collect", "vaala"}
    for board in BOX.characters.values():
        glyphs = of_general | {"rest"} if board.role == DRAGON else of_general
        assert (set(board.glyphs), set(board.faceless)) == (glyphs, glyphs)
        assert board.glyphs["attack"] != board.faceless["attack"]


@rule("LV-COMP-05")
def test_the_side_that_lies_up_is_the_one_that_works() -> None:
    normal = Table(FERELLON, ADRAEL, stack="radiant_circuit", power={"galadia": 1})
    assert normal.asked == (FERELLON, "glyph")
    faceless = Table(ADRAEL, stack="radiant_circuit", power={"galadia": 1})
    assert faceless.told("flew") == [(FERELLON, "isval", "galadia")]


@rule("LV-COMP-11")
def test_four_character_cards_with_a_dragonbond_ability_each() -> None:
    bonds = [type(character.bond).__name__ for character in BOX.characters.values()]
    assert bonds == ["HealNearBond", "ShareKill", "ShareEssence", "SharedSky"]


# Board and dice


@rule("LV-COMP-02")
def test_the_two_sides_of_the_board_show_one_map_so_neither_is_chosen() -> None:
    assert Options.__struct_fields__ == ("dealing", "characters")
    assert list(new(FERELLON).regions) == list(BOX.board.regions) == list(new(*EVERYBODY).regions)


@rule("LV-COMP-03")
def test_five_combat_dice() -> None:
    assert BOX.tokens.dice == 5


@rule("LV-COMP-03")
def test_a_dragon_of_combat_value_five_throws_all_five_dice_at_once() -> None:
    table = Table(stack="exquisite_kill", at={NAGASHA: "galadia"}, neutral={"galadia": 4}, dice="hHcC.")
    table.do("activate attack; stay")
    assert table.told("rolled")[0] == (NAGASHA, "standard_1+standard_2+critical_1+critical_2+miss")


# Cards


@rule("LV-COMP-06", "LV-COMP-07")
def test_six_action_cards_for_a_dragon_and_five_for_a_general() -> None:
    owned = Counter(card.owner for card in BOX.actions.values())
    assert owned == {FERELLON: 6, NAGASHA: 6, ADRAEL: 5, ELIZA: 5}
    held = {player.id: sum(card in BOX.actions for card in player.hand) for player in new(*EVERYBODY).players.values()}
    assert held == owned


@rule("LV-COMP-08")
def test_one_region_card_for_each_of_twelve_regions() -> None:
    g = new(*EVERYBODY)
    hands = [card for player in g.players.values() for card in player.hand if card in g.regions]
    assert len(BOX.board.regions) == 12
    assert sorted(g.region_deck + hands) == sorted(BOX.board.regions)


@rule("LV-COMP-09")
def test_36_denizen_cards_three_from_each_region() -> None:
    g = new(*EVERYBODY)
    assert len({*g.row, *g.denizen_deck}) == len(g.row + g.denizen_deck) == 36
    assert set(Counter(card.homeland for card in BOX.denizens.values()).values()) == {3}
    assert Counter(card.unit for card in BOX.denizens.values()) == dict.fromkeys(TYPES, 12)


@rule("LV-COMP-10")
def test_12_event_cards() -> None:
    g = new(*EVERYBODY)
    events = g.event_deck + [planned.card for planned in g.stack]
    assert len(events) == 12
    assert sorted(events) == sorted(BOX.events)


@rule("LV-COMP-12")
def test_20_vaala_cards_five_for_each_character() -> None:
    assert len(BOX.vaala) == 20
    decks = {player.id: player.vaala_deck for player in new(*EVERYBODY).players.values()}
    assert {owner: len(deck) for owner, deck in decks.items()} == dict.fromkeys(EVERYBODY, 5)
    assert all(BOX.vaala[card].owner == owner for owner, deck in decks.items() for card in deck)


# Tokens


@rule("LV-COMP-13")
def test_there_is_one_initiative_token_and_who_takes_it_takes_it_from_the_other() -> None:
    table = Table(initiative=NAGASHA)
    table.do("plan connoisseurs_claim; plan royal_tithe; plan radiant_circuit; plan red_harvest; plan collectors_eye")
    assert table.sees().initiative == NAGASHA
    table.do("pass")
    assert table.sees().initiative == ELIZA


@rule("LV-COMP-14")
@pytest.mark.parametrize("name", [ADRAEL, ELIZA])
def test_a_general_has_six_tokens_of_each_type(name: str) -> None:
    general = new(FERELLON, NAGASHA).players[name]
    counts = {unit: general.supply[unit] + general.count(general.at, unit) for unit in TYPES}
    assert counts == {"infantry": 6, "cavalry": 6, "archers": 6}


@rule("LV-COMP-14")
def test_there_is_no_seventh_infantry() -> None:
    table = Table(ELIZA, stack="eliza:allaria", units={ELIZA: {"galadia": "iiiii"}})
    assert table.options("unit") == ["unit archers", "unit cavalry", "unit infantry"]
    table = Table(ELIZA, stack="eliza:allaria", units={ELIZA: {"nauak": "iiiiii"}})
    assert table.options("unit") == ["unit archers", "unit cavalry"]


@rule("LV-COMP-15")
def test_four_dragonbond_tokens_are_enough_for_two_bonds() -> None:
    table = Table(stack="fated_meeting", at={FERELLON: "allaria", NAGASHA: "trade_route"})
    table.do("pair eliza ferellon")
    allies = {player.id: player.ally for player in table.g.players.values()}
    assert allies == {FERELLON: ELIZA, ADRAEL: NAGASHA, NAGASHA: ADRAEL, ELIZA: FERELLON}


@rule("LV-COMP-16", "LV-COMP-17", "LV-COMP-19")
def test_24_neutral_units_56_power_tokens_and_12_cities() -> None:
    g = new(*EVERYBODY)
    assert g.supply.neutral + sum(place.neutral for place in g.regions.values()) == 24
    assert g.supply.power + sum(place.power for place in g.regions.values()) == 56
    assert g.supply.cities + sum(place.city for place in g.regions.values()) == 12


@rule("LV-COMP-16")
def test_the_24th_neutral_unit_is_the_last() -> None:
    table = Table(stack="eliza:galadia", neutral={"nauak": 23})
    assert (table.g.regions["galadia"].neutral, table.g.supply.neutral) == (1, 0)


@rule("LV-COMP-17")
def test_the_56th_power_token_is_the_last() -> None:
    table = Table(stack="red_moonrise", power={"nauak": 53})
    assert table.options() == ["region allaria", "region isval", "region lower_primalian", "region trade_route"]
    table.do("region isval; region allaria; region trade_route")
    assert (table.g.supply.power, table.g.regions["lower_primalian"].power) == (0, 0)


@rule("LV-COMP-17")
def test_a_power_token_shows_its_light_side_until_it_is_spent() -> None:
    table = Table(stack="tribute_of_lesser_kin", power={"isval": 2}, open_vaala={FERELLON: ["golden_citys_due"]})
    table.do("activate collect")
    ferellon = table.player(FERELLON)
    assert (ferellon.ready, ferellon.spent) == (2, 0)
    table.do("activate vaala; cast golden_citys_due")
    assert (ferellon.ready, ferellon.spent, ferellon.power) == (1, 1, 2)


@rule("LV-COMP-18")
def test_ten_wound_tokens_fill_the_tracks_of_both_dragons() -> None:
    assert BOX.tokens.wounds == 10
    assert [len(BOX.characters[dragon].wound_track) for dragon in (FERELLON, NAGASHA)] == [5, 5]
    for wounds, full in ((4, False), (5, True)):
        seen = Table(wounds={FERELLON: wounds, NAGASHA: wounds}).sees().players
        assert [player.severely_wounded for player in seen if player.role == DRAGON] == [full, full]


@rule("LV-COMP-19")
def test_the_twelve_cities_are_enough_for_every_region() -> None:
    others = [region for region in BOX.board.regions if region != "galadia"]
    table = Table(stack="eliza:galadia", cities=others)
    assert all(place.city for place in table.g.regions.values())
    assert table.g.supply.cities == 0
