"""Final scoring: fame, achievements, titles, and what a scenario counts (MK-SCOR, MK-TEAM-11..13).

A side is a player, a team of two, or all players of a cooperative game. The scenario's words of scoring (`Scores`) add
to the sheets of all sides, in the order in which it names them; its word of victory (`Wins`) says who has won.
"""

from collections.abc import Callable, Mapping

from igroteka.kernel import Outcome

from .actions.land import land
from .box.terms import ADVANCED_ACTION, ADVENTURES, ARTIFACT, KEEP, MAGE_TOWER, MONASTERY, SPELL, WOUND
from .passives import IN_FORCE
from .passives.kinds import AdventureWorth, Scores, Sheet, Wins
from .state import Player, State

CONQUESTS = (KEEP, MAGE_TOWER, MONASTERY)


def deeds_of(player: Player) -> list[str]:
    """All cards that count as the deed deck (MK-SCOR-02)."""
    return player.hand + player.deck + player.discard + player.played + player.aside + player.stored


def _of_kind(g: State, player: Player, kind: str) -> int:
    return sum(card != WOUND and g.box.cards[card].kind == kind for card in deeds_of(player))


def knowledge(g: State, player: Player) -> int:
    """MK-SCOR-03."""
    return 2 * _of_kind(g, player, SPELL) + _of_kind(g, player, ADVANCED_ACTION)


def leadership(g: State, player: Player) -> int:
    """MK-SCOR-04."""
    return sum(g.box.units[unit.card].level // (2 if unit.wounds else 1) for unit in player.units)


def adventures(g: State, player: Player) -> int:
    """MK-SCOR-05; a scenario may value some more."""
    return sum(
        IN_FORCE.changed(g, AdventureWorth, player, 2, site) * g.places[space].shields.count(player.seat)
        for space, site in _shielded(g, player)
        if site in ADVENTURES
    )


def loot(g: State, player: Player) -> int:
    """MK-SCOR-06."""
    artifacts = _of_kind(g, player, ARTIFACT) + sum(bool(unit.banner) for unit in player.units)
    return 2 * artifacts + sum(player.crystals.values()) // 2


def conquests(g: State, player: Player) -> int:
    """MK-SCOR-07."""
    return 2 * sum(
        g.places[space].shields.count(player.seat) for space, site in _shielded(g, player) if site in CONQUESTS
    )


def beating(_: State, player: Player) -> int:
    """MK-SCOR-08: what wounds cost."""
    return -2 * deeds_of(player).count(WOUND)


def _shielded(g: State, player: Player) -> list[tuple[str, str]]:
    """The spaces with shields of a player, with the sites on them."""
    spaces = land(g).spaces
    found = [space for space, place in g.places.items() if player.seat in place.shields and not place.city]
    return [(space, g.places[space].secret or spaces[space].site or "") for space in found]


ACHIEVEMENTS: Mapping[str, Callable[[State, Player], int]] = {
    "knowledge": knowledge,
    "leader": leadership,
    "adventurer": adventures,
    "loot": loot,
    "conqueror": conquests,
    "beating": beating,
}


def sides(g: State) -> list[list[int]]:
    """The seats that are scored together."""
    if g.cooperative:
        return [[player.seat for player in g.players]]
    alone = [[player.seat] for player in g.players if not any(player.seat in team for team in g.teams)]
    return [*g.teams, *alone]


def sheet_of(g: State, side: list[int]) -> dict[str, int]:
    """Fame and achievements of a side: the lower fame, the better results, the larger penalty (MK-TEAM-11..12)."""
    players = [g.players[seat] for seat in side]
    sheet = {"fame": min(player.fame for player in players)}
    for name, count in ACHIEVEMENTS.items():
        results = [count(g, player) for player in players]
        sheet[name] = min(results) if name == "beating" else max(results)
    return sheet


def tally(g: State) -> tuple[list[list[int]], list[Sheet]]:
    """The sides and their score sheets as they stand."""
    parties = sides(g)
    sheets: list[Sheet] = [sheet_of(g, side) for side in parties]
    for _, word in IN_FORCE.on(g, Scores, g.scenario):
        word.add(g, parties, sheets)
    return parties, sheets


def outcome(g: State) -> Outcome:
    """The score as it stands; final once the game is over."""
    parties, sheets = tally(g)
    totals = [sum(sheet.values()) for sheet in sheets]
    rules = IN_FORCE.on(g, Wins, g.scenario)
    winning = rules[0][1].winners(g, parties, totals) if rules else best(totals)
    of_seat = {seat: number for number, side in enumerate(parties) for seat in side}
    return Outcome(
        winners=tuple(seat for seat, number in sorted(of_seat.items()) if number in winning),
        scores=tuple(totals[of_seat[player.seat]] for player in g.players),
        sheet=tuple(sheets[of_seat[player.seat]] for player in g.players),
        teams=tuple(tuple(side) for side in parties if len(side) > 1),
    )


def best(totals: list[int]) -> list[int]:
    """The sides with the highest total (MK-SCOR-14)."""
    return [number for number, total in enumerate(totals) if total == max(totals)]


def standing(g: State, player: Player) -> int:
    """A player's own fame and achievements, to be shown while the game goes on."""
    return player.fame + sum(count(g, player) for count in ACHIEVEMENTS.values()) if player.hero else 0
