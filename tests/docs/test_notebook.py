"""In a notebook, run by a real kernel: what draws shows one picture, what prints prints once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

SETTING_UP = """
import gymnasium
import sexton, sexton.envs.gymnasium
from sexton.envs.pettingzoo import vampire_v0
play = sexton.load("gravediggers", seats=3, seed=7)
env = vampire_v0.env(render_mode="svg")
env.reset(seed=1)
seat = gymnasium.make("sexton/gloomy_graves-v0", render_mode="svg", disable_env_checker=True)
seat.reset(seed=1)
text = vampire_v0.env(render_mode="ansi")
text.reset(seed=1)
human = vampire_v0.env(render_mode="human")
human.reset(seed=1)
None
"""
PICTURES = ["play", "play.view(0)", "sexton.load('graverobbers').view()", "env.render()", "seat.render()"]
TEXTS = ["print(play.view(0))", "print(text.render())", "human.render()"]


@pytest.fixture
def cells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the cells of a notebook show, once it has been run."""
    for name in ("HOME", "IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
        monkeypatch.setenv(name, str(tmp_path))
    sources = [SETTING_UP, *PICTURES, *TEXTS]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in sources])
    NotebookClient(notebook, timeout=60, kernel_name="python3").execute()
    return [cell.outputs for cell in notebook.cells]


def test_every_cell_shows_what_it_draws_once(cells: list[Any]) -> None:
    assert cells[0] == []
    for source, outputs in zip(PICTURES, cells[1:], strict=False):
        assert [output.output_type for output in outputs] == ["execute_result"], source
        assert outputs[0].data["image/svg+xml"].startswith("<svg"), source
    for source, outputs in zip(TEXTS, cells[1 + len(PICTURES) :], strict=True):
        assert [output.output_type for output in outputs] == ["stream"], source
        assert len(outputs[0].text.splitlines()) > 3, source
