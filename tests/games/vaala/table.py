"""A prepared position of Lords of Vaala, in which a test plays and looks."""

from collections.abc import Mapping, Sequence

from msgspec import field

from igroteka.games.vaala.box import ARCHERS, CAVALRY, INFANTRY, TYPES
from igroteka.games.vaala.setup import Options
from igroteka.games.vaala.state import KEPT_OPEN, PLANNING, RESOLUTION, ROUND, Place, Planned, Player, State, Supply
from igroteka.games.vaala.view import View, view
from igroteka.kernel import AnyGame, Chance, Match
from tests.games.position import Position
from tests.games.vaala.country import SPACIOUS

FERELLON, ADRAEL, NAGASHA, ELIZA = EVERYBODY = ("ferellon", "adrael", "nagasha", "eliza")

LETTERS = {"i": INFANTRY, "c": CAVALRY, "a": ARCHERS}
FACES = {".": "miss", "h": "standard_1", "H": "standard_2", "c": "critical_1", "C": "critical_2"}


class LoadedDice(Chance):
    """Chance whose dice fall as the test wants; shuffles and picks stay what they are."""

    faces: list[str] = field(default_factory=list)

    def roll(self, faces, count):  # type: ignore[no-untyped-def]
        """The next of the prepared faces."""
        assert len(self.faces) >= count, "the test has prepared too few dice"
        sides = {face.id: face for face in faces}
        return [sides[self.faces.pop(0)] for _ in range(count)]


