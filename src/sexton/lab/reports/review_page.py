"""A review as one HTML page that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise

from sexton.lab.reports.page import EMBLEM, Page, whole_page
from sexton.lab.reports.svg import WIDE, line, svg, text
from sexton.review.account import WHOLE
from sexton.review.notes import Notes, percent
from sexton.review.review import Decision

TALL, LEFT, RIGHT = 170, 34, 62
DASHES = ("", "6 3", "2 3", "9 3 2 3", "4 2 1 2", "12 4")


def review_page(notes: Notes, ranking: Sequence[Sequence[int]]) -> str:
    return whole_page(Page(notes.words, notes.rules.game), notes.title(), review_body(notes, ranking))


def review_body(notes: Notes, ranking: Sequence[Sequence[int]]) -> Iterator[str]:
    say = notes.words.say
    yield f"{EMBLEM}<h1>{escape(notes.title())}</h1>"
    yield "".join(f"<p>{escape(sentence)}</p>" for sentence in [*notes.summary(ranking), *notes.hands()])
    yield f"<h2>{escape(say('review-account'))}</h2>"
    rows = (f'<tr><td>{escape(label)}<td class="n">{escape(figure)}' for label, figure in notes.account())
    yield f'<div class="scroll"><table>{"".join(rows)}</table></div>'
    yield f"<p>{escape(say('review-account-how'))}</p>"
    yield f"<h2>{escape(say('review-curve'))}</h2><figure>{curve(notes)}"
    yield f"<figcaption>{escape(say('review-curve-how'))}</figcaption></figure>"
    if notes.review.costliest:
        yield f"<h2>{escape(say('review-costliest'))}</h2>"
        yield "".join(paragraph(notes, decision) for decision in notes.review.costliest)
    yield f"<h2>{escape(say('review-decisions'))}</h2>"
    rows = (row(notes, decision) for decision in notes.review.decisions)
    yield f'<div class="scroll"><table>{"".join(rows)}</table></div>'


def paragraph(notes: Notes, decision: Decision) -> str:
    note = notes.note_on(decision)
    where = notes.words.say("review-line", line=note.line)
    told = f"<em>{escape(note.question)}</em> {escape(note.verdict)} {escape(note.advice)}"
    return f"<h3>{escape(where)}: {escape(note.move)}</h3><p>{told}</p>"


def row(notes: Notes, decision: Decision) -> str:
    note = notes.note_on(decision)
    mark = ' class="sure"' if decision.verdict == "mistake" else ""
    advice = f'<span class="rule">{escape(note.advice)}</span>' if note.advice else ""
    return f'<tr{mark}><td class="n">{note.line}<td>{escape(note.move)}<td>{escape(note.verdict)}{advice}'


def curve(notes: Notes) -> str:
    """Everybody's chances: lines told apart by their dashes as well, each named at its end; the reader's is thick."""
    chances = notes.review.chances
    last = max(1, chances[-1].line)

    def across(at: float) -> float:
        return LEFT + at / last * (WIDE - LEFT - RIGHT)

    def down(millionths: float) -> float:
        return 6 + (1 - millionths / WHOLE) * (TALL - 28)

    parts = []
    for share in (0, WHOLE // 2, WHOLE):
        parts.append(line(LEFT, down(share), WIDE - RIGHT, down(share), "grid"))
        parts.append(text(LEFT - 5, down(share) + 4, f"{percent(share)} %", "end", "small"))
    for at in (0, last // 2, last):
        parts.append(text(across(at), TALL - 6, str(at), "middle", "small"))
    ends = spread([down(share) for share in chances[-1].shares])
    for seat, name in enumerate(notes.names):
        points = " ".join(f"{across(one.line):.1f},{down(one.shares[seat]):.1f}" for one in chances)
        width = 2.6 if seat == notes.review.seat else 1.3
        style = f'fill="none" stroke="currentColor" stroke-width="{width}" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<polyline points="{points}" {style}/>')
        parts.append(text(WIDE - RIGHT + 5, ends[seat] + 4, name, "start"))
    return svg("".join(parts), TALL, notes.words.say("review-curve"))


def spread(heights: Sequence[float], least: float = 14.0) -> list[float]:
    """Names that would lie on one another are moved apart."""
    order = sorted(range(len(heights)), key=lambda nth: heights[nth], reverse=True)
    moved = list(heights)
    for below, above in pairwise(order):
        moved[above] = min(moved[above], moved[below] - least)
    return moved
