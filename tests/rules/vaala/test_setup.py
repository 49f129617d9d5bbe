"""The goal of the game and its set-up (LV-GOAL, LV-SETUP)."""

import pytest

from igroteka import BadSetup, IllegalChoice, Match
from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import State
from igroteka.games.vaala.view import view
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, NAGASHA, Table
from tests.ledger import rule

STARTS = {FERELLON: "isval", ADRAEL: "trade_route", NAGASHA: "lower_primalian", ELIZA: "allaria"}
COUNTRY = [region for region in BOX.board.regions if region not in STARTS.values()]


def new(*persons: str, seed: int = 1) -> State:
    """The table as these persons find it when the first of them plans."""
    return table_of(Match(VAALA, seats=len(persons), seed=seed, options=Options(characters=persons)))


def table_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def asked(match: Match) -> tuple[int, str, list[str]]:
    assert match.decision is not None
    decision = match.decision
    return decision.seat, decision.kind, sorted(" ".join(option) for option in decision.options)


def faceless(g: State) -> list[str]:
    return [player.id for player in g.players.values() if player.faceless]


def laid_by(g: State, name: str) -> list[str]:
    return [planned.card for planned in g.stack if planned.by == name]


# Goal


@rule("LV-GOAL-01")
def test_the_tenth_power_token_wins_at_once() -> None:
    table = Table(stack="royal_tithe radiant_circuit", tokens={ELIZA: (4, 5)}, power={"allaria": 1})
    table.do("activate collect")
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.scores) == ((3,), (0, 0, 0, 10))
    assert [planned.card for planned in table.g.stack] == ["radiant_circuit"]


@rule("LV-GOAL-01")
def test_nine_power_tokens_do_not_win() -> None:
    table = Table(stack="royal_tithe radiant_circuit", tokens={ELIZA: (3, 5)}, power={"allaria": 1})
    table.do("activate collect")
    assert table.player(ELIZA).power == 9
    assert table.asked == (FERELLON, "glyph")


@rule("LV-GOAL-02")
def test_the_bonded_ally_wins_with_the_collector_of_ten() -> None:
    table = Table(stack="royal_tithe", tokens={ELIZA: (9, 0)}, power={"allaria": 1}, bonds=[(ELIZA, NAGASHA)])
    table.do("activate collect")
    assert table.g.winners == [ELIZA, NAGASHA]
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (2, 3)


# Who plays whom


@rule("LV-SETUP-01")
def test_each_player_chooses_a_general_or_a_dragon_that_nobody_has_chosen() -> None:
    match = Match(VAALA, seats=3, seed=1)
    everyone = ["character adrael", "character eliza", "character ferellon", "character nagasha"]
    assert asked(match) == (0, "character", everyone)
    match.play(("character", ELIZA))
    assert asked(match) == (1, "character", ["character adrael", "character ferellon", "character nagasha"])
    with pytest.raises(IllegalChoice):
        match.play(("character", ELIZA))
    match.play(("character", FERELLON))
    match.play(("character", ADRAEL))
    seats = {player.id: player.seat for player in table_of(match).players.values()}
    assert seats == {ELIZA: 0, FERELLON: 1, ADRAEL: 2, NAGASHA: None}


@rule("LV-SETUP-01")
def test_who_plays_whom_is_told_however_it_was_settled() -> None:
    agreed = Match(VAALA, seats=2, seed=1, options=Options(characters=(ELIZA, FERELLON)))
    assert [event.args for event in agreed.log if event.name == "seated"] == [(0, ELIZA), (1, FERELLON)]
    dealt = Match(VAALA, seats=4, seed=1, options=Options(dealing="random"))
    seats = [(player.seat, player.id) for player in table_of(dealt).players.values()]
    assert [event.args for event in dealt.log if event.name == "seated"] == sorted(seats)


@rule("LV-SETUP-01")
def test_no_faction_can_be_agreed_on_for_two_players() -> None:
    with pytest.raises(BadSetup):
        new(ELIZA, ELIZA)


@rule("LV-SETUP-02")
def test_unused_boards_are_turned_to_their_faceless_side() -> None:
    g = new(ADRAEL, NAGASHA)
    assert faceless(g) == [FERELLON, ELIZA]
    table = Table(ADRAEL, stack="royal_tithe", power={"allaria": 2})
    assert table.told("collected") == [(ELIZA, "allaria")] * 2


@rule("LV-SETUP-03")
def test_nobody_is_asked_for_a_faceless_player() -> None:
    table = Table(ELIZA, initiative=ELIZA)
    table.do("plan royal_tithe")
    assert [planned.by for planned in table.g.stack] == ["", ELIZA, FERELLON, ADRAEL, NAGASHA]
    assert table.asked == (ELIZA, "plan")


