"""Puts the built page into the wheel, with what it keeps for the train where that was built, and the compiled engine
where there is a C compiler; says what it leaves out."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))
import browser_python
import build_page
import compile_engine

PURE = "SEXTON_PURE"  # set: a wheel without the compiled engine, for every platform


class EngineHook(BuildHookInterface[Any]):
    """An editable install is left alone: `make` compiles and builds in place."""

    _folder: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_page(build_data)
        self.add_train(build_data)
        self.add_engine(build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:
        try:
            build_data["force_include"][str(build_page.build())] = "sexton/server/static"
        except build_page.CannotBuild as why:
            self.app.display_warning(str(why))

    def add_train(self, build_data: dict[str, Any]) -> None:
        """`make static` builds it, and so does `make wheels`; a wheel of somebody's own goes without that download."""
        if browser_python.fresh(browser_python.digest()):
            build_data["force_include"][str(browser_python.INTO)] = "sexton/server/train"
        else:
            self.app.display_warning("without what the page keeps for the train: make static")

    def add_engine(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        modules = compile_engine.engine_modules(root)
        if not modules or os.environ.get(PURE):
            return
        compiler = compile_engine.find_compiler()
        if compiler is None:
            self.app.display_warning(compile_engine.how_to_compile())
            return
        self._folder = compile_engine.temporary_folder(root)
        into = Path(self._folder.name)
        for path in compile_engine.build(root, modules, compiler, into):
            build_data["force_include"][str(into / "lib" / path)] = path.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder is not None:
            self._folder.cleanup()
