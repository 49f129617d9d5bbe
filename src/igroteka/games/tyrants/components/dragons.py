"""The Dragons half-deck: many expensive cards, five Dragons that reward a strategy (TY-DECK-03)."""

from igroteka.kernel import Cost, If, one_of, seq

from ..box import AMBITION, CONQUEST, DRAGONS, GUILE, MALICE, WHITE
from ..effects import (
    ANYWHERE,
    PROMOTE_ANOTHER,
    THERE,
    Assassinate,
    AtEnd,
    Count,
    Deploy,
    DevourMarket,
    Draw,
    EnemyTroopThere,
    Gain,
    GainPer,
    MoveTroop,
    PlaceSpy,
    Promote,
    ReturnPiece,
    ReturnSpy,
    Supplant,
    TrophiesHold,
)
from .declaring import card

card(
    "black_dragon", DRAGONS, "dragon", CONQUEST,
    Supplant(only=WHITE, at=ANYWHERE),
    GainPer("vp", Count("white-trophies"), per=3),
    cost=7, vp=(3, 7), copies=1,
)  # fmt: skip
card(
    "black_wyrmling", DRAGONS, "dragon", CONQUEST,
    Gain(influence=1),
    Assassinate(only=WHITE),
    cost=3, vp=(1, 4), copies=2,
)  # fmt: skip
card(
    "blue_dragon", DRAGONS, "dragon", AMBITION,
    AtEnd(seq(Promote(count=2, up_to=True), GainPer("vp", Count("inner-circle"), per=3))),
    cost=8, vp=(4, 8), copies=1,
)  # fmt: skip
card("blue_wyrmling", DRAGONS, "dragon", AMBITION, Gain(influence=3), ReturnPiece(), cost=5, vp=(2, 4), copies=2)
card("cleric_of_laogzed", DRAGONS, "troglodyte", AMBITION, MoveTroop(), PROMOTE_ANOTHER, cost=4, vp=(2, 4), copies=2)
card("cult_fanatic", DRAGONS, "half-dragon", AMBITION, Gain(influence=2), DevourMarket(), cost=3, vp=(1, 4), copies=2)
card("dragon_cultist", DRAGONS, "human", MALICE, one_of(Gain(power=2), Gain(influence=2)), cost=3, vp=(1, 4), copies=4)
card(
    "dragonclaw", DRAGONS, "human", MALICE,
    Assassinate(),
    If(TrophiesHold(5, Count("player-trophies")), Gain(power=2)),
    cost=4, vp=(1, 3), copies=2,
)  # fmt: skip
card(
    "enchanter_of_thay", DRAGONS, "human", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), Gain(power=4))),
    cost=4, vp=(1, 3), copies=3,
)  # fmt: skip
card(
    "green_dragon", DRAGONS, "dragon", GUILE,
    one_of(
        seq(PlaceSpy(), Supplant(at=THERE)),
        Cost(ReturnSpy(), seq(Supplant(at=THERE), GainPer("vp", Count("markers")))),
    ),
    cost=7, vp=(3, 7), copies=1,
)  # fmt: skip
card(
    "green_wyrmling", DRAGONS, "dragon", GUILE,
    PlaceSpy(),
    If(EnemyTroopThere(), Gain(influence=2)),
    cost=4, vp=(2, 4), copies=2,
)  # fmt: skip
card("kobold", DRAGONS, "kobold", CONQUEST, one_of(Deploy(1), Assassinate(only=WHITE)), cost=1, vp=(1, 2), copies=3)
card("rath_modar", DRAGONS, "human", GUILE, Draw(2), PlaceSpy(), cost=6, vp=(2, 5), copies=1)
card(
    "red_dragon", DRAGONS, "dragon", MALICE,
    Supplant(),
    ReturnPiece(spies_only=True),
    GainPer("vp", Count("total-sites")),
    cost=8, vp=(4, 8), copies=1,
)  # fmt: skip
card("red_wyrmling", DRAGONS, "dragon", MALICE, Gain(power=2, influence=2), cost=5, vp=(3, 5), copies=2)
card("severin_silrajin", DRAGONS, "human", MALICE, Gain(power=5), cost=7, vp=(4, 8), copies=1)
card(
    "watcher_of_thay", DRAGONS, "human", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), Gain(influence=3))),
    cost=3, vp=(2, 3), copies=3,
)  # fmt: skip
card(
    "white_dragon",
    DRAGONS,
    "dragon",
    CONQUEST,
    Deploy(3),
    GainPer("vp", Count("sites"), per=2),
    cost=6,
    vp=(2, 5),
    copies=1,
)
card("white_wyrmling", DRAGONS, "dragon", CONQUEST, Deploy(2), DevourMarket(), cost=2, vp=(1, 3), copies=3)
card("wyrmspeaker", DRAGONS, "dwarf", AMBITION, Gain(influence=1), PROMOTE_ANOTHER, cost=3, vp=(1, 3), copies=3)
