"""What is written into the generated C code, and when."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import compile_engine

HANDED_OVER = """
    VecFloat arg_chances;
    arg_chances = VecFloatApi.unbox(obj_chances);
    if (VEC_IS_ERROR(arg_chances)) {
        CPy_TypeError("vec[float]", obj_chances); goto fail;
    }
    double retval = CPyDef_odds___majority(arg_chances);
"""
GIVEN_TO_AN_ATTRIBUTE = """
    tmp = VecNestedApi.unbox(value, 18, 1);
    if (VEC_IS_ERROR(tmp)) {
        CPy_TypeError("vec[vec[i64]]", value); return -1;
    }
    VEC_NESTED_INCREF(tmp);
"""
WITHIN_COMPILED_CODE = "cpy_r_r4 = VecI64Api.unbox(cpy_r_r3);\nif (VEC_IS_ERROR(cpy_r_r4)) {\n    goto CPyL1;\n}\n"


def test_what_is_handed_over_is_borrowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_engine.importlib.metadata, "version", lambda name: compile_engine.LEAKING)
    mended = compile_engine.mended(HANDED_OVER).splitlines()
    assert mended.index("VEC_FLOAT_DECREF(arg_chances);") == len(mended) - 2
    mended = compile_engine.mended(GIVEN_TO_AN_ATTRIBUTE).splitlines()
    assert mended.index("VEC_NESTED_DECREF(tmp);") == len(mended) - 2
    assert compile_engine.mended(WITHIN_COMPILED_CODE) == WITHIN_COMPILED_CODE


def test_another_mypyc_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_engine.importlib.metadata, "version", lambda name: "99")
    assert compile_engine.mended(HANDED_OVER) == HANDED_OVER


def test_what_another_python_has_compiled_is_not_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "src" / "sexton"
    package.mkdir(parents=True)
    (package / "dice.cpython-310-x86_64-linux-gnu.so").touch()
    monkeypatch.setattr(compile_engine, "EXTENSION_SUFFIXES", [".cpython-399-x86_64-linux-gnu.so", ".so"])
    assert compile_engine.check(tmp_path, []) == 0
    (package / "dice.cpython-399-x86_64-linux-gnu.so").touch()
    assert compile_engine.check(tmp_path, []) == 1
