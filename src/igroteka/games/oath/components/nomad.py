"""The Nomad denizens."""

from igroteka.kernel import If, May, OneOf, Seq

from ..abilities.advisers import FewerAdvisers, SuitUncounted
from ..abilities.muster import SpendsNoSupply
from ..abilities.plans import HalfTheDice, NoSingleShields, OneBeastForNomads, RollTwice
from ..abilities.playing import VisionsOnlyHere
from ..abilities.recover import SupplyWhenRecovered
from ..abilities.rights import BreaksSpells, FavorToBank, LocksForEnemies, SpendsFromBank
from ..abilities.spoils import OnlyNomadsTake
from ..abilities.travel import EndsActThere, FavorOfHosts
from ..box import NOMAD, RECOVER, TRAVEL, Action, Cost, Modifier, Plan, Standing, WhenPlayed
from ..effects.actions_cards import JoinPiles, ResettleAdviser
from ..effects.actions_players import BurnAllSecrets
from ..effects.actions_visions import Foresee
from ..effects.basics import GainSecrets, GainSupply
from ..effects.modifying import FewWarbands, InsideRegion, PayRuler, Recovering, ToHere
from ..effects.plan_conditions import EnemyHasAdviser
from ..effects.plans import AttackDice, AttackDicePer, DefenderShifts, DefenseDice, LeaveAtEnd
from ..effects.revelations import TurnCitizen
from ..effects.travel import AllFavorToBank
from ..effects.upheavals import Depart, Gather, SwapSites, SwapThisForSuit
from .declaring import denizen

NOMAD_DENIZENS = (
    denizen("rain_boots", 14, NOMAD, Plan(side="attacker", passives=(NoSingleShields(),), discard="at_end")),
    denizen("ancient_binding", 23, NOMAD, Action(cost=Cost(secrets=1, burnt_secrets=1), effect=BurnAllSecrets())),
    denizen("horse_archers", 24, NOMAD, Plan(effect=AttackDice(3), discard="at_end")),
    denizen("warning_signals", 25, NOMAD, Plan(side="defender", effect=DefenderShifts(), discard="at_end")),
    denizen("elders", 26, NOMAD, Action(cost=Cost(favor=2), effect=GainSecrets(1))),
    denizen("the_gathering", 27, NOMAD, WhenPlayed(effect=Gather()), restriction="site"),
    denizen("faithful_friend", 28, NOMAD, WhenPlayed(effect=GainSupply(4)), restriction="adviser", locked=True),
    denizen(
        "tents",
        29,
        NOMAD,
        Modifier(action=TRAVEL, cost=Cost(favor=1), condition=InsideRegion(), passives=(SpendsNoSupply(),)),
    ),
    denizen("great_herd", 30, NOMAD, WhenPlayed(effect=SwapSites(NOMAD)), restriction="site"),
    denizen("convoys", 151, NOMAD, Action(cost=Cost(favor=1), effect=JoinPiles()), restriction="site"),
    denizen(
        "vow_of_kinship",
        152,
        NOMAD,
        WhenPlayed(effect=AllFavorToBank(NOMAD)),
        Standing(passives=(FavorToBank(NOMAD), SpendsFromBank(NOMAD)), persistent=False),
        restriction="adviser",
        locked=True,
    ),
    denizen("wild_mounts", 153, NOMAD, Plan(passives=(OneBeastForNomads(),))),
    denizen("lancers", 154, NOMAD, Plan(side="attacker", passives=(RollTwice(),), discard="at_end")),
    denizen(
        "mountain_giant",
        155,
        NOMAD,
        Plan(cost=Cost(secrets=1), effect=OneOf((AttackDice(1), Seq((AttackDice(3), LeaveAtEnd(chosen=True)))))),
    ),
    denizen("rival_khan", 156, NOMAD, Plan(effect=If(EnemyHasAdviser(NOMAD), AttackDice(4)), discard="at_end")),
    denizen("lost_tongue", 157, NOMAD, Standing(passives=(OnlyNomadsTake(),)), restriction="adviser"),
    denizen("special_envoy", 158, NOMAD, Modifier(action=TRAVEL, passives=(SpendsNoSupply(), EndsActThere()))),
    denizen("resettle", 159, NOMAD, Action(effect=ResettleAdviser(NOMAD)), restriction="site"),
    denizen("oracle", 160, NOMAD, Action(cost=Cost(secrets=2), effect=Foresee()), restriction="site"),
    denizen("pilgrimage", 161, NOMAD, WhenPlayed(effect=Depart()), restriction="adviser"),
    denizen("spell_breaker", 162, NOMAD, Standing(passives=(BreaksSpells(),)), restriction="site"),
    denizen("mounted_patrol", 163, NOMAD, Plan(side="defender", passives=(HalfTheDice(),), discard="at_end")),
    denizen("great_crusade", 164, NOMAD, Plan(effect=AttackDicePer("nomad_cards"), discard="at_end")),
    denizen("ancient_bloodline", 165, NOMAD, Standing(passives=(LocksForEnemies(),)), restriction="adviser"),
    denizen(
        "ancient_pact",
        166,
        NOMAD,
        WhenPlayed(effect=TurnCitizen("darkest_secret", relic=True)),
        restriction="adviser",
        locked=True,
    ),
    denizen("storm_caller", 167, NOMAD, Plan(side="defender", effect=DefenseDice(2), discard="at_end")),
    denizen(
        "family_wagon",
        168,
        NOMAD,
        Standing(passives=(FewerAdvisers(1), SuitUncounted(NOMAD)), persistent=False),
        restriction="adviser",
    ),
    denizen(
        "way_station",
        169,
        NOMAD,
        Modifier(action=TRAVEL, anyone=True, condition=ToHere(), payment=PayRuler(), passives=(SpendsNoSupply(),)),
        restriction="site",
    ),
    denizen("twin_brother", 170, NOMAD, WhenPlayed(effect=May(SwapThisForSuit(NOMAD))), restriction="adviser"),
    denizen("hospitality", 171, NOMAD, Modifier(action=TRAVEL, passives=(FavorOfHosts(),)), restriction="adviser"),
    denizen(
        "a_fast_steed",
        172,
        NOMAD,
        Modifier(action=TRAVEL, cost=Cost(favor=1), condition=FewWarbands(3), passives=(SpendsNoSupply(),)),
    ),
    denizen(
        "relic_worship",
        173,
        NOMAD,
        Modifier(action=RECOVER, condition=Recovering("relic"), passives=(SupplyWhenRecovered(3),)),
    ),
    denizen("sacred_ground", 174, NOMAD, Standing(passives=(VisionsOnlyHere(),)), restriction="site", locked=True),
)
