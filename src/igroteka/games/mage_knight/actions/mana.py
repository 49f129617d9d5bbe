"""Mana: where it comes from, what it can be used as, and paying with it (MK-MANA)."""

from collections.abc import Sequence
from typing import NamedTuple

from igroteka.kernel import Flow

from ..act import Act, is_night
from ..box.terms import BLACK, COLOURS, GOLD, MANA, Colour, Mana
from ..passives import IN_FORCE
from ..passives.cases import Doing, Paying
from ..passives.kinds import Endless, ManaUsed, MoreDice, NoDice, NoDie, Usable
from ..state import NOBODY, Die, Player, State

MOST_CRYSTALS = 3
"""Of each colour (MK-MANA-04)."""
DIE, KEPT, TOKEN, CRYSTAL, ENDLESS = "die", "kept", "token", "crystal", "endless"
"""Where mana comes from: a source die, one that a card keeps, a token, a crystal, or there is no end of it."""


class Way(NamedTuple):
    """A way to pay: with which mana, from where."""

    origin: str
    mana: Mana


class Purse(NamedTuple):
    """The mana that a player can get at: what is left of it while a payment is being worked out."""

    tokens: dict[Mana, int]
    crystals: dict[Colour, int]
    dice: list[Mana]
    kept: list[Mana]
    allowance: int
    """How many source dice may still be used."""


def free_dice(g: State) -> list[Die]:
    """The dice that lie in the source."""
    return [die for die in g.source if die.by == NOBODY]


def dice_left(g: State, me: Player) -> int:
    """How many source dice a player may still use this turn (MK-MANA-11, MK-MANA-12)."""
    case = Doing(g, me)
    usual = 0 if IN_FORCE.forbidden(g, NoDie, me, case) else 1
    return usual + IN_FORCE.total(g, MoreDice, me, case) - me.turn.dice


def purse(g: State, me: Player) -> Purse:
    """All mana that a player can get at now."""
    allowance = dice_left(g, me)
    dice = [die.face for die in g.source if die.by == NOBODY] if allowance > 0 else []
    kept = [die.face for die in g.source if die.kept and die.by == me.seat]
    return Purse(me.tokens, me.crystals, dice, kept, allowance)


def serves(g: State, me: Player, mana: Mana, colour: Mana, origin: str) -> bool:
    """Can this mana be used as that colour (MK-MANA-07..10, MK-MANA-14)?"""
    case = Paying(g, me, mana, colour, origin)
    if origin == DIE and IN_FORCE.forbidden(g, NoDice, me, case):
        return False
    night = is_night(g)
    if mana == colour:
        natural = (mana != BLACK or night) and (mana != GOLD or not night)
    else:
        natural = mana == GOLD and not night and colour != BLACK
    return natural or IN_FORCE.permitted(g, Usable, me, case)


def ways(g: State, me: Player, colour: Mana, have: Purse | None = None) -> list[Way]:
    """All ways to pay one mana of a colour."""
    have = have or purse(g, me)
    found = []
    if IN_FORCE.permitted(g, Endless, me, Paying(g, me, colour, colour, ENDLESS)):
        found.append(Way(ENDLESS, colour))
    found += [Way(KEPT, face) for face in dict.fromkeys(have.kept) if serves(g, me, face, colour, KEPT)]
    found += [Way(TOKEN, mana) for mana, n in have.tokens.items() if n and serves(g, me, mana, colour, TOKEN)]
    found += [Way(CRYSTAL, one) for one, n in have.crystals.items() if n and serves(g, me, one, colour, CRYSTAL)]
    found += [Way(DIE, face) for face in dict.fromkeys(have.dice) if serves(g, me, face, colour, DIE)]
    return found


def affordable(g: State, me: Player, colours: Sequence[Mana], have: Purse | None = None) -> bool:
    """Can one mana of each of these colours be paid, together?"""
    if not colours:
        return True
    have = have or purse(g, me)
    found = ways(g, me, colours[0], have)
    if len(colours) == 1:
        return bool(found)
    return any(affordable(g, me, colours[1:], _without(have, way)) for way in found)


def _without(have: Purse, way: Way) -> Purse:
    """What is left after paying in a way."""
    tokens, crystals = dict(have.tokens), dict(have.crystals)
    dice, kept, allowance = list(have.dice), list(have.kept), have.allowance
    if way.origin == TOKEN:
        tokens[way.mana] -= 1
    elif way.origin == CRYSTAL:
        crystals[way.mana] -= 1  # type: ignore[index]  # a crystal is of a basic colour
    elif way.origin == KEPT:
        kept.remove(way.mana)
    elif way.origin == DIE:
        allowance -= 1
        dice.remove(way.mana)
        dice = dice if allowance > 0 else []
    return Purse(tokens, crystals, dice, kept, allowance)


