"""Words of skills: cards played sideways for more, wounds put to use, mana that must be spent at once."""

from typing import Annotated, ClassVar

from msgspec import Meta

from igroteka.kernel import Deed, Effect, Flow, Option, Speech, say

from ..act import Act, scope_of
from ..actions import cards, mana, playing, units
from ..actions.land import land
from ..actions.points import give_influence
from ..box.terms import BASIC_ACTION, COLOURS, MANA, WOUND, Colour, Mana
from ..passives.lasting import While
from ..state import NEXT_TURN, TURN, Player, State
from .amounts import ForEach, Size


class PlayWound(Effect[Act], frozen=True):
    """Play a wound sideways like any other card, for more."""

    value: Size

    def possible(self, c: Act) -> bool:
        return WOUND in c.me.hand and bool(playing.sideways_uses(c.g, c.me))

    def run(self, c: Act) -> Flow[None]:
        use = yield from c.pick_one("sideways_use", playing.sideways_uses(c.g, c.me), verb="use")
        c.me.hand.remove(WOUND)
        c.me.played.append(WOUND)
        c.me.turn.deeds += 1
        c.g.tell("played", c.me.seat, WOUND, playing.SIDEWAYS)
        playing.give_sideways(c, use, self.value)

    def say(self) -> Speech:
        return say("effect-play-wound", value=self.value)


class Boost(Effect[Act], frozen=True):
    """Play a card sideways for more than one; how much a card is worth the subclasses tell."""

    def possible(self, c: Act) -> bool:
        return bool(cards.deeds(c.me.hand)) and bool(playing.sideways_uses(c.g, c.me))

    def run(self, c: Act) -> Flow[None]:
        options: list[Option] = [
            ("sideways", card, use) for card in cards.deeds(c.me.hand) for use in playing.sideways_uses(c.g, c.me)
        ]
        choice = yield from c.pick("boost", options)
        if choice:
            value = yield from self.worth(c, choice[1])
            yield from playing.play_sideways(c.g, c.me, choice[1], choice[2], value)

    def worth(self, c: Act, card: str) -> Flow[int]:
        """What the card is worth."""
        raise TypeError(f"{type(self).__name__} boosts nothing")


class BoostByKind(Boost, frozen=True):
    """Two for a basic action, three for any other card."""

    def worth(self, c: Act, card: str) -> Flow[int]:
        return 2 if c.g.box.cards[card].kind == BASIC_ACTION else 3
        yield

    def say(self) -> Speech:
        return say("effect-boost-by-kind")


class BoostWithoutDice(Boost, frozen=True):
    """Two, or three if no source die is used in the whole turn."""

    forgone: While
    """What then holds for the rest of the turn."""

    def worth(self, c: Act, card: str) -> Flow[int]:
        if c.me.turn.dice:
            return 2
        choice = yield from c.pick("forgo_dice", [("accept",)], optional=True)
        if not choice:
            return 2
        self.forgone.do(c)
        return 3

    def say(self) -> Speech:
        return say("effect-boost-without-dice")


class BoostWithMana(Boost, frozen=True):
    """Put mana into a card: three, or four if it is of the card's colour."""

    def possible(self, c: Act) -> bool:
        return super().possible(c) and any(mana.ways(c.g, c.me, colour) for colour in MANA)

    def worth(self, c: Act, card: str) -> Flow[int]:
        colour = yield from mana.pay_any(c, MANA)
        return 4 if colour in c.g.box.cards[card].colours else 3

    def say(self) -> Speech:
        return say("effect-boost-with-mana")


class DiscardWound(Deed[Act], frozen=True):
    """A wound from hand goes to the discard pile."""

    def possible(self, c: Act) -> bool:
        return WOUND in c.me.hand and not c.fighting

    def do(self, c: Act) -> None:
        cards.discard(c.g, c.me, WOUND)

    def say(self) -> Speech:
        return say("effect-discard-wound")


class DropWounds(Effect[Act], frozen=True):
    """Throw away wounds from hand, outside of combat; perhaps one goes to the nearest hero instead."""

    most: Size = 2
    passed_on: bool = False

    def possible(self, c: Act) -> bool:
        return WOUND in c.me.hand and not c.fighting

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        count = min(self.most, me.hand.count(WOUND))
        for dropped in range(count):
            if dropped and not (yield from c.pick("drop_wound", [("accept",)], optional=True)):
                count = dropped
                break
            cards.throw_away(g, me, WOUND, me.hand)
        if self.passed_on:
            seat = yield from c.pick_one("player", map(str, _nearest(g, me)), effect=self)
            if seat:
                cards.take_wounds(g, g.players[int(seat)])

    def say(self) -> Speech:
        return say("effect-drop-wounds" + "-on" * self.passed_on, count=self.most)


