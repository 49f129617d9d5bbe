"""Interaction with locals: influence, recruiting, healing, learning, spells, artifacts (MK-INFL)."""

from igroteka.kernel import Flow, Option

from ..act import Act
from ..box.terms import CITY, GREEN, KEEP, MAGE_TOWER, MONASTERY, RED, VILLAGE, WHITE, Icon
from ..passives import IN_FORCE
from ..passives.cases import Recruiting
from ..passives.kinds import RecruitCost, Recruited, Recruits
from ..state import Player, State
from . import cards, mana, sites, units
from .tracks import reputation_modifier

HEALING_PRICE = {VILLAGE: 3, MONASTERY: 2}
"""MK-INFL-11."""
LEARNING_PRICE = 6
SPELL_PRICE = 7
ARTIFACT_PRICE = 12
ELITE_PRICE = 2
"""What another elite unit in the offer costs in the white city (MK-INFL-16)."""
PURCHASES = ("recruit", "recruit_bonded", "buy_healing", "learn", "buy_spell", "buy_artifact", "call_elite", "study")
BOND = 5
"""How much less a unit under Bonds of Loyalty costs."""
BLIND = "top"
"""The advanced action on top of the deck, unseen (MK-INFL-17)."""


def begin(g: State, me: Player) -> None:
    """The modifier by reputation and shields is added once (MK-INFL-03, MK-INFL-06, MK-INFL-07)."""
    modifier = reputation_modifier(g, me)
    assert modifier is not None, "nobody talks to a hero on the X"
    shields = sum(place.shields.count(me.seat) for place in sites.cities_at(g, me.at))
    me.turn.stage, me.turn.acted = "interact", True
    me.turn.move = 0
    me.turn.interaction = modifier + shields
    me.turn.influence += modifier + shields
    g.tell("interacts", me.seat, me.at, modifier + shields)


def buy_options(g: State, me: Player) -> list[Option]:
    """Everything that can be bought where the hero interacts now (MK-INFL-08, MK-INFL-09)."""
    influence = me.turn.influence
    if me.turn.stage != "interact":
        return []
    kinds = sites.kinds_at(g, me.at)
    colours = [place.city for place in sites.cities_at(g, me.at)]
    options = recruit_options(g, me)
    prices = [HEALING_PRICE[kind] for kind in kinds if kind in HEALING_PRICE]
    if prices and influence >= min(prices):
        options.append(("buy_healing",))
    if MONASTERY in kinds and influence >= LEARNING_PRICE:
        options += [("learn", card) for card in dict.fromkeys(g.monastery_offer)]
    if (MAGE_TOWER in kinds or "blue" in colours) and influence >= SPELL_PRICE:
        options += [("buy_spell", card) for card in g.spell_offer if _payable(g, me, card)]
    if RED in colours and influence >= ARTIFACT_PRICE:
        options.append(("buy_artifact",))
    if WHITE in colours and influence >= ELITE_PRICE and g.elite:
        options.append(("call_elite",))
    if GREEN in colours and influence >= LEARNING_PRICE:
        options += [("study", card) for card in g.advanced_offer]
        options += [("study", BLIND)] if g.advanced else []
    return options


def _payable(g: State, me: Player, card: str) -> bool:
    return any(mana.ways(g, me, colour) for colour in g.box.cards[card].colours)


