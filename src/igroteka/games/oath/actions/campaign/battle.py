"""The rolls, the sacrifice and the victor (OA-5.5.4, OA-5.5.5)."""

from igroteka.kernel import Flow

from ...act import Act
from ...box import AttackFace, DefenseFace
from ...passives.campaign import (
    AttackCounts,
    DefenseCounts,
    DiceRolled,
    IgnoresSkulls,
    MayNotSacrifice,
    SacrificeWorth,
)
from ...state import State
from .forces import choose_fallen, strength, warbands_in
from .rolling import attack_faces, defense_faces, roll_attack, roll_defense, shields, swords
from .sides import ATTACKER, DEFENDER, changed, current, fighting, forbidden, permitted, the_attacker, the_defender


def defend(g: State) -> Flow[None]:
    """The defender rolls; shields and the force make the defense value (OA-5.5.4)."""
    campaign = current(g)
    campaign.step = 4
    campaign.defense_roll = yield from roll_defense(g, the_defender(g), campaign.defense)
    counted = [defense_worth(g, face) for face in defense_faces(g, campaign.defense_roll)]
    campaign.defense_value = shields(counted) + strength(g, DEFENDER)
    g.tell("defense_value", campaign.defense_value)


def attack(g: State) -> Flow[None]:
    """The attacker rolls, loses warbands to skulls, may sacrifice, and wins or not (OA-5.5.5)."""
    campaign, me = current(g), the_attacker(g)
    campaign.step = 5
    campaign.attack_roll = yield from roll_attack(g, me, dice_rolled(g))
    counted = [attack_worth(g, face) for face in attack_faces(g, campaign.attack_roll)]
    skulls = sum(face.skulls for face in counted)
    if skulls:
        yield from choose_fallen(g, ATTACKER, skulls, me, "OA-5.5.5-02")
    campaign.attack_value = swords(counted)
    g.tell("attack_value", campaign.attack_value)
    yield from _sacrifice(g)
    campaign.victor = ATTACKER if campaign.attack_value > campaign.defense_value else DEFENDER


def dice_rolled(g: State) -> int:
    """How many attack dice are rolled."""
    return changed(g, DiceRolled, current(g).attack, fighting(g))


def attack_worth(g: State, face: AttackFace) -> AttackFace:
    """What a face of the attack die counts as now."""
    face = changed(g, AttackCounts, face, fighting(g))
    if face.skulls and permitted(g, IgnoresSkulls, fighting(g)):
        return AttackFace(face.id, face.swords, face.hollow)
    return face


def defense_worth(g: State, face: DefenseFace) -> DefenseFace:
    """What a face of the defense die counts as now."""
    return changed(g, DefenseCounts, face, fighting(g))


def sacrifice_worth(g: State) -> int:
    """By how much each sacrificed warband raises the attack value; 0 where none may be sacrificed."""
    if forbidden(g, MayNotSacrifice, fighting(g)):
        return 0
    return changed(g, SacrificeWorth, 1, fighting(g))


def _sacrifice(g: State) -> Flow[None]:
    """Exactly as many warbands as are needed to win, or none (OA-5.5.5-06, OA-9.5-01)."""
    campaign, me = current(g), the_attacker(g)
    worth, short = sacrifice_worth(g), campaign.defense_value - campaign.attack_value + 1
    if short <= 0 or not worth:
        return
    needed = -(-short // worth)
    if needed > warbands_in(g, ATTACKER):
        return
    offer, rule = [("sacrifice", str(needed))], "OA-5.5.5-06"
    asked = Act(g, me).pick(
        "win_by_sacrifice",
        offer,
        optional=True,
        rule=rule,
        attack=campaign.attack_value,
        defense=campaign.defense_value,
    )
    if not (yield from asked):
        return
    g.tell("sacrificed", me.seat, needed)
    campaign.sacrificed = yield from choose_fallen(g, ATTACKER, needed, me, rule)
    campaign.attack_value += needed * worth
