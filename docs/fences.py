"""For the reference: doctests in docstrings are shown as code."""

import re

import griffe

DOCTEST = re.compile(r"(?:^>>> .*\n?(?:^(?!$).+\n?)*\n?)+", re.MULTILINE)


class Fences(griffe.Extension):
    """Puts a fence around the doctests of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        """Look at whatever has a docstring."""
        if obj.docstring:
            obj.docstring.value = DOCTEST.sub(
                lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", obj.docstring.value
            )
