"""What becomes of the world after a game: the map, the cards and the relics (OA-8.3.2 to OA-8.8)."""

from ..actions.ruling import rules_site
from ..actions.warbands import bank_of
from ..box import CRADLE, GRAND_SCEPTER, REGIONS, SLOTS, SUITS
from ..chronicle import built_world, layers_of
from ..passives import IN_FORCE
from ..passives.title import Kept, SiteStays
from ..state import Epilogue, Place, Player, State

ADDED = (3, 2, 1)
"""So many cards of the winner's suit, of the next one and of the one after that come into the world (OA-8.4)."""
DISPOSSESSED = RENEWED = 6


def clear_boards(g: State) -> None:
    """Warbands leave the boards, cages and Visions: they rule nothing there (OA-8.3.4)."""
    for player in g.players:
        bank_of(g, player.force).bank += player.warbands
        player.warbands = 0
    for colour, count in g.caged.items():
        bank_of(g, colour).bank += count
    for seat in g.prophets.values():
        g.players[seat].bank += 1
    g.caged, g.prophets = {}, {}


def renew(g: State, winner: Player) -> None:
    """Everything that nobody decides, in the order of the Law."""
    assert g.epilogue is not None
    kept, ruined = _clear_map(g, winner, g.epilogue)
    _clear_tokens(g)
    _lay_map(g, kept, ruined)
    _add_cards(g, g.epilogue.suit)
    _dispossess(g, winner)
    _renew_relics(g, winner, g.epilogue)
    _renew_world(g)
    g.rearrange()
    g.tell("chronicle_written", winner.seat, g.epilogue.oath)


# The map (OA-8.3)


def _clear_map(g: State, winner: Player, epilogue: Epilogue) -> tuple[list[Place], list[Place]]:
    """The sites that stay, from the top: those without ruins, and those with (OA-8.3.2, OA-8.3.3)."""
    ruled = [rules_site(g, winner, slot) for slot in range(len(SLOTS))]
    stays = [ruled[slot] or _stays(g, slot) for slot in range(len(SLOTS))]
    kept: list[Place] = []
    ruined: list[Place] = []
    gone: list[str] = []
    for slot, place in enumerate(g.places):
        if not stays[slot]:
            _abandon(g, place, epilogue)
            gone.append(place.site)
            continue
        if not ruled[slot]:
            _fall_to_ruin(g, place, epilogue)
        (ruined if any(card in g.box.ruins for card in place.cards) else kept).append(place)
    g.site_deck = g.chance.shuffled(g.site_deck + gone)
    return kept, ruined


def _stays(g: State, slot: int) -> bool:
    """Is it kept although the winner does not rule it: for an intact edifice, or by a power?"""
    place = g.places[slot]
    if not place.faceup:
        return False
    has_edifice = any(card in g.box.edifices for card in place.cards)
    return has_edifice or IN_FORCE.permitted(g, SiteStays, g.me, Kept(g, slot))


def _abandon(g: State, place: Place, epilogue: Epilogue) -> None:
    """A site goes back to the site deck, its cards to where they belong (OA-8.3.2)."""
    for card in place.cards:
        if card in g.box.ruins:
            g.archive.append(g.box.ruins[card].id)
        else:
            g.piles[CRADLE].append(card)
    g.relic_deck += place.relics
    place.cards, place.relics = [], []
    _put_away(g, place)
    if place.faceup:
        epilogue.lost.append(place.site)
        g.tell("site_lost", place.site)


def _fall_to_ruin(g: State, place: Place, epilogue: Epilogue) -> None:
    """An intact edifice that the winner does not rule falls to ruin, and the denizens around it leave (OA-8.3.3)."""
    edifice = next((card for card in place.cards if card in g.box.edifices), "")
    if edifice:
        g.piles[CRADLE] += [card for card in place.cards if card in g.box.denizens]
        place.cards = [g.box.edifices[edifice].ruin.id]
        epilogue.fallen.append(edifice)
        g.tell("fell_to_ruin", edifice, place.site)


def _clear_tokens(g: State) -> None:
    """Favor, secrets and warbands leave the map (OA-8.3.4)."""
    for place in g.places:
        _put_away(g, place)
    for tokens in g.tokens.values():
        g.favor += tokens.favor
        g.secrets += tokens.secrets
    g.tokens = {}


def _put_away(g: State, place: Place) -> None:
    g.favor += place.favor
    g.secrets += place.secrets
    for colour, count in place.warbands.items():
        bank_of(g, colour).bank += count
    place.favor, place.secrets, place.warbands = 0, 0, {}


