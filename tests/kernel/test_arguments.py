"""A value of a kind is called as declared; the page is held to the same examples (`voice.test.ts`)."""

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from igroteka.kernel import NUMBERS, Kinds, Said, Speech, find_game, games, name_of, say


class Examples(Struct):
    """Declarations, and what follows from them: kind, value, speech."""

    kinds: Kinds
    names: list[tuple[str, str, Speech]]


EXAMPLES = msgspec.json.decode((Path(__file__).parent / "names.json").read_bytes(), type=Examples)


@pytest.mark.parametrize(("kind", "value", "said"), EXAMPLES.names)
def test_a_value_is_called_by_its_kind(kind: str, value: str, said: Speech) -> None:
    assert name_of(EXAMPLES.kinds, kind, value) == said


def test_a_value_of_another_form_than_its_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        name_of(EXAMPLES.kinds, "place", "mill-sea_port")


@pytest.mark.parametrize(
    ("game", "kind", "value", "message", "filled"),
    [
        ("tyrants", "place", "araumycos", "place-araumycos", {}),
        ("tyrants", "place", "labyrinth-araumycos.2", "route", {"number": 2, "one": say("place-labyrinth")}),
        ("meeples", "monster", "ghoul", "thing-ghoul", {}),
        ("meeples", "unit", "mage", "unit-mage", {}),
        ("vaala", "dice", "miss+critical_1", "dice", {"parts": (say("face-miss"), say("face-critical_1"))}),
        (
            "vaala",
            "cards",
            "stag_riders+jaguar_kin",
            "cards",
            {"parts": (say("card-stag_riders"), say("card-jaguar_kin"))},
        ),
        ("vaala", "army", "infantry*2", "army", {"parts": (say("army-infantry", count=2),)}),
        (
            "vaala",
            "essence",
            "eliza.archers",
            "essence-unit",
            {"owner": say("character-eliza"), "unit": say("unit-archers")},
        ),
        ("vaala", "essence", "neutral", "essence-neutral", {}),
        ("vaala", "asked", "eliza", "character-eliza", {}),
        ("vaala", "asked", "eliza+ferellon", "asked-for", {"faceless": say("character-ferellon")}),
    ],
)
def test_things_of_the_games_have_their_names(
    game: str, kind: str, value: str, message: str, filled: dict[str, Said]
) -> None:
    said = name_of(find_game(game).kinds, kind, value)
    assert said.id == message
    assert filled.items() <= said.args.items()


@pytest.mark.parametrize("name", games())
def test_arguments_do_not_hide_what_tells_options_and_events_apart(name: str) -> None:
    game = games()[name]
    declared = [*game.verbs.values(), *game.events.values(), *game.facts.values()]
    assert not {"verb", "name", "kind"} & {argument for arguments in declared for argument in arguments}
    assert not set(game.kinds) & set(NUMBERS)
