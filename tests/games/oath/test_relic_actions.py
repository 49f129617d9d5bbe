"""The relics and edifices with action powers, and the Squalid District."""

import pytest

from igroteka.games.oath.state import ROUND_END
from igroteka.kernel import Chance
from tests.games.oath.table import Table

RELIQUARY = "map whistle cup_of_plenty cracked_horn"


# Relics


def test_the_horned_mask_swaps_an_adviser_with_a_card_at_the_site() -> None:
    table = Table(
        relics={1: "horned_mask"},
        secrets={1: 1},
        advisers={1: "tents elders tutor"},
        sites={"plains": "wolves resettle scouts"},
        banks={"nomad": 3},
    )
    table.do("power horned_mask")
    assert table.options() == ["card elders", "card tents"]
    table.do("card tents")
    assert table.options() == ["card scouts", "card wolves"]
    table.do("card wolves")
    assert table.place("plains").cards == ["resettle", "scouts", "tents"]
    assert table.player(1).faces == ["elders", "tutor", "wolves"]
    assert (table.player(1).favor, table.g.banks["nomad"]) == (0, 3)


def test_the_horned_mask_moves_no_card_where_it_may_not_lie() -> None:
    locked = Table(
        relics={1: "horned_mask"}, secrets={1: 1}, advisers={1: "insomnia tutor"}, sites={"plains": "wolves"}
    )
    assert locked.options("power") == []
    site_only = Table(relics={1: "horned_mask"}, secrets={1: 1}, advisers={1: "tents"}, sites={"plains": "great_herd"})
    assert site_only.options("power") == []


@pytest.mark.parametrize("kept", [True, False])
def test_dowsing_sticks_draw_a_relic_to_take_or_to_bury(kept: bool) -> None:
    table = Table(relics={1: "dowsing_sticks"}, secrets={1: 1}, favor={1: 2})
    top, count = table.g.relic_deck[-1], len(table.g.relic_deck)
    favor = table.g.favor
    table.do("power dowsing_sticks")
    assert (table.asked, table.options()) == ((1, "drawn_relic"), [f"bury_relic {top}", f"take_relic {top}"])
    assert [event.to for event in table.match.log if event.name == "saw"] == [(1,)]
    table.do(f"{'take' if kept else 'bury'}_relic {top}")
    assert (top in table.player(1).relics, len(table.g.relic_deck)) == (kept, count - 1 if kept else count)
    assert (table.g.favor, table.g.tokens["dowsing_sticks"].secrets) == (favor + 2, 1)
    if not kept:
        assert (table.g.relic_deck[0], top in table.player(1).known, top in table.player(0).known) == (top, True, False)


def test_dowsing_sticks_need_a_relic_deck() -> None:
    table = Table(relics={1: "dowsing_sticks"}, secrets={1: 1}, favor={1: 2})
    table.g.relic_deck.clear()
    table.begin_anew()
    assert table.options("power") == []


def test_the_skeleton_key_opens_the_reliquary_where_the_chancellor_rules() -> None:
    table = Table(
        relics={1: "skeleton_key"}, secrets={1: 2}, reliquary=RELIQUARY, warbands_at={"plains": {"purple": 1}}
    )
    table.do("power skeleton_key; number 2")
    assert (table.asked, table.options()) == ((1, "found_relic"), ["decline", "take_relic whistle"])
    table.do("take_relic whistle")
    assert (table.player(1).relics, table.g.reliquary) == (
        ["skeleton_key", "whistle"],
        ["map", "", "cup_of_plenty", "cracked_horn"],
    )


def test_a_relic_seen_with_the_skeleton_key_may_be_left_there() -> None:
    table = Table(
        relics={1: "skeleton_key"}, secrets={1: 2}, reliquary="- whistle - -", warbands_at={"plains": {"purple": 1}}
    )
    table.do("power skeleton_key; decline")
    assert (table.g.reliquary[1], table.player(1).known) == ("whistle", ["whistle"])


def test_the_skeleton_key_fits_only_where_the_chancellor_rules() -> None:
    assert Table(relics={1: "skeleton_key"}, secrets={1: 2}, reliquary=RELIQUARY).options("power") == []
    own = Table(
        turn=0,
        relics={0: "grand_scepter skeleton_key"},
        secrets={0: 2},
        reliquary=RELIQUARY,
        warbands_at={"plains": {"purple": 1}},
    )
    assert own.options("power") == ["power skeleton_key"]


def test_the_oracular_pig_sees_the_three_top_cards_of_the_world_deck() -> None:
    table = Table(relics={1: "oracular_pig"}, world="wolves vision_of_faith tents scouts")
    table.do("power oracular_pig")
    assert sorted(table.player(1).known) == ["tents", "vision_of_faith", "wolves"]
    assert (table.g.visions_drawn, table.g.world[-3:]) == (0, ["tents", "vision_of_faith", "wolves"])
    assert table.told("saw") == [("wolves+vision_of_faith+tents",)]
    assert table.options("power") == []


def test_the_ivory_eye_looks_at_a_site_an_adviser_or_a_relic() -> None:
    table = Table(
        relics={1: "ivory_eye"},
        secrets={1: 1},
        facedown=["wastes"],
        hidden={1: "tents", 2: "wolves"},
        advisers={0: "elders"},
        relics_at={"mountain": "map"},
    )
    table.do("power ivory_eye")
    assert table.options() == ["adviser 2 1", "peek_relic mountain 1", "peek_site hinterland_2"]
    table.do("peek_site hinterland_2")
    assert ("wastes" in table.player(1).known, table.place("wastes").faceup) == (True, False)
    assert table.told("looked_at_site") == [(1, "hinterland_2")]


