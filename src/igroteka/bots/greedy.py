"""The greedy bot: looks at where each option leads and takes the best, as the game's evaluation sees it."""

from igroteka.kernel import Match, Option

from .bot import Bot

TRIES = 3


class GreedyBot(Bot):
    """One step ahead: acts as long as something does not make things worse, then ends the turn."""

    name = "greedy"

    def __init__(self, seed: int, noise: float = 0.0) -> None:
        super().__init__(seed)
        self.noise = noise
        """How many points its judgement is usually off: what makes an easy opponent.

        It mistakes the good for the better, but does no harm to itself where it need not.
        """

    def choose(self, match: Match, seat: int) -> Option:
        assert match.decision is not None
        options = match.decision.options
        acts = [option for option in options if option[0] not in match.game.endings]
        values = {option: self.value(match, seat, option) for option in acts}
        may_end = len(acts) < len(options)
        if may_end or self.noise:
            now = match.game.evaluate(self.determinize(match, seat).state, seat)
            harmless = [option for option in acts if values[option] >= now]
            acts = harmless if may_end else harmless or acts
        return max(acts, key=lambda option: values[option] + self.slip(), default=options[-1])

    def slip(self) -> float:
        """How far its judgement is off this time."""
        return self.random.gauss(0.0, self.noise) if self.noise else 0.0

    def value(self, match: Match, seat: int, option: Option) -> float:
        """The best of a few ways in which the option may turn out, each in a newly determinized world."""
        best = -1e9
        for _ in range(TRIES):
            world = self.determinize(match, seat)
            world.play(option)
            open_ended = self.settle(world, seat)
            best = max(best, match.game.evaluate(world.state, seat))
            if not open_ended:
                break
        return best

    def settle(self, world: Match, seat: int) -> bool:
        """Carry what was begun to its end, at random; was there anything left to choose?"""
        asked = False
        while world.decision and world.decision.seat == seat and not world.decision.always_ask:
            world.play(self.random.choice(world.decision.options))
            asked = True
        return asked
