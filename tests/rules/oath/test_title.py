"""The Oath goal and the title (OA-2.10, OA-2.11)."""

from typing import Any

import pytest

from igroteka.games.oath.actions.goals import candidates, settle_title
from igroteka.games.oath.components import BOX
from igroteka.kernel import Decision
from tests.games.oath.table import Table
from tests.ledger import rule


def settle(table: Table, choice: str = "") -> Decision | None:
    """Let the title find its holder; the question that was asked, if any."""
    flow, asked = settle_title(table.g), None
    try:
        asked = next(flow)
        flow.send(("player", choice))
    except StopIteration:
        pass
    return asked


@rule("OA-2.10-01")
def test_every_oath_has_a_goal_for_its_keeper_and_one_for_a_successor() -> None:
    assert {oath.id: (oath.keeper, oath.successor) for oath in BOX.oaths.values()} == {
        "supremacy": ("most_sites", "most_relics"),
        "people": ("peoples_favor", "darkest_secret"),
        "devotion": ("darkest_secret", "grand_scepter"),
        "protection": ("most_relics", "peoples_favor"),
    }


@rule("OA-2.11-01", "OA-2.11-02", "OA-2.11-09")
def test_supremacy_goes_to_whoever_rules_the_most_sites() -> None:
    table = Table(
        oath="supremacy",
        warbands_at={"plains": {"purple": 3}, "mountain": {"red": 1}, "wastes": {"red": 1, "blue": 1}},
    )
    table.g.usurper = True
    settle(table)
    assert (table.g.title, table.g.usurper) == (1, False)


@rule("OA-2.11-03", "OA-2.11-05")
@pytest.mark.parametrize(("oath", "banner"), [("people", "peoples_favor"), ("devotion", "darkest_secret")])
def test_two_oaths_go_with_a_banner(oath: str, banner: str) -> None:
    table = Table(oath=oath, banners={2: banner})
    settle(table)
    assert table.g.title == 2
    other = Table(oath=oath, banners={2: "peoples_favor" if banner == "darkest_secret" else "darkest_secret"})
    settle(other)
    assert other.g.title == 0


@rule("OA-2.11-04")
def test_protection_counts_relics_and_banners_together() -> None:
    table = Table(oath="protection", relics={0: "grand_scepter map", 1: "whistle", 2: "cracked_horn"})
    settle(table)
    assert table.g.title == 0
    table.player(1).banners = ["peoples_favor", "darkest_secret"]
    settle(table)
    assert table.g.title == 1


@rule("OA-2.11-07", "OA-2.11-16")
def test_a_tie_with_the_holder_changes_nothing() -> None:
    sites = {site: {"red": 1} for site in ("plains", "mountain", "wastes")}
    sites |= {site: {"blue": 1} for site in ("lush_coast", "salt_flats", "rocky_coast")}
    table = Table(oath="supremacy", title=2, warbands_at=sites)
    assert settle(table) is None
    assert table.g.title == 2


@rule("OA-2.11-08", "OA-2.11-16")
def test_of_several_others_the_holder_chooses() -> None:
    sites = {site: {"red": 1} for site in ("plains", "mountain", "wastes")}
    sites |= {site: {"blue": 1} for site in ("lush_coast", "salt_flats", "rocky_coast")}
    sites |= {site: {"purple": 1} for site in ("buried_giant", "great_slum")}
    table = Table(oath="supremacy", title=0, warbands_at=sites)
    asked = settle(table, "2")
    assert asked is not None
    assert (asked.seat, asked.kind, list(asked.options)) == (0, "new_oathkeeper", [("player", "1"), ("player", "2")])
    assert table.g.title == 2


@rule("OA-2.11-12")
def test_under_supremacy_the_chancellor_keeps_the_title_for_the_empire() -> None:
    empire = {site: {"purple": 1} for site in ("plains", "mountain", "wastes")}
    table = Table(oath="supremacy", citizens=[1], title=2, warbands_at=empire | {"rocky_coast": {"blue": 1}})
    settle(table)
    assert table.g.title == 0
    assert [player.seat for player in candidates(table.g)] == [0]
    rivals = {site: {"blue": 1} for site in ("rocky_coast", "lush_coast", "great_slum")}
    joined = Table(oath="supremacy", citizens=[1], title=1, warbands_at=empire | rivals)
    assert settle(joined) is None
    assert joined.g.title == 0


@rule("OA-2.11-12")
def test_under_other_oaths_a_citizen_may_hold_it() -> None:
    table = Table(oath="people", citizens=[1], banners={1: "peoples_favor"})
    settle(table)
    assert table.g.title == 1


@rule("OA-2.11-15")
def test_bandits_rule_sites_but_no_title() -> None:
    table = Table(oath="supremacy", title=0, warbands_at={"wastes": {"blue": 1}})
    settle(table)
    assert table.g.title == 2


@rule("OA-2.11-01")
def test_where_nobody_meets_the_condition_the_title_stays() -> None:
    table = Table(oath="devotion", title=2)
    assert settle(table) is None
    assert table.g.title == 2
    citizen = Table(oath="supremacy", title=1, citizens=[1])
    settle(citizen)
    assert citizen.g.title == 1


@rule("OA-2.11-01")
def test_the_title_moves_as_soon_as_a_banner_does() -> None:
    table = Table(oath="people", favor={1: 3})
    table.do("recover peoples_favor")
    while table.asked[1] != "act":
        assert table.match.decision is not None
        table.match.play(table.match.decision.options[0])
    assert (table.g.title, table.told("oathkeeper")) == (1, [(1,)])


@rule("OA-2.11-01", "OA-7.6.5-02")
def test_the_title_moves_when_a_site_is_turned_faceup_under_the_bandit_crown() -> None:
    """Three sites without warbands are a tie with the Empire; the fourth, turned up by whomever, is one more."""
    others = {site: {"purple": 1} for site in ("plains", "lush_coast", "buried_giant")} | {"mountain": {"blue": 1}}
    position: dict[str, Any] = {"oath": "supremacy", "relics": {1: "bandit_crown"}, "facedown": ["great_slum"]}
    table = Table(turn=2, at={2: "wastes"}, warbands_at=others, **position)
    assert settle(table) is None
    assert table.g.title == 0
    table.do("travel hinterland_3")
    assert table.g.title == 1


@rule("OA-2.11-14")
def test_being_oathkeeper_is_a_condition_of_victory() -> None:
    table = Table(oath="people", phase="wake", title=1)
    assert table.g.victory is None
    table.g.phase = "wake"
    table.begin_anew()
    assert table.g.victory is not None
    assert table.g.victory.ways == ("usurper",)
