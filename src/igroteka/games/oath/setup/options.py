"""What is agreed upon before a match, and which choices fit together."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from igroteka.kernel import BadSetup, Field, choice

from ..box import PURPLE, Box
from ..chronicle import Chronicle, Colours, Name

NEW: Literal["new"] = "new"
LEARNING: Literal["learning"] = "learning"
CHRONICLE: Literal["chronicle"] = "chronicle"
CHANCE: Literal["chance"] = "chance"
LONGEST_NAME = 60
LONGEST_TEXT = 2500
LEARNERS = 4
"""The learning game is for so many."""
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
"""Seats are counted from 1, as people count them."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match.

    It begins a new chronicle, or is the learning game with its fixed cards, or goes on with a chronicle: as data
    (`chronicle`), or as a text of Tabletop Simulator (`text`).
    """

    start: Literal["new", "learning", "chronicle"] = NEW
    chancellor: Literal["chance"] | SeatNumber = CHANCE
    seating: Literal["chance", "seats"] = CHANCE
    """In which order the others follow the Chancellor: by chance, or as they sit (OA-1.7-02)."""
    boards: Literal["dealt", "choose"] = "dealt"
    """Are the boards dealt in turn order, or does each player choose one (OA-1.9-01)?"""
    colours: Colours = ()
    """The boards by seat, if they are settled; the Chancellor's is purple."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """What a new chronicle is called."""
    names: Annotated[tuple[Name, ...], Meta(max_length=6)] = ()
    """The players by seat, for the tale of the chronicle."""
    chronicle: Chronicle | None = None
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


def form(_: Box, options: Options, seats: int) -> tuple[Field, ...]:
    """What can be chosen with so many players and the chronicle that is there, if any."""
    starts = (CHRONICLE,) if goes_on(options) else (NEW, *([LEARNING] if seats == LEARNERS else []))
    chancellor = Field("chancellor", (CHANCE, *range(1, seats + 1)))
    boards = () if options.start == LEARNING or options.colours else (choice(Options, "boards"),)
    name = () if options.start != NEW else (Field("name", (), longest=LONGEST_NAME),)
    text = () if options.chronicle else (Field("text", (), longest=LONGEST_TEXT),)
    return Field("start", starts), chancellor, choice(Options, "seating"), *boards, *name, *text


def presets(_: Box, seats: int) -> Mapping[str, Options]:
    """The first game, by chance, as Chancellor or as an Exile in the first seat; the learning game."""
    first = {"first": Options(), "as_chancellor": Options(chancellor=1), "as_exile": Options(chancellor=2)}
    return {**first, "learning": Options(start=LEARNING)} if seats == LEARNERS else first


def goes_on(options: Options) -> bool:
    """Is there a chronicle to go on with?"""
    return options.chronicle is not None or bool(options.text)


def check(options: Options, seats: int) -> None:
    """Refuse what the form does not offer and what does not fit."""
    if options.start == CHRONICLE and options.chronicle is not None and options.text:
        raise BadSetup("A chronicle and a text of another one cannot both go on: leave one of them out.")
    _check_colours(options, seats)


def _check_colours(options: Options, seats: int) -> None:
    colours = options.colours
    if not colours:
        return
    if options.start == LEARNING:
        raise BadSetup("The colours of the learning game are fixed: leave them out.")
    if len(colours) != seats or len(set(colours)) != seats or PURPLE not in colours:
        raise BadSetup(f"{seats} players need {seats} different colours, purple among them, not: {', '.join(colours)}.")
    if options.chancellor not in (CHANCE, colours.index(PURPLE) + 1):
        raise BadSetup(f"Purple is the Chancellor's colour; seat {options.chancellor} is the Chancellor.")
