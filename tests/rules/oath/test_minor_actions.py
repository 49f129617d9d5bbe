"""Action powers, and looking at relics (OA-6, OA-6.2, OA-6.3, OA-6.4, OA-7.3.2, OA-10)."""

from msgspec.structs import replace

from igroteka.games.oath.actions import powers
from igroteka.games.oath.box import GRAND_SCEPTER, Action, Cost
from igroteka.games.oath.effects.basics import GainSecrets, GainSupply
from igroteka.games.oath.state import REST
from tests.games.oath.table import Table
from tests.ledger import rule

RELIQUARY = "map whistle cup_of_plenty cracked_horn"


def heard(table: Table, name: str, seat: int | None) -> list[tuple[str | int, ...]]:
    """What a seat has been told under that name."""
    return [event.args for event in table.match.log if event.name == name and event.heard_by(seat)]


# Action powers


@rule("OA-6-01", "OA-6.2-01", "OA-7.3.2-01")
def test_an_action_power_costs_no_supply() -> None:
    table = Table(sites={"plains": "elders"}, favor={1: 2}, supply={1: 0})
    table.do("power elders")
    assert (table.player(1).secrets, table.player(1).supply) == (1, 0)
    assert table.g.tokens["elders"].favor == 2


@rule("OA-6-01")
def test_looking_and_moving_warbands_cost_no_supply() -> None:
    table = Table(
        supply={1: 0}, relics_at={"plains": "map"}, warbands_at={"plains": {"red": 2}}, warbands={1: 1}, seats=2
    )
    table.do("peek 1; lift; station; number 2")
    assert (table.player(1).supply, table.player(1).known) == (0, ["map"])
    assert (table.player(1).warbands, table.place("plains").warbands) == (0, {"red": 3})


@rule("OA-6.2-01")
def test_powers_of_cards_at_the_own_site_of_ruled_cards_and_of_relics_can_be_used() -> None:
    table = Table(
        sites={"plains": "elders", "mountain": "wayside_inn", "wastes": "storyteller"},
        warbands_at={"mountain": {"red": 1}},
        advisers={1: "tutor", 2: "charming_friend"},
        hidden={1: "wolves"},
        relics={1: "oracular_pig", 2: "map"},
        favor={1: 3},
        secrets={1: 3},
        supply={1: 3},
        warbands={0: 2},
    )
    found = table.options("power")
    assert found == ["power elders", "power oracular_pig", "power tutor", "power wayside_inn"]


@rule("OA-6.2-01")
def test_action_powers_are_used_in_the_own_act_phase_only() -> None:
    table = Table(sites={"plains": "elders"}, favor={1: 2, 2: 2})
    assert table.asked == (1, "act")
    table.do("end")
    assert table.asked == (2, "act")
    table.do("power elders")
    assert (table.player(1).secrets, table.player(2).secrets) == (0, 1)


@rule("OA-7.1.2-10")
def test_a_power_with_a_placed_cost_waits_until_its_tokens_leave() -> None:
    table = Table(sites={"plains": "elders"}, favor={1: 4})
    table.do("power elders")
    assert table.options("power") == []
    table.do("end; end; end")
    assert (table.asked, table.options("power")) == ((1, "act"), ["power elders"])


@rule("OA-7.1.2-10")
def test_a_power_with_only_burnt_tokens_may_be_repeated() -> None:
    table = Table(sites={"plains": "memory_of_home"}, secrets={1: 2}, banks={"beast": 1, "order": 1})
    before = table.g.banks["hearth"]
    table.do("power memory_of_home; suit beast; power memory_of_home; suit order")
    assert (table.g.banks["hearth"], table.player(1).secrets) == (before + 2, 0)


@rule("OA-7.1.2-10")
def test_a_power_without_a_cost_may_be_repeated() -> None:
    table = Table(sites={"plains": "homesteaders"}, advisers={1: "wolves tents"})
    table.do("power homesteaders; card wolves; power homesteaders")
    assert table.place("plains").cards == ["homesteaders", "wolves", "tents"]


@rule("OA-7.3-01")
def test_each_kind_of_special_power_has_its_own_time() -> None:
    table = Table(sites={"plains": "elders"}, advisers={1: "insomnia"}, hidden={1: "a_small_favor"}, favor={1: 2})
    assert table.options("power") == ["power elders"]
    table.do("end")
    assert (table.asked, table.options()) == ((1, "rest_powers"), ["done", "power insomnia"])


@rule("OA-7.3.1-01", "OA-7.3.1-02")
def test_wake_powers_are_applied_once_and_only_taking_from_a_site_is_optional() -> None:
    table = Table(
        turn=0,
        at={1: "salt_flats"},
        tokens_at={"salt_flats": (2, 1)},
        banners={1: "peoples_favor"},
        favor={1: 1},
    )
    table.do("end")
    assert (table.g.banner_tokens["peoples_favor"], table.player(1).favor) == (2, 0)
    assert (table.asked[0], table.asked[1] != "act") == (1, True)
    table.do("decline")
    assert (table.asked, table.place("salt_flats").favor) == ((1, "act"), 2)


