"""How a bot judges a position of Lords of Vaala: power, and what the pieces and the laid cards are likely to bring."""

from igroteka.kernel import Decision, Option, lead_by_term, weights

from ..actions.regions import hostile_units, is_severely_wounded
from ..box import NEUTRAL
from ..combat.rolls import combat_value
from ..state import RESOLUTION, Player, State
from .plans import foresee, plan_worth, usual_worth

# All weights are in points, of which a power token is worth so many.
POWER = 6.0
RESERVE = 0.8  # an unspent token
SPOILS = 2.6  # a token in a region under control, or where a Dragon could collect it
LURE = 0.5  # a token near by, for each step of nearness
REGION = 0.7
UNIT = 0.45
LONELY = 1.5  # for each unit that a General's escort is short of three
DENIZEN = 1.6
CITY = 0.4
WOUND = 0.8
SEVERE = 3.0
ESSENCE = 0.9
OPEN_CARD = 0.3
INITIATIVE = 0.4
BOND = 1.5
ALLY = 0.25  # of the weaker ally's standing
VICTORY = 100.0
PLAN = 0.65  # of what laid cards may bring

TEMPERATURE = 1.5  # so many points more make an option e times as likely
MOST_GAIN = 9.0

TERMS = ("power", "reserve", "bond", "lands", "army", "figure", "plans")
"""What a player's worth is the sum of, in the order of `worths`."""


def evaluate(g: State, seat: int) -> float:
    """How far the seat and its ally are ahead of the strongest rival."""
    return sum(explain(g, seat).values())


def explain(g: State, seat: int) -> dict[str, float]:
    """The same, term by term."""
    me = g.seated(seat)
    if me is None:
        return dict.fromkeys(TERMS, 0.0)
    if g.over:
        return dict.fromkeys(TERMS, 0.0) | {"power": VICTORY if me.id in g.winners else -VICTORY}
    mine = list(worths(g, me, own=True))
    ally = g.players.get(me.ally)
    if ally:
        pair = sorted((mine, list(worths(g, ally))), key=sum)
        mine = [ALLY * less + (1 - ALLY) * more for less, more in zip(*pair, strict=True)]
    rivals = [worths(g, player) for player in g.players.values() if player is not me and player is not ally]
    return lead_by_term(TERMS, mine, rivals)


def worths(g: State, player: Player, *, own: bool = False) -> tuple[float, ...]:
    """A player's worth: a number for each of the terms.

    Cards laid face down by others are any cards, and count once Planning is over: until then they are no reason to
    lay fewer oneself.
    """
    plans = 0.0
    if g.stack and (own or g.phase == RESOLUTION):
        cards = [planned.card for planned in g.stack if planned.by == player.id]
        plans = PLAN * POWER * (plan_worth(g, player, cards) if own else usual_worth(len(cards)))
    if own and g.current and g.current.by == player.id and g.current.card in g.box.actions:
        plans += 0.1 * (len(g.box.actions[g.current.card].glyphs) - g.current.glyph)
    return (
        POWER * player.power,
        RESERVE * player.ready + OPEN_CARD * len(player.vaala_open) * bool(player.ready),
        BOND * bool(player.ally) + INITIATIVE * (g.initiative == player.id),
        _lure(g, player),
        0.0 if player.is_dragon else _army(g, player),
        _dragon(g, player) if player.is_dragon else -LONELY * max(0, 4 - player.size(player.at)),
        plans,
    )


def holdings(g: State, seat: int) -> dict[str, int]:
    """What a player counts: power tokens, on the track and in held regions, and units with their denizens."""
    me = g.seated(seat)
    if me is None:
        return {}
    units = sum(sum(units.values()) for units in me.units.values())
    return {
        "power": me.power,
        "reserve": me.ready,
        "bond": 0,
        "lands": sum(place.power for region, place in g.regions.items() if _holds(g, me, region)),
        "army": units + len(me.denizens),
        "figure": 0,
    }


def _lure(g: State, player: Player) -> float:
    """The power that lies under control or within reach."""
    distances = g.box.board.distances[player.at]
    value = 0.0
    for region, place in g.regions.items():
        if place.power:
            near = LURE * max(0, 3 - distances[region]) / 3
            value += place.power * (SPOILS if _holds(g, player, region) else near)
    return value


def _holds(g: State, player: Player, region: str) -> bool:
    """Is a General's army there, or a Dragon that nobody would fight?"""
    if player.is_dragon:
        return region == player.at and not hostile_units(g, player, region)
    return region == player.at or region in player.units


def _army(g: State, general: Player) -> float:
    """Units on the board, regions, cities, denizens."""
    value = DENIZEN * len(general.denizens)
    regions = general.units.keys() | {general.at}
    for region in g.regions:
        if region in regions:
            value += REGION + UNIT * general.size(region) + CITY * g.regions[region].city
    return value


def _dragon(g: State, dragon: Player) -> float:
    """Essence collected, wounds taken."""
    value = ESSENCE * len(dragon.essence) - WOUND * dragon.wounds
    return value - SEVERE if is_severely_wounded(g, dragon) else value


def priors(g: State, decision: Decision) -> list[float]:
    """How promising each option looks, as a weight that grows with the points it seems to be worth."""
    gains = map(Glance(g, decision).gain, decision.options)
    return weights(gains, temperature=TEMPERATURE, most=MOST_GAIN)


class Glance:
    """What options seem to bring, in points, without trying them."""

    def __init__(self, g: State, decision: Decision) -> None:
        self.g, self.kind = g, decision.kind
        self.me = g.players[str(decision.facts["character"])] if "character" in decision.facts else None
        self.foresight = foresee(g, self.me) if self.me and self.kind == "plan" else None
        if self.me and self.foresight:
            for planned in g.stack:
                if planned.by == self.me.id:
                    self.foresight.play(planned.card)

    def gain(self, option: Option) -> float:
        """The guess for one option; 0 for a verb that nothing is known about."""
        verb, *arguments = option
        me = self.me
        if me is None:
            return 0.0
        if verb == "plan" and self.foresight:
            return POWER * self.foresight.copy().play(arguments[0])
        if verb in PLAIN:
            return PLAIN[verb]
        if verb in ("fly", "region", "attack", "step", "target"):
            return self.place(me, arguments[0])
        if verb == "march":
            return self.place(me, arguments[1])
        if verb in ("fight_on", "counterattack"):
            return self.odds()
        return 1.0 if verb == "token" and arguments[0] == "ready" else 0.0

    def place(self, me: Player, region: str) -> float:
        """Power draws, strong enemies repel."""
        value = 1.5 * self.g.regions[region].power
        foes = [foe for foe in hostile_units(self.g, me, region) if foe != NEUTRAL]
        return value - 0.3 * sum(combat_value(self.g, foe, region) for foe in foes)

    def odds(self) -> float:
        """Am I stronger than who fights me?"""
        combat = self.g.combat
        if combat is None or self.me is None:
            return 0.0
        mine = combat_value(self.g, self.me.id, combat.region)
        return 0.6 * (mine - combat_value(self.g, combat.opponent(self.me.id), combat.region)) + 0.5


PLAIN = {
    "activate": 3.0,
    "accept": 1.0,
    "along": 1.0,
    "everyone": 1.0,
    "take": 0.5,
    "cast": 2.0,
    "sacrifice": 0.5,
    "react": 1.0,
    "denizen": 2.0,
    "unit": 0.5,
    "keep": 1.0,
}
"""Guesses for verbs that need no look at the table: doing something is usually better than not."""
