"""The starting cards, the two open piles of the market, and the Insane Outcasts."""

from igroteka.kernel import Cost

from ..box import HOUSE_GUARD, NOBLE, OBEDIENCE, OUTCAST, PRIESTESS, SOLDIER
from ..effects import DiscardFromHand, Gain, ReturnToSupply
from .declaring import card

card(NOBLE, "starter", "drow", OBEDIENCE, Gain(influence=1), vp=(0, 1), copies=28)
card(SOLDIER, "starter", "drow", OBEDIENCE, Gain(power=1), vp=(0, 1), copies=12)
card(HOUSE_GUARD, "piles", "drow", OBEDIENCE, Gain(power=2), cost=3, vp=(1, 3), copies=15)
card(PRIESTESS, "piles", "drow", OBEDIENCE, Gain(influence=2), cost=2, vp=(1, 2), copies=15)
card(OUTCAST, "outcasts", "drow", None, Cost(DiscardFromHand(), ReturnToSupply()), vp=(-1, 0), copies=30)
