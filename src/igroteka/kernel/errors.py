"""What can go wrong, each a sentence that a player or a programmer can act on."""


class IgrotekaError(Exception):
    """The common ancestor: catch this to catch everything that the caller did wrong."""


class BadSetup(IgrotekaError):
    """The match cannot be set up so: unknown game, wrong number of seats, impossible options."""


class IllegalChoice(IgrotekaError):
    """The choice is not among the options; the match has not changed."""


class NeedsConsent(IgrotekaError):
    """Undo would take back something that was revealed or rolled; the others must agree."""


class BadPosition(IgrotekaError):
    """The data are no position of the game, or of rules that are too different."""


class BadRecord(IgrotekaError):
    """The record cannot be replayed; `line` is the number of the offending line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line, self.problem = line, problem

    def __reduce__(self) -> tuple[type["BadRecord"], tuple[int, str]]:
        """It may come from another process."""
        return BadRecord, (self.line, self.problem)