def buy(g: State, me: Player, option: Option) -> Flow[None]:
    """Buy one of those."""
    c = Act(g=g, me=me, rule="MK-INFL-09")
    turn = me.turn
    match option:
        case ("recruit", card):
            yield from recruit(c, card)
        case ("recruit_bonded", card):
            turn.influence -= bonded_cost(g, me, card)
            yield from enlist(c, card)
            me.units[-1].bonded = True
        case ("buy_healing",):
            turn.influence -= min(HEALING_PRICE[kind] for kind in sites.kinds_at(g, me.at) if kind in HEALING_PRICE)
            turn.healing += 1
            g.tell("healing_bought", me.seat)
        case ("learn", card):
            turn.influence -= LEARNING_PRICE
            g.monastery_offer.remove(card)
            cards.gain(g, me, card)
        case ("buy_spell", card):
            turn.influence -= SPELL_PRICE
            yield from mana.pay_any(c, g.box.cards[card].colours, "MK-INFL-13")
            cards.take_from_offer(g, card)
            cards.gain(g, me, card)
        case ("buy_artifact",):
            turn.influence -= ARTIFACT_PRICE
            turn.rewards.append("artifact")
            g.tell("artifact_bought", me.seat)
        case ("call_elite",):
            turn.influence -= ELITE_PRICE
            g.unit_offer.append(g.elite.pop())
            g.reveal()
            g.tell("elite_called", me.seat, g.unit_offer[-1])
        case ("study", card):
            turn.influence -= LEARNING_PRICE
            _study(g, me, card)


def _study(g: State, me: Player, card: str) -> None:
    """An advanced action from the offer, or blind from the deck (MK-INFL-17)."""
    if card == BLIND:
        card = g.advanced.pop()
        g.reveal()
    else:
        cards.take_from_offer(g, card)
    cards.gain(g, me, card)


def recruit_options(g: State, me: Player) -> list[Option]:
    """The units of the offer that can be recruited here and now (MK-INFL-10)."""
    roomy = units.has_room(me) or bool(units.removable(me))
    here = [card for card in dict.fromkeys(g.unit_offer) if recruitable(g, me, card)]
    influence = me.turn.influence
    options: list[Option] = [("recruit", card) for card in here if roomy and recruit_cost(g, me, card) <= influence]
    if units.bond_is_free(g, me):
        options += [("recruit_bonded", card) for card in here if bonded_cost(g, me, card) <= influence]
    return options


def recruitable(g: State, me: Player, card: str) -> bool:
    """Does an icon of the unit match the site, or does something permit it?"""
    icons = g.box.units[card].recruited_at
    return bool(set(icons) & _icons(g, me)) or IN_FORCE.permitted(g, Recruits, me, Recruiting(g, me, card, me.at))


def _icons(g: State, me: Player) -> set[Icon]:
    """The icons that count where the hero is; the white city has all (MK-INFL-16, MK-INFL-18)."""
    known: dict[str, Icon] = {VILLAGE: VILLAGE, MONASTERY: MONASTERY, KEEP: KEEP, MAGE_TOWER: MAGE_TOWER, CITY: CITY}
    if any(place.city == WHITE for place in sites.cities_at(g, me.at)):
        return {*known.values()}
    return {known[kind] for kind in sites.kinds_at(g, me.at) if kind in known}


def recruit_cost(g: State, me: Player, card: str) -> int:
    """The influence that a unit costs now."""
    return IN_FORCE.changed(g, RecruitCost, me, g.box.units[card].cost, Recruiting(g, me, card, me.at))


def bonded_cost(g: State, me: Player, card: str) -> int:
    """What a unit costs under Bonds of Loyalty."""
    return max(0, recruit_cost(g, me, card) - BOND)


def recruit(c: Act, card: str) -> Flow[None]:
    """Recruit a unit from the offer (MK-INFL-10, MK-UNIT-05)."""
    g, me = c.g, c.me
    if not (yield from units.make_room(c)):
        return
    me.turn.influence -= recruit_cost(g, me, card)
    yield from enlist(c, card)


def enlist(c: Act, card: str) -> Flow[None]:
    """A unit of the offer joins the hero, for whatever reason; the offer is not refilled (MK-GAIN-05)."""
    g, me = c.g, c.me
    g.unit_offer.remove(card)
    units.gain(g, me, card)
    me.turn.recruited += 1
    yield from IN_FORCE.answers(g, Recruited, me, Recruiting(g, me, card, me.at))
