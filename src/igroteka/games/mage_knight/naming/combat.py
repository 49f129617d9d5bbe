"""Verbs, events and questions: combat with enemies."""

from igroteka.kernel import args

VERBS = {
    "challenge": args("space"),
    "target": args("foe"),
    "strike": args(),
    "defend": args(attack="enemy_attack"),
    "block": args(),
    "slow": args(attack="enemy_attack"),
    "suffer": args(attack="enemy_attack"),
    "wound": args("unit"),
    "hero": args(),
    "spare": args("unit"),
    "give_defend": args("foe"),
    "set_die": args("mana"),
    "choose_foe": args("foe"),
    "next_phase": args(),
}
EVENTS = {
    "combat": args("seat", "space", "enemies"),
    "phase": args("seat", "phase"),
    "struck": args("seat", "number"),
    "defeated": args("seat", "foe"),
    "prevented": args("seat", "foe"),
    "weakened": args("seat", "foe"),
    "bared": args("seat", "foe"),
    "summoned": args("foe", monster="foe"),
    "dismissed": args("foe"),
    "blocked": args("seat", "foe"),
    "slowed": args("seat", attack="enemy_attack"),
    "unit_hurt": args("seat", "unit", "number"),
    "combat_over": args("seat", won="number"),
    "die_set": args("seat"),
    "die_rolled": args(),
    "die_shown": args("mana"),
    "die_denied": args("mana"),
}
FACTS = {
    "challenge_more": args(),
    "ranged_phase": args(needed="number", reached="number"),
    "block_phase": args(needed="number", reached="number"),
    "damage_order": args(),
    "assign_damage": args(damage="number"),
    "attack_phase": args(needed="number", reached="number"),
    "spare": args("unit"),
    "give_defend": args(),
    "choose_foe": args("card"),
    "set_die": args("enemy"),
}
