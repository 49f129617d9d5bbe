"""The Visions, the Oaths, the Reliquary, the banners, the dice and the figures of the boards."""

from ..abilities.campaign import AllDieWhenIAttack
from ..abilities.playing import PlaysInRegion
from ..abilities.searching import SearchesGreedily, WorldCosts
from ..abilities.trade import Careless
from ..abilities.travel import FarForMore, HomeForFree
from ..abilities.waking import ServesPeople
from ..box import (
    CHANCELLOR,
    CITIZEN,
    CRADLE,
    DARKEST_SECRET,
    DEVOTION,
    EXILE,
    HINTERLAND,
    PEOPLE,
    PEOPLES_FAVOR,
    PROTECTION,
    PROVINCES,
    SUPREMACY,
    AttackFace,
    BannerCard,
    Board,
    Bracket,
    Cost,
    DefenseFace,
    OathGoal,
    Recovery,
    ReliquarySpace,
    Standing,
    Vision,
    WhenPlayed,
)
from ..effects.banners import PayPeople, PaySecrets
from ..effects.revelations import SeizeByPlot

VISIONS = (
    Vision("vision_of_conquest", 214, "most_sites", SUPREMACY, rank=1),
    Vision("vision_of_rebellion", 211, "peoples_favor", PEOPLE, rank=2),
    Vision("vision_of_sanctuary", 210, "most_relics", PROTECTION, rank=3),
    Vision("vision_of_faith", 213, "darkest_secret", DEVOTION, rank=4),
    Vision("conspiracy", 212, powers=(WhenPlayed(cost=Cost(burnt_secrets=1), effect=SeizeByPlot(2)),)),
)

OATHS = (
    OathGoal(SUPREMACY, 0, keeper="most_sites", successor="most_relics"),
    OathGoal(PEOPLE, 1, keeper="peoples_favor", successor="darkest_secret", banner=PEOPLES_FAVOR),
    OathGoal(DEVOTION, 2, keeper="darkest_secret", successor="grand_scepter", banner=DARKEST_SECRET),
    OathGoal(PROTECTION, 3, keeper="most_relics", successor="peoples_favor"),
)

RELIQUARY = (
    ReliquarySpace("brutal", passives=(AllDieWhenIAttack(),)),
    ReliquarySpace("decadent", passives=(HomeForFree(), FarForMore())),
    ReliquarySpace("careless", passives=(Careless(),)),
    ReliquarySpace("greedy", passives=(SearchesGreedily(2, 2),)),
)

BANNER_CARDS = (
    BannerCard(
        PEOPLES_FAVOR,
        powers=(
            Standing(passives=(ServesPeople(6),), persistent=False),
            Standing(passives=(PlaysInRegion(),), persistent=False),
            Recovery(effect=PayPeople()),
        ),
    ),
    BannerCard(
        DARKEST_SECRET,
        powers=(Standing(passives=(WorldCosts(2),), persistent=False), Recovery(effect=PaySecrets())),
    ),
)

HOLLOW, SWORD, SKULL = AttackFace("hollow", hollow=1), AttackFace("sword", swords=1), AttackFace("skull", 2, skulls=1)
ATTACK_DIE = (HOLLOW, HOLLOW, HOLLOW, SWORD, SWORD, SKULL)
BLANK, SHIELD = DefenseFace("blank"), DefenseFace("shield", shields=1)
DEFENSE_DIE = (BLANK, BLANK, SHIELD, SHIELD, DefenseFace("shields", shields=2), DefenseFace("double", doubles=True))

BOARD = Board(
    travel={
        CRADLE: {CRADLE: 1, PROVINCES: 2, HINTERLAND: 4},
        PROVINCES: {CRADLE: 2, PROVINCES: 2, HINTERLAND: 2},
        HINTERLAND: {CRADLE: 4, PROVINCES: 2, HINTERLAND: 3},
    },
    search=(2, 3, 3, 4),
    rest={
        CHANCELLOR: (Bracket(18, 6), Bracket(11, 5), Bracket(4, 4), Bracket(0, 3)),
        EXILE: (Bracket(9, 6), Bracket(4, 5), Bracket(0, 4)),
        CITIZEN: (),
    },
    favor=36,
    secrets=20,
    warbands={CHANCELLOR: 24, EXILE: 14, CITIZEN: 14},
    end_rolls={"5": (6,), "6": (5, 6), "7": (3, 4, 5, 6)},
)
