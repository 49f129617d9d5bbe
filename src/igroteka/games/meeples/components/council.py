"""The Dark Council: Overlords, minion, arrival cards and bonus tokens (MM-COMP-29..31). It counts as level 3."""

from ..box import ANY_PRESTIGE, BEAST, HUMANOID, MINION, OVERLORD, PEASANT, RULEBOOK, UNDEAD, Monster, Token, by_name
from ..effects import SentThere, TypesAtLevel

COUNCIL = by_name(
    Monster(id="saw_ron", level=3, type=HUMANOID, strength=14, vp=14, role=OVERLORD),
    Monster(id="queen_borer", level=3, type=BEAST, strength=12, vp=11, role=OVERLORD),
    Monster(id="baron_splinter", level=3, type=UNDEAD, strength=10, vp=9, role=OVERLORD),
    Monster(id="incinerator", level=3, type=BEAST, strength=7, vp=5, role=MINION),
)

ARRIVALS = ("arrival_1", "arrival_2", "arrival_3")

TOKENS = by_name(
    Token(id="two_masters", vp=3, condition=TypesAtLevel(2, 3), provenance=RULEBOOK),
    Token(id="two_veterans", vp=2, condition=TypesAtLevel(2, 2)),
    Token(id="three_veterans", vp=4, condition=TypesAtLevel(3, 2)),
    Token(id="three_masters", vp=6, condition=TypesAtLevel(3, 3)),
    Token(id="prestige_token", vp=3, condition=SentThere({ANY_PRESTIGE: 1})),
    Token(id="peasants_token", vp=3, condition=SentThere({PEASANT: 3})),
)
