"""Ferellon of the Fulgen: a Dragon of heavy blows."""

from ..abilities import HealNearBond
from ..actions.vaala import CancelGlyph
from ..box import ATTACK, COLLECT, DEPLOY, DRAGON, REST, VAALA, Character
from ..effects.dragons import CollectHere, Flight, Heal, Rest, Wrath
from ..effects.faceless import FlyToTarget, HuntAndFight
from ..effects.spells import PowerHereAndNear, RepelArmy, StrikeHere
from ..effects.vaala import VaalaGlyph
from .hero import RECONSTRUCTED, hero

FERELLON = hero(
    Character(
        id="ferellon",
        role=DRAGON,
        start="isval",
        wound_track=(5, 5, 4, 3, 2),
        essence_track=5,
        glyphs={
            ATTACK: Wrath(steps=1, attack_bonus=1),
            DEPLOY: Flight(steps=2),
            COLLECT: CollectHere(2, among_hostile=0),
            VAALA: VaalaGlyph(reveal=2, plays=1),
            REST: Rest(2),
        },
        faceless={
            ATTACK: HuntAndFight(steps=1, attack_bonus=1),
            DEPLOY: FlyToTarget(steps=2),
            COLLECT: CollectHere(2, among_hostile=0),
            VAALA: Heal(1),
            REST: Rest(2),
        },
        bond=HealNearBond(1),
        provenance=RECONSTRUCTED,
    ),
    actions={
        "golden_descent": (DEPLOY, ATTACK, VAALA),
        "sovereigns_wrath": (ATTACK, COLLECT),
        "gilded_flight": (DEPLOY, COLLECT),
        "decree_of_aureus": (VAALA, ATTACK),
        "tribute_of_lesser_kin": (COLLECT, VAALA),
        "radiant_circuit": (DEPLOY,),
    },
    vaala={
        "molten_verdict": (2, StrikeHere(2)),
        "burnished_scales": (1, Heal(2)),
        "bend_the_knee": (1, RepelArmy()),
        "golden_citys_due": (1, PowerHereAndNear()),
        "one_law": (2, CancelGlyph(reach=1)),
    },
)
