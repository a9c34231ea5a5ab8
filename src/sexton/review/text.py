"""A review as lines of text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.kernel.interface import Seat
from sexton.review.account import WHOLE
from sexton.review.notes import Notes

BLOCKS = "▁▂▃▄▅▆▇█"
COLUMNS = 60


def lines_of(notes: Notes, ranking: Sequence[Sequence[Seat]]) -> list[str]:
    say, found = notes.words.say, notes.review
    rows, curves = notes.account(), curves_of(notes)
    widest, longest = max(len(label) for label, _ in rows), max(map(len, notes.names))
    lines = [notes.title(), *notes.summary(ranking), *notes.hands(), "", say("review-account")]
    lines += [f"  {label:<{widest}}  {figure:>4}" for label, figure in rows]
    lines += [f"  {say('review-account-how')}", "", say("review-curve")]
    lines += [f"  {name:<{longest}}  {curve}" for name, curve in curves]
    if found.costliest:
        lines += ["", say("review-costliest")]
    for decision in found.costliest:
        note = notes.note_on(decision)
        lines.append(f"  {say('review-line', line=note.line)} · {note.question}")
        lines += [f"    {note.move}. {note.verdict}", f"    {note.advice}"]
    lines += ["", say("review-decisions")]
    for decision in found.decisions:
        note = notes.note_on(decision)
        lines.append(f"  {note.line:>4}  {note.move}. {note.verdict} {note.instead}".rstrip())
    return lines


def curves_of(notes: Notes) -> list[tuple[str, str]]:
    """Everybody's chances as a row of blocks."""
    chances = notes.review.chances
    columns = min(COLUMNS, len(chances))
    chosen = [chances[nth * (len(chances) - 1) // max(1, columns - 1)] for nth in range(columns)]
    return [(name, "".join(block(one.shares[seat]) for one in chosen)) for seat, name in enumerate(notes.names)]


def block(millionths: int) -> str:
    return BLOCKS[min(len(BLOCKS) - 1, millionths * len(BLOCKS) // WHOLE)]
