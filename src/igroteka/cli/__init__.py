"""The command line.

`igroteka games | simulate | arena | play | replay | serve | backup | tidy | bench | components | chronicle`
Errors are one sentence and exit code 2; a server that finds another one at its database ends with 1.
"""

import sys

from igroteka.kernel import IgrotekaError
from igroteka.server.files import AlreadyServed

from .app import app


def main() -> None:
    """Run the command line."""
    try:
        app()
    except AlreadyServed as error:
        _refuse(str(error), code=1)
    except IgrotekaError as error:
        _refuse(str(error))
    except OSError as error:
        _refuse(f"{error.filename}: {error.strerror}.")


def _refuse(problem: str, code: int = 2) -> None:
    print(f"igroteka: {problem}", file=sys.stderr)
    sys.exit(code)


__all__ = ["main"]
