"""Playing cards, units and skills: what can be used now, and using it (MK-CARD, MK-UNIT-08..10, MK-SKILL).

The same in every part of a turn and in combat: each effect says itself whether it is possible now.
"""

from collections.abc import Iterator, Sequence

from igroteka.kernel import Flow, Option

from ..act import Act
from ..box.tables import Card, UnitAbility
from ..box.terms import ARTIFACT, BASIC_ACTION, BLACK, SPELL, WOUND, Mana
from ..passives import IN_FORCE
from ..passives.cases import Doing, OfUnit, Playing
from ..passives.kinds import CardPlayed, Opportunity, SidewaysValue, UnitUsed
from ..state import Player, State, Unit
from . import mana, skills, units
from .points import give_attack, give_block, give_influence, give_move, may_attack, may_block

BASIC, STRONG, SIDEWAYS = "basic", "strong", "sideways"


def play_options(g: State, me: Player) -> list[Option]:
    """Everything that can be played now: cards for either effect or sideways, units, skills."""
    options: list[Option] = []
    uses = sideways_uses(g, me)
    for card in dict.fromkeys(me.hand):
        if card == WOUND:
            continue
        if playable(g, me, card, BASIC):
            options.append(("play", card))
        if playable(g, me, card, STRONG):
            options.append(("strong", card))
        options += [("sideways", card, use) for use in uses]
    options += unit_options(g, me)
    options += [("skill", skill) for skill in skills.usable(g, me)]
    options += [("shared_skill", skill) for skill in skills.shared(g, me)]
    options += dict.fromkeys(option for _, _, option in opportunities(g, me))
    return options


def play(g: State, me: Player, option: Option) -> Flow[None]:
    """Use one of those."""
    match option:
        case ("play", card):
            yield from play_card(g, me, card, BASIC)
        case ("strong", card):
            yield from play_card(g, me, card, STRONG)
        case ("sideways", card, use):
            yield from play_sideways(g, me, card, use)
        case ("unit", key, number):
            yield from activate(g, me, me.unit(key), int(number))
        case ("skill", skill):
            yield from use_skill(g, me, skill)
        case ("shared_skill", skill):
            yield from use_shared(g, me, skill)
        case _:
            source, found = next((source, one) for source, one, other in opportunities(g, me) if other == option)
            yield from found.take(Doing(g, me), source, option)


def opportunities(g: State, me: Player) -> list[tuple[str, Opportunity, Option]]:
    """What something in force lets a player do now, each with what it stands on."""
    case = Doing(g, me)
    found = IN_FORCE.of(g, Opportunity, me)
    return [(source, one, option) for source, one in found for option in one.options(case, source)]


def costs(card: Card, part: str) -> Iterator[tuple[Mana, ...]]:
    """The mana that powers an effect of a card, one tuple for each colour that will do (MK-CARD-02..08)."""
    if card.kind == SPELL:
        yield from ((one, BLACK) if part == STRONG else (one,) for one in card.colours)
    elif card.kind == ARTIFACT or part == BASIC:
        yield ()
    else:
        yield from ((one,) for one in card.colours)


def colour_of(card: Card) -> str:
    """The colours of a card's effects, as resistances look at them."""
    return "+".join(card.colours)


def playable(g: State, me: Player, card_id: str, part: str) -> bool:
    """Can the card in hand be played for that effect now?"""
    card = g.box.cards[card_id]
    effect = card.strong if part == STRONG else card.basic
    if card.banner and part == BASIC:
        return False  # it can only be assigned (MK-BANR-07)
    for cost in costs(card, part):
        c = Act(g=g, me=me, card=card_id, part=part, colour=colour_of(card), pending=True, powering=cost)
        if effect.possible(c) and mana.affordable(g, me, cost):
            return True
    return False


def play_card(g: State, me: Player, card_id: str, part: str) -> Flow[None]:
    """Play a card from hand for one of its effects (MK-CARD-01)."""
    card = g.box.cards[card_id]
    c = Act(g=g, me=me, card=card_id, part=part, colour=colour_of(card), rule="MK-CARD-02")
    me.hand.remove(card_id)
    me.played.append(card_id)
    me.turn.deeds += 1
    g.tell("played", me.seat, card_id, part)
    yield from power(c, list(costs(card, part)), card.strong if part == STRONG else card.basic)
    if card.kind == ARTIFACT and part == STRONG:
        me.played.remove(card_id)
        g.gone.append(card_id)
        g.tell("thrown_away", me.seat, card_id)


def power(c: Act, possible: Sequence[tuple[Mana, ...]], effect: object) -> Flow[None]:
    """Pay what powers an effect, and let it happen."""
    g, me = c.g, c.me
    card = g.box.cards[c.card]
    payable = [cost for cost in possible if mana.affordable(g, me, cost)]
    cost = payable[0]
    if len(payable) > 1:
        colour = yield from c.pick_one("pay_colour", [one[0] for one in payable], verb="pay_as", rule="MK-CARD-04")
        cost = next(one for one in payable if one[0] == colour)
    for number, colour in enumerate(cost):
        yield from mana.pay(c, colour, "MK-CARD-06" if card.kind == SPELL else "MK-CARD-02", cost[number + 1 :])
    yield from resolve(c, effect, cost[0] if cost else "")


