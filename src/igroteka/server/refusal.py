"""Why the server does not do what it was asked to."""

from unicodedata import category

HIDDEN = {"Cc", "Cf", "Co", "Cs"}
"""The categories of letters that nobody can see: controls, NUL among them, directions, private and broken ones."""
JOINERS = "\u200c\u200d"
"""They make one picture or ligature of several."""
LARGEST_BOX = 400_000


class Refused(Exception):
    """A request that cannot be granted: a code for the page's own words, with a number if they need one; a sentence."""

    def __init__(self, code: str, sentence: str, status: int = 409, number: int = 0) -> None:
        super().__init__(sentence)
        self.code, self.sentence, self.status, self.number = code, sentence, status, number

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str, int, int]]:
        """It may come from another process."""
        return Refused, (self.code, self.sentence, self.status, self.number)


def check_letters(text: str) -> None:
    r"""What nobody can see is not stored, nor looked for: no database knows NUL, and no reader the rest.

    >>> check_letters("Анна 👩\u200d🚀")
    >>> check_letters("Anna\0")
    Traceback (most recent call last):
    igroteka.server.refusal.Refused: There are letters in it that cannot be shown.
    """
    if any(category(letter) in HIDDEN and letter not in JOINERS for letter in text):
        raise Refused("hidden-letters", "There are letters in it that cannot be shown.", 400)


def stale() -> Refused:
    """The page is behind."""
    return Refused("stale", "The table has moved on; look at it again.")


def no_identity() -> Refused:
    """Somebody without our cookie."""
    return Refused("no-identity", "Open the page first, so that the table knows you.", 401)


def not_host() -> Refused:
    """Somebody else's table."""
    return Refused("not-host", "Only the host can do that.", 403)


def barred() -> Refused:
    """Somebody whom the host has removed, or never wishes to meet."""
    return Refused("barred", "The host does not let you sit at this table.", 403)


def not_yours() -> Refused:
    """Somebody else's seat."""
    return Refused("not-yours", "That seat is not yours.", 403)


def not_asked() -> Refused:
    """Nothing to decide."""
    return Refused("not-asked", "That seat has nothing to decide now.")


def too_long() -> Refused:
    """A table whose rules took too long once."""
    return Refused("too-long", "This took too long and was broken off. Try again.", 503)


def stopped() -> Refused:
    """A table whose rules broke."""
    return Refused("stopped", "This table has stopped: its rules broke or took too long. Its record can be saved.")


def crowded(people: int) -> Refused:
    """Somebody at an address where too much is asked for."""
    return Refused("crowded", f"Your address asks for more than {people} people may; wait a moment.", 429, people)


def no_table() -> Refused:
    """No such table."""
    return Refused("no-table", "There is no such table.", 404)


def newer_rules() -> Refused:
    """This node is older than the table."""
    return Refused("newer-rules", "This table is played with newer rules than this server knows; it needs an update.")


def check_size(text: str | bytes, most: int = LARGEST_BOX, what: str = "file") -> None:
    """Nobody may keep the server busy with a box that is too large, or fill its database with options."""
    if len(text) > most:
        raise Refused("too-large", f"The {what} is too large: it may have {most} letters.", 413)
