"""The units (MK-UNIT): regular ones with silver backs, elite ones with gold."""

from igroteka.kernel import one_of, seq

from ..abilities.terrain import CheaperTerrain
from ..abilities.units import AllResist, ColdFireAttacks, SiegeAttacks
from ..box.tables import UnitAbility, UnitCard
from ..box.terms import MANA, Element, Mana
from ..effects.amounts import Amount
from ..effects.enemies import ArmourDown, NoAttack, OneEnemy
from ..effects.gains import AnyTokens, Crystals, Ready, Tokens
from ..effects.points import Attack, Block, Heal, Influence, Move, ranged, siege
from ..effects.units import Empowered, Suffer
from ..passives.lasting import this_combat, this_turn


def fight(points: Amount, element: Element = "physical", mana: Mana | None = None) -> UnitAbility:
    """An attack or a block of the same strength."""
    return UnitAbility(one_of(Attack(points, element=element), Block(points, element)), mana)


REGULAR = (
    UnitCard(
        id="peasants",
        elite=False,
        level=1,
        cost=4,
        armour=3,
        recruited_at=("village",),
        abilities=(fight(2), UnitAbility(Influence(2)), UnitAbility(Move(2))),
        copies=3,
    ),
    UnitCard(
        id="herbalists",
        elite=False,
        level=1,
        cost=3,
        armour=2,
        recruited_at=("village", "monastery"),
        abilities=(UnitAbility(Heal(2), "green"), UnitAbility(Ready(2)), UnitAbility(Tokens("green"))),
        copies=2,
    ),
    UnitCard(
        id="foresters",
        elite=False,
        level=1,
        cost=5,
        armour=4,
        recruited_at=("village",),
        abilities=(
            UnitAbility(seq(Move(2), this_turn(CheaperTerrain(("forest", "hills", "swamp"), 1)))),
            UnitAbility(Block(3)),
        ),
        copies=2,
    ),
    UnitCard(
        id="utem_crossbowmen",
        elite=False,
        level=2,
        cost=6,
        armour=4,
        recruited_at=("village", "keep"),
        abilities=(fight(3), UnitAbility(ranged(2))),
        copies=2,
    ),
    UnitCard(
        id="utem_guardsmen",
        elite=False,
        level=2,
        cost=5,
        armour=5,
        recruited_at=("village", "keep"),
        abilities=(UnitAbility(Attack(2)), UnitAbility(Block(4, double=True))),
        copies=2,
    ),
    UnitCard(
        id="utem_swordsmen",
        elite=False,
        level=2,
        cost=6,
        armour=4,
        recruited_at=("keep",),
        abilities=(fight(3), UnitAbility(seq(one_of(Attack(6), Block(6)), Suffer()))),
        copies=2,
    ),
    UnitCard(
        id="guardian_golems",
        elite=False,
        level=2,
        cost=7,
        armour=3,
        resistances=("physical",),
        recruited_at=("keep", "mage_tower"),
        abilities=(fight(2), UnitAbility(Block(4, "fire"), "red"), UnitAbility(Block(4, "ice"), "blue")),
        copies=2,
    ),
    UnitCard(
        id="illusionists",
        elite=False,
        level=2,
        cost=7,
        armour=2,
        resistances=("physical",),
        recruited_at=("mage_tower", "monastery"),
        abilities=(
            UnitAbility(Influence(4)),
            UnitAbility(OneEnemy((NoAttack(),), unfortified=True), "white"),
            UnitAbility(Crystals("white")),
        ),
        copies=2,
    ),
    UnitCard(
        id="red_cape_monks",
        elite=False,
        level=2,
        cost=7,
        armour=4,
        recruited_at=("monastery",),
        abilities=(fight(3), fight(4, "fire", "red")),
    ),
    UnitCard(
        id="northern_monks",
        elite=False,
        level=2,
        cost=7,
        armour=4,
        recruited_at=("monastery",),
        abilities=(fight(3), fight(4, "ice", "blue")),
    ),
    UnitCard(
        id="savage_monks",
        elite=False,
        level=2,
        cost=7,
        armour=4,
        recruited_at=("monastery",),
        abilities=(fight(3), UnitAbility(siege(4), "green")),
    ),
)
ELITE = (
    UnitCard(
        id="fire_golems",
        elite=True,
        level=3,
        cost=8,
        armour=4,
        resistances=("physical", "fire"),
        recruited_at=("mage_tower", "keep"),
        abilities=(fight(3), UnitAbility(ranged(4, "fire"), "red")),
        copies=2,
    ),
    UnitCard(
        id="ice_golems",
        elite=True,
        level=3,
        cost=8,
        armour=4,
        resistances=("physical", "ice"),
        recruited_at=("mage_tower", "keep"),
        abilities=(fight(3), UnitAbility(Attack(6, element="ice"), "blue")),
        copies=2,
    ),
    UnitCard(
        id="fire_mages",
        elite=True,
        level=3,
        cost=9,
        armour=4,
        resistances=("fire",),
        recruited_at=("mage_tower", "monastery"),
        abilities=(
            UnitAbility(ranged(3, "fire")),
            fight(6, "fire", "red"),
            UnitAbility(seq(Tokens("red"), Crystals("red"))),
        ),
        copies=2,
    ),
    UnitCard(
        id="ice_mages",
        elite=True,
        level=3,
        cost=9,
        armour=4,
        resistances=("ice",),
        recruited_at=("mage_tower", "monastery"),
        abilities=(
            fight(4, "ice"),
            UnitAbility(siege(4, "ice"), "blue"),
            UnitAbility(seq(Tokens("blue"), Crystals("blue"))),
        ),
        copies=2,
    ),
    UnitCard(
        id="amotep_gunners",
        elite=True,
        level=3,
        cost=8,
        armour=6,
        recruited_at=("keep", "city"),
        abilities=(fight(5), UnitAbility(ranged(6, "fire"), "red")),
        copies=2,
    ),
    UnitCard(
        id="amotep_freezers",
        elite=True,
        level=3,
        cost=8,
        armour=6,
        recruited_at=("keep", "city"),
        abilities=(fight(5), UnitAbility(OneEnemy((NoAttack(), ArmourDown(3))), "blue")),
        copies=2,
    ),
    UnitCard(
        id="catapults",
        elite=True,
        level=3,
        cost=9,
        armour=4,
        recruited_at=("keep", "city"),
        abilities=(
            UnitAbility(siege(3)),
            UnitAbility(siege(5, "fire"), "red"),
            UnitAbility(siege(5, "ice"), "blue"),
        ),
        copies=3,
    ),
    UnitCard(
        id="altem_mages",
        elite=True,
        level=4,
        cost=12,
        armour=5,
        resistances=("fire", "ice"),
        recruited_at=("city",),
        abilities=(
            UnitAbility(AnyTokens(MANA, 2)),
            UnitAbility(Empowered()),
            UnitAbility(
                one_of(this_combat(ColdFireAttacks(), mark="cold_fire"), this_combat(SiegeAttacks(), mark="siege")),
                "black",
            ),
        ),
        copies=2,
    ),
    UnitCard(
        id="altem_guardians",
        elite=True,
        level=4,
        cost=11,
        armour=7,
        recruited_at=("city",),
        abilities=(
            UnitAbility(Attack(5)),
            UnitAbility(Block(8, double=True)),
            UnitAbility(this_turn(AllResist()), "green"),
        ),
        copies=3,
    ),
)
UNITS = {unit.id: unit for unit in (*REGULAR, *ELITE)}
