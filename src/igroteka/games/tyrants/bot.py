"""How a bot judges a position of Tyrants: the score as it stands, and what the pieces are likely to bring."""

from collections.abc import Callable
from functools import lru_cache

from igroteka.kernel import Cost, Decision, Option, Seq, from_box, lead, lead_by_term, weights

from .actions.control import controlled_sites, held_markers, marker_vp, presence
from .actions.zones import INNER_CIRCLE, MARKET
from .box import EMPTY, NOBLE, OUTCAST, WHITE, Box, Card
from .effects import Assassinate, AtEnd, Deploy, Draw, Gain, PlaceSpy, Supplant
from .scoring import TOTAL_CONTROL_VP, sheets
from .state import HAND_SIZE, Player, State

# All weights are in victory points; fitted to the final scores of two-player games of the searching bot with itself.
POOL = 0.1  # a resource in the pool: little, for it is lost at the end of the turn
TROOP = 0.1  # a troop on the map, wherever it stands
FOOTHOLD = 1.3  # of a site's points, for the share of its spaces held while the game is long
SPY = 0.2
REACH = 0.15  # a place with presence
MARKER_INFLUENCE = 0.8  # a round
MARKER_VP = 0.4  # of a marker's points, a round: total control is seldom kept for long
CARD_STRENGTH = 1.0  # each time that a card is played
PROMISE = 0.5
CARDS_SOLD_A_TURN = 0.85
TROOPS_DEPLOYED_A_TURN = 1.9
ROUNDS_TO_RESHUFFLE = 2.0  # until cards come to hand that are recruited now
UNSETTLED = 3.5  # with so many rounds left, half of the sites will still change hands

PRESENCE = 0.1  # of a site's points, for being there
RESOURCE = 0.6  # a resource that can be spent
TEMPERATURE = 0.5  # so many points more make an option e times as likely
MOST_GAIN = 6.0


@from_box
def strengths(box: Box) -> dict[str, float]:
    """What playing each card does for its owner."""
    return {card.id: _strength(card) for card in box.cards.values()}


def _strength(card: Card) -> float:
    """A guess from its price."""
    if card.id == OUTCAST:
        return -0.5
    return 1.2 if card.cost is None else 1.0 + 0.45 * card.cost


TERMS = ("sites", "map", "markers", "trophies", "cards", "inner_circle", "tokens", "strength", "pool", "promises")
"""What a player's worth is the sum of, in the order of `worths`."""


def evaluate(g: State, seat: int) -> float:
    """The seat's worth minus the strongest opponent's."""
    rivals = worths(g)
    return lead(rivals.pop(seat), rivals)


def explain(g: State, seat: int) -> dict[str, float]:
    """The same, term by term."""
    rivals = worths(g)
    return lead_by_term(TERMS, rivals.pop(seat), rivals)


def holdings(g: State, seat: int) -> dict[str, int]:
    """What a player counts: sites, pieces on the map, markers, trophies, and the points of cards and tokens."""
    player, points = g.players[seat], sheets(g)[seat]
    return {
        "sites": len(controlled_sites(g)[player.colour]),
        "map": sum(troops.count(player.colour) for troops in g.troops.values()) + len(player.spies),
        "markers": len(held_markers(g, player)),
        "trophies": points["trophies"],
        "cards": points["deck"],
        "inner_circle": points["inner_circle"],
        "tokens": points["tokens"],
        "strength": 0,
    }


def rounds_left(g: State) -> float:
    """How long the game may still last, from the market deck and the emptiest barracks."""
    market = len(g.market_deck) / (CARDS_SOLD_A_TURN * len(g.players))
    troops = min(player.troops for player in g.players) / TROOPS_DEPLOYED_A_TURN
    return 0.0 if g.ending else min(market, troops)


def hands_left(rounds: float) -> float:
    """How many hands may still be drawn that hold cards recruited now."""
    return max(0.0, rounds - ROUNDS_TO_RESHUFFLE)


def settled(rounds: float) -> float:
    """How much of the control of sites will last to the end."""
    return UNSETTLED / (UNSETTLED + rounds)


