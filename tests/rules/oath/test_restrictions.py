"""Restrictions and locked cards (OA-7.2), moving and swapping (OA-10-14, OA-10-17)."""

from tests.games.oath.searching import goes, search_for
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-5.1.4-03", "OA-7.2.1-01", "OA-7.2-01")
def test_a_site_only_card_is_played_faceup_to_sites_only() -> None:
    assert goes(search_for("garrison")) == ["to_facedown garrison", "to_site garrison plains"]


@rule("OA-5.1.4-03", "OA-7.2.1-02", "OA-7.2-01")
def test_an_adviser_only_card_is_never_played_to_a_site() -> None:
    assert goes(search_for("a_small_favor")) == ["to_adviser a_small_favor", "to_facedown a_small_favor"]


@rule("OA-7.2.1-01", "OA-7.2.1-02", "OA-10-17")
def test_restrictions_hold_for_swaps() -> None:
    sites = {"plains": "garrison tents"}
    table = Table(sites=sites, advisers={1: "elders small_friends"}, relics={1: "horned_mask"}, secrets={1: 1})
    table.do("power horned_mask")
    assert (table.place("plains").cards, table.player(1).faces) == (["garrison", "elders"], ["small_friends", "tents"])


@rule("OA-7.2.2-01")
def test_a_locked_card_cannot_be_cleared_away() -> None:
    sites = {"wastes": "sacred_ground"}
    table = search_for("elders", at={1: "wastes"}, sites=sites, banners={1: "peoples_favor"})
    assert "to_site elders wastes" not in goes(table)
    table = search_for("elders", at={1: "great_slum"}, sites={"great_slum": "sacred_ground"})
    table.do("to_site elders great_slum")
    assert table.asked == (1, "act")


@rule("OA-7.2.2-01", "OA-10-14")
def test_a_locked_card_is_neither_moved_nor_swapped() -> None:
    table = search_for("great_herd", sites={"mountain": "sacred_ground"})
    table.do("to_site great_herd plains")
    assert table.asked == (1, "act")
    table = search_for("great_herd", sites={"mountain": "tents"})
    table.do("to_site great_herd plains; card tents")
    assert (table.place("plains").cards, table.place("mountain").cards) == (["tents"], ["great_herd"])


@rule("OA-7.2-01", "OA-7.2-02")
def test_facedown_cards_with_a_chain_make_room_like_others() -> None:
    table = search_for("elders", hidden={1: "a_small_favor vow_of_peace faithful_friend"})
    table.do("to_adviser elders; dismiss vow_of_peace")
    assert table.player(1).faces == ["elders"]


@rule("OA-10-17")
def test_a_swap_is_no_play() -> None:
    table = search_for("great_herd", sites={"steppe": "faithful_friend"}, board=STEPPES, supply={1: 3})
    table.do("to_site great_herd plains")
    assert table.asked == (1, "act"), "a locked card stays"
    table = search_for("great_herd", sites={"steppe": "tents"}, board=STEPPES)
    table.do("to_site great_herd plains; card tents")
    assert (table.player(1).favor, table.player(1).secrets) == (1, 0)


STEPPES = ("plains", "lush_coast", "mountain", "buried_giant", "salt_flats", "rocky_coast", "wastes", "steppe")
