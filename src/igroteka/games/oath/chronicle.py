"""The Chronicle: the world as it lies in its box between two games, and what is remembered of the games before (OA-8).

It is data that other people may bring: everything is bounded here, and `faults_of` tells what does not fit together.
The archive, the site deck and the Grand Scepter are not written down: they are whatever lies nowhere else.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from igroteka.kernel import Chance

from .box import GRAND_SCEPTER, PURPLE, REGIONS, SLOTS, SPACES, Box, Colour, Oath, Role, Way

Word = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=80)]
Title = Annotated[str, Meta(min_length=1, max_length=255)]
Deck = Annotated[tuple[Word, ...], Meta(max_length=255)]
Few = Annotated[tuple[Word, ...], Meta(max_length=8)]
Colours = Annotated[tuple[Colour, ...], Meta(max_length=6)]
NEW_NAME = "A New Chronicle"
"""What a chronicle is called to which nobody has given a name; other programs want one."""
MOST_AGES = 50
"""So many past games are remembered; the oldest are forgotten first."""
MOST_GAMES = 65535
LAYERS = ((10, 2), (15, 3))
"""The upper piles of a world deck: denizens and Visions of each (OA-8.8)."""


class SiteRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A site of the map with the cards that are stored on it."""

    site: Word
    faceup: bool = False
    cards: Few = ()
    """Denizens and an edifice, this under the name of the side that is up."""
    relics: Few = ()


