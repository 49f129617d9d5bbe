"""The Dragonbond: the roll for it and what it changes (LV-BOND)."""

import pytest

from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import State
from igroteka.games.vaala.view import private_view
from igroteka.kernel import Match
from igroteka.server.messages import ChatLine
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, NAGASHA, Table
from tests.ledger import rule


def ferellon_meets_eliza(
    dice: str, *, eliza: tuple[int, int] = (0, 0), ferellon: tuple[int, int] = (0, 0), persons: tuple[str, ...] = ()
) -> Table:
    """Ferellon flies to Eliza; her die falls first."""
    table = Table(*persons, stack="radiant_circuit", tokens={ELIZA: eliza, FERELLON: ferellon}, dice=dice)
    table.do("activate deploy; fly allaria")
    return table


def allies(table: Table) -> dict[str, str]:
    return {player.id: player.ally for player in table.g.players.values() if player.ally}


PAIR = {ELIZA: FERELLON, FERELLON: ELIZA}

# When they roll


@rule("LV-BOND-01")
def test_nobody_is_bonded_at_the_start() -> None:
    g = Match(VAALA, seats=4, seed=3, options=Options(characters=EVERYBODY)).state
    assert isinstance(g, State)
    assert [player.ally for player in g.players.values()] == ["", "", "", ""]


@rule("LV-BOND-02")
def test_a_dragon_that_flies_to_a_general_must_roll_with_them() -> None:
    table = ferellon_meets_eliza("hh")
    assert table.told("bond_roll") == [(ELIZA, FERELLON)]


@rule("LV-BOND-02")
def test_a_general_who_marches_to_a_dragon_must_roll_with_it() -> None:
    table = Table(stack="oathguard_advance", at={FERELLON: "galadia"}, dice="hh")
    table.do("activate deploy; march allaria galadia; done")
    assert table.told("bond_roll") == [(ELIZA, FERELLON)]


@rule("LV-BOND-02")
def test_units_without_their_general_do_not_roll() -> None:
    table = Table(stack="oathguard_advance", at={FERELLON: "galadia"}, units={ELIZA: {"allaria": "i"}})
    table.do("activate deploy; march allaria galadia; take infantry; done; done")
    assert table.army(ELIZA, "galadia") == "i"
    assert table.told("bond_roll") == []


@rule("LV-BOND-02")
def test_a_pair_that_has_rolled_in_vain_rolls_again_only_after_another_move() -> None:
    table = Table(stack="radiant_circuit royal_tithe gilded_flight golden_descent", power={"allaria": 1}, dice=".h h.")
    table.do("activate deploy; fly allaria; activate collect; activate deploy; fly galadia")
    assert table.told("bond_roll") == [(ELIZA, FERELLON)]
    table.do("activate deploy; fly allaria")
    assert table.told("bond_roll") == [(ELIZA, FERELLON)] * 2


@rule("LV-BOND-02")
def test_a_pair_that_stands_together_does_not_roll_when_somebody_else_moves() -> None:
    table = Table(stack="mercury_veil", at={FERELLON: "allaria"})
    table.do("skip vaala; activate deploy; fly nauak")
    assert table.told("bond_roll") == []


@rule("LV-BOND-02")
def test_two_dragons_or_two_bonded_players_do_not_roll() -> None:
    table = Table(stack="radiant_circuit", at={FERELLON: "galadia", NAGASHA: "allaria"}, bonds=[(ELIZA, NAGASHA)])
    table.do("activate deploy; fly allaria")
    assert {table.player(name).at for name in (ELIZA, FERELLON, NAGASHA)} == {"allaria"}
    assert table.told("bond_roll") == []


# The roll


@rule("LV-BOND-03")
def test_each_of_the_two_rolls_one_die() -> None:
    table = ferellon_meets_eliza("h.")
    assert table.told("rolled") == [(ELIZA, "standard_1"), (FERELLON, "miss")]