class Table(Position):
    """A match in the middle: the given persons play, the other characters are Faceless.

    The map is bare but for what is given: `at` moves figures, which otherwise stand in their start regions; `units` are
    letters by character and region, `{"eliza": {"allaria": "iica"}}`; `power` and `neutral` are numbers by region;
    `tokens` are unspent and spent power by character, `wounds` by Dragon. `stack` are the cards of the action deck in
    order, "golden_descent" or, for a region card, "eliza:isval"; with a stack Resolution goes on with its first card,
    without one the initiative holder plans. `dice` are the faces to come: "." miss, "h" hit, "H" two hits, "c"
    critical, "C" two criticals.

    Choices are written as in a record, words with spaces, several with semicolons:
    `table.do("activate attack; attack galadia; everyone")`. As always, a decision that has a single option is taken
    without asking, so such a choice is not written.
    """

    def __init__(
        self,
        *persons: str,
        stack: str = "",
        at: Mapping[str, str] | None = None,
        units: Mapping[str, Mapping[str, str]] | None = None,
        power: Mapping[str, int] | None = None,
        neutral: Mapping[str, int] | None = None,
        cities: Sequence[str] = (),
        tokens: Mapping[str, tuple[int, int]] | None = None,
        wounds: Mapping[str, int] | None = None,
        essence: Mapping[str, int] | None = None,
        denizens: Sequence[tuple[str, str]] = (),
        row: Sequence[str] = (),
        open_vaala: Mapping[str, Sequence[str]] | None = None,
        lasting: Mapping[str, Sequence[str]] | None = None,
        bonds: Sequence[tuple[str, str]] = (),
        initiative: str = "",
        dice: str = "",
        game: AnyGame = SPACIOUS,
    ) -> None:
        self.persons = persons or EVERYBODY
        options = Options(characters=self.persons)
        self.match = Match(game, seats=len(self.persons), seed=1, options=options)
        g = self.match.state
        assert isinstance(g, State)
        self.g = g
        g.chance = LoadedDice(seed=1)
        self.roll(dice)
        g.initiative = g.planner = initiative or self.persons[0]
        self._lay_out(at or {}, units or {})
        self._spread(power or {}, neutral or {}, cities)
        self._fill_tracks(tokens or {}, wounds or {}, essence or {})
        self._deal_cards(denizens, row, open_vaala or {}, lasting or {})
        for one, other in bonds:
            self.player(one).ally, self.player(other).ally = other, one
        self._stack(stack)
        self.restart()

    # What is on the table

    def _lay_out(self, at: Mapping[str, str], units: Mapping[str, Mapping[str, str]]) -> None:
        for player in self.g.players.values():
            player.at = at.get(player.id, self.g.box.characters[player.id].start)
            if not player.is_dragon:
                player.units, player.supply = {}, dict.fromkeys(TYPES, self.g.box.tokens.units_of_type)
                for region, letters in units.get(player.id, {}).items():
                    for letter in letters:
                        army = player.units.setdefault(region, {})
                        army[LETTERS[letter]] = army.get(LETTERS[letter], 0) + 1
                        player.supply[LETTERS[letter]] -= 1

    def _spread(self, power: Mapping[str, int], neutral: Mapping[str, int], cities: Sequence[str]) -> None:
        g, tokens = self.g, self.g.box.tokens
        g.regions = {
            region: Place(power.get(region, 0), neutral.get(region, 0), region in cities) for region in g.regions
        }
        g.supply = Supply(
            tokens.power - sum(power.values()),
            tokens.neutral_units - sum(neutral.values()),
            tokens.cities - len(cities),
        )

    def _fill_tracks(
        self, tokens: Mapping[str, tuple[int, int]], wounds: Mapping[str, int], essence: Mapping[str, int]
    ) -> None:
        for player in self.g.players.values():
            player.ready, player.spent = tokens.get(player.id, (0, 0))
            self.g.supply.power -= player.power
            player.wounds = wounds.get(player.id, 0)
            player.essence = ["neutral"] * essence.get(player.id, 0)
            self.g.supply.neutral -= len(player.essence)

    def _deal_cards(
        self,
        denizens: Sequence[tuple[str, str]],
        row: Sequence[str],
        open_vaala: Mapping[str, Sequence[str]],
        lasting: Mapping[str, Sequence[str]],
    ) -> None:
        g = self.g
        g.denizen_deck += g.row
        g.row = list(row)
        for owner, card in denizens:
            self.player(owner).denizens[g.box.denizens[card].unit] = card
        taken = [*g.row, *(card for _, card in denizens)]
        g.denizen_deck = [card for card in g.denizen_deck if card not in taken]
        for player in g.players.values():
            player.vaala_open = list(open_vaala.get(player.id, ()))
            for card in lasting.get(player.id, ()):
                g.let_last(KEPT_OPEN, ROUND, owner=player.id, about=card)
            shown = player.vaala_open + self.kept_open(player.id)
            player.vaala_deck = [card for card in player.vaala_deck if card not in shown]

    def _stack(self, stack: str) -> None:
        g = self.g
        g.event_deck += [planned.card for planned in g.stack if not planned.by]
        for player in g.players.values():
            player.faceless_deck += [planned.card for planned in g.stack if planned.by == player.id]
        g.stack = []
        for word in stack.split():
            by, _, card = word.rpartition(":")
            if card in g.box.actions:
                by = g.box.actions[card].owner
            g.stack.append(Planned(card, by))
            for pile in (g.event_deck, g.region_deck, *self._piles()):
                if card in pile:
                    pile.remove(card)
        g.phase = RESOLUTION if g.stack else PLANNING
        if not g.stack:
            g.stack.append(Planned(g.event_deck.pop(), ""))

    def _piles(self) -> list[list[str]]:
        return [pile for player in self.g.players.values() for pile in (player.hand, player.faceless_deck)]

    def restart(self) -> None:
        """Go on from the state as it is; call it after changing the state by hand."""
        self.begin_anew()

    # What a test does and sees

    def roll(self, dice: str) -> None:
        """The faces that the dice will show next, in the order in which they are thrown; spaces do not matter."""
        assert isinstance(self.g.chance, LoadedDice)
        self.g.chance.faces = self.g.chance.faces + [FACES[letter] for letter in dice if letter != " "]

    def player(self, name: str) -> Player:
        """A character."""
        return self.g.players[name]

    def kept_open(self, name: str) -> list[str]:
        """The Vaala cards that work for a character until Clean-up."""
        return self.g.lasting_about(KEPT_OPEN, owner=name)

    def army(self, name: str, region: str) -> str:
        """A General's units in a region, as letters; the figure is not among them."""
        player = self.player(name)
        return "".join(letter * player.count(region, unit) for letter, unit in LETTERS.items())

    @property
    def asked(self) -> tuple[str, str]:
        """Which person is asked what."""
        assert self.match.decision is not None
        player = self.g.seated(self.match.decision.seat)
        assert player is not None
        return player.id, self.match.decision.kind

    @property
    def rule(self) -> str:
        """The ledger rule behind the current question."""
        assert self.match.decision is not None
        return self.match.decision.rule

    def sees(self) -> View:
        """The table as everybody sees it."""
        return view(self.g)
