"""Sequels: a game begins where another has ended; forms say with which options."""

import asyncio
from random import Random

import pytest

from igroteka.kernel import Match, Record, games
from igroteka.server import lobby as lobby_module
from igroteka.server.lobby import Lobby, SeatWish, TableWish
from igroteka.server.tables import LiveTable
from tests.kernel.saga import SAGA, Chronicle, Options
from tests.server.inside import BOT, ME, announced, code_of, tyrants
from tests.server.node import Node, Visitor, play_on


@pytest.fixture(autouse=True)
def _saga(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "saga", SAGA)


async def chapter(lobby: Lobby, options: object = None, *seats: SeatWish) -> LiveTable:
    """A table at which a chapter of the saga has been played."""
    places = list(seats) or [ME, ME]
    match, random = Match(SAGA, seats=len(places), seed=4, options=options), Random(4)
    while match.decision:
        match.play(random.choice(match.decision.options))
    wish = TableWish("saga", places, options)
    return await lobby.open_table("anna", wish, match.setup.seed, match.choices)


async def play_to_the_end(table: LiveTable) -> None:
    while (decision := (await table.match()).decision) is not None:
        await table.move("anna", decision.seat, table.version, decision.options[0])


def test_a_sequel_begins_where_the_game_has_ended(lobby: Lobby, other: Lobby) -> None:
    async def play() -> None:
        old = await chapter(lobby, {"stones": 12})
        outcome = (await old.match()).outcome
        assert outcome is not None
        assert (await old.state("anna", None)).legacy
        new = await lobby.rematch("anna", old, sequel=True)
        assert new.stored.options["chronicle"] == {"winners": [list(outcome.winners)]}
        assert (new.stored.options["stones"], (await new.match()).state.stones) == (12, 13)  # type: ignore[attr-defined]
        assert [seat.person for seat in new.stored.seats] == ["anna", "anna"]
        again = await other.rematch("anna", await other.table(old.stored.id), sequel=True)
        assert again.stored.id == new.stored.id == old.stored.rematch
        assert announced(lobby) == [(old.stored.id, 0)]

    asyncio.run(play())


def test_the_record_of_a_sequel_needs_nothing_else(lobby: Lobby) -> None:
    async def play() -> None:
        new = await lobby.rematch("anna", await chapter(lobby), sequel=True)
        await play_to_the_end(new)
        record, _ = new.record()
        again = Record.load(record.save()).replay()
        assert again.legacy == await new.legacy()
        assert len(again.legacy.chronicle.winners) == 2

    asyncio.run(play())


def test_a_rematch_begins_as_the_game_began(lobby: Lobby) -> None:
    async def play() -> None:
        begun = Options(chronicle=Chronicle(((1,),)))
        new = await lobby.rematch("anna", await chapter(lobby, begun))
        assert (await new.match()).setup.options == begun

    asyncio.run(play())


def test_where_nothing_is_left_there_is_no_sequel(lobby: Lobby) -> None:
    async def play() -> None:
        last = await chapter(lobby, Options(chronicle=Chronicle(((1,), (0,)))))
        running = await lobby.open_table("anna", TableWish("saga", [ME, ME]))
        for table, code in ((last, "no-legacy"), (running, "not-over")):
            assert not (await table.state("anna", None)).legacy
            assert await code_of(table.legacy()) == "no-legacy"
            assert await code_of(lobby.rematch("anna", table, sequel=True)) == code
        assert len(lobby.storage.tables_of("anna")) == 2

    asyncio.run(play())


def test_a_legacy_goes_on_with_other_people_too(lobby: Lobby) -> None:
    async def play() -> None:
        legacy = await (await chapter(lobby, Options("pairs", 12), ME, ME, ME, ME)).legacy()
        told = TableWish("saga", [ME, BOT, BOT, BOT], legacy)
        new = await lobby.open_table("boris", told)
        assert (await new.match()).setup.options == legacy

    asyncio.run(play())


