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
