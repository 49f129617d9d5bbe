"""Words of powers that kill, sacrifice or shift warbands."""

from igroteka.kernel import DONE, Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.goals import settle_title
from ..actions.marching import can_lift, can_station
from ..actions.ruling import advisers_of_suit, ruled_sites, slots_of
from ..actions.tokens import gain_secrets
from ..actions.warbands import gain_warbands, kill_at, kill_on_board, lift_warbands, place_warbands, total_at
from ..box import Count, Suits
from ..state import Player
from .actions_players import pick_player


def warbands_at(c: Act, slots: list[int]) -> list[Option]:
    """The warbands at some sites, by site and colour."""
    return [("warband", c.g.word(slot), colour) for slot in slots for colour in c.g.places[slot].warbands]


def kill_one(c: Act, option: Option) -> None:
    """Kill a warband at a site, or on a board."""
    match option:
        case ("warband", place, colour):
            kill_at(c.g, c.g.slot(place), colour, 1)
        case ("board", seat):
            kill_on_board(c.g, c.g.players[int(seat)], 1)


class KillOnBoard(Effect[Act], frozen=True):
    """Kill a warband on any board, even my own."""

    def victims(self, c: Act) -> list[Player]:
        """Those who have warbands on their boards."""
        return [player for player in c.g.in_turn_order() if player.warbands]

    def possible(self, c: Act) -> bool:
        return bool(self.victims(c))

    def run(self, c: Act) -> Flow[None]:
        victim = yield from pick_player(c, self.victims(c))
        if victim:
            kill_on_board(c.g, victim, 1)

    def say(self) -> Speech:
        return say("effect-kill-on-board")


class KillInRegion(Effect[Act], frozen=True):
    """Kill warbands in my region, at its sites or on boards of those whose pawns are there; my own if need be."""

    count: Count

    def options(self, c: Act) -> list[Option]:
        """All warbands within reach."""
        region = c.g.region(c.me)
        present = [player for player in c.g.in_turn_order() if c.g.region(player) == region and player.warbands]
        return warbands_at(c, slots_of(region)) + [("board", str(player.seat)) for player in present]

    def possible(self, c: Act) -> bool:
        return bool(self.options(c))

    def run(self, c: Act) -> Flow[None]:
        for _ in range(self.count):
            choice = yield from c.pick("which_warband", self.options(c))
            if choice:
                kill_one(c, choice)
                yield from settle_title(c.g)

    def say(self) -> Speech:
        return say("effect-kill-in-region", count=self.count)


class KillAtSite(Effect[Act], frozen=True):
    """Kill warbands at one site of my region; my own if need be."""

    count: Count

    def slots(self, c: Act) -> list[int]:
        """The sites with warbands."""
        return [slot for slot in slots_of(c.g.region(c.me)) if total_at(c.g, slot)]

    def possible(self, c: Act) -> bool:
        return bool(self.slots(c))

    def run(self, c: Act) -> Flow[None]:
        places = [c.g.word(slot) for slot in self.slots(c)]
        place = yield from c.pick_one("which_place", places, verb="place")
        for _ in range(self.count if place else 0):
            choice = yield from c.pick("which_warband", warbands_at(c, [c.g.slot(place)]))
            if choice:
                kill_one(c, choice)
        yield from settle_title(c.g)

    def say(self) -> Speech:
        return say("effect-kill-at-site", count=self.count)


class ReplaceWarband(Effect[Act], frozen=True):
    """A warband dies on the board of a player with a faceup adviser of certain suits, and I gain one for it."""

    suits: Suits

    def victims(self, c: Act) -> list[Player]:
        """Those whom it can hit."""
        armed = [player for player in c.g.in_turn_order() if player.warbands]
        return [player for player in armed if any(advisers_of_suit(c.g, player, suit) for suit in self.suits)]

    def possible(self, c: Act) -> bool:
        return bool(self.victims(c))

    def run(self, c: Act) -> Flow[None]:
        victim = yield from pick_player(c, self.victims(c))
        if victim and kill_on_board(c.g, victim, 1):
            gain_warbands(c.g, c.me, 1)

    def say(self) -> Speech:
        return say("effect-replace-warband", suits=say("suits-or", parts=tuple(say(f"of-{s}") for s in self.suits)))


class SacrificeForSecrets(Effect[Act], frozen=True):
    """Sacrifice warbands of my board, so many for each secret."""

    price: Count

    def possible(self, c: Act) -> bool:
        return c.me.warbands >= self.price

    def run(self, c: Act) -> Flow[None]:
        numbers = range(self.price, c.me.warbands + 1, self.price)
        number = yield from c.pick_one("sacrifice", map(str, numbers), verb="number")
        if number:
            gain_secrets(c.g, c.me, kill_on_board(c.g, c.me, int(number)) // self.price)

    def say(self) -> Speech:
        return say("effect-sacrifice-for-secrets", count=self.price)


class ShiftWarbands(Effect[Act], frozen=True):
    """Move my warbands between my board and the sites that I rule, each of which keeps at least one.

    Every site is dealt with at most once: first those that give warbands, then those that get some.
    """

    def options(self, c: Act, done: list[int]) -> list[Option]:
        """The sites that can still give or get some."""
        slots = [slot for slot in ruled_sites(c.g, c.me) if slot not in done]
        lifts: list[Option] = [("lift_from", c.g.word(slot)) for slot in slots if can_lift(c.g, c.me, slot)]
        return lifts + [("station_at", c.g.word(slot)) for slot in slots if can_station(c.g, c.me, slot)]

    def possible(self, c: Act) -> bool:
        return bool(self.options(c, []))

    def run(self, c: Act) -> Flow[None]:
        done: list[int] = []
        while choice := (yield from c.pick("shift", self.options(c, done), optional=DONE)):
            slot = c.g.slot(choice[1])
            done.append(slot)
            if choice[0] == "lift_from":
                lift_warbands(c.g, c.me, slot, (yield from self._how_many(c, "shift_from", slot)))
            else:
                place_warbands(c.g, c.me, slot, (yield from self._how_many(c, "shift_to", slot)))
        yield from settle_title(c.g)

    def _how_many(self, c: Act, kind: str, slot: int) -> Flow[int]:
        most = can_lift(c.g, c.me, slot) if kind == "shift_from" else can_station(c.g, c.me, slot)
        numbers = map(str, range(1, most + 1))
        return int((yield from c.pick_one(kind, numbers, verb="number", place=c.g.word(slot))))

    def say(self) -> Speech:
        return say("effect-shift-warbands")
