"""Boxes of strangers: everything in them is bounded by its type, and what is accepted can be played to its end."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest
from msgspec import structs

from igroteka.kernel import BadComponents, Match, games, load_components
from igroteka.kernel.components import words_of
from igroteka.kernel.components.kinds import bare, has_id, is_struct, is_word, members, noted, plain
from tests.mutations import mutated

LONGEST_GAME = 3_000


@pytest.mark.parametrize("name", games())
def test_every_number_and_list_of_a_box_is_bounded_by_its_type(name: str) -> None:
    game = games()[name]
    kinds = [type(game.box), *words_of(game).values()]
    assert sorted({place for kind in kinds for place in unbounded(kind, name, set())}) == []


def unbounded(kind: Any, place: str, seen: set[Any]) -> Iterator[str]:
    """Where a number or a list may be as large as it likes; a table has the ids of the standard box, no others."""
    for one in members(kind):
        if bare(one) in (int, float) and not noted(one, "le"):
            yield place
        elif bare(one) in (tuple, list, dict):
            *_, last = parts = get_args(plain(one))
            is_table = bare(one) is dict and (has_id(last) or is_word(last))
            if not is_table and (bare(one) is not tuple or last is ...) and not noted(one, "max_length"):
                yield place
            for part in parts:
                yield from unbounded(part, place, seen)
        elif is_struct(one) and bare(one) not in seen:
            seen.add(bare(one))
            for field in structs.fields(bare(one)):
                yield from unbounded(field.type, f"{bare(one).__name__}.{field.name}", seen)


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("name", games())
def test_a_damaged_box_is_refused_or_played_to_its_end(name: str, seed: int) -> None:
    random = Random(seed)
    text = mutated(games()[name], random, random.choice([1, 1, 2, 4]))
    try:
        game = load_components(games()[name], text)
    except BadComponents:
        return
    match = Match(game, seats=random.choice(game.seats), seed=seed, silent=True)
    while match.decision and len(match.choices) < LONGEST_GAME:
        match.play(random.choice(match.decision.options))
    assert match.outcome is not None
    assert match.view() is not None
