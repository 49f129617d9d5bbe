"""However much can be combined, it is worked out without going through all ways: equal ways count once."""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from igroteka.games.meeples.actions import power
from igroteka.games.meeples.actions.needs import forms, need, useful
from igroteka.games.meeples.actions.power import arranged, bridged
from igroteka.games.meeples.box import BASIC
from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.might import Help, Might

PAIR = ("peasant", "warrior")
WEAK = dict.fromkeys(BASIC, 1)


def helped(count: int) -> Might:
    """A might with so many helps, each for a Peasant beside a Warrior."""
    might = Might(WEAK)
    for _ in range(count):
        might.help(1, *PAIR)
    return might


def test_sixty_helps_are_shared_out_over_three_fights() -> None:
    monsters = sorted(BOX.monsters.values(), key=lambda monster: monster.strength)[-3:]
    powers = arranged(helped(60), [(monster, PAIR) for monster in monsters])
    assert sum(powers.values()) == 3 * len(PAIR) + 60
    assert all(powers[monster.id] >= monster.strength for monster in monsters)
    over = [powers[monster.id] - monster.strength for monster in monsters]
    assert max(over) == 3 * len(PAIR) + 60 - sum(monster.strength for monster in monsters)


def test_helps_of_thirty_amounts_are_shared_out_over_four_fights() -> None:
    weakest = min(BOX.monsters.values(), key=lambda monster: monster.strength)
    monsters = [replace(weakest, id=f"{number}", strength=6) for number in range(4)]
    might = Might(WEAK)
    for amount in range(1, 31):
        might.help(amount, *PAIR)
    powers = arranged(might, [(monster, PAIR) for monster in monsters])
    assert all(power >= 6 for power in powers.values())
    assert max(powers.values()) == 2 + sum(range(1, 31)) - (4 + 1 + 3 + 5), "three parties get as little as will do"


@pytest.mark.parametrize("seed", range(20))
def test_helps_are_shared_out_as_when_all_ways_are_gone_through(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    random, might = Random(seed), Might(WEAK)
    for _ in range(6):
        might.help(random.randrange(9), *random.choice([PAIR, ("mage", "mage")]))
    monsters = [replace(monster, strength=random.randrange(20)) for monster in list(BOX.monsters.values())[:3]]
    fights = [(monster, random.choice([PAIR, ("mage",)])) for monster in monsters]

    def found() -> tuple[list[int], int]:
        over = [arranged(might, fights)[monster.id] - monster.strength for monster in monsters]
        return [min(0, much) for much in over], max(over)

    best = found()
    monkeypatch.setattr(power, "FEW", 0)
    assert found() == best


def test_sixty_helps_close_gaps_of_sixty_and_no_more() -> None:
    gaps = [(20, PAIR)] * 3
    assert bridged(gaps, [Help(1, *PAIR)] * 60)
    assert not bridged(gaps, [Help(1, *PAIR)] * 59)
    assert not bridged([(1, ["mage"])], [Help(1, *PAIR)] * 60)


@pytest.mark.parametrize("lacks", list(product(range(4), repeat=2)))
def test_helps_are_given_as_when_all_ways_are_gone_through(lacks: tuple[int, int]) -> None:
    helps = [Help(2), Help(1), Help(1, *PAIR)]
    parties = (PAIR, ("mage",))
    ways = product([None, 0, 1], repeat=len(helps))
    found = any(
        all(
            sum(help_.amount for help_, to in zip(helps, way, strict=True) if to == n and help_.fits(parties[n]))
            >= lack
            for n, lack in enumerate(lacks)
        )
        for way in ways
    )
    assert bridged(list(zip(lacks, parties, strict=True)), helps) == found


def test_a_dozen_who_may_stand_in_fill_whatever_basic_classes_are_asked_for() -> None:
    dozen, asked = ("shaman",) * 12, need(dict.fromkeys(BASIC, 2))
    assert useful(asked, dozen, ("shaman",)) == tuple(f"shaman:{unit}" for unit in BASIC)
    assert useful(need({"ranger": 1, "mage": 1}), dozen, ("shaman",)) == ()
    assert useful(need({"mage": 13}), dozen, ("shaman",)) == ()
    assert useful(need({"prestige": 1, "mage": 11}), dozen, ("shaman",)) == tuple(forms("shaman", ["shaman"]))
