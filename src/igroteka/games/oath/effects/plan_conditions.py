"""When battle plans can be used: judged at that moment (OA-5.5.3)."""

from igroteka.kernel import Condition, Speech, say

from ..act import Act
from ..actions.campaign.forces import strength
from ..actions.campaign.sides import opposite
from ..actions.ruling import advisers_of_suit, slot_of
from ..box import Banner, Count, Suit
from .plans import enemies, own_members, own_side


class SiteTargeted(Condition[Act], frozen=True):
    """The site of this card is a target."""

    def holds(self, c: Act) -> bool:
        return slot_of(c.g, c.card) in c.campaign.sites

    def say(self) -> Speech:
        return say("condition-site-targeted")


class TargetsSiteWith(Condition[Act], frozen=True):
    """A card of a suit is at some targeted site."""

    suit: Suit

    def holds(self, c: Act) -> bool:
        cards = [card for slot in c.campaign.sites for card in c.g.places[slot].cards]
        return any(c.g.box.suits.get(card) == self.suit for card in cards)

    def say(self) -> Speech:
        return say("condition-targets-site-with", suit=say(f"of-{self.suit}"))


class SideHolds(Condition[Act], frozen=True):
    """Somebody of one's side holds a banner."""

    banner: Banner

    def holds(self, c: Act) -> bool:
        return any(self.banner in player.banners for player in own_members(c))

    def say(self) -> Speech:
        return say("condition-side-holds", card=say(f"card-{self.banner}"))


class EnemyLacks(Condition[Act], frozen=True):
    """Nobody of the other side holds a banner."""

    banner: Banner

    def holds(self, c: Act) -> bool:
        return not any(self.banner in player.banners for player in enemies(c))

    def say(self) -> Speech:
        return say("condition-enemy-lacks", card=say(f"card-{self.banner}"))


class EnemyHasAdviser(Condition[Act], frozen=True):
    """The other side has an adviser of a suit."""

    suit: Suit

    def holds(self, c: Act) -> bool:
        return any(advisers_of_suit(c.g, player, self.suit) for player in enemies(c))

    def say(self) -> Speech:
        return say("condition-enemy-has-adviser", suit=say(f"of-{self.suit}"))


class DefensePool(Condition[Act], frozen=True):
    """There are at least so many dice in the defense pool."""

    least: Count

    def holds(self, c: Act) -> bool:
        return c.campaign.defense >= self.least

    def say(self) -> Speech:
        return say("condition-defense-pool", count=self.least)


class Outnumbers(Condition[Act], frozen=True):
    """One's force is bigger than the enemy's."""

    def holds(self, c: Act) -> bool:
        side = own_side(c)
        return strength(c.g, side) > strength(c.g, opposite(side))

    def say(self) -> Speech:
        return say("condition-outnumbers")


class Outnumbered(Condition[Act], frozen=True):
    """The enemy's force is bigger than one's own."""

    def holds(self, c: Act) -> bool:
        side = own_side(c)
        return strength(c.g, side) < strength(c.g, opposite(side))

    def say(self) -> Speech:
        return say("condition-outnumbered")
