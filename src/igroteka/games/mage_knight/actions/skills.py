"""Skills: which can be used now, and what becomes of the token then (MK-SKILL)."""

from ..act import Act
from ..box.tables import SkillToken
from ..state import USED, Player, Skill, State


def skill_act(g: State, me: Player, token: SkillToken, part: str = "effect") -> Act:
    """The context of a skill's effect."""
    return Act(g=g, me=me, card=token.id, part=part, rule="MK-SKILL-01")


def usable(g: State, me: Player) -> list[str]:
    """The skills that a player can use now."""
    return [skill.id for skill in me.skills if _usable(g, me, skill)]


def _usable(g: State, me: Player, skill: Skill) -> bool:
    if not skill.up or skill.fresh or skill.centre:
        return False
    token = g.box.skills[skill.id]
    if token.effect is None or g.lasts(USED, owner=me.seat, about=skill.id):
        return False
    return token.effect.possible(skill_act(g, me, token))


def shared(g: State, me: Player) -> list[str]:
    """Cooperative skills in the middle whose second effect a player can use (MK-SKILL-11, MK-SKILL-14)."""
    return [
        skill.id
        for other in g.players
        if other is not me or len(g.players) == 1
        for skill in other.skills
        if skill.centre and not skill.fresh and _second_possible(g, me, g.box.skills[skill.id])
    ]


def _second_possible(g: State, me: Player, token: SkillToken) -> bool:
    return token.second is not None and token.second.possible(skill_act(g, me, token, "second"))


def mark_used(g: State, me: Player, skill_id: str) -> None:
    """Turn the token over, put it in the middle, or note that it was used this turn."""
    skill = next(one for one in me.skills if one.id == skill_id)
    match g.box.skills[skill_id].frequency:
        case "turn":
            g.let_last(USED, f"turn.{me.seat}", owner=me.seat, about=skill_id)
        case "round" | "flip_back":
            skill.up = False
        case "interactive":
            skill.centre = True
            skill.fresh = len(g.players) == 1
    g.tell("skill_used", me.seat, skill_id)


def bring_home(g: State, skill_id: str) -> None:
    """An interactive skill goes back from the middle to its owner, face down (MK-SKILL-04)."""
    for player in g.players:
        for skill in player.skills:
            if skill.id == skill_id and skill.centre:
                skill.centre, skill.up, skill.fresh = False, False, False
                g.tell("skill_returned", player.seat, skill_id)
