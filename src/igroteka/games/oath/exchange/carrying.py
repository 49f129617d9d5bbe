"""From a string to a chronicle, mending what can be mended, and back."""

from typing import NamedTuple

from msgspec import structs

from igroteka.kernel import BadSetup, Chance, Speech, say
from igroteka.kernel.speech import Said

from ..box import OATHS, REGIONS, SLOTS, SPACES, Box
from ..chronicle import Age, Chronicle, SiteRecord, built_world, common_relics
from .codes import FACEDOWN, NOTHING, codes, mask, numbers, site_numbers, unmask
from .strings import CARDS_AT_SITE, NEWEST, WITH_PLAYERS, Save, Winner, taken_apart, written

UNKNOWN = "UNKNOWN"
FIRST_DENIZENS = 54
"""The denizens of a fresh chronicle are those with the lowest numbers."""


class Reading(NamedTuple):
    """A chronicle that was read, and what was mended in it."""

    chronicle: Chronicle
    repairs: tuple[Speech, ...]


def read(box: Box, text: str, chance: Chance) -> Reading:
    """The chronicle of a string. What nobody has written down is dealt by chance."""
    text = text.strip("\r\n\t")
    save = taken_apart(box, text)
    mending = _Mending(box, save, chance)
    chronicle = mending.chronicle()
    repairs = tuple(mending.repairs)
    return Reading(chronicle if repairs else structs.replace(chronicle, origin=text), repairs)


class _Mending:
    """A string on its way to a chronicle."""

    def __init__(self, box: Box, save: Save, chance: Chance) -> None:
        self.box, self.save, self.chance = box, save, chance
        self.codes = codes(box)
        self.repairs: list[Speech] = []
        self.fresh = save.game == 1 and not save.world

    def chronicle(self) -> Chronicle:
        """The whole of it."""
        sites = self._sites()
        relics = self._relics(sites)
        world = self._world(sites)
        self._turn_up(sites, relics)
        save = self.save
        return Chronicle(
            name=save.name,
            game=save.game,
            oath=OATHS[save.oath],
            citizens=unmask(save.citizens),
            sites=tuple(sites),
            world=tuple(world),
            dispossessed=tuple(self.codes.denizens[card] for card in save.dispossessed),
            relics=tuple(relics),
            history=self._history(),
        )

    def _mended(self, message: str, **args: Said) -> None:
        self.repairs.append(say(f"repair-{message}", **args))

    def _sites(self) -> list[SiteRecord]:
        """The sites with their cards; of a relic that is there twice the first stays."""
        sites, seen = [], set[str]()
        spare = self._spare_sites()
        for space, (number, *things) in zip(SPACES, self.save.sites, strict=True):
            if number == NOTHING:
                if not self.fresh:
                    raise BadSetup(f"The string has no site at {space}; only a fresh chronicle may be without.")
                sites.append(SiteRecord(spare.pop()))
                continue
            faceup = number in self.codes.sites
            site = self.codes.sites[number if faceup else number - FACEDOWN]
            cards = [self._card(thing) for thing in things if thing in self.codes.denizens | self.codes.edifices]
            relics = []
            for relic in (self.codes.relics[thing] for thing in things if thing in self.codes.relics):
                if relic in seen:
                    self._mended("relic-on-map", card=say(f"card-{relic}"))
                else:
                    relics.append(relic)
                seen.add(relic)
            sites.append(SiteRecord(site, faceup, tuple(cards), tuple(relics)))
        if spare_used := sum(site == NOTHING for site, *_ in self.save.sites):
            self._mended("sites-dealt", count=spare_used)
        return sites

    def _spare_sites(self) -> list[str]:
        used = {site if site in self.codes.sites else site - FACEDOWN for site, *_ in self.save.sites}
        spare = [site for number, site in self.codes.sites.items() if number not in used]
        return self.chance.shuffled(spare) if any(site == NOTHING for site, *_ in self.save.sites) else []

    def _card(self, number: int) -> str:
        return self.codes.denizens.get(number) or self.codes.edifices[number]

    def _relics(self, sites: list[SiteRecord]) -> list[str]:
        """The relic deck, its top card first: each relic once, the missing ones on top."""
        laid = [relic for record in sites for relic in record.relics]
        deck: list[str] = []
        for relic in (self.codes.relics[number] for number in reversed(self.save.relics)):
            if relic in laid or relic in deck:
                self._mended("relic-in-deck", card=say(f"card-{relic}"))
            else:
                deck.append(relic)
        missing = [relic for relic in common_relics(self.box) if relic not in laid and relic not in deck]
        if missing and not deck:
            self._mended("relics-dealt", count=len(missing))
            return self.chance.shuffled(missing)
        if missing:
            self._mended("relics-missing", count=len(missing))
        return missing + deck

    def _world(self, sites: list[SiteRecord]) -> list[str]:
        """The world deck; one without Visions gets them (OA-1.S)."""
        if self.fresh:
            self._mended("world-dealt")
            laid = {card for record in sites for card in record.cards}
            first = [card.id for card in self.box.denizens.values() if card.number <= FIRST_DENIZENS]
            return built_world(self.chance, [card for card in first if card not in laid], list(self.box.visions))
        names = self.codes.denizens | self.codes.visions
        world = [names[card] for card in self.save.world]
        if not any(card in self.box.visions for card in world):
            self._mended("visions-dealt")
            return built_world(self.chance, world, list(self.box.visions))
        return world

    def _turn_up(self, sites: list[SiteRecord], relics: list[str]) -> None:
        """Every region has a faceup site; those of a fresh chronicle get the relics that they ask for."""
        for region in REGIONS:
            slots = [slot for slot, one in enumerate(SLOTS) if one == region]
            if not any(sites[slot].faceup for slot in slots):
                sites[slots[0]] = structs.replace(sites[slots[0]], faceup=True)
                self._mended("turned-up", place=say(f"place-{SPACES[slots[0]]}"))
        if self.fresh:
            for slot, record in enumerate(sites):
                lacking = self.box.sites[record.site].relics - len(record.relics) if record.faceup else 0
                got = [relics.pop(0) for _ in range(max(0, lacking))]
                sites[slot] = structs.replace(record, relics=(*record.relics, *got))

    def _history(self) -> tuple[Age, ...]:
        winner, save = self.save.winner, self.save
        if winner is None or save.game == 1:
            return ()
        (colour,) = unmask(winner.colour)
        return (
            Age(
                game=save.game - 1,
                winner="" if winner.name == UNKNOWN else winner.name[:80],
                colour=colour,
                players=unmask(save.players) if save.version >= WITH_PLAYERS else (),
                citizens=unmask(winner.citizens),
            ),
        )


