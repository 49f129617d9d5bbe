"""The goal of the game and its set-up (MM-GOAL, MM-SETUP)."""

from collections import Counter
from dataclasses import replace
from functools import cache

import msgspec
import pytest

from igroteka import Match
from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.scoring import sheet
from igroteka.games.meeples.state import State
from igroteka.games.meeples.view import private_view, view
from tests.games.meeples.monsters import THREE_PLUS
from tests.games.meeples.table import Table
from tests.ledger import rule

ARRIVALS = ("arrival_1", "arrival_2", "arrival_3")


def table_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def new(seats: int, seed: int = 1) -> State:
    """The table as it is set up."""
    return table_of(Match("meeples", seats=seats, seed=seed))


@cache
def many(seats: int) -> tuple[State, ...]:
    """Tables set up with 300 different seeds, to look at."""
    return tuple(new(seats, seed) for seed in range(300))


def in_city(g: State) -> list[str]:
    return [monster for slots in g.monsters.values() for monster in slots if monster]


def level_of(card: str) -> int:
    """The level of a monster; of an arrival card, the level of the stack to which it belongs."""
    return ARRIVALS.index(card) + 1 if card in ARRIVALS else BOX.monsters[card].level


def stack(g: State, level: int) -> list[str]:
    """The cards of a level in the monster deck, the lowest first."""
    return [card for card in g.monster_deck if level_of(card) == level]


def cards_below_the_arrival(seats: int, level: int) -> set[int]:
    """How many cards of its level lie below the arrival card, in one table or another."""
    return {stack(g, level).index(ARRIVALS[level - 1]) for g in many(seats)}


# The goal


@rule("MM-GOAL-01")
def test_vp_come_from_monsters_and_from_quests() -> None:
    table = Table("peasant", "peasant", monsters={"cathedral": ["termite_swarm"]}, quests=["clear_the_cellars"])
    table.do("send peasant termite_swarm; commit")
    earned = {category: vp for category, vp in sheet(table.me).items() if vp}
    assert (table.me.vp, earned) == (3, {"monsters": 1, "quests": 2})


@rule("MM-GOAL-02")
@pytest.mark.parametrize(("mine", "winner"), [(21, 0), (19, 1)])
def test_the_most_vp_win(mine: int, winner: int) -> None:
    table = Table(vp=mine, final=2, arrivals=3)
    table.rival.points = {"monsters": 20}
    table.pass_turn()
    table.pass_turn()
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((mine, 20), (winner,))


# The boards and the Dark Council


@rule("MM-SETUP-01")
def test_the_city_and_the_board_of_the_last_fight_are_there_for_all_to_see() -> None:
    shown = view(new(4))
    assert set(shown.monsters) == {"castle", "village", "university", "cathedral"}
    assert set(shown.slots) == set(BOX.slots)
    assert len(shown.council) == 4
    assert [player.vp for player in shown.players] == [0, 0, 0, 0]


@rule("MM-SETUP-02")
def test_the_minion_lies_open_on_the_rightmost_space() -> None:
    council = list(view(new(4)).council)
    assert council[-1] == "incinerator"
    assert BOX.monsters["incinerator"].role == "minion"


@rule("MM-SETUP-03")
def test_the_three_overlords_lie_open() -> None:
    overlords = list(view(new(4)).council)[:-1]
    assert sorted(overlords) == ["baron_splinter", "queen_borer", "saw_ron"]
    assert {BOX.monsters[name].role for name in overlords} == {"overlord"}


@rule("MM-SETUP-04")
def test_any_bonus_token_may_lie_open_under_any_overlord() -> None:
    for overlord in ("saw_ron", "queen_borer", "baron_splinter"):
        assert {view(g).council[overlord] for g in many(4)} == set(BOX.tokens)


@rule("MM-SETUP-04", "MM-SETUP-06")
def test_three_different_tokens_are_in_the_game() -> None:
    assert {len(set(g.council.values()) - {""}) for g in many(4)} == {3}


@rule("MM-SETUP-05")
def test_the_minion_has_no_bonus_token() -> None:
    assert {g.council["incinerator"] for g in many(4)} == {""}


@rule("MM-SETUP-06")
def test_a_token_that_was_not_drawn_pays_nothing() -> None:
    vp = []
    for token in ("peasants_token", "two_masters"):
        table = Table("peasant", "peasant", "peasant", "knight", "knight", "knight", final=1)
        table.g.council = {"saw_ron": "", "queen_borer": "", "baron_splinter": token, "incinerator": ""}
        table.restart()
        table.do("send peasant baron_splinter; " * 3 + "commit")
        vp.append(table.me.vp)
    assert vp == [9 + 3, 9]


# Supply and VP track


@rule("MM-SETUP-07")
def test_all_meeples_that_are_not_in_bags_form_the_supply_by_colour() -> None:
    assert view(new(4)).supply == {
        "peasant": 48 - 28,
        "knight": 15,
        "warrior": 18,
        "mage": 18,
        "cleric": 18,
        "corruption": 20 - 12,
        "ranger": 5,
        "paladin": 5,
        "shaman": 5,
    }


