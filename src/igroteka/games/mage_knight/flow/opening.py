"""The opening: heroes are chosen or auctioned, cards drafted, everything is laid out (MK-FLOW, MK-OPTA, MK-OPTD)."""

from igroteka.kernel import DECLINE, Flow, Option, ask

from ..actions import exploring
from ..setup.dealing import MORE, deal_common, furnish, lay_offers, roll_first, seat_dummy
from ..setup.laying import lay_map
from ..state import Player, State
from . import tactics

STARTS = 3
"""Cards that everybody keeps of a drafted start (MK-OPTD-07)."""
REPUTATION = {"rampage": -2, "more_rampage": -4}
"""With what reputation heroes begin (MK-OPTR-01, MK-OPTR-06)."""


def run(g: State) -> Flow[None]:
    """One player takes a hero, or cards are drafted; when all is chosen, the table is set."""
    waiting = [g.players[seat] for seat in g.order if not g.players[seat].hero]
    if waiting:
        yield from _choose(g, waiting[0])
        return
    deal_common(g, interactive=not g.cooperative and "no_interactive_spells" not in g.variants)
    if "starting_cards" in g.variants:
        yield from draft(g)
    lay_out(g)


def _choose(g: State, me: Player) -> Flow[None]:
    free = [hero for hero in g.box.heroes if all(player.hero != hero for player in g.players)]
    if not g.figures["choose"]:
        _take(g, me, g.chance.pick(free))
        return
    choice = yield ask(me.seat, "hero", [("choose_hero", hero) for hero in free], rule="MK-FLOW-04")
    if "hero_auction" in g.variants:
        yield from auction(g, me, choice[1])
    else:
        _take(g, me, choice[1])


def _take(g: State, me: Player, hero: str) -> None:
    me.hero = hero
    g.tell("hero_chosen", me.seat, hero)


def auction(g: State, me: Player, hero: str) -> Flow[None]:
    """Others may bid fame for a hero that was named; equal bids go to the earlier chooser (MK-OPTA-02..04)."""
    bidders = [g.players[seat] for seat in g.order if not g.players[seat].hero]
    bids = {me.seat: 0}
    active = [player for player in bidders if player is not me] + [me]
    passed: set[int] = set()
    while len(passed) < len(active):
        for player in active:
            if player.seat in passed:
                continue
            bid = yield from _bid(g, player, hero, bids)
            if bid is None:
                passed.add(player.seat)
            else:
                bids[player.seat] = bid
                passed = {player.seat} if bid == max(bids.values()) else passed
    most = max(bids.values())
    winner = next(g.players[seat] for seat in g.order if bids.get(seat) == most)
    winner.fame -= most
    _take(g, winner, hero)


def _bid(g: State, player: Player, hero: str, bids: dict[int, int]) -> Flow[int | None]:
    """A higher bid, or, by one who has bid before, the standing one repeated (MK-OPTA-03)."""
    most = max(bids.values())
    if bids.get(player.seat) == most:
        return None
    least = most if player.seat in bids else most + 1
    options: list[Option] = [("bid", str(bid)) for bid in range(least, most + 4)]
    choice = yield ask(player.seat, "bid", [*options, DECLINE], rule="MK-OPTA-02", hero=hero, number=most)
    if choice == DECLINE:
        return None
    g.tell("bid", player.seat, int(choice[1]))
    return int(choice[1])


def draft(g: State) -> Flow[None]:
    """Four advanced actions each: keep one, pass the rest on, until all have three (MK-OPTD-07, MK-OPTD-08)."""
    seats = [player.seat for player in g.players]
    packs = {seat: [g.advanced.pop() for _ in range(min(STARTS + 1, len(g.advanced)))] for seat in seats}
    for number in range(STARTS):
        for seat in seats:
            pack = packs[seat]
            if not pack:
                continue
            options = [("keep_start", card) for card in pack]
            choice = yield ask(seat, "keep_start", options, rule="MK-OPTD-07", number=STARTS - number)
            pack.remove(choice[1])
            g.players[seat].kept_starts.append(choice[1])
        packs = {seat: packs[seats[index - 1]] for index, seat in enumerate(seats)}
    g.advanced += [card for pack in packs.values() for card in pack]
    g.chance.shuffle(g.advanced)


def lay_out(g: State) -> None:
    """Everything else, in the order of the set-up (MK-SETUP)."""
    scenario, seats = g.box.scenarios[g.scenario], len(g.players)
    g.night = "night_arrival" in g.variants
    g.figures["units"] = seats + MORE + scenario.blitz
    g.figures["cities"] = scenario.cities[seats]
    lay_offers(g, g.figures["units"])
    roll_first(g, seats + MORE + scenario.blitz)
    lay_map(g)
    for player in g.players:
        player.fame += int(scenario.blitz)
        player.reputation = 2 * scenario.blitz + sum(REPUTATION.get(variant, 0) for variant in g.variants)
        furnish(g, player)
    if scenario.dummy:
        seat_dummy(g)
    tactics.lay_out(g)
    exploring.look_around(g)
    g.reveal()
    g.stage = "tactics"
    g.tell("round", g.round, "night" if g.night else "day")
