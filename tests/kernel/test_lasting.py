"""What lasts: spells, limits and ambushes of a very small game."""

from collections.abc import Iterator, Sequence

import pytest
from msgspec import Struct, msgpack

from igroteka.kernel import Adds, Chance, Lasting, Passive, Passives, State

TURN, COMBAT = "turn", "combat"
SPELL, USED, AMBUSH = "spell", "used", "ambush"


class Box(Struct, frozen=True, dict=True):
    """The spells, with what each adds to strength."""

    spells: dict[str, int]


class Table(State[Box], kw_only=True):
    """Two wizards and nothing else."""


class Strength(Adds[None], frozen=True):
    """Strength of a wizard."""

    more: int

    def amount(self, case: None, source: str) -> int:
        return self.more


def declared(box: Box) -> Iterator[tuple[str, Passive]]:
    for spell, more in box.spells.items():
        yield spell, Strength(more)


def forces(g: Table, seat: int) -> Sequence[str]:
    return g.lasting_about(SPELL, owner=seat)


IN_FORCE: Passives[Table, int] = Passives(declared, forces)


@pytest.fixture
def g() -> Table:
    table = Table(chance=Chance(7))
    table.open(Box({"rage": 2, "calm": -1}))
    return table


def strength(g: Table, seat: int) -> int:
    return IN_FORCE.total(g, Strength, seat, None)


def test_a_spell_is_in_force_for_its_owner_until_its_scope_ends(g: Table) -> None:
    g.let_last(SPELL, TURN, owner=0, about="rage")
    g.let_last(SPELL, COMBAT, owner=0, about="calm")
    assert (strength(g, 0), strength(g, 1)) == (1, 0)
    g.end(COMBAT)
    assert (strength(g, 0), g.lasting_about(SPELL)) == (2, ["rage"])
    g.end("round")
    assert strength(g, 0) == 2
    g.end(TURN)
    assert (strength(g, 0), g.lasting) == (0, [])


def test_something_happens_once_a_scope_for_each_owner_and_about_each_thing(g: Table) -> None:
    assert g.once(USED, TURN, owner=0, about="bow")
    assert not g.once(USED, TURN, owner=0, about="bow")
    assert g.once(USED, TURN, owner=1, about="bow")
    assert g.once(USED, TURN, owner=0, about="axe")
    assert g.once(USED, COMBAT, owner=0, about="bow")
    g.end(COMBAT)
    assert not g.once(USED, TURN, owner=0, about="bow")
    assert g.once(USED, COMBAT, owner=0, about="bow")
    g.end(TURN)
    assert g.once(USED, TURN, owner=0, about="bow")


def test_how_much_lasts_adds_up_for_whomever_is_asked(g: Table) -> None:
    g.let_last(AMBUSH, TURN, owner=0, about="hill", number=2)
    g.let_last(AMBUSH, COMBAT, owner=0, about="wood", number=3)
    g.let_last(AMBUSH, TURN, owner=1, about="hill")
    assert g.lasts(AMBUSH) == 6
    assert (g.lasts(AMBUSH, owner=0), g.lasts(AMBUSH, about="hill"), g.lasts(AMBUSH, owner=1, about="wood")) == (
        5,
        3,
        0,
    )
    assert (g.lasts(SPELL), g.lasting_about(AMBUSH)) == (0, ["hill", "wood", "hill"])


def test_what_waits_for_its_next_time_is_used_up_by_it_and_by_the_end_of_its_scope(g: Table) -> None:
    g.let_last(AMBUSH, TURN, owner=0, number=2)
    g.let_last(AMBUSH, TURN, owner=1)
    g.once(USED, TURN)
    assert (g.use_up(AMBUSH, owner=0), g.use_up(AMBUSH, owner=0)) == (2, 0)
    assert (g.lasts(AMBUSH), g.lasts(USED)) == (1, 1)
    g.end(TURN)
    assert g.use_up(AMBUSH) == 0


def test_seat_0_and_nothing_in_particular_are_not_the_same(g: Table) -> None:
    g.let_last(AMBUSH, TURN, owner=1, about="hill")
    assert (g.lasts(AMBUSH, owner=0), g.lasts(AMBUSH, about="")) == (0, 0)


def test_what_lasts_is_data_of_few_words(g: Table) -> None:
    g.let_last(SPELL, TURN, owner=1, about="rage", number=3)
    g.once(USED, TURN)
    again = msgpack.decode(msgpack.encode(g), type=Table)
    assert again.lasting == g.lasting == [Lasting(SPELL, TURN, 1, "rage", 3), Lasting(USED, TURN)]
    assert msgpack.decode(msgpack.encode(g.lasting[1])) == {"word": USED, "scope": TURN}
