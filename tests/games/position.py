"""A match in a position that a test has laid out: what every game's `Table` can do."""

from igroteka.kernel import Match
from tests.properties import check_question


class Position:
    """A match, played with words and asked about itself."""

    match: Match

    def begin_anew(self) -> None:
        """Go on from the state as it is, as if nothing had happened before."""
        match, setup = self.match, self.match.setup
        self.match = Match.at(match.game, match.state, seats=setup.seats, options=setup.options)

    def do(self, choices: str) -> None:
        """Make the choices, one after another."""
        for choice in choices.split(";"):
            if self.match.decision:
                check_question(self.match.game, self.match.decision)
            self.match.play(choice.split())

    def options(self, verb: str = "") -> list[str]:
        """The options of the current decision (of one verb), as words, in alphabetical order."""
        assert self.match.decision is not None
        return sorted(" ".join(option) for option in self.match.decision.options if verb in ("", option[0]))

    def told(self, name: str) -> list[tuple[str | int, ...]]:
        """What was told under that name."""
        return [event.args for event in self.match.log if event.name == name]


class SeatedPosition(Position):
    """One in which whoever is asked is known by the seat."""

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        assert self.match.decision is not None
        return self.match.decision.seat, self.match.decision.kind
