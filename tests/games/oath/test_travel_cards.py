"""Cards, sites and Reliquary spaces about Travel, one by one."""

import pytest

from igroteka.games.oath.actions.travel import can_be_sent, reachable
from tests.games.oath.table import Table

BOARD = ("plains", "river", "mountain", "steppe", "salt_flats", "standing_stones", "wastes", "great_slum")
"""No site that has anything to do with Travel."""


def place_of(table: Table, seat: int = 1) -> str:
    """Where a pawn is."""
    return table.g.places[table.player(seat).at].site


def board(**sites: str) -> tuple[str, ...]:
    """The plain board with other sites in the place of some."""
    return tuple(sites.get(site, site) for site in BOARD)


# Modifiers


def test_tents_spare_supply_inside_a_region() -> None:
    table = Table(board=BOARD, favor={1: 1}, supply={1: 0}, advisers={1: "tents"})
    assert table.options("travel") == ["travel river"]
    table.do("travel river")
    assert (place_of(table), table.player(1).supply, table.g.on("tents").favor) == ("river", 0, 1)


def test_forest_paths_lead_to_beast_cards_and_ignore_sites_but_not_cards() -> None:
    spots = board(steppe="narrow_pass", salt_flats="the_hidden_place")
    table = Table(
        board=spots,
        favor={1: 2},
        supply={1: 0},
        advisers={1: "forest_paths"},
        sites={"the_hidden_place": "wolves", "mountain": "rangers toll_roads"},
        warbands_at={"mountain": {"blue": 1}},
    )
    assert table.options("travel") == ["travel mountain", "travel the_hidden_place"]
    table.do("travel mountain")
    assert (table.player(1).favor, table.player(2).favor, table.g.on("forest_paths").favor) == (0, 1, 1)


def test_forest_paths_cannot_be_paid_when_the_toll_takes_all() -> None:
    table = Table(
        board=BOARD,
        favor={1: 1},
        supply={1: 0},
        advisers={1: "forest_paths"},
        sites={"mountain": "rangers toll_roads"},
        warbands_at={"mountain": {"blue": 1}},
    )
    assert table.options("travel") == []


def test_portal_leads_from_its_site_for_whoever_is_there() -> None:
    table = Table(board=board(steppe="narrow_pass"), secrets={1: 1}, supply={1: 0}, sites={"plains": "portal"})
    assert len(table.options("travel")) == 7
    table.do("travel mountain")
    assert (place_of(table), table.g.on("portal").secrets) == ("mountain", 1)


@pytest.mark.parametrize(("colour", "ways"), [("red", ["travel wastes"]), ("blue", [])])
def test_portal_leads_to_its_site_for_its_ruler(colour: str, ways: list[str]) -> None:
    table = Table(
        board=BOARD, secrets={1: 1}, supply={1: 0}, sites={"wastes": "portal"}, warbands_at={"wastes": {colour: 1}}
    )
    assert table.options("travel") == ways


def test_portal_does_not_spare_tolls() -> None:
    table = Table(
        board=BOARD,
        secrets={1: 1},
        favor={1: 1},
        supply={1: 0},
        sites={"plains": "portal", "mountain": "toll_roads"},
        warbands_at={"mountain": {"blue": 1}},
    )
    table.do("travel mountain")
    assert table.player(2).favor == 1


def test_special_envoy_travels_for_free_and_ends_the_act_phase() -> None:
    table = Table(board=BOARD, supply={1: 3}, advisers={1: "special_envoy"})
    table.do("travel wastes")
    assert place_of(table) == "wastes"
    assert table.g.me.seat == 2
    table = Table(board=BOARD, supply={1: 3}, advisers={1: "special_envoy"})
    table.do("travel mountain; done")
    assert (table.asked, table.player(1).supply) == ((1, "act"), 1)


def test_hospitality_gains_favor_of_a_shared_suit() -> None:
    table = Table(
        board=BOARD,
        advisers={1: "hospitality scouts wolves"},
        sites={"river": "keep elders augury"},
        banks={"order": 2, "nomad": 2},
    )
    table.do("travel river; use hospitality")
    assert table.options() == ["suit nomad", "suit order"]
    table.do("suit order")
    assert (table.player(1).favor, table.g.banks["order"]) == (1, 1)
    table = Table(board=BOARD, advisers={1: "hospitality"}, sites={"river": "keep"})
    table.do("travel river; use hospitality")
    assert (table.asked, table.player(1).favor) == ((1, "act"), 0)


