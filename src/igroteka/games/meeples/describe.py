"""The table in words, as a seat sees it: city, council, offer, players."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from igroteka.kernel import Speech, say

from .box import Box
from .might import role_of, unit_of
from .view import Own, PlayerView, View
from .wording import all_of_these


def describe(box: Box, view: View, own: Own) -> list[Speech]:
    """Everything that the reader may know, line by line."""
    return [*_course(view), *_city(box, view), *_parties(view), *_players(view), *_things("quests", own.quests)]


def _course(view: View) -> Iterator[Speech]:
    """How far the game has come, and what is left to draw from."""
    yield say("describe-round", number=view.round, seat=view.active, phase=say(f"phase-{view.phase}"), other=view.first)
    yield say("describe-decks", monsters=view.monster_deck_size, quests=view.quest_deck_size)
    yield say("describe-arrivals", arrivals=view.arrivals, draw=view.draw_size)
    if view.final:
        yield say("describe-final", number=view.final)
    if view.over:
        yield say("event-over")
    yield say("describe-supply", list=_counted(view.supply))
    yield from _things("discard", view.quest_discard)
    yield from _things("used", view.used)


def _city(box: Box, view: View) -> Iterator[Speech]:
    """The districts with their towers, the Dark Council, and what can be built."""
    for district in view.monsters:
        yield _district(box, view, district)
        if view.overrun[district]:
            yield say("describe-overrun", district=say(f"district-{district}"), count=view.overrun[district])
    for district, tower in view.towers.items():
        room = _thing(tower.room) if tower.room else say("describe-none")
        yield say("describe-tower", district=say(f"district-{district}"), room=room, left=tower.left)
    if view.arriving:
        yield say("describe-arriving", monster=_monster(box, view.arriving))
    council = [_monster(box, name, token) for name, token in view.council.items()]
    yield say("describe-council", list=_list(council))
    yield say("describe-offer", list=_list(map(_thing, view.offer)), left=view.location_stack_size)


def _district(box: Box, view: View, district: str) -> Speech:
    monsters = [_monster(box, monster) for monster in view.monsters[district] if monster]
    lots = {slot: token for slot, token in view.slots.items() if box.slots[slot].district == district}
    free = [say(f"slot-{slot}") for slot, token in lots.items() if not token]
    starting = [_thing(place.id) for place in box.locations.values() if place.district == district]
    return say(
        "describe-district",
        district=say(f"district-{district}"),
        monsters=_list(monsters),
        built=_list(starting + [_location(box, view, token) for token in lots.values() if token]),
        free=all_of_these(free) if free else say("describe-none"),
    )


def _monster(box: Box, name: str, token: str = "") -> Speech:
    """A monster with what it takes and brings; an Overlord with its token."""
    monster = box.monsters[name]
    figures = say("describe-monster", monster=_thing(name), strength=monster.strength, vp=monster.vp)
    return say("describe-overlord", monster=figures, token=_thing(token)) if token else figures


def _location(box: Box, view: View, token: str) -> Speech:
    """A built location, with the meeples left on it."""
    if token not in view.stock:
        return _thing(token)
    unit = next(iter(box.locations[token].stock))
    return say("describe-stock", location=_thing(token), count=_count(unit, view.stock[token]))


def _parties(view: View) -> Iterator[Speech]:
    """Who is where, and how strong they are at a monster."""
    for place, party in view.parties.items():
        units = [*map(_meeple, party.units), *(say("describe-added", unit=say(f"unit-{unit}")) for unit in party.added)]
        line = say("describe-party", seat=party.seat, place=_thing(place), list=_list(units))
        power = view.powers.get(place)
        yield line if power is None else say("describe-fight", party=line, power=power)


def _meeple(meeple: str) -> Speech:
    unit, role = unit_of(meeple), role_of(meeple)
    if unit == role:
        return say(f"unit-{unit}")
    return say("describe-stand-in", unit=say(f"unit-{unit}"), role=say(f"unit-{role}"))


def _players(view: View) -> Iterator[Speech]:
    for player in view.players:
        yield say("describe-player", seat=player.seat, vp=player.vp, bag=player.bag_size, quests=player.quest_count)
        yield say("describe-tavern", list=_counted(Counter(player.tavern)))
        yield say("describe-lodgings", list=_counted(Counter(player.lodgings)))
        if player.kept:
            yield say("describe-kept", list=_counted(Counter(player.kept)))
        yield say("describe-levels", list=_list(_level(player, unit) for unit in player.strengths))
        yield from _things("pile", player.pile)
        yield from _things("completed", player.completed)
        yield from _things("rooms", player.rooms)
        yield from _things("fought", player.fought)
        yield from _things("unfinished", player.quests)


def _level(player: PlayerView, unit: str) -> Speech:
    """A class with its strength, and with its level if it can be trained."""
    name, strength = say(f"unit-{unit}"), player.strengths[unit]
    if unit not in player.levels:
        return say("describe-class", unit=name, strength=strength)
    return say("describe-level", unit=name, level=player.levels[unit], strength=strength)


def _things(line: str, names: Sequence[str]) -> Iterator[Speech]:
    """A line of components, if there are any."""
    if names:
        yield say(f"describe-{line}", list=_list(map(_thing, names)))


def _thing(name: str) -> Speech:
    return say(f"thing-{name}")


def _list(parts: Iterable[Speech]) -> Speech:
    found = tuple(parts)
    return say("describe-list", parts=found) if found else say("describe-none")


def _counted(meeples: dict[str, int]) -> Speech:
    return _list(_count(unit, count) for unit, count in sorted(meeples.items()))


def _count(unit: str, count: int) -> Speech:
    return say("describe-count", unit=say(f"unit-{unit}"), count=count)
