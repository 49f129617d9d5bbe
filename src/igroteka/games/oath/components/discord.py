"""The Discord denizens."""

from igroteka.kernel import If

from ..abilities.advisers import FewerAdvisers
from ..abilities.bandits import AddsBandits
from ..abilities.campaign import NoPlansOfSuits, StrikesBack
from ..abilities.minors import TakesFromOathkeeper
from ..abilities.muster import WarbandsMore
from ..abilities.plan_rewards import BurnsAllFavor, IfYouWin, TravelAndCampaign
from ..abilities.plans import WorthOfSacrifice
from ..abilities.playing import CapacityIs, EnemiesHideNothing, NeedsNoRoom, NotBesideLocked
from ..abilities.recover import CannotRecover, GetsBurntFavor
from ..abilities.spoils import StealsRelics
from ..abilities.travel import ScaldsArrivals
from ..box import (
    ARCANE,
    BEAST,
    DARKEST_SECRET,
    DISCORD,
    MUSTER,
    NOMAD,
    ORDER,
    Action,
    AtRest,
    Cost,
    Modifier,
    Plan,
    Standing,
    WhenPlayed,
)
from ..effects.actions_banks import GainFavorOfSite, RollForFavor
from ..effects.actions_cards import SwapThis
from ..effects.actions_peeking import PeekPile
from ..effects.actions_players import DiscardAdviserHere, TakeFromChancellor, TakeSecretHere
from ..effects.arrivals import ExtortRelic, PayBySuits, SeizeThisSite
from ..effects.basics import GainSecrets, GainWarbands
from ..effects.conditions import ExileHoldsTitle
from ..effects.modifying import LeastFavored
from ..effects.plan_conditions import EnemyHasAdviser, Outnumbered, TargetsSiteWith
from ..effects.plans import AttackDice
from ..effects.revelations import FollowVision, TurnCitizen
from ..effects.upheavals import BurnBanner, DiscardCommonSuit, KillEverywhere, LayWaste
from ..effects.victories import BurnSecretsButOne
from .declaring import denizen

DISCORD_DENIZENS = (
    denizen("mercenaries", 12, DISCORD, Plan(cost=Cost(favor=1), effect=AttackDice(3), discard="if_defeated")),
    denizen("a_small_favor", 15, DISCORD, WhenPlayed(effect=GainWarbands(4)), restriction="adviser", locked=True),
    denizen(
        "second_wind",
        16,
        DISCORD,
        Plan(side="attacker", cost=Cost(secrets=1, burnt_favor=1), passives=(TravelAndCampaign(),)),
    ),
    denizen("sleight_of_hand", 17, DISCORD, Action(cost=Cost(favor=1), effect=TakeSecretHere()), restriction="adviser"),
    denizen("key_to_the_city", 18, DISCORD, WhenPlayed(effect=SeizeThisSite()), restriction="site"),
    denizen("scryer", 19, DISCORD, Action(cost=Cost(secrets=1), effect=PeekPile())),
    denizen(
        "disgraced_captain",
        20,
        DISCORD,
        Plan(
            side="attacker",
            cost=Cost(favor=1, burnt_favor=1),
            condition=TargetsSiteWith(ORDER),
            effect=AttackDice(4, "more"),
        ),
    ),
    denizen(
        "naysayers", 21, DISCORD, AtRest(effect=If(ExileHoldsTitle(), TakeFromChancellor(1))), restriction="adviser"
    ),
    denizen("book_burning", 22, DISCORD, Plan(side="attacker", passives=(IfYouWin(BurnSecretsButOne()),))),
    denizen("charlatan", 79, DISCORD, WhenPlayed(effect=BurnBanner(DARKEST_SECRET))),
    denizen(
        "assassin",
        80,
        DISCORD,
        Standing(passives=(FewerAdvisers(2),), persistent=False),
        Action(cost=Cost(favor=1), effect=DiscardAdviserHere()),
        restriction="adviser",
        locked=True,
    ),
    denizen("downtrodden", 81, DISCORD, Modifier(action=MUSTER, condition=LeastFavored(), passives=(WarbandsMore(2),))),
    denizen("blackmail", 82, DISCORD, WhenPlayed(effect=ExtortRelic(3))),
    denizen(
        "cracked_sage",
        83,
        DISCORD,
        Plan(cost=Cost(secrets=1, burnt_favor=1), condition=EnemyHasAdviser(ARCANE), effect=AttackDice(4)),
    ),
    denizen("dissent", 84, DISCORD, WhenPlayed(effect=PayBySuits())),
    denizen("false_prophet", 85, DISCORD, WhenPlayed(effect=FollowVision()), restriction="adviser", locked=True),
    denizen(
        "vow_of_renewal",
        86,
        DISCORD,
        Standing(passives=(CannotRecover("peoples_favor"), GetsBurntFavor())),
        restriction="adviser",
        locked=True,
    ),
    denizen(
        "zealots",
        87,
        DISCORD,
        Plan(side="attacker", cost=Cost(favor=1), condition=Outnumbered(), passives=(WorthOfSacrifice(3),)),
    ),
    denizen(
        "royal_ambitions",
        88,
        DISCORD,
        WhenPlayed(effect=TurnCitizen("more_sites", relic=True)),
        restriction="adviser",
        locked=True,
    ),
    denizen(
        "salt_the_earth",
        89,
        DISCORD,
        Standing(passives=(NotBesideLocked(), NeedsNoRoom(), CapacityIs(1))),
        WhenPlayed(effect=LayWaste()),
        restriction="site",
        locked=True,
    ),
    denizen("beast_tamer", 90, DISCORD, Standing(passives=(NoPlansOfSuits((BEAST, NOMAD)),)), restriction="adviser"),
    denizen("riots", 91, DISCORD, WhenPlayed(effect=DiscardCommonSuit())),
    denizen(
        "silver_tongue",
        92,
        DISCORD,
        Standing(passives=(FewerAdvisers(2),), persistent=False),
        AtRest(effect=GainFavorOfSite(1)),
        restriction="adviser",
        locked=True,
    ),
    denizen("gambling_hall", 93, DISCORD, Action(cost=Cost(favor=2), effect=RollForFavor(4)), restriction="site"),
    denizen("boiling_lake", 94, DISCORD, Standing(passives=(ScaldsArrivals(2),)), restriction="site", locked=True),
    denizen(
        "relic_thief",
        95,
        DISCORD,
        Standing(cost=Cost(favor=1, secrets=1), passives=(StealsRelics(),)),
        restriction="adviser",
    ),
    denizen("enchantress", 96, DISCORD, Action(cost=Cost(burnt_secrets=1), effect=SwapThis()), restriction="adviser"),
    denizen(
        "insomnia",
        97,
        DISCORD,
        Standing(passives=(FewerAdvisers(2),), persistent=False),
        AtRest(effect=GainSecrets(1)),
        restriction="adviser",
        locked=True,
    ),
    denizen("sneak_attack", 98, DISCORD, Standing(passives=(StrikesBack(),)), restriction="adviser"),
    denizen("gossip", 99, DISCORD, Standing(passives=(EnemiesHideNothing(),)), restriction="site"),
    denizen(
        "bandit_chief",
        100,
        DISCORD,
        WhenPlayed(effect=KillEverywhere()),
        Standing(passives=(AddsBandits(2),)),
        restriction="site",
    ),
    denizen("chaos_cult", 101, DISCORD, Standing(passives=(TakesFromOathkeeper(1),)), restriction="adviser"),
    denizen("slander", 102, DISCORD, Plan(side="attacker", cost=Cost(favor=1), passives=(BurnsAllFavor(),))),
)
