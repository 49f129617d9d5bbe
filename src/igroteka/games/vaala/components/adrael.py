"""Adrael of Tyveria: a General who pays in blood."""

from igroteka.kernel import seq

from ..abilities import ShareKill, Sharpen
from ..actions.vaala import VictoryFeast
from ..box import ATTACK, COLLECT, DEPLOY, GENERAL, INFANTRY, VAALA, Character
from ..effects.faceless import CollectNearest, MarchAndFight, RecruitAndMarch, WoundStrongest
from ..effects.generals import Attack, CollectFromTwo, Deploy, MayPlace
from ..effects.spells import BloodStrike, DrainNeighbour, RaiseUnits
from ..effects.vaala import VaalaGlyph
from .hero import RECONSTRUCTED, hero

ADRAEL = hero(
    Character(
        id="adrael",
        role=GENERAL,
        start="trade_route",
        glyphs={
            ATTACK: Attack(units=3, sources="any"),
            DEPLOY: seq(Deploy(moves=1, steps=2), MayPlace("general", INFANTRY)),
            COLLECT: CollectFromTwo(other=1),
            VAALA: VaalaGlyph(reveal=2, plays=1, discount=1),
        },
        faceless={
            ATTACK: MarchAndFight(),
            DEPLOY: RecruitAndMarch(2),
            COLLECT: CollectNearest(1),
            VAALA: WoundStrongest(1),
        },
        bond=ShareKill(),
        provenance=RECONSTRUCTED,
    ),
    actions={
        "blood_emperors_will": (DEPLOY, ATTACK, COLLECT),
        "pureblood_tide": (ATTACK, DEPLOY),
        "red_harvest": (ATTACK, COLLECT),
        "rite_of_veins": (VAALA, COLLECT),
        "crimson_whisper": (VAALA,),
    },
    vaala={
        "open_veins": (1, BloodStrike(2)),
        "legacy_unleashed": (1, Sharpen()),
        "tribute_of_fear": (2, DrainNeighbour()),
        "empty_the_pits": (1, RaiseUnits(INFANTRY, here=2, elsewhere=1)),
        "crimson_feast": (1, VictoryFeast(2)),
    },
)
