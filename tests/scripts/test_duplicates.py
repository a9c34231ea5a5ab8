"""The finder of lines that stand twice, and that the project has none but those it explains."""

from __future__ import annotations

from scripts.duplicates import RUN, faults, main, shared_runs

BODY = [f"price = cost({number})" for number in range(RUN)]


def text(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_a_run_in_two_files_is_found_whole_and_once() -> None:
    body = [*BODY, "return price"]
    (run,) = shared_runs({"a.py": text("first()", *body), "b.py": text(*body, "last()")})
    assert (run.one, run.line, run.other, run.other_line, run.length) == ("a.py", 2, "b.py", 1, RUN + 1)


def test_a_run_that_one_file_has_twice_is_found() -> None:
    (run,) = shared_runs({"a.py": text(*BODY, "between()", *BODY)})
    assert (run.one, run.other, run.length) == ("a.py", "a.py", RUN)


def test_white_space_blank_lines_comments_and_imports_make_no_difference() -> None:
    spread = [part for line in BODY for part in (f"    {line}  ", "", "# why", "import os")]
    assert len(shared_runs({"a.py": text(*BODY), "b.ts": text(*spread)})) == 1
    assert not shared_runs({"a.py": text(*["import os"] * 20), "b.py": text(*["import os"] * 20)})
    block = ["from a import (", *(f"    name_{number}," for number in range(9)), ")"]
    assert not shared_runs({"a.py": text(*block), "b.py": text(*block)})


def test_closing_tags_do_not_count() -> None:
    ends = ["</li>", "{/each}", "</ul>", "</section>", "</script>", "<style>"]
    assert not shared_runs({"a.svelte": text(*BODY[1:], *ends), "b.svelte": text(*BODY[1:], *ends)})


def test_fewer_lines_and_other_lines_are_nothing() -> None:
    assert not shared_runs({"a.py": text(*BODY[1:]), "b.py": text(*BODY)})
    assert not shared_runs({"a.py": text(*BODY), "b.py": text(*(line.upper() for line in BODY))})


def test_what_is_explained_is_no_fault_and_what_is_explained_in_vain_is_one() -> None:
    runs = shared_runs({"a.py": text(*BODY), "b.py": text(*BODY)})
    assert len(list(faults(runs, []))) == 1
    assert not list(faults(runs, [{"files": ["b.*", "a.py"], "why": "on purpose"}]))
    assert len(list(faults([], [{"files": ["b.*", "a.py"], "why": "on purpose"}]))) == 1


def test_nothing_stands_twice_here_but_what_is_explained() -> None:
    assert main() == 0
