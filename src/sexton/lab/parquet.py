"""The files of a batch, in Parquet: one row a game, one row a seat. docs/simulate.md describes their columns."""

from __future__ import annotations

from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from msgspec import Struct

from sexton.lab.plan import Plan
from sexton.lab.play import Played
from sexton.lab.tally import Tally

ABOUT = b"sexton"  # the key of what a file of games says about itself
COUNTED = {"game", "seed"}  # never the same twice: a dictionary of their values would be all of them
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
    columns = played.columns
    values: list[Any] = [
        played.numbers,
        columns.seeds,
        columns.first,
        columns.decisions,
        columns.faults,
        columns.winners,
        columns.winner,
        columns.leads,
    ]
    about = msgspec.json.encode(msgspec.to_builtins(About(plan, number, tally), str_keys=True), order="sorted")
    return written(values, GAMES.with_metadata({ABOUT: about}))


def seats_file(plan: Plan, played: Played) -> bytes:
    """Columns that follow from the number of the row are worked out at once, not row by row."""
    columns, seats, start = played.columns, plan.seats, played.numbers.start
    row = pa.array(range(len(columns.scores)), pa.int64())
    game = pc.divide(row, seats)
    names = sorted(set(plan.bots))
    around = [names.index(bot) for turn in range(seats) for bot in plan.seated(start + turn)]
    in_turn = pc.subtract(row, pc.multiply(pc.divide(row, len(around)), len(around)))
    won = pa.array(columns.won, pa.int8())
    share = pc.if_else(pc.equal(won, 0), 0.0, pc.divide(1.0, pc.cast(won, pa.float64())))
    values: list[Any] = [
        pc.add(game, start),
        pc.cast(pc.subtract(row, pc.multiply(game, seats)), pa.int8()),
        pa.DictionaryArray.from_arrays(pa.array(around, pa.int8()).take(in_turn), pa.array(names, pa.string())),
        columns.scores,
        columns.ranks,
        share,
    ]
    return written(values, SEATS)


def written(values: list[Any], schema: pa.Schema) -> bytes:
    arrays = [
        column if isinstance(column, pa.Array) else pa.array(column, field.type)
        for column, field in zip(values, schema, strict=True)
    ]
    sink = pa.BufferOutputStream()
    table, repeated = (
        pa.Table.from_arrays(arrays, schema=schema),
        [name for name in schema.names if name not in COUNTED],
    )
    pq.write_table(table, sink, compression="zstd", use_dictionary=repeated)
    return bytes(sink.getvalue())


def about(path: Any) -> About:
    """What a file of games says about itself; its rows are not read."""
    metadata = pq.read_schema(path).metadata
    return msgspec.json.decode(metadata[ABOUT], type=About)
