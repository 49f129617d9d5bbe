"""Somebody else's box: what it says is what is played, and what cannot be played is refused."""

from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.bots import make_bot
from igroteka.games.tyrants.bot import strengths
from igroteka.games.tyrants.box import HALF_DECKS
from igroteka.games.tyrants.game import TYRANTS
from igroteka.games.tyrants.setup import Options
from igroteka.games.tyrants.state import State
from igroteka.kernel import Match, Voice, catalogue
from tests.boxes import Edit, check_faults
from tests.games.tyrants.boxes import any_box, with_box
from tests.games.tyrants.subjects import check_event, components
from tests.games.tyrants.table import Table
from tests.properties import Subject, play_audited


def test_a_changed_cost_is_what_is_paid() -> None:
    game = with_box(lambda box: box["cards"]["house_guard"].update(cost=1))
    table = Table(game=game, influence=2)
    table.do("recruit pile house_guard")
    assert table.g.turn.influence == 1
    assert "recruit pile house_guard" not in Table(influence=2).options()


def test_a_changed_cost_limits_what_is_recruited_for_nothing() -> None:
    game = with_box(
        lambda box: (
            box["cards"]["noble"].update(play={"type": "RecruitFree", "max_cost": 3, "aspect": "malice"}),
            box["cards"]["blackguard"].update(cost=3),
            box["cards"]["priestess_of_lolth"].update(cost=9),
        )
    )
    table = Table("noble", game=game, market=["blackguard", "bounty_hunter"] + ["advocate"] * 4)
    table.do("play noble")
    assert table.me.discard == ["blackguard"]


def test_a_changed_effect_is_what_happens_and_what_is_read() -> None:
    def change(box: Any) -> None:
        box["cards"]["noble"]["play"] = {
            "type": "OneOf",
            "alternatives": [{"type": "Gain", "power": 4}, {"type": "PlaceSpy", "count": 2}],
        }

    game = with_box(change)
    table = Table("noble", game=game)
    table.do("play noble; choose 1")
    assert (table.g.turn.power, table.g.turn.influence) == (4, 0)
    text = Voice("en", game).text(game.box.cards["noble"].text())
    assert text == "Choose one: gain 4 power — or — place 2 spies."
    faces = msgspec.to_builtins(catalogue(game.box))["cards"]
    assert faces["noble"]["text"] == msgspec.to_builtins(game.box.cards["noble"].text())


def test_a_changed_promise_is_kept() -> None:
    promise = {"type": "AtEnd", "effect": {"type": "Deploy", "count": 1}}
    table = Table("noble", game=with_box(lambda box: box["cards"]["noble"].update(play=promise)))
    table.do("play noble; end")
    assert table.asked == (0, "deploy")


def test_a_changed_answer_is_given_when_the_card_is_discarded() -> None:
    def change(box: Any) -> None:
        box["cards"]["noble"]["discarded"] = {"type": "Draw", "count": 3}

    table = Table(
        "mindwitness", game=with_box(change), half_decks=("drow", "aberrations"), troops={"skullport": "kr..."}
    )
    table.do("play mindwitness")
    assert len(table.rival.hand) == 7


def test_changed_points_are_scored() -> None:
    def change(box: Any) -> None:
        box["cards"]["noble"].update(vp=5, inner_vp=7)

    table = Table(game=with_box(change))
    table.me.deck, table.me.discard, table.me.inner_circle = ["noble"], ["soldier"], ["noble", "noble"]
    points = table.points(table.me)
    assert (points["deck"], points["inner_circle"]) == (5, 14)


def test_changed_copies_are_dealt() -> None:
    def change(box: Any) -> None:
        box["cards"]["advocate"]["copies"] += 1
        box["cards"]["blackguard"]["copies"] -= 1

    def copies(match: Match, card: str) -> int:
        assert isinstance(match.state, State)
        return (match.state.market + match.state.market_deck).count(card)

    own, usual = Match(with_box(change), seats=2), Match(TYRANTS, seats=2)
    assert copies(own, "advocate") == copies(usual, "advocate") + 1
    assert copies(own, "blackguard") == copies(usual, "blackguard") - 1


def test_a_changed_aspect_counts_for_focus() -> None:
    def change(box: Any) -> None:
        gain = {"type": "Gain", "power": 3}
        box["cards"]["soldier"]["play"] = {"type": "Focus", "aspect": "guile", "effect": gain}
        box["cards"]["noble"]["aspect"] = "guile"

    table = Table("soldier", "noble", game=with_box(change))
    table.do("play soldier; reveal noble")
    assert table.g.turn.power == 3


def test_the_board_is_part_of_the_box() -> None:
    def change(box: Any) -> None:
        sites = {site["id"]: site for site in box["board"]["sites"]}
        sites["skullport"].update(vp=9, marker=4, marker_at=[0.3, 0.6])
        sites["eryndlyn"].update(start=False)
        sites["menzoberranzan"].update(spaces="ww....")
        box["board"]["routes"].append(
            {"ends": ["skullport", "menzoberranzan"], "section": "center", "spaces": "", "at": []}
        )

    table = Table(game=with_box(change), power=1, troops={"skullport": "kkkkk"})
    assert table.points(table.me)["sites"] == 9
    assert "deploy menzoberranzan" in table.options()
    table.do("end")
    assert table.me.vp == 4
    match = Match(table.match.game, seats=2)
    assert match.decision is not None
    assert ("start", "eryndlyn") not in match.decision.options
    assert isinstance(match.state, State)
    assert match.state.troops["menzoberranzan"] == "ww...."


