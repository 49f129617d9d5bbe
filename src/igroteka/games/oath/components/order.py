"""The Order denizens."""

from ..abilities.minors import StaysCitizen
from ..abilities.muster import OnOccupied
from ..abilities.playing import EnemiesSeeNothing, SeesNothing
from ..abilities.searching import SearchToll
from ..abilities.trade import TradeToll
from ..abilities.travel import KillsThere, TravelToll
from ..box import MUSTER, ORDER, Action, AtRest, Cost, Modifier, Standing, WhenPlayed
from ..effects.actions_killing import KillAtSite, ShiftWarbands
from ..effects.arrivals import ManRuledSites, TaxRegion
from ..effects.basics import GainAnyFavor
from ..effects.travel import CarryAlong
from .declaring import denizen

ORDER_DENIZENS = (
    denizen("wrestlers", 1, ORDER),
    denizen("battle_honors", 2, ORDER),
    denizen("bear_traps", 3, ORDER),
    denizen("longbows", 4, ORDER),
    denizen("keep", 5, ORDER, restriction="site", locked=True),
    denizen("pressgangs", 6, ORDER, Modifier(action=MUSTER, passives=(OnOccupied(),))),
    denizen("garrison", 7, ORDER, WhenPlayed(effect=ManRuledSites()), restriction="site"),
    denizen("scouts", 8, ORDER),
    denizen("martial_culture", 10, ORDER, restriction="site"),
    denizen("code_of_honor", 103, ORDER),
    denizen("outriders", 104, ORDER),
    denizen("messenger", 105, ORDER, Action(cost=Cost(favor=1), effect=ShiftWarbands())),
    denizen("field_promotion", 106, ORDER),
    denizen("palanquin", 107, ORDER, Action(cost=Cost(favor=1), effect=CarryAlong()), restriction="adviser"),
    denizen("shield_wall", 108, ORDER),
    denizen("military_parade", 109, ORDER),
    denizen("tome_guardians", 110, ORDER, restriction="site"),
    denizen(
        "tyrant", 111, ORDER, Standing(passives=(KillsThere(),), persistent=False), restriction="adviser", locked=True
    ),
    denizen("forced_labor", 112, ORDER, Standing(passives=(SearchToll(),)), restriction="site"),
    denizen("secret_police", 113, ORDER, Standing(passives=(EnemiesSeeNothing(),)), restriction="site"),
    denizen("specialist", 114, ORDER),
    denizen("captains", 115, ORDER, restriction="site"),
    denizen("siege_engines", 116, ORDER, Action(cost=Cost(favor=1), effect=KillAtSite(2))),
    denizen("royal_tax", 117, ORDER, WhenPlayed(effect=TaxRegion(2))),
    denizen("toll_roads", 118, ORDER, Standing(passives=(TravelToll(),)), restriction="site"),
    denizen("curfew", 119, ORDER, Standing(passives=(TradeToll(),)), restriction="site"),
    denizen("knights_errant", 120, ORDER),
    denizen(
        "vow_of_obedience",
        121,
        ORDER,
        Standing(passives=(SeesNothing(),), persistent=False),
        AtRest(effect=GainAnyFavor(1)),
        restriction="adviser",
        locked=True,
    ),
    denizen("hunting_party", 122, ORDER),
    denizen("council_seat", 123, ORDER, Standing(passives=(StaysCitizen(),)), restriction="adviser", locked=True),
    denizen("encirclement", 124, ORDER),
    denizen("peace_envoy", 125, ORDER),
    denizen("relic_hunter", 126, ORDER),
)
