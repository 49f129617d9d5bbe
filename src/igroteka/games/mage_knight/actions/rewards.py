"""Rewards at the end of a turn: artifacts, spells, advanced actions, crystals, units (MK-ENDT-07..13, MK-ADVS-06)."""

from igroteka.kernel import Flow

from ..act import Act
from ..box.terms import BLACK, COLOURS, GOLD, MANA
from ..state import Player, State
from . import cards, mana, units
from .interaction import enlist
from .tracks import gain_fame

ARTIFACT, SPELL, ADVANCED, UNIT, CRYSTAL_SET, RANDOM, DUNGEON = (
    "artifact",
    "spell",
    "advanced_action",
    "unit",
    "crystal_set",
    "random_crystal",
    "dungeon",
)
"""What a reward can be; `dungeon` is a spell or an artifact by the roll of a die (MK-ADVS-08)."""


def take_all(g: State, me: Player, but: str = "") -> Flow[None]:
    """Take all rewards of the turn, but perhaps one kind, in the order that the player likes (MK-ENDT-07)."""
    c = Act(g=g, me=me, rule="MK-ENDT-07")
    while rewards := [reward for reward in dict.fromkeys(me.turn.rewards) if reward != but]:
        reward = yield from c.pick_one("reward", rewards)
        if reward == UNIT and not (units.has_room(me) or units.removable(me)):
            me.turn.rewards.remove(UNIT)
            continue
        yield from take(c, reward)


def take(c: Act, reward: str) -> Flow[None]:
    """One kind of reward; all artifacts of a turn are drawn together (MK-ENDT-09)."""
    g, me = c.g, c.me
    rewards = me.turn.rewards
    count = rewards.count(ARTIFACT) if reward == ARTIFACT else 1
    for _ in range(count):
        rewards.remove(reward)
    match reward:
        case "artifact":
            yield from draw_artifacts(c, count)
        case "spell":
            cards.refill(g.spell_offer, g.spells)
            yield from _choose(c, g.spell_offer, "MK-ENDT-10")
        case "advanced_action":
            cards.refill(g.advanced_offer, g.advanced)
            yield from _choose(c, g.advanced_offer, "MK-ENDT-10")
        case "unit":
            yield from _unit(c)
        case "crystal_set":
            for colour in COLOURS:
                mana.gain_crystal(g, me, colour, overflow=False)
        case "random_crystal":
            yield from random_crystal(c)
        case "dungeon":
            (face,) = g.chance.roll(MANA, 1)
            g.tell("rolled", me.seat, face)
            rewards.append(SPELL if face in (GOLD, BLACK) else ARTIFACT)


def draw_artifacts(c: Act, count: int) -> Flow[None]:
    """Draw one more than earned, put one back under the deck, the others on the deed deck in any order."""
    g, me = c.g, c.me
    drawn = [g.artifacts.pop() for _ in range(min(count + 1, len(g.artifacts)))]
    g.reveal()
    g.tell("artifacts_drawn", "+".join(drawn), to=(me.seat,))
    if len(drawn) > count:
        back = yield from c.pick_one("return_artifact", drawn, rule="MK-ENDT-09")
        drawn.remove(back)
        g.artifacts.insert(0, back)
    while drawn:
        card = yield from c.pick_one("lay_artifact", drawn, rule="MK-ENDT-09")
        drawn.remove(card)
        me.deck.append(card)
        me.known += 1
    g.tell("artifacts_gained", me.seat, count)


def _choose(c: Act, offer: list[str], rule: str) -> Flow[None]:
    """A card from an offer, on top of the deed deck."""
    card = yield from c.pick_one("take_card", offer, rule=rule)
    if card:
        cards.take_from_offer(c.g, card)
        cards.gain(c.g, c.me, card)


def _unit(c: Act) -> Flow[None]:
    """Any unit of the offer, whatever its type and cost (MK-ENDT-12)."""
    card = yield from c.pick_one("take_unit", list(dict.fromkeys(c.g.unit_offer)), optional=True, rule="MK-ENDT-12")
    if card and (yield from units.make_room(c)):
        yield from enlist(c, card)


def random_crystal(c: Act, *, overflow: bool = False) -> Flow[None]:
    """Roll a die: a crystal of its colour, gold lets one choose, black gives fame instead (MK-ADVS-06)."""
    g, me = c.g, c.me
    (face,) = g.chance.roll(MANA, 1)
    g.tell("rolled", me.seat, face)
    if face == BLACK:
        gain_fame(g, me, 1)
        return
    colour: str = face
    if face == GOLD:
        colour = yield from c.pick_one("gain_crystal", COLOURS, rule="MK-ADVS-06")
    mana.gain_crystal(g, me, colour, overflow=overflow)  # type: ignore[arg-type]  # a basic colour
