"""Numbers of combat, as the books work them out (MK-BLCK, MK-DMGE, MK-ABIL, MK-RSST, MK-CITY)."""

import pytest

from igroteka.games.mage_knight.actions.tracks import armour_of, level_of
from igroteka.games.mage_knight.combat.damage import hurt_hero, hurt_unit
from igroteka.games.mage_knight.combat.foes import add_foe
from igroteka.games.mage_knight.combat.starting import open_combat
from igroteka.games.mage_knight.combat.values import (
    armour_of as foe_armour,
)
from igroteka.games.mage_knight.combat.values import (
    attack_total,
    attack_value,
    block_needed,
    block_total,
    damage_of,
)
from igroteka.games.mage_knight.state import ATTACK_PHASE, BLOCK_PHASE, DAMAGE_PHASE, Player, Share, State, Unit
from tests.ledger import rule

from .table import hero_at, table


def fight(*enemies: str, phase: str = ATTACK_PHASE, hand: tuple[str, ...] = ()) -> tuple[State, Player]:
    """A combat with these enemies, in a phase."""
    g = table()
    me = hero_at(g, "0:0", *hand)
    combat = open_combat(g, me, "rampage", me.at)
    combat.phase = phase
    for enemy in enemies:
        add_foe(g, enemy, at="1:0")
    return g, me


def deal(g: State, me: Player, damage: int, unit: str = "") -> int:
    """So much physical damage of the first enemy, to a unit if one is named; what is left of it."""
    assert g.combat is not None
    foe = g.combat.foes[0]
    g.combat.dealing, g.combat.damage = f"{foe.key}:0", damage
    if unit:
        assert list(hurt_unit(g, me, me.unit(unit))) == []
    else:
        hurt_hero(g, me)
    return g.combat.damage


@rule("MK-RSST-09", "MK-RSST-01", "MK-RSST-02", "MK-RSST-08", "MK-RNGD-08")
@pytest.mark.parametrize(
    ("shares", "total"),
    [
        ([Share(6, "physical")], 3),
        ([Share(3, "fire")], 3),
        ([Share(3, "ice")], 3),
        ([Share(2, "fire"), Share(2, "physical")], 3),
        ([Share(2, "physical"), Share(1, "physical")], 1),
    ],
)
def test_what_fells_ironclads(shares: list[Share], total: int) -> None:
    g, me = fight("ironclads")
    assert g.combat is not None
    assert foe_armour(g, me, g.combat.foes[0]) == 3
    assert attack_total(g, me, g.combat.foes, shares) == total


@rule("MK-BLCK-15", "MK-BLCK-07", "MK-BLCK-09")
@pytest.mark.parametrize(
    "shares",
    [
        [Share(5, "fire")],
        [Share(6, "physical"), Share(4, "ice")],
        [Share(3, "fire"), Share(4, "physical")],
    ],
)
def test_what_blocks_an_ice_attack_of_five(shares: list[Share]) -> None:
    g, me = fight("prowlers", phase=BLOCK_PHASE)
    assert g.combat is not None
    attack = g.combat.foes[0].attacks[0]
    attack.value, attack.element = 5, "ice"
    assert block_total(g, me, "prowlers:0", shares) == block_needed(g, me, g.combat.foes[0], attack) == 5


@rule("MK-ABIL-38", "MK-ABIL-01")
def test_a_swift_attack_of_three_needs_a_block_of_six_and_deals_three() -> None:
    g, me = fight("wolf_riders", phase=BLOCK_PHASE)
    assert g.combat is not None
    foe = g.combat.foes[0]
    assert (block_needed(g, me, foe, foe.attacks[0]), damage_of(g, me, foe, foe.attacks[0])) == (6, 3)


@rule("MK-ABIL-39", "MK-ABIL-02", "MK-DMGE-25", "MK-DMGE-14")
def test_an_unblocked_minotaur_knocks_a_hero_out() -> None:
    g, me = fight("minotaur", phase=DAMAGE_PHASE, hand=("march", "rage"))
    assert g.combat is not None
    foe = g.combat.foes[0]
    assert (attack_value(g, me, foe, foe.attacks[0]), block_needed(g, me, foe, foe.attacks[0])) == (5, 5)
    deal(g, me, damage_of(g, me, foe, foe.attacks[0]))
    assert me.hand == ["wound"] * 5
    assert me.discard == ["march", "rage"]


@rule("MK-DMGE-20", "MK-DMGE-10", "MK-DMGE-11")
@pytest.mark.parametrize(("fame", "damage", "wounds"), [(0, 5, 3), (8, 5, 2), (0, 1, 1)])
def test_damage_to_the_hero_is_divided_by_armour(fame: int, damage: int, wounds: int) -> None:
    g, me = fight("prowlers", phase=DAMAGE_PHASE)
    me.level = level_of(fame)
    assert armour_of(g, me) == (3 if fame else 2)
    deal(g, me, damage)
    assert me.hand.count("wound") == wounds


@rule("MK-DMGE-21", "MK-DMGE-22", "MK-DMGE-06")
@pytest.mark.parametrize(("damage", "wounds", "left"), [(3, 0, 0), (4, 1, 0), (5, 1, 0), (8, 1, 2)])
def test_what_guardian_golems_absorb(damage: int, wounds: int, left: int) -> None:
    g, me = fight("prowlers", phase=DAMAGE_PHASE)
    me.units = [Unit("guardian_golems")]
    assert deal(g, me, damage, "guardian_golems") == left
    assert me.units[0].wounds == wounds


@rule("MK-DMGE-18", "MK-DMGE-19", "MK-DMGE-05")
@pytest.mark.parametrize(("unit", "left"), [("utem_guardsmen", 0), ("altem_guardians", 0), ("utem_swordsmen", 1)])
def test_a_unit_takes_one_wound_and_its_armour_of_damage(unit: str, left: int) -> None:
    g, me = fight("prowlers", phase=DAMAGE_PHASE)
    me.units = [Unit(unit)]
    assert deal(g, me, 5, unit) == left
    assert me.units[0].wounds == 1
