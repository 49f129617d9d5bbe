"""Chance: the same seed, the same luck; every draw its own."""

from collections import Counter

from igroteka.kernel import Chance


def test_the_sequence_is_fixed_for_ever() -> None:
    chance = Chance(seed=2024)
    assert chance.shuffled("abcdefgh") == list("fehbadgc")
    assert [chance.pick(range(100)) for _ in range(4)] == [67, 12, 4, 97]
    assert chance.drawn == 5


def test_shuffling_is_fair() -> None:
    orders = Counter("".join(Chance(seed).shuffled("abc")) for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_picking_is_fair() -> None:
    chance = Chance(seed=1)
    picks = Counter(chance.pick("abcd") for _ in range(4000))
    assert all(850 < picks[letter] < 1150 for letter in "abcd")


def test_a_roll_is_one_number_whose_digits_are_the_dice() -> None:
    die = "abcdefghij"
    for seed in range(50):
        number = Chance(seed).pick(range(10**4))
        assert Chance(seed).roll(die, 4) == [die[int(digit)] for digit in reversed(f"{number:04}")]


def test_rolls_are_fixed_for_ever() -> None:
    chance = Chance(seed=2024)
    assert [chance.roll(range(1, 7), count) for count in (1, 2, 5)] == [[3], [1, 5], [6, 6, 3, 5, 1]]
    assert chance.drawn == 3


def test_rolling_is_fair() -> None:
    chance = Chance(seed=1)
    first, second = zip(*(chance.roll("abcd", 2) for _ in range(4000)), strict=True)
    for dice in (Counter(first), Counter(second)):
        assert all(850 < dice[face] < 1150 for face in "abcd")


def test_no_dice_show_nothing() -> None:
    assert Chance(seed=1).roll("abcd", 0) == []


def test_offspring_goes_its_own_way() -> None:
    chance = Chance(seed=3)
    child = chance.spawn()
    assert child.seed != chance.seed
    assert child.shuffled(range(20)) != chance.shuffled(range(20))


def test_of_very_many_dice_every_one_is_fair() -> None:
    rolled = [Chance(seed).roll("abcdef", 60) for seed in range(300)]
    assert all(len(dice) == 60 for dice in rolled)
    for die in (0, 19, 20, 39, 40, 59):
        assert {dice[die] for dice in rolled} == set("abcdef")
    assert Chance(7).roll("abcdef", 45)[:20] == Chance(7).roll("abcdef", 20)
