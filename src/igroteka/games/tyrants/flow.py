"""The course of the game: first troops, rounds, turns and the end of a turn (TY-ROUND, TY-TURN, TY-EOT)."""

from igroteka.kernel import Decision, Flow, Lasting, Option, Speech, Word, ask, from_box, say, walk

from .act import Play, play
from .actions import pieces
from .actions.control import collect, marker_vp, presence
from .actions.zones import MARKET, cost, draw, offers, recruit
from .box import CENTER, LEFT, RIGHT, Box
from .effects.cards import promised
from .setup import open_sections
from .state import HAND_SIZE, TURN, Player, State, Turn

ASSASSINATE_COST = RETURN_SPY_COST = 3
DEPLOY_COST = 1
STANDSTILL_ROUNDS = 20

END: Option = ("end",)
DEPLOY_FOR_VP: Option = ("deploy_for_vp",)
PAID_WITH_POWER = ("deploy", DEPLOY_FOR_VP[0], "assassinate", "return_spy")


def step(g: State) -> Flow[None] | None:
    """The next step: the first troops, then turn after turn."""
    if g.over:
        return None
    return opening(g) if g.round == 0 else turn(g, g.active)


def opening(g: State) -> Flow[None]:
    """Hands are drawn, and each player places a first troop at a starting site of their own (TY-SETUP-24..27)."""
    for card in g.market:
        g.tell("market", card)
    order = [g.players[g.first], *g.opponents(g.players[g.first])]
    if not g.sections:
        _, section = yield ask(g.first, "section", [("section", LEFT), ("section", RIGHT)], rule="TY-SETUP-03")
        g.sections = [CENTER, section]
        open_sections(g)
    for player in order:
        draw(g, player, HAND_SIZE)
    taken: set[str] = set()
    for player in order:
        sites = [site.id for site in g.box.board.sites if site.start and site.id in g.troops and site.id not in taken]
        _, site = yield ask(player.seat, "start", [("start", site) for site in sites], rule="TY-SETUP-25")
        taken.add(site)
        pieces.deploy(g, player, site)
    g.round = 1
    begin_turn(g, g.first)


def begin_turn(g: State, seat: int) -> None:
    """An empty pool, and the influence of the markers that the player holds."""
    g.turn = Turn(seat)
    g.begin_turn(seat, g.round)
    collect(g)


def turn(g: State, me: Player) -> Flow[None]:
    """A turn: cards and basic actions in any order, then the steps of its end (TY-TURN-01, TY-TURN-02)."""
    now = g.turn
    while True:
        decision = ask(
            me.seat,
            "turn",
            turn_options(g, me),
            "TY-TURN-02",
            always_ask=True,
            power=now.power,
            influence=now.influence,
        )
        match (yield decision):
            case ("play", card):
                yield from play(g, me, card)
            case ("deploy", place):
                now.power -= DEPLOY_COST
                pieces.deploy(g, me, place)
            case ("deploy_for_vp",):
                now.power -= DEPLOY_COST
                pieces.deploy_for_vp(g, me)
            case ("assassinate", place, colour):
                now.power -= ASSASSINATE_COST
                pieces.assassinate(g, me, place, colour)
            case ("return_spy", site, colour):
                now.power -= RETURN_SPY_COST
                pieces.return_spy(g, me, site, colour)
            case ("recruit", zone, card):
                now.influence -= cost(g, card)
                recruit(g, me, zone, card)
            case ("end",):
                break
    yield from end_of_turn(g, me)
    pass_on(g)


def turn_options(g: State, me: Player) -> list[Option]:
    """Everything that the player may do in step 1 (TY-TURN-02..11)."""
    now = g.turn
    options: list[Option] = [("play", card) for card in dict.fromkeys(me.hand)]
    if now.power >= DEPLOY_COST:
        if me.troops == 0:
            options.append(DEPLOY_FOR_VP)
        else:
            options += [("deploy", place) for place in pieces.deploy_places(g, me)]
    if now.power >= ASSASSINATE_COST:
        near = presence(g, me)
        options += [("assassinate", place, colour) for place, colour in pieces.enemy_troops(g, me, near)]
        options += [("return_spy", site, colour) for site, colour in pieces.enemy_spies(g, me, near)]
    if now.influence:
        options += [("recruit", zone, card) for zone, card in offers(g) if cost(g, card) <= now.influence]
    options.append(END)
    return options


