"""The relics and the Grand Scepter."""

from igroteka.kernel import seq

from ..abilities.campaign import DieForPawn
from ..abilities.muster import NoWarbandsOnSites, SpendsNoSupply, WarbandsMore
from ..abilities.plan_rewards import IfYouWin
from ..abilities.playing import SecretForSite
from ..abilities.rights import PassesForImperial
from ..abilities.scepter import WieldsUnlessJustTaken
from ..abilities.searching import BuriesDiscards, Drawing, DrawsMore, ShowsCards
from ..abilities.spoils import CagesWarbands, OnlyThisIsTaken, RulesWithBandits
from ..abilities.travel import WarbandsThere
from ..box import SEARCH, TRADE, TRAVEL, Action, Cost, Modifier, Plan, Relic, Standing
from ..effects.actions_cards import SwapWithSite
from ..effects.actions_peeking import PeekAnywhere, PeekWorld
from ..effects.actions_relics import BuryThis, DrawRelic, OpenReliquary
from ..effects.basics import GainSupply
from ..effects.conditions import ChancellorRulesHere
from ..effects.modifying import MatchesAdviser
from ..effects.travel import CallHere, RideByPile
from ..effects.victories import CageSurvivors, FreeCaged, GainForKilled, KillSurvivors

RELICS = (
    Relic("sticky_fire", 218, dice=2, powers=(Plan(passives=(IfYouWin(KillSurvivors()),)),)),
    Relic("cursed_cauldron", 219, dice=3, powers=(Plan(passives=(IfYouWin(GainForKilled()),)),)),
    Relic("brass_horse", 220, dice=2, powers=(Action(cost=Cost(secrets=1), effect=RideByPile()),)),
    Relic(
        "truthful_harp",
        221,
        dice=2,
        powers=(Modifier(action=SEARCH, passives=(DrawsMore(2), ShowsCards()), condition=Drawing()),),
    ),
    Relic("grand_mask", 222, dice=2, powers=(Standing(passives=(PassesForImperial(),)),)),
    Relic("horned_mask", 223, dice=2, powers=(Action(cost=Cost(secrets=1), effect=SwapWithSite()),)),
    Relic(
        "cup_of_plenty",
        224,
        dice=2,
        powers=(Modifier(action=TRADE, condition=MatchesAdviser(), passives=(SpendsNoSupply(),)),),
    ),
    Relic("whistle", 225, dice=2, powers=(Action(cost=Cost(secrets=1), effect=CallHere()),)),
    Relic("dowsing_sticks", 226, dice=3, powers=(Action(cost=Cost(secrets=1, burnt_favor=2), effect=DrawRelic()),)),
    Relic("cracked_horn", 227, dice=2, powers=(Modifier(action=SEARCH, passives=(BuriesDiscards(),)),)),
    Relic("bandit_crown", 228, dice=3, powers=(Standing(passives=(RulesWithBandits(),), persistent=False),)),
    Relic(
        "ring_of_devotion",
        229,
        dice=3,
        powers=(Standing(passives=(NoWarbandsOnSites(), WarbandsMore(2)), persistent=False),),
    ),
    Relic(
        "skeleton_key",
        230,
        dice=3,
        powers=(
            Action(cost=Cost(secrets=1, burnt_secrets=1), effect=OpenReliquary(), condition=ChancellorRulesHere()),
        ),
    ),
    Relic("oracular_pig", 231, dice=2, powers=(Action(effect=PeekWorld(3)),)),
    Relic("circlet_of_command", 232, dice=1, powers=(Standing(passives=(OnlyThisIsTaken(), DieForPawn())),)),
    Relic("ivory_eye", 233, dice=2, powers=(Action(cost=Cost(secrets=1), effect=PeekAnywhere()),)),
    Relic("map", 234, dice=3, powers=(Action(effect=seq(BuryThis(), GainSupply(4))),)),
    Relic(
        "obsidian_cage",
        235,
        dice=2,
        powers=(
            Plan(passives=(IfYouWin(CageSurvivors()),)),
            Action(effect=FreeCaged()),
            Standing(passives=(CagesWarbands(),), persistent=False),
        ),
    ),
    Relic("book_of_records", 236, dice=2, powers=(Standing(passives=(SecretForSite(),), persistent=False),)),
    Relic("dragonskin_drum", 237, dice=2, powers=(Modifier(action=TRAVEL, passives=(WarbandsThere(1),)),)),
    Relic("grand_scepter", 238, dice=5, powers=(Standing(passives=(WieldsUnlessJustTaken(),), persistent=False),)),
)