class Age(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that was played in this world; what nobody has written down is empty."""

    game: Annotated[int, Meta(ge=0, le=MOST_GAMES)]
    winner: Name = ""
    colour: Colour
    role: Role | Literal[""] = ""
    """The role in which the winner has won."""
    ways: Annotated[tuple[Way, ...], Meta(max_length=2)] = ()
    vision: Word = ""
    oath: Oath | Literal[""] = ""
    """The Oath under which it was played."""
    rounds: Annotated[int, Meta(ge=0, le=8)] = 0
    players: Colours = ()
    """In turn order."""
    citizens: Colours = ()
    """The boards that lay on their Citizen side when it began."""
    sworn_in: Colours = ()
    """Who became a Citizen of the winner at its end."""
    sites: Few = ()
    """What the winner ruled."""
    edifice: Word = ""
    """What was built or repaired at its end."""
    edifice_at: Word = ""
    fallen: Few = ()
    """The intact edifices that fell to ruin."""
    lost: Few = ()
    """The faceup sites that left the map."""
    suit: Word = ""
    """The suit of which most cards have come into the world."""


class Chronicle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The world between two games."""

    name: Title
    game: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 1
    """The number of the game that comes next."""
    oath: Oath
    citizens: Colours = ()
    """The boards that lie on their Citizen side."""
    sites: Annotated[tuple[SiteRecord, ...], Meta(min_length=8, max_length=8)]
    """From the top of the Cradle to the bottom of the Hinterland."""
    world: Deck
    """The world deck, its top card first."""
    dispossessed: Deck = ()
    relics: Deck
    """The relic deck, its top card first."""
    upper_relics: Annotated[int, Meta(ge=0, le=255)] = 0
    """How many relics from the top were shuffled among themselves (OA-8.6.3)."""
    history: Annotated[tuple[Age, ...], Meta(max_length=MOST_AGES)] = ()
    origin: Annotated[str, Meta(max_length=2500)] = ""
    """The foreign text from which it was read, until something changes."""


# What follows from it


def site_cards(chronicle: Chronicle) -> list[str]:
    """The denizens and edifices on the map."""
    return [card for record in chronicle.sites for card in record.cards]


def archive_of(box: Box, chronicle: Chronicle) -> list[str]:
    """The denizens and edifices that lie nowhere else, in the order of the box."""
    used = {*site_cards(chronicle), *chronicle.world, *chronicle.dispossessed}
    edifices = [edifice.id for edifice in box.edifices.values() if not used & {edifice.id, edifice.ruin.id}]
    return [card for card in box.denizens if card not in used] + edifices


def site_deck_of(box: Box, chronicle: Chronicle) -> list[str]:
    """The sites that are not on the map."""
    used = {record.site for record in chronicle.sites}
    return [site for site in box.sites if site not in used]


def common_relics(box: Box) -> list[str]:
    """All relics but the Grand Scepter, which always goes back to the Chancellor."""
    return [relic for relic in box.relics if relic != GRAND_SCEPTER]


def built_world(chance: Chance, denizens: Sequence[str], visions: Sequence[str]) -> list[str]:
    """A refreshed world deck, its top card first (OA-1.S, OA-8.8)."""
    cards, signs, deck = chance.shuffled(denizens), chance.shuffled(visions), []
    for some, few in LAYERS:
        deck += chance.shuffled(cards[:some] + signs[:few])
        cards, signs = cards[some:], signs[few:]
    return deck + cards + signs


def stirred(box: Box, chronicle: Chronicle, chance: Chance) -> Chronicle:
    """The same chronicle with everything that nobody can know shuffled once more.

    Whoever keeps it may have looked: the world deck, the facedown sites and the relic deck are as likely to lie in any
    other order.
    """
    facedown = chance.shuffled(
        [*(one.site for one in chronicle.sites if not one.faceup), *site_deck_of(box, chronicle)]
    )
    visions = [card for card in chronicle.world if card in box.visions]
    denizens = [card for card in chronicle.world if card in box.denizens]
    upper, lower = chronicle.relics[: chronicle.upper_relics], chronicle.relics[chronicle.upper_relics :]
    return replace(
        chronicle,
        sites=tuple(one if one.faceup else SiteRecord(facedown.pop()) for one in chronicle.sites),
        world=tuple(built_world(chance, denizens, visions)),
        relics=(*chance.shuffled(upper), *chance.shuffled(lower)),
    )


def layers_of(count: int) -> list[int]:
    """How many of so many cards lie in each pile of a world deck, from the top."""
    sizes = []
    for some, few in LAYERS:
        sizes.append(min(count, some + few))
        count -= sizes[-1]
    return [*sizes, count]


# What is wrong with it


def faults_of(box: Box, chronicle: Chronicle) -> Iterator[str]:
    """Everything that does not fit together, in sentences."""
    yield from _strangers(box, chronicle)
    yield from _repeated(box, chronicle)
    yield from _crowded(box, chronicle)
    yield from _miscounted(box, chronicle)


def _strangers(box: Box, chronicle: Chronicle) -> Iterator[str]:
    """Cards of which nobody has heard, or that lie where they cannot."""
    on_sites = {*box.denizens, *box.edifices, *box.ruins}
    places: tuple[tuple[str, Iterable[str], object], ...] = (
        ("the map", [record.site for record in chronicle.sites], box.sites),
        ("a site", site_cards(chronicle), on_sites),
        ("a site as a relic", [relic for record in chronicle.sites for relic in record.relics], common_relics(box)),
        ("the world deck", chronicle.world, {*box.denizens, *box.visions}),
        ("the dispossessed", chronicle.dispossessed, box.denizens),
        ("the relic deck", chronicle.relics, common_relics(box)),
    )
    for where, cards, known in places:
        yield from (f'"{card}" cannot lie in {where}.' for card in cards if card not in known)  # type: ignore[operator]
    if PURPLE in chronicle.citizens:
        yield "The Chancellor's board has no Citizen side."


def _repeated(box: Box, chronicle: Chronicle) -> Iterator[str]:
    edifices = {ruin: edifice.id for ruin, edifice in box.ruins.items()}
    cards = [edifices.get(card, card) for card in site_cards(chronicle)]
    relics = [relic for record in chronicle.sites for relic in record.relics]
    every = (
        *(record.site for record in chronicle.sites),
        *(*cards, *chronicle.world, *chronicle.dispossessed),
        *(*relics, *chronicle.relics),
    )
    yield from (f'"{card}" is there {count} times.' for card, count in Counter(every).items() if count > 1)
    if len(set(chronicle.citizens)) < len(chronicle.citizens):
        yield "A board is named twice among the Citizens."


def _crowded(box: Box, chronicle: Chronicle) -> Iterator[str]:
    for space, record in zip(SPACES, chronicle.sites, strict=True):
        site = box.sites.get(record.site)
        if not record.faceup and (record.cards or record.relics):
            yield f"{space}: a facedown site holds no cards (OA-2.8.1-02)."
        if site and len(record.cards) > max(1, site.capacity):
            yield f"{space}: {record.site} has room for {site.capacity} cards, not for {len(record.cards)}."
        if sum(card in box.edifices or card in box.ruins for card in record.cards) > 1:
            yield f"{space}: a site has one edifice at the most (OA-8.3.1-02)."
    for region in REGIONS:
        here = [record for record, one in zip(chronicle.sites, SLOTS, strict=True) if one == region]
        if not any(record.faceup for record in here):
            yield f"{region}: every region has a faceup site (OA-8.3.5-08)."


def _miscounted(box: Box, chronicle: Chronicle) -> Iterator[str]:
    visions = [card for card in chronicle.world if card in box.visions]
    if visions and len(visions) != len(box.visions):
        yield f"The world deck holds all {len(box.visions)} Visions or none, not {len(visions)}."
    there = {*chronicle.relics, *(relic for record in chronicle.sites for relic in record.relics)}
    if missing := [relic for relic in common_relics(box) if relic not in there]:
        yield f"Relics are missing: {', '.join(missing)}."
