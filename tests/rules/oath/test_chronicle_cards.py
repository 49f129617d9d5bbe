"""The Chronicle: cards that come into the world and leave it (OA-8.4, OA-8.5, OA-8.8)."""

from collections import Counter

import pytest

from igroteka.games.oath.box import SUITS
from igroteka.games.oath.components import BOX
from tests.games.oath.table import Table
from tests.games.oath.worlds import Beginning, finish, won
from tests.ledger import rule


def suits(cards: set[str]) -> Counter[str]:
    return Counter(BOX.denizens[card].suit for card in cards)


def in_archive(table: Table) -> set[str]:
    return {card for card in table.g.archive if card in BOX.denizens}


@rule("OA-8.4-01", "OA-8.4-04", "OA-8.4-05", "OA-8.4-06")
def test_six_cards_come_by_the_suit_of_the_winners_advisers() -> None:
    table = Table(advisers={0: "wolves rangers elders", 1: "longbows keep garrison"})
    before = in_archive(table)
    won(table, 0).do("swear people")
    chronicle = finish(table)
    assert suits(before - in_archive(table)) == {"beast": 3, "nomad": 2, "discord": 1}
    assert before - in_archive(table) <= {*chronicle.world, *(card for one in chronicle.sites for card in one.cards)}
    assert chronicle.history[-1].suit == "beast"


@rule("OA-8.4-07")
@pytest.mark.parametrize(
    ("adviser", "circle"),
    [
        ("mercenaries", ("discord", "arcane", "order")),
        ("alchemist", ("arcane", "order", "hearth")),
        ("longbows", ("order", "hearth", "beast")),
        ("tinkers_fair", ("hearth", "beast", "nomad")),
        ("wolves", ("beast", "nomad", "discord")),
        ("elders", ("nomad", "discord", "arcane")),
    ],
)
def test_the_suits_follow_each_other_like_the_banks(adviser: str, circle: tuple[str, str, str]) -> None:
    table = Table(advisers={0: adviser})
    before = in_archive(table)
    finish(won(table, 0))
    assert suits(before - in_archive(table)) == dict(zip(circle, (3, 2, 1), strict=True))


@rule("OA-8.4-02")
def test_a_tie_is_the_winners_to_break() -> None:
    table = Table(advisers={0: "wolves elders"})
    won(table, 0).do("swear people")
    assert (table.asked, table.options()) == ((0, "new_suit"), ["suit beast", "suit nomad"])


@rule("OA-8.4-03")
@pytest.mark.parametrize("hidden", ["", "wolves rangers"])
def test_without_faceup_advisers_any_suit_will_do(hidden: str) -> None:
    table = Table(hidden={0: hidden})
    won(table, 0).do("swear people")
    assert table.options() == sorted(f"suit {suit}" for suit in SUITS)


@rule("OA-8.4-04")
def test_which_cards_come_is_random() -> None:
    added = set()
    for seed in range(8):
        table = Table(advisers={0: "wolves"}, seed=seed)
        before = in_archive(table)
        finish(won(table, 0))
        added.add(frozenset(before - in_archive(table)))
    assert len(added) == 8


def drained(**kept: int) -> Table:
    """The winner's adviser is a beast; the archive holds so many of some suits, the others are dispossessed."""
    table = Table(advisers={0: "wolves"})
    g, left = table.g, dict(kept)
    for card in sorted(in_archive(table)):
        suit = BOX.denizens[card].suit
        if left.get(suit, 99) < 1:
            g.archive.remove(card)
            g.dispossessed.append(card)
        elif suit in left:
            left[suit] -= 1
    return table


@rule("OA-8.4-08", "OA-8.4-09", "OA-8.4-10", "OA-8.4-11")
def test_if_a_single_card_is_missing_the_dispossessed_return() -> None:
    table = drained(beast=2, nomad=20)
    before, gone = in_archive(table), set(table.g.dispossessed)
    finish(won(table, 0))
    came = gone - in_archive(table)
    assert suits(came) == {"beast": 6}
    assert before <= in_archive(table)
    assert gone - came <= in_archive(table)
    assert len(table.g.dispossessed) <= 6
    assert not set(table.g.dispossessed) & (gone - came)


