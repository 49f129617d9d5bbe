"""The Planning phase (LV-PLAN)."""

import pytest

from igroteka import IllegalChoice, Match
from igroteka.games.vaala.box import EVENT_CARD
from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import PLANNING, RESOLUTION, Planned, State
from igroteka.games.vaala.view import private_view, view
from igroteka.kernel import Voice
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, NAGASHA, Table
from tests.ledger import rule

ONE_EACH = "plan radiant_circuit; plan red_harvest; plan mercury_veil; plan royal_tithe"
"""Every player's first card, beginning with Ferellon."""


def prompt(table: Table) -> str:
    """The current question, in English."""
    assert table.match.decision is not None
    return Voice("en", VAALA).prompt(table.match.decision)


def owners(table: Table) -> list[str]:
    return [planned.by for planned in table.g.stack]


# The action deck


@rule("LV-PLAN-01")
def test_an_unseen_event_is_the_first_card_of_the_action_deck() -> None:
    match = Match(VAALA, seats=4, seed=1, options=Options(characters=EVERYBODY))
    g = match.state
    assert isinstance(g, State)
    assert len(g.stack) == 1
    assert (BOX.kind_of(g.stack[0].card), len(g.event_deck)) == (EVENT_CARD, 11)
    assert view(g).stack == [""]
    assert [private_view(g, seat).faces for seat in range(4)] == [[""]] * 4


@rule("LV-PLAN-01")
def test_every_round_begins_with_one_event() -> None:
    table = Table(stack="ebbing_currents")
    before = len(BOX.events) - 1
    assert owners(table) == [""]
    assert table.g.stack[0].card in BOX.events
    assert len(table.g.event_deck) == before - 1


@rule("LV-PLAN-02")
@pytest.mark.parametrize(
    ("initiative", "turns"),
    [
        (FERELLON, [FERELLON, ADRAEL, NAGASHA, ELIZA, FERELLON]),
        (NAGASHA, [NAGASHA, ELIZA, FERELLON, ADRAEL, NAGASHA]),
    ],
)
def test_turns_go_clockwise_from_the_initiative_holder(initiative: str, turns: list[str]) -> None:
    table = Table(initiative=initiative)
    asked = [table.asked]
    for _ in range(4):
        table.do(table.options("plan")[0])
        asked.append(table.asked)
    assert asked == [(name, "plan") for name in turns]


@rule("LV-PLAN-02", "LV-PLAN-09")
def test_the_new_initiative_holder_begins_the_next_round() -> None:
    table = Table()
    table.g.stack[0].card = "ebbing_currents"
    table.g.event_deck = ["march_fever", "wealth_of_cities", "red_moonrise"]
    table.do(ONE_EACH)
    table.do("pass; initiative nagasha")
    while table.g.phase == RESOLUTION:
        table.do(table.options("skip")[0])
    assert (table.g.round, table.asked) == (2, (NAGASHA, "plan"))


@rule("LV-PLAN-03")
def test_an_action_card_goes_from_hand_onto_the_top_of_the_action_deck() -> None:
    table = Table()
    event = table.g.stack[0]
    table.do("plan gilded_flight; plan crimson_whisper")
    assert table.g.stack == [event, Planned("gilded_flight", FERELLON), Planned("crimson_whisper", ADRAEL)]
    assert "gilded_flight" not in table.player(FERELLON).hand
    assert "crimson_whisper" not in table.player(ADRAEL).hand


@rule("LV-PLAN-03")
def test_a_region_card_can_be_added_like_an_action_card() -> None:
    table = Table(initiative=ELIZA)
    table.do("plan allaria")
    assert table.g.stack[-1] == Planned("allaria", ELIZA)
    assert "allaria" not in table.player(ELIZA).hand


@rule("LV-PLAN-03")
def test_only_cards_of_ones_own_hand_can_be_added() -> None:
    table = Table(initiative=ADRAEL)
    assert table.options() == [
        "plan blood_emperors_will",
        "plan crimson_whisper",
        "plan pureblood_tide",
        "plan red_harvest",
        "plan rite_of_veins",
        "plan trade_route",
    ]
    with pytest.raises(IllegalChoice):
        table.do("plan royal_tithe")


@rule("LV-PLAN-04")
def test_one_card_is_added_in_a_turn() -> None:
    table = Table()
    table.do("plan gilded_flight")
    assert (len(table.g.stack), len(table.player(FERELLON).hand)) == (2, 5)
    assert table.asked == (ADRAEL, "plan")


@rule("LV-PLAN-05")
def test_turns_go_on_around_the_table_until_somebody_passes() -> None:
    table = Table()
    for _ in range(5):
        for name in EVERYBODY:
            assert table.asked == (name, "plan")
            table.do(table.options("plan")[0])
    assert owners(table) == ["", *EVERYBODY * 5]
    assert table.g.phase == PLANNING
    assert table.asked == (FERELLON, "plan")


# Passing


