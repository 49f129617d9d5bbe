"""The Arcane denizens with action powers."""

import pytest

from igroteka.games.oath.box import DARKEST_SECRET
from igroteka.kernel import IllegalChoice
from tests.games.oath.table import Table

NO_BANKS = dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 0)


def test_the_alchemist_gains_four_favor_of_any_banks() -> None:
    table = Table(sites={"plains": "alchemist"}, secrets={1: 2}, banks=NO_BANKS | {"beast": 2, "order": 1, "nomad": 5})
    supply = table.g.secrets
    table.do("power alchemist; suit beast; suit nomad; suit order; suit nomad")
    assert (table.player(1).favor, table.player(1).secrets, table.g.secrets) == (4, 0, supply + 1)
    assert (table.g.banks["beast"], table.g.banks["order"], table.g.banks["nomad"]) == (1, 0, 3)
    assert table.g.tokens["alchemist"].secrets == 1


def test_the_alchemist_takes_as_much_as_there_is_and_needs_two_secrets() -> None:
    table = Table(sites={"plains": "alchemist"}, secrets={1: 2}, banks=NO_BANKS | {"beast": 2})
    table.do("power alchemist")
    assert (table.player(1).favor, table.asked) == (2, (1, "act"))
    assert Table(sites={"plains": "alchemist"}, secrets={1: 1}).options("power") == []
    assert Table(sites={"plains": "alchemist"}, secrets={1: 2}, banks=NO_BANKS).options("power") == []


def test_the_spirit_snare_gains_a_favor_of_a_bank() -> None:
    table = Table(sites={"plains": "spirit_snare"}, secrets={1: 1}, banks=NO_BANKS | {"beast": 2, "order": 1})
    table.do("power spirit_snare")
    assert table.options() == ["suit beast", "suit order"]
    table.do("suit order")
    assert (table.player(1).favor, table.g.banks["order"]) == (1, 0)


def test_the_wizard_school_gives_a_secret_and_ends_the_act_phase() -> None:
    table = Table(sites={"plains": "wizard_school elders"}, favor={1: 5})
    table.do("power wizard_school")
    assert (table.player(1).secrets, table.asked) == (1, (2, "act"))


def test_the_taming_charm_discards_a_nomad_or_beast_card_for_two_favor_of_its_suit() -> None:
    table = Table(
        sites={"plains": "taming_charm tents wolves"},
        secrets={1: 1},
        banks=NO_BANKS | {"nomad": 1},
        tokens={"tents": (1, 0)},
    )
    table.do("power taming_charm")
    assert table.options() == ["card tents", "card wolves"]
    table.do("card tents")
    assert (table.player(1).favor, table.g.banks["nomad"]) == (2, 0)
    assert (table.place("plains").cards, table.g.piles["provinces"]) == (["taming_charm", "wolves"], ["tents"])


def test_the_taming_charm_spares_locked_cards_and_other_suits() -> None:
    table = Table(sites={"plains": "taming_charm forest_council longbows"}, secrets={1: 1})
    assert table.options("power") == []
    elsewhere = Table(sites={"plains": "taming_charm", "mountain": "tents"}, secrets={1: 1})
    assert elsewhere.options("power") == []


def test_the_inquisitor_pays_the_player_whose_adviser_is_innocent() -> None:
    table = Table(advisers={2: "tutor"}, hidden={2: "wolves"}, sites={"plains": "inquisitor"}, favor={1: 2})
    table.do("power inquisitor")
    assert (table.asked, table.options()) == ((1, "which_adviser"), ["adviser 2 1", "adviser 2 2"])
    table.do("adviser 2 2")
    assert (table.player(1).favor, table.player(2).favor, table.g.tokens) == (1, 1, {})
    assert ("wolves" in table.player(1).known, "wolves" in table.player(0).known) == (True, False)
    assert table.options("power") == ["power inquisitor"]


