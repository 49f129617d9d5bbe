"""The command line: what it prints, and one clear sentence with exit code 2 when something is wrong."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from igroteka.kernel import Match, Record, games
from tests.server.node import install


def igroteka(*words: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from igroteka.cli import main; main()", *words]
    around = {**os.environ, **environment}
    return subprocess.run(command, capture_output=True, text=True, input=answers, timeout=120, env=around)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match("tyrants", seats=2, seed=7)
    match.play(("start", "skullport"))
    match.play(("start", "eryndlyn"))
    path = tmp_path / "game.jsonl"
    path.write_text(Record.of(match).save(), "utf-8")
    return path


def test_games_lists_what_is_installed() -> None:
    assert "Тираны Подземья" in igroteka("games").stdout
    assert "Tyrants of the Underdark" in igroteka("games", "--lang", "en").stdout


def test_simulate_prints_rates_with_intervals() -> None:
    decks = ("--set", "half_decks=demons,undead")
    run = igroteka("simulate", "--bots", "random,random,random", "-n", "8", "-l", "en", *decks)
    assert run.returncode == 0
    assert run.stdout.count("│ random") == 3
    assert "95% confidence" in run.stdout
    assert "Games: 8; choices a game:" in run.stdout


def test_simulating_the_same_seeds_gives_the_same_table() -> None:
    def table(seed: str) -> list[str]:
        return igroteka("simulate", "--bots", "random,random", "-n", "6", "--seed", seed).stdout.splitlines()[:-1]

    assert table("3") == table("3")
    assert table("3") != table("4")


def test_bench_measures_every_number_of_players() -> None:
    rows = [line.split()[1] for line in igroteka("bench", "-n", "1").stdout.splitlines() if line.startswith("│")]
    assert rows == ["2", "3", "4"]


def test_replay_prints_the_choices_in_either_language(record: Path) -> None:
    russian = igroteka("replay", str(record)).stdout
    assert "1. Игрок 2: Начать здесь: Скаллпорт" in russian
    english = [line.strip() for line in igroteka("replay", str(record), "--events", "-l", "en").stdout.splitlines()]
    assert [line.partition(": ")[0] for line in english[:6]] == ["New in the market"] * 6
    assert english[6] == "Player 2 draws Noble"
    first = english.index("1. Player 2: Start here: Skullport")
    assert english[first + 1] == "Player 2 deploys a troop: Skullport"


def test_a_transcript_says_what_was_chosen_only_once(tmp_path: Path) -> None:
    match = Match("meeples", seats=2, seed=1)
    match.play(("send", "peasant", "builders"))
    match.play(("proceed",))
    path = tmp_path / "game.jsonl"
    path.write_text(Record.of(match).save(), "utf-8")
    lines = [line.strip() for line in igroteka("replay", str(path), "--events", "-l", "en").stdout.splitlines()]
    assert [line for line in lines if "Builders' Row" in line] == [
        "1. Player 1: Send: Peasant → Builders' Row",
        "Player 1 gains: Peasant (Builders' Row)",
    ]
    laid = lines[: lines.index("1. Player 1: Send: Peasant → Builders' Row")]
    assert laid[-1] == "Round 1, Player 1 to move"
    starts = ("Dark Council: ", "A monster comes to the city: ", "A location token is turned up: ")
    assert [sum(line.startswith(start) for line in laid) for start in starts] == [3, 6, 4]
    assert [sum(f"Player {seat} draws" in line for line in laid) for seat in (1, 2)] == [2 + 4, 2 + 4]


def test_play_takes_numbers_and_commands_and_saves(tmp_path: Path) -> None:
    saved = tmp_path / "saved.jsonl"
    run = igroteka("play", "--seed", "3", "--save", str(saved), "-l", "en", answers="1\n1\nu\nt\nnonsense\nq\n")
    assert run.returncode == 0
    assert "Enter a number from 1 to" in run.stdout
    assert "Market: " in run.stdout
    assert "Bot 1 deploys a troop" in run.stdout
    assert "Your hand: " in run.stdout
    match = Record.load(saved.read_text("utf-8")).replay()
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (0, "turn")
    again = igroteka("play", "--resume", str(saved), "-l", "en", answers="q\n")
    assert "Your turn: 0 power, 0 influence" in again.stdout


def test_play_refuses_to_undo_what_was_revealed() -> None:
    run = igroteka("play", "--seed", "3", "-l", "en", answers="1\n3\nu\nq\n")
    assert "This cannot be undone" in run.stdout


def test_play_begins_where_another_game_has_ended(tmp_path: Path) -> None:
    match, random = Match("tyrants", seats=2, seed=4, silent=True), Random(4)
    while match.decision:
        match.play(random.choice(match.decision.options))
    before, saved = tmp_path / "before.jsonl", tmp_path / "saved.jsonl"
    before.write_text(Record.of(match).save(), "utf-8")
    installed = install({"tyrants": "tests.web.ongoing:ONGOING"}, tmp_path)
    words = ("play", "--after", str(before), "--set", "section=left", "--save", str(saved))
    assert igroteka(*words, answers="1\nq\n", **installed).returncode == 0
    options = Record.load(saved.read_text("utf-8")).options
    assert options == {"half_decks": ["elementals", "demons"], "section": "left", "houses": []}


def test_where_nothing_is_left_there_is_no_sequel(record: Path) -> None:
    run = igroteka("play", "--after", str(record))
    assert (run.returncode, run.stderr) == (
        2,
        f"igroteka: {record} leaves nothing from which a sequel could begin.\n",
    )


def test_play_reaches_the_score_sheet(tmp_path: Path) -> None:
    run = igroteka("play", "--seed", "5", "--bots", "random", "-l", "en", answers="1\n" * 4000)
    assert run.returncode == 0
    assert "Inner circle" in run.stdout
    assert "Victory: " in run.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], f'There is no game "chess"; installed: {", ".join(sorted(games()))}'),
        (["simulate", "--bots", "genius,random"], 'There is no bot "genius"; choose one of: random, greedy, mcts.'),
        (["simulate", "--bots", "random"], "tyrants is for 2 to 4 players, not 1."),
        (
            ["simulate", "--set", "half_decks=drow,drow"],
            'The option half_decks cannot be "drow, drow"; choose 2 different ones of: drow,',
        ),
        (["simulate", "--set", "nonsense"], '"nonsense" should look like name=value.'),
        (
            ["play", "--set", "half_decks=drow,elves"],
            'The option half_decks cannot be "drow, elves"; choose 2 different ones of: drow,',
        ),
        (["games", "--lang", "de"], 'There is no language "de"; choose one of: ru, en.'),
        (["replay", "/no/such/file"], "/no/such/file: No such file or directory."),
        (["replay", __file__], "line 1: this is not a line of a record"),
    ],
)
def test_mistakes_get_one_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    run = igroteka(*words)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("igroteka: ")
    assert sentence in run.stderr
    assert len(run.stderr.splitlines()) == 1


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A box in which a Priestess costs 1."""
    path = tmp_path / "own.json"
    assert igroteka("components", "export", "tyrants", str(path), "--name", "наша").returncode == 0
    box = json.loads(path.read_text("utf-8"))
    box["cards"]["priestess_of_lolth"]["cost"] = 1
    path.write_text(json.dumps(box), "utf-8")
    return path


