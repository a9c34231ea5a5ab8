"""The tables of docs/reference/encodings.md, from the encodings themselves.

python scripts/encodings_page.py            write them
python scripts/encodings_page.py --check    exit 1 if the page says something else
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from sexton.envs.opened import encoding_of
from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.learn.encoding import Block, Encoding, Field

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference" / "encodings.md"
BEGIN, END = "<!-- written by scripts/encodings_page.py -->", "<!-- end of what is written -->"


def encodings_of(game: Game, version: int) -> dict[int, Encoding]:
    """By the number of seats, as far as no option is needed for it."""
    found = {}
    for seats in game.seats:
        try:
            rules = game.open(seats)
        except Refusal:
            continue
        found[seats] = encoding_of(rules, version)
    return found


def sizes(parts: list[Field] | list[Block]) -> str:
    """One number, or one for every number of seats."""
    found = [part.size for part in parts]
    return str(found[0]) if len(set(found)) == 1 else " / ".join(map(str, found))


def range_of(field: Field) -> str:
    return f"{field.low} to {field.high}"


def tables(game: Game, version: int) -> Iterator[str]:
    encodings = encodings_of(game, version)
    every, first = list(encodings.values()), next(iter(encodings.values()))
    seats = " / ".join(map(str, encodings))
    lengths = " / ".join(str(one.size) for one in every)
    actions = " / ".join(str(one.actions.size) for one in every)
    yield f"## {game.title} (`{game.id}`), version {first.version}"
    yield ""
    yield f"With {seats} seats under the default options a row has {lengths} numbers, and there are {actions} actions."
    yield ""
    yield "| field | numbers | from, to | turned | what they are |"
    yield "|---|---:|---:|---|---|"
    for nth, field in enumerate(first.fields):
        size = sizes([one.fields[nth] for one in every])
        yield f"| `{field.name}` | {size} | {range_of(field)} | {'yes' if field.by else ''} | {field.says} |"
    yield ""
    yield "| actions | how many | in this order |"
    yield "|---|---:|---|"
    for nth, block in enumerate(first.actions.blocks):
        yield f"| `{block.name}` | {sizes([one.actions.blocks[nth] for one in every])} | {block.says} |"
    yield ""


def written() -> str:
    games = [(game, version) for game in catalogue.games().values() for version in game.rules_type.encodings]
    return "\n".join(line for game, version in games for line in tables(game, version))


def brought_up_to_date(page: str) -> str:
    head, _, rest = page.partition(BEGIN)
    return f"{head}{BEGIN}\n\n{written()}\n{END}{rest.partition(END)[2]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if the page is not up to date")
    page = PAGE.read_text(encoding="utf-8")
    if parser.parse_args().check:
        return int(brought_up_to_date(page) != page)
    PAGE.write_text(brought_up_to_date(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
