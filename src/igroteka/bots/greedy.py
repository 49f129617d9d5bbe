"""The greedy bot: looks at where each option leads and takes the best, as the game's evaluation sees it."""

from statistics import fmean

from igroteka.kernel import Match, Option

from .bot import Bot

TRIES = 3
GAIN = 1e-6
"""Where chance decides much, an act must lead to something better: what changes nothing could be done for ever."""
ROLLS = 6
"""So many tries instead where dice are rolled."""
HOPELESS = 0.04
"""Of the weight of the most promising option: what weighs less is not tried where chance decides much."""


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
        acts = self.promising(match, seat, [option for option in options if option[0] not in match.game.endings])
        values = {option: self.value(match, seat, option) for option in acts}
        may_end = any(option[0] in match.game.endings for option in options)
        if may_end or self.noise:
            now = match.game.evaluate(self.determinize(match, seat).state, seat)
            least = now + GAIN if match.game.chancy else now
            harmless = [option for option in acts if values[option] >= least]
            acts = harmless if may_end else harmless or acts
        return max(acts, key=lambda option: values[option] + self.slip(), default=options[-1])

    def slip(self) -> float:
        """How far its judgement is off this time."""
        return self.random.gauss(0.0, self.noise) if self.noise else 0.0

    def promising(self, match: Match, seat: int, acts: list[Option]) -> list[Option]:
        """The acts that are worth a try: all of them, unless chance decides much."""
        if not match.game.chancy or len(acts) < 2:
            return acts
        world = self.determinize(match, seat)
        assert world.decision is not None
        weights = dict(zip(world.decision.options, match.game.priors(world.state, world.decision), strict=True))
        least = HOPELESS * max(weights[act] for act in acts)
        return [act for act in acts if weights[act] >= least]

    def value(self, match: Match, seat: int, option: Option) -> float:
        """The best of a few ways in which the option may turn out, each in a newly determinized world.

        Where chance decides much, the mean of them: who takes the best roll for granted attacks whom they should fear.
        """
        values: list[float] = []
        chancy, tries = match.game.chancy, TRIES
        while len(values) < tries:
            world = self.determinize(match, seat)
            drawn = world.state.chance.drawn
            world.play(option)
            open_ended = self.settle(world, seat)
            values.append(match.game.evaluate(world.state, seat))
            if chancy and world.state.chance.drawn > drawn:
                tries = ROLLS
            elif not open_ended:
                break
        return fmean(values) if chancy else max(values)

    def settle(self, world: Match, seat: int) -> bool:
        """Carry what was begun to its end, at random; was there anything left to choose?"""
        asked = False
        while world.decision and world.decision.seat == seat and not world.decision.always_ask:
            world.play(self.pick(world))
            asked = True
        return asked

    def pick(self, world: Match) -> Option:
        """Any option; where chance decides much, rather one that looks promising."""
        assert world.decision is not None
        options = world.decision.options
        if not world.game.chancy:
            return self.random.choice(options)
        return self.random.choices(options, world.game.priors(world.state, world.decision))[0]
