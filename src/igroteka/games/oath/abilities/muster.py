"""What powers do to Muster (OA-5.2), and to Supply in general."""

from igroteka.kernel import Speech, say

from ..actions.ruling import advisers_of_suit, is_foe_of_ruler, rules_site, slot_of, where
from ..box import MUSTER, TRADE, Count, Suit
from ..passives import card_of
from ..passives.cards import Acting
from ..passives.majors import MayNotAct, MayUseOccupied, MoreWarbands, MusterPrice, NoSupply
from ..passives.ruling import Whose
from ..passives.tokens import PlacesNoWarbands


class SpendsNoSupply(NoSupply, frozen=True):
    """The action costs no Supply."""

    def say(self) -> Speech:
        return say("passive-no-supply")


class OnOccupied(MayUseOccupied, frozen=True):
    """A card with favor or secrets on it can be mustered on."""

    def say(self) -> Speech:
        return say("passive-on-occupied")


class WarbandsMore(MoreWarbands, frozen=True):
    """A Muster brings more warbands."""

    count: Count

    def amount(self, case: Acting, source: str) -> int:
        return self.count

    def say(self) -> Speech:
        return say("passive-warbands-more", count=self.count)


class RiverWarbands(MoreWarbands, frozen=True):
    """A Muster on a card at this site brings more warbands to whoever rules it."""

    count: Count

    def amount(self, case: Acting, source: str) -> int:
        slot = where(case.g, source).slot
        mine = slot_of(case.g, case.doing.target) == slot and rules_site(case.g, case.me, slot)
        return self.count if mine else 0

    def say(self) -> Speech:
        return say("passive-river-warbands", count=self.count)


class MustersForSecrets(MusterPrice, frozen=True):
    """Musters are paid with a secret, not with favor."""

    def change(self, value: str, case: Acting, source: str) -> str:
        return "secret"

    def say(self) -> Speech:
        return say("passive-musters-for-secrets")


class MustersWithKin(MayNotAct, frozen=True):
    """Musters are only possible on cards of the suits of my advisers."""

    def forbids(self, case: Acting, source: str) -> bool:
        g, me, doing = case
        return doing.action == MUSTER and not advisers_of_suit(g, me, g.box.suits[doing.target])

    def say(self) -> Speech:
        return say("passive-musters-with-kin")


class GuardsSuit(MayNotAct, frozen=True):
    """Enemies of this card's ruler can neither muster on nor trade with cards of a suit."""

    suit: Suit

    def forbids(self, case: Acting, source: str) -> bool:
        g, me, doing = case
        about = doing.action in (MUSTER, TRADE) and g.box.suits.get(doing.target) == self.suit
        return about and is_foe_of_ruler(g, me, card_of(source))

    def say(self) -> Speech:
        return say("passive-guards-suit", suit=say(f"of-{self.suit}"))


class NoWarbandsOnSites(PlacesNoWarbands, frozen=True):
    """I cannot put warbands on sites."""

    def forbids(self, case: Whose, source: str) -> bool:
        return True

    def say(self) -> Speech:
        return say("passive-no-warbands-on-sites")
