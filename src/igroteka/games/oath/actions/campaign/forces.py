"""Forces: whose warbands fight, how strong they are, and how they fall (OA-10-01, OA-5.5.4, OA-5.5.6, OA-7.6.5)."""

from collections.abc import Sequence
from typing import NamedTuple

from igroteka.kernel import Flow

from ...act import Act
from ...passives.campaign import Losing, Rescues
from ...state import NOBODY, Player, State
from ..ruling import crowned, is_imperial, rules_site
from ..warbands import kill_at, kill_on_board, put_at
from .sides import ATTACKER, DEFENDER, bandits_each, current, members, permitted, the_attacker, the_defender


class Stand(NamedTuple):
    """Warbands of a force: on somebody's board, or at a site."""

    colour: str
    size: int
    seat: int = NOBODY
    slot: int = -1


def stands(g: State, side: str) -> list[Stand]:
    """Where the warbands of a side's force are; bandits are not among them."""
    found = _attacking(g) if side == ATTACKER else _defending(g)
    return [stand for stand in found if stand.size]


def _attacking(g: State) -> list[Stand]:
    me = the_attacker(g)
    at_sites = [Stand(me.force, g.places[slot].warbands.get(me.force, 0), slot=slot) for slot in along_sites(g)]
    return [Stand(me.force, me.warbands, me.seat), *at_sites]


def _defending(g: State) -> list[Stand]:
    campaign, colour = current(g), the_defender(g).force
    if campaign.defender == NOBODY:
        return []
    boards = [Stand(player.force, player.warbands, player.seat) for player in members(g, DEFENDER) if joins(g, player)]
    at_sites = [Stand(colour, g.places[slot].warbands.get(colour, 0), slot=slot) for slot in held_sites(g)]
    return [*boards, *at_sites]


def joins(g: State, player: Player) -> bool:
    """Do the warbands on a defender's or ally's board count (OA-5.5.4-02, OA-5.5.4-06)?"""
    campaign = current(g)
    return player.at == campaign.at or player.at in campaign.sites


def along_sites(g: State) -> list[int]:
    """The sites whose warbands fight for the attacker."""
    return list(dict.fromkeys((*current(g).muster_sites, *current(g).rooted_sites)))


def held_sites(g: State) -> list[int]:
    """The targeted sites whose warbands fight for the defender."""
    campaign = current(g)
    return [slot for slot in campaign.sites if slot not in campaign.muster_sites]


def bandits_in(g: State, side: str) -> int:
    """How many bandits fight on a side: as the defender, or for whoever has the Bandit Crown (OA-7.6.5)."""
    campaign = current(g)
    if side == DEFENDER and campaign.defender == NOBODY:
        return bandits_each(g) * len(campaign.sites)
    main, slots = (the_attacker(g), along_sites(g)) if side == ATTACKER else (the_defender(g), held_sites(g))
    crowns = [player for player in crowned(g) if player is main or (is_imperial(g, player) and is_imperial(g, main))]
    return bandits_each(g) * sum(rules_site(g, main, slot) for slot in slots) if crowns else 0


def warbands_in(g: State, side: str) -> int:
    """How many warbands a side has in its force, without bandits."""
    return sum(stand.size for stand in stands(g, side))


def strength(g: State, side: str) -> int:
    """How many warbands and bandits a side has in its force."""
    return warbands_in(g, side) + bandits_in(g, side)


def commander(g: State, side: str) -> Player:
    """Who decides about the losses of a side: the Chancellor for Imperial defenders (OA-5.5.6-06)."""
    if side == ATTACKER:
        return the_attacker(g)
    defender = the_defender(g)
    return g.chancellor if is_imperial(g, defender) else defender


# Falling


def fall(g: State, side: str, stand: Stand, count: int) -> None:
    """Warbands of a force are killed, or held aside by a rescuing power."""
    if not count:
        return
    if permitted(g, Rescues, Losing(g, current(g), side)):
        _rescue(g, stand, count)
    elif stand.seat == NOBODY:
        kill_at(g, stand.slot, stand.colour, count)
    else:
        kill_on_board(g, g.players[stand.seat], count)


def _rescue(g: State, stand: Stand, count: int) -> None:
    healed = current(g).healed
    healed[stand.colour] = healed.get(stand.colour, 0) + count
    if stand.seat == NOBODY:
        put_at(g.places[stand.slot], stand.colour, -count)
    else:
        g.players[stand.seat].warbands -= count
    g.tell("rescued", count, stand.colour)


def choose_fallen(g: State, side: str, count: int, chooser: Player, rule: str) -> Flow[int]:
    """So many of the force fall, as far as there are; the chooser says where. How many it was."""
    found = stands(g, side)
    count = left = min(count, sum(stand.size for stand in found))
    for number, stand in enumerate(found):
        rest = sum(other.size for other in found[number + 1 :])
        fallen = yield from _how_many(g, stand, max(0, left - rest), min(left, stand.size), chooser, rule)
        fall(g, side, stand, fallen)
        left -= fallen
    return count


def _how_many(g: State, stand: Stand, least: int, most: int, chooser: Player, rule: str) -> Flow[int]:
    act, numbers = Act(g, chooser), [str(number) for number in range(least, most + 1)]
    if stand.seat == NOBODY:
        place = g.word(stand.slot)
        number = yield from act.pick_one("losses_at", numbers, verb="number", rule=rule, place=place)
    else:
        number = yield from act.pick_one("losses", numbers, verb="number", rule=rule, player=stand.seat)
    return int(number)


def fall_everywhere(g: State, side: str, found: Sequence[Stand]) -> None:
    """All of them fall."""
    for stand in found:
        fall(g, side, stand, stand.size)
