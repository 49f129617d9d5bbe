"""The three ends of the game, elimination, and who wins (LV-OVER, LV-ELIM)."""

from collections.abc import Mapping, Sequence

import pytest

from igroteka.games.vaala.game import VAALA
from igroteka.kernel import Voice
from tests.games.vaala.table import ADRAEL, ELIZA, EVERYBODY, FERELLON, NAGASHA, Table
from tests.ledger import rule

Tokens = Mapping[str, tuple[int, int]]


def winners(table: Table) -> tuple[int, ...]:
    """The seats of the persons who have won; the match must be over."""
    assert table.match.outcome is not None
    return table.match.outcome.winners


def out_of_events(
    *persons: str, tokens: Tokens, bonds: Sequence[tuple[str, str]] = (), initiative: str = ELIZA
) -> Table:
    """A game whose last round has just ended."""
    table = Table(
        *(persons or EVERYBODY),
        stack="royal_tithe ebbing_currents",
        power={"allaria": 1},
        tokens=tokens,
        bonds=bonds,
        initiative=initiative,
    )
    table.g.event_deck.clear()
    table.do("skip collect")
    return table


def cornered(*persons: str, tokens: Tokens | None = None, bonds: Sequence[tuple[str, str]] = ()) -> Table:
    """Eliza has just wounded Ferellon severely in Galadia, and holds all the regions around."""
    table = Table(
        *(persons or EVERYBODY),
        stack="kirin_charge radiant_circuit march_fever",
        at={FERELLON: "galadia"},
        units={ELIZA: {"isval": "i", "fai_forest": "ii"}},
        wounds={FERELLON: 4},
        tokens=tokens,
        bonds=bonds,
        dice="c",
    )
    table.do("activate attack; from fai_forest; take infantry; done")
    return table


# Case 1: ten power tokens


@rule("LV-OVER-01")
@pytest.mark.parametrize(
    ("bonds", "won"),
    [([], (0,)), ([(FERELLON, ADRAEL)], (0, 1)), ([(NAGASHA, ELIZA)], (0,))],
)
def test_who_reaches_ten_wins_with_the_bonded_ally(bonds: list[tuple[str, str]], won: tuple[int, ...]) -> None:
    table = Table(stack="gilded_flight", tokens={FERELLON: (0, 9), ELIZA: (9, 0)}, power={"isval": 1}, bonds=bonds)
    table.do("skip deploy; activate collect")
    assert (winners(table), table.g.ending) == (won, "power")


@rule("LV-OVER-01", "LV-OVER-08")
def test_the_end_its_reason_and_all_power_are_told_of_persons_and_faceless_alike() -> None:
    table = Table(
        ELIZA, stack="connoisseurs_claim", tokens={NAGASHA: (4, 5), ELIZA: (2, 1)}, power={"lower_primalian": 1}
    )
    assert (table.told("ended"), table.told("won")) == ([("power",)], [(NAGASHA,)])
    assert table.told("final_power") == [(FERELLON, 0), (ADRAEL, 0), (NAGASHA, 10), (ELIZA, 3)]


@rule("LV-OVER-02")
def test_the_tenth_token_ends_the_game_in_the_middle_of_collecting() -> None:
    table = Table(stack="tribute_of_lesser_kin ebbing_currents", tokens={FERELLON: (9, 0)}, power={"isval": 2})
    table.do("activate collect")
    assert winners(table) == (0,)
    assert (table.player(FERELLON).power, table.g.regions["isval"].power) == (10, 1)
    assert [planned.card for planned in table.g.stack] == ["ebbing_currents"]


@rule("LV-OVER-02")
def test_a_stolen_tenth_token_ends_the_game_in_the_middle_of_a_combat() -> None:
    table = Table(
        stack="kirin_charge",
        at={FERELLON: "galadia"},
        units={ELIZA: {"fai_forest": "i"}},
        wounds={FERELLON: 4},
        tokens={ELIZA: (9, 0), FERELLON: (0, 1)},
        dice="c",
    )
    table.do("activate attack; from fai_forest; retreat_to isval")
    assert (winners(table), table.player(ELIZA).power) == ((3,), 10)
    assert table.g.combat is None


@rule("LV-OVER-02")
def test_a_tenth_token_from_the_essence_track_ends_the_game_before_the_other_hits() -> None:
    table = Table(
        stack="exquisite_kill",
        at={NAGASHA: "galadia"},
        neutral={"galadia": 3},
        essence={NAGASHA: 4},
        tokens={NAGASHA: (9, 0)},
        dice="cc...",
    )
    table.do("activate attack; stay")
    assert (winners(table), table.g.regions["galadia"].neutral) == ((2,), 2)


