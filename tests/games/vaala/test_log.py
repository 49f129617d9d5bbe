"""What the log and the questions say: by whom something was decided, what was declined, what came of it."""

import re
from itertools import pairwise
from random import Random

import pytest

from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.kernel import LANGUAGES, LOCALES, Match, Voice
from tests.games.vaala.fields import attacking
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table
from tests.kernel.test_locales import messages

VOICES = {language: Voice(language, VAALA) for language in LANGUAGES}


def question(table: Table, language: str) -> str:
    """What is asked, in words."""
    assert table.match.decision is not None
    return VOICES[language].prompt(table.match.decision)


def answers(table: Table, language: str) -> list[str]:
    """What can be answered, in words, in the order of the options."""
    assert table.match.decision is not None
    return [VOICES[language].option(table.match.decision, option) for option in table.match.decision.options]


# Who decides


def faceless_adrael_is_hit(*bonds: tuple[str, str]) -> Table:
    """Ferellon wounds the army of the Faceless Adrael; Eliza holds the initiative."""
    table = Table(
        *(FERELLON, NAGASHA, ELIZA),
        stack="sovereigns_wrath",
        units={ADRAEL: {"galadia": "ic"}},
        bonds=bonds,
        initiative=ELIZA,
        dice="c..... .",
    )
    table.do("activate attack")
    return table


def test_a_question_for_a_faceless_player_names_who_is_asked() -> None:
    table = faceless_adrael_is_hit()
    assert question(table, "en") == "Eliza decides for Adrael: which unit is destroyed? Galadia"
    assert question(table, "ru") == "Элайза решает за Безликого (Адраэль): какой юнит будет уничтожен? Галадия"
    bonded = faceless_adrael_is_hit((ADRAEL, NAGASHA))
    assert question(bonded, "en") == "Nagasha decides for Adrael: which unit is destroyed? Galadia"


def test_a_question_for_oneself_names_oneself() -> None:
    table = Table(stack="radiant_circuit")
    assert question(table, "en").startswith("Ferellon, Radiant Circuit: ")


def test_the_log_says_who_decided_for_a_faceless_player() -> None:
    table = faceless_adrael_is_hit()
    table.do("unit cavalry")
    names = [event.name for event in table.match.log]
    assert table.told("chose_for") == [(ELIZA, ADRAEL)]
    assert names.index("chose_for") == names.index("destroyed") - 1


def test_nobody_decides_for_a_person_or_where_there_is_no_choice() -> None:
    table = Table(stack="sovereigns_wrath", units={ELIZA: {"galadia": "ic"}}, dice="c.....")
    table.do("activate attack; unit cavalry")
    assert table.told("chose_for") == []
    table = Table(FERELLON, NAGASHA, stack="sovereigns_wrath", units={ADRAEL: {"galadia": "i"}}, dice="c.....")
    table.do("activate attack")
    assert (table.told("destroyed"), table.told("chose_for")) == ([(ADRAEL, "infantry", "galadia")], [])


def test_the_log_says_who_chose_a_target_region() -> None:
    table = Table(ELIZA, stack="radiant_circuit", power={"galadia": 1, "fai_forest": 1})
    assert "Target region of Ferellon: Galadia" in answers(table, "en")
    table.do("target galadia")
    assert table.told("target_chosen") == [(ELIZA, FERELLON, "galadia")]
    alone = Table(ELIZA, stack="radiant_circuit", power={"galadia": 1})
    assert (alone.told("flew"), alone.told("target_chosen")) == ([(FERELLON, "isval", "galadia")], [])


# What is declined


@pytest.mark.parametrize(
    ("language", "declined"),
    [("en", "Send nobody else (Galadia)"), ("ru", "Больше никого не отправлять (Галадия)")],
)
def test_who_stops_mustering_says_so(language: str, declined: str) -> None:
    table = Table(stack="kirin_charge", units={ELIZA: {"allaria": "ic"}}, neutral={"galadia": 1})
    table.do("activate attack; take infantry")
    assert answers(table, language)[-1] == declined


@pytest.mark.parametrize(
    ("language", "declined"),
    [("en", "Do not cancel the glyph Wrath (Nagasha)"), ("ru", "Не отменять глиф «Гнев» (Нагаша)")],
)
def test_who_does_not_react_says_to_what(language: str, declined: str) -> None:
    table = Table(
        *(FERELLON, ELIZA),
        stack="exquisite_kill",
        at={FERELLON: "lower_primalian"},
        open_vaala={FERELLON: ["one_law"]},
        tokens={FERELLON: (3, 0)},
    )
    assert table.asked == (FERELLON, "cancel_glyph")
    assert answers(table, language)[-1] == declined


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_is_a_bare_done(language: str) -> None:
    words = messages(LOCALES / language / "vaala.ftl")
    assert not {"option-done", "option-take", "option-keep", "option-unit", "option-everyone"} & set(words)
    declined = [word for word in words if re.match("option-(done|decline|keep|everyone)-", word)]
    assert len(declined) > 15
    text = (LOCALES / language / "vaala.ftl").read_text("utf-8")
    heads = re.findall(r"(?m)^option-(?:done|decline|keep|everyone)-\w+ = .*: .*", text)
    assert heads == [], "the page takes what stands before a colon for the head of a group"