def test_a_box_is_exported_and_checked(own: Path) -> None:
    exported = igroteka("components", "export", "tyrants")
    assert json.loads(exported.stdout)["components"]["name"] == "my box"
    checked = igroteka("components", "check", "tyrants", str(own))
    assert checked.returncode == 0
    assert checked.stdout.startswith("С этими компонентами можно играть: наша ")
    own.write_text(exported.stdout, "utf-8")
    assert "standard box" in igroteka("components", "check", "tyrants", str(own), "-l", "en").stdout


def test_every_fault_of_a_box_is_listed(own: Path) -> None:
    own.write_text(own.read_text("utf-8").replace('"Gain"', '"Gian"'), "utf-8")
    checked = igroteka("components", "check", "tyrants", str(own))
    assert (checked.returncode, checked.stdout) == (2, "")
    assert len(checked.stderr.splitlines()) > 30
    assert 'cards.noble.play: слова "Gian" нет; возможно, имелось в виду "Gain"?' in checked.stderr
    english = igroteka("components", "check", "tyrants", str(own), "-l", "en").stderr
    assert 'cards.noble.play: there is no word "Gian"; did you mean "Gain"?' in english
    refused = igroteka("simulate", "--components", str(own))
    assert refused.returncode == 2
    assert "... and " in refused.stderr