@pytest.mark.parametrize(
    ("way", "pile", "out"), [("discard conspiracy", ["conspiracy"], []), ("to_vision conspiracy", [], ["conspiracy"])]
)
def test_the_inquisitor_plays_or_discards_a_conspiracy_that_is_found(way: str, pile: list[str], out: list[str]) -> None:
    table = Table(hidden={2: "conspiracy"}, sites={"plains": "inquisitor"}, favor={1: 1})
    table.do("power inquisitor")
    assert (table.asked, "to_facedown conspiracy" in table.options()) == ((1, "play"), True)
    table.do(way)
    assert (table.g.piles["provinces"], table.g.out, table.player(2).advisers) == (pile, out, [])
    assert table.g.tokens["inquisitor"].favor == 1


def test_a_conspiracy_that_is_found_may_join_the_inquisitors_advisers_facedown() -> None:
    table = Table(hidden={2: "conspiracy"}, sites={"plains": "inquisitor"}, favor={1: 1})
    table.do("power inquisitor; to_facedown conspiracy")
    assert [(one.card, one.faceup) for one in table.player(1).advisers] == [("conspiracy", False)]
    assert table.player(2).advisers == []


def test_the_inquisitor_reaches_only_players_at_the_same_site() -> None:
    table = Table(hidden={2: "wolves"}, at={2: "mountain"}, sites={"plains": "inquisitor"}, favor={1: 1})
    assert table.options("power") == []


def test_terror_spells_kill_two_warbands_in_the_region_wherever_they_are() -> None:
    table = Table(
        sites={"plains": "terror_spells"},
        secrets={1: 1},
        banners={1: DARKEST_SECRET},
        at={2: "mountain"},
        warbands={0: 2, 1: 1, 2: 3},
        warbands_at={"lush_coast": {"blue": 2}, "mountain": {"blue": 1}},
    )
    table.do("power terror_spells")
    assert table.options() == ["board 0", "board 1", "warband lush_coast blue"]
    table.do("warband lush_coast blue; board 0")
    assert (table.place("lush_coast").warbands, table.player(0).warbands) == ({"blue": 1}, 1)


def test_terror_spells_kill_one_if_there_is_but_one_and_need_the_darkest_secret() -> None:
    table = Table(sites={"plains": "terror_spells"}, secrets={1: 1}, banners={1: DARKEST_SECRET}, warbands={1: 1})
    table.do("power terror_spells")
    assert (table.player(1).warbands, table.asked) == (0, (1, "act"))
    assert Table(sites={"plains": "terror_spells"}, secrets={1: 1}, warbands={1: 1}).options("power") == []


def test_terror_spells_may_cost_somebody_the_title() -> None:
    table = Table(
        sites={"plains": "terror_spells"},
        secrets={1: 1},
        banners={1: DARKEST_SECRET},
        warbands_at={"plains": {"purple": 1}, "mountain": {"red": 1}},
        title=0,
    )
    table.do("power terror_spells")
    assert table.g.title == 1


def test_the_blood_pact_turns_pairs_of_warbands_into_secrets() -> None:
    table = Table(sites={"plains": "blood_pact"}, secrets={1: 1}, warbands={1: 5})
    bank = table.player(1).bank
    table.do("power blood_pact")
    assert table.options() == ["number 2", "number 4"]
    table.do("number 4")
    assert (table.player(1).warbands, table.player(1).bank, table.player(1).secrets) == (1, bank + 4, 2)
    assert Table(sites={"plains": "blood_pact"}, secrets={1: 1}, warbands={1: 1}).options("power") == []


def test_plague_engines_make_everybody_pay_for_their_sites() -> None:
    table = Table(
        seats=4,
        citizens=[3],
        sites={"plains": "plague_engines"},
        secrets={1: 2},
        favor={0: 5, 1: 1, 2: 4, 3: 1},
        warbands_at={
            "plains": {"red": 1},
            "mountain": {"red": 1},
            "wastes": {"purple": 1},
            "great_slum": {"purple": 1},
        },
    )
    arcane = table.g.banks["arcane"]
    table.do("power plague_engines")
    assert [player.favor for player in table.g.players] == [3, 0, 4, 0]
    assert table.g.banks["arcane"] == arcane + 4


