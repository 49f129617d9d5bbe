"""The random bot: any option, each as likely as the others."""

from igroteka.kernel import Match, Option

from .bot import Bot


class RandomBot(Bot):
    """Plays at random.

    >>> match = Match("tyrants", seats=2, seed=7)
    >>> RandomBot(seed=1).choose(match, match.decision.seat) in match.decision.options
    True
    """

    name = "random"

    def choose(self, match: Match, seat: int) -> Option:
        assert match.decision is not None
        options = match.decision.options
        return options[int(self.random.random() * len(options))]  # half the time of random.choice
