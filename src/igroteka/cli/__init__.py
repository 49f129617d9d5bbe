"""The command line: `igroteka games | simulate | arena | play | replay | serve | bench | components`.

Errors are one sentence and exit code 2.
"""

import sys

from igroteka.kernel import IgrotekaError

from .app import app


def main() -> None:
    """Run the command line."""
    try:
        app()
    except IgrotekaError as error:
        _refuse(str(error))
    except OSError as error:
        _refuse(f"{error.filename}: {error.strerror}.")


def _refuse(problem: str) -> None:
    print(f"igroteka: {problem}", file=sys.stderr)
    sys.exit(2)


__all__ = ["main"]
