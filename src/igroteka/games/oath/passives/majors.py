"""Kinds about major actions in general, and about Muster, Trade, Recover and Travel."""

from typing import ClassVar, NamedTuple

from igroteka.kernel import Adds, Answers, Changes, Forbids, Passive, Permits

from ..box import Count
from ..state import Doing, Player, State
from .cards import Acting

# Supply


class BaseCost(Changes[Acting, int], frozen=True):
    """What the action costs in Supply before surcharges: this much, or what it would cost otherwise."""

    supply: Count


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


class Matching(NamedTuple):
    """A player counts the advisers of a suit for a Trade."""

    g: State
    me: Player
    doing: Doing
    suit: str


class CountsForTrade(Adds[Matching], frozen=True):
    """How many advisers more count as being of the suit."""


class Yield(NamedTuple):
    """What a Trade brings."""

    favor: int
    secrets: int


class TradeYield(Changes[Acting, Yield], frozen=True):
    """What the Trade brings, as it stands."""

    rank: ClassVar[int] = 0
    """What adds to it comes first, then what looks at the sum, then what takes it away."""


# Recover


class HelpsToRecover(Adds[Acting], frozen=True):
    """Secrets of the general supply that join what is paid for the Darkest Secret."""


class StaysMob(Permits[Acting], frozen=True):
    """A recovered People's Favor shows its Mob side."""


class Recovered(Answers[Acting], frozen=True):
    """The relic or banner (`doing.target`) was recovered; `doing.way` tells how much was put on a banner."""


# Travel


class IgnoresSitePowers(Permits[Acting], frozen=True):
    """Powers of sites do not hold for this Travel; with no `doing.target`: wherever it may lead."""


class IgnoresPass(Permits[Acting], frozen=True):
    """A site that all who come to its region must travel to does not hold for this Travel."""


class IgnoresHiding(Permits[Acting], frozen=True):
    """No secret has to be turned facedown for this Travel."""


class MustStay(Forbids[Acting], frozen=True):
    """The pawn cannot travel away, nor be made to."""


class SecretsToFlip(Adds[Acting], frozen=True):
    """Secrets that have to be turned facedown for this Travel, which needs the traveller's consent."""


class GuideChooses(Changes[Acting, int], frozen=True):
    """The seat that picks the destination; NOBODY: the traveller, or whoever makes the pawn travel."""


class Left(Answers[Acting], frozen=True):
    """A pawn leaves `doing.start` by Travel, forced or not."""


class Arrived(Answers[Acting], frozen=True):
    """A pawn has arrived by Travel, forced or not."""
