"""The table in words, as a seat sees it: city, council, offer, players."""

from collections import Counter
from collections.abc import Sequence

from igroteka.kernel import Speech, say

from .box import Box
from .might import role_of, unit_of
from .state import Party
from .view import Own, PlayerView, View


def describe(box: Box, view: View, own: Own) -> list[Speech]:
    """Everything that the reader may know, line by line."""
    lines = [
        say("describe-round", number=view.round, seat=view.active, phase=say(f"phase-{view.phase}")),
        say("describe-decks", monsters=view.monster_deck_size, quests=view.quest_deck_size, arrivals=view.arrivals),
    ]
    if view.final:
        lines.append(say("describe-final", number=view.final))
    lines += [_district(box, view, district) for district in view.monsters]
    lines.append(say("describe-council", parts=tuple(map(_thing, view.council))))
    lines.append(say("describe-offer", parts=tuple(map(_thing, view.offer))))
    lines += [_party(place, party) for place, party in view.parties.items()]
    for player in view.players:
        lines += _player(player)
    if own.quests:
        lines.append(say("describe-quests", parts=tuple(map(_thing, own.quests))))
    return lines


def _thing(name: str) -> Speech:
    return say(f"thing-{name}")


def _district(box: Box, view: View, district: str) -> Speech:
    monsters = [monster for monster in view.monsters[district] if monster]
    places = [place.id for place in box.locations.values() if place.district == district]
    places += [location for slot, location in view.slots.items() if location and box.slots[slot].district == district]
    tower = view.towers.get(district)
    if tower and tower.room:
        places.append(tower.room)
    return say(
        "describe-district",
        district=say(f"district-{district}"),
        monsters=say("describe-list", parts=tuple(map(_thing, monsters))) if monsters else say("describe-nobody"),
        built=say("describe-list", parts=tuple(map(_thing, places))),
    )


def _party(place: str, party: Party) -> Speech:
    units = tuple(map(_meeple, party.units)) + tuple(say(f"unit-{unit}") for unit in party.added)
    return say("describe-party", seat=party.seat, place=_thing(place), parts=units)


def _meeple(meeple: str) -> Speech:
    unit, role = unit_of(meeple), role_of(meeple)
    if unit == role:
        return say(f"unit-{unit}")
    return say("describe-stand-in", unit=say(f"unit-{unit}"), role=say(f"unit-{role}"))


def _player(player: PlayerView) -> list[Speech]:
    lines = [
        say("describe-player", seat=player.seat, vp=player.vp, bag=player.bag_size, quests=player.quest_count),
        say("describe-tavern", parts=_counted(player.tavern)),
        say("describe-lodgings", parts=_counted(player.lodgings)),
        say("describe-levels", parts=tuple(_level(player, unit) for unit in player.levels)),
    ]
    if player.pile:
        lines.append(say("describe-pile", parts=tuple(map(_thing, player.pile))))
    if player.completed:
        lines.append(say("describe-completed", parts=tuple(map(_thing, player.completed))))
    return lines


def _level(player: PlayerView, unit: str) -> Speech:
    name = say(f"unit-{unit}")
    return say("describe-level", unit=name, level=player.levels[unit], strength=player.strengths[unit])


def _counted(meeples: Sequence[str]) -> tuple[Speech, ...]:
    counts = sorted(Counter(meeples).items())
    found = tuple(say("describe-count", unit=say(f"unit-{unit}"), count=count) for unit, count in counts)
    return found or (say("describe-none"),)
