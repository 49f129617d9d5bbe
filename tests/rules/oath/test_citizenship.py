"""Offering citizenship, exiling a Citizen, exiling oneself (OA-6.6, OA-6.7, OA-6.8, OA-2.3, OA-2.4.3)."""

import pytest

from igroteka.games.oath.actions.citizenship import exile_price, leaving_price
from igroteka.games.oath.actions.ruling import rules_site
from igroteka.games.oath.actions.taking import take
from igroteka.games.oath.box import CITIZEN, EXILE, GRAND_SCEPTER
from igroteka.games.oath.state import TAKEN_THIS_TURN
from tests.games.oath.table import Table
from tests.ledger import rule

RELIQUARY = "map whistle cup_of_plenty cracked_horn"


def offering(**more: object) -> Table:
    """The Chancellor's turn; the Scepter is his."""
    return Table(turn=0, reliquary=RELIQUARY, **more)  # type: ignore[arg-type]


def accepted(**more: object) -> Table:
    """The Exile of seat 1 has just become a Citizen."""
    table = offering(**more)
    table.do("offer 1; space brutal; done; send; accept")
    return table


# Offers


@rule("OA-6.6.1-01", "OA-2.4.3-02")
def test_the_holder_of_the_scepter_may_offer_citizenship_to_any_exile() -> None:
    table = offering(citizens=[2])
    assert table.options("offer") == ["offer 1"]
    other = Table(turn=1, relics={0: "", 1: GRAND_SCEPTER}, reliquary=RELIQUARY)
    assert other.options("offer") == ["offer 1", "offer 2"]
    assert Table(turn=1).options("offer") == []


@rule("OA-6.6.1-01")
def test_an_exile_with_the_scepter_may_become_a_citizen_by_their_own_offer() -> None:
    table = Table(turn=1, relics={0: "", 1: GRAND_SCEPTER}, reliquary=RELIQUARY)
    table.do("offer 1; space decadent")
    assert (table.player(1).role, "whistle" in table.player(1).relics) == (CITIZEN, True)


@rule("OA-9.4-04")
def test_who_has_seen_the_relic_of_an_offer_cannot_take_the_offer_back() -> None:
    table = Table(turn=1, relics={0: "", 1: GRAND_SCEPTER}, reliquary=RELIQUARY)
    table.do("offer 1; space decadent")
    assert not table.match.undo_is_free


@rule("OA-6.6.1-02", "OA-2.3-02", "OA-2.3-01")
def test_an_offer_promises_exactly_one_relic_of_the_four_in_the_reliquary() -> None:
    table = offering()
    table.do("offer 1")
    assert table.options() == ["space brutal", "space careless", "space decadent", "space greedy"]
    table.do("space careless; done; send; accept")
    assert table.player(1).relics == ["cup_of_plenty"]
    assert table.g.reliquary == ["map", "whistle", "", "cracked_horn"]


@rule("OA-6.6.1-05")
def test_with_an_empty_reliquary_no_offer_can_be_made() -> None:
    assert Table(turn=0, reliquary="- - - -").options("offer") == []


@rule("OA-6.6.1-03", "OA-2.3-03", "OA-6.6.2-09")
def test_an_offer_may_include_a_deal_about_favor_secrets_banners_and_relics() -> None:
    table = offering(
        favor={0: 2, 1: 1}, secrets={0: 1, 1: 2}, banners={1: "peoples_favor"}, relics={0: "grand_scepter ivory_eye"}
    )
    table.do("offer 1; space brutal; done")
    assert table.options() == [
        "claim favor",
        "claim secrets",
        "claim_card peoples_favor",
        "give favor",
        "give secrets",
        "give_card grand_scepter",
        "give_card ivory_eye",
        "send",
        "withdraw",
    ]
    table.do("give favor; give favor; give_card ivory_eye; claim secrets; claim_card peoples_favor; send; accept")
    chancellor, citizen = table.player(0), table.player(1)
    assert (chancellor.favor, chancellor.secrets, chancellor.banners) == (0, 2, ["peoples_favor"])
    assert (citizen.favor, citizen.secrets, citizen.relics) == (3, 1, ["map", "ivory_eye"])


@rule("OA-10-34", "OA-10-13", "OA-2.5.3-01")
def test_a_banner_that_is_given_loses_nothing_and_does_not_flip() -> None:
    table = offering(banners={1: "peoples_favor"}, banner_tokens={"peoples_favor": 5})
    table.do("offer 1; space brutal; done; claim_card peoples_favor; send; accept")
    assert (table.g.banner_tokens["peoples_favor"], table.g.mob) == (5, False)


