"""What scenarios count at their end: titles, cities, rounds left, and more (MK-SCOR-09..13, MK-SC-*)."""

from igroteka.kernel import Speech, say

from ..actions.land import land
from ..box.terms import MINE
from ..passives.kinds import AdventureWorth, Scores, Sheet, Wins
from ..scoring import ACHIEVEMENTS
from ..state import NOBODY, State

TITLES = ("knowledge", "leader", "adventurer", "loot", "conqueror")


def award(sheets: list[Sheet], category: str, title: str, alone: int, tied: int) -> None:
    """The title for the most points in a category, or less for each who ties; nobody gets it for nothing."""
    results = [sheet.get(category, 0) for sheet in sheets]
    most = max(results)
    if most <= 0:
        return
    first = [number for number, result in enumerate(results) if result == most]
    for number in first:
        sheets[number][title] = alone if len(first) == 1 else tied


class Titles(Scores, frozen=True):
    """Three more for the most in a category, one each if tied; three less for the worst beating (MK-SCOR-09..11)."""

    but: tuple[str, ...] = ()
    """Categories for which the scenario has a title of its own."""

    def add(self, g: State, sides: list[list[int]], sheets: list[Sheet]) -> None:
        if len(sides) < 2:
            return
        for category in TITLES:
            if category not in self.but:
                award(sheets, category, f"title-{category}", 3, 1)
        worst = min(sheet["beating"] for sheet in sheets)
        if worst < 0:
            beaten = [sheet for sheet in sheets if sheet["beating"] == worst]
            for sheet in beaten:
                sheet["title-beating"] = -3 if len(beaten) == 1 else -1

    def say(self) -> Speech:
        return say("scores-titles")


def cities(g: State) -> list[str]:
    """The spaces of conquered cities; a megapolis counts once (MK-OPTC-13)."""
    found = [space for space, place in g.places.items() if place.city and place.conquered and not place.friendly]
    return [space for space in found if not (g.places[space].partner and g.places[space].partner < space)]


def all_cities_fallen(g: State) -> bool:
    """Have all cities of the scenario been conquered?"""
    return len(cities(g)) >= g.figures["cities"]


class CityFame(Scores, frozen=True):
    """Seven for a city that one leads, four for a shield in another; five, or two, for the most (MK-SCOR-12..13)."""

    def add(self, g: State, sides: list[list[int]], sheets: list[Sheet]) -> None:
        for side, sheet in zip(sides, sheets, strict=True):
            fame = 0
            for space in cities(g):
                place = g.places[space]
                if place.leader in side:
                    fame += 7
                elif any(seat in place.shields for seat in side):
                    fame += 4
            sheet["cities"] = fame
        award(sheets, "cities", "title-cities", 5, 2)

    def say(self) -> Speech:
        return say("scores-cities")


class TogetherCities(Scores, frozen=True):
    """Ten a city, fifteen for all of them; with several heroes ten if each leads one (MK-SC-SOLO-10, MK-SC-COOP-12)."""

    def add(self, g: State, sides: list[list[int]], sheets: list[Sheet]) -> None:
        conquered = cities(g)
        sheet = sheets[0]
        sheet["cities"] = 10 * len(conquered)
        leaders = {g.places[space].leader for space in conquered}
        if len(g.players) > 1 and all(player.seat in leaders for player in g.players):
            sheet["all-lead"] = 10
        if all_cities_fallen(g):
            sheet["all-cities"] = 15

    def say(self) -> Speech:
        return say("scores-together-cities")


class TimeLeft(Scores, frozen=True):
    """Thirty a round left, one a card of the dummy, five if the round's end was not announced (MK-SC-SOLO-11..12)."""

    def add(self, g: State, sides: list[list[int]], sheets: list[Sheet]) -> None:
        sheet = sheets[0]
        sheet["rounds-left"] = 30 * max(0, g.figures["rounds"] - g.round)
        sheet["dummy-cards"] = len(g.dummy.deck) if g.dummy else 0
        sheet["not-announced"] = 5 if g.announced is None else 0

    def say(self) -> Speech:
        return say("scores-time-left")


