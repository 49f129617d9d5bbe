"""The advanced actions of the base game, in the order of their numbers (MK-COMP-12)."""

from igroteka.kernel import Effect, one_of, seq

from ..abilities.deeds import (
    BackToDeck,
    CrystalsReturn,
    FirstBlow,
    FrostbittenBlock,
    InfluenceToBlock,
    Lessons,
    MoveToAttack,
    Renown,
    UnitsStronger,
    UnitsUntouched,
)
from ..abilities.mana import AnyDie, ExtraDice
from ..abilities.terrain import CheaperEverywhere, CheaperTerrain, FixedTerrain, OpenTerrain
from ..act import Act
from ..box.tables import Card
from ..box.terms import MANA, Colour, Terrain
from ..effects.amounts import ForEach
from ..effects.borrowing import Repeated
from ..effects.deeds import AtStart, BuySpell, CastOffered, ExchangeAction, HeldCrystal, Only, Then
from ..effects.gains import AnyTokens, Crystals, Ready, Reputation, Wounds
from ..effects.paying import ByColour, MayPay, OtherCrystals, Paid, PaidCrystal, PayMana, ThrowAway
from ..effects.points import Attack, Block, Heal, Influence, Move, ranged, siege
from ..effects.source import CrystalOfDie, RollSource
from ..passives.lasting import this_combat, this_turn

OPEN_GROUND: tuple[Terrain, ...] = ("plains", "desert", "wasteland")


def action(number: int, name: str, colour: Colour, basic: Effect[Act], strong: Effect[Act]) -> Card:
    """An advanced action."""
    return Card(id=name, kind="advanced_action", colours=(colour,), basic=basic, strong=strong, number=number)


ADVANCED_ACTIONS = {
    card.id: card
    for card in (
        action(65, "fire_bolt", "red", Crystals("red"), ranged(3, "fire")),
        action(66, "ice_bolt", "blue", Crystals("blue"), ranged(3, "ice")),
        action(67, "swift_bolt", "white", Crystals("white"), ranged(4)),
        action(68, "crushing_bolt", "green", Crystals("green"), siege(3)),
        action(
            69,
            "blood_rage",
            "red",
            one_of(Attack(2), Then(Attack(5), Wounds(1))),
            one_of(Attack(4), Then(Attack(9), Wounds(1))),
        ),
        action(
            70,
            "ice_shield",
            "blue",
            Block(3, "ice"),
            Then(Block(3, "ice"), this_combat(FrostbittenBlock(3))),
        ),
        action(
            71,
            "agility",
            "white",
            seq(Move(2), this_turn(MoveToAttack(1))),
            seq(Move(4), this_turn(MoveToAttack(1), MoveToAttack(2, "ranged"))),
        ),
        action(72, "refreshing_walk", "green", seq(Move(2), Heal(1)), seq(Move(4), Heal(2))),
        action(
            73,
            "intimidate",
            "red",
            seq(one_of(Influence(4), Attack(3)), Reputation(-1)),
            seq(one_of(Influence(8), Attack(7)), Reputation(-2)),
        ),
        action(
            74,
            "frost_bridge",
            "blue",
            seq(Move(2), this_turn(FixedTerrain(("swamp",), 1))),
            seq(Move(4), this_turn(FixedTerrain(("swamp", "lake"), 1), OpenTerrain(("lake",)))),
        ),
        action(
            75,
            "song_of_wind",
            "white",
            seq(Move(2), this_turn(CheaperTerrain(OPEN_GROUND, 1))),
            seq(
                Move(2),
                this_turn(CheaperTerrain(OPEN_GROUND, 2)),
                MayPay(
                    PayMana(("blue",)),
                    this_turn(FixedTerrain(("lake",), 0), OpenTerrain(("lake",)), mark="lakes"),
                ),
            ),
        ),
        action(
            76,
            "path_finding",
            "green",
            seq(Move(2), this_turn(CheaperEverywhere(1, 2))),
            seq(Move(4), this_turn(CheaperEverywhere(9, 2))),
        ),
        action(
            77,
            "blood_ritual",
            "red",
            seq(Wounds(1), Crystals("red"), AnyTokens(MANA, 1)),
            seq(Wounds(1), AnyTokens(MANA, 3), MayPay(PayMana(), PaidCrystal())),
        ),
        action(
            78,
            "pure_magic",
            "blue",
            ByColour({"green": Move(4), "white": Influence(4), "blue": Block(4), "red": Attack(4)}),
            ByColour({"green": Move(7), "white": Influence(7), "blue": Block(7), "red": Attack(7)}),
        ),
        action(
            79,
            "heroic_tale",
            "white",
            seq(Influence(3), this_turn(Renown())),
            seq(Influence(6), this_turn(Renown(1))),
        ),
        action(
            80,
            "regeneration",
            "green",
            seq(Heal(1), Ready(2)),
            seq(Heal(2), Ready(3)),
        ),
        action(
            81,
            "into_the_heat",
            "red",
            Only(AtStart(), seq(this_combat(UnitsStronger(2)), this_turn(UnitsUntouched(), mark="untouched"))),
            Only(AtStart(), seq(this_combat(UnitsStronger(3)), this_turn(UnitsUntouched(), mark="untouched"))),
        ),
        action(
            82,
            "steady_tempo",
            "blue",
            seq(Move(2), this_turn(BackToDeck("bottom"))),
            seq(Move(4), this_turn(BackToDeck("top"))),
        ),
        action(
            83,
            "diplomacy",
            "white",
            seq(Influence(2), this_turn(InfluenceToBlock())),
            seq(
                Influence(4),
                one_of(
                    this_turn(InfluenceToBlock("ice"), mark="ice"), this_turn(InfluenceToBlock("fire"), mark="fire")
                ),
            ),
        ),
        action(
            84,
            "in_need",
            "green",
            Influence(ForEach("wounds", base=3)),
            Influence(ForEach("wounds", base=5, each=2)),
        ),
        action(85, "decompose", "red", Paid(ThrowAway(), PaidCrystal(2)), Paid(ThrowAway(), OtherCrystals())),
        action(86, "crystal_mastery", "blue", HeldCrystal(), this_turn(CrystalsReturn())),
        action(
            87,
            "mana_storm",
            "white",
            CrystalOfDie(),
            seq(RollSource(), this_turn(ExtraDice(3), AnyDie())),
        ),
        action(
            88,
            "ambush",
            "green",
            seq(Move(2), this_turn(FirstBlow(1, 2))),
            seq(Move(4), this_turn(FirstBlow(2, 4))),
        ),
        action(89, "maximal_effect", "red", Repeated("basic", 3), Repeated("strong", 2)),
        action(90, "magic_talent", "blue", CastOffered(), BuySpell()),
        action(
            91,
            "learning",
            "white",
            seq(Influence(2), this_turn(Lessons(6, "discard"))),
            seq(Influence(4), this_turn(Lessons(9, "hand"))),
        ),
        action(92, "training", "green", ExchangeAction("advanced", "discard"), ExchangeAction("advanced", "hand")),
    )
}