@rule("LV-SETUP-04")
def test_a_person_has_the_rules_of_their_character_card() -> None:
    table = Table(stack="radiant_circuit", wounds={FERELLON: 2}, at={ELIZA: "fai_forest"}, bonds=[(FERELLON, ELIZA)])
    table.do("activate deploy; fly galadia")
    assert table.told("healed") == [(FERELLON, 1)]


@rule("LV-SETUP-05")
def test_a_faceless_player_has_no_character_card_but_the_same_ability_on_the_board() -> None:
    table = Table(
        ELIZA,
        stack="radiant_circuit",
        wounds={FERELLON: 2},
        at={ELIZA: "fai_forest"},
        power={"galadia": 1},
        bonds=[(FERELLON, ELIZA)],
    )
    assert table.told("flew") == [(FERELLON, "isval", "galadia")]
    assert table.told("healed") == [(FERELLON, 1)]


@rule("LV-SETUP-06")
def test_dragons_and_generals_take_turns_alternately_whoever_sits_down_first() -> None:
    table = Table(ELIZA, ADRAEL, NAGASHA, FERELLON, initiative=FERELLON)
    turns = [table.asked[0]]
    for card in ("radiant_circuit", "red_harvest", "mercury_veil", "royal_tithe"):
        table.do(f"plan {card}")
        turns.append(table.asked[0])
    assert turns == [FERELLON, ADRAEL, NAGASHA, ELIZA, FERELLON]
    assert [table.player(name).role for name in turns] == ["dragon", "general", "dragon", "general", "dragon"]


@rule("LV-SETUP-25")
def test_with_four_players_nobody_is_faceless() -> None:
    assert faceless(new(*EVERYBODY)) == []


@rule("LV-SETUP-26", "LV-SETUP-27", "LV-SETUP-28")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_with_fewer_players_the_rest_are_faceless(seats: int) -> None:
    assert faceless(new(*EVERYBODY[:seats])) == list(EVERYBODY[seats:])
    chosen = Match(VAALA, seats=seats, seed=1)
    for name in EVERYBODY[:seats]:
        chosen.play(("character", name))
    assert len(faceless(table_of(chosen))) == 4 - seats


@rule("LV-SETUP-28")
def test_a_single_player_plays_by_the_solo_rules() -> None:
    table = Table(ELIZA)
    assert table.g.solo
    table.do("plan royal_tithe; pass")
    assert table.g.initiative == ELIZA
    assert not new(ELIZA, ADRAEL).solo


# The board


@rule("LV-SETUP-07", "LV-SETUP-08", "LV-SETUP-09", "LV-SETUP-10")
def test_every_figure_stands_in_its_start_region() -> None:
    assert {player.id: player.at for player in new(*EVERYBODY).players.values()} == STARTS


@rule("LV-SETUP-29")
def test_figures_of_faceless_players_stand_there_too() -> None:
    for person in EVERYBODY:
        match = Match(VAALA, seats=1, seed=1)
        match.play(("character", person))
        assert {player.id: player.at for player in table_of(match).players.values()} == STARTS


@rule("LV-SETUP-11")
@pytest.mark.parametrize("persons", [EVERYBODY, (FERELLON, NAGASHA)])
def test_every_general_starts_with_a_unit_of_each_type(persons: tuple[str, ...]) -> None:
    g = new(*persons)
    one_each = {"infantry": 1, "cavalry": 1, "archers": 1}
    assert g.players[ADRAEL].units == {"trade_route": one_each}
    assert g.players[ELIZA].units == {"allaria": one_each}
    assert (g.players[FERELLON].units, g.players[NAGASHA].units) == ({}, {})


@rule("LV-SETUP-20", "LV-SETUP-21")
def test_every_other_region_gets_a_power_token_and_a_neutral_unit() -> None:
    g = new(*EVERYBODY)
    assert len(COUNTRY) == 8
    assert [(g.regions[region].power, g.regions[region].neutral) for region in COUNTRY] == [(1, 1)] * 8


@rule("LV-SETUP-22")
@pytest.mark.parametrize("persons", [EVERYBODY, (ADRAEL,)])
def test_start_regions_get_neither_even_of_faceless_players(persons: tuple[str, ...]) -> None:
    g = new(*persons)
    assert [(g.regions[region].power, g.regions[region].neutral) for region in STARTS.values()] == [(0, 0)] * 4


@rule("LV-SETUP-23")
def test_the_other_tokens_and_region_cards_lie_beside_the_board() -> None:
    g = new(*EVERYBODY)
    assert (g.supply.power, g.supply.neutral, g.supply.cities) == (48, 16, 12)
    assert not any(place.city for place in g.regions.values())
    assert sorted(g.region_deck) == sorted([*COUNTRY, "isval", "lower_primalian"])
    assert sorted(new(FERELLON, ADRAEL).region_deck) == sorted([*COUNTRY, "isval", "lower_primalian", "allaria"])


