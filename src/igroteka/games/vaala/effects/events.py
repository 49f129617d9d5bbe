"""The words of event cards (LV-RESO-05). `c.me` is the initiative holder, who decides what nobody else is to."""

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta

from igroteka.kernel import DONE, Deed, Effect, Flow, Speech, say

from ..act import Act
from ..actions.bond import bond, check_bonds, choose_pair, meetings
from ..actions.power import gain, place, wash_away
from ..actions.regions import controlled, is_severely_wounded, is_uncontrolled, nearest
from ..actions.units import place_city, place_neutral, remove_own
from ..box import REST, Count, glyph_of
from ..combat.wounds import heal
from ..state import GLYPH, Player, State

Where = Literal[
    "start", "dragons", "bare", "uncontrolled", "deserted", "neutral", "bare_neutral", "city", "rich", "unclaimed"
]


def regions(g: State, where: Where) -> list[str]:
    """The regions of a kind, in the order of the map."""
    places = g.regions
    match where:
        case "start":
            return [region.id for region in g.box.board.regions.values() if region.start]
        case "dragons":
            return [region for region in places if any(dragon.at == region for dragon in g.dragons)]
        case "bare":
            return [region for region, place in places.items() if not place.power]
        case "uncontrolled":
            return [region for region in places if is_uncontrolled(g, region)]
        case "deserted":
            with_dragons = regions(g, "dragons")
            return [region for region in regions(g, "uncontrolled") if region not in with_dragons]
        case "neutral":
            return [region for region, place in places.items() if place.neutral]
        case "bare_neutral":
            return [region for region, place in places.items() if place.neutral and not place.power]
        case "city":
            return [region for region, place in places.items() if place.city]
        case "rich":
            return [region for region, place in places.items() if place.power > 1]
        case "unclaimed":
            return [region for region, place in places.items() if place.neutral or is_uncontrolled(g, region)]


def spread(c: Act, where: list[str], left: Callable[[], int], put: Callable[[State, str], None]) -> Flow[None]:
    """One thing into each region; where the supply runs short the initiative holder picks who gets one."""
    waiting = list(where)
    while waiting and left():
        if left() >= len(waiting):
            region = waiting[0]
        else:
            region = yield from c.pick_one("event_region", waiting, verb="region", rule="LV-TERM-06")
        waiting.remove(region)
        put(c.g, region)


class PowerInEach(Effect[Act], frozen=True):
    """Power in each region of a kind."""

    where: Where

    def run(self, c: Act) -> Flow[None]:
        yield from spread(c, regions(c.g, self.where), lambda: c.g.supply.power, place)

    def say(self) -> Speech:
        return say(f"event-effect-power-each-{self.where.replace('_', '-')}")


class NeutralInEach(Effect[Act], frozen=True):
    """A neutral unit in each neutral region."""

    def run(self, c: Act) -> Flow[None]:
        yield from spread(c, regions(c.g, "neutral"), lambda: c.g.supply.neutral, place_neutral)

    def say(self) -> Speech:
        return say("event-effect-neutral-each")


class EachPlacesPower(Effect[Act], frozen=True):
    """In turn order each player puts power into a region without any; Faceless: the nearest."""

    def run(self, c: Act) -> Flow[None]:
        for player in c.g.clockwise():
            bare = regions(c.g, "bare")
            if player.faceless:
                bare = nearest(c.g, player.at, bare)
            if bare and c.g.supply.power:
                act = Act(c.g, player, c.card, rule=c.rule)
                region = yield from act.pick_one("place_power", bare, verb="region")
                place(c.g, region)

    def say(self) -> Speech:
        return say("event-effect-each-places-power")


class ChosenRegions(Effect[Act], frozen=True):
    """The initiative holder picks regions of a kind; each gets power, perhaps a neutral unit too."""

    where: Where
    most: Count
    neutral: bool = False
    must: bool = False
    """As many as there are must be picked."""

    def run(self, c: Act) -> Flow[None]:
        picked: list[str] = []
        while len(picked) < self.most and (c.g.supply.power or (self.neutral and c.g.supply.neutral)):
            rest = [region for region in regions(c.g, self.where) if region not in picked]
            enough = not self.must and DONE
            region = yield from c.pick_one("event_region", rest, verb="region", optional=enough)
            if not region:
                break
            picked.append(region)
            if self.neutral:
                place_neutral(c.g, region)
            place(c.g, region)

    def say(self) -> Speech:
        return say(
            "event-effect-chosen",
            count=self.most,
            where=say(f"where-{self.where}"),
            gift="neutral" if self.neutral else "power",
            must="yes" if self.must else "no",
        )