def _nearest(g: State, me: Player) -> list[int]:
    """The other heroes on the map who are nearest, by spaces."""
    others = [player for player in g.players if player is not me and player.at]
    if not me.at or not others:
        return [player.seat for player in g.players if player is not me]
    distances = {player.seat: land(g).distance(me.at, player.at) for player in others}
    return [seat for seat, distance in distances.items() if distance == min(distances.values())]


class Motivate(Effect[Act], frozen=True):
    """Draw two cards; who alone has the least fame gets a mana token too. Once until the end of the next turn."""

    reveals: ClassVar[bool] = True
    mana: Colour

    def possible(self, c: Act) -> bool:
        return not c.g.lasts("motivated", owner=c.me.seat)

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        own_turn = g.stage == "turn" and g.order[g.active] == me.seat
        g.let_last("motivated", scope_of(NEXT_TURN if own_turn else TURN, me), owner=me.seat)
        yield from cards.draw(g, me, 2)
        if all(other.fame > me.fame for other in g.players if other is not me):
            mana.gain_token(g, me, self.mana)

    def say(self) -> Speech:
        return say("effect-motivate", mana=self.mana)


class InInteraction(Deed[Act], frozen=True):
    """Influence for each colour of crystals, in an interaction only."""

    def possible(self, c: Act) -> bool:
        return c.me.turn.stage == "interact" and ForEach("crystal-colours").number(c) > 0

    def do(self, c: Act) -> None:
        give_influence(c, ForEach("crystal-colours").number(c))

    def say(self) -> Speech:
        return say("effect-in-interaction")


class SpendAtOnce(Effect[Act], frozen=True):
    """Discard a card for a mana token that has to be spent at once, on whatever it can power."""

    wound: Annotated[tuple[Mana, ...], Meta(max_length=3)]
    """What a wound is worth."""
    card: Annotated[tuple[Mana, ...], Meta(max_length=3)]
    """What any other card is worth."""

    def possible(self, c: Act) -> bool:
        return bool(self._options(c))

    def _options(self, c: Act) -> list[Option]:
        """Which card could be discarded for which token."""
        return [
            ("invoke", card, colour)
            for card in dict.fromkeys(c.me.hand)
            for colour in (self.wound if card == WOUND else self.card)
            if self._uses(c, card, colour)
        ]

    def _uses(self, c: Act, card: str, colour: Mana) -> list[Option]:
        """What the token could be spent on, once the card is gone."""
        me = c.me
        me.hand.remove(card)
        me.tokens[colour] = me.tokens.get(colour, 0) + 1
        try:
            return powered_options(c.g, me, colour)
        finally:
            me.hand.append(card)
            me.tokens[colour] -= 1

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        choice = yield from c.pick("invoke", self._options(c))
        assert choice is not None, "what cannot be spent is not offered"
        cards.discard(g, me, choice[1])
        me.turn.deeds += 1
        yield from spend_token(c, choice[2])

    def say(self) -> Speech:
        return say("effect-spend-at-once", wound=_either(self.wound), card=_either(self.card))


def _either(colours: tuple[Mana, ...]) -> Speech:
    return say("alternatives", parts=tuple(say(f"mana-{colour}") for colour in colours))


def spend_token(c: Act, colour: str) -> Flow[None]:
    """Gain a token and spend it at once."""
    g, me = c.g, c.me
    mana.gain_token(g, me, colour)  # type: ignore[arg-type]  # a colour of mana
    me.turn.must_spend = colour
    choice = yield from c.pick("spend_at_once", powered_options(g, me, colour), colour=colour)
    assert choice is not None, "what cannot be spent is not offered"
    yield from playing.play(g, me, choice)
    me.turn.must_spend = ""


def powered_options(g: State, me: Player, colour: str) -> list[Option]:
    """The cards and units that mana of a colour can power now."""
    return [option for option in playing.play_options(g, me) if _needs(g, me, option, colour)]


def _needs(g: State, me: Player, option: Option, colour: str) -> bool:
    match option:
        case ("play" | "strong" as verb, card):
            part = playing.STRONG if verb == "strong" else playing.BASIC
            return any(colour in cost for cost in playing.costs(g.box.cards[card], part))
        case ("unit", key, number):
            return units.card_of(g, me.unit(key)).abilities[int(number)].mana == colour
    return False


