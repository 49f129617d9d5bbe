"""The Elementals half-deck: Focus (TY-DECK-04)."""

from igroteka.kernel import Cost, one_of

from ..box import AMBITION, CONQUEST, ELEMENTALS, GUILE, MALICE, OBEDIENCE, WHITE
from ..effects import (
    ANYWHERE,
    PROMOTE_ANOTHER,
    THERE,
    Assassinate,
    AtEnd,
    Deploy,
    Draw,
    Focus,
    Gain,
    PlaceSpy,
    Promote,
    RecruitFree,
    ReturnPiece,
    ReturnSpy,
    Supplant,
)
from .declaring import card

PROMOTE_OBEDIENCE = AtEnd(Promote(aspect=OBEDIENCE))

card(
    "aerisi_kalinoth", ELEMENTALS, "elf", GUILE,
    Gain(power=1),
    PlaceSpy(),
    RecruitFree(4, GUILE),
    cost=5, vp=(2, 5), copies=1,
)  # fmt: skip
card(
    "air_elemental", ELEMENTALS, "elemental", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), Deploy(3))),
    Focus(GUILE, Draw(1)),
    cost=3, vp=(1, 2), copies=4,
)  # fmt: skip
card(
    "air_elemental_myrmidon", ELEMENTALS, "elemental", GUILE, PlaceSpy(), PROMOTE_OBEDIENCE, cost=4, vp=(1, 3), copies=2
)
card(
    "black_earth_cultist", ELEMENTALS, "human", AMBITION,
    PROMOTE_ANOTHER,
    Focus(AMBITION, Gain(influence=2)),
    cost=2, vp=(1, 2), copies=4,
)  # fmt: skip
card(
    "crushing_wave_cultist", ELEMENTALS, "human", CONQUEST,
    Assassinate(only=WHITE),
    Focus(CONQUEST, Deploy(2)),
    cost=3, vp=(1, 4), copies=3,
)  # fmt: skip
card(
    "earth_elemental", ELEMENTALS, "elemental", AMBITION,
    Gain(influence=1),
    ReturnPiece(),
    Focus(AMBITION, Draw(1)),
    cost=3, vp=(1, 3), copies=2,
)  # fmt: skip
card(
    "earth_elemental_myrmidon", ELEMENTALS, "elemental", AMBITION,
    Gain(influence=2),
    PROMOTE_ANOTHER,
    cost=4, vp=(2, 4), copies=2,
)  # fmt: skip
card(
    "eternal_flame_cultist", ELEMENTALS, "human", MALICE,
    Assassinate(),
    Focus(MALICE, Gain(power=2)),
    cost=4, vp=(2, 4), copies=3,
)  # fmt: skip
card(
    "fire_elemental", ELEMENTALS, "elemental", MALICE,
    one_of(Gain(power=2), Gain(influence=2)),
    Focus(MALICE, Draw(1)),
    cost=3, vp=(1, 3), copies=3,
)  # fmt: skip
card(
    "fire_elemental_myrmidon", ELEMENTALS, "elemental", MALICE,
    Gain(power=2),
    PROMOTE_OBEDIENCE,
    cost=4, vp=(1, 3), copies=2,
)  # fmt: skip
card("gar_shatterkeel", ELEMENTALS, "human", CONQUEST, Deploy(3), RecruitFree(4, CONQUEST), cost=5, vp=(2, 5), copies=1)
card(
    "howling_hatred_cultist", ELEMENTALS, "human", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), Gain(influence=3))),
    Focus(GUILE, Gain(power=1)),
    cost=3, vp=(1, 3), copies=2,
)  # fmt: skip
card(
    "imix",
    ELEMENTALS,
    "elemental-prince",
    MALICE,
    Gain(power=4),
    Focus(MALICE, Gain(power=2)),
    cost=6,
    vp=(3, 6),
    copies=1,
)
card(
    "marlos_urnrayle", ELEMENTALS, "medusa", AMBITION,
    Gain(influence=1),
    PROMOTE_ANOTHER,
    RecruitFree(4, AMBITION),
    cost=5, vp=(2, 5), copies=1,
)  # fmt: skip
card(
    "ogremoch", ELEMENTALS, "elemental-prince", AMBITION,
    Gain(influence=2),
    PROMOTE_ANOTHER,
    Focus(AMBITION, PROMOTE_ANOTHER),
    cost=6, vp=(3, 7), copies=1,
)  # fmt: skip
card(
    "olhydra", ELEMENTALS, "elemental-prince", CONQUEST,
    Supplant(only=WHITE, at=ANYWHERE),
    Focus(CONQUEST, Deploy(2)),
    cost=6, vp=(3, 6), copies=1,
)  # fmt: skip
card("vanifer", ELEMENTALS, "tiefling", MALICE, Assassinate(), RecruitFree(4, MALICE), cost=5, vp=(2, 5), copies=1)
card(
    "water_elemental",
    ELEMENTALS,
    "elemental",
    CONQUEST,
    Deploy(2),
    Focus(CONQUEST, Draw(1)),
    cost=2,
    vp=(1, 2),
    copies=3,
)
card(
    "water_elemental_myrmidon", ELEMENTALS, "elemental", CONQUEST,
    Assassinate(only=WHITE),
    PROMOTE_OBEDIENCE,
    cost=4, vp=(2, 4), copies=2,
)  # fmt: skip
card(
    "yan_c_bin", ELEMENTALS, "elemental-prince", GUILE,
    PlaceSpy(),
    Assassinate(at=THERE),
    Focus(GUILE, PlaceSpy()),
    cost=6, vp=(3, 6), copies=1,
)  # fmt: skip
