"""Warbands: gaining, placing, moving, killing (OA-10-09, OA-10-16, OA-10-32)."""

from ..passives import IN_FORCE
from ..passives.ruling import Whose
from ..passives.tokens import PlacesNoWarbands
from ..state import NOBODY, Place, Player, State


def bank_of(g: State, colour: str) -> Player:
    """Whose personal supply holds the warbands of a colour: the Chancellor's for purple ones."""
    return g.own(colour)


def gain_warbands(g: State, player: Player, count: int) -> int:
    """From the personal supply onto the board, as many as there are; Citizens get purple ones. How many it was."""
    bank = bank_of(g, player.force)
    count = min(count, bank.bank)
    if count > 0:
        bank.bank -= count
        player.warbands += count
        g.tell("gained_warbands", player.seat, count)
    return count


def put_at(place: Place, colour: str, count: int) -> None:
    """Warbands, taken from elsewhere by the caller, come to a site; a negative count leaves it."""
    total = place.warbands.get(colour, 0) + count
    if total:
        place.warbands[colour] = total
    else:
        place.warbands.pop(colour, None)


def may_place(g: State, player: Player) -> bool:
    """May the player put warbands on sites at all?"""
    return not IN_FORCE.forbidden(g, PlacesNoWarbands, player, Whose(g, player))


def place_warbands(g: State, player: Player, slot: int, count: int) -> None:
    """From the board to a site."""
    if count > 0:
        player.warbands -= count
        put_at(g.places[slot], player.force, count)
        g.tell("placed_warbands", player.seat, count, g.word(slot))


def lift_warbands(g: State, player: Player, slot: int, count: int) -> None:
    """From a site to the board."""
    if count > 0:
        put_at(g.places[slot], player.force, -count)
        player.warbands += count
        g.tell("lifted_warbands", player.seat, count, g.word(slot))


def kill_on_board(g: State, player: Player, count: int) -> int:
    """Warbands of a player's board go back to the personal supply of their colour; how many it was."""
    count = min(count, player.warbands)
    if count > 0:
        player.warbands -= count
        _died(g, player.force, count, player.seat)
        g.tell("killed_on_board", player.seat, count)
    return count


def kill_at(g: State, slot: int, colour: str, count: int) -> int:
    """Warbands of a colour at a site go back to their personal supply; how many it was."""
    count = min(count, g.places[slot].warbands.get(colour, 0))
    if count > 0:
        put_at(g.places[slot], colour, -count)
        _died(g, colour, count, _side_at(g, slot))
        g.tell("killed_at", count, colour, g.word(slot))
    return count


def _died(g: State, colour: str, count: int, seat: int) -> None:
    bank_of(g, colour).bank += count
    if g.campaign:
        g.campaign.killed[seat] = g.campaign.killed.get(seat, 0) + count


def _side_at(g: State, slot: int) -> int:
    """The main seat of the side for which warbands at a site fight in the present campaign."""
    if not g.campaign:
        return NOBODY
    along = (*g.campaign.muster_sites, *g.campaign.rooted_sites)
    return g.campaign.attacker if slot in along else g.campaign.defender


def own_at(g: State, player: Player, slot: int) -> int:
    """How many warbands of the player's side are at a site."""
    return g.places[slot].warbands.get(player.force, 0)


def total_at(g: State, slot: int) -> int:
    """How many warbands are at a site."""
    return sum(g.places[slot].warbands.values())


def free_caged(g: State, colour: str, count: int) -> None:
    """Captured warbands come home; those of a former Exile are replaced by purple ones."""
    if not count:
        return
    g.caged[colour] -= count
    if not g.caged[colour]:
        del g.caged[colour]
    owner = g.own(colour)
    g.tell("freed", count, colour)
    if owner.force == colour:
        owner.warbands += count
    else:
        owner.bank += count
        gain_warbands(g, owner, count)