class CityWealth(Effect[Act], frozen=True):
    """Power for chosen cities; with no city on the board, a new one with power."""

    most: Count

    def run(self, c: Act) -> Flow[None]:
        if regions(c.g, "city"):
            yield from ChosenRegions("city", self.most).run(c)
            return
        free = regions(c.g, "unclaimed")
        region = yield from c.pick_one("event_region", free, verb="region")
        if region:
            place_city(c.g, region)
            place(c.g, region)

    def say(self) -> Speech:
        return say("event-effect-city-wealth", count=self.most)


class Ebb(Deed[Act], frozen=True):
    """Each region with two or more power loses one."""

    def do(self, c: Act) -> None:
        for region in regions(c.g, "rich"):
            wash_away(c.g, region)

    def say(self) -> Speech:
        return say("event-effect-ebb")


class DragonsHeal(Deed[Act], frozen=True):
    """Each Dragon heals."""

    wounds: Count

    def do(self, c: Act) -> None:
        for dragon in c.g.dragons:
            heal(c.g, dragon, self.wounds)

    def say(self) -> Speech:
        return say("event-effect-dragons-heal", count=self.wounds)


class EachActivates(Effect[Act], frozen=True):
    """In turn order each Dragon, General or player may activate a glyph; Faceless ones do."""

    who: Literal["dragon", "general", "player"]
    glyph: Literal["attack", "deploy"]

    def run(self, c: Act) -> Flow[None]:
        for player in c.g.clockwise():
            if self.who in (player.role, "player"):
                yield from activate_by_event(c, player, self.glyph)
                yield from check_bonds(c.g)

    def say(self) -> Speech:
        if self.who == "player":
            return say("event-effect-each-activates", glyph=say(f"glyph-{self.glyph}"))
        return say(f"event-effect-{self.who}s-activate", glyph=say(f"glyph-{glyph_of(self.who, self.glyph)}"))


def activate_by_event(c: Act, player: Player, glyph: str) -> Flow[None]:
    """The glyph as on the player's board; a severely wounded Dragon rests instead (LV-GLYPH-09)."""
    board = c.g.character(player)
    effects = board.faceless if player.faceless else board.glyphs
    if player.is_dragon and is_severely_wounded(c.g, player):
        glyph = REST
    act, called = Act(c.g, player, c.card, rule=c.rule), glyph_of(player.role, glyph)
    if not effects[glyph].possible(act):
        c.g.tell("glyph_idle", player.id, called)
        return
    if not player.faceless:
        options = [("activate", glyph)]
        if not (yield from act.pick("event_glyph", options, optional=True, always_ask=True, glyph=called)):
            c.g.tell("glyph_skipped", player.id, called)
            return
    c.g.end(GLYPH)
    c.g.tell("activated", player.id, called)
    yield from effects[glyph].run(act)


class FatedBonds(Effect[Act], frozen=True):
    """Unbonded pairs that share a region are bonded without a roll; if none is, power for each Dragon's region."""

    def run(self, c: Act) -> Flow[None]:
        formed = False
        while pairs := meetings(c.g):
            pair = yield from choose_pair(c.g, c.me, pairs)
            bond(c.g, *pair)
            formed = True
        if not formed:
            yield from PowerInEach("dragons").run(c)

    def say(self) -> Speech:
        return say("event-effect-fated-bonds")


class Attrition(Effect[Act], frozen=True):
    """Each army of more than so many units, the General counted, loses one of its owner's choice."""

    above: Annotated[int, Meta(ge=1, le=20)]

    def run(self, c: Act) -> Flow[None]:
        for general in c.g.clockwise():
            if not general.is_dragon:
                for region in controlled(c.g, general):
                    if general.size(region) > self.above:
                        yield from remove_own(c.g, general, region, "attrition", "LV-RESO-05")

    def say(self) -> Speech:
        return say("event-effect-attrition", count=self.above)


class HelpTheHumble(Deed[Act], frozen=True):
    """The player with the least power gains some; a tie goes to the first in turn order."""

    power: Count = 1

    def do(self, c: Act) -> None:
        gain(c.g, min(c.g.clockwise(), key=lambda player: player.power), self.power)

    def say(self) -> Speech:
        return say("event-effect-humble", count=self.power)
