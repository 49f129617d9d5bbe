"""The whole state of a match of Oath: nothing but data.

Seats are players; site spaces are numbered from the top of the Cradle (0) to the bottom of the Hinterland (7). The last
card of a deck or pile is its top card. Cards that somebody has in hand lie in `Player.drawn`, never in a variable of
the rules while somebody else is asked: what is hidden can then be dealt anew at any moment.
"""

from typing import Final, Literal

from msgspec import Struct, field

from igroteka import kernel

from .box import (
    CHANCELLOR,
    CITIZEN,
    EXILE,
    MOST_SUPPLY,
    PURPLE,
    SLOTS,
    SPACES,
    Box,
    Colour,
    Major,
    Oath,
    Region,
    Role,
    Way,
)

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


class Doing(Struct):
    """A major action in progress: what is done to what, and which modifiers are in use."""

    seat: int
    action: Major
    target: str = ""
    """Travel: the place; Search: `world` or a region; Muster and Trade: the card; Recover: the banner or relic.

    Travel: "" as long as somebody else is to pick the place. Recover: the number of the relic in its row until it is
    taken, as long as nobody may know which it is.
    """
    way: str = ""
    """Trade: for `favor` or for `secrets`."""
    at: int = 0
    """The space where the pawn counts as standing."""
    start: int = 0
    """Travel: where it began."""
    counsel: int = NOBODY
    """The seat whose advisers stand in for the player's own; NOBODY: nobody's."""
    modifiers: list[str] = field(default_factory=list)
    """The cards whose modifiers are in use, in that order."""
    chosen: dict[str, str] = field(default_factory=dict)
    """What was chosen for a modifier, such as a suit or a player."""
    forced: int = NOBODY
    """Travel: the seat that makes the player travel; NOBODY: of their own will."""
    free: bool = False
    """No Supply is spent, whatever the cost."""


class Roll(Struct):
    """Dice as they lie, by the names of their faces."""

    faces: list[str] = field(default_factory=list)
    rerolled: bool = False


class Campaign(Struct):
    """A campaign in progress (OA-5.5)."""

    attacker: int
    defender: int = NOBODY
    """NOBODY: bandits."""
    at: int = 0
    """The site space that counts as the attacker's."""
    allies: list[int] = field(default_factory=list)
    rebels: list[int] = field(default_factory=list)
    """Citizens who do not count as Imperial players in this campaign (OA-5.5.1-04)."""
    sites: list[int] = field(default_factory=list)
    """Targeted site spaces."""
    relics: list[str] = field(default_factory=list)
    """Targeted relics and banners of the defender."""
    unearthed: list[str] = field(default_factory=list)
    """Relics at targeted sites that became targets; they lie facedown, so a view must not name them."""
    pawn: bool = False
    """Are pawn and favor of the defender targeted?"""
    muster_sites: list[int] = field(default_factory=list)
    """Site spaces whose warbands fight in the attacker's force besides those on the board."""
    rooted_sites: list[int] = field(default_factory=list)
    """The same, of warbands that stay where they are after a victory."""
    attack: int = 0
    """The attack pool."""
    defense: int = 0
    """The defense pool."""
    plans: dict[str, int] = field(default_factory=dict)
    """Used battle plans, each with the seat that used it; NOBODY: bandits."""
    attack_roll: list[str] = field(default_factory=list)
    defense_roll: list[str] = field(default_factory=list)
    attack_value: int = 0
    defense_value: int = 0
    sacrificed: int = 0
    killed: dict[int, int] = field(default_factory=dict)
    """Warbands killed in the course of the campaign, by the seat whose they were; at sites: the side's main seat."""
    healed: dict[str, int] = field(default_factory=dict)
    """Warbands that a hospital holds aside until the end, by colour."""
    survivors: dict[int, int] = field(default_factory=dict)
    """Warbands left of the loser's force, by the seat on whose board they are now."""
    leaving: list[str] = field(default_factory=list)
    """Used plans that are discarded at the end."""
    victor: str = ""
    """`attacker` or `defender`, once it is known."""
    step: int = 1
    """The step of the campaign, 1 to 8."""


class Promise(Struct, frozen=True):
    """A promise that was made at the Tribunal; it stays written down (OA-7.6.3-04)."""

    by: int
    to: int
    deed: str
    """`peace`: not to campaign against the other; `tribute`: a favor in each Wake phase; `goodwill`: what was said."""
    until: int
    """The last round in which it binds."""
    penalty: int = 0
    """Favor that is owed for breaking it; 0: it cannot be broken."""


class Victory(Struct, frozen=True):
    """Who has won, and how."""

    seat: int
    ways: tuple[Way, ...]
    vision: str = ""
    role: Role = EXILE
    """The role in which it was won."""
    sites: tuple[str, ...] = ()
    """What the winner ruled."""


class Epilogue(Struct):
    """What the Chronicle phase has settled so far (OA-8)."""

    oath: str = ""
    """The new Oath."""
    flipped: list[int] = field(default_factory=list)
    """The seats whose boards were turned from Citizen to Exile."""
    sworn_in: list[int] = field(default_factory=list)
    """The seats that became Citizens of the winner."""
    edifice: str = ""
    """What was built or repaired."""
    edifice_at: str = ""
    fallen: list[str] = field(default_factory=list)
    """The intact edifices that fell to ruin."""
    lost: list[str] = field(default_factory=list)
    """The faceup sites that left the map."""
    suit: str = ""
    """The suit of which most cards come into the world."""
    upper_relics: int = 0
    """How many relics of the winner and the Reliquary lie on top of their deck."""


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


NOTHING_ON = Tokens()
"""Never changed: to put something on a card use `actions.tokens`."""
