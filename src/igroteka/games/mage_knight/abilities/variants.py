"""Optional rules that bend others while they are in use (MK-OPTM, MK-OPTF, MK-OPTR, MK-OPTD)."""

from igroteka.kernel import Flow, Speech, say

from ..act import Act
from ..actions.cards import ACTIONS
from ..actions.land import land
from ..actions.mana import free_dice
from ..actions.tokens import can_draw, draw_enemy
from ..actions.tracks import level_of
from ..box.terms import ADVANCED_ACTION, ARTIFACT, COLOURS, GOLD, MANA, RAMPAGERS, SPELL, WOUND
from ..passives.cases import Doing, Paying
from ..passives.kinds import NightFalls, NoDice, RoundEnds
from ..scoring import deeds_of
from ..state import NOBODY, Player, State, Token

WARM, COLD = ("red", "green", "gold"), ("white", "blue", "black")
"""What calls new rampaging enemies at the end of a day, and at the end of a night."""


class DarknessComes(NightFalls, frozen=True):
    """Two dice after every day: once a black one falls, it is night for good (MK-OPTM-07)."""

    def falls(self, g: State) -> bool:
        if g.night:
            return True
        dice = g.chance.roll(MANA, 2)
        g.tell("darkness_rolled", "+".join(dice))
        return "black" in dice

    def say(self) -> Speech:
        return say("variant-rule-darkness-comes")


class FriendlyMana(NoDice, frozen=True):
    """By day a gold die is no colour of which a die lies in the source (MK-OPTF-04)."""

    def forbids(self, case: Paying, source: str) -> bool:
        faces = [die.face for die in free_dice(case.g)]
        return case.mana == GOLD and case.colour in COLOURS and not case.g.night and case.colour in faces

    def say(self) -> Speech:
        return say("variant-rule-friendly-mana")


class Rampage(RoundEnds, frozen=True):
    """Rampaging enemies come back where some were defeated (MK-OPTR-02..05); with more rage, always (MK-OPTR-07)."""

    always: bool = False

    def do(self, case: Doing, source: str) -> None:
        g = case.g
        first = next(seat for seat in g.order if seat != NOBODY)
        if case.me.seat != first:
            return
        calling = COLD if g.night else WARM
        for space, ground in land(g).spaces.items():
            place = g.places.get(space)
            if ground.rampager and place and place.rampaging and not place.tokens:
                self._return(g, space, calling)

    def _return(self, g: State, space: str, calling: tuple[str, ...]) -> None:
        (face,) = g.chance.roll(MANA, 1)
        rampager = land(g).spaces[space].rampager
        assert rampager is not None
        if not (self.always or face in calling):
            return
        piles = [RAMPAGERS[rampager]]
        if face in calling if self.always else face == calling[-1]:
            piles.append("brown")
        place = g.place(space)
        place.tokens = [Token(draw_enemy(g, pile)) for pile in piles if can_draw(g, pile)]
        place.rampaging = True
        g.tell("rampage", space, "+".join(token.enemy for token in place.tokens))

    def say(self) -> Speech:
        return say("variant-rule-more-rampage" if self.always else "variant-rule-rampage")


def strength(g: State, player: Player) -> int:
    """How strong a hero is, for improving actions (MK-OPTD-03, MK-OPTD-04)."""
    kinds = [g.box.cards[card].kind for card in deeds_of(player) if card != WOUND]
    lowest = min(level_of(other.fame) for other in g.players)
    return (
        2 * (kinds.count(ARTIFACT) + kinds.count(SPELL))
        + kinds.count(ADVANCED_ACTION)
        + sum(player.crystals.values()) // 2
        + sum(g.box.units[unit.card].level // (2 if unit.wounds else 1) for unit in player.units)
        + 3 * (level_of(player.fame) - lowest)
    )


class ImprovingActions(RoundEnds, frozen=True):
    """After every night but the last advanced actions can be taken in exchange for others (MK-OPTD-02..06)."""

    def answer(self, case: Doing, source: str) -> Flow[None]:
        g = case.g
        first = next(seat for seat in g.order if seat != NOBODY)
        if not g.night or case.me.seat != first or g.round >= g.figures["rounds"]:
            return
        shown = [g.advanced.pop() for _ in range(min(len(g.players) + 1, len(g.advanced)))]
        g.reveal()
        g.tell("actions_shown", "+".join(shown))
        column = [seat for seat in g.order if seat != NOBODY]
        order = sorted(column, key=lambda s: (strength(g, g.players[s]), g.players[s].fame, -column.index(s)))
        for seat in order:
            yield from self._improve(g, g.players[seat], shown)
        g.advanced[:0] = shown

    def _improve(self, g: State, me: Player, shown: list[str]) -> Flow[None]:
        c = Act(g=g, me=me, rule="MK-OPTD-05")
        offers = [card for card in shown if exchangeable(g, me, card)]
        card = yield from c.pick_one("improve", offers, optional=True)
        if not card:
            return
        old = yield from c.pick_one("give_up", exchangeable(g, me, card))
        zone = next(zone for zone in (me.hand, me.deck, me.discard, me.played) if old in zone)
        zone.remove(old)
        g.gone.append(old)
        shown.remove(card)
        me.discard.append(card)
        g.tell("improved", me.seat, old, card)

    def say(self) -> Speech:
        return say("variant-rule-improving-actions")


def exchangeable(g: State, me: Player, card: str) -> list[str]:
    """The own action cards of the same colour or type that could be given up for a card."""
    new = g.box.cards[card]
    own = [one for one in dict.fromkeys(deeds_of(me)) if one != WOUND and g.box.cards[one].kind in ACTIONS]
    return [one for one in own if set(g.box.cards[one].colours) & set(new.colours) or g.box.cards[one].kind == new.kind]


class KeptStarts(RoundEnds, frozen=True):
    """After every day each player shuffles one of the drafted cards into the deck (MK-OPTD-09)."""

    def answer(self, case: Doing, source: str) -> Flow[None]:
        g, me = case.g, case.me
        if g.night or not me.kept_starts:
            return
        c = Act(g=g, me=me, rule="MK-OPTD-09")
        card = yield from c.pick_one("add_start", me.kept_starts, always_ask=True)
        me.kept_starts.remove(card)
        me.discard.append(card)
        g.tell("start_added", me.seat)

    def say(self) -> Speech:
        return say("variant-rule-starting-cards")
