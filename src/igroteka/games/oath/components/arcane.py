"""The Arcane denizens."""

from igroteka.kernel import one_of, seq

from ..abilities.campaign import DearerPlans, DiceForRelics
from ..abilities.muster import MustersForSecrets, SpendsNoSupply
from ..abilities.plans import NoHollowSwords, NoSkulls, SparesOwn
from ..abilities.recover import CannotRecover, KeepsSecrets, SecretsForRecovery, SecretsJoin
from ..abilities.searching import AnyPile, Drawing, DrawsMore, SearchesElsewhere
from ..abilities.spoils import RollsAgain
from ..abilities.trade import CountsAsChosen, OneFavorIsTwo, RegionCards
from ..abilities.travel import IgnoresSites
from ..box import (
    ARCANE,
    BEAST,
    DARKEST_SECRET,
    HEARTH,
    NOMAD,
    ORDER,
    RECOVER,
    SEARCH,
    TRADE,
    TRAVEL,
    Action,
    Cost,
    Modifier,
    Plan,
    Standing,
    WhenPlayed,
)
from ..effects.actions_banks import DiscardForFavor, FeedDarkestSecret, PayBySites, WearDarkestSecret
from ..effects.actions_cards import SwapUnseen
from ..effects.actions_killing import KillInRegion, SacrificeForSecrets
from ..effects.actions_players import Bargain
from ..effects.actions_visions import Interrogate
from ..effects.arrivals import FavorIntoSecrets
from ..effects.basics import EndAct, GainAnyFavor, GainSecrets
from ..effects.conditions import HoldsBanner
from ..effects.modifying import CountsAsOther, FromOrToHere, OthersAdvisers, PawnHere, Recovering
from ..effects.plan_conditions import SideHolds
from ..effects.plans import AttackDice, AttackDicePer, AttackDiceUpToSuits
from ..effects.revelations import TurnCitizen
from ..effects.upheavals import DiscardInRegion
from .declaring import denizen

