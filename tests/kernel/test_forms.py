"""Forms offer what fits, keep what still fits, refuse the rest; a sequel begins where a match ended; teams share."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.bots.mcts import Journey
from igroteka.kernel import BadSetup, Field, Match, Outcome, Record, choices, fill_in, games
from tests.kernel.saga import SAGA, Chronicle, Options


def offered(options: object, seats: int) -> dict[str, tuple[str | int, ...]]:
    return {field.name: field.values for field in fill_in(SAGA, options, seats).fields}


def finished(options: object = None, seats: int = 2, seed: int = 1) -> Match:
    match, random = Match(SAGA, seats=seats, seed=seed, options=options), Random(seed)
    while match.decision:
        match.play(random.choice(match.decision.options))
    return match


# Forms


def test_a_form_offers_what_fits_the_seats_and_the_other_options() -> None:
    everything = {"scenario": ("pairs", "alone"), "stones": (5, 7, 12), "variants": ("blind", "quick")}
    assert offered({}, 4) == everything
    assert offered({}, 3) == everything | {"scenario": ("alone",)}
    assert offered({"scenario": "pairs"}, 4) == {"scenario": ("pairs", "alone"), "stones": (12, 15)}


@pytest.mark.parametrize(
    ("chosen", "seats", "expected"),
    [
        (Options(), 4, Options()),
        (Options("pairs", 12), 4, Options("pairs", 12)),
        (Options("pairs", 7), 4, Options("pairs", 12)),  # what was chosen and the default do not fit: the first does
        (Options("pairs", 15), 3, Options("alone", 7)),  # one change leads to another
        (Options("pairs", 12), 3, Options("alone", 12)),
        (Options(variants=("quick", "quick")), 2, Options(variants=("quick",))),
        (Options("pairs", 7, ("nonsense",)), 4, Options("pairs", 12, ("nonsense",))),  # it is not offered now
    ],
)
def test_what_still_fits_is_kept_and_the_rest_changed(chosen: Options, seats: int, expected: Options) -> None:
    assert fill_in(SAGA, chosen, seats).options == expected
    assert fill_in(SAGA, msgspec.to_builtins(chosen), seats).options == expected
    Match(SAGA, seats=seats, options=expected)


def test_a_change_of_options_keeps_what_the_form_never_shows() -> None:
    chronicle = Chronicle(((0,), (1,)))
    assert fill_in(SAGA, Options("pairs", 5, (), chronicle), 3).options == Options("alone", 5, (), chronicle)


def test_presets_depend_on_the_seats_and_fit() -> None:
    assert [list(fill_in(SAGA, {}, seats).presets) for seats in (3, 4)] == [["first"], ["first", "feud"]]
    for seats in SAGA.seats:
        for preset in fill_in(SAGA, {}, seats).presets.values():
            assert fill_in(SAGA, preset, seats).options == preset


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"scenario": "pairs", "stones": 12}, 'The option scenario cannot be "pairs"; choose one of: alone.'),
        ({"stones": 8}, 'The option stones cannot be "8"; choose one of: 5, 7, 12.'),
        ({"variants": ["quick", "x"]}, '"quick, x"; choose 0 to 2 different ones of: blind, quick.'),
        ({"variants": ["quick", "quick"]}, '"quick, quick"; choose 0 to 2 different'),
        ({"chronicle": {"winners": [[0]] * 4}}, r"length <= 3 - at `\$.chronicle.winners`"),
        ({"chronicle": {"text": "once"}}, "unknown field `text`"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(options: Any, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        Match(SAGA, seats=3, options=options)


def test_a_form_for_a_number_of_players_that_cannot_play_is_refused() -> None:
    with pytest.raises(BadSetup, match="saga is for 2 to 4 players, not 5"):
        fill_in(SAGA, {}, 5)


def test_a_match_that_is_taken_up_need_not_fit_a_better_form() -> None:
    match = Match(SAGA, seats=2, options={"stones": 12})
    stricter = replace(SAGA, form=lambda *_: (Field("stones", (5,)),))
    again = Match.resume(stricter, match.setup, position=match.position)
    assert again.state == match.state
    with pytest.raises(BadSetup):
        Match.resume(stricter, match.setup)


def test_a_form_that_never_comes_to_rest_is_a_fault_of_the_game() -> None:
    def restless(_: object, options: Options, __: int) -> tuple[Field, ...]:
        return (Field("stones", (5 if options.stones == 7 else 7,)),)

    with pytest.raises(RuntimeError, match="The form of saga never comes to rest"):
        fill_in(replace(SAGA, form=restless), {}, 2)


def test_what_is_one_of_a_few_words_is_offered_by_itself() -> None:
    assert choices(Options) == (Field("scenario", ("pairs", "alone")),)


@pytest.mark.parametrize("name", games())
def test_every_game_can_be_played_as_its_form_proposes(name: str) -> None:
    game = games()[name]
    for seats in game.seats:
        form = fill_in(game, {}, seats)
        assert form.options == game.options(), "the defaults must fit"
        for settings in form.presets.values():
            Match(game, seats=seats, options=settings)


# Sequels


def test_a_sequel_begins_where_the_match_has_ended() -> None:
    match = finished({"stones": 12})
    assert match.outcome is not None
    assert match.legacy == Options(stones=12, chronicle=Chronicle((match.outcome.winners,)))
    sequel = finished(match.legacy)
    assert sum(sequel.state.taken) == 13  # type: ignore[attr-defined]
    assert [len(chapter) > 0 for chapter in sequel.legacy.chronicle.winners] == [True, True]


def test_before_the_end_nothing_is_left_and_a_saga_ends_some_time() -> None:
    assert Match(SAGA, seats=2).legacy is None
    assert finished({"chronicle": {"winners": [[0], [1]]}}).legacy is None
    assert finished().legacy is not None


def test_the_record_of_a_sequel_is_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "saga", SAGA)
    sequel = finished(finished().legacy, seed=2)
    again = Record.load(Record.of(sequel).save()).replay()
    assert (again.state, again.legacy) == (sequel.state, sequel.legacy)


# Teams


@pytest.mark.parametrize(
    ("taken", "winners", "share"), [([1, 2, 9, 3], (0, 2), 1.0), ([1, 2, 4, 3], (0, 1, 2, 3), 0.5)]
)
def test_a_team_wins_as_one(taken: list[int], winners: tuple[int, ...], share: float) -> None:
    state = Match(SAGA, seats=4, options=Options("pairs", 12)).state
    state.stones, state.taken = 0, taken  # type: ignore[attr-defined]
    match = Match.at(SAGA, state, seats=4, options=Options("pairs", 12))
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert [match.outcome.share(seat) for seat in winners] == [share] * len(winners)


def test_for_the_search_a_victory_of_the_team_is_ones_own() -> None:
    def value(options: Options) -> float:
        state = Match(SAGA, seats=4, options=options).state
        state.stones, state.taken = 0, [0, 2, 9, 3]  # type: ignore[attr-defined]
        return Journey(Match.at(SAGA, state, seats=4, options=options)).value(0)

    assert value(Options("pairs", 12)) == pytest.approx(value(Options()) + 0.8)


def test_those_in_no_team_share_a_tie() -> None:
    tied = Outcome(winners=(0, 1, 2), scores=(), sheet=(), teams=((0, 1),))
    assert [tied.share(seat) for seat in range(4)] == [0.5, 0.5, 0.5, 0.0]


def test_a_field_may_be_a_text_of_so_many_letters() -> None:
    field = Field("name", (), longest=5)
    assert [field.fits(text) for text in ("", "Rome", "Byzantium")] == [True, True, False]
    assert field.mended("Byzantium", "") == "Byzan"
    assert field.request == "write at most 5 letters"
