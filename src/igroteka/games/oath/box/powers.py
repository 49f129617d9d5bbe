"""Powers of cards: what using one costs, and the kinds of them (OA-7)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from igroteka.kernel import Condition, Effect, Passive, Speech, Word, say

from .terms import Count, Major, Side


class Cost(Struct, frozen=True):
    """What using a power costs: favor and secrets put on its card, or burnt (OA-7.1.2)."""

    favor: Count = 0
    secrets: Count = 0
    burnt_favor: Count = 0
    burnt_secrets: Count = 0

    @property
    def placed(self) -> bool:
        """Is anything put on the card?"""
        return bool(self.favor or self.secrets)

    @property
    def all_favor(self) -> int:
        """Favor in all."""
        return self.favor + self.burnt_favor

    @property
    def all_secrets(self) -> int:
        """Secrets in all."""
        return self.secrets + self.burnt_secrets

    def say(self) -> Speech:
        """The price as it stands on the edge of a card."""
        placed = {"favor": self.favor, "secrets": self.secrets}
        amounts = {"burnt-favor": self.burnt_favor, "burnt-secrets": self.burnt_secrets}
        together = (say("cost-favor-and-secrets", **placed),) if all(placed.values()) else ()
        amounts = amounts if together else placed | amounts
        parts = together + tuple(say(f"cost-{name}", count=count) for name, count in amounts.items() if count)
        return say("cost", parts=parts)


FREE = Cost()

Passives = Annotated[tuple[Passive, ...], Meta(max_length=8)]


class Power(Word[Any], frozen=True, kw_only=True):
    """What a card can do; each kind is used in its own way and at its own time (OA-7)."""

    cost: Cost = FREE

    def _say(
        self,
        heading: str,
        *words: Word[Any] | None,
        when: Condition[Any] | None = None,
        end: tuple[Speech, ...] = (),
    ) -> Speech:
        """The heading, the cost and the condition if there are any, and what all the words say."""
        parts = tuple(sentence for word in words if word for sentence in word.sentences()) + end
        facts: dict[str, Speech] = {"name": say(f"power-{heading}")}
        if self.cost != FREE:
            facts["cost"] = self.cost.say()
        if when:
            facts["condition"] = when.say()
        return say("power" + "-paid" * (self.cost != FREE) + "-if" * (when is not None), **facts, parts=parts)


class Action(Power, frozen=True, kw_only=True):
    """Used in one's Act phase, as a minor action (OA-6.2, OA-7.3.2)."""

    effect: Effect[Any]
    condition: Condition[Any] | None = None
    """When it can be used at all; without one: whenever the effect would do anything."""

    def say(self) -> Speech:
        return self._say("action", self.effect, when=self.condition)


class WhenPlayed(Power, frozen=True, kw_only=True):
    """Carried out when its card is played faceup (OA-7.3.3)."""

    effect: Effect[Any]

    def say(self) -> Speech:
        return self._say("when-played", self.effect)


class AtRest(Power, frozen=True, kw_only=True):
    """May be used once at the end of one's Rest phase (OA-7.3.4)."""

    effect: Effect[Any]

    def say(self) -> Speech:
        return self._say("at-rest", self.effect)


class Recovery(Power, frozen=True, kw_only=True):
    """How a banner is recovered: what is paid for it, and what becomes of what lay on it (OA-5.4.4)."""

    effect: Effect[Any]

    def say(self) -> Speech:
        return self._say("recover", self.effect)


class Modifier(Power, frozen=True, kw_only=True):
    """May be used at the start of a major action, which it changes (OA-7.4); its passives hold for that action."""

    action: Major
    passives: Passives
    condition: Condition[Any] | None = None
    """When it can be used; the context knows what is being done (`c.doing`)."""
    payment: Effect[Any] | None = None
    """What is paid besides the cost, such as a warband; it must be possible."""
    anyone: bool = False
    """A persistent one, which needs no access (OA-7.1.4-01)."""

    def say(self) -> Speech:
        heading = f"{self.action}-for-all" if self.anyone else self.action
        return self._say(heading, self.payment, *self.passives, when=self.condition)


class Plan(Power, frozen=True, kw_only=True):
    """A battle plan: used in step 3 of a campaign by somebody who rules it (OA-7.5)."""

    side: Side = "both"
    effect: Effect[Any] | None = None
    """What happens at once."""
    passives: Passives = ()
    """What holds for the side that has used it, for the rest of the campaign."""
    condition: Condition[Any] | None = None
    discard: Literal["never", "at_end", "if_defeated"] = "never"
    """When the card is discarded at the end of the campaign."""

    def say(self) -> Speech:
        end = () if self.discard == "never" else (say(f"plan-discard-{self.discard.replace('_', '-')}"),)
        return self._say(f"plan-{self.side}", self.effect, *self.passives, when=self.condition, end=end)


class Standing(Power, frozen=True, kw_only=True):
    """Holds as long as its card lies faceup (OA-7.1.4).

    Persistent (the black braid): for everybody whom it names. Otherwise for whoever has the card.
    """

    passives: Passives
    persistent: bool = True

    def say(self) -> Speech:
        return self._say("persistent" if self.persistent else "continuous", *self.passives)


Powers = Annotated[tuple[Power, ...], Meta(max_length=4)]
