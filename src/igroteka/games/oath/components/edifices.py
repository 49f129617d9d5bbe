"""The six edifices, each with its ruined side."""

from ..abilities.campaign import DiceForSites
from ..abilities.keeping import KeepsSites
from ..abilities.minors import ShiftsEndRoll
from ..abilities.playing import EnemiesPlayNo
from ..abilities.recover import MobRemains
from ..abilities.searching import Drawing, ExchangesDrawn
from ..abilities.spoils import GuardsPeoplesFavor
from ..box import (
    ARCANE,
    BEAST,
    DISCORD,
    HEARTH,
    NOMAD,
    ORDER,
    SEARCH,
    Action,
    Cost,
    Edifice,
    Modifier,
    Plan,
    Ruin,
    Standing,
)
from ..effects.actions_cards import ReplaceInPile, Restore
from ..effects.actions_relics import DrawRelic
from ..effects.deals import MakeDeal
from ..effects.plan_conditions import SiteTargeted
from ..effects.plans import AttackDice

EDIFICES = (
    Edifice(
        "sprawling_rampart",
        199,
        ORDER,
        powers=(Standing(passives=(DiceForSites(),)),),
        ruin=Ruin(
            "bandit_rampart", powers=(Plan(side="defender", condition=SiteTargeted(), effect=AttackDice(2, "less")),)
        ),
    ),
    Edifice(
        "hall_of_debate",
        201,
        HEARTH,
        powers=(Standing(passives=(GuardsPeoplesFavor(),)),),
        ruin=Ruin("hall_of_mockery", powers=(Standing(passives=(MobRemains(),)),)),
    ),
    Edifice(
        "forest_temple",
        203,
        BEAST,
        powers=(Standing(passives=(KeepsSites(BEAST),)),),
        ruin=Ruin("ruined_temple", powers=(Standing(passives=(EnemiesPlayNo(BEAST),)),)),
    ),
    Edifice(
        "festival_district",
        205,
        DISCORD,
        powers=(Action(effect=MakeDeal(("favor", "secrets", "advisers"))),),
        ruin=Ruin("squalid_district", powers=(Standing(passives=(ShiftsEndRoll(),)),)),
    ),
    Edifice(
        "great_spire",
        207,
        ARCANE,
        powers=(Modifier(cost=Cost(secrets=1), action=SEARCH, passives=(ExchangesDrawn(),), condition=Drawing()),),
        ruin=Ruin("fallen_spire", powers=(Action(cost=Cost(secrets=1, burnt_secrets=1), effect=ReplaceInPile(5)),)),
    ),
    Edifice(
        "ancient_forge",
        209,
        NOMAD,
        powers=(Action(cost=Cost(favor=2, burnt_secrets=1), effect=DrawRelic()),),
        ruin=Ruin("broken_forge", powers=(Action(cost=Cost(favor=2, secrets=2), effect=Restore()),)),
    ),
)