@rule("LV-PLAN-06")
def test_one_may_pass_only_after_having_added_a_card() -> None:
    table = Table(initiative=ELIZA)
    assert (table.options("pass"), prompt(table)) == ([], "Eliza, round 1: lay a card face down onto the action deck")
    table.do("plan royal_tithe")
    assert (table.asked, table.options("pass")) == ((FERELLON, "plan"), [])
    table.do("plan gilded_flight; plan red_harvest; plan mercury_veil")
    assert (table.asked, table.options("pass")) == ((ELIZA, "plan"), ["pass"])
    assert prompt(table).endswith("onto the action deck, or pass")


@rule("LV-PLAN-06")
def test_a_card_of_the_last_round_does_not_count() -> None:
    table = Table(stack="royal_tithe", power={"allaria": 1}, initiative=ELIZA)
    table.do("skip collect")
    assert table.asked == (ELIZA, "plan")
    assert table.options("pass") == []


@rule("LV-PLAN-07")
def test_without_cards_one_must_pass() -> None:
    table = Table(initiative=ADRAEL)
    table.player(NAGASHA).hand = ["mercury_veil"]
    table.do("plan red_harvest; plan mercury_veil; plan royal_tithe; plan gilded_flight; plan crimson_whisper")
    assert table.told("passed") == [(NAGASHA,)]
    assert (table.g.initiative, table.g.phase) == (NAGASHA, RESOLUTION)


@rule("LV-PLAN-07")
def test_without_cards_one_must_pass_even_if_none_was_added() -> None:
    table = Table()
    table.player(ADRAEL).hand = []
    table.do("plan radiant_circuit")
    assert table.told("passed") == [(ADRAEL,)]
    assert table.g.phase == RESOLUTION


@rule("LV-PLAN-08")
def test_who_passes_takes_the_initiative_token_at_once() -> None:
    table = Table()
    table.do(ONE_EACH)
    table.do("plan gilded_flight; pass")
    assert table.g.initiative == ADRAEL
    told = [(event.name, *event.args) for event in table.match.log]
    passed = told.index(("passed", ADRAEL))
    assert told[passed + 1 : passed + 3] == [("initiative", ADRAEL), ("event_laid",)]


@rule("LV-PLAN-09")
def test_the_initiative_holder_who_passes_gives_the_token_to_any_other_person() -> None:
    table = Table()
    table.do(ONE_EACH)
    table.do("pass")
    assert table.asked == (FERELLON, "initiative")
    assert table.options() == ["initiative adrael", "initiative eliza", "initiative nagasha"]
    table.do("initiative nagasha")
    assert table.g.initiative == NAGASHA


@rule("LV-PLAN-09")
def test_the_token_is_never_given_to_a_faceless_player() -> None:
    table = Table(FERELLON, ADRAEL, ELIZA)
    table.do("plan radiant_circuit; plan red_harvest; plan royal_tithe; pass")
    assert table.options() == ["initiative adrael", "initiative eliza"]
    pair = Table(FERELLON, NAGASHA)
    pair.do("plan radiant_circuit; plan mercury_veil; pass")
    assert pair.g.initiative == NAGASHA


@rule("LV-PLAN-10")
def test_after_the_pass_an_unseen_event_is_laid_on_top() -> None:
    table = Table()
    table.g.stack[0].card = "springs_of_vaala"
    table.g.event_deck = ["wealth_of_cities", "march_fever"]
    table.do(ONE_EACH)
    table.do("plan gilded_flight; pass")
    assert table.told("event") == [("springs_of_vaala",)]
    assert table.g.stack[-1] == Planned("march_fever", "")
    assert table.g.event_deck == ["wealth_of_cities"]
    assert (view(table.g).stack[-1], private_view(table.g, 1).faces[-1]) == ("", "")


@rule("LV-PLAN-11")
def test_the_first_pass_ends_planning_for_everybody() -> None:
    table = Table()
    table.g.stack[0].card = "springs_of_vaala"
    table.do(ONE_EACH)
    table.do("plan gilded_flight; pass")
    assert table.g.phase == RESOLUTION
    assert table.asked == (ADRAEL, "place_power")
    assert [len(table.player(name).hand) for name in EVERYBODY] == [4, 5, 5, 5]


# What never gets there


@rule("LV-PLAN-12", "LV-PLAN-13")
def test_neither_vaala_cards_nor_denizens_nor_characters_can_be_planned() -> None:
    table = Table(
        initiative=ELIZA,
        open_vaala={ELIZA: ["walk_the_dream"]},
        lasting={ELIZA: ["oath_unbroken"]},
        denizens=[(ELIZA, "galadian_priest")],
        row=["griffin_knights", "kirin_sentinels"],
        tokens={ELIZA: (5, 0)},
    )
    assert table.options() == [
        "plan allaria",
        "plan dreaming_blade",
        "plan kirin_charge",
        "plan mandate_of_eliadu",
        "plan oathguard_advance",
        "plan royal_tithe",
    ]


@rule("LV-PLAN-12")
def test_discarded_vaala_cards_do_not_come_to_hand() -> None:
    table = Table(initiative=ELIZA, stack="ebbing_currents", open_vaala={ELIZA: ["walk_the_dream", "waking_word"]})
    assert table.player(ELIZA).vaala_discard == ["walk_the_dream", "waking_word"]
    assert not any(card in BOX.vaala for card in table.player(ELIZA).hand)
    assert "plan walk_the_dream" not in table.options()
