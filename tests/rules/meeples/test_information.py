"""What a seat, another seat and a spectator may see, and how the unseen is dealt anew (MM-INFO)."""

import pytest

from igroteka.games.meeples.act import MONSTER_POINTS
from igroteka.games.meeples.box import CORRUPTION, PEASANT
from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.state import Party, State
from igroteka.games.meeples.view import private_view, redeal, view
from igroteka.kernel import Chance, Event, Match
from tests.games.meeples.table import Table
from tests.ledger import rule
from tests.properties import sight

EVERYONE = (0, 1, None)
"""The acting player, the other one and a spectator."""


def seen(g: State, seat: int | None) -> bytes:
    """All that the seat sees, to the last letter."""
    return sight(MEEPLES, g, seat)


def new_game() -> State:
    """The table after set-up, three players."""
    state = Match(MEEPLES, seats=3, seed=5).state
    assert isinstance(state, State)
    return state


@rule("MM-INFO-01")
def test_uncompleted_quests_are_seen_by_their_owner_only() -> None:
    table = Table("peasant", quests=["grave_keeper", "exam_day"])
    table.rival.quests = ["big_game"]
    assert [private_view(table.g, seat).quests for seat in (0, 1)] == [["grave_keeper", "exam_day"], ["big_game"]]
    assert [(player.quests, player.quest_count) for player in view(table.g).players] == [([], 2), ([], 1)]


@rule("MM-INFO-01")
def test_nobody_else_can_tell_quests_in_hand_from_those_in_the_deck() -> None:
    table = Table("peasant", quests=["grave_keeper", "exam_day"])
    before = {seat: seen(table.g, seat) for seat in EVERYONE}
    table.me.quests[0], table.g.quest_deck[3] = table.g.quest_deck[3], table.me.quests[0]
    assert seen(table.g, 0) != before[0]
    assert (seen(table.g, 1), seen(table.g, None)) == (before[1], before[None])


@rule("MM-INFO-01")
def test_only_the_drawer_hears_which_quest_was_drawn() -> None:
    table = Table("knight", monsters={"university": ["beaver_raider"]})
    table.g.quest_deck.remove("exam_day")
    table.g.quest_deck.append("exam_day")
    table.do("send knight beaver_raider; commit")
    drawn = Event("drew_quest", (0, "exam_day"), to=(0,))
    assert drawn in table.match.log
    assert [drawn.heard_by(seat) for seat in EVERYONE] == [True, False, False]
    assert table.told("drew_quests") == [(0, 1)]
    assert [event for event in table.match.log if event.heard_by(1) and "exam_day" in event.args] == []


@rule("MM-INFO-01")
def test_at_the_end_of_the_game_all_quests_are_shown() -> None:
    table = Table("peasant", quests=["grave_keeper"], arrivals=3, final=2)
    table.pass_turn()
    assert view(table.g).players[0].quests == []
    table.pass_turn()
    assert view(table.g).players[0].quests == ["grave_keeper"]


@rule("MM-INFO-02")
def test_completed_quests_are_public() -> None:
    table = Table("peasant", completed=["grave_salt", "exam_day"])
    assert view(table.g).players[0].completed == ["grave_salt", "exam_day"]


@rule("MM-INFO-03")
@pytest.mark.parametrize("seat", EVERYONE)
def test_what_is_in_a_bag_is_not_shown(seat: int | None) -> None:
    table = Table("peasant", bag=["mage", "mage", CORRUPTION])
    before = seen(table.g, seat)
    assert view(table.g).players[0].bag_size == 3
    table.me.bag, table.rival.bag = ["knight", "warrior", "ranger"], ["cleric"] * 4
    assert seen(table.g, seat) == before


@rule("MM-INFO-03")
def test_a_bag_is_drawn_from_blindly() -> None:
    draws = set()
    for seed in range(20):
        table = Table("peasant", bag=["mage"] * 5 + ["knight"] * 5)
        table.g.chance.seed = seed
        table.do("commit")
        draws.add(table.me.tavern.count("mage"))
    assert draws >= {1, 2, 3}


@rule("MM-INFO-03")
def test_the_order_in_which_meeples_went_into_a_bag_does_not_matter() -> None:
    bag = ["mage", "knight", PEASANT, "cleric", "warrior", CORRUPTION, "ranger", "shaman"]
    tables = [Table("peasant", bag=bag), Table("peasant", bag=list(reversed(bag)))]
    for table in tables:
        table.do("commit")
    assert tables[0].me.tavern == tables[1].me.tavern


@rule("MM-INFO-04")
def test_boards_heroes_piles_and_vp_of_all_players_are_public() -> None:
    table = Table(
        "knight", CORRUPTION, lodgings=["mage", "mage"], levels={"knight": 3}, pile=["ghoul", "skeleton"], vp=17
    )
    table.rival.tavern, table.rival.lodgings, table.rival.pile = ["warrior"], ["shaman"], ["mill_giant"]
    table.rival.levels["mage"], table.rival.points = 2, {MONSTER_POINTS: 8}
    me, rival = view(table.g).players
    assert (me.tavern, me.lodgings, me.pile, me.vp) == (
        ["knight", CORRUPTION],
        ["mage", "mage"],
        ["ghoul", "skeleton"],
        17,
    )
    assert (rival.tavern, rival.lodgings, rival.pile, rival.vp) == (["warrior"], ["shaman"], ["mill_giant"], 8)
    assert (me.levels["knight"], me.levels["mage"], rival.levels["mage"]) == (3, 1, 2)
    assert (me.strengths["warrior"], rival.strengths["warrior"]) == (3, 2)


