"""Steps 6 to 8 of a campaign: losses, spoils, the end (OA-5.5.6, OA-5.5.7, OA-5.5.8)."""

import pytest

from tests.games.oath.dice import load
from tests.games.oath.table import Table
from tests.games.oath.war import duel, war
from tests.ledger import rule

SURE = "ssssssss"
"""An attack that beats whatever defends here."""


def won(monkeypatch: pytest.MonkeyPatch, targets: str = "done", **position: object) -> Table:
    """Seat 1 has beaten seat 2, and is asked about what follows."""
    position.setdefault("warbands", {1: 8})
    table = duel(**position)
    load(monkeypatch, "", SURE)
    table.do(f"campaign 2; {targets}; dice 8")
    return table


@rule("OA-5.5.6-01", "OA-5.5.6-02", "OA-5.5.6-08")
@pytest.mark.parametrize(("force", "left"), [(5, 3), (4, 2), (1, 1)])
def test_a_losing_attacker_loses_half_of_the_board(monkeypatch: pytest.MonkeyPatch, force: int, left: int) -> None:
    load(monkeypatch, "O", "h" * force)
    table = duel(warbands={1: force, 2: 9}, warbands_at={"great_slum": {"blue": 1}, "wastes": {"red": 3}})
    table.do(f"campaign 2; done; dice {force}")
    assert table.player(1).warbands == left
    assert table.place("wastes").warbands == {"red": 3}


@rule("OA-5.5.6-09")
def test_skulls_come_before_the_half(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "O", "khhhhh")
    table = duel(warbands={1: 6, 2: 9})
    table.do("campaign 2; done; dice 6")
    assert table.player(1).warbands == 3


@rule("OA-5.5.6-02", "OA-5.5.6-03")
def test_a_losing_defender_loses_of_what_has_defended(monkeypatch: pytest.MonkeyPatch) -> None:
    sites = {"great_slum": {"blue": 3}, "wastes": {"blue": 4}}
    table = won(monkeypatch, at={2: "plains"}, warbands={1: 8, 2: 5}, warbands_at=sites)
    table.do("number 0")
    assert table.place("great_slum").warbands == {}
    assert table.place("wastes").warbands == {"blue": 4}
    assert table.player(2).warbands == 5 + 2, "1 of 3 died, and the rest went home"


@rule("OA-5.5.6-01")
def test_the_loser_says_where_the_dead_have_been(monkeypatch: pytest.MonkeyPatch) -> None:
    table = won(monkeypatch, warbands={1: 8, 2: 2}, warbands_at={"great_slum": {"blue": 2}})
    assert table.asked == (2, "losses")
    assert table.options() == ["number 0", "number 1", "number 2"]
    table.do("number 0; number 0")
    assert table.player(2).warbands == 2


@rule("OA-5.5.6-04")
def test_bandits_cannot_be_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "--", "sss")
    table = war()
    table.do("campaign_bandits; target_site wastes; done; dice 3; number 0; number 0")
    assert table.told("killed_at") == []
    assert table.told("campaign_won") == [(1,)]


@rule("OA-5.5.6-05", "OA-5.5.6-10")
def test_plans_of_the_loser_come_with_the_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(warbands={1: 8, 2: 5}, advisers={2: "traveling_doctor"})
    load(monkeypatch, "", SURE)
    table.do("campaign 2; done; dice 8; plan traveling_doctor; number 0")
    assert table.player(2).warbands == 6, "nobody died, and the site's warband went home"
    assert table.told("discarded") == [(2, "traveling_doctor", "cradle")]


@rule("OA-5.5.6-06", "OA-6.E-04")
def test_the_chancellor_chooses_the_losses_of_the_empire(monkeypatch: pytest.MonkeyPatch) -> None:
    table = won(monkeypatch, citizens=[2], warbands={1: 8, 2: 2}, warbands_at={"great_slum": {"purple": 2}})
    assert table.asked == (0, "losses")


@rule("OA-5.5.6-07")
def test_imperial_survivors_of_sites_go_to_the_chancellor(monkeypatch: pytest.MonkeyPatch) -> None:
    table = won(monkeypatch, citizens=[2], warbands={1: 8, 2: 2}, warbands_at={"great_slum": {"purple": 2}})
    table.do("number 1; number 0")
    assert table.player(0).warbands == 1
    assert table.player(2).warbands == 1


@rule("OA-5.5.7-01", "OA-5.5.7.I-01")
def test_the_victor_occupies_what_was_targeted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = won(monkeypatch, "target_site wastes; done", warbands_at={"great_slum": {"blue": 1}, "wastes": {"blue": 1}})
    assert table.asked == (2, "losses_at")
    table.do("number 0")
    assert table.asked == (1, "occupy")
    assert table.options()[0] == "number 0"
    table.do("number 2; number 0")
    assert table.place("great_slum").warbands == {"red": 2}
    assert table.place("wastes").warbands == {}
    assert table.player(1).warbands == 6