@pytest.mark.parametrize(("choice", "seen"), [("adviser 2 1", "wolves"), ("peek_relic mountain 1", "map")])
def test_what_the_ivory_eye_has_seen_stays_known_to_its_holder_alone(choice: str, seen: str) -> None:
    table = Table(relics={1: "ivory_eye"}, secrets={1: 1}, hidden={2: "wolves"}, relics_at={"mountain": "map"})
    table.do(f"power ivory_eye; {choice}")
    assert (seen in table.player(1).known, seen in table.player(0).known) == (True, False)
    assert table.told("saw") == [(seen,)]


def test_the_ivory_eye_needs_something_unseen() -> None:
    assert Table(relics={1: "ivory_eye"}, secrets={1: 1}).options("power") == []


def test_the_map_goes_under_the_relic_deck_for_four_supply() -> None:
    table = Table(relics={1: "map"}, supply={1: 2})
    table.do("power map")
    assert (table.player(1).supply, table.player(1).relics, table.g.relic_deck[0]) == (6, [], "map")
    assert all("map" in player.known for player in table.g.players)


def test_giving_the_map_away_may_cost_the_title() -> None:
    table = Table(relics={0: "grand_scepter whistle", 1: "map cup_of_plenty cracked_horn"}, oath="protection", title=1)
    table.do("power map")
    assert table.g.title == 1
    table = Table(relics={0: "grand_scepter whistle", 1: "map cup_of_plenty"}, oath="protection", title=1)
    table.do("power map")
    assert table.g.title == 0


# Edifices


def test_the_ancient_forge_draws_a_relic() -> None:
    table = Table(sites={"plains": "ancient_forge"}, favor={1: 2}, secrets={1: 1})
    top = table.g.relic_deck[-1]
    table.do(f"power ancient_forge; take_relic {top}")
    assert (table.player(1).relics, table.g.tokens["ancient_forge"].favor, table.player(1).secrets) == ([top], 2, 0)


def test_the_broken_forge_is_restored_and_what_was_paid_stays_on_it() -> None:
    table = Table(sites={"plains": "broken_forge"}, favor={1: 4}, secrets={1: 3}, banks={"nomad": 0})
    table.do("power broken_forge")
    assert table.place("plains").cards == ["ancient_forge"]
    assert (table.g.tokens["ancient_forge"].favor, table.g.tokens["ancient_forge"].secrets) == (2, 2)
    assert table.options("power") == []
    table.do("end")
    assert (table.g.banks["nomad"], table.player(1).secrets, table.g.tokens) == (2, 3, {})


def test_the_fallen_spire_replaces_denizens_of_the_pile_by_dispossessed_ones() -> None:
    table = Table(
        sites={"plains": "fallen_spire"},
        secrets={1: 2},
        piles={"cradle": "wolves vision_of_faith elders tents"},
        dispossessed="pressgangs outriders longbows",
    )
    table.player(0).known = ["tents", "wolves"]
    table.begin_anew()
    table.do("power fallen_spire")
    assert (table.asked, table.options()) == ((1, "how_many"), ["number 1", "number 2", "number 3"])
    table.do("number 2")
    pile = table.g.piles["cradle"]
    assert pile[:2] == ["wolves", "vision_of_faith"]
    assert {*pile[2:]} < {"pressgangs", "outriders", "longbows"}
    assert {"elders", "tents"} < {*table.g.dispossessed}
    assert len(table.g.dispossessed) == 3
    assert (table.player(0).known, table.player(1).known) == (["wolves"], [])


def test_the_fallen_spire_needs_denizens_in_the_pile_and_among_the_dispossessed() -> None:
    visions = Table(
        sites={"plains": "fallen_spire"}, secrets={1: 2}, piles={"cradle": "vision_of_faith"}, dispossessed="keep"
    )
    assert visions.options("power") == []
    assert Table(sites={"plains": "fallen_spire"}, secrets={1: 2}, piles={"cradle": "wolves"}).options("power") == []


# The Squalid District


def rolled(monkeypatch: pytest.MonkeyPatch, value: int, **more: object) -> Table:
    """The end of round 6, in which 5 or 6 ends the game; the die shows this."""
    monkeypatch.setattr(Chance, "roll", lambda *_: [value])
    return Table(phase=ROUND_END, in_round=6, sites={"plains": "squalid_district"}, **more)  # type: ignore[arg-type]


def test_the_ruler_of_the_squalid_district_may_shift_the_end_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rolled(monkeypatch, 5, warbands_at={"plains": {"red": 1}})
    assert (table.asked, table.options()) == ((1, "end_roll"), ["decline", "number 4", "number 6"])
    table.do("number 4")
    assert (table.g.victory, table.g.round) == (None, 7)
    kept = rolled(monkeypatch, 5, warbands_at={"plains": {"red": 1}})
    kept.do("decline")
    assert kept.g.victory is not None


def test_a_six_is_not_raised_out_of_the_games_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rolled(monkeypatch, 6, warbands_at={"plains": {"red": 1}})
    assert table.options() == ["decline", "number 5"]


def test_for_the_empire_the_chancellor_alone_shifts_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rolled(monkeypatch, 4, citizens=[1], warbands_at={"plains": {"purple": 1}})
    assert table.asked == (0, "end_roll")
    table.do("number 5")
    assert table.g.victory is not None


def test_bandits_never_shift_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rolled(monkeypatch, 4)
    assert (table.g.victory, table.g.round) == (None, 7)
