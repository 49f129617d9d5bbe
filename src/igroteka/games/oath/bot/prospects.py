"""What a pawn could do from where it stands: attack, recover a relic, muster and trade."""

from functools import lru_cache

from igroteka.kernel import from_box

from ..actions.campaign.odds import AttackDie, DefenseDie, attack_values, defense_values
from ..actions.ruling import rulers
from ..actions.tokens import purse
from ..box import Box
from ..state import Player, State

CONQUEST = 2.2
"""A site that could be won."""
RELIC = 1.4
"""A relic that could be recovered."""
CARD = 0.25
"""A card to muster on or to trade with."""
LEAST_CHANCE = 0.25


@from_box
def dice(box: Box) -> tuple[AttackDie, DefenseDie]:
    """The faces of both dice, as figures."""
    attack = tuple((face.swords, face.hollow, face.skulls) for face in box.attack_die)
    return attack, tuple((face.shields, face.doubles) for face in box.defense_die)


@lru_cache(4096)
def chance(attack: AttackDie, defense: DefenseDie, warbands: int, shields: int, force: int) -> float:
    """How likely so many warbands win against so many dice and defenders."""
    attacks, rolls = attack_values(attack, warbands, warbands, 1), defense_values(defense, shields)
    return sum(mine * theirs for value, mine in attacks for shield, theirs in rolls if value > shield + force)


def prospects(g: State, player: Player) -> float:
    """What the player's site offers."""
    place = g.places[player.at]
    if not place.faceup:
        return 0.0
    value = CARD * min(2, sum(card in g.box.suits for card in place.cards))
    if place.relics and _affordable(g, player):
        value += RELIC
    return value + _conquest(g, player)


def _affordable(g: State, player: Player) -> bool:
    price = g.box.sites[g.places[player.at].site].recover
    return price is not None and price.favor <= purse(g, player) and price.secrets <= player.secrets


def _conquest(g: State, player: Player) -> float:
    """The chance to win the site from whoever rules it."""
    ruling = rulers(g, player.at)
    if player in ruling:
        return 0.0
    force = sum(g.places[player.at].warbands.values()) or 1
    force += sum(one.warbands for one in ruling if one.at == player.at)
    shields = 1 + (g.title in [one.seat for one in ruling])
    likely = chance(*dice(g.box), player.warbands, shields, force)
    return CONQUEST * likely if likely > LEAST_CHANCE else 0.0
