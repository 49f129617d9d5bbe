"""What a seat sees, and that dealing the unseen anew changes nothing of it."""

from collections.abc import Callable

import msgspec
import pytest

from igroteka.games.oath.game import OATH
from igroteka.games.oath.state import Adviser, Campaign, Doing, State
from igroteka.games.oath.view import Own, View
from igroteka.kernel import LANGUAGES, Chance, Voice
from tests.properties import sight

from .busy import busy_table
from .table import Table


def _copy(g: State) -> State:
    state = msgspec.json.decode(msgspec.json.encode(g), type=State)
    state.open(OATH.box)
    return state


def _own(table: Table, seat: int) -> Own:
    own = OATH.private_view(table.g, seat)
    assert isinstance(own, Own)
    return own


def _view(table: Table) -> View:
    view = OATH.view(table.g)
    assert isinstance(view, View)
    return view


def _cards(g: State) -> list[str]:
    rows = [g.world, *g.piles.values(), g.relic_deck, g.reliquary, g.site_deck, g.archive, g.dispossessed]
    rows += [[place.site, *place.cards, *place.relics] for place in g.places]
    rows += [[one.card for one in player.advisers] + player.drawn + player.relics for player in g.players]
    return sorted(card for row in rows for card in row)


@pytest.mark.parametrize("seat", [None, *range(6)])
def test_dealing_the_unseen_anew_shows_nothing_new(seat: int | None) -> None:
    table = busy_table()
    table.g.players[2].drawn = [table.g.world.pop(-2), table.g.relic_deck.pop()]
    table.g.layers[0] -= 1
    before = sight(OATH, table.g, seat)
    for seed in range(30):
        state = _copy(table.g)
        OATH.redeal(state, seat, Chance(seed))
        assert sight(OATH, state, seat) == before
        assert _cards(state) == _cards(table.g)


def test_everything_hidden_is_dealt_anew() -> None:
    """Whatever seat 4, who knows nothing, might wonder about."""
    table = busy_table()
    spots: dict[str, Callable[[State], str]] = {
        "top": lambda g: g.world[-1],
        "bottom": lambda g: g.world[0],
        "pile": lambda g: g.piles["cradle"][0],
        "adviser": lambda g: g.players[3].advisers[0].card,
        "vision": lambda g: g.players[5].advisers[2].card,
        "relic": lambda g: g.places[2].relics[0],
        "reliquary": lambda g: g.reliquary[0],
        "deck": lambda g: g.relic_deck[-1],
        "site": lambda g: g.places[4].site,
        "archive": lambda g: g.archive[0],
    }
    found: dict[str, set[str]] = {name: set() for name in spots}
    for seed in range(20):
        state = _copy(table.g)
        OATH.redeal(state, 4, Chance(seed))
        for name, look in spots.items():
            found[name].add(look(state))
    assert not [name for name, cards in found.items() if len(cards) < 2]


def test_visions_stay_in_their_layer_and_the_top_keeps_its_back() -> None:
    table = busy_table()
    g = table.g
    g.world = [card for card in g.world if card not in g.box.visions]
    g.world[-3:-3] = ["vision_of_rebellion"]
    g.layers = [4, 6, len(g.world) - 10]
    places = set()
    for seed in range(40):
        state = _copy(g)
        OATH.redeal(state, 4, Chance(seed))
        [place] = [len(g.world) - spot for spot, card in enumerate(state.world) if card in g.box.visions]
        places.add(place)
    assert places == {2, 3, 4}


def test_what_others_know_follows_the_cards() -> None:
    table = busy_table()
    for seed in range(10):
        state = _copy(table.g)
        OATH.redeal(state, 4, Chance(seed))
        assert state.places[2].relics[0] in state.players[1].known
        assert {one.card for one in state.players[5].advisers} <= set(state.players[5].known)
        assert state.piles["provinces"][0] in state.players[0].known


