"""A box that a player brings: what is not playable is refused with a sentence, what is playable governs the game."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from igroteka.games.vaala.game import VAALA
from igroteka.kernel import BadComponents, Match, export_components, load_components

Edit = Callable[[Any], object]


def edited(change: Edit) -> str:
    data = json.loads(export_components(VAALA, "ours"))
    change(data)
    return json.dumps(data)


def faults(change: Edit) -> list[str]:
    with pytest.raises(BadComponents) as caught:
        load_components(VAALA, edited(change))
    return list(caught.value.faults)


def only_misses(data: Any) -> None:
    data["die"] = [face for face in data["die"] if face["id"] == "miss"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda data: data["actions"]["royal_tithe"].update(owner="adrael"),
            "characters.adrael: 6 action cards are this character's; there are 5 (LV-COMP-06..07).",
        ),
        (
            lambda data: data["characters"]["eliza"]["glyphs"].update(attack={"type": "Wrath", "steps": 1}),
            'characters.eliza.glyphs.attack: "Wrath" is for Dragons.',
        ),
        (
            lambda data: data["vaala"]["one_law"].update(effect={"type": "OneOfEach"}),
            'vaala.one_law.effect: "OneOfEach" is for Generals.',
        ),
        (
            lambda data: data["board"]["borders"].append(data["board"]["borders"][0]),
            "board.borders: isval and galadia share one border.",
        ),
        (
            lambda data: data["characters"]["nagasha"].update(start="isval"),
            'characters.nagasha: "isval" is not marked on the board as where this character starts.',
        ),
    ],
)
def test_what_cannot_be_played_is_refused(change: Edit, sentence: str) -> None:
    assert sentence in faults(change)


def test_a_die_needs_a_hit() -> None:
    assert any("hit" in fault or "missing" in fault for fault in faults(only_misses))


def test_an_edited_box_governs_the_game() -> None:
    def quick(data: Any) -> None:
        data["tokens"]["power_to_win"] = 3
        data["characters"]["ferellon"]["glyphs"]["deploy"]["steps"] = 3

    game = load_components(VAALA, edited(quick))
    assert game.components.startswith("ours ")
    random = Random(1)
    for seed in range(5):
        match = Match(game, seats=2, seed=seed, options={"characters": ["ferellon", "eliza"]})
        while match.decision:
            match.play(random.choice(match.decision.options))
        assert all(player.power <= 3 for player in match.state.players.values())  # type: ignore[attr-defined]
