"""Attack and defense dice, whatever they are rolled for (OA-5.5.4, OA-5.5.5, OA-9.3-05)."""

from igroteka.kernel import Flow

from ...box import AttackFace, DefenseFace
from ...passives import IN_FORCE
from ...passives.campaign import Rolled, Rolling
from ...state import Player, Roll, State


def roll_attack(g: State, player: Player, count: int) -> Flow[list[str]]:
    """A player rolls so many attack dice, and may have ways to roll them again; the faces in the end."""
    return (yield from _roll(g, player, count, "attack", Roll()))


def roll_defense(g: State, player: Player, count: int) -> Flow[list[str]]:
    """A player rolls so many defense dice, and may have ways to roll them again; the faces in the end."""
    return (yield from _roll(g, player, count, "defense", Roll()))


def _roll(g: State, player: Player, count: int, die: str, roll: Roll) -> Flow[list[str]]:
    if count:
        throw(g, player, count, die, roll)
        yield from IN_FORCE.answers(g, Rolled, player, Rolling(g, player, roll, die))
    return roll.faces


def throw(g: State, player: Player, count: int, die: str, roll: Roll) -> None:
    """Throw the dice, once more if they lie there already."""
    names = [face.id for face in (g.box.attack_die if die == "attack" else g.box.defense_die)]
    roll.faces = g.chance.roll(names, count)
    if g.campaign and g.campaign.step in ROLLS:
        if die == "attack":
            g.campaign.attack_roll = roll.faces
        else:
            g.campaign.defense_roll = roll.faces
    if player.seat >= 0:
        g.tell(f"rolled_{die}", player.seat, "+".join(roll.faces))
    else:
        g.tell("rolled_by_bandits", "+".join(roll.faces))


ROLLS = (4, 5)
"""The steps of a campaign in which its own dice are rolled."""


def attack_faces(g: State, names: list[str]) -> list[AttackFace]:
    """The faces of these names."""
    faces = {face.id: face for face in g.box.attack_die}
    return [faces[name] for name in names]


def defense_faces(g: State, names: list[str]) -> list[DefenseFace]:
    """The faces of these names."""
    faces = {face.id: face for face in g.box.defense_die}
    return [faces[name] for name in names]


def swords(faces: list[AttackFace]) -> int:
    """Swords, and a sword for every two hollow ones (OA-5.5.5-04)."""
    return sum(face.swords for face in faces) + sum(face.hollow for face in faces) // 2


def shields(faces: list[DefenseFace]) -> int:
    """Shields, doubled by each doubling face (OA-5.5.4-04)."""
    return int(sum(face.shields for face in faces) * 2 ** sum(face.doubles for face in faces))
