"""Forms: reading, refusing and filling in the options of a new match. All go by what a game says of its fields."""

from typing import Any

import msgspec
from msgspec import Struct, structs

from .errors import BadSetup
from .fields import Field
from .game import AnyGame

MOST_CHANGES = 100
"""What a change of one option may change of the others; a form that goes on longer never comes to rest."""


class Form(Struct, frozen=True):
    """The form of a new match as it stands: all options, of which it offers these fields; whole settings by name.

    A setting is said with the message `setting-<name>`.
    """

    options: Any
    fields: tuple[Field, ...]
    presets: dict[str, Any]


def read_options(game: AnyGame, options: object, seats: int) -> Any:
    """The game's own options struct, from one or from plain data, for a number of players that the game allows."""
    if seats not in game.seats:
        raise BadSetup(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}.")
    if isinstance(options, game.options):
        return options
    try:
        return msgspec.convert(options or {}, game.options)
    except msgspec.ValidationError as error:
        raise BadSetup(f"The options do not fit {game.name}: {error}.") from None


def check_options(game: AnyGame, options: Any, seats: int) -> None:
    """Refuse an option that does not fit the others; what the form does not offer now does not matter."""
    if odd := _odd(game.form(game.box, options, seats), options):
        chosen = getattr(options, odd.name)
        said = ", ".join(map(str, chosen)) if odd.several else chosen
        raise BadSetup(f'The option {odd.name} cannot be "{said}"; {odd.request}.')


def fill_in(game: AnyGame, options: object, seats: int) -> Form:
    """The form after a change: what still fits is kept, the rest changed."""
    found, default = read_options(game, options, seats), game.options()
    for _ in range(MOST_CHANGES):
        fields = game.form(game.box, found, seats)
        odd = _odd(fields, found)
        if odd is None:
            return Form(found, fields, dict(game.presets(game.box, seats)))
        mended = odd.mended(getattr(found, odd.name), getattr(default, odd.name))
        found = structs.replace(found, **{odd.name: mended})
    raise RuntimeError(f"The form of {game.name} never comes to rest.")


def _odd(fields: tuple[Field, ...], options: Any) -> Field | None:
    """The first field with a value that does not fit."""
    return next((field for field in fields if not field.fits(getattr(options, field.name))), None)
