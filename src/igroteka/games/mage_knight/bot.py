"""How a bot judges a position: fame and what brings more of it (MK-SCOR)."""

from igroteka.kernel import Decision, lead, lead_by_term, weights

from .actions.tracks import level_of
from .box.terms import ADVANCED_ACTION, ARTIFACT, SPELL, WOUND
from .scoring import conquests, deeds_of
from .state import Player, State

FAME = 1.0
LEVEL = 4.0
"""A level: a command token, armour, or a skill and a card."""
SPELL_CARD, ARTIFACT_CARD, ADVANCED_CARD = 3.0, 3.5, 2.0
UNIT = 1.6
"""For each level of a unit; half as much while it is spent, a third while it is wounded."""
CRYSTAL, TOKEN = 0.7, 0.25
WOUND_IN_HAND, WOUND_ELSEWHERE = -1.1, -0.7
REPUTATION = 0.35
CITY = 12.0
SHIELD = 0.6
IN_HAND = 0.45
"""A card in hand, which may still be used."""
POINT = 0.18
"""A point of movement, influence, attack or block that is not used yet."""
TILE = 0.8

TERMS = ("fame", "levels", "cards", "units", "mana", "wounds", "standing", "cities", "tempo")


def worths(g: State, player: Player) -> tuple[float, ...]:
    """What a player has and may hope for, term by term."""
    cards = deeds_of(player)
    kinds = [g.box.cards[card].kind for card in cards if card != WOUND]
    wounds = cards.count(WOUND)
    in_hand = player.hand.count(WOUND)
    return (
        FAME * player.fame,
        LEVEL * (level_of(player.fame) - 1),
        SPELL_CARD * kinds.count(SPELL)
        + ARTIFACT_CARD * kinds.count(ARTIFACT)
        + ADVANCED_CARD * kinds.count(ADVANCED_ACTION),
        sum(UNIT * g.box.units[one.card].level * _fitness(one.ready, one.wounds) for one in player.units),
        CRYSTAL * sum(player.crystals.values()) + TOKEN * sum(player.tokens.values()),
        WOUND_IN_HAND * in_hand + WOUND_ELSEWHERE * (wounds - in_hand),
        REPUTATION * player.reputation + SHIELD * conquests(g, player),
        CITY * sum(place.conquered and player.seat in place.shields for place in g.places.values() if place.city),
        _tempo(g, player, in_hand),
    )


def _fitness(ready: bool, wounds: int) -> float:
    return 0.35 if wounds else (1.0 if ready else 0.55)


def _tempo(g: State, player: Player, wounds: int) -> float:
    """What can still be done this turn: cards in hand, points that are not spent, the map."""
    turn = player.turn
    points = turn.move + turn.influence + 2 * turn.healing
    if g.combat and g.combat.seat == player.seat:
        points += sum(share.value for share in g.combat.pool)
        points += 4 * sum(foe.defeated for foe in g.combat.foes)
        points += 2 * sum(attack.blocked for foe in g.combat.foes for attack in foe.attacks)
    return IN_HAND * (len(player.hand) - wounds) + POINT * points + TILE * len(g.tiles) + 1.5 * len(turn.rewards)


def evaluate(g: State, seat: int) -> float:
    """How good the position is for the seat and its team."""
    mine = worths(g, g.players[seat])
    rivals = _rivals(g, seat)
    return lead(mine, rivals) if rivals else sum(mine)


def _rivals(g: State, seat: int) -> list[tuple[float, ...]]:
    if g.cooperative:
        return []
    team = next((team for team in g.teams if seat in team), [seat])
    return [worths(g, player) for player in g.players if player.seat not in team]


def explain(g: State, seat: int) -> dict[str, float]:
    """The same, term by term."""
    mine = worths(g, g.players[seat])
    rivals = _rivals(g, seat)
    return lead_by_term(TERMS, mine, rivals) if rivals else dict(zip(TERMS, mine, strict=True))


def holdings(g: State, seat: int) -> dict[str, int]:
    """What the seat has, as players count it."""
    player = g.players[seat]
    return {
        "fame": player.fame,
        "levels": level_of(player.fame),
        "cards": len(deeds_of(player)),
        "units": len(player.units),
        "mana": sum(player.crystals.values()),
        "wounds": deeds_of(player).count(WOUND),
        "standing": player.reputation,
        "cities": sum(player.seat in place.shields for place in g.places.values() if place.city),
        "tempo": 0,
    }


PROMISING = {
    "strike": 3.0,
    "block": 2.0,
    "interact": 0.5,
    "recruit": 1.5,
    "buy_spell": 1.5,
    "learn": 1.5,
    "move": 0.7,
    "explore": 1.5,
    "strong": 0.8,
    "play": 0.5,
    "unit": 0.5,
    "skill": 0.5,
    "sideways": -0.6,
    "rest": -1.0,
    "end": -1.0,
    "convert": -2.0,
    "announce_end": -1.5,
}


def priors(_: State, decision: Decision) -> list[float]:
    """How promising each option looks at a glance."""
    return weights((PROMISING.get(option[0], 0.0) for option in decision.options), temperature=1.0, most=3.0)
