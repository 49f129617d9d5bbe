"""Which passives are in force, and what they come to: the questions that rules ask."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from .decision import Flow
from .passives import Adds, Answers, Changes, Forbids, Passive, Permits
from .state import State

S = TypeVar("S", bound=State[Any])
W = TypeVar("W")
"""For whom something is in force: a player, a side, a place."""
K = TypeVar("K")
"""The case that a rule asks about."""
V = TypeVar("V")
"""A value that may be changed."""

KEPT = "passives"
"""Under this name a box keeps its passives by kind."""

NOTHING: Any = ()
"""A flow in which nothing happens, and which costs nothing."""

P = TypeVar("P", bound=Passive)
Index: TypeAlias = Mapping[str, Sequence[tuple[str, P]]]
"""The passives of a kind by the component that they stand on, each with its component."""


def note(g: State[Any], sources: Iterable[str]) -> None:
    """These components have just bent a rule: whoever is asked next is told, if anybody listens."""
    if g.events is not None:
        g.bent.update(dict.fromkeys(sources))


class Sources(dict[str, W], Generic[W]):
    """Very many names that are in force as long as nothing changes, with whatever the game knows of each.

    The few declarations of a kind are looked up in them, once, and are asked in the order of the box.
    """

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[Any, Any] = {}

    def of_kind(self, kind: type[P], known: Index[P]) -> Sequence[tuple[str, P]]:
        """Those of a kind among them."""
        found: Sequence[tuple[str, P]] | None = self.found.get(kind)
        if found is None:
            found = [one for source, declared in known.items() if source in self for one in declared]
            self.found[kind] = found
        return found


class Passives(Generic[S, W]):
    """What is in force in a game.

    `declared` gives what the components of a box declare, by their names; `forces` the names of those in force for
    somebody right now, in the order in which they are asked. An answer may end some of them: it is asked once before.
    Where very many are in force, `forces` may give `Sources`.
    """

    def __init__(
        self,
        declared: Callable[[Any], Iterable[tuple[str, Passive]]],
        forces: Callable[[S, W], Collection[str]],
    ) -> None:
        self.declared, self.forces = declared, forces

    def of(self, g: S, kind: type[P], who: W) -> Sequence[tuple[str, P]]:
        """Those of a kind that are in force for somebody, each with the component that it stands on."""
        try:
            known: Index[P] = g.box.__dict__[KEPT][kind]
        except KeyError:
            known = self._work_out(g.box, kind)
        sources = self.forces(g, who) if known else ()
        if not sources:
            return ()
        if type(sources) is Sources:
            return sources.of_kind(kind, known)
        return [found for source in sources if source in known for found in known[source]]

    def on(self, g: S, kind: type[P], source: str) -> Sequence[tuple[str, P]]:
        """Those of a kind that stand on a component, whether in force or not."""
        try:
            known: Index[P] = g.box.__dict__[KEPT][kind]
        except KeyError:
            known = self._work_out(g.box, kind)
        return known.get(source, ())

    def total(self, g: S, kind: type[Adds[K]], who: W, case: K) -> int:
        """What all of them add up to."""
        found = self.of(g, kind, who)
        if not found:
            return 0
        amounts = [passive.amount(case, source) for source, passive in found]
        if g.events is not None:
            note(g, [source for (source, _), amount in zip(found, amounts, strict=True) if amount])
        return sum(amounts)

    def changed(self, g: S, kind: type[Changes[K, V]], who: W, value: V, case: K) -> V:
        """What becomes of a value."""
        for source, passive in self.of(g, kind, who):
            before, value = value, passive.change(value, case, source)
            if g.events is not None and value != before:
                note(g, [source])
        return value

    def forbidden(self, g: S, kind: type[Forbids[K]], who: W, case: K) -> bool:
        """Does any of them forbid it?"""
        for source, passive in self.of(g, kind, who):
            if passive.forbids(case, source):
                note(g, [source])
                return True
        return False

    def permitted(self, g: S, kind: type[Permits[K]], who: W, case: K) -> bool:
        """Does any of them permit it?"""
        for source, passive in self.of(g, kind, who):
            if passive.permits(case, source):
                note(g, [source])
                return True
        return False

    def answers(self, g: S, kind: type[Answers[K]], who: W, case: K) -> Flow[None]:
        """Let all of them answer, one after the other."""
        found = self.of(g, kind, who)
        return self._answers(found, case) if found else NOTHING

    def _answers(self, found: Sequence[tuple[str, Answers[K]]], case: K) -> Flow[None]:
        for source, passive in sorted(found, key=lambda one: one[1].rank):
            yield from passive.answer(case, source)

    def _work_out(self, box: Any, kind: type[P]) -> Index[P]:
        """All that a box declares of a kind, by component; kept beside the box."""
        found: dict[str, list[tuple[str, P]]] = {}
        for source, passive in self.declared(box):
            if isinstance(passive, kind):
                found.setdefault(source, []).append((source, passive))
        box.__dict__.setdefault(KEPT, {})[kind] = found
        return found