def pay(c: Act, colour: Mana, rule: str = "MK-MANA-16", reserve: Sequence[Mana] = ()) -> Flow[Mana]:
    """Pay one mana of a colour in a way that the player chooses; which mana it was.

    What has to be paid afterwards, the reserve, must stay possible.
    """
    g, me = c.g, c.me
    have = purse(g, me)
    found = [way for way in ways(g, me, colour, have) if affordable(g, me, reserve, _without(have, way))]
    if Way(TOKEN, me.turn.must_spend) in found:  # type: ignore[arg-type]  # "" is no colour
        found = [Way(TOKEN, colour)]
    choice = yield from c.pick("pay", [("pay", way.origin, way.mana) for way in found], rule=rule, colour=colour)
    assert choice is not None, "what cannot be paid is not offered"
    way = Way(choice[1], choice[2])  # type: ignore[arg-type]  # one of those above
    yield from use(g, me, way, colour)
    return way.mana


def pay_any(c: Act, colours: Sequence[Mana], rule: str = "MK-MANA-16", kind: str = "pay_colour") -> Flow[Mana]:
    """Pay one mana of one of these colours; as which colour it was used."""
    payable = [colour for colour in colours if ways(c.g, c.me, colour)]
    colour = yield from c.pick_one(kind, payable, verb="pay_as", rule=rule)
    yield from pay(c, colour, rule)  # type: ignore[arg-type]  # one of those above
    return colour  # type: ignore[return-value]


def use(g: State, me: Player, way: Way, colour: Mana) -> Flow[None]:
    """Spend mana; whoever wants to answer that does."""
    origin, mana = way
    if origin == TOKEN:
        me.tokens[mana] -= 1
    elif origin == CRYSTAL:
        spend_crystal(me, mana)  # type: ignore[arg-type]
    elif origin == DIE:
        next(die for die in g.source if die.by == NOBODY and die.face == mana).by = me.seat
        me.turn.dice += 1
    elif origin == KEPT:
        next(die for die in g.source if die.kept and die.by == me.seat and die.face == mana).kept = False
    if g.duel and g.duel.sides[g.duel.attacker].seat == me.seat:
        g.duel.mana += 1
    g.tell("mana_used", me.seat, origin, mana, colour)
    yield from IN_FORCE.answers(g, ManaUsed, me, Paying(g, me, mana, colour, origin))


def spend_crystal(me: Player, colour: Colour) -> None:
    """A crystal goes back to the bank; it is remembered until the end of the turn."""
    me.crystals[colour] -= 1
    me.turn.spent_crystals[colour] = me.turn.spent_crystals.get(colour, 0) + 1


def gain_token(g: State, me: Player, mana: Mana, count: int = 1) -> None:
    """Mana tokens into the play area (MK-GAIN-01)."""
    me.tokens[mana] = me.tokens.get(mana, 0) + count
    g.tell("token", me.seat, mana, count)


def gain_crystal(g: State, me: Player, colour: Colour, *, overflow: bool = True) -> None:
    """A crystal into the inventory; the fourth of a colour becomes a token, or nothing (MK-GAIN-02, MK-ENDT-08)."""
    if me.crystals.get(colour, 0) < MOST_CRYSTALS:
        me.crystals[colour] = me.crystals.get(colour, 0) + 1
        g.tell("crystal", me.seat, colour)
    elif overflow:
        gain_token(g, me, colour)


def convert_options(me: Player) -> list[tuple[str, str]]:
    """Crystals that can be turned into mana tokens at any moment of one's own turn (MK-MANA-05)."""
    return [("convert", colour) for colour in COLOURS if me.crystals.get(colour, 0)]


def convert(g: State, me: Player, colour: Colour) -> None:
    """Turn a crystal into a token."""
    spend_crystal(me, colour)
    gain_token(g, me, colour)


def roll_source(g: State, *, basic_only: bool = False) -> None:
    """Roll all dice of the source; at least half must show basic colours (MK-SETUP-12), or all (MK-OPTM-06)."""
    for die, face in zip(g.source, g.chance.roll(MANA, len(g.source)), strict=True):
        die.face, die.by, die.kept, die.turned = face, NOBODY, False, False
    while not _settled(g, basic_only):
        special = [die for die in g.source if die.face in (GOLD, BLACK)]
        for die, face in zip(special, g.chance.roll(MANA, len(special)), strict=True):
            die.face = face
    g.tell("source_rolled", "+".join(die.face for die in g.source))


def _settled(g: State, basic_only: bool) -> bool:
    basic = sum(die.face in COLOURS for die in g.source)
    return basic == len(g.source) if basic_only else 2 * basic >= len(g.source)


def settle_dice(c: Act) -> Flow[None]:
    """Before dice are rolled again: some may be left as they are, if their user likes."""
    for die in [die for die in c.g.source if die.asked and die.by == c.me.seat]:
        left = yield from c.pick("leave_die", [("accept",)], optional=True, mana=die.face)
        die.asked = left is not None
    return_dice(c.g, c.me.seat)


def return_dice(g: State, seat: int) -> None:
    """The dice that a player has used go back to the source, rolled unless a card has set them (MK-ENDT-01)."""
    for die in g.source:
        if die.asked and die.by == seat:
            die.by, die.asked = NOBODY, False
    used = [die for die in g.source if die.by == seat and not die.kept]
    if not used:
        return
    rolled = [die for die in used if not die.turned]
    for die, face in zip(rolled, g.chance.roll(MANA, len(rolled)), strict=True):
        die.face = face
    for die in used:
        die.by, die.turned = NOBODY, False
    g.tell("dice_returned", seat, "+".join(die.face for die in used))