# Writing


def write(box: Box, chronicle: Chronicle) -> str:
    """The string of a chronicle: as it was read, if nothing has changed since, else of the newest version."""
    if chronicle.origin and _is_still(box, chronicle):
        return chronicle.origin
    return written(_packed(box, chronicle))


def _is_still(box: Box, chronicle: Chronicle) -> bool:
    try:
        return read(box, chronicle.origin, Chance(0)).chronicle == chronicle
    except BadSetup:
        return False


def _packed(box: Box, chronicle: Chronicle) -> Save:
    number = numbers(box)
    last = chronicle.history[-1] if chronicle.history else Age(game=0, colour="purple")
    winner = Winner(mask(last.citizens), mask([last.colour]), last.winner or UNKNOWN)
    return Save(
        version=NEWEST,
        game=chronicle.game,
        name=chronicle.name,
        players=mask(last.players),
        citizens=mask(chronicle.citizens),
        oath=OATHS.index(chronicle.oath),
        sites=tuple(_site(box, record) for record in chronicle.sites),
        world=tuple(number[card] for card in chronicle.world),
        dispossessed=tuple(number[card] for card in chronicle.dispossessed),
        relics=tuple(number[card] for card in reversed(chronicle.relics)),
        winner=winner,
    )


def _site(box: Box, record: SiteRecord) -> tuple[int, ...]:
    """Cards from the left, relics from the right."""
    number, site = numbers(box), site_numbers(box)[record.site]
    gap = CARDS_AT_SITE - len(record.cards) - len(record.relics)
    if gap < 0:
        raise BadSetup(f"A string has no room for more than {CARDS_AT_SITE} cards and relics at {record.site}.")
    cards, relics = ([number[card] for card in row] for row in (record.cards, record.relics))
    return site if record.faceup else site + FACEDOWN, *cards, *([NOTHING] * gap), *relics