@rule("OA-8.4-08")
def test_exactly_enough_cards_are_enough() -> None:
    table = drained(beast=3, nomad=2, discord=1)
    gone = set(table.g.dispossessed)
    finish(won(table, 0))
    assert gone <= set(table.g.dispossessed)
    assert not any(BOX.denizens[card].suit in ("beast", "nomad", "discord") for card in in_archive(table))


@rule("OA-8.4-10")
def test_a_tie_for_the_most_dispossessed_suit_is_broken_by_chance() -> None:
    found = set()
    for seed in range(20):
        table = drained(beast=0, nomad=0)
        table.g.chance.seed = seed
        finish(won(table, 0))
        found |= {args[1] for args in table.told("archive_renewed")}
    assert found == {"beast", "nomad"}


@rule("OA-8.4-10")
def test_a_small_pile_gives_what_it_has() -> None:
    table = drained(beast=2)
    for card in table.g.dispossessed[4:]:
        table.g.dispossessed.remove(card)
        table.g.world.append(card)
    finish(won(table, 0))
    assert table.told("archive_renewed") == [(4, "beast")]


@rule("OA-8.5-01", "OA-2.7.2-03")
def test_all_visions_are_set_aside_wherever_they_are() -> None:
    table = Table(
        hidden={0: "vision_of_faith", 1: "vision_of_conquest"},
        visions={2: "vision_of_rebellion"},
        piles={"cradle": "vision_of_sanctuary elders"},
    )
    table.g.world.remove("conspiracy")
    table.g.out = ["conspiracy"]
    chronicle = finish(won(table, 0))
    assert sorted(card for card in chronicle.world if card in BOX.visions) == sorted(BOX.visions)
    assert len(BOX.visions) == 5
    assert not set(chronicle.dispossessed) & set(BOX.visions)
    assert table.g.out == []


@rule("OA-8.5-02", "OA-8.5-03", "OA-8.5-04")
def test_six_cards_of_the_piles_and_the_losers_advisers_leave() -> None:
    left = set()
    pool = {"wolves", "rangers", "elders", "longbows", "keep", "tents", "scryer", "alchemist"}
    for seed in range(12):
        table = Table(
            advisers={0: "garrison", 1: "wolves", 2: "rangers"},
            hidden={1: "elders"},
            piles={"cradle": "longbows keep", "provinces": "tents", "hinterland": "scryer alchemist"},
            warbands_at={site: {"purple": 1} for site in ("plains", "mountain")},
            seed=seed,
        )
        chronicle = finish(won(table, 0))
        assert len(chronicle.dispossessed) == 6
        left |= set(chronicle.dispossessed)
        assert "garrison" in chronicle.world
    assert left == pool


@rule("OA-8.5-03")
def test_of_fewer_than_six_all_leave() -> None:
    table = Table(piles={"cradle": "wolves elders"}, dispossessed="scryer")
    assert sorted(finish(won(table, 0)).dispossessed) == ["elders", "scryer", "wolves"]


@rule("OA-8.8-01", "OA-8.8-06", "OA-2.1.5-01")
def test_the_world_deck_is_everything_that_is_left() -> None:
    table = Table(
        advisers={0: "garrison", 1: "wolves"},
        sites={"plains": "elders", "wastes": "tents"},
        warbands_at={"plains": {"purple": 1}},
        dispossessed="scryer",
    )
    chronicle = finish(won(table, 0))
    stored = {"elders", *chronicle.dispossessed, *in_archive(table)}
    assert {*chronicle.world} == {*BOX.denizens, *BOX.visions} - stored
    assert len(chronicle.world) == len(set(chronicle.world))


@rule("OA-8.8-05")
def test_the_next_game_is_played_with_that_deck() -> None:
    table = won(Table(advisers={0: "wolves"}), 0)
    chronicle = finish(table)
    g = Beginning(chronicle).g
    dealt = [card for player in g.players for card in player.drawn] + [pile[0] for pile in g.piles.values()]
    assert sorted([*g.world, *dealt]) == sorted(chronicle.world)
    deck = g.world[::-1]
    counts = [sum(card in BOX.visions for card in part) for part in (deck[:12], deck[12:30], deck[30:])]
    assert counts == [2, 3, 0]
