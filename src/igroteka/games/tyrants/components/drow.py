"""The Drow half-deck: simple cards with low costs (TY-DECK-02)."""

from igroteka.kernel import Cost, If, Repeat, one_of

from ..box import AMBITION, CONQUEST, DROW, GUILE, MALICE, WHITE
from ..effects import (
    ANYWHERE,
    PROMOTE_ANOTHER,
    THERE,
    Assassinate,
    Deploy,
    Draw,
    EmptyDeck,
    EnemyTroopThere,
    Gain,
    InnerCircleHolds,
    MoveTroop,
    PlaceSpy,
    Promote,
    ReturnPiece,
    ReturnSpy,
    Supplant,
)
from .declaring import card

card("advance_scout", DROW, "drow", CONQUEST, Supplant(only=WHITE), cost=3, vp=(1, 3), copies=3)
card("advocate", DROW, "drow", AMBITION, one_of(Gain(influence=2), PROMOTE_ANOTHER), cost=2, vp=(1, 2), copies=4)
card("blackguard", DROW, "drow", MALICE, one_of(Gain(power=2), Assassinate()), cost=3, vp=(1, 3), copies=4)
card("bounty_hunter", DROW, "drow", MALICE, Gain(power=3), cost=4, vp=(2, 4), copies=2)
card("chosen_of_lolth", DROW, "drow", AMBITION, ReturnPiece(), PROMOTE_ANOTHER, cost=4, vp=(2, 4), copies=2)
card("council_member", DROW, "drow", AMBITION, MoveTroop(2, up_to=True), PROMOTE_ANOTHER, cost=6, vp=(3, 6), copies=1)
card("deathblade", DROW, "drow", MALICE, Assassinate(2), cost=6, vp=(3, 6), copies=1)
card("doppelganger", DROW, "doppelganger", MALICE, Supplant(), cost=5, vp=(3, 5), copies=2)
card(
    "drow_negotiator", DROW, "drow", AMBITION,
    If(InnerCircleHolds(4), Gain(influence=3)),
    PROMOTE_ANOTHER,
    cost=3, vp=(1, 2), copies=2,
)  # fmt: skip
card(
    "infiltrator", DROW, "drow", GUILE,
    PlaceSpy(),
    If(EnemyTroopThere(), Gain(power=1)),
    cost=3, vp=(1, 2), copies=2,
)  # fmt: skip
card(
    "information_broker", DROW, "drow", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), Draw(3))),
    cost=5, vp=(2, 5), copies=2,
)  # fmt: skip
card("inquisitor", DROW, "drow", MALICE, one_of(Gain(influence=2), Assassinate()), cost=3, vp=(2, 4), copies=1)
card(
    "master_of_melee_magthere", DROW, "drow", CONQUEST,
    one_of(Deploy(4), Supplant(only=WHITE, at=ANYWHERE)),
    cost=5, vp=(2, 5), copies=2,
)  # fmt: skip
card(
    "masters_of_sorcere", DROW, "drow", GUILE,
    one_of(PlaceSpy(2), Cost(ReturnSpy(), Gain(power=4))),
    cost=5, vp=(2, 5), copies=1,
)  # fmt: skip
card("matron_mother", DROW, "drow", AMBITION, EmptyDeck(), Promote(("discard",)), cost=6, vp=(3, 6), copies=1)
card("mercenary_squad", DROW, "drow", CONQUEST, Deploy(3), cost=3, vp=(1, 4), copies=2)
card(
    "spellspinner", DROW, "drow", GUILE,
    one_of(PlaceSpy(), Cost(ReturnSpy(), Supplant(at=THERE))),
    cost=3, vp=(1, 3), copies=3,
)  # fmt: skip
card("spy_master", DROW, "drow", GUILE, PlaceSpy(), cost=2, vp=(1, 2), copies=2)
card("underdark_ranger", DROW, "drow", CONQUEST, Assassinate(2, only=WHITE), cost=4, vp=(2, 4), copies=2)
card(
    "weaponmaster", DROW, "drow", CONQUEST,
    Repeat(3, one_of(Deploy(1), Assassinate(only=WHITE))),
    cost=6, vp=(3, 6), copies=1,
)  # fmt: skip
