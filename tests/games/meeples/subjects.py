"""Meeples & Monsters for the property tests: all numbers of players, with and without the Four Towers."""

from collections import Counter

from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.might import unit_of
from igroteka.games.meeples.state import State
from igroteka.games.meeples.view import private_view, view
from igroteka.kernel import Event, Match
from tests.properties import Subject


def components(g: State) -> tuple[object, ...]:
    """All meeples, monsters, quests, location tokens and tower rooms, wherever they are."""
    meeples = Counter(g.supply)
    for location, count in g.stock.items():
        (unit,) = g.box.locations[location].stock
        meeples[unit] += count
    for party in g.parties.values():
        meeples.update(map(unit_of, party.units + party.added))
    monsters = Counter([*g.monster_deck, *filter(None, [g.arriving])])
    for slots in g.monsters.values():
        monsters.update(filter(None, slots))
    arrived = g.arrivals
    quests = Counter(g.quest_deck + g.quest_discard)
    rooms = Counter(room for tower in g.towers.values() for room in (tower.room, *tower.below) if room)
    for player in g.players:
        meeples.update(player.bag + player.tavern + player.lodgings + player.kept)
        monsters.update(player.pile)
        quests.update(player.quests + player.completed)
        rooms.update(player.rooms)
    locations = Counter(g.offer + g.location_stack + [location for location in g.slots.values() if location])
    assert all(count >= 0 for count in (*g.supply.values(), *g.stock.values()))
    assert arrived + sum(card in g.monster_deck for card in g.box.arrivals) == len(g.box.arrivals)
    for card in g.box.arrivals:
        del monsters[card]
    return tuple(sorted(counted.items()) for counted in (meeples, monsters, quests, rooms, locations))


def check_event(match: Match, event: Event) -> None:
    """No event names a card that its hearer cannot see."""
    g = match.state
    assert isinstance(g, State)
    if event.name in ("discarded", "reshuffled") or "quest" not in MEEPLES.arguments_of(event):
        return
    quest = event.args[list(MEEPLES.arguments_of(event)).index("quest")]
    table = view(g)
    for seat in (None, *range(len(g.players))):
        if event.heard_by(seat):
            seen = [*table.quest_discard, *([] if seat is None else private_view(g, seat).quests)]
            for player in table.players:
                seen += [*player.completed, *player.quests]
            assert quest in seen


def subject(seats: int, towers: str) -> Subject:
    return Subject(MEEPLES, seats, {"towers": towers}, components, check_event, f"{seats} players, {towers} towers")


SUBJECTS = [subject(seats, towers) for seats in (2, 3, 4) for towers in ("without", "with")]
