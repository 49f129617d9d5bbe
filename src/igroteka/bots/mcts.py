"""The searching bot: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012).

Every iteration imagines another world that may be the real one, walks down one common tree as far as it goes, plays on
to the end of the turn by the game's priors, and lets the game's evaluation judge what came of it.
"""

from collections.abc import Sequence
from math import sqrt
from time import perf_counter

from msgspec import Struct

from igroteka.kernel import Decision, Match, Option

from .bot import Bot

EXPLORATION = 2.5  # how far the search strays from the best it knows, in standard deviations of what it saw
OPENNESS = 0.1  # the part of the priors that is shared evenly, so that no option is ever ruled out
LEAD = 12.0  # an evaluation so far ahead wins about three games of four
CERTAINTY = 0.8  # how much of a finished match's value is its outcome; the rest still prefers the better score
LEAST_SPREAD = 0.002
HORIZON = 24  # where a turn is longer, the search looks so many choices ahead and on to the next new question


class Budget(Struct, frozen=True):
    """How long to think about a choice: so many iterations or, if there are none, so many seconds."""

    seconds: float = 1.0
    iterations: int = 0


class Line(Struct, frozen=True):
    """An option, how often the search has tried it, and the chance to win that it saw there, 0..1."""

    option: Option
    visits: int
    value: float


class Node:
    """What all determinized worlds have taught about an option.

    How often it was tried, how often it was there to be tried, and how good that was for the seat that took it.
    """

    __slots__ = ("available", "children", "prior", "squares", "total", "visits")

    def __init__(self, prior: float = 1.0) -> None:
        self.prior = prior
        self.visits = self.available = 0
        self.total = self.squares = 0.0
        self.children: dict[Option, Node] = {}

    @property
    def mean(self) -> float:
        """The mean value; nothing is known of an option never tried."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of the values."""
        if self.visits < 2:
            return 1.0
        return sqrt(max(self.squares / self.visits - self.mean**2, LEAST_SPREAD**2))

    def favourite(self, options: Sequence[Option]) -> Option | None:
        """The option that was tried most; None if none was."""
        tried = [option for option in options if option in self.children and self.children[option].visits]
        return max(tried, key=lambda option: self.children[option].visits, default=None)

    def add(self, value: float) -> None:
        """Count one more visit that turned out so."""
        self.visits += 1
        self.total += value
        self.squares += value * value


class Tree(Struct):
    """A search tree, and where in which match its root stands."""

    setup: object
    choices: list[Option]
    stretch: int
    root: Node

    def find(self, match: Match) -> Node | None:
        """The node to which the choices made since have led.

        None if the search never went there, if the turn is over, or if something was revealed that no world foresaw.
        """
        known = len(self.choices)
        since = match.choices[known:]
        if self.setup != match.setup or self.choices != match.choices[:known] or (since and not match.undo_is_free):
            return None
        if self.stretch != stretch(match):
            return None
        node: Node | None = self.root
        for choice in since:
            if node is None:
                return None
            node = node.children.get(choice)
        return node


def stretch(match: Match) -> int:
    """The number of the turn or round to the end of which the search looks; set-up belongs to the first."""
    state = match.state
    return max(1, state.turns if match.game.foresight == "turn" else state.turn_round)


class Journey:
    """A determinized world on its way to the end of the turn, or of the round."""

    def __init__(self, world: Match) -> None:
        self.world = world
        self.length = 0
        self.passed = False
        self.stretch = stretch(world)

    @property
    def decision(self) -> Decision | None:
        """The next decision of this turn; None once the turn has passed on or the match is over."""
        return None if self.passed else self.world.decision

    def play(self, option: Option) -> None:
        """Take an option; the journey is over when the next turn has begun.

        A journey of many choices is over at the next question with which something new begins.
        """
        self.world.play(option)
        self.length += 1
        decision = self.world.decision
        if decision:
            far = self.length >= HORIZON and decision.always_ask
            self.passed = far or stretch(self.world) > self.stretch

    def value(self, seat: int) -> float:
        """The seat's chance to win, as far as the game's evaluation can see."""
        chance = chance_to_win(self.world.game.evaluate(self.world.state, seat))
        outcome = self.world.outcome
        if outcome is None:
            return chance
        return CERTAINTY * outcome.share(seat) + (1 - CERTAINTY) * chance


def chance_to_win(evaluation: float) -> float:
    """What an evaluation means: even chances at 0.

    >>> chance_to_win(0), chance_to_win(LEAD)
    (0.5, 0.75)
    """
    return 1 / (1 + 3 ** (-evaluation / LEAD))


