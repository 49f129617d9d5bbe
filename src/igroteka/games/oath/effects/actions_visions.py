"""Words of powers that bring Visions to light: the Oracle and the Inquisitor."""

from igroteka.kernel import Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.playing import can_play_alone, play_alone, play_card
from ..actions.ruling import neighbours
from ..actions.tokens import receive_favor
from ..actions.zones import draw_vision
from ..box import CONSPIRACY
from .actions_peeking import look_at_adviser


class Foresee(Effect[Act], frozen=True):
    """Take the topmost Vision of the world deck, unseen by the others, and play or discard it as in a Search."""

    reveals = True

    def possible(self, c: Act) -> bool:
        return any(map(c.g.box.is_vision, c.g.world)) and can_play_alone(c.g, c.me)

    def run(self, c: Act) -> Flow[None]:
        vision = draw_vision(c.g)
        c.me.drawn.append(vision)
        c.g.tell("saw", vision, to=(c.me.seat,))
        yield from play_alone(c.g, c.me, vision, drawn=True)

    def say(self) -> Speech:
        return say("effect-foresee")


class Interrogate(Effect[Act], frozen=True):
    """Look at an adviser of a player at my site: the Conspiracy I play or discard; otherwise my favor goes to them."""

    reveals = True

    def options(self, c: Act) -> list[Option]:
        """All advisers of those players, faceup ones too."""
        return [
            ("adviser", str(player.seat), str(number))
            for player in neighbours(c.g, c.me)
            for number in range(1, len(player.advisers) + 1)
        ]

    def possible(self, c: Act) -> bool:
        return bool(self.options(c))

    def run(self, c: Act) -> Flow[None]:
        choice = yield from c.pick("which_adviser", self.options(c))
        if choice is None:
            return
        card = look_at_adviser(c, choice)
        if card == CONSPIRACY:
            yield from play_card(c.g, c.me, card)
        else:
            self._compensate(c, int(choice[1]))

    def _compensate(self, c: Act, seat: int) -> None:
        tokens = c.g.tokens.pop(c.card, None)
        if tokens and tokens.favor:
            receive_favor(c.g, c.g.players[seat], tokens.favor)
            c.g.tell("gave_favor", c.me.seat, seat, tokens.favor)

    def say(self) -> Speech:
        return say("effect-interrogate", card=say(f"card-{CONSPIRACY}"))
