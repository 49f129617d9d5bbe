"""What players read: the texts of the components, questions, answers and events say what the engine does."""

import re
from pathlib import Path

import pytest

from igroteka.games.meeples.box import Location, Monster
from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.effects import Defeat, Pile, ReturnCorruption, StandIn, StrengthAll
from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.wording import party
from igroteka.kernel import LANGUAGES, LOCALES, Voice, catalogue, say
from tests.games.meeples.table import Table

RUSSIAN, ENGLISH = (Voice(language, MEEPLES) for language in LANGUAGES)
LEDGER = Path(__file__).parents[3] / "docs/rules/en/meeples.md"


def question(table: Table) -> tuple[str, str]:
    """What is asked now, in Russian and in English."""
    assert table.match.decision is not None
    return RUSSIAN.prompt(table.match.decision), ENGLISH.prompt(table.match.decision)


def answer(table: Table, choice: str) -> tuple[str, str]:
    """How an answer is worded."""
    assert table.match.decision is not None
    option = tuple(choice.split())
    return RUSSIAN.option(table.match.decision, option), ENGLISH.option(table.match.decision, option)


def news(table: Table, name: str) -> list[tuple[str, str]]:
    """How the events of a name are worded."""
    return [(RUSSIAN.event(event), ENGLISH.event(event)) for event in table.match.log if event.name == name]


def test_who_owns_the_most_is_said_in_good_russian() -> None:
    assert RUSSIAN.text(BOX.quests["house_of_wands"].text()) == (
        "Пусть в конце игры у вас будет магов и жрецов вместе не меньше, чем у любого другого игрока."
    )


def test_an_empty_prestige_location_is_not_blamed_on_the_supply() -> None:
    table = Table("warrior", "mage", built={"castle_1": "greenwood_post"})
    table.g.stock["greenwood_post"] = 0
    table.restart()
    table.do("send warrior greenwood_post; commit")
    assert table.g.supply["ranger"] > 0
    assert table.told("lacking") == []
    assert news(table, "out_of_stock") == [
        (
            "Игрок 1 никого не получает, на жетоне пусто: следопыт (Застава Зеленолесья)",
            "Player 1 goes without, for the token has none left: Ranger (Greenwood Post)",
        )
    ]


def test_everyone_hears_for_whom_a_shaman_stands_in() -> None:
    table = Table("shaman", "peasant", built={"castle_1": "lantern_archive"})
    table.do("send_as shaman mage lantern_archive")
    (told,) = [event for event in table.match.log if event.name == "sent_as"]
    assert (told.args, told.to) == ((0, "shaman", "mage", "lantern_archive"), None)
    assert news(table, "sent_as") == [
        ("Игрок 1 отправляет: шаман как маг → Фонарный архив", "Player 1 sends: Shaman as Mage → Lantern Archive")
    ]
    assert table.told("sent") == []


def test_the_kings_choice_names_the_minion_that_completes_it() -> None:
    table = Table("knight", "knight", "knight", quests=["kings_choice"], arrivals=3, final=1)
    table.do("send knight incinerator; commit")
    assert table.me.completed == ["kings_choice"]
    text = BOX.quests["kings_choice"].text()
    assert "монстра уровня 3 (Тёмный Повелитель и приспешник тоже подходят)" in RUSSIAN.text(text)
    assert "a monster of level 3 (a Dark Overlord or the minion will do too)" in ENGLISH.text(text)


def test_a_lower_level_in_a_goal_is_a_least_one() -> None:
    assert "уровня 2 и выше" in RUSSIAN.sentence(Defeat(level=2).say())
    assert "of level 2 or higher" in ENGLISH.sentence(Defeat(level=2).say())
    assert "уровня 2 и выше" in RUSSIAN.sentence(Pile(count=1, level=2).say())
    assert "of level 2 or higher" in ENGLISH.sentence(Pile(count=1, level=2).say())


def test_the_drill_square_asks_for_those_who_can_be_sent_there() -> None:
    table = Table("peasant", "ranger", "paladin", "knight", "warrior", phase="development", levels={"knight": 3}, vp=9)
    sent = [option for option in table.options("send") if option.endswith("drill_square")]
    assert sent == ["send warrior drill_square"]
    text = BOX.capitol["drill_square"].text()
    assert RUSSIAN.text(text).startswith("Отправьте бойца класса, у которого есть следующий уровень ▶")
    assert ENGLISH.text(text).startswith("Send a fighter of a class that has a next level ▶")


def test_the_answer_after_the_capitol_fits_both_of_its_questions() -> None:
    table = Table("mage", "warrior", phase="development", levels={"mage": 2}, quests=["grave_keeper"])
    assert answer(table, "proceed") == ("Готово: дальше", "Done: go on")
    table.do("send warrior drill_square; proceed")
    assert table.asked == (0, "ability")
    assert question(table) == (
        "Фаза развития: какое свойство использовать?",
        "Development phase: which ability do you use?",
    )
    assert answer(table, "proceed") == ("Готово: дальше", "Done: go on")