class LowestCounts(Scores, frozen=True):
    """In every category the worst hero counts (MK-SC-COOP-15)."""

    def add(self, g: State, sides: list[list[int]], sheets: list[Sheet]) -> None:
        for name, count in ACHIEVEMENTS.items():
            sheets[0][name] = min(count(g, player) for player in g.players)

    def say(self) -> Speech:
        return say("scores-lowest")


class Together(Wins, frozen=True):
    """All win if all cities have fallen, otherwise nobody does (MK-SC-SOLO-08, MK-SC-COOP-09)."""

    def winners(self, g: State, sides: list[list[int]], totals: list[int]) -> list[int]:
        return [0] if all_cities_fallen(g) else []

    def say(self) -> Speech:
        return say("wins-together")


class MineFame(Scores, frozen=True):
    """Four fame for a countryside mine, seven for a core one; five, or two, for the most (MK-SC-MINES-13)."""

    def add(self, g: State, sides: list[list[int]], sheets: list[Sheet]) -> None:
        spaces = land(g).spaces
        mines = [(space, place) for space, place in g.places.items() if spaces[space].site == MINE]
        for side, sheet in zip(sides, sheets, strict=True):
            own = [space for space, place in mines if any(seat in side for seat in place.shields)]
            sheet["mines"] = sum(4 if _countryside(g, space) else 7 for space in own)
        award(sheets, "mines", "title-mines", 5, 2)

    def say(self) -> Speech:
        return say("scores-mines")


def _countryside(g: State, space: str) -> bool:
    return g.box.tiles[land(g).spaces[space].tile].kind == "countryside"


class Underground(AdventureWorth, frozen=True):
    """Dungeons and tombs count twice as much (MK-SC-DUNG-12)."""

    def change(self, value: int, case: str, source: str) -> int:
        return 4 if case in ("dungeon", "tomb") else value

    def say(self) -> Speech:
        return say("scores-underground")


class CrawlerTitle(Scores, frozen=True):
    """Greatest Dungeon Crawler: five for the most adventures, two each if tied (MK-SC-DUNG-13)."""

    def add(self, g: State, sides: list[list[int]], sheets: list[Sheet]) -> None:
        award(sheets, "adventurer", "title-crawler", 5, 2)

    def say(self) -> Speech:
        return say("scores-crawler")


class HeldSites(Scores, frozen=True):
    """Three points a keep, two a mage tower; fame and achievements do not count (MK-SC-HOLD-16, MK-SC-HOLD-19)."""

    def add(self, g: State, sides: list[list[int]], sheets: list[Sheet]) -> None:
        spaces = land(g).spaces
        for side, sheet in zip(sides, sheets, strict=True):
            sheet.clear()
            for kind, worth in (("keep", 3), ("mage_tower", 2)):
                held = [
                    space
                    for space, place in g.places.items()
                    if spaces[space].site == kind and place.shields and place.shields[-1] in side
                ]
                sheet[f"{kind}s"] = worth * len(held)

    def say(self) -> Speech:
        return say("scores-held")


class NoTies(Wins, frozen=True):
    """A tie has no winner (MK-SC-HOLD-16)."""

    def winners(self, g: State, sides: list[list[int]], totals: list[int]) -> list[int]:
        first = [number for number, total in enumerate(totals) if total == max(totals)]
        return first if len(first) == 1 else []

    def say(self) -> Speech:
        return say("wins-no-ties")


class OnPortal(Wins, frozen=True):
    """Who stands on the portal at the end wins; of a team its secretly chosen one (MK-SC-ONE-07, MK-SC-ONE-10)."""

    def winners(self, g: State, sides: list[list[int]], totals: list[int]) -> list[int]:
        there = g.results.get("on_portal", NOBODY)
        winning = []
        for number, side in enumerate(sides):
            chosen = g.results.get(f"chosen_one.{side[0]}", side[0]) if len(side) > 1 else side[0]
            if there == chosen:
                winning.append(number)
        return winning

    def say(self) -> Speech:
        return say("wins-on-portal")
