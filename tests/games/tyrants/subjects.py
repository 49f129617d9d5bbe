"""Tyrants for the property tests: all pairs of half-decks, all numbers of players, either outer section."""

from collections import Counter
from itertools import combinations

from igroteka.games.tyrants.box import EMPTY, HALF_DECKS, WHITE
from igroteka.games.tyrants.game import TYRANTS
from igroteka.games.tyrants.setup import Options
from igroteka.games.tyrants.state import State
from igroteka.games.tyrants.view import view
from igroteka.kernel import Event, Match
from tests.properties import Subject


def components(g: State) -> tuple[object, ...]:
    """All cards by name, all troops by colour, all spies by colour, wherever they are."""
    cards = Counter(g.market_deck + g.market + g.devoured + [played.card for played in g.turn.played if played.here])
    troops = Counter("".join(g.troops.values()))
    spies = {}
    for player in g.players:
        cards.update(player.deck + player.hand + player.discard + player.inner_circle)
        troops.update(player.trophies)
        troops[player.colour] += player.troops
        assert len(player.spies) == len(set(player.spies)) <= 5
        spies[player.colour] = len(player.spies) <= 5
        assert player.troops >= 0
    for pile, count in g.piles.items():
        assert count >= 0
        cards[pile] += count
    del cards[""], troops[EMPTY]
    if not g.troops:
        troops[WHITE] = 0
    return sorted(cards.items()), sorted(troops.items()), spies


def check_event(match: Match, event: Event) -> None:
    """No event names a card that lies where nobody can see it, unless it was just shown."""
    if event.name == "revealed" or "card" not in TYRANTS.arguments_of(event):
        return
    card = event.args[list(TYRANTS.arguments_of(event)).index("card")]
    assert isinstance(match.state, State)
    table = view(match.state)
    seen = [*table.market, *table.devoured, *table.played, *table.piles]
    for player in table.players:
        seen += [*player.discard, *player.inner_circle, *player.unseen]
    assert card in seen


def subject(seats: int, pair: tuple[str, str], section: str = "right") -> Subject:
    options = Options(half_decks=pair, section="left" if section == "left" else "right")
    return Subject(TYRANTS, seats, options, components, check_event, f"{seats} players, {'+'.join(pair)}, {section}")


SUBJECTS = [
    subject(seats, pair, section)
    for pair in combinations(HALF_DECKS, 2)
    for seats, section in ((2, "right"), (3, "left"), (3, "right"), (4, "right"))
]
