"""The solo game (LV-SOLO)."""

import pytest

from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import State
from igroteka.kernel import Match
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, NAGASHA, LoadedDice, Table
from tests.ledger import rule


@rule("LV-SOLO-01")
@pytest.mark.parametrize("person", EVERYBODY)
def test_the_three_other_players_are_faceless(person: str) -> None:
    g = Match(VAALA, seats=1, seed=2, options=Options(characters=(person,))).state
    assert isinstance(g, State)
    assert [name for name, player in g.players.items() if not player.faceless] == [person]


@rule("LV-SOLO-02")
def test_the_solo_player_has_the_initiative_from_the_start_and_keeps_it_on_passing() -> None:
    match = Match(VAALA, seats=1, seed=2, options=Options(characters=(ELIZA,)))
    g = match.state
    assert isinstance(g, State)
    assert g.initiative == ELIZA
    match.play(("plan", "royal_tithe"))
    match.play(("pass",))
    assert (g.initiative, g.phase) == (ELIZA, "resolution")
    assert [event.args for event in match.log if event.name == "initiative"] == [(ELIZA,)]


@rule("LV-SOLO-02")
def test_in_the_next_round_the_solo_player_plans_first_again() -> None:
    table = Table(ELIZA, stack="royal_tithe", power={"allaria": 1})
    table.do("skip collect")
    assert (table.g.round, table.asked, [planned.by for planned in table.g.stack]) == (2, (ELIZA, "plan"), [""])


def eliza_retreats(*persons: str, seed: int, bonds: tuple[tuple[str, str], ...] = ()) -> Table:
    """Ferellon drives the Faceless Eliza, who has no units, out of Allaria."""
    table = Table(*persons, stack="sovereigns_wrath", at={FERELLON: "allaria"}, bonds=bonds, initiative=FERELLON)
    table.g.chance = LoadedDice(seed)
    table.roll("c.....")
    table.do("activate attack")
    return table


@rule("LV-SOLO-03")
def test_chance_chooses_among_the_options_of_a_faceless_player() -> None:
    retreats = [eliza_retreats(FERELLON, seed=seed).told("army_retreated")[0] for seed in range(24)]
    goals = {goal for *_, goal in retreats}
    assert goals == {"galadia", "fai_forest", "nau_forest"}


@rule("LV-SOLO-03")
def test_chance_chooses_which_unit_a_faceless_army_loses() -> None:
    lost = set()
    for seed in range(24):
        table = Table(FERELLON, stack="sovereigns_wrath", units={ELIZA: {"galadia": "iica"}})
        table.g.chance = LoadedDice(seed)
        table.roll("c..... " + "." * 4)
        table.do("activate attack")
        lost.add(table.told("destroyed")[0])
    assert lost == {(ELIZA, unit, "galadia") for unit in ("infantry", "cavalry", "archers")}


@rule("LV-SOLO-03")
def test_with_two_persons_the_initiative_holder_chooses_instead() -> None:
    assert eliza_retreats(FERELLON, ADRAEL, seed=1).asked == (FERELLON, "retreat_to")


@rule("LV-SOLO-02", "LV-TARGET-03")
def test_the_person_who_always_has_the_initiative_settles_equal_target_regions() -> None:
    table = Table(ELIZA, stack="radiant_circuit", power={"galadia": 2, "north_tyveria": 2})
    assert (table.asked, table.options()) == ((ELIZA, "target"), ["target galadia", "target north_tyveria"])
    table.do("target north_tyveria")
    assert table.player(FERELLON).at == "north_tyveria"


@rule("LV-SOLO-03")
def test_the_person_chooses_for_the_own_faceless_ally() -> None:
    table = Table(NAGASHA, stack="nagasha:allaria", units={ELIZA: {"allaria": "ica"}}, bonds=[(ELIZA, NAGASHA)])
    assert (table.asked, table.options()) == (
        (NAGASHA, "place_unit"),
        ["unit archers", "unit cavalry", "unit infantry"],
    )
