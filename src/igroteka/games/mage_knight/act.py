"""The context in which an effect runs: who acts, with which component, and who chooses."""

from typing import Self

from msgspec.structs import replace

from igroteka.kernel import Chooser, Context

from .box.terms import NIGHT, Mana
from .naming import FACTS
from .passives.cases import Doing, Giving
from .passives.lasting import marked
from .state import IN_EFFECT, TURN, Combat, Player, State, Unit


class Act(Context):
    """Something being carried out: by whom, and with which part of which component."""

    g: State
    me: Player
    card: str = ""
    """The card, unit, skill or tactic whose effect this is."""
    part: str = "basic"
    """Which of its effects: `basic`, `strong`, `sideways`, the number of a unit's ability, `effect` of a skill."""
    colour: str = ""
    """The colour of the effect (MK-CARD-04): what resistances of enemies look at (MK-RSST-04)."""
    unit: Unit | None = None
    """The unit that was activated."""
    pending: bool = False
    """Is the card still in hand, because it is only asked whether it could be played?"""
    laid: tuple[str, ...] = ()
    """Other cards in hand that are already spoken for, while that is asked."""
    powering: tuple[Mana, ...] = ()
    """The mana that will be paid for it first, while that is asked."""
    powered: str = ""
    """The colour of mana that has powered it; "" if none has."""
    bonus: int = 0
    """What the next value that is given has on top (Concentration)."""
    paid: str = ""
    """The colour of what was paid for the effect: of mana, or of a card."""
    times: int = 1
    """How often it must be possible to pay for it (Maximal Effect), while that is asked."""
    whole: bool = False
    """Is it part of a compound effect, whose points cannot be split (MK-EFF-05)?"""
    lender: str = ""
    """The card that was used to get at this one, which is not one's own (Magic Talent)."""
    asked: Player | None = None
    """Who chooses, if not the one who acts."""
    rule: str = "MK-EFF-01"

    def chooser(self) -> Chooser:
        return (self.asked or self.me).seat

    def facts(self, kind: str, chooser: Chooser) -> dict[str, object]:
        """The component, where the question declares one."""
        return {"card": self.card} if "card" in FACTS[kind] else {}

    def about(self, seat: int) -> Self:
        """The same act, of another player, who also chooses."""
        return replace(self, me=self.g.players[seat], asked=None)

    def ask(self, seat: int) -> Self:
        """The same act of the same player, but somebody else chooses."""
        return replace(self, asked=self.g.players[seat])

    @property
    def combat(self) -> Combat:
        """The combat in which the effect is used."""
        assert self.g.combat is not None
        return self.g.combat

    @property
    def fighting(self) -> bool:
        """Is the one who acts in a combat or a fight with a hero?"""
        return in_combat(self.g, self.me)

    @property
    def doing(self) -> Doing:
        """The case of somebody doing something."""
        return Doing(self.g, self.me)

    @property
    def source(self) -> str:
        """The name under which the effect comes into force, if it lasts."""
        return f"{self.unit.card if self.unit else self.card}.{self.part}"

    def giving(self, kind: str, reach: str = "") -> Giving:
        """The case of points that the effect gives."""
        return Giving(self.g, self.me, kind, self.card, self.part, self.unit, self.colour, self.powered, reach)

    def let_last(self, scope: str = TURN, mark: str = "") -> None:
        """From now on what the effect says is in force for the one who acts, until the scope ends."""
        self.g.let_last(IN_EFFECT, scope_of(scope, self.me), owner=self.me.seat, about=marked(self.source, mark))


def scope_of(scope: str, player: Player) -> str:
    """The name of a scope that is a player's own: each has turns, and fights, of their own.

    >>> scope_of(TURN, Player(seat=2, hero="tovak"))
    'turn.2'
    """
    return f"{scope}.{player.seat}"


def in_combat(g: State, player: Player) -> bool:
    """Is the player in a combat with enemies or a hero right now?"""
    if g.combat:
        return g.combat.seat == player.seat
    return g.duel is not None and any(side.seat == player.seat for side in g.duel.sides)


def is_night(g: State) -> bool:
    """Do night rules apply where something is done now (MK-TIME-09)?"""
    return g.night or (g.combat is not None and g.combat.night)


def time_of_day(g: State) -> str:
    """`day` or `night`, for values that differ."""
    return NIGHT if is_night(g) else "day"
