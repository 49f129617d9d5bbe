"""Loaded dice: tests say what the next rolls show."""

import pytest

from igroteka.kernel import Chance

FACES = {"h": "hollow", "s": "sword", "k": "skull", "-": "blank", "o": "shield", "O": "shields", "x": "double"}


def load(monkeypatch: pytest.MonkeyPatch, *rolls: str) -> list[str]:
    """The next rolls, in the order in which they are made; "" is a roll of nothing, later ones are hollow or blank.

    One letter a die: h, s, k are a hollow sword, a sword, and the face with the skull; -, o, O, x are a blank,
    a shield, two shields, and the doubling face.
    """
    left = [roll for roll in rolls if roll]

    def roll(self: Chance, faces: list[str], count: int) -> list[str]:
        self.drawn += 1
        if not left or FACES[left[0][0]] not in faces:
            return [faces[0]] * count
        letters = left.pop(0)
        assert len(letters) == count, f"{count} dice are rolled, not {letters}"
        return [FACES[letter] for letter in letters]

    monkeypatch.setattr(Chance, "roll", roll)
    return left
