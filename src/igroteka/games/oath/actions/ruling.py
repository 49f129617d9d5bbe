"""Who rules what, who is whose enemy, and who may use a power (OA-10-20..23, OA-7.1.1, OA-6.6.3)."""

from collections.abc import Collection

from ..box import CHANCELLOR, PURPLE, SLOTS, Region
from ..passives import IN_FORCE, Where
from ..passives.ruling import CountsAs, RulesCards, RulesEmptySites, Whose
from ..state import Player, State


def is_imperial(g: State, player: Player) -> bool:
    """The Chancellor always; a Citizen except in certain campaigns (OA-10-12)."""
    return player.imperial and not (g.campaign and player.seat in g.campaign.rebels)


def are_enemies(g: State, one: Player, other: Player) -> bool:
    """Enemies of the Empire are the Exiles; of an Exile, everybody else (OA-10-07, OA-10-08)."""
    return one is not other and not (is_imperial(g, one) and is_imperial(g, other))


def rulers(g: State, slot: int) -> list[Player]:
    """The players who rule a site: none where it is facedown or bandits rule (OA-10-20, OA-10-23)."""
    colours = _ruling_colours(g, slot)
    return [player for player in g.in_turn_order() if _colour(g, player) in colours] if colours else []


def _ruling_colours(g: State, slot: int) -> Collection[str]:
    place = g.places[slot]
    if not place.faceup:
        return ()
    return place.warbands or [_colour(g, player) for player in crowned(g)]


def _colour(g: State, player: Player) -> str:
    """The colour that rules sites for a player; a Citizen who is no Imperial player has none but the own."""
    return PURPLE if is_imperial(g, player) else player.colour


def crowned(g: State) -> list[Player]:
    """Who treats bandits as warbands of their own (OA-7.6.5)."""
    found: list[Player] | None = g.__dict__.get("crowned")
    if found is None:
        holders = [player for player in g.players if _has_crown(g, player)]
        found = [player for player in holders if IN_FORCE.permitted(g, RulesEmptySites, player, Whose(g, player))]
        g.__dict__["crowned"] = found
    return found


def _has_crown(g: State, player: Player) -> bool:
    return any(IN_FORCE.on(g, RulesEmptySites, card) for card in (*player.relics, *player.faces))


def rules_site(g: State, player: Player, slot: int) -> bool:
    """Does the player rule the site?"""
    return _colour(g, player) in _ruling_colours(g, slot)


def bandits_rule(g: State, slot: int) -> bool:
    """Is it a faceup site that no player rules (OA-10-23)?"""
    return g.places[slot].faceup and not _ruling_colours(g, slot)


def ruled_sites(g: State, player: Player) -> list[int]:
    """The sites that the player rules."""
    colour = _colour(g, player)
    return [slot for slot in range(len(SLOTS)) if colour in _ruling_colours(g, slot)]


def payee(g: State, slot: int) -> Player | None:
    """Who is paid what is due to the ruler of a site: for the Empire the Chancellor; None: bandits, nobody."""
    return _purser(rulers(g, slot))


def card_payee(g: State, card: str) -> Player | None:
    """Who is paid what is due to the ruler of a card."""
    return _purser(card_rulers(g, card))


def _purser(found: list[Player]) -> Player | None:
    return next((player for player in found if player.role == CHANCELLOR), found[0] if found else None)


def slot_of(g: State, card: str) -> int:
    """The site space where a card lies faceup; -1 if at none."""
    return next((slot for slot, place in enumerate(g.places) if card in place.cards), -1)


def holder_of(g: State, card: str) -> Player | None:
    """The player who has a card among the faceup advisers, or a relic, or a banner."""
    for player in g.players:
        if card in player.relics or card in player.banners or card in player.faces:
            return player
    return None


def where(g: State, card: str) -> Where:
    """Where a faceup card, relic, banner or site lies."""
    for slot, place in enumerate(g.places):
        if place.faceup and (card == place.site or card in place.cards):
            return Where(slot)
    holder = holder_of(g, card)
    return Where(seat=holder.seat) if holder else Where()


def card_rulers(g: State, card: str, *, for_plan: bool = False) -> list[Player]:
    """The players who rule a card: its site's rulers, or whoever has it (OA-10-21, OA-10-22)."""
    slot = slot_of(g, card)
    if slot < 0:
        holder = holder_of(g, card)
        return [holder] if holder else []
    found = rulers(g, slot)
    return found if for_plan else IN_FORCE.changed(g, RulesCards, g.me, found, Whose(g, g.me))


def rules_card(g: State, player: Player, card: str, *, for_plan: bool = False) -> bool:
    """Does the player rule the card?"""
    return player in card_rulers(g, card, for_plan=for_plan)


def is_foe_of_ruler(g: State, player: Player, card: str) -> bool:
    """Is the player an enemy of whoever rules the card? Bandits are everybody's enemies (OA-10-03)."""
    found = card_rulers(g, card)
    return all(are_enemies(g, player, ruler) for ruler in found)


def ruled_cards(g: State, player: Player) -> list[str]:
    """The suited cards that the player rules: at sites, and faceup advisers."""
    at_sites = [card for place in g.places for card in place.cards if card in g.box.suits]
    return [card for card in at_sites if rules_card(g, player, card)] + [c for c in player.faces if c in g.box.suits]


def neighbours(g: State, player: Player) -> list[Player]:
    """The other players whose pawns are at the player's site, in turn order."""
    return [other for other in g.in_turn_order() if other is not player and other.at == player.at]


def slots_of(region: Region) -> list[int]:
    """The site spaces of a region."""
    return [slot for slot, one in enumerate(SLOTS) if one == region]


def suits_at(g: State, slot: int) -> set[str]:
    """The suits of the cards at a site; ruins have none."""
    return {g.box.suits[card] for card in g.places[slot].cards if card in g.box.suits}


def site_cards(g: State, suit: str, region: Region | None = None) -> list[str]:
    """The cards of a suit at sites, anywhere or in a region."""
    slots = slots_of(region) if region else range(len(SLOTS))
    return [card for slot in slots for card in g.places[slot].cards if g.box.suits.get(card) == suit]


def advisers_of_suit(g: State, player: Player, suit: str) -> int:
    """How many faceup advisers of a suit count for the player; some count twice."""
    cards = [card for card in g.counsel(player).faces if g.box.suits.get(card) == suit]
    return len(cards) + IN_FORCE.total(g, CountsAs, player, suit)
