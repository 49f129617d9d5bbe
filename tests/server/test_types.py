from pathlib import Path

from igroteka.server.typescript import declarations

GENERATED = Path(__file__).parents[2] / "web/src/generated.ts"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert GENERATED.read_text("utf-8") == declarations(), "run `make types`"
