"""Levels: what a hero gains at the end of a turn in which a row of the fame track was crossed (MK-LEVL)."""

from igroteka.kernel import Flow

from ..act import Act
from ..state import Player, Skill, State
from . import cards
from .tracks import level_of


def level_up(g: State, me: Player) -> Flow[None]:
    """All levels that were reached, one after the other (MK-LEVL-03)."""
    while me.level < level_of(me.fame):
        me.level += 1
        g.tell("level", me.seat, me.level)
        if me.level % 2:
            me.commands += 1
        else:
            yield from _learn(Act(g=g, me=me, rule="MK-LEVL-06"))


def _learn(c: Act) -> Flow[None]:
    """A skill and an advanced action (MK-LEVL-07, MK-LEVL-08)."""
    g, me = c.g, c.me
    revealed = [me.skill_pile.pop() for _ in range(min(2, len(me.skill_pile)))]
    g.reveal()
    g.tell("skills_revealed", me.seat, "+".join(revealed))
    common = [skill for skill in g.common_skills if g.box.skills[skill].hero != me.hero]
    skill = yield from c.pick_one("level_skill", [*revealed, *common], rule="MK-LEVL-07")
    own = skill in revealed
    if own:
        revealed.remove(skill)
    elif skill:
        g.common_skills.remove(skill)
    g.common_skills += revealed
    if skill:
        me.skills.append(Skill(skill, fresh=True))
        g.tell("skill_gained", me.seat, skill)
        gained = g.box.skills[skill].gained
        if gained:
            yield from gained.run(c)
    _add_dummy_skill(g)
    cards.refill(g.advanced_offer, g.advanced)  # a first game lays it out only now (MK-SC-FIRST-11)
    offer = g.advanced_offer if own or not skill else g.advanced_offer[-1:]
    card = yield from c.pick_one("level_card", offer, rule="MK-LEVL-07" if own else "MK-LEVL-08")
    if card:
        cards.take_from_offer(g, card)
        cards.gain(g, me, card)


def _add_dummy_skill(g: State) -> None:
    """Alone one meets the dummy's skills too: one joins the common ones with every skill gained (MK-DUMY-15)."""
    if g.dummy and len(g.players) == 1 and g.dummy.skill_pile:
        g.common_skills.append(g.dummy.skill_pile.pop())
        g.tell("skill_added", g.common_skills[-1])
