"""The Hearth denizens."""

from igroteka.kernel import seq

from ..abilities.advisers import CountsTwice
from ..abilities.campaign import FavorAfterCampaigns, NoCampaigns, NoSacrifices
from ..abilities.muster import SpendsNoSupply, WarbandsMore
from ..abilities.plans import CaredForHere, NoSkulls, SparesOwn, StaysWithBanner
from ..abilities.playing import AfterPlaying, ClearsGoal, FavorForOthersCards, FavorForOthersVisions
from ..abilities.searching import Drawing, PlaysTwoCards
from ..box import (
    HEARTH,
    MUSTER,
    NOMAD,
    ORDER,
    PEOPLES_FAVOR,
    SEARCH,
    TRADE,
    Action,
    Cost,
    Modifier,
    Plan,
    Standing,
    WhenPlayed,
)
from ..effects.actions_banks import EmptyBank, FeedDarkestSecret, LevelBanks, ReturnTokens
from ..effects.actions_cards import SettleAdviser
from ..effects.actions_peeking import PeekPileTop
from ..effects.actions_players import DiscardAdviserOfKeeper, TakeFavorHere
from ..effects.actions_relics import BuryRelicHere, DrawRelic
from ..effects.arrivals import FavorBySuit, FavorOfEach
from ..effects.basics import GainFavor, GainSupply, GainWarbands
from ..effects.conditions import HasRelicHere
from ..effects.deals import BecomeCitizen, ExileWithPeoplesFavor, MakeDeal
from ..effects.modifying import SacrificeOne, WithThisCard
from ..effects.plan_conditions import EnemyLacks
from ..effects.plans import AttackDice, DefenderWins, DefenseDice, LeaveAtEnd
from .declaring import denizen

HEARTH_DENIZENS = (
    denizen("tinkers_fair", 13, HEARTH, Action(effect=MakeDeal(("favor", "secrets", "relics"))), restriction="site"),
    denizen("wayside_inn", 47, HEARTH, Action(cost=Cost(favor=1), effect=GainSupply(2)), restriction="site"),
    denizen("extra_provisions", 48, HEARTH, Plan(side="defender", cost=Cost(favor=1), effect=DefenseDice(1))),
    denizen("memory_of_home", 49, HEARTH, Action(cost=Cost(burnt_secrets=1), effect=EmptyBank(HEARTH))),
    denizen(
        "welcoming_party",
        50,
        HEARTH,
        Modifier(action=SEARCH, passives=(AfterPlaying(GainFavor(HEARTH, 1), drawn=True),), condition=Drawing()),
        restriction="site",
    ),
    denizen("traveling_doctor", 51, HEARTH, Plan(passives=(SparesOwn(),), discard="if_defeated")),
    denizen("storyteller", 52, HEARTH, Action(cost=Cost(favor=1), effect=FeedDarkestSecret())),
    denizen("armed_mob", 53, HEARTH, Action(cost=Cost(favor=1), effect=DiscardAdviserOfKeeper()), restriction="site"),
    denizen("tavern_songs", 54, HEARTH, Action(effect=PeekPileTop(3))),
    denizen("homesteaders", 127, HEARTH, Action(effect=SettleAdviser())),
    denizen("crop_rotation", 128, HEARTH, Modifier(action=SEARCH, passives=(ClearsGoal(),))),
    denizen(
        "a_round_of_ale",
        129,
        HEARTH,
        Action(cost=Cost(favor=1), effect=ReturnTokens()),
        restriction="site",
        locked=True,
    ),
    denizen(
        "land_warden",
        130,
        HEARTH,
        Modifier(cost=Cost(favor=1), action=SEARCH, passives=(PlaysTwoCards(),), condition=Drawing()),
    ),
    denizen(
        "charming_friend", 131, HEARTH, Action(cost=Cost(secrets=1), effect=TakeFavorHere(1)), restriction="adviser"
    ),
    denizen(
        "village_constable",
        132,
        HEARTH,
        Plan(condition=EnemyLacks(PEOPLES_FAVOR), effect=AttackDice(2)),
        restriction="site",
    ),
    denizen("family_heirloom", 133, HEARTH, WhenPlayed(effect=DrawRelic()), restriction="adviser", locked=True),
    denizen(
        "news_from_afar",
        134,
        HEARTH,
        Modifier(cost=Cost(favor=2), action=SEARCH, passives=(SpendsNoSupply(),), condition=Drawing()),
    ),
    denizen("levelers", 135, HEARTH, Action(cost=Cost(secrets=1), effect=LevelBanks(2))),
    denizen("fabled_feast", 136, HEARTH, WhenPlayed(effect=FavorBySuit(HEARTH))),
    denizen(
        "the_great_levy",
        137,
        HEARTH,
        Plan(cost=Cost(favor=2), condition=EnemyLacks(PEOPLES_FAVOR), effect=AttackDice(3), passives=(NoSkulls(),)),
    ),
    denizen(
        "hearts_and_minds",
        138,
        HEARTH,
        Plan(
            side="defender",
            cost=Cost(favor=3),
            effect=seq(DefenderWins(), LeaveAtEnd()),
            passives=(StaysWithBanner(PEOPLES_FAVOR),),
        ),
        restriction="site",
    ),
    denizen(
        "relic_breaker",
        139,
        HEARTH,
        Action(cost=Cost(favor=1), effect=seq(BuryRelicHere(), GainWarbands(3)), condition=HasRelicHere()),
    ),
    denizen("book_binders", 140, HEARTH, Standing(passives=(FavorForOthersVisions(2),)), restriction="adviser"),
    denizen(
        "ballot_box", 141, HEARTH, Action(condition=ExileWithPeoplesFavor(), effect=BecomeCitizen()), restriction="site"
    ),
    denizen(
        "saddle_makers",
        142,
        HEARTH,
        Standing(passives=(FavorForOthersCards((NOMAD, ORDER), 2),)),
        restriction="adviser",
    ),
    denizen("herald", 143, HEARTH, Standing(passives=(FavorAfterCampaigns(),)), restriction="adviser"),
    denizen(
        "rowdy_pub",
        144,
        HEARTH,
        Modifier(action=MUSTER, condition=WithThisCard(), passives=(WarbandsMore(1),)),
        restriction="site",
    ),
    denizen(
        "vow_of_peace",
        145,
        HEARTH,
        Standing(passives=(NoCampaigns(), NoSacrifices())),
        restriction="adviser",
        locked=True,
    ),
    denizen("deed_writer", 146, HEARTH, Action(effect=MakeDeal(("favor", "secrets", "sites")))),
    denizen("salad_days", 147, HEARTH, WhenPlayed(effect=FavorOfEach(3))),
    denizen(
        "marriage",
        148,
        HEARTH,
        Standing(passives=(CountsTwice(HEARTH),), persistent=False),
        restriction="adviser",
        locked=True,
    ),
    denizen("hospital", 149, HEARTH, Plan(passives=(CaredForHere(),)), restriction="site"),
    denizen(
        "awaited_return", 150, HEARTH, Modifier(action=TRADE, payment=SacrificeOne(), passives=(SpendsNoSupply(),))
    ),
)
