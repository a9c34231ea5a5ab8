"""A batch as Parquet files: one row per game, one row per seat. docs/howto/simulate.md describes their columns."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import u8

from sexton.extras import needs

with needs("lab"):
    import pyarrow as pa
    import pyarrow.parquet as pq

from sexton.lab.simulation.columns import SeatRows, bits_of_ones, numbers_from
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.tally import Tally
from sexton.lab.simulation.through_views import Played

ABOUT = b"sexton"  # the key of what a file of games says about itself
COUNTED = {"game", "seed"}  # ascend steadily: written as differences, without a dictionary
GAMES = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("seed", pa.int64(), nullable=False),
        pa.field("first", pa.int8(), nullable=False),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("faults", pa.int32(), nullable=False),
        pa.field("winners", pa.int8(), nullable=False),
        pa.field("winner", pa.int8()),
        pa.field("leads", pa.int32()),
    ]
)
SEATS = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("bot", pa.dictionary(pa.int8(), pa.string()), nullable=False),
        pa.field("score", pa.int32(), nullable=False),
        pa.field("rank", pa.int8(), nullable=False),
        pa.field("share", pa.float64(), nullable=False),
    ]
)


class About(Struct, frozen=True):
    """What a file of games says about itself: which games of which plan they are, and their counts."""

    plan: Plan
    batch: int
    tally: Tally


def games_file(plan: Plan, played: Played, tally: Tally, number: int) -> bytes:
    columns, start = played.columns, played.numbers.start
    values: list[Any] = [
        numbers_from(start, columns.games),
        columns.seeds,
        columns.first,
        columns.decisions,
        columns.faults,
        columns.winners,
        (columns.winner, columns.winners),
        (columns.leads, columns.leads_known),
    ]
    about = msgspec.json.encode(msgspec.to_builtins(About(plan, number, tally), str_keys=True), order="sorted")
    return written(values, GAMES, {ABOUT: about})


def seats_file(plan: Plan, played: Played) -> bytes:
    columns, seats, start = played.columns, plan.seats, played.numbers.start
    names = sorted(set(plan.bots))
    around = [names.index(bot) for turn in range(seats) for bot in plan.seated(start + turn)]
    rows = SeatRows(columns, start, vec[u8](around))
    bots = pa.DictionaryArray.from_arrays(array(rows.bot, pa.int8()), pa.array(names, pa.string()))
    return written([rows.game, rows.seat, bots, columns.scores, columns.ranks, rows.share], SEATS)


def written(values: list[Any], schema: pa.Schema, about: dict[bytes, bytes] | None = None) -> bytes:
    """The bytes of the file; what it says about itself is in its footer."""
    arrays = [array(column, field.type) for column, field in zip(values, schema, strict=True)]
    sink = pa.BufferOutputStream()
    table = pa.Table.from_arrays(arrays, schema=schema)
    repeated = [name for name in schema.names if name not in COUNTED]
    steps = {name: "DELTA_BINARY_PACKED" for name in schema.names if name in COUNTED}
    with pq.ParquetWriter(sink, schema, compression="zstd", use_dictionary=repeated, column_encoding=steps) as writer:
        writer.write_table(table)
        writer.add_key_value_metadata(about or {})
    return bytes(sink.getvalue())


def array(column: Any, kind: pa.DataType) -> pa.Array:
    """The numbers as an Arrow array, uncopied; of a pair, those where the second is 1. Lists if uncompiled."""
    if isinstance(column, pa.Array):
        return column
    numbers, ones = column if isinstance(column, tuple) else (column, None)
    if isinstance(numbers, list):
        there = numbers if ones is None else [number if one == 1 else None for number, one in zip(*column, strict=True)]
        return pa.array(there, kind)
    bits = None if ones is None else pa.py_buffer(bits_of_ones(ones))
    return pa.Array.from_buffers(kind, len(numbers), [bits, pa.py_buffer(numbers)])


def about(path: Any) -> About:
    """What a file of games says about itself; its rows are not read."""
    return msgspec.json.decode(pq.read_metadata(path).metadata[ABOUT], type=About)
