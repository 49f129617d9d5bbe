"""What powers do to the right to rule, use, spend or move things (OA-7.1, OA-7.2)."""

from igroteka.kernel import Speech, say

from ..actions.ruling import are_enemies, holder_of, is_foe_of_ruler, is_imperial, rules_site
from ..box import Suit
from ..passives import card_of
from ..passives.ruling import Handling, MayNotUse, RulesCards, TreatedAsLocked, Using, Whose
from ..passives.tokens import FavorGoesTo, SpendsBank
from ..state import Player


class BreaksSpells(MayNotUse, frozen=True):
    """Enemies of this card's ruler cannot use powers that cost a secret."""

    def forbids(self, case: Using, source: str) -> bool:
        return case.cost.all_secrets > 0 and is_foe_of_ruler(case.g, case.me, card_of(source))

    def say(self) -> Speech:
        return say("passive-breaks-spells")


class PassesForImperial(RulesCards, frozen=True):
    """In their own turn an Exile with this relic rules the cards at Imperial sites in place of the Empire."""

    def change(self, value: list[Player], case: Whose, source: str) -> list[Player]:
        g, me = case
        wears = holder_of(g, card_of(source)) is me and g.me is me and not me.imperial
        return [me] if wears and any(is_imperial(g, player) for player in value) else value

    def say(self) -> Speech:
        return say("passive-passes-for-imperial")


class FavorToBank(FavorGoesTo, frozen=True):
    """Favor that would reach my board goes to a bank."""

    suit: Suit

    def change(self, value: str, case: Whose, source: str) -> str:
        return self.suit

    def say(self) -> Speech:
        return say("passive-favor-to-bank", suit=say(f"of-{self.suit}"))


class SpendsFromBank(SpendsBank, frozen=True):
    """I may spend favor of a bank as if it were on my board."""

    suit: Suit

    def change(self, value: str, case: Whose, source: str) -> str:
        return self.suit

    def say(self) -> Speech:
        return say("passive-spends-from-bank", suit=say(f"of-{self.suit}"))


class LocksForEnemies(TreatedAsLocked, frozen=True):
    """For enemies of whoever has this card, denizens and relics at the sites that player rules are locked."""

    def forbids(self, case: Handling, source: str) -> bool:
        g, me, card = case
        holder = holder_of(g, card_of(source))
        if holder is None or not are_enemies(g, me, holder):
            return False
        slot = next((slot for slot, place in enumerate(g.places) if card in place.cards or card in place.relics), -1)
        return slot >= 0 and rules_site(g, holder, slot)

    def say(self) -> Speech:
        return say("passive-locks-for-enemies")