def test_the_table_in_words_names_the_printed_values() -> None:
    game = with_box(lambda box: box["cards"]["house_guard"].update(cost=8))
    match = Match(game, seats=2)
    lines = [Voice("en", game).sentence(line) for line in game.describe(game.box, match.view(), match.private_view(0))]
    assert any("House Guard (8)" in line for line in lines)


def test_bots_judge_by_the_box_they_play_with() -> None:
    game = with_box(lambda box: box["cards"]["house_guard"].update(cost=9))
    assert strengths(game.box)["house_guard"] > strengths(TYRANTS.box)["house_guard"]
    match = Match(game, seats=2, seed=5)
    bots = [make_bot("greedy", 1), make_bot("mcts:20i", 2)]
    for _ in range(40):
        assert match.decision is not None
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat))
    assert match.fork().game is game


FAULTS: dict[str, tuple[Edit, str]] = {
    "half-deck": (
        lambda box: box["cards"]["advocate"].update(copies=1),
        'cards: the half-deck "drow" has 37 cards; it needs 40 (TY-COMP-09).',
    ),
    "copies": (
        lambda box: box["cards"]["noble"].update(copies=27),
        'cards.noble: there are 28 copies, in "starter".',
    ),
    "deck": (
        lambda box: box["cards"]["advocate"].update(deck="starter"),
        'cards.advocate: "starter" is no half-deck; choose one of: drow, dragons, elementals, demons, ',
    ),
    "minion": (
        lambda box: box["cards"]["advocate"].update(minion="hobbit"),
        'cards.advocate.minion: there is no "hobbit"; known are: "aberration", "beast", ',
    ),
    "never sold": (
        lambda box: box["cards"]["noble"].update(cost=1),
        "cards.noble: this card is never sold; its cost is null.",
    ),
    "for nothing": (
        lambda box: box["cards"]["advocate"].update(cost=None),
        "cards.advocate: this card is sold; it costs 1 or more.",
    ),
    "supply": (
        lambda box: box["cards"]["noble"].update(play={"type": "ReturnToSupply"}),
        'cards.noble: only "insane_outcast" can be returned to its supply.',
    ),
    "swap": (
        lambda box: box["cards"]["noble"].update(play={"type": "SwapIntoMarket"}),
        "cards.noble: a card that is never sold cannot be put into the market.",
    ),
    "late answer": (
        lambda box: box["cards"]["noble"].update(discarded={"type": "AtEnd", "effect": {"type": "Promote"}}),
        'cards.noble: "discarded" cannot hold "AtEnd".',
    ),
    "endless answer": (
        lambda box: box["cards"]["noble"].update(
            discarded={"type": "Seq", "parts": [{"type": "Draw", "count": 1}, {"type": "DiscardCard"}]}
        ),
        'cards.noble: "discarded" cannot both draw cards and make somebody discard.',
    ),
    "copy": (
        lambda box: box["cards"]["advocate"].update(copies=0),
        "cards.advocate: there is at least 1 copy.",
    ),
    "space": (
        lambda box: box["board"]["sites"][0].update(spaces="", at=[]),
        "board.sites[gauntlgrym]: a site has a space.",
    ),
    "full start": (
        lambda box: [
            site.update(spaces=site["spaces"].replace(".", "w"))
            for site in box["board"]["sites"]
            if site["id"] == "skullport"
        ],
        "board.sites[skullport]: a starting site has an empty space.",
    ),
    "negative": (
        lambda box: box["board"]["sites"][0].update(vp=-1),
        "board.sites[gauntlgrym]: points are not below 0.",
    ),
    "spaces": (
        lambda box: box["board"]["sites"][0].update(spaces="wx."),
        'board.sites[gauntlgrym].spaces: "wx." does not look as it should: ^[.w]*$',
    ),
    "points": (
        lambda box: box["board"]["sites"][0].update(spaces="ww"),
        'board.sites[gauntlgrym]: 2 spaces need as many points in "at", not 3.',
    ),
    "marker": (
        lambda box: box["board"]["sites"][0].update(marker=None),
        'board.sites[gauntlgrym]: "marker" and "marker_at" go together.',
    ),
    "starts": (
        lambda box: [site.update(start=False) for site in box["board"]["sites"] if site["section"] == "center"],
        "board.sites: 2 players need 2 starting sites in center, not 0.",
    ),
    "whites": (
        lambda box: [site.update(spaces=site["spaces"].replace(".", "w")) for site in box["board"]["sites"][6:]],
        "board: there are 40 white troops, not ",
    ),
    "route": (
        lambda box: box["board"]["routes"][0].update(ends=["gauntlgrym", "moria"]),
        'board.routes[0].ends: there is no "moria"; known are: "araumycos", ',
    ),
    "same route": (
        lambda box: box["board"]["routes"][0].update(ends=["jhachalkhyn", "gauntlgrym"]),
        "board.routes[1]: a route joins two sites, and only one route the same two (TY-ROUTE-01).",
    ),
}


def test_a_box_that_the_rulebook_does_not_know_is_refused() -> None:
    check_faults(TYRANTS, FAULTS)


@pytest.mark.parametrize("seed", range(4))
def test_cards_written_at_random_keep_every_property(seed: int) -> None:
    random = Random(seed)
    one, other = random.sample(HALF_DECKS, 2)
    options = Options(half_decks=(one, other), section="left")
    subject = Subject(any_box(random), 2 + seed % 3, options, components, check_event, f"box {seed}")
    assert play_audited(subject, seed, every=30).outcome is not None
