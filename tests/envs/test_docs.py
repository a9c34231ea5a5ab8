"""What the page about environments shows works as shown."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "environments.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(1, len(BLOCKS) + 1))
def test_every_block_of_the_page_runs(block: str) -> None:
    exec(compile(block, str(PAGE), "exec"), {})


@pytest.mark.parametrize("module", ["batch", "pettingzoo", "gymnasium", "openspiel"])
def test_the_examples_of_the_modules_are_true(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"sexton.envs.{module}"))
    assert tried
    assert not failed
