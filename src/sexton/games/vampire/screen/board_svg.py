"""Boards as SVG: flagstones with letters, links as paths; a heat map where squares have values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from xml.sax.saxutils import escape

from sexton.drawing import BONE, STONE
from sexton.games.vampire.rules.board_format import Board, Square, square_name
from sexton.games.vampire.screen.symbols import colour, shown

STEP, STONE_SIZE, EDGE = 48, 36, 30
GROUND, SOIL, LINE = "#12161f", "#1c2230", "#343c4f"
COLD, WARM = (0x1C, 0x3A, 0x5E), (0xF2, 0xB5, 0x44)
FONT = "font-family='Atkinson Hyperlegible, Verdana, sans-serif'"


def picture(board: Board, title: str, legend: str) -> str:
    """The board alone, and below it what its letters stand for."""
    width, height = size_of(board)
    top = EDGE + 10
    parts = [f"<g transform='translate(0 {top})'>", *drawn(board, {}), "</g>"]
    return svg(width, height + 10, title, [*parts, label(width / 2, top + height - 8, legend, STONE, 10)])


def heat_maps(board: Board, title: str, maps: Sequence[tuple[str, Mapping[Square, float]]]) -> str:
    """One board for each map, side by side by fours; all share one scale, from few (warm) to many (cold)."""
    width, height = size_of(board)
    values = [value for _, one in maps for value in one.values()]
    low, high = min(values), max(values)
    parts = []
    for nth, (name, one) in enumerate(maps):
        x, y = nth % 4 * width, EDGE + nth // 4 * (height + EDGE)
        parts.append(f"<g transform='translate({x} {y})'>")
        parts.append(label(width / 2, 4, name, BONE, 16))
        parts.append(f"<g transform='translate(0 {EDGE / 2})'>")
        parts += drawn(board, {square: (value, (value - low) / ((high - low) or 1)) for square, value in one.items()})
        parts.append("</g></g>")
    rows = -(-len(maps) // 4)
    return svg(min(4, len(maps)) * width, rows * (height + EDGE) + EDGE, title, parts)


def size_of(board: Board) -> tuple[int, int]:
    return board.columns * STEP + EDGE, board.rows * STEP + EDGE


def svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    head = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height + EDGE:g}' role='img' "
        f"aria-label='{escape(title, {chr(39): '&apos;'})}' {FONT}>"
    )
    ground = f"<rect width='{width:g}' height='{height + EDGE:g}' fill='{GROUND}'/>"
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, label(width / 2, 20, title, BONE, 18), *parts,
                      "</svg>", ""])  # fmt: skip


def drawn(board: Board, values: Mapping[Square, tuple[float, float]]) -> Iterator[str]:
    for x in range(board.columns):
        yield label(*middle((x, -1), 20), str(x), STONE, 10)
    for y in range(board.rows):
        yield label(10, middle((0, y))[1] + 4, str(y), STONE, 10)
    for one, other in board.pairs:
        yield link(one, other, (one, other) in board.bridges)
    for square, mark in board.marks.items():
        yield from stone(square, mark, values.get(square))


def middle(square: Square, down: float = 0) -> tuple[float, float]:
    return EDGE / 2 + (square[0] + 0.5) * STEP, (square[1] + 0.5) * STEP + down


def link(one: Square, other: Square, bridge: bool) -> str:
    (x1, y1), (x2, y2) = middle(one), middle(other)
    if not bridge:
        return f"<path d='M{x1:g} {y1:g}L{x2:g} {y2:g}' stroke='{LINE}' stroke-width='8'/>"
    bend_x, bend_y = (x1 + x2) / 2 + (y2 - y1) / 6, (y1 + y2) / 2 - (x2 - x1) / 6
    curve = f"M{x1:g} {y1:g}Q{bend_x:g} {bend_y:g} {x2:g} {y2:g}"
    return f"<path d='{curve}' fill='none' stroke='{LINE}' stroke-width='6' stroke-dasharray='4 5'/>"


def stone(square: Square, mark: str, value: tuple[float, float] | None) -> Iterator[str]:
    x, y = middle(square)
    half = STONE_SIZE / 2
    fill = SOIL if value is None else blend(1 - value[1])
    edge = LINE if mark == "o" else colour(mark)
    yield (
        f"<rect x='{x - half:g}' y='{y - half:g}' width='{STONE_SIZE}' height='{STONE_SIZE}' rx='5' fill='{fill}' "
        f"stroke='{edge}' stroke-width='2.5'><title>{square_name(square)}</title></rect>"
    )
    if value is None:
        if mark != "o":
            yield label(x, y + 7, "✕" if mark in "GR" else shown(mark), colour(mark), 20)
            if mark in "GR":
                yield label(x + 12, y + 15, mark, colour(mark), 9)
        return
    ink = GROUND if value[1] < 0.6 else BONE
    yield label(x, y + 4, f"{value[0]:.1f}", ink, 12)
    if mark != "o":
        yield label(x + 12, y + 15, shown(mark), ink, 9)


def blend(share: float) -> str:
    """From cold to warm."""
    mixed = [round(cold + (warm - cold) * share) for cold, warm in zip(COLD, WARM, strict=True)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def label(x: float, y: float, text: str, fill: str, size: int) -> str:
    return f"<text x='{x:g}' y='{y:g}' fill='{fill}' font-size='{size}' text-anchor='middle'>{escape(text)}</text>"
