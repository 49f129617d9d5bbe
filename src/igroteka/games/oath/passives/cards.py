"""Kinds about searching, playing and discarding cards."""

from typing import NamedTuple

from igroteka.kernel import Adds, Answers, Changes, Forbids, Passive, Permits

from ..state import Doing, Player, State
from .ruling import Handling, Whose
from .title import Kept


class Acting(NamedTuple):
    """A player is doing a major action, or looks at what one would cost."""

    g: State
    me: Player
    doing: Doing


class Playing(NamedTuple):
    """A player is about to play a card, or looks at where it could go; or has just played it.

    `to`: `site`, `adviser`, `facedown` (an adviser), or `vision` (the Revealed Vision space, or the Conspiracy faceup).
    """

    g: State
    me: Player
    card: str
    to: str
    slot: int = -1
    """The site space, where it goes to a site."""
    drawn: bool = True
    """Straight from a Search, not a facedown adviser that is turned up."""

    @property
    def faceup(self) -> bool:
        """Is the card seen by everybody?"""
        return self.to != "facedown"


# Searching


class MaySearch(Permits[Acting], frozen=True):
    """The Search may draw from a source (`doing.target`) that is not among the usual ones."""


class MayNotSearch(Forbids[Acting], frozen=True):
    """The Search is not allowed, as things stand."""


class FirstCards(Changes[Acting, int], frozen=True):
    """How many cards a Search draws before anything is added."""


class MoreCards(Adds[Acting], frozen=True):
    """How many cards more a Search draws."""


class FromBelow(Permits[Acting], frozen=True):
    """The Search draws from the underside of the pile."""


class CardsDrawn(Answers[Acting], frozen=True):
    """The cards of a Search have been drawn, and lie in `me.drawn`."""


class DiscardsAhead(Answers[Acting], frozen=True):
    """Cards are about to be discarded in a Search, or in what is done as in step 4 of one."""


class CardKept(Answers[Acting], frozen=True):
    """The card of a Search that is not discarded has been chosen; it is `me.drawn[0]`."""


class PlaysTwo(Permits[Acting], frozen=True):
    """Two of the drawn cards may be played."""


class DiscardsTo(Changes[Handling, str], frozen=True):
    """Where a discarded card goes: a region, or `cradle-bottom` and so on, or `world-bottom`."""


# Playing


class MayNotPlay(Forbids[Playing], frozen=True):
    """The card cannot be played there, or in that way."""


class SitesForCard(Changes[Playing, list[int]], frozen=True):
    """The site spaces to which a card may be played."""


class MayClear(Passive, frozen=True):
    """Before a card is played to a site another may be discarded; each power allows it once for each card."""

    def slots(self, case: Playing, source: str) -> list[int]:
        """The site spaces of one of whose cards that is said."""
        raise TypeError(f"{type(self).__name__} clears nothing")


class SiteGift(Changes[Playing, str], frozen=True):
    """What playing a card to a site gains: `favor` of its suit, or `secret`."""


class CardPlayed(Answers[Playing], frozen=True):
    """A card was played, and the favor for it gained.

    Homelands (rank 0) come first, then modifiers of the one who played (rank 1), then powers of others (rank 2);
    the card's own power is last of all (OA-7.3.3-02).
    """


class IgnoresCapacity(Permits[Playing], frozen=True):
    """The card needs no room at its site."""


class SiteCapacity(Changes[Kept, int], frozen=True):
    """How many cards have room at a site space; in force for everybody."""


# Advisers


class AdviserLimit(Changes[Whose, int], frozen=True):
    """How many advisers I may have; of several limits the smallest counts."""


class AdviserCounts(Changes[Handling, bool], frozen=True):
    """Does one of my advisers (a card) count towards the limit?"""


class IgnoresLimit(Permits[Handling], frozen=True):
    """An adviser (`card`) that is just coming is welcome, however many there are. Asked of the card itself."""
