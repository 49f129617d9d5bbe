"""Powers When Played and their order (OA-7.3, OA-7.3.3)."""

from igroteka.games.oath.abilities.waking import Opportunity
from igroteka.games.oath.box import Action, AtRest, WhenPlayed
from igroteka.games.oath.components import BOX
from tests.games.oath.searching import search_for
from tests.games.oath.table import Table
from tests.ledger import rule

HOMES = ("plains", "fertile_valley", "steppe", "deep_woods", "ancient_city", "standing_stones", "wastes", "great_slum")


@rule("OA-7.3-01")
def test_special_powers_are_actions_when_played_and_rest_besides_waking() -> None:
    kinds = {type(power) for powers in BOX.powers.values() for power in powers}
    assert {Action, WhenPlayed, AtRest} <= kinds
    assert any(isinstance(passive, Opportunity) for site in BOX.sites.values() for passive in site.passives)


@rule("OA-7.3.3-01")
def test_when_played_must_be_applied_but_only_faceup() -> None:
    table = search_for("a_small_favor")
    table.do("to_adviser a_small_favor")
    assert table.player(1).warbands == 4
    table = search_for("a_small_favor")
    table.do("to_facedown a_small_favor")
    assert table.player(1).warbands == 0
    table.do("reveal a_small_favor; to_adviser a_small_favor")
    assert table.player(1).warbands == 4


@rule("OA-7.3.3-02")
def test_favor_then_homeland_then_modifiers_then_the_power_of_the_card() -> None:
    table = search_for(
        "animal_host",
        board=HOMES,
        at={1: "deep_woods"},
        relics_at={"deep_woods": "whistle"},
        sites={"deep_woods": "wild_cry"},
        use="wild_cry",
        supply={1: 6},
    )
    table.do("to_site animal_host deep_woods")
    told = ["gained_favor", "took", "gained_supply", "gained_warbands"]
    events = [event.name for event in table.match.log if event.name in told]
    assert events == ["gained_favor", "took", "gained_supply", "gained_warbands", "gained_warbands"]
    assert table.told("gained_warbands") == [(1, 2), (1, 2)]


@rule("OA-7.3.3-02")
def test_powers_of_others_come_before_the_power_of_the_card() -> None:
    table = search_for("royal_tax", advisers={2: "saddle_makers"}, warbands_at={"plains": {"red": 1}})
    table.do("to_site royal_tax plains")
    assert table.told("gained_favor") == [(1, 1, "order"), (2, 2, "order")]
    assert table.told("took_favor") == [(1, 2, 2)]


def test_the_order_holds_for_a_card_that_was_an_adviser() -> None:
    table = Table(hidden={1: "royal_tax"}, advisers={2: "saddle_makers"}, warbands_at={"plains": {"red": 1}})
    table.do("reveal royal_tax; to_adviser royal_tax")
    assert table.told("took_favor") == [(1, 2, 2)]
