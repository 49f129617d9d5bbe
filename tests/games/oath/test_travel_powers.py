"""Powers that make pawns travel: Palanquin, Whistle, Brass Horse, and forced travel in general."""

import pytest

from igroteka.games.oath.actions.travel import reachable
from tests.games.oath.table import Table
from tests.games.oath.ways import BOARD, WOOD, board, place_of

# Palanquin


def test_palanquin_carries_somebody_along() -> None:
    table = Table(board=BOARD, favor={1: 1}, at={0: "wastes", 1: "wastes", 2: "mountain"}, advisers={1: "palanquin"})
    table.do("power palanquin; place great_slum")
    assert (place_of(table), place_of(table, 0)) == ("great_slum", "great_slum")
    assert (table.player(0).supply, table.player(1).supply) == (7, 7)
    assert table.options("power") == []


def test_palanquin_needs_company_that_can_travel() -> None:
    table = Table(board=BOARD, favor={1: 1}, at={1: "wastes"}, advisers={1: "palanquin"})
    assert table.options("power") == []


def test_palanquin_goes_only_where_the_other_could_and_reveals_it() -> None:
    spots = board(steppe="narrow_pass", river="mine")
    table = Table(
        board=spots,
        facedown=["mine"],
        favor={1: 1},
        at={2: "wastes", 0: "wastes", 1: "wastes"},
        advisers={1: "palanquin"},
    )
    table.do("power palanquin; player 2")
    assert "place mountain" not in table.options()
    table.do("place cradle_2")
    assert (place_of(table), place_of(table, 2), table.place("mine").favor) == ("mine", "mine", 3)


def test_palanquin_needs_consent_to_a_toll() -> None:
    table = Table(
        board=BOARD,
        favor={1: 1, 2: 1},
        at={0: "wastes"},
        advisers={1: "palanquin"},
        sites={"mountain": "toll_roads"},
        warbands_at={"mountain": {"purple": 1}},
    )
    table.do("power palanquin; place mountain")
    assert table.asked == (2, "consent")
    table.do("decline")
    assert table.asked == (1, "which_place")
    assert "place mountain" not in table.options()
    table.do("place river")
    assert (place_of(table), place_of(table, 2)) == ("river", "river")


def test_palanquin_from_the_shrouded_wood() -> None:
    def laid(colour: str) -> Table:
        return Table(
            board=WOOD,
            favor={1: 1},
            at={0: "river"},
            advisers={1: "palanquin"},
            warbands_at={"shrouded_wood": {colour: 1}},
        )

    table = laid("red")
    table.do("power palanquin; place mountain; place great_slum")
    assert (place_of(table), place_of(table, 2)) == ("mountain", "great_slum")
    table = laid("blue")
    table.do("power palanquin; place mountain")
    assert (place_of(table), place_of(table, 2)) == ("mountain", "mountain")
    table = laid("purple")
    table.do("power palanquin; place mountain")
    assert table.asked == (0, "guide")
    table.do("place great_slum")
    assert (place_of(table), place_of(table, 2)) == ("mountain", "great_slum")


def test_palanquin_is_no_travel_for_whoever_uses_it() -> None:
    table = Table(
        board=BOARD,
        favor={1: 1},
        warbands={1: 3, 2: 3},
        at={0: "mountain"},
        advisers={1: "palanquin"},
        sites={"river": "boiling_lake"},
    )
    table.do("power palanquin; place river")
    assert (table.player(1).warbands, table.player(2).warbands) == (3, 1)


# Whistle


def test_whistle_calls_somebody_who_gets_the_secret() -> None:
    table = Table(board=BOARD, secrets={1: 1}, relics={1: "whistle"}, at={0: "mountain", 2: "wastes"})
    table.do("power whistle")
    assert table.options() == ["player 0", "player 2"]
    table.do("player 2")
    assert (place_of(table, 2), table.player(2).supply, table.player(2).secrets) == ("plains", 7, 1)
    assert "whistle" not in table.g.tokens


def test_whistle_with_vow_of_silence_keeps_the_secret() -> None:
    table = Table(
        board=BOARD,
        secrets={1: 1},
        relics={1: "whistle"},
        advisers={1: "vow_of_silence"},
        at={0: "plains", 2: "wastes"},
    )
    table.do("power whistle")
    assert (place_of(table, 2), table.player(2).secrets, table.g.on("whistle").secrets) == ("plains", 0, 1)


def test_whistle_reaches_nobody_past_the_narrow_pass() -> None:
    spots = board(steppe="narrow_pass")
    table = Table(board=spots, secrets={1: 1}, relics={1: "whistle"}, at={0: "plains", 1: "mountain", 2: "wastes"})
    assert table.options("power") == []


