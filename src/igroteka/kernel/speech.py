"""Speech: what rules and cards say, before it is put into a language."""

from collections.abc import Mapping
from typing import TypeAlias, Union

from msgspec import Struct

Said: TypeAlias = Union[str, int, "Speech", tuple["Speech", ...]]


class Speech(Struct, frozen=True):
    """A message id with arguments; arguments may be speeches themselves.

    >>> say("deploy-troops", count=2)
    Speech(id='deploy-troops', args={'count': 2})
    """

    id: str
    args: Mapping[str, Said] = {}


def say(message: str, /, **args: Said) -> Speech:
    """A speech: the message and what fills its gaps."""
    return Speech(message, args)


class Fault(Struct, frozen=True):
    """Something that is wrong with a text: where it stands ("" for the whole), and what it is."""

    place: str
    what: Speech


def fault(place: str, message: str, /, **args: Said) -> Fault:
    """A fault: its place, the message and what fills its gaps. Numbers are written as they stand in the text.

    >>> fault("cards.noble", "missing", name="cost").what.id
    'fault-missing'
    """
    written = {key: str(value) if isinstance(value, int) else value for key, value in args.items()}
    return Fault(place, Speech(f"fault-{message}", written))
