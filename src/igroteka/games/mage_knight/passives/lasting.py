"""The word that brings passives into force for a while (MK-EFF-03)."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from igroteka.kernel import Deed, Passive, Speech, say


def marked(name: str, mark: str) -> str:
    """The name under which one of several lasting parts of an effect comes into force.

    >>> marked("diplomacy.strong", "ice"), marked("agility.basic", "")
    ('diplomacy.strong.ice', 'agility.basic')
    """
    return f"{name}.{mark}" if mark else name


class While(Deed[Any], frozen=True):
    """From now on these hold for the one who acts: until the turn, combat or round ends, or the hand is filled."""

    passives: Annotated[tuple[Passive, ...], Meta(min_length=1, max_length=8)]
    until: Literal["turn", "combat", "round", "draw"] = "turn"
    mark: str = ""
    """Tells it from others on the same effect, which come into force on their own."""

    def do(self, c: Any) -> None:
        c.let_last(self.until, self.mark)

    def say(self) -> Speech:
        return say(f"effect-until-{self.until}", parts=tuple(self.sentences()))

    def sentences(self) -> list[Speech]:
        return [sentence for passive in self.passives for sentence in passive.sentences()]


def this_turn(*passives: Passive, mark: str = "") -> While:
    """They hold until the end of the turn."""
    return While(passives, mark=mark)


def this_combat(*passives: Passive, mark: str = "") -> While:
    """They hold until the end of the combat."""
    return While(passives, "combat", mark)
