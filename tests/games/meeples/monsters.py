"""Monsters that several tests speak of."""

THREE_PLUS = {
    "rat_pack",
    "hollow_scarecrow",
    "turncoat_captain",
    "thicket_boar",
    "failed_experiment",
    "rogue_conjurer",
    "choir_of_shades",
    "belfry_bat",
    "stump_colossus",
    "bone_hydra",
}
"""Those that only three or four players meet."""

LADDERS = {
    "humanoid": {
        "castle": ["crate_thief", "sawdust_bandit", "hedge_witch"],
        "village": ["fallen_deacon", "mill_giant", "turncoat_captain"],
        "university": ["troll_king"],
    },
    "beast": {
        "castle": ["termite_swarm", "forest_wolf", "giant_bookworm"],
        "village": ["monstrous_tree", "waking_gargoyle"],
    },
    "undead": {
        "castle": ["skeleton", "moth_eaten_ghost", "crypt_page"],
        "village": ["barrow_wight", "vampire_courtier", "plague_bearer"],
        "university": ["rust_marshal"],
    },
}
"""Monsters of each type, of the strengths from 2 up to 8, 6 and 7 (then 9)."""
