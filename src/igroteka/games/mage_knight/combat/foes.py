"""Enemy tokens as foes in a combat."""

from ..state import Attack, Foe, State
from .values import combat_of


def add_foe(
    g: State,
    enemy: str,
    *,
    at: str,
    index: int = 0,
    rampaging: bool = False,
    fortified: bool = False,
    garrison: bool = False,
    summoner: str = "",
) -> Foe:
    """An enemy joins the combat."""
    combat = combat_of(g)
    taken = {foe.key for foe in combat.foes}
    key, number = enemy, 1
    while key in taken:
        number += 1
        key = f"{enemy}.{number}"
    foe = Foe(
        key=key,
        attacks=[Attack(attack.value, attack.element) for attack in g.box.enemies[enemy].attacks],
        at=at,
        index=index,
        rampaging=rampaging,
        fortified=fortified,
        garrison=garrison,
        summoner=summoner,
    )
    combat.foes.append(foe)
    return foe
