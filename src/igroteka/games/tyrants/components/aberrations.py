"""The Aberrations half-deck: forced discards and extra cards (TY-DECK-07, TY-DECK-08)."""

from igroteka.kernel import Cost, ForEach, ForOne, May, one_of, seq

from ..box import ABERRATIONS, AMBITION, CONQUEST, GUILE, MALICE, WHITE
from ..effects import (
    ONE_SITE,
    PROMOTE_ANOTHER,
    THERE,
    Assassinate,
    AtEnd,
    Causer,
    Count,
    Deploy,
    DiscardCard,
    Draw,
    Gain,
    GainPer,
    Opponents,
    OwnerOfVictim,
    PlaceSpy,
    PlayFromInnerCircle,
    PlayFromMarket,
    PromoteThis,
    PromoteTop,
    ReturnPiece,
    ReturnSpy,
)
from .declaring import card

card(
    "aboleth", ABERRATIONS, "aberration", GUILE,
    one_of(PlaceSpy(2), Draw(Count("spies"))),
    cost=7, vp=(4, 7), copies=1,
)  # fmt: skip
card(
    "ambassador", ABERRATIONS, "illithid", AMBITION,
    PROMOTE_ANOTHER,
    cost=3, vp=(1, 3), copies=4,
    discarded=May(PromoteThis()),
)  # fmt: skip
card(
    "beholder", ABERRATIONS, "aberration", MALICE,
    Assassinate(),
    GainPer("power", Count("trophies"), per=3),
    cost=5, vp=(3, 6), copies=1,
)  # fmt: skip
card(
    "brainwashed_slave", ABERRATIONS, "aberration", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), Gain(power=2, influence=2))),
    cost=4, vp=(2, 3), copies=2,
)  # fmt: skip
card(
    "chuul", ABERRATIONS, "aberration", GUILE,
    PlaceSpy(),
    ForEach(Opponents(hand_over=3, at_spy=True), DiscardCard()),
    cost=3, vp=(1, 4), copies=2,
)  # fmt: skip
card(
    "cloaker", ABERRATIONS, "aberration", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), Assassinate(at=THERE))),
    cost=2, vp=(1, 3), copies=3,
)  # fmt: skip
card(
    "cranium_rats", ABERRATIONS, "beast", CONQUEST,
    Deploy(2),
    ForOne(Opponents(hand_over=3), DiscardCard()),
    cost=2, vp=(1, 3), copies=3,
)  # fmt: skip
card(
    "death_tyrant", ABERRATIONS, "aberration", MALICE,
    Assassinate(3, at=ONE_SITE, up_to=True),
    GainPer("influence", Count("removed")),
    cost=7, vp=(3, 6), copies=1,
)  # fmt: skip
card(
    "elder_brain", ABERRATIONS, "aberration", AMBITION,
    PromoteTop(),
    PlayFromInnerCircle(),
    cost=7, vp=(4, 9), copies=1,
)  # fmt: skip
card(
    "gauth", ABERRATIONS, "aberration", MALICE,
    one_of(Gain(influence=2), seq(Draw(1), ForOne(Opponents(hand_over=3), DiscardCard()))),
    cost=3, vp=(2, 3), copies=2,
)  # fmt: skip
card("grimlock", ABERRATIONS, "grimlock", CONQUEST, Deploy(1), cost=1, vp=(0, 1), copies=2, discarded=Draw(2))
card(
    "intellect_devourer", ABERRATIONS, "aberration", AMBITION,
    one_of(Gain(influence=3), ReturnPiece(2, own=True, up_to=True)),
    cost=4, vp=(1, 3), copies=2,
)  # fmt: skip
card(
    "mindwitness", ABERRATIONS, "aberration", MALICE,
    Assassinate(),
    ForEach(OwnerOfVictim(hand_over=3), DiscardCard()),
    cost=3, vp=(1, 3), copies=3,
)  # fmt: skip
card(
    "neogi", ABERRATIONS, "aberration", CONQUEST,
    Deploy(4),
    AtEnd(ForEach(Opponents(), DiscardCard())),
    cost=7, vp=(4, 8), copies=1,
)  # fmt: skip
card(
    "nothic", ABERRATIONS, "aberration", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), seq(Draw(1), ForEach(Opponents(hand_over=3), DiscardCard())))),
    cost=3, vp=(1, 3), copies=2,
)  # fmt: skip
card("puppeteer", ABERRATIONS, "illithid", AMBITION, Gain(influence=2), PROMOTE_ANOTHER, cost=5, vp=(2, 6), copies=2)
card(
    "quaggoth", ABERRATIONS, "quaggoth", CONQUEST, Assassinate(Count("sites"), only=WHITE), cost=5, vp=(2, 4), copies=2
)
card("spectator", ABERRATIONS, "aberration", MALICE, Gain(power=2, influence=1), cost=4, vp=(2, 3), copies=3)
card("ulitharid", ABERRATIONS, "illithid", AMBITION, PlayFromMarket(4), cost=6, vp=(3, 6), copies=1)
card(
    "umber_hulk", ABERRATIONS, "monstrosity", CONQUEST,
    Deploy(3),
    cost=4, vp=(2, 4), copies=2,
    discarded=ForEach(Causer(), DiscardCard()),
)  # fmt: skip
