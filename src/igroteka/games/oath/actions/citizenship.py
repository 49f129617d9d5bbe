"""Offering citizenship, exiling a Citizen, exiling oneself (OA-6.6, OA-6.7, OA-6.8)."""

from igroteka.kernel import DONE, Flow, Option, Pieces, bargain, may_offer

from ..act import Act
from ..box import CITIZEN, EXILE, GRAND_SCEPTER, MOST_SUPPLY, PEOPLES_FAVOR
from ..passives import IN_FORCE
from ..passives.ruling import Whose
from ..passives.title import CannotBeExiled, WieldsScepter
from ..state import TURN, Player, State
from .deals import carry_out, pieces, terms
from .goals import settle_title
from .playing import discard_vision
from .ruling import holder_of
from .taking import move_relic, take
from .tokens import give_favor, purse
from .warbands import put_at
from .zones import show_to

VERBS = frozenset({"offer", "exile", "leave"})
THINGS = ("favor", "secrets", "relics", "banners")
"""What a deal about citizenship may be about (OA-6.6.1-03)."""
EXILE_PRICE = 5


def wields_scepter(g: State, player: Player) -> bool:
    """May the player use the powers of the Grand Scepter now?"""
    return GRAND_SCEPTER in player.relics and IN_FORCE.permitted(g, WieldsScepter, player, Whose(g, player))


