"""Positions of earlier rules: what lasted then lasts on."""

from typing import Any

from msgspec import msgpack, to_builtins

from igroteka.games.meeples.game import MEEPLES
from igroteka.games.tyrants.game import TYRANTS
from igroteka.games.vaala.game import VAALA
from igroteka.kernel import AnyGame, Lasting, Match, Position


def migrated(game: AnyGame, rules: int, old: dict[str, Any]) -> Match:
    """A match that goes on from a position of earlier rules with these fields."""
    match = Match(game, seats=2, seed=7)
    plain = to_builtins(match.state)
    del plain["lasting"]
    position = Position(rules, 0, 0, 1, msgpack.encode(_laid_over(plain, old)))
    return Match.resume(game, match.setup, base=position.under(game))


def _laid_over(plain: Any, old: Any) -> Any:
    if not isinstance(old, dict):
        return old
    return plain | {name: _laid_over(plain.get(name, {}), value) for name, value in old.items()}


def test_promises_and_collected_markers_of_tyrants_2() -> None:
    turn = {
        "played": [{"card": "spellspinner", "here": True}],
        "promises": [{"position": 0, "card": "spellspinner", "number": 2}],
        "collected": ["menzoberranzan"],
        "devoured_for_sale": True,
    }
    assert migrated(TYRANTS, 2, {"turn": turn}).state.lasting == [
        Lasting("promise", "turn", 0, "spellspinner", 2),
        Lasting("collected", "turn", about="menzoberranzan"),
        Lasting("devoured_for_sale", "turn"),
    ]


def test_limits_of_a_turn_of_meeples_2() -> None:
    match = migrated(MEEPLES, 2, {"turn": {"used": ["builders", "knight"], "called": ["mage"], "fresh": ["tax_day"]}})
    assert match.state.lasting == [
        Lasting("used", "turn", about="builders"),
        Lasting("used", "turn", about="knight"),
        Lasting("called", "turn", about="mage"),
        Lasting("fresh", "turn", about="tax_day"),
    ]


def test_vaala_cards_venom_and_used_abilities_of_vaala_3() -> None:
    old = {
        "players": {"eliza": {"vaala_lasting": ["oath_unbroken"], "venom": 0}, "ferellon": {"venom": 2}},
        "used": ["alms_riders"],
        "glyph_used": ["shade_stalkers"],
    }
    assert migrated(VAALA, 3, old).state.lasting == [
        Lasting("venom", "round", "ferellon", number=2),
        Lasting("kept_open", "round", "eliza", "oath_unbroken"),
        Lasting("used", "round", about="alms_riders"),
        Lasting("used", "glyph", about="shade_stalkers"),
    ]


def test_a_state_in_which_nothing_lasted_stays_the_same() -> None:
    for game in (TYRANTS, MEEPLES, VAALA):
        assert migrated(game, game.rules - 1, {}).state.lasting == Match(game, seats=2, seed=7).state.lasting == []