@rule("MM-INFO-04")
def test_the_monsters_and_the_city_are_public() -> None:
    monsters = {
        "castle": ["skeleton", "ghoul", "rat_pack"],
        "village": ["forest_wolf"],
        "cathedral": ["crypt_page", "belfry_bat"],
    }
    table = Table("knight", monsters=monsters, built={"castle_1": "colosseum"})
    table.do("send knight colosseum")
    shown = view(table.g)
    assert shown.monsters == {
        "castle": ["skeleton", "ghoul", "rat_pack"],
        "village": ["forest_wolf", "", ""],
        "university": ["", "", ""],
        "cathedral": ["crypt_page", "belfry_bat", ""],
    }
    assert (shown.slots["castle_1"], shown.slots["castle_2"], shown.offer) == ("colosseum", "", table.g.offer)
    assert shown.parties == {"colosseum": Party(0, ["knight"])}


@rule("MM-INFO-05")
@pytest.mark.parametrize("seat", EVERYONE)
def test_the_orders_of_all_decks_are_hidden_from_everyone(seat: int | None) -> None:
    g = new_game()
    before = seen(g, seat)
    shown = view(g)
    assert (shown.monster_deck_size, shown.quest_deck_size, shown.location_stack_size) == (37, 38, 11)
    for deck in (g.monster_deck, g.quest_deck, g.location_stack):
        deck.reverse()
    assert seen(g, seat) == before
    g.monster_deck.sort(key="arrival_1".__eq__)
    assert (g.monster_deck[-1], seen(g, seat)) == ("arrival_1", before)


@rule("MM-INFO-05")
@pytest.mark.parametrize("seat", EVERYONE)
def test_nobody_sees_a_name_of_a_deck_before_it_is_turned(seat: int | None) -> None:
    g = new_game()
    shown = seen(g, seat).decode()
    hidden = [*g.monster_deck, *g.quest_deck, *g.location_stack]
    assert [card for card in hidden if f'"{card}"' in shown] == []


@rule("MM-INFO-06")
def test_the_dark_council_and_its_tokens_are_public_from_the_start() -> None:
    g = new_game()
    council = view(g).council
    assert sorted(council) == ["baron_splinter", "incinerator", "queen_borer", "saw_ron"]
    tokens = [council[overlord] for overlord in ("saw_ron", "queen_borer", "baron_splinter")]
    assert len({*tokens} & {*MEEPLES.box.tokens}) == 3
    assert council == g.council


@rule("MM-INFO-01", "MM-INFO-05")
@pytest.mark.parametrize("seat", EVERYONE)
def test_a_redeal_moves_what_the_seat_cannot_know_and_leaves_its_view(seat: int | None) -> None:
    g = new_game()
    before, hands = seen(g, seat), [list(player.quests) for player in g.players]
    decks = [list(deck) for deck in (g.monster_deck, g.quest_deck, g.location_stack)]
    redeal(g, seat, Chance(seed=3))
    assert seen(g, seat) == before
    assert [player.quests == hand for player, hand in zip(g.players, hands, strict=True)] == [
        other == seat for other in range(3)
    ]
    assert [deck == old for deck, old in zip((g.monster_deck, g.quest_deck, g.location_stack), decks, strict=True)] == [
        False,
        False,
        False,
    ]
    assert (sorted(g.monster_deck), sorted(g.location_stack)) == (sorted(decks[0]), sorted(decks[2]))
    quests = [quest for player in g.players for quest in player.quests]
    assert sorted(g.quest_deck + quests) == sorted(decks[1] + [quest for hand in hands for quest in hand])


@rule("MM-INFO-05")
@pytest.mark.parametrize("seed", range(8))
def test_a_redeal_keeps_what_everyone_knows_of_the_monster_deck(seed: int) -> None:
    """Level 1 lies on level 2 on level 3, each arrival card among the lowest 4, 8 and half of its level."""
    g = new_game()
    redeal(g, 0, Chance(seed=seed))
    top_down = list(reversed(g.monster_deck))
    levels = [g.box.monsters[card].level for card in top_down if card not in g.box.arrivals]
    assert levels == sorted(levels)
    places = [top_down.index(card) for card in g.box.arrivals]
    assert 2 <= places[0] <= 6
    assert 7 + 12 <= places[1] <= 7 + 20
    assert 28 + 4 <= places[2] <= 28 + 8


@rule("MM-INFO-05")
def test_after_a_redeal_the_next_arrival_card_may_be_anywhere_it_could_be() -> None:
    places = set()
    for seed in range(40):
        g = new_game()
        redeal(g, 0, Chance(seed=seed))
        places.add(list(reversed(g.monster_deck)).index("arrival_1"))
    assert places == {2, 3, 4, 5, 6}


@rule("MM-INFO-03", "MM-INFO-05")
def test_what_will_be_drawn_after_a_redeal_does_not_tell_what_will_really_be_drawn() -> None:
    table = Table("peasant", bag=["mage", "knight", "cleric"])
    real = Chance(table.g.chance.seed, table.g.chance.drawn)
    redeal(table.g, 0, Chance(seed=3))
    assert sorted(table.me.bag) == ["cleric", "knight", "mage"]
    assert table.g.chance.seed != real.seed