@rule("LV-OVER-02")
def test_a_tenth_token_from_an_event_ends_the_game() -> None:
    table = Table(
        stack="royal_tithe oracle_of_the_humble radiant_circuit",
        power={"allaria": 1},
        tokens=dict.fromkeys(EVERYBODY, (9, 0)),
        initiative=NAGASHA,
    )
    table.do("skip collect")
    assert winners(table) == (2,)


# Case 2: no events left


@rule("LV-OVER-03")
def test_an_empty_event_deck_ends_the_game_only_at_the_end_of_the_round() -> None:
    table = Table(stack="royal_tithe radiant_circuit ebbing_currents", power={"allaria": 1})
    table.g.event_deck.clear()
    table.do("skip collect")
    assert table.asked == (FERELLON, "glyph")
    table.do("skip deploy")
    assert (table.match.decision, table.g.ending) == (None, "events")


@rule("LV-OVER-04")
def test_at_the_end_of_the_events_the_most_power_wins() -> None:
    table = out_of_events(tokens={FERELLON: (2, 0), ADRAEL: (3, 0), NAGASHA: (4, 0), ELIZA: (1, 0)})
    assert winners(table) == (2,)
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (2, 3, 4, 1)


@rule("LV-OVER-04")
def test_the_ally_of_the_strongest_wins_too() -> None:
    table = out_of_events(tokens={FERELLON: (2, 0), ADRAEL: (3, 0), NAGASHA: (4, 0)}, bonds=[(NAGASHA, ELIZA)])
    assert winners(table) == (2, 3)


@rule("LV-OVER-04")
def test_the_tokens_of_a_team_are_not_added_up() -> None:
    table = out_of_events(tokens={FERELLON: (5, 0), ADRAEL: (5, 0), NAGASHA: (6, 0)}, bonds=[(FERELLON, ADRAEL)])
    assert winners(table) == (2,)


@rule("LV-OVER-07")
def test_spent_tokens_count_as_much_as_unspent_ones() -> None:
    assert winners(out_of_events(tokens={FERELLON: (3, 0), ADRAEL: (0, 4)})) == (1,)
    assert winners(out_of_events(tokens={FERELLON: (3, 2), ADRAEL: (0, 4)})) == (0,)


# Case 3: elimination


@rule("LV-ELIM-01")
def test_a_dragon_that_cannot_retreat_is_eliminated() -> None:
    table = cornered()
    assert table.told("severely_wounded") == [(FERELLON,)]
    assert table.told("eliminated") == [(FERELLON,)]
    assert (table.g.eliminated, table.g.ending) == (FERELLON, "elimination")


@rule("LV-ELIM-01")
def test_a_dragon_that_can_retreat_is_not_eliminated() -> None:
    table = Table(
        stack="kirin_charge",
        at={FERELLON: "galadia"},
        units={ELIZA: {"fai_forest": "ii"}},
        wounds={FERELLON: 4},
        dice="c",
    )
    table.do("activate attack; from fai_forest; take infantry; done")
    assert table.player(FERELLON).at == "isval"
    assert (table.g.eliminated, table.g.ending) == ("", "")


@rule("LV-ELIM-01")
def test_a_general_who_cannot_retreat_is_eliminated_with_all_units_destroyed() -> None:
    table = Table(
        stack="kirin_charge",
        at={ADRAEL: "galadia"},
        units={ADRAEL: {"galadia": "i"}, ELIZA: {"isval": "i", "fai_forest": "ii"}},
        dice="C",
    )
    table.do("activate attack; attack galadia; from fai_forest; take infantry; done")
    assert table.told("destroyed") == [(ADRAEL, "infantry", "galadia")]
    assert (table.player(ADRAEL).units, table.player(ADRAEL).supply["infantry"]) == ({}, 6)
    assert table.told("eliminated") == [(ADRAEL,)]


@rule("LV-ELIM-01")
def test_neutral_regions_are_no_way_out_for_a_general_even_outside_combat() -> None:
    table = Table(
        stack="decree_of_aureus",
        at={ADRAEL: "galadia", FERELLON: "galadia"},
        neutral={"isval": 1, "fai_forest": 1},
        open_vaala={FERELLON: ["molten_verdict"]},
        tokens={FERELLON: (2, 0)},
    )
    table.do("activate vaala; cast molten_verdict")
    assert table.told("eliminated") == [(ADRAEL,)]


