"""The Resolution phase (LV-RESO)."""

from igroteka.games.vaala.state import PLANNING, RESOLUTION
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule


def planned(opening: str, closing: str, *choices: str) -> Table:
    """A table after a Planning phase with the two events and these choices, Ferellon's first."""
    table = Table()
    table.g.stack[0].card = opening
    table.g.event_deck = [card for card in table.g.event_deck if card not in (opening, closing)]
    table.g.event_deck.append(closing)
    table.do("; ".join(choices))
    return table


def skip_all(table: Table) -> None:
    """Leave out every glyph of the round."""
    while table.g.phase == RESOLUTION:
        table.do(table.options("skip")[0])


def glyphs(table: Table) -> list[tuple[str | int, ...]]:
    return table.told("activated")


# The action deck


@rule("LV-RESO-01")
def test_cards_are_resolved_in_the_order_in_which_they_were_laid() -> None:
    table = planned(
        "ebbing_currents",
        "red_moonrise",
        "plan radiant_circuit",
        "plan trade_route",
        "plan mercury_veil",
        "plan royal_tithe",
        "plan gilded_flight",
        "pass",
    )
    while not table.told("cleaned_up"):
        table.do((table.options("skip") or table.options("unit"))[0])
    assert table.told("resolving") == [
        (FERELLON, "radiant_circuit"),
        (ADRAEL, "trade_route"),
        (NAGASHA, "mercury_veil"),
        (ELIZA, "royal_tithe"),
        (FERELLON, "gilded_flight"),
    ]


@rule("LV-RESO-02")
def test_the_opening_event_comes_first_and_the_closing_event_last() -> None:
    table = planned(
        "oracle_of_the_humble",
        "red_moonrise",
        *("plan radiant_circuit", "plan red_harvest", "plan mercury_veil", "plan royal_tithe", "plan gilded_flight"),
        "pass",
    )
    skip_all(table)
    told = [event.name for event in table.match.log if event.name in ("event", "resolving", "cleaned_up")]
    assert told == ["event", *["resolving"] * 5, "event", "cleaned_up"]
    assert table.told("event") == [("oracle_of_the_humble",), ("red_moonrise",)]


@rule("LV-RESO-03")
def test_only_the_top_card_is_visible() -> None:
    table = Table(stack="radiant_circuit red_harvest eliza:allaria march_fever")
    seen = table.sees()
    assert seen.current is not None
    assert (seen.current.card, seen.current.by) == ("radiant_circuit", FERELLON)
    assert seen.stack == [ADRAEL, ELIZA, ""]
    table.do("skip deploy")
    seen = table.sees()
    assert seen.current is not None
    assert seen.current.card == "allaria"
    assert seen.stack == [""]


@rule("LV-RESO-04")
def test_a_card_is_resolved_completely_before_the_next_is_revealed() -> None:
    table = Table(stack="gilded_flight radiant_circuit", power={"isval": 1})
    table.do("skip deploy")
    assert table.asked == (FERELLON, "glyph")
    assert table.options() == ["activate collect", "skip collect"]
    assert table.told("resolving") == [(FERELLON, "gilded_flight")]
    table.do("activate collect")
    assert table.told("resolving") == [(FERELLON, "gilded_flight"), (FERELLON, "radiant_circuit")]


# Events


@rule("LV-RESO-05")
def test_an_event_is_followed_and_then_discarded() -> None:
    table = Table(stack="red_moonrise springs_of_vaala", power={"allaria": 1})
    regions = table.g.regions
    starts = ("isval", "trade_route", "lower_primalian", "allaria")
    assert [regions[region].power for region in starts] == [1, 1, 1, 2]
    assert table.g.event_discard == ["red_moonrise"]
    assert table.asked == (FERELLON, "place_power")


# Action cards


@rule("LV-RESO-06")
def test_the_owner_of_a_card_is_asked_and_applies_the_text_of_the_own_board() -> None:
    table = Table(stack="connoisseurs_claim royal_tithe", power={"lower_primalian": 3, "allaria": 3, "galadia": 3})
    table.player(ELIZA).units = {"galadia": {"infantry": 1}}
    assert table.asked == (NAGASHA, "glyph")
    table.do("activate collect")
    assert (table.player(NAGASHA).power, table.g.regions["lower_primalian"].power) == (2, 1)
    assert table.asked == (ELIZA, "glyph")
    table.do("activate collect")
    assert (table.player(ELIZA).power, table.g.regions["allaria"].power, table.g.regions["galadia"].power) == (2, 2, 2)