def losses(g: State, decision: Decision) -> list[Speech]:
    """Cards in hand, and what the pool could still pay for: all of it is gone when the turn ends (TY-EOT-01)."""
    verbs = {option[0] for option in decision.options}
    if END[0] not in verbs:
        return []
    left = {
        "cards": len(g.active.hand),
        "power": 0 if verbs.isdisjoint(PAID_WITH_POWER) else g.turn.power,
        "influence": g.turn.influence if "recruit" in verbs else 0,
    }
    return [say(f"unused-{what}", count=count) for what, count in left.items() if count]


def foresee(g: State, decision: Decision, option: Option) -> bool | None:
    """In a turn it is plain what reveals something, but for cards that may (TY-DRAW, TY-RECR-02, TY-EOT-01)."""
    if decision.kind != "turn":
        return None
    match option:
        case ("play", card):
            return None if card in revealing(g.box) else False
        case ("recruit", zone, _):
            return zone == MARKET and bool(g.market_deck)
        case ("end",):
            return True if g.active.deck and not g.promises else None
    return False


@from_box
def revealing(box: Box) -> frozenset[str]:
    """The cards that may bring something hidden to light."""
    cards = box.cards.values()
    return frozenset(
        card.id for card in cards if any(isinstance(word, Word) and word.reveals for word in walk(card.play))
    )


def end_of_turn(g: State, me: Player) -> Flow[None]:
    """Step 2: promote, gain VP for markers, discard, draw (TY-EOT-01)."""
    yield from keep_promises(g, me)
    pieces.gain_vp(g, me, marker_vp(g, me))
    me.discard += [played.card for played in g.turn.played if played.here]
    me.discard += me.hand
    me.hand.clear()
    g.turn = Turn(me.seat)
    g.end(TURN)
    draw(g, me, HAND_SIZE)


def keep_promises(g: State, me: Player) -> Flow[None]:
    """What waited for the end of the turn, in an order of the player's choice (TY-EOT-02)."""
    while promises := g.promises:
        options = [("resolve", card) for card in dict.fromkeys(promise.about for promise in promises)]
        _, card = yield ask(me.seat, "resolve", options, rule="TY-EOT-02")
        promise = next_promise(g, card)
        g.lasting.remove(promise)
        context = Play(g, me, card, int(promise.owner), whom=me, rule="TY-EOT-02")
        yield from promised(g.box.cards[card].play)[promise.number].effect.run(context)


def next_promise(g: State, card: str) -> Lasting:
    """A promise of one of the card's copies, best one still in play: that of a copy gone may later promote any card."""
    alike = [promise for promise in g.promises if promise.about == card]
    return max(alike, key=g.is_here)


def pass_on(g: State) -> None:
    """Clockwise to the next player; after the last round the game is over (TY-ROUND-03, TY-OVER-03)."""
    seat = (g.turn.seat + 1) % len(g.players)
    if seat == g.first:
        watch_for_standstill(g)
        if g.ending:
            g.over = True
            g.tell("over")
            return
        g.round += 1
    begin_turn(g, seat)


def watch_for_standstill(g: State) -> None:
    """Houses that have promoted away all they could act with may never reach an end: stop such a game (TY-AMB-17)."""
    supply = len(g.market_deck) + sum(player.troops for player in g.players)
    g.idle_rounds = 0 if supply < g.supply else g.idle_rounds + 1
    g.supply = min(supply, g.supply)
    if g.idle_rounds == STANDSTILL_ROUNDS and not g.ending:
        g.ending = "standstill"
        g.tell("standstill")
