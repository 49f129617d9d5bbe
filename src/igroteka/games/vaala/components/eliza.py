"""Eliza of Allaria: a General of many armies and cities."""

from igroteka.kernel import seq

from ..abilities import IgnoreFirstHit, SharedSky
from ..actions.vaala import CancelVaala
from ..box import ATTACK, COLLECT, DEPLOY, GENERAL, VAALA, Character
from ..effects.faceless import CityOrUnit, CollectNearest, MarchAndFight, RecruitAndMarch
from ..effects.generals import Attack, CollectFromEach, Deploy, MayPlace
from ..effects.spells import BuildCities, DreamWalk, OneOfEach
from ..effects.vaala import VaalaGlyph
from .hero import RECONSTRUCTED, hero

ELIZA = hero(
    Character(
        id="eliza",
        role=GENERAL,
        start="allaria",
        glyphs={
            ATTACK: Attack(units=None, sources="one"),
            DEPLOY: seq(Deploy(moves=2, steps=1), MayPlace("city")),
            COLLECT: CollectFromEach(1),
            VAALA: VaalaGlyph(reveal=2, plays=1),
        },
        faceless={
            ATTACK: MarchAndFight(),
            DEPLOY: RecruitAndMarch(2),
            COLLECT: CollectNearest(1),
            VAALA: CityOrUnit(),
        },
        bond=SharedSky(),
        provenance=RECONSTRUCTED,
    ),
    actions={
        "mandate_of_eliadu": (DEPLOY, COLLECT, VAALA),
        "oathguard_advance": (DEPLOY, ATTACK),
        "kirin_charge": (ATTACK, COLLECT),
        "dreaming_blade": (VAALA, ATTACK),
        "royal_tithe": (COLLECT,),
    },
    vaala={
        "walk_the_dream": (1, DreamWalk(3)),
        "oath_unbroken": (1, IgnoreFirstHit()),
        "godao_workshops": (1, BuildCities(2)),
        "castes_united": (2, OneOfEach()),
        "waking_word": (2, CancelVaala()),
    },
)