def test_a_fast_steed_carries_three_warbands() -> None:
    def laid(warbands: int) -> Table:
        return Table(board=BOARD, favor={1: 1}, supply={1: 0}, warbands={1: warbands}, advisers={1: "a_fast_steed"})

    assert len(laid(3).options("travel")) == 7
    assert laid(4).options("travel") == []


def test_way_station_is_free_for_its_ruler_and_for_a_favor() -> None:
    def laid(colour: str, favor: int, **more: object) -> Table:
        return Table(
            board=BOARD,
            favor={1: favor},
            supply={1: 0},
            sites={"wastes": "way_station"},
            warbands_at={"wastes": {colour: 1}} if colour else {},
            **more,  # type: ignore[arg-type]
        )

    table = laid("red", 1)
    table.do("travel wastes")
    assert (place_of(table), table.player(1).favor) == ("wastes", 1)
    assert laid("blue", 0).options("travel") == []
    table = laid("blue", 1)
    table.do("travel wastes")
    assert (table.player(1).favor, table.player(2).favor) == (0, 1)
    table = laid("purple", 1, citizens=[2])
    table.do("travel wastes")
    assert (table.player(0).favor, table.player(2).favor) == (1, 0)
    table = laid("", 1)
    supply = table.g.favor
    table.do("travel wastes")
    assert table.g.favor == supply + 1
    assert laid("purple", 0, citizens=[1]).options("travel") == ["travel wastes"]


def test_way_station_may_be_passed_by() -> None:
    table = Table(board=BOARD, favor={1: 1}, sites={"wastes": "way_station"})
    table.do("travel wastes")
    assert table.options() == ["done", "use way_station"]
    table.do("done")
    assert (table.player(1).supply, table.player(1).favor) == (3, 1)


def test_dragonskin_drum_calls_a_warband() -> None:
    table = Table(board=BOARD, relics={1: "dragonskin_drum"})
    table.do("travel river; use dragonskin_drum")
    assert table.player(1).warbands == 1


# Persistent powers


def test_toll_roads_are_paid_by_enemies_to_go_where_their_ruler_rules() -> None:
    def laid(rulers: str, favor: int = 1, **more: object) -> Table:
        return Table(
            board=BOARD,
            favor={1: favor},
            sites={"wastes": "toll_roads"},
            warbands_at={"wastes": {rulers: 1}, "mountain": {rulers: 1}, "steppe": {"black": 1}} if rulers else {},
            **more,  # type: ignore[arg-type]
        )

    table = laid("blue")
    table.do("travel mountain")
    assert (table.player(1).favor, table.player(2).favor) == (0, 1)
    assert "travel mountain" not in laid("blue", favor=0).options("travel")
    assert "travel steppe" in laid("blue", favor=0).options("travel")
    table = laid("purple", citizens=[2])
    table.do("travel mountain")
    assert (table.player(0).favor, table.player(2).favor) == (1, 0)
    assert "travel mountain" in laid("purple", favor=0, citizens=[1]).options("travel")
    table = laid("")
    supply = table.g.favor
    table.do("travel mountain")
    assert (table.player(1).favor, table.g.favor) == (0, supply + 1)


def test_toll_roads_of_bandits_ask_nothing_for_facedown_sites() -> None:
    table = Table(board=BOARD, facedown=["mountain"], sites={"wastes": "toll_roads"})
    assert table.options("travel") == ["travel provinces_1"]


def test_boiling_lake_kills_two_warbands_of_whoever_does_not_rule_it() -> None:
    def laid(colour: str) -> Table:
        return Table(board=BOARD, warbands={1: 3}, sites={"river": "boiling_lake"}, warbands_at={"river": {colour: 1}})

    table = laid("blue")
    table.do("travel river")
    assert (table.player(1).warbands, table.player(1).bank) == (1, 13)
    table = laid("red")
    table.do("travel river")
    assert table.player(1).warbands == 3


def test_grasping_vines_hold_enemies_at_every_site_of_their_ruler() -> None:
    def laid(here: dict[str, int], vines: dict[str, int]) -> Table:
        return Table(
            board=BOARD,
            warbands={1: 2},
            sites={"wastes": "grasping_vines"},
            warbands_at={"plains": here, "wastes": vines},
        )

    def left(here: dict[str, int], vines: dict[str, int]) -> int:
        table = laid(here, vines)
        table.do("travel river")
        return table.player(1).warbands

    assert left({"blue": 1}, {"blue": 1}) == 1
    assert left({"purple": 1}, {"blue": 1}) == 2
    assert left({"red": 1}, {"red": 1}) == 2
    assert left({}, {}) == 1
    assert left({}, {"blue": 1}) == 2


