"""The six edifices, each with its ruined side."""

from ..box import ARCANE, BEAST, DISCORD, HEARTH, NOMAD, ORDER, Action, Edifice, Ruin
from ..effects.deals import MakeDeal

EDIFICES = (
    Edifice("sprawling_rampart", 199, ORDER, powers=(), ruin=Ruin("bandit_rampart", powers=())),
    Edifice("hall_of_debate", 201, HEARTH, powers=(), ruin=Ruin("hall_of_mockery", powers=())),
    Edifice("forest_temple", 203, BEAST, powers=(), ruin=Ruin("ruined_temple", powers=())),
    Edifice(
        "festival_district",
        205,
        DISCORD,
        powers=(Action(effect=MakeDeal(("favor", "secrets", "advisers"))),),
        ruin=Ruin("squalid_district", powers=()),
    ),
    Edifice("great_spire", 207, ARCANE, powers=(), ruin=Ruin("fallen_spire", powers=())),
    Edifice("ancient_forge", 209, NOMAD, powers=(), ruin=Ruin("broken_forge", powers=())),
)