@rule("OA-2.11-01", "OA-2.11-07")
def test_the_title_moves_when_the_losers_sites_are_empty_not_only_when_they_are_occupied(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seat 2 loses the title to the Empire in step 6; seat 1, who then ties with it, cannot be chosen any more."""
    sites = {"great_slum": {"blue": 1}, "wastes": {"blue": 1}, "salt_flats": {"blue": 1}}
    sites |= {"plains": {"purple": 1}, "lush_coast": {"purple": 1}}
    targets = "target_site wastes; target_site salt_flats; done"
    table = won(monkeypatch, targets, oath="supremacy", title=2, warbands_at=sites)
    table.do("number 0; number 0")
    assert table.asked == (1, "occupy")
    assert table.g.title == 0
    table.do("number 1; number 1; number 0")
    assert (table.asked, table.g.title) == ((1, "act"), 0)


@rule("OA-5.5.7-01")
def test_a_losing_attacker_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "OOO", "hhh")
    table = duel(warbands={1: 3, 2: 9}, relics={2: "cup_of_plenty"})
    table.do("campaign 2; target_relic cup_of_plenty; done; dice 3")
    assert table.player(2).relics == ["cup_of_plenty"]
    assert table.asked == (1, "act")


@rule("OA-5.5.7.I-02")
def test_a_citizen_may_leave_an_imperial_site_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "--", SURE)
    table = war(citizens=[1], warbands={1: 8}, warbands_at={"great_slum": {"purple": 1}})
    table.do("campaign 0; dice 8; number 0")
    assert table.place("great_slum").warbands == {}
    assert table.player(0).warbands == 1


@rule("OA-5.5.7.II-01", "OA-5.5.7.II-02")
def test_the_victor_takes_targeted_relics_and_banners(monkeypatch: pytest.MonkeyPatch) -> None:
    table = won(
        monkeypatch,
        "target_relic cup_of_plenty; target_relic peoples_favor; done",
        relics={2: "cup_of_plenty map"},
        banners={2: "peoples_favor"},
        banner_tokens={"peoples_favor": 5},
    )
    table.do("number 0")
    assert table.player(1).relics == ["cup_of_plenty"]
    assert table.player(2).relics == ["map"]
    assert table.player(1).banners == ["peoples_favor"]
    assert table.g.banner_tokens["peoples_favor"] == 3
    assert table.g.mob


@rule("OA-5.5.7.III-01", "OA-5.5.7.III-02", "OA-5.5.7.III-03")
def test_the_victor_may_banish_and_burn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = won(monkeypatch, "target_pawn", favor={2: 5})
    supply, burnt = table.player(2).supply, table.g.favor
    table.do("number 0")
    assert table.asked == (1, "banish")
    assert "banish great_slum" not in table.options()
    table.do("banish plains")
    assert table.g.word(table.player(2).at) == "plains"
    assert table.player(2).supply == supply
    assert table.options() == ["burn_half 2", "decline"]
    table.do("burn_half 2")
    assert table.player(2).favor == 3
    assert table.g.favor == burnt + 2


@rule("OA-5.5.7.III-01", "OA-5.5.7.III-02")
def test_both_may_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    table = won(monkeypatch, "target_pawn", favor={2: 5})
    table.do("number 0; decline; decline")
    assert table.player(2).favor == 5
    assert table.g.word(table.player(2).at) == "great_slum"


@rule("OA-5.5.7.III-03")
def test_a_pawn_cannot_be_sent_where_it_could_not_travel(monkeypatch: pytest.MonkeyPatch) -> None:
    board = ("plains", "lush_coast", "narrow_pass", "mountain", "salt_flats", "rocky_coast", "wastes", "great_slum")
    table = won(monkeypatch, "target_pawn", board=board)
    table.do("number 0")
    assert "banish narrow_pass" in table.options()
    assert "banish mountain" not in table.options()


@rule("OA-5.5.7.III-04")
def test_the_shrouded_wood_overrides_the_banishment(monkeypatch: pytest.MonkeyPatch) -> None:
    board = ("plains", "lush_coast", "mountain", "buried_giant", "salt_flats", "rocky_coast", "wastes", "shrouded_wood")
    at = {0: "plains", 1: "shrouded_wood", 2: "shrouded_wood"}
    load(monkeypatch, "--", SURE)
    table = Table(board=board, at=at, warbands={1: 8}, warbands_at={"shrouded_wood": {"purple": 1}})
    table.do("campaign 2; dice 8; banish wastes")
    assert table.asked == (0, "guide"), "the ruler of the Shrouded Wood leads the way"
    table.do("place mountain")
    assert table.g.word(table.player(2).at) == "mountain"
    mine = Table(board=board, at=at, warbands={1: 8}, warbands_at={"shrouded_wood": {"red": 1}})
    mine.do("campaign 2; dice 8; banish wastes")
    assert (mine.asked, mine.g.word(mine.player(2).at)) == ((1, "act"), "wastes"), "who rules it leads the way there"


@rule("OA-5.5.8-01")
def test_the_victor_applies_plans_of_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    for winner, roll in ((1, SURE), (2, "hhhhhhhh")):
        table = duel(warbands={1: 8, 2: 3}, advisers={1: "battle_honors", 2: "military_parade"}, banks={"order": 9})
        load(monkeypatch, "O", roll)
        table.do("campaign 2; done; dice 8; plan battle_honors; plan military_parade")
        while table.asked[1] != "act":
            table.do(table.options()[0])
        assert (table.player(1).favor, table.player(2).favor) == ((2, 0) if winner == 1 else (0, 1))


@rule("OA-5.5.8-02")
def test_plans_are_discarded_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "O", "hhhhhh")
    table = duel(warbands={1: 3, 2: 9}, advisers={1: "horse_archers"}, sites={"great_slum": "storm_caller"})
    table.do("campaign 2; done; dice 3; plan horse_archers; done")
    assert table.told("discarded") == [(1, "horse_archers", "cradle")]
    assert table.place("great_slum").cards == ["storm_caller"], "it was not used"