def worths(g: State) -> list[tuple[float, ...]]:
    """Every player's points, and what map, markers, deck and pool promise: a number for each of the terms."""
    rounds = rounds_left(g)
    return [_worth(g, player, points, rounds) for player, points in zip(g.players, sheets(g), strict=True)]


def _worth(g: State, player: Player, points: dict[str, int], rounds: float) -> tuple[float, ...]:
    lasting = settled(rounds)
    held, spread = _map_worths(g, player)
    markers = rounds * sum(marker_worth(g, site, total=g.markers[site].total) for site in held_markers(g, player))
    cards = player.deck + player.hand + player.discard
    pool = promises = strength = 0.0
    if g.turn.seat == player.seat:
        turn = g.turn
        cards += [played.card for played in turn.played if played.here]
        pool = POOL * (turn.power + turn.influence)
        promises = PROMISE * len(g.promises)
        markers += marker_vp(g, player)
    if cards:
        strength_of = strengths(g.box)
        mean = sum(strength_of[card] for card in cards) / max(len(cards), HAND_SIZE)
        strength = CARD_STRENGTH * hands_left(rounds) * HAND_SIZE * mean
    return (
        lasting * (points["sites"] + points["total_control"]) + FOOTHOLD * (1 - lasting) * held,
        spread,
        markers,
        points["trophies"],
        points["deck"],
        points["inner_circle"],
        points["tokens"],
        strength,
        pool,
        promises,
    )


def marker_worth(g: State, site: str, *, total: bool) -> float:
    """What a site's marker brings its holder each round."""
    return MARKER_INFLUENCE + MARKER_VP * g.box.board.markers[site] * total


def _map_worths(g: State, player: Player) -> tuple[float, float]:
    """The points of the sites by the share of their spaces held; and what pieces and presence are worth anywhere."""
    colour, sites = player.colour, g.box.board.site
    held, spread = 0.0, SPY * len(player.spies) + REACH * len(presence(g, player))
    for place, troops in g.troops.items():
        if colour in troops:
            count = troops.count(colour)
            spread += TROOP * count
            if place in sites:
                held += sites[place].vp * count / len(troops)
    return held, spread


def priors(g: State, decision: Decision) -> list[float]:
    """How promising each option looks, as a weight that grows with the points it seems to be worth."""
    gains = map(Glance(g, decision).gain, decision.options)
    return weights(gains, temperature=TEMPERATURE, most=MOST_GAIN)


