"""Dealing anew what a seat cannot know: facedown cards, relics and sites, the order of decks (OA-9.4).

Which denizens are in the world, in the archive and among the Dispossessed is told by the chronicle; where they lie is
not. Backs are public: a Vision stays where a Vision is seen to lie, in the world deck within its layer.
"""

from collections.abc import Iterable, Mapping, Sequence, Set

from igroteka.kernel import Chance

from ..box import Box
from ..state import Player, State

Row = list[str]


def redeal(g: State, seat: int | None, chance: Chance) -> None:
    """Deal anew what the seat (None: a spectator) cannot know.

    What is dealt depends on the chance alone, never on how the hidden cards really lie.
    """
    me = None if seat is None else g.players[seat]
    known = _known_to(me)
    others = [player for player in g.players if player is not me]
    advisers = [adviser for other in others for adviser in other.advisers if not adviser.faceup]
    facedown = [place for place in g.places if not place.faceup]
    laid, sites = [adviser.card for adviser in advisers], [place.site for place in facedown]
    rows = [g.world, *g.piles.values(), laid, g.relic_deck, g.reliquary, sites, g.site_deck]
    rows += [place.relics for place in g.places]
    rows += [other.drawn for other in others]
    moved = _deal(g.box, rows, [_backs(g, row, known, chance) for row in rows], known, chance)
    for adviser, card in zip(advisers, laid, strict=True):
        adviser.card = card
    for place, site in zip(facedown, sites, strict=True):
        place.site = site
    _follow(g, others, moved)
    for deck in (g.archive, g.dispossessed):
        deck[:] = chance.shuffled(sorted(deck))
    g.chance = chance.spawn()
    g.rearrange()


def _known_to(me: Player | None) -> Set[str]:
    """The cards that a seat could point to; an empty place is no card."""
    if me is None:
        return {""}
    return {"", *me.known, *me.drawn, *(adviser.card for adviser in me.advisers)}


def _kind(box: Box, card: str) -> str:
    return "vision" if card in box.visions else "relic" if card in box.relics else "site" if card in box.sites else ""


def _backs(g: State, row: Row, known: Set[str], chance: Chance) -> Sequence[str]:
    """What kind of card will lie where. In the world deck only the top card shows it; the layers are shuffled."""
    backs = [_kind(g.box, card) for card in row]
    if row is not g.world:
        return backs
    end = len(row)
    for size in g.layers:
        free = [spot for spot in range(end - size, end) if spot < len(row) - 1 and row[spot] not in known]
        kinds = chance.shuffled(sorted(backs[spot] for spot in free))
        for spot, kind in zip(free, kinds, strict=True):
            backs[spot] = kind
        end -= size
    return backs


def _deal(
    box: Box, rows: Sequence[Row], backs: Sequence[Sequence[str]], known: Set[str], chance: Chance
) -> Mapping[str, str]:
    """Lay other cards of the right kinds wherever the seat knows none; which card lies now in place of which."""
    spots = [
        (row, spot, kinds[spot])
        for row, kinds in zip(rows, backs, strict=True)
        for spot, card in enumerate(row)
        if card not in known
    ]
    before = [row[spot] for row, spot, _ in spots]
    pools: dict[str, Row] = {}
    for card in chance.shuffled(sorted(before)):
        pools.setdefault(_kind(box, card), []).append(card)
    after = [pools[kind].pop() for _, _, kind in spots]
    for (row, spot, _), card in zip(spots, after, strict=True):
        row[spot] = card
    return dict(zip(before, after, strict=True))


def _follow(g: State, others: Iterable[Player], moved: Mapping[str, str]) -> None:
    """What was said of a hidden card is now said of the one that lies in its place."""
    for other in others:
        other.known = [moved.get(card, card) for card in other.known]
    g.pending = [moved.get(word, word) for word in g.pending]
    if g.doing:
        g.doing.target = moved.get(g.doing.target, g.doing.target)
        g.doing.chosen = {card: moved.get(chosen, chosen) for card, chosen in g.doing.chosen.items()}
    if g.campaign:
        g.campaign.relics = [moved.get(relic, relic) for relic in g.campaign.relics]
        g.campaign.unearthed = [moved.get(relic, relic) for relic in g.campaign.unearthed]
