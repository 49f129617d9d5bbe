"""Oath for the property tests: two to six players, first games and games of chronicles."""

from collections import Counter
from functools import cache
from random import Random

from igroteka.games.oath.box import DARKEST_SECRET, PEOPLES_FAVOR
from igroteka.games.oath.chronicle import Chronicle
from igroteka.games.oath.components import BOX
from igroteka.games.oath.game import OATH
from igroteka.games.oath.setup import Options
from igroteka.games.oath.state import State
from igroteka.kernel import Event, Match
from tests.properties import Subject

CARDS = {*BOX.denizens, *BOX.edifices, *BOX.relics, *BOX.visions, *BOX.sites}


def components(g: State) -> tuple[object, ...]:
    """All favor, all secrets, the warbands of each colour, and every card in exactly one place."""
    places = Counter(cards(g))
    assert set(places) == CARDS, (CARDS - set(places), set(places) - CARDS)
    assert set(places.values()) == {1}, [card for card, count in places.items() if count > 1]
    return favor(g), secrets(g), warbands(g)


def favor(g: State) -> int:
    held = [player.favor for player in g.players] + [place.favor for place in g.places]
    held += [tokens.favor for tokens in g.tokens.values()] + list(g.banks.values())
    held += [g.banner_tokens[PEOPLES_FAVOR], g.favor]
    assert min(held) >= 0
    return sum(held)


def secrets(g: State) -> int:
    held = [count for player in g.players for count in (player.secrets, player.facedown)]
    held += [place.secrets for place in g.places] + [tokens.secrets for tokens in g.tokens.values()]
    assert min(held) >= 0
    return sum(held) + g.banner_tokens[DARKEST_SECRET] + g.secrets


def warbands(g: State) -> tuple[int, ...]:
    """By size: boards are chosen in the opening, so that colours may still change hands."""
    held: Counter[str] = Counter()
    for player in g.players:
        assert min(player.bank, player.warbands) >= 0
        held[player.colour] += player.bank
        held[player.force] += player.warbands
    for place in g.places:
        assert all(count > 0 for count in place.warbands.values())
        held.update(place.warbands)
    held.update(g.caged)
    held.update(g.players[seat].colour for seat in g.prophets.values())
    if g.campaign:
        held.update(g.campaign.healed)
    return tuple(sorted(held.values()))


def cards(g: State) -> list[str]:
    """Every card of the box, wherever it lies; an edifice under its intact name."""
    found = [*g.world, *g.relic_deck, *g.site_deck, *g.archive, *g.dispossessed, *g.out]
    found += [card for pile in g.piles.values() for card in pile] + [relic for relic in g.reliquary if relic]
    for place in g.places:
        found += [place.site, *place.relics]
        found += [BOX.ruins[card].id if card in BOX.ruins else card for card in place.cards]
    for player in g.players:
        found += [adviser.card for adviser in player.advisers] + player.relics + player.drawn
        found += [player.vision] if player.vision else []
    return found


def check_event(match: Match, event: Event) -> None:
    """Nobody is told of a seat that is not at the table."""
    seats = match.setup.seats
    assert event.to is None or all(0 <= seat < seats for seat in event.to)


@cache
def later(games: int) -> Chronicle:
    """The chronicle after so many random games of three."""
    before = Options(start="chronicle", chronicle=later(games - 1)) if games > 1 else Options()
    match, random = Match(OATH, seats=3, seed=games, options=before, silent=True), Random(games)
    while match.decision:
        match.play(random.choice(match.decision.options))
    chronicle = match.legacy.chronicle
    assert isinstance(chronicle, Chronicle)
    return chronicle


def subject(name: str, seats: int, options: Options) -> Subject:
    return Subject(OATH, seats, options, components, check_event, name)


def going_on(games: int, seats: int) -> Subject:
    options = Options(start="chronicle", boards="choose", chronicle=later(games))
    return subject(f"game {games + 1} of a chronicle, {seats} players", seats, options)


SUBJECTS = [
    *(subject(f"first game, {seats} players", seats, Options()) for seats in OATH.seats),
    subject("learning game", 4, Options(start="learning")),
    *(going_on(games, seats) for games, seats in ((1, 2), (2, 6), (3, 4))),
]
