"""Regions: who controls them, who is hostile there, distances, the target region (LV-CTRL, LV-REGN, LV-TARGET)."""

from collections.abc import Iterable

from igroteka.kernel import Flow

from ..act import Act
from ..box import GENERAL, NEUTRAL
from ..passives import IN_FORCE, LeftInPeace
from ..state import Player, State


def controller(g: State, region: str) -> Player | None:
    """The General whose units are in the region; Dragons do not count (LV-CTRL-01, LV-CTRL-03).

    While two Generals fight in it, nobody asks.
    """
    for player in g.players.values():
        if region in player.units or (player.at == region and player.role == GENERAL):
            return player
    return None


def controlled(g: State, general: Player) -> list[str]:
    """The regions with the General's units, in the order of the map (LV-CTRL-05)."""
    return [region for region in g.regions if general.at == region or region in general.units]


def is_uncontrolled(g: State, region: str) -> bool:
    """Are there no units at all (LV-CTRL-04)?"""
    return not g.regions[region].neutral and controller(g, region) is None


def is_open_to(g: State, general: Player, region: str) -> bool:
    """Is the region friendly or uncontrolled?"""
    return not g.regions[region].neutral and controller(g, region) in (None, general)


def is_present(g: State, force: str, region: str) -> bool:
    """Is the force, a player's or neutral, in the region?"""
    if force == NEUTRAL:
        return g.regions[region].neutral > 0
    player = g.players[force]
    return player.at == region or region in player.units


def hostile_units(g: State, player: Player, region: str) -> list[str]:
    """The armies in the region that are not the player's nor the ally's, neutral units included."""
    forces = [
        other.id
        for other in g.players.values()
        if (region in other.units or (other.at == region and other.role == GENERAL))
        and other is not player
        and other.id != player.ally
    ]
    return [*forces, NEUTRAL] if g.regions[region].neutral else forces


def hostile_forces(g: State, player: Player, region: str) -> list[str]:
    """Armies, neutral units and Dragons in the region that the player could fight (LV-BOND-16), armies first."""
    dragons = [
        other.id
        for other in g.players.values()
        if other.at == region and other.is_dragon and other is not player and other.id != player.ally
    ]
    return hostile_units(g, player, region) + dragons


def targets(g: State, player: Player, region: str) -> list[str]:
    """Whom the player may start combat with; a Faceless player leaves severely wounded Dragons alone."""
    return [force for force in hostile_forces(g, player, region) if _may_be_fought(g, player, force)]


def _may_be_fought(g: State, player: Player, force: str) -> bool:
    if force == NEUTRAL:
        return True
    other = g.players[force]
    if other.is_dragon and player.faceless and is_severely_wounded(g, other):
        return False
    return not IN_FORCE.forbidden(g, LeftInPeace, other, player)


def is_severely_wounded(g: State, dragon: Player) -> bool:
    """Is the wound track full (LV-WOUND-07)?"""
    return dragon.wounds >= len(g.character(dragon).wound_track)


def within(g: State, start: str, steps: int) -> list[str]:
    """The regions up to so many borders away, the start included."""
    return [region for region, distance in g.box.board.distances[start].items() if distance <= steps]


def nearest(g: State, start: str, regions: Iterable[str]) -> list[str]:
    """Those of the regions that are the fewest borders away."""
    away = {region: g.box.board.distances[start][region] for region in regions}
    least = min(away.values(), default=0)
    return [region for region, distance in away.items() if distance == least]


def target_regions(g: State, player: Player) -> list[str]:
    """Where a Faceless player may be drawn: to the most power, the nearest; without any it stays (LV-TARGET-01..02)."""
    most = max(place.power for place in g.regions.values())
    if not most:
        return [player.at]
    return nearest(g, player.at, [region for region, place in g.regions.items() if place.power == most])


def target_region(g: State, player: Player) -> Flow[str]:
    """Where a Faceless player is drawn; of several regions to the one that the initiative holder says (LV-TARGET)."""
    regions, holder = target_regions(g, player), Act(g, g.players[g.initiative])
    region = yield from holder.pick_one("target", regions, rule="LV-TARGET-03", faceless=player.id)
    if len(regions) > 1:
        g.tell("target_chosen", g.initiative, player.id, region)
    return region
