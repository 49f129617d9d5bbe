"""Denizen cards: their slots, the row, what they do for units (LV-DENZ)."""

import pytest

from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from igroteka.kernel import LANGUAGES, Voice, catalogue
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.ledger import rule

OF_ALLARIA = ("oathguard_legion", "bucentaur_archers", "kirin_sentinels")
SLOTS = ("infantry", "archers", "cavalry")


@rule("LV-DENZ-01")
def test_a_denizen_has_a_homeland_a_type_and_an_ability() -> None:
    faces = catalogue(BOX).denizens
    printed = {face.id: (face.homeland, face.unit) for face in faces.values()}
    assert len(printed) == 36
    assert set(printed.values()) == {(region, unit) for region in BOX.board.regions for unit in SLOTS}
    assert printed["griffin_knights"] == ("isval", "cavalry")
    assert printed["fai_hunters"] == ("fai_forest", "archers")
    assert printed["galadian_priest"] == ("galadia", "infantry")


@rule("LV-DENZ-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_denizen_has_a_name_and_a_text(language: str) -> None:
    voice = Voice(language, VAALA)
    faces = catalogue(BOX).denizens.values()
    assert len({voice.name("card", face.id) for face in faces}) == 36
    assert all(len(voice.text(face.ability)) > 20 for face in faces)


@rule("LV-DENZ-02", "LV-DENZ-03")
@pytest.mark.parametrize(("card", "slot"), list(zip(OF_ALLARIA, SLOTS, strict=True)))
def test_a_denizen_goes_to_the_slot_of_its_type(card: str, slot: str) -> None:
    table = Table(stack="eliza:allaria", row=OF_ALLARIA)
    table.do(f"denizen {card}")
    assert table.player(ELIZA).denizens == {slot: card}


@rule("LV-DENZ-04")
def test_an_older_denizen_of_the_type_is_discarded() -> None:
    table = Table(stack="eliza:allaria", row=OF_ALLARIA, denizens=[(ELIZA, "galadian_priest"), (ELIZA, "alms_riders")])
    table.do("denizen oathguard_legion")
    assert table.player(ELIZA).denizens == {"infantry": "oathguard_legion", "cavalry": "alms_riders"}
    assert table.g.denizen_discard == ["galadian_priest"]
    assert table.told("denizen_discarded") == [(ELIZA, "galadian_priest")]
    assert "galadian_priest" not in table.g.row


@rule("LV-DENZ-04")
def test_a_discarded_denizen_works_no_longer() -> None:
    table = Table(
        stack="eliza:allaria connoisseurs_claim",
        at={NAGASHA: "galadia"},
        units={ELIZA: {"galadia": "i"}},
        row=["oathguard_legion"],
        denizens=[(ELIZA, "caravan_guard")],
        power={"galadia": 1},
    )
    table.do("denizen oathguard_legion; unit archers; done; activate collect")
    assert table.player(NAGASHA).power == 1


@rule("LV-DENZ-04")
def test_discarded_denizens_come_back_to_the_deck_in_clean_up() -> None:
    table = Table(stack="eliza:allaria", row=OF_ALLARIA, denizens=[(ELIZA, "galadian_priest")])
    table.do("denizen oathguard_legion; unit archers")
    assert (table.g.round, table.g.denizen_discard) == (2, [])
    assert "galadian_priest" in table.g.row + table.g.denizen_deck


@rule("LV-DENZ-05")
def test_the_row_is_not_refilled_until_clean_up() -> None:
    row = [*OF_ALLARIA, "jaguar_kin", "tide_runners", "blood_levy"]
    table = Table(stack="eliza:allaria adrael:trade_route", row=row)
    table.do("denizen kirin_sentinels")
    rest = ["oathguard_legion", "bucentaur_archers", "jaguar_kin", "tide_runners", "blood_levy"]
    assert (table.g.row, len(table.g.denizen_deck)) == (rest, 30)
    table.do("unit infantry; unit infantry")
    assert (table.g.round, len(table.g.row), len(table.g.denizen_deck)) == (2, 6, 29)


@rule("LV-DENZ-06")
def test_all_units_of_the_type_have_the_ability_and_no_others() -> None:
    table = Table(
        stack="tribute_of_lesser_kin connoisseurs_claim",
        at={FERELLON: "galadia", NAGASHA: "nauak"},
        units={ELIZA: {"galadia": "i", "nauak": "i"}},
        denizens=[(ELIZA, "caravan_guard")],
        power={"galadia": 1, "nauak": 1},
    )
    assert table.told("glyph_idle") == [(FERELLON, "collect")]
    table.do("skip vaala")
    assert table.told("glyph_idle") == [(FERELLON, "collect"), (NAGASHA, "collect")]


@rule("LV-DENZ-06")
@pytest.mark.parametrize("army", ["c", "aaac", ""])
def test_units_of_other_types_do_not_have_the_ability(army: str) -> None:
    table = Table(
        stack="connoisseurs_claim",
        at={NAGASHA: "galadia"},
        units={ELIZA: {"galadia": army, "nauak": "i"}},
        denizens=[(ELIZA, "caravan_guard")],
        power={"galadia": 1},
    )
    table.do("activate collect")
    assert table.player(NAGASHA).power == 1


@rule("LV-DENZ-06")
def test_the_units_of_another_general_do_not_have_the_ability() -> None:
    table = Table(
        stack="connoisseurs_claim",
        at={NAGASHA: "galadia"},
        units={ADRAEL: {"galadia": "i"}},
        denizens=[(ELIZA, "caravan_guard")],
        power={"galadia": 1},
    )
    table.do("activate collect")
    assert table.player(NAGASHA).power == 1


@rule("LV-DENZ-07")
def test_a_denizen_on_a_board_cannot_be_taken_by_another_player() -> None:
    table = Table(
        stack="adrael:allaria",
        at={ELIZA: "isval"},
        units={ADRAEL: {"allaria": "i"}},
        denizens=[(ELIZA, "oathguard_legion")],
        row=["kirin_sentinels"],
        tokens={ADRAEL: (3, 0)},
    )
    assert (table.asked, table.options()) == ((ADRAEL, "upgrade"), ["denizen kirin_sentinels", "done"])
    table.do("denizen kirin_sentinels")
    assert table.player(ELIZA).denizens == {"infantry": "oathguard_legion"}


@rule("LV-DENZ-08")
def test_a_general_has_at_most_one_denizen_of_each_type() -> None:
    table = Table(
        stack="eliza:allaria eliza:galadia",
        units={ELIZA: {"galadia": "i"}},
        row=["kirin_sentinels", "belfry_wardens"],
        denizens=[(ELIZA, "jaguar_kin"), (ELIZA, "toll_keepers"), (ELIZA, "tide_runners")],
    )
    table.do("denizen kirin_sentinels; unit infantry; done; denizen belfry_wardens")
    assert table.player(ELIZA).denizens == {
        "infantry": "jaguar_kin",
        "archers": "belfry_wardens",
        "cavalry": "kirin_sentinels",
    }
    assert table.g.denizen_discard == ["tide_runners", "toll_keepers"]
