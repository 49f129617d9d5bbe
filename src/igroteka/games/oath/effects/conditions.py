"""Conditions of powers."""

from igroteka.kernel import Condition, Speech, say

from ..act import Act
from ..actions.ruling import rules_site
from ..actions.zones import is_locked
from ..box import Banner


class HoldsBanner(Condition[Act], frozen=True):
    """I hold a banner."""

    banner: Banner

    def holds(self, c: Act) -> bool:
        return self.banner in c.me.banners

    def say(self) -> Speech:
        return say(f"condition-holds-{self.banner}")


class ExileHoldsTitle(Condition[Act], frozen=True):
    """An Exile, perhaps myself, has the title, whichever side is up."""

    def holds(self, c: Act) -> bool:
        return not c.g.players[c.g.title].imperial

    def say(self) -> Speech:
        return say("condition-exile-holds-title")


class ChancellorRulesHere(Condition[Act], frozen=True):
    """The Chancellor rules my site; I may be the Chancellor."""

    def holds(self, c: Act) -> bool:
        return rules_site(c.g, c.g.chancellor, c.me.at)

    def say(self) -> Speech:
        return say("condition-chancellor-rules-here")


class HasRelicHere(Condition[Act], frozen=True):
    """A facedown relic that I may move lies at my site."""

    def holds(self, c: Act) -> bool:
        return any(not is_locked(c.g, c.me, relic) for relic in c.g.places[c.me.at].relics)

    def say(self) -> Speech:
        return say("condition-has-relic-here")
