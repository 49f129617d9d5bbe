"""The cases that rules ask about: who does what, where, with what."""

from typing import NamedTuple

from ..box.tables import Card
from ..box.terms import Ability, Element, Mana, Terrain
from ..state import Attack, Foe, Player, Share, State, Unit


class Doing(NamedTuple):
    """A player does something, or something happens to a player."""

    g: State
    me: Player


class Entry(NamedTuple):
    """A hero would enter a space."""

    g: State
    me: Player
    space: str
    terrain: Terrain


class Paying(NamedTuple):
    """Mana is used, or could be: as which colour, and from where (`die`, `token` or `crystal`)."""

    g: State
    me: Player
    mana: Mana
    colour: Mana
    origin: str


class Playing(NamedTuple):
    """A card is played: for its `basic` or `strong` effect, or `sideways`; "" as the colour if no mana powers it."""

    g: State
    me: Player
    card: Card
    part: str
    colour: str = ""


class Giving(NamedTuple):
    """Something gives points: of move or influence, or a share of an attack (`attack`) or block (`block`)."""

    g: State
    me: Player
    kind: str
    source: str
    part: str
    unit: Unit | None = None
    colour: str = ""
    powered: str = ""
    """The colour of mana that has powered it."""
    reach: str = ""
    """Of an attack."""


class OfUnit(NamedTuple):
    """Something about a unit."""

    g: State
    me: Player
    unit: Unit


class Recruiting(NamedTuple):
    """A unit could be recruited, or was: which card, where."""

    g: State
    me: Player
    unit: str
    space: str


class Facing(NamedTuple):
    """Something about an enemy in a combat."""

    g: State
    me: Player
    foe: Foe


class OfAttack(NamedTuple):
    """Something about one attack of an enemy."""

    g: State
    me: Player
    foe: Foe
    attack: Attack


class HasAbility(NamedTuple):
    """Has this attack of an enemy, or the enemy itself, an ability?"""

    g: State
    me: Player
    foe: Foe
    ability: Ability
    element: Element | None = None
    """The element of the attack that is asked about."""


class Landed(NamedTuple):
    """An attack made of these shares has defeated these enemies."""

    g: State
    me: Player
    foes: tuple[Foe, ...]
    shares: tuple[Share, ...]


class Blocking(NamedTuple):
    """An attack of an enemy was blocked by these shares; by none, if it was reduced to nothing."""

    g: State
    me: Player
    foe: Foe
    attack: Attack
    shares: tuple[Share, ...]


class Revealing(NamedTuple):
    """A tile was revealed."""

    g: State
    me: Player
    tile: str
    spaces: tuple[str, ...]


class At(NamedTuple):
    """Something about a space with a site."""

    g: State
    me: Player
    space: str
