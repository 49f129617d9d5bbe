"""The city: tower rooms and monsters, and who can be fought (MM-TOWER, MM-OVER-01, MM-END-04..13)."""

from ..box import CITY, MINION, Monster
from ..state import Player, State


def rooms(g: State) -> dict[str, str]:
    """The open tower rooms with their districts."""
    return {tower.room: district for district, tower in g.towers.items() if tower.room}


def district_of(g: State, monster: str) -> str:
    """The district where a monster stands; none for the Dark Council."""
    for district, slots in g.monsters.items():
        if monster in slots:
            return district
    return ""


def crowd(g: State, district: str) -> int:
    """How many monsters are in a district."""
    slots = g.monsters.get(district, [])
    return len(slots) - slots.count("")


def overrun(g: State, district: str) -> int:
    """How many Peasants each place in an overrun district attracts; 0 in a district that is not (MM-OVER)."""
    return max(0, crowd(g, district) - 1)


def foes(g: State, player: Player) -> list[Monster]:
    """The monsters that the player may fight: those in the city, in the final rounds also the Dark Council.

    Each Overlord once a game; the minion bears no marker (MM-END-04, MM-END-10, MM-END-13, MM-AMB-13).
    """
    found = [g.box.monsters[monster] for slots in g.monsters.values() for monster in slots if monster]
    if g.final:
        found += [g.box.monsters[name] for name in g.council if name not in player.fought]
    return found


def of_the_city(monster: Monster) -> bool:
    """Does it go to the defeated pile, unlike the Dark Council? (MM-END-06, MM-END-07)"""
    return monster.role == CITY


def bears_marker(monster: Monster) -> bool:
    """Is it an Overlord, to be fought once a game by each player?"""
    return monster.role not in (CITY, MINION)
