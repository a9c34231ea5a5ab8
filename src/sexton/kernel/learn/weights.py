"""The file of a net's weights: a line that says what it is for and where it comes from, then whole numbers, packed."""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i16, i64

from sexton.kernel.learn.net import Net, Sparse
from sexton.uncompiled import compiled

WORD = "h"  # numbers are kept in 16 bits; the first layer and the heads in 8
BYTE = "b"
LONG = "i"


class About(Struct, frozen=True, kw_only=True):
    """What a net is for, how large it is, and how it came to be."""

    game: str
    encoding: int  # its version
    row: int
    actions: int
    width: int
    narrow: int
    advised: bool
    options: str = "{}"  # house rules it was trained with, if any
    mixed: tuple[str, ...] = ()  # house rules besides these that were in force in some of its games
    commit: str = ""
    decisions: int = 0  # played in training
    note: str = ""


class Weights(Struct, frozen=True):
    """Whole numbers, layer by layer, in the order in which the file has them."""

    about: About
    low: Sequence[int]
    high: Sequence[int]
    lines: Sequence[int]
    sparse: Sequence[int]
    sparse_bias: Sequence[int]
    narrow: Sequence[int]
    narrow_bias: Sequence[int]
    head: Sequence[int]
    head_bias: Sequence[int]
    value: Sequence[int]
    value_bias: Sequence[int]
    advised: Sequence[int]


TYPES = dict.fromkeys(Weights.__struct_fields__[1:], WORD) | {
    "sparse": BYTE, "narrow": BYTE, "head": BYTE, "value": BYTE,
    "sparse_bias": LONG, "narrow_bias": LONG, "head_bias": LONG, "value_bias": LONG, "advised": LONG,
}  # fmt: skip


class NotWeights(ValueError):
    """A file that contains no weights, or not those that are needed."""


def write(path: Path, weights: Weights) -> None:
    sizes = {name: len(getattr(weights, name)) for name in TYPES}
    head = msgspec.json.encode({"sexton": "weights", "about": weights.about, "sizes": sizes})
    packed = zlib.compress(b"".join(bytes_of(name, getattr(weights, name)) for name in TYPES), 9)
    partly = path.with_suffix(".part")
    partly.write_bytes(head + b"\n" + packed)
    partly.replace(path)


def read(path: Path) -> Weights:
    head, _, packed = path.read_bytes().partition(b"\n")
    try:
        told: dict[str, Any] = msgspec.json.decode(head)
        about, sizes = msgspec.convert(told["about"], About), told["sizes"]
        found = dict(arrays_in(zlib.decompress(packed), sizes))
    except (msgspec.MsgspecError, zlib.error, KeyError, TypeError, ValueError) as error:
        raise NotWeights(f"{path.name} holds no weights of a net") from error
    return Weights(about, **found)


def bytes_of(name: str, numbers: Sequence[int]) -> bytes:
    found = array(TYPES[name], numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def arrays_in(data: bytes, sizes: dict[str, int]) -> Iterator[tuple[str, array[int]]]:
    at = 0
    for name, letter in TYPES.items():
        found: array[int] = array(letter)
        end = at + sizes[name] * found.itemsize
        found.frombytes(data[at:end])
        if sys.byteorder == "big":
            found.byteswap()
        if len(found) != sizes[name]:
            raise ValueError(name)
        yield name, found
        at = end


def net_of(weights: Weights) -> Net:
    firsts, at = [], 0
    for low, high in zip(weights.low, weights.high, strict=True):
        firsts.append(at)
        at += high - low + 1
    # fmt: off
    sparse = Sparse(
        longs(weights.low), longs(weights.high), longs(firsts), longs(weights.lines), words(weights.sparse),
        longs(weights.sparse_bias),
    )
    return kind()(
        sparse, words(weights.narrow), longs(weights.narrow_bias), words(weights.head), longs(weights.head_bias),
        words(weights.value), weights.value_bias[0], longs(weights.advised),
    )
    # fmt: on


def kind() -> type[Net]:
    """What sums fastest here."""
    if compiled():
        return Net
    from sexton.kernel.learn.list_net import ListNet

    return ListNet


def words(numbers: Sequence[int]) -> vec[i16]:
    """Where nothing is compiled they stay as they were read, in a byte each: `ListNet` makes its lines of them."""
    return vec[i16](array("h", numbers)) if compiled() else cast("vec[i16]", numbers)


def longs(numbers: Sequence[int]) -> vec[i64]:
    return vec[i64](array("q", numbers))
