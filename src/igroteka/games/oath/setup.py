"""Set-up: a chronicle, or the first game, becomes the table (OA-1)."""

from msgspec import Struct

from igroteka.kernel import Chance

from .box import BANNERS, CHANCELLOR, COLOURS, EXILE, GRAND_SCEPTER, REGIONS, SUITS, SUPREMACY, Box
from .state import Place, Player, State


class Options(Struct, frozen=True):
    """The options of a match."""


FIRST_MAP = (
    *(("plains", True, "longbows"), ("lush_coast", False, "")),
    *(("mountain", True, "taming_charm"), ("buried_giant", False, ""), ("salt_flats", False, "")),
    *(("rocky_coast", True, "elders"), ("wastes", False, ""), ("great_slum", False, "")),
)


def setup(box: Box, options: Options, seats: int, chance: Chance) -> State:
    """Lay everything out for so many players."""
    places = [Place(site, faceup, [card] if card else []) for site, faceup, card in FIRST_MAP]
    laid = [card for place in places for card in place.cards]
    pool = [card.id for card in box.denizens.values() if card.number <= 54 and card.id not in laid]
    world = chance.shuffled(pool + list(box.visions))
    relics = chance.shuffled([relic for relic in box.relics if relic != GRAND_SCEPTER])
    players = [
        Player(seat, COLOURS[seat], EXILE if seat else CHANCELLOR, favor=1 + (not seat), secrets=1, warbands=3)
        for seat in range(seats)
    ]
    for player in players:
        player.bank = box.board.warbands[player.role] - 3
    players[0].relics.append(GRAND_SCEPTER)
    places[0].warbands["purple"] = 2
    places[2].warbands["purple"] = places[5].warbands["purple"] = 1
    players[0].bank -= 4
    places[2].relics.append(relics.pop())
    reliquary = [relics.pop() for _ in range(4)]
    per_bank = 3 if seats <= 4 else 4
    return State(
        chance=chance,
        players=players,
        order=list(range(seats)),
        oath=SUPREMACY,
        title=0,
        places=places,
        banks=dict.fromkeys(SUITS, per_bank),
        favor=box.board.favor - per_bank * len(SUITS) - 1 - 2 - (seats - 1),
        secrets=box.board.secrets - 1 - seats,
        banner_tokens=dict.fromkeys(BANNERS, 1),
        world=world,
        layers=[12, 18, len(world) - 30],
        piles={region: [] for region in REGIONS},
        relic_deck=relics,
        reliquary=reliquary,
        site_deck=[site for site in box.sites if site not in {place.site for place in places}],
        archive=[card.id for card in box.denizens.values() if card.number > 54] + list(box.edifices),
        dispossessed=[],
        phase="wake",
    )