class MctsBot(Bot):
    """Searches within its budget; the tree is kept while the turn lasts."""

    name = "mcts"

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or Budget()
        self.tree: Tree | None = None

    def choose(self, match: Match, seat: int) -> Option:
        return self.analyse(match, seat)[0].option

    def analyse(self, match: Match, seat: int) -> list[Line]:
        """The options of the seat's decision, best first."""
        assert match.decision is not None
        options = match.decision.options
        root = (self.tree and self.tree.find(match)) or Node()
        self.tree = Tree(match.setup, list(match.choices), stretch(match), root)
        if len(options) > 1:
            self.search(match, seat, root)
        return sorted(lines(root, options), key=lambda line: (line.visits, line.value), reverse=True)

    def search(self, match: Match, seat: int, root: Node) -> None:
        """Iterate until the budget is spent, or until the leading option cannot be overtaken any more."""
        assert match.decision is not None
        options = match.decision.options
        start, done = perf_counter(), 0
        while self.left(perf_counter() - start, done) > lead(root, options):
            self.iterate(self.determinize(match, seat), seat, root)
            done += 1

    def left(self, spent: float, done: int) -> float:
        """How many iterations the budget still allows; at least one in all."""
        if self.budget.iterations:
            return self.budget.iterations - done
        return done * (self.budget.seconds / spent - 1) if done else float("inf")

    def iterate(self, world: Match, seat: int, root: Node) -> None:
        """Down the tree to an option never tried, on to the end of the turn, and back with the value for each seat."""
        journey = Journey(world)
        path = [(seat, root)]
        node = root
        while decision := journey.decision:
            option = self.select(world, decision, node, root.spread)
            node = node.children[option]
            path.append((decision.seat, node))
            journey.play(option)
            if not node.visits:
                break
        self.finish(journey)
        values = {who: journey.value(who) for who in {who for who, _ in path}}
        for who, visited in path:
            visited.add(values[who])

    def finish(self, journey: Journey) -> None:
        """Play on to the end of the turn by the game's priors.

        Where chance decides much, nothing new is begun, so that luck in what comes later hides nothing of what is
        looked at: the turn ends, or the game's evaluation has to weigh what is not decided yet.
        """
        world = journey.world
        while decision := journey.decision:
            if not (world.game.chancy and decision.always_ask):
                journey.play(self.guess(world, decision))
            elif ending := next((option for option in decision.options if option[0] in world.game.endings), None):
                journey.play(ending)
            else:
                break

    def play_out(self, world: Match, option: Option) -> None:
        """Take the option and go on to the end of the turn by what was tried most, then by the game's priors."""
        journey = Journey(world)
        node = self.tree.root if self.tree else Node()
        journey.play(option)
        while decision := journey.decision:
            node = node.children.get(option) or Node()
            option = node.favourite(decision.options) or self.guess(world, decision)
            journey.play(option)

    def guess(self, world: Match, decision: Decision) -> Option:
        """An option at random, the likelier the more promising it looks."""
        return self.random.choices(decision.options, world.game.priors(world.state, decision))[0]

    def select(self, world: Match, decision: Decision, node: Node, spread: float) -> Option:
        """The option with the best upper bound: its mean, and more the likelier and the less tried it is."""
        options, children = decision.options, node.children
        if any(option not in children for option in options):
            weights = world.game.priors(world.state, decision)
            even, share = OPENNESS / len(options), (1 - OPENNESS) / sum(weights)
            for option, weight in zip(options, weights, strict=True):
                if option not in children:
                    children[option] = Node(even + share * weight)
        visits, total = 0, 0.0
        for option in options:
            child = children[option]
            child.available += 1
            visits += child.visits
            total += child.total
        unknown = total / visits if visits else 0.0
        best, choice = -1.0, options[0]
        for option in options:
            child = children[option]
            mean = child.total / child.visits if child.visits else unknown
            bound = mean + EXPLORATION * spread * child.prior * sqrt(child.available) / (1 + child.visits)
            if bound > best:
                best, choice = bound, option
        return choice


def lines(root: Node, options: Sequence[Option]) -> list[Line]:
    """What the search knows of the options."""
    nodes = [(option, root.children.get(option) or Node()) for option in options]
    return [Line(option, node.visits, node.mean) for option, node in nodes]


def lead(root: Node, options: Sequence[Option]) -> int:
    """By how many visits the most tried option is ahead of the next."""
    visits = sorted((root.children[option].visits if option in root.children else 0) for option in options)
    return visits[-1] - visits[-2]