def test_a_finished_game_without_legacy_says_so(lobby: Lobby) -> None:
    async def play() -> None:
        table = await lobby.open_table("anna", tyrants(ME, ME))
        assert await code_of(table.legacy()) == "no-legacy"

    asyncio.run(play())


def test_nobody_fills_the_database_with_options(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "LARGEST_OPTIONS", 50)
    wish = TableWish("saga", [ME, ME], Options(chronicle=Chronicle(((1,), (0,)))))
    assert asyncio.run(code_of(lobby.open_table("anna", wish))) == "too-large"


# Forms


def test_the_form_offers_what_fits(node: Node) -> None:
    anna = Visitor(node, "")
    two = anna.web.post("/api/games/tyrants/form", json={"seats": 2}).json()
    assert [field["name"] for field in two["fields"]] == ["half_decks"]
    assert two["options"] == {"half_decks": ["drow", "dragons"], "section": "ask", "houses": []}
    wish = {"seats": 3, "options": {"half_decks": ["undead", "undead"], "section": "left"}}
    three = anna.web.post("/api/games/tyrants/form", json=wish).json()
    assert three["options"] == {"half_decks": ["undead", "drow"], "section": "left", "houses": []}
    section = {"name": "section", "values": ["ask", "left", "right"], "kind": "", "several": None, "longest": 0}
    assert three["fields"][1] == section
    assert three["presets"] == {}


@pytest.mark.parametrize(
    ("game", "wish", "status", "sentence"),
    [
        ("tyrants", {"seats": 7}, 400, "tyrants is for 2 to 4 players, not 7."),
        ("tyrants", {"seats": 2, "options": {"nonsense": 1}}, 400, "unknown field `nonsense`"),
        ("tyrants", {"seats": 2, "options": [[]]}, 400, "The options do not fit tyrants"),
        ("chess", {"seats": 2}, 404, 'There is no game "chess".'),
    ],
)
def test_a_form_that_cannot_be_filled_in_is_refused(
    node: Node, game: str, wish: dict[str, object], status: int, sentence: str
) -> None:
    answer = Visitor(node, "").web.post(f"/api/games/{game}/form", json=wish)
    assert answer.status_code == status
    assert sentence in answer.json()["sentence"]


def test_a_table_with_options_that_do_not_fit_is_refused(node: Node) -> None:
    wish = {"game": "tyrants", "seats": [{"kind": "me"}] * 2, "options": {"half_decks": ["drow", "drow"]}}
    answer = Visitor(node, "").web.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (400, "refused")
    assert 'The option half_decks cannot be "drow, drow"' in answer.json()["sentence"]


def test_of_a_running_game_there_is_no_sequel(node: Node) -> None:
    anna = Visitor(node, "")
    table = anna.open_table("me", "me")
    assert anna.web.get(f"/api/tables/{table}/legacy").json()["error"] == "no-legacy"
    assert anna.web.post(f"/api/tables/{table}/sequel").json()["error"] == "not-over"
    assert Visitor(node, "").web.post(f"/api/tables/{table}/sequel").json()["error"] == "not-yours"


# Chronicles


def test_the_chronicle_of_a_table_is_told_with_the_world_only_when_the_game_is_over(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me", game="oath")
    assert anna.web.get(f"/api/tables/{table}/chronicle").json()["error"] == "no-chronicle"
    assert anna.web.get(f"/api/tables/{anna.open_table('me', 'me')}/chronicle").status_code == 404
    page, random = anna.visit(table), Random(3)
    while play_on([page], random, 200):
        pass
    tale = anna.web.get(f"/api/tables/{table}/chronicle").json()
    assert (len(tale["ages"]), bool(tale["now"])) == (1, True)
    second = anna.web.post(f"/api/tables/{table}/sequel").json()["id"]
    later = anna.web.get(f"/api/tables/{second}/chronicle").json()
    assert (later["ages"], later["now"]) == (tale["ages"], [])