def test_the_tutor_gives_a_secret_for_a_favor_and_a_secret_put_there() -> None:
    table = Table(advisers={1: "tutor"}, favor={1: 1}, secrets={1: 1})
    table.do("power tutor")
    assert (table.player(1).favor, table.player(1).secrets) == (0, 1)
    assert (table.g.tokens["tutor"].favor, table.g.tokens["tutor"].secrets) == (1, 1)
    assert Table(advisers={1: "tutor"}, favor={1: 1}).options("power") == []


def test_the_dream_thief_swaps_facedown_advisers_of_two_players() -> None:
    table = Table(
        sites={"plains": "dream_thief"},
        favor={1: 2},
        hidden={0: "wolves elders", 2: "tutor"},
        advisers={2: "marriage"},
        at={2: "wastes"},
    )
    table.do("power dream_thief")
    assert table.options() == ["adviser 0 1", "adviser 0 2", "adviser 2 2"]
    table.do("adviser 0 2")
    assert [one.card for one in table.player(0).advisers] == ["wolves", "tutor"]
    assert [(one.card, one.faceup) for one in table.player(2).advisers] == [("marriage", True), ("elders", False)]
    assert "tutor" in table.player(0).known
    assert "elders" in table.player(2).known
    assert "elders" in table.player(0).known
    assert table.player(1).known == []
    assert [event.to for event in table.match.log if event.name == "saw"] == [(0,), (2,)]


def test_the_dream_thief_needs_two_players_with_facedown_advisers() -> None:
    table = Table(sites={"plains": "dream_thief"}, favor={1: 2}, hidden={0: "wolves elders"})
    assert table.options("power") == []


def test_the_forgotten_vault_feeds_or_wears_the_darkest_secret() -> None:
    table = Table(sites={"plains": "forgotten_vault"}, favor={1: 1}, banner_tokens={DARKEST_SECRET: 2})
    supply = table.g.secrets
    table.do("power forgotten_vault; choose 2")
    assert (table.g.banner_tokens[DARKEST_SECRET], table.g.secrets) == (1, supply + 1)
    last = Table(sites={"plains": "forgotten_vault"}, favor={1: 1}, banner_tokens={DARKEST_SECRET: 1})
    last.do("power forgotten_vault")
    assert last.g.banner_tokens[DARKEST_SECRET] == 2


def test_the_witchs_bargain_deals_with_several_players_at_the_site_without_their_consent() -> None:
    table = Table(sites={"plains": "witchs_bargain"}, secrets={0: 1, 1: 2}, favor={0: 1, 2: 5})
    table.do("power witchs_bargain; sell 2")
    assert (table.player(1).favor, table.player(1).secrets, table.player(2).favor) == (2, 0, 3)
    assert table.options() == ["buy 0", "buy 2", "done"]
    table.do("buy 0")
    assert (table.player(0).secrets, table.player(0).favor, table.player(1).secrets) == (0, 3, 1)
    table.do("done")
    assert table.asked == (1, "act")


def test_the_witchs_bargain_needs_the_full_price_on_both_sides() -> None:
    table = Table(sites={"plains": "witchs_bargain"}, secrets={1: 2, 2: 0}, favor={0: 1, 1: 1, 2: 1})
    assert table.options("power") == []
    only_the_price = Table(sites={"plains": "witchs_bargain"}, secrets={1: 1}, favor={2: 4})
    assert only_the_price.options("power") == []


def test_with_the_vow_of_silence_a_bargain_only_buys_secrets() -> None:
    table = Table(
        sites={"plains": "witchs_bargain"}, advisers={1: "vow_of_silence"}, secrets={1: 2, 2: 1}, favor={1: 2, 2: 4}
    )
    table.do("power witchs_bargain")
    assert table.options() == ["buy 2", "done"]
    with pytest.raises(IllegalChoice):
        table.do("sell 2")
