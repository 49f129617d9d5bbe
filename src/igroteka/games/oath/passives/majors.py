"""Kinds about major actions in general, and about Muster, Trade, Recover and Travel."""

from typing import NamedTuple

from igroteka.kernel import Adds, Answers, Changes, Forbids, Passive, Permits

from ..state import Player
from .cards import Acting

# Supply


class BaseCost(Changes[Acting, int], frozen=True):
    """What the action costs in Supply before surcharges."""


class Surcharge(Adds[Acting], frozen=True):
    """What it costs more."""


class NoSupply(Permits[Acting], frozen=True):
    """It costs no Supply at all, surcharges included (OA-7.6.2)."""


# Whether, and for what


class MayNotAct(Forbids[Acting], frozen=True):
    """The action is not allowed with this target, or in this way."""


class Due(NamedTuple):
    """Favor that has to be given before the action: to a player, or burnt (None)."""

    to: Player | None
    amount: int = 1


class Toll(Passive, frozen=True):
    """Something has to be paid first to whoever rules a card; without it the action is not possible."""

    def due(self, case: Acting, source: str) -> Due | None:
        """What has to be paid, if anything."""
        raise TypeError(f"{type(self).__name__} asks for nothing")


class ActionDone(Answers[Acting], frozen=True):
    """The action is over (a modifier in use may add something after it)."""


# Muster and Trade


class WhereCardsAre(Changes[Acting, list[int]], frozen=True):
    """The site spaces whose cards may be mustered on or traded with."""


class MayUseOccupied(Permits[Acting], frozen=True):
    """A card with favor or secrets on it will do."""


class MusterPrice(Changes[Acting, str], frozen=True):
    """What is put on the card: `favor` or `secret`."""


class MoreWarbands(Adds[Acting], frozen=True):
    """How many warbands more a Muster brings."""


class TradeSuit(Changes[Acting, str], frozen=True):
    """The suit that a card counts as."""


class TradeAdvisers(Changes[Acting, Player], frozen=True):
    """The player whose advisers count."""


class Yield(NamedTuple):
    """What a Trade brings."""

    favor: int
    secrets: int


class TradeYield(Changes[Acting, Yield], frozen=True):
    """What the Trade brings, as it stands."""


# Recover


class HelpsToRecover(Adds[Acting], frozen=True):
    """Secrets of the general supply that join what is paid for the Darkest Secret."""


class Recovered(Answers[Acting], frozen=True):
    """The relic or banner (`doing.target`) was recovered; `doing.way` tells how much was paid for a banner."""


# Travel


class Destinations(Changes[Acting, list[int]], frozen=True):
    """The site spaces to which a pawn may travel from `doing.start`."""


class IgnoresSitePowers(Permits[Acting], frozen=True):
    """Powers of sites do not hold for this Travel."""


class MustStay(Forbids[Acting], frozen=True):
    """The pawn cannot travel away, nor be made to."""


class FlipsSecret(Permits[Acting], frozen=True):
    """A secret has to be turned facedown for this Travel, which needs the traveller's consent."""


class GuideChooses(Changes[Acting, int], frozen=True):
    """The seat that picks the destination; NOBODY: the traveller, or whoever makes the pawn travel."""


class Left(Answers[Acting], frozen=True):
    """A pawn has left `doing.start` by Travel, forced or not."""


class Arrived(Answers[Acting], frozen=True):
    """A pawn has arrived by Travel, forced or not."""