@rule("LV-ELIM-01")
def test_units_without_their_general_that_cannot_retreat_eliminate_nobody() -> None:
    table = Table(
        stack="decree_of_aureus",
        units={ADRAEL: {"galadia": "ic"}},
        neutral={"isval": 1, "fai_forest": 1},
        open_vaala={FERELLON: ["bend_the_knee"]},
        tokens={FERELLON: (1, 0)},
    )
    table.do("activate vaala; cast bend_the_knee")
    assert table.army(ADRAEL, "galadia") == ""
    assert (table.g.eliminated, table.g.ending) == ("", "")


@rule("LV-ELIM-02")
def test_an_elimination_ends_the_game_immediately() -> None:
    table = cornered()
    assert table.match.decision is None
    assert [planned.card for planned in table.g.stack] == ["radiant_circuit", "march_fever"]
    assert table.told("stole") == []


@rule("LV-OVER-06", "LV-ELIM-03")
def test_after_an_elimination_the_most_power_among_the_others_wins() -> None:
    table = cornered(tokens={FERELLON: (9, 0), ADRAEL: (1, 2), NAGASHA: (4, 0), ELIZA: (2, 0)})
    assert winners(table) == (2,)


@rule("LV-OVER-06", "LV-ELIM-03")
def test_the_ally_of_that_player_wins_too() -> None:
    table = cornered(tokens={NAGASHA: (4, 0), ELIZA: (2, 0)}, bonds=[(ADRAEL, NAGASHA)])
    assert winners(table) == (1, 2)


@rule("LV-OVER-05", "LV-ELIM-04")
def test_neither_the_eliminated_player_nor_the_ally_can_win() -> None:
    table = cornered(tokens={FERELLON: (9, 0), ADRAEL: (8, 0), ELIZA: (1, 0)}, bonds=[(FERELLON, ADRAEL)])
    assert winners(table) == (3,)
    assert table.g.winners == [ELIZA]


# Faceless winners


@rule("LV-OVER-08")
def test_a_faceless_player_can_win_alone() -> None:
    table = out_of_events(ELIZA, FERELLON, tokens={NAGASHA: (3, 0), ELIZA: (2, 0)})
    assert (table.g.winners, winners(table)) == ([NAGASHA], ())


@rule("LV-OVER-08")
def test_a_faceless_player_can_win_with_ten_tokens_and_after_an_elimination() -> None:
    by_power = Table(ELIZA, stack="connoisseurs_claim", tokens={NAGASHA: (9, 0)}, power={"lower_primalian": 1})
    assert (by_power.g.winners, winners(by_power)) == ([NAGASHA], ())
    assert cornered(ELIZA, FERELLON, tokens={NAGASHA: (3, 0), ELIZA: (2, 0)}).g.winners == [NAGASHA]


@rule("LV-OVER-09")
def test_a_faceless_player_can_win_as_one_of_a_bonded_team() -> None:
    strong = out_of_events(ELIZA, FERELLON, tokens={NAGASHA: (3, 0), FERELLON: (2, 0)}, bonds=[(ELIZA, NAGASHA)])
    assert (strong.g.winners, winners(strong)) == ([NAGASHA, ELIZA], (0,))
    weak = out_of_events(ELIZA, FERELLON, tokens={ELIZA: (3, 0), FERELLON: (2, 0)}, bonds=[(ELIZA, NAGASHA)])
    assert (weak.g.winners, winners(weak)) == ([ELIZA, NAGASHA], (0,))


# Ties


@rule("LV-OVER-10")
@pytest.mark.parametrize(
    ("initiative", "winner"), [(FERELLON, FERELLON), (ADRAEL, ELIZA), (NAGASHA, ELIZA), (ELIZA, ELIZA)]
)
def test_a_tie_goes_to_the_nearest_clockwise_from_the_initiative_holder(initiative: str, winner: str) -> None:
    tied = {FERELLON: (3, 0), ELIZA: (1, 2), NAGASHA: (2, 0)}
    assert out_of_events(tokens=tied, initiative=initiative).g.winners == [winner]


@rule("LV-OVER-10")
def test_the_ally_of_who_wins_a_tie_wins_too() -> None:
    tied = {FERELLON: (3, 0), NAGASHA: (3, 0)}
    assert out_of_events(tokens=tied, bonds=[(NAGASHA, ADRAEL)], initiative=ADRAEL).g.winners == [NAGASHA, ADRAEL]


