"""Chronicles to begin a match with, and matches at their very beginning or end."""

from typing import Any

from msgspec import structs

from igroteka.games.oath.chronicle import Chronicle, SiteRecord
from igroteka.games.oath.game import OATH
from igroteka.games.oath.setup import Options
from igroteka.games.oath.setup.starts import LEARNING_CHRONICLE
from igroteka.games.oath.state import CHRONICLE, State, Victory
from igroteka.kernel import Match
from tests.games.oath.table import Table, lay_anyhow
from tests.games.position import SeatedPosition


def world(**changes: Any) -> Chronicle:
    """The chronicle of the learning game, with changes; a site with relics takes them from the deck."""
    chronicle = structs.replace(LEARNING_CHRONICLE, **changes)
    laid = {relic for record in chronicle.sites for relic in record.relics}
    relics = [relic for relic in OATH.box.relics if relic not in laid and relic != "grand_scepter"]
    order = sorted(relics, key=lambda relic: (*chronicle.relics, relic).index(relic))
    cards = {card for record in chronicle.sites for card in record.cards}
    deck = tuple(card for card in chronicle.world if card not in cards)
    return structs.replace(chronicle, relics=tuple(order), world=deck, origin="as it is")


def sites(**places: SiteRecord) -> tuple[SiteRecord, ...]:
    """The sites of the learning game, some of them replaced: by `s0` to `s7`."""
    return tuple(places.get(f"s{slot}", record) for slot, record in enumerate(LEARNING_CHRONICLE.sites))


class Beginning(SeatedPosition):
    """A match before its first choice. Seat 0 is the Chancellor, and the others follow as they sit."""

    def __init__(self, chronicle: Chronicle | None = None, *, seats: int = 3, seed: int = 7, **options: Any) -> None:
        wishes: dict[str, Any] = {"chancellor": 1, "seating": "seats"} | options
        if chronicle:
            wishes |= {"start": "chronicle", "chronicle": chronicle}
        self.match = Match(OATH, seats=seats, seed=seed, options=Options(**wishes))

    def do(self, choices: str) -> None:
        """Make the choices; cards are discarded as they were dealt."""
        for choice in choices.split(";"):
            super().do(choice)
            lay_anyhow(self.match)

    @property
    def g(self) -> State:
        """The state."""
        assert isinstance(self.match.state, State)
        return self.match.state


def won(table: Table, seat: int, *ways: Any, vision: str = "") -> Table:
    """The table as the Chronicle phase begins after a victory."""
    role = table.player(seat).role
    table.g.victory = Victory(seat, ways or ("last_round",), vision, role)
    table.g.phase = CHRONICLE
    table.begin_anew()
    return table


def finish(position: SeatedPosition) -> Chronicle:
    """Play a Chronicle phase to its end, declining and taking the first option, and give what it leaves."""
    match = position.match
    while match.decision:
        refusals = [option for option in match.decision.options if option[0] in ("decline", "done")]
        match.play((refusals or list(match.decision.options))[0])
    assert match.legacy is not None
    chronicle = match.legacy.chronicle
    assert isinstance(chronicle, Chronicle)
    return chronicle