@rule("MM-SETUP-08")
def test_every_meeple_that_is_not_grey_is_a_fighter() -> None:
    fighters = ["cleric", "knight", "mage", "paladin", "peasant", "ranger", "shaman", "warrior"]
    table = Table(*fighters, "corruption")
    to_the_court = [option for option in table.options("send") if option.endswith(" muster_court")]
    assert to_the_court == [f"send {unit} muster_court" for unit in fighters]
    assert BOX.meeples.keys() - fighters == {"corruption"}


@rule("MM-SETUP-09")
def test_everybody_starts_at_the_beginning_of_the_vp_track() -> None:
    assert [player.vp for player in new(4).players] == [0, 0, 0, 0]


# The monster deck


@rule("MM-SETUP-10")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_monsters_of_each_level_are_shuffled(level: int) -> None:
    monsters = {name for name, monster in BOX.monsters.items() if (monster.level, monster.role) == (level, "city")}
    lowest = {next(card for card in stack(g, level) if card not in ARRIVALS) for g in many(4)}
    assert lowest == monsters


@rule("MM-SETUP-11")
def test_two_players_play_without_the_monsters_marked_3_plus() -> None:
    for g in many(2)[:20]:
        played = set(in_city(g)) | set(g.monster_deck)
        assert len(played) == 30 + 3
        assert not played & THREE_PLUS


@rule("MM-SETUP-12")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_play_with_all_monsters(seats: int) -> None:
    g = new(seats)
    played = set(in_city(g)) | set(g.monster_deck)
    assert len(played) == 40 + 3
    assert played > THREE_PLUS


@rule("MM-SETUP-13")
@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 7), (4, 7)])
def test_the_first_arrival_is_among_the_lowest_five_cards_of_level_1(seats: int, size: int) -> None:
    assert len(stack(new(seats), 1)) == size
    assert cards_below_the_arrival(seats, 1) == {0, 1, 2, 3, 4}


@rule("MM-SETUP-14")
@pytest.mark.parametrize(("seats", "size"), [(2, 15), (3, 21), (4, 21)])
def test_the_second_arrival_is_among_the_lowest_nine_cards_of_level_2(seats: int, size: int) -> None:
    assert len(stack(new(seats), 2)) == size
    assert cards_below_the_arrival(seats, 2) == set(range(9))


@rule("MM-SETUP-15")
@pytest.mark.parametrize(("seats", "size", "half"), [(2, 7, 3), (3, 9, 4), (4, 9, 4)])
def test_the_third_arrival_is_in_the_lower_half_of_level_3(seats: int, size: int, half: int) -> None:
    assert len(stack(new(seats), 3)) == size
    assert cards_below_the_arrival(seats, 3) == set(range(half + 1))


@rule("MM-SETUP-16")
def test_the_deck_is_face_down_with_the_weakest_monsters_on_top() -> None:
    g = new(4)
    assert [level_of(card) for card in g.monster_deck] == [3] * 9 + [2] * 21 + [1] * 7
    shown = view(g)
    assert shown.monster_deck_size == 37
    assert not any(f'"{card}"' in msgspec.json.encode(shown).decode() for card in g.monster_deck)


@rule("MM-SETUP-17")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_six_top_monsters_stand_in_their_districts_from_the_first_slot_on(seats: int) -> None:
    for g in many(seats):
        assert [BOX.monsters[monster].level for monster in in_city(g)] == [1] * 6
        for district, slots in g.monsters.items():
            here = [monster for monster in slots if monster]
            assert slots[: len(here)] == here
            assert all(BOX.monsters[monster].district == district for monster in here)


@rule("MM-SETUP-17")
def test_a_monster_whose_district_is_full_stands_in_another() -> None:
    at_the_castle = {name: msgspec.structs.replace(card, district="castle") for name, card in BOX.monsters.items()}
    box = msgspec.structs.replace(BOX, monsters=at_the_castle)
    g = table_of(Match(replace(MEEPLES, box=box), seats=4, seed=1))
    assert len(in_city(g)) == 6
    assert "" not in g.monsters["castle"]


# Locations, quests and meeples


@rule("MM-SETUP-18")
def test_four_location_tokens_lie_open_and_the_rest_face_down() -> None:
    g = new(4)
    shown = view(g)
    assert len(shown.offer) == 4
    assert (len(g.location_stack), shown.location_stack_size) == (11, 11)
    assert not any(f'"{token}"' in msgspec.json.encode(shown).decode() for token in g.location_stack)


@rule("MM-SETUP-18")
def test_the_location_tokens_are_shuffled() -> None:
    tokens = {name for name, location in BOX.locations.items() if not location.district}
    assert {g.offer[0] for g in many(4)} == {g.location_stack[0] for g in many(4)} == tokens


