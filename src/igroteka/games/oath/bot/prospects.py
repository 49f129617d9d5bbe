"""What a pawn could do from where it stands: attack, recover a relic, muster and trade."""

from functools import lru_cache

from igroteka.kernel import from_box

from ..actions.campaign.declaring import thing_dice
from ..actions.campaign.odds import AttackDie, DefenseDie, attack_values, defense_values
from ..actions.campaign.plans import known_plans
from ..actions.campaign.sides import ATTACKER
from ..box import EXILE, SUPREMACY, Box
from ..state import NOBODY, Campaign, Player, State
from .survey import Survey

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
MOST_SITES = 4
"""More are hardly ever attacked at once."""


@from_box
def dice(box: Box) -> tuple[AttackDie, DefenseDie]:
    """The faces of both dice, as figures."""
    attack = tuple((face.swords, face.hollow, face.skulls) for face in box.attack_die)
    return attack, tuple((face.shields, face.doubles) for face in box.defense_die)


@from_box
def defenses(box: Box) -> frozenset[str]:
    """The cards with battle plans that help whoever defends their site."""
    return frozenset(card for card, plan in known_plans(box).items() if plan.side != ATTACKER)


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
    ruling = s.ruled[at]
    best = 0.0
    if at in s.bandits:
        best = _raid(s, player, s.bandits, [])
    elif not _same_side(s, player, ruling):
        held = [slot for slot, seats in enumerate(s.ruled) if seats == ruling]
        best = _raid(s, player, held, ruling)
    for other in g.players:
        if other.at == at and other is not player:
            best = max(best, _robbery(s, player, other))
    return best


def abroad(s: Survey, player: Player) -> float:
    """The best that could be conquered anywhere."""
    if player.warbands < 2:
        return 0.0
    realms: dict[int, list[int]] = {}
    for slot, ruling in enumerate(s.ruled):
        if ruling and player.seat not in ruling:
            realms.setdefault(ruling[0], []).append(slot)
    found = [_raid(s, player, slots, s.ruled[slots[0]]) for slots in realms.values()]
    if s.bandits:
        found.append(_raid(s, player, s.bandits, []))
    return max(found, default=0.0)


def _same_side(s: Survey, player: Player, seats: list[int]) -> bool:
    return player.seat in seats or (player.role != EXILE and seats == s.empire)


def _raid(s: Survey, player: Player, slots: list[int], ruling: list[int]) -> float:
    """Sites of one ruler: that of the pawn first, then those with the fewest defenders."""
    g, at = s.g, player.at
    present = dict.fromkeys(slots, 0)
    for seat in ruling:
        other = g.players[seat]
        if other.at in present:
            present[other.at] += other.warbands
    forces = {slot: present[slot] + (sum(g.places[slot].warbands.values()) or 1) for slot in slots}
    order = sorted(slots, key=lambda slot: (slot != at, forces[slot]))
    title = (2 if g.usurper else 1) if g.title in ruling else 0
    best, force, shields, plans = 0.0, 0, title, defenses(g.box)
    for count, slot in enumerate(order[: min(MOST_SITES, player.warbands)], 1):
        force += forces[slot]
        shields += 1 + sum(card in plans for card in g.places[slot].cards)
        likely = chance(dice(g.box), player.warbands, count, shields, force)
        if likely < 0.2:
            break
        prize = CONQUEST * count + _crowning(s, player, ruling, count)
        best = max(best, likely * prize - (1 - likely) * LOSS * player.warbands)
    return best


def _crowning(s: Survey, player: Player, losers: list[int], count: int) -> float:
    """Would so many sites more bring the title?"""
    g = s.g
    if g.oath != SUPREMACY or g.title == player.seat or (player.role != EXILE and g.title in s.empire):
        return 0.0
    mine = s.sites[player.seat] + count
    rivals = [sites - count * (seat in losers) for seat, sites in enumerate(s.sites) if seat != player.seat]
    return CROWNING if mine > max(rivals) else 0.0


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
    return likely * PRIZE - (1 - likely) * LOSS * player.warbands if likely > 0.2 else 0.0


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
        value += CONQUEST * count + _crowning(s, g.players[campaign.attacker], losers, count)
    return value