# Cards


@rule("LV-SETUP-12", "LV-SETUP-13", "LV-SETUP-14")
def test_a_hand_is_six_cards_the_generals_sixth_is_the_card_of_the_start_region() -> None:
    hands = {player.id: player.hand for player in new(*EVERYBODY).players.values()}
    assert hands == {
        FERELLON: [
            "golden_descent",
            "sovereigns_wrath",
            "gilded_flight",
            "decree_of_aureus",
            "tribute_of_lesser_kin",
            "radiant_circuit",
        ],
        ADRAEL: [
            "blood_emperors_will",
            "pureblood_tide",
            "red_harvest",
            "rite_of_veins",
            "crimson_whisper",
            "trade_route",
        ],
        NAGASHA: [
            "prismatic_ambush",
            "exquisite_kill",
            "collectors_eye",
            "mercury_veil",
            "cruel_masterpiece",
            "connoisseurs_claim",
        ],
        ELIZA: [
            "mandate_of_eliadu",
            "oathguard_advance",
            "kirin_charge",
            "dreaming_blade",
            "royal_tithe",
            "allaria",
        ],
    }
    assert [len(hand) for hand in hands.values()] == [6, 6, 6, 6]


@rule("LV-SETUP-12", "LV-SETUP-13")
def test_faceless_players_have_no_hand() -> None:
    g = new(ADRAEL, NAGASHA)
    assert (g.players[FERELLON].hand, g.players[ELIZA].hand) == ([], [])
    assert "allaria" in g.region_deck


@rule("LV-SETUP-15")
def test_every_person_has_a_shuffled_face_down_vaala_deck() -> None:
    decks = [new(*EVERYBODY, seed=seed).players[ELIZA].vaala_deck for seed in range(6)]
    assert all(sorted(deck) == sorted(decks[0]) for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 3
    eliza = view(new(*EVERYBODY)).players[3]
    assert (eliza.vaala_deck_size, eliza.vaala_open, eliza.vaala_discard) == (5, [], [])


@rule("LV-SETUP-16")
def test_vaala_cards_of_faceless_players_are_not_in_the_game() -> None:
    g = new(ADRAEL, NAGASHA)
    assert g.lasting == []
    for name in (FERELLON, ELIZA):
        player = g.players[name]
        assert player.vaala_deck + player.vaala_open + player.vaala_discard == []
    table = Table(ELIZA, stack="decree_of_aureus", wounds={FERELLON: 3})
    assert table.told("healed") == [(FERELLON, 1)]
    assert table.told("vaala_revealed") == []


@rule("LV-SETUP-17")
def test_action_cards_of_faceless_players_are_shuffled_face_down_on_their_boards() -> None:
    tables = [new(FERELLON, ADRAEL, seed=seed) for seed in range(6)]
    orders = set()
    for g in tables:
        order = laid_by(g, ELIZA) + g.players[ELIZA].faceless_deck[::-1]
        assert sorted(order) == sorted(BOX.owned(ELIZA))
        orders.add(tuple(order))
    assert len(orders) > 3
    assert tables[0].players[ADRAEL].faceless_deck == []


@rule("LV-SETUP-18")
def test_six_denizens_are_revealed_from_a_shuffled_deck() -> None:
    tables = [new(*EVERYBODY, seed=seed) for seed in range(6)]
    assert [len(g.row) for g in tables] == [6] * 6
    assert [sorted(g.row + g.denizen_deck) for g in tables] == [sorted(BOX.denizens)] * 6
    assert len({tuple(g.row) for g in tables}) == 6
    assert (view(tables[0]).row, view(tables[0]).denizen_deck_size) == (tables[0].row, 30)


@rule("LV-SETUP-19")
def test_the_events_are_shuffled_into_a_face_down_deck() -> None:
    decks = {tuple(planned.card for planned in g.stack) + tuple(g.event_deck[::-1]) for g in map(seeded, range(6))}
    assert [sorted(deck) for deck in decks] == [sorted(BOX.events)] * 6
    assert view(seeded(1)).events_unseen == sorted(BOX.events)


def seeded(seed: int) -> State:
    return new(*EVERYBODY, seed=seed)


# The first player


@rule("LV-SETUP-24")
def test_some_person_is_first_and_takes_the_initiative_token() -> None:
    matches = [Match(VAALA, seats=2, seed=seed, options=Options(characters=(ELIZA, FERELLON))) for seed in range(12)]
    first = [table_of(match).initiative for match in matches]
    assert set(first) == {ELIZA, FERELLON}
    assert [asked(match)[:2] for match in matches] == [((ELIZA, FERELLON).index(name), "plan") for name in first]