ARCANE_DENIZENS = (
    denizen("alchemist", 9, ARCANE, Action(cost=Cost(secrets=1, burnt_secrets=1), effect=GainAnyFavor(4, mixed=True))),
    denizen(
        "fire_talkers",
        31,
        ARCANE,
        Plan(cost=Cost(secrets=1), condition=SideHolds(DARKEST_SECRET), effect=AttackDice(3)),
    ),
    denizen(
        "magicians_code",
        32,
        ARCANE,
        Modifier(
            action=RECOVER, cost=Cost(favor=2), condition=Recovering("darkest_secret"), passives=(SecretsJoin(2),)
        ),
    ),
    denizen("spirit_snare", 33, ARCANE, Action(cost=Cost(secrets=1), effect=GainAnyFavor(1))),
    denizen(
        "wizard_school",
        34,
        ARCANE,
        Action(cost=Cost(favor=1), effect=seq(GainSecrets(1), EndAct())),
        restriction="site",
    ),
    denizen("dazzle", 35, ARCANE, WhenPlayed(effect=DiscardInRegion((HEARTH, ORDER)))),
    denizen(
        "acting_troupe",
        36,
        ARCANE,
        Modifier(action=TRADE, payment=CountsAsOther((BEAST, ORDER)), passives=(CountsAsChosen(),)),
        restriction="adviser",
    ),
    denizen("taming_charm", 37, ARCANE, Action(cost=Cost(secrets=1), effect=DiscardForFavor((NOMAD, BEAST), 2))),
    denizen("inquisitor", 38, ARCANE, Action(cost=Cost(favor=1), effect=Interrogate())),
    denizen("secret_signal", 55, ARCANE, Modifier(action=TRADE, passives=(OneFavorIsTwo(),)), restriction="adviser"),
    denizen("augury", 56, ARCANE, Modifier(action=SEARCH, passives=(DrawsMore(1),), condition=Drawing())),
    denizen(
        "rusting_ray",
        57,
        ARCANE,
        Plan(side="defender", cost=Cost(secrets=1), condition=SideHolds(DARKEST_SECRET), passives=(NoHollowSwords(),)),
    ),
    denizen(
        "portal",
        58,
        ARCANE,
        Modifier(
            action=TRAVEL,
            cost=Cost(secrets=1),
            condition=FromOrToHere(),
            passives=(SpendsNoSupply(), IgnoresSites(from_here=True)),
        ),
        restriction="site",
    ),
    denizen("billowing_fog", 59, ARCANE, Plan(cost=Cost(secrets=1), passives=(SparesOwn(),))),
    denizen(
        "kindred_warriors",
        60,
        ARCANE,
        Plan(cost=Cost(secrets=1), effect=AttackDiceUpToSuits(ARCANE), passives=(NoSkulls(),)),
    ),
    denizen(
        "terror_spells",
        61,
        ARCANE,
        Action(cost=Cost(secrets=1), effect=KillInRegion(2), condition=HoldsBanner(DARKEST_SECRET)),
    ),
    denizen("blood_pact", 62, ARCANE, Action(cost=Cost(secrets=1), effect=SacrificeForSecrets(2))),
    denizen("revelation", 63, ARCANE, WhenPlayed(effect=FavorIntoSecrets())),
    denizen(
        "observatory",
        64,
        ARCANE,
        Modifier(action=SEARCH, passives=(AnyPile(),), condition=SearchesElsewhere(here=True)),
        restriction="site",
    ),
    denizen("plague_engines", 65, ARCANE, Action(cost=Cost(secrets=1, burnt_secrets=1), effect=PayBySites(ARCANE))),
    denizen("gleaming_armor", 66, ARCANE, Standing(passives=(DearerPlans(Cost(secrets=1)),)), restriction="adviser"),
    denizen("bewitch", 67, ARCANE, WhenPlayed(effect=TurnCitizen("more_secrets"))),
    denizen("jinx", 68, ARCANE, Standing(cost=Cost(secrets=1), passives=(RollsAgain(),))),
    denizen("tutor", 69, ARCANE, Action(cost=Cost(favor=1, secrets=1), effect=GainSecrets(1)), restriction="adviser"),
    denizen("dream_thief", 70, ARCANE, Action(cost=Cost(favor=2), effect=SwapUnseen())),
    denizen("cracking_ground", 71, ARCANE, Plan(cost=Cost(burnt_secrets=1), effect=AttackDicePer("targeted_sites"))),
    denizen("sealing_ward", 72, ARCANE, Standing(passives=(DiceForRelics(),)), restriction="adviser", locked=True),
    denizen(
        "initiation_rite",
        73,
        ARCANE,
        Standing(passives=(MustersForSecrets(),), persistent=False),
        restriction="adviser",
        locked=True,
    ),
    denizen(
        "vow_of_silence",
        74,
        ARCANE,
        Standing(passives=(CannotRecover("darkest_secret"), KeepsSecrets(), SecretsForRecovery())),
        restriction="adviser",
        locked=True,
    ),
    denizen(
        "forgotten_vault",
        75,
        ARCANE,
        Action(cost=Cost(favor=1), effect=one_of(FeedDarkestSecret(), WearDarkestSecret())),
        restriction="site",
    ),
    denizen(
        "map_library",
        76,
        ARCANE,
        Modifier(action=TRADE, condition=PawnHere(), passives=(RegionCards(),)),
        restriction="site",
    ),
    denizen("witchs_bargain", 77, ARCANE, Action(cost=Cost(secrets=1), effect=Bargain(2))),
    denizen(
        "master_of_disguise",
        78,
        ARCANE,
        Modifier(action=TRADE, cost=Cost(secrets=1), payment=OthersAdvisers(), passives=()),
        restriction="adviser",
    ),
)
