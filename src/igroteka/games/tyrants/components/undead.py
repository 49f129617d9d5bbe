"""The Undead half-deck: cards that devour themselves for more (TY-DECK-09)."""

from igroteka.kernel import Cost, ForOne, If, Repeat, one_of, seq

from ..actions.zones import DISCARD, HAND
from ..box import AMBITION, CONQUEST, GUILE, MALICE, UNDEAD, WHITE
from ..effects import (
    ANYWHERE,
    ONE_SITE,
    THERE,
    THIS,
    Assassinate,
    AtEnd,
    Count,
    Deploy,
    DevourFrom,
    DevourThis,
    EnemySpyThere,
    Gain,
    GainPer,
    Opponents,
    PlaceSpy,
    Promote,
    PromoteThis,
    RaiseTrophy,
    RecruitFree,
    ReturnPiece,
    ReturnSpy,
    SellDevoured,
    Supplant,
    SwapIntoMarket,
    TrophiesHold,
)
from ..effects.cards import ANY_NUMBER
from .declaring import card

card(
    "banshee", UNDEAD, "undead", GUILE,
    PlaceSpy(),
    If(EnemySpyThere(), Gain(power=3)),
    cost=4, vp=(2, 4), copies=2,
)  # fmt: skip
card("carrion_crawler", UNDEAD, "monstrosity", MALICE, Gain(power=3), SwapIntoMarket(), cost=2, vp=(0, 2), copies=2)
card(
    "conjurer", UNDEAD, "human", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), RecruitFree(3, count=2, up_to=True))),
    cost=5, vp=(2, 3), copies=3,
)  # fmt: skip
card(
    "cultist_of_myrkul", UNDEAD, "human", AMBITION,
    one_of(Gain(influence=2), Cost(DevourThis(), AtEnd(Promote(count=2, up_to=True)))),
    cost=2, vp=(1, 2), copies=3,
)  # fmt: skip
card(
    "death_knight", UNDEAD, "undead", MALICE,
    Supplant(),
    GainPer("vp", Count("player-trophies"), per=5),
    cost=6, vp=(3, 7), copies=1,
)  # fmt: skip
card(
    "flesh_golem",
    UNDEAD,
    "construct",
    MALICE,
    Gain(power=2),
    Cost(DevourThis(), Assassinate()),
    cost=3,
    vp=(1, 3),
    copies=2,
)
card(
    "ghost", UNDEAD, "undead", GUILE, one_of(PlaceSpy(), Cost(ReturnSpy(), SellDevoured())), cost=3, vp=(1, 3), copies=2
)
card(
    "high_priest_of_myrkul", UNDEAD, "human", AMBITION,
    ReturnPiece(),
    AtEnd(Promote(minion="undead", count=ANY_NUMBER, up_to=True)),
    cost=6, vp=(3, 6), copies=1,
)  # fmt: skip
card(
    "lich", UNDEAD, "undead", GUILE,
    PlaceSpy(),
    ForOne(Opponents(at_spy=True), RaiseTrophy(2, of_whom=True, up_to=True)),
    cost=7, vp=(4, 7), copies=1,
)  # fmt: skip
card(
    "minotaur_skeleton", UNDEAD, "undead", CONQUEST,
    one_of(Deploy(3), Cost(DevourThis(), Assassinate(3, only=WHITE, at=ONE_SITE, up_to=True))),
    cost=3, vp=(1, 3), copies=2,
)  # fmt: skip
card(
    "mummy_lord", UNDEAD, "undead", CONQUEST,
    Repeat(2, one_of(Assassinate(only=WHITE), RaiseTrophy(only=WHITE))),
    cost=6, vp=(3, 6), copies=1,
)  # fmt: skip
card(
    "necromancer", UNDEAD, "human", AMBITION,
    one_of(Gain(influence=3), Promote((THIS, HAND, DISCARD))),
    cost=5, vp=(1, 4), copies=2,
)  # fmt: skip
card("ogre_zombie", UNDEAD, "undead", CONQUEST, Supplant(only=WHITE, at=ANYWHERE), cost=4, vp=(2, 4), copies=2)
card(
    "ravenous_zombies", UNDEAD, "undead", CONQUEST, Gain(power=1), Assassinate(only=WHITE), cost=3, vp=(1, 2), copies=2
)
card(
    "revenant", UNDEAD, "undead", MALICE,
    Assassinate(2),
    If(TrophiesHold(8, Count("trophies")), PromoteThis()),
    cost=4, vp=(1, 4), copies=1,
)  # fmt: skip
card(
    "skeletal_horde", UNDEAD, "undead", CONQUEST, Deploy(2), Cost(DevourThis(), Deploy(3)), cost=2, vp=(1, 2), copies=3
)
card(
    "vampire", UNDEAD, "undead", AMBITION,
    one_of(Supplant(), seq(Promote((DISCARD,)), GainPer("vp", Count("inner-circle"), per=3))),
    cost=7, vp=(4, 7), copies=1,
)  # fmt: skip
card("vampire_spawn", UNDEAD, "undead", AMBITION, Gain(influence=1), ReturnPiece(), cost=2, vp=(1, 3), copies=3)
card(
    "wight", UNDEAD, "undead", MALICE,
    one_of(Gain(power=2), Cost(DevourFrom(HAND), Supplant())),
    cost=3, vp=(1, 3), copies=4,
)  # fmt: skip
card(
    "wraith",
    UNDEAD,
    "undead",
    GUILE,
    PlaceSpy(),
    Cost(DevourThis(), Assassinate(at=THERE)),
    cost=2,
    vp=(0, 1),
    copies=2,
)
