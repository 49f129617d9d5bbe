"""A chronicle in words: what happened in each age, and how the world lies now."""

from collections.abc import Iterable, Iterator

from igroteka.kernel import Speech, Tale, say

from .box import REGIONS, SLOTS, SPACES, Box
from .chronicle import NEW_NAME, Age, Chronicle, SiteRecord, archive_of


def tell(box: Box, chronicle: Chronicle) -> Tale:
    """The ages from the first, then the world."""
    ages = tuple(say("tale-age", parts=tuple(_age(age))) for age in chronicle.history)
    named = chronicle.name != NEW_NAME
    title = say("tale-title", name=chronicle.name) if named else say("tale-untitled")
    return Tale(title, ages, tuple(_world(box, chronicle)))


def _names(kind: str, words: Iterable[str]) -> tuple[Speech, ...]:
    return tuple(say(f"{kind}-{word}") for word in words)


def _age(age: Age) -> Iterator[Speech]:
    """A past game, sentence by sentence; what nobody knows is left out."""
    yield (
        say("tale-when-under", game=age.game, oath=say(f"oath-{age.oath}"))
        if age.oath
        else say("tale-when", game=age.game)
    )
    yield say("tale-winner", winner=_winner(age))
    for way in age.ways:
        yield say(f"tale-by-{way}", round=age.rounds, card=say(f"card-{age.vision}") if age.vision else "")
    if age.sites:
        yield say("tale-ruled", parts=_names("place", age.sites))
    if age.sworn_in:
        yield say("tale-sworn-in", parts=_names("colour", age.sworn_in))
    if age.edifice:
        yield say("tale-built", card=say(f"card-{age.edifice}"), place=say(f"place-{age.edifice_at}"))
    if age.fallen:
        yield say("tale-fallen", parts=_names("card", age.fallen))
    if age.lost:
        yield say("tale-lost", parts=_names("place", age.lost))
    if age.suit:
        yield say("tale-suit", suit=say(f"suit-{age.suit}"))


def _winner(age: Age) -> Speech:
    colour = say(f"colour-{age.colour}")
    who = say("tale-who-role", role=say(f"role-{age.role}"), colour=colour) if age.role else colour
    return say("tale-who-named", name=age.winner, who=who) if age.winner else who


def _world(box: Box, chronicle: Chronicle) -> Iterator[Speech]:
    yield say("tale-next", game=chronicle.game, oath=say(f"oath-{chronicle.oath}"))
    if chronicle.citizens:
        yield say("tale-citizens", parts=_names("colour", chronicle.citizens))
    for region in REGIONS:
        here = [slot for slot, one in enumerate(SLOTS) if one == region]
        sites = tuple(_site(slot, chronicle.sites[slot]) for slot in here)
        yield say("tale-region", region=say(f"region-{region}"), parts=sites)
    yield say(
        "tale-cards",
        world=len(chronicle.world),
        dispossessed=len(chronicle.dispossessed),
        archive=sum(card in box.denizens for card in archive_of(box, chronicle)),
        relics=len(chronicle.relics),
    )


def _site(slot: int, record: SiteRecord) -> Speech:
    """A site with what lies there; a facedown one, and facedown relics, are not told."""
    if not record.faceup:
        return say("tale-facedown", place=say(f"place-{SPACES[slot]}"))
    parts = _names("card", record.cards)
    if record.relics:
        parts = (*parts, say("tale-relics", count=len(record.relics)))
    place = say(f"place-{record.site}")
    return say("tale-site", place=place, parts=parts) if parts else place
