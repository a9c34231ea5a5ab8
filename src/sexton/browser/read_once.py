"""Files of modules lie in the memory of the worker that imports them: nobody reads them a second time, so they go."""

from __future__ import annotations

from importlib.machinery import SourcelessFileLoader
from pathlib import Path
from types import CodeType

read = SourcelessFileLoader.get_code


def read_once(loader: SourcelessFileLoader, fullname: str) -> CodeType | None:
    code = read(loader, fullname)
    Path(loader.path).unlink()
    return code


def install() -> None:
    """From now on; in a browser alone, where these are copies."""
    setattr(SourcelessFileLoader, "get_code", read_once)  # noqa: B010  it is a method to mypy
