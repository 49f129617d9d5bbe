"""Cards about Recover, one by one; and those about costs, rule and favor in general."""

import pytest

from igroteka.games.oath.actions.recover import recover_for_free
from igroteka.games.oath.actions.ruling import card_rulers, rules_site
from igroteka.games.oath.actions.taking import may_take
from igroteka.games.oath.actions.tokens import give_favor, give_secrets, purse, take_favor, take_secrets
from igroteka.games.oath.actions.zones import is_locked
from igroteka.kernel import DONE, Flow
from tests.games.oath.table import Table

PEOPLE, DARK = "peoples_favor", "darkest_secret"


def run(flow: Flow[object], *answers: tuple[str, ...]) -> list[str]:
    """Run a flow with these answers; the kinds of the questions that it asked."""
    asked: list[str] = []
    try:
        question = next(flow)
        for answer in answers:
            asked.append(question.kind)
            assert answer in question.options
            question = flow.send(answer)
        asked.append(question.kind)
    except StopIteration:
        pass
    assert len(asked) == len(answers)
    return asked


# Recover


def test_magicians_code_adds_two_secrets_of_the_general_supply() -> None:
    table = Table(favor={1: 2}, sites={"plains": "elders"}, advisers={1: "magicians_code"}, banner_tokens={DARK: 1})
    supply = table.g.secrets
    table.do("recover darkest_secret")
    assert (table.asked, table.g.on("magicians_code").favor) == ((1, "act"), 2)
    assert (table.g.banner_tokens[DARK], table.player(1).secrets, table.g.secrets) == (2, 1, supply - 2)


def test_magicians_code_joins_what_i_pay_and_is_for_the_darkest_secret_alone() -> None:
    table = Table(favor={1: 4}, secrets={1: 2}, advisers={1: "magicians_code"}, banner_tokens={DARK: 3})
    table.do("recover darkest_secret")
    assert (table.asked, table.g.banner_tokens[DARK]) == ((1, "act"), 4)
    table = Table(favor={1: 4}, advisers={1: "magicians_code"}, at={1: "mountain"}, relics_at={"mountain": "map"})
    table.do("recover_relic 1")
    assert (table.asked, table.player(1).favor) == ((1, "act"), 2)
    table = Table(favor={1: 4}, advisers={1: "magicians_code"}, banner_tokens={DARK: 2})
    assert "recover darkest_secret" not in table.options()


def test_relic_worship_gains_supply_after_a_relic() -> None:
    table = Table(
        supply={1: 3}, favor={1: 2}, at={1: "mountain"}, relics_at={"mountain": "map"}, advisers={1: "relic_worship"}
    )
    table.do("recover_relic 1; use relic_worship")
    assert table.player(1).supply == 5
    table = Table(supply={1: 3}, favor={1: 2}, advisers={1: "relic_worship"})
    table.do("recover peoples_favor; suit order")
    assert table.player(1).supply == 2


def test_relic_worship_serves_a_relic_of_a_homeland_too() -> None:
    table = Table(supply={1: 3}, relics_at={"wastes": "map"}, advisers={1: "relic_worship"})
    assert run(recover_for_free(table.g, table.player(1), "map"), ("use", "relic_worship")) == ["modifiers"]
    assert (table.player(1).supply, table.player(1).relics, table.g.doing) == (6, ["map"], None)
    table = Table(supply={1: 3}, relics_at={"wastes": "map"}, advisers={1: "relic_worship"})
    run(recover_for_free(table.g, table.player(1), "map"), DONE)
    assert (table.player(1).supply, table.player(1).relics) == (3, ["map"])


def test_vow_of_silence_neither_recovers_the_darkest_secret_nor_gives_secrets() -> None:
    table = Table(secrets={1: 5}, advisers={1: "vow_of_silence"})
    assert "recover darkest_secret" not in table.options()
    me, other = table.player(1), table.player(2)
    assert give_secrets(table.g, me, other, 2) == 0
    assert take_secrets(table.g, other, me, 2) == 2
    assert may_take(table.g, me, DARK)


def test_vow_of_silence_hears_of_every_recovery() -> None:
    table = Table(secrets={1: 5}, advisers={2: "vow_of_silence"})
    table.do("recover darkest_secret; pay 4")
    assert (table.player(2).secrets, table.g.banner_tokens[DARK]) == (4, 4)
    table = Table(favor={1: 9}, advisers={2: "vow_of_silence"})
    table.do("recover peoples_favor; pay 3; suit order")
    assert table.player(2).secrets == 0


def test_vow_of_renewal_does_not_recover_the_peoples_favor() -> None:
    table = Table(favor={1: 5}, advisers={1: "vow_of_renewal"})
    assert "recover peoples_favor" not in table.options()
    assert may_take(table.g, table.player(1), PEOPLE)
    assert "recover peoples_favor" in Table(favor={1: 5}, advisers={2: "vow_of_renewal"}).options()


@pytest.mark.parametrize(("holder", "mine", "theirs"), [(1, 2, 0), (2, 0, 2)])
def test_vow_of_renewal_gets_favor_that_anybody_burns(holder: int, mine: int, theirs: int) -> None:
    table = Table(favor={1: 2}, at={1: "mountain"}, relics_at={"mountain": "map"}, advisers={holder: "vow_of_renewal"})
    supply = table.g.favor
    table.do("recover_relic 1")
    assert (table.player(1).favor, table.player(2).favor, table.g.favor) == (mine, theirs, supply)


def test_hall_of_mockery_leaves_the_peoples_favor_to_the_mob() -> None:
    table = Table(favor={1: 2}, sites={"mountain": "hall_of_mockery"})
    table.do("recover peoples_favor; suit order")
    assert table.g.mob


