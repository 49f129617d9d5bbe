"""The three ends of the game and who wins (LV-OVER, LV-ELIM, LV-GOAL)."""

from .state import Player, State


class Finished(Exception):
    """The game has just ended."""


def win_by_power(g: State, player: Player) -> None:
    """Case 1, at the moment a token is gained: the track is full (LV-OVER-01, LV-OVER-02)."""
    if player.power >= g.box.tokens.power_to_win:
        finish(g, "power", player)


def eliminate(g: State, player: Player) -> None:
    """Case 3: neither the eliminated player nor the ally can win; the most power among the others does (LV-OVER-05)."""
    g.eliminated = player.id
    g.tell("eliminated", player.id)
    finish(g, "elimination", leader(g, [player.id, player.ally]))


def run_out_of_events(g: State) -> None:
    """Case 2: the event deck is empty at the end of a round (LV-OVER-03, LV-OVER-04)."""
    finish(g, "events", leader(g, []))


def leader(g: State, barred: list[str]) -> Player:
    """The most power tokens; a tie goes to the nearest in turn order, initiative first (LV-OVER-10, LV-AMB-09)."""
    return max((player for player in g.clockwise() if player.id not in barred), key=lambda player: player.power)


def tied(g: State) -> list[Player]:
    """After the end: those among whom turn order had to decide, the winner first; nobody if power alone did."""
    if not g.winners or g.ending == "power":
        return []
    winner, out = g.players[g.winners[0]], g.players.get(g.eliminated)
    barred = [winner.ally] + ([out.id, out.ally] if out else [])
    equal = [player for player in g.clockwise() if player.power == winner.power and player.id not in barred]
    return equal if len(equal) > 1 else []


def finish(g: State, ending: str, winner: Player) -> None:
    """The winner and the ally, if any, win together (LV-BOND-14); it is told by what it was decided."""
    g.ending = ending
    g.winners = [winner.id] + ([winner.ally] if winner.ally else [])
    g.combat = None
    g.tell("ended", ending)
    for player in g.players.values():
        g.tell("final_power", player.id, player.power)
    if ending == "power":
        g.tell("track_full", winner.id)
    else:
        g.tell("tie_broken" if tied(g) else "most_power", winner.id, winner.power)
    g.tell("won", winner.id)
    if winner.ally:
        g.tell("won_with", winner.ally, winner.id)
    raise Finished
