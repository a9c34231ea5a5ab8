"""The engine is typed Python. Where it is not compiled, lists stand in for its vectors and `int` for its integers: both
are faster there.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType
from typing import Any

import mypy_extensions

INTEGERS = ("i64", "i32", "i16", "u8")


class vec(list[Any]):  # noqa: N801  it bears the name it stands in for
    """Looks like `librt.vecs.vec` to the rules: `vec[i64]()`, `vec[i64](items)`, `vec[i64](capacity=n)`."""

    def __init__(self, items: Any = (), *, capacity: int = 0) -> None:
        list.__init__(self, items)

    def __class_getitem__(cls, item: Any) -> Any:
        return cls


def append(items: vec, item: Any) -> vec:
    items.append(item)
    return items


def remove(items: vec, item: Any) -> vec:
    items.remove(item)
    return items


def extend(items: vec, more: Any) -> vec:
    items.extend(more)
    return items


def compiled() -> bool:
    """Whether the engine runs as compiled C."""
    spec = importlib.util.find_spec("sexton.kernel.steps")
    return bool(spec and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)))


def stand_in_where_uncompiled() -> None:
    if "librt.vecs" in sys.modules or compiled():
        return
    package, vecs = ModuleType("librt"), ModuleType("librt.vecs")
    package.__path__ = []
    vecs.__dict__.update(vec=vec, append=append, remove=remove, extend=extend)
    sys.modules["librt"], sys.modules["librt.vecs"] = package, vecs
    for name in INTEGERS:
        setattr(mypy_extensions, name, int)
