"""The sites."""

from ..abilities.campaign_sites import AttackDieHere, GuardsRegion, SecretToTarget
from ..abilities.muster import RiverWarbands, SpendsNoSupply
from ..abilities.playing import ClearsHere, Homeland
from ..abilities.searching import DrawsFewerHere
from ..abilities.waking import Opportunity
from ..abilities.ways import (
    Coast,
    CoastIgnoresPass,
    CostsMoreToLeave,
    GateOfRegion,
    HiddenSite,
    HidingIgnoredFrom,
    PassIgnored,
    PassIgnoredFrom,
    RulerGuides,
    TravelCostsFrom,
)
from ..box import ARCANE, BEAST, DISCORD, HEARTH, NOMAD, ORDER, TRAVEL, Action, Modifier, RecoverCost, Site
from ..effects.arrivals import RecoverHere
from ..effects.basics import GainFavor, GainSecrets, GainWarbands
from ..effects.deals import MakeDeal
from ..effects.modifying import FlipOne, FromHere

COAST = (Coast(), CoastIgnoresPass())

SITES = (
    Site(
        "mine",
        0,
        capacity=1,
        passives=(Opportunity("favor"),),
        favor=3,
        relics=1,
        recover=RecoverCost(favor=3, bank=DISCORD),
    ),
    Site("salt_flats", 1, capacity=2, passives=(Opportunity("either"),), favor=2, secrets=1),
    Site("fertile_valley", 2, capacity=3, passives=(Homeland(HEARTH, GainFavor(HEARTH, 1)),)),
    Site("barren_coast", 3, capacity=1, passives=COAST, relics=1, recover=RecoverCost(favor=3, bank=NOMAD)),
    Site("plains", 4, capacity=3, passives=(AttackDieHere("more"),)),
    Site("river", 5, capacity=2, passives=(RiverWarbands(1),)),
    Site(
        "steppe",
        6,
        capacity=2,
        passives=(Homeland(NOMAD, GainSecrets(1)),),
        relics=1,
        recover=RecoverCost(favor=3, bank=NOMAD),
    ),
    Site("mountain", 7, capacity=2, passives=(AttackDieHere("less"),), relics=1, recover=RecoverCost(favor=2)),
    Site("lush_coast", 8, capacity=3, passives=COAST),
    Site("marshes", 9, capacity=2, passives=(DrawsFewerHere(1),), relics=1, recover=RecoverCost(secrets=1)),
    Site(
        "wastes", 10, capacity=1, passives=(Homeland(DISCORD, RecoverHere()),), relics=1, recover=RecoverCost(secrets=2)
    ),
    Site("rocky_coast", 11, capacity=2, passives=COAST),
    Site(
        *("narrow_pass", 12),
        capacity=1,
        passives=(GateOfRegion(), GuardsRegion()),
        relics=1,
        recover=RecoverCost(favor=3, bank=ARCANE),
    ),
    Site("charming_valley", 13, capacity=3, passives=(CostsMoreToLeave(),)),
    Site(
        "deep_woods",
        14,
        capacity=2,
        passives=(Homeland(BEAST, RecoverHere()),),
        relics=1,
        recover=RecoverCost(secrets=2),
    ),
    Site(
        "standing_stones",
        15,
        capacity=2,
        passives=(Homeland(ARCANE, GainSecrets(1)),),
        relics=1,
        recover=RecoverCost(favor=3, bank=ARCANE),
    ),
    Site(
        "ancient_city",
        16,
        capacity=2,
        passives=(Homeland(ORDER, GainWarbands(2)),),
        relics=1,
        recover=RecoverCost(favor=3, bank=ORDER),
    ),
    Site(
        "drowned_city",
        17,
        capacity=0,
        passives=(Opportunity("secret"),),
        secrets=3,
        relics=2,
        recover=RecoverCost(favor=2),
    ),
    Site("great_slum", 18, capacity=3, passives=(ClearsHere(),)),
    Site(
        *("buried_giant", 19),
        capacity=2,
        powers=(
            Modifier(
                action=TRAVEL, condition=FromHere(), payment=FlipOne(), passives=(SpendsNoSupply(), PassIgnored())
            ),
        ),
        relics=1,
        recover=RecoverCost(secrets=1),
    ),
    Site(
        "the_tribunal",
        20,
        capacity=2,
        powers=(Action(effect=MakeDeal(("favor", "secrets", "promises"))),),
        relics=1,
        recover=RecoverCost(favor=3, bank=ORDER),
    ),
    Site(
        *("shrouded_wood", 21),
        capacity=2,
        passives=(TravelCostsFrom(2), PassIgnoredFrom(), HidingIgnoredFrom(), RulerGuides()),
        relics=1,
        recover=RecoverCost(secrets=1),
    ),
    Site(
        *("the_hidden_place", 22),
        capacity=2,
        passives=(HiddenSite(), SecretToTarget()),
        relics=1,
        recover=RecoverCost(secrets=1),
    ),
)
