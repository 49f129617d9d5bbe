"""Why the server does not do what it was asked to."""


class Refused(Exception):
    """A request that cannot be granted: a code for the page's own words, and a sentence in English."""

    def __init__(self, code: str, sentence: str, status: int = 409) -> None:
        super().__init__(sentence)
        self.code, self.sentence, self.status = code, sentence, status


def stale() -> Refused:
    """The page is behind."""
    return Refused("stale", "The table has moved on; look at it again.")


def not_yours() -> Refused:
    """Somebody else's seat."""
    return Refused("not-yours", "That seat is not yours.", 403)


def not_asked() -> Refused:
    """Nothing to decide."""
    return Refused("not-asked", "That seat has nothing to decide now.")


def no_table() -> Refused:
    """No such table."""
    return Refused("no-table", "There is no such table.", 404)