def test_the_words_for_a_box_are_listed() -> None:
    listed = igroteka("components", "words", "tyrants").stdout
    assert (
        "Gain (Effect): Power and influence into the pool (TY-RES-02).\n    power: a whole number; left out: 0\n"
        in listed
    )
    assert "Strike" not in listed


def test_a_record_of_earlier_rules_is_printed_until_it_parts(record: Path) -> None:
    text = record.read_text().replace('"rules":3', '"rules":1').replace('"choices":2', '"choices":3')
    record.write_text(f'{text}"play lich"\n')
    printed = igroteka("replay", str(record), "-l", "en").stdout.splitlines()
    assert [line[:5] for line in printed[:2]] == ["   1.", "   2."]
    assert " ".join(printed[2:]) == (
        "The rest of the game cannot be shown: it was played with version 1 of the rules; this is version 3."
    )
    refused = igroteka("play", "--resume", str(record))
    assert "line 4" in refused.stderr
    assert "made with version 1 of tyrants's rules; this is version 3" in refused.stderr


def test_the_record_of_a_game_that_went_on_under_better_rules_is_printed(tmp_path: Path) -> None:
    match = Match("tyrants", seats=2, seed=1)
    while match.steps < 5:
        assert match.decision is not None
        match.play(match.decision.options[-1])
    base = structs.replace(match.position, fixed=match.position.choices)
    carried = Match.resume(match.game, match.setup, match.choices, base=base)
    file = tmp_path / "carried.jsonl"
    file.write_text(Record.of(carried).save())
    printed = igroteka("replay", str(file), "-l", "en").stdout
    assert printed.count("The rules were improved: the game goes on from here.") == 1