@rule("LV-BOND-04")
@pytest.mark.parametrize("initiative", [FERELLON, ADRAEL])
def test_a_die_is_rolled_for_a_faceless_player_too(initiative: str) -> None:
    table = Table(FERELLON, ADRAEL, stack="radiant_circuit", initiative=initiative, dice="ch")
    table.do("activate deploy; fly allaria")
    assert table.told("rolled") == [(ELIZA, "critical_1"), (FERELLON, "standard_1")]
    assert allies(table) == PAIR


@rule("LV-BOND-05")
def test_the_general_is_the_first_who_may_reroll_the_own_die_for_a_power() -> None:
    table = ferellon_meets_eliza(".. h", eliza=(1, 0), ferellon=(2, 0))
    assert (table.asked, table.options()) == ((ELIZA, "bond_reroll"), ["keep", "reroll"])
    table.do("reroll")
    assert table.told("rolled")[2:] == [(ELIZA, "standard_1")]
    assert (table.player(ELIZA).ready, table.player(ELIZA).spent) == (0, 1)
    assert table.asked == (FERELLON, "bond_reroll")


@rule("LV-BOND-05")
def test_a_general_who_keeps_the_die_leaves_the_choice_to_the_dragon() -> None:
    table = ferellon_meets_eliza("h. h", eliza=(1, 0), ferellon=(1, 0))
    table.do("keep")
    assert table.asked == (FERELLON, "bond_reroll")
    table.do("reroll; keep")
    assert table.told("rolled")[2:] == [(FERELLON, "standard_1")]
    assert (table.player(ELIZA).ready, table.player(FERELLON).ready, allies(table)) == (1, 0, PAIR)


@rule("LV-BOND-06")
def test_rerolls_are_repeated_while_there_is_power_to_spend() -> None:
    table = ferellon_meets_eliza(".h ..h", eliza=(3, 0))
    table.do("reroll; reroll")
    assert table.asked == (ELIZA, "bond_reroll")
    table.do("reroll")
    assert (table.player(ELIZA).ready, table.player(ELIZA).spent) == (0, 3)
    assert allies(table) == PAIR


@rule("LV-BOND-07")
def test_rerolls_end_when_neither_wants_another() -> None:
    table = ferellon_meets_eliza("hh . . h", eliza=(2, 0), ferellon=(2, 0))
    table.do("keep; reroll; keep")
    assert table.asked == (ELIZA, "bond_reroll")
    table.do("reroll; keep")
    assert table.asked == (FERELLON, "bond_reroll")
    table.do("reroll")
    assert table.asked == (ELIZA, "bond_reroll")
    table.do("keep")
    assert table.told("no_bond") == [(ELIZA, FERELLON)]


@rule("LV-BOND-07")
def test_spent_power_buys_no_reroll() -> None:
    table = ferellon_meets_eliza(".h", eliza=(0, 5), ferellon=(0, 3))
    assert table.told("no_bond") == [(ELIZA, FERELLON)]


@rule("LV-BOND-08")
def test_a_reroll_may_try_for_the_bond_or_avoid_it() -> None:
    wooing = ferellon_meets_eliza("h. c", ferellon=(1, 0))
    wooing.do("reroll")
    assert allies(wooing) == PAIR
    shunning = ferellon_meets_eliza("hc .", ferellon=(1, 0))
    shunning.do("reroll")
    assert allies(shunning) == {}


@rule("LV-BOND-09")
def test_a_faceless_player_never_rerolls() -> None:
    table = ferellon_meets_eliza(".h", eliza=(4, 0), persons=(FERELLON, NAGASHA))
    assert table.told("no_bond") == [(ELIZA, FERELLON)]
    assert (table.player(ELIZA).ready, table.player(ELIZA).spent) == (4, 0)


@rule("LV-BOND-10")
@pytest.mark.parametrize("dice", [".h", "C.", ".."])
def test_a_single_miss_and_nothing_happens(dice: str) -> None:
    table = ferellon_meets_eliza(dice)
    assert (allies(table), table.told("no_bond")) == ({}, [(ELIZA, FERELLON)])
    assert (table.player(FERELLON).at, table.player(ELIZA).at) == ("allaria", "allaria")


