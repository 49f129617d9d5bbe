"""Playing a card: the context in which its effect runs, and being made to discard one (TY-PLAY)."""

from typing import Self

from msgspec import field
from msgspec.structs import replace

from igroteka.kernel import Chooser, Context, Flow, ask

from .state import Played, Player, State


class Play(Context):
    """A card being carried out: who plays it, what "this card", "there", "that player" mean while it lasts."""

    g: State
    me: Player
    card: str
    position: int | None
    """Where this card lies among the cards played this turn; None: in the discard pile (it reacts)."""
    whom: Player
    """The player whom an effect is about: the chosen opponent, the one who made me discard."""
    there: str = ""
    """The site where a spy was just placed, or which it just left."""
    returned: list[str] = field(default_factory=list)
    """The sites that my returned spies left."""
    deployed: list[str] = field(default_factory=list)
    removed: int = 0
    victim: str = ""
    """The colour of the troop just assassinated."""
    rule: str = "TY-PLAY-02"
    """Why it is carried out now: the card was played, or the turn ends."""

    def chooser(self) -> int:
        """The player of this card."""
        return self.me.seat

    def facts(self, kind: str, chooser: Chooser) -> dict[str, object]:
        """Every question is one of this card."""
        return {"card": self.card}

    def about(self, seat: int) -> Self:
        """The same play, speaking of another player."""
        return replace(self, whom=self.g.players[seat])

    @property
    def is_here(self) -> bool:
        """Does this card still lie where it was played, or where it was discarded?"""
        return self.card in self.me.discard if self.position is None else self.g.turn.played[self.position].here

    def take_this_card(self) -> str:
        """Take this card from where it lies; it goes elsewhere than to the discard pile."""
        if self.position is None:
            self.me.discard.remove(self.card)
        else:
            self.g.turn.played[self.position].here = False
        return self.card

    def others(self) -> list[int]:
        """The positions of the other cards played this turn that still lie there.

        Copies are alike: while the promise of a copy that is gone waits, it may stand in and promote this card too.
        """
        g = self.g
        freed = any(promise.about == self.card and not g.is_here(promise) for promise in g.promises)
        return [n for n, played in enumerate(g.turn.played) if played.here and (freed or n != self.position)]

    def take_other(self, card: str) -> None:
        """Take another card played this turn; best a copy whose promise waits, which may then promote any card."""
        played = self.g.turn.played
        waiting = [promise.owner for promise in self.g.promises]
        copies = [n for n in self.others() if played[n].card == card]
        played[max(copies, key=waiting.__contains__)].here = False


def play(g: State, player: Player, card: str) -> Flow[None]:
    """Play a card from hand (TY-PLAY-01, TY-TURN-11)."""
    player.hand.remove(card)
    yield from carry_out(g, player, card)


def carry_out(g: State, player: Player, card: str) -> Flow[Played]:
    """Lay the card open and carry out its instructions in the printed order (TY-PLAY-02)."""
    played = g.turn.played
    g.tell("played", player.seat, card)
    played.append(Played(card))
    position = len(played) - 1
    yield from g.box.cards[card].play.run(Play(g, player, card, position, whom=player))
    return played[position]


def forced_discard(g: State, victim: Player, by: Player) -> Flow[None]:
    """An opponent makes the victim discard a card of the victim's choice; the card may react."""
    if not victim.hand:
        return
    options = [("discard", card) for card in dict.fromkeys(victim.hand)]
    _, card = yield ask(victim.seat, "forced_discard", options, rule="TY-PLAY-02", seat=by.seat)
    victim.hand.remove(card)
    victim.discard.append(card)
    g.reveal()
    g.tell("discarded", victim.seat, card)
    reaction = g.box.cards[card].discarded
    if reaction is not None:
        yield from reaction.run(Play(g, victim, card, None, whom=by))
