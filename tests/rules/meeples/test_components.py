"""What lies in the box (MM-COMP)."""

from collections import Counter

import pytest

from igroteka import BadSetup, Match
from igroteka.games.meeples.actions.meeples import owned
from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.state import State
from igroteka.games.meeples.view import view
from tests.games.meeples.table import Table
from tests.ledger import rule


def new(seats: int, **options: str) -> State:
    """The table as it is set up."""
    match = Match("meeples", seats=seats, seed=1, options=options)
    assert isinstance(match.state, State)
    return match.state


def all_meeples(g: State) -> Counter[str]:
    """The meeples of the supply and of every player."""
    return Counter(g.supply) + Counter(unit for player in g.players for unit in owned(g, player))


def held_by_rival(unit: str, number: int, *tavern: str, phase: str = "main", **monsters: list[str]) -> Table:
    """A table at which so many meeples of a class are in the rival's bag."""
    table = Table(*tavern, phase=phase, monsters=monsters)
    table.rival.tavern, table.rival.bag = [], [unit] * number
    table.restart()
    return table


@rule("MM-COMP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_than_two_to_four_players_are_rejected(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match("meeples", seats=seats)


@rule("MM-COMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_can_play(seats: int) -> None:
    assert len(new(seats).players) == seats


# Meeples


@rule("MM-COMP-02", "MM-COMP-03", "MM-COMP-04", "MM-COMP-05", "MM-COMP-06")
@rule("MM-COMP-07", "MM-COMP-08", "MM-COMP-09", "MM-COMP-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_152_meeples_of_nine_colours(seats: int) -> None:
    assert all_meeples(new(seats)) == {
        "peasant": 48,
        "knight": 15,
        "warrior": 18,
        "mage": 18,
        "cleric": 18,
        "corruption": 20,
        "ranger": 5,
        "paladin": 5,
        "shaman": 5,
    }


@rule("MM-COMP-11")
@pytest.mark.parametrize(
    ("location", "peasants", "unit", "number"),
    [
        ("muster_court", 3, "knight", 15),
        ("sparring_green", 2, "warrior", 18),
        ("open_lecture_hall", 1, "mage", 18),
        ("novices_chapel", 1, "cleric", 18),
    ],
)
def test_the_last_fighter_can_be_gained_and_no_more(location: str, peasants: int, unit: str, number: int) -> None:
    gained = []
    for elsewhere in (number - 1, number):
        table = held_by_rival(unit, elsewhere, *["peasant"] * peasants)
        table.do(f"send peasant {location}; commit")
        gained.append(owned(table.g, table.me).count(unit))
        assert table.g.supply[unit] == 0
    assert gained == [1, 0]


@rule("MM-COMP-11")
def test_the_last_peasant_can_be_gained_and_no_more() -> None:
    gained = []
    for elsewhere in (42, 43):
        table = held_by_rival("peasant", elsewhere, "peasant", phase="development")
        table.do("send peasant builders; proceed")
        gained.append(owned(table.g, table.me).count("peasant") - 5)
        assert table.g.supply["peasant"] == 0
    assert gained == [1, 0]


@rule("MM-COMP-11")
def test_the_last_corruption_can_be_gained_and_no_more() -> None:
    gained = []
    for elsewhere in (19, 20):
        table = held_by_rival("corruption", elsewhere, "knight", "knight", castle=["vampire_courtier"])
        table.do("send knight vampire_courtier; commit")
        gained.append(owned(table.g, table.me).count("corruption"))
        assert table.g.supply["corruption"] == 0
    assert gained == [1, 0]


@rule("MM-COMP-11")
@pytest.mark.parametrize("unit", ["ranger", "paladin", "shaman"])
def test_the_fifth_prestige_fighter_of_a_class_is_the_last(unit: str) -> None:
    offers = []
    for elsewhere in (4, 5):
        table = held_by_rival(unit, elsewhere, *["knight"] * 3, university=["rogue_conjurer"])
        table.do("send knight rogue_conjurer; commit")
        offers.append(table.options())
    everybody = ["take paladin", "take ranger", "take shaman"]
    assert offers == [everybody, [option for option in everybody if unit not in option]]


# Things on the table


@rule("MM-COMP-12")
def test_one_player_keeps_the_first_player_token() -> None:
    table = Table(seats=3)
    table.g.first = 2
    turns = []
    for _ in range(4):
        turns.append((table.g.turn.seat, table.g.round, view(table.g).first))
        table.pass_turn()
    assert turns == [(0, 5, 2), (1, 5, 2), (2, 6, 2), (0, 6, 2)]


@rule("MM-COMP-13")
def test_every_player_has_markers_for_the_track_a_hill_and_an_overlord() -> None:
    table = Table(*["knight"] * 5, seats=4, final=1, built={"castle_1": "colosseum", "castle_2": "mage_academy"})
    table.rival.tavern = ["mage", *["knight"] * 4]
    table.g.council = dict.fromkeys(table.g.council, "")
    table.restart()
    table.do("send knight colosseum; send knight baron_splinter; commit")
    table.do("send mage mage_academy; send knight baron_splinter; commit")
    shown = view(table.g)
    assert [player.vp for player in shown.players] == [9, 9, 0, 0]
    assert [player.fought for player in shown.players] == [["baron_splinter"], ["baron_splinter"], [], []]
    assert {place: party.seat for place, party in shown.parties.items()} == {"colosseum": 0, "mage_academy": 1}


@rule("MM-COMP-14")
def test_each_of_four_players_draws_from_a_bag_of_their_own() -> None:
    table = Table(seats=4)
    for player, unit in zip(table.g.players, ["knight", "warrior", "mage", "cleric"], strict=True):
        player.tavern, player.bag = [], [unit] * 4
    table.restart()
    table.do("commit")
    assert [player.tavern for player in table.g.players] == [["knight"] * 4, [], [], []]
    table.do("commit")
    assert [player.tavern for player in table.g.players] == [["knight"] * 4, ["warrior"] * 4, [], []]
    assert [player.bag for player in table.g.players] == [[], [], ["mage"] * 4, ["cleric"] * 4]


@rule("MM-COMP-15")
def test_the_capitol_lies_amid_four_districts() -> None:
    assert set(new(2).monsters) == {"village", "university", "castle", "cathedral"}
    assert len(BOX.capitol) == 2
    table = Table("peasant", "mage", "mage", "mage", phase="development", vp=1)
    assert {option.split()[-1] for option in table.options("send")} == {"builders", "drill_square"}
    table.do("proceed")
    assert {option.split()[-1] for option in table.options("send")} == {
        "muster_court",
        "novices_chapel",
        "open_lecture_hall",
    }


@rule("MM-COMP-16")
def test_one_location_of_each_district_is_built_from_the_start() -> None:
    g = new(4)
    assert Counter(g.built.values()) == {"village": 1, "university": 1, "castle": 1, "cathedral": 1}
    assert set(g.slots.values()) == {""}


@rule("MM-COMP-17")
def test_each_district_has_two_lots() -> None:
    slots = new(4).slots
    assert len(slots) == 8
    lots = Counter(BOX.slots[slot].district for slot in slots)
    assert lots == {"village": 2, "university": 2, "castle": 2, "cathedral": 2}


@rule("MM-COMP-18")
def test_each_district_has_a_place_for_a_tower() -> None:
    assert set(new(4, towers="with").towers) == {"village", "university", "castle", "cathedral"}


@rule("MM-COMP-19")
def test_each_district_has_three_monster_slots() -> None:
    slots = new(4).monsters
    assert {district: len(places) for district, places in slots.items()} == {
        "village": 3,
        "university": 3,
        "castle": 3,
        "cathedral": 3,
    }


@rule("MM-COMP-20")
def test_four_players_have_a_board_with_tavern_lodgings_and_hero_cards() -> None:
    boards = view(new(4)).players
    assert [(len(board.tavern), board.lodgings) for board in boards] == [(4, [])] * 4
    assert [board.levels for board in boards] == [{"warrior": 1, "mage": 1, "cleric": 1, "knight": 1}] * 4


@rule("MM-COMP-21")
def test_the_board_of_the_last_fight_shows_the_dark_council_and_everybodys_vp() -> None:
    shown = view(Table(seats=3, vp=7).g)
    assert set(shown.council) == {"saw_ron", "queen_borer", "baron_splinter", "incinerator"}
    assert [player.vp for player in shown.players] == [7, 0, 0]


@rule("MM-COMP-22")
def test_15_location_tokens() -> None:
    g = new(4)
    assert len({*g.offer, *g.location_stack}) == len(g.offer) + len(g.location_stack) == 15


# Cards


@rule("MM-COMP-23")
@pytest.mark.parametrize("unit", ["mage", "cleric", "knight", "warrior"])
def test_all_four_players_can_have_a_two_sided_hero_card_of_every_basic_class(unit: str) -> None:
    assert [side.level for side in BOX.heroes[unit].levels] == [1, 2, 3]
    table = Table(unit, seats=4, phase="development", vp=2, levels={unit: 1})
    for other, level in zip(table.g.players[1:], (2, 2, 3), strict=True):
        other.levels[unit] = level
    table.restart()
    table.do(f"send {unit} drill_square; proceed")
    assert [player.levels[unit] for player in table.g.players] == [2, 2, 2, 3]


@rule("MM-COMP-23")
def test_no_other_class_has_cards_to_be_trained_with() -> None:
    assert {unit for unit, hero in BOX.heroes.items() if len(hero.levels) > 1} == {
        "mage",
        "cleric",
        "knight",
        "warrior",
    }


@rule("MM-COMP-24")
def test_all_four_players_can_use_each_of_the_three_prestige_cards() -> None:
    prestige = [unit for unit, meeple in BOX.meeples.items() if meeple.kind == "prestige"]
    assert prestige == ["ranger", "paladin", "shaman"]
    assert [[player.strengths[unit] for unit in prestige] for player in view(new(4)).players] == [[3, 2, 2]] * 4
    assert [len(BOX.heroes[unit].levels) for unit in prestige] == [1, 1, 1]


@rule("MM-COMP-25", "MM-COMP-26", "MM-COMP-27", "MM-COMP-28", "MM-COMP-29", "MM-COMP-30")
def test_47_monster_cards() -> None:
    g = new(4)
    city = [monster for slots in g.monsters.values() for monster in slots if monster]
    arrivals = [card for card in g.monster_deck if card not in BOX.monsters]
    city += [card for card in g.monster_deck if card in BOX.monsters]
    assert Counter(BOX.monsters[card].level for card in set(city)) == {1: 12, 2: 20, 3: 8}
    assert sorted(BOX.monsters[card].role for card in g.council) == ["minion", "overlord", "overlord", "overlord"]
    assert len(set(arrivals)) == 3
    assert len({*city, *g.council, *arrivals}) == len(city) + len(g.council) + len(arrivals) == 47


@rule("MM-COMP-31")
def test_6_bonus_tokens() -> None:
    assert len(BOX.tokens) == 6


@rule("MM-COMP-32")
def test_44_quest_cards() -> None:
    g = new(4)
    dealt = [quest for player in g.players for quest in player.quests]
    assert len({*dealt, *g.quest_deck}) == len(dealt) + len(g.quest_deck) == 44


@rule("MM-COMP-33")
@pytest.mark.parametrize(
    ("knight", "warrior", "vp"), [(3, 3, 9 + 3), (3, 2, 9), (2, 3, 9)], ids=["both", "one", "the other"]
)
def test_a_token_pays_3_vp_for_two_level_3_hero_cards(knight: int, warrior: int, vp: int) -> None:
    table = Table("warrior", "knight", "knight", "knight", final=1, levels={"knight": knight, "warrior": warrior})
    table.g.council["baron_splinter"] = "two_masters"
    table.restart()
    table.do("send warrior baron_splinter")
    assert set(table.g.parties["baron_splinter"].units) == {"warrior", "knight"}
    table.do("commit")
    assert table.me.vp == vp
