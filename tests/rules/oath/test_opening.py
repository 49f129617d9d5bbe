"""Choosing boards, the first cards and pawns (OA-1.9, OA-1.19 to OA-1.23)."""

import pytest

from igroteka.games.oath.chronicle import SiteRecord
from igroteka.games.oath.components import BOX
from tests.games.oath.worlds import Beginning, sites, world
from tests.ledger import rule


@rule("OA-1.9-01", "OA-1.9-03")
def test_boards_are_chosen_in_turn_order_with_the_side_that_they_show() -> None:
    position = Beginning(world(citizens=("red", "white")), chancellor=2, boards="choose")
    assert position.asked == (2, "board")
    assert position.options() == [
        "citizen_board red",
        "citizen_board white",
        "exile_board black",
        "exile_board blue",
        "exile_board yellow",
    ]
    position.do("exile_board blue")
    assert position.asked == (0, "board")
    assert "exile_board blue" not in position.options()
    position.do("citizen_board white")
    g = position.g
    assert [(player.colour, player.role) for player in g.players] == [
        ("white", "citizen"),
        ("purple", "chancellor"),
        ("blue", "exile"),
    ]
    assert g.boxed_citizens == ["red"]
    assert [(player.warbands, player.bank) for player in g.players] == [(3, 14), (3, 14), (3, 11)]


@rule("OA-1.9-01")
def test_a_board_that_was_meant_for_somebody_else_can_be_taken() -> None:
    position = Beginning(seats=3, boards="choose")
    position.do("exile_board blue; exile_board red")
    assert [player.colour for player in position.g.players] == ["purple", "blue", "red"]


@rule("OA-1.19-01", "OA-1.20-01", "OA-1.21-01")
def test_cards_come_from_the_bottom_of_the_world_deck() -> None:
    g = Beginning(world()).g
    assert g.piles == {"cradle": ["ancient_binding"], "provinces": ["wayside_inn"], "hinterland": ["horse_archers"]}
    assert [player.drawn for player in g.players] == [
        ["forest_paths", "wolves", "spirit_snare"],
        ["animal_playmates", "key_to_the_city", "sleight_of_hand"],
        ["naysayers", "keep", "battle_honors"],
    ]
    assert g.world[-1] == "garrison"
    assert (len(g.world), sum(g.layers)) == (44, 44)


def with_visions_below() -> Beginning:
    """Two Visions lie where the discard piles get their cards, three where the players do."""
    deck = [card for card in world().world if card not in BOX.visions]
    visions = ["vision_of_faith", "conspiracy", "vision_of_conquest", "vision_of_rebellion", "vision_of_sanctuary"]
    return Beginning(world(world=(*deck, *visions)))


@rule("OA-1.22-01", "OA-1.22-02")
def test_only_visions_that_players_draw_advance_the_marker() -> None:
    g = with_visions_below().g
    assert {pile[0] for pile in g.piles.values()} == {
        "vision_of_conquest",
        "vision_of_rebellion",
        "vision_of_sanctuary",
    }
    assert g.players[0].drawn[:2] == ["conspiracy", "vision_of_faith"]
    assert g.visions_drawn == 2


@rule("OA-1.22-03")
def test_from_a_refreshed_deck_not_even_six_players_draw_a_vision() -> None:
    for seed in range(10):
        g = Beginning(seats=6, seed=seed).g
        assert (g.visions_drawn, len(g.world), g.layers) == (0, 56 - 21, [12, 18, 5])


@rule("OA-1.23-01", "OA-1.23-02", "OA-1.23-03")
def test_pawns_and_cards_in_turn_order_the_chancellor_first() -> None:
    position = Beginning(world(), chancellor=2)
    assert position.asked == (1, "dealt")
    assert position.g.players[1].at == 0
    position.do("keep_dealt wolves")
    assert position.asked == (2, "pawn")
    assert position.g.me.seat == 2
    assert position.options() == ["pawn mountain", "pawn plains", "pawn rocky_coast"]
    position.do("pawn rocky_coast; keep_dealt key_to_the_city; pawn plains; keep_dealt keep")
    assert [player.at for player in position.g.players] == [0, 0, 5]
    assert position.asked == (1, "act")


@rule("OA-1.23-02")
def test_the_chancellor_is_not_asked_where_to_begin() -> None:
    position = Beginning(world(sites=sites(s1=SiteRecord("river", True))))
    assert position.asked == (0, "dealt")
    assert position.told("pawn_placed") == [(0, "plains")]


@rule("OA-1.23-04", "OA-1.23-05")
@pytest.mark.parametrize(
    ("site", "pile"), [("plains", "provinces"), ("mountain", "hinterland"), ("rocky_coast", "cradle")]
)
def test_one_card_stays_facedown_and_two_go_to_the_pile_of_the_region(site: str, pile: str) -> None:
    position = Beginning(world())
    position.do(f"keep_dealt wolves; pawn {site}; keep_dealt sleight_of_hand")
    player = position.g.players[1]
    assert [(adviser.card, adviser.faceup) for adviser in player.advisers] == [("sleight_of_hand", False)]
    assert position.g.piles[pile][-2:] == ["animal_playmates", "key_to_the_city"]
    assert player.drawn == []
    assert {"animal_playmates", "sleight_of_hand"} <= set(player.known)
    assert not set(position.g.players[2].known) & {"animal_playmates", "sleight_of_hand"}


@rule("OA-1.23-06")
def test_a_vision_or_a_card_for_sites_only_can_be_kept() -> None:
    position = with_visions_below()
    position.do("keep_dealt vision_of_faith")
    assert position.g.players[0].adviser("vision_of_faith") is not None
    assert BOX.restriction("keep") == "site"
    other = Beginning(world())
    other.do("keep_dealt wolves; pawn plains; keep_dealt animal_playmates; pawn plains; keep_dealt keep")
    assert other.g.players[2].adviser("keep") is not None