def _lay_map(g: State, kept: list[Place], ruined: list[Place]) -> None:
    """Sites move up, those with ruins go to the far end, facedown ones lie between (OA-8.3.5)."""
    between = len(SLOTS) - len(kept) - len(ruined)
    g.places = [*kept, *(Place(g.site_deck.pop()) for _ in range(between)), *ruined]
    for region in REGIONS:
        here = [place for place, one in zip(g.places, SLOTS, strict=True) if one == region]
        if not any(place.faceup for place in here):
            here[0].faceup = True
            g.tell("site_found", here[0].site)


# The cards (OA-8.4, OA-8.5, OA-8.8)


def _add_cards(g: State, suit: str) -> None:
    """Six cards of the archive come into the world, or the archive is renewed (OA-8.4)."""
    first = SUITS.index(suit)
    wanted = {SUITS[(first + step) % len(SUITS)]: count for step, count in enumerate(ADDED)}
    stored = {one: [card for card in g.archive if _is_denizen(g, card, one)] for one in wanted}
    if any(len(stored[one]) < count for one, count in wanted.items()):
        _renew_archive(g)
        return
    for one, count in wanted.items():
        _bring(g, g.chance.draw(stored[one], count), g.archive)
        g.tell("cards_added", count, one)


def _is_denizen(g: State, card: str, suit: str) -> bool:
    return card in g.box.denizens and g.box.denizens[card].suit == suit


def _bring(g: State, cards: list[str], source: list[str]) -> None:
    for card in cards:
        source.remove(card)
    g.world += cards


def _renew_archive(g: State) -> None:
    """The dispossessed return: six of the largest suit to the world, the others to the archive (OA-8.4-09..11)."""
    piles = {suit: [card for card in g.dispossessed if _is_denizen(g, card, suit)] for suit in SUITS}
    largest = max(map(len, piles.values()))
    if largest:
        suit = g.chance.pick([suit for suit in SUITS if len(piles[suit]) == largest])
        count = min(RENEWED, largest)
        _bring(g, g.chance.draw(piles[suit], count), g.dispossessed)
        g.tell("archive_renewed", count, suit)
    g.archive += g.dispossessed
    g.dispossessed = []


def _dispossess(g: State, winner: Player) -> None:
    """Six cards of the discard piles and the defeated players' advisers leave the world (OA-8.5)."""
    pile = [card for cards in g.piles.values() for card in cards]
    for player in g.players:
        hand = [adviser.card for adviser in player.advisers] + player.drawn + [player.vision]
        (g.world if player is winner else pile).extend(card for card in hand if card)
        player.advisers, player.drawn, player.vision, player.known = [], [], "", []
    g.piles = {region: [] for region in REGIONS}
    g.world += [*(card for card in pile if g.box.is_vision(card)), *g.out]
    g.out = []
    denizens = [card for card in pile if not g.box.is_vision(card)]
    gone = g.chance.draw(denizens, min(DISPOSSESSED, len(denizens)))
    g.dispossessed += gone
    g.world += denizens
    g.tell("cards_dispossessed", len(gone))


def _renew_world(g: State) -> None:
    """All denizens that are left, with the Visions among them (OA-8.8)."""
    denizens = [card for card in g.world if not g.box.is_vision(card)]
    g.world = built_world(g.chance, denizens, list(g.box.visions))[::-1]
    g.layers = layers_of(len(g.world))


# The relics (OA-8.6)


def _renew_relics(g: State, winner: Player, epilogue: Epilogue) -> None:
    """Relics return to their deck, sites get what they lack, the winner's and the Reliquary's lie on top."""
    for player in g.players:
        if player is not winner:
            g.relic_deck += [relic for relic in player.relics if relic != GRAND_SCEPTER]
    g.chance.shuffle(g.relic_deck)
    for place in g.places:
        lacking = g.box.sites[place.site].relics - len(place.relics) if place.faceup else 0
        place.relics += [g.relic_deck.pop() for _ in range(min(lacking, len(g.relic_deck)))]
    top = [relic for relic in (*winner.relics, *g.reliquary) if relic and relic != GRAND_SCEPTER]
    g.relic_deck += g.chance.shuffled(top)
    epilogue.upper_relics = len(top)
    for player in g.players:
        player.relics = [relic for relic in player.relics if relic == GRAND_SCEPTER]
    g.reliquary = [""] * len(g.reliquary)