# What happened


@pytest.mark.parametrize("persons", [(ELIZA,), (ELIZA, FERELLON), (ADRAEL,), (NAGASHA, ADRAEL, ELIZA)], ids=str)
def test_a_faceless_player_activates_only_glyphs_that_do_something(persons: tuple[str, ...]) -> None:
    match, random = Match(VAALA, seats=len(persons), seed=5, options=Options(characters=persons)), Random(5)
    while match.decision:
        match.play(random.choice(match.decision.options))
    quiet = ("activated", "glyph_idle", "resolving", "event", "cleaned_up", "region_glyph", "ended")
    pairs = [
        (one, after) for one, after in pairwise(match.log) if one.name == "activated" and one.args[0] not in persons
    ]
    assert len(pairs) > 3
    assert [one for one, after in pairs if after.name in quiet] == []


def test_a_faceless_glyph_that_can_do_nothing_cannot_be_applied() -> None:
    table = Table(ELIZA, stack="radiant_circuit sovereigns_wrath mercury_veil crimson_whisper royal_tithe")
    idle = [(FERELLON, "dragon-deploy"), (FERELLON, "dragon-attack"), (FERELLON, "collect")]
    idle += [(NAGASHA, "vaala"), (NAGASHA, "dragon-deploy"), (ADRAEL, "vaala")]
    assert [told for told in table.told("glyph_idle") if told[0] != ELIZA] == idle
    assert table.told("activated") == []


def test_the_healing_of_a_bond_is_told_as_its_own() -> None:
    table = Table(stack="radiant_circuit", wounds={FERELLON: 3}, bonds=[(ELIZA, FERELLON)])
    table.do("activate deploy; fly galadia")
    names = [event.name for event in table.match.log]
    assert table.told("bond_ability") == [(FERELLON, FERELLON)]
    assert names.index("bond_ability") == names.index("healed") - 1
    sound = Table(stack="radiant_circuit", bonds=[(ELIZA, FERELLON)])
    sound.do("activate deploy; fly galadia")
    assert sound.told("bond_ability") == []


def test_a_dragon_is_called_severely_wounded_once() -> None:
    table = attacking("", "i", "c", at={FERELLON: "galadia"}, wounds={FERELLON: 4})
    table.do("retreat_to isval")
    assert table.told("severely_wounded") == [(FERELLON,)]
    again = attacking("", "i", "c", at={FERELLON: "galadia"}, wounds={FERELLON: 5})
    again.do("retreat_to isval")
    assert (again.told("severely_wounded"), again.told("retreated")) == ([], [(FERELLON, "galadia", "isval")])


def test_a_unit_given_for_a_card_is_destroyed_in_the_log_as_on_the_card() -> None:
    table = Table(
        stack="crimson_whisper",
        units={ADRAEL: {"trade_route": "i"}},
        neutral={"north_tyveria": 1},
        open_vaala={ADRAEL: ["open_veins"]},
        tokens={ADRAEL: (3, 0)},
    )
    table.do("activate vaala; cast open_veins")
    assert (table.told("sacrificed"), table.told("removed")) == ([(ADRAEL, "infantry", "trade_route")], [])
    told = next(event for event in table.match.log if event.name == "sacrificed")
    assert VOICES["en"].event(told) == "Adrael destroys a unit of their own (infantry): Trade Route"
    assert VOICES["ru"].event(told) == "Адраэль уничтожает свой юнит (пехота): Торговый тракт"


def test_reinforce_says_that_neighbours_are_a_matter_of_choice() -> None:
    texts = {language: voice.text([VAALA.box.region_glyphs["reinforce"].say()]) for language, voice in VOICES.items()}
    assert "and may place 1 in each adjacent region" in texts["en"]
    assert "и может разместить по 1 в каждом соседнем регионе" in texts["ru"]


NAMED = re.compile(r"\bкарт(а|ы|у|е|ой|ам|ами|ах)?\b", re.IGNORECASE)


def test_russian_calls_a_card_by_one_word_and_keeps_the_other_for_the_map() -> None:
    text = (LOCALES / "ru" / "vaala.ftl").read_text("utf-8")
    messages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    maps = [message.split(" =")[0] for message in messages if NAMED.search(message)]
    hints = ["more-lands", "less-lands"]
    assert maps == ["about-components", *hints, "web-map", "web-to-map", "web-keys-walk", "web-keys-zoom"]