class BorrowDie(Effect[Act], frozen=True):
    """Use another source die of a basic colour at once; the skill's owner gains a crystal of it."""

    def possible(self, c: Act) -> bool:
        return bool(self._faces(c))

    def _faces(self, c: Act) -> list[Mana]:
        faces = dict.fromkeys(die.face for die in mana.free_dice(c.g) if die.face in COLOURS)
        return [face for face in faces if powered_options_with(c.g, c.me, face)]

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        face = yield from c.pick_one("borrow_die", self._faces(c))
        die = next(die for die in mana.free_dice(g) if die.face == face)
        die.by, die.asked = me.seat, True
        owner = next(player for player in g.players if any(skill.id == c.card for skill in player.skills))
        mana.gain_crystal(g, owner, face)  # type: ignore[arg-type]  # a basic colour
        yield from spend_token(c, face)

    def say(self) -> Speech:
        return say("effect-borrow-die")


def powered_options_with(g: State, me: Player, colour: Mana) -> list[Option]:
    """What mana of a colour could power if there were one more of it."""
    me.tokens[colour] = me.tokens.get(colour, 0) + 1
    try:
        return powered_options(g, me, colour)
    finally:
        me.tokens[colour] -= 1


class RerollOne(Effect[Act], frozen=True):
    """A source die may be rerolled."""

    reveals: ClassVar[bool] = True

    def run(self, c: Act) -> Flow[None]:
        faces = list(dict.fromkeys(die.face for die in mana.free_dice(c.g)))
        face = yield from c.pick_one("reroll", faces, optional=True)
        if face:
            die = next(die for die in mana.free_dice(c.g) if die.face == face)
            (die.face,) = c.g.chance.roll(MANA, 1)
            c.g.tell("rerolled", c.me.seat, die.face)

    def say(self) -> Speech:
        return say("effect-reroll-one")


class CrystalFromSource(Effect[Act], frozen=True):
    """A crystal of a basic colour that a die in the source shows."""

    def run(self, c: Act) -> Flow[None]:
        faces = dict.fromkeys(die.face for die in mana.free_dice(c.g) if die.face in COLOURS)
        colour = yield from c.pick_one("gain_crystal", list(faces))
        if colour:
            mana.gain_crystal(c.g, c.me, colour)  # type: ignore[arg-type]  # a basic colour

    def say(self) -> Speech:
        return say("effect-crystal-from-source")


class IntoMiddle(Deed[Act], frozen=True):
    """The token goes to the middle; what it does there is all."""

    def do(self, c: Act) -> None:
        c.g.tell("into_middle", c.me.seat, c.card)

    def say(self) -> Speech:
        return say("effect-into-middle")


class MarkColour(Effect[Act], frozen=True):
    """Choose a colour but gold: a token of it, and the skill in the middle is marked with it."""

    def run(self, c: Act) -> Flow[None]:
        colour = yield from c.pick_one("mark_colour", [one for one in MANA if one != "gold"])
        mana.gain_token(c.g, c.me, colour)  # type: ignore[arg-type]  # a colour of mana
        skill = next(skill for skill in c.me.skills if skill.id == c.card)
        skill.mark = colour
        c.g.tell("skill_marked", c.me.seat, c.card, colour)

    def say(self) -> Speech:
        return say("effect-mark-colour")


class HealUnit(Effect[Act], frozen=True):
    """A wound of a unit is healed, whatever its level; not in combat."""

    def possible(self, c: Act) -> bool:
        return not c.fighting and any(unit.wounds for unit in c.me.units)

    def run(self, c: Act) -> Flow[None]:
        key = yield from c.pick_one("heal_unit", [unit.key for unit in c.me.units if unit.wounds])
        if key:
            c.me.unit(key).wounds -= 1
            c.g.tell("unit_healed", c.me.seat, key)

    def say(self) -> Speech:
        return say("effect-heal-unit")


class MoreUnits(Deed[Act], frozen=True):
    """Regular units join the offer."""

    reveals: ClassVar[bool] = True
    count: Size

    def do(self, c: Act) -> None:
        g = c.g
        g.unit_offer += [g.regular.pop() for _ in range(min(self.count, len(g.regular)))]
        g.reveal()
        g.tell("units_joined", self.count)

    def say(self) -> Speech:
        return say("effect-more-units", count=self.count)
