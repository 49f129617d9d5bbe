"""Boxes damaged at random: numbers at their bounds, lists emptied or repeated, words exchanged for others."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from igroteka.kernel import AnyGame, export_components

ENDLESS = 123_456_789
"""Stands for a number of 4,000 digits."""
NUMBERS = (-1, 0, 1, 2, 3, 8, 20, 50, 99, 10_000, ENDLESS)

Place = tuple[Any, Any]
"""A container and the key of something in it."""


def mutated(game: AnyGame, random: Random, count: int) -> str:
    """The text of the standard box after so many random changes."""
    data = json.loads(export_components(game))
    for _ in range(count):
        container, key = random.choice(list(places(data)))
        container[key] = other(container[key], data, random)
    return _text(data)


def places(data: Any) -> Iterator[Place]:
    """Everything inside, with where it lies."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        if key != "components":
            yield data, key
            yield from places(value)


def other(value: Any, data: Any, random: Random) -> Any:
    """Something else for a value: another of its kind from anywhere in the box, or an extreme one."""
    if random.random() < 0.5:
        alike = [box[key] for box, key in places(data) if _alike(box[key], value)]
        return json.loads(_text(random.choice(alike)))
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int | float):
        return random.choice(NUMBERS)
    if isinstance(value, list):
        return random.choice([[], value * 2, value * 30, value[:1], value[::-1]])
    if isinstance(value, dict) and "type" in value:
        return random.choice([{"type": "Seq", "parts": [value] * random.choice([0, 2, 8])}, _extreme(value, random)])
    return random.choice(["", "x" * 300, {}, [], 0])


def _extreme(word: dict[str, Any], random: Random) -> dict[str, Any]:
    return {key: random.choice(NUMBERS[:9]) if type(part) is int else part for key, part in word.items()}


def _alike(one: Any, two: Any) -> bool:
    if isinstance(one, dict) and isinstance(two, dict):
        return ("type" in one) == ("type" in two)
    return type(one) is type(two)


def _text(data: Any) -> str:
    return json.dumps(data).replace(f"{ENDLESS}", "9" * 4000)
