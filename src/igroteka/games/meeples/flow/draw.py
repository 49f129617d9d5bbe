"""The Draw phase in its nine steps, and passing the turn on (MM-DRAW, MM-END, MM-SYM-21)."""

from igroteka.kernel import Flow, ask

from ..act import QUEST_POINTS, resting
from ..actions import quests
from ..actions.meeples import draw, take
from ..box import CORRUPTION
from ..effects.gains import ENOUGH
from ..passives import Drawn
from ..scoring import score_quests
from ..state import ARRIVALS, DRAW_SIZES, FINAL_ROUNDS, OFFER_SIZE, TURN, USED, Player, State, Turn

STANDSTILL_ROUNDS = 30


def draw_phase(g: State, me: Player) -> Flow[None]:
    """The steps in their order; afterwards kept meeples return and the next tower rooms open (MM-DRAW-01)."""
    if g.turn.defeated:
        slide(g)
    yield from refill_city(g, me)
    draw(g, me, DRAW_SIZES[g.arrivals])
    yield from use_abilities(g, me)
    yield from quests.check(g, me, Drawn)
    refill_offer(g)
    for unit in me.kept:
        g.tell("kept", me.seat, unit)
    me.tavern += me.kept
    me.kept = []
    open_rooms(g)
    pass_on(g)


def slide(g: State) -> None:
    """Monsters move into the lowest slots of their districts (MM-DRAW-02)."""
    for district, slots in g.monsters.items():
        left = [monster for monster in slots if monster]
        g.monsters[district] = left + [""] * (len(slots) - len(left))


def refill_city(g: State, me: Player) -> Flow[None]:
    """A new monster for each one beaten this turn, as long as the deck lasts (MM-DRAW-03..08, MM-DRAW-14)."""
    for _ in range(g.turn.defeated):
        reveal(g, me)
        if not g.arriving:
            g.tell("exhausted")
            return
        district: str = g.box.monsters[g.arriving].district
        if "" not in g.monsters[district]:
            options = [("district", other) for other, slots in g.monsters.items() if "" in slots]
            question = ask(me.seat, "district", options, rule="MM-DRAW-05", monster=g.arriving, district=district)
            _, district = yield question
        settle(g, district)


def settle(g: State, district: str) -> None:
    """The revealed monster takes the lowest empty slot of a district (MM-DRAW-04)."""
    slots = g.monsters[district]
    slots[slots.index("")] = g.arriving
    g.tell("appeared", g.arriving, district)
    g.arriving = ""


def reveal(g: State, me: Player) -> None:
    """Turn the next monster of the deck, seeing arrivals on the way; none when the deck is exhausted (MM-DRAW-06)."""
    while g.monster_deck and not g.arriving:
        card = g.monster_deck.pop()
        g.reveal()
        if card in g.box.arrivals:
            arrive(g, me)
        else:
            g.arriving = card


def arrive(g: State, me: Player) -> None:
    """The Dark Council arrives: Corruption and an extra meeple twice, then the last rounds (MM-DRAW-07..13)."""
    g.arrivals += 1
    g.tell("arrival", g.arrivals)
    if g.arrivals == ARRIVALS:
        return
    for player in (me, *g.others(me)):
        take(g, player, CORRUPTION, player.bag, g.box.arrivals[g.arrivals - 1])
    for other in g.others(me):
        draw(g, other, 1)


def use_abilities(g: State, me: Player) -> Flow[None]:
    """Draw-phase abilities of completed quests, each at most once, in any order (MM-DRAW-16)."""
    while ready := [("use", quest) for quest in me.completed if quests.ability_of(g, me, quest)]:
        choice = yield ask(me.seat, "draw_phase", [*ready, ENOUGH], rule="MM-DRAW-16")
        if choice == ENOUGH:
            return
        quest = choice[1]
        ability = g.box.quests[quest].ability
        assert ability is not None
        g.let_last(USED, TURN, about=quest)
        g.tell("used", me.seat, quest)
        yield from ability.run(resting(g, me, quest, points=QUEST_POINTS, rule="MM-DRAW-16"))


def refill_offer(g: State) -> None:
    """Four location tokens lie open, as long as the stack lasts (MM-DRAW-18, MM-AMB-11)."""
    while len(g.offer) < OFFER_SIZE and g.location_stack:
        token = g.location_stack.pop()
        g.offer.append(token)
        g.reveal()
        g.tell("offered", token)


def open_rooms(g: State) -> None:
    """The next room of a tower whose open room was claimed."""
    for district, tower in g.towers.items():
        if not tower.room and tower.below:
            tower.room = tower.below.pop()
            g.reveal()
            g.tell("opened", tower.room, district)


def pass_on(g: State) -> None:
    """Clockwise to the next player; two full rounds after the third arrival the game is over (MM-END-02, MM-END-16)."""
    g.idle = 0 if g.turn.defeated else g.idle + 1
    seat = (g.turn.seat + 1) % len(g.players)
    if seat == g.first:
        standstill = g.idle >= STANDSTILL_ROUNDS * len(g.players)
        if standstill:
            g.tell("standstill")
        if g.final == FINAL_ROUNDS or standstill:
            score_quests(g)
            g.over = True
            g.tell("over")
            return
        g.round += 1
        if g.arrivals == ARRIVALS:
            g.final += 1
            g.tell("final", g.final)
    g.turn = Turn(seat)
    g.end(TURN)