def test_a_card_with_two_action_powers_offers_each_by_its_number() -> None:
    table = Table(sites={"plains": "elders"}, favor={1: 2}, supply={1: 5})
    box = table.g.box
    elders = replace(
        box.denizens["elders"],
        powers=(Action(cost=Cost(favor=2), effect=GainSecrets(1)), Action(effect=GainSupply(1))),
    )
    table.g.open(replace(box, denizens={**box.denizens, "elders": elders}))
    g = table.g
    assert powers.options(g, g.players[1]) == [("power_of", "elders", "1"), ("power_of", "elders", "2")]
    assert list(powers.perform(g, g.players[1], ("power_of", "elders", "2"))) == []
    assert (g.players[1].supply, g.players[1].secrets) == (6, 0)


# Looking at relics


@rule("OA-6.3-01", "OA-10-19")
def test_only_the_one_who_looks_learns_of_a_relic_at_the_own_site() -> None:
    table = Table(relics_at={"plains": "map whistle", "mountain": "cup_of_plenty"})
    assert table.options("peek") == ["peek 1", "peek 2"]
    table.do("peek 2")
    assert (table.player(1).known, table.player(0).known, table.player(2).known) == (["whistle"], [], [])
    assert [heard(table, "saw", seat) for seat in (1, 0, None)] == [[("whistle",)], [], []]
    assert heard(table, "looked_at_relic", None) == [(1, "plains")]
    assert table.place("plains").relics == ["map", "whistle"]


@rule("OA-6.3-02")
def test_a_relic_that_was_looked_at_stays_known_from_any_site() -> None:
    table = Table(relics_at={"plains": "map"})
    table.do("peek 1")
    assert table.options("peek") == []
    table.player(1).at = 4
    table.begin_anew()
    assert table.player(1).known == ["map"]


@rule("OA-6.4-01")
def test_the_holder_of_the_scepter_looks_into_the_reliquary() -> None:
    table = Table(turn=0, reliquary="map - cup_of_plenty cracked_horn")
    assert table.options("peek_reliquary") == ["peek_reliquary 1", "peek_reliquary 3", "peek_reliquary 4"]
    table.do("peek_reliquary 3")
    assert (table.player(0).known, heard(table, "saw", 1)) == (["cup_of_plenty"], [])
    assert Table(turn=1).options("peek_reliquary") == []
    exile = Table(turn=1, relics={0: "", 1: GRAND_SCEPTER}, reliquary=RELIQUARY)
    assert len(exile.options("peek_reliquary")) == 4


def test_looking_ends_free_undo() -> None:
    table = Table(relics_at={"plains": "map"})
    before = table.g.clock
    table.do("peek 1")
    assert table.g.clock > before


# Words of the glossary


@rule("OA-10-15")
def test_a_revealed_card_is_seen_by_everyone() -> None:
    table = Table(hidden={1: "wolves"})
    table.do("reveal wolves; to_adviser wolves")
    assert heard(table, "played_adviser", None) == [(1, "wolves")]
    assert table.player(1).faces == ["wolves"]


@rule("OA-10-16")
def test_gains_come_from_the_supplies_and_the_named_bank_to_the_board() -> None:
    table = Table(
        sites={"plains": "elders relic_breaker spirit_snare"},
        relics_at={"plains": "map"},
        favor={1: 3},
        secrets={1: 1},
        banks={"beast": 2},
    )
    g, me = table.g, table.player(1)
    secrets, bank = g.secrets, me.bank
    table.do("power elders; power relic_breaker; power spirit_snare; suit beast")
    g, me = table.g, table.player(1)
    assert (g.secrets, me.secrets) == (secrets - 1, 1)
    assert (me.bank, me.warbands) == (bank - 3, 3)
    assert (g.banks["beast"], me.favor) == (1, 1)


@rule("OA-10-16")
def test_a_citizen_gains_purple_warbands() -> None:
    table = Table(citizens=[1], sites={"plains": "relic_breaker"}, relics_at={"plains": "map"}, favor={1: 1})
    purple, red = table.player(0).bank, table.player(1).bank
    table.do("power relic_breaker")
    assert (table.player(0).bank, table.player(1).bank, table.player(1).warbands) == (purple - 3, red, 3)


def test_the_act_phase_may_end_by_a_power() -> None:
    table = Table(sites={"plains": "wizard_school"}, favor={1: 1}, advisers={1: "insomnia"})
    table.do("power wizard_school")
    assert (table.asked, table.g.phase, table.player(1).secrets) == ((1, "rest_powers"), REST, 1)
