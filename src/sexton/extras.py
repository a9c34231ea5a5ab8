"""What only some need is installed as an extra; without it, whoever imports it is told which one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around the imports of other people's libraries that come with this extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or extra).partition(".")[0]
        raise ModuleNotFoundError(
            f"{library} is not installed: pip install 'sexton[{extra}]'", name=error.name
        ) from error
