"""A box that is refused: all that is wrong with it, in every language."""

from collections.abc import Callable, Sequence

from ..errors import IgrotekaError
from ..game import AnyGame, find_game
from ..speech import Fault, say
from ..voice import Voice

FAULTS_SHOWN = 12


class BadComponents(IgrotekaError):
    """The box cannot be played with; `faults` are all that was found."""

    def __init__(self, game: AnyGame, faults: Sequence[Fault]) -> None:
        self.game, self.faults = game, tuple(faults)
        super().__init__(self.told("en"))

    def __reduce__(self) -> tuple[Callable[..., "BadComponents"], tuple[str, tuple[Fault, ...]]]:
        """It may come from another process, where the game is known by its name."""
        return _again, (self.game.name, self.faults)

    def told(self, language: str) -> str:
        """The first faults in a language, a line each, and how many more there are."""
        voice = Voice(language, self.game)
        lines = [voice.fault(fault) for fault in self.faults[:FAULTS_SHOWN]]
        if hidden := len(self.faults) - len(lines):
            lines.append(voice.speak(say("faults-more", count=hidden)))
        return "\n".join(lines)


def _again(name: str, faults: Sequence[Fault]) -> BadComponents:
    return BadComponents(find_game(name), faults)