@rule("OA-6.6.1-04")
def test_the_one_who_offers_may_show_relics_of_the_reliquary() -> None:
    table = offering()
    table.do("offer 1; space brutal; show greedy; done")
    assert (table.player(1).known, table.player(2).known) == (["cracked_horn"], [])
    events = [event for event in table.match.log if event.name == "showed_relic"]
    assert [event.to for event in events] == [(1,)]


@rule("OA-6.6.2-01")
def test_on_refusal_nothing_happens_and_the_same_is_not_asked_again_in_this_turn() -> None:
    table = offering(favor={0: 1})
    table.do("offer 1; space brutal; done; send")
    assert table.asked == (1, "citizenship_answer")
    table.do("decline")
    assert (table.player(1).role, table.player(1).relics, table.asked) == (EXILE, [], (0, "act"))
    table.do("offer 1; space brutal; done")
    assert "send" not in table.options()
    table.do("give favor")
    assert "send" in table.options()


@rule("OA-6.6.2-02", "OA-6.6.2-03", "OA-6.6.3-01")
def test_a_new_citizen_is_imperial_and_loses_a_revealed_vision() -> None:
    table = accepted(visions={1: "vision_of_faith"}, at={1: "rocky_coast"})
    citizen = table.player(1)
    assert (citizen.role, citizen.imperial, citizen.vision) == (CITIZEN, True, "")
    assert table.g.piles["cradle"] == ["vision_of_faith"]


@rule("OA-6.6.2-04", "OA-6.6.2-11", "OA-6.6.3-02")
def test_all_warbands_on_board_and_map_become_purple_from_the_chancellors_supply() -> None:
    table = accepted(warbands={1: 3}, warbands_at={"mountain": {"red": 2}, "plains": {"purple": 4}})
    chancellor, citizen = table.player(0), table.player(1)
    assert (citizen.warbands, table.place("mountain").warbands) == (3, {"purple": 2})
    assert (chancellor.bank, citizen.bank) == (24 - 4 - 5, 14)
    assert all(rules_site(table.g, player, slot) for player in (chancellor, citizen) for slot in (0, 2))


@rule("OA-6.6.2-05")
def test_with_too_few_purple_warbands_the_new_citizen_chooses_which_are_replaced() -> None:
    table = offering(
        warbands={0: 20, 1: 2}, warbands_at={"mountain": {"red": 2}, "wastes": {"red": 1}, "plains": {"purple": 1}}
    )
    table.do("offer 1; space brutal; done; send; accept")
    assert (table.asked, table.options()) == ((1, "kept_warbands"), ["number 0", "number 1", "number 2"])
    table.do("number 1; number 1")
    assert (table.place("mountain").warbands, table.place("wastes").warbands) == ({"purple": 1}, {"purple": 1})
    assert (table.player(1).warbands, table.player(0).bank, table.player(1).bank) == (1, 0, 14)


@rule("OA-6.6.2-06")
def test_a_usurper_who_becomes_a_citizen_is_oathkeeper() -> None:
    table = offering(banners={1: "darkest_secret"}, oath="devotion", title=1)
    table.g.usurper = True
    table.do("offer 1; space brutal; done; send; accept")
    assert (table.g.title, table.g.usurper) == (1, False)


@rule("OA-6.6.2-07", "OA-6.6.2-08")
def test_becoming_a_citizen_in_ones_own_turn_ends_the_act_phase_with_full_supply() -> None:
    table = Table(turn=1, relics={0: "", 1: GRAND_SCEPTER}, reliquary=RELIQUARY, supply={1: 2})
    table.do("offer 1; space brutal")
    assert table.player(1).supply == 7
    assert table.asked[0] == 2
    other = accepted(supply={1: 2})
    assert (other.player(1).supply, other.asked) == (7, (0, "act"))


@rule("OA-6.6.2-10", "OA-2.3-04")
def test_the_space_without_its_relic_binds_the_chancellor() -> None:
    from igroteka.games.oath.passives import in_force

    table = accepted()
    assert "brutal" in in_force(table.g, table.player(0))
    assert not {"decadent", "careless", "greedy"} & set(in_force(table.g, table.player(0)))
    assert "brutal" not in in_force(table.g, table.player(1))


@rule("OA-6.E-01")
def test_with_the_oath_of_supremacy_the_chancellor_holds_the_title_for_the_empire() -> None:
    table = offering(warbands_at={"mountain": {"red": 1}, "wastes": {"red": 1}, "plains": {"purple": 1}}, title=1)
    table.do("offer 1; space brutal; done; send; accept")
    assert table.g.title == 0


@rule("OA-2.3-07", "OA-2.3-08")
def test_relics_of_the_reliquary_count_for_nobody_and_give_nobody_a_power() -> None:
    from igroteka.games.oath.actions.goals import treasures

    table = offering()
    assert treasures(table.player(0)) == 1
    assert not [option for option in table.options("power") if option.split()[1] in RELIQUARY.split()]


