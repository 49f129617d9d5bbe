"""A table of Oath in a position that a test has laid out.

    table = Table(favor={1: 3}, at={1: "mountain"}, sites={"mountain": "augury"})
    table.do("trade augury favor; done")

Seat 0 is the Chancellor, purple; the others are Exiles unless `citizens` names them. It is the turn of `turn` (seat 1),
in the Act phase. The map is that of the first game, but all sites lie faceup; cards, relics, warbands and tokens are
nowhere but where the test puts them; everybody is at the Plains with 7 Supply, without favor or secrets.
"""

from collections.abc import Mapping, Sequence

from igroteka.games.oath.box import CHANCELLOR, CITIZEN, EXILE, GRAND_SCEPTER
from igroteka.games.oath.game import OATH
from igroteka.games.oath.setup import Options
from igroteka.games.oath.state import ACT, Adviser, Place, Player, State, Tokens
from igroteka.kernel import Match
from tests.games.position import SeatedPosition

MAP = ("plains", "lush_coast", "mountain", "buried_giant", "salt_flats", "rocky_coast", "wastes", "great_slum")


def lay_anyhow(match: Match) -> None:
    """In whatever order cards are being discarded, it does not matter."""
    while match.decision and match.decision.kind == "discard_order":
        match.play(("done",))


class Table(SeatedPosition):
    """A match of Oath; everything that is not said is as empty as can be."""

    def __init__(
        self,
        *,
        seats: int = 3,
        turn: int = 1,
        phase: str = ACT,
        board: Sequence[str] = MAP,
        facedown: Sequence[str] = (),
        at: Mapping[int, str] = {},
        sites: Mapping[str, str] = {},
        relics_at: Mapping[str, str] = {},
        tokens_at: Mapping[str, tuple[int, int]] = {},
        warbands_at: Mapping[str, Mapping[str, int]] = {},
        citizens: Sequence[int] = (),
        favor: Mapping[int, int] = {},
        secrets: Mapping[int, int] = {},
        warbands: Mapping[int, int] = {},
        supply: Mapping[int, int] = {},
        advisers: Mapping[int, str] = {},
        hidden: Mapping[int, str] = {},
        relics: Mapping[int, str] = {},
        banners: Mapping[int, str] = {},
        visions: Mapping[int, str] = {},
        banner_tokens: Mapping[str, int] = {},
        tokens: Mapping[str, tuple[int, int]] = {},
        banks: Mapping[str, int] = {},
        piles: Mapping[str, str] = {},
        world: str = "",
        oath: str = "",
        title: int = 0,
        reliquary: str = "",
        dispossessed: str = "",
        in_round: int = 1,
        visions_drawn: int = 0,
        seed: int = 7,
        orders: bool = False,
    ) -> None:
        """Lay it out; several names stand in one string; `tokens` are favor and secrets; `world` has its top first."""
        options = Options(chancellor=1, seating="seats")
        self.orders = orders
        g = Match(OATH, seats=seats, seed=seed, options=options).state
        assert isinstance(g, State)
        g.open(OATH.box)
        g.phase, g.round, g.visions_drawn, g.active = phase, in_round, visions_drawn, g.order.index(turn)  # type: ignore[assignment]
        g.places = [Place(site, site not in facedown) for site in board]
        for site, names in sites.items():
            g.places[board.index(site)].cards = names.split()
        for site, names in relics_at.items():
            g.places[board.index(site)].relics = names.split()
        for site, (some_favor, some_secrets) in tokens_at.items():
            place = g.places[board.index(site)]
            place.favor, place.secrets = some_favor, some_secrets
        for site, forces in warbands_at.items():
            g.places[board.index(site)].warbands = dict(forces)
        g.tokens = {card: Tokens(*both) for card, both in tokens.items()}
        g.banner_tokens |= banner_tokens
        g.banks |= banks
        g.title = title
        if oath:
            g.oath = oath  # type: ignore[assignment]
        for player in g.players:
            seat = player.seat
            player.role = CITIZEN if seat in citizens else EXILE if seat else CHANCELLOR
            player.at = board.index(at.get(seat, board[0]))
            player.favor, player.secrets, player.facedown = favor.get(seat, 0), secrets.get(seat, 0), 0
            player.supply, player.vision = supply.get(seat, 7), visions.get(seat, "")
            player.advisers = [Adviser(card, faceup=True) for card in advisers.get(seat, "").split()]
            player.advisers += [Adviser(card) for card in hidden.get(seat, "").split()]
            player.known = hidden.get(seat, "").split()
            player.relics = relics.get(seat, "" if seat else GRAND_SCEPTER).split()
            player.banners = banners.get(seat, "").split()
            player.warbands, player.drawn = warbands.get(seat, 0), []
        self._count_warbands(g)
        self._deal(g, world, piles, reliquary, dispossessed)
        g.pending = []
        g.rearrange()
        self.match = Match.at(OATH, g, seats=seats)

    def do(self, choices: str) -> None:
        """Make the choices; cards are discarded as they were drawn, unless the test wants to choose their order."""
        for choice in choices.split(";"):
            super().do(choice)
            if not self.orders:
                lay_anyhow(self.match)

    def _count_warbands(self, g: State) -> None:
        for player in g.players:
            on_boards = sum(other.warbands for other in g.players if other.force == player.colour)
            at_sites = sum(place.warbands.get(player.colour, 0) for place in g.places)
            player.bank = (14 if player.seat else 24) - on_boards - at_sites

    def _deal(self, g: State, world: str, piles: Mapping[str, str], reliquary: str, dispossessed: str) -> None:
        """Whatever does not lie anywhere is in its deck: the world deck, the relic deck, the archive."""
        g.piles = {region: piles.get(region, "").split() for region in g.piles}
        g.dispossessed = dispossessed.split()
        used = {card for place in g.places for card in (*place.cards, *place.relics)}
        used |= {card for player in g.players for card in (*(one.card for one in player.advisers), *player.relics)}
        used |= {card for player in g.players for card in (player.vision,)} | {*g.dispossessed, *world.split()}
        used |= {card for pile in g.piles.values() for card in pile}
        relics = [relic for relic in g.box.relics if relic not in used and relic not in reliquary.split()]
        named = reliquary.split() or [relics.pop() for _ in range(4)]
        g.reliquary = ["" if relic == "-" else relic for relic in named]
        g.relic_deck = [relic for relic in relics if relic not in g.reliquary and relic != GRAND_SCEPTER]
        rest = [card.id for card in g.box.denizens.values() if card.number <= 54 and card.id not in used]
        rest += [vision for vision in g.box.visions if vision not in used]
        g.world = rest + world.split()[::-1]
        g.layers = [0, 0, len(g.world)]
        g.archive = [card.id for card in g.box.denizens.values() if card.number > 54 and card.id not in used]
        g.archive += [edifice for edifice in g.box.edifices if edifice not in used]
        g.site_deck = [site for site in g.box.sites if site not in {place.site for place in g.places}]

    @property
    def g(self) -> State:
        """The state, for looking at."""
        state = self.match.state
        assert isinstance(state, State)
        return state

    def player(self, seat: int) -> Player:
        """A player."""
        return self.g.players[seat]

    def place(self, site: str) -> Place:
        """A site on the map."""
        return next(place for place in self.g.places if place.site == site)