def options(g: State, me: Player) -> list[Option]:
    """Exiles to whom the Scepter's holder may offer citizenship, Citizens who can be exiled, leaving the Empire."""
    found: list[Option] = []
    if wields_scepter(g, me):
        if any(g.reliquary):
            exiles = [player for player in g.in_turn_order() if player.role == EXILE]
            found += [("offer", str(one.seat)) for one in exiles if one is me or may_offer(g, me.seat, one.seat)]
        found += [("exile", str(one.seat)) for one in g.citizens if one is not me and _can_exile(g, me, one)]
    if me.role == CITIZEN and _can_leave(g, me):
        found.append(("leave",))
    return found


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Carry out one of them."""
    match option:
        case ("offer", seat):
            yield from _offer(g, me, g.players[int(seat)])
        case ("exile", seat):
            citizen = g.players[int(seat)]
            give_favor(g, me, citizen, exile_price(g, me, citizen))
            g.tell("exiled", me.seat, citizen.seat)
            yield from become_exile(g, citizen)
        case _:
            holder = holder_of(g, GRAND_SCEPTER)
            assert holder is not None
            give_favor(g, me, holder, leaving_price(g, me))
            g.tell("left_empire", me.seat)
            yield from become_exile(g, me)
            g.act_over = True


# Offers


def _offer(g: State, me: Player, exile: Player) -> Flow[None]:
    """An offer promises exactly one relic of the Reliquary, and may include a deal (OA-6.6.1)."""
    act = Act(g, me, GRAND_SCEPTER)
    names = [space.id for space, relic in zip(g.box.reliquary, g.reliquary, strict=True) if relic]
    name = yield from act.pick_one("reliquary_space", names, verb="space", rule="OA-6.6.1-02", seat=exile.seat)
    space = [one.id for one in g.box.reliquary].index(name)
    g.tell("offered_citizenship", me.seat, exile.seat)
    offer: Pieces | None = []
    if exile is not me:
        yield from _show(g, me, exile, names)
        offer = yield from _bargain(g, me, exile, name)
    if offer is None:
        g.tell("refused", exile.seat, me.seat)
        return
    yield from become_citizen(g, exile, space)
    yield from carry_out(g, me, exile, offer)


def _show(g: State, me: Player, exile: Player, names: list[str]) -> Flow[None]:
    """The one who offers may let the Exile look at relics of the Reliquary that the one has seen (OA-6.6.1-04)."""
    spaces = {space.id: relic for space, relic in zip(g.box.reliquary, g.reliquary, strict=True)}
    while hidden := [name for name in names if spaces[name] not in exile.known]:
        act = Act(g, me, GRAND_SCEPTER)
        name = yield from act.pick_one(
            "show_reliquary", hidden, verb="show", optional=DONE, rule="OA-6.6.1-04", seat=exile.seat
        )
        if not name:
            return
        show_to([spaces[name]], exile)
        g.reveal()
        g.tell("showed_relic", me.seat, spaces[name], exile.seat, to=(exile.seat,))


def _bargain(g: State, me: Player, exile: Player, space: str) -> Flow[Pieces | None]:
    act = Act(g, me, space)
    return (
        yield from bargain(
            g,
            act,
            act.ask(exile.seat),
            (me.seat, exile.seat),
            lambda offer: pieces(g, me, exile, THINGS, offer),
            lambda offer: {"partner": exile.seat, "proposer": me.seat, **terms(offer)},
            kinds=("citizenship", "citizenship_answer"),
            scope=TURN,
            rule="OA-6.6.1-03",
            complete=lambda _: True,
            topic=space,
        )
    )


def become_citizen(g: State, exile: Player, space: int | None, *, taken: bool = False) -> Flow[None]:
    """An Exile becomes a Citizen (OA-6.6.2), with the relic of a Reliquary space, if any.

    A relic that was offered is given; one that a card lets the player take is `taken`.
    """
    before = exile.force
    g.tell("became_citizen", exile.seat)
    yield from discard_vision(g, exile)  # somebody may decide about it, with all warbands still of one colour
    exile.role = CITIZEN
    g.rearrange()
    yield from _replace_warbands(g, exile, before)
    if g.title == exile.seat:
        g.usurper = False
    if g.me is exile:
        g.act_over = True
    exile.supply = MOST_SUPPLY
    if space is not None and (relic := g.reliquary[space]):
        g.reveal()
        if taken:
            yield from take(g, exile, [relic])
        else:
            move_relic(g, exile, relic)
            g.tell("took", exile.seat, relic)
    yield from settle_title(g)


def _replace_warbands(g: State, player: Player, colour: str) -> Flow[None]:
    """Warbands on board and map become purple; if there are too few, the player chooses where (OA-6.6.2-04, -05)."""
    bank, on_board = g.chancellor, player.warbands
    at_sites = {slot: place.warbands.get(colour, 0) for slot, place in enumerate(g.places) if colour in place.warbands}
    player.warbands = 0
    for slot, count in at_sites.items():
        put_at(g.places[slot], colour, -count)
    player.bank += on_board + sum(at_sites.values())
    for slot, count in at_sites.items():
        rest = on_board + sum(number for other, number in at_sites.items() if other > slot)
        kept = yield from _how_many(g, player, bank.bank, count, rest)
        put_at(g.places[slot], player.force, kept)
        bank.bank -= kept
    kept = min(bank.bank, on_board)
    player.warbands += kept
    bank.bank -= kept


def _how_many(g: State, player: Player, stock: int, count: int, rest: int) -> Flow[int]:
    """How many of these are replaced, with so many to be replaced afterwards."""
    least, most = max(0, min(count, stock - rest)), min(count, stock)
    numbers = [str(number) for number in range(least, most + 1)]
    act = Act(g, player)
    number = yield from act.pick_one("kept_warbands", numbers, verb="number", rule="OA-6.6.2-05", number=count)
    return int(number or 0)


# Exile


def exile_price(g: State, me: Player, citizen: Player) -> int:
    """What exiling a Citizen costs (OA-6.7-01..05)."""
    more = (g.title == citizen.seat) + (PEOPLES_FAVOR in citizen.banners)
    less = (g.title == me.seat) + (PEOPLES_FAVOR in me.banners)
    return EXILE_PRICE + more - less


def _may_be_exiled(g: State, citizen: Player) -> bool:
    return not IN_FORCE.forbidden(g, CannotBeExiled, citizen, Whose(g, citizen))


def _can_exile(g: State, me: Player, citizen: Player) -> bool:
    return exile_price(g, me, citizen) <= purse(g, me) and _may_be_exiled(g, citizen)


def leaving_price(g: State, me: Player) -> int:
    """What leaving the Empire costs: warbands and secrets of the board, secrets on cards (OA-6.8-02, OA-AMB-23)."""
    return me.warbands + me.all_secrets + sum(tokens.secrets for tokens in g.tokens.values())


def _can_leave(g: State, me: Player) -> bool:
    holder = holder_of(g, GRAND_SCEPTER)
    if holder is None or holder is me or not _may_be_exiled(g, me):
        return False
    return leaving_price(g, me) <= purse(g, me)


def become_exile(g: State, citizen: Player) -> Flow[None]:
    """A Citizen becomes an Exile: only the warbands of the board are replaced (OA-6.7-07..11)."""
    g.chancellor.bank += citizen.warbands
    citizen.warbands = min(citizen.warbands, citizen.bank)
    citizen.bank -= citizen.warbands
    citizen.role, citizen.supply = EXILE, MOST_SUPPLY
    g.rearrange()
    g.tell("became_exile", citizen.seat)
    yield from settle_title(g)
