"""What pytest passes over: the examples of modules that were compiled in place, which Python no longer imports."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Pass over a source beside which lies its compiled module."""
    return any(collection_path.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES) or None
