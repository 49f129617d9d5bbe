"""Set-up: the board at once; hands and decks as soon as it is known who plays whom (LV-SETUP)."""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import BadSetup, Chance

from .box import TYPES, Box
from .state import Place, Player, State, Supply


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game.

    `dealing` says how the characters are given out: each person chooses one in turn, or chance does. `characters`,
    if given, settles it by seat. Characters without a person are Faceless.
    """

    dealing: Literal["choose", "random"] = "choose"
    characters: tuple[str, ...] = ()


def setup(box: Box, options: Options, seats: int, chance: Chance) -> State:
    """The board, the figures and the common decks; persons sit down now or in the opening."""
    _check(box, options.characters, seats)
    g = State(
        chance=chance,
        players={name: _player(box, name) for name in box.characters},
        seats=seats,
        regions={region.id: Place() for region in box.board.regions.values()},
        supply=Supply(box.tokens.power, box.tokens.neutral_units, box.tokens.cities),
        region_deck=list(box.board.regions),
        denizen_deck=chance.shuffled(list(box.denizens)),
        event_deck=chance.shuffled(list(box.events)),
    )
    g.open(box)
    for region, place in g.regions.items():
        if not box.board.regions[region].start:
            place.power, place.neutral = 1, 1
            g.supply.power -= 1
            g.supply.neutral -= 1
    deal_row(g)
    characters = list(options.characters)
    if not characters and options.dealing == "random":
        characters = chance.shuffled(list(box.characters))[:seats]
    for seat, name in enumerate(characters):
        g.players[name].seat = seat
    return g


def _player(box: Box, name: str) -> Player:
    """The figure at its start; a General with a unit of each type, Faceless or not (LV-SETUP-07..11)."""
    character = box.characters[name]
    player = Player(name, character.role, character.start)
    if not player.is_dragon:
        player.units[character.start] = dict.fromkeys(TYPES, 1)
        player.supply = dict.fromkeys(TYPES, box.tokens.units_of_type - 1)
    return player


def deal_row(g: State) -> None:
    """Six denizens are revealed (LV-SETUP-18, LV-CLEAN-07)."""
    g.row = [g.denizen_deck.pop() for _ in range(min(g.box.tokens.row, len(g.denizen_deck)))]


def deal_hands(g: State) -> None:
    """Action cards, region cards and Vaala decks; shuffled action cards for Faceless (LV-SETUP-12..17)."""
    for player in g.players.values():
        cards = g.box.owned(player.id)
        if player.faceless:
            player.faceless_deck = g.chance.shuffled(cards)
            continue
        player.hand = cards
        player.vaala_deck = g.chance.shuffled([card.id for card in g.box.vaala.values() if card.owner == player.id])
        if not player.is_dragon:
            g.region_deck.remove(player.at)
            player.hand.append(player.at)


def _check(box: Box, characters: tuple[str, ...], seats: int) -> None:
    for name in characters:
        if name not in box.characters:
            raise BadSetup(f'There is no character "{name}"; choose among: {", ".join(box.characters)}.')
    if characters and (len(characters) != seats or len(set(characters)) != seats):
        raise BadSetup(f"{seats} players need {seats} different characters, not: {', '.join(characters)}.")