# Spell Breaker


def test_spell_breaker_silences_enemies_of_its_ruler() -> None:
    def laid(rulers: dict[str, int], **more: object) -> Table:
        return Table(
            secrets={1: 2},
            favor={1: 2},
            at={2: "mountain"},
            relics={1: "whistle"},
            advisers={1: "elders"},
            sites={"wastes": "spell_breaker"},
            warbands_at={"wastes": rulers},
            **more,  # type: ignore[arg-type]
        )

    assert laid({}).options("power") == laid({"blue": 1}).options("power") == ["power elders"]
    assert laid({"red": 1}).options("power") == ["power elders", "power whistle"]
    assert laid({"purple": 1}, citizens=[1]).options("power") == ["power elders", "power whistle"]


def test_spell_breaker_blocks_the_flips_of_sites() -> None:
    board = ("plains", "the_hidden_place", "mountain", "buried_giant", "salt_flats", "river", "wastes", "great_slum")
    table = Table(board=board, secrets={1: 2}, sites={"wastes": "spell_breaker"})
    assert "travel the_hidden_place" not in table.options("travel")
    table = Table(board=board, secrets={1: 2}, supply={1: 0}, at={1: "buried_giant"})
    assert "travel plains" in table.options("travel")
    table = Table(board=board, secrets={1: 2}, supply={1: 0}, at={1: "buried_giant"}, sites={"wastes": "spell_breaker"})
    assert table.options("travel") == []


# Grand Mask


def test_grand_mask_rules_imperial_cards_in_its_holders_turn() -> None:
    def laid(**more: object) -> Table:
        return Table(
            favor={1: 2},
            sites={"mountain": "elders"},
            warbands_at={"mountain": {"purple": 1}},
            **{"relics": {1: "grand_mask"}, **more},  # type: ignore[arg-type]
        )

    table = laid()
    assert table.options("power") == ["power elders"]
    me, chancellor = table.player(1), table.player(0)
    assert card_rulers(table.g, "elders") == [me]
    assert card_rulers(table.g, "elders", for_plan=True) == [chancellor]
    assert not rules_site(table.g, me, 2)
    assert laid(turn=2).options("power") == []
    assert card_rulers(laid(turn=2).g, "elders")[0].seat == 0
    assert card_rulers(laid(citizens=[1]).g, "elders")[0].seat == 0
    assert laid(relics={2: "grand_mask"}).options("power") == []


def test_grand_mask_turns_imperial_tolls_around() -> None:
    table = Table(
        favor={1: 1},
        relics={1: "grand_mask"},
        sites={"mountain": "toll_roads"},
        warbands_at={"mountain": {"purple": 1}},
    )
    table.do("travel mountain")
    assert table.player(1).favor == 1


# Vow of Kinship


def test_vow_of_kinship_sends_all_favor_to_the_nomads_when_it_is_played() -> None:
    table = Table(favor={1: 3}, hidden={1: "vow_of_kinship"}, banks={"nomad": 2})
    table.do("reveal vow_of_kinship; to_adviser vow_of_kinship")
    assert (table.player(1).favor, table.g.banks["nomad"]) == (0, 5)


def test_vow_of_kinship_spends_and_receives_by_the_nomad_bank() -> None:
    table = Table(
        secrets={1: 1}, sites={"plains": "keep wolves"}, advisers={1: "vow_of_kinship"}, banks={"nomad": 3, "order": 4}
    )
    table.do("muster wolves")
    assert (table.player(1).favor, table.g.banks["nomad"], table.g.on("wolves").favor) == (0, 2, 1)
    table.do("trade keep favor")
    assert (table.player(1).favor, table.g.banks["nomad"], table.g.banks["order"]) == (0, 3, 3)


def test_vow_of_kinship_has_nothing_on_its_board_to_be_taken() -> None:
    table = Table(favor={2: 2}, advisers={1: "vow_of_kinship"}, banks={"nomad": 3})
    me, other = table.player(1), table.player(2)
    assert take_favor(table.g, other, me, 2) == 0
    give_favor(table.g, other, me, 2)
    assert (me.favor, table.g.banks["nomad"], purse(table.g, me)) == (0, 5, 5)


def test_vow_of_kinship_pays_for_the_peoples_favor() -> None:
    table = Table(advisers={1: "vow_of_kinship"}, banks={"nomad": 2})
    table.do("recover peoples_favor; suit nomad")
    assert (table.g.banner_tokens[PEOPLE], table.g.banks["nomad"]) == (2, 1)


# Ancient Bloodline


def test_ancient_bloodline_locks_cards_and_relics_for_enemies() -> None:
    table = Table(
        favor={1: 2},
        at={1: "mountain"},
        relics_at={"mountain": "map", "wastes": "whistle"},
        sites={"mountain": "elders", "wastes": "keep"},
        advisers={2: "ancient_bloodline"},
        warbands_at={"mountain": {"blue": 1}},
    )
    me, other = table.player(1), table.player(2)
    assert is_locked(table.g, me, "elders")
    assert is_locked(table.g, me, "map")
    assert not is_locked(table.g, other, "elders")
    assert not is_locked(table.g, me, "whistle")
    assert table.options("recover_relic") == []


def test_ancient_bloodline_does_not_lock_for_friends() -> None:
    table = Table(
        favor={1: 2},
        citizens=[1, 2],
        at={1: "mountain"},
        relics_at={"mountain": "map"},
        advisers={2: "ancient_bloodline"},
        warbands_at={"mountain": {"purple": 1}},
    )
    assert table.options("recover_relic") == ["recover_relic 1"]
