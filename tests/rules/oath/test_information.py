"""Secret and public information (OA-9.4), as far as a seat's view of the table goes."""

import msgspec

from igroteka.games.oath.actions.zones import discard, show_to
from igroteka.games.oath.game import OATH
from igroteka.games.oath.view import Own, View
from tests.games.oath.busy import busy_table
from tests.games.oath.table import Table
from tests.ledger import rule


def _seen(table: Table, seat: int | None = None) -> str:
    own = None if seat is None else OATH.private_view(table.g, seat)
    return msgspec.json.encode((OATH.view(table.g), own)).decode()


def _view(table: Table) -> View:
    view = OATH.view(table.g)
    assert isinstance(view, View)
    return view


def _own(table: Table, seat: int) -> Own:
    own = OATH.private_view(table.g, seat)
    assert isinstance(own, Own)
    return own


@rule("OA-9.4-01")
def test_faces_in_discard_piles_are_secret() -> None:
    table = busy_table()
    for card in ("fire_talkers", "the_old_oak", "great_herd", "conspiracy", "dazzle"):
        assert f'"{card}"' not in _seen(table)
        assert f'"{card}"' not in _seen(table, 4)


@rule("OA-9.4-02", "OA-9.4-03")
def test_of_the_world_deck_nothing_but_the_top_back_is_seen() -> None:
    table = busy_table()
    before = _seen(table, 4)
    table.g.world[:-1] = table.g.world[10:-1]
    table.g.layers = [0, 0, len(table.g.world)]
    assert _seen(table, 4) == before
    table.g.world[:-1] = table.g.world[-2::-1]
    assert _seen(table, 4) == before
    table.g.world[-1] = "conspiracy"
    assert _view(table).top == "vision"
    table.g.world.clear()
    assert _view(table).top is None


@rule("OA-9.4-04")
def test_facedown_faces_are_secret() -> None:
    table = busy_table()
    hidden = ["brass_horse", "cursed_cauldron", "whistle", "map", "salt_flats", "wastes", "grand_mask", "bandit_crown"]
    hidden += ["vision_of_faith", "spirit_snare", "garrison", "wayside_inn", "rangers", "vision_of_conquest"]
    for card in hidden:
        assert f'"{card}"' not in _seen(table)
        assert f'"{card}"' not in _seen(table, 4)


@rule("OA-9.4-01", "OA-9.4-04")
def test_the_log_names_no_hidden_card_to_those_who_have_not_seen_it() -> None:
    table = Table(at={1: "mountain"}, world="elders tents scouts", relics_at={"mountain": "map"}, hidden={1: "rangers"})
    table.do("search world; keep tents; to_facedown tents; peek 1")
    table.do("show_adviser rangers 2; reveal rangers; discard rangers")

    def heard(seat: int) -> set[str]:
        events = [event for event in table.match.log if event.heard_by(seat)]
        return {word for event in events for arg in event.args for word in str(arg).split("+")}

    hidden = {"elders", "tents", "scouts", "map", "rangers"}
    assert heard(0) & hidden == set()
    assert heard(1) & hidden == hidden
    assert heard(2) & hidden == {"rangers"}


@rule("OA-9.4-05", "OA-6.1-03")
def test_the_owner_looks_at_facedown_advisers() -> None:
    table = busy_table()
    assert _own(table, 3).advisers == ["garrison"]
    assert '"garrison"' not in _seen(table, 2)


@rule("OA-9.4-05", "OA-6.1-04")
def test_others_who_were_let_look_know_it_too() -> None:
    table = busy_table()
    show_to(["rangers"], table.player(2))
    assert [(one.card, one.seat) for one in _own(table, 2).known] == [("rangers", 5)]
    assert '"rangers"' not in _seen(table, 4)


@rule("OA-6.3-02")
def test_a_relic_that_was_looked_at_can_be_looked_at_from_anywhere() -> None:
    table = busy_table()
    table.player(1).at = table.g.slot("great_slum")
    assert ("brass_horse", "mountain") in [(one.card, one.place) for one in _own(table, 1).known]
    assert '"brass_horse"' not in _seen(table, 5)


@rule("OA-9.4-07")
def test_all_else_is_public() -> None:
    view = _view(busy_table())
    assert [pile.backs for pile in view.piles] == [["denizen"] * 2, ["denizen", "vision", "denizen"], []]
    player = view.players[2]
    assert (player.favor, player.secrets, player.facedown, player.warbands, player.supply) == (6, 0, 0, 3, 4)
    assert (player.relics, player.banners, player.vision) == (
        ["cracked_horn", "ring_of_devotion"],
        ["peoples_favor"],
        "vision_of_sanctuary",
    )
    assert [adviser.back for adviser in view.players[5].advisers] == ["denizen", "denizen", "vision"]
    assert view.tokens["augury"].favor == 2
    assert view.banks["arcane"] == 5


@rule("OA-9.4-08")
def test_a_facedown_adviser_is_never_exchanged_in_secret() -> None:
    table = busy_table()
    show_to(["rangers"], table.player(2))
    discard(table.g, table.player(5), "wayside_inn")
    assert [(one.card, one.position) for one in _own(table, 2).known if one.seat == 5] == [("rangers", 0)]
    assert [adviser.back for adviser in _view(table).players[5].advisers] == ["denizen", "vision"]
