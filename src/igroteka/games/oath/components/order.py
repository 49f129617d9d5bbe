"""The Order denizens."""

from igroteka.kernel import Seq

from ..abilities.campaign import CampaignAfterwards
from ..abilities.minors import StaysCitizen
from ..abilities.muster import OnOccupied
from ..abilities.plan_rewards import BuriesTaken, FavorForAdvisers, FavorIfWon, IfYouWin
from ..abilities.plans import AllDieIfLost, Alone, NoSkulls, SilencesEnemies, SparesInPeace
from ..abilities.playing import EnemiesSeeNothing, SeesNothing
from ..abilities.searching import SearchToll
from ..abilities.spoils import GuardsDarkestSecret
from ..abilities.trade import TradeToll
from ..abilities.travel import KillsThere, TravelToll
from ..box import MUSTER, ORDER, SEARCH, Action, AtRest, Cost, Modifier, Plan, Standing, WhenPlayed
from ..effects.actions_killing import KillAtSite, ShiftWarbands
from ..effects.arrivals import ManRuledSites, TaxRegion
from ..effects.basics import GainAnyFavor, GainSupply, GainWarbands
from ..effects.campaigns import CampaignFrom
from ..effects.plan_conditions import Outnumbers, SiteTargeted
from ..effects.plans import AttackDice, BuyPeace, DefenseDice, KillAttackers, SacrificeForDefense, TargetBuried
from ..effects.travel import CarryAlong
from ..effects.victories import BecomeCitizenByVictory
from .declaring import denizen

ORDER_DENIZENS = (
    denizen("wrestlers", 1, ORDER, Plan(side="defender", effect=SacrificeForDefense(1))),
    denizen("battle_honors", 2, ORDER, Plan(passives=(FavorIfWon(ORDER, 2),))),
    denizen("bear_traps", 3, ORDER, Plan(side="defender", effect=Seq((AttackDice(1, "less"), KillAttackers(1))))),
    denizen("longbows", 4, ORDER, Plan(effect=AttackDice(1))),
    denizen(
        "keep",
        5,
        ORDER,
        Plan(side="defender", condition=SiteTargeted(), effect=DefenseDice(2)),
        restriction="site",
        locked=True,
    ),
    denizen("pressgangs", 6, ORDER, Modifier(action=MUSTER, passives=(OnOccupied(),))),
    denizen("garrison", 7, ORDER, WhenPlayed(effect=ManRuledSites()), restriction="site"),
    denizen("scouts", 8, ORDER, Plan(side="attacker", effect=GainSupply(1))),
    denizen("martial_culture", 10, ORDER, Plan(passives=(IfYouWin(BecomeCitizenByVictory()),)), restriction="site"),
    denizen("code_of_honor", 103, ORDER, Plan(effect=AttackDice(2), passives=(Alone(),))),
    denizen("outriders", 104, ORDER, Plan(side="attacker", passives=(NoSkulls(),))),
    denizen("messenger", 105, ORDER, Action(cost=Cost(favor=1), effect=ShiftWarbands())),
    denizen("field_promotion", 106, ORDER, Plan(cost=Cost(favor=1), passives=(IfYouWin(GainWarbands(3)),))),
    denizen("palanquin", 107, ORDER, Action(cost=Cost(favor=1), effect=CarryAlong()), restriction="adviser"),
    denizen(
        "shield_wall",
        108,
        ORDER,
        Plan(side="defender", cost=Cost(favor=1), effect=DefenseDice(2), passives=(AllDieIfLost(),)),
    ),
    denizen("military_parade", 109, ORDER, Plan(passives=(FavorForAdvisers(),))),
    denizen("tome_guardians", 110, ORDER, Standing(passives=(GuardsDarkestSecret(),)), restriction="site"),
    denizen(
        "tyrant", 111, ORDER, Standing(passives=(KillsThere(),), persistent=False), restriction="adviser", locked=True
    ),
    denizen("forced_labor", 112, ORDER, Standing(passives=(SearchToll(),)), restriction="site"),
    denizen("secret_police", 113, ORDER, Standing(passives=(EnemiesSeeNothing(),)), restriction="site"),
    denizen("specialist", 114, ORDER, Plan(side="attacker", cost=Cost(favor=2), passives=(SilencesEnemies(),))),
    denizen("captains", 115, ORDER, Action(cost=Cost(favor=1), effect=CampaignFrom("ruled")), restriction="site"),
    denizen("siege_engines", 116, ORDER, Action(cost=Cost(favor=1), effect=KillAtSite(2))),
    denizen("royal_tax", 117, ORDER, WhenPlayed(effect=TaxRegion(2))),
    denizen("toll_roads", 118, ORDER, Standing(passives=(TravelToll(),)), restriction="site"),
    denizen("curfew", 119, ORDER, Standing(passives=(TradeToll(),)), restriction="site"),
    denizen("knights_errant", 120, ORDER, Modifier(action=MUSTER, passives=(CampaignAfterwards(),))),
    denizen(
        "vow_of_obedience",
        121,
        ORDER,
        Standing(passives=(SeesNothing(),), persistent=False),
        AtRest(effect=GainAnyFavor(1)),
        restriction="adviser",
        locked=True,
    ),
    denizen("hunting_party", 122, ORDER, Modifier(action=SEARCH, passives=(CampaignAfterwards(world=True),))),
    denizen("council_seat", 123, ORDER, Standing(passives=(StaysCitizen(),)), restriction="adviser", locked=True),
    denizen("encirclement", 124, ORDER, Plan(cost=Cost(favor=1), condition=Outnumbers(), effect=AttackDice(2))),
    denizen(
        "peace_envoy", 125, ORDER, Plan(cost=Cost(favor=1), effect=BuyPeace(), passives=(SparesInPeace(), Alone()))
    ),
    denizen("relic_hunter", 126, ORDER, Plan(side="attacker", effect=TargetBuried(), passives=(BuriesTaken(),))),
)
