"""A view as text and as a picture, for notebooks and environments: the drawing that the terminal shows."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from sexton.kernel.game import Look, Rules
from sexton.kernel.words import Words

COLUMNS, LINES = 100, 30

# Rich's own picture names a font that it fetches from elsewhere; this one fetches nothing.
PICTURE = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect fill="#1b1a20" width="100%" height="100%" rx="8"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g>
</svg>
"""


class Picture(str):
    """An SVG: text to programs, a picture to notebooks."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def console_for(*, colours: bool) -> Console:
    """One that keeps what it is given. In a notebook Rich would display it as well, whatever the file."""
    return Console(
        file=StringIO(),
        width=COLUMNS,
        record=True,
        color_system="truecolor" if colours else None,
        force_terminal=colours,
        force_jupyter=False,
    )


def names_of(seats: int) -> tuple[str, ...]:
    return tuple(f"player {seat}" for seat in range(seats))


def drawn(rules: Rules[Any, Any], view: Any, console: Console, language: str) -> None:
    look = Look(Words(language, *rules.game.words), names_of(rules.seats), room=(COLUMNS, LINES))
    console.print(rules.draw_screen(view, look))


def text_of(rules: Rules[Any, Any], view: Any, language: str = "en") -> str:
    """The drawing in letters, without colours."""
    console = console_for(colours=False)
    drawn(rules, view, console, language)
    return "\n".join(line.rstrip() for line in console.export_text().splitlines()) + "\n"


def svg_of(rules: Rules[Any, Any], view: Any, language: str = "en") -> Picture:
    """The drawing as a picture."""
    console = console_for(colours=True)
    drawn(rules, view, console, language)
    return Picture(console.export_svg(title="", code_format=PICTURE, unique_id=f"sexton-{rules.game.id}"))
