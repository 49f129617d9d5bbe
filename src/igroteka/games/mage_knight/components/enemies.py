"""The enemy tokens (MK-COMP, MK-FIGHT-13), pile by pile."""

from ..box.tables import Enemy, EnemyAttack

ORCS = (
    Enemy(id="prowlers", pile="green", armour=3, attacks=(EnemyAttack(4),), fame=2, copies=2),
    Enemy(id="diggers", pile="green", armour=3, attacks=(EnemyAttack(3),), abilities=("fortified",), fame=2, copies=2),
    Enemy(id="cursed_hags", pile="green", armour=5, attacks=(EnemyAttack(3),), abilities=("poison",), fame=3, copies=2),
    Enemy(id="wolf_riders", pile="green", armour=4, attacks=(EnemyAttack(3),), abilities=("swift",), fame=3, copies=2),
    Enemy(
        id="ironclads",
        pile="green",
        armour=3,
        attacks=(EnemyAttack(4),),
        abilities=("brutal",),
        resistances=("physical",),
        fame=4,
        copies=2,
    ),
    Enemy(id="orc_summoners", pile="green", armour=4, attacks=(), summons=1, abilities=("summon",), fame=4, copies=2),
)
KEEP_GARRISONS = (
    Enemy(id="crossbowmen", pile="grey", armour=4, attacks=(EnemyAttack(4),), abilities=("swift",), fame=3, copies=3),
    Enemy(id="guardsmen", pile="grey", armour=7, attacks=(EnemyAttack(3),), abilities=("fortified",), fame=3, copies=3),
    Enemy(id="swordsmen", pile="grey", armour=5, attacks=(EnemyAttack(6),), fame=4, copies=2),
    Enemy(id="golems", pile="grey", armour=5, attacks=(EnemyAttack(2),), resistances=("physical",), fame=4, copies=2),
)
TOWER_GARRISONS = (
    Enemy(id="monks", pile="violet", armour=5, attacks=(EnemyAttack(5),), abilities=("poison",), fame=4, copies=2),
    Enemy(
        id="illusionists",
        pile="violet",
        armour=3,
        attacks=(),
        summons=1,
        abilities=("summon",),
        resistances=("physical",),
        fame=4,
        copies=2,
    ),
    Enemy(
        id="ice_mages",
        pile="violet",
        armour=6,
        attacks=(EnemyAttack(5, "ice"),),
        resistances=("ice",),
        fame=5,
        copies=2,
    ),
    Enemy(
        id="fire_mages",
        pile="violet",
        armour=5,
        attacks=(EnemyAttack(6, "fire"),),
        resistances=("fire",),
        fame=5,
        copies=2,
    ),
    Enemy(
        id="ice_golems",
        pile="violet",
        armour=4,
        attacks=(EnemyAttack(2, "ice"),),
        abilities=("paralyze",),
        resistances=("physical", "ice"),
        fame=5,
    ),
    Enemy(
        id="fire_golems",
        pile="violet",
        armour=4,
        attacks=(EnemyAttack(3, "fire"),),
        abilities=("brutal",),
        resistances=("physical", "fire"),
        fame=5,
    ),
)
MONSTERS = (
    Enemy(id="minotaur", pile="brown", armour=5, attacks=(EnemyAttack(5),), abilities=("brutal",), fame=4, copies=2),
    Enemy(
        id="gargoyle", pile="brown", armour=4, attacks=(EnemyAttack(5),), resistances=("physical",), fame=4, copies=2
    ),
    Enemy(id="medusa", pile="brown", armour=4, attacks=(EnemyAttack(6),), abilities=("paralyze",), fame=5, copies=2),
    Enemy(
        id="crypt_worm", pile="brown", armour=6, attacks=(EnemyAttack(6),), abilities=("fortified",), fame=5, copies=2
    ),
    Enemy(id="werewolf", pile="brown", armour=5, attacks=(EnemyAttack(7),), abilities=("swift",), fame=5, copies=2),
)
CITY_GARRISONS = (
    Enemy(
        id="freezers",
        pile="white",
        armour=7,
        attacks=(EnemyAttack(3, "ice"),),
        abilities=("swift", "paralyze"),
        resistances=("fire",),
        fame=7,
        copies=3,
    ),
    Enemy(
        id="gunners",
        pile="white",
        armour=6,
        attacks=(EnemyAttack(6, "fire"),),
        abilities=("brutal",),
        resistances=("ice",),
        fame=7,
        copies=3,
    ),
    Enemy(
        id="altem_guardsmen",
        pile="white",
        armour=7,
        attacks=(EnemyAttack(5),),
        abilities=("fortified",),
        resistances=("physical", "fire", "ice"),
        fame=8,
        copies=2,
    ),
    Enemy(
        id="altem_mages",
        pile="white",
        armour=8,
        attacks=(EnemyAttack(4, "cold_fire"),),
        abilities=("brutal", "poison"),
        resistances=("physical",),
        fame=8,
        copies=2,
    ),
)
DRACONUM = (
    Enemy(
        id="swamp_dragon",
        pile="red",
        armour=9,
        attacks=(EnemyAttack(5),),
        abilities=("swift", "poison"),
        fame=7,
        copies=2,
    ),
    Enemy(
        id="fire_dragon",
        pile="red",
        armour=7,
        attacks=(EnemyAttack(9, "fire"),),
        resistances=("physical", "fire"),
        fame=8,
        copies=2,
    ),
    Enemy(
        id="ice_dragon",
        pile="red",
        armour=7,
        attacks=(EnemyAttack(6, "ice"),),
        abilities=("paralyze",),
        resistances=("physical", "ice"),
        fame=8,
        copies=2,
    ),
    Enemy(
        id="high_dragon",
        pile="red",
        armour=9,
        attacks=(EnemyAttack(6, "cold_fire"),),
        abilities=("brutal",),
        resistances=("fire", "ice"),
        fame=9,
        copies=2,
    ),
)
ENEMIES = {
    enemy.id: enemy for enemy in (*ORCS, *KEEP_GARRISONS, *TOWER_GARRISONS, *MONSTERS, *CITY_GARRISONS, *DRACONUM)
}