class Glance:
    """What options seem to bring their player, in victory points, without trying them."""

    def __init__(self, g: State, decision: Decision) -> None:
        self.g, self.facts, self.me = g, decision.facts, g.players[decision.seat]
        self.cards, self.strengths = g.box.cards, strengths(g.box)
        self.sites, self.markers = g.box.board.site, g.box.board.markers
        self.rounds = rounds_left(g)
        self.lasting = settled(self.rounds)

    def gain(self, option: Option) -> float:
        """The guess for one option; 0 for a verb that nothing is known about, such as to end the turn."""
        verb, *arguments = option
        look = LOOKS.get(verb)
        return look(self, *arguments) if look else 0.0

    def play(self, card: str) -> float:
        """All cards first: what they bring widens what can be done."""
        return -0.5 if card == OUTCAST else MOST_GAIN

    def deploy(self, place: str) -> float:
        return TROOP + self.exchange(place, EMPTY, self.me.colour)

    def assassinate(self, place: str, colour: str) -> float:
        return 1 + self.exchange(place, colour, EMPTY)

    def supplant(self, place: str, colour: str) -> float:
        return 1 + TROOP + self.exchange(place, colour, self.me.colour)

    def remove(self, place: str, colour: str) -> float:
        return self.exchange(place, colour, EMPTY)

    def put(self, place: str) -> float:
        """A troop that was moved or raised comes here."""
        return self.exchange(place, EMPTY, str(self.facts["colour"]))

    def place_spy(self, site: str) -> float:
        """Presence, and an end to an enemy's total control."""
        troops = self.g.troops[site]
        spoils = any(troops.count(enemy.colour) == len(troops) for enemy in self.g.opponents(self.me))
        spoilt = TOTAL_CONTROL_VP + self.rounds * MARKER_VP * self.markers.get(site, 0) if spoils else 0.0
        return SPY + PRESENCE * self.sites[site].vp + spoilt

    def return_spy(self, _: str, colour: str) -> float:
        return -SPY if colour == self.me.colour else SPY

    def recruit(self, _: str, card: str) -> float:
        return self.keep(card)

    def promote(self, _: str, card: str) -> float:
        return self.cards[card].inner_vp - self.keep(card)

    def devour(self, zone: str, card: str) -> float:
        if zone == MARKET:
            return 0.0
        return -self.cards[card].inner_vp if zone == INNER_CIRCLE else -self.keep(card)

    def discard(self, card: str) -> float:
        return -self.strengths[card]

    def borrow(self, _: str, card: str) -> float:
        return self.strengths[card]

    def trophy(self, seat: str, _: str) -> float:
        return -1.0 if int(seat) == self.me.seat else 1.0

    def choose(self, number: str) -> float:
        alternatives = self.facts["alternatives"]
        assert isinstance(alternatives, tuple)
        return appeal(alternatives[int(number) - 1])

    def agree(self, *_: str) -> float:
        """Whatever a card offers is usually good."""
        return 1.0

    def keep(self, card: str) -> float:
        """What a card in the deck brings until the end of the game."""
        me = self.me
        size = 1 + len(me.deck) + len(me.hand) + len(me.discard) + len(self.g.turn.played)
        plays = hands_left(self.rounds) * HAND_SIZE / max(size, HAND_SIZE)
        gain = self.strengths[card] - self.strengths[NOBLE]
        return self.cards[card].vp + CARD_STRENGTH * plays * gain

    def exchange(self, place: str, old: str, new: str) -> float:
        """What changes when one troop at a place makes room for another."""
        if place not in self.sites:
            return 0.0
        troops = self.g.troops[place]
        return self.stake(place, troops.replace(old, new, 1)) - self.stake(place, troops)

    def stake(self, site: str, troops: str) -> float:
        """My points at a site minus those of my enemies there."""
        value, size = 0.0, len(troops)
        counts = {colour: troops.count(colour) for colour in set(troops) if colour != EMPTY}
        most = max(counts.values(), default=0)
        alone = sum(count == most for count in counts.values()) == 1
        for colour, count in counts.items():
            if colour != WHITE:
                points = FOOTHOLD * (1 - self.lasting) * self.sites[site].vp * count / size
                if alone and count == most:
                    points += self.control(site, total=count == size)
                value += points if colour == self.me.colour else -points
        return value

    def control(self, site: str, *, total: bool) -> float:
        """What control of a site is worth, with its marker."""
        points = self.lasting * (self.sites[site].vp + TOTAL_CONTROL_VP * total)
        return points + self.rounds * marker_worth(self.g, site, total=total) if site in self.markers else points


LOOKS: dict[str, Callable[..., float]] = {
    "start": Glance.deploy,
    "play": Glance.play,
    "deploy": Glance.deploy,
    "deploy_for_vp": Glance.agree,
    "assassinate": Glance.assassinate,
    "supplant": Glance.supplant,
    "move": Glance.remove,
    "to": Glance.put,
    "place_spy": Glance.place_spy,
    "return_spy": Glance.return_spy,
    "return_troop": Glance.remove,
    "trophy": Glance.trophy,
    "recruit": Glance.recruit,
    "devour": Glance.devour,
    "promote": Glance.promote,
    "borrow": Glance.borrow,
    "discard": Glance.discard,
    "reveal": Glance.agree,
    "choose": Glance.choose,
    "accept": Glance.agree,
}
"""How to look at an option, by its verb."""


@lru_cache(maxsize=1024)
def appeal(effect: object) -> float:
    """What an alternative of a card promises, read off its words."""
    match effect:
        case Gain(power, influence):
            return RESOURCE * (power + influence)
        case Deploy(int(count)):
            return RESOURCE * count
        case Assassinate(int(count)):
            return 1.2 * count
        case Supplant(int(count)):
            return 1.8 * count
        case PlaceSpy(count) | Draw(int(count)):
            return 0.7 * count
        case AtEnd():
            return 1.5
        case Cost(_, gained):
            return appeal(gained) - 0.5
        case Seq(parts):
            return sum(map(appeal, parts))
    return 1.0