@rule("LV-BOND-11", "LV-BOND-12")
@pytest.mark.parametrize("dice", ["hh", "Hc", "cC", "Ch"])
def test_hits_on_both_dice_make_a_bond_and_each_gets_the_token_of_the_other(dice: str) -> None:
    table = ferellon_meets_eliza(dice)
    assert table.told("bonded") == [(ELIZA, FERELLON)]
    assert {player.id: player.ally for player in table.sees().players} == {**PAIR, ADRAEL: "", NAGASHA: ""}


@rule("LV-BOND-13")
def test_neither_another_meeting_nor_an_event_nor_clean_up_breaks_a_bond() -> None:
    table = Table(
        stack="radiant_circuit fated_meeting",
        at={NAGASHA: "allaria", FERELLON: "north_tyveria"},
        bonds=[(ELIZA, FERELLON)],
    )
    table.do("activate deploy; fly trade_route")
    assert (table.g.round, table.asked[1]) == (2, "plan")
    assert (table.told("bond_roll"), table.told("bonded")) == ([], [])
    assert allies(table) == PAIR


@rule("LV-BOND-23")
def test_with_two_dragons_in_the_region_only_the_first_pair_is_bonded() -> None:
    table = Table(stack="oathguard_advance", at={FERELLON: "galadia", NAGASHA: "galadia"}, dice="hh")
    table.do("activate deploy; march allaria galadia; done")
    assert (table.asked, table.options()) == ((ELIZA, "pair"), ["pair eliza ferellon", "pair eliza nagasha"])
    table.do("pair eliza nagasha")
    assert allies(table) == {ELIZA: NAGASHA, NAGASHA: ELIZA}
    assert table.told("bond_roll") == [(ELIZA, NAGASHA)]


@rule("LV-BOND-23")
def test_after_a_vain_roll_the_second_pair_rolls() -> None:
    table = Table(stack="oathguard_advance", at={FERELLON: "galadia", NAGASHA: "galadia"}, dice=".h hh")
    table.do("activate deploy; march allaria galadia; done; pair eliza nagasha")
    assert table.told("bond_roll") == [(ELIZA, NAGASHA), (ELIZA, FERELLON)]
    assert allies(table) == PAIR


# What a bond changes


@rule("LV-BOND-14")
def test_allies_win_together_by_power() -> None:
    table = Table(stack="royal_tithe", tokens={ELIZA: (9, 0)}, power={"allaria": 1}, bonds=[(ELIZA, FERELLON)])
    table.do("activate collect")
    assert (table.g.ending, table.g.winners) == ("power", [ELIZA, FERELLON])
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.teams == (outcome.winners,)
    assert [outcome.share(seat) for seat in outcome.winners] == [1.0, 1.0]


@rule("LV-BOND-14")
def test_allies_win_together_when_the_events_run_out() -> None:
    table = Table(
        stack="royal_tithe", tokens={ADRAEL: (3, 0), FERELLON: (0, 4)}, power={"allaria": 1}, bonds=[(ELIZA, FERELLON)]
    )
    table.g.event_deck.clear()
    table.do("skip collect")
    assert (table.g.ending, table.g.winners) == ("events", [FERELLON, ELIZA])


@rule("LV-BOND-14")
def test_allies_win_together_when_another_player_is_eliminated() -> None:
    table = Table(
        stack="red_harvest",
        at={NAGASHA: "nauak"},
        units={ADRAEL: {"nau_forest": "ii", "lower_primalian": "i"}},
        wounds={NAGASHA: 4},
        tokens={ADRAEL: (1, 0), FERELLON: (2, 0)},
        bonds=[(ELIZA, FERELLON)],
        dice="c",
    )
    table.do("activate attack; attack nauak; from nau_forest; take infantry; done; done")
    assert (table.g.ending, table.g.eliminated, table.g.winners) == ("elimination", NAGASHA, [FERELLON, ELIZA])


