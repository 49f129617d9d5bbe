"""A prepared position of Meeples & Monsters, in which a test plays and looks."""

from collections.abc import Mapping, Sequence

from igroteka.games.meeples.act import MONSTER_POINTS
from igroteka.games.meeples.actions.meeples import owned
from igroteka.games.meeples.box import MAIN, PEASANT
from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.state import MONSTER_SLOTS, Player, State, Turn
from igroteka.kernel import Match
from tests.games.position import SeatedPosition


class Table(SeatedPosition):
    """A match in the middle: seat 0 is to act with the given meeples in the Tavern; nobody else is anywhere.

    `monsters` stand in the city by district, `built` are locations by lot (`{"castle_1": "colosseum"}`). Everybody
    else's Tavern, and every bag, holds four Peasants; nobody has quests. The supply is what is left of the box. `deck`
    is the top of the monster deck, the first card first; without it the deck is as dealt, less what is in the city.
    Choices are written as in a record, words with spaces, several with semicolons:
    `table.do("send knight skeleton; commit")`. As always, the kernel itself takes a decision that has a single option,
    so such a choice is not written.
    """

    def __init__(
        self,
        *tavern: str,
        seats: int = 2,
        phase: str = MAIN,
        towers: bool = False,
        lodgings: Sequence[str] = (),
        bag: Sequence[str] = (PEASANT,) * 4,
        monsters: Mapping[str, Sequence[str]] | None = None,
        built: Mapping[str, str] | None = None,
        offer: Sequence[str] = (),
        quests: Sequence[str] = (),
        completed: Sequence[str] = (),
        pile: Sequence[str] = (),
        levels: Mapping[str, int] | None = None,
        vp: int = 0,
        deck: Sequence[str] = (),
        arrivals: int = 0,
        final: int = 0,
    ) -> None:
        options = {"towers": "with" if towers else "without"}
        self.match = Match(MEEPLES, seats=seats, seed=1, options=options)
        g = self.g
        g.first, g.round, g.turn = 0, 5, Turn(0, phase)
        g.arrivals, g.final = arrivals, final
        for player in g.players:
            g.quest_deck += player.quests
            player.quests, player.tavern, player.lodgings, player.bag = [], [PEASANT] * 4, [], [PEASANT] * 4
        me = self.me
        me.tavern, me.lodgings, me.bag = list(tavern), list(lodgings), list(bag)
        me.quests, me.completed, me.pile = list(quests), list(completed), list(pile)
        me.levels.update(levels or {})
        me.points = {MONSTER_POINTS: vp}
        self._lay_out(monsters or {}, built or {}, offer)
        gone = {*quests, *completed}
        g.quest_deck = [quest for quest in g.quest_deck if quest not in gone]
        in_play = {*pile, *(monster for slots in g.monsters.values() for monster in slots), *g.box.arrivals[:arrivals]}
        left = [card for card in g.monster_deck if card not in {*in_play, *deck}]
        g.monster_deck = left + list(reversed(deck))
        self.restart()

    def _lay_out(self, monsters: Mapping[str, Sequence[str]], built: Mapping[str, str], offer: Sequence[str]) -> None:
        g = self.g
        for district in g.monsters:
            here = list(monsters.get(district, ()))
            g.monster_deck += [card for card in g.monsters[district] if card]
            g.monsters[district] = here + [""] * (MONSTER_SLOTS - len(here))
        tokens = [token for token in [*offer, *g.offer, *g.location_stack] if token not in built.values()]
        tokens = list(dict.fromkeys(tokens))
        g.offer, g.location_stack = tokens[:4], tokens[4:]
        for slot, location in built.items():
            g.slots[slot] = location
            g.built[location] = g.box.slots[slot].district
            for count in g.box.locations[location].stock.values():
                g.stock[location] = count

    def restart(self) -> None:
        """Begin the phase anew from the state as it is; call it after changing the state by hand."""
        g = self.g
        mine = [unit for player in g.players for unit in owned(g, player)]
        for unit, meeple in g.box.meeples.items():
            stocked = sum(count for token, count in g.stock.items() if unit in g.box.locations[token].stock)
            g.supply[unit] = meeple.count - mine.count(unit) - stocked
        self.begin_anew()

    @property
    def g(self) -> State:
        """The state as it is now."""
        assert isinstance(self.match.state, State)
        return self.match.state

    @property
    def me(self) -> Player:
        """The player of seat 0."""
        return self.g.players[0]

    @property
    def rival(self) -> Player:
        """The player of seat 1."""
        return self.g.players[1]

    def places(self) -> set[str]:
        """Where somebody may be sent."""
        return {option.split()[-1] for option in self.options() if option.startswith("send")}

    def attack(self, monster: str, *party: str) -> None:
        """Send the party to a monster, as far as the kernel does not do it by itself for want of a choice."""
        for unit in dict.fromkeys(party):
            while monster not in self.g.parties or self.g.parties[monster].units.count(unit) < party.count(unit):
                self.do(f"send {unit} {monster}")

    def stack_quests(self, *quests: str) -> None:
        """The quest deck holds only these, the first on top."""
        self.g.quest_deck = list(reversed(quests))

    def pass_turn(self) -> None:
        """Let the acting player do nothing more, whatever is asked until the next player's turn."""
        seat = self.g.turn.seat
        while self.match.decision and self.g.turn.seat == seat:
            self.match.play(self.match.decision.options[-1])
