"""Taking, seizing, giving, killing, burning (OA-2.3, OA-2.5.3, OA-10)."""

import pytest

from igroteka.games.oath.actions.taking import may_take, take
from igroteka.games.oath.actions.tokens import burn_favor, burn_secrets, take_favor, take_secrets
from igroteka.games.oath.actions.warbands import kill_at, kill_on_board
from igroteka.kernel import Flow
from tests.games.oath.table import Table
from tests.ledger import rule


def run(flow: Flow[None]) -> None:
    """Carry out what asks nobody."""
    assert next(flow, None) is None


@pytest.mark.parametrize(("tokens", "left"), [(5, 3), (3, 1), (2, 1), (1, 1)])
@rule("OA-2.5.3-01", "OA-2.5.3-02", "OA-2.5.3-03", "OA-2.5.3-06", "OA-10-11")
def test_the_seized_peoples_favor_burns_2_but_keeps_1_and_turns_to_the_mob(tokens: int, left: int) -> None:
    table = Table(banners={2: "peoples_favor"}, banner_tokens={"peoples_favor": tokens})
    before = table.g.favor
    run(take(table.g, table.player(1), ["peoples_favor"]))
    assert (table.g.banner_tokens["peoples_favor"], table.g.favor - before, table.g.mob) == (left, tokens - left, True)
    assert (table.player(1).banners, table.player(2).banners) == (["peoples_favor"], [])


@pytest.mark.parametrize(("tokens", "left"), [(5, 3), (2, 1), (1, 1)])
@rule("OA-2.5.3-04", "OA-2.5.3-05", "OA-2.5.3-06")
def test_the_seized_darkest_secret_burns_2_but_keeps_1(tokens: int, left: int) -> None:
    table = Table(banners={2: "darkest_secret"}, banner_tokens={"darkest_secret": tokens})
    before = table.g.secrets
    run(take(table.g, table.player(1), ["darkest_secret"]))
    assert (table.g.banner_tokens["darkest_secret"], table.g.secrets - before) == (left, tokens - left)
    assert not table.g.mob


@rule("OA-2.3-05", "OA-2.3-06")
def test_relics_of_the_reliquary_are_neither_targets_nor_recovered() -> None:
    table = Table(reliquary="map whistle cup_of_plenty cracked_horn", warbands={1: 3}, favor={1: 9}, secrets={1: 9})
    assert table.options("recover_relic") == []
    table.do("campaign 0")
    assert table.options("target_relic") == ["target_relic grand_scepter"]


@rule("OA-10-10")
def test_to_take_is_to_move_from_anothers_board_or_supply_to_ones_own() -> None:
    table = Table(favor={2: 1}, secrets={2: 3}, relics={2: "map"})
    g, me, other = table.g, table.player(1), table.player(2)
    assert (take_favor(g, me, other, 2), take_secrets(g, me, other, 2)) == (1, 2)
    run(take(g, me, ["map"]))
    assert (me.favor, me.secrets, me.relics) == (1, 2, ["map"])
    assert (other.favor, other.secrets, other.relics) == (0, 1, [])


def test_what_may_not_be_taken_is_not() -> None:
    table = Table(relics={2: "map circlet_of_command"}, banners={2: "peoples_favor"})
    can = {thing: may_take(table.g, table.player(1), thing) for thing in ("map", "circlet_of_command", "peoples_favor")}
    assert can == {"map": False, "circlet_of_command": True, "peoples_favor": False}


@rule("OA-10-31")
def test_burnt_tokens_go_to_the_general_supply() -> None:
    table = Table(favor={1: 3}, secrets={1: 2})
    favor, secrets = table.g.favor, table.g.secrets
    burn_favor(table.g, table.player(1), 2)
    burn_secrets(table.g, table.player(1), 1)
    assert (table.g.favor - favor, table.g.secrets - secrets) == (2, 1)
    assert (table.player(1).favor, table.player(1).secrets) == (1, 1)


@rule("OA-10-32")
def test_killed_warbands_go_to_the_supply_of_their_colour_purple_ones_to_the_chancellor() -> None:
    table = Table(citizens=[2], warbands={1: 2, 2: 2}, warbands_at={"wastes": {"purple": 2}, "mountain": {"red": 1}})
    banks = [player.bank for player in table.g.players]
    kill_on_board(table.g, table.player(1), 1)
    kill_on_board(table.g, table.player(2), 2)
    kill_at(table.g, 6, "purple", 1)
    kill_at(table.g, 2, "red", 1)
    assert [player.bank - bank for player, bank in zip(table.g.players, banks, strict=True)] == [3, 2, 0]