def test_the_cleric_asks_a_question() -> None:
    table = Table("cleric", "corruption", phase="development", bag=["warrior", "warrior"], levels={"cleric": 3})
    table.do("use cleric")
    assert table.asked == (0, "may")
    assert question(table) == (
        "Жрец: верните в запас осквернённого из таверны, если хотите. Сделать это?",
        "Cleric: do you return a Corruption from your Tavern to the supply?",
    )


def test_the_full_district_is_named() -> None:
    full = ["skeleton", "sawdust_bandit", "rat_pack"]
    table = Table("knight", monsters={"castle": full, "village": ["forest_wolf"]}, deck=["ghoul"])
    table.do("send knight forest_wolf; commit")
    assert table.asked == (0, "district")
    assert question(table) == (
        "Упырь: район «Замок» заполнен. Куда поставить монстра?",
        "Ghoul: the Castle is full. Where does the monster go?",
    )


WARNING = ("тех, кто уже отправлен, после этого свободно не вернуть", "cannot be taken back freely after it")


def warned(table: Table) -> tuple[bool, bool]:
    """Does the question say that those already sent would be sent for good?"""
    russian, english = question(table)
    return WARNING[0] in russian, WARNING[1] in english


@pytest.mark.parametrize(
    ("phase", "sent"),
    [
        ("main", "send peasant novices_chapel"),
        ("main", "send knight skeleton"),
        ("development", "send peasant builders"),
    ],
)
def test_a_study_that_would_seal_those_already_sent_says_so_before(phase: str, sent: str) -> None:
    table = Table("mage", "peasant", "knight", phase=phase, levels={"mage": 2}, monsters={"castle": ["skeleton"]})
    assert (warned(table), "use mage" in table.options()) == ((False, False), True)
    table.do(sent)
    assert (warned(table), table.match.reveals(("use", "mage"))) == ((True, True), True)
    table.match.undo()
    assert warned(table) == (False, False)
    table.do(f"{sent}; use mage")
    assert (table.match.undo_is_free, warned(table)) == (False, (False, False))


def test_without_an_ability_nothing_is_said_of_sealing() -> None:
    table = Table("mage", "peasant", "peasant")
    table.do("send peasant novices_chapel")
    assert (table.options("use"), warned(table)) == ([], (False, False))


def test_fighters_have_one_name_in_english() -> None:
    values = "\n".join(
        line.partition("=")[2] or line for line in (LOCALES / "en/meeples.ftl").read_text("utf-8").splitlines()
    )
    shown = re.sub(r"\{[^{}]*\}", "", values)
    assert re.findall(r"(?i)\bunits?\b", shown) == []
    ledger = LEDGER.read_text("utf-8").replace("MM-UNIT", "")
    assert re.findall(r"(?i)\bunits?\b", ledger) == []


def test_a_place_tells_whom_it_needs_apart_from_what_it_gives() -> None:
    shown = catalogue(BOX)
    (temple,) = shown.locations["healers_temple"].lines
    assert (temple.units, ENGLISH.text([say("text-activate", units=party(temple.units), effect=temple.gives)])) == (
        {"warrior": 1, "cleric": 1},
        ENGLISH.text(shown.locations["healers_temple"].text),
    )
    assert [line.units for line in shown.locations["greenwood_post"].lines] == [{"warrior": 1, "mage": 1}, {}]
    assert shown.capitol["drill_square"].lines[0].units == {"any": 1}
    assert all(len(room.lines) == 1 and room.lines[0].units == room.requirement for room in shown.rooms.values())


def test_a_hill_tells_who_may_reign_and_what_that_gives() -> None:
    hill = catalogue(BOX).locations["colosseum"]
    assert [(crown.unit, crown.sign, crown.count) for crown in hill.crowns] == [
        ("peasant", "vp", 1),
        ("warrior", "vp", 2),
        ("knight", "vp", 3),
    ]
    assert hill.lines == []
    assert {crown.sign for crown in catalogue(BOX).locations["mage_academy"].crowns} == {"bag"}
    (odd,) = Location(id="colosseum", crown={"mage": ReturnCorruption()}).crowns()
    assert (odd.sign, odd.gives) == (None, ReturnCorruption().say())


def test_what_strengthens_a_class_for_good_says_so() -> None:
    monsters = catalogue(BOX).monsters
    lasting = [monster for monster in monsters.values() if monster.strengthens]
    assert lasting
    assert all("rest of the game" in ENGLISH.text(monster.text) for monster in lasting)
    both = Monster(id="x", level=1, type="beast", strength=1, vp=0, bonus=(StrengthAll(("mage", "cleric"), 1),) * 2)
    assert both.strengthens() == ["mage", "cleric"]
    assert Monster(id="x", level=1, type="beast", strength=1, vp=0, bonus=(StandIn("shaman"),)).strengthens() == []
