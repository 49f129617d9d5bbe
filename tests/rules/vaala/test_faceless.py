"""Faceless players: what the rules do for a character without a person (LV-FACE)."""

import pytest

from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import PLANNING, State
from igroteka.games.vaala.view import private_view, view
from igroteka.kernel import Match, Voice, catalogue
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, LoadedDice, Table
from tests.ledger import rule


def solo_eliza(seed: int) -> State:
    """The first round after Eliza and the Faceless have each laid a card."""
    match = Match(VAALA, seats=1, seed=seed, options=Options(characters=(ELIZA,)))
    match.play(("plan", "royal_tithe"))
    assert isinstance(match.state, State)
    return match.state


def dice_of(table: Table, name: str) -> list[int]:
    """How many dice a side threw, roll by roll."""
    return [str(faces).count("+") + 1 for side, faces in table.told("rolled") if side == name]


@rule("LV-SETUP-03")
def test_nobody_is_faceless_before_characters_are_chosen() -> None:
    choosing = Match(VAALA, seats=1, seed=1).state
    assert isinstance(choosing, State)
    assert [player.faceless for player in view(choosing).players] == [False] * 4
    assert {player.id for player in view(solo_eliza(1)).players if not player.faceless} == {ELIZA}


# Cards and planning


@rule("LV-FACE-01")
def test_a_faceless_player_gets_no_vaala_cards_and_no_region_cards() -> None:
    g = solo_eliza(1)
    adrael = g.players[ADRAEL]
    assert (adrael.hand, adrael.vaala_deck, adrael.vaala_open, adrael.vaala_discard) == ([], [], [], [])
    assert set(adrael.faceless_deck) < set(BOX.owned(ADRAEL))
    assert "trade_route" in g.region_deck


@rule("LV-FACE-01")
def test_clean_up_gives_a_faceless_general_no_region_cards() -> None:
    table = Table(ELIZA, stack="royal_tithe", units={ADRAEL: {"isval": "i"}}, power={"allaria": 1}, initiative=ELIZA)
    table.do("skip collect")
    assert (table.g.round, table.player(ADRAEL).hand) == (2, [])
    assert {"trade_route", "isval"} < set(table.g.region_deck)


@rule("LV-FACE-02")
def test_on_its_turn_a_faceless_player_lays_a_random_card_of_its_own_face_down() -> None:
    first = []
    for seed in range(8):
        g = solo_eliza(seed)
        laid = [planned for planned in g.stack if planned.by == NAGASHA]
        assert [planned.card in BOX.owned(NAGASHA) for planned in laid] == [True]
        assert view(g).stack.count(NAGASHA) == 1
        assert private_view(g, 0).faces[g.stack.index(laid[0])] == ""
        first.append(laid[0].card)
    assert len(set(first)) > 2


@rule("LV-FACE-02")
def test_a_faceless_player_lays_one_card_per_turn_in_its_place_at_the_table() -> None:
    table = Table(ELIZA, ADRAEL, initiative=ELIZA)
    table.do("plan royal_tithe")
    assert [planned.by for planned in table.g.stack] == ["", ELIZA, FERELLON]
    table.do("plan red_harvest; plan kirin_charge")
    assert [planned.by for planned in table.g.stack] == ["", ELIZA, FERELLON, ADRAEL, NAGASHA, ELIZA, FERELLON]


@rule("LV-FACE-03")
def test_a_faceless_player_lays_all_its_cards_and_never_passes() -> None:
    table = Table(ELIZA, ADRAEL, initiative=ELIZA)
    table.do("plan royal_tithe; plan red_harvest; plan kirin_charge; plan rite_of_veins; plan allaria")
    table.do("plan trade_route; plan dreaming_blade; plan crimson_whisper; plan oathguard_advance; plan pureblood_tide")
    assert table.told("passed") == []
    assert len(table.player(FERELLON).faceless_deck) == len(table.player(NAGASHA).faceless_deck) == 1
    table.do("plan mandate_of_eliadu; plan blood_emperors_will")
    assert table.told("passed") == [(ELIZA,)]


@rule("LV-FACE-04")
def test_the_initiative_is_handed_to_persons_only() -> None:
    table = Table(ELIZA, ADRAEL, FERELLON, initiative=ELIZA)
    table.do("plan royal_tithe; plan radiant_circuit; plan red_harvest; pass")
    assert (table.asked, table.options()) == ((ELIZA, "initiative"), ["initiative adrael", "initiative ferellon"])


@rule("LV-FACE-04")
def test_a_faceless_player_never_begins_with_the_initiative() -> None:
    first = {solo_eliza(seed).initiative for seed in range(12)}
    assert first == {ELIZA}


@rule("LV-FACE-05")
def test_a_faceless_player_without_cards_is_skipped() -> None:
    table = Table(ELIZA, ADRAEL, initiative=ELIZA)
    table.player(FERELLON).faceless_deck.clear()
    table.do("plan royal_tithe")
    assert [planned.by for planned in table.g.stack] == ["", ELIZA]
    assert (table.asked, table.g.phase, table.told("passed")) == ((ADRAEL, "plan"), PLANNING, [])
    assert table.g.initiative == ELIZA


