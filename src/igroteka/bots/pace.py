"""The unit of speed: a lap, the same small piece of plain Python every time.

A machine's pace can change by half within minutes, so what it does in a second says little about a program. Work and
laps in turns see the same seconds: how much is done in the time of a lap says much. The lap does what our rules do:
small objects, methods, dicts, lists of tuples, generators that ask and are answered. Whoever changes it changes the
unit, and every target with it.
"""

from collections.abc import Callable, Generator, Iterable
from time import process_time

from msgspec import Struct

Answer = tuple[str, int]

BOARDS, TURNS, PLACES = 5, 60, 12


class Place:
    """A place with pieces."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pieces: list[int] = []
        self.count: dict[int, int] = {}

    def put(self, owner: int) -> None:
        """Another piece of an owner."""
        self.pieces.append(owner)
        self.count[owner] = self.count.get(owner, 0) + 1

    def leader(self) -> int:
        """Who has most there; 0: nobody."""
        return max(self.count, key=lambda owner: (self.count[owner], -owner)) if self.count else 0

    def has_room(self) -> bool:
        """Is there room for another piece?"""
        return len(self.pieces) < 16


def turn(places: list[Place], owner: int) -> Generator[list[Answer], Answer, int]:
    """Place three pieces, one answer each; how many places the owner leads then."""
    for _ in range(3):
        options = [("put", place.number) for place in places if place.has_room()]
        match (yield [*options, ("pass", 0)]):
            case ("put", number):
                places[number].put(owner)
            case _:
                break
    return sum(place.leader() == owner for place in places)


def play_board(random: int) -> tuple[int, int]:
    """Turns on an empty board: how many places were led, and the next random number."""
    places, led = [Place(number) for number in range(PLACES)], 0
    for number in range(TURNS):
        flow = turn(places, owner=1 + number % 4)
        options = next(flow)
        try:
            while True:
                random = random * 1103515245 + 12345 & 0x7FFFFFFF
                options = flow.send(options[(random >> 8) % len(options)])
        except StopIteration as end:
            led += end.value
    return led, random


def lap() -> int:
    """A lap; the sum that it comes to is always the same.

    >>> lap()
    927
    """
    total, random = 0, 1
    for _ in range(BOARDS):
        led, random = play_board(random)
        total += led
    return total


Piece = tuple[float, float]
"""A piece of work: how much was done, in how many seconds."""


class Pace(Struct, frozen=True):
    """How much was done in how many seconds, and the seconds that a lap took meanwhile."""

    amount: float
    seconds: float
    lap: float

    @property
    def a_second(self) -> float:
        """How much is done in a second.

        >>> Pace(amount=30, seconds=2.0, lap=0.005).a_second
        15.0
        """
        return self.amount / self.seconds

    @property
    def a_lap(self) -> float:
        """How much is done in the time of a lap.

        >>> Pace(amount=30, seconds=2.0, lap=0.005).a_lap
        0.075
        """
        return self.a_second * self.lap


def timed(work: Callable[[], float]) -> Piece:
    """Do a piece of work that tells how much it was; what other processes do meanwhile is not counted."""
    start = process_time()
    amount = work()
    return amount, process_time() - start


def time_lap() -> float:
    """The seconds that a lap takes just now."""
    return timed(lap)[1]


def pace(pieces: Iterable[Piece], lap_time: Callable[[], float] = time_lap) -> Pace:
    """The pace of all pieces together, with a lap before the first and after each."""
    amount = seconds = 0.0
    laps = [lap_time()]
    for done, taken in pieces:
        amount += done
        seconds += taken
        laps.append(lap_time())
    return Pace(amount, seconds, sum(laps) / len(laps))