@rule("LV-RESO-07")
def test_all_glyphs_of_a_card_may_be_activated() -> None:
    table = Table(stack="tribute_of_lesser_kin", power={"isval": 1})
    table.do("activate collect; activate vaala")
    assert glyphs(table) == [(FERELLON, "collect"), (FERELLON, "vaala")]


@rule("LV-RESO-07")
def test_any_glyph_of_a_card_may_be_left_out() -> None:
    first = Table(stack="tribute_of_lesser_kin", power={"isval": 1})
    first.do("skip collect; activate vaala")
    assert (glyphs(first), first.player(FERELLON).power) == ([(FERELLON, "vaala")], 0)
    assert first.told("glyph_skipped") == [(FERELLON, "collect")]
    second = Table(stack="tribute_of_lesser_kin", power={"isval": 1})
    second.do("activate collect; skip vaala")
    assert (glyphs(second), second.player(FERELLON).vaala_open) == ([(FERELLON, "collect")], [])


@rule("LV-RESO-07")
def test_no_glyph_need_be_activated_at_all() -> None:
    table = Table(stack="tribute_of_lesser_kin", power={"isval": 1})
    table.do("skip collect; skip vaala")
    assert glyphs(table) == []
    assert table.g.phase == PLANNING


@rule("LV-RESO-08")
def test_the_glyphs_are_offered_from_top_to_bottom_and_not_otherwise() -> None:
    table = Table(stack="golden_descent", neutral={"galadia": 1})
    assert table.options() == ["activate deploy", "skip deploy"]
    table.do("skip deploy")
    assert table.options() == ["activate attack", "skip attack"]
    table.do("skip attack")
    assert table.options() == ["activate vaala", "skip vaala"]


@rule("LV-RESO-08")
def test_a_later_glyph_works_where_an_earlier_one_has_led() -> None:
    table = Table(stack="gilded_flight", power={"galadia": 2})
    table.do("activate deploy; fly galadia; activate collect")
    assert table.player(FERELLON).power == 2
    other_way_round = Table(stack="tribute_of_lesser_kin radiant_circuit", power={"galadia": 2})
    other_way_round.do("skip vaala; activate deploy; fly galadia")
    assert other_way_round.player(FERELLON).power == 0
    assert other_way_round.g.phase == PLANNING


@rule("LV-RESO-09")
def test_an_action_card_returns_to_its_owners_hand_after_its_effect() -> None:
    table = Table(stack="gilded_flight radiant_circuit", power={"isval": 1})
    hand = table.player(FERELLON).hand
    table.do("skip deploy")
    assert (len(hand), "gilded_flight" in hand) == (4, False)
    table.do("activate collect")
    assert (len(hand), "gilded_flight" in hand, "radiant_circuit" in hand) == (5, True, False)
    assert table.sees().players[0].shown == ["gilded_flight"]


@rule("LV-RESO-10")
def test_a_dragonbond_is_checked_after_a_glyph_and_before_the_next() -> None:
    table = Table(stack="gilded_flight", power={"allaria": 1}, dice="hc")
    table.do("activate deploy; fly allaria")
    assert table.told("bond_roll") == [(ELIZA, FERELLON)]
    assert (table.player(FERELLON).ally, table.player(ELIZA).ally) == (ELIZA, FERELLON)
    assert table.options() == ["activate collect", "skip collect"]


@rule("LV-RESO-10")
def test_a_general_who_comes_to_a_dragon_leads_to_a_check_too() -> None:
    table = Table(stack="oathguard_advance", at={FERELLON: "galadia"}, dice=".h")
    table.do("activate deploy; march allaria galadia; done")
    assert table.told("bond_roll") == [(ELIZA, FERELLON)]
    assert table.player(ELIZA).ally == ""


@rule("LV-RESO-10")
def test_there_is_no_check_where_a_dragon_meets_units_without_their_general() -> None:
    table = Table(stack="radiant_circuit", units={ELIZA: {"galadia": "i"}})
    table.do("activate deploy; fly galadia")
    assert table.told("bond_roll") == []


