"""What a pawn could do from where it stands: attack, recover a relic, muster and trade."""

from functools import lru_cache

from igroteka.kernel import from_box

from ..actions.campaign.declaring import thing_dice
from ..actions.campaign.odds import AttackDie, DefenseDie, attack_values, defense_values
from ..box import EXILE, SUPREMACY, Box
from ..state import NOBODY, Campaign, Player, State
from .survey import Realm, Survey

CONQUEST = 3.0
"""A site that is won, with what its loser misses."""
PRIZE = 3.2
"""A relic or banner that is won."""
PAWN = 0.8
"""A pawn that is sent away, and half of its favor."""
CROWNING = 9.0
"""The title that comes with the sites."""
LOSS = 0.28
"""A warband of an attacker who fails: half of them die."""
UNCERTAIN = 0.5
"""Of what could be won: it still has to be done."""
ELSEWHERE = 0.3
"""The same, if one would have to go there first."""
RELIC = 2.6
"""A relic that could be recovered, before its price is paid."""
FAVOR, SECRET = 0.45, 0.85
"""What is paid for it."""
CARDS = (0.0, 0.5, 0.9, 1.1)
"""Cards to muster on or to trade with: none, one, two, more."""
LEAST_CHANCE = 0.2
"""Nobody attacks with less."""
MOST_SITES = 4
"""More are hardly ever attacked at once."""


@from_box
def dice(box: Box) -> tuple[AttackDie, DefenseDie]:
    """The faces of both dice, as figures."""
    attack = tuple((face.swords, face.hollow, face.skulls) for face in box.attack_die)
    return attack, tuple((face.shields, face.doubles) for face in box.defense_die)


@lru_cache(16384)
def chance(box_dice: tuple[AttackDie, DefenseDie], warbands: int, kept: int, shields: int, force: int) -> float:
    """How likely so many warbands win against so many dice and defenders, with some left to occupy what was won."""
    attack, defense = box_dice
    attacks = attack_values(attack, min(warbands, 12), max(0, min(warbands, 12) - kept), 1)
    rolls = defense_values(defense, min(shields, 10))
    return sum(mine * theirs for value, mine in attacks for shield, theirs in rolls if value > shield + force)


def prospects(s: Survey, player: Player) -> float:
    """What the player's site offers."""
    g = s.g
    place = g.places[player.at]
    if not place.faceup:
        return 0.0
    value = CARDS[min(len(place.cards), len(CARDS) - 1)]
    if place.relics:
        value += UNCERTAIN * _recovery(g, player)
    return value + max(UNCERTAIN * conquest(s, player), ELSEWHERE * abroad(s, player))


def _recovery(g: State, player: Player) -> float:
    """What a relic here brings, its price paid."""
    price = g.box.sites[g.places[player.at].site].recover
    if price is None or price.favor > player.favor or price.secrets > player.secrets:
        return 0.0
    return max(0.0, RELIC - FAVOR * price.favor - SECRET * price.secrets)


# Attacks


def conquest(s: Survey, player: Player) -> float:
    """The best campaign that could be fought from here, as what may be won of it."""
    if player.warbands < 2:
        return 0.0
    g, at = s.g, player.at
    best = 0.0
    for realm in s.realms.values():
        if at in realm.sites and not _same_side(s, player, realm.seats):
            best = _raid(s, player, realm, at)
    for other in g.players:
        if other.at == at and other is not player:
            best = max(best, _robbery(s, player, other))
    return best


def abroad(s: Survey, player: Player) -> float:
    """The best that could be conquered anywhere."""
    if player.warbands < 2:
        return 0.0
    return max(
        (_raid(s, player, realm) for realm in s.realms.values() if not _same_side(s, player, realm.seats)), default=0.0
    )


def _same_side(s: Survey, player: Player, seats: list[int]) -> bool:
    return player.seat in seats or (player.role != EXILE and seats == s.empire)


def _raid(s: Survey, player: Player, realm: Realm, at: int = NOBODY) -> float:
    """Sites of one ruler: that of the pawn first, if it is there, then those with the fewest defenders."""
    order = list(realm.sites)
    if at != NOBODY:
        order.remove(at)
        order.insert(0, at)
    warbands, both = player.warbands, dice(s.g.box)
    best, force, shields = 0.0, 0, realm.title
    needed = _needed(s, player, realm.seats)
    for count, slot in enumerate(order[: min(MOST_SITES, warbands)], 1):
        more, dice_here = realm.sites[slot]
        force += more
        shields += dice_here
        likely = chance(both, warbands, count, shields, force)
        if likely < LEAST_CHANCE:
            break
        prize = CONQUEST * count + (CROWNING if count >= needed else 0.0)
        best = max(best, likely * prize - (1 - likely) * LOSS * warbands)
    return best


def _needed(s: Survey, player: Player, losers: list[int]) -> int:
    """How many sites more, won from these, would bring the title; many where none would."""
    g = s.g
    if g.oath != SUPREMACY or g.title == player.seat or (player.role != EXILE and g.title in s.empire):
        return len(s.ruled) + 1
    mine, others, theirs = s.sites[player.seat], 0, 0
    for seat, sites in enumerate(s.sites):
        if seat in losers:
            theirs = max(theirs, sites)
        elif seat != player.seat:
            others = max(others, sites)
    return max(1, others - mine + 1, (theirs - mine) // 2 + 1)


def _robbery(s: Survey, player: Player, other: Player) -> float:
    """A relic or banner of somebody who is here, the one with the fewest dice."""
    g = s.g
    things = [thing_dice(g, thing) for thing in (*other.relics, *other.banners)]
    if not things:
        return 0.0
    force, shields = other.warbands, min(things)
    if other.seat in s.ruled[player.at]:
        force += sum(g.places[player.at].warbands.values())
        shields += 1
    if g.title == other.seat:
        shields += 2 if g.usurper else 1
    likely = chance(dice(g.box), player.warbands, 0, shields, force)
    return likely * PRIZE - (1 - likely) * LOSS * player.warbands if likely > LEAST_CHANCE else 0.0


# A campaign in progress


def outlook(g: State, campaign: Campaign, more_dice: int = 0, more_force: int = 0, more_sites: int = 0) -> float:
    """The chance of a campaign whose targets are being declared, perhaps with one more."""
    force = more_force
    sides = [] if campaign.defender == NOBODY else [g.players[seat] for seat in (campaign.defender, *campaign.allies)]
    for slot in campaign.sites:
        force += sum(g.places[slot].warbands.values()) or 1
    force += sum(one.warbands for one in sides if one.at == campaign.at or one.at in campaign.sites)
    title = (2 if g.usurper else 1) if g.title in (campaign.defender, *campaign.allies) else 0
    kept = len(campaign.sites) + more_sites
    return chance(dice(g.box), g.players[campaign.attacker].warbands, kept, campaign.defense + title + more_dice, force)


def stakes(g: State, campaign: Campaign) -> float:
    """What the attacker would win."""
    value = PRIZE * (len(campaign.relics) + len(campaign.unearthed)) + PAWN * campaign.pawn
    if campaign.sites:
        s = Survey(g)
        losers, count = s.ruled[campaign.sites[0]], len(campaign.sites)
        value += CONQUEST * count + (CROWNING if count >= _needed(s, g.players[campaign.attacker], losers) else 0.0)
    return value
