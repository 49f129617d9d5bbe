"""The Beast denizens."""

from ..box import BEAST, DISCORD, ORDER, Action, Cost
from ..effects.actions_banks import GatherFavor
from ..effects.actions_cards import HandOverThis, HauntElsewhere
from ..effects.actions_killing import KillOnBoard, ReplaceWarband
from ..effects.actions_relics import TradeRelic
from .declaring import denizen

BEAST_DENIZENS = (
    denizen("errand_boy", 11, BEAST),
    denizen("wolves", 39, BEAST, Action(cost=Cost(secrets=1), effect=KillOnBoard())),
    denizen("animal_playmates", 40, BEAST, restriction="adviser"),
    denizen("true_names", 41, BEAST, restriction="adviser"),
    denizen("the_old_oak", 42, BEAST, restriction="site"),
    denizen("forest_paths", 43, BEAST),
    denizen("long_lost_heir", 44, BEAST, restriction="adviser", locked=True),
    denizen("rangers", 45, BEAST),
    denizen("roving_terror", 46, BEAST, Action(cost=Cost(secrets=1), effect=HauntElsewhere()), restriction="site"),
    denizen("nature_worship", 175, BEAST),
    denizen("birdsong", 176, BEAST, restriction="adviser"),
    denizen("small_friends", 177, BEAST, restriction="adviser"),
    denizen("grasping_vines", 178, BEAST, restriction="site"),
    denizen("threatening_roar", 179, BEAST),
    denizen("fae_merchant", 180, BEAST, Action(cost=Cost(secrets=1), effect=TradeRelic())),
    denizen("second_chance", 181, BEAST, Action(cost=Cost(secrets=1), effect=ReplaceWarband((DISCORD, ORDER)))),
    denizen("pied_piper", 182, BEAST, Action(cost=Cost(secrets=1), effect=HandOverThis(2)), restriction="adviser"),
    denizen("mushrooms", 183, BEAST, restriction="site"),
    denizen("insect_swarm", 184, BEAST, restriction="adviser"),
    denizen("vow_of_union", 185, BEAST, restriction="adviser", locked=True),
    denizen("giant_python", 186, BEAST, restriction="adviser"),
    denizen("war_tortoise", 187, BEAST),
    denizen("new_growth", 188, BEAST),
    denizen("wild_cry", 189, BEAST),
    denizen("animal_host", 190, BEAST),
    denizen("memory_of_nature", 191, BEAST, Action(cost=Cost(secrets=1), effect=GatherFavor(BEAST))),
    denizen("marsh_spirit", 192, BEAST, restriction="site"),
    denizen("vow_of_poverty", 193, BEAST, restriction="adviser", locked=True),
    denizen("forest_council", 194, BEAST, restriction="site", locked=True),
    denizen("walled_garden", 195, BEAST, restriction="site"),
    denizen("vow_of_beastkin", 196, BEAST, restriction="adviser", locked=True),
    denizen("bracken", 197, BEAST),
    denizen("wild_allies", 198, BEAST),
)