def test_tyrant_kills_a_warband_where_he_arrives() -> None:
    def laid(forces: dict[str, int]) -> Table:
        return Table(board=BOARD, warbands={1: 2}, advisers={1: "tyrant"}, warbands_at={"river": forces})

    table = laid({"blue": 2, "purple": 1})
    table.do("travel river")
    assert (table.asked, table.options()) == ((1, "warband_at"), ["kill blue", "kill purple"])
    table.do("kill blue")
    assert (table.place("river").warbands, table.player(2).bank) == ({"blue": 1, "purple": 1}, 13)
    table = laid({"red": 1})
    table.do("travel river")
    assert (table.place("river").warbands, table.player(1).warbands) == ({}, 2)
    table = laid({})
    table.do("travel river")
    assert (place_of(table), table.player(1).warbands) == ("river", 2)


def test_tyrant_may_cost_somebody_the_title() -> None:
    table = Table(
        board=BOARD, advisers={1: "tyrant"}, warbands_at={"river": {"purple": 1}, "mountain": {"red": 1}}, title=0
    )
    table.do("travel river")
    assert table.g.title == 1


def test_vow_of_union_keeps_its_holder_at_home() -> None:
    def laid(warbands: int, colour: str) -> Table:
        return Table(
            board=BOARD,
            warbands={1: warbands},
            advisers={1: "vow_of_union"},
            warbands_at={"plains": {colour: 1}},
        )

    table = laid(1, "red")
    assert table.options("travel") == []
    assert not can_be_sent(table.g, table.player(1), 1, table.player(2))
    assert len(laid(0, "red").options("travel")) == 7
    assert len(laid(1, "blue").options("travel")) == 7


# Sites


def test_coasts_are_near_each_other_and_ignore_the_narrow_pass() -> None:
    spots = board(plains="lush_coast", standing_stones="narrow_pass", wastes="barren_coast")
    table = Table(board=spots, supply={1: 1})
    assert table.options("travel") == ["travel barren_coast", "travel river"]
    table.do("travel barren_coast")
    assert table.player(1).supply == 0
    table = Table(board=spots, facedown=["barren_coast"])
    assert "travel hinterland_2" not in table.options("travel")


def test_narrow_pass_is_the_way_into_its_region() -> None:
    spots = board(steppe="narrow_pass")
    table = Table(board=spots)
    assert [way for way in ("mountain", "narrow_pass", "salt_flats") if f"travel {way}" in table.options()] == [
        "narrow_pass"
    ]
    assert "travel mountain" in Table(board=spots, at={1: "salt_flats"}).options()


def test_charming_valley_is_hard_to_leave() -> None:
    table = Table(board=board(plains="charming_valley"))
    table.do("travel river")
    assert table.player(1).supply == 5


def test_buried_giant_takes_a_secret_for_a_way_without_supply() -> None:
    spots = board(plains="buried_giant", steppe="narrow_pass", wastes="the_hidden_place")
    table = Table(board=spots, secrets={1: 2}, supply={1: 0})
    table.do("travel mountain")
    assert (place_of(table), table.player(1).secrets, table.player(1).facedown) == ("mountain", 1, 1)
    table = Table(board=spots, secrets={1: 2}, supply={1: 0})
    table.do("travel the_hidden_place")
    assert (table.player(1).secrets, table.player(1).facedown) == (0, 2)
    assert "travel the_hidden_place" not in Table(board=spots, secrets={1: 1}, supply={1: 0}).options("travel")


def test_the_hidden_place_takes_a_secret() -> None:
    spots = board(river="the_hidden_place")
    assert "travel the_hidden_place" not in Table(board=spots).options("travel")
    table = Table(board=spots, secrets={1: 1})
    table.do("travel the_hidden_place")
    assert (table.player(1).secrets, table.player(1).facedown, table.player(1).supply) == (0, 1, 6)


# The Shrouded Wood

WOOD = board(plains="shrouded_wood", steppe="narrow_pass", wastes="the_hidden_place")


