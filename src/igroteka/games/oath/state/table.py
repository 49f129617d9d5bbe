"""What lies on the table: site spaces, and the players with their boards."""

from typing import Final, Literal

from msgspec import Struct, field

from ..box import EXILE, MOST_SUPPLY, PURPLE, Colour, Role

OPENING: Final = "opening"
WAKE: Final = "wake"
ACT: Final = "act"
REST: Final = "rest"
ROUND_END: Final = "round_end"
CHRONICLE: Final = "chronicle"
OVER: Final = "over"
Phase = Literal["opening", "wake", "act", "rest", "round_end", "chronicle", "over"]

TURN, CAMPAIGN_SCOPE = "turn", "campaign"
"""The scopes of what lasts; a turn ends with its Rest phase."""
TAKEN_THIS_TURN = "taken_this_turn"
"""Lasts: somebody (owner) has taken the Grand Scepter in this turn, and cannot use it."""
CLEARED = "cleared"
"""Lasts: the active player has discarded a card of a suit from a site (about `site suit`): no homeland power."""
REFUSED = "refused"
"""Lasts: an offer (about) was refused by the owner, who is not asked the same again in this turn."""

NOBODY = -1
"""No seat."""


class Tokens(Struct):
    """Favor and secrets on a card."""

    favor: int = 0
    secrets: int = 0


class Place(Struct):
    """A site space of the map."""

    site: str
    faceup: bool = False
    cards: list[str] = field(default_factory=list)
    """Denizens and edifices, these under the name of the side that is up."""
    relics: list[str] = field(default_factory=list)
    """Facedown beside the site."""
    favor: int = 0
    secrets: int = 0
    warbands: dict[str, int] = field(default_factory=dict)
    """By colour; no empty entries."""


class Adviser(Struct):
    """A card among a player's advisers."""

    card: str
    faceup: bool = False


class Player(Struct):
    """A player with the board and all around it."""

    seat: int
    colour: Colour
    role: Role
    at: int = 0
    """The site space of the pawn."""
    supply: int = MOST_SUPPLY
    favor: int = 0
    secrets: int = 0
    """Faceup ones on the board."""
    facedown: int = 0
    """Facedown secrets on the board."""
    warbands: int = 0
    """On the board: purple ones of an Imperial player, otherwise of the own colour."""
    bank: int = 0
    """Warbands of the own colour in the personal supply."""
    advisers: list[Adviser] = field(default_factory=list)
    relics: list[str] = field(default_factory=list)
    banners: list[str] = field(default_factory=list)
    vision: str = ""
    """The revealed Vision."""
    drawn: list[str] = field(default_factory=list)
    """Cards in hand, while they are being chosen from; relics too."""
    known: list[str] = field(default_factory=list)
    """Facedown cards that the player has seen and of which the player still knows where they lie."""

    @property
    def imperial(self) -> bool:
        """The Chancellor or a Citizen? (In a campaign ask `actions.ruling.is_imperial`.)"""
        return self.role != EXILE

    @property
    def force(self) -> Colour:
        """The colour of the warbands that the player uses (OA-5.2.2-02)."""
        return PURPLE if self.imperial else self.colour

    @property
    def all_secrets(self) -> int:
        """Secrets on the board, faceup and facedown."""
        return self.secrets + self.facedown

    @property
    def faces(self) -> list[str]:
        """The faceup advisers."""
        return [adviser.card for adviser in self.advisers if adviser.faceup]

    def adviser(self, card: str) -> Adviser | None:
        """The adviser of that name."""
        return next((adviser for adviser in self.advisers if adviser.card == card), None)


NOTHING_ON = Tokens()
"""Never changed: to put something on a card use `actions.tokens`."""
