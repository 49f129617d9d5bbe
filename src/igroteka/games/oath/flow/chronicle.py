"""The Chronicle phase: what the winner and the others decide (OA-8.1 to OA-8.4); the rest follows by itself.

`g.pending` holds the steps that are left.
"""

from igroteka.kernel import DONE, Flow, Option

from ..act import Act
from ..actions.capacity import capacity
from ..actions.ruling import advisers_of_suit, ruled_sites, rules_site
from ..actions.warbands import put_at
from ..box import CITIZEN, EXILE, OATHS, SUITS
from ..state import OVER, Epilogue, Player, State
from .renewal import clear_boards, renew

STEPS = ("oath", "citizenship", "edifice", "suit", "renew")


def chronicle(g: State) -> Flow[None]:
    """The next step of the Chronicle (OA-8-01)."""
    assert g.victory is not None
    winner = g.players[g.victory.seat]
    if g.epilogue is None:
        g.epilogue, g.pending, g.active = Epilogue(), list(STEPS), g.order.index(winner.seat)
        clear_boards(g)
    match g.pending.pop(0):
        case "oath":
            yield from _swear(g, winner)
        case "citizenship":
            yield from _offer_citizenship(g, winner)
        case "edifice":
            yield from _build(g, winner)
        case "suit":
            yield from _choose_suit(g, winner)
        case _:
            renew(g, winner)
            g.phase = OVER


def _epilogue(g: State) -> Epilogue:
    assert g.epilogue is not None
    return g.epilogue


def _swear(g: State, winner: Player) -> Flow[None]:
    """Who has won by a Vision alone is bound by it; anybody else swears a new Oath (OA-8.1)."""
    victory = g.victory
    assert victory is not None
    bound = g.box.visions[victory.vision].oath if victory.ways == ("vision",) else None
    others = [oath for oath in OATHS if oath != g.oath]
    _epilogue(g).oath = bound or (yield from Act(g, winner).pick_one("swear", others, rule="OA-8.1-02"))
    g.tell("sworn", winner.seat, _epilogue(g).oath)


# Citizenship


def _offer_citizenship(g: State, winner: Player) -> Flow[None]:
    """An Exile who has won founds an empire of their own."""
    if winner.role != EXILE:
        return
    flip_citizens(g, winner)
    flipped = _epilogue(g).flipped
    open_to = [one.seat for one in g.in_turn_order() if one.role == EXILE and one is not winner]
    open_to = [seat for seat in open_to if seat not in flipped]
    while open_to:
        act = Act(g, winner)
        seat = yield from act.pick_one(
            "offer_in_chronicle", map(str, open_to), verb="invite", optional=DONE, rule="OA-8.2-02"
        )
        if not seat:
            return
        open_to.remove(int(seat))
        yield from _answer(g, winner, g.players[int(seat)])


def flip_citizens(g: State, winner: Player) -> None:
    """All boards on their Citizen side become Exiles', those in the box too (OA-8.2-01)."""
    for player in g.citizens:
        player.role = EXILE
        _epilogue(g).flipped.append(player.seat)
    if _epilogue(g).flipped or g.boxed_citizens:
        g.tell("citizens_flipped", winner.seat)
    g.boxed_citizens = []
    g.rearrange()


def _answer(g: State, winner: Player, exile: Player) -> Flow[None]:
    act = Act(g, exile)
    if not (yield from act.pick("join_winner", [("accept",)], optional=True, rule="OA-8.2-04", seat=winner.seat)):
        g.tell("refused_winner", exile.seat, winner.seat)
        return
    for slot in ruled_sites(g, exile):
        place = g.places[slot]
        own = place.warbands.get(exile.colour, 0)
        put_at(place, exile.colour, -own)
        exile.bank += own
        count = min(1, winner.bank)
        put_at(place, winner.colour, count)
        winner.bank -= count
    exile.role = CITIZEN
    _epilogue(g).sworn_in.append(exile.seat)
    g.rearrange()
    g.tell("joined_winner", exile.seat, winner.seat)


# Edifices


def _build(g: State, winner: Player) -> Flow[None]:
    """The Chancellor or a Citizen may build or repair an edifice."""
    if winner.role == EXILE:
        return
    options = edifice_options(g, winner)
    choice = yield from Act(g, winner).pick("edifice", options, optional=True, rule="OA-8.3.1-01")
    match choice:
        case ("build", card, edifice):
            slot = _put_in_place(g, card, edifice)
            g.archive.remove(edifice)
            g.world.append(card)
            g.layers[0] += 1
            g.tell("built", winner.seat, edifice, g.places[slot].site)
        case ("repair", ruin):
            edifice = g.box.ruins[ruin].id
            slot = _put_in_place(g, ruin, edifice)
            g.tell("repaired", winner.seat, edifice, g.places[slot].site)


def _put_in_place(g: State, old: str, new: str) -> int:
    """An edifice takes the place of a card; which site space it is."""
    slot = next(slot for slot, place in enumerate(g.places) if old in place.cards)
    cards = g.places[slot].cards
    cards[cards.index(old)] = new
    _epilogue(g).edifice, _epilogue(g).edifice_at = new, g.places[slot].site
    g.rearrange()
    return slot


def edifice_options(g: State, winner: Player) -> list[Option]:
    """Denizens that can be replaced by the edifice of their suit, and ruins, at sites that the winner rules."""
    stored = {g.box.edifices[card].suit: card for card in g.archive if card in g.box.edifices}
    options: list[Option] = []
    for slot in range(len(g.places)):
        if not rules_site(g, winner, slot):
            continue
        cards = g.places[slot].cards
        options += [("repair", card) for card in cards if card in g.box.ruins]
        if any(card in g.box.ruins or card in g.box.edifices for card in cards):
            continue
        options += [
            ("build", card, stored[g.box.suits[card]])
            for card in cards
            if g.box.suits[card] in stored and _leaves_room(g, slot, card)
        ]
    return options


def _leaves_room(g: State, slot: int, card: str) -> bool:
    """Is there room for something else in the card's place? Some cards bring their own."""
    place = g.places[slot]
    cards = list(place.cards)
    place.cards.remove(card)
    g.rearrange()
    room = len(place.cards) < capacity(g, slot)
    place.cards[:] = cards
    g.rearrange()
    return room


def _choose_suit(g: State, winner: Player) -> Flow[None]:
    """The most common suit among the winner's advisers; the winner breaks ties (OA-8.4-01..03)."""
    counts = {suit: advisers_of_suit(g, winner, suit) for suit in SUITS}
    most = [suit for suit in SUITS if counts[suit] == max(counts.values())]
    _epilogue(g).suit = yield from Act(g, winner).pick_one("new_suit", most, verb="suit", rule="OA-8.4-02")