# Resolution


@rule("LV-FACE-06")
def test_a_faceless_player_activates_all_glyphs_in_their_order() -> None:
    table = Table(
        ELIZA,
        stack="golden_descent royal_tithe",
        wounds={FERELLON: 1},
        power={"galadia": 2, "allaria": 1},
        neutral={"galadia": 1},
        dice="c.....",
    )
    assert table.told("activated") == [(FERELLON, "dragon-deploy"), (FERELLON, "dragon-attack"), (FERELLON, "vaala")]
    assert (table.player(FERELLON).at, table.g.regions["galadia"].neutral) == ("galadia", 0)
    assert table.player(FERELLON).wounds == 0
    assert table.asked == (ELIZA, "glyph")


@rule("LV-FACE-07")
def test_the_faceless_side_of_the_board_is_followed() -> None:
    def collected(*persons: str) -> int:
        table = Table(
            *persons, stack="connoisseurs_claim", power={"lower_primalian": 3}, neutral={"lower_primalian": 1}
        )
        if NAGASHA in persons:
            table.do("activate collect")
        return table.player(NAGASHA).power

    assert collected(ELIZA) == 2
    assert collected(ELIZA, NAGASHA) == 1


@rule("LV-FACE-07")
def test_the_card_goes_back_to_the_board() -> None:
    table = Table(ELIZA, stack="connoisseurs_claim royal_tithe", power={"lower_primalian": 1, "allaria": 1})
    assert table.asked == (ELIZA, "glyph")
    nagasha = table.player(NAGASHA)
    assert (nagasha.hand, len(nagasha.faceless_deck)) == (["connoisseurs_claim"], 5)


@rule("LV-FACE-08")
def test_clean_up_shuffles_the_cards_of_a_faceless_player_face_down() -> None:
    orders = set()
    for seed in range(6):
        table = Table(ELIZA, stack="connoisseurs_claim royal_tithe", power={"allaria": 1}, initiative=ELIZA)
        table.g.chance = LoadedDice(seed)
        table.do("skip collect")
        nagasha = table.player(NAGASHA)
        assert (nagasha.hand, sorted(nagasha.faceless_deck)) == ([], sorted(BOX.owned(NAGASHA)))
        orders.add(tuple(nagasha.faceless_deck))
    assert len(orders) > 3
    assert table.sees().players[2].unseen == sorted(BOX.owned(NAGASHA))


# Combat


@rule("LV-FACE-09")
def test_a_faceless_defender_counterattacks_where_a_person_might_retreat() -> None:
    def attacked(*persons: str) -> Table:
        table = Table(*persons, stack="sovereigns_wrath", units={ELIZA: {"galadia": "iii"}}, dice="H..... ...")
        table.do("activate attack")
        return table

    assert attacked(FERELLON, ELIZA).asked == (ELIZA, "stand")
    table = attacked(FERELLON, NAGASHA)
    assert table.told("rolled")[1:] == [(ELIZA, "miss+miss+miss")]
    assert table.asked == (FERELLON, "fight_on")


@rule("LV-FACE-09")
def test_a_faceless_attacker_fights_on_until_nobody_is_left() -> None:
    table = Table(ELIZA, stack="exquisite_kill", neutral={"lower_primalian": 2}, dice="h.... h .... . h... .")
    assert dice_of(table, NAGASHA) == [5, 4, 4]
    assert (table.player(NAGASHA).at, table.g.regions["lower_primalian"].neutral) == ("lower_primalian", 0)
    assert table.told("retreated") == []


@rule("LV-FACE-09")
def test_a_faceless_general_without_units_has_to_retreat() -> None:
    table = Table(
        FERELLON,
        NAGASHA,
        stack="sovereigns_wrath",
        at={FERELLON: "allaria"},
        units={ELIZA: {"galadia": "i"}},
        dice="c.....",
    )
    table.do("activate attack; stay")
    assert table.told("army_retreated") == [(ELIZA, "general*1", "allaria", "galadia")]


@rule("LV-FACE-10")
@pytest.mark.parametrize("dice", [".h", "hh"])
def test_a_faceless_player_spends_no_power_on_a_bond_roll(dice: str) -> None:
    table = Table(
        ELIZA, ADRAEL, stack="oathguard_advance", at={FERELLON: "galadia"}, tokens={FERELLON: (5, 0)}, dice=dice
    )
    table.do("activate deploy; march allaria galadia; done")
    assert len(table.told("rolled")) == 2
    assert (table.player(FERELLON).ready, table.player(FERELLON).spent) == (5, 0)
    assert table.player(ELIZA).ally == (FERELLON if dice == "hh" else "")