@rule("LV-BOND-15")
def test_only_bonded_players_have_their_dragonbond_ability() -> None:
    bonded = Table(stack="radiant_circuit", at={ELIZA: "nauak"}, bonds=[(ELIZA, FERELLON)])
    bonded.do("activate deploy")
    assert "fly nauak" in bonded.options()
    alone = Table(stack="radiant_circuit", at={ELIZA: "nauak"})
    alone.do("activate deploy")
    assert "fly nauak" not in alone.options()


@rule("LV-BOND-15")
def test_a_faceless_player_has_the_ability_of_the_board() -> None:
    bonds = [(ADRAEL, NAGASHA)]
    table = Table(NAGASHA, stack="exquisite_kill", neutral={"lower_primalian": 1}, bonds=bonds, dice="c....")
    table.do("activate attack; stay")
    assert (table.asked, table.told("bond_ability")) == ((NAGASHA, "place_unit"), [(ADRAEL, ADRAEL)])
    table.do("unit archers")
    assert table.army(ADRAEL, "trade_route") == "a"


@rule("LV-BOND-16")
def test_a_dragon_starts_no_combat_with_the_allys_units() -> None:
    table = Table(
        stack="sovereigns_wrath",
        at={FERELLON: "galadia"},
        units={ELIZA: {"galadia": "ii", "fai_forest": "i"}},
        neutral={"isval": 1},
        bonds=[(ELIZA, FERELLON)],
        dice="c.....",
    )
    table.do("activate attack")
    assert table.told("combat") == [(FERELLON, "neutral", "isval")]


@rule("LV-BOND-16")
def test_a_general_starts_no_combat_with_the_allied_dragon() -> None:
    at = {FERELLON: "galadia", NAGASHA: "nau_forest"}
    table = Table(stack="kirin_charge", at=at, units={ELIZA: {"allaria": "i"}})
    table.do("activate attack")
    assert table.options() == ["attack galadia", "attack nau_forest"]
    table = Table(stack="kirin_charge", at=at, units={ELIZA: {"allaria": "i"}}, bonds=[(ELIZA, FERELLON)], dice="...")
    table.do("activate attack; everyone")
    assert table.told("combat") == [(ELIZA, NAGASHA, "nau_forest")]


@rule("LV-BOND-16")
def test_a_faceless_dragon_leaves_the_ally_in_peace() -> None:
    table = Table(
        ELIZA,
        NAGASHA,
        stack="sovereigns_wrath",
        at={FERELLON: "allaria"},
        units={ELIZA: {"allaria": "i"}},
        bonds=[(ELIZA, FERELLON)],
    )
    assert table.told("combat") == []
    assert table.army(ELIZA, "allaria") == "i"


@rule("LV-BOND-17")
def test_nothing_is_told_to_the_allies_alone_and_nothing_can_be_said_to_one_person() -> None:
    table = Table(bonds=[(ELIZA, FERELLON)])
    table.do("plan radiant_circuit; plan red_harvest; plan mercury_veil; plan royal_tithe")
    private = [event for event in table.match.log if event.to is not None]
    assert [(event.args[0], event.to) for event in private] == [
        (FERELLON, (0,)),
        (ADRAEL, (1,)),
        (NAGASHA, (2,)),
        (ELIZA, (3,)),
    ]
    assert ChatLine.__struct_fields__ == ("name", "text", "at", "seat", "author", "spectator", "mine"), (
        "a line says who speaks, never to whom"
    )


@rule("LV-BOND-18")
def test_allies_do_not_see_each_others_cards() -> None:
    table = Table(bonds=[(ELIZA, FERELLON)])
    table.do("plan radiant_circuit")
    ferellon = table.sees().players[0]
    assert (ferellon.id, ferellon.shown, ferellon.hand_size, len(ferellon.unseen)) == (FERELLON, [], 5, 6)
    assert (table.sees().stack, private_view(table.g, 3).faces) == (["", FERELLON], ["", ""])
    assert private_view(table.g, 3).hand == table.player(ELIZA).hand