@pytest.mark.parametrize("rulers", [{}, {"red": 1}])
def test_from_the_shrouded_wood_every_way_costs_2_and_no_pass_or_hiding_holds(rulers: dict[str, int]) -> None:
    table = Table(board=WOOD, supply={1: 2}, warbands_at={"shrouded_wood": rulers})
    assert len(table.options("travel")) == 7
    assert table.options("wander") == []
    table.do("travel the_hidden_place")
    assert (table.player(1).supply, table.player(1).facedown) == (0, 0)
    assert Table(board=WOOD, supply={1: 1}, warbands_at={"shrouded_wood": rulers}).options("travel") == []


def test_an_enemy_who_rules_the_shrouded_wood_picks_the_way() -> None:
    table = Table(board=WOOD, warbands_at={"shrouded_wood": {"blue": 1}})
    assert table.options("travel") == []
    table.do("wander")
    assert table.asked == (2, "guide")
    assert len(table.options("place")) == 7
    table.do("place mountain")
    assert (place_of(table), table.player(1).supply) == ("mountain", 5)


def test_the_chancellor_guides_for_the_empire_and_not_its_citizens() -> None:
    table = Table(board=WOOD, warbands_at={"shrouded_wood": {"purple": 1}})
    table.do("wander")
    assert table.asked == (0, "guide")
    table = Table(board=WOOD, citizens=[1], warbands_at={"shrouded_wood": {"purple": 1}})
    assert len(table.options("travel")) == 7


def test_grand_mask_does_not_rule_the_shrouded_wood() -> None:
    table = Table(board=WOOD, relics={1: "grand_mask"}, warbands_at={"shrouded_wood": {"purple": 1}})
    assert table.options("travel") == []


def test_tents_are_wasted_where_the_guide_leads_elsewhere() -> None:
    def laid(supply: int) -> Table:
        return Table(
            board=WOOD,
            favor={1: 1},
            supply={1: supply},
            advisers={1: "tents"},
            warbands_at={"shrouded_wood": {"blue": 1}},
        )

    table = laid(3)
    table.do("wander; use tents; place mountain")
    assert (table.player(1).supply, table.player(1).favor) == (1, 0)
    table = laid(3)
    table.do("wander; use tents; place river")
    assert table.player(1).supply == 3
    table = laid(1)
    table.do("wander")
    assert place_of(table) == "river"


def test_forest_paths_work_where_the_guide_leads_to_beasts() -> None:
    def laid() -> Table:
        return Table(
            board=WOOD,
            favor={1: 1},
            advisers={1: "forest_paths"},
            sites={"river": "wolves"},
            warbands_at={"shrouded_wood": {"blue": 1}},
        )

    assert laid().options("travel") == []
    table = laid()
    table.do("wander; use forest_paths; place river")
    assert table.player(1).supply == 7
    table = laid()
    table.do("wander; use forest_paths; place mountain")
    assert table.player(1).supply == 5


def test_a_portal_in_the_shrouded_wood_needs_no_guide() -> None:
    table = Table(
        board=WOOD,
        secrets={1: 1},
        sites={"shrouded_wood": "portal"},
        warbands_at={"shrouded_wood": {"blue": 1}},
    )
    assert "travel great_slum" in table.options("travel")
    table.do("travel great_slum")
    assert (place_of(table), table.asked) == ("great_slum", (1, "act"))


def test_nobody_pays_a_toll_that_a_guide_leads_to_without_consent() -> None:
    table = Table(
        board=WOOD,
        favor={1: 1},
        sites={"river": "toll_roads"},
        warbands_at={"shrouded_wood": {"blue": 1}, "river": {"blue": 1}},
    )
    table.do("wander; place river")
    assert table.asked == (1, "consent")
    table.do("decline")
    assert table.asked == (2, "guide")
    assert "place river" not in table.options()
    table.do("place mountain")
    assert (place_of(table), table.player(1).favor) == ("mountain", 1)


# The Reliquary

DECADENT = "map - whistle brass_horse"


@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [
        ("mountain", "plains", 0),
        ("wastes", "river", 0),
        ("plains", "river", 1),
        ("plains", "wastes", 5),
        ("wastes", "great_slum", 4),
        ("plains", "mountain", 2),
    ],
)
def test_decadent_travel_is_free_homeward_and_dearer_outward(start: str, goal: str, cost: int) -> None:
    table = Table(board=BOARD, turn=0, at={0: start}, reliquary=DECADENT)
    table.do(f"travel {goal}")
    assert table.player(0).supply == 7 - cost


def test_a_decadent_chancellor_leaves_the_shrouded_wood_for_3() -> None:
    table = Table(board=WOOD, turn=0, reliquary=DECADENT)
    table.do("travel great_slum")
    assert table.player(0).supply == 4


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
