"""Basic actions: the common starting deck, and the own cards of the four heroes (MK-COMP-08, MK-COMP-09)."""

from igroteka.kernel import Effect, If, one_of, seq

from ..abilities.deeds import BackToHand
from ..abilities.mana import BlackIsAny, BlackUsed, ExtraDice
from ..act import Act
from ..box.tables import Card
from ..box.terms import Colour
from ..effects.borrowing import Borrow
from ..effects.deeds import BlockByIcons, InInteraction, NotInCombat, Only
from ..effects.gains import AnyCrystal, Crystals, Draw, Fame, Ready, Reputation, Tokens
from ..effects.paying import DiscardCard, Paid, PaidCrystal, PayMana
from ..effects.points import Attack, Block, Heal, Influence, Move, ranged, siege
from ..effects.source import TurnDice
from ..passives.lasting import this_turn


def action(
    name: str, colour: Colour, basic: Effect[Act], strong: Effect[Act], *, copies: int = 1, hero: str = ""
) -> Card:
    """A basic action."""
    return Card(id=name, kind="basic_action", colours=(colour,), basic=basic, strong=strong, copies=copies, hero=hero)


def outside(effect: Effect[Act]) -> Effect[Act]:
    """Not in combat, whatever it is: the card has the sign of healing."""
    return Only(NotInCombat(), effect)


COMMON = (
    action("rage", "red", one_of(Attack(2), Block(2)), Attack(4), copies=2),
    action("determination", "blue", one_of(Attack(2), Block(2)), Block(5)),
    action("swiftness", "white", Move(2), ranged(3), copies=2),
    action("march", "green", Move(2), Move(4), copies=2),
    action("stamina", "blue", Move(2), Move(4), copies=2),
    action("tranquility", "green", outside(one_of(Heal(1), Draw(1))), outside(one_of(Heal(2), Draw(2)))),
    action("promise", "white", Influence(2), Influence(4)),
    action("threaten", "red", Influence(2), seq(Influence(5), Reputation(-1))),
    action("crystallize", "blue", Paid(PayMana(), PaidCrystal()), AnyCrystal()),
    action("mana_draw", "white", this_turn(ExtraDice(1)), TurnDice(1, 2)),
    action("concentration", "green", one_of(Tokens("blue"), Tokens("white"), Tokens("red")), Borrow(2)),
    action(
        "improvisation",
        "red",
        Paid(DiscardCard(), one_of(Move(3), Influence(3), Attack(3), Block(3))),
        Paid(DiscardCard(), one_of(Move(5), Influence(5), Attack(5), Block(5))),
    ),
)
OF_HEROES = (
    action(
        "battle_versatility",
        "red",
        one_of(Attack(2), Block(2), ranged(1)),
        one_of(Attack(4), Block(4), Attack(3, element="fire"), Block(3, "fire"), ranged(3), siege(2)),
        hero="arythea",
    ),
    action(
        "mana_pull",
        "white",
        this_turn(ExtraDice(1), BlackIsAny(), BlackUsed()),
        TurnDice(2, 1),
        hero="arythea",
    ),
    action(
        "will_focus",
        "green",
        one_of(Tokens("blue"), Tokens("white"), Tokens("red"), Crystals("green")),
        Borrow(3),
        hero="goldyx",
    ),
    action(
        "crystal_joy",
        "blue",
        Paid(PayMana(), seq(PaidCrystal(), this_turn(BackToHand()))),
        seq(AnyCrystal(), this_turn(BackToHand(wounds=True))),
        hero="goldyx",
    ),
    action(
        "noble_manners",
        "white",
        seq(Influence(2), If(InInteraction(), Fame(1))),
        seq(Influence(4), If(InInteraction(), seq(Fame(1), Reputation(1)))),
        hero="norowas",
    ),
    action(
        "rejuvenate",
        "green",
        outside(one_of(Heal(1), Draw(1), Tokens("green"), Ready(2))),
        outside(one_of(Heal(2), Draw(2), Crystals("green"), Ready(3))),
        hero="norowas",
    ),
    action(
        "cold_toughness",
        "blue",
        one_of(Attack(2, element="ice"), Block(3, "ice")),
        BlockByIcons(5),
        hero="tovak",
    ),
    action(
        "instinct",
        "red",
        one_of(Move(2), Influence(2), Attack(2), Block(2)),
        one_of(Move(4), Influence(4), Attack(4), Block(4)),
        hero="tovak",
    ),
)
BASIC_ACTIONS = {card.id: card for card in (*COMMON, *OF_HEROES)}
