"""Sending a meeple from the Tavern to a place, and the words for it (MM-DEV-02, MM-MAIN-02, MM-KOTH-04..05)."""

from functools import lru_cache

from igroteka.kernel import Option

from ..actions.meeples import rest
from ..might import ROLE, unit_of
from ..state import Party, Player, State


def message(meeple: str, place: str) -> Option:
    """The option to send a meeple to a place; a stand-in says for whom.

    >>> message("shaman:mage", "colosseum")
    ('send_as', 'shaman', 'mage', 'colosseum')
    """
    return ("send_as", *meeple.split(ROLE), place) if ROLE in meeple else ("send", meeple, place)


class Messages(dict[str, tuple[Option, ...]]):
    """The options to send each of some meeples to a place, written down when the place is first asked for."""

    def __init__(self, meeples: tuple[str, ...]) -> None:
        super().__init__()
        self.meeples = meeples

    def __missing__(self, place: str) -> tuple[Option, ...]:
        self[place] = tuple(message(meeple, place) for meeple in self.meeples)
        return self[place]


messages = lru_cache(maxsize=4096)(Messages)


def sent(option: Option) -> tuple[str, str]:
    """The meeple and the place of such an option."""
    *meeple, place = option[1:]
    return ROLE.join(meeple), place


def take_from_tavern(g: State, me: Player, meeple: str, place: str) -> list[str]:
    """Send a meeple from the Tavern; gives everybody whom the player has sent there now."""
    me.tavern.remove(unit_of(meeple))
    g.tell("sent_as" if ROLE in meeple else "sent", me.seat, *meeple.split(ROLE), place)
    return join(g, me, meeple, place)


def join(g: State, me: Player, meeple: str, place: str) -> list[str]:
    """The meeple joins the party there; another player's party, on a hill, is sent to rest at once (MM-KOTH-04)."""
    party = g.parties.get(place)
    if party is None or party.seat != me.seat:
        if party is not None:
            ousted = g.players[party.seat]
            rest(ousted, party.units)
            g.tell("ousted", me.seat, ousted.seat, place)
        party = g.parties[place] = Party(me.seat)
    party.units.append(meeple)
    return party.units