@rule("LV-RESO-11")
def test_a_severely_wounded_dragon_rests_instead_of_the_first_glyph() -> None:
    table = Table(stack="gilded_flight", wounds={FERELLON: 5}, power={"isval": 1})
    assert table.told("healed") == [(FERELLON, 2)]
    assert glyphs(table) == [(FERELLON, "rest")]
    assert table.told("flew") == []
    assert table.player(FERELLON).wounds == 3
    assert table.options() == ["activate collect", "skip collect"]


@rule("LV-RESO-11")
def test_with_a_free_space_on_the_wound_track_the_first_glyph_is_activated() -> None:
    table = Table(stack="gilded_flight", wounds={FERELLON: 4})
    assert table.options() == ["activate deploy", "skip deploy"]
    assert table.player(FERELLON).wounds == 4


# Region cards


@rule("LV-RESO-12", "LV-RESO-13")
def test_the_three_glyphs_of_a_region_card_are_applied_from_top_to_bottom() -> None:
    table = Table(stack="eliza:allaria", row=["kirin_sentinels"])
    assert table.asked == (ELIZA, "upgrade")
    assert (table.army(ELIZA, "allaria"), table.g.regions["allaria"].city) == ("", False)
    table.do("denizen kirin_sentinels")
    assert table.player(ELIZA).denizens == {"cavalry": "kirin_sentinels"}
    assert table.asked == (ELIZA, "place_unit")
    assert table.options() == ["unit archers", "unit cavalry", "unit infantry"]
    assert not table.g.regions["allaria"].city
    table.do("unit archers")
    assert (table.army(ELIZA, "allaria"), table.g.regions["allaria"].city) == ("a", True)
    assert table.told("region_glyph") == [("allaria", "upgrade"), ("allaria", "reinforce"), ("allaria", "fortify")]


@rule("LV-RESO-14")
def test_a_region_card_goes_back_to_its_owners_hand() -> None:
    table = Table(stack="eliza:allaria radiant_circuit")
    assert "allaria" not in table.player(ELIZA).hand
    table.do("unit infantry")
    assert "allaria" in table.player(ELIZA).hand
    assert table.asked == (FERELLON, "glyph")


@rule("LV-RESO-15", "LV-RESO-16")
def test_the_card_of_a_region_that_nobody_controls_works_and_goes_to_the_region_deck() -> None:
    table = Table(stack="eliza:allaria radiant_circuit", at={ELIZA: "galadia"})
    assert (table.g.regions["allaria"].neutral, table.g.regions["allaria"].city) == (2, True)
    assert "allaria" in table.g.region_deck
    assert "allaria" not in table.player(ELIZA).hand
    assert table.asked == (FERELLON, "glyph")


@rule("LV-RESO-14", "LV-RESO-16")
def test_the_card_of_a_conquered_region_works_for_the_conqueror_who_keeps_it() -> None:
    table = Table(
        stack="eliza:allaria radiant_circuit",
        at={ELIZA: "galadia"},
        units={ADRAEL: {"allaria": "i"}},
        row=["kirin_sentinels"],
    )
    assert table.asked == (ADRAEL, "upgrade")
    table.do("denizen kirin_sentinels; unit cavalry")
    assert table.army(ADRAEL, "allaria") == "ic"
    assert table.g.regions["allaria"].city
    assert "allaria" in table.player(ADRAEL).hand
    assert "allaria" not in table.player(ELIZA).hand + table.g.region_deck


@rule("LV-RESO-15", "LV-RESO-16")
def test_a_faceless_conqueror_is_reinforced_but_the_card_goes_to_the_region_deck() -> None:
    table = Table(
        FERELLON,
        ELIZA,
        stack="eliza:allaria radiant_circuit",
        at={ELIZA: "galadia"},
        units={ADRAEL: {"allaria": "ic"}},
        row=["kirin_sentinels"],
    )
    assert table.army(ADRAEL, "allaria") == "ica"
    assert table.player(ADRAEL).denizens == {}
    assert "allaria" in table.g.region_deck


# The end of the phase


@rule("LV-RESO-17")
def test_after_the_last_card_comes_clean_up() -> None:
    table = Table(stack="radiant_circuit", open_vaala={FERELLON: ["one_law"]})
    assert table.told("cleaned_up") == []
    table.do("skip deploy")
    assert table.told("cleaned_up") == [()]
    assert table.player(FERELLON).vaala_discard == ["one_law"]
    assert (table.g.phase, table.g.current) == (PLANNING, None)
