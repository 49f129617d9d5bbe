"""The words that the rest of the box is written with: suits, regions, actions, roles, Oaths."""

from typing import Annotated, Final, Literal

from msgspec import Meta

Count = Annotated[int, Meta(ge=0, le=20)]
"""How much or how often something on a component is."""
Supply = Annotated[int, Meta(ge=0, le=100)]
"""How many of a thing there are in all."""

DISCORD: Final = "discord"
ARCANE: Final = "arcane"
ORDER: Final = "order"
HEARTH: Final = "hearth"
BEAST: Final = "beast"
NOMAD: Final = "nomad"
Suit = Literal["discord", "arcane", "order", "hearth", "beast", "nomad"]
SUITS: tuple[Suit, ...] = (DISCORD, ARCANE, ORDER, HEARTH, BEAST, NOMAD)
"""In the order of the favor banks, from the world deck outwards; read as a circle, the order of OA-8.4-07."""
Suits = Annotated[tuple[Suit, ...], Meta(min_length=1, max_length=6)]
"""Some suits that a card names."""

CRADLE: Final = "cradle"
PROVINCES: Final = "provinces"
HINTERLAND: Final = "hinterland"
Region = Literal["cradle", "provinces", "hinterland"]
REGIONS: tuple[Region, ...] = (CRADLE, PROVINCES, HINTERLAND)
SLOTS: tuple[Region, ...] = (CRADLE, CRADLE, PROVINCES, PROVINCES, PROVINCES, HINTERLAND, HINTERLAND, HINTERLAND)
"""The site spaces from the top of the Cradle to the bottom of the Hinterland (OA-2.1.1-02)."""
SPACES = (
    *("cradle_1", "cradle_2"),
    *("provinces_1", "provinces_2", "provinces_3"),
    *("hinterland_1", "hinterland_2", "hinterland_3"),
)
"""What the site spaces are called as long as nobody knows the site that lies there."""
DISCARD_TO: dict[Region, Region] = {CRADLE: PROVINCES, PROVINCES: HINTERLAND, HINTERLAND: CRADLE}
"""Where cards go that are discarded in a region (OA-10-25..27)."""

SEARCH: Final = "search"
MUSTER: Final = "muster"
TRADE: Final = "trade"
RECOVER: Final = "recover"
CAMPAIGN: Final = "campaign"
TRAVEL: Final = "travel"
Major = Literal["search", "muster", "trade", "recover", "campaign", "travel"]

CHANCELLOR: Final = "chancellor"
CITIZEN: Final = "citizen"
EXILE: Final = "exile"
Role = Literal["chancellor", "citizen", "exile"]

PURPLE: Final = "purple"
Colour = Literal["purple", "red", "blue", "yellow", "white", "black"]
COLOURS: tuple[Colour, ...] = ("purple", "red", "blue", "yellow", "white", "black")

SUPREMACY: Final = "supremacy"
PEOPLE: Final = "people"
DEVOTION: Final = "devotion"
PROTECTION: Final = "protection"
Oath = Literal["supremacy", "people", "devotion", "protection"]
OATHS: tuple[Oath, ...] = (SUPREMACY, PEOPLE, DEVOTION, PROTECTION)

PEOPLES_FAVOR: Final = "peoples_favor"
DARKEST_SECRET: Final = "darkest_secret"
Banner = Literal["peoples_favor", "darkest_secret"]
BANNERS: tuple[Banner, ...] = (PEOPLES_FAVOR, DARKEST_SECRET)

GRAND_SCEPTER: Final = "grand_scepter"
CONSPIRACY: Final = "conspiracy"
MOST_SUPPLY: Final = 7
"""The leftmost space of a Supply track."""

Restriction = Literal["none", "site", "adviser"]
Side = Literal["attacker", "defender", "both"]
Way = Literal["usurper", "vision", "steadfast", "last_round", "successor"]
"""How a game is won (OA-3)."""
Goal = Literal["most_sites", "peoples_favor", "most_relics", "darkest_secret", "grand_scepter"]
"""What an Oath, a Successor or a Vision asks for; `most_relics` counts relics and banners together."""
