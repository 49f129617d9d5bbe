"""Lords of Vaala for the property tests: one to four persons, every character among them."""

from collections import Counter
from itertools import combinations

from igroteka.games.vaala.box import NEUTRAL, TYPES
from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.game import VAALA
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import KEPT_OPEN, State
from igroteka.games.vaala.view import view
from igroteka.kernel import Event, Match
from tests.properties import Subject


def components(g: State) -> tuple[object, ...]:
    """All cards by name, all power, cities, neutral units, and every General's units by type, wherever they are."""
    cards = Counter(g.region_deck + g.row + g.denizen_deck + g.denizen_discard + g.event_deck + g.event_discard)
    cards.update(planned.card for planned in g.stack)
    if g.current:
        cards[g.current.card] += 1
    power, neutral = g.supply.power, g.supply.neutral
    for place in g.regions.values():
        assert min(place.power, place.neutral) >= 0
        power, neutral = power + place.power, neutral + place.neutral
    cities = g.supply.cities + sum(place.city for place in g.regions.values())
    essence: Counter[str] = Counter()
    units: Counter[str] = Counter()
    for player in g.players.values():
        assert min(player.ready, player.spent, player.wounds, *player.supply.values(), 0) >= 0
        assert len(set(player.shown)) == len(player.shown)
        assert set(player.shown) <= set(player.hand)
        power += player.power
        cards.update(player.hand + player.faceless_deck + list(player.denizens.values()))
        cards.update(player.vaala_deck + player.vaala_open + player.vaala_discard)
        cards.update(g.lasting_about(KEPT_OPEN, owner=player.id))
        essence.update(player.essence)
        for unit in TYPES if player.supply else ():
            units[f"{player.id}.{unit}"] += player.supply[unit]
            units[f"{player.id}.{unit}"] += sum(player.count(region, unit) for region in g.regions)
    neutral += essence.pop(NEUTRAL, 0)
    units.update(essence)
    if not g.initiative:
        cards.clear()  # hands are dealt when everybody has a character
    return (
        min(g.supply.power, g.supply.neutral, g.supply.cities) >= 0,
        power,
        neutral,
        cities,
        sorted(units.items()),
        all(count == 1 for count in cards.values()),
        not cards or len(cards) == _dealt(g),
    )


def _dealt(g: State) -> int:
    """How many cards there are: Faceless players have no Vaala cards."""
    vaala = sum(not g.players[card.owner].faceless for card in BOX.vaala.values())
    return vaala + len(BOX.actions) + len(BOX.events) + len(BOX.denizens) + len(BOX.board.regions)


PRIVATE = {"planned_card"}


def check_event(match: Match, event: Event) -> None:
    """No event names a card that lies where nobody can see it; only the planner hears what was planned."""
    if "card" not in VAALA.arguments_of(event):
        return
    card = event.args[list(VAALA.arguments_of(event)).index("card")]
    assert isinstance(match.state, State)
    assert (event.name in PRIVATE) == (event.to is not None)
    table = view(match.state)
    seen = [*table.row, *table.event_discard, *table.denizen_discard, *table.region_deck]
    seen += [table.current.card] if table.current else []
    for player in table.players:
        seen += [*player.vaala_open, *player.vaala_lasting, *player.vaala_discard, *player.vaala_unseen]
        seen += [*player.denizens.values(), *player.shown, *player.unseen]
    assert card in seen or card in BOX.denizens


def subject(*characters: str) -> Subject:
    options = Options(characters=characters)
    return Subject(VAALA, len(characters), options, components, check_event, " + ".join(characters))


CHOOSING = Subject(VAALA, 3, Options(), components, check_event, "3 players who choose")

SUBJECTS = [
    *(subject(*team) for seats in (1, 2, 3, 4) for team in combinations(BOX.characters, seats)),
    subject(*reversed(BOX.characters)),
    CHOOSING,
]
