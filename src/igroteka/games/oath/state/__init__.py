"""The whole state of a match of Oath: nothing but data.

Seats are players; site spaces are numbered from the top of the Cradle (0) to the bottom of the Hinterland (7). The last
card of a deck or pile is its top card. Cards that somebody has in hand lie in `Player.drawn`, never in a variable of
the rules while somebody else is asked: what is hidden can then be dealt anew at any moment.
"""

from msgspec import field

from igroteka import kernel

from ..box import CHANCELLOR, CITIZEN, SLOTS, SPACES, Box, Oath, Region
from .deeds import (
    Campaign,
    Doing,
    Epilogue,
    Promise,
    Roll,
    Victory,
)
from .table import (
    ACT,
    CAMPAIGN_SCOPE,
    CHRONICLE,
    CLEARED,
    NOBODY,
    NOTHING_ON,
    OPENING,
    OVER,
    REFUSED,
    REST,
    ROUND_END,
    TAKEN_THIS_TURN,
    TURN,
    WAKE,
    Adviser,
    Phase,
    Place,
    Player,
    Tokens,
)

__all__ = [
    "ACT",
    "CAMPAIGN_SCOPE",
    "CHRONICLE",
    "CLEARED",
    "NOBODY",
    "NOTHING_ON",
    "OPENING",
    "OVER",
    "REFUSED",
    "REST",
    "ROUND_END",
    "TAKEN_THIS_TURN",
    "TURN",
    "WAKE",
    "Adviser",
    "Campaign",
    "Doing",
    "Epilogue",
    "Phase",
    "Place",
    "Player",
    "Promise",
    "Roll",
    "State",
    "Tokens",
    "Victory",
]


class State(kernel.State[Box], kw_only=True):
    """Everything on the table."""

    players: list[Player]
    """By seat."""
    order: list[int]
    """The seats in turn order, the Chancellor's first."""
    phase: Phase = OPENING
    active: int = 0
    """Whose turn it is, as a place in `order`."""
    round: int = 1
    visions_drawn: int = 0
    oath: Oath
    title: int
    """The seat of the Oathkeeper or Usurper."""
    usurper: bool = False
    """Does the title show its Usurper side?"""
    places: list[Place]
    banks: dict[str, int]
    favor: int
    """In the general supply."""
    secrets: int
    """In the general supply; below 0 where more are in play than there are tokens (OA-9.3-01)."""
    banner_tokens: dict[str, int]
    mob: bool = False
    """Does the People's Favor show its Mob side?"""
    tokens: dict[str, Tokens] = field(default_factory=dict)
    """Favor and secrets on denizens, edifices and relics, wherever these lie."""
    world: list[str]
    layers: list[int]
    """How many cards are left of the pile of 12, the pile of 18 and the rest, from the top; nobody may look."""
    piles: dict[str, list[str]]
    """The discard piles by region."""
    relic_deck: list[str]
    reliquary: list[str]
    """Four spaces from the left; "" where the relic is gone."""
    site_deck: list[str]
    archive: list[str]
    dispossessed: list[str]
    out: list[str] = field(default_factory=list)
    """Cards that went back to the box."""
    caged: dict[str, int] = field(default_factory=dict)
    """Warbands on the Obsidian Cage, by colour."""
    prophets: dict[str, int] = field(default_factory=dict)
    """Visions with a warband of a false prophet on them, and its seat."""
    promises: list[Promise] = field(default_factory=list)
    doing: Doing | None = None
    campaign: Campaign | None = None
    pending: list[str] = field(default_factory=list)
    """What the flow still has to do in this phase, as words; each is a step of its own."""
    end_roll: int = 0
    """What the end-of-game die shows, once it has been rolled in this round; powers may have shifted it."""
    act_over: bool = False
    """Does the Act phase end with the present action (OA-6.6.2-07)?"""
    victory: Victory | None = None
    epilogue: Epilogue | None = None
    boxed_citizens: list[str] = field(default_factory=list)
    """The colours of boards that lie in the box, Citizen side up."""

    @property
    def me(self) -> Player:
        """Whose turn it is."""
        return self.players[self.order[self.active]]

    @property
    def chancellor(self) -> Player:
        """The Chancellor."""
        return next(player for player in self.players if player.role == CHANCELLOR)

    @property
    def citizens(self) -> list[Player]:
        """The Citizens, in turn order."""
        return [player for player in self.in_turn_order() if player.role == CITIZEN]

    def in_turn_order(self) -> list[Player]:
        """All players, the Chancellor first."""
        return [self.players[seat] for seat in self.order]

    def own(self, colour: str) -> Player:
        """The player of a colour."""
        return next(player for player in self.players if player.colour == colour)

    def counsel(self, player: Player) -> Player:
        """Whose advisers count as the player's: their own, but for an action in which others' stand in."""
        doing = self.doing
        stands_in = doing is not None and doing.seat == player.seat and doing.counsel != NOBODY
        return self.players[doing.counsel] if doing and stands_in else player

    def region(self, player: Player) -> Region:
        """The region of the player's pawn."""
        return SLOTS[player.at]

    def word(self, slot: int) -> str:
        """What a site space is called: by its site, or, while that lies facedown, by its place on the board."""
        place = self.places[slot]
        return place.site if place.faceup else SPACES[slot]

    def slot(self, word: str) -> int:
        """The site space of that name."""
        for slot, place in enumerate(self.places):
            if word == (place.site if place.faceup else SPACES[slot]):
                return slot
        raise ValueError(f"no site space is called {word}")

    def on(self, card: str) -> Tokens:
        """What lies on a card; nothing, mostly."""
        return self.tokens.get(card, NOTHING_ON)

    def rearrange(self) -> None:
        """Cards, roles or modifiers have changed places: what is in force has to be looked up anew."""
        self.__dict__.pop("in_force", None)
        self.__dict__.pop("crowned", None)
