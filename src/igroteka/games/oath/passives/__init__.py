"""What powers may do to the rules: the kinds that rules ask for, by area, and what is in force (OA-7.1, OA-7.4).

A rule knows these kinds only; the powers themselves are in `abilities/` and stand on the components. In force are, for
every player: the persistent powers of all faceup cards and the powers of faceup sites; for whoever has them: continuous
powers, banners and, for the Chancellor, uncovered Reliquary spaces; for the one who does it: modifiers in use; for a
side of a campaign: the plans that it has used.

A rule asks once, for the player who acts: all persistent powers are among those in force for that player, and know by
their `source` whose they are.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from igroteka.kernel import Passive, Passives, Sources, from_box

from ..box import CHANCELLOR, Box, Modifier, Plan, Power, Standing
from ..state import NOBODY, Player, State

P = TypeVar("P", bound=Passive)

IN_USE = "*"
"""Ends the name of a source that is a modifier or a plan in use, not a card that lies there."""


class Where(NamedTuple):
    """Where a source of passives lies: at a site space, or with a player."""

    slot: int = -1
    seat: int = NOBODY


def card_of(source: str) -> str:
    """The card, site or relic that a source is."""
    return source.removesuffix(IN_USE)


def bending(sources: Sequence[str]) -> list[str]:
    """The cards that these sources are, each once.

    >>> bending(["narrow_pass", "augury*", "augury"])
    ['narrow_pass', 'augury']
    """
    return list(dict.fromkeys(map(card_of, sources)))


def declared(box: Box) -> Iterator[tuple[str, Passive]]:
    """What every component of the box declares."""
    for card, powers in box.powers.items():
        for power in powers:
            yield from _declared(card, power)
    for site in box.sites.values():
        yield from ((site.id, passive) for passive in site.passives)
    for space in box.reliquary:
        yield from ((space.id, passive) for passive in space.passives)


def _declared(card: str, power: Power) -> Iterator[tuple[str, Passive]]:
    if isinstance(power, Standing):
        yield from ((card, passive) for passive in power.passives)
    elif isinstance(power, Modifier | Plan):
        yield from ((card + IN_USE, passive) for passive in power.passives)


@from_box
def _kinds_of_some(box: Box) -> frozenset[type]:
    """The kinds of whatever may be in force for some players and not for others."""
    powers = [power for card, powers in box.powers.items() if card not in box.sites for power in powers]
    partial = [power for power in powers if isinstance(power, Modifier | Plan | Standing) and not _persists(power)]
    passives = [passive for one in (*partial, *box.reliquary) for passive in one.passives]
    return frozenset(kind for passive in passives for kind in type(passive).__mro__)


def is_common(box: Box, kind: type[Passive]) -> bool:
    """Is everything of that kind in force for everybody, so that it is enough to ask for one player?"""
    return kind not in _kinds_of_some(box)


def in_force(g: State, player: Player) -> Sources[Where]:
    """Everything that is in force for a player, and where it lies; looked up once, until `g.rearrange()`."""
    found: Sources[Where]
    try:
        found = g.__dict__["in_force"][player.seat]
    except KeyError:
        found = g.__dict__.setdefault("in_force", {})[player.seat] = _look_up(g, player)
    return found


def those_in_force(g: State, player: Player, name: str, cards: Iterable[str]) -> Sequence[str]:
    """Those of the cards of that name that are in force for a player; looked up once, as `in_force` is."""
    force = in_force(g, player)
    found: Sequence[str] | None = force.found.get(name)
    if found is None:
        found = force.found[name] = [card for card in cards if card in force]
    return found


def _look_up(g: State, player: Player) -> Sources[Where]:
    found: Sources[Where] = Sources()
    for slot, place in enumerate(g.places):
        if place.faceup:
            found |= dict.fromkeys((place.site, *place.cards), Where(slot))
    persistent = _persistent(g.box)
    for other in g.players:
        if other is player:
            held = [*g.counsel(player).faces, *other.relics, *other.banners]
        else:
            held = [card for card in (*other.faces, *other.relics, *other.banners) if card in persistent]
        found |= dict.fromkeys(held, Where(seat=other.seat))
    if player.role == CHANCELLOR:
        spaces = zip(g.box.reliquary, g.reliquary, strict=True)
        found |= {space.id: Where(seat=player.seat) for space, relic in spaces if not relic}
    if g.doing and g.doing.seat == player.seat:
        found |= {card + IN_USE: Where(g.doing.at, player.seat) for card in g.doing.modifiers}
    if g.campaign:
        side = _side(g, player.seat)
        found |= {card + IN_USE: Where(seat=user) for card, user in g.campaign.plans.items() if _side(g, user) == side}
    return found


@from_box
def _persistent(box: Box) -> frozenset[str]:
    """The cards with powers that are in force for everybody, whoever has them."""
    return frozenset(card for card, powers in box.powers.items() if any(map(_persists, powers)))


def _persists(power: Power) -> bool:
    return isinstance(power, Standing) and power.persistent


def _side(g: State, seat: int) -> str:
    """The side of a seat in the present campaign; bandits (NOBODY) defend."""
    campaign = g.campaign
    assert campaign is not None
    if seat == campaign.attacker:
        return "attacker"
    return "defender" if seat == campaign.defender or seat in campaign.allies else ""


IN_FORCE: Passives[State, Player] = Passives(declared, in_force)
