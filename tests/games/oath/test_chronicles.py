"""Chronicles that live from game to game: what a game leaves, how it is told, and that nothing is lost."""

from random import Random

import msgspec
import pytest
from msgspec import structs

from igroteka.games.oath.chronicle import Chronicle, archive_of, faults_of, site_cards
from igroteka.games.oath.components import BOX
from igroteka.games.oath.exchange import read, write
from igroteka.games.oath.game import OATH
from igroteka.games.oath.setup import Options
from igroteka.games.oath.state import State
from igroteka.kernel import LANGUAGES, Chance, Match, Voice
from tests.games.oath.subjects import components
from tests.games.oath.table import Table
from tests.games.oath.test_exchange import LATER
from tests.games.oath.worlds import Beginning, finish, won, world
from tests.ledger import rule


def play(options: Options, seats: int, seed: int) -> Match:
    """A random game, without talk."""
    match, random = Match(OATH, seats=seats, seed=seed, options=options, silent=True), Random(seed)
    while match.decision:
        match.play(random.choice(match.decision.options))
    return match


def denizens(chronicle: Chronicle) -> list[str]:
    """All that are in the world or dispossessed."""
    cards = (*chronicle.world, *chronicle.dispossessed, *site_cards(chronicle))
    return [card for card in cards if card in BOX.denizens]


@pytest.mark.parametrize("seed", range(3))
def test_a_chronicle_of_five_games(seed: int) -> None:
    options, random = Options(), Random(seed)
    for number in range(1, 6):
        seats = random.choice(OATH.seats)
        options = structs.replace(options, chancellor="chance")
        match = play(options, seats, seed * 10 + number)
        assert isinstance(match.state, State)
        components(match.state)
        options = match.legacy
        chronicle = options.chronicle
        assert chronicle is not None
        assert list(faults_of(BOX, chronicle)) == []
        assert (chronicle.game, len(chronicle.history)) == (number + 1, number)
        assert len(denizens(chronicle)) == len(set(denizens(chronicle))) == 54 + 6 * number
        _survives(chronicle)
    assert [age.game for age in chronicle.history] == [1, 2, 3, 4, 5]


def _survives(chronicle: Chronicle) -> None:
    """As plain data, and as a string of Tabletop Simulator."""
    assert msgspec.json.decode(msgspec.json.encode(chronicle), type=Chronicle) == chronicle
    found = read(BOX, write(BOX, chronicle), Chance(0))
    assert found.repairs == ()
    for field in ("name", "game", "oath", "sites", "world", "dispossessed", "relics"):
        assert getattr(found.chronicle, field) == getattr(chronicle, field)
    assert set(found.chronicle.citizens) == set(chronicle.citizens)
    (last,) = found.chronicle.history
    assert (last.colour, set(last.players)) == (chronicle.history[-1].colour, set(chronicle.history[-1].players))


@rule("OA-1.7-01")
def test_the_winner_is_the_next_chancellor_unless_somebody_else_is() -> None:
    table = won(Table(citizens=[2]), 2, "successor")
    finish(table)
    options = table.match.legacy
    assert (options.start, options.chancellor, options.boards) == ("chronicle", 3, "choose")
    g = Match(OATH, seats=3, options=options).state
    assert isinstance(g, State)
    assert g.chancellor.seat == 2
    changed = Match(OATH, seats=4, options=structs.replace(options, chancellor=4)).state
    assert isinstance(changed, State)
    assert changed.chancellor.seat == 3


def test_history_remembers_what_happened() -> None:
    table = Table(
        oath="people",
        in_round=6,
        sites={"plains": "wolves", "mountain": "great_spire"},
        warbands_at={"plains": {"purple": 2}, "wastes": {"purple": 1}},
        advisers={0: "elders"},
    )
    won(table, 0, "steadfast").do("swear devotion; build wolves forest_temple")
    (age,) = finish(table).history
    assert (age.game, age.oath, age.colour, age.role, age.ways, age.rounds) == (
        *(1, "people", "purple", "chancellor", ("steadfast",), 6),
    )
    assert (age.players, age.citizens, age.edifice, age.fallen) == (
        *(("purple", "red", "blue"), (), "forest_temple", ("great_spire",)),
    )
    assert (age.suit, "lush_coast" in age.lost, "plains" in age.lost) == ("nomad", True, False)


def test_a_real_game_remembers_what_the_winner_ruled() -> None:
    match = play(Options(names=("Анна", "Борис", "Вера")), 3, 5)
    assert isinstance(match.state, State)
    victory = match.state.victory
    assert victory is not None
    (age,) = match.legacy.chronicle.history
    assert age.winner == ("Анна", "Борис", "Вера")[victory.seat]
    assert (age.sites, age.ways, age.role) == (victory.sites, victory.ways, victory.role)
    assert match.legacy.names == ()


def test_a_pasted_string_goes_on() -> None:
    match = play(Options(start="chronicle", text=LATER), 4, 2)
    chronicle = match.legacy.chronicle
    assert (chronicle.name, chronicle.game, match.legacy.text) == ("Benis the Dinosaur", 3, "")
    assert chronicle.history[-1].game == 2
    assert chronicle.origin == ""


def test_the_citizens_of_boards_that_nobody_plays_stay_what_they_are() -> None:
    position = Beginning(world(citizens=("black", "blue")), seats=2)
    position.g.victory = None
    table = won(Table(), 0)
    table.g.boxed_citizens = ["black"]
    assert finish(table).citizens == ("black",)


def test_the_archive_is_whatever_lies_nowhere_else() -> None:
    chronicle = world(dispossessed=("herald",))
    archive = archive_of(BOX, chronicle)
    assert "herald" not in archive
    assert sorted([*archive, *denizens(chronicle)]) == sorted([*BOX.denizens, *BOX.edifices])
    ruined = structs.replace(
        chronicle, sites=(structs.replace(chronicle.sites[0], cards=("bandit_rampart",)), *chronicle.sites[1:])
    )
    assert "sprawling_rampart" not in archive_of(BOX, ruined)


def test_only_the_last_ages_are_kept() -> None:
    age = play(Options(), 2, 1).legacy.chronicle.history[0]
    many = structs.replace(world(), game=90, history=tuple(structs.replace(age, game=n) for n in range(40, 90)))
    chronicle = play(Options(start="chronicle", chronicle=many), 2, 3).legacy.chronicle
    assert [chronicle.history[0].game, chronicle.history[-1].game, len(chronicle.history)] == [41, 90, 50]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chronicle_is_told_in_words(language: str) -> None:
    options = Options()
    for seed in range(3):
        options = play(structs.replace(options, chancellor="chance"), 3, seed).legacy
    assert OATH.exchange is not None
    voice = Voice(language, OATH)
    lines = [voice.speak(line) for line in OATH.exchange.tell(BOX, options)]
    assert len(lines) >= 1 + 3 + 1 + 3 + 1
    assert all("{" not in line for line in lines)
    assert any(line.startswith(("Age 2", "Эпоха 2")) for line in lines)


def test_facedown_sites_and_relics_are_not_told() -> None:
    assert OATH.exchange is not None
    chronicle = world()
    voice = Voice("en", OATH)
    text = "\n".join(
        voice.speak(line) for line in OATH.exchange.tell(BOX, Options(start="chronicle", chronicle=chronicle))
    )
    assert "Plains (Longbows)" in text
    assert "Mountain (Taming Charm, 1 relic)" in text
    assert "Lush Coast" not in text
    assert "Ivory Eye" not in text