def test_whistle_forces_nobody_into_the_hidden_place() -> None:
    spots = board(river="the_hidden_place")

    def laid(secrets: int) -> Table:
        return Table(
            board=spots,
            secrets={1: 1, 2: secrets},
            relics={1: "whistle"},
            at={0: "the_hidden_place", 1: "the_hidden_place", 2: "wastes"},
        )

    assert laid(0).options("power") == []
    table = laid(1)
    table.do("power whistle")
    assert table.asked == (2, "consent")
    table.do("decline")
    assert (place_of(table, 2), table.g.on("whistle").secrets) == ("wastes", 1)
    table = laid(1)
    table.do("power whistle; accept")
    assert (place_of(table, 2), table.player(2).facedown, table.player(2).secrets) == ("the_hidden_place", 1, 1)


# Forced travel in general


def test_forced_travel_meets_lake_vines_and_drum() -> None:
    table = Table(
        board=BOARD,
        secrets={1: 1},
        warbands={2: 5},
        relics={1: "whistle", 2: "dragonskin_drum"},
        at={0: "plains", 2: "wastes"},
        sites={"plains": "boiling_lake", "wastes": "grasping_vines"},
    )
    table.do("power whistle")
    assert (table.asked, table.options()) == ((2, "modifiers"), ["done", "use dragonskin_drum"])
    table.do("use dragonskin_drum")
    assert table.player(2).warbands == 5 - 1 - 2 + 1


def test_forced_travel_offers_no_modifier_that_only_spares_supply() -> None:
    table = Table(
        board=BOARD,
        secrets={1: 1},
        favor={2: 5},
        relics={1: "whistle"},
        at={0: "plains", 2: "river"},
        advisers={2: "tents special_envoy a_fast_steed"},
    )
    table.do("power whistle")
    assert (place_of(table, 2), table.asked) == ("plains", (1, "act"))


def test_the_ruler_of_the_shrouded_wood_overrides_who_forces_the_way() -> None:
    table = Table(
        board=WOOD,
        seats=4,
        secrets={1: 1},
        relics={1: "whistle"},
        at={0: "river", 1: "river", 3: "river"},
        warbands_at={"shrouded_wood": {"purple": 1}},
    )
    table.do("power whistle")
    assert table.asked == (0, "guide")
    table.do("place great_slum")
    assert (place_of(table, 2), table.g.on("whistle").secrets) == ("great_slum", 1)


# Brass Horse


def test_brass_horse_follows_the_suit_of_the_top_discard() -> None:
    table = Table(
        board=BOARD,
        secrets={1: 1},
        relics={1: "brass_horse"},
        piles={"cradle": "keep wolves"},
        sites={"wastes": "rangers", "mountain": "elders", "plains": "errand_boy"},
    )
    table.do("power brass_horse")
    assert (place_of(table), table.player(1).supply) == ("wastes", 7)
    assert table.g.piles["cradle"] == ["keep", "wolves"]
    assert table.told("turned_up") == [("wolves", "cradle")]
    assert all("wolves" in player.known for player in table.g.players)


@pytest.mark.parametrize("top", ["vision_of_faith", "wolves"])
def test_brass_horse_goes_anywhere_where_nothing_matches(top: str) -> None:
    table = Table(
        board=BOARD,
        secrets={1: 1},
        relics={1: "brass_horse"},
        piles={"cradle": top},
        sites={"plains": "rangers", "wastes": "elders"},
    )
    table.do("power brass_horse")
    assert len(table.options("travel")) == 7


def test_brass_horse_needs_a_discard_pile() -> None:
    table = Table(board=BOARD, secrets={1: 1}, relics={1: "brass_horse"}, piles={"provinces": "wolves"})
    assert table.options("power") == []


def test_brass_horse_leaves_the_choice_to_the_ruler_of_the_wood() -> None:
    table = Table(
        board=WOOD,
        secrets={1: 1},
        relics={1: "brass_horse"},
        piles={"cradle": "wolves"},
        sites={"mountain": "rangers", "river": "errand_boy", "great_slum": "elders"},
        warbands_at={"shrouded_wood": {"blue": 1}},
    )
    table.do("power brass_horse")
    assert (table.asked, table.options()) == ((2, "guide"), ["place mountain", "place river"])


def test_travel_without_supply_still_minds_the_narrow_pass() -> None:
    table = Table(board=board(steppe="narrow_pass"))
    assert [table.g.places[slot].site for slot in reachable(table.g, table.player(1))] == [
        *("river", "narrow_pass", "standing_stones", "wastes", "great_slum"),
    ]
