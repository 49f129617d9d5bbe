"""The Demons half-deck: Insane Outcasts for the others, cards devoured for power (TY-DECK-05, TY-DECK-06)."""

from igroteka.kernel import Cost, ForEach, ForOne, one_of, seq

from ..actions.zones import HAND, INNER_CIRCLE
from ..box import AMBITION, CONQUEST, DEMONS, GUILE, MALICE, WHITE
from ..effects import (
    ANYWHERE,
    EACH_LEFT,
    PROMOTE_ANOTHER,
    THERE,
    Assassinate,
    AtEnd,
    Deploy,
    DevourFrom,
    Draw,
    Gain,
    MoveTroop,
    NeighboursOfDeployed,
    Opponents,
    OwnOutcast,
    PlaceSpy,
    Promote,
    PromoteTop,
    RaiseTrophy,
    ReturnAnySpies,
    ReturnSpy,
    Supplant,
    TakeOutcasts,
)
from .declaring import card

DEVOUR_A_CARD = DevourFrom(HAND)

card(
    "balor", DEMONS, "fiend", CONQUEST,
    Cost(DEVOUR_A_CARD, seq(Supplant(only=WHITE, at=ANYWHERE), Deploy(1))),
    cost=6, vp=(3, 6), copies=1,
)  # fmt: skip
card(
    "demogorgon", DEMONS, "fiend", CONQUEST,
    Cost(DEVOUR_A_CARD, seq(Supplant(2, only=WHITE), ForEach(Opponents(), TakeOutcasts(2)))),
    cost=8, vp=(5, 10), copies=1,
)  # fmt: skip
card("derro", DEMONS, "derro", CONQUEST, Supplant(only=WHITE, at=ANYWHERE), OwnOutcast(), cost=3, vp=(1, 4), copies=2)
card("ettin", DEMONS, "giant", CONQUEST, one_of(Deploy(3), Assassinate(2, only=WHITE)), cost=4, vp=(1, 2), copies=3)
card(
    "ghoul", DEMONS, "undead", MALICE, Gain(power=2), ForEach(Opponents(), TakeOutcasts()), cost=4, vp=(2, 4), copies=3
)
card(
    "gibbering_mouther", DEMONS, "aberration", CONQUEST,
    Deploy(2),
    ForOne(NeighboursOfDeployed(), TakeOutcasts()),
    cost=2, vp=(1, 3), copies=3,
)  # fmt: skip
card("glabrezu", DEMONS, "fiend", MALICE, Cost(DEVOUR_A_CARD, Assassinate(2)), cost=5, vp=(2, 4), copies=1)
card(
    "grazzt", DEMONS, "fiend", GUILE,
    one_of(PlaceSpy(2), Cost(ReturnAnySpies(), Supplant(at=EACH_LEFT))),
    cost=6, vp=(2, 5), copies=1,
)  # fmt: skip
card("hezrou", DEMONS, "fiend", AMBITION, MoveTroop(), PromoteTop(), cost=3, vp=(1, 3), copies=2)
card(
    "jackalwere", DEMONS, "shapechanger", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), Gain(power=2, influence=2))),
    cost=4, vp=(2, 4), copies=3,
)  # fmt: skip
card("marilith", DEMONS, "fiend", MALICE, Cost(DEVOUR_A_CARD, Gain(power=5)), cost=6, vp=(2, 5), copies=2)
card(
    "mind_flayer", DEMONS, "illithid", MALICE,
    Cost(DEVOUR_A_CARD, one_of(Gain(influence=3), Assassinate())),
    cost=3, vp=(1, 3), copies=3,
)  # fmt: skip
card(
    "myconid_adult", DEMONS, "myconid", AMBITION,
    Gain(influence=2),
    ForOne(Opponents(), TakeOutcasts()),
    cost=3, vp=(1, 3), copies=3,
)  # fmt: skip
card(
    "myconid_sovereign", DEMONS, "myconid", AMBITION,
    ForOne(Opponents(), TakeOutcasts()),
    PROMOTE_ANOTHER,
    cost=4, vp=(2, 5), copies=2,
)  # fmt: skip
card("nalfeshnee", DEMONS, "fiend", AMBITION, Gain(influence=3), PromoteTop(), cost=5, vp=(2, 5), copies=2)
card("night_hag", DEMONS, "fiend", GUILE, one_of(PlaceSpy(), Cost(ReturnSpy(), Draw(2))), cost=3, vp=(1, 3), copies=3)
card(
    "orcus", DEMONS, "fiend", MALICE,
    Cost(DEVOUR_A_CARD, seq(Assassinate(2), RaiseTrophy(2, up_to=True))),
    cost=8, vp=(5, 10), copies=1,
)  # fmt: skip
card(
    "succubus", DEMONS, "fiend", GUILE,
    Cost(DEVOUR_A_CARD, seq(PlaceSpy(), Assassinate(at=THERE))),
    cost=5, vp=(2, 5), copies=2,
)  # fmt: skip
card("vrock", DEMONS, "fiend", GUILE, one_of(PlaceSpy(), Cost(ReturnSpy(), Gain(power=5))), cost=5, vp=(2, 4), copies=1)
card(
    "zuggtmoy", DEMONS, "fiend", AMBITION,
    Cost(DevourFrom(INNER_CIRCLE), seq(Gain(influence=3), AtEnd(Promote(count=2, up_to=True)))),
    cost=6, vp=(3, 6), copies=1,
)  # fmt: skip
