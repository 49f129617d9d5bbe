"""The Beast denizens."""

from igroteka.kernel import If, Seq

from ..abilities.advisers import AlwaysWelcome
from ..abilities.campaign import AllSitesFight, DearerPlans, EvenDice, NoPlansAgainstSite, NoPlansOfMySuits
from ..abilities.muster import GuardsSuit, MustersWithKin, SpendsNoSupply, WarbandsMore
from ..abilities.plans import NoDoubleShields, NoDoubleSwords, NoSkulls
from ..abilities.playing import AfterPlaying, SuitsAnywhere
from ..abilities.searching import AnyPile, ChoosesPile, DrawsFromBelow, SearchesElsewhere, SearchesPile
from ..abilities.trade import NoFavor, SecretsMore
from ..abilities.travel import HoldsLeavers, IgnoresSites, RootedWithWarbands
from ..box import (
    BEAST,
    DISCORD,
    HEARTH,
    MUSTER,
    NOMAD,
    ORDER,
    SEARCH,
    TRADE,
    TRAVEL,
    Action,
    AtRest,
    Cost,
    Modifier,
    Plan,
    Standing,
    WhenPlayed,
)
from ..effects.actions_banks import GatherFavor
from ..effects.actions_cards import HandOverThis, HauntElsewhere
from ..effects.actions_killing import KillOnBoard, ReplaceWarband
from ..effects.actions_relics import TradeRelic
from ..effects.arrivals import WarbandsBySuit
from ..effects.basics import GainAnyFavor, GainSupply, GainWarbands
from ..effects.campaigns import CampaignFrom
from ..effects.modifying import StandsWithSuit, ThisCardForSecrets, ToSuit, WithSuit
from ..effects.plan_conditions import DefensePool, SiteTargeted
from ..effects.plans import AttackDice, AttackDicePer, DefenseDicePerSiteCard
from ..effects.revelations import TurnCitizen
from ..effects.travel import HasNoFavor
from ..effects.upheavals import DiscardInRegion
from .declaring import denizen