def resolve(c: Act, effect: object, colour: str) -> Flow[None]:
    """An effect of a card happens, and whatever answers a played card follows."""
    card = c.g.box.cards[c.card]
    case = Playing(c.g, c.me, card, c.part, colour)
    c.powered = colour
    yield from effect.run(c)  # type: ignore[attr-defined]  # the effect of a card
    yield from IN_FORCE.answers(c.g, CardPlayed, c.me, case)


def sideways_uses(g: State, me: Player) -> list[str]:
    """What a card played sideways may be now (MK-CARD-10, MK-RNGD-06)."""
    c = Act(g=g, me=me, part=SIDEWAYS)
    if not c.fighting:
        return ["move", "influence"]
    uses = ["attack"] * may_attack(c, "melee") + ["block"] * may_block(c)
    return [*uses, "move", "influence"] if g.combat and g.combat.phase == "block" else uses


def sideways_value(g: State, me: Player, card_id: str) -> int:
    """What a card is worth sideways."""
    return IN_FORCE.changed(g, SidewaysValue, me, 1, Playing(g, me, g.box.cards[card_id], SIDEWAYS))


def play_sideways(g: State, me: Player, card_id: str, use: str, value: int = 0) -> Flow[None]:
    """Play a card sideways, perhaps for another value; its text does not count (MK-CARD-10..12)."""
    c = Act(g=g, me=me, card=card_id, part=SIDEWAYS, rule="MK-CARD-10")
    value = value or sideways_value(g, me, card_id)
    me.hand.remove(card_id)
    me.played.append(card_id)
    me.turn.deeds += 1
    g.tell("played", me.seat, card_id, SIDEWAYS)
    give_sideways(c, use, value)
    yield from IN_FORCE.answers(g, CardPlayed, me, Playing(g, me, g.box.cards[card_id], SIDEWAYS))


def give_sideways(c: Act, use: str, value: int) -> None:
    """The points of a card played sideways."""
    match use:
        case "move":
            give_move(c, value)
        case "influence":
            give_influence(c, value)
        case "attack":
            give_attack(c, value)
        case "block":
            give_block(c, value)


def unit_options(g: State, me: Player) -> list[Option]:
    """The abilities for which units can be activated now (MK-UNIT-08)."""
    return [
        ("unit", unit.key, str(number))
        for unit in me.units
        if unit.usable and units.may_serve(g, me, unit)
        for number, ability in enumerate(units.card_of(g, unit).abilities)
        if _possible(g, me, unit, number, ability)
    ]


def _possible(g: State, me: Player, unit: Unit, number: int, ability: UnitAbility) -> bool:
    cost = (ability.mana,) if ability.mana else ()
    c = unit_act(g, me, unit, number, ability)
    c.powering = cost
    return ability.effect.possible(c) and mana.affordable(g, me, cost)


def unit_act(g: State, me: Player, unit: Unit, number: int, ability: UnitAbility) -> Act:
    """The context of a unit's ability."""
    return Act(g=g, me=me, card=unit.card, part=str(number), colour=ability.mana or "", unit=unit, rule="MK-UNIT-09")


def activate(g: State, me: Player, unit: Unit, number: int) -> Flow[None]:
    """Activate a unit for one of its abilities; it is spent then (MK-UNIT-09, MK-UNIT-10)."""
    ability = units.card_of(g, unit).abilities[number]
    c = unit_act(g, me, unit, number, ability)
    unit.ready = False
    g.tell("unit_used", me.seat, unit.key)
    if ability.mana:
        yield from mana.pay(c, ability.mana, "MK-UNIT-10")
    yield from ability.effect.run(c)
    yield from IN_FORCE.answers(g, UnitUsed, me, OfUnit(g, me, unit))


def use_skill(g: State, me: Player, skill_id: str) -> Flow[None]:
    """Use a skill of one's own."""
    token = g.box.skills[skill_id]
    assert token.effect is not None
    skills.mark_used(g, me, skill_id)
    yield from token.effect.run(skills.skill_act(g, me, token))


def use_shared(g: State, me: Player, skill_id: str) -> Flow[None]:
    """Use the second effect of a skill in the middle; the token goes home (MK-SKILL-11)."""
    token = g.box.skills[skill_id]
    assert token.second is not None
    skills.bring_home(g, skill_id)
    g.tell("shared_skill_used", me.seat, skill_id)
    yield from token.second.run(skills.skill_act(g, me, token, "second"))


def is_starting_card(g: State, card_id: str) -> bool:
    """One of the cards of a starting deck?"""
    return g.box.cards[card_id].kind == BASIC_ACTION
