"""The word that brings passives into force for a while (MK-EFF-03)."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from igroteka.kernel import Deed, Passive, Speech, say


class While(Deed[Any], frozen=True):
    """From now on these hold for the one who acts: until the turn, combat or round ends, or the hand is filled."""

    passives: Annotated[tuple[Passive, ...], Meta(min_length=1, max_length=8)]
    until: Literal["turn", "combat", "round", "draw"] = "turn"

    def do(self, c: Any) -> None:
        c.let_last(self.until)

    def say(self) -> Speech:
        return say(f"effect-until-{self.until}", parts=tuple(self.sentences()))

    def sentences(self) -> list[Speech]:
        return [sentence for passive in self.passives for sentence in passive.sentences()]


def this_turn(*passives: Passive) -> While:
    """They hold until the end of the turn."""
    return While(passives)


def this_combat(*passives: Passive) -> While:
    """They hold until the end of the combat."""
    return While(passives, "combat")
