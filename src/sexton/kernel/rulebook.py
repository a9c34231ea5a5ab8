"""Rulebooks are Markdown; where it is not rendered they are shown as plain text."""

from __future__ import annotations

import re

FENCE = "```"
HEADING = re.compile(r"#+ ")
CODE = re.compile(r"(`[^`]*`)")
EMPHASIS = re.compile(r"(\*{1,2})(?=\S)(.*?)(?<=\S)\1")
NUMBERED = re.compile(r"^\*\*([A-Z]+-\w+)\*\* .*(?:\n(?!\n).*)*", re.MULTILINE)


def numbered(book: str) -> dict[str, str]:
    """The paragraphs with a rule id, by id, as they are in the book."""
    return {match[1]: match[0] for match in NUMBERED.finditer(book)}


def plain(markdown: str, heading_marks: bool = True) -> str:
    """Without the marks of emphasis. Code keeps every character: a drawing, or an example to copy, is as it was."""
    lines, drawing = [], False
    for line in markdown.split("\n"):
        if line.startswith(FENCE):
            drawing = not drawing
        elif drawing:
            lines.append(line)
        else:
            lines.append(unmarked(line if heading_marks else HEADING.sub("", line, count=1)))
    return "\n".join(lines)


def unmarked(line: str) -> str:
    """The line without emphasis; text between backticks is kept."""
    parts = CODE.split(line)
    parts[::2] = [EMPHASIS.sub(r"\2", text) for text in parts[::2]]
    return "".join(parts)
