"""The chronicles that games begin with: a new one, and that of the learning game (OA-1.0)."""

from igroteka.kernel import Chance

from ..box import SUPREMACY, Box
from ..chronicle import NEW_NAME, Chronicle, SiteRecord, built_world, common_relics

FIRST_CARDS = 54
"""The denizens of the first game are those with the lowest numbers."""
FIRST_SITES = (("plains", "longbows"), ("mountain", "taming_charm"), ("rocky_coast", "elders"))
"""The faceup sites, one at the top of each region, with their denizens."""
FIRST_SPACES = (0, 2, 5)
LEARNING_NAME = "The Chrysanthemum Chronicle"


def new_chronicle(box: Box, chance: Chance, name: str = "") -> Chronicle:
    """The first game of a chronicle: what is not printed in the Playbook is dealt by chance."""
    facedown = chance.shuffled([site for site in box.sites if site not in dict(FIRST_SITES)])
    relics = chance.shuffled(common_relics(box))
    sites = [SiteRecord(facedown.pop()) for _ in range(8)]
    for space, (site, card) in zip(FIRST_SPACES, FIRST_SITES, strict=True):
        sites[space] = SiteRecord(site, True, (card,), tuple(relics.pop() for _ in range(box.sites[site].relics)))
    laid = dict(FIRST_SITES).values()
    denizens = [card.id for card in box.denizens.values() if card.number <= FIRST_CARDS and card.id not in laid]
    world = built_world(chance, denizens, list(box.visions))
    return Chronicle(
        name=name or NEW_NAME, oath=SUPREMACY, sites=tuple(sites), world=tuple(world), relics=tuple(relics)
    )


LEARNING_CHRONICLE = Chronicle(
    name=LEARNING_NAME,
    oath=SUPREMACY,
    sites=(
        SiteRecord("plains", True, ("longbows",)),
        SiteRecord("lush_coast"),
        SiteRecord("mountain", True, ("taming_charm",), ("ivory_eye",)),
        SiteRecord("buried_giant"),
        SiteRecord("salt_flats"),
        SiteRecord("rocky_coast", True, ("elders",)),
        SiteRecord("wastes"),
        SiteRecord("great_slum"),
    ),
    world=(
        *("garrison", "faithful_friend", "fire_talkers", "errand_boy", "the_old_oak", "inquisitor"),
        *("alchemist", "vision_of_conquest", "long_lost_heir", "roving_terror", "vision_of_sanctuary", "tents"),
        *("bear_traps", "true_names", "warning_signals", "vision_of_faith", "book_burning", "great_herd"),
        *("welcoming_party", "rangers", "vision_of_rebellion", "scouts", "the_gathering", "conspiracy"),
        *("pressgangs", "second_wind", "dazzle", "memory_of_home", "disgraced_captain", "storyteller"),
        *("magicians_code", "armed_mob", "mercenaries", "tavern_songs", "scryer", "acting_troupe"),
        *("extra_provisions", "traveling_doctor", "rain_boots", "martial_culture", "wizard_school"),
        *("tinkers_fair", "wrestlers", "a_small_favor", "battle_honors", "keep", "naysayers"),
        *("sleight_of_hand", "key_to_the_city", "animal_playmates", "spirit_snare", "wolves", "forest_paths"),
        *("horse_archers", "wayside_inn", "ancient_binding"),
    ),
    relics=(
        *("ring_of_devotion", "whistle", "cracked_horn", "obsidian_cage", "cursed_cauldron", "book_of_records"),
        *("grand_mask", "dowsing_sticks", "horned_mask", "map", "bandit_crown", "skeleton_key"),
        *("dragonskin_drum", "sticky_fire", "brass_horse", "truthful_harp", "cup_of_plenty", "oracular_pig"),
        "circlet_of_command",
    ),
)
"""Its cards lie so that the usual deal gives everybody the cards of the script."""

LEARNING_OPENING = (
    ("plains", "forest_paths"),
    ("mountain", "animal_playmates"),
    ("mountain", "naysayers"),
    ("rocky_coast", "a_small_favor"),
)
"""Where the pawns begin in turn order, and which card is kept."""