BEAST_DENIZENS = (
    denizen(
        "errand_boy",
        11,
        BEAST,
        Modifier(cost=Cost(favor=1), action=SEARCH, passives=(AnyPile(),), condition=SearchesElsewhere()),
    ),
    denizen("wolves", 39, BEAST, Action(cost=Cost(secrets=1), effect=KillOnBoard())),
    denizen(
        "animal_playmates",
        40,
        BEAST,
        Modifier(action=MUSTER, condition=WithSuit((BEAST,)), passives=(SpendsNoSupply(),)),
        restriction="adviser",
    ),
    denizen("true_names", 41, BEAST, Standing(passives=(NoPlansOfMySuits(),)), restriction="adviser"),
    denizen(
        "the_old_oak",
        42,
        BEAST,
        Modifier(action=TRADE, condition=ThisCardForSecrets(), passives=(SecretsMore(1),)),
        restriction="site",
    ),
    denizen(
        "forest_paths",
        43,
        BEAST,
        Modifier(
            action=TRAVEL,
            cost=Cost(favor=1),
            condition=ToSuit(BEAST),
            passives=(SpendsNoSupply(), IgnoresSites()),
        ),
    ),
    denizen("long_lost_heir", 44, BEAST, WhenPlayed(effect=TurnCitizen()), restriction="adviser", locked=True),
    denizen(
        "rangers",
        45,
        BEAST,
        Plan(
            side="attacker",
            cost=Cost(favor=1),
            effect=If(DefensePool(4), AttackDice(2, "more")),
            passives=(NoSkulls(),),
        ),
    ),
    denizen("roving_terror", 46, BEAST, Action(cost=Cost(secrets=1), effect=HauntElsewhere()), restriction="site"),
    denizen("nature_worship", 175, BEAST, Plan(cost=Cost(secrets=1), effect=AttackDicePer("beast_advisers"))),
    denizen(
        "birdsong",
        176,
        BEAST,
        Modifier(action=TRADE, condition=WithSuit((BEAST, NOMAD)), passives=(SpendsNoSupply(),)),
        restriction="adviser",
    ),
    denizen(
        "small_friends",
        177,
        BEAST,
        Modifier(action=TRADE, payment=StandsWithSuit(BEAST), passives=()),
        restriction="adviser",
    ),
    denizen("grasping_vines", 178, BEAST, Standing(passives=(HoldsLeavers(1),)), restriction="site"),
    denizen("threatening_roar", 179, BEAST, WhenPlayed(effect=DiscardInRegion((NOMAD, BEAST)))),
    denizen("fae_merchant", 180, BEAST, Action(cost=Cost(secrets=1), effect=TradeRelic())),
    denizen("second_chance", 181, BEAST, Action(cost=Cost(secrets=1), effect=ReplaceWarband((DISCORD, ORDER)))),
    denizen(
        "pied_piper",
        182,
        BEAST,
        Standing(passives=(AlwaysWelcome(),), persistent=False),
        Action(cost=Cost(secrets=1), effect=HandOverThis(2)),
        restriction="adviser",
    ),
    denizen(
        "mushrooms",
        183,
        BEAST,
        Modifier(
            cost=Cost(secrets=1),
            action=SEARCH,
            passives=(SpendsNoSupply(), DrawsFromBelow(1)),
            condition=SearchesPile(),
        ),
        restriction="site",
    ),
    denizen("insect_swarm", 184, BEAST, Standing(passives=(DearerPlans(Cost(burnt_favor=1)),)), restriction="adviser"),
    denizen(
        "vow_of_union",
        185,
        BEAST,
        Standing(passives=(AllSitesFight(), RootedWithWarbands())),
        restriction="adviser",
        locked=True,
    ),
    denizen("giant_python", 186, BEAST, Standing(passives=(EvenDice(),)), restriction="adviser"),
    denizen("war_tortoise", 187, BEAST, Plan(cost=Cost(favor=1), passives=(NoDoubleSwords(), NoDoubleShields()))),
    denizen("new_growth", 188, BEAST, Modifier(action=SEARCH, passives=(SuitsAnywhere((BEAST, HEARTH)),))),
    denizen(
        "wild_cry",
        189,
        BEAST,
        Modifier(action=SEARCH, passives=(AfterPlaying(Seq((GainSupply(1), GainWarbands(2))), (BEAST,)),)),
    ),
    denizen("animal_host", 190, BEAST, WhenPlayed(effect=WarbandsBySuit(BEAST))),
    denizen("memory_of_nature", 191, BEAST, Action(cost=Cost(secrets=1), effect=GatherFavor(BEAST))),
    denizen("marsh_spirit", 192, BEAST, Standing(passives=(NoPlansAgainstSite(),)), restriction="site"),
    denizen(
        "vow_of_poverty",
        193,
        BEAST,
        Standing(passives=(NoFavor(),), persistent=False),
        AtRest(effect=If(HasNoFavor(), GainAnyFavor(2))),
        restriction="adviser",
        locked=True,
    ),
    denizen("forest_council", 194, BEAST, Standing(passives=(GuardsSuit(BEAST),)), restriction="site", locked=True),
    denizen(
        "walled_garden",
        195,
        BEAST,
        Plan(side="defender", condition=SiteTargeted(), effect=DefenseDicePerSiteCard(BEAST)),
        restriction="site",
    ),
    denizen(
        "vow_of_beastkin",
        196,
        BEAST,
        Standing(passives=(MustersWithKin(), WarbandsMore(1)), persistent=False),
        restriction="adviser",
        locked=True,
    ),
    denizen("bracken", 197, BEAST, Modifier(action=SEARCH, passives=(ChoosesPile(),))),
    denizen("wild_allies", 198, BEAST, Action(cost=Cost(secrets=1), effect=CampaignFrom("beast"))),
)