def test_games_are_played_and_replayed_with_own_components(own: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.jsonl"
    words = ("play", "--seed", "3", "--components", str(own), "--save", str(saved), "-l", "en")
    assert "Priestess of Lolth (1)" in igroteka(*words, answers="1\nt\nq\n").stdout
    assert "Start here" in igroteka("replay", str(saved), "-l", "en").stdout
    again = igroteka("play", "--resume", str(saved), "-l", "en", answers="t\nq\n").stdout
    assert "Priestess of Lolth (1)" in again
    saved.write_text("".join(saved.read_text("utf-8").splitlines(keepends=True)[:-1]), "utf-8")
    refused = igroteka("replay", str(saved))
    assert (refused.returncode, 'played with the components "наша ' in refused.stderr) == (2, True)
    assert "Start here" in igroteka("replay", str(saved), "--components", str(own), "-l", "en").stdout


@pytest.mark.parametrize("command", ["simulate", "arena", "bench"])
def test_bots_play_with_own_components(command: str, own: Path) -> None:
    bots = ("--bots", "random,random") if command != "bench" else ()
    run = igroteka(command, *bots, "-n", "2", "--components", str(own))
    assert (run.returncode, run.stderr.strip()) == (0, "")


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(b"\xff\xfe\x00\x81")
    run = igroteka("replay", str(path))
    assert (run.returncode, run.stderr) == (2, f"igroteka: line 1: {path} is not a text file.\n")


def test_an_unknown_command_ends_with_exit_code_2() -> None:
    assert igroteka("dance").returncode == 2


LATER = (
    "030200000212Benis the Dinosaur000C0201234511FFDDEC0724FFED1521C8DB08FFFFFF0B0CFFFF0502FFFF25FFFFFF2BFFFFFF"
    "36D2300AD6293C33151C2E076BD30B0F0938137C321018D5231F482F1E35D41D312C118200222D140E05041734282008250D19062B1B01"
    "062A1A1216262710EAE6E0E3DCDEE1E4E9E2E7DAEBE5E8DF"
)
"""A chronicle as Tabletop Simulator writes it."""


@pytest.fixture
def oath(tmp_path: Path) -> dict[str, str]:
    """A game with chronicles is installed."""
    return install({"oath": "igroteka.games.oath.game:OATH"}, tmp_path / "installed")


def test_a_chronicle_is_begun_played_on_and_told(oath: dict[str, str], tmp_path: Path) -> None:
    first, second, record = (str(tmp_path / name) for name in ("first.json", "second.json", "game.jsonl"))
    assert igroteka("chronicle", "new", "Наша", "--to", first, "--seed", "3", **oath).returncode == 0
    assert "Хроника «Наша»" in igroteka("chronicle", "show", first, **oath).stdout
    bots = ("--bots", "random,random", "--seed", "4")
    assert igroteka("chronicle", "next", first, *bots, "--to", second, "--save", record, **oath).returncode == 0
    shown = igroteka("chronicle", "show", second, "-l", "en", **oath).stdout
    assert "Age 1, Oath of Supremacy." in shown
    assert "Game 2 lies ahead" in shown
    assert igroteka("chronicle", "next", record, **oath).stdout == Path(second).read_text("utf-8")
    assert igroteka("chronicle", "show", record, "-l", "en", **oath).stdout == shown
    begun = igroteka("play", "--after", second, "--bots", "random", "-l", "en", answers="q\n", **oath)
    assert "Choose a board" in begun.stdout or "takes a board" in begun.stdout


def test_a_chronicle_travels_to_another_program_and_back(oath: dict[str, str], tmp_path: Path) -> None:
    file = str(tmp_path / "benis.json")
    run = igroteka("chronicle", "read", LATER, "--to", file, **oath)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert json.loads(Path(file).read_text("utf-8"))["options"]["chronicle"]["name"] == "Benis the Dinosaur"
    assert igroteka("chronicle", "write", file, **oath).stdout == LATER + "\n"
    mended = igroteka("chronicle", "read", LATER.replace("10EAE6", "11DDEAE6"), "-l", "en", **oath)
    assert mended.stderr.startswith("Mended: A relic, Truthful Harp, was one too many")
    assert mended.returncode == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["read", LATER[:-1]], "The string is damaged at letter 264: it breaks off within a card of the relic deck."),
        (["new", "--game", "tyrants"], "tyrants keeps no chronicles."),
        (["show", "/no/such/file"], "/no/such/file: No such file or directory."),
        (["show", __file__], "line 1: this is not a line of a record"),
    ],
)
def test_mistakes_with_chronicles_get_one_sentence(words: list[str], sentence: str, oath: dict[str, str]) -> None:
    run = igroteka("chronicle", *words, **oath)
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1)
    assert sentence in run.stderr


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"igroteka_chronicle": 1, "game": "oath"}', "is no chronicle"),
        ('{"igroteka_chronicle": 2, "game": "oath", "options": {}}', "is written in format 2; this program reads 1."),
        ('{"igroteka_chronicle": 1, "game": "oath", "options": {"start": "end"}}', "does not fit oath"),
        ('{"igroteka_chronicle": 1, "game": "oath", "options": {}}', "There is no chronicle in these options."),
        ('{"igroteka_chronicle": 1, "game": "chess", "options": {}}', 'There is no game "chess"'),
    ],
)
def test_a_damaged_chronicle_is_refused(text: str, sentence: str, oath: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "damaged.json"
    file.write_text(text, "utf-8")
    run = igroteka("chronicle", "show", str(file), **oath)
    assert (run.returncode, len(run.stderr.splitlines())) == (2, 1)
    assert sentence in run.stderr