@rule("LV-OVER-10")
def test_a_tie_after_an_elimination_is_broken_in_the_same_way() -> None:
    assert cornered(tokens={ELIZA: (2, 0), NAGASHA: (0, 2), ADRAEL: (1, 0)}).g.winners == [NAGASHA]


# By what it was decided


def told_at_the_end(table: Table) -> list[tuple[str, tuple[str | int, ...]]]:
    """What is told between the final power and the last winner."""
    names = ("track_full", "most_power", "tie_broken", "won", "won_with")
    return [(event.name, event.args) for event in table.match.log if event.name in names]


@rule("LV-OVER-01")
def test_a_full_track_is_told_as_the_reason_and_the_bond_as_the_allys() -> None:
    table = Table(stack="gilded_flight", tokens={FERELLON: (9, 0)}, power={"isval": 1}, bonds=[(FERELLON, ADRAEL)])
    table.do("skip deploy; activate collect")
    told = [("track_full", (FERELLON,)), ("won", (FERELLON,)), ("won_with", (ADRAEL, FERELLON))]
    assert (told_at_the_end(table), table.sees().tied) == (told, [])


@rule("LV-OVER-04")
def test_the_most_power_is_told_as_the_reason_when_it_is() -> None:
    table = out_of_events(tokens={FERELLON: (3, 0), ELIZA: (1, 1)})
    assert told_at_the_end(table) == [("most_power", (FERELLON, 3)), ("won", (FERELLON,))]
    assert table.sees().tied == []


@rule("LV-OVER-10")
@pytest.mark.parametrize(
    ("tokens", "power", "tied"),
    [
        ({}, 0, [NAGASHA, ELIZA, FERELLON, ADRAEL]),
        ({FERELLON: (3, 0), ELIZA: (1, 2), ADRAEL: (2, 0)}, 3, [ELIZA, FERELLON]),
    ],
)
def test_a_tie_is_told_as_decided_by_turn_order(tokens: Tokens, power: int, tied: list[str]) -> None:
    table = out_of_events(tokens=tokens, initiative=NAGASHA)
    assert told_at_the_end(table) == [("tie_broken", (tied[0], power)), ("won", (tied[0],))]
    assert table.sees().tied == tied


@rule("LV-OVER-10")
def test_equal_power_of_two_allies_is_no_tie() -> None:
    table = out_of_events(tokens={FERELLON: (3, 0), ELIZA: (3, 0)}, bonds=[(FERELLON, ELIZA)])
    assert told_at_the_end(table) == [("most_power", (ELIZA, 3)), ("won", (ELIZA,)), ("won_with", (FERELLON, ELIZA))]
    assert table.sees().tied == []


@rule("LV-OVER-05", "LV-OVER-06", "LV-OVER-10")
def test_after_an_elimination_only_those_who_can_win_are_compared() -> None:
    table = cornered(tokens={FERELLON: (4, 0), ADRAEL: (4, 0), NAGASHA: (4, 0)}, bonds=[(FERELLON, ADRAEL)])
    assert told_at_the_end(table) == [("most_power", (NAGASHA, 4)), ("won", (NAGASHA,))]
    table = cornered(tokens={ADRAEL: (1, 0), NAGASHA: (0, 2), ELIZA: (2, 0)})
    assert told_at_the_end(table) == [("tie_broken", (NAGASHA, 2)), ("won", (NAGASHA,))]
    assert table.sees().tied == [NAGASHA, ELIZA]


@pytest.mark.parametrize(
    ("language", "reasons"),
    [
        (
            "en",
            [
                "filled the power track",
                "most power of those who can win (3)",
                "(0); Nagasha is the first of them in turn",
            ],
        ),
        (
            "ru",
            [
                "заполняет трек силы",
                "больше всего силы (3)",
                "в порядке хода, считая от игрока с инициативой, идёт Нагаша",
            ],
        ),
    ],
)
def test_the_log_says_in_words_by_what_it_was_decided(language: str, reasons: list[str]) -> None:
    full = Table(ELIZA, stack="connoisseurs_claim", tokens={NAGASHA: (9, 0)}, power={"lower_primalian": 1})
    most = out_of_events(tokens={FERELLON: (3, 0)})
    tie = out_of_events(tokens={}, initiative=NAGASHA)
    voice = Voice(language, VAALA)
    for table, reason in zip((full, most, tie), reasons, strict=True):
        assert reason in voice.event(table.match.log[-2])