@rule("LV-BOND-19")
def test_the_ally_of_a_faceless_player_decides_for_it() -> None:
    units = {ELIZA: {"allaria": "ica"}}
    table = Table(
        FERELLON, NAGASHA, stack="nagasha:allaria", units=units, bonds=[(ELIZA, NAGASHA)], initiative=FERELLON
    )
    assert (table.asked, table.options()) == (
        (NAGASHA, "place_unit"),
        ["unit archers", "unit cavalry", "unit infantry"],
    )
    table.do("unit cavalry")
    assert table.army(ELIZA, "allaria") == "icca"


@rule("LV-BOND-20")
def test_a_general_who_attacks_a_dragon_does_not_roll_with_it() -> None:
    table = Table(
        stack="red_harvest",
        at={NAGASHA: "south_tyveria"},
        units={ADRAEL: {"trade_route": "i"}},
        wounds={NAGASHA: 4},
        dice="c..",
    )
    table.do("activate attack; everyone; retreat_to lower_primalian")
    assert (table.player(ADRAEL).at, table.player(NAGASHA).at) == ("south_tyveria", "lower_primalian")
    assert table.told("bond_roll") == []


@rule("LV-BOND-20")
def test_a_dragon_that_attacks_a_general_does_not_roll_with_them() -> None:
    table = Table(stack="sovereigns_wrath", at={FERELLON: "galadia"}, dice="c.....")
    table.do("activate attack; retreat_to nau_forest")
    assert (table.player(FERELLON).at, table.player(ELIZA).at) == ("allaria", "nau_forest")
    assert table.told("bond_roll") == []


@rule("LV-BOND-21")
def test_a_dragon_that_leaves_a_fight_may_retreat_to_a_general_and_roll() -> None:
    table = Table(stack="red_harvest", at={FERELLON: "galadia"}, units={ADRAEL: {"isval": "i"}}, dice=". hh")
    table.do("activate attack; retreat")
    assert table.options() == ["retreat_to allaria", "retreat_to fai_forest", "retreat_to isval"]
    table.do("retreat_to allaria")
    assert table.told("bond_roll") == [(ELIZA, FERELLON)]
    assert allies(table) == PAIR


@rule("LV-BOND-21")
def test_a_general_who_leaves_a_fight_may_retreat_to_a_dragon_and_roll() -> None:
    table = Table(stack="sovereigns_wrath", at={FERELLON: "allaria", NAGASHA: "nau_forest"}, dice="h..... hh")
    table.do("activate attack; stay; retreat; retreat_to nau_forest")
    assert table.told("bond_roll") == [(ELIZA, NAGASHA)]
    assert allies(table) == {ELIZA: NAGASHA, NAGASHA: ELIZA}


@rule("LV-BOND-22")
def test_the_ally_is_only_the_player_one_is_bonded_with() -> None:
    table = Table(
        stack="sovereigns_wrath",
        at={FERELLON: "trade_route", NAGASHA: "trade_route"},
        bonds=[(ELIZA, FERELLON), (ADRAEL, NAGASHA)],
    )
    table.do("activate attack")
    assert table.options() == ["fight adrael", "fight nagasha"]


@rule("LV-BOND-22")
@pytest.mark.parametrize(
    ("ally", "guards", "collected"),
    [(ADRAEL, [(ADRAEL, "caravan_guard")], 1), (ELIZA, [(ADRAEL, "caravan_guard")], 0), (ELIZA, [], 1)],
)
def test_a_guard_lets_the_ally_collect_and_nobody_else(
    ally: str, guards: list[tuple[str, str]], collected: int
) -> None:
    """Nagasha, who collects even among enemies; bonded elsewhere, only the guard can keep her from it."""
    table = Table(
        stack="connoisseurs_claim royal_tithe",
        at={NAGASHA: "trade_route"},
        units={ADRAEL: {"trade_route": "i"}},
        denizens=guards,
        power={"trade_route": 1, "allaria": 1},
        bonds=[(ally, NAGASHA)],
    )
    if collected:
        table.do("activate collect")
    assert table.asked == (ELIZA, "glyph")
    assert table.told("collected") == [(NAGASHA, "trade_route")] * collected
    assert table.told("glyph_idle") == ([] if collected else [(NAGASHA, "collect")])
