"""A prepared position of Tyrants, in which a test plays and looks."""

from collections.abc import Mapping, Sequence

from igroteka.games.tyrants.actions.control import settle
from igroteka.games.tyrants.box import EMPTY, HALF_DECKS, NOBLE
from igroteka.games.tyrants.game import TYRANTS
from igroteka.games.tyrants.scoring import sheets
from igroteka.games.tyrants.setup import Options, open_sections
from igroteka.games.tyrants.state import HOUSES, Player, State, Turn
from igroteka.kernel import AnyGame, Match
from tests.games.position import SeatedPosition

BLACK, RED, ORANGE, BLUE = HOUSES.values()


class Table(SeatedPosition):
    """A match in the middle: seat 0 (black, `k`) is to act with the given hand; the map is bare but for `troops`.

    `troops` are given by place, as in the state: `{"skullport": "krw.."}`. `spies` and `trophies` by colour.
    Choices are written as in a record, words with spaces, several with semicolons:
    `table.do("play blackguard; choose 2; assassinate skullport r")`. As always, the kernel itself takes a decision
    that has a single option, so such a choice is not written.
    """

    def __init__(
        self,
        *hand: str,
        seats: int = 2,
        half_decks: tuple[str, str] = (HALF_DECKS[0], HALF_DECKS[1]),
        troops: Mapping[str, str] | None = None,
        spies: Mapping[str, Sequence[str]] | None = None,
        trophies: Mapping[str, str] | None = None,
        market: Sequence[str] = (),
        power: int = 0,
        influence: int = 0,
        game: AnyGame = TYRANTS,
    ) -> None:
        options = Options(half_decks=half_decks, section="left")
        self.match = Match(game, seats=seats, seed=1, options=options)
        g = self.match.state
        assert isinstance(g, State)
        self.g = g
        if not g.troops:
            open_sections(g)
        g.troops.update({place: EMPTY * len(spaces) for place, spaces in g.troops.items()})
        g.first, g.round, g.turn = 0, 5, Turn(0, power=power, influence=influence)
        g.begin_turn(0, g.round)
        for player in g.players:
            player.hand, player.deck, player.discard = [NOBLE] * 5, [NOBLE] * 5, []
            player.troops = 30
        self.me.hand = list(hand)
        for slot, card in enumerate(market):
            g.market[slot] = card
        for place, spaces in (troops or {}).items():
            assert len(spaces) == len(g.troops[place]), f"{place} has {len(g.troops[place])} spaces"
            g.troops[place] = spaces
        for colour, sites in (spies or {}).items():
            self.player(colour).spies = list(sites)
        for colour, hall in (trophies or {}).items():
            self.player(colour).trophies = hall
        self.restart()

    def restart(self) -> None:
        """Begin the turn anew from the state as it is; call it after changing the state by hand."""
        for site in self.g.markers:
            settle(self.g, site)
        self.begin_anew()

    @property
    def me(self) -> Player:
        """The player of seat 0: black."""
        return self.g.players[0]

    @property
    def rival(self) -> Player:
        """The player of seat 1: red."""
        return self.g.players[1]

    def player(self, colour: str) -> Player:
        """The player of a colour."""
        owner = self.g.owner(colour)
        assert owner is not None
        return owner

    def points(self, player: Player) -> dict[str, int]:
        """A player's score sheet, as it stands."""
        return sheets(self.g)[player.seat]

    def end_turn(self) -> None:
        """End the turn; questions of its end are left to the test."""
        self.do("end")