def test_words_about_hidden_cards_follow_them_too() -> None:
    table = busy_table()
    table.g.doing = Doing(1, "recover", target="cursed_cauldron")
    table.g.campaign = Campaign(1, relics=["whistle", "sticky_fire"], unearthed=["brass_horse"])
    state = _copy(table.g)
    OATH.redeal(state, 4, Chance(3))
    assert state.doing
    assert state.campaign
    assert state.doing.target == state.places[3].relics[0]
    assert state.campaign.relics == [state.places[3].relics[1], "sticky_fire"]
    assert state.campaign.unearthed == [state.places[2].relics[0]]
    view = _view(table)
    assert view.doing
    assert view.campaign
    assert view.doing.target == ""
    assert (view.campaign.relics, view.campaign.unseen_relics) == (["sticky_fire"], 2)


def test_the_public_table() -> None:
    view = _view(busy_table())
    mountain, salt_flats = view.places[2], view.places[4]
    assert (mountain.id, mountain.rulers, mountain.pawns, mountain.relics) == ("mountain", [1], [1, 5], 1)
    assert (salt_flats.id, salt_flats.site, salt_flats.relics) == ("provinces_3", "", 1)
    assert view.places[3].bandits
    assert view.places[0].rulers == [0, 3]
    assert view.search == 3
    assert view.piles[1].backs == ["denizen", "vision", "denizen"]
    assert [one.card for one in view.players[1].advisers] == ["battle_honors", "", ""]
    assert [one.back for one in view.players[1].advisers] == ["denizen", "vision", "denizen"]
    assert (view.banners["peoples_favor"].holder, view.banners["peoples_favor"].tokens) == (2, 3)
    assert view.reliquary == [True, False, True, True]


def test_who_would_meet_which_goal_now() -> None:
    standing = {one.source: one for one in _view(busy_table()).standing}
    assert standing["oath"].has == [2, 1, 1, 2, 1, 0]
    assert standing["oath"].met_by == [0]
    assert standing["successor"].met_by == []
    assert (standing["vision_of_sanctuary"].seat, standing["vision_of_sanctuary"].met_by) == (2, [2])
    assert standing["vision_of_rebellion"].met_by == []


def test_a_successor_needs_more_than_the_empire_only() -> None:
    relics = {0: "grand_scepter", 1: "map whistle", 2: "brass_horse cracked_horn truthful_harp"}
    standing = {one.source: one for one in _view(Table(oath="supremacy", citizens=[1], relics=relics)).standing}
    assert standing["successor"].met_by == [1]


def test_what_a_seat_knows_besides() -> None:
    table = busy_table()
    known = {(one.card, one.zone, one.place, one.seat, one.position) for one in _own(table, 1).known}
    assert known == {
        ("brass_horse", "relic", "mountain", -1, 0),
        ("dazzle", "pile", "provinces", -1, 2),
        ("garrison", "adviser", "", 3, 0),
        (table.g.world[-1], "world", "", -1, 0),
    }
    assert _own(table, 1).advisers == ["battle_honors", "vision_of_faith", "spirit_snare"]
    assert [one.place for one in _own(table, 0).known] == ["provinces", "brutal", "careless", "greedy"]
    assert [one.card for one in _own(table, 5).known] == ["salt_flats"]


def test_everything_can_be_said() -> None:
    table = busy_table()
    table.g.players[0].drawn = [table.g.world.pop()]
    table.g.players[2].advisers.append(Adviser("curfew"))
    table.g.players[0].known += ["curfew", table.g.relic_deck[0], table.g.world[3], "brass_horse", "salt_flats"]
    for language in LANGUAGES:
        voice = Voice(language, OATH)
        lines = [voice.sentence(line) for line in OATH.describe(OATH.box, _view(table), _own(table, 0))]
        assert len(lines) > 40
        assert not [line for line in lines if "{" in line or "describe-" in line]


def test_whoever_is_asked_learns_which_cards_have_bent_the_rules() -> None:
    plain = Table()
    assert OATH.bending(plain.match.bent) == []
    closed = Table(
        board=("plains", "rocky_coast", "narrow_pass", "lush_coast", "salt_flats", "mountain", "wastes", "mine")
    )
    assert "narrow_pass" in OATH.bending(closed.match.bent)
    searching = Table(relics={1: "truthful_harp"})
    searching.do("search world; use truthful_harp")
    assert "truthful_harp" in OATH.bending(searching.match.bent)
