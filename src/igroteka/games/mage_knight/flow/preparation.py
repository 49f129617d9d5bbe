"""The end of a round and the preparation of the next one (MK-ROUND-03..18)."""

from igroteka.kernel import DONE, Flow

from ..act import Act, scope_of
from ..actions import exploring, mana, skills
from ..actions.cards import draw, refill
from ..actions.sites import monasteries
from ..passives import IN_FORCE
from ..passives.cases import Doing
from ..passives.kinds import EndsAtOnce, NightFalls, RoundBegins, RoundEnds
from ..state import DRAW, ROUND, Player, State
from . import tactics
from .end_of_turn import hand_limit
from .order import finish


def run(g: State) -> Flow[None]:
    """The round is over: the game with it, or another one is prepared."""
    for player in seated(g):
        for skill in player.skills:
            if skill.centre:
                skills.bring_home(g, skill.id)
        yield from IN_FORCE.answers(g, RoundEnds, player, Doing(g, player))
    for player in seated(g):
        g.end(scope_of(ROUND, player))
    over = g.ending or g.round >= g.figures["rounds"]
    if over or any(IN_FORCE.permitted(g, EndsAtOnce, player, Doing(g, player)) for player in g.players):
        finish(g)
        return
    yield from prepare(g)


def seated(g: State) -> list[Player]:
    """The players in round order."""
    return [g.players[seat] for seat in g.order if seat >= 0]


def prepare(g: State) -> Flow[None]:
    """Everything that is made ready for a new round, in its order."""
    g.round += 1
    g.night = next_is_night(g)
    g.tell("round", g.round, "night" if g.night else "day")
    mana.roll_source(g)
    renew_units(g)
    slide(g)
    retire_tactics(g)
    tactics.lay_out(g)
    for player in seated(g):
        yield from make_ready(g, player)
    exploring.look_around(g)
    g.announced, g.stage = None, "tactics"
    for player in seated(g):
        yield from IN_FORCE.answers(g, RoundBegins, player, Doing(g, player))


def next_is_night(g: State) -> bool:
    """Days and nights alternate (MK-ROUND-01), unless an optional rule decides."""
    for _, rule in IN_FORCE.of(g, NightFalls, g.players[0]):
        return rule.falls(g)
    return not g.night


def renew_units(g: State) -> None:
    """A new unit offer; the old units and monastery cards go under their decks (MK-ROUND-05..10)."""
    for card in g.unit_offer:
        (g.elite if g.box.units[card].elite else g.regular).insert(0, card)
    g.unit_offer.clear()
    for card in g.monastery_offer:
        g.advanced.insert(0, card)
    g.monastery_offer.clear()
    deal_units(g, g.figures["units"])
    for _ in range(monasteries(g)):
        if g.advanced:
            g.monastery_offer.append(g.advanced.pop())


def deal_units(g: State, count: int) -> None:
    """Regular units; once a core tile is revealed, elite and regular ones in turns (MK-ROUND-08, MK-ROUND-09)."""
    elite_turn = exploring.core_revealed(g)
    alternate = elite_turn
    for _ in range(count):
        deck = g.elite if elite_turn and g.elite else g.regular
        if deck:
            g.unit_offer.append(deck.pop())
        elite_turn = alternate and not elite_turn


def slide(g: State) -> None:
    """The lowest card of each offer goes under its deck, or to the dummy (MK-ROUND-11, MK-ROUND-12, MK-DUMY-10..11)."""
    if g.advanced_offer:
        card = g.advanced_offer.pop()
        if g.dummy:
            g.dummy.deck.append(card)
        else:
            g.advanced.insert(0, card)
        refill(g.advanced_offer, g.advanced)
    if g.spell_offer:
        spell = g.spell_offer.pop()
        g.spells.insert(0, spell)
        if g.dummy:
            for colour in g.box.cards[spell].colours:
                g.dummy.crystals[colour] = g.dummy.crystals.get(colour, 0) + 1
        refill(g.spell_offer, g.spells)
    if g.dummy:
        g.dummy.deck += g.dummy.discard
        g.dummy.discard.clear()
        g.chance.shuffle(g.dummy.deck)


def retire_tactics(g: State) -> None:
    """Used tactics are collected; those that leave the game have been named before (MK-SC-SOLO-06)."""
    for player in g.players:
        player.tactic, player.tactic_up = "", True
    if g.dummy:
        g.dummy.tactic = ""


def make_ready(g: State, me: Player) -> Flow[None]:
    """A player's part: banners, skills, units, a shuffled deck, a new hand (MK-ROUND-14..18)."""
    c = Act(g=g, me=me, rule="MK-ROUND-15")
    me.last_turn = me.extra_turn = me.plundered = False
    for skill in me.skills:
        skill.up = True
    for unit in me.units:
        unit.ready = unit.banner_up = True
    while banners := [unit.banner for unit in me.units if unit.banner]:
        banner = yield from c.pick_one("take_banner", banners, optional=DONE)
        if not banner:
            break
        unit = next(unit for unit in me.units if unit.banner == banner)
        unit.banner = ""
        me.discard.append(banner)
    me.deck += me.hand + me.discard + me.played + me.aside + me.stored
    for zone in (me.hand, me.discard, me.played, me.aside, me.stored):
        zone.clear()
    g.chance.shuffle(me.deck)
    me.known = 0
    yield from draw(g, me, hand_limit(g, me))
    g.end(scope_of(DRAW, me))
