"""Nagasha of the Magnifex: a swift and cruel Dragon."""

from igroteka.kernel import seq

from ..abilities import ShareEssence, Untouchable
from ..actions.vaala import Vengeance
from ..box import ATTACK, COLLECT, DEPLOY, DRAGON, REST, VAALA, Character
from ..effects.dragons import CollectHere, Flight, Rest, Wrath
from ..effects.faceless import FlyToTarget, HuntAndFight, WoundEachHere
from ..effects.spells import CollectAfar, Devour, StrikeAllHere, StrikeNear
from ..effects.vaala import VaalaGlyph
from .hero import RECONSTRUCTED, hero

NAGASHA = hero(
    Character(
        id="nagasha",
        role=DRAGON,
        start="lower_primalian",
        wound_track=(5, 4, 4, 3, 3),
        essence_track=5,
        glyphs={
            ATTACK: Wrath(steps=2, counter_malus=1),
            DEPLOY: Flight(steps=3),
            COLLECT: CollectHere(2, among_hostile=1),
            VAALA: VaalaGlyph(reveal=1, plays=None),
            REST: Rest(2),
        },
        faceless={
            ATTACK: HuntAndFight(steps=2, counter_malus=1),
            DEPLOY: FlyToTarget(steps=3),
            COLLECT: CollectHere(2, among_hostile=2),
            VAALA: WoundEachHere(1),
            REST: Rest(2),
        },
        bond=ShareEssence(),
        provenance=RECONSTRUCTED,
    ),
    actions={
        "prismatic_ambush": (DEPLOY, ATTACK, COLLECT),
        "exquisite_kill": (ATTACK, COLLECT),
        "collectors_eye": (COLLECT, DEPLOY),
        "mercury_veil": (VAALA, DEPLOY),
        "cruel_masterpiece": (ATTACK, VAALA),
        "connoisseurs_claim": (COLLECT,),
    },
    vaala={
        "quicksilver_breath": (2, seq(StrikeAllHere(1), StrikeNear(1))),
        "iridescent_veil": (1, Untouchable()),
        "no_insult_forgotten": (2, Vengeance()),
        "for_the_collection": (1, CollectAfar(1, steps=2)),
        "exquisite_suffering": (2, Devour(2)),
    },
)