@rule("OA-2.4.3-01")
def test_the_scepter_cannot_be_used_in_the_turn_in_which_it_was_taken() -> None:
    table = Table(turn=1, reliquary=RELIQUARY)
    assert list(take(table.g, table.player(1), [GRAND_SCEPTER])) == []
    table.begin_anew()
    assert table.player(1).relics == [GRAND_SCEPTER]
    assert table.options("offer") == table.options("peek_reliquary") == []
    table.do("end")
    table.g.rearrange()
    assert not table.g.lasts(TAKEN_THIS_TURN)


# Exile


@rule("OA-6.7-01", "OA-2.4.3-03")
def test_the_holder_of_the_scepter_exiles_another_citizen_for_5_favor() -> None:
    table = Table(turn=0, citizens=[1, 2], favor={0: 5}, title=2, oath="devotion", banners={2: "darkest_secret"})
    assert table.options("exile") == ["exile 1"]
    table.do("exile 1")
    assert (table.player(0).favor, table.player(1).favor, table.player(1).role) == (0, 5, EXILE)
    assert Table(turn=0, citizens=[1], favor={0: 3}, title=1).options("exile") == []


@pytest.mark.parametrize(
    ("title", "holder", "price"),
    [(2, 2, 5), (1, 2, 6), (2, 1, 6), (1, 1, 7), (0, 2, 4), (2, 0, 4), (0, 0, 3), (0, 1, 5), (1, 0, 5)],
)
@rule("OA-6.7-02", "OA-6.7-03", "OA-6.7-04", "OA-6.7-05", "OA-6.7-06")
def test_what_exiling_costs(title: int, holder: int, price: int) -> None:
    table = Table(turn=0, citizens=[1], title=title, banners={holder: "peoples_favor"})
    assert exile_price(table.g, table.player(0), table.player(1)) == price


@rule("OA-6.7-07", "OA-6.7-08", "OA-6.7-09", "OA-6.7-10")
def test_an_exiled_citizen_gets_own_warbands_on_the_board_and_full_supply_and_leaves_the_sites() -> None:
    table = Table(
        turn=0, citizens=[1], favor={0: 5}, warbands={1: 3}, warbands_at={"wastes": {"purple": 2}}, supply={1: 1}
    )
    table.do("exile 1")
    exile = table.player(1)
    assert (exile.role, exile.warbands, exile.bank, exile.supply) == (EXILE, 3, 11, 7)
    assert (table.place("wastes").warbands, table.player(0).bank) == ({"purple": 2}, 22)
    assert not rules_site(table.g, exile, 6)


@rule("OA-6.7-11")
def test_a_price_that_cannot_be_given_rules_exile_out_and_too_few_warbands_replace_what_they_can() -> None:
    assert Table(turn=0, citizens=[1], favor={0: 3}).options("exile") == []
    table = Table(turn=0, citizens=[1], favor={0: 5}, warbands={1: 6})
    table.player(1).bank = 4
    table.do("exile 1")
    assert (table.player(1).warbands, table.player(1).bank) == (4, 0)


# Self-exile


@rule("OA-6.8-01", "OA-6.8-02", "OA-6.8-08")
def test_leaving_costs_favor_for_warbands_and_secrets_and_goes_to_the_holder_of_the_scepter() -> None:
    table = Table(
        citizens=[1],
        favor={1: 7},
        warbands={1: 4},
        secrets={1: 2},
        sites={"plains": "longbows"},
        tokens={"longbows": (0, 1)},
    )
    table.player(1).secrets, table.player(1).facedown = 1, 1
    assert leaving_price(table.g, table.player(1)) == 7
    assert table.options("leave") == ["leave"]
    table.do("leave")
    assert (table.player(1).favor, table.player(0).favor) == (0, 7)


@rule("OA-6.8-03")
def test_a_citizen_with_the_scepter_cannot_leave() -> None:
    assert Table(citizens=[1], relics={0: "", 1: GRAND_SCEPTER}).options("leave") == []


@rule("OA-6.8-04", "OA-6.8-05", "OA-6.8-06", "OA-6.8-07")
def test_who_leaves_is_an_exile_with_own_warbands_full_supply_and_rests() -> None:
    table = Table(citizens=[1], favor={1: 2}, warbands={1: 2}, supply={1: 3})
    table.do("leave")
    assert (table.player(1).role, table.player(1).warbands, table.player(1).bank) == (EXILE, 2, 12)
    assert table.player(1).supply == 7
    assert table.asked[0] == 2


@rule("OA-6.7-11")
def test_who_cannot_pay_cannot_leave() -> None:
    assert Table(citizens=[1], favor={1: 1}, warbands={1: 2}).options("leave") == []