@rule("MM-SETUP-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_board_and_a_bag(seats: int) -> None:
    players = new(seats).players
    assert [(player.seat, len(player.bag)) for player in players] == [(seat, 6) for seat in range(seats)]
    assert [player.levels for player in players] == [{"warrior": 1, "mage": 1, "cleric": 1, "knight": 1}] * seats


@rule("MM-SETUP-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_quests_each_and_the_rest_form_the_deck(seats: int) -> None:
    g = new(seats)
    hands = [quest for player in g.players for quest in player.quests]
    assert [len(player.quests) for player in g.players] == [2] * seats
    assert len(g.quest_deck) == 44 - 2 * seats
    assert {*hands, *g.quest_deck} == set(BOX.quests)
    assert g.quest_discard == []


@rule("MM-SETUP-20")
def test_the_quests_are_shuffled() -> None:
    assert {quest for g in many(4) for quest in g.players[0].quests} == set(BOX.quests)


@rule("MM-SETUP-20", "MM-SETUP-21")
def test_a_player_sees_only_their_own_quests() -> None:
    g = new(3)
    shown = view(g)
    assert [player.quests for player in shown.players] == [[], [], []]
    assert private_view(g, 1).quests == g.players[1].quests
    assert [player.quest_count for player in shown.players] == [2, 2, 2]
    hidden = [*g.quest_deck, *(quest for player in g.players for quest in player.quests)]
    assert not any(f'"{quest}"' in msgspec.json.encode(shown).decode() for quest in hidden)


@rule("MM-SETUP-22")
def test_every_player_starts_with_three_corruption_and_seven_peasants_of_the_supply() -> None:
    g = new(3)
    assert [Counter(player.bag + player.tavern) for player in g.players] == [{"corruption": 3, "peasant": 7}] * 3
    assert (g.supply["corruption"], g.supply["peasant"]) == (20 - 9, 48 - 21)


@rule("MM-SETUP-23")
def test_four_meeples_of_any_kind_are_drawn_into_every_tavern() -> None:
    taverns = [player.tavern for g in many(4) for player in g.players]
    assert {len(tavern) for tavern in taverns} == {4}
    assert {tavern.count("corruption") for tavern in taverns} == {0, 1, 2, 3}


@rule("MM-SETUP-24")
def test_peasants_drawn_at_set_up_can_be_sent_in_the_first_turn() -> None:
    match = Match("meeples", seats=2, seed=1)
    g = table_of(match)
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (g.first, "develop")
    assert "peasant" in g.active.tavern
    assert ("send", "peasant", "builders") in match.decision.options
    match.play(("proceed",))
    assert ("send", "peasant", "open_lecture_hall") in match.decision.options


@rule("MM-SETUP-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_with_the_most_corruption_in_the_tavern_begins(seats: int) -> None:
    for g in many(seats):
        grey = [player.tavern.count("corruption") for player in g.players]
        assert grey[g.first] == max(grey)
        assert (g.turn.seat, view(g).first) == (g.first, g.first)
    match = Match("meeples", seats=seats, seed=1)
    assert [event.args for event in match.log if event.name == "first"] == [(table_of(match).first,)]


@pytest.mark.parametrize("towers", ["without", "with"])
def test_the_setup_is_told_once_when_the_first_turn_begins(towers: str) -> None:
    match = Match("meeples", seats=3, seed=1, options={"towers": towers})
    g = table_of(match)
    told = [event for event in match.log if event.name != "turn"]
    laid: dict[str, list[tuple[str | int, ...]]] = {
        "token": [(overlord, token) for overlord, token in g.council.items() if token],
        "appeared": [(monster, district) for district, slots in g.monsters.items() for monster in slots if monster],
        "offered": [(token,) for token in g.offer],
        "opened": [(tower.room, district) for district, tower in g.towers.items()],
        "drew_quest": [(player.seat, quest) for player in g.players for quest in player.quests],
        "drew": [(player.seat, unit) for player in g.players for unit in player.tavern],
        "first": [(g.first,)],
    }
    assert {name: [event.args for event in told if event.name == name] for name in laid} == laid
    assert len(told) == sum(map(len, laid.values()))
    assert all(event.to == (event.args[0],) for event in told if event.name == "drew_quest")
    assert all(event.to is None for event in told if event.name != "drew_quest")
    while g.round == 1:
        assert match.decision is not None
        match.play(match.decision.options[-1])
    assert [event.name for event in match.log].count("first") == 1


@rule("MM-SETUP-26")
def test_anybody_of_those_who_tie_may_begin() -> None:
    first_of_all_four = set()
    for g in many(4):
        if len({player.tavern.count("corruption") for player in g.players}) == 1:
            first_of_all_four.add(g.first)
    assert first_of_all_four == {0, 1, 2, 3}


@rule("MM-SETUP-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_meeples_are_left_in_the_bag_and_nobody_is_tired(seats: int) -> None:
    assert [(len(player.bag), player.lodgings) for player in new(seats).players] == [(6, [])] * seats
