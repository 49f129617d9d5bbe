"""Somebody else's box: what the rulebook does not know is refused, each fault with a sentence."""

from typing import Any

from igroteka.games.meeples.game import MEEPLES
from tests.boxes import Edit, check_faults, edited, told


def few_for_two(box: Any) -> None:
    for monster in [monster for monster in box["monsters"].values() if monster["level"] == 1][:3]:
        monster["three_plus"] = True


FAULTS: dict[str, tuple[Edit, str]] = {
    "meeples": (
        lambda box: box["meeples"]["knight"].update(count=14),
        "meeples.knight: the box holds 15 of them (MM-COMP-02..10).",
    ),
    "missing class": (
        lambda box: box["heroes"].pop("knight"),
        'heroes: "knight" is missing.',
    ),
    "unknown effect": (
        lambda box: box["locations"]["muster_court"].update(reward={"type": "GainUnits", "unit": "knight"}),
        'locations.muster_court.reward: there is no word "GainUnits"; did you mean "GainUnit"?',
    ),
    "levels": (
        lambda box: box["heroes"]["warrior"]["levels"].pop(),
        "heroes.warrior.levels: there are 3 (MM-DEV-20, MM-PREST-11).",
    ),
    "ability without a phase": (
        lambda box: box["heroes"]["mage"]["levels"][1].pop("phases"),
        'heroes.mage: "ability" and "phases" go together.',
    ),
    "district of a location": (
        lambda box: box["locations"]["muster_court"].update(district="village"),
        'locations.muster_court: its district is "castle".',
    ),
    "district of a lot": (
        lambda box: box["slots"]["castle_1"].update(district="village"),
        'slots.castle_1: its district is "castle".',
    ),
    "nobody": (
        lambda box: box["locations"]["muster_court"].update(requirement={}),
        "locations.muster_court: a location needs somebody.",
    ),
    "hill": (
        lambda box: box["locations"]["colosseum"].update(requirement={"any": 1}),
        'locations.colosseum: a King of the Hill location has nothing but its "crown".',
    ),
    "stock": (
        lambda box: box["locations"]["greenwood_post"].update(stock={"ranger": 1, "paladin": 1}),
        "locations.greenwood_post.stock: there is one class of meeples on a location.",
    ),
    "deals": (
        lambda box: box["capitol"]["drill_square"]["deals"][0].update(requirement={"any": 2}),
        "capitol.drill_square: its deals are those of the rulebook (MM-DEV-06..10).",
    ),
    "council": (
        lambda box: box["monsters"]["incinerator"].update(role="overlord"),
        'monsters: 3 of the role "overlord" are needed, not 4 (MM-COMP-29).',
    ),
    "monsters": (
        lambda box: box["monsters"]["skeleton"].update(level=2),
        "monsters: 12 of level 1 are needed, not 11 (MM-COMP-26..28).",
    ),
    "two players": (few_for_two, 'monsters: two players need 10 of level 1 without "three_plus", not '),
    "home": (
        lambda box: box["monsters"]["skeleton"].pop("district"),
        "monsters.skeleton: monsters of the city have a district, the Dark Council has none.",
    ),
    "arrivals": (
        lambda box: box["arrivals"].pop(),
        "arrivals: these are needed: arrival_1, arrival_2, arrival_3.",
    ),
    "a reward at the end": (
        lambda box: box["quests"]["clear_the_cellars"].update(kind="end"),
        "quests.clear_the_cellars: a quest for the end of the game gives nothing but VP.",
    ),
    "a lasting bonus": (
        lambda box: box["quests"]["clear_the_cellars"].update(
            bonus=[{"type": "StrengthAll", "units": ["knight"], "amount": 1}]
        ),
        'quests.clear_the_cellars: what lasts belongs to a quest of the kind "ongoing".',
    ),
    "a goal for the end": (
        lambda box: box["quests"]["clear_the_cellars"].update(
            goal={"type": "AtMost", "unit": "corruption", "count": 1}
        ),
        'quests.clear_the_cellars: this goal is only for the kind "end".',
    ),
    "token": (
        lambda box: box["tokens"]["two_masters"].update(condition={"type": "TavernHolds", "units": {"mage": 1}}),
        'tokens.two_masters: "TypesAtLevel" or "SentThere" is expected.',
    ),
    "a word of the Capitol": (
        lambda box: box["locations"]["muster_court"].update(reward={"type": "Train"}),
        'locations.muster_court: "Train" belongs to the Capitol.',
    ),
    "a word of a token": (
        lambda box: box["locations"]["muster_court"].update(
            reward={
                "type": "If",
                "condition": {"type": "TypesAtLevel", "types": 1, "level": 2},
                "effect": {"type": "GainVp", "count": 1},
            }
        ),
        'locations.muster_court: "TypesAtLevel" belongs to a bonus token.',
    ),
    "class": (
        lambda box: box["quests"]["clear_the_cellars"]["goal"].update(units={"arrival_1": 1}),
        'quests.clear_the_cellars.goal.units: there is no class "arrival_1".',
    ),
}


def test_what_the_rulebook_does_not_know_is_refused() -> None:
    check_faults(MEEPLES, FAULTS)


def test_a_card_with_dozens_of_bonuses_is_refused() -> None:
    bonus = {"type": "StrengthOneBeside", "beside": "warrior", "unit": "peasant", "amount": 1}
    text = edited(MEEPLES, lambda box: box["heroes"]["warrior"]["levels"][0].update(bonus=[bonus] * 22))
    assert told(MEEPLES, text) == ["heroes.warrior.levels[0].bonus: this has 22 parts; from 0 to 4 are allowed."]
