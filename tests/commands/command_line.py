"""Runs `sexton` in this process, as a shell would see it."""

from __future__ import annotations

from click.testing import CliRunner, Result

from sexton.commands import sexton


def run(*words: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner(env={"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}).invoke(
        sexton, list(words), input=stdin, prog_name="sexton"
    )


def refused(*words: str, stdin: str | bytes | None = None) -> str:
    """The one line on stderr with which this is refused."""
    done = run(*words, stdin=stdin)
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr.strip()