def eliza_is_driven_out(*bonds: tuple[str, str], initiative: str) -> Table:
    """Ferellon drives the Faceless Eliza, who has no units, out of Allaria."""
    table = Table(
        *(FERELLON, ADRAEL, NAGASHA),
        stack="sovereigns_wrath",
        at={FERELLON: "allaria"},
        bonds=bonds,
        initiative=initiative,
        dice="c.....",
    )
    table.do("activate attack")
    return table


@rule("LV-FACE-11")
@pytest.mark.parametrize("initiative", [FERELLON, ADRAEL])
def test_the_initiative_holder_chooses_between_equal_retreats(initiative: str) -> None:
    table = eliza_is_driven_out(initiative=initiative)
    assert table.asked == (initiative, "retreat_to")
    assert table.options() == ["retreat_to fai_forest", "retreat_to galadia", "retreat_to nau_forest"]


@rule("LV-FACE-11")
def test_the_bonded_ally_chooses_before_the_initiative_holder() -> None:
    table = eliza_is_driven_out((ELIZA, NAGASHA), initiative=ADRAEL)
    assert table.asked == (NAGASHA, "retreat_to")
    table.do("retreat_to nau_forest")
    assert table.player(ELIZA).at == "nau_forest"


@rule("LV-FACE-11", "LV-WOUND-01")
def test_a_faceless_army_may_lose_a_unit_of_any_type() -> None:
    table = Table(
        *(FERELLON, ADRAEL),
        stack="sovereigns_wrath",
        units={ELIZA: {"galadia": "iica"}},
        initiative=ADRAEL,
        dice="c.....",
    )
    table.do("activate attack")
    assert (table.asked, table.rule) == ((ADRAEL, "lose_unit"), "LV-WOUND-01")
    assert table.options() == ["unit archers", "unit cavalry", "unit infantry"]


@rule("LV-FACE-11", "LV-ARMY-04")
def test_beyond_six_a_faceless_general_may_lose_a_unit_of_any_type() -> None:
    table = Table(*(FERELLON, ADRAEL), stack="adrael:allaria", units={ELIZA: {"allaria": "iiica"}}, initiative=ADRAEL)
    table.do("unit cavalry")
    assert (table.asked, table.options()) == ((ADRAEL, "trim"), ["unit archers", "unit cavalry", "unit infantry"])


@rule("LV-FACE-07")
@pytest.mark.parametrize(("language", "stays"), [("ru", "самого многочисленного типа"), ("en", "most numerous type")])
@pytest.mark.parametrize("name", [ELIZA, ADRAEL])
def test_the_faceless_board_says_that_a_unit_stays_behind_on_a_march(name: str, language: str, stays: str) -> None:
    board = catalogue(BOX).characters[name].faceless
    assert all(stays in Voice(language, VAALA).text(board[glyph]) for glyph in ("attack", "deploy"))


@rule("LV-FACE-12", "LV-FACE-13")
def test_a_faceless_army_has_no_die_for_balance_but_one_for_the_general() -> None:
    def counter(*persons: str, army: str, general: str) -> list[int]:
        table = Table(
            *persons,
            stack="sovereigns_wrath",
            at={FERELLON: "galadia", ELIZA: general},
            units={ELIZA: {"galadia": army}},
            dice="." * 15,
        )
        table.do("activate attack")
        if ELIZA in persons:
            table.do("counterattack")
        return dice_of(table, ELIZA)

    assert counter(FERELLON, ELIZA, army="ica", general="nauak") == [4]
    assert counter(FERELLON, NAGASHA, army="ica", general="nauak") == [3]
    assert counter(FERELLON, ELIZA, army="ica", general="galadia") == [6]
    assert counter(FERELLON, NAGASHA, army="ica", general="galadia") == [5]


# Winning and aiming


@rule("LV-FACE-14")
def test_a_faceless_player_can_win_alone() -> None:
    table = Table(ELIZA, stack="connoisseurs_claim", tokens={NAGASHA: (9, 0)}, power={"lower_primalian": 1})
    assert (table.g.ending, table.g.winners) == ("power", [NAGASHA])
    assert table.match.outcome is not None
    assert table.match.outcome.winners == ()


@rule("LV-FACE-14")
def test_a_faceless_player_can_win_with_the_ally() -> None:
    table = Table(
        ADRAEL,
        ELIZA,
        stack="connoisseurs_claim",
        tokens={NAGASHA: (9, 0)},
        power={"lower_primalian": 1},
        bonds=[(ELIZA, NAGASHA)],
    )
    assert table.g.winners == [NAGASHA, ELIZA]
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (1,)


@rule("LV-FACE-15")
def test_faceless_dragons_and_generals_move_towards_the_target_region() -> None:
    table = Table(ELIZA, stack="radiant_circuit pureblood_tide", power={"galadia": 1, "nauak": 3})
    assert table.told("flew") == [(FERELLON, "isval", "nau_forest")]
    assert table.player(ADRAEL).at == "south_tyveria"
