"""The numbers by which the strings know cards, sites, suits and colours."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from igroteka.kernel import from_box

from ..box import Box, Colour
from ..chronicle import common_relics

NOTHING = 0xFF
FACEDOWN = 24
"""Added to the number of a site that lies facedown."""
SUIT_ORDER = "012345"
"""What is written where prototypes had an order of suits."""
BITS: Mapping[Colour, int] = {
    "purple": 0x20,
    "black": 0x10,
    "yellow": 0x08,
    "white": 0x04,
    "blue": 0x02,
    "red": 0x01,
}
BOARDS = 0x1F
"""The bits of the boards that have a Citizen side."""


class Codes(NamedTuple):
    """Names by number, by where the cards may lie."""

    sites: dict[int, str]
    denizens: dict[int, str]
    edifices: dict[int, str]
    """Both sides."""
    visions: dict[int, str]
    relics: dict[int, str]


@from_box
def codes(box: Box) -> Codes:
    """What the numbers mean with this box: denizens and edifices are known by the printed number less one."""
    edifices = {edifice.number - 1: edifice.id for edifice in box.edifices.values()}
    ruins = {edifice.number: edifice.ruin.id for edifice in box.edifices.values()}
    return Codes(
        sites={site.number: site.id for site in box.sites.values()},
        denizens={denizen.number - 1: denizen.id for denizen in box.denizens.values()},
        edifices=edifices | ruins,
        visions={vision.number: vision.id for vision in box.visions.values()},
        relics={box.relics[relic].number: relic for relic in common_relics(box)},
    )


@from_box
def numbers(box: Box) -> Mapping[str, int]:
    """The numbers of cards and relics by name."""
    return {name: number for table in codes(box)[1:] for number, name in table.items()}


@from_box
def site_numbers(box: Box) -> Mapping[str, int]:
    """The numbers of sites by name."""
    return {name: number for number, name in codes(box).sites.items()}


def mask(colours: Iterable[Colour]) -> int:
    """Colours as bits."""
    return sum(BITS[colour] for colour in set(colours))


def unmask(bits: int) -> tuple[Colour, ...]:
    """Bits as colours.

    >>> unmask(0x0C)
    ('yellow', 'white')
    """
    return tuple(colour for colour, bit in BITS.items() if bits & bit)
