"""What a bot expects of cards in the action deck: their glyphs played through in the head, without any dice."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from copy import copy

from ..actions.power import can_collect
from ..actions.regions import controlled, is_severely_wounded
from ..box import ATTACK, COLLECT, DEPLOY, REINFORCE, UPGRADE, VAALA
from ..combat.rolls import combat_value
from ..effects.dragons import CollectHere
from ..effects.generals import CollectFromEach
from ..state import Player, State

# All in power tokens.
UNIT = 0.08
SPELL = 0.25  # a Vaala glyph, with power to spend
DENIZEN = 0.3
CITY = 0.1
KILL = 0.15  # a unit on the Essence track
LATER = 0.85  # of a glyph's worth, for each card before it: by then much has changed
WON = 0.75  # of what a fought-over region brings
SPREAD = 0.1  # one more region under control
STEP = 0.3  # of a token, for coming to where it lies
USUAL = 0.55  # what a card brings that nobody has seen


class Foresight(ABC):
    """The table as it may come to be: where enemies stand and what power is left, after what was done in the head."""

    def __init__(self, g: State, me: Player) -> None:
        self.g, self.me = g, me
        self.share = 1.0
        self.resting = me.is_dragon and is_severely_wounded(g, me)
        self.power = {
            region: place.power for region, place in g.regions.items() if place.power and can_collect(g, me, region)
        }
        self.foes = {region: place.neutral for region, place in g.regions.items() if place.neutral}
        for other in g.generals:
            if other is not me and other.id != me.ally:
                for region in dict.fromkeys([other.at, *other.units]):
                    self.foes[region] = self.foes.get(region, 0) + combat_value(g, other.id, region)

    def copy(self) -> "Foresight":
        """The same, to go another way from here."""
        other = copy(self)
        other.power = dict(self.power)
        return other

    def play(self, card: str) -> float:
        """What a card may bring after those that were played before it."""
        box = self.g.box
        glyphs = box.actions[card].glyphs if card in box.actions else box.board.regions[card].glyphs
        worth = sum(self.glyph(glyph, card) for glyph in glyphs[self.resting :]) * self.share
        self.resting = False
        self.share *= LATER
        return worth

    def glyph(self, glyph: str, card: str) -> float:
        """What activating a glyph brings, as far as it can be foreseen."""
        if glyph == DEPLOY:
            return self.deploy()
        if glyph == ATTACK:
            return self.attack()
        if glyph == COLLECT:
            return self.collect()
        if glyph == VAALA:
            return SPELL if self.me.ready else SPELL / 4
        return self.region_glyph(glyph, card)

    @abstractmethod
    def deploy(self) -> float:
        """Move where it helps most."""

    @abstractmethod
    def attack(self) -> float:
        """Fight where it pays most."""

    @abstractmethod
    def collect(self) -> float:
        """Collect what can be had."""

    def region_glyph(self, glyph: str, region: str) -> float:
        """Region cards work for whoever controls the region."""
        g, me = self.g, self.me
        if not me.size(region):
            return 0.0
        near = g.box.board.neighbours[region]
        if glyph == UPGRADE:
            homes = {g.box.denizens[card].homeland for card in g.row}
            return DENIZEN if region in homes else DENIZEN / 2 if me.ready and homes & set(near) else 0.0
        if glyph == REINFORCE:
            return UNIT * (1 + sum(me.size(other) > 0 for other in near)) * any(me.supply.values())
        return 0.0 if g.regions[region].city else CITY

    def take(self, region: str, most: int) -> int:
        """Collect in the head."""
        taken = min(most, self.power.get(region, 0))
        if taken:
            self.power[region] -= taken
        return taken


class DragonForesight(Foresight):
    """A Dragon flies to power, fights for it, collects it."""

    def __init__(self, g: State, me: Player) -> None:
        super().__init__(g, me)
        self.at = me.at
        self.won = ""
        """The region that was cleared last."""
        board = g.character(me).glyphs
        self.flight = int(getattr(board[DEPLOY], "steps", 1))
        self.wrath = int(getattr(board[ATTACK], "steps", 1))
        text = board[COLLECT]
        self.most, self.among = (text.most, text.among_hostile) if isinstance(text, CollectHere) else (2, 1)

    def yields(self, region: str) -> float:
        """What a Collect glyph would bring there."""
        power = self.power.get(region, 0)
        if not power:
            return 0.0
        if region == self.won:
            return WON * min(self.most, power)
        return min(self.among if region in self.foes else self.most, power)

    def deploy(self) -> float:
        away = self.g.box.board.distances[self.at]
        before = best = self.yields(self.at)
        for region in self.power:
            if away[region] <= self.flight and self.yields(region) > best:
                best, self.at = self.yields(region), region
        return STEP * (best - before)

    def attack(self) -> float:
        away = self.g.box.board.distances[self.at]
        mine = combat_value(self.g, self.me.id, self.me.at)
        goal, worth = "", 0.0
        for region, theirs in self.foes.items():
            if away[region] <= self.wrath and region != self.won:
                spoils = KILL * theirs + STEP * min(self.most, self.power.get(region, 0))
                value = spoils * mine / (mine + theirs + 1) - 0.05 * theirs
                if value > worth:
                    goal, worth = region, value
        if goal:
            self.at = self.won = goal
        return worth

    def collect(self) -> float:
        worth = self.yields(self.at)
        self.take(self.at, round(worth + 0.49))
        return worth


class GeneralForesight(Foresight):
    """A General spreads over the map and collects wherever units stand."""

    def __init__(self, g: State, me: Player) -> None:
        super().__init__(g, me)
        self.own = dict.fromkeys(controlled(g, me), 1.0)
        self.thrifty = isinstance(g.character(me).glyphs[COLLECT], CollectFromEach)

    def copy(self) -> Foresight:
        other = super().copy()
        assert isinstance(other, GeneralForesight)
        other.own = dict(self.own)
        return other

    def border(self) -> dict[str, str]:
        """The regions next to mine, each with a region of mine beside it."""
        near = self.g.box.board.neighbours
        return {goal: region for region in self.own for goal in near[region] if goal not in self.own}

    def deploy(self) -> float:
        free = [goal for goal in self.border() if goal not in self.foes]
        if not free or sum(map(self.me.size, self.own)) <= len(self.own):
            return UNIT
        best = max(free, key=lambda goal: self.power.get(goal, 0))
        self.own[best] = 0.9
        return SPREAD + STEP * min(1, self.power.get(best, 0))

    def attack(self) -> float:
        goal, worth = "", 0.0
        for region, origin in self.border().items():
            theirs, size = self.foes.get(region, 0), self.me.size(origin)
            if theirs and size:
                spoils = SPREAD + STEP * min(2, self.power.get(region, 0))
                value = spoils * (size + 1) / (size + theirs + 2) - 0.04 * theirs
                if value > worth:
                    goal, worth = region, value
        if goal:
            self.own[goal] = WON
        return worth

    def collect(self) -> float:
        rich = [region for region in self.power if region in self.own and self.power[region]]
        if self.thrifty:
            return sum(self.own[region] * self.take(region, 1) for region in rich)
        rich.sort(key=lambda region: -self.power[region])
        amounts = [self.power[rich[0]], 1] if rich else []
        return sum(self.own[region] * self.take(region, most) for region, most in zip(rich, amounts, strict=False))


def foresee(g: State, player: Player) -> Foresight:
    """What the player may make of the table."""
    return DragonForesight(g, player) if player.is_dragon else GeneralForesight(g, player)


def plan_worth(g: State, player: Player, cards: Iterable[str]) -> float:
    """What the cards may bring the player if they are resolved in this order."""
    foresight = foresee(g, player)
    return sum(foresight.play(card) for card in cards)


def usual_worth(cards: int) -> float:
    """What so many cards bring of which nothing is known.

    >>> round(usual_worth(1), 2), round(usual_worth(2), 2)
    (0.55, 1.02)
    """
    return USUAL * (1 - LATER**cards) / (1 - LATER)
