"""Tyrants as if it left something: the next game is played with the half-decks that were not used yet."""

from dataclasses import replace

from msgspec import structs

from igroteka.games.tyrants.box import HALF_DECKS
from igroteka.games.tyrants.game import TYRANTS
from igroteka.games.tyrants.setup import Options
from igroteka.games.tyrants.state import State


def legacy(_: State, options: Options) -> Options:
    one, other, *_rest = [deck for deck in HALF_DECKS if deck not in options.half_decks]
    return structs.replace(options, half_decks=(one, other))


ONGOING = replace(TYRANTS, legacy=legacy)
